"""The ids of what can be clicked in a picture."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kibako.games.kiwi.notation.names import USES
from kibako.games.kiwi.notation.pieces import Kiwi, Nest
from kibako.games.kiwi.notation.places import OFF_ISLAND
from kibako.games.kiwi.view import KiwiView

SEA: Final = "off"
ABILITY: Final = "ability"
ROW_OF_KIWIS: Final = "row"
RESERVE: Final = "reserve"
DOWN_BUTTONS: Final = ("down-nothing", "down-fruit")


def hex_id(place: str) -> str:
    return SEA if place == OFF_ISLAND else f"hex-{place}"


def flag_id(place: str) -> str:
    return f"flag-{place}"


def bird_id(kiwi: Kiwi, place: str, copy: int = 1) -> str:
    """Of kiwis that are alike any can be clicked; a leader is the only one of its clan."""
    if kiwi.is_leader:
        return f"leader-{kiwi.clan}"
    return f"bird-{kiwi.name}-{place}" + (f"-{copy}" if copy > 1 else "")


def bird_ids(view: KiwiView, kiwi: Kiwi, place: str) -> list[str]:
    """All that are alike."""
    hex_ = view.hex_at(place)
    return [bird_id(kiwi, place, copy + 1) for copy in range(hex_.kiwis.count(kiwi))] if hex_ else []


def nest_id(nest: Nest) -> str:
    return f"nest-{nest.clan}-{nest.name}"


def nest_space_id(nest: str) -> str:
    """Where a nest stands on the clan board until it is built."""
    return f"nestspace-{nest}"


def fruit_id(colour: str, copy: int) -> str:
    return f"fruit-{colour}-{copy}"


def marker_id(terrain: str, copy: int) -> str:
    return f"marker-{terrain}-{copy}"


def leader_id(leader: str) -> str:
    """A leader to choose."""
    return f"lead-{leader}"


def space_id(space: int | str) -> str:
    return f"space-{space}"


def season_id(card: str) -> str:
    return f"season-{card}"


def card_ids(cards: tuple[str, ...]) -> list[tuple[str, str]]:
    """Each card of a hand with its id: cards that are alike are numbered."""
    copies, found = Counter[str](), []
    for card in cards:
        copies[card] += 1
        found.append((card, f"card-{card}-{copies[card]}"))
    return found


def use_id(card: str, use: int) -> str:
    """What a joker is used for."""
    return f"use-{card}-{USES[use]}"

"""What KIKAI's coach looks out for in a seat's view, and what an action can do there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kibako.games.kikai.view import KikaiView, Side

LAST_TURNS: Final = (10, 11)  # of the eleven turns of a round: each player's last one (M11)


def own(view: KikaiView) -> Side:
    assert view.seat is not None
    return view.sides[view.seat]


# --- signs -------------------------------------------------------------------------------------------------------------------


def begins_turn(view: KikaiView) -> bool:
    return view.doing == "card" and view.plays == 0


def kikai_is_full(view: KikaiView) -> bool:
    """M27: a kikai with a body or more, and a fan at each part; with the card to exhibit there."""
    full = {place for place, parts in own(view).kikai.items() if len(parts) > 1 and all(part.fan for part in parts)}
    return bool(full & {*own(view).hand})


def has_attracted(view: KikaiView) -> bool:
    return any(part.fan for parts in own(view).kikai.values() for part in parts)


def last_turn_of_round(view: KikaiView) -> bool:
    return view.number in LAST_TURNS


def is_poor(view: KikaiView) -> bool:
    return own(view).energy < 2  # a distributor, or the cheapest body, is out of reach


def ladder_is_free(view: KikaiView) -> bool:
    """M18: a ladder, and a body without one."""
    bare = any(len(parts) > 1 and not parts[1].ladders for parts in own(view).kikai.values())
    return own(view).ladders > 0 and bare


def last_fan_within_reach(view: KikaiView) -> bool:
    """M28: a square whose only fan can be attracted now."""
    colours = {part.colour for part in view.parts(view.turn, view.district) if not part.fan}
    alone = [square.fans for square in view.squares if square.name in view.tolls and sum(square.fans) == 1]
    names = ("red", "blue", "green")
    return view.doing == "attract" and any(names[fans.index(1)] in colours for fans in alone)


def second_action(view: KikaiView) -> bool:
    """M16: a megaphone and a card are left after the first action."""
    return view.doing == "take" and view.plays == 1 and own(view).megaphones > 0 and bool(own(view).hand)


SIGNS: Final[dict[str, Callable[[KikaiView], bool]]] = {
    "begins-turn": begins_turn,
    "kikai-is-full": kikai_is_full,
    "has-fans": has_attracted,
    "last-turn-of-round": last_turn_of_round,
    "is-poor": is_poor,
    "ladder-is-free": ladder_is_free,
    "last-fan-within-reach": last_fan_within_reach,
    "second-action": second_action,
}


# --- effects -----------------------------------------------------------------------------------------------------------------


def parts_built(view: KikaiView) -> int:
    return sum(len(parts) for parts in own(view).kikai.values())


EFFECTS: Final[dict[str, Callable[[KikaiView, KikaiView], bool]]] = {
    "billboard": lambda before, after: len(own(after).billboards) < len(own(before).billboards),
    "renown": lambda before, after: own(after).renown > own(before).renown,
    "points": lambda before, after: own(after).points > own(before).points,
    "income": lambda before, after: own(after).income > own(before).income,
    "influence": lambda before, after: sum(own(after).influence) > sum(own(before).influence),
    "energy": lambda before, after: own(after).energy > own(before).energy,
    "taller": lambda before, after: parts_built(after) > parts_built(before),
}

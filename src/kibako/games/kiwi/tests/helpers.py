"""What Kiwi Chow Down's tests share: positions, and what lies where."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

import kibako
from kibako import Match
from kibako.engine.chance import Quick
from kibako.engine.game import Game
from kibako.games.kiwi.rules.state import KiwiState
from kibako.games.kiwi.view import KiwiView

GAME = cast("Game[KiwiState, KiwiView]", kibako.game("kiwi"))
EVERYTHING = {"free_setup": True, "side_b": True, "variable_order": True, "sixteenth_season_card": True}


def position(**fields: Any) -> Match:
    """Red and green on the island of two; red is to play a card."""
    return GAME.position(**{"clans": "red green"} | fields)


FIRST_OF_ROW: Final = {"move": 0, "feed": 2, "build": 4, "joker": 6}
"""The draw that lets the Kiwibot reveal such a card, when all nine are left."""


def solo_position(**fields: Any) -> Match:
    """The player is red, the Kiwibot green with its leader on -4,2; the player is to play a Move card."""
    usual: dict[str, Any] = {"clans": "red green", "solo": True, "hands": ["move"]}
    return GAME.position(**usual | fields)


def bot_turn(card: str, luck: Sequence[int] = (), **fields: Any) -> Match:
    """The player plays a card face down; then the Kiwibot reveals a card of that type."""
    match = solo_position(**fields)
    match.play("down move", luck=[0, FIRST_OF_ROW[card], *luck])
    return match


def state_of(match: Match) -> KiwiState:
    return cast("KiwiState", match.copy_state())


def view_of(match: Match, seat: int | None) -> KiwiView:
    return GAME.look(state_of(match), seat)


def doing(match: Match) -> str:
    """What kind of decision it is."""
    return view_of(match, None).doing


def side(match: Match, number: int) -> dict[str, Any]:
    """What a player has, as the player sees it; what the Kiwibot has, as its opponent does."""
    found: dict[str, Any] = match.view(number if number < match.seats else 0)["sides"][number]
    return found


def hex_at(match: Match, place: str) -> dict[str, Any]:
    return next(hex_ for hex_ in match.view(None)["hexes"] if hex_["place"] == place)


def at(match: Match, place: str) -> list[str]:
    """The kiwis in a hex, as positions name them."""
    hex_ = view_of(match, None).hex_at(place)
    assert hex_ is not None
    return [kiwi.name for kiwi in hex_.kiwis]


def nest_at(match: Match, place: str) -> str | None:
    hex_ = view_of(match, None).hex_at(place)
    assert hex_ is not None
    return f"{hex_.nest.clan}-{hex_.nest.name}" if hex_.nest else None


def random_states(seats: int, seed: int, avoided: tuple[str, ...] = ("done", "down")) -> Iterator[KiwiState]:
    """A random game with every option, before each decision and at its end, in which these verbs are avoided."""
    chance = Quick(seed)
    state = GAME.start(seats, GAME.manifest.check_options(EVERYTHING if seats > 1 else {}), chance)
    while state.to_act() >= 0:
        yield state
        legal = [int(action) for action in state.actions()]
        chosen = [action for action in legal if GAME.write(action).split()[0] not in avoided] or legal
        state.apply(chosen[chance.below(len(chosen))], chance)
    yield state


def random_matches(seats: int, seed: int, options: dict[str, bool] | None = None) -> Iterator[Match]:
    """A random game in which little is declined, before each decision and at its end."""
    match = GAME.new(seats=seats, seed=seed, options=options if seats > 1 else None)
    luck = random.Random(seed)  # noqa: S311 - a test
    while match.to_act is not None:
        yield match
        bold = [action for action in match.actions() if not action.startswith(("down", "done"))]
        match.play(luck.choice(bold or match.actions()))
    yield match

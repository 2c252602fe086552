"""What GrandBois's tests have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import shared

import kibako
from kibako import Match
from kibako.engine.game import Game, Scene, Shape
from kibako.engine.state import Event
from kibako.games.grandbois.rules.state import GrandBoisState
from kibako.games.grandbois.view import GrandBoisView

GAME = cast("Game[GrandBoisState, GrandBoisView]", kibako.game("grandbois"))


def randomly(seats: int, seed: int, expert: bool = False) -> Iterator[Match]:
    return shared.randomly(GAME.new(seats=seats, seed=seed, options={"expert": expert}), seed)


def position(**fields: Any) -> Match:
    """Three players; what else is as usual."""
    return GAME.position(**{"clans": "F R L", "river": "6 7 8 9"} | fields)


def state_of(match: Match) -> GrandBoisState:
    return cast("GrandBoisState", match.copy_state())


def view_of(match: Match, seat: int | None) -> GrandBoisView:
    return GAME.look(state_of(match), seat)


def scene(
    match: Match, seat: int | None, shape: Shape = "wide", planned: str | None = None, recent: Sequence[Event] = ()
) -> Scene[GrandBoisView]:
    return shared.scene(GAME, view_of(match, seat), shape, planned, recent)

"""What KIKAI's tests have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import shared

import kibako
from kibako import Match
from kibako.engine.game import Game, Scene, Shape
from kibako.engine.state import Event
from kibako.games.kikai.rules.state import KikaiState
from kibako.games.kikai.view import KikaiView

GAME = cast("Game[KikaiState, KikaiView]", kibako.game("kikai"))


def position(mode: str = "normal", **fields: Any) -> Match:
    """As it is described; what is left out of it is as usual."""
    return GAME.position(**{"yellow": {}, "purple": {}, "options": {"mode": mode}} | fields)


def randomly(seed: int, mode: str = "normal", first_game: bool = False) -> Iterator[Match]:
    return shared.randomly(GAME.new(seed=seed, options={"mode": mode, "first_game": first_game}), seed)


def side(match: Match, seat: int = 0) -> dict[str, Any]:
    """What a player has."""
    found: dict[str, Any] = match.view(None)["sides"][seat]
    return found


def state_of(match: Match) -> KikaiState:
    return cast("KikaiState", match.copy_state())


def view_of(match: Match, seat: int | None = 0) -> KikaiView:
    return GAME.look(state_of(match), seat)


def scene(
    match: Match,
    seat: int | None,
    shape: Shape = "wide",
    planned: str | None = None,
    recent: Sequence[Event] = (),
    language: str = "en",
) -> Scene[KikaiView]:
    return shared.scene(GAME, view_of(match, seat), shape, planned, recent, language)

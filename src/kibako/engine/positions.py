"""Described positions from anywhere: whether they can be played on from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from kibako.engine.chance import Quick
from kibako.engine.errors import BadPosition
from kibako.engine.state import Belief, State


class Playable(Protocol):
    """What is needed of a game to try one of its positions out; engine/game.py has the whole of it."""

    @property
    def title(self) -> str: ...
    @property
    def outcome(self) -> Callable[[State], object]: ...
    @property
    def component_count(self) -> Callable[[State], dict[str, int]]: ...
    @property
    def look(self) -> Callable[[State, int | None], Any]: ...
    @property
    def imagine(self) -> Callable[[Any], Belief]: ...


def try_out(game: Playable, state: State) -> None:
    """That everybody can look at a position, imagine it, and act in their turn. Raises BadPosition."""
    try:
        reason = _fault(game, state)
    except Exception as error:
        reason = f"{type(error).__name__} {error}".strip()
    if reason:
        raise BadPosition(f"this is no position of {game.title}: nobody can play on from it ({reason})")


def _fault(game: Playable, state: State) -> str:
    """What can't be right, or nothing."""
    actor, counted = int(state.to_act()), game.component_count(state)
    if actor >= state.seats or min(counted.values()) < 0:
        return "a seat or a component that there isn't"
    if actor < 0:
        game.outcome(state)
    elif len(state.actions()) == 0:
        return "whose turn it is has nothing to do"
    game.look(state, None)
    for seat in range(int(state.seats)):
        imagined = game.imagine(game.look(state, seat)).sample(Quick(seat))
        if game.component_count(imagined) != counted:
            return f"seat {seat} can't imagine where everything is"
        if seat == actor and len(imagined.actions()) == 0:
            return f"seat {seat} can't imagine what to do"
    return ""

"""Random play inside the compiled engine."""

from __future__ import annotations

from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.engine.state import State


def playout(state: State, chance: Chance) -> i64:
    """Play legal actions at random to the end of the game; the number of actions played."""
    played: i64 = 0
    while state.to_act() >= 0:
        legal = state.actions()
        state.apply(legal[chance.below(len(legal))], chance)
        played += 1
    return played

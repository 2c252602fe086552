"""What judgement.py weighs, noted at the beginning of each turn, so that the weights can be fitted to how games ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kibako.engine.state import State
from kibako.games.kikai.ai.judgement import FEATURES, features, left_of
from kibako.games.kikai.rules.codes import CARD
from kibako.games.kikai.rules.score import score
from kibako.games.kikai.rules.state import KikaiState
from kibako.kit.fitting import Row, Study

MEDIA_VICTORY_WORTH: Final = 30.0  # points that it counts for


class Turn(NamedTuple):
    """How much of the game is to come, and how far yellow's features are ahead."""

    left: float
    ahead: list[float]


def note(state: State) -> Turn | None:
    assert isinstance(state, KikaiState)
    if state.top() != CARD or state.plays != 0:
        return None
    own, other = features(state, 0), features(state, 1)
    return Turn(float(left_of(state)), [float(own[i] - other[i]) for i in range(FEATURES)])


def final_lead(state: State) -> float:
    assert isinstance(state, KikaiState)
    if state.star >= 0:
        return MEDIA_VICTORY_WORTH * (1 - 2 * int(state.star))
    return float(score(state, 0) - score(state, 1))


def rows(turns: list[Turn], ended: State) -> Iterator[Row]:
    """A game counts as much as any other."""
    for turn in turns:
        yield Row([*turn.ahead, *(turn.left * value for value in turn.ahead)], final_lead(ended), 1.0 / len(turns))


def weight_lines(weights: Sequence[float]) -> Iterator[str]:
    """As judgement.py writes them, for one mode."""
    yield f"LATE = {rounded(weights[:FEATURES])}"
    yield f"EARLY = {rounded(weights[FEATURES:])}"


def rounded(weights: Sequence[float]) -> list[float]:
    return [round(weight, 2) for weight in weights]


STUDIES: Final = {
    "normal": Study((2,), (), note, rows, weight_lines),
    "advanced": Study((2,), (), note, rows, weight_lines, {"mode": "advanced"}),
}

"""What judgement.py weighs, noted at the beginning of each turn, so that the weights can be fitted to how games ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kibako.engine.state import State
from kibako.games.kiwi.ai.judgement import FEATURES, features, left_of
from kibako.games.kiwi.rules.board import kind_of
from kibako.games.kiwi.rules.codes import CHOOSE_CARD
from kibako.games.kiwi.rules.scoring import total
from kibako.games.kiwi.rules.state import KiwiState
from kibako.kit.fitting import Row, Study


class Turn(NamedTuple):
    """How much of the game is to come, and features by side."""

    left: float
    sides: list[list[float]]


def note(state: State) -> Turn | None:
    assert isinstance(state, KiwiState)
    if kind_of(state.stack[state.depth - 1]) != CHOOSE_CARD:
        return None
    found = [float(value) for value in features(state)]
    return Turn(float(left_of(state)), [found[FEATURES * side : FEATURES * (side + 1)] for side in range(state.sides)])


def final_points(state: State) -> list[int]:
    assert isinstance(state, KiwiState)
    return [int(total(state, side)) for side in range(state.sides)]


def versus_others(turns: list[Turn], ended: State) -> Iterator[Row]:
    """Each side against the average of the others; a game counts as much as any other."""
    scores = final_points(ended)
    for turn in turns:
        sums = [sum(values) for values in zip(*turn.sides, strict=True)]
        for side, own in enumerate(turn.sides):
            others = len(turn.sides) - 1
            known = [value - (all_ - value) / others for value, all_ in zip(own, sums, strict=True)]
            ahead = scores[side] - (sum(scores) - scores[side]) / others
            yield Row(late_and_early(known, turn.left), ahead, 1.0 / (len(turns) * len(scores)))


def versus_kiwibot(turns: list[Turn], ended: State) -> Iterator[Row]:
    """The player's features, the Kiwibot's against them, and its lead."""
    players, kiwibots = final_points(ended)
    for turn in turns:
        player, kiwibot = turn.sides
        known = late_and_early(player, turn.left) + late_and_early([-value for value in (*kiwibot, 1.0)], turn.left)
        yield Row(known, players - kiwibots, 1.0 / len(turns))


def late_and_early(known: Sequence[float], left: float) -> list[float]:
    return [*known, *(left * value for value in known)]


def weight_lines(weights: Sequence[float]) -> Iterator[str]:
    """As judgement.py writes them."""
    yield f"LATE = {rounded(weights[:FEATURES])}"
    yield f"EARLY = {rounded(weights[FEATURES:])}"


def solo_weight_lines(weights: Sequence[float]) -> Iterator[str]:
    own, kiwibots = weights[: 2 * FEATURES], rounded(weights[2 * FEATURES :])
    yield from (f"SOLO_{line}" for line in weight_lines(own))
    yield f"BOT_LATE = {kiwibots[:FEATURES]}"
    yield f"BOT_EARLY = {kiwibots[FEATURES + 1 : -1]}"
    yield f"KIWIBOTS_LEAD = {kiwibots[FEATURES]}"
    yield f"KIWIBOTS_EARLY_LEAD = {kiwibots[-1]}"


def rounded(weights: Sequence[float]) -> list[float]:
    return [round(weight, 2) for weight in weights]


STUDIES: Final = {
    "players": Study((2, 4), ("free_setup", "side_b"), note, versus_others, weight_lines),
    "solo": Study((1,), (), note, versus_kiwibot, solo_weight_lines),
}

"""Fitting weights to how games ended: what a game tells of its positions, and a ridge regression."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from kibako.engine.state import State

RIDGE: Final = 0.01  # how much a weight must explain to be far from 0


class Row(NamedTuple):
    """What was known of a position, how far ahead it came to be, and how much that counts."""

    known: list[float]
    ahead: float
    counts: float


class Study(NamedTuple):
    """Weights of a game that belong together: from which games, what is noted in them, and how the weights are written."""

    seats: tuple[int, ...]
    variants: tuple[str, ...]  # options that are on in some of the games
    note: Callable[[State], Any]  # before a decision; None for nothing
    rows: Callable[[list[Any], State], Iterator[Row]]  # from what was noted and how the game ended
    lines: Callable[[Sequence[float]], Iterator[str]]


def fit(rows: Iterable[Row]) -> list[float]:
    """The weights with which the rows tell best how far ahead."""
    matrix: list[list[float]] = []
    goal: list[float] = []
    for row in rows:
        if not matrix:
            matrix, goal = [[0.0] * len(row.known) for _ in row.known], [0.0] * len(row.known)
        for i, value in enumerate(row.known):
            if value:
                weight = row.counts * value
                goal[i] += weight * row.ahead
                matrix[i] = [sum_ + weight * other for sum_, other in zip(matrix[i], row.known, strict=True)]
    for i, line in enumerate(matrix):
        line[i] += RIDGE * line[i] or 1.0  # what never varies gets no weight
    return solved(matrix, goal)


def solved(matrix: list[list[float]], goal: list[float]) -> list[float]:
    """Gauss's elimination; the matrix is positive definite."""
    lines = [[*line, value] for line, value in zip(matrix, goal, strict=True)]
    for i, pivot in enumerate(lines):
        for line in lines[i + 1 :]:
            factor = line[i] / pivot[i]
            line[i:] = [value - factor * above for value, above in zip(line[i:], pivot[i:], strict=True)]
    found = [0.0] * len(lines)
    for i in reversed(range(len(lines))):
        known = sum(lines[i][j] * found[j] for j in range(i + 1, len(lines)))
        found[i] = (lines[i][-1] - known) / lines[i][i]
    return found

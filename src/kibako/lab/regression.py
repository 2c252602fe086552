"""A ridge regression: the weights with which what was recorded of positions best predicts how games ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kibako.kit.fitting import Row

RIDGE: Final = 0.01  # how much a weight must explain to move away from 0


def fit(rows: Iterable[Row]) -> list[float]:
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
    """Gaussian elimination; the matrix is positive definite."""
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

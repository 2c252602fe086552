"""Who has won, from what each seat's result is worth. Compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def shares_of(worth: vec[i64]) -> vec[float]:
    """Each seat's share of the victory: all of it for the best alone, equal parts among those who tie."""
    best = worth[0]
    winners: i64 = 0
    for value in worth:
        if value > best:
            best = value
            winners = 0
        if value == best:
            winners += 1
    return vec[float]([1.0 / float(winners) if value == best else 0.0 for value in worth])


def ranks_of(worth: list[int]) -> list[int]:
    """1 for the best; those who tie share a rank, and the next ones are as far down as if they didn't."""
    return [1 + sum(other > own for other in worth) for own in worth]

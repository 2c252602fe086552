"""Tallies: how many there are of each kind, up to 15 of up to 15 kinds, in four bits each of one number. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.kit.bags import only


def one(kind: i64) -> i64:
    """The tally of a single one: add it or take it away."""
    return only(4 * kind)


def count(tally: i64, kind: i64) -> i64:
    return (tally >> (4 * kind)) & 15


def total(tally: i64) -> i64:
    found: i64 = 0
    while tally > 0:
        found += tally & 15
        tally >>= 4
    return found


def draw(tally: i64, chance: Chance) -> i64:
    """The kind of a random one of a tally that is not empty."""
    if tally <= 0:
        raise ValueError("nothing is left to draw")
    skipped = chance.below(total(tally))
    kind: i64 = 0
    while skipped >= tally & 15:
        skipped -= tally & 15
        tally >>= 4
        kind += 1
    return kind


def tally_of(counts: list[int]) -> int:
    """The tally of these counts, in the order of the kinds."""
    return sum(number << 4 * kind for kind, number in enumerate(counts))


def counts_of(tally: int, kinds: int) -> list[int]:
    """How many there are of each of the first kinds."""
    return [tally >> 4 * kind & 15 for kind in range(kinds)]

"""Shuffling, and drawing from sets whose members are the bits of a number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kibako.engine.chance import Chance


def shuffle(items: vec[u8], chance: Chance) -> None:
    """Put the items into a random order."""
    i: i64 = len(items) - 1
    while i > 0:
        j = chance.below(i + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept
        i -= 1


# A table, as mypyc 2.4 compiles 1 << n to a shift of 32 bits.
POWERS: Final = vec[i64]([2**member for member in range(63)])


def only(member: i64) -> i64:
    """The set of one member."""
    return POWERS[member]


def size(members: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while members > 0:
        members &= members - 1
        count += 1
    return count


def members(bits: int) -> list[int]:
    """The members of a set, in their order."""
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


def set_of(numbers: Iterable[int]) -> int:
    """The set of these members."""
    return sum(1 << number for number in set(numbers))


def pick(members: i64, chance: Chance) -> i64:
    """A random member of a set that is not empty."""
    skipped = chance.below(size(members))
    while skipped > 0:
        members &= members - 1
        skipped -= 1
    return size((members & -members) - 1)

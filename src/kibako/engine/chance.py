"""Where luck comes from.

A game never keeps a generator: whoever applies an action passes the chance in. So a search can't see or disturb the luck of
the table, a journal can replay what was drawn, and a test can say what will be drawn.
"""

from __future__ import annotations

import struct
from abc import abstractmethod
from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
WORDS: Final = 8  # 64-bit words in a block of the seeded stream


class BadDraw(Exception):
    """Scripted luck ran out, or doesn't fit what is being drawn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    @abstractmethod
    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely as the others."""


@final
class Seeded(Chance):
    """The luck of a table: a keyed hash stream, so that nobody can work out the seed from what was drawn.

    Draw number k depends on the seed and k alone: taking moves back and playing on brings the same luck again.
    """

    def __init__(self, seed: str, position: int = 0) -> None:
        self.seed: str = seed
        self.position: int = position
        self.draws: list[int] = []  # what was drawn through this object
        self._block: int = -1
        self._words: tuple[int, ...] = ()

    def below(self, n: i64) -> i64:
        block = self.position // WORDS
        if block != self._block:
            self._block = block
            self._words = struct.unpack("<8Q", blake2b(f"{self.seed}/{block}".encode()).digest())
        drawn = (self._words[self.position % WORDS] * int(n)) >> 64
        self.position += 1
        self.draws.append(drawn)
        return drawn


@final
class Scripted(Chance):
    """Luck that is known beforehand: a journal's, or a test's."""

    def __init__(self, draws: list[int]) -> None:
        self.draws: list[int] = draws
        self.used: int = 0

    def below(self, n: i64) -> i64:
        if self.used >= len(self.draws):
            raise BadDraw(f"a draw below {n} is needed, but only {self.used} were given")
        drawn = self.draws[self.used]
        if not 0 <= drawn < int(n):
            raise BadDraw(f"draw {self.used} is {drawn}, but must be below {n}")
        self.used += 1
        return drawn


@final
class Quick(Chance):
    """Luck for searches and mass simulation: the small fast generator sfc32, the same compiled or not."""

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & MASK
        self._b: i64 = (seed >> 32) & MASK
        self._c: i64 = (seed >> 64) & MASK
        self._counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        out = (self._a + self._b + self._counter) & MASK
        self._counter = (self._counter + 1) & MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & MASK
        self._c = ((((self._c << 21) & MASK) | (self._c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        return (self.word() * n) >> 32

"""Where luck comes from.

A game never keeps a generator: whoever applies an action passes the chance in. So a search can't see or disturb the luck of
the table, a journal can replay what was drawn, and a test can say what will be drawn.
"""

from __future__ import annotations

from abc import abstractmethod
from hashlib import blake2b
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from kibako.engine.packing import pack_chance, unpack

MASK: Final = 0xFFFFFFFF
WORDS: Final = 8  # 64-bit words in a block of the seeded stream
SMALL: Final = 2**31  # below this a word and a limit are multiplied in two halves, without long integers


class BadDraw(Exception):
    """Scripted luck ran out, or doesn't fit what is being drawn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    @abstractmethod
    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely as the others."""

    def parts(self) -> tuple[Any, ...]:
        """What `of` makes the same luck of again, at the same place."""
        raise NotImplementedError

    def pack(self) -> bytes:
        """The luck and how far it has come, as bytes; `kibako.unpack` gives it back."""
        return pack_chance(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.pack() == other.pack()

    def __hash__(self) -> int:
        """Of the luck as it is now."""
        return hash(self.pack())

    def __reduce__(self) -> tuple[Any, ...]:
        return unpack, (self.pack(),)


def half(block: bytes, at: i64) -> i64:
    """Four bytes as a number, the lowest first."""
    return i64(block[at]) | i64(block[at + 1]) << 8 | i64(block[at + 2]) << 16 | i64(block[at + 3]) << 24


def scaled(block: bytes, at: i64, n: i64) -> i64:
    """The 64-bit word at that byte as a part of n: the upper half of their product."""
    low = half(block, at)
    high = half(block, at + 4)
    if n < SMALL:
        return (high * n + ((low * n) >> 32)) >> 32
    return ((int(high) << 32 | int(low)) * int(n)) >> 64


@final
class Seeded(Chance):
    """The luck of a table: a keyed hash stream, so that nobody can work out the seed from what was drawn.

    Draw number k depends on the seed and k alone: taking moves back and playing on brings the same luck again.
    """

    def __init__(self, seed: str, position: int = 0) -> None:
        self.seed: str = seed
        self.position: i64 = position
        self.draws: list[int] = []  # what was drawn through this object
        self._number: i64 = -1  # of the block at hand
        self._block: bytes = b""

    def parts(self) -> tuple[Any, ...]:
        return self.seed, self.position

    @staticmethod
    def of(seed: str, position: int) -> Seeded:
        return Seeded(seed, position)

    def below(self, n: i64) -> i64:
        number: i64 = self.position // WORDS
        if number != self._number:
            self._number = number
            self._block = blake2b(f"{self.seed}/{int(number)}".encode()).digest()
        drawn = scaled(self._block, 8 * (self.position % WORDS), n)
        self.position += 1
        self.draws.append(int(drawn))
        return drawn


@final
class Scripted(Chance):
    """Luck that is known beforehand: a journal's, or a test's."""

    def __init__(self, draws: list[int]) -> None:
        self.draws: list[int] = draws
        self.used: int = 0

    def parts(self) -> tuple[Any, ...]:
        return self.draws, self.used

    @staticmethod
    def of(draws: list[int], used: int) -> Scripted:
        made = Scripted(draws)
        made.used = used
        return made

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

    def parts(self) -> tuple[Any, ...]:
        return int(self._a), int(self._b), int(self._c), int(self._counter)

    @staticmethod
    def of(a: int, b: int, c: int, counter: int) -> Quick:
        made = Quick(0)
        made._a, made._b, made._c, made._counter = a, b, c, counter
        return made

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

"""Which kinds of choices a game offered, and which were taken: an option nobody ever takes is as good as none."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from kibako.engine.game import Game

PLACE: Final = re.compile(r"-?\d+,-?\d+|[A-Za-z][a-z]*[A-Z0-9]\d*")
"""A place among many: 3,-2 or S4 or rowA."""


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """A kind of choice in one game, or in many."""

    offered: int  # decisions in which it could be taken, and something else too
    taken: int
    takers: int  # seats that took it, each counted once a game
    won: float  # their shares of the victory together


class Choices:
    """What the seats of one game were offered and took."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self._offered: Counter[str] = Counter()
        self._taken: list[Counter[str]] = [Counter() for _ in range(seats)]

    def add(self, seat: int, legal: Sequence[int], chosen: int) -> None:
        self._offered.update({kind(self._game, action) for action in legal})
        self._taken[seat][kind(self._game, chosen)] += 1

    def found(self, shares: Sequence[float]) -> dict[str, Choice]:
        """By kind, once everybody's share of the victory is known."""
        return {name: self._choice(name, shares) for name in sorted(self._offered)}

    def _choice(self, name: str, shares: Sequence[float]) -> Choice:
        takers = [seat for seat, taken in enumerate(self._taken) if taken[name]]
        taken = sum(self._taken[seat][name] for seat in takers)
        return Choice(self._offered[name], taken, len(takers), sum(shares[seat] for seat in takers))


@cache
def kind(game: Game, action: int) -> str:
    return kind_of(game.write(action))


def kind_of(words: str) -> str:
    """An action's first word, and the second unless that is a place or the first of several numbers."""
    first, *rest = words.split(" ")
    if not rest or PLACE.fullmatch(rest[0]) or (len(rest) > 1 and all(word.isdecimal() for word in rest[:2])):
        return first
    return f"{first} {rest[0]}"

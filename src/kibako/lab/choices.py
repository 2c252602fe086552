"""Which kinds of choices a game offered, and which were taken: an option nobody ever takes is as good as none."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from kibako.engine.game import Game

PLACE: Final = re.compile(r"-?\d+,-?\d+|[A-Za-z][a-z]*[A-Z0-9]\d*|[a-z]+-\d+(-[a-z]+)?")
"""A place or a piece among many: 3,-2 or S4 or rowA or green-1 or red-1-moved."""

SIZED: Final = re.compile(r"(?<=^\d)-[a-z]+$")
"""What distinguishes two pieces of the same size: 2-grown."""

GROUP: Final = " …"
"""Ends the name of a group: all kinds with the same first word, where there are several."""


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """A kind of choice in one game, or in many."""

    offered: int  # decisions in which it could be taken, and something else too
    taken: int
    takers: int  # seats that took it, each counted once a game
    won: float  # their shares of the victory together
    expected: float = 0.0  # how often it would have been taken if each kind that was offered were as likely; 0: not counted yet


class Choices:
    """What the seats of one game were offered and took, by kind and by group."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self._offered: Counter[str] = Counter()
        self._expected: defaultdict[str, float] = defaultdict(float)
        self._taken: list[Counter[str]] = [Counter() for _ in range(seats)]

    def add(self, seat: int, legal: Sequence[int], chosen: int) -> None:
        kinds = {kind(self._game, action) for action in legal}
        taken = kind(self._game, chosen)
        self._count(seat, kinds, taken)
        self._count(seat, {group(name) for name in kinds}, group(taken))

    def _count(self, seat: int, offered: set[str], taken: str) -> None:
        self._taken[seat][taken] += 1
        for name in offered:
            self._offered[name] += 1
            self._expected[name] += 1 / len(offered)

    def found(self, shares: Sequence[float]) -> dict[str, Choice]:
        """By kind, once everybody's share of the victory is known."""
        return {name: self._choice(name, shares) for name in sorted(self._offered)}

    def _choice(self, name: str, shares: Sequence[float]) -> Choice:
        takers = [seat for seat, taken in enumerate(self._taken) if taken[name]]
        taken = sum(self._taken[seat][name] for seat in takers)
        won = sum(shares[seat] for seat in takers)
        return Choice(self._offered[name], taken, len(takers), won, round(self._expected[name], 6))


@cache
def kind(game: Game, action: int) -> str:
    return kind_of(game.write(action))


def kind_of(words: str) -> str:
    """An action's first word, and the second unless that is a place or the first of several numbers."""
    first, *rest = words.split(" ")
    if not rest or PLACE.fullmatch(rest[0]) or (len(rest) > 1 and all(word.isdecimal() for word in rest[:2])):
        return first
    return f"{first} {SIZED.sub('', rest[0])}"


def group(kind: str) -> str:
    return kind.partition(" ")[0] + GROUP


def is_group(name: str) -> bool:
    return name.endswith(GROUP)

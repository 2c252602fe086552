"""What a game tells the laboratory so that weights of its judgement can be fitted to how games ended: its ai/weights.py."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from kibako.engine.state import State

USUAL: Final[Mapping[str, bool | str]] = {}  # the options that are the default


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
    options: Mapping[str, bool | str] = USUAL  # of all the games

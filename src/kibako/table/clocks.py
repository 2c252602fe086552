"""Table clocks: none, relaxed (days for a decision) or per move. A clock is a deadline; nobody is told of its ticking."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from kibako.engine.words import text
from kibako.table.errors import TableError

CHOICES: Final[Mapping[str, tuple[float, ...]]] = {
    "relaxed": (86_400, 3 * 86_400, 7 * 86_400),
    "move": (30, 60, 120, 300, 600),
}
"""The seconds for a decision that can be chosen when a table is opened."""


def now() -> float:
    return time.time()


@dataclass
class Clock:
    kind: str = "none"  # none, relaxed, move
    seconds: float = 0  # for a decision
    seat: int | None = None  # the person whose time runs; nobody's while a bot is to act
    length: int = -1  # of the journal when it was last wound
    deadline: float | None = None
    paused: bool = False
    remaining: float | None = None  # while paused: the seconds that were left

    def follow(self, seat: int | None, length: int) -> bool:
        """Wind it for a new decision, and say whether it was. Taking one's own moves back gives no new time."""
        if self.kind == "none" or self.paused:
            return False
        if seat == self.seat and (seat is None or length <= self.length):
            return False
        self.seat, self.length = seat, length
        self.deadline = None if seat is None else now() + self.seconds
        return True

    def pause(self) -> None:
        self.paused = True
        self.remaining = None if self.deadline is None else self.deadline - now()
        self.deadline = None

    def resume(self) -> None:
        self.paused = False
        self.deadline = None if self.remaining is None else now() + self.remaining
        self.remaining = None

    def is_over(self, seat: int) -> bool:
        return seat == self.seat and self.deadline is not None and now() >= self.deadline

    def message(self) -> dict[str, Any]:
        """For a browser: seconds that are left, not a time of day, since its clock may differ from ours."""
        left = self.remaining if self.deadline is None else self.deadline - now()
        return {"kind": self.kind, "seconds": self.seconds, "seat": self.seat, "left": left, "paused": self.paused}


def new_clock(kind: str, seconds: float) -> Clock:
    if kind == "none":
        return Clock()
    if seconds not in CHOICES[kind]:
        raise TableError(text("no-such-clock"))
    return Clock(kind, seconds)

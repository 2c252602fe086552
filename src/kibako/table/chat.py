"""What people say at a table, and their reactions. Kept with the table, of bounded length."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, NamedTuple

from kibako.engine.words import text
from kibako.table.errors import TableError

LONGEST_WORDS = 500
MOST_KEPT = 300  # messages of a table; older ones are forgotten
A_SECOND, AT_ONCE = 0.5, 6  # messages that one browser may send

REACTIONS: Final[tuple[str, ...]] = tuple(
    tomllib.loads(files("kibako.table").joinpath("table.toml").read_text(encoding="utf-8"))["icons"]
)
"""By the names of their icons."""


class Said(NamedTuple):
    """One line of the chat. kind: words, reaction (words is its icon) or time (a bot played, the seat's time being up)."""

    number: int
    seat: int | None  # None: somebody who watches
    name: str
    kind: str
    words: str
    said: float


def check_words(words: str) -> str:
    """What can be said: printable, on one line, of bounded length."""
    printable = "".join(sign if sign.isprintable() else " " for sign in words)
    cleaned = " ".join(printable.split())
    if not cleaned:
        raise TableError(text("nothing-said"))
    if len(cleaned) > LONGEST_WORDS:
        raise TableError(text("said-too-much", most=LONGEST_WORDS))
    return cleaned


def check_reaction(name: str) -> str:
    if name not in REACTIONS:
        raise TableError(text("no-such-reaction"))
    return name


def chat_message(said: list[Said], whole: bool = False) -> dict[str, Any]:
    """For a browser: all that is kept, or what is new."""
    return {"type": "chat", "whole": whole, "messages": [one._asdict() for one in said]}

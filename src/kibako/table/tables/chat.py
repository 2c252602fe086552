"""What people say at a table, and their reactions. Kept with the table, of bounded length."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from kibako.engine.words import LANGUAGES, text
from kibako.table.errors import StoreDown, TableError
from kibako.table.store.records import ChatKind
from kibako.table.store.social import SocialStore
from kibako.table.store.writer import Slow, Writer
from kibako.table.tables.identity import called, tidy
from kibako.table.tables.table import LiveTable

LONGEST_WORDS = 500

REACTIONS: Final[tuple[str, ...]] = tuple(
    tomllib.loads(files("kibako.table.tables").joinpath("reactions.toml").read_text(encoding="utf-8"))["icons"]
)
"""By the names of their icons."""


def check_words(words: str) -> str:
    """What can be said: printable, on one line, of bounded length."""
    cleaned = tidy(words)
    if not cleaned:
        raise TableError(text("nothing-said"))
    if len(cleaned) > LONGEST_WORDS:
        raise TableError(text("said-too-much", most=LONGEST_WORDS))
    return cleaned


def check_reaction(name: str) -> str:
    if name not in REACTIONS:
        raise TableError(text("no-such-reaction"))
    return name


class Chat:
    def __init__(self, social: SocialStore, writer: Writer) -> None:
        self._social = social
        self._writer = writer

    async def say(self, live: LiveTable, seat: int | None, name: str, kind: ChatKind, words: str, spectator: str = "") -> None:
        """Keep what somebody says, then tell all who are at the table."""
        async with live.company_lock:
            before = live.last_line
            try:
                line, revision = await self._writer.run(
                    self._social.add_line, live.record.id, seat, name, kind, words, spectator
                )
            except Slow:
                raise
            except StoreDown:  # it may have been kept all the same
                new = (await self._writer.run(self._social.read, live.record.id, before)).chat
                live.hear(*new)
                if not any((line.seat, line.name, line.words) == (seat, name, words) for line in new):
                    raise
                return
            if line.number == live.last_line + 1:
                live.hear(line)
            live.saw(revision)

    async def note_late(self, live: LiveTable, seat: int) -> None:
        """Say whose time was up; once, however often it happens in a row."""
        last = live.company.chat[-1] if live.company.chat else None
        if last is None or (last.kind, last.seat) != ("time", seat):
            await self.say(live, seat, called(live.seats[seat], LANGUAGES[0]), "time", "")

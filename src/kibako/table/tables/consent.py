"""What the other people at a table must agree to: taking back what was shown, a bot for somebody away, a pause, an end."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec

from kibako.engine.words import text
from kibako.table.errors import TableError
from kibako.table.store.tables import Store
from kibako.table.tables import clocks
from kibako.table.tables.clocks import Clocks
from kibako.table.tables.moves import Moves
from kibako.table.tables.registry import Registry
from kibako.table.tables.table import AWAY, LiveTable, Question, Stale

NUMBERS = 1 << 48  # of questions: few enough for scripts, too many for two at a table to be the same


class Consent:
    def __init__(self, store: Store, registry: Registry, moves: Moves, clocks: Clocks) -> None:
        self._store = store
        self._registry = registry
        self._moves = moves
        self._clocks = clocks

    async def undo(self, live: LiveTable, seat: int, own: set[int]) -> None:
        """Take one's last action back: at once if that is free, else by asking; own are the seats at one's screen."""
        async with live.lock:
            length = live.undo_length(seat)
            live.check_not_paused()
            if length is None:
                raise TableError(text("nothing-to-take-back"))
            if live.status == "over":
                raise TableError(text("over-stands"))
            if not live.undo_is_allowed(seat):
                raise TableError(text("deal-stands"))
            if live.undo_is_free(seat):
                await self._moves.truncate(live, length)
            else:
                await self._ask(live, seat, "undo", own, length=length)

    async def let_bot_play(self, live: LiveTable, asker: int, seat: int) -> None:
        """Let a bot play for somebody who is away, if all others agree; at once if their time is over."""
        async with live.lock:
            if asker != seat and clocks.may_be_replaced(live.company.clock, seat):
                await self._registry.let_bot_play(live, seat)
            elif seat not in live.people() or not live.is_away(seat):
                raise TableError(text("bot-only-for-away", minutes=round(AWAY / 60)))
            else:
                await self._ask(live, asker, "bot", set(), seat=seat)

    async def leave(self, live: LiveTable, seat: int) -> None:
        """A bot plays on for somebody who doesn't want to; they may come back."""
        async with live.lock:
            self._check_may_end(live)
            await self._registry.let_bot_play(live, seat)

    async def give_up(self, live: LiveTable, asker: int, own: set[int]) -> None:
        """End a game that isn't over, if all others agree; own are the seats at the asker's screen."""
        async with live.lock:
            self._check_may_end(live)
            await self._ask(live, asker, "end", own)

    def _check_may_end(self, live: LiveTable) -> None:
        """Only what goes on, and no deal: there everybody plays their one attempt to the end, by themselves."""
        if live.status != "running":
            raise TableError(text("not-begun" if live.status == "open" else "over-stands"))
        if live.company.deals:
            raise TableError(text("deal-is-played-out"))

    async def pause(self, live: LiveTable, asker: int, own: set[int]) -> None:
        """Stop the clock until somebody resumes, if all others agree; own are the seats at the asker's screen."""
        async with live.lock:
            if live.status != "running" or live.paused:
                raise TableError(text("no-pause"))
            await self._ask(live, asker, "pause", own)

    async def answer(self, live: LiveTable, seat: int, agree: bool, to: int) -> None:
        """To the question of that number: what has been asked meanwhile is another matter."""
        async with live.lock:
            question = live.question
            if question is None or question.number != to or seat == question.asker:
                raise Stale
            await self._put(live, msgspec.structs.replace(question, agreed=question.agreed | {seat}) if agree else None)

    async def _ask(
        self,
        live: LiveTable,
        asker: int,
        kind: Literal["undo", "bot", "pause", "end"],
        own: set[int],
        length: int = 0,
        seat: int = -1,
    ) -> None:
        """Ask the others; nobody's question is taken away by another's."""
        if live.question is not None and live.question.asker != asker:
            raise TableError(text("answer-first"))
        await self._put(live, Question(kind, asker, secrets.randbelow(NUMBERS), length, seat, frozenset(own)))

    async def _put(self, live: LiveTable, question: Question | None) -> None:
        """Do what was asked once every other person has agreed; until then it is kept."""
        if question is not None and _all_agree(live, question):
            await self._do(live, question)
            question = None
        if question != live.question:
            known = None if live.question is None else live.question.kept()
            now = None if question is None else question.kept()
            await self._registry.change(live, self._store.ask, known, now, done=lambda: live.question == question)
            live.question = question
            live.changed()

    async def _do(self, live: LiveTable, question: Question) -> None:
        if question.kind == "undo":
            await self._moves.truncate(live, question.length)
        elif question.kind == "pause":
            await self._clocks.pause(live)
        elif question.kind == "end":
            await self._registry.give_up(live)
        else:
            await self._registry.let_bot_play(live, question.seat)


def _all_agree(live: LiveTable, question: Question) -> bool:
    """A bot for somebody away is only up to those who are there: else two who are gone could not be replaced."""
    asked = live.people() if question.kind == "bot" else live.owned()
    return asked - {question.asker, question.seat} <= question.agreed

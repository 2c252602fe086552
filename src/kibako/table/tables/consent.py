"""What the other people at a table must agree to: taking back what was shown, a bot for somebody away, a pause, an end."""

from __future__ import annotations

import msgspec

from kibako.engine.words import text
from kibako.table.errors import TableError
from kibako.table.store.tables import Store
from kibako.table.tables import clocks
from kibako.table.tables.clocks import Clocks
from kibako.table.tables.moves import Moves
from kibako.table.tables.registry import Registry
from kibako.table.tables.table import LiveTable, Question


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
                await self._ask(live, Question("undo", seat, length=length, agreed=frozenset(own)))

    async def let_bot_play(self, live: LiveTable, asker: int, seat: int) -> None:
        """Let a bot play for somebody who is away, if all others agree; at once if their time is over."""
        async with live.lock:
            if asker != seat and clocks.may_be_replaced(live.company.clock, seat):
                await self._registry.let_bot_play(live, seat)
            elif seat not in live.people() or seat in live.present():
                raise TableError(text("bot-only-for-away"))
            else:
                await self._ask(live, Question("bot", asker, seat=seat))

    async def leave(self, live: LiveTable, seat: int) -> None:
        """A bot plays on for somebody who doesn't want to; they may come back."""
        async with live.lock:
            self._check_may_end(live)
            await self._registry.let_bot_play(live, seat)

    async def give_up(self, live: LiveTable, asker: int, own: set[int]) -> None:
        """End a game that isn't over, if all others agree; own are the seats at the asker's screen."""
        async with live.lock:
            self._check_may_end(live)
            await self._ask(live, Question("end", asker, agreed=frozenset(own)))

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
            await self._ask(live, Question("pause", asker, agreed=frozenset(own)))

    async def answer(self, live: LiveTable, seat: int, agree: bool) -> None:
        async with live.lock:
            question = live.question
            if question is None or seat == question.asker:
                return
            await self._ask(live, msgspec.structs.replace(question, agreed=question.agreed | {seat}) if agree else None)

    async def _ask(self, live: LiveTable, question: Question | None) -> None:
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
    asked = live.asked_for_undo(set()) if question.kind == "undo" else live.people()
    return asked - {question.asker, question.seat} <= question.agreed

"""Table clocks: none, relaxed (days for a decision) or per move. A clock is a deadline; nobody is told of its ticking."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

from kibako.engine.words import text
from kibako.table.errors import StoreDown, TableError
from kibako.table.hours import now
from kibako.table.store.records import Clock, ClockKind
from kibako.table.store.social import SocialStore
from kibako.table.tables.background import Background
from kibako.table.tables.bots import Bots
from kibako.table.tables.chat import Chat
from kibako.table.tables.minding import Minding
from kibako.table.tables.registry import Registry
from kibako.table.tables.table import LiveTable, Stale

CHOICES: Final[Mapping[str, tuple[float, ...]]] = {
    "relaxed": (86_400, 3 * 86_400, 7 * 86_400),
    "move": (30, 60, 120, 300, 600),
}
"""The seconds for a decision that can be chosen when a table is opened."""

FOR_LATE = "easy"  # the bot that decides for somebody whose time is up
AGAIN = 2.0  # seconds until something that the database refused is tried again


# --- one clock ---------------------------------------------------------------------------------------------------------------


def new_clock(kind: ClockKind, seconds: float) -> Clock:
    if kind == "none":
        return Clock()
    if seconds not in CHOICES[kind]:
        raise TableError(text("no-such-clock"))
    return Clock(kind, seconds)


def wound(clock: Clock, seat: int | None, length: int) -> Clock:
    """The clock for a new decision; the same if it isn't one. Taking one's own moves back gives no new time."""
    if clock.kind == "none" or clock.paused:
        return clock
    if seat == clock.seat and (seat is None or length <= clock.length):
        return clock
    return clock._replace(seat=seat, length=length, deadline=None if seat is None else now() + clock.seconds)


def stopped(clock: Clock) -> Clock:
    return clock._replace(paused=True, remaining=left(clock), deadline=None)


def resumed(clock: Clock) -> Clock:
    deadline = None if clock.remaining is None else now() + clock.remaining
    return clock._replace(paused=False, remaining=None, deadline=deadline)


def left(clock: Clock) -> float | None:
    """The seconds until the deadline, or as many as there were when the clock was stopped."""
    return clock.remaining if clock.deadline is None else clock.deadline - now()


def is_over(clock: Clock, seat: int) -> bool:
    return seat == clock.seat and clock.deadline is not None and now() >= clock.deadline


def may_be_replaced(clock: Clock, seat: int) -> bool:
    """Whether the others may let a bot play for a seat without asking each other."""
    return clock.kind == "relaxed" and is_over(clock, seat)


# --- the clocks of all tables ------------------------------------------------------------------------------------------------


class Clocks:
    """Winds clocks as tables change, and rings when time is up."""

    def __init__(
        self, registry: Registry, social: SocialStore, minding: Minding, bots: Bots, chat: Chat, background: Background
    ) -> None:
        self._registry = registry
        self._social = social
        self._minding = minding
        self._bots = bots
        self._chat = chat
        self._background = background
        self._bells: dict[str, asyncio.TimerHandle] = {}

    def close(self) -> None:
        for bell in self._bells.values():
            bell.cancel()

    def follow(self, live: LiveTable) -> None:
        """The table has changed."""
        known = live.company.clock
        clock = wound(known, live.person_to_act, len(live.match.journal))
        if clock != known:
            live.company.clock = clock
            self._background.write(self._wind(live, known, clock))
        self._set_bell(live)

    async def _wind(self, live: LiveTable, known: Clock, clock: Clock) -> None:
        """Every server winds it; the first one counts."""
        with suppress(Stale):
            async with live.lock:
                await self._keep(live, known, clock)

    async def _keep(self, live: LiveTable, known: Clock, clock: Clock) -> None:
        await self._registry.change(live, self._social.keep_clock, known, clock, done=lambda: live.company.clock == clock)

    async def pause(self, live: LiveTable) -> None:
        """Within the table's lock."""
        await self._change(live, stopped)

    async def resume(self, live: LiveTable) -> None:
        """Anyone may."""
        async with live.lock:
            if live.paused:
                await self._change(live, resumed)

    async def _change(self, live: LiveTable, change: Callable[[Clock], Clock]) -> None:
        """Kept first, then done."""
        known = live.company.clock
        clock = change(known)
        await self._keep(live, known, clock)
        live.company.clock = clock
        live.changed()

    # --- bells -------------------------------------------------------------------------------------------------------------

    def _set_bell(self, live: LiveTable) -> None:
        if (old := self._bells.pop(live.record.id, None)) is not None:
            old.cancel()
        clock = live.company.clock
        if clock.deadline is None or (clock.kind == "relaxed" and clock.deadline <= now()):
            return
        self._ring_in(max(0.0, clock.deadline - now()), live, clock.deadline)

    def _ring_in(self, seconds: float, live: LiveTable, deadline: float) -> None:
        loop = asyncio.get_running_loop()
        self._bells[live.record.id] = loop.call_later(seconds, self._ring, live, deadline)

    def _ring(self, live: LiveTable, deadline: float) -> None:
        self._background.start(self._time_is_up(live, deadline))

    async def _time_is_up(self, live: LiveTable, deadline: float) -> None:
        clock = live.company.clock
        if clock.deadline != deadline or clock.seat is None or live.stopped is not None:
            return
        if clock.kind == "relaxed":
            live.changed()  # the others may let a bot play now
            return
        if not live.is_awaited():
            return  # nobody has come yet; the bell is set again when somebody does
        if not self._minding.minds(live):
            self._ring_in(AGAIN, live, deadline)  # another server's; unless that one ends
            return
        try:
            if await self._bots.decide_for(live, clock.seat, FOR_LATE):
                await self._chat.note_late(live, clock.seat)
        except StoreDown:
            self._ring_in(AGAIN, live, deadline)

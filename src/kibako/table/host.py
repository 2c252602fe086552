"""The host of the tables: passes on what is said, minds the clocks, sends letters, writes down the results of deals."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import re
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from kibako.engine.errors import KibakoError
from kibako.engine.game import Outcome
from kibako.engine.words import text
from kibako.table import chat, clocks, deals
from kibako.table.chat import Said, chat_message
from kibako.table.clocks import Clock
from kibako.table.company import Address
from kibako.table.errors import NoSuchPage, StoreDown, TableError
from kibako.table.ledger import Ledger
from kibako.table.notify import Letter, Post, Postman
from kibako.table.thinking import is_timed

if TYPE_CHECKING:
    from kibako.table.hub import Hub
    from kibako.table.live import LiveTable

FOR_LATE = "easy"  # the bot that decides for somebody whose time is up
AGAIN = 2.0  # seconds until something that the database refused is tried again
logger = logging.getLogger("kibako.table")


class Due(NamedTuple):
    """A letter that will be sent, if it still is that turn and the person away."""

    seat: int
    length: int
    address: Address
    handle: asyncio.TimerHandle


class Host:
    def __init__(self, hub: Hub, post: Post) -> None:
        self._hub = hub
        self.ledger = Ledger(hub.store)
        self.postman = Postman(post)
        self._bells: dict[str, asyncio.TimerHandle] = {}
        self._letters: dict[str, Due] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._writing: set[asyncio.Task[None]] = set()  # what must be in the database before the server ends
        self._key = ""
        self._closed = False

    async def start(self) -> None:
        """Sit down again at the tables where something must happen by itself."""
        self._key = await self._hub.keeper.do(self.ledger.key, "server")
        self._begin(self._reopen(await self._hub.keeper.do(self.ledger.waiting)))

    async def _reopen(self, names: list[str]) -> None:
        for name in names:
            try:
                await self._hub.find(name)
            except KibakoError as error:
                logger.warning("table %s can't be opened: %s", name, error)

    async def close(self) -> None:
        self._closed = True
        for handle in (*self._bells.values(), *(due.handle for due in self._letters.values())):
            handle.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._writing, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """In the background; what goes wrong is logged, not lost."""
        self._run(work, self._tasks)

    def _write(self, work: Coroutine[Any, Any, None]) -> None:
        self._run(work, self._writing)

    def _run(self, work: Coroutine[Any, Any, None], where: set[asyncio.Task[None]]) -> None:
        task = asyncio.create_task(work)
        where.add(task)
        task.add_done_callback(where.discard)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("something went wrong beside a table", exc_info=error)

    # --- what follows from a change of the table ---------------------------------------------------------------------------

    def follow(self, live: LiveTable) -> None:
        """The table has changed: wind the clock, see whom to write to, write results down."""
        if self._closed:
            return
        company, seat = live.company, live.to_act
        person = seat if seat is not None and live.seats[seat].kind == "person" else None
        if company.clock.follow(person, len(live.match.journal)):
            live.changed()
            self._write(self._keep_clock(live))
        self._set_bell(live)
        self._plan_letter(live, person)
        if live.status == "over" and not company.finished:
            self._write(self._finish(live))

    async def _keep_clock(self, live: LiveTable) -> None:
        await self._hub.keeper.do(self.ledger.keep_clock, live.record.id, replace(live.company.clock))

    async def _finish(self, live: LiveTable) -> None:
        outcome = live.match.outcome
        if outcome is None or live.company.finished:
            return
        live.company.finished = True
        try:
            await self._write_result(live, outcome)
        except StoreDown:
            live.company.finished = False
            raise

    async def _write_result(self, live: LiveTable, outcome: Outcome) -> None:
        seats = [entry.seat for entry in live.match.journal]
        moves = {seat: seats.count(seat) for seat in set(seats)}
        written = msgspec.json.encode(outcome).decode()
        await self._hub.keeper.do(self.ledger.finish_try, live.record.id, moves, written, clocks.now())

    # --- chat --------------------------------------------------------------------------------------------------------------

    async def say(self, live: LiveTable, seat: int | None, name: str, kind: str, words: str) -> None:
        """Keep what somebody says, then tell all who are at the table."""
        async with live.company_lock:
            company = live.company
            number = company.chat[-1].number + 1 if company.chat else 0
            said = Said(number, seat, name, kind, words, clocks.now())
            await self._hub.keeper.do(self.ledger.add_message, live.record.id, said)
            company.chat.append(said)
            del company.chat[: -chat.MOST_KEPT]
        for onlooker in live.onlookers:
            onlooker.tell(chat_message([said]))

    # --- clocks ------------------------------------------------------------------------------------------------------------

    async def pause(self, live: LiveTable) -> None:
        await self._change_clock(live, Clock.pause)

    async def resume(self, live: LiveTable) -> None:
        """Anyone may."""
        async with live.lock:
            if not live.company.clock.paused:
                return
            await self._change_clock(live, Clock.resume)
            live.changed()

    async def _change_clock(self, live: LiveTable, change: Callable[[Clock], None]) -> None:
        """Kept first, then done."""
        clock = replace(live.company.clock)
        change(clock)
        await self._hub.keeper.do(self.ledger.keep_clock, live.record.id, clock)
        live.company.clock = clock

    def _set_bell(self, live: LiveTable) -> None:
        if (old := self._bells.pop(live.record.id, None)) is not None:
            old.cancel()
        deadline = live.company.clock.deadline
        if deadline is None or (live.company.clock.kind == "relaxed" and deadline <= clocks.now()):
            return
        self._ring_in(max(0.0, deadline - clocks.now()), live, deadline)

    def _ring_in(self, seconds: float, live: LiveTable, deadline: float) -> None:
        loop = asyncio.get_running_loop()
        self._bells[live.record.id] = loop.call_later(seconds, lambda: self._begin(self._time_is_up(live, deadline)))

    async def _time_is_up(self, live: LiveTable, deadline: float) -> None:
        clock = live.company.clock
        if clock.deadline != deadline or clock.seat is None:
            return
        if clock.kind == "relaxed":
            live.changed()  # the others may let a bot play now
            return
        seat = clock.seat
        try:
            if await self._hub.decide_for(live, seat, FOR_LATE):
                await self._note_late(live, seat)
        except StoreDown:
            self._ring_in(AGAIN, live, deadline)

    async def _note_late(self, live: LiveTable, seat: int) -> None:
        """Say in the chat whose time was up; once, however often it happens in a row."""
        last = live.company.chat[-1] if live.company.chat else None
        if last is None or (last.kind, last.seat) != ("time", seat):
            await self.say(live, seat, live.names[seat], "time", "")

    # --- letters -----------------------------------------------------------------------------------------------------------

    async def set_address(self, live: LiveTable, seat: int, address: str, language: str) -> None:
        """Where somebody wants to be told of their turns; nothing ends it."""
        wanted = Address(self.postman.post.check(address), language) if address.strip() else None
        await self._hub.keeper.do(self.ledger.keep_address, live.record.id, seat, wanted)
        if wanted is None:
            live.company.addresses.pop(seat, None)
        else:
            live.company.addresses[seat] = wanted
        self.follow(live)

    def _plan_letter(self, live: LiveTable, seat: int | None) -> None:
        """A while after somebody's turn has begun; coming and going of others doesn't put it off."""
        address, length = None if seat is None else live.company.addresses.get(seat), len(live.match.journal)
        if (old := self._letters.get(live.record.id)) is not None:
            if (old.seat, old.length, old.address) == (seat, length, address) and not live.paused:
                return
            old.handle.cancel()
            del self._letters[live.record.id]
        if seat is None or address is None or address.told == length or live.paused:
            return
        handle = asyncio.get_running_loop().call_later(self.postman.post.after, self._letter_is_due, live, seat, address)
        self._letters[live.record.id] = Due(seat, length, address, handle)

    def _letter_is_due(self, live: LiveTable, seat: int, address: Address) -> None:
        self._letters.pop(live.record.id, None)
        self._begin(self._write_to(live, seat, address))

    async def _write_to(self, live: LiveTable, seat: int, address: Address) -> None:
        if live.to_act != seat or seat in live.present() or live.company.addresses.get(seat) != address:
            return
        told = address._replace(told=len(live.match.journal))
        live.company.addresses[seat] = told
        await self._hub.keeper.do(self.ledger.keep_address, live.record.id, seat, told)
        await self.postman.send(self._letter(live, seat, address))

    def _letter(self, live: LiveTable, seat: int, address: Address) -> Letter:
        home, table = self.postman.post.home.rstrip("/"), live.record
        quiet = f"{home}/quiet/{table.id}/{seat}/{self._proof(table.id, seat, address.address)}"
        game = live.match.game.title
        return Letter(address.address, address.language, live.names[seat], game, table.title, f"{home}/t/{table.id}", quiet)

    def _proof(self, table: str, seat: int, address: str) -> str:
        """Shows that whoever follows a letter's link has had the letter."""
        return hmac.new(self._key.encode(), f"quiet {table} {seat} {address}".encode(), hashlib.sha256).hexdigest()[:32]

    async def check_quiet(self, table: str, seat: int, proof: str) -> LiveTable:
        live = await self._hub.find(table)
        address = live.company.addresses.get(seat)
        if address is None or not hmac.compare_digest(self._proof(table, seat, address.address).encode(), proof.encode()):
            raise NoSuchPage(text("already-quiet"))
        return live

    # --- deals -------------------------------------------------------------------------------------------------------------

    async def deal(self, name: str) -> deals.Deal:
        if not re.fullmatch(r"[\w-]{1,64}", name, re.ASCII):
            raise deals.no_such_deal()
        found = await self._hub.keeper.do(self.ledger.deal, name) or deals.daily_by_name(name, self._key)
        if found is None:
            raise deals.no_such_deal()
        return found

    def dailies(self) -> list[deals.Deal]:
        return deals.dailies(deals.today(), self._key)

    async def play_deal(self, deal: deals.Deal, name: str, browser: str, language: str) -> tuple[str, dict[int, str]]:
        """A table for one more try."""
        table, own = await self._hub.open(deals.order_for(deal, name), language)
        live = await self._hub.find(table)
        begun = deals.Try(table, deal.id, browser, live.names[deal.seat])
        await self._hub.keeper.do(self.ledger.add_deal, deal)
        await self._hub.keeper.do(self.ledger.add_try, begun)
        self._joins(live, deal, finished=False)
        return table, own

    def _joins(self, live: LiveTable, deal: deals.Deal, finished: bool) -> None:
        live.company.deals.append(deal.id)
        live.company.finished = finished
        self.follow(live)

    async def challenge(self, live: LiveTable, seat: int, browser: str) -> deals.Deal:
        """Make a deal of a finished game, with this seat's result as the first."""
        if live.status != "over":
            raise TableError(text("deal-before-end"))
        if live.record.start is not None:
            raise TableError(text("deal-from-position"))
        known = await self._hub.keeper.do(self.ledger.deal_from, live.record.id, seat)
        if known is not None:
            return known
        table = live.record
        levels = [chair.level for chair in live.seats]
        if any(is_timed(level) for level in levels):
            raise TableError(text("deal-by-the-clock"))
        deal = deals.challenge(table.id, table.game, table.rules, table.options, table.seed, levels, seat)
        people = len(live.people() - {seat}) > 0
        await self._hub.keeper.do(self.ledger.add_deal, deal)
        await self._hub.keeper.do(self.ledger.add_try, deals.Try(table.id, deal.id, browser, live.names[seat], people))
        self._joins(live, deal, finished=False)
        await self._finish(live)
        live.changed()
        return deal

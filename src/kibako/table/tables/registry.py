"""All tables of this server: opening, finding, sitting down. A change is kept before anybody sees it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from kibako.engine.words import text
from kibako.table.errors import Damaged, NoSuchTable, Stopped, StoreDown, TableError, TooFast
from kibako.table.store.records import AWAITED, Clock, Company, Kept, SeatRecord
from kibako.table.store.social import SocialStore
from kibako.table.store.tables import Conflict, Store
from kibako.table.store.writer import Slow, Writer
from kibako.table.tables.events import Topic
from kibako.table.tables.identity import check_luck, digest_of, is_id, name_of, new_secret
from kibako.table.tables.opening import Opening, table_for
from kibako.table.tables.table import LiveTable, Stale, replayed

NO_CLOCK = Clock()
MOST_BOT_GAMES = 40  # that may go on for one address at a time
MOST_IN_MEMORY = 1000  # tables opened by one address, or where it was the last to sit; those that nobody needs are forgotten

MOST_STOPPED = 50  # tables that can't go on, whose past is at hand
READ_AT_ONCE = 4  # tables; when many people come at once, those who play don't wait behind them for the database
LOOK_AGAIN = 60.0  # seconds after which such a table is read again: somebody may have mended it


class Halt(NamedTuple):
    """A table that can't go on."""

    live: LiveTable | None  # what could be played again of it
    why: Stopped
    revision: int
    since: float


class Registry:
    """The tables in memory. It publishes every change of one of them, and knows nobody who minds."""

    def __init__(self, store: Store, social: SocialStore, writer: Writer) -> None:
        self._store = store
        self._social = social
        self._writer = writer
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._reading = asyncio.Semaphore(READ_AT_ONCE)
        self._stopped: OrderedDict[str, Halt] = OrderedDict()  # tables that can't go on, of those asked for last
        self.changes: Topic[LiveTable] = Topic()
        self.keeping: Topic[tuple[LiveTable, bool]] = Topic()  # a change was kept; whether changes by others were missed before

    async def open(self, opening: Opening, clock: Clock = NO_CLOCK, patron: str = "") -> tuple[str, dict[int, str]]:
        """A new table, and the secrets of the seats of whoever opened it."""
        kept, own = table_for(opening)
        await self.add(kept, clock, patron)
        return kept.table.id, own

    async def add(self, kept: Kept, clock: Clock = NO_CLOCK, patron: str = "") -> None:
        """A table that is made: kept first, then known to everybody. patron: the address of whoever opens it."""
        self._check_room(kept, patron)
        live = await self._made(kept)
        live.patron = patron
        await self._create(kept)
        self._live[live.record.id] = live
        if clock != NO_CLOCK:
            await self.change(live, self._social.keep_clock, NO_CLOCK, clock)
            live.company.clock = clock
        live.changed()

    def _check_room(self, kept: Kept, patron: str) -> None:
        """What an address has running or in memory has its limits."""
        if not patron:
            return
        if any(seat.kind == "bot" for seat in kept.seats) and self.bot_games(patron) >= MOST_BOT_GAMES:
            raise TooFast(text("too-many-bot-games", most=MOST_BOT_GAMES))
        if sum(live.patron == patron for live in self._live.values()) >= MOST_IN_MEMORY:
            raise TooFast(text("too-many-tables"))

    async def _create(self, kept: Kept) -> None:
        try:
            await self._writer.run(self._store.create, kept.table, kept.seats, kept.moves)
        except StoreDown:  # it may have been kept all the same
            with suppress(NoSuchTable):
                await self._writer.run(self._store.read, kept.table.id)
                return
            raise

    async def _made(self, kept: Kept) -> LiveTable:
        return LiveTable(kept, await replayed(kept), self.changes, self.keeping)

    # --- tables in memory ----------------------------------------------------------------------------------------------

    def known(self) -> dict[str, LiveTable]:
        """The tables in memory."""
        return self._live

    def forget(self, live: LiveTable) -> None:
        """A table that is gone, or that nobody needs: it is read when somebody asks for it again."""
        self._live.pop(live.record.id, None)

    async def find(self, table: str) -> LiveTable:
        """The table, from memory or from the store; loaded once, however many ask."""
        if not is_id(table):
            raise NoSuchTable(text("no-such-table"))
        live = self._live.get(table)
        if live is not None:
            live.touch()
            return live
        if (halt := await self._known_halt(table)) is not None:
            raise halt.why
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def past(self, table: str) -> LiveTable:
        """The table, also one that can't go on: as far as it can be played again. Raises Stopped if that is nothing."""
        try:
            return await self.find(table)
        except Stopped:
            live = self._stopped[table].live
            if live is None:
                raise
            return live

    async def _load(self, table: str) -> LiveTable:
        async with self._reading:
            kept, company = await self._writer.run(self._read, table)
        try:
            match = await replayed(kept)
        except Stopped as why:
            await self._halt(kept, company, why)
            raise
        if kept.remembered is not None:
            await self._remember(table, None)
        live = self._live.setdefault(table, LiveTable(kept, match, self.changes, self.keeping))
        live.company = company
        live.changed()
        return live

    def _read(self, table: str, since: int = -1) -> tuple[Kept, Company]:
        """In a thread: all that is kept of a table, of its chat what is new."""
        return self._store.read(table), self._social.read(table, since)

    async def read_again(self, live: LiveTable) -> None:
        """Make a table what is kept of it; those who look on stay with it."""
        table = live.record.id
        async with self._reading:
            kept, company = await self._writer.run(self._read, table, live.last_line)
        try:
            live.reload(kept, await replayed(kept), company)
        except Stopped as why:
            self.forget(live)
            await self._halt(kept, company, why)
            live.stop(why)
            raise

    # --- tables that can't go on ---------------------------------------------------------------------------------------

    async def _halt(self, kept: Kept, company: Company, why: Stopped) -> None:
        """Have what can be played again at hand for those who want to look at it; and remember damage for the lists."""
        live = None if why.match is None else LiveTable(kept, why.match)
        if live is not None:
            live.company, live.stopped = company, why
        self._stopped[kept.table.id] = Halt(live, why, kept.revision, time.monotonic())
        self._stopped.move_to_end(kept.table.id)
        if len(self._stopped) > MOST_STOPPED:
            self._stopped.popitem(last=False)
        if isinstance(why, Damaged) and why.move != kept.remembered:
            await self._remember(kept.table.id, why.move)

    async def _remember(self, table: str, damaged: int | None) -> None:
        with suppress(StoreDown):  # it will be found out again
            await self._writer.run(self._store.remember, table, damaged)

    async def _known_halt(self, table: str) -> Halt | None:
        """A table that couldn't go on, unless it has changed since, or may have been mended."""
        halt = self._stopped.get(table)
        if halt is None:
            return None
        revisions = await self._writer.run(self._store.revisions, [table])
        if revisions.get(table) == halt.revision and time.monotonic() - halt.since < LOOK_AGAIN:
            return halt
        self._stopped.pop(table, None)
        return None

    async def catch_up(self, live: LiveTable) -> None:
        """Learn what other servers have changed; within the table's lock."""
        table = live.record.id
        news = await self._writer.run(self._store.news, table, live.journal)
        if news.revision == live.revision and not live.doubtful:
            return
        if news.added is None or live.doubtful:
            await self.read_again(live)
        else:
            company = await self._writer.run(self._social.read, table, live.last_line)
            try:
                live.learn(news, company)
            except Stopped:
                await self.read_again(live)

    async def change(self, live: LiveTable, work: Callable[..., int], *values: object, done: Callable[[], bool] = bool) -> None:
        """Keep a change of a table; within its lock. Stale if it is another by now: then it is read again.

        `done` says whether a change that may have been kept, though nobody said so, is there when the table is read again.
        """
        try:
            revision = await self._writer.run(work, live.record.id, *values)
        except Conflict:
            await self.read_again(live)
            raise Stale from None
        except Slow:
            raise
        except StoreDown:
            await self.read_again(live)
            if not done():
                raise
            return
        live.saw(revision)

    async def kept(self, table: str) -> Kept:
        """What is kept of a table, also of one that can't go on."""
        return await self._writer.run(self._store.read, table)

    async def listed(self) -> list[Kept]:
        """The newest public tables that are not over."""
        return await self._writer.run(self._store.list)

    def bot_games(self, address: str) -> int:
        """How many games with bots go on for an address."""
        return sum(live.costs(address) for live in self._live.values())

    def check_bot_games(self, address: str, one: LiveTable) -> None:
        """Whether somebody may come to this table, too."""
        if one.has_bots() and not one.costs(address) and self.bot_games(address) >= MOST_BOT_GAMES:
            raise TooFast(text("too-many-bot-games", most=MOST_BOT_GAMES))

    # --- seats ---------------------------------------------------------------------------------------------------------

    async def join(self, live: LiveTable, name: str, wanted: int | None, luck: str = "") -> tuple[int, str]:
        """Sit down on an open seat, contributing to the luck; the secret is told once and only its digest kept."""
        name = name_of(name)
        if not name:
            raise TableError(text("say-your-name"))
        async with live.lock:
            number, secret = live.open_seat(wanted), new_secret()
            seat = SeatRecord(number, "person", name, "", digest_of(secret), luck)
            await self.change(live, self._store.take_seat, seat, done=lambda: seat in live.seats)
            live.seat(seat)
        return number, secret

    async def contribute(self, live: LiveTable, seat: int, luck: str) -> None:
        """Somebody who opened a table, or was led to it, contributes to its luck, once, before the game begins."""
        async with live.lock:
            if live.is_example and live.seats[seat].luck in ("", AWAITED):
                await self._reseat(live, live.seats[seat]._replace(luck=check_luck(luck)))

    async def let_bot_play(self, live: LiveTable, seat: int, level: str = "easy") -> None:
        """Give a seat to a bot; within the table's lock."""
        chair = live.seats[seat]
        luck = "" if chair.luck == AWAITED else chair.luck  # a bot contributes nothing
        await self._reseat(live, chair._replace(kind="bot", level=level, luck=luck))

    async def give_back(self, live: LiveTable, seat: int) -> None:
        """Somebody whose seat a bot has been playing takes it again."""
        async with live.lock:
            await self._reseat(live, live.seats[seat]._replace(kind="person", level=""))

    async def give_up(self, live: LiveTable) -> None:
        """From now on the game can only be looked back on; within the table's lock."""
        await self.change(live, self._store.give_up, done=lambda: live.record.status == "review")
        live.record = live.record._replace(status="review")
        live.changed()

    async def _reseat(self, live: LiveTable, seat: SeatRecord) -> None:
        await self.change(live, self._store.change_seat, live.seats[seat.number], seat, done=lambda: seat in live.seats)
        live.seat(seat)

"""The same tables at many servers: what one has changed, the others learn by reading it.

Word comes at once, by notices. But each server also looks at every beat whether a table in its memory has another revision than
the one it knows, so that a notice that was lost costs two seconds and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress

from kibako.engine.errors import KibakoError
from kibako.table.errors import NoSuchTable, StoreDown
from kibako.table.hours import now
from kibako.table.limits import Limits
from kibako.table.store.notices import Notice, Notices
from kibako.table.store.servers import BEAT, LEASE, Servers
from kibako.table.store.tables import Store
from kibako.table.store.writer import Writer
from kibako.table.tables.background import Background
from kibako.table.tables.bots import Bots
from kibako.table.tables.minding import Minding
from kibako.table.tables.registry import Registry
from kibako.table.tables.table import LiveTable, Stale

TOGETHER = 0.05  # seconds in which people's coming and going is told together
logger = logging.getLogger("kibako.table")


class Sharing:
    def __init__(
        self,
        store: Store,
        servers: Servers | None,
        writer: Writer,
        registry: Registry,
        minding: Minding,
        bots: Bots,
        background: Background,
    ) -> None:
        self._store = store
        self._servers = servers
        self._writer = writer
        self._registry = registry
        self._minding = minding
        self._bots = bots
        self._background = background
        self._notices = None if servers is None else Notices(store, servers, writer)
        self._catching: set[str] = set()  # tables that are read now,
        self._behind: set[str] = set()  # and those that have changed again meanwhile
        self._told: dict[str, set[int]] = {}  # who is here, as the others know it
        self._moved: set[str] = set()  # tables where somebody has come or gone,
        self._seated: set[str] = set()  # at another server
        self.limits: Limits | None = None  # what people may spend holds over all servers
        self._looking = asyncio.Event()
        self._heard = now()  # when a sign of life was last kept

    def start(self) -> None:
        self._background.start(self._beat_for_ever())
        if self._notices is not None:
            self._background.start(self._notices.listen(self._hear, self._looking.set))
            self._bots.far = self._notices.tell

    async def close(self) -> None:
        if self._servers is not None:
            await self._writer.run(self._servers.leave)

    # --- telling -------------------------------------------------------------------------------------------------------

    def kept(self, change: tuple[LiveTable, bool]) -> None:
        """A change that was made here has been kept."""
        live, missed = change
        if self._notices is not None:
            self._notices.tell("changed", live.record.id)
        if missed:
            self._catch_up(live.record.id)

    def follow(self, live: LiveTable) -> None:
        """The table has changed, perhaps because somebody has come or gone."""
        table = live.record.id
        if self._servers is not None and live.here() != self._told.get(table, set()):
            if not self._moved:
                self._background.start(self._tell_presence())
            self._moved.add(table)

    async def _tell_presence(self) -> None:
        await asyncio.sleep(TOGETHER)
        moved, self._moved = self._moved, set()
        here = {table: live.here() for table in moved if (live := self._registry.known().get(table)) is not None}
        await self._seat(here)

    async def _seat(self, here: dict[str, set[int]]) -> None:
        assert self._servers is not None
        assert self._notices is not None
        if not here:
            return
        try:
            await self._writer.run(self._servers.seat, here)
        except StoreDown:
            return  # it is compared again at every beat
        self._told |= here
        for table in here:
            self._notices.tell("seated", table)

    def _tell_spent(self) -> None:
        if self.limits is not None and self._notices is not None:
            for one in self.limits.to_tell():
                self._notices.tell_spent(*one)

    # --- learning ------------------------------------------------------------------------------------------------------

    def _hear(self, notice: Notice) -> None:
        if notice.kind == "spent":
            if self.limits is not None:
                self.limits.hear(notice.what, notice.table, notice.cost)
            return
        live = self._registry.known().get(notice.table)
        if live is None:
            return
        if notice.kind == "changed":
            self._catch_up(notice.table)
        elif notice.kind == "seated":
            if not self._seated:
                self._background.start(self._look_who_is_elsewhere())
            self._seated.add(notice.table)
        else:
            self._hurry(live, notice.at)

    def _hurry(self, live: LiveTable, at: int) -> None:
        with suppress(Stale, KibakoError):  # it has played meanwhile
            self._bots.hurry(live, at, here_alone=True)

    def _catch_up(self, table: str) -> None:
        if table in self._catching:
            self._behind.add(table)
        else:
            self._catching.add(table)
            self._background.start(self._read(table))

    async def _read(self, table: str) -> None:
        try:
            while True:
                self._behind.discard(table)
                await self._read_once(table)
                if table not in self._behind:
                    return
        finally:
            self._catching.discard(table)

    async def _read_once(self, table: str) -> None:
        live = self._registry.known().get(table)
        if live is None:
            return
        try:
            async with live.lock:
                await self._registry.catch_up(live)
        except StoreDown:
            return  # its revision is looked at again at the next beat
        except NoSuchTable:
            self._registry.forget(live)
        except KibakoError as error:
            logger.warning("table %s can't go on: %s", table, error)

    # --- a sign of life --------------------------------------------------------------------------------------------------

    async def _beat_for_ever(self) -> None:
        while True:
            self._looking.clear()
            try:
                await self._beat()
            except StoreDown as error:
                logger.warning("the database can't be reached: %s", error)
                if now() - self._heard > LEASE:
                    self._minding.lose_all()
            except Exception:
                logger.exception("a sign of life went wrong")
            self._forget_idle()
            self._tell_spent()
            try:
                async with asyncio.timeout(BEAT):
                    await self._looking.wait()
                await asyncio.sleep(TOGETHER)
            except TimeoutError:
                pass

    async def _beat(self) -> None:
        known = self._registry.known()
        if self._servers is None:
            self._compare(await self._writer.run(self._store.revisions, list(known)))
            return
        wanted, done = self._minding.wanted(), self._minding.done()
        beat = await self._writer.run(self._servers.beat, list(known), wanted, done)
        self._heard = now()
        self._compare(beat.revisions)
        self._place(known, beat.elsewhere)
        self._minding.keep(beat.mine)
        await self._adopt(beat.adopted - known.keys())
        await self._seat({name: live.here() for name, live in known.items() if live.here() != self._told.get(name, set())})

    def _forget_idle(self) -> None:
        """So memory grows with those who are here, not with all tables that were ever asked for."""
        for name, live in list(self._registry.known().items()):
            if live.is_idle() and self._minding.lets_go(live) and name not in self._catching and not self._told.get(name):
                self._told.pop(name, None)
                self._registry.forget(live)

    def _compare(self, revisions: dict[str, int]) -> None:
        for name, revision in revisions.items():
            live = self._registry.known().get(name)
            if live is not None and live.revision != revision:
                self._catch_up(name)

    async def _look_who_is_elsewhere(self) -> None:
        """At the tables where that has changed. When many people come at once, they are looked for together."""
        assert self._servers is not None
        await asyncio.sleep(TOGETHER)
        names, self._seated = self._seated, set()
        with suppress(StoreDown):  # it is looked at at every beat
            self._place(names, await self._writer.run(self._servers.elsewhere, list(names)))

    def _place(self, names: Iterable[str], found: dict[str, set[int]]) -> None:
        """Who is at other servers."""
        for name in list(names):
            live, elsewhere = self._registry.known().get(name), found.get(name, set())
            if live is not None and elsewhere != live.elsewhere:
                live.place(elsewhere)

    async def _adopt(self, names: set[str]) -> None:
        for name in names:
            try:
                await self._registry.find(name)
            except KibakoError as error:
                logger.warning("table %s can't be opened: %s", name, error)

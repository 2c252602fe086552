"""Playing and taking back: a move is kept before anybody sees it, and what is shown is what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from kibako.engine.game import Match
from kibako.engine.words import text
from kibako.table.errors import NotYourSeat, Stopped, StoreDown, TableError
from kibako.table.store.records import Played, Status
from kibako.table.store.tables import Conflict, Journal, Store
from kibako.table.store.writer import Slow, Writer
from kibako.table.tables.background import Background
from kibako.table.tables.registry import Registry
from kibako.table.tables.table import LiveTable, Stale, move_of

AGAIN = 1.0  # seconds until a table in doubt is read again


class Moves:
    def __init__(self, registry: Registry, store: Store, writer: Writer, background: Background) -> None:
        self._registry = registry
        self._store = store
        self._writer = writer
        self._background = background

    async def play(self, live: LiveTable, seat: int, action: str, at: int) -> None:
        """Play a move at its number in the journal; one that comes twice or late is Stale."""
        if live.doubtful and live.lock.locked():  # whoever reads it again waits already, and then we should wait as long
            raise StoreDown(text("store-slow"))
        async with live.lock:
            await self.settle(live)
            if at != len(live.match.journal):
                raise Stale
            live.check_goes_on()
            live.check_not_paused()
            if live.status == "open":
                raise TableError(text("not-begun"))
            if live.to_act is not None and live.to_act != seat:
                raise NotYourSeat(text("not-your-turn"))
            tried = live.match.fork()
            tried.play(action)
            await self._keep(live, tried)

    async def _keep(self, live: LiveTable, tried: Match) -> None:
        length, before = live.journal
        move = move_of(tried.journal[-1])
        status: Status = "over" if tried.to_act is None else "running"
        played = Played(live.record.id, length, move, status, before)
        revision = await self._kept(live, self._writer.append(played), (length + 1, live.sum_with(move)))
        if revision is not None:
            live.take(move, revision)

    async def truncate(self, live: LiveTable, length: int) -> None:
        """Take moves back until this many are left; within the table's lock."""
        if await self.settle(live):
            raise Stale
        known, now = live.journal, (length, live.sum_at(length))
        work = self._writer.run(self._store.truncate, live.record.id, known, now, "running")
        revision = await self._kept(live, work, now)
        if revision is not None:
            live.take_back(length, revision)

    async def _kept(self, live: LiveTable, work: Awaitable[int], wanted: Journal) -> int | None:
        """Change the kept journal: its new revision; None if it had to be read again and is as wanted; Stale if it is another.

        A line to the database that breaks may have brought the change or not, and so may work that nobody waits for any more.
        """
        try:
            return await work
        except Conflict:
            live.doubtful = True
            await self.settle(live)
            raise Stale from None
        except Slow:
            self._doubt(live)  # another look would take as long
            raise
        except StoreDown:
            self._doubt(live)
            await self.settle(live)
            if live.journal != wanted:
                raise
            return None
        except BaseException:
            self._doubt(live)
            raise

    # --- doubt ---------------------------------------------------------------------------------------------------------

    async def settle(self, live: LiveTable) -> bool:
        """Read a table in doubt again; says whether it was. Within the table's lock. Raises StoreDown."""
        if not live.doubtful:
            return False
        await self._registry.read_again(live)
        return True

    def _doubt(self, live: LiveTable) -> None:
        """Whatever happens, it will be read again."""
        if not live.doubtful:
            live.doubtful = True
            self._background.start(self._settle_later(live))

    async def _settle_later(self, live: LiveTable) -> None:
        while live.doubtful:
            await asyncio.sleep(AGAIN)
            async with live.lock:
                try:
                    await self.settle(live)
                except StoreDown:
                    continue
                except Stopped:
                    return  # everybody is told

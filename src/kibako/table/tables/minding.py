"""Which tables this server minds: it lets the bots play there, ends turns whose time is up, and tells people of theirs.

One server minds a table at a time. A server alone with its database minds all of them.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from kibako.table.errors import StoreDown
from kibako.table.store.servers import Servers
from kibako.table.store.writer import Writer
from kibako.table.tables.background import Background
from kibako.table.tables.registry import Registry
from kibako.table.tables.table import LiveTable


class Minding:
    def __init__(self, registry: Registry, servers: Servers | None, writer: Writer, background: Background) -> None:
        self._registry = registry
        self._servers = servers
        self._writer = writer
        self._background = background
        self._mine: set[str] = set()
        self._wanted: set[str] = set()
        self._claiming = False

    def minds(self, live: LiveTable) -> bool:
        return self._servers is None or live.record.id in self._mine

    def follow(self, live: LiveTable) -> None:
        """The table has changed: mind it, if it needs that and nobody else does."""
        if not self.minds(live) and needs(live):
            self._wanted.add(live.record.id)
            if not self._claiming:
                self._claiming = True
                self._background.start(self._claim())

    async def _claim(self) -> None:
        """Those that wait meanwhile are claimed together. What another minds is asked for again with every sign of life."""
        assert self._servers is not None
        try:
            while self._wanted:
                wanted, self._wanted = self._wanted, set()
                with suppress(StoreDown):
                    self.begin(await self._writer.run(self._servers.claim, wanted) - self._mine)
                    await asyncio.sleep(0)
        finally:
            self._claiming = False

    def begin(self, names: set[str]) -> None:
        """Tables that are minded here from now on."""
        self._mine |= names
        for name in names:
            if (live := self._registry.known().get(name)) is not None:
                live.changed()

    def keep(self, names: set[str]) -> None:
        """All tables that are minded here: others have been taken over by somebody."""
        new, self._mine = names - self._mine, self._mine & names
        self.begin(new)

    def wanted(self) -> list[str]:
        return [name for name, live in self._registry.known().items() if not self.minds(live) and needs(live)]

    def done(self) -> list[str]:
        """Tables that need nobody any more, and where nobody is."""
        known = self._registry.known()
        return [name for name in self._mine if (live := known.get(name)) is not None and not live.onlookers and not needs(live)]

    def lets_go(self, live: LiveTable) -> bool:
        """Whether nothing happens at a table by itself, and no other server believes that we mind it."""
        return not needs(live) and live.record.id not in self._mine | self._wanted

    def lose_all(self) -> None:
        """Nobody can say any more what is minded here."""
        self._mine.clear()


def needs(live: LiveTable) -> bool:
    """Whether something must happen there by itself, now or later."""
    if live.status != "running":
        return False
    person = live.person_to_act
    waits = person is not None and live.company.address_of(person) is not None
    return (live.bot_to_act is not None and live.is_awaited()) or live.company.clock.deadline is not None or waits

"""Word from server to server, by PostgreSQL's LISTEN and NOTIFY. Nobody relies on it; it only saves waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from itertools import islice
from typing import Any, Literal

import msgspec

from kibako.table.errors import StoreDown
from kibako.table.store.patience import ANSWER, CONNECT, LINE
from kibako.table.store.servers import LISTENED, Servers
from kibako.table.store.tables import Store
from kibako.table.store.writer import Writer

AGAIN = 0.5  # seconds until a broken line is opened again
AT_ONCE = 60  # notices in one message; PostgreSQL takes 8,000 bytes
logger = logging.getLogger("kibako.table")


class Notice(msgspec.Struct, frozen=True, array_like=True):
    kind: Literal["changed", "seated", "hurry", "spent"]
    server: str
    table: str
    at: int = 0  # hurry: the length of the journal
    what: str = ""  # spent: at which limit; instead of a table it says by whom,
    cost: float = 0.0  # and how much


notices = msgspec.json.Decoder(list[Notice])


class Notices:
    """Told together while the last are on their way; heard on a line of its own, which comes back by itself."""

    def __init__(self, store: Store, servers: Servers, writer: Writer) -> None:
        self._store = store
        self._servers = servers
        self._writer = writer
        self._waiting: set[Notice] = set()
        self._sending: asyncio.Task[None] | None = None

    def tell(self, kind: Literal["changed", "seated", "hurry"], table: str, at: int = 0) -> None:
        self._say(Notice(kind, self._servers.me, table, at))

    def tell_spent(self, what: str, who: str, cost: float) -> None:
        self._say(Notice("spent", self._servers.me, who, what=what, cost=cost))

    def _say(self, notice: Notice) -> None:
        self._waiting.add(notice)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._waiting:
                told, self._waiting = iter(self._waiting), set()
                words = []
                while some := list(islice(told, AT_ONCE)):
                    words.append(msgspec.json.encode(some).decode())
                with suppress(StoreDown):  # the others will see it by themselves
                    await self._writer.run(self._servers.tell, words)
        finally:
            self._sending = None

    async def listen(self, hear: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        """For ever. Whenever the line has been opened, something may have been missed."""
        while True:
            try:
                await self._listen(hear, missed)
            except (OSError, TimeoutError, self._error) as error:
                logger.warning(
                    "the line on which other servers are heard is broken (%s)", str(error).split("\n", maxsplit=1)[0]
                )
            await asyncio.sleep(AGAIN)

    @property
    def _error(self) -> type[Exception]:
        error: type[Exception] = self._store.engine.dialect.dbapi.Error  # type: ignore[union-attr]
        return error

    async def _listen(self, hear: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        psycopg: Any = import_module("psycopg")  # an extra: a server with SQLite has none
        words, named = self._store.engine.dialect.create_connect_args(self._store.engine.url)
        async with asyncio.timeout(CONNECT):
            line = await psycopg.AsyncConnection.connect(*words, autocommit=True, **(LINE | dict(named)))
        async with line:
            async with asyncio.timeout(ANSWER):
                await line.execute(f"LISTEN {LISTENED}")
            missed()
            async for notice in line.notifies():
                for one in notices.decode(notice.payload):
                    if one.server != self._servers.me:
                        hear(one)

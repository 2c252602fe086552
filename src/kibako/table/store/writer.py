"""All work of the database, in threads of its own. Moves that wait at the same time share a transaction.

SQLite has one writer at a time, so one thread, and all is done in order. Whoever waits is answered within some seconds,
whatever the database does: once something has taken too long, nothing else waits until it has come to an end.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain
from threading import Lock
from typing import ParamSpec, TypeVar

from kibako.engine.words import text
from kibako.table.errors import StoreDown
from kibako.table.figures import DATABASE_FAILURES, KEEPING, MOVES
from kibako.table.store.records import Played
from kibako.table.store.tables import Store

P = ParamSpec("P")
R = TypeVar("R")
PATIENCE = 4.5  # seconds that anybody waits for the database
THREADS = 4  # where the database has more than one writer
Batch = list[tuple[Played, Future[int]]]


class Slow(StoreDown):
    """The database has not answered in time; nobody knows yet what it has done."""


class Writer:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._threads = ThreadPoolExecutor(THREADS if store.is_shared else 1, "writer")
        self._waiting: deque[tuple[Played, Future[int]]] = deque()
        self._overdue = 0  # works that nobody waits for any more, and that have not ended
        self._counting = Lock()

    def close(self) -> None:
        """Everything is kept; of a database that hangs, every line is given up after a while."""
        self._threads.shutdown(wait=True)

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        self._check()
        return await self._in_time(self._threads.submit(lambda: work(*args, **kwargs)))

    async def append(self, played: Played) -> int:
        """Keep a move; it is there for good when this returns the table's revision."""
        self._check()
        kept: Future[int] = Future()
        self._waiting.append((played, kept))
        self._threads.submit(self._append_waiting)
        with KEEPING.time():
            revision = await self._in_time(kept)
        MOVES.inc()
        return revision

    def _check(self) -> None:
        if self._overdue:
            raise Slow(text("store-slow"))

    async def _in_time(self, work: Future[R]) -> R:
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.wrap_future(work)
        except TimeoutError:
            DATABASE_FAILURES.inc()
            if work.running():
                with self._counting:
                    self._overdue += 1
                work.add_done_callback(self._has_ended)
            raise Slow(text("store-slow")) from None

    def _has_ended(self, _work: Future[R]) -> None:
        """In a thread."""
        with self._counting:
            self._overdue -= 1

    def _append_waiting(self) -> None:
        """In a thread: one transaction for many tables costs little more than one for a single move."""
        batch = []
        while True:
            try:
                batch.append(self._waiting.popleft())
            except IndexError:
                break
        batch = [(played, kept) for played, kept in batch if kept.set_running_or_notify_cancel()]
        if batch:
            self._append(batch)

    def _append(self, batch: Batch) -> None:
        """Keep all or none; if one is to blame, by halves until it fails alone. A database that is away is away for all."""
        parts = [batch]
        while parts:
            part = parts.pop()
            try:
                revisions = self._store.append(*(played for played, _ in part))
            except StoreDown as error:
                _fail(chain(part, *parts), error)
                return
            except Exception as error:
                half = len(part) // 2
                if half:
                    parts += [part[half:], part[:half]]
                else:
                    _fail(part, error)
            else:
                for played, kept in part:
                    kept.set_result(revisions[played.table])


def _fail(batch: Iterable[tuple[Played, Future[int]]], error: Exception) -> None:
    for _, kept in batch:
        kept.set_exception(error)

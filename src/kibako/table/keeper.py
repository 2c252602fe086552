"""All work of the database, in order, in a thread of its own. Moves that wait for it at the same time are kept together."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from kibako.table.records import Played
from kibako.table.store import Store

P = ParamSpec("P")
R = TypeVar("R")


class Keeper:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "keeper")
        self._waiting: deque[tuple[Played, Future[None]]] = deque()

    def close(self) -> None:
        self._thread.shutdown(wait=True)

    async def do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*args, **kwargs))

    async def append(self, played: Played) -> None:
        """Keep a move; it is there for good when this returns."""
        kept: Future[None] = Future()
        self._waiting.append((played, kept))
        self._thread.submit(self._append_waiting)
        await asyncio.wrap_future(kept)

    def _append_waiting(self) -> None:
        """In the thread: one transaction for many tables costs little more than one for a single move."""
        batch = [self._waiting.popleft() for _ in range(len(self._waiting))]
        batch = [(played, kept) for played, kept in batch if kept.set_running_or_notify_cancel()]
        if len(batch) > 1 and self._append_together(batch):
            return
        for played, kept in batch:
            try:
                self._store.append(played)
            except Exception as error:
                kept.set_exception(error)
            else:
                kept.set_result(None)

    def _append_together(self, batch: list[tuple[Played, Future[None]]]) -> bool:
        """Keep all or none; False if one is in the way of the others, which then are kept one by one."""
        try:
            self._store.append(*(played for played, _ in batch))
        except Exception:
            return False
        for _, kept in batch:
            kept.set_result(None)
        return True

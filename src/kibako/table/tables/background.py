"""Work beside the tables that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

logger = logging.getLogger("kibako.table")


class Background:
    """Tasks of its own; what goes wrong is logged, not lost."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._writing: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that the server's end may interrupt."""
        self._run(work, self._tasks)

    def write(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that must be in the database before the server ends."""
        self._run(work, self._writing)

    def _run(self, work: Coroutine[Any, Any, None], where: set[asyncio.Task[None]]) -> None:
        task = asyncio.create_task(work)
        where.add(task)
        task.add_done_callback(where.discard)
        task.add_done_callback(_log_failure)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._writing, return_exceptions=True)


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("something went wrong beside a table", exc_info=error)

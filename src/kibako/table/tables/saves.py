"""Opening saves that anybody may bring: a long one is read in a process of its own, so that it keeps no table waiting."""

from __future__ import annotations

import asyncio
from functools import partial

from kibako.bots.ismcts import Stop
from kibako.table.store.records import Kept
from kibako.table.tables.replay import table_of
from kibako.table.tables.thinking import NICE, Thinking, Workers

SHORT = 64 * 1024  # characters; replaying so much takes some hundredths of a second


def read(save: str, _stop: Stop) -> Kept:
    """In the worker; what is refused there is raised here."""
    return table_of(save)


class Saves:
    def __init__(self) -> None:
        self._workers = Workers(1, NICE)

    async def read(self, save: str) -> Kept:
        """The table for the replay of a save."""
        if len(save) <= SHORT:
            return await asyncio.to_thread(table_of, save)
        return await self._workers.do(partial(read, save), Thinking())

    async def close(self) -> None:
        await self._workers.close()

"""Bots think in processes of their own, never in the server's loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import TypeVar

from kibako.bots import HARD, find_bot
from kibako.bots.ismcts import Search, Thought
from kibako.engine.chance import Quick
from kibako.engine.game import Game, View
from kibako.engine.shelf import game as find_game

T = TypeVar("T")


def think(key: str, view: View, legal: Sequence[int], level: str, seed: int) -> int:
    """In the worker: a bot gets a view and its legal actions, nothing else."""
    return find_bot(level)(find_game(key), view, legal, Quick(seed))


def advise(key: str, view: View, legal: Sequence[int], seed: int) -> list[Thought]:
    """In the worker: what a strong bot thinks of the legal actions, the best first."""
    search = Search(find_game(key), view, legal, Quick(seed))
    search.run(*HARD)
    return search.thoughts()


class Thinker:
    def __init__(self, workers: int | None = None) -> None:
        """As many workers as there are cores but one, which is the server's; at least one."""
        self._workers = max(1, (os.cpu_count() or 1) - 1) if workers is None else workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, view: View, legal: Sequence[int], level: str, seed: int) -> int:
        """The bot's action."""
        return await self._work(partial(think, game.key, view, list(legal), level, seed))

    async def advise(self, game: Game, view: View, legal: Sequence[int], seed: int) -> list[Thought]:
        """What a strong bot would play."""
        return await self._work(partial(advise, game.key, view, list(legal), seed))

    async def _work(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        try:  # a worker that died is replaced once
            return await loop.run_in_executor(self._ready(), work)
        except BrokenExecutor:
            self.close()
            return await loop.run_in_executor(self._ready(), work)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

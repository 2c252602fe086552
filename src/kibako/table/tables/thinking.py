"""Bots think in processes of their own, never in the server's loop, and can be stopped there."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from kibako.bots import BOTS, HARD, find_bot, read_budget
from kibako.bots.ismcts import Search, Stop, Thought
from kibako.bots.own import BotFailed, is_own
from kibako.engine.chance import Quick
from kibako.engine.errors import KibakoError
from kibako.engine.game import Game, View
from kibako.engine.registry import game as find_game
from kibako.table.figures import QUEUEING, THINKING, WAITING

MOST: Final = 200_000  # iterations per move of a bot at a table,
LONGEST: Final = 60.0  # or seconds of one core
SHORTEST: Final = 0.1
AT_LENGTH: Final = 4  # decisions with a chosen budget that are thought about at a time
NICE: Final = 10  # by how much their priority is lower than that of the others
LONGEST_NAME: Final = 40  # of a level
QUICKLY: Final = frozenset(BOTS) - {"hard"}  # levels that never wait for the others

SPAWN: Final = multiprocessing.get_context("spawn")
IN_ITS_PLACE: Final = "easy"  # plays when a bot of the host's own fails, or isn't offered any more

logger = logging.getLogger("kibako.table")
Flags = ctypes.Array[ctypes.c_byte]
T = TypeVar("T")


_offered: list[str] = []


def offer(bots: Iterable[str]) -> None:
    """Let people choose these bots of the host's own, too. Nobody but the host says what code is run. Raises BadBot."""
    for name in bots:
        if name in BOTS or not is_own(name) or len(name) > LONGEST_NAME:
            said = f"--bot names a bot of your own, module:function or an entry point, in at most {LONGEST_NAME} characters"
            raise KibakoError(f"{said}, not {name!r}")
        find_bot(name)
        _offered.append(name)


def levels() -> tuple[str, ...]:
    """The bots that people can choose by name."""
    return (*BOTS, *_offered)


def check_level(level: str) -> str:
    """A level, or a chosen budget that people at a table can wait for; written in one way."""
    if level in levels():
        return level
    iterations, seconds, _ = read_budget(level, MOST, LONGEST)
    return f"ismcts:{iterations}" if seconds is None else f"ismcts:{max(SHORTEST, round(seconds, 1)):g}s"


def is_known(level: str) -> bool:
    """Whether it is no bot of one's own, or one that this server offers: the database doesn't say what code is run."""
    return level in levels() or not is_own(level)


def is_timed(level: str) -> bool:
    """Whether a bot may play differently the next time: its budget is a number of seconds, or it is somebody's own."""
    return level not in BOTS and (level.endswith("s") or is_own(level))


_servers: list[int] = [1]


def share_cores(servers: int) -> None:
    """So many servers think on this machine: each, this one too, has its part of the cores."""
    _servers[0] = servers


# --- in the workers ----------------------------------------------------------------------------------------------------------

_flags: list[Flags] = []


def begin(flags: Flags, nice: int) -> None:
    """When somebody presses Ctrl-C, a worker ends with the server, not by itself; and with a server that is killed, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    _flags.append(flags)
    if sys.platform != "win32":
        os.nice(nice)


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def work(job: Callable[[Stop], T], slot: int) -> T:
    return job(lambda: _flags[0][slot] != 0)


def think(key: str, view: View, legal: Sequence[int], level: str, seed: int, stop: Stop) -> int:
    """A bot gets a view and its legal actions, nothing else."""
    return find_bot(level, stop, LONGEST)(find_game(key), view, legal, Quick(seed))


def advise(key: str, view: View, legal: Sequence[int], seed: int, stop: Stop) -> list[Thought]:
    """What a strong bot thinks of the legal actions, the best first."""
    search = Search(find_game(key), view, legal, Quick(seed))
    search.run(HARD.iterations, HARD.seconds, stop)
    return search.thoughts()


# --- in the server -----------------------------------------------------------------------------------------------------------


class Thinking:
    """Something that is being thought about. Once stopped, even before its turn has come, it ends with the best move so far."""

    def __init__(self) -> None:
        self.is_stopped = False
        self._flags: Flags | None = None
        self._slot = 0

    def stop(self) -> None:
        self.is_stopped = True
        if self._flags is not None:
            self._flags[self._slot] = 1

    def begin(self, flags: Flags, slot: int) -> None:
        self._flags, self._slot = flags, slot
        flags[slot] = int(self.is_stopped)

    def end(self) -> None:
        self._flags = None


class Queue:
    """Who waits for a worker: next is whoever has the fewest at work, then whoever waits longest; each one's own in order."""

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy: Counter[str] = Counter()

    async def enter(self, who: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(who)
            raise

    def leave(self, who: str) -> None:
        self._busy -= Counter((who,))
        self._free += 1
        self._call()

    def _call(self) -> None:
        while self._free and self._waiting:
            who = min(self._waiting, key=lambda one: self._busy[one])
            turns = self._waiting.pop(who)
            turn = turns.popleft()
            if turns:
                self._waiting[who] = turns  # behind the others
            if not turn.cancelled():
                self._free -= 1
                self._busy[who] += 1
                turn.set_result(None)


class Workers:
    """Some processes, each with a flag that stops what it does. Further jobs wait for their turn."""

    def __init__(self, count: int, nice: int = 0) -> None:
        self._count = count
        self._nice = nice
        self._flags: Flags = SPAWN.RawArray(ctypes.c_byte, count)
        self._free = list(range(count))
        self._queue = Queue(count)
        self._busy: set[asyncio.Task[Any]] = set()
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, job: Callable[[Stop], T], thinking: Thinking, who: str = "") -> T:
        """The job's result, for somebody; a job that nobody waits for any more is stopped."""
        with WAITING.track_inprogress(), QUEUEING.time():
            await self._queue.enter(who)
        task = asyncio.create_task(self._do(job, thinking, who))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            thinking.stop()
            raise

    async def _do(self, job: Callable[[Stop], T], thinking: Thinking, who: str) -> T:
        """With a slot of its own, until the worker is done with it."""
        slot = self._free.pop()
        thinking.begin(self._flags, slot)
        try:
            with THINKING.time():
                return await self._work(job, slot)
        finally:
            thinking.end()
            self._free.append(slot)
            self._queue.leave(who)

    async def _work(self, job: Callable[[Stop], T], slot: int) -> T:
        loop, pool = asyncio.get_running_loop(), self._ready()
        try:  # a worker that died is replaced once
            return await loop.run_in_executor(pool, work, job, slot)
        except BrokenExecutor:
            if self._pool is pool:
                self._end_pool()
            return await loop.run_in_executor(self._ready(), work, job, slot)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, SPAWN, begin, (self._flags, self._nice))
        return self._pool

    def _end_pool(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def close(self) -> None:
        """Everything is stopped."""
        for slot in range(self._count):
            self._flags[slot] = 1
        await asyncio.gather(*self._busy, return_exceptions=True)
        self._end_pool()


def _part_of(processes: int) -> int:
    return max(1, processes // _servers[0])


class Thinker:
    def __init__(self, workers: int | None = None) -> None:
        """A worker for every core but one, which is the server's; at least one. Whoever thinks longer keeps nobody waiting."""
        count = _part_of((os.cpu_count() or 1) - 1) if workers is None else workers
        self._quick = Workers(count)
        self._strong = Workers(count, NICE // 2)
        self._at_length = Workers(_part_of(AT_LENGTH), NICE)

    async def choose(
        self,
        game: Game,
        view: View,
        legal: Sequence[int],
        level: str,
        seed: int,
        thinking: Thinking | None = None,
        who: str = "",
    ) -> int:
        """The bot's action, thought out for somebody. Where a bot of the host's own fails, another plays in its place."""
        thinking = thinking or Thinking()
        try:
            return await self._think(game, view, legal, level if is_known(level) else IN_ITS_PLACE, seed, thinking, who)
        except BotFailed as error:
            logger.error("%s %s plays in its place.", error, IN_ITS_PLACE)
            return await self._think(game, view, legal, IN_ITS_PLACE, seed, thinking, who)

    async def _think(
        self, game: Game, view: View, legal: Sequence[int], level: str, seed: int, thinking: Thinking, who: str
    ) -> int:
        workers = self._quick if level in QUICKLY else self._strong if level in BOTS else self._at_length
        return await workers.do(partial(think, game.key, view, list(legal), level, seed), thinking, who)

    async def advise(self, game: Game, view: View, legal: Sequence[int], seed: int, who: str = "") -> list[Thought]:
        """What a strong bot would play."""
        return await self._strong.do(partial(advise, game.key, view, list(legal), seed), Thinking(), who)

    async def close(self) -> None:
        await asyncio.gather(self._quick.close(), self._strong.close(), self._at_length.close())

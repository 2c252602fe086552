"""Several servers on one machine at one port: processes that share its socket. One that dies is started again."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

LONGEST_END: Final = 20.0  # seconds that a server may take to end in good order
LEAST_LIFE, LONGEST_PAUSE = 5.0, 30.0  # seconds; one that lived shorter is started again after a pause
SPAWN: Final = multiprocessing.get_context("spawn")
logger = logging.getLogger("kibako.table")


def end_within(seconds: float) -> None:
    """However much is still to be done."""

    def give_up() -> None:
        time.sleep(seconds)
        logger.error("the server has not ended within %.0f seconds; it ends now", seconds)
        os._exit(1)

    threading.Thread(target=give_up, daemon=True).start()


def _begin(work: Callable[[int], None], number: int) -> None:
    """In the process. If the one that started it is gone, it ends as if it were asked to."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    work(number)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


class Crew:
    def __init__(self, count: int, work: Callable[[int], None]) -> None:
        self._work = work
        self._processes: dict[int, BaseProcess] = {}
        self._begun = dict.fromkeys(range(count), 0.0)
        self._pauses = dict.fromkeys(range(count), 0.0)
        self._due = dict.fromkeys(range(count), 0.0)  # when each is to be started
        self._ending = False
        self._waker, self._woken = SPAWN.Pipe(duplex=False)

    def run(self) -> None:
        """Until Ctrl-C or SIGTERM."""
        before = {sig: signal.signal(sig, self._end) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            while not self._ending:
                self._start_due()
                self._wait()
        finally:
            self._stop_all()
            for sig, handler in before.items():
                signal.signal(sig, handler)

    def _end(self, _sig: int, _frame: FrameType | None) -> None:
        self._ending = True
        self._woken.send(None)

    def _start_due(self) -> None:
        now = time.monotonic()
        for number, due in list(self._due.items()):
            if due <= now:
                del self._due[number]
                self._begun[number] = now
                self._processes[number] = self._started(number)

    def _started(self, number: int) -> BaseProcess:
        """What it is born with, it blocks for ever: Ctrl-C in a terminal goes to all, but we alone tell the others to end."""
        process = SPAWN.Process(target=_begin, args=(self._work, number), name=f"kibako-{number}")
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        return process

    def _wait(self) -> None:
        """Until one dies, one is due, or all are to end."""
        sentinels = [process.sentinel for process in self._processes.values()]
        pause = max(0.0, min(self._due.values()) - time.monotonic()) if self._due else None
        wait([self._waker, *sentinels], pause)
        for number, process in list(self._processes.items()):
            if not self._ending and not process.is_alive():
                del self._processes[number]
                self._plan(number, process.exitcode)

    def _plan(self, number: int, code: int | None) -> None:
        """Start it again: at once, or after longer and longer pauses if it dies as soon as it lives."""
        now = time.monotonic()
        lived = now - self._begun[number] >= LEAST_LIFE
        self._pauses[number] = 0.0 if lived else min(LONGEST_PAUSE, max(1.0, 2 * self._pauses[number]))
        self._due[number] = now + self._pauses[number]
        logger.warning("server %d of this crew has ended (%s) and is started again", number, code)

    def _stop_all(self) -> None:
        for process in self._processes.values():
            process.terminate()
        end = time.monotonic() + LONGEST_END + 5
        for process in self._processes.values():
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()

"""What plays the jobs of an arena, and games to learn from: processes of this machine. lab/cluster.py does it on many machines.

An engine takes jobs and gives results in whatever order they are finished. Both are plain data that can be pickled or written
as JSON, a job needs nothing but the installed package, and no two jobs share anything: an engine needs no more than `each`.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar, cast

from kibako.engine.words import text
from kibako.lab.arena import ArenaError, Job, Played, play

Given = TypeVar("Given")
Found = TypeVar("Found")
Task = tuple[Callable[[Any], Any], Any]


class Engine(ABC):
    @abstractmethod
    def each(self, work: Callable[[Given], Found], given: Iterable[Given]) -> Generator[Found, None, None]:
        """Do the work, a function of a module, for each that is given; yield each result as soon as it is there.

        Dropping the iterator stops the work.
        """

    def submit(self, jobs: Iterable[Job]) -> Generator[Played, None, None]:
        """Play the jobs."""
        return self.each(play, jobs)


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class LocalProcesses(Engine):
    """An engine of worker processes, as many as there are cores. Workers can be ended at any time: they keep nothing."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = cores() if processes is None else processes

    def each(self, work: Callable[[Given], Found], given: Iterable[Given]) -> Generator[Found, None, None]:
        waiting = iter(given)
        workers: dict[Connection[Task, object], SpawnProcess] = {}
        try:
            for one in islice(waiting, self.processes):
                connection, process = _start()
                workers[connection] = process
                connection.send((work, one))
            while workers:
                for ready in wait(list(workers)):
                    assert isinstance(ready, Connection)
                    yield cast(Found, _receive(ready))
                    for one in islice(waiting, 1):
                        ready.send((work, one))
                        break
                    else:
                        _stop(ready, workers.pop(ready))
        finally:
            for connection, process in workers.items():
                _stop(connection, process)


def _start() -> tuple[Connection[Task, object], SpawnProcess]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _stop(connection: Connection[Task, object], process: SpawnProcess) -> None:
    connection.close()
    process.terminate()
    process.join()
    process.close()


def _receive(connection: Connection[Task, object]) -> object:
    try:
        found = connection.recv()
    except (EOFError, ConnectionResetError):
        raise ArenaError(text("worker-lost")) from None
    if isinstance(found, BaseException):
        raise found
    return found


def _work(connection: Connection[object, Task]) -> None:
    """A worker: play what comes until nobody is listening. Ctrl-C is for whoever waits, not for the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            connection.send(done(*connection.recv()))


def done(work: Callable[[Given], Found], given: Given) -> Found | Exception:
    """The result; or what went wrong, as whoever waits must hear of it."""
    try:
        return work(given)
    except Exception as error:
        error.add_note(f"while playing {given}:\n{traceback.format_exc()}")
        return error

"""What plays the jobs of an arena: processes of this machine.

An engine takes jobs and gives results in whatever order they are finished. Both are plain data that can be pickled or written
as JSON, a job needs nothing but the installed package, and no two jobs share anything: an engine on many machines needs no
more than `submit`.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Protocol

from kibako.engine.words import text
from kibako.lab.arena import ArenaError, Job, Played, play


class Engine(Protocol):
    def submit(self, jobs: Iterable[Job]) -> Iterator[Played]:
        """Play the jobs; yield each result as soon as it is there. Dropping the iterator stops the work."""
        ...


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class LocalProcesses:
    """An engine of worker processes, as many as there are cores. Workers can be ended at any time: they keep nothing."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = cores() if processes is None else processes

    def submit(self, jobs: Iterable[Job]) -> Generator[Played, None, None]:
        waiting = iter(jobs)
        workers: dict[Connection[Job, Played], SpawnProcess] = {}
        try:
            for job in _first(waiting, self.processes):
                connection, process = _start()
                workers[connection] = process
                connection.send(job)
            while workers:
                for ready in wait(list(workers)):
                    assert isinstance(ready, Connection)
                    yield _receive(ready)
                    job_or_none = next(waiting, None)
                    if job_or_none is None:
                        _stop(ready, workers.pop(ready))
                    else:
                        ready.send(job_or_none)
        finally:
            for connection, process in workers.items():
                _stop(connection, process)


def _first(jobs: Iterator[Job], most: int) -> Iterator[Job]:
    for _, job in zip(range(most), jobs, strict=False):
        yield job


def _start() -> tuple[Connection[Job, Played], SpawnProcess]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _stop(connection: Connection[Job, Played], process: SpawnProcess) -> None:
    connection.close()
    process.terminate()
    process.join()
    process.close()


def _receive(connection: Connection[Job, Played]) -> Played:
    try:
        found = connection.recv()
    except (EOFError, ConnectionResetError):
        raise ArenaError(text("worker-lost")) from None
    if isinstance(found, BaseException):
        raise found
    return found


def work(connection: Connection[Played | Exception, Job]) -> None:
    """A worker: play what comes until nobody is listening. Ctrl-C is for whoever waits, not for the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            job = connection.recv()
            try:
                connection.send(play(job))
            except (BrokenPipeError, ConnectionResetError):
                return
            except Exception as error:  # whoever waits must hear of it
                error.add_note(f"while playing {job}:\n{traceback.format_exc()}")
                connection.send(error)

"""An engine of many machines: a Ray cluster. It is an extra, `pip install kibako[ray]`; docs/lab.md shows its use.

Each job is a task of one processor. A machine that is lost costs its tasks, which are then done elsewhere; it keeps nothing.
"""

from __future__ import annotations

import logging
import os
import re
import shutil
import socket
import sysconfig
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version as installed
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, cast

from kibako.bots.own import module_of
from kibako.engine.box import CHOSEN
from kibako.engine.libraries import needed
from kibako.engine.words import text
from kibako.lab.arena import ArenaError
from kibako.lab.engines import Engine, Found, Given, LocalProcesses, cores, done

RETRIES: Final = 10  # how often a job may be lost with its machine or its process before the run ends
AHEAD: Final = 2  # jobs for each processor, so that none waits for the next
PATIENCE: Final = 20.0  # seconds for a cluster to answer at all
STORE: Final = 100_000_000  # bytes for results on their way; they are small


ADDRESS: Final = re.compile(r"auto|local|ray://.+|(?!ismcts:)[\w.-]+:\d+|\[[\da-f:]+\]:\d+", re.ASCII)


def chosen_engine(ray: str | None, jobs: int | None = None, bots: Sequence[str] = ()) -> Engine:
    """The processes of this machine, or the cluster that `--ray` names."""
    return LocalProcesses(jobs) if ray is None else RayCluster(ray, jobs, bots)


def with_address(words: Sequence[str]) -> list[str]:
    """A command line on which `--ray` may stand without an address: then its value is empty."""
    following = [*words[1:], ""]
    return [
        "--ray=" if word == "--ray" and not ADDRESS.fullmatch(after) else word
        for word, after in zip(words, following, strict=False)
    ]


class RayCluster(Engine):
    """An engine of the cluster at an address, HOST:PORT.

    Without one it is the cluster that this machine is part of, or one started here for as long as it is needed.

    A program that has called `ray.init` keeps its connection, and what it said there.
    """

    def __init__(self, address: str | None = None, jobs: int | None = None, bots: Sequence[str] = ()) -> None:
        self.ray: Any = needed("ray", "ray", "a cluster")
        self.address = address or None
        self.jobs = jobs
        self.bots = bots  # those of one's own are brought along

    def each(self, work: Callable[[Given], Found], given: Iterable[Given]) -> Generator[Found, None, None]:
        waiting = iter(given)
        with self._connected():
            task = self.ray.remote(num_cpus=1, max_retries=RETRIES)(_there)
            flying: list[Any] = []
            try:
                while True:
                    flying += [task.remote(installed("kibako"), work, one) for one in islice(waiting, self._room(len(flying)))]
                    if not flying:
                        return
                    (landed, *_), flying = self.ray.wait(flying, num_returns=1)
                    yield cast(Found, self._result(landed))
            finally:
                for lost in flying:
                    self.ray.cancel(lost, force=True)

    def _room(self, flying: int) -> int:
        """How many more jobs may be under way; machines come and go."""
        most = self.jobs or AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return max(0, most - flying)

    def _result(self, landed: Any) -> object:
        try:
            found = self.ray.get(landed)
        except self.ray.exceptions.RayError as error:
            raise ArenaError(text("cluster-lost", why=str(error).strip().splitlines()[0])) from error
        if isinstance(found, Exception):
            raise found
        return found

    @contextmanager
    def _connected(self) -> Iterator[None]:
        if self.ray.is_initialized():
            yield
            return
        with TemporaryDirectory(prefix="kibako-") as folder:
            carried = carry(self.bots, Path(folder))
            try:
                self._connect({"runtime_env": carried} if carried else {})
                yield
            finally:
                self.ray.shutdown()

    def _connect(self, carried: dict[str, Any]) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR, **carried}
        try:
            _look(self.address)
            self.ray.init(self.address or "auto", **quiet)
        except (OSError, ImportError, RuntimeError, ValueError) as error:
            if self.address:
                raise ArenaError(text("no-cluster", address=self.address, why=str(error).strip().splitlines()[0])) from None
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster started here reports to nobody
            own = {"num_cpus": self.jobs or cores(), "object_store_memory": STORE, "include_dashboard": False}
            self.ray.init("local", **own, **quiet)


def _look(address: str | None) -> None:
    """Whether anything listens there: Ray itself would wait for minutes. Raises OSError."""
    host, _, port = (address or "").removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _there(version: str, work: Callable[[Given], Found], given: Given) -> Found | Exception:
    """On some machine of the cluster."""
    if (here := installed("kibako")) != version:
        return ArenaError(text("cluster-version", there=here, here=version))
    return done(work, given)


def carry(bots: Sequence[str], folder: Path) -> dict[str, Any]:
    """What the machines of a cluster need besides Kibako, copied to a folder from which they work: one's own bots and boxes."""
    for place in dict.fromkeys(place for bot in bots if (place := _own_code(bot)) is not None):
        _copy(place, folder / place.name)
    boxes = [Path(chosen) for chosen in os.environ.get(CHOSEN, "").split(os.pathsep) if chosen]
    for number, box in enumerate(boxes):
        _copy(box, folder / f"box-{number}")
    found: dict[str, Any] = {"working_dir": str(folder)} if any(folder.iterdir()) else {}
    if boxes:
        found["env_vars"] = {CHOSEN: os.pathsep.join(f"box-{number}" for number in range(len(boxes)))}
    return found


def _own_code(bot: str) -> Path | None:
    """The file or the package of a bot that isn't installed; what is, has to be installed there too."""
    package = module_of(bot).partition(".")[0]
    spec = find_spec(package) if package not in {"", "kibako"} else None
    if spec is None or spec.origin is None:
        return None
    place = Path(spec.origin)
    place = place.parent if spec.submodule_search_locations else place
    installed_at = {Path(path) for path in sysconfig.get_paths().values()}
    return None if installed_at & {*place.parents} else place


def _copy(place: Path, there: Path) -> None:
    if place.is_dir():
        shutil.copytree(place, there, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(place, there)

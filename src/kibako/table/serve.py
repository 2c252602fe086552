"""Starting the server on this machine."""

from __future__ import annotations

import errno
import fcntl
import ipaddress
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Collection, Iterable, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Thread, Timer
from types import FrameType
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import uvicorn
from fastapi import FastAPI
from sqlalchemy import exc as sql_errors

from kibako.engine.errors import KibakoError
from kibako.table import figures, logs
from kibako.table.app import make_app
from kibako.table.crew import LONGEST_END, Crew, end_within
from kibako.table.door import BACKLOG, Door, Remembering, behind, raise_descriptors
from kibako.table.logs import Form
from kibako.table.store.tables import Store, default_url
from kibako.table.tables.delivery import Delivery
from kibako.table.tables.thinking import share_cores

PROXIES: Final = ("127.0.0.1", "::1")
"""Whose word is taken for where a request comes from, unless others are named."""
BREATH: Final = 60  # seconds that a page may take to answer whether it is there; a busy machine takes many
GOODBYE: Final = 3  # seconds that an ending server waits for those who are there
logger = logging.getLogger("kibako.table")


def data_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "kibako"


class Setup(NamedTuple):
    """How a server is to be run."""

    host: str = "127.0.0.1"
    port: int = 0
    database: str | None = None  # its URL; None: a file in the user's data folder
    browser: bool = False
    pace: float = 0.7
    tables_a_minute: float = 30
    delivery: Delivery = Delivery()
    names: Collection[str] = ()
    proxies: Collection[str] = PROXIES
    workers: int = 1
    metrics: str = ""  # where the figures are shown
    log: Form = "text"


def serve(setup: Setup) -> None:
    """Run until Ctrl-C or SIGTERM. What can't be used, a port or a database, is reported before anything else happens."""
    proxies_of(setup.proxies)
    figures_at = figures.place(setup.metrics) if setup.metrics else None
    with closing(listen(setup.host, setup.port)) as listening, _opened(setup) as store:
        logs.prepare(setup.log)
        _upgrade(store)
        host = "localhost" if setup.host in {"127.0.0.1", "0.0.0.0"} else setup.host  # noqa: S104
        address = f"http://{host}:{listening.getsockname()[1]}/"
        print(f"Kibako is at {address} - Ctrl-C ends it.", flush=True)  # noqa: T201 - for the person at the terminal
        if setup.browser:
            Timer(0.8, webbrowser.open, [address]).start()
        if setup.workers == 1:
            run(setup, listening, store, figures_at)
        else:
            store.close()
            Crew(setup.workers, partial(_run_one_of_many, setup, listening, figures_at)).run()


@contextmanager
def _opened(setup: Setup) -> Iterator[Store]:
    """The database, if it can be used in this way."""
    store = open_store(setup.database)
    if setup.workers > 1 and not store.is_shared:
        store.close()
        said = (
            "--workers takes PostgreSQL: a SQLite file is for one process; add --database postgresql+psycopg://user@host/name"
        )
        raise KibakoError(said)
    with _alone_with(store):
        yield store


def run(setup: Setup, listening: socket.socket, store: Store, figures_at: tuple[str, int] | None, number: int = 0) -> None:
    """One server, until it is asked to end."""
    if figures_at is not None:
        print(f"Its metrics are at {figures.show(figures_at, number)}", flush=True)  # noqa: T201 - for the person at the terminal
    _server(setup, store).run(sockets=[listening])


def _server(setup: Setup, store: Store) -> Server:
    proxies = proxies_of(setup.proxies)
    app = make_app(store, setup.pace, setup.tables_a_minute, setup.delivery, hosts_of(setup.host, setup.delivery, setup.names))
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=64 * 1024,
        ws_max_queue=16,
        ws_ping_timeout=BREATH,
        ws=Remembering,
        http=behind(Door(raise_descriptors(), proxies)),
        backlog=BACKLOG,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=GOODBYE,
    )
    return Server(config, app)


@contextmanager
def beside(database: str) -> Iterator[str]:
    """A server for programs of this machine, in a thread of this process, for as long as it is needed; its address."""
    setup = Setup(database=database, pace=0, tables_a_minute=600)
    with closing(listen(setup.host, setup.port)) as listening, _opened(setup) as store:
        _upgrade(store)
        server = _server(setup, store)
        running = Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        running.start()
        try:
            yield f"http://localhost:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            running.join(LONGEST_END)


def _run_one_of_many(setup: Setup, listening: socket.socket, figures_at: tuple[str, int] | None, number: int) -> None:
    """In a process of its own, which ends with the one that started it."""
    logs.prepare(setup.log)
    share_cores(setup.workers)
    try:
        run(setup, listening, open_store(setup.database), figures_at, number)
    except KibakoError as error:
        logger.error("server %d: %s", number, error)
        sys.exit(2)


class Server(uvicorn.Server):
    """Asked to end, it tells who is there, finishes what is being kept, stops the bots, and ends well."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - uvicorn's
        """Uvicorn would raise the signal again when it is done, which ends the process before it has cleaned up."""
        if not self.should_exit:
            self.should_exit = self._app.state.is_ending = True
            end_within(LONGEST_END)


def hosts_of(host: str, delivery: Delivery, names: Iterable[str]) -> frozenset[str]:
    """The names under which this server is asked, besides addresses."""
    machine = socket.gethostname().lower()
    own = {"localhost", host.lower(), machine, f"{machine}.local", urlsplit(delivery.home).hostname or "localhost"}
    return frozenset(own | {name.lower() for name in names})


def proxies_of(named: Collection[str]) -> list[str]:
    """The addresses and networks of proxies; "none" for none. Raises KibakoError."""
    for one in set(named) - {"none"}:
        try:
            ipaddress.ip_network(one)
        except ValueError:
            raise KibakoError(f"--proxy takes an address, a network such as 10.1.0.0/16, or none, not {one[:100]!r}") from None
    return [one for one in named if one != "none"]


@contextmanager
def _alone_with(store: Store) -> Iterator[None]:
    """A SQLite file is for one server, until that one ends, however it ends. Other databases serve many."""
    database = store.engine.url.database if store.engine.dialect.name == "sqlite" else None
    if not database or database == ":memory:":
        yield
        return
    with Path(f"{database}.lock").open("w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            said = f"another server plays with {database}; end it, or give this one a --database of its own"
            raise KibakoError(said) from None
        yield


def open_store(url: str | None) -> Store:
    """The database, once it has answered; the file in the user's data folder if none is named."""
    try:
        store = Store(url or default_url(data_folder()))
        with store.engine.begin():
            return store
    except (sql_errors.SQLAlchemyError, ImportError) as error:
        reason = getattr(error, "orig", None) or error
    short = str(reason).splitlines()[0][:300]  # without the URL, which may hold a password
    example = "sqlite:////home/me/tables.db or postgresql+psycopg://user@host/name"
    raise KibakoError(f"the database can't be used ({short}); --database takes {example}")


def _upgrade(store: Store) -> None:
    """In a thread that ends with the process: so Ctrl-C is heard, however long the database takes."""
    done: Future[None] = Future()

    def upgrade() -> None:
        try:
            store.upgrade()
        except BaseException as error:
            done.set_exception(error)
        else:
            done.set_result(None)

    Thread(target=upgrade, daemon=True).start()
    done.result()


def listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(200)
    except (OSError, UnicodeError) as error:
        listening.close()
        if isinstance(error, (socket.gaierror, UnicodeError)) or error.errno == errno.EADDRNOTAVAIL:
            raise KibakoError(f"host {host[:200]!r} is no address of this machine; choose another with --host") from None
        raise KibakoError(f"port {port} can't be used ({error.strerror}); choose another with --port, or 0 for any") from None
    return listening

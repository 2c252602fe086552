"""Starting the server on this machine."""

from __future__ import annotations

import errno
import fcntl
import os
import socket
import webbrowser
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Final
from urllib.parse import urlsplit

import uvicorn
from sqlalchemy import exc as sql_errors

from kibako.engine.errors import KibakoError
from kibako.table.app import make_app
from kibako.table.door import BACKLOG, Door, behind, raise_descriptors
from kibako.table.errors import StoreDown
from kibako.table.store.tables import Store, default_url
from kibako.table.tables.delivery import Delivery

PROXIES: Final = ("127.0.0.1", "::1")
"""Whose word is taken for where a request comes from, unless others are named."""


def data_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "kibako"


def serve(
    host: str,
    port: int,
    database: str | None,
    browser: bool,
    pace: float,
    tables_a_minute: float,
    delivery: Delivery,
    names: Iterable[str] = (),
    proxies: Sequence[str] = PROXIES,
) -> None:
    """Run until Ctrl-C. A port that is in use, or a database that can't be, is reported before anything else happens."""
    listening = _listen(host, port)
    store = _open(database or default_url(data_folder()))
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listening.getsockname()[1]}/"  # noqa: S104
    with _alone_with(store):
        app = make_app(store, pace, tables_a_minute, delivery, hosts_of(host, delivery, names))
        config = uvicorn.Config(
            app,
            log_level="warning",
            ws_max_size=64 * 1024,
            ws_max_queue=16,
            http=behind(Door(raise_descriptors(), proxies)),
            backlog=BACKLOG,
            forwarded_allow_ips=list(proxies),
        )
        print(f"Kibako is at {address} - Ctrl-C ends it.", flush=True)  # noqa: T201 - for the person at the terminal
        if browser:
            Timer(0.8, webbrowser.open, [address]).start()
        uvicorn.Server(config).run(sockets=[listening])


def hosts_of(host: str, delivery: Delivery, names: Iterable[str]) -> frozenset[str]:
    """The names under which this server is asked, besides addresses."""
    machine = socket.gethostname().lower()
    own = {"localhost", host.lower(), machine, f"{machine}.local", urlsplit(delivery.home).hostname or "localhost"}
    return frozenset(own | {name.lower() for name in names})


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


def _open(url: str) -> Store:
    """The database, once it has answered."""
    try:
        store = Store(url)
        with store.begin():
            return store
    except StoreDown as error:
        reason: object = error.__cause__ and getattr(error.__cause__, "orig", None)
    except (sql_errors.SQLAlchemyError, ImportError) as error:
        reason = error
    short = str(reason).splitlines()[0][:300]  # without the URL, which may hold a password
    example = "sqlite:////home/me/tables.db or postgresql+psycopg://user@host/name"
    raise KibakoError(f"the database can't be used ({short}); --database takes {example}")


def _listen(host: str, port: int) -> socket.socket:
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

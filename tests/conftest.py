"""What several tests need: a PostgreSQL server of their own, a browser, a table server."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from databases import Postgres
from people import CHROMIUM, FLAGS, PATIENCE
from playwright.sync_api import Browser, sync_playwright
from servers import Server
from starlette.testclient import TestClient

from kibako.table import limits
from kibako.table.app import make_app
from kibako.table.limits import Rate
from kibako.table.store import notices, patience, writer
from kibako.table.store.tables import Store

# A shell lets what it runs in the background ignore Ctrl-C, and so would the programs that are tested here.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

PATIENT_SERVER = 10_000
"""Messages that a server in this process takes at once: a test is quicker than people, however fast the machine."""


@pytest.fixture(autouse=True, scope="session")
def patient_servers() -> Iterator[None]:
    """All tests come from one address."""
    with pytest.MonkeyPatch.context() as patch:
        patient = {"messages": Rate(PATIENT_SERVER, PATIENT_SERVER), "drawing": Rate(PATIENT_SERVER, PATIENT_SERVER)}
        patch.setattr(limits, "RATES", {**limits.RATES, **patient})
        yield


@pytest.fixture(autouse=True, scope="session")
def patient_databases() -> Iterator[None]:
    """However busy the machine, a database in this process hasn't hung; those that have are servers' of their own."""
    with pytest.MonkeyPatch.context() as patch:
        for module, names in ((writer, ["PATIENCE"]), (notices, ["CONNECT", "ANSWER"]), (patience, ["ANSWER", "BUSY"])):
            for name in names:
                patch.setattr(module, name, float(PATIENCE))
        patch.setitem(patience.LINE, "connect_timeout", PATIENCE)
        patch.setitem(patience.LINE, "options", f"-c statement_timeout={PATIENCE}s")
        yield


@pytest.fixture(autouse=True)
def quick_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.live.socket.AT_ONCE", PATIENT_SERVER)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    made = Postgres()
    yield made.url
    made.close()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    """A table server in this process, whose bots play at once."""
    with TestClient(make_app(Store(database), pace=0)) as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = f"sqlite:///{tmp_path / 'kept.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres")
    store = Store(url)
    store.upgrade()
    with store.begin() as connection:
        for name in ("deals", "tables"):
            connection.exec_driver_sql(f"DELETE FROM {name}")  # noqa: S608 - our own names
    yield store
    store.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that only visit it: each opens tables of its own there."""
    yield from running(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For tests that kill it, or count everything in it."""
    yield from running(tmp_path)


def running(folder: Path) -> Iterator[Server]:
    made = Server(folder)
    made.start()
    yield made
    made.stop()

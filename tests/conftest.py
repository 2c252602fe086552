"""What several tests need: a PostgreSQL server of their own, a browser, a table server."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from people import CHROMIUM, FLAGS
from playwright.sync_api import Browser, sync_playwright
from servers import Server
from starlette.testclient import TestClient

from kibako.table.app import make_app
from kibako.table.store.tables import Store

# A shell lets what it runs in the background ignore Ctrl-C, and so would the programs that are tested here.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

PATIENT_SERVER = 10_000
"""Messages that a server in this process takes at once: a test is quicker than people, however fast the machine."""


@pytest.fixture(autouse=True)
def quick_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.live.socket.AT_ONCE", PATIENT_SERVER)


PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def run(program: str, *words: str) -> None:
    """As the user postgres if we are root, since the server refuses root."""
    command = [str(PROGRAMS[-1] / program), *words]
    if os.geteuid() == 0:
        command = ["runuser", "-u", "postgres", "--", *command]
    subprocess.run(command, check=True, capture_output=True, cwd="/")  # noqa: S603 - programs of the system


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of an empty database, on a socket in a folder of its own."""
    if not PROGRAMS:
        assert "CI" not in os.environ, "PostgreSQL is missing: apt-get install postgresql"
        pytest.skip("no PostgreSQL here: apt-get install postgresql")
    folder = Path(tempfile.mkdtemp(prefix="kibako-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data = folder / "data"
    run("initdb", "--auth=trust", "--username=kibako", "--no-sync", str(data))
    settings = f"-k {folder} -c listen_addresses='' -c fsync=off"
    run("pg_ctl", "-D", str(data), "-w", "-o", settings, "-l", str(folder / "log"), "start")
    try:
        yield f"postgresql+psycopg://kibako@/postgres?host={folder}"
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


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

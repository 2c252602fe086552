"""A database that hangs: whoever asks is answered in words, and a server can be ended, whatever it waits for."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest
from databases import Postgres
from servers import Server
from sqlalchemy import text
from test_table_kill import KEY, live_address, told
from websockets.sync.client import connect

from kibako.table.store.tables import UPGRADING, Store

AWAY = "database"
PATIENCE = 180  # seconds after which something counts as hanging


@pytest.fixture
def database() -> Iterator[Postgres]:
    made = Postgres()
    yield made
    made.thaw()
    made.close()


@pytest.fixture
def server(database: Postgres, tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path, "--database", database.url)
    made.start()
    yield made
    database.thaw()
    made.stop()


def refusal(address: str) -> tuple[int, str]:
    try:
        urllib.request.urlopen(address, timeout=PATIENCE)  # noqa: S310 - our own server
    except HTTPError as error:
        return error.code, error.read().decode()
    raise AssertionError("it was answered")


def test_people_are_answered_while_the_database_is_frozen_and_a_server_can_end(database: Postgres, server: Server) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
    made = server.post("/api/tables", {"game": KEY, "seats": seats, "seed": "7"})
    with connect(live_address(server, made["table"]), max_size=None) as line:
        line.send(json.dumps({"type": "hello", "secrets": list(made["secrets"].values()), "picture": False}))
        state = told(line, [])
        if state["toAct"] != state["seat"]:
            line.send(json.dumps({"type": "see", "seat": state["toAct"]}))
            state = told(line, [])
        database.freeze()
        line.send(json.dumps({"type": "play", "action": state["actions"][0]["text"], "at": 0}))
        while (answer := json.loads(line.recv(timeout=PATIENCE)))["type"] != "error":
            assert answer.get("at", 0) == 0, "a move is shown that nobody can have kept"
        assert AWAY in answer["words"]
        assert server.get_text(f"/t/{made['table']}")  # it is in memory
        for path in ("/", "/api/tables", "/t/elsewhere"):
            status, words = refusal(f"{server.address}{path}")
            assert status == 503
            assert AWAY in words
    assert server.stop(signal.SIGINT) == 0


def command(database: Postgres) -> list[str]:
    return [sys.executable, "-m", "kibako", "table", "--no-browser", "--port", "0", "--database", database.url]


def test_a_server_does_not_begin_at_a_database_that_is_frozen(database: Postgres) -> None:
    database.freeze()
    ended = subprocess.run(command(database), capture_output=True, text=True, timeout=PATIENCE, check=False)  # noqa: S603
    assert ended.returncode == 2
    assert "the database can't be used" in ended.stderr


def test_ctrl_c_is_heard_while_the_database_is_brought_up_to_date(database: Postgres, tmp_path: Path) -> None:
    """Another server is at it, and hangs there."""
    store = Store(database.url)
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    with store.begin() as other:
        other.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
        begun = subprocess.Popen(command(database), env=environment)  # noqa: S603 - our own program
        _until_it_waits(store)
        begun.send_signal(signal.SIGINT)
        assert begun.wait(PATIENCE) == 130
    store.close()


def _until_it_waits(store: Store) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        with store.begin() as connection:
            if connection.execute(text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")).scalar():
                return
        assert time.monotonic() < end, "no server has begun to bring the database up to date"
        time.sleep(0.05)

"""A server as its operator sees it: whether it is well, what it counts, what it logs, how it ends, many at one port."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from fastapi.testclient import TestClient
from servers import Server
from sqlalchemy import exc
from sqlalchemy import text as sql
from test_serve import command_of, is_alive, parent_of
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import kibako
from kibako.engine.errors import KibakoError
from kibako.engine.words import text
from kibako.table import figures, logs
from kibako.table.app import make_app
from kibako.table.door import Door
from kibako.table.errors import StoreDown
from kibako.table.serve import Setup, proxies_of, serve
from kibako.table.store.tables import Store

KEY = next(game.key for game in kibako.all_games() if 2 in game.manifest.seats)
PATIENCE = 180  # seconds for what should happen


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


# --- whether it is well ------------------------------------------------------------------------------------------------------


def test_a_server_is_ready_while_its_database_answers_and_it_isn_t_about_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def silent(_store: Store) -> None:
        raise StoreDown(text("store-down"))

    monkeypatch.setattr("kibako.table.web.health.FRESH", 0)
    app = make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"), hosts=frozenset({"games.example.org"}))
    with TestClient(app, base_url="http://a-container") as client:
        assert client.get("/").status_code == 421
        assert [client.get(path).status_code for path in ("/healthz", "/readyz")] == [200, 200]
        with monkeypatch.context() as patch:
            patch.setattr(Store, "ping", silent)
            assert [client.get(path).status_code for path in ("/healthz", "/readyz")] == [200, 503]
        assert client.get("/readyz").status_code == 200
        app.state.is_ending = True
        assert [client.get(path).status_code for path in ("/healthz", "/readyz")] == [200, 503]


# --- what it counts and logs, and how it ends --------------------------------------------------------------------------------


@pytest.fixture
def told(tmp_path: Path) -> Iterator[Server]:
    """A server that shows its figures, logs for programs, and offers mail that can't be sent."""
    mail = [
        "--address",
        "http://localhost",
        "--smtp",
        "smtp://box:hidden-password@127.0.0.1:9",
        "--mail-from",
        "box@example.org",
    ]
    made = Server(tmp_path, "--metrics", "0", "--log", "json", "--tell-after", "0", *mail)
    made.start()
    yield made
    made.stop()


def test_figures_and_logs_tell_what_happens_but_no_secret_and_the_end_is_good(told: Server) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
    made = told.post("/api/tables", {"game": KEY, "seats": seats, "public": False})
    table, secrets = made["table"], list(made["secrets"].values())
    secret = secrets[0]
    token = told.post("/api/handovers", {"seats": {table: [secret]}})["token"]
    proof = "a-proof-that-ends-mail"
    for path in (f"/quiet/{table}/0/{proof}", f"/t/{secret}", f"/t/{table}?secret={secret}", f"/api/tables/{secret}/save"):
        fetch(told, path)
    with connect(f"{told.address.replace('http', 'ws')}/live/{table}", max_size=None) as live:
        live.send(json.dumps({"type": "hello", "secrets": secrets}))
        live.send(json.dumps({"type": "notify", "address": "ann@example.org"}))
        state = told_by(live)
        live.send(json.dumps({"type": "see", "seat": state["toAct"]}))
        while not state["actions"]:
            state = told_by(live)
        live.send(json.dumps({"type": "play", "action": state["actions"][0]["text"], "at": state["at"]}))
        while state["at"] == 0:
            state = told_by(live)
    where = told.next_line().split()[-1]
    until(lambda: "kibako_moves_total 1.0" in shown(where))
    found = shown(where)
    for line in ("tables 1.0", "onlookers 0.0", "keeping_seconds_count 1.0", 'requests_total{status="101"} 1.0'):
        assert f"kibako_{line}" in found
    assert fetch(told, "/metrics") == 404, "strangers see them"

    assert told.stop(signal.SIGTERM) == 0
    said = told.errors.read_text()
    lines = [json.loads(line) for line in said.splitlines() if "plain Python" not in line]
    assert {line["level"] for line in lines} <= {"info", "warning"}
    requests = [line["request"] for line in lines if line["logger"] == "kibako.requests"]
    assert {"POST /api/tables", "GET /t/{table}", "LIVE /live/{table}", "GET /quiet/{table}/{seat}/{proof}"} <= set(requests)
    for hidden in (*secrets, token, proof, table, "ann@example.org", "hidden-password"):
        assert hidden not in said


def told_by(live: ClientConnection) -> dict[str, Any]:
    """The next that is said about the table."""
    while True:
        message: dict[str, Any] = json.loads(live.recv(PATIENCE))
        if message["type"] == "table":
            return message


def fetch(server: Server, path: str) -> int:
    """The status of an answer."""
    try:
        with urllib.request.urlopen(f"{server.address}{path}", timeout=PATIENCE) as answer:  # noqa: S310 - our own server
            return int(answer.status)
    except HTTPError as error:
        error.close()
        return error.code


def shown(where: str) -> str:
    with urllib.request.urlopen(where, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        return str(answer.read().decode())


def test_what_failed_is_logged_without_addresses_and_links() -> None:
    said = (
        "{'ann@example.org': (550, b'no')} at https://hooks.example.org/services/T0KEN/key?x=1, postgresql://me:word@host/name"
    )
    try:
        raise OSError(said)
    except OSError:
        record = logging.getLogger("x").makeRecord("x", logging.ERROR, "f", 1, "went wrong: %s", (said,), sys.exc_info())
    for formatter in (logs.Lines(), logs.Words()):
        line = formatter.format(record)
        assert "went wrong" in line
        assert "hooks.example.org" in line
        for hidden in ("ann@", "T0KEN", "key", "word@", "me:"):
            assert hidden not in line


def test_errors_of_the_database_hold_no_values(tmp_path: Path) -> None:

    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    with pytest.raises(StoreDown) as caught, store.begin() as connection:
        connection.execute(sql("INSERT INTO nowhere VALUES (:secret)"), {"secret": "a-secret"})
    store.close()
    assert isinstance(caught.value.__cause__, exc.SQLAlchemyError)
    assert "a-secret" not in str(caught.value.__cause__)


def refused_at_the_door() -> float:
    return figures.FIGURES.get_sample_value("kibako_refused_total", {"limit": "connections"}) or 0


def test_who_is_refused_is_counted_and_a_proxy_brings_many() -> None:
    async def check() -> None:
        door, before = Door(12, ["10.1.0.0/16"]), refused_at_the_door()
        assert [door.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
        assert [door.enter("10.1.2.3") for _ in range(3)] == [True, True, True]
        assert refused_at_the_door() == before + 1

    asyncio.run(check())


def test_bots_are_stopped_and_people_told_when_a_server_ends(own_server: Server) -> None:
    seats = [{"kind": "bot", "level": "ismcts:60s"}, {"kind": "bot", "level": "ismcts:60s"}]
    table = own_server.post("/api/tables", {"game": KEY, "seats": seats})["table"]
    with connect(f"{own_server.address.replace('http', 'ws')}/live/{table}", max_size=None) as watcher:
        watcher.send('{"type": "hello"}')
        watcher.recv()
        until(lambda: bool(workers_of(own_server.process_id)))
        workers = workers_of(own_server.process_id)
        assert own_server.stop(signal.SIGTERM) == 0
        with pytest.raises(ConnectionClosed) as closed:
            all(watcher.recv(PATIENCE) for _ in iter(int, 1))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    until(lambda: not any(is_alive(worker) for worker in workers))
    assert "leaked" not in own_server.errors.read_text()


def workers_of(parent: int) -> set[int]:
    """The processes that a process has started, to work."""
    found = {int(path.name) for path in Path("/proc").glob("[0-9]*") if parent_of(path) == parent}
    return {process for process in found if b"spawn_main" in command_of(process)}


# --- many at one port --------------------------------------------------------------------------------------------------------


def test_some_processes_serve_at_one_port_and_one_that_dies_is_replaced(tmp_path: Path, postgres: str) -> None:
    server = Server(tmp_path, "--workers", "2", "--database", postgres)
    server.start()
    until(lambda: len(workers_of(server.process_id)) == 2)
    before = workers_of(server.process_id)
    table = server.post("/api/tables", {"game": KEY, "seats": [{"kind": "person"}, {"kind": "person"}]})["table"]
    os.kill(min(before), signal.SIGKILL)
    until(lambda: len(workers_of(server.process_id) - before) == 1)
    with connect(f"{server.address.replace('http', 'ws')}/live/{table}", max_size=None) as live:
        live.send('{"type": "hello"}')
        assert json.loads(live.recv(PATIENCE))["type"] in {"table", "chat"}
    workers = workers_of(server.process_id)
    assert server.stop() == 0
    until(lambda: not any(is_alive(worker) for worker in workers))


@pytest.mark.long
def test_workers_end_with_a_crew_that_is_killed(tmp_path: Path, postgres: str) -> None:
    server = Server(tmp_path, "--workers", "2", "--database", postgres)
    server.start()
    until(lambda: len(workers_of(server.process_id)) == 2)
    workers = workers_of(server.process_id)
    server.kill()
    until(lambda: not any(is_alive(worker) for worker in workers))


def test_what_can_not_be_is_refused_in_words(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    for setup, words in (
        (Setup(database=url, workers=2), "--workers takes PostgreSQL: a SQLite file is for one process"),
        (Setup(database=url, metrics="nowhere"), "--metrics takes a port"),
        (Setup(database=url, proxies=["*"]), "--proxy takes an address"),
    ):
        with pytest.raises(KibakoError, match=words.replace("*", r"\*")):
            serve(setup)
    assert proxies_of(["none"]) == []
    assert proxies_of(["10.1.0.0/16", "::1"]) == ["10.1.0.0/16", "::1"]
    assert figures.place("[::1]:9100") == ("::1", 9100)
    assert figures.place("9100") == ("127.0.0.1", 9100)

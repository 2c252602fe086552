"""Spectators: whoever plays may mute or remove them, by person, and it holds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from fastapi.testclient import TestClient
from inside import come_from
from starlette.websockets import WebSocketDisconnect
from test_table_live import BOT, OPEN, PERSON, Seat, opened

from kibako.table.app import make_app
from kibako.table.store.tables import Store

ANN, ZOE, BO = "192.0.2.1", "192.0.2.9", "192.0.2.3"


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def sit(client: TestClient, lines: ExitStack, table: str, address: str, *secrets: str) -> Seat:
    come_from(client, address)
    return Seat(lines.enter_context(client.websocket_connect(f"/live/{table}")), list(secrets))


def said(seat: Seat) -> dict[str, Any]:
    """The next line of the chat."""
    while not (lines := seat.hear("chat"))["messages"]:
        pass
    line: dict[str, Any] = lines["messages"][-1]
    return line


def audience(seat: Seat) -> list[tuple[str, bool, str | None]]:
    seat.send("audience")
    return [(one["name"], one["here"], one["verdict"]) for one in seat.hear("audience")["spectators"]]


def judge(seat: Seat, mark: str, verdict: str | None) -> None:
    seat.send("judge", spectator=mark, verdict=verdict)
    while (mark in seat.hear()["company"]["judged"]) != (verdict is not None):
        pass


def turned_away(client: TestClient, table: str, address: str) -> str:
    come_from(client, address)
    with client.websocket_connect(f"/live/{table}") as line:
        line.send_text('{"type": "hello"}')
        refusal: dict[str, Any] = json.loads(line.receive_text())
        assert refusal["final"]
        with pytest.raises(WebSocketDisconnect):
            line.receive_text()
    return str(refusal["words"])


def test_who_is_muted_stays_so_however_they_come_back(client: TestClient, lines: ExitStack) -> None:
    table, secrets = opened(client, PERSON, BOT)
    ann, zoe = sit(client, lines, table, ANN, secrets["0"]), sit(client, lines, table, ZOE)
    zoe.send("say", words="boo", name="Zoe")
    mark = said(ann)["spectator"]
    assert audience(ann) == [("Zoe", True, None)]
    judge(ann, mark, "muted")
    again = sit(client, lines, table, ZOE)
    for one, name in ((zoe, "Zoe"), (again, "Somebody else")):
        one.send("say", words="boo", name=name)
        assert "muted" in one.hear("error")["words"]
        one.send("react", icon="thumbs-up", name=name)
        assert "muted" in one.hear("error")["words"]
    assert again.state["status"] == "running", "they may still watch"
    bo = sit(client, lines, table, BO)
    bo.send("say", words="hello", name="Bo")
    assert said(ann)["words"] == "hello", "others are not meant"
    judge(ann, mark, None)
    zoe.send("say", words="sorry", name="Zoe")
    assert said(ann)["words"] == "sorry"


def test_who_is_removed_is_gone_and_stays_out(client: TestClient, lines: ExitStack) -> None:
    table, secrets = opened(client, PERSON, OPEN)
    ann, zoe = sit(client, lines, table, ANN, secrets["0"]), sit(client, lines, table, ZOE)
    ann.send("audience")
    (silent,) = ann.hear("audience")["spectators"]
    assert (silent["name"], silent["here"]) == ("", True), "one who has never spoken can be removed, too"
    judge(ann, silent["mark"], "removed")
    assert "removed" in zoe.hear("error")["words"]
    with pytest.raises(WebSocketDisconnect):
        zoe.socket.receive_text()
    assert "removed" in turned_away(client, table, ZOE)
    for path, order in (("join", {"name": "Zoe"}), ("review", {}), ("moments", {"at": [0]})):
        answer = client.post(f"/api/tables/{table}/{path}", json=order)
        assert answer.status_code == 403, path
    for path in (f"/t/{table}/preview", f"/api/tables/{table}/save"):
        assert client.get(path).status_code == 403, path
    assert audience(ann)[0][2] == "removed"
    judge(ann, silent["mark"], None)
    assert sit(client, lines, table, ZOE).state["seat"] is None
    assert client.post(f"/api/tables/{table}/join", json={"name": "Zoe"}).status_code == 200


def test_it_holds_after_the_server_was_started_again(database: str) -> None:
    with TestClient(make_app(Store(database), pace=0)) as client, ExitStack() as lines:
        table, secrets = opened(client, PERSON, BOT)
        ann = sit(client, lines, table, ANN, secrets["0"])
        sit(client, lines, table, ZOE)
        ann.send("audience")
        judge(ann, ann.hear("audience")["spectators"][0]["mark"], "removed")
    with TestClient(make_app(Store(database), pace=0)) as client, ExitStack() as lines:
        assert "removed" in turned_away(client, table, ZOE)
        ann = sit(client, lines, table, ZOE, secrets["0"])
        assert ann.state["seat"] == 0, "nobody is kept from their seat"
        assert audience(ann) == [("", False, "removed")]


def test_only_players_judge_and_only_spectators(client: TestClient, lines: ExitStack) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    ann, zoe = sit(client, lines, table, ANN, secrets["0"]), sit(client, lines, table, ZOE)
    zoe.send("audience")
    assert "only players" in zoe.hear("error")["words"]
    zoe.send("judge", spectator="x", verdict="removed")
    assert "only players" in zoe.hear("error")["words"]
    for odd in ("", "x", ANN, "\0"):
        ann.send("judge", spectator=odd, verdict="muted")
        assert "no such spectator" in ann.hear("error")["words"]
    assert audience(ann) == [("", True, None)]


def test_marks_tell_nothing_of_addresses_and_differ_between_tables(client: TestClient, lines: ExitStack) -> None:
    marks = []
    for _ in range(2):
        table, secrets = opened(client, PERSON, BOT)
        ann = sit(client, lines, table, ANN, secrets["0"])
        sit(client, lines, table, ZOE)
        ann.send("audience")
        marks.append(ann.hear("audience")["spectators"][0]["mark"])
    assert len(set(marks)) == 2
    assert not any(ZOE in mark for mark in marks)

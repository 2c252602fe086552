"""Ending a game before its end: a bot plays on, or all agree to stop."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from inside import live_of
from test_table_live import BOT, PERSON, Seat, opened

from kibako.table.app import make_app
from kibako.table.store.tables import Store


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(make_app(Store(f"sqlite:///{tmp_path_factory.mktemp('leaving') / 'tables.db'}"), pace=0)) as made:
        yield made


def refusal(seat: Seat, kind: str) -> str:
    """What the server says to that message, which must be refused."""
    seat.send(kind)
    while True:
        message = json.loads(seat.socket.receive_text())
        if message["type"] == "error":
            return str(message["words"])


def test_a_bot_plays_on_for_whoever_leaves_until_they_come_back(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as first, client.websocket_connect(f"/live/{table}") as second:
        ann, bo = Seat(first, [secrets["0"]]), Seat(second, [secrets["1"]])
        ann.send("leave")
        while ann.state["players"][0]["kind"] != "bot":
            ann.hear()
        while bo.state["players"][0]["kind"] != "bot":
            bo.hear()
        assert ann.state["players"][0]["you"], "the seat can be taken again"
        ann.send("return")
        while ann.state["players"][0]["kind"] != "person":
            ann.hear()


def test_a_game_ends_where_all_agree_and_can_be_looked_back_on(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as first, client.websocket_connect(f"/live/{table}") as second:
        ann, bo = Seat(first, [secrets["0"]]), Seat(second, [secrets["1"]])
        for agree in (False, True):
            ann.send("giveup")
            while not (bo.state["question"] and bo.state["question"]["answer"]):
                bo.hear()
            assert bo.state["status"] == "running"
            bo.answer(agree)
            while bo.state["question"]:
                bo.hear()
        while ann.state["status"] != "review":
            ann.hear()
        assert ann.state["actions"] == bo.state["actions"] == []
        assert "over" in refusal(ann, "leave")
    assert client.get(f"/t/{table}", follow_redirects=False).headers["location"] == f"/t/{table}/review"
    told = client.post("/api/mine", json={"seats": {table: [secrets["0"]]}}).json()["games"]
    assert [(game["status"], game["yours"]) for game in told] == [("review", False)]
    assert live_of(client, table).record.status == "review"


def test_against_bots_one_ends_it_alone_but_not_a_deal(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, BOT)
    with client.websocket_connect(f"/live/{table}") as socket:
        ann = Seat(socket, list(secrets.values()))
        live_of(client, table).company.deals.append("a deal")
        assert "compared with others" in refusal(ann, "giveup")
        assert "compared with others" in refusal(ann, "leave")
        live_of(client, table).company.deals.clear()
        ann.send("giveup")
        while ann.state["status"] != "review":
            ann.hear()

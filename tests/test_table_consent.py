"""Consent is for what was shown, and is given by whoever has the seat: not by a bot, nor by being away."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from inside import live_of
from test_table_live import OPEN, PERSON, Seat, opened

from kibako.table.tables.table import AWAY


def asked(seat: Seat) -> None:
    while not (seat.state["question"] or {}).get("answer"):
        seat.hear()


def refused(who: Seat, kind: str, **more: object) -> str:
    who.send(kind, **more)
    return str(who.hear("error")["words"])


def test_an_answer_is_for_the_question_that_was_shown(client: TestClient) -> None:
    """Whoever asked for a pause could ask for the end while the answer was on its way."""
    table, secrets = opened(client, PERSON, PERSON)
    live = live_of(client, table)
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        ann, bo = Seat(one, [secrets["0"]]), Seat(two, [secrets["1"]])
        ann.send("pause")
        asked(bo)
        shown = bo.state["question"]
        ann.send("giveup")
        while bo.state["question"] == shown:
            bo.hear()
        bo.send("answer", agree=True, to=shown["number"])
        bo.hear()
        assert live.status == "running"
        assert bo.state["question"]["answer"]
        bo.send("answer", agree=True, to=bo.state["question"]["number"])
        while bo.state["status"] != "review":
            bo.hear()


def test_nobodys_question_is_taken_away_by_another(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        ann, bo = Seat(one, [secrets["0"]]), Seat(two, [secrets["1"]])
        ann.send("pause")
        asked(bo)
        assert "answer that first" in refused(bo, "giveup")
        assert bo.state["question"]["answer"]
        bo.answer(False)
        while bo.state["question"]:
            bo.hear()
        bo.send("pause")
        asked(ann)


def test_somebody_whose_line_breaks_loses_neither_seat_nor_game(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    live = live_of(client, table)
    assert AWAY >= 60
    with client.websocket_connect(f"/live/{table}") as one:
        ann = Seat(one, [secrets["0"]])
        with client.websocket_connect(f"/live/{table}") as two:
            Seat(two, [secrets["1"]])
        while ann.state["players"][1]["here"]:
            ann.hear()
        assert "minutes" in refused(ann, "substitute", seat=1)
        monkeypatch.setattr("kibako.table.tables.table.AWAY", 0)
        ann.send("substitute", seat=1)
        while ann.state["players"][1]["kind"] != "bot":
            ann.hear()
        earlier = None
        for kind in ("giveup", "pause"):
            ann.send(kind)
            while ann.state["question"] == earlier:
                ann.hear()
            earlier = ann.state["question"]
            assert not live.is_told
            assert not live.paused
        assert not live.gives_hints()
        with client.websocket_connect(f"/live/{table}") as two:
            bo = Seat(two, [secrets["1"]])
            assert bo.state["question"]["answer"], "the one whose seat it is has the word"
            bo.answer(True)
            while not bo.state["company"]["clock"]["paused"]:
                bo.hear()


def test_a_game_can_end_before_its_first_move(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, OPEN, seed=None)
    other = client.post(f"/api/tables/{table}/join", json={"name": "Bo"}).json()["secret"]
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        ann, bo = Seat(one, [secrets["0"]]), Seat(two, [other])
        ann.send("giveup")
        asked(bo)
        bo.answer(True)
        for seat in (ann, bo):
            while seat.state["status"] != "review":
                seat.hear()

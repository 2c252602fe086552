"""Taking back: alone only what nobody has answered and nothing has revealed; never a finished game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from inside import live_of
from tables import Table, random_match
from test_review import USUAL, live_table
from test_table_live import BOT, PERSON, Seat, opened

import kibako
from kibako.table.app import make_app
from kibako.table.live.presenter import undo_words
from kibako.table.live.viewer import Viewer
from kibako.table.store.tables import Store

TWO = [table for table in USUAL if table.seats == 2]
SHORT = min((game for game in kibako.all_games() if 2 in game.manifest.seats), key=lambda game: game.manifest.minutes)


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr("kibako.table.live.socket.AT_ONCE", 10_000)  # these people are quick
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"), pace=0)) as made:
        yield made


@pytest.mark.parametrize("table", TWO, ids=str)
def test_nobody_deletes_the_answer_of_another_without_asking(table: Table) -> None:
    """What was played after one's last action used to go with it, if it had revealed nothing."""
    match = random_match(table, 5)
    answered = 0
    for length in range(1, len(match.journal), 3):
        live = live_table(match, length)
        for seat in range(2):
            offered = undo_words(live, Viewer({seat}))
            last = live.match.journal[-1]
            if last.seat != seat and live.undo_length(seat) is not None:
                answered += 1
                assert offered == "ask"
            elif last.seat == seat:
                assert offered == ("ask" if last.revealed else "free")
    assert answered


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_a_finished_game_offers_no_undo(table: Table) -> None:
    live = live_table(random_match(table, 5))
    assert live.status == "over"
    assert [undo_words(live, Viewer({seat})) for seat in range(table.seats)] == [None] * table.seats


def play_on(screen: Seat, choose: random.Random) -> None:
    """One move of whoever is to act, at a screen that has all seats."""
    if screen.state["seat"] != screen.state["toAct"]:
        screen.send("see", seat=screen.state["toAct"])
        while screen.state["seat"] != screen.state["toAct"]:
            screen.hear()
    screen.play(choose.choice(screen.state["actions"])["text"])


def test_a_finished_game_is_not_reopened_by_whoever_moved_last(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON, game=SHORT.key)
    choose = random.Random(1)
    with client.websocket_connect(f"/live/{table}") as socket:
        screen = Seat(socket, list(secrets.values()))
        while screen.state["status"] != "over":
            play_on(screen, choose)
        length = screen.state["at"]
        assert screen.state["proof"]["seed"] == "1"
        screen.send("undo")
        assert "private table" in screen.hear("error")["words"]
        assert screen.state["undo"] is None
    assert len(live_of(client, table).match.journal) == length
    saved = client.post(f"/api/tables/{table}/play-on", json={"at": length - 1, "chair": 0, "name": "Ann"})
    assert saved.status_code == 201, "it can be forked"


def test_bots_agree_at_once_and_the_button_says_so(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, BOT, game=SHORT.key)
    choose = random.Random(2)
    with client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, [secrets["0"]])
        journal = live_of(client, table).match.journal
        while not (me.state["actions"] and len(journal) > 1 and journal[-1].seat == 1 and me.state["undo"]):
            if me.state["actions"]:
                me.play(choose.choice(me.state["actions"])["text"])
            else:
                me.hear()
            journal = live_of(client, table).match.journal
        assert me.state["undo"] == "free"
        own = max(number for number, entry in enumerate(journal) if entry.seat == 0)
        me.send("undo")
        while me.state["at"] != own:
            me.hear()


def test_a_bot_in_the_seat_of_somebody_away_agrees_to_nothing(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON, game=SHORT.key)
    live = live_of(client, table)
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        seats = {0: Seat(one, [secrets["0"]]), 1: Seat(two, [secrets["1"]])}
        while not (live.match.journal and live.match.journal[-1].revealed):
            actor = seats[live.match.to_act or 0]
            actor.until(len(live.match.journal))
            actor.play(actor.state["actions"][0]["text"])
        last = live.match.journal[-1].seat
        length = len(live.match.journal)
        seats[1 - last].socket.close()
        asker = seats[last]
        asker.until(length)
        while asker.state["players"][1 - last]["here"]:
            asker.hear()
        live.record = live.record._replace(status="running")
        live.seats[1 - last] = live.seats[1 - last]._replace(kind="bot", level="random")  # as others may agree
        asker.send("outline", wanted=False)
        asker.hear()
        assert asker.state["undo"] == "ask"
        asker.send("undo")
        while asker.state["question"] is None:
            asker.hear()
        assert len(live.match.journal) == length

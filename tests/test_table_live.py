"""The table over HTTP and live connections, with no browser: who may do what, and that nothing is lost."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from inside import hub_of
from sqlalchemy import text
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

import kibako
from kibako.table.app import make_app
from kibako.table.store import Store

GAMES = kibako.games()
SECRET_GAME = next(game for game in GAMES if game.sheet.secrets and 2 in game.sheet.seats)
KEY = SECRET_GAME.key
every_key = pytest.mark.parametrize("key", [game.key for game in GAMES])
PERSON, OPEN, BOT = {"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}" if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    store = Store(database)
    store.upgrade()
    with store.begin() as connection:
        connection.execute(text("DELETE FROM tables"))
    with TestClient(make_app(store, pace=0)) as made:
        yield made


def opened(client: TestClient, *seats: dict[str, str], game: str = KEY, **more: Any) -> tuple[str, dict[str, str]]:
    answer = client.post("/api/tables", json={"game": game, "seats": list(seats), "seed": "1", **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["secrets"]


class Seat:
    """A browser at a table: it knows the newest message."""

    def __init__(self, socket: WebSocketTestSession, secrets: list[str], tall: bool = False) -> None:
        self.socket = socket
        self.send(secrets=secrets, tall=tall)
        self.state: dict[str, Any] = {}
        self.hear()

    def send(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def hear(self, kind: str = "table") -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.receive_text())
            if message["type"] == "table":
                self.state = message
            if message["type"] == kind:
                return message
            assert message["type"] != "error", message["words"]

    def until(self, at: int) -> dict[str, Any]:
        while self.state.get("at", -1) < at:
            self.hear()
        return self.state

    def play(self, action: str) -> None:
        at = self.state["at"]
        self.send(play=action, at=at)
        self.until(at + 1)


# --- opening and joining -------------------------------------------------------------------------------------------------


@every_key
def test_pages_and_styles_are_there_and_safe(client: TestClient, key: str) -> None:
    table, _ = opened(client, *[PERSON] * kibako.game(key).sheet.seats[0], game=key)
    for path in (
        "/",
        f"/t/{table}",
        "/static/table.js",
        "/static/style.css",
        f"/games/{key}/defs.svg",
        f"/games/{key}/board.css",
        "/licences",
    ):
        answer = client.get(path)
        assert answer.status_code == 200, path
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    page = client.get(f"/t/{table}").text + client.get("/").text
    assert "style=" not in page
    assert "<script>" not in page
    assert "http://" not in page.replace("http://www.w3.org", "")


def test_the_page_without_art_is_small(client: TestClient) -> None:
    table, _ = opened(client, PERSON, BOT)
    size = sum(
        len(client.get(path).content) for path in (f"/t/{table}", "/static/table.js", "/static/style.css", "/static/box.svg")
    )
    assert size < 200_000


def test_a_table_is_listed_with_its_open_seats(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, OPEN, title="Friday")
    hidden, _ = opened(client, PERSON, OPEN, public=False)
    listed = client.get("/api/tables").json()
    assert [entry["id"] for entry in listed] == [table]
    assert listed[0]["title"] == "Friday"
    assert [seat["kind"] for seat in listed[0]["seats"]] == ["person", "open"]
    assert set(secrets) == {"0"}
    assert hidden != table
    assert secrets["0"] not in json.dumps(listed)


def test_joining_takes_an_open_seat_once(client: TestClient) -> None:
    table, _ = opened(client, PERSON, OPEN)
    answer = client.post(f"/api/tables/{table}/join", json={"name": "Bo"})
    assert answer.status_code == 200
    assert answer.json()["seat"] == 1
    assert len(answer.json()["secret"]) >= 32
    full = client.post(f"/api/tables/{table}/join", json={"name": "Cy"})
    assert (full.status_code, "all seats are taken" in full.json()["error"]) == (409, True)


BAD_ORDERS: dict[str, tuple[dict[str, Any], int, str]] = {
    "game": ({"game": "chess", "seats": [PERSON, BOT]}, 404, "no game"),
    "seats": ({"game": KEY, "seats": [PERSON] * 7}, 400, "is played with"),
    "none": ({"game": KEY, "seats": []}, 422, "at least 1"),
    "bot": ({"game": KEY, "seats": [PERSON, {"kind": "bot", "level": "god"}]}, 400, "no bot"),
    "kind": ({"game": KEY, "seats": [PERSON, {"kind": "ghost"}]}, 422, "seats.1.kind"),
    "option": ({"game": KEY, "seats": [PERSON, BOT], "options": {"x": 1}}, 400, "no option"),
    "extra": ({"game": KEY, "seats": [PERSON, BOT], "admin": True}, 422, "admin"),
    "type": ({"game": KEY, "seats": "all"}, 422, "seats"),
}


@pytest.mark.parametrize(("order", "status", "words"), BAD_ORDERS.values(), ids=BAD_ORDERS)
def test_bad_orders_are_refused_in_words(client: TestClient, order: dict[str, Any], status: int, words: str) -> None:
    answer = client.post("/api/tables", json=order)
    assert answer.status_code == status
    assert words in answer.json()["error"]
    assert client.get("/api/tables").json() == []


def test_wrong_links_are_told(client: TestClient) -> None:
    assert client.get("/t/nowhere").status_code == 404
    assert "link is wrong" in client.get("/t/nowhere").text
    assert client.post("/api/tables/nowhere/join", json={"name": "Bo"}).status_code == 404
    with client.websocket_connect("/live/nowhere") as socket:
        socket.send_text(json.dumps({"secrets": []}))
        assert "no such table" in json.loads(socket.receive_text())["words"]


def test_large_bodies_and_many_tables_are_refused(client: TestClient) -> None:
    assert client.post("/api/tables", content=b"x" * 70_000).status_code == 413
    answers = [client.post("/api/tables", json={"game": KEY, "seats": [PERSON, OPEN]}).status_code for _ in range(60)]
    assert answers.count(429) > 5
    assert answers.count(201) >= 40


def test_names_are_cleaned_and_never_markup(client: TestClient) -> None:
    evil = "<img src=x onerror=alert(1)>\x00\x1b[2J"
    table, secrets = opened(client, {"kind": "person", "name": evil}, BOT, title="<script>alert(1)</script>")
    page = client.get(f"/t/{table}").text
    assert "<script>alert" not in page
    assert "&lt;script&gt;" in page
    with client.websocket_connect(f"/live/{table}") as socket:
        state = Seat(socket, [secrets["0"]]).state
    assert state["players"][0]["name"] == "<img src=x onerror=alert(1)> [2J"
    assert "<img src=x" not in state["picture"]


# --- playing -------------------------------------------------------------------------------------------------------------


@every_key
def test_a_whole_game_against_bots_ends_with_a_score_sheet(
    client: TestClient, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kibako.table.connection.AT_ONCE", 10_000)  # this person is quick
    seats = kibako.game(key).sheet.seats[0]
    table, secrets = opened(client, PERSON, *[BOT] * (seats - 1), game=key)
    choose = random.Random(1)
    with client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, [secrets["0"]])
        while me.state["status"] != "over":
            if me.state["actions"]:
                me.play(choose.choice(me.state["actions"])["text"])
            else:
                me.hear()
        assert me.state["outcome"]["columns"][0]["rank"] >= 1
        assert len(me.state["log"]) > 10
    save = client.get(f"/api/tables/{table}/save")
    assert kibako.load(save.text).outcome is not None


def test_two_people_play_and_see_only_their_own(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, OPEN)
    with client.websocket_connect(f"/live/{table}") as one:
        ann = Seat(one, [secrets["0"]])
        assert ann.state["status"] == "open"
        assert ann.state["actions"] == []
        secret = client.post(f"/api/tables/{table}/join", json={"name": "Bo"}).json()["secret"]
        with client.websocket_connect(f"/live/{table}") as two, client.websocket_connect(f"/live/{table}") as three:
            bo, watcher = Seat(two, [secret]), Seat(three, [])
            while ann.state["status"] == "open":
                ann.hear()
            choose = random.Random(2)
            for at in range(12):
                states = [seat.until(at) for seat in (ann, bo, watcher)]
                acting = next(seat for seat in (ann, bo) if seat.state["toAct"] == seat.state["seat"])
                assert [bool(state["actions"]) for state in states].count(True) == 1
                assert states[2]["seat"] is None
                assert len({state["picture"] for state in states}) == 3
                acting.play(choose.choice(acting.state["actions"])["text"])


def test_a_move_is_played_once_however_often_it_comes(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        tabs = [Seat(one, list(secrets.values())), Seat(two, list(secrets.values()))]
        seat = tabs[0].state["toAct"]
        for tab in tabs:
            tab.send(see=seat)
            while tab.state["seat"] != seat:
                tab.hear()
        action = tabs[0].state["actions"][0]["text"]
        for tab in tabs:
            for _ in range(3):
                tab.send(play=action, at=0)
        for tab in tabs:
            tab.until(1)
            tab.send(plan="")
            tab.hear("plan")
            assert tab.state["at"] == 1


def test_what_is_not_allowed_is_told_and_changes_nothing(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        acting = json.loads(json.dumps(Seat(one, [secrets["0"]]).state))["toAct"]
        other = Seat(two, [secrets[str(1 - acting)]])
        for message, words in (
            ({"play": "castle", "at": 0}, "not your turn"),
            ({"see": acting}, "not yours"),
            ({"play": 3, "at": 0}, "can’t be read"),
            ({"dance": True}, "can’t be read"),
            ({"plan": "castle"}, "can’t be played"),
            ({"undo": True}, "nothing to take back"),
            ({"bot": 0}, "away"),
        ):
            other.send(**message)
            assert words in other.hear("error")["words"]
        two.send_text("no json")
        assert "can’t be read" in other.hear("error")["words"]
        assert other.state["at"] == 0


def test_a_watcher_can_do_nothing(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, BOT)
    with client.websocket_connect(f"/live/{table}") as socket:
        watcher = Seat(socket, [])
        for message in ({"play": "on", "at": 0}, {"undo": True}, {"agree": True}, {"bot": 0}, {"back": True}):
            watcher.send(**message)
            assert "only players" in watcher.hear("error")["words"]
    with client.websocket_connect(f"/live/{table}") as socket:
        socket.send_text(json.dumps({"secrets": [secrets["0"] + "x"]}))
        assert "no seat" in json.loads(socket.receive_text())["words"]


def test_other_pages_can_not_connect(client: TestClient) -> None:
    table, _ = opened(client, PERSON, BOT)
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/live/{table}", headers={"origin": "http://evil.example"}),
    ):
        pass
    with client.websocket_connect(f"/live/{table}", headers={"origin": "http://testserver"}) as socket:
        assert Seat(socket, []).state["title"]


def test_a_flood_is_slowed_down(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, [secrets["0"]])
        for _ in range(200):
            me.send(undo=True)
        words = [me.hear("error")["words"] for _ in range(150)]
        assert any("slow down" in said for said in words)


# --- hot-seat, undo, bots --------------------------------------------------------------------------------------------------


def test_one_screen_for_two_shows_one_hand_at_a_time(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as socket:
        screen = Seat(socket, list(secrets.values()))
        seat = screen.state["seat"]
        assert screen.state["own"] == [0, 1]
        other = 1 - seat
        shown = screen.state["picture"]
        screen.send(see=other)
        while screen.state["seat"] != other:
            screen.hear()
        assert screen.state["picture"] != shown


def test_undo_past_a_reveal_needs_the_other(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    choose = random.Random(1)
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        seats = {0: Seat(one, [secrets["0"]]), 1: Seat(two, [secrets["1"]])}
        match = SECRET_GAME.new(2, "1")
        while not match.journal or not match.journal[-1].revealed:
            action = choose.choice(match.actions())
            seats[match.to_act or 0].play(action)
            match.play(action)
            for seat in seats.values():
                seat.until(len(match.journal))
        last = match.journal[-1].seat
        asker, other = seats[last], seats[1 - last]
        length = max(number for number, entry in enumerate(match.journal) if entry.seat == last)
        assert asker.state["undo"] == "ask"
        asker.send(undo=True)
        while not (other.state["question"] or {}).get("answer"):
            other.hear()
        other.send(agree=False)
        while other.state["question"]:
            other.hear()
        assert other.state["at"] == len(match.journal)
        asker.send(undo=True)
        while not (other.state["question"] or {}).get("answer"):
            other.hear()
        other.send(agree=True)
        while asker.state["at"] != length:
            asker.hear()


def test_a_bot_takes_over_for_somebody_away_and_gives_the_seat_back(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as one:
        ann = Seat(one, [secrets["0"]])
        ann.send(bot=1)
        while ann.state["players"][1]["kind"] != "bot":
            ann.hear()
        if ann.state["toAct"] == 1:
            ann.until(1)
        with client.websocket_connect(f"/live/{table}") as two:
            bo = Seat(two, [secrets["1"]])
            bo.send(back=True)
            while bo.state["players"][1]["kind"] != "person":
                bo.hear()


# --- nothing lost ------------------------------------------------------------------------------------------------------------


def test_a_table_goes_on_after_the_server_was_started_again(database: str) -> None:
    choose = random.Random(3)
    with TestClient(make_app(Store(database), pace=0)) as client:
        table, secrets = opened(client, PERSON, BOT)
        with client.websocket_connect(f"/live/{table}") as socket:
            me = Seat(socket, [secrets["0"]])
            while me.state["at"] < 9:
                if me.state["actions"]:
                    me.play(choose.choice(me.state["actions"])["text"])
                else:
                    me.hear()
            log = me.state["log"]
    with TestClient(make_app(Store(database), pace=0)) as client, client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, [secrets["0"]])
        assert me.state["at"] >= 9
        assert me.state["log"][: len(log)] == log


def test_a_move_that_can_not_be_kept_is_not_played(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    from kibako.table.errors import StoreDown  # noqa: PLC0415

    table, secrets = opened(client, PERSON, PERSON)

    def broken(*_: object) -> None:
        raise StoreDown("the database doesn't answer")

    with client.websocket_connect(f"/live/{table}") as socket:
        screen = Seat(socket, list(secrets.values()))
        seat = screen.state["toAct"]
        screen.send(see=seat)
        while screen.state["seat"] != seat:
            screen.hear()
        action = screen.state["actions"][0]["text"]
        with monkeypatch.context() as broken_store:
            broken_store.setattr(hub_of(client).store, "append", broken)
            screen.send(play=action, at=0)
            assert "doesn't answer" in screen.hear("error")["words"]
        screen.play(action)
        assert screen.state["at"] == 1


# --- hints ---------------------------------------------------------------------------------------------------------------


def test_a_bot_says_what_it_would_play_to_who_plays_alone(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as socket:
        seat = Seat(socket, list(secrets.values()))
        seat.send(see=seat.state["toAct"])
        state = seat.hear("table")
        assert state["hints"]
        seat.send(hint=True)
        hint = seat.hear("hint")
        assert hint["at"] == 0
        legal = {action["text"] for action in state["actions"]}
        assert {choice["text"] for choice in hint["choices"]} <= legal
        assert all(0 <= choice["share"] <= 100 and choice["words"] for choice in hint["choices"])


def test_no_hints_against_other_people(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        seats = [Seat(one, [secrets["0"]]), Seat(two, [secrets["1"]])]
        acting = seats[seats[0].state["toAct"]]
        assert not acting.state["hints"]
        acting.send(hint=True)
        assert "only" in acting.hear("error")["words"]

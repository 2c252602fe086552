"""The table over HTTP and live connections, with no browser: who may do what, and that nothing is lost."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from inside import services_of
from sqlalchemy import text
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

import kibako
from kibako.table.app import make_app
from kibako.table.store.tables import Store

GAMES = kibako.all_games()
SECRET_GAME = next(game for game in GAMES if game.manifest.secrets and 2 in game.manifest.seats)
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

    def __init__(
        self,
        socket: WebSocketTestSession,
        secrets: list[str],
        shape: str = "wide",
        changes: bool = False,
        pace: float | None = None,
    ) -> None:
        self.socket = socket
        self.send("hello", secrets=secrets, shape=shape, changes=changes, pace=pace)
        self.state: dict[str, Any] = {}
        self.log: list[str] = []
        self.hear()

    def send(self, kind: str, **message: Any) -> None:
        self.socket.send_text(json.dumps({"type": kind, **message}))

    def hear(self, kind: str = "table") -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.receive_text())
            if message["type"] == "table":
                self.log[message["log"]["first"] :] = message["log"]["lines"]
                self.state = message
            if message["type"] == kind:
                return message
            assert message["type"] != "error", message["words"]

    def until(self, at: int) -> dict[str, Any]:
        while self.state.get("at", -1) < at:
            self.hear()
        return self.state

    def answer(self, agree: bool) -> None:
        """To the question as it is shown."""
        self.send("answer", agree=agree, to=self.state["question"]["number"])

    def play(self, action: str) -> None:
        at = self.state["at"]
        self.send("play", action=action, at=at)
        self.until(at + 1)


# --- opening and joining -------------------------------------------------------------------------------------------------


def loaded_by(client: TestClient, path: str) -> set[str]:
    """The styles, scripts and pictures that a page begins with."""
    return set(re.findall(r'<(?:link|script|img)[^>]* (?:href|src)="([^"]+)"', client.get(path).text))


on_one_database = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
"""For what is the same whatever database keeps the tables."""


@on_one_database
@every_key
def test_pages_and_styles_are_there_and_safe(client: TestClient, key: str) -> None:
    table, _ = opened(client, *[PERSON] * kibako.game(key).manifest.seats[0], game=key)
    parts = loaded_by(client, "/") | loaded_by(client, f"/t/{table}")
    assert {"/palette.css", f"/games/{key}/board.css", "/static/styles/base.css", "/static/table/table.js"} <= parts
    for path in ("/", f"/t/{table}", f"/games/{key}/defs.svg", "/licences", *parts):
        answer = client.get(path)
        assert answer.status_code == 200, path
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    page = client.get(f"/t/{table}").text + client.get("/").text
    assert "style=" not in page
    assert "<script>" not in page
    assert "http://" not in page.replace("http://www.w3.org", "").replace(
        "http://testserver/", ""
    )  # only its own address is named


@on_one_database
def test_the_page_without_art_is_small(client: TestClient) -> None:
    table, _ = opened(client, PERSON, BOT)
    parts = {f"/t/{table}", *loaded_by(client, f"/t/{table}")}
    assert sum(client.get(path).num_bytes_downloaded for path in parts) < 200_000  # as they are sent


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
        socket.send_text(json.dumps({"type": "hello", "secrets": []}))
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
def test_a_whole_game_against_bots_ends_with_a_score_sheet(client: TestClient, key: str) -> None:
    seats = kibako.game(key).manifest.seats[0]
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
        assert len(me.log) > 10
    save = client.get(f"/api/tables/{table}/save")
    assert kibako.loads(save.text).outcome is not None


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
            tab.send("see", seat=seat)
            while tab.state["seat"] != seat:
                tab.hear()
        action = tabs[0].state["actions"][0]["text"]
        for tab in tabs:
            for _ in range(3):
                tab.send("play", action=action, at=0)
        for tab in tabs:
            tab.until(1)
            tab.send("plan", action=None)
            tab.hear("plan")
            assert tab.state["at"] == 1


def test_what_is_not_allowed_is_told_and_changes_nothing(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        acting = json.loads(json.dumps(Seat(one, [secrets["0"]]).state))["toAct"]
        other = Seat(two, [secrets[str(1 - acting)]])
        for message, words in (
            ({"kind": "play", "action": "castle", "at": 0}, "not your turn"),
            ({"kind": "see", "seat": acting}, "not yours"),
            ({"kind": "play", "action": 3, "at": 0}, "can’t be read"),
            ({"kind": "play", "action": "castle"}, "can’t be read"),
            ({"kind": "undo", "at": 0}, "can’t be read"),
            ({"kind": "dance"}, "can’t be read"),
            ({"kind": "hello"}, "can’t be read"),
            ({"kind": "plan", "action": "castle"}, "can’t be played"),
            ({"kind": "undo"}, "nothing to undo"),
            ({"kind": "substitute", "seat": 0}, "away"),
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
        watcher.send("play", action="on", at=0)
        watcher.send("undo")
        watcher.send("answer", agree=True, to=0)
        watcher.send("substitute", seat=0)
        watcher.send("return")
        for _ in range(5):
            assert "only players" in watcher.hear("error")["words"]
    with client.websocket_connect(f"/live/{table}") as socket:
        socket.send_text(json.dumps({"type": "hello", "secrets": [secrets["0"] + "x"]}))
        assert "no seat" in json.loads(socket.receive_text())["words"]


def test_other_pages_can_not_connect(client: TestClient) -> None:
    table, _ = opened(client, PERSON, BOT)
    for origin in ("http://evil.example", "http://[", "null", ""):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/live/{table}", headers={"origin": origin}):
            pass
    with client.websocket_connect(f"/live/{table}", headers={"origin": "http://testserver"}) as socket:
        assert Seat(socket, []).state["title"]


def test_a_flood_is_slowed_down(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.live.socket.AT_ONCE", 60)
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, [secrets["0"]])
        for _ in range(200):
            me.send("undo")
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
        screen.send("see", seat=other)
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
        asker.send("undo")
        while not (other.state["question"] or {}).get("answer"):
            other.hear()
        other.answer(False)
        while other.state["question"]:
            other.hear()
        assert other.state["at"] == len(match.journal)
        asker.send("undo")
        while not (other.state["question"] or {}).get("answer"):
            other.hear()
        other.answer(True)
        while asker.state["at"] != length:
            asker.hear()


def test_a_bot_takes_over_for_somebody_away_and_gives_the_seat_back(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kibako.table.tables.table.AWAY", 0)
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as one:
        ann = Seat(one, [secrets["0"]])
        ann.send("substitute", seat=1)
        while ann.state["players"][1]["kind"] != "bot":
            ann.hear()
        if ann.state["toAct"] == 1:
            ann.until(1)
        with client.websocket_connect(f"/live/{table}") as two:
            bo = Seat(two, [secrets["1"]])
            bo.send("return")
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
            log = me.log
    with TestClient(make_app(Store(database), pace=0)) as client, client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, [secrets["0"]])
        assert me.state["at"] >= 9
        assert me.log[: len(log)] == log


def test_a_move_that_can_not_be_kept_is_not_played(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    from kibako.table.errors import StoreDown  # noqa: PLC0415

    table, secrets = opened(client, PERSON, PERSON)

    def broken(*_: object) -> None:
        raise StoreDown("the database doesn't answer")

    with client.websocket_connect(f"/live/{table}") as socket:
        screen = Seat(socket, list(secrets.values()))
        seat = screen.state["toAct"]
        screen.send("see", seat=seat)
        while screen.state["seat"] != seat:
            screen.hear()
        action = screen.state["actions"][0]["text"]
        with monkeypatch.context() as broken_store:
            broken_store.setattr(services_of(client).store, "append", broken)
            screen.send("play", action=action, at=0)
            assert "doesn't answer" in screen.hear("error")["words"]
        screen.play(action)
        assert screen.state["at"] == 1


def test_whoever_comes_while_the_database_is_away_is_told_to_come_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such an answer must not be final: a page forgets the seats that a final one speaks of."""
    from kibako.table.errors import StoreDown  # noqa: PLC0415

    table, secrets = opened(client, PERSON, PERSON)
    registry = services_of(client).registry
    registry.forget(registry.known()[table])

    def broken(*_: object) -> None:
        raise StoreDown("the database doesn't answer")

    with monkeypatch.context() as away:
        away.setattr(services_of(client).store, "read", broken)
        with client.websocket_connect(f"/live/{table}") as socket:
            socket.send_text(json.dumps({"type": "hello", "secrets": list(secrets.values())}))
            told = json.loads(socket.receive_text())
            assert "doesn't answer" in told["words"]
            assert not told.get("final")
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == 1013
    with client.websocket_connect(f"/live/{table}") as socket:
        assert Seat(socket, list(secrets.values())).state["at"] == 0
    with client.websocket_connect(f"/live/{table}") as socket:
        socket.send_text(json.dumps({"type": "hello", "secrets": ["wrong"]}))
        assert json.loads(socket.receive_text())["final"]


# --- hints ---------------------------------------------------------------------------------------------------------------


def test_a_bot_says_what_it_would_play_to_who_plays_alone(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as socket:
        seat = Seat(socket, list(secrets.values()))
        seat.send("see", seat=seat.state["toAct"])
        state = seat.hear("table")
        assert state["hints"]
        seat.send("hint")
        hint = seat.hear("hint")
        assert hint["at"] == 0
        legal = {action["text"] for action in state["actions"]}
        assert {choice["text"] for choice in hint["choices"]} <= legal
        assert all(0 <= choice["share"] <= 100 and choice["words"] for choice in hint["choices"])


def test_an_element_tells_what_it_would_do_and_by_which_rules(client: TestClient) -> None:
    """Those who aren't to act hear the rules alone; nothing is told of what isn't there."""
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        seat, watcher = Seat(one, list(secrets.values())), Seat(two, [])
        seat.send("see", seat=seat.state["toAct"])
        action = next(action for action in seat.hear()["actions"] if action["ways"])
        element = next(name for name in action["ways"][0] if not name.startswith("dial-"))
        for viewer, told in ((seat, True), (watcher, False)):
            viewer.send("explain", element=element)
            answer = viewer.hear("explain")
            assert answer["element"] == element
            assert bool(answer["now"]) == told
            assert all(rule["number"] and len(rule["words"]) > 20 for rule in answer["rules"])
            assert answer["rules"]
        seat.send("explain", element="<nothing>")
        assert seat.hear("explain") == {"type": "explain", "element": "<nothing>", "now": [], "more": 0, "rules": []}


def test_the_log_is_told_as_lines_to_look_at_too(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, BOT)
    with client.websocket_connect(f"/live/{table}") as socket:
        seat = Seat(socket, [secrets["0"]])
        while not seat.state["actions"]:
            seat.hear()
        seat.play(seat.state["actions"][0]["text"])
        log = seat.state["log"]
        assert len(log["story"]) == len(log["lines"]) > 0
        told = [run for line in log["story"] for run in line["runs"]]
        assert all(run["words"] for run in told)
        assert any(run["place"] in json.dumps(seat.state["picture"]) for run in told if run.get("place"))


def test_no_hints_against_other_people(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        seats = [Seat(one, [secrets["0"]]), Seat(two, [secrets["1"]])]
        acting = seats[seats[0].state["toAct"]]
        assert not acting.state["hints"]
        acting.send("hint")
        assert "only" in acting.hear("error")["words"]

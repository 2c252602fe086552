"""Company at the table, with no browser: chat, pauses, clocks, notifications and their limits."""

from __future__ import annotations

import base64
import http.server
import json
import logging
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from email import message_from_string, policy
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from inside import call, come_from, live_of, services_of
from sqlalchemy import text
from sqlalchemy.schema import CreateTable
from test_table_live import BOT, KEY, OPEN, PERSON, Seat, opened

from kibako.engine.errors import KibakoError
from kibako.table.app import make_app
from kibako.table.errors import StoreDown, TableError
from kibako.table.hours import now
from kibako.table.limits import RATES
from kibako.table.store.records import Address, Clock, Company, SeatRecord, TableRecord
from kibako.table.store.schema import metadata
from kibako.table.store.social import SocialStore, latest
from kibako.table.store.tables import Conflict, Store
from kibako.table.tables import chat, clocks, delivery, notifications, outbox
from kibako.table.tables.chat import REACTIONS
from kibako.table.tables.delivery import Delivery


@pytest.fixture
def people(client: TestClient) -> Iterator[Callable[..., Seat]]:
    """Browsers at tables; they leave at the end."""
    with ExitStack() as stack:
        yield lambda table, *secrets: Seat(stack.enter_context(client.websocket_connect(f"/live/{table}")), list(secrets))


def acting(*seats: Seat) -> Seat:
    return next(seat for seat in seats if seat.state["toAct"] == seat.state["seat"])


# --- what is kept --------------------------------------------------------------------------------------------------------


@pytest.fixture
def store(empty_store: Store) -> Store:
    empty_store.create(TableRecord("abc", "Friday", KEY, 1, {}, "seed", True, "running"), [SeatRecord(0, "person", "Ann")])
    return empty_store


def test_company_comes_back_as_it_was(store: Store) -> None:
    social = SocialStore(store)
    assert social.read("abc") == Company()
    said = [
        social.add_line("abc", 0, "Ann", "words", "'); DROP TABLE messages;-- ☕")[0],
        social.add_line("abc", None, "Cy", "reaction", REACTIONS[0])[0],
    ]
    assert [line.number for line in said] == [0, 1]
    clock = Clock("move", 30, 0, 4, 1_700_000_000.125)
    social.keep_clock("abc", Clock(), Clock("move", 30))
    with pytest.raises(Conflict):
        social.keep_clock("abc", Clock("move", 60), Clock("move", 30, 1))
    social.keep_clock("abc", Clock("move", 30), clock)
    for address in (Address("a@example.org", "fr"), Address("b@example.org", "es", 7)):
        social.keep_address("abc", 0, address)
    assert social.read("abc") == Company(said, clock, {0: Address("b@example.org", "es", 7)})
    assert social.waiting() == ["abc"]
    social.keep_address("abc", 0, None)
    social.keep_clock("abc", clock, Clock("move", 30, 0, 4, None, paused=True, remaining=3.5))
    assert social.waiting() == []


def test_old_messages_are_forgotten(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.store.social.MOST_KEPT", 3)
    for number in range(5):
        SocialStore(store).add_line("abc", 0, "Ann", "words", str(number))
    assert [said.words for said in SocialStore(store).read("abc").chat] == ["2", "3", "4"]


def test_spectators_push_away_nothing_that_players_have_said(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a line a second, and after ten minutes nothing else was left."""
    monkeypatch.setattr("kibako.table.store.social.MOST_OF_SPECTATORS", 2)
    social = SocialStore(store)
    said = [social.add_line("abc", 0, "Ann", "words", "mine")[0]]
    said += [social.add_line("abc", None, "Zoe", "words", str(number), "mark")[0] for number in range(5)]
    kept = ["mine", "3", "4"]
    assert [line.words for line in social.read("abc").chat] == kept
    assert [line.words for line in latest(said)] == kept


def test_a_server_has_one_key(store: Store) -> None:
    key = SocialStore(store).key("server")
    assert len(key) == 64
    assert SocialStore(store).key("server") == key


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'old.db'}")
    store.upgrade("0001")
    with store.begin() as connection:
        connection.execute(
            text("INSERT INTO tables VALUES ('old', 't', :key, 1, '{}', 's', 1, 'running', '2026-01-01', '2026-01-01')"),
            {"key": KEY},
        )
        assert "messages" not in set(connection.execute(text("SELECT name FROM sqlite_master")).scalars())
    store.upgrade()
    assert store.read("old").table.seed == "s"
    assert SocialStore(store).read("old") == Company()
    with store.begin() as connection:
        found = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))
        made = {str(row[0]): str(row[1]) for row in found}
        for name in ("messages", "clocks", "addresses", "keys", "deals", "tries"):
            columns = [column.name for column in metadata.tables[name].columns]
            assert all(re.search(rf"\s{column} ", made[name]) for column in columns), (
                made[name],
                CreateTable(metadata.tables[name]),
            )
    store.close()


# --- chat ------------------------------------------------------------------------------------------------------------------


def test_what_is_said_reaches_everybody_without_the_table(client: TestClient, people: Callable[..., Seat]) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    ann, bo, watcher = people(table, secrets["0"]), people(table, secrets["1"]), people(table)
    everybody = (ann, bo, watcher)
    for seat in everybody:
        assert seat.hear("chat") == {"type": "chat", "whole": True, "messages": []}
    while len([player for player in watcher.state["players"] if player["here"]]) < 2:
        watcher.hear()
    version = live_of(client, table).version
    ann.send("say", words="  Hello <b>you</b>\n\x00 there ")
    for seat in everybody:
        (said,) = seat.hear("chat")["messages"]
        assert (said["seat"], said["name"], said["kind"], said["words"]) == (0, "Ann", "words", "Hello <b>you</b> there")
    watcher.send("react", icon=REACTIONS[1], name="Cy")
    for seat in everybody:
        (said,) = seat.hear("chat")["messages"]
        assert (said["seat"], said["name"], said["kind"], said["words"]) == (None, "Cy", "reaction", REACTIONS[1])
    assert live_of(client, table).version == version
    late = people(table)
    assert [said["number"] for said in late.hear("chat")["messages"]] == [0, 1]


def test_what_can_not_be_said_is_told(client: TestClient, people: Callable[..., Seat]) -> None:
    table, secrets = opened(client, PERSON, BOT)
    ann, watcher = people(table, secrets["0"]), people(table)
    for seat, message, words in (
        (ann, {"kind": "say", "words": " \n "}, "message is empty"),
        (ann, {"kind": "say", "words": "x" * (chat.LONGEST_WORDS + 1)}, "at most"),
        (ann, {"kind": "say", "words": "x" * 3000}, "can’t be read"),
        (ann, {"kind": "react", "icon": "middle-finger"}, "no such reaction"),
        (watcher, {"kind": "say", "words": "hello"}, "enter your name"),
    ):
        seat.send(**message)
        assert words in seat.hear("error")["words"]
    for number in range(int(RATES["chat"].at_once) + 3):
        ann.send("say", words=str(number))
    assert "not so fast" in ann.hear("error")["words"]


def test_chat_is_there_after_the_server_was_started_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with TestClient(make_app(Store(url), pace=0)) as client:
        table, secrets = opened(client, PERSON, OPEN)
        with client.websocket_connect(f"/live/{table}") as socket:
            ann = Seat(socket, [secrets["0"]])
            ann.hear("chat")
            ann.send("say", words="see you tomorrow")
            ann.hear("chat")
    with TestClient(make_app(Store(url), pace=0)) as client, client.websocket_connect(f"/live/{table}") as socket:
        assert Seat(socket, []).hear("chat")["messages"][0]["words"] == "see you tomorrow"


def test_reactions_have_pictures(client: TestClient) -> None:
    for name in REACTIONS:
        assert client.get(f"/reactions/{name}.svg").headers["content-type"] == "image/svg+xml"
    assert client.get("/reactions/nothing.svg").status_code == 404


# --- clocks ------------------------------------------------------------------------------------------------------------------


def test_a_clock_is_wound_for_each_decision_but_not_by_taking_back(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 1000.0
    monkeypatch.setattr(clocks, "now", lambda: time)
    first = clocks.wound(Clock("move", 60), 0, 5)
    assert first.deadline == 1060
    time = 1020
    second = clocks.wound(first, 0, 6)
    assert second.deadline == 1080
    time = 1030
    assert clocks.wound(second, 0, 5) is second
    assert clocks.wound(second, 0, 6) is second
    bots_turn = clocks.wound(second, None, 7)
    assert bots_turn.deadline is None
    paused = clocks.stopped(clocks.wound(bots_turn, 0, 8))
    time = 5000
    assert (clocks.left(paused), paused.paused) == (60, True)
    assert clocks.wound(paused, 1, 9) is paused
    running = clocks.resumed(paused)
    assert running.deadline == 5060
    assert not clocks.is_over(running, 0)
    time = 5060
    assert clocks.is_over(running, 0)
    assert not clocks.is_over(running, 1)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks of a fraction of a second."""
    monkeypatch.setattr(clocks, "CHOICES", {"move": (0.2, 60), "relaxed": (0.2, 86_400)})


@pytest.mark.usefixtures("quick")
def test_a_bot_decides_when_time_is_up(client: TestClient, people: Callable[..., Seat]) -> None:
    table, secrets = opened(client, PERSON, PERSON, clock={"kind": "move", "seconds": 0.2})
    ann = people(table, secrets["0"])
    ann.hear("chat")
    first = ann.state["toAct"]
    said = ann.hear("chat")["messages"][0]
    assert (said["kind"], said["seat"]) == ("time", first)
    ann.until(3)
    assert ann.state["players"][0]["kind"] == "person"


@pytest.mark.usefixtures("quick")
def test_a_clock_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with TestClient(make_app(Store(url), pace=0)) as client:
        table, secrets = opened(client, PERSON, PERSON, clock={"kind": "move", "seconds": 60})
        deadline = live_of(client, table).company.clock.deadline
    store = Store(url)
    kept = SocialStore(store).read(table).clock
    assert kept.deadline == deadline
    SocialStore(store).keep_clock(table, kept, Clock("move", 60, kept.seat, 0, now() - 1))
    store.close()
    with TestClient(make_app(Store(url), pace=0)) as client, client.websocket_connect(f"/live/{table}") as socket:
        assert Seat(socket, [secrets["0"]]).until(1)["company"]["clock"]["left"] > 50


@pytest.mark.usefixtures("quick")
def test_against_bots_only_ones_own_clock_runs(client: TestClient, people: Callable[..., Seat]) -> None:
    table, secrets = opened(client, PERSON, BOT, clock={"kind": "move", "seconds": 60})
    me = people(table, secrets["0"])
    while not me.state["actions"]:
        me.hear()
    assert me.state["company"]["clock"]["seat"] == 0
    assert 50 < me.state["company"]["clock"]["left"] <= 60


@pytest.mark.usefixtures("quick")
def test_when_a_relaxed_clock_is_over_another_may_let_a_bot_play(client: TestClient, people: Callable[..., Seat]) -> None:
    table, secrets = opened(client, PERSON, PERSON, clock={"kind": "relaxed", "seconds": 0.2})
    ann, bo = people(table, secrets["0"]), people(table, secrets["1"])
    late = acting(ann, bo)
    other = bo if late is ann else ann
    while not late.state["company"]["clock"]["left"] <= 0:
        late.hear()
    late.send("substitute", seat=late.state["seat"])
    assert "away" in late.hear("error")["words"]
    other.send("substitute", seat=late.state["seat"])
    while other.state["players"][late.state["seat"]]["kind"] != "bot":
        other.hear()
    late.send("return")
    while late.state["players"][late.state["seat"]]["kind"] != "person":
        late.hear()


def test_before_a_relaxed_clock_is_over_nobody_is_replaced(client: TestClient, people: Callable[..., Seat]) -> None:
    table, secrets = opened(client, PERSON, PERSON, clock={"kind": "relaxed", "seconds": 86_400})
    ann, bo = people(table, secrets["0"]), people(table, secrets["1"])
    late = acting(ann, bo)
    other = bo if late is ann else ann
    other.send("substitute", seat=late.state["seat"])
    assert "away" in other.hear("error")["words"]


@pytest.mark.parametrize(
    "wrong", [{"kind": "move", "seconds": 1}, {"kind": "hourglass"}, {"kind": "relaxed", "seconds": "long"}]
)
def test_other_clocks_are_refused(client: TestClient, wrong: dict[str, Any]) -> None:
    answer = client.post("/api/tables", json={"game": KEY, "seats": [PERSON, OPEN], "clock": wrong})
    assert answer.status_code in {400, 422}
    assert client.get("/api/tables").json() == []


# --- pauses ------------------------------------------------------------------------------------------------------------------


def test_a_pause_needs_the_others_and_stops_everything(client: TestClient, people: Callable[..., Seat]) -> None:
    table, secrets = opened(client, PERSON, PERSON, clock={"kind": "move", "seconds": 60})
    ann, bo = people(table, secrets["0"]), people(table, secrets["1"])
    one = acting(ann, bo)
    other = bo if one is ann else ann
    action = one.state["actions"][0]["text"]
    one.send("pause")
    while not (other.state["question"] or {}).get("answer"):
        other.hear()
    other.answer(False)
    while other.state["question"]:
        other.hear()
    assert not other.state["company"]["clock"]["paused"]
    other.send("pause")
    while not (one.state["question"] or {}).get("answer"):
        one.hear()
    one.answer(True)
    for seat in (one, other):
        while not seat.state["company"]["clock"]["paused"]:
            seat.hear()
        assert seat.state["actions"] == []
        assert seat.state["ask"] == "The game is paused"
    assert live_of(client, table).company.clock.deadline is None
    one.send("play", action=action, at=0)
    assert "paused" in one.hear("error")["words"]
    one.send("pause")
    assert "nothing to pause" in one.hear("error")["words"]
    other.send("resume")
    while one.state["company"]["clock"]["paused"]:
        one.hear()
    one.play(action)


def test_one_screen_and_bots_pause_at_once_and_bots_wait(client: TestClient, people: Callable[..., Seat]) -> None:
    table, secrets = opened(client, PERSON, BOT)
    me = people(table, secrets["0"])
    while not me.state["actions"]:
        me.hear()
    at = me.state["at"]
    me.send("pause")
    while not me.state["company"]["clock"]["paused"]:
        me.hear()
    assert SocialStore(services_of(client).store).read(table).clock.paused
    me.send("resume")
    while not me.state["actions"]:
        me.hear()
    assert me.state["at"] == at
    me.play(me.state["actions"][0]["text"])
    table, secrets = opened(client, PERSON, PERSON)
    room = people(table, *secrets.values())
    room.send("pause")
    while not room.state["company"]["clock"]["paused"]:
        room.hear()


def test_a_pause_that_can_not_be_kept_is_none(
    client: TestClient, people: Callable[..., Seat], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, secrets = opened(client, PERSON, BOT)
    me = people(table, secrets["0"])

    def broken(*_: object) -> None:
        raise StoreDown("the database doesn't answer")

    with monkeypatch.context() as down:
        down.setattr(services_of(client).social, "keep_clock", broken)
        me.send("pause")
        assert "doesn't answer" in me.hear("error")["words"]
    assert not live_of(client, table).paused


def test_a_watcher_can_not_pause_resume_or_leave_an_address(client: TestClient, people: Callable[..., Seat]) -> None:
    table, _ = opened(client, PERSON, PERSON)
    watcher = people(table)
    watcher.send("pause")
    watcher.send("resume")
    watcher.send("notify", address="a@example.org")
    for _ in range(3):
        assert "only players" in watcher.hear("error")["words"]


# --- notifications -----------------------------------------------------------------------------------------------------------


class Hook:
    """A receiver of webhooks on this machine; it answers with the given statuses, then with 204."""

    def __init__(self, *statuses: int) -> None:
        self.received: list[dict[str, Any]] = []
        self.bodies: list[bytes] = []
        self.headers: list[dict[str, str]] = []
        self.called = threading.Semaphore(0)
        answers = list(statuses)
        hook = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hook.bodies.append(body)
                hook.headers.append(dict(self.headers))
                told = json.loads(body) if self.headers["Content-Type"] == "application/json" else {}
                hook.received.append(told | {"path": self.path, "host": self.headers["Host"]})
                self.send_response(answers.pop(0) if answers else 204)
                self.send_header("Location", "/elsewhere")
                self.end_headers()
                hook.called.release()

            def log_message(self, *_: object) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self.server.server_port}/turn?x=1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class MailSink:
    """The least of a mail server: takes one mail after another."""

    def __init__(self) -> None:
        self.mails: list[str] = []
        self.called = threading.Semaphore(0)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"smtp://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self.listening.accept()
            except OSError:
                return
            with suppress(OSError), connection, connection.makefile("rw", encoding="utf-8", newline="") as line:
                self._talk(line)

    def _talk(self, line: Any) -> None:
        def answer(words: str) -> None:
            line.write(f"{words}\r\n")
            line.flush()

        answer("220 sink")
        for command in line:
            verb = command.split(maxsplit=1)[0].upper()
            answer({"DATA": "354 go on", "QUIT": "221 bye"}.get(verb, "250 fine"))
            if verb == "DATA":
                lines = []
                while (part := line.readline()) != ".\r\n":
                    lines.append(part)
                self.mails.append("".join(lines))
                answer("250 taken")
                self.called.release()
            if verb == "QUIT":
                return

    def close(self) -> None:
        self.listening.close()


@pytest.fixture
def hook() -> Iterator[Hook]:
    made = Hook()
    yield made
    made.close()


@pytest.fixture
def sink() -> Iterator[MailSink]:
    made = MailSink()
    yield made
    made.close()


def served(tmp_path: Path, settings: Delivery) -> TestClient:
    return TestClient(make_app(Store(f"sqlite:///{tmp_path / 'notifications.db'}"), pace=0, delivery=settings))


LOCAL = {"webhooks": True, "home": "https://kibako.example/", "hosts": frozenset({"localhost"})}


def words_of(mail: str) -> str:
    return str(message_from_string(mail, policy=policy.default).get_content())


def link_in(mail: str, room: str) -> str:
    """The link to a room of this server, without the server."""
    return next(line for line in words_of(mail).splitlines() if f"/{room}/" in line).removeprefix("https://kibako.example")


def confirmed(client: TestClient, sink: MailSink) -> None:
    """Open the link that was sent last, and press the button."""
    assert sink.called.acquire(timeout=60)
    link = link_in(sink.mails.pop(), "confirm")
    assert client.get(link).status_code == 200
    assert client.post(link).status_code == 200


MAILED = {"home": "https://kibako.example/", "sender": "box@kibako.example"}


def asked_at(client: TestClient, address: str, **more: Any) -> tuple[str, int]:
    """Somebody has left that address and gone, while it is their turn: the table, and their seat."""
    table, secrets = opened(client, PERSON, PERSON, **more)
    with client.websocket_connect(f"/live/{table}") as one:
        screen = Seat(one, list(secrets.values()))
        seat = screen.state["toAct"]
    with client.websocket_connect(f"/live/{table}") as one:
        late = Seat(one, [secrets[str(seat)]])
        late.send("notify", address=address)
        while late.state["company"]["address"] != address:
            late.hear()
        assert not late.state["company"]["confirmed"]
    return table, seat


def test_nothing_is_told_at_a_mail_address_before_a_link_is_opened_there(tmp_path: Path, sink: MailSink) -> None:
    """Anybody could have somebody else's mailbox filled."""
    with served(tmp_path, Delivery(smtp=sink.url, after=0.05, **MAILED)) as client:  # type: ignore[arg-type]
        table, seat = asked_at(client, "late@example.org", title="Buy pills at pills.example")
        assert sink.called.acquire(timeout=60)
        (mail,) = sink.mails
        assert "To: late@example.org" in mail
        assert "pills" not in mail, "nothing that a stranger wrote"
        assert "Ann" not in words_of(mail)
        live, link = live_of(client, table), link_in(mail, "confirm")
        call(client, services_of(client).notifications.follow, live)
        assert not services_of(client).notifications._due, "no notification is planned"
        assert client.get(link).status_code == 200
        assert client.get(link).status_code == 200, "a program that follows links confirms nothing"
        assert live.company.address_of(seat) is None
        assert client.post(link[:-1] + ("a" if link[-1] != "a" else "b")).status_code == 404
        assert client.post(link).status_code == 200
        assert live.company.address_of(seat) is not None
        assert client.post(link).status_code == client.get(link).status_code == 404, "it works once"
        assert sink.called.acquire(timeout=60), "now the turn is told"
        assert "/quiet/" in words_of(sink.mails[1])
    assert SocialStore(Store(f"sqlite:///{tmp_path / 'notifications.db'}")).read(table).address_of(seat) is not None


def test_a_link_that_confirms_is_good_for_a_day_and_for_what_is_wanted(
    tmp_path: Path, sink: MailSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path, Delivery(smtp=sink.url, **MAILED)) as client:  # type: ignore[arg-type]
        table, seat = asked_at(client, "late@example.org")
        assert sink.called.acquire(timeout=60)
        link = link_in(sink.mails[0], "confirm")
        with monkeypatch.context() as later:
            later.setattr(notifications, "now", lambda: time.time() + 86_500)
            assert client.post(link).status_code == 404
        live = live_of(client, table)
        call(client, services_of(client).notifications.set_address, live, seat, "", "en")
        answer = client.post(link, headers={"Accept-Language": "fr"})
        assert answer.status_code == 404
        assert "ce lien ne marche plus" in answer.text


def test_a_mailbox_gets_few_links_however_many_ask(tmp_path: Path, sink: MailSink, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path, Delivery(smtp=sink.url, **MAILED)) as client:  # type: ignore[arg-type]
        addresses = ("late@example.org", "LATE@example.org", "late+spam@example.org")
        for number, address in enumerate(addresses):
            come_from(client, f"192.0.2.{number}")
            asked_at(client, address)
        table, secrets = opened(client, PERSON, PERSON)
        come_from(client, "192.0.2.77")
        with client.websocket_connect(f"/live/{table}") as one:
            me = Seat(one, [secrets["0"]])
            me.send("notify", address="late+more@example.org")
            assert "too many links" in me.hear("error")["words"]
            assert me.state["company"]["address"] == ""
            me.send("notify", address="other@example.org")
            while not me.hear()["company"]["address"]:
                pass
        for _ in range(4):
            assert sink.called.acquire(timeout=60)
        later = time.time() + 86_500
        monkeypatch.setattr(notifications, "now", lambda: later)
        asked_at(client, "late@example.org")
        assert sink.called.acquire(timeout=60)


def test_one_address_asks_few_mailboxes(tmp_path: Path, sink: MailSink) -> None:
    with served(tmp_path, Delivery(smtp=sink.url, **MAILED)) as client:  # type: ignore[arg-type]
        table, secrets = opened(client, PERSON, PERSON)
        most = int(RATES["confirmations"].at_once)
        with client.websocket_connect(f"/live/{table}") as one:
            me = Seat(one, [secrets["0"]])
            for number in range(most):
                me.send("notify", address=f"victim{number}@example.org")
                while me.hear()["company"]["address"] != f"victim{number}@example.org":
                    pass
            me.send("notify", address="victim@example.org")
            assert "too many links" in me.hear("error")["words"]


def test_somebody_away_gets_mail_with_the_link_and_can_end_it(tmp_path: Path, sink: MailSink) -> None:
    settings = Delivery("https://kibako.example/", sink.url, "box@kibako.example", after=0.05)
    with served(tmp_path, settings) as client:
        table, secrets = opened(client, PERSON, PERSON, title="Friday\r\nBcc: all@example.org", seed="the luck of this table")
        with client.websocket_connect(f"/live/{table}") as one:
            screen = Seat(one, list(secrets.values()))
            seat = screen.state["toAct"]
        with client.websocket_connect(f"/live/{table}", headers={"cookie": "language=fr"}) as one:
            late = Seat(one, [secrets[str(seat)]])
            late.send("notify", address="late@example.org")
            while not late.state["company"]["address"]:
                late.hear()
            confirmed(client, sink)
            assert not sink.called.acquire(timeout=0.3), "nobody who is here is notified"
        assert sink.called.acquire(timeout=180)
        (mail,) = sink.mails
        assert "To: late@example.org" in mail
        assert f"List-Unsubscribe: <https://kibako.example/quiet/{table}/{seat}/" in mail
        assert "Bcc" not in mail.split("\r\n\r\n", maxsplit=1)[0]
        live = live_of(client, table)
        assert live.match.seed not in mail
        words = words_of(mail)
        assert f"https://kibako.example/t/{table}" in words
        assert "Bonjour Ann" in words
        assert not any(secret in words for secret in secrets.values())
        quiet = link_in(mail, "quiet")
        assert client.get(quiet[:-1] + ("1" if quiet.endswith("0") else "0")).status_code == 404
        assert client.get(quiet).status_code == 200
        assert live.company.addresses
        assert client.post(quiet).status_code == 200
        assert not live.company.addresses
        assert client.get(quiet).status_code == 404


def test_a_webhook_is_called_once_for_a_turn(tmp_path: Path, hook: Hook) -> None:
    with served(tmp_path, Delivery(after=0.05, **LOCAL)) as client:  # type: ignore[arg-type]
        table, secrets = opened(client, PERSON, PERSON)
        for seat in secrets:
            with client.websocket_connect(f"/live/{table}") as one:
                me = Seat(one, [secrets[seat]])
                me.send("notify", address=hook.url)
                while not me.state["company"]["address"]:
                    me.hear()
        assert hook.called.acquire(timeout=180)
        assert not hook.called.acquire(timeout=0.3)
        (told,) = hook.received
        assert told["path"] == "/turn?x=1"
        assert told["link"] == f"https://kibako.example/t/{table}"
        assert told["event"] == "your-turn"
        with client.websocket_connect(f"/live/{table}") as one:
            me = Seat(one, [secrets[str(live_of(client, table).to_act)]])
            me.send("notify", address="")
            while me.state["company"]["address"]:
                me.hear()
        assert len(SocialStore(services_of(client).store).read(table).addresses) == 1


def test_a_browser_is_told_by_its_push_service_so_that_it_alone_can_read_it(tmp_path: Path, hook: Hook) -> None:
    http_ece, curves = pytest.importorskip("http_ece"), pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
    codes = pytest.importorskip("cryptography.hazmat.primitives.serialization")
    own = curves.generate_private_key(curves.SECP256R1())
    point = own.public_key().public_bytes(codes.Encoding.X962, codes.PublicFormat.UncompressedPoint)
    auth = bytes(range(16))
    keys = {"p256dh": base64.urlsafe_b64encode(point).decode(), "auth": base64.urlsafe_b64encode(auth).decode()}
    address = json.dumps({"endpoint": hook.url, "keys": keys})
    with served(tmp_path, Delivery(after=0.05, push="mailto:box@example.org", **LOCAL)) as client:  # type: ignore[arg-type]
        table, secrets = opened(client, PERSON, PERSON)
        key = re.search(r'data-key="([\w-]+)"', client.get(f"/t/{table}").text)
        assert key is not None
        assert len(base64.urlsafe_b64decode(key[1] + "=")) == 65
        for seat in secrets:
            with client.websocket_connect(f"/live/{table}") as one:
                me = Seat(one, [secrets[seat]])
                me.send("notify", address=address)
                while not me.state["company"]["address"]:
                    me.hear()
        assert hook.called.acquire(timeout=180)
        (told,) = hook.bodies
        assert hook.headers[0]["Authorization"].startswith("vapid t=")
        assert hook.headers[0]["Authorization"].endswith(key[1])
        read = json.loads(http_ece.decrypt(told, private_key=own, auth_secret=auth, version="aes128gcm"))
        assert read["link"] == f"https://kibako.example/t/{table}"
        assert read["title"]


def test_what_is_no_push_subscription_is_refused() -> None:
    pytest.importorskip("pywebpush")
    settings = Delivery("https://kibako.example", push="mailto:box@example.org")
    for address in ("{}", "{", '{"endpoint": "https://push.example.org/x", "keys": {}}', '{"endpoint": 5, "keys": {}}'):
        with pytest.raises(TableError):
            settings.check(address)


def test_failures_are_logged_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(outbox, "PAUSES", (0.01, 0.01))
    hook = Hook(500, 302)
    with served(tmp_path, Delivery(after=0.01, **LOCAL)) as client, caplog.at_level(logging.WARNING):  # type: ignore[arg-type]
        table, secrets = opened(client, PERSON, BOT)
        with client.websocket_connect(f"/live/{table}") as one:
            me = Seat(one, [secrets["0"]])
            while not me.state["actions"]:
                me.hear()
            me.send("notify", address=hook.url)
            while not me.state["company"]["address"]:
                me.hear()
        for _ in range(3):
            assert hook.called.acquire(timeout=180)
        assert not hook.called.acquire(timeout=0.2)
    hook.close()
    assert [told["path"] for told in hook.received] == ["/turn?x=1"] * 3, "a redirection is not followed"
    assert "answered with 500" in caplog.text
    assert "answered with 302" in caplog.text


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("http://example.org/x", "https"),
        ("https://127.0.0.1/x", "private"),
        ("https://[::1]/x", "private"),
        ("https://10.1.2.3/", "private"),
        ("https://169.254.169.254/latest", "private"),
        ("https://router/", "private"),
        ("https://localhost./", "private"),
        ("https://127.1/", "private"),
        ("https://0x7f.1/", "private"),
        ("https://2130706433/", "private"),
        ("https://017700000001/", "private"),
        ("https://[64:ff9b::7f00:1]/", "private"),
        ("https://[64:ff9b::808:808]/", "private"),
        ("https://[2002:7f00:1::]/", "private"),
        ("https://[fec0::1]/", "private"),
        ("https://[::127.0.0.1]/", "private"),
        ("https://[::ffff:10.0.0.1]/", "private"),
        ("https://[fe80::1]/", "private"),
        ("https://user:password@example.org/", "webhook"),
        ("https://example.org:99999/", "webhook"),
        ("ftp://example.org/", "neither"),
        ("ann@example.org\nBcc: all@example.org", "neither"),
        ("ann", "neither"),
        ("<ann@example.org>", "neither"),
    ],
)
def test_addresses_that_are_refused(address: str, words: str) -> None:
    settings = Delivery("https://kibako.example", "smtp://localhost", "box@example.org", webhooks=True)
    with pytest.raises(TableError, match=words):
        settings.check(address)


def test_addresses_that_are_taken() -> None:
    settings = Delivery(
        "https://kibako.example", "smtp://localhost", "box@example.org", webhooks=True, hosts=frozenset({"localhost"})
    )
    for address in ("ann@example.org", "https://example.org/hook?x=1", "http://localhost:8065/hooks/1"):
        assert settings.check(f" {address} ") == address
    for kinds in (Delivery(), Delivery("http://x", webhooks=True)):
        with pytest.raises(TableError):
            kinds.check("ann@example.org")


def test_a_name_that_leads_to_a_private_network_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("192.168.0.1", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(TableError, match="private"):
        delivery._resolve("innocent.example", 443, anywhere=False)
    assert delivery._resolve("innocent.example", 443, anywhere=True) == "192.168.0.1"


@pytest.mark.parametrize(
    "settings",
    [
        {"smtp": "smtp://x", "sender": "a@example.org"},
        {"webhooks": True},
        {"home": "http://x", "smtp": "mail", "sender": "a@b.c"},
        {"home": "http://x", "smtp": "smtp://x", "sender": "nobody"},
    ],
)
def test_half_a_set_up_is_told(settings: dict[str, Any]) -> None:
    with pytest.raises(KibakoError, match="--"):
        Delivery(**settings)


def test_where_nothing_is_set_up_nothing_is_offered(client: TestClient, people: Callable[..., Seat]) -> None:
    table, secrets = opened(client, PERSON, BOT)
    assert "set-address" not in client.get(f"/t/{table}").text
    me = people(table, secrets["0"])
    me.send("notify", address="a@example.org")
    assert "sends no notifications" in me.hear("error")["words"]


def test_notifications_to_one_address_are_limited() -> None:
    sender = delivery.Sender(Delivery())
    taken = [sender._each.take("a@example.org") for _ in range(delivery.AT_ONCE + 2)]
    assert taken == [True] * delivery.AT_ONCE + [False, False]

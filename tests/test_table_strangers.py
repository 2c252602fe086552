"""What strangers send: odd addresses, long headers, long saves, and what they are told when something fails."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from inside import live_of, services_of
from sqlalchemy import create_engine
from starlette.websockets import WebSocketDisconnect
from tables import random_match, tables
from talking import KINDS, Line, Words
from test_table_live import BOT, PERSON, Seat, opened

import kibako
from kibako.table.app import SAFE, make_app
from kibako.table.errors import StoreDown
from kibako.table.limits import Limits
from kibako.table.store.records import Kept, Move, SeatRecord, TableRecord
from kibako.table.store.tables import Store
from kibako.table.tables import replay
from kibako.table.tables.table import SLICE, replayed
from kibako.table.web.language import preferred
from kibako.table.web.moments import Events, Told

KEY = kibako.all_games()[0].key


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}" if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    with TestClient(make_app(Store(database), pace=0), raise_server_exceptions=False) as made:
        yield made


ODD = ("%00", "a%00b", "%FF", "%ED%A0%80", "a" * 3000, "%F0%9F%8D%84")
ASKED = (
    "/t/{}",
    "/t/{}/review",
    "/api/tables/{}/save",
    "/deal/{}",
    "/rules/{}",
    "/box/{}",
    "/quiet/{}/0/x",
    "/games/{}/cover.svg",
    "/reactions/{}.svg",
    "/static/{}",
    "/api/lessons/{}/0",
)


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_address_is_no_page_of_ours(client: TestClient, odd: str) -> None:
    """PostgreSQL keeps no NUL, and failed."""
    for asked in ASKED:
        assert client.get(asked.format(odd)).status_code in (404, 422), asked
    assert client.post(f"/api/tables/{odd}/join", json={"name": "Ann"}).status_code == 404
    assert client.post(f"/api/deals/{odd}/play", json={}).status_code == 404
    with client.websocket_connect(f"/live/{odd}") as socket:
        socket.send_text('{"type": "hello"}')
        assert "no such table" in socket.receive_text()
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()


@pytest.mark.parametrize("field", ["seed", "title"])
@pytest.mark.parametrize("odd", ["\0", "a\0b", "\\ud800", "\u202e", "\x1b[31m"])
def test_odd_characters_in_an_order_are_refused_or_tidied(client: TestClient, field: str, odd: str) -> None:
    order = {"game": KEY, "seats": [PERSON] * kibako.game(KEY).manifest.seats[0], field: odd}
    assert client.post("/api/tables", json=order).status_code in (201, 400, 422)
    content = f'{{"game": "{KEY}", "seats": [{{"kind": "person", "name": "\\ud800"}}], "{field}": "\\udfff"}}'
    assert client.post("/api/tables", content=content, headers={"Content-Type": "application/json"}).status_code in (400, 422)


FREE = "free text"
BODIES: dict[str, dict[str, Any]] = {
    "/api/tables": {"game": FREE, "title": FREE, "seats": [{"kind": "person"}, {"kind": "bot"}]},
    "/api/tables?": {
        "game": KEY,
        "seats": [{"kind": "person", "name": FREE}, {"kind": "bot", "level": FREE}],
        "options": {FREE: FREE},
    },
    "/api/tables/{}/join": {"name": FREE, "luck": FREE},
    "/api/tables/{}/review": {"secrets": [FREE]},
    "/api/tables/{}/moments": {"secrets": [FREE], "at": [0]},
    "/api/tables/{}/play-on": {"secrets": [FREE], "at": 0, "chair": 0, "name": FREE, "level": FREE},
    "/api/tables/{}/save": {"secrets": [FREE]},
    "/api/tables/{}/again": {"secrets": [FREE]},
    "/api/tables/{}/deal": {"secret": FREE},
    "/api/mine": {"seats": {FREE: [FREE]}},
    "/api/handovers": {"seats": {FREE: [FREE]}, "name": FREE},
    "/api/handovers/take": {"token": FREE},
    "/api/codes": {"link": FREE},
    f"/api/lessons/{KEY}/0": {"play": FREE},
    f"/api/lessons/{KEY}/1": {"why": FREE, "path": [FREE]},
}


@pytest.mark.parametrize("asked", BODIES)
def test_no_text_of_a_request_makes_a_server_fail(client: TestClient, asked: str) -> None:
    """PostgreSQL keeps no NUL and takes none in a question; and half of a pair of surrogates is no text at all."""
    table, _ = opened(client, PERSON, {"kind": "open"})
    parts = json.dumps(BODIES[asked]).split(FREE)
    for odd in ("a\\u0000b", "a\\ud800b", "\\udfff"):
        for place in range(1, len(parts)):
            content = "abc".join(parts[:place]) + odd + "abc".join(parts[place:])
            answer = client.post(asked.format(table), content=content, headers={"Content-Type": "application/json"})
            assert answer.status_code < 500, content


def test_no_text_of_a_message_makes_a_server_fail(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    table, secrets = opened(client, PERSON, PERSON)

    async def talk() -> None:
        for kind, fields in KINDS.items():
            line = Line(services_of(client), table)
            await line.greet(secrets=[secrets["0"]])
            words = Words(["a\0b"], {}).message(kind, random.Random(1))
            texts = {name: "a\0b" for name, value in words.items() if isinstance(value, str) and name != "type"}
            await line.say(json.dumps({**words, **texts}))
            assert not line.work.done(), fields
            await line.hang_up()

    assert client.portal is not None
    with caplog.at_level(logging.WARNING):
        client.portal.call(talk)
    assert not [record for record in caplog.records if record.exc_info], caplog.text


def test_a_failure_of_ours_is_told_in_words_with_safe_headers(client: TestClient) -> None:
    assert isinstance(client.app, FastAPI)

    @client.app.get("/broken")
    async def broken() -> None:
        raise ZeroDivisionError("a secret of the server")

    answer = client.get("/broken", headers={"Accept-Language": "fr"})
    assert answer.status_code == 500
    assert {name: answer.headers.get(name) for name in SAFE} == SAFE
    assert "rien n’est perdu" in answer.json()["error"]
    assert "secret" not in answer.text


def test_where_the_database_is_is_not_told_to_strangers(caplog: pytest.LogCaptureFixture) -> None:
    store = Store("sqlite://")
    store.engine = create_engine("postgresql+psycopg://kibako@127.0.0.1:9/tables", connect_args={"connect_timeout": 2})
    with caplog.at_level(logging.WARNING, "kibako.table"), pytest.raises(StoreDown) as caught, store.begin():
        pass
    assert "127.0.0.1" not in str(caught.value)
    assert "127.0.0.1" in caplog.text, "the operator is told"


def test_a_long_list_of_languages_is_not_read_to_its_end() -> None:
    assert preferred("de," * 100_000 + "fr") == "en"
    assert preferred("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5") == "fr"


# --- long games --------------------------------------------------------------------------------------------------------------


def test_while_a_long_game_is_replayed_others_have_their_turns() -> None:
    table = max((table for table in tables() if table.usual), key=lambda table: len(random_match(table, 1).journal))
    match = random_match(table, 1)
    moves = [Move(entry.seat, entry.action, list(entry.draws)) for entry in match.journal]
    record = TableRecord("t", "t", table.game.key, table.game.manifest.rules, match.options, match.seed, False, "running")
    kept = Kept(record, [SeatRecord(seat, "person", "Ann") for seat in range(match.seats)], moves)

    async def ticks() -> int:
        work, count = asyncio.create_task(replayed(kept)), 0
        while not work.done():
            await asyncio.sleep(0)
            count += 1
        assert len(work.result().journal) == len(moves)
        return count

    assert len(moves) > 2 * SLICE
    assert asyncio.run(ticks()) >= len(moves) // SLICE


def test_while_the_log_of_a_long_game_is_put_into_words_others_have_their_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody waited two seconds for each look at a long save; and nothing was kept of what was made for the last."""
    table = max((table for table in tables() if table.usual), key=lambda table: len(random_match(table, 1).journal))
    match, turns, made = random_match(table, 1), [], []
    turn, tell = Limits.turn, Told._tell

    async def counted(self: Limits, who: str) -> None:
        turns.append(who)
        await turn(self, who)

    def noted(self: Told, replay: replay.Replay, moments: list[Events], *more: Any) -> None:
        made.append(len(moments))
        tell(self, replay, moments, *more)

    monkeypatch.setattr(Limits, "turn", counted)
    monkeypatch.setattr(Told, "_tell", noted)
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        opened_table = client.post("/api/saves", content=match.save()).json()["table"]
        turns.clear()
        first = client.post(f"/api/tables/{opened_table}/review", json={"at": 0})
        assert len(turns) > len(match.journal) // SLICE
        assert max(made) <= SLICE
        assert sum(made) == len(match.journal) + 1
        again = client.post(f"/api/tables/{opened_table}/review", json={"at": 0})
        assert again.content == first.content
        assert sum(made) == len(match.journal) + 1
        other = client.post(f"/api/tables/{opened_table}/review", json={"at": 0}, headers={"Accept-Language": "fr"})
        names = live_of(client, opened_table).names("en")
    told = first.json()
    reader = None if told["seat"] in ("open", "watcher") else told["seat"]
    assert [line for _, line in told["log"]] == match.log(reader, names)
    assert len(other.json()["story"]) >= len(told["story"]) // 2
    assert other.json()["log"] != told["log"]


def test_a_save_longer_than_any_game_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_MOVES", 10)
    game = kibako.game(KEY)
    match = game.new(seed=1)
    for _ in range(11):
        match.play(match.legal[0])
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        answer = client.post("/api/saves", content=match.save())
    assert answer.status_code == 400
    assert "at most 10 moves" in answer.json()["error"]


def test_a_long_save_is_read_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There the limit of this process isn't known: so it was read there."""
    monkeypatch.setattr(replay, "MOST_MOVES", 0)
    monkeypatch.setattr("kibako.table.tables.saves.SHORT", 0)
    game = kibako.game(KEY)
    match = game.new(seed=1)
    match.play(match.legal[0])
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        answer = client.post("/api/saves", content=match.save())
        assert answer.status_code == 201, answer.text
        broken = client.post("/api/saves", content=match.save().replace('"seats"', '"seat"'))
        assert broken.status_code == 400
        assert opened(client, *[PERSON] * game.manifest.seats[0], game=KEY)


# --- live connections --------------------------------------------------------------------------------------------------------

NESTED = '{"x":' + "[" * 30_000 + "]" * 30_000 + ',"type":"help"}'


def test_frames_of_bytes_are_read_like_those_of_text(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, BOT)
    with client.websocket_connect(f"/live/{table}") as socket:
        socket.send_bytes(json.dumps({"type": "hello", "secrets": list(secrets.values())}).encode())
        while '"type":"table"' not in socket.receive_text():
            pass
        for odd in (b"", b"\xff\xfe", b"\x00", b'"'):
            socket.send_bytes(odd)
            while '"type":"error"' not in socket.receive_text():
                pass
        socket.send_bytes(b'{"type": "help"}')
        while '"type":"help"' not in socket.receive_text():
            pass
    with client.websocket_connect(f"/live/{table}") as socket:
        socket.send_bytes(b"\xff")
        assert '"type":"error"' in socket.receive_text()


def test_endless_nesting_is_no_message(client: TestClient) -> None:
    table, _ = opened(client, PERSON, BOT)
    with client.websocket_connect(f"/live/{table}") as socket:
        socket.send_text(NESTED)
        assert '"type":"error"' in socket.receive_text()
    with client.websocket_connect(f"/live/{table}") as socket:
        watcher = Seat(socket, [])
        watcher.socket.send_text(NESTED)
        assert "can’t be read" in watcher.hear("error")["words"]
        watcher.send("help")
        watcher.hear("help")

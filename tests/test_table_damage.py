"""Tables that can't go on: what is said of them, what can still be had, and that they harm no others."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient
from inside import live_of, services_of
from sqlalchemy import text
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

import kibako
from kibako.engine.words import LANGUAGES
from kibako.table.store.records import SeatRecord, TableRecord
from kibako.table.tables.identity import digest_of
from kibako.table.tables.table import move_of

GAME = next(game for game in kibako.all_games() if 2 in game.manifest.seats)
SEED = "5eed0fth1s"
ANOTHER_SERVERS = {"rules": GAME.manifest.rules + 1}
MOVES = 6


def a_table(client: TestClient, name: str, **changes: object) -> kibako.Match:
    """A running table with some moves; seat 0 is opened by "secret 0", seat 1 by "secret 1"."""
    options = GAME.manifest.check_options({})
    match = GAME.new(2, SEED, options)
    for _ in range(MOVES):
        match.play(match.actions()[0])
    record = TableRecord(name, name, GAME.key, GAME.manifest.rules, options, SEED, True, "running")
    chairs = [SeatRecord(seat, "person", f"Person {seat}", "", digest_of(f"secret {seat}")) for seat in (0, 1)]
    services_of(client).store.create(record, chairs, [move_of(entry) for entry in match.journal])
    if changes:
        hurt(client, "tables", f"id = '{name}'", **changes)
    return match


def hurt(client: TestClient, rows: str, where: str, **changes: object) -> None:
    """Write something into rows of the database."""
    values = ", ".join(f"{column} = :{column}" for column in changes)
    with services_of(client).store.begin() as connection:
        connection.execute(text(f"UPDATE {rows} SET {values} WHERE {where}"), changes)  # noqa: S608 - ours


OWN = {"secrets": ["secret 0"]}


# --- damage is told in words, wherever a table is asked for ------------------------------------------------------------------

DAMAGES: dict[str, Callable[[TestClient], None]] = {
    "a changed move": lambda client: hurt(client, "moves", "number = 2", action="nonsense"),
    "a move of another kind": lambda client: hurt(client, "moves", "number = 2", action=b"\xff"),
    "draws that are none": lambda client: hurt(client, "moves", "number = 2", draws="[1,"),
    "a broken sum": lambda client: hurt(client, "moves", "number = 2", sum="0"),
    "the table's sum": lambda client: hurt(client, "tables", "true", sum="0"),
    "the table's length": lambda client: hurt(client, "tables", "true", length="many"),
    "a missing move": lambda client: remove(client, "moves", "number = 2"),
    "options that don't parse": lambda client: hurt(client, "tables", "true", options="{"),
    "options that are none": lambda client: hurt(client, "tables", "true", options="[1]"),
    "options of no game": lambda client: hurt(client, "tables", "true", options='{"castles": 3}'),
    "a start that doesn't parse": lambda client: hurt(client, "tables", "true", start="{"),
    "a start that is no position": lambda client: hurt(client, "tables", "true", start='{"castles": 3}'),
    "a title of another kind": lambda client: hurt(client, "tables", "true", title=b"\xff"),
    "a status that is none": lambda client: hurt(client, "tables", "true", status="asleep"),
    "rules that are no number": lambda client: hurt(client, "tables", "true", rules="new"),
    "a game that isn't there": lambda client: hurt(client, "tables", "true", game="chess"),
    "times that are none": lambda client: hurt(client, "tables", "true", options="{", created="once", changed="now"),
    "a seat of no kind": lambda client: hurt(client, "seats", "number = 1", kind="throne"),
    "a missing seat": lambda client: remove(client, "seats", "number = 1"),
    "no seats": lambda client: remove(client, "seats", "true"),
}


def remove(client: TestClient, rows: str, where: str) -> None:
    with services_of(client).store.begin() as connection:
        connection.execute(text(f"DELETE FROM {rows} WHERE {where}"))  # noqa: S608 - ours


@pytest.fixture(params=DAMAGES)
def damaged(request: pytest.FixtureRequest, client: TestClient) -> str:
    a_table(client, "hurt")
    DAMAGES[request.param](client)
    return str(request.param)


def test_no_damage_is_a_failure_of_ours(client: TestClient, damaged: str) -> None:
    a_table(client, "well")
    for language in LANGUAGES:
        asked: dict[str, Any] = {"headers": {"Accept-Language": language}}
        page = client.get("/t/hurt", **asked)
        assert page.status_code == 410, damaged
        assert "download" in page.text
        assert client.get("/t/hurt/review", **asked).status_code in (200, 410)
        answers = [
            client.post("/api/tables/hurt/join", json={"name": "Zoe"}, **asked),
            client.post("/api/tables/hurt/again", json=OWN, **asked),
            client.post("/api/tables/hurt/deal", json={"secret": "secret 0"}, **asked),
        ]
        assert [answer.status_code for answer in answers] == [410, 410, 410]
        assert answers[0].json()["error"] in page.text.replace("&#39;", "'")
    assert client.get("/api/tables/hurt/save").status_code == 400
    assert client.post("/api/tables/hurt/save", json=OWN).status_code == (403 if damaged == "no seats" else 200)
    listed = {one["id"]: one["status"] for one in client.get("/api/tables").json()}
    assert listed["well"] == "running"
    assert listed["hurt"] == ("stopped" if damaged == "a game that isn't there" else "damaged")
    assert client.get("/").status_code == 200


def test_a_live_connection_to_a_damaged_table_is_told_so(client: TestClient, damaged: str) -> None:
    assert damaged
    with client.websocket_connect("/live/hurt", headers={"Accept-Language": "fr"}) as line:
        line.send_json({"type": "hello", **OWN})
        said = line.receive_json()
        assert said["type"] == "error"
        assert not said["final"], "whoever has a seat keeps it"
        refused = client.post("/api/tables/hurt/again", json=OWN, headers={"Accept-Language": "fr"}).json()
        assert said["words"] == refused["error"]
        with pytest.raises(WebSocketDisconnect) as ended:
            line.receive_json()
    assert ended.value.code == 4410


def test_a_damaged_table_is_among_ones_own_games(client: TestClient, damaged: str) -> None:
    answer = client.post("/api/mine", json={"seats": {"hurt": ["secret 0"]}})
    assert answer.status_code == 200
    games = answer.json()["games"]
    if damaged == "no seats":
        assert games == []
    else:
        assert [(game["status"], game["own"], bool(game["reason"])) for game in games] == [("stopped", [0], True)]
        assert client.get(games[0]["picture"]).status_code == 200


def test_a_damaged_game_is_shown_as_far_as_it_replays(client: TestClient) -> None:
    match = a_table(client, "hurt")
    hurt(client, "moves", "number = 4", draws="[1,")
    course = client.post("/api/tables/hurt/review", json=OWN).json()
    assert (course["length"], course["seat"], course["eyes"]) == (4, 0, [0, "watcher"])
    assert [course["moment"]["at"], course["seats"]] == [4, [entry.seat for entry in match.journal[:4]]]
    assert client.post("/api/tables/hurt/review", json={**OWN, "seat": "open"}).status_code == 403, "it may go on elsewhere"
    moments = client.post("/api/tables/hurt/moments", json={**OWN, "at": [0, 3]}).json()
    assert [moment["at"] for moment in moments] == [0, 3]
    page = client.get("/t/hurt/review", headers={"Accept-Language": "es"}).text
    assert "desde la jugada 5" in page
    order = {**OWN, "at": 2, "chair": 0}
    assert client.post("/api/tables/hurt/play-on", json=order).status_code == 201, "and it can be played on from there"


def test_a_mended_table_goes_on(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_table(client, "hurt")
    hurt(client, "moves", "number = 2", action="nonsense")
    assert client.get("/t/hurt").status_code == 410
    hurt(client, "moves", "number = 2", action=match.journal[2].action)
    monkeypatch.setattr("kibako.table.tables.registry.LOOK_AGAIN", 0)
    assert client.get("/t/hurt").status_code == 200
    assert [one["status"] for one in client.get("/api/tables").json()] == ["running"]


def test_damage_is_remembered_by_the_database(client: TestClient) -> None:
    """A server that has just begun knows it before anybody has asked for the table."""
    a_table(client, "hurt")
    hurt(client, "moves", "number = 2", action="nonsense")
    assert [one["status"] for one in client.get("/api/tables").json()] == ["running"], "nobody has looked yet"
    client.get("/t/hurt")
    assert services_of(client).store.list()[0].damaged == 2


def to_the_end(line: WebSocketTestSession) -> None:
    while True:
        line.receive_json()


def test_a_table_that_turns_out_to_be_damaged_tells_those_who_are_there(client: TestClient) -> None:
    match = a_table(client, "hurt")
    with client.websocket_connect("/live/hurt") as line:
        line.send_json({"type": "hello", "secrets": [f"secret {match.to_act}"], "picture": False})
        while line.receive_json()["type"] != "table":
            pass
        hurt(client, "moves", "number = 2", action="nonsense")
        hurt(client, "tables", "true", sum="0")
        line.send_json({"type": "play", "action": match.actions()[0], "at": MOVES})
        said = line.receive_json()
        while said["type"] != "error":
            said = line.receive_json()
        assert "move 3" in said["words"]
        with pytest.raises(WebSocketDisconnect) as ended:
            to_the_end(line)
    assert ended.value.code == 4410
    assert "hurt" not in services_of(client).registry.known()


# --- older rules -------------------------------------------------------------------------------------------------------------

KEPT_RULES = next(game for game in kibako.all_games() if any(2 in older.seats for older in game.manifest.plays))


def test_games_of_older_rules_that_are_played_unchanged_go_on(client: TestClient) -> None:
    older = KEPT_RULES.manifest.plays[0].rules
    match = KEPT_RULES.new(2, SEED)
    record = TableRecord("old", "old", KEPT_RULES.key, older, match.options, SEED, True, "running", salt="5a17")
    chairs = [SeatRecord(seat, "person", f"Person {seat}", "", digest_of(f"secret {seat}")) for seat in (0, 1)]
    services_of(client).store.create(record, chairs)
    with client.websocket_connect("/live/old") as line:
        line.send_json({"type": "hello", "secrets": ["secret 0", "secret 1"], "picture": False})
        while (told := line.receive_json())["type"] != "table":
            pass
        line.send_json({"type": "play", "action": told["actions"][0]["text"], "at": 0})
        while (told := line.receive_json())["type"] != "table" or not told["at"]:
            pass
    live = live_of(client, "old")
    assert live.commitment is not None
    save = json.loads(live.match.save())
    assert (save["rules"], save["commitment"]) == (older, live.commitment), "a save says which rules it was played by"
    assert kibako.loads(live.match.save()).rules == older


def test_a_table_whose_rules_are_gone_says_so_and_can_be_looked_at(client: TestClient) -> None:
    a_table(client, "newer", **ANOTHER_SERVERS)
    page = client.get("/t/newer")
    assert (page.status_code, "/t/newer/review" in page.text) == (410, True)
    assert f"version {GAME.manifest.rules + 1} of the {GAME.title} rules" in page.text
    assert [one["status"] for one in client.get("/api/tables").json()] == ["stopped"]
    assert services_of(client).store.list()[0].damaged is None, "it isn't damaged"
    assert client.post("/api/tables/newer/review", json=OWN).json()["length"] == MOVES


# --- what may be had of a game that isn't over -------------------------------------------------------------------------------


def test_a_running_game_of_other_rules_gives_its_luck_to_nobody(client: TestClient) -> None:
    """In a rolling upgrade another server still plays it."""
    match = a_table(client, "newer", **ANOTHER_SERVERS)
    refused = client.get("/api/tables/newer/save")
    assert refused.status_code == 400
    assert "until then its save would reveal what is hidden" in refused.json()["error"]
    assert client.post("/api/tables/newer/save", json={"secrets": ["wrong"]}).status_code == 403
    told = client.post("/api/tables/newer/save", json={"secrets": ["secret 0"]})
    assert told.status_code == 200
    assert SEED not in told.text
    kept = json.loads(told.text)
    assert (kept["rules"], kept["seed"]) == (GAME.manifest.rules + 1, "")
    expected = [[entry.seat, entry.action if entry.seat == 0 else "", []] for entry in match.journal]
    assert kept["moves"] == expected
    assert {move[0] for move in kept["moves"]} == {0, 1}


def test_a_damaged_running_game_gives_its_luck_to_nobody(client: TestClient) -> None:
    a_table(client, "hurt")
    hurt(client, "moves", "table_id = 'hurt' AND number = 2", action="nonsense")
    assert client.get("/api/tables/hurt/save").status_code == 400
    assert SEED not in client.post("/api/tables/hurt/save", json={"secrets": ["secret 1"]}).text


def test_a_game_that_was_over_is_given_whole(client: TestClient) -> None:
    match = a_table(client, "old", **ANOTHER_SERVERS, status="over")
    kept = json.loads(client.get("/api/tables/old/save").text)
    assert kept["seed"] == SEED
    assert kept["moves"] == [[entry.seat, entry.action, list(entry.draws)] for entry in match.journal]

"""Tables that can't go on: what is said of them, what can still be had, and that they harm no others."""

from __future__ import annotations

import json

from fastapi.testclient import TestClient
from inside import services_of
from sqlalchemy import text

import kibako
from kibako.table.store.records import SeatRecord, TableRecord
from kibako.table.tables.identity import digest_of
from kibako.table.tables.table import move_of

GAME = next(game for game in kibako.all_games() if 2 in game.manifest.seats)
SEED = "5eed0fth1s"
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


# --- what may be had of a game that isn't over -------------------------------------------------------------------------------

ANOTHER_SERVERS = {"rules": GAME.manifest.rules + 1}


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

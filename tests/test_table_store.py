"""The store: SQLite always, PostgreSQL where KIBAKO_TEST_POSTGRES names a database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

import kibako
from kibako.table.errors import NoSuchTable, StoreDown, TableFull
from kibako.table.records import Kept, Move, Played, SeatRecord, TableRecord
from kibako.table.store import Conflict, Store

KEY = kibako.games()[0].key


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = f"sqlite:///{tmp_path / 'tables.db'}" if request.param == "sqlite" else request.getfixturevalue("postgres")
    made = Store(url)
    made.upgrade()
    with made.begin() as connection:
        connection.execute(text("DELETE FROM tables"))
    yield made
    made.close()


def a_table(name: str = "abc", status: str = "running", public: bool = True) -> TableRecord:
    return TableRecord(name, "Friday evening", KEY, 1, {"expert": True}, "seed", public, status)


CHAIRS = [SeatRecord(0, "person", "Ann", "", "digest"), SeatRecord(1, "open", "Seat 2")]


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    store.create(a_table(), CHAIRS)
    store.append(Played("abc", 0, Move(0, "lay", [1, 2]), "running"))
    store.append(Played("abc", 1, Move(1, "on", []), "running"))
    assert store.read("abc") == Kept(a_table(), CHAIRS, [Move(0, "lay", [1, 2]), Move(1, "on", [])])


def test_an_unknown_table_is_told(store: Store) -> None:
    with pytest.raises(NoSuchTable, match="link is wrong"):
        store.read("nothing")


def test_a_move_is_appended_once(store: Store) -> None:
    store.create(a_table(), CHAIRS)
    store.append(Played("abc", 0, Move(0, "lay", []), "running"))
    with pytest.raises(Conflict):
        store.append(Played("abc", 0, Move(0, "another", []), "over"))
    kept = store.read("abc")
    assert [move.action for move in kept.moves] == ["lay"]
    assert kept.table.status == "running"


def test_moves_are_taken_back_together(store: Store) -> None:
    store.create(a_table(), CHAIRS)
    for number in range(5):
        store.append(Played("abc", number, Move(0, f"move {number}", []), "running"))
    store.truncate("abc", 2, "running")
    assert [move.action for move in store.read("abc").moves] == ["move 0", "move 1"]


def test_a_seat_is_taken_by_one_person(store: Store) -> None:
    store.create(a_table(), CHAIRS)
    store.take_seat("abc", SeatRecord(1, "person", "Bo", "", "secret"))
    with pytest.raises(TableFull, match="just been taken"):
        store.take_seat("abc", SeatRecord(1, "person", "Cy", "", "other"))
    assert store.read("abc").seats[1].name == "Bo"


def test_the_lobby_lists_public_tables_that_go_on(store: Store) -> None:
    for name, status, public in (
        ("one", "open", True),
        ("two", "over", True),
        ("three", "running", False),
        ("four", "running", True),
    ):
        store.create(a_table(name, status, public), list(CHAIRS))
    listed = store.list()
    assert {kept.table.id for kept in listed} == {"one", "four"}
    assert all(kept.seats == CHAIRS for kept in listed)


def test_names_are_only_names(store: Store) -> None:
    evil = "Robert'); DROP TABLE moves;--"
    store.create(a_table(), [SeatRecord(0, "person", evil), SeatRecord(1, "open", "")])
    assert store.read("abc").seats[0].name == evil


def test_upgrading_twice_changes_nothing(store: Store) -> None:
    store.create(a_table(), CHAIRS)
    store.upgrade()
    assert store.read("abc").table == a_table()


def test_tables_of_the_first_version_are_brought_along(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.upgrade("0001")
    with store.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO tables (id, title, game, rules, options, seed, public, status, created, changed) "
                "VALUES ('old', 'Old', :game, 1, '{}', '7', true, 'running', '2026-01-01', '2026-01-01')"
            ),
            {"game": KEY},
        )
    store.upgrade()
    kept = store.read("old").table
    assert (kept.seed, kept.salt, kept.start) == ("7", "", None)
    store.close()


def test_a_table_that_begins_at_a_position_comes_back_with_its_moves(store: Store) -> None:
    record = a_table()._replace(salt="00ff", start={"turn": 1, "forest": "C\nB"})
    store.create(record, CHAIRS, [Move(0, "lay", [1]), Move(1, "on", [])])
    assert store.read("abc") == Kept(record, CHAIRS, [Move(0, "lay", [1]), Move(1, "on", [])])


def test_a_locked_database_is_told_and_nothing_is_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.store.BUSY_SECONDS", 0.05)
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.upgrade()
    store.create(a_table(), CHAIRS)
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreDown, match="locked"):
        store.append(Played("abc", 0, Move(0, "lay", []), "running"))
    other.execute("ROLLBACK")
    other.close()
    store.append(Played("abc", 0, Move(0, "lay", []), "running"))
    assert len(store.read("abc").moves) == 1
    store.close()


def test_a_database_that_is_gone_is_told() -> None:
    store = Store("sqlite:////no/such/folder/tables.db")
    with pytest.raises(StoreDown, match="unable to open"):
        store.upgrade()

"""The store: SQLite always, PostgreSQL where KIBAKO_TEST_POSTGRES names a database."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

import kibako
from kibako.table.errors import NoSuchTable, StoreDown, TableFull
from kibako.table.store.records import Kept, Move, Played, SeatRecord, Status, TableRecord, sum_of
from kibako.table.store.tables import Conflict, Store

KEY = kibako.all_games()[0].key


@pytest.fixture
def store(empty_store: Store) -> Store:
    return empty_store


def a_table(name: str = "abc", status: Status = "running", public: bool = True) -> TableRecord:
    return TableRecord(name, "Friday evening", KEY, 1, {"expert": True}, "seed", public, status)


CHAIRS = [SeatRecord(0, "person", "Ann", "", "digest"), SeatRecord(1, "open", "Seat 2")]


def kept_of(store: Store) -> Kept:
    """The table abc, no matter how often it has changed."""
    return store.read("abc")._replace(revision=0)


def keep(store: Store, *made: Move) -> list[Move]:
    """At the table abc, one after the other."""
    for number, move in enumerate(made):
        store.append(Played("abc", number, move, "running", sum_of(made[:number])))
    return list(made)


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    store.create(a_table(), CHAIRS)
    keep(store, Move(0, "lay", [1, 2]), Move(1, "on", []))
    assert kept_of(store) == Kept(a_table(), CHAIRS, [Move(0, "lay", [1, 2]), Move(1, "on", [])])


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
    made = keep(store, *(Move(0, f"move {number}", []) for number in range(5)))
    store.truncate("abc", (5, sum_of(made)), (2, sum_of(made[:2])), "running")
    assert [move.action for move in store.read("abc").moves] == ["move 0", "move 1"]


@pytest.mark.parametrize("known", [(1, ""), (2, "another"), (3, sum_of([Move(0, "lay", []), Move(1, "on", [])]))])
def test_nothing_is_changed_in_a_journal_other_than_the_known_one(store: Store, known: tuple[int, str]) -> None:
    store.create(a_table(), CHAIRS)
    made = keep(store, Move(0, "lay", []), Move(1, "on", []))
    with pytest.raises(Conflict):
        store.append(Played("abc", known[0], Move(0, "third", []), "running", known[1]))
    with pytest.raises(Conflict):
        store.truncate("abc", known, (0, ""), "running")
    assert kept_of(store) == Kept(a_table(), CHAIRS, made)


def test_two_servers_that_know_the_same_journal_can_change_it_once(store: Store) -> None:
    store.create(a_table(), CHAIRS)
    made = keep(store, Move(0, "lay", []), Move(1, "on", []))
    known = (2, sum_of(made))
    store.truncate("abc", known, (1, sum_of(made[:1])), "running")
    with pytest.raises(Conflict):
        store.append(Played("abc", 2, Move(0, "third", []), "running", known[1]))
    assert store.read("abc").moves == made[:1]


DAMAGE = {
    "a move changed": ("UPDATE moves SET action = 'other' WHERE number = 1", 1),
    "luck changed": ("UPDATE moves SET draws = '[6]' WHERE number = 0", 0),
    "luck that is none": ("UPDATE moves SET draws = 'nonsense' WHERE number = 2", 2),
    "a move missing": ("DELETE FROM moves WHERE number = 1", 1),
    "the end missing": ("DELETE FROM moves WHERE number = 2", 2),
    "a move too many": (
        "INSERT INTO moves (table_id, number, seat, action, draws, played, sum) "
        "VALUES ('abc', 3, 0, 'more', '[]', '2026-01-01', '')",
        3,
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_noticed_with_its_place(store: Store, damage: str) -> None:
    store.create(a_table(), CHAIRS)
    keep(store, *(Move(0, f"move {number}", [number]) for number in range(3)))
    statement, place = DAMAGE[damage]
    with store.begin() as connection:
        connection.execute(text(statement))
    assert store.read("abc").damaged == place


def test_a_seat_is_taken_by_one_person(store: Store) -> None:
    store.create(a_table(), CHAIRS)
    store.take_seat("abc", SeatRecord(1, "person", "Bo", "", "secret"))
    with pytest.raises(TableFull, match="just been taken"):
        store.take_seat("abc", SeatRecord(1, "person", "Cy", "", "other"))
    assert store.read("abc").seats[1].name == "Bo"


def test_the_lobby_lists_public_tables_that_go_on(store: Store) -> None:
    for table in (
        a_table("one", "open"),
        a_table("two", "over"),
        a_table("three", public=False),
        a_table("four"),
    ):
        store.create(table, CHAIRS)
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
        connection.execute(
            text(
                "INSERT INTO moves (table_id, number, seat, action, draws, played) "
                "VALUES ('old', 0, 0, 'lay', '[1]', '2026-01-01'), ('old', 1, 1, 'on', '[]', '2026-01-01')"
            )
        )
    store.upgrade()
    old = store.read("old")
    kept = old.table
    assert (kept.seed, kept.salt, kept.start, kept.box) == ("7", "", None, "")
    assert (old.moves, old.damaged) == ([Move(0, "lay", [1]), Move(1, "on", [])], None)
    store.close()


def test_a_table_that_begins_at_a_position_comes_back_with_its_moves(store: Store) -> None:
    record = a_table()._replace(salt="00ff", start={"turn": 1, "forest": "C\nB"})
    store.create(record, CHAIRS, [Move(0, "lay", [1]), Move(1, "on", [])])
    assert kept_of(store) == Kept(record, CHAIRS, [Move(0, "lay", [1]), Move(1, "on", [])])


def test_a_locked_database_is_told_and_nothing_is_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.store.patience.BUSY", 0.05)
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.upgrade()
    store.create(a_table(), CHAIRS)
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreDown, match="doesn’t answer"):
        store.append(Played("abc", 0, Move(0, "lay", []), "running"))
    other.execute("ROLLBACK")
    other.close()
    store.append(Played("abc", 0, Move(0, "lay", []), "running"))
    assert len(store.read("abc").moves) == 1
    store.close()


def test_a_database_that_is_gone_is_told() -> None:
    store = Store("sqlite:////no/such/folder/tables.db")
    with pytest.raises(StoreDown, match="doesn’t answer"):
        store.upgrade()

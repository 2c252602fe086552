"""Backups: everything in one file and back, while a server plays on."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from inside import live_of
from servers import Server
from sqlalchemy import text as sql
from test_table_store import CHAIRS, a_table, keep
from typer.testing import CliRunner

import kibako
from kibako.cli import app
from kibako.engine.errors import KibakoError
from kibako.table.store.backup import back_up, restore
from kibako.table.store.records import Clock, Move, Played, sum_of
from kibako.table.store.social import SocialStore
from kibako.table.store.tables import Store

GAME = next(game for game in kibako.all_games() if 2 in game.manifest.seats)
MOVES = [Move(0, "lay", [1, 2]), Move(1, "on", [])]
PATIENCE = 60  # seconds for what should happen


def full(store: Store) -> SocialStore:
    """The table abc with moves, chat, a clock; and a deal."""
    social = SocialStore(store)
    store.create(a_table(), CHAIRS)
    keep(store, *MOVES)
    social.add_line("abc", 0, "Ann", "words", "Hello", "")
    social.keep_clock("abc", Clock(), Clock("relaxed", 86400, 0, 2, 1e9))
    return social


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture
def other(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'other.db'}")


def test_it_comes_back_as_it_was_in_whatever_database(empty_store: Store, other: Store, tmp_path: Path) -> None:
    social = full(empty_store)
    key = social.key("server")
    file = tmp_path / "backup"
    assert back_up(empty_store, file) == 1
    assert file.stat().st_mode & 0o777 == 0o600, "seeds and secrets are in it"
    assert restore(other, file)[:2] == (1, 0)
    assert other.read("abc") == empty_store.read("abc")
    assert SocialStore(other).read("abc") == social.read("abc")
    assert SocialStore(other).key("server") == key
    back_up(other, file)
    with empty_store.begin() as connection:
        connection.execute(sql("DELETE FROM tables"))
    assert restore(empty_store, file)[:2] == (1, 0), "and the other way round"
    assert other.read("abc") == empty_store.read("abc")
    other.close()


def test_only_what_is_gone_or_damaged_is_brought_back(empty_store: Store, tmp_path: Path) -> None:
    full(empty_store)
    for name in ("gone", "well"):
        empty_store.create(a_table(name), CHAIRS)
    back_up(empty_store, tmp_path / "backup")
    empty_store.append(Played("well", 0, Move(0, "lay", []), "running"))
    with empty_store.begin() as connection:
        connection.execute(sql("DELETE FROM tables WHERE id = 'gone'"))
        connection.execute(sql("UPDATE moves SET action = 'else' WHERE table_id = 'abc' AND number = 1"))
    broken = empty_store.read("abc")
    assert broken.damaged == 1
    assert restore(empty_store, tmp_path / "backup")[:2] == (2, 1)
    mended = empty_store.read("abc")
    assert (mended.moves, mended.damaged) == (MOVES, None)
    assert mended.revision > broken.revision, "servers notice it"
    assert len(empty_store.read("well").moves) == 1, "what was played since stays"
    assert empty_store.read("gone").table == a_table("gone")
    assert restore(empty_store, tmp_path / "backup", overwrite=True)[:2] == (3, 0)
    assert empty_store.read("well").moves == []


def test_what_a_database_does_not_take_harms_nothing_else(empty_store: Store, other: Store, tmp_path: Path) -> None:
    other.upgrade()
    for name in ("abc", "bad", "well"):
        other.create(a_table(name), CHAIRS)
    with other.begin() as connection:
        connection.execute(sql("UPDATE tables SET length = 'many' WHERE id = 'bad'"))
    back_up(other, tmp_path / "backup")
    done = restore(empty_store, tmp_path / "backup")
    assert done.refused == (["bad"] if empty_store.is_shared else [])
    assert [empty_store.read(name).damaged for name in ("abc", "well")] == [None, None]
    other.close()


def test_a_damaged_table_goes_on_at_the_server_that_has_it(client: TestClient, database: str, tmp_path: Path) -> None:
    """Backed up while somebody plays; damaged, and brought back under their eyes; then all of it as it was."""
    store = Store(database)
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
    made = client.post("/api/tables", json={"game": GAME.key, "seats": seats}).json()
    table = made["table"]

    def play() -> None:
        with client.websocket_connect(f"/live/{table}") as line:
            line.send_json({"type": "hello", "secrets": list(made["secrets"].values()), "view": True})
            state = line.receive_json()
            while state["type"] != "table" or not state["actions"]:
                if state["type"] == "table":
                    line.send_json({"type": "see", "seat": state["toAct"]})
                state = line.receive_json()
            line.send_json({"type": "play", "action": state["actions"][0]["text"], "at": state["at"]})
            at = state["at"]
            while state["type"] != "table" or state["at"] == at:
                state = line.receive_json()

    play()
    play()
    back_up(store, tmp_path / "backup")
    play()
    live = live_of(client, table)
    assert restore(store, tmp_path / "backup")[:2] == (0, 1)
    assert restore(store, tmp_path / "backup", overwrite=True)[:2] == (1, 0)
    until(lambda: len(live.match.journal) == 2)
    play()
    with store.begin() as connection:
        connection.execute(sql("UPDATE moves SET action = 'nonsense' WHERE number = 2"))
        connection.execute(sql("UPDATE tables SET revision = revision + 1, sum = '0'"))
    until(lambda: client.get(f"/t/{table}").status_code == 410)
    restore(store, tmp_path / "backup")
    until(lambda: client.get(f"/t/{table}").status_code == 200)
    play()
    assert sum_of(store.read(table).moves[:2]) == live.sum_at(2)
    store.close()


# --- the commands ------------------------------------------------------------------------------------------------------------


def test_the_commands_work_beside_a_server(own_server: Server, tmp_path: Path) -> None:
    own_server.post("/api/tables", {"game": GAME.key, "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}]})
    url = f"sqlite:///{own_server.folder / 'kibako' / 'tables.db'}"
    assert run("backup", str(tmp_path / "backup"), "--database", url) == (0, "Tables backed up to FILE: 1")
    assert run("restore", str(tmp_path / "backup"), "--database", url) == (0, "Tables restored: 0; left as they are: 1")


def run(command: str, file: str, *words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, [command, file, *words])
    return done.exit_code, " ".join(done.output.split()).replace(file, "FILE")


def test_what_can_not_be_is_refused_in_words(other: Store, tmp_path: Path) -> None:
    full_at(other)
    database, backup, notes = tmp_path / "other.db", tmp_path / "backup", tmp_path / "notes"
    back_up(other, backup)
    notes.write_text("a shopping list, and no backup of anything, long enough to be taken for a database's header")
    for refused, words in (
        (lambda: back_up(other, database), "the database itself"),
        (lambda: back_up(other, notes), "no backup of Kibako's"),
        (lambda: back_up(other, tmp_path / "no" / "folder"), "can't be written"),
        (lambda: back_up(Store(f"sqlite:///{tmp_path / 'new.db'}"), tmp_path / "b"), "holds no tables"),
        (lambda: restore(other, tmp_path / "nothing"), "no backup at"),
        (lambda: restore(other, notes), "no backup that can be read"),
        (lambda: restore(other, cut(backup)), "no backup that can be read|is damaged"),
        (lambda: restore(other, of_tomorrow(backup)), "newer Kibako"),
    ):
        with pytest.raises(KibakoError, match=words):
            refused()
    assert notes.read_text().startswith("a shopping list")
    assert other.read("abc").moves == MOVES
    assert not list(tmp_path.glob("*.part"))
    other.close()


def full_at(store: Store) -> None:
    store.upgrade()
    full(store)


def cut(backup: Path) -> Path:
    short = backup.with_name("short")
    short.write_bytes(backup.read_bytes()[: os.stat(backup).st_size // 2])
    return short


def of_tomorrow(backup: Path) -> Path:
    later = backup.with_name("later")
    later.write_bytes(backup.read_bytes())
    with closing(sqlite3.connect(later)) as made, made:
        made.execute("UPDATE alembic_version SET version_num = '9999'")
    return later

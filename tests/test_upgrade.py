"""Databases as servers of earlier versions left them, one for each commit that changed the schema: nothing of them is lost.

tests/earlier holds them as SQL, named by their schema. Each was made by playing at that commit's own server: a table of every
game, and where there were clocks one that has one. Schemas 0004 to 0008 came in one commit.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from inside import call, services_of
from sqlalchemy import MetaData, create_engine, insert, make_url
from sqlalchemy import text as sql

from kibako.table.app import make_app
from kibako.table.errors import OtherGame
from kibako.table.store.backup import OF_SERVERS, back_up, restore, typed
from kibako.table.store.records import Kept, Move
from kibako.table.store.social import SocialStore
from kibako.table.store.tables import Store
from kibako.table.tables.table import LiveTable

EARLIER = sorted((Path(__file__).parent / "earlier").glob("*.sql"))


@pytest.fixture(params=EARLIER, ids=lambda path: path.stem)
def earlier(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A file with such a database."""
    file = tmp_path / f"{request.param.stem}.db"
    with closing(sqlite3.connect(file)) as made:
        made.executescript(request.param.read_text(encoding="utf-8"))
    return file


def rows_of(file: Path, query: str) -> list[dict[str, Any]]:
    with closing(sqlite3.connect(file)) as asked:
        asked.row_factory = sqlite3.Row
        return [dict(row) for row in asked.execute(query)]


def journals_in(file: Path) -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {row["id"]: [] for row in rows_of(file, "SELECT id FROM tables")}
    for row in rows_of(file, "SELECT * FROM moves ORDER BY table_id, number"):
        found[row["table_id"]].append(Move(row["seat"], row["action"], json.loads(row["draws"])))
    return found


def test_there_is_one_for_each_earlier_schema() -> None:
    assert [path.stem for path in EARLIER] == ["0001", "0002", "0003", *(f"{n:04}" for n in range(8, 8 + len(EARLIER) - 3))]
    assert all(journals for journals in map(read_names, EARLIER))


def read_names(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith('INSERT INTO "moves"')]


def test_its_tables_go_on_or_say_why_not(earlier: Path) -> None:
    journals, played = journals_in(earlier), 0
    said = {row["words"] for row in rows_of(earlier, "SELECT words FROM messages")} if earlier.stem >= "0003" else set()
    heard: set[str] = set()
    with TestClient(make_app(Store(f"sqlite:///{earlier}"), pace=0)) as client:
        services = services_of(client)

        async def visit(table: str) -> None:
            nonlocal played
            try:
                live = await services.registry.find(table)
            except OtherGame:  # nothing else may stop it
                live = await services.registry.past(table)
            else:
                await play_on(live)
                played += 1
            heard.update(line.words for line in live.company.chat)

        async def play_on(live: LiveTable) -> None:
            at, seat = len(live.match.journal), live.match.to_act
            assert seat is not None
            await services.moves.play(live, seat, live.match.actions()[0], at)
            assert len(live.match.journal) == at + 1

        for table, moves in journals.items():
            assert services.store.read(table).moves == moves
            assert services.store.read(table).damaged is None
            call(client, visit, table)
            assert client.get(f"/t/{table}").status_code in (200, 410)
        assert played >= 2
        assert heard == said


# --- the same on PostgreSQL --------------------------------------------------------------------------------------------------


@pytest.fixture
def new_database(postgres: str, earlier: Path) -> Iterator[str]:
    """The URL of one that is empty."""
    name = f"earlier_{earlier.stem}"
    engine = create_engine(postgres, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sql(f"CREATE DATABASE {name}"))
    yield make_url(postgres).set(database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(sql(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


def everything(store: Store, tables: list[str]) -> dict[str, tuple[Kept, object]]:
    social = SocialStore(store)
    return {table: (store.read(table), social.read(table)) for table in tables}


def test_postgresql_brings_it_along_and_a_backup_of_it_too(earlier: Path, new_database: str, tmp_path: Path) -> None:
    store = Store(new_database)
    store.upgrade(earlier.stem)
    copy_rows(earlier, store)
    backup = tmp_path / "backup"
    assert back_up(store, backup) == len(journals_in(earlier)), "it can be backed up before it is brought up to date"
    store.upgrade()
    here = Store(f"sqlite:///{earlier}")
    here.upgrade()
    names = list(journals_in(earlier))
    assert everything(store, names) == everything(here, names)
    with store.begin() as connection:
        connection.execute(sql("DELETE FROM tables"))
    assert restore(store, backup).back == len(names)
    assert everything(store, names) == everything(here, names)
    store.close()
    here.close()


def copy_rows(file: Path, store: Store) -> None:
    with store.begin() as connection:
        found = MetaData()
        found.reflect(connection)
        for one in found.sorted_tables:
            if one.name in OF_SERVERS | {"alembic_version"}:
                continue
            kept = rows_of(file, f"SELECT * FROM {one.name}")  # noqa: S608 - our own names
            if rows := [{name: typed(one, name, value) for name, value in row.items()} for row in kept]:
                connection.execute(insert(one), rows)

"""Tables that nobody needs leave a server's memory, and come back whole when somebody asks for them."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from pathlib import Path

import pytest
from sqlalchemy import text
from test_table_doubt import CHAIRS, Onlooker, a_record, play
from test_table_sharing import BOTS, some_servers, until

from kibako.table.hours import now
from kibako.table.store.records import Clock, SeatRecord
from kibako.table.store.tables import Store
from kibako.table.tables import table

TABLES = 5


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    postgres: str = request.getfixturevalue("postgres")
    store = Store(postgres)
    store.upgrade()
    with store.begin() as connection:
        connection.execute(text("DELETE FROM tables"))
    store.close()
    return postgres


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.tables.sharing.BEAT", 0.05)


def test_tables_that_nobody_needs_leave_memory(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with some_servers(url, 1) as (here,):
            for name in (*map(str, range(TABLES)), "visited", "timed"):
                here.store.create(a_record(name), CHAIRS)
            here.store.create(a_record("botted"), BOTS)
            live = {name: await here.registry.find(name) for name in (*map(str, range(TABLES)), "visited", "timed", "botted")}
            await play(here, live["0"], random.Random(1))
            onlooker = Onlooker()
            onlooker.seats = {0}
            live["visited"].come(onlooker)
            async with live["timed"].lock:
                clock = Clock("relaxed", 86400, 0, 0, now() + 86400)
                await here.registry.change(live["timed"], here.social.keep_clock, Clock(), clock)
                live["timed"].company.clock = clock
                live["timed"].changed()
            gone = [weakref.ref(live[str(number)]) for number in range(TABLES)]
            moves = live["0"].match.actions()
            del live
            known = here.registry.known()
            assert len(known) == TABLES + 3, "not while somebody may be about to come"

            monkeypatch.setattr(table, "IDLE", 0.0)
            await until(lambda: set(known) == {"visited", "timed"})
            gc.collect()
            assert [each() for each in gone] == [None] * TABLES, "nobody else holds them"

            again = await here.registry.find("0")
            assert (len(again.match.journal), again.match.actions()) == (1, moves)
            await play(here, again, random.Random(2))
            known["visited"].go(onlooker)
            await until(lambda: set(known) == {"timed"})
            if here.store.is_shared:
                with here.store.begin() as connection:
                    assert connection.execute(text("SELECT count(*) FROM presence")).scalar() == 0
                    assert [*connection.execute(text("SELECT table_id FROM minders"))] == [("timed",)]

    asyncio.run(check())


def test_a_table_that_is_being_changed_stays(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "IDLE", 0.0)

    async def check() -> None:
        async with some_servers(url, 1) as (here,):
            here.store.create(a_record("open")._replace(status="open"), [CHAIRS[0], SeatRecord(1, "open", "")])
            live = await here.registry.find("open")
            async with live.lock:
                await asyncio.sleep(0.3)
                assert here.registry.known() == {"open": live}
            await until(lambda: not here.registry.known())

    asyncio.run(check())

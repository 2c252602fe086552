"""What nobody can be sure of: a database line that breaks in the middle of keeping, another server at the same journal.

Whatever happens, what is shown is what is kept, what was kept is acknowledged, and every table loads again.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from proxies import Proxy
from sqlalchemy import text

import kibako
from kibako.table.errors import Damaged, StoreDown
from kibako.table.store.records import Played, SeatRecord, TableRecord
from kibako.table.store.tables import Store
from kibako.table.tables import services
from kibako.table.tables.delivery import Delivery
from kibako.table.tables.identity import digest_of
from kibako.table.tables.rescue import rescued
from kibako.table.tables.services import Services
from kibako.table.tables.table import LiveTable, Stale

GAME = next(game for game in kibako.all_games() if 2 in game.manifest.seats)
CHAIRS = [SeatRecord(0, "person", "Ann", "", digest_of("Ann")), SeatRecord(1, "person", "Bo", "", digest_of("Bo"))]


def a_record(name: str) -> TableRecord:
    options = GAME.manifest.check_options({})
    return TableRecord(name, "Evening", GAME.key, GAME.manifest.rules, options, "7", True, "running")


@asynccontextmanager
async def a_server(url: str) -> AsyncIterator[Services]:
    running = await services.start(Store(url), 0, Delivery())
    try:
        yield running
    finally:
        await running.close()


async def play(server: Services, live: LiveTable, choose: random.Random) -> None:
    seat, at = live.match.to_act, len(live.match.journal)
    assert seat is not None
    await server.moves.play(live, seat, choose.choice(live.match.actions()), at)


def kept_moves(server: Services, live: LiveTable) -> list[str]:
    return [move.action for move in server.store.read(live.record.id).moves]


def shown_moves(live: LiveTable) -> list[str]:
    return [entry.action for entry in live.match.journal]


async def until(condition: Callable[[], bool], seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


@pytest.fixture
def lite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def proxy(postgres: str) -> Iterator[Proxy]:
    """PostgreSQL behind a line that can be broken."""
    made = Proxy.before(postgres)
    yield made
    made.close()


class Onlooker:
    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.address = ""
        self.is_program = False
        self.pace = None
        self.spectator = ""
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1

    def hear(self, *_said: object) -> None:
        pass


# --- a line that breaks at COMMIT ---------------------------------------------------------------------------------------------


def test_a_move_whose_commit_was_not_answered_is_acknowledged(proxy: Proxy) -> None:
    async def check() -> None:
        choose = random.Random(1)
        async with a_server(proxy.url) as server:
            server.store.create(a_record("unclear"), CHAIRS)
            live = await server.registry.find("unclear")
            onlooker = Onlooker()
            live.onlookers.add(onlooker)
            await play(server, live, choose)
            proxy.drop_answer_to("COMMIT", " moves ")
            await play(server, live, choose)  # no error: it was kept
            assert proxy.dropped == 1
            assert onlooker in live.onlookers
            for _ in range(3):
                await play(server, live, choose)
            assert shown_moves(live) == kept_moves(server, live)
            assert len(shown_moves(live)) == 5
        async with a_server(proxy.url) as again:
            assert shown_moves(await again.registry.find("unclear")) == shown_moves(live)

    asyncio.run(check())


def test_a_move_that_never_came_is_refused_and_not_shown(proxy: Proxy) -> None:
    async def check() -> None:
        choose = random.Random(2)
        async with a_server(proxy.url) as server:
            server.store.create(a_record("lost"), CHAIRS)
            live = await server.registry.find("lost")
            await play(server, live, choose)
            proxy.break_before("COMMIT", " moves ")
            with pytest.raises(StoreDown):
                await play(server, live, choose)
            assert len(shown_moves(live)) == 1
            await play(server, live, choose)
            assert shown_moves(live) == kept_moves(server, live)
            assert len(shown_moves(live)) == 2

    asyncio.run(check())


def test_taking_back_whose_commit_was_not_answered_is_done(proxy: Proxy) -> None:
    async def check() -> None:
        choose = random.Random(3)
        async with a_server(proxy.url) as server:
            server.store.create(a_record("back"), CHAIRS)
            live = await server.registry.find("back")
            for _ in range(3):
                await play(server, live, choose)
            proxy.drop_answer_to("COMMIT", " moves ")
            async with live.lock:
                await server.moves.truncate(live, 1)
            assert len(shown_moves(live)) == 1
            assert shown_moves(live) == kept_moves(server, live)

    asyncio.run(check())


def test_a_database_that_stays_away_leaves_the_table_as_it_was_until_it_is_back(proxy: Proxy) -> None:
    async def check() -> None:
        choose = random.Random(4)
        async with a_server(proxy.url) as server:
            server.store.create(a_record("away"), CHAIRS)
            live = await server.registry.find("away")
            await play(server, live, choose)
            proxy.drop_answer_to("COMMIT", " moves ", then_refuse=True)
            with pytest.raises(StoreDown):
                await play(server, live, choose)
            with pytest.raises(StoreDown):
                await play(server, live, choose)
            assert len(shown_moves(live)) == 1
            assert live.doubtful
            proxy.let_through()
            await until(lambda: not live.doubtful)  # by itself
            assert len(shown_moves(live)) == 2  # it was kept after all
            assert shown_moves(live) == kept_moves(server, live)

    asyncio.run(check())


# --- two servers ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_servers_at_one_table_never_break_its_journal(kind: str, request: pytest.FixtureRequest, lite: str) -> None:
    """Each thinks that it knows the journal; whoever is wrong is told the truth, and nothing is lost."""
    url = lite if kind == "sqlite" else request.getfixturevalue("postgres")

    async def check() -> None:
        choose = random.Random(5)
        async with a_server(url) as one, a_server(url) as other:
            one.store.create(a_record("shared"), CHAIRS)
            tables = [(one, await one.registry.find("shared")), (other, await other.registry.find("shared"))]
            stale = played = 0
            while played < 12:
                server, live = choose.choice(tables)
                before = kept_moves(server, live)
                try:
                    await play(server, live, choose)
                except Stale:
                    stale += 1
                    assert kept_moves(server, live) == before
                else:
                    played += 1
                    assert kept_moves(server, live)[:-1] == before
                await until(lambda: shown_moves(live) == kept_moves(server, live))  # noqa: B023 - waited for at once
            assert stale > 2 or kind == "postgresql"  # where the other has mostly heard of it
        async with a_server(url) as again:
            assert len(shown_moves(await again.registry.find("shared"))) == 12

    asyncio.run(check())


def test_taking_back_on_stale_memory_takes_nothing(lite: str) -> None:
    async def check() -> None:
        choose = random.Random(6)
        async with a_server(lite) as one, a_server(lite) as other:
            one.store.create(a_record("stale"), CHAIRS)
            here, there = await one.registry.find("stale"), await other.registry.find("stale")
            for _ in range(4):
                await play(one, here, choose)
            with pytest.raises(Stale):
                async with there.lock:
                    await other.moves.truncate(there, 0)
            assert shown_moves(there) == shown_moves(here) == kept_moves(one, here)
            assert len(shown_moves(there)) == 4

    asyncio.run(check())


# --- nothing is shown before it is kept -------------------------------------------------------------------------------------


def test_a_move_is_not_to_be_seen_while_it_is_being_kept(lite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        choose = random.Random(7)
        async with a_server(lite) as server:
            server.store.create(a_record("early"), CHAIRS)
            live = await server.registry.find("early")
            keep = server.writer.append
            seen = []

            async def watched(played: Played) -> int:
                seen.append(len(shown_moves(live)))
                revision = await keep(played)
                seen.append(len(shown_moves(live)))
                return revision

            monkeypatch.setattr(server.writer, "append", watched)
            await play(server, live, choose)
            assert seen == [0, 0]
            assert len(shown_moves(live)) == 1

    asyncio.run(check())


def test_somebody_who_leaves_while_their_move_is_being_kept_loses_nothing(lite: str) -> None:
    """The connection is gone, the move is kept, and the table shows it by itself."""

    async def check() -> None:
        choose = random.Random(8)
        async with a_server(lite) as server:
            server.store.create(a_record("gone"), CHAIRS)
            live = await server.registry.find("gone")
            slow = server.store.append

            def slowly(*played: Played) -> dict[str, int]:
                kept = slow(*played)
                started.set()
                go.wait()
                return kept

            started, go = threading.Event(), threading.Event()
            server.store.append = slowly  # type: ignore[method-assign]
            task = asyncio.create_task(play(server, live, choose))
            await asyncio.to_thread(started.wait)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            server.store.append = slow  # type: ignore[method-assign]
            go.set()
            await until(lambda: not live.doubtful)
            assert shown_moves(live) == kept_moves(server, live)
            assert len(shown_moves(live)) == 1

    asyncio.run(check())


# --- damage -----------------------------------------------------------------------------------------------------------------


def test_a_damaged_table_says_so_and_can_be_downloaded(lite: str) -> None:
    async def check() -> None:
        choose = random.Random(9)
        async with a_server(lite) as server:
            server.store.create(a_record("hurt"), CHAIRS)
            live = await server.registry.find("hurt")
            for _ in range(3):
                await play(server, live, choose)
            with server.store.begin() as connection:
                connection.execute(text("UPDATE moves SET action = 'nonsense' WHERE number = 1"))
        async with a_server(lite) as again:
            with pytest.raises(Damaged, match="from move 2 on"):
                await again.registry.find("hurt")
            assert (await again.registry.listed())[0].damaged == 1
            assert '"nonsense"' in rescued(await again.registry.kept("hurt"), ["Ann", "Bo"])

    asyncio.run(check())

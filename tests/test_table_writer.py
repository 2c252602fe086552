"""Moves that are kept together, and logs that go on where they ended."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path

import pytest

import kibako
from kibako.engine.game import Game
from kibako.table.errors import StoreDown
from kibako.table.store.records import Kept, Move, Played, SeatRecord, TableRecord
from kibako.table.store.tables import Conflict, Store
from kibako.table.store.writer import Writer
from kibako.table.tables.table import LiveTable

GAMES = kibako.all_games()
CHAIRS = [SeatRecord(0, "person", "Ann", "", "digest"), SeatRecord(1, "person", "Bo", "", "digest")]


def a_record(game: Game, name: str) -> TableRecord:
    return TableRecord(name, "Evening", game.key, game.manifest.rules, game.manifest.check_options({}), "7", True, "running")


class Counting(Store):
    """Counts its transactions of moves."""

    appended: list[int]

    def append(self, *played: Played) -> dict[str, int]:
        self.appended.append(len(played))
        return super().append(*played)


def a_store(folder: Path, tables: int) -> Counting:
    store = Counting(f"sqlite:///{folder / 'tables.db'}")
    store.upgrade()
    store.appended = []
    for number in range(tables):
        store.create(a_record(GAMES[0], f"t{number}"), CHAIRS)
    return store


def a_move(table: int, number: int = 0) -> Played:
    return Played(f"t{table}", number, Move(0, "lay", [table]), "running")


async def keep_at_once(writer: Writer, *played: Played) -> list[BaseException | int]:
    """Hold the thread up until all are waiting."""
    go = threading.Event()
    held = asyncio.ensure_future(writer.run(go.wait))
    waiting = [asyncio.ensure_future(writer.append(one)) for one in played]
    await asyncio.sleep(0.05)
    go.set()
    await held
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_moves_that_wait_together_are_one_transaction(tmp_path: Path) -> None:
    store = a_store(tmp_path, 5)
    writer = Writer(store)
    assert asyncio.run(keep_at_once(writer, *map(a_move, range(5)))) == [1] * 5
    assert store.appended == [5]
    assert [store.read(f"t{number}").moves for number in range(5)] == [[Move(0, "lay", [number])] for number in range(5)]
    writer.close()
    store.close()


def test_a_conflict_is_told_to_its_own_table_only(tmp_path: Path) -> None:
    store = a_store(tmp_path, 3)
    store.append(a_move(1))
    writer = Writer(store)
    first, second, third = asyncio.run(keep_at_once(writer, *map(a_move, range(3))))
    assert (first, third) == (1, 1)
    assert isinstance(second, Conflict)
    assert [len(store.read(f"t{number}").moves) for number in range(3)] == [1, 1, 1]
    writer.close()
    store.close()


def test_only_the_move_that_conflicts_is_kept_on_its_own(tmp_path: Path) -> None:
    store = a_store(tmp_path, 16)
    store.append(a_move(5))
    store.appended.clear()
    writer = Writer(store)
    told = asyncio.run(keep_at_once(writer, *map(a_move, range(16))))
    assert [number for number, one in enumerate(told) if isinstance(one, Conflict)] == [5]
    assert store.appended == [16, 8, 4, 4, 2, 1, 1, 2, 8]
    writer.close()
    store.close()


def test_a_store_that_is_down_keeps_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All are told when the first has waited: nobody waits for one after another."""
    store, asked = a_store(tmp_path, 2), []

    def down(*played: Played) -> None:
        asked.append(len(played))
        raise StoreDown("gone")

    writer = Writer(store)
    with monkeypatch.context() as broken:
        broken.setattr(store, "append", down)
        told = asyncio.run(keep_at_once(writer, a_move(0), a_move(1)))
    assert [type(error) for error in told] == [StoreDown, StoreDown]
    assert asked == [2]
    assert asyncio.run(keep_at_once(writer, a_move(0), a_move(1))) == [1, 1]
    writer.close()
    store.close()


def take_back_and_play_on(live: LiveTable, choose: random.Random) -> None:
    """Other moves in the place of the last two, so that the journal is as long as before."""
    length = len(live.match.journal)
    live.match.truncate(max(0, length - 2))
    while len(live.match.journal) < length and live.match.to_act is not None:
        live.match.play(choose.choice(live.match.actions()))


@pytest.mark.parametrize("game", [game for game in GAMES if 2 in game.manifest.seats], ids=lambda game: game.key)
def test_a_log_goes_on_as_if_told_anew(game: Game) -> None:
    live, choose = LiveTable(Kept(a_record(game, "log"), list(CHAIRS), [])), random.Random(3)
    compared = 0
    while live.match.to_act is not None:
        live.match.play(choose.choice(live.match.actions()))
        if choose.random() < 0.2:
            take_back_and_play_on(live, choose)
        if choose.random() < 0.05:
            live.seats[1] = live.seats[1]._replace(name=f"Bo {compared}")
        for seat in (0, 1, None):
            assert live.log(seat) == live.match.log(seat, live.names("en"))
            compared += 1
    assert compared > 60

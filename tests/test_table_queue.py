"""Bots for everybody: they think for people who are there, and share the workers fairly."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from itertools import pairwise

import pytest
from fastapi.testclient import TestClient
from inside import call, come_from, live_of, services_of
from test_table_live import BOT, KEY, PERSON, SECRET_GAME, Seat, opened
from test_table_thinking import SLOW_BOT, decisions, until_the_bot_thinks

from kibako.table.store.records import ChatLine
from kibako.table.tables import table as tables
from kibako.table.tables.clocks import CHOICES
from kibako.table.tables.thinking import Queue, Thinker, Thinking

# --- the queue ---------------------------------------------------------------------------------------------------------------


def served(*asking: str, workers: int = 1) -> list[str]:
    """In which order those who ask at once are served, one after the other."""

    async def run() -> list[str]:
        queue, order = Queue(workers), []

        async def ask(who: str) -> None:
            await queue.enter(who)
            order.append(who)
            await asyncio.sleep(0)
            queue.leave(who)

        await asyncio.gather(*map(ask, asking))
        return order

    return asyncio.run(run())


def test_forty_of_one_address_delay_another_by_one() -> None:
    """They once delayed it from a quarter of a second to 45."""
    order = served(*["many"] * 40, "one", "one")
    assert order.index("one") <= 2
    assert sorted(order) == ["many"] * 40 + ["one"] * 2
    assert [number for number, who in enumerate(order) if who == "one"][1] <= 5


def test_whoever_has_fewer_at_work_is_next() -> None:
    async def run() -> None:
        queue = Queue(2)
        await queue.enter("a")
        await queue.enter("a")
        waiting = [asyncio.create_task(queue.enter(who)) for who in ("a", "b")]
        await asyncio.sleep(0)
        queue.leave("a")
        await asyncio.sleep(0)
        assert [task.done() for task in waiting] == [False, True]
        waiting[0].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        for who in ("a", "b"):
            queue.leave(who)
        await asyncio.wait_for(asyncio.gather(queue.enter("c"), queue.enter("c")), 10)

    asyncio.run(run())


def test_easy_bots_never_wait_for_hard_ones() -> None:
    state = SECRET_GAME.new(2, 1).copy_state()
    view, legal = SECRET_GAME.look(state, int(state.to_act())), [int(action) for action in state.actions()]

    async def run() -> None:
        thinker, done = Thinker(1), []

        async def choose(level: str, thinking: Thinking) -> None:
            await thinker.choose(SECRET_GAME, view, legal, level, 1, thinking)
            done.append(level)

        try:
            thoughts = [Thinking() for _ in range(6)]
            hard = [asyncio.create_task(choose("hard", thinking)) for thinking in thoughts]
            await asyncio.sleep(0)
            await choose("easy", Thinking())
            await choose("medium", Thinking())
            assert done.count("hard") < len(hard)
            for thinking in thoughts:
                thinking.stop()
            await asyncio.gather(*hard)
        finally:
            await thinker.close()

    asyncio.run(run())


BEGINS = [{"kind": "bot", "level": "hard"}, PERSON]


class Watching:
    """Somebody at a table with all its bots, as far as the table knows."""

    def __init__(self, address: str) -> None:
        self.seats: set[int] = {0, 1}
        self.address = address
        self.spectator = ""
        self.is_program = False
        self.pace: float | None = None

    def wake(self) -> None: ...

    def hear(self, *said: ChatLine) -> None: ...


# --- for whom ----------------------------------------------------------------------------------------------------------------


def test_bots_think_only_where_somebody_is_or_is_awaited(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "EXPECTED", 0.0)
    table, _ = opened(client, BOT, BOT)
    other, secrets = opened(client, PERSON, BOT)
    with client.websocket_connect(f"/live/{other}") as line:
        me = Seat(line, [secrets["0"]])
        while not me.state["actions"]:  # the bots of the first table had as much time
            me.hear()
    assert not live_of(client, table).match.journal
    with client.websocket_connect(f"/live/{table}") as line:
        Seat(line, []).until(3)
    live = live_of(client, table)
    live._left = -1000.0
    assert not live.is_awaited()
    live.company.clock = live.company.clock._replace(kind="relaxed", seconds=86_400)
    assert not live.is_awaited(), "nobody who plays has ever come"
    by_days = live_of(client, other)
    by_days._left = -1000.0
    assert not by_days.is_awaited()
    by_days.company.clock = by_days.company.clock._replace(kind="relaxed", seconds=86_400)
    assert by_days.is_awaited(), "people play by days here"


def test_bots_think_for_the_address_of_whoever_sits_there(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, BOT)
    with client.websocket_connect(f"/live/{table}") as line:
        Seat(line, [secrets["0"]])
        live = live_of(client, table)
        (one,) = live.onlookers
        assert live.patron == one.address == "testclient"


def test_one_address_is_at_so_many_games_with_bots(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.tables.registry.MOST_BOT_GAMES", 2)
    with ExitStack() as stack:
        for _ in range(2):
            table, secrets = opened(client, PERSON, BOT)
            Seat(stack.enter_context(client.websocket_connect(f"/live/{table}")), [secrets["0"]])
        order = {"game": KEY, "seats": [PERSON, BOT]}
        refused = client.post("/api/tables", json=order)
        assert (refused.status_code, "2 tables with bots" in refused.json()["error"]) == (429, True)
        come_from(client, "192.0.2.7")
        third, secrets = opened(client, PERSON, BOT)
        come_from(client, "testclient")
        line = stack.enter_context(client.websocket_connect(f"/live/{third}"))
        line.send_text('{"type": "hello"}')
        assert "2 tables with bots" in line.receive_text()
        people, secrets = opened(client, PERSON, PERSON)
        Seat(stack.enter_context(client.websocket_connect(f"/live/{people}")), [secrets["0"]])


def test_coming_and_going_makes_no_room_for_more(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots go on for two minutes after somebody has gone."""
    monkeypatch.setattr("kibako.table.tables.registry.MOST_BOT_GAMES", 2)
    for _ in range(2):
        table, secrets = opened(client, PERSON, BOT)
        with client.websocket_connect(f"/live/{table}") as line:
            Seat(line, [secrets["0"]])
    assert client.post("/api/tables", json={"game": KEY, "seats": [PERSON, BOT]}).status_code == 429
    for live in services_of(client).registry.known().values():
        live._left = -1000.0
    assert client.post("/api/tables", json={"game": KEY, "seats": [PERSON, BOT]}).status_code == 201


def test_a_table_that_nobody_came_to_plays_nothing_by_its_clock(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty tables of hard bots, opened and never looked at, thought on and on."""
    monkeypatch.setitem(CHOICES, "move", (0.2,))
    begins = BEGINS[::-1] if SECRET_GAME.new(2, "1").to_act else BEGINS
    clock = {"kind": "move", "seconds": 0.2}
    left = [opened(client, *begins, clock=clock)[0] for _ in range(3)]
    asked = [opened(client, *begins[::-1], clock=clock)[0] for _ in range(3)]
    visited, secrets = opened(client, PERSON, PERSON, clock=clock)
    with client.websocket_connect(f"/live/{visited}") as line:
        Seat(line, list(secrets.values())).until(4)  # moves for somebody late: the others' clocks had run out, too
    assert [len(live_of(client, table).match.journal) for table in left + asked] == [0] * 6
    assert {live_of(client, table).patron for table in left} == {"testclient"}


def test_forty_tables_of_hard_bots_keep_nobody_elses_easy_bot_waiting(client: TestClient) -> None:
    """Another table's easy bot answered after 45 seconds instead of a quarter of one."""
    first = SECRET_GAME.new(2, "1").to_act or 0
    hard, easy = ({"kind": "bot", "level": level} for level in ("hard", "easy"))
    chairs = [PERSON, PERSON]
    chairs[first] = hard
    come_from(client, "192.0.2.1")
    crowd = [live_of(client, opened(client, *chairs)[0]) for _ in range(40)]
    for live in crowd:
        call(client, live.come, Watching("192.0.2.1"))
    assert all(live.bot_to_act is not None for live in crowd)
    come_from(client, "192.0.2.7")
    chairs[first] = easy
    table, secrets = opened(client, *chairs)
    with client.websocket_connect(f"/live/{table}") as line:
        Seat(line, list(secrets.values())).until(1)
        waiting = [live for live in crowd if not live.match.journal]
        assert len(waiting) > 20
    assert {live.patron for live in crowd} == {"192.0.2.1"}


def test_play_now_ends_the_whole_turn(client: TestClient) -> None:
    """A turn of many decisions needed a press for each."""
    table, secrets = opened(client, PERSON, SLOW_BOT)
    with client.websocket_connect(f"/live/{table}") as line:
        me = Seat(line, [secrets["0"]])
        for _ in range(3):
            until_the_bot_thinks(me)
            me.send("hurry", at=me.state["at"])
            while not me.state["actions"]:
                me.hear()
        journal = [entry.seat for entry in live_of(client, table).match.journal]
        assert any(first == second == 1 for first, second in pairwise(journal)), "it had several to decide"
        assert not decisions(client, table)
        assert not services_of(client).bots._hurried

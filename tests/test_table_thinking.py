"""Bots in processes of their own: they can be stopped, and what nobody waits for runs no longer."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fastapi.testclient import TestClient
from inside import call, live_of, services_of
from test_table_live import KEY, PERSON, SECRET_GAME, Seat, opened

import kibako
from kibako.engine.words import LANGUAGES
from kibako.table.app import make_app
from kibako.table.store.tables import Store
from kibako.table.tables import thinking
from kibako.table.tables.bots import Decision
from kibako.table.tables.thinking import AT_LENGTH, LONGEST, MOST, Thinker, Thinking, check_level

SLOW = f"ismcts:{LONGEST:g}s"
SLOW_BOT = {"kind": "bot", "level": SLOW}


@pytest.fixture(autouse=True)
def stopped_in_time() -> Iterator[None]:
    """Whatever thinks for that many seconds of a core would need at least as long."""
    begun = time.monotonic()
    yield
    assert time.monotonic() - begun < LONGEST


# --- how long bots take --------------------------------------------------------------------------------------------------


def test_bots_take_as_long_as_whoever_plays_alone_against_them_wishes(database: str) -> None:
    """The server would let them take longer than the test may last."""
    with TestClient(make_app(Store(database), pace=100 * LONGEST)) as client:
        table, secrets = opened(client, {"kind": "bot", "level": "random"}, PERSON)
        with client.websocket_connect(f"/live/{table}") as socket:
            me = Seat(socket, [secrets["1"]], pace=0)
            while me.state["toAct"] != 1:
                me.hear()
            live = live_of(client, table)
            assert live.pace(7.5) == 0
            for seconds, kept in ((2.5, 2.5), (None, 7.5)):
                me.send("pace", seconds=seconds)
                me.hear()
                assert live.pace(7.5) == kept
            with client.websocket_connect(f"/live/{table}") as other:
                Seat(other, [], pace=3)  # who watches has no say
                assert live.pace(7.5) == 7.5


def test_between_people_bots_take_as_long_as_the_server_says(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as socket:
        Seat(socket, [secrets["0"]], pace=1)
        assert live_of(client, table).pace(7.5) == 7.5


@pytest.mark.parametrize("seconds", [-1, 1e9, "soon"])
def test_an_odd_pace_is_refused(client: TestClient, seconds: object) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    with client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, [secrets["0"]])
        me.socket.send_json({"type": "pace", "seconds": seconds})
        with pytest.raises(AssertionError, match=r"seconds"):
            me.hear()


# --- the workers ---------------------------------------------------------------------------------------------------------


def with_thinker(work: Callable[[Thinker], Awaitable[None]]) -> None:
    async def whole() -> None:
        thinker = Thinker(1)
        try:
            await work(thinker)
        finally:
            await thinker.close()

    asyncio.run(whole())


def chosen(thinker: Thinker, level: str, thinking: Thinking | None = None) -> asyncio.Task[int]:
    state = SECRET_GAME.new(2, 1).copy_state()
    view, legal = SECRET_GAME.look(state, int(state.to_act())), legal_actions()
    return asyncio.create_task(thinker.choose(SECRET_GAME, view, legal, level, 1, thinking))


def legal_actions() -> list[int]:
    return [int(action) for action in SECRET_GAME.new(2, 1).copy_state().actions()]


def test_a_stopped_bot_plays_its_best_move_so_far() -> None:
    async def work(thinker: Thinker) -> None:
        await chosen(thinker, "ismcts:1")  # a worker is there
        for wait in (0, 0.2):  # before it has begun, and while it thinks
            thinking = Thinking()
            task = chosen(thinker, SLOW, thinking)
            await asyncio.sleep(wait)
            assert not task.done()
            thinking.stop()
            assert await task in legal_actions()

    with_thinker(work)


def test_a_stop_is_for_one_decision_and_leaves_no_trace() -> None:
    async def work(thinker: Thinker) -> None:
        for _ in range(2 * AT_LENGTH):
            thinking = Thinking()
            thinking.stop()
            assert await chosen(thinker, SLOW, thinking) in legal_actions()
            thinking.stop()  # too late: it must not reach whoever has the worker next
        unstopped = [chosen(thinker, SLOW) for _ in range(AT_LENGTH)]
        await asyncio.sleep(1)
        assert not any(task.done() for task in unstopped)

    with_thinker(work)


def test_what_nobody_waits_for_any_more_makes_room_for_others() -> None:
    async def work(thinker: Thinker) -> None:
        for _ in range(2):
            tasks = [chosen(thinker, SLOW) for _ in range(AT_LENGTH + 1)]
            await asyncio.sleep(0.3)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        assert await chosen(thinker, "ismcts:5") in legal_actions()

    with_thinker(work)


def test_long_budgets_keep_no_other_bot_waiting() -> None:
    async def work(thinker: Thinker) -> None:
        slow = [chosen(thinker, SLOW) for _ in range(AT_LENGTH + 1)]
        for level in ("random", "easy", "medium", "hard"):
            assert await chosen(thinker, level) in legal_actions()
        assert not any(task.done() for task in slow)

    with_thinker(work)


# --- budgets at the table ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("easy", "easy"),
        ("ismcts:2s", "ismcts:2s"),
        ("ismcts:2.50s", "ismcts:2.5s"),
        ("ismcts:0.0000000000000000000001s", "ismcts:0.1s"),
        ("ismcts:00000000000000000000000005000", "ismcts:5000"),
        (f"ismcts:{MOST}", "ismcts:200000"),
        (SLOW, "ismcts:60s"),
    ],
)
def test_a_budget_is_written_in_one_way(said: str, kept: str) -> None:
    assert check_level(said) == kept
    assert check_level(kept) == kept


def test_a_seat_has_a_bot_with_a_budget_by_hand(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, {"kind": "bot", "level": "ismcts:20"})
    choose = random.Random(1)
    with client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, [secrets["0"]])
        assert me.state["players"][1]["level"] == "ismcts:20"
        while {entry["seat"] for entry in journal(client, table)} != {0, 1}:
            act(me, choose)


@pytest.mark.parametrize("level", ["ismcts:60.5s", f"ismcts:{MOST + 1}", "ismcts:0", "ismcts:0s"])
def test_budgets_nobody_would_wait_for_are_refused_in_the_readers_language(client: TestClient, level: str) -> None:
    order = {"game": KEY, "seats": [PERSON, {"kind": "bot", "level": level}]}
    said = {}
    for language in LANGUAGES:
        answer = client.post("/api/tables", json=order, headers={"accept-language": language})
        assert answer.status_code == 400
        said[language] = answer.json()["error"]
        assert level in said[language]
        assert "60" in said[language]
        assert "200" in said[language]
    assert len(set(said.values())) == len(LANGUAGES)


# --- stopping at the table -----------------------------------------------------------------------------------------------


def journal(client: TestClient, table: str) -> list[dict[str, Any]]:
    return [{"seat": entry.seat, "action": entry.action} for entry in live_of(client, table).match.journal]


def decisions(client: TestClient, table: str) -> list[Decision]:
    return services_of(client).bots.decisions(live_of(client, table))


def act(me: Seat, choose: random.Random) -> None:
    """Play if it is my turn, else see what comes."""
    if me.state["actions"]:
        me.play(choose.choice(me.state["actions"])["text"])
    else:
        me.hear()


def until_the_bot_thinks(me: Seat) -> None:
    choose = random.Random(1)
    while not me.state["hurry"]:
        act(me, choose)


def test_play_now_moves_the_game_on(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, SLOW_BOT)
    with client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, [secrets["0"]])
        until_the_bot_thinks(me)
        assert me.state["players"][1]["thinking"]
        assert "thinking" in me.state["ask"]
        at = me.state["at"]
        me.send("hurry", at=at - 1)  # meant for another move
        me.hear()
        assert me.state["at"] == at
        me.send("hurry", at=at)
        me.until(at + 1)
        assert journal(client, table)[at]["seat"] == 1


def test_only_who_sits_at_the_table_may_hurry_a_bot(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, SLOW_BOT)
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        until_the_bot_thinks(Seat(one, [secrets["0"]]))
        watcher = Seat(two, [])
        assert watcher.state["hurry"] is False
        watcher.send("hurry", at=watcher.state["at"])
        assert "only players" in watcher.hear("error")["words"]


def test_in_a_deal_every_bot_thinks_to_the_end(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, SLOW_BOT)
    with client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, [secrets["0"]])
        until_the_bot_thinks(me)
        live_of(client, table).company.deals.append("a deal")
        me.send("outline", wanted=False)
        assert me.hear()["hurry"] is False
        me.send("hurry", at=me.state["at"])
        assert "deal" in me.hear("error")["words"]
        assert not any(decision.thinking.is_stopped for decision in decisions(client, table))


@contextmanager
def beside_a_thinking_bot(client: TestClient) -> Iterator[tuple[Seat, Decision]]:
    table, secrets = opened(client, PERSON, SLOW_BOT)
    with client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, [secrets["0"]])
        until_the_bot_thinks(me)
        (decision,) = decisions(client, table)
        yield me, decision


def test_a_bot_whose_position_is_gone_thinks_anew(client: TestClient) -> None:
    """It once played, in the new position, what it had found for the old one."""
    with beside_a_thinking_bot(client) as (me, before):
        at = me.state["at"]
        me.send("undo")
        while me.state["at"] >= at:
            me.hear()
        assert before.thinking.is_stopped
        assert me.state["at"] < at
        until_the_bot_thinks(me)
        me.send("hurry", at=me.state["at"])
        me.until(me.state["at"] + 1)


def test_a_pause_throws_away_what_a_bot_was_thinking(client: TestClient) -> None:
    with beside_a_thinking_bot(client) as (me, before):
        at = me.state["at"]
        me.send("pause")
        while not me.state["company"]["clock"]["paused"]:
            me.hear()
        assert before.thinking.is_stopped
        assert not me.state["hurry"]
        me.send("resume")
        while me.state["company"]["clock"]["paused"]:
            me.hear()
        assert me.state["at"] == at
        me.send("hurry", at=at)
        me.until(at + 1)


def test_who_takes_the_seat_back_plays_instead_of_the_bot(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    live = live_of(client, table)
    seat = live.to_act or 0
    live.seats[seat] = live.seats[seat]._replace(kind="bot", level=SLOW)
    other = secrets[str(1 - seat)]
    with client.websocket_connect(f"/live/{table}") as one, client.websocket_connect(f"/live/{table}") as two:
        Seat(one, [other])
        back = Seat(two, [secrets[str(seat)]])
        call(client, live.changed)
        back.send("outline", wanted=False)
        while not back.hear()["hurry"]:
            pass
        (before,) = decisions(client, table)
        back.send("return")
        while back.state["players"][seat]["kind"] != "person":
            back.hear()
        assert before.thinking.is_stopped
        back.play(back.state["actions"][0]["text"])


def test_a_game_with_a_bot_that_counts_seconds_is_no_deal(client: TestClient) -> None:
    short = min((game for game in kibako.all_games() if 2 in game.manifest.seats), key=lambda game: game.manifest.minutes)
    table, secrets = opened(client, PERSON, {"kind": "bot", "level": "random"}, game=short.key)
    choose = random.Random(1)
    with client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, [secrets["0"]])
        while me.state["status"] != "over":
            act(me, choose)
    live = live_of(client, table)
    live.seats[1] = live.seats[1]._replace(level="ismcts:2s")
    refused = client.post(f"/api/tables/{table}/deal", json={"secret": secrets["0"]})
    assert refused.status_code == 400
    assert "seconds" in refused.json()["error"]
    live.seats[1] = live.seats[1]._replace(level="ismcts:50")
    made = client.post(f"/api/tables/{table}/deal", json={"secret": secrets["0"]})
    assert made.status_code == 201
    assert "bot, 50 iterations per move" in client.get(f"/deal/{made.json()['deal']}").text


def test_servers_of_one_machine_share_its_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 9)
    monkeypatch.setattr(thinking, "_servers", [1])
    alone = Thinker()
    thinking.share_cores(4)
    one_of_four = Thinker()
    pools = [(one._quick, one._strong, one._at_length) for one in (alone, one_of_four)]
    assert [[workers._count for workers in some] for some in pools] == [[8, 8, AT_LENGTH], [2, 2, 1]]

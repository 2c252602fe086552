"""Many servers at one database: what is done at one is seen at all, and what happens by itself happens once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest
from proxies import Proxy
from sqlalchemy import text
from test_table_doubt import CHAIRS, GAME, Onlooker, a_record, play, shown_moves

import kibako
from kibako.table.hours import now
from kibako.table.limits import RATES, Limits
from kibako.table.store.records import Address, Clock, SeatRecord
from kibako.table.store.social import SocialStore
from kibako.table.store.tables import Store
from kibako.table.tables import outbox, services
from kibako.table.tables.deals import Player
from kibako.table.tables.delivery import Delivery, Notification, Outcome, Sender
from kibako.table.tables.services import Services
from kibako.table.tables.table import LiveTable

long = pytest.mark.long  # leases and clocks of seconds: on a machine that is busy with other tests they run out
BOTS = [SeatRecord(0, "person", "Ann", "", "digest"), SeatRecord(1, "bot", "Bot", "easy")]


@pytest.fixture
def url(postgres: str) -> str:
    """A database without tables."""
    store = Store(postgres)
    store.upgrade()
    with store.begin() as connection:
        for table in ("tables", "servers"):
            connection.execute(text(f"DELETE FROM {table}"))  # noqa: S608
    store.close()
    return postgres


@asynccontextmanager
async def some_servers(url: str, count: int, delivery: Delivery | None = None) -> AsyncIterator[list[Services]]:
    async with AsyncExitStack() as stack:
        running = []
        for _ in range(count):
            one = await services.start(Store(url), 0, delivery or Delivery())
            stack.push_async_callback(one.close)
            running.append(one)
        yield running


async def at_all(running: list[Services], table: str) -> list[LiveTable]:
    return [await one.registry.find(table) for one in running]


async def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


def test_moves_are_seen_at_every_server(url: str) -> None:
    async def check() -> None:
        choose = random.Random(1)
        async with some_servers(url, 3) as running:
            running[0].store.create(a_record("shared"), CHAIRS)
            lives = await at_all(running, "shared")
            onlooker = Onlooker()
            lives[2].onlookers.add(onlooker)
            for number in range(9):
                await play(running[number % 3], lives[number % 3], choose)
                await until(lambda: len({tuple(shown_moves(live)) for live in lives}) == 1)
            assert len(shown_moves(lives[0])) == 9
            assert onlooker.woken >= 9
            async with lives[1].lock:
                await running[1].moves.truncate(lives[1], 4)
            await until(lambda: all(len(shown_moves(live)) == 4 for live in lives))
            assert len({live.revision for live in lives}) == 1

    asyncio.run(check())


def test_seats_chat_questions_and_presence_are_seen_at_every_server(url: str) -> None:
    async def check() -> None:
        async with some_servers(url, 2) as (here, there):
            chairs = [CHAIRS[0], SeatRecord(1, "open", "Seat 2")]
            here.store.create(a_record("company")._replace(status="open"), chairs)
            one, other = await at_all([here, there], "company")
            onlooker = Onlooker()
            onlooker.seats = {0}
            one.onlookers.add(onlooker)
            one.changed()
            await until(lambda: other.present() == {0})

            await there.registry.join(other, "Bo", None)
            await until(lambda: one.status == "running")

            for number in range(4):
                server, live = ((here, one), (there, other))[number % 2]
                await server.chat.say(live, number % 2, "Ann", "words", f"line {number}")
            await until(lambda: [len(live.company.chat) for live in (one, other)] == [4, 4])
            assert [line.words for line in one.company.chat] == [f"line {number}" for number in range(4)]
            assert one.company.chat == other.company.chat

            crowd = there.spectators.mark(other, "192.0.2.9")
            assert crowd == here.spectators.mark(one, "192.0.2.9"), "the same person at every server"
            await there.chat.say(other, None, "Zoe", "words", "boo", crowd)
            await until(lambda: one.company.chat[-1].name == "Zoe")
            await here.spectators.judge(one, crowd, "removed")
            await until(lambda: other.company.is_removed(crowd))

            await here.consent.pause(one, 0, {0})
            await until(lambda: other.question is not None)
            assert other.question is not None
            await there.consent.answer(other, 1, agree=True, to=other.question.number)
            await until(lambda: one.paused and other.paused and one.question is None)

            one.onlookers.discard(onlooker)
            one.changed()
            await until(lambda: other.present() == set())

    asyncio.run(check())


@long
def test_people_at_a_server_that_is_gone_are_away(url: str) -> None:
    async def check() -> None:
        async with some_servers(url, 1) as (there,):
            there.store.create(a_record("gone"), CHAIRS)
            other = await there.registry.find("gone")
            store = Store(url)
            with store.begin() as connection:
                connection.execute(text("INSERT INTO servers VALUES ('dead', extract(epoch FROM clock_timestamp()) + 3)"))
                connection.execute(text("INSERT INTO presence VALUES ('dead', 'gone', '[1]')"))
            await until(lambda: other.present() == {1})
            await until(lambda: other.present() == set())
            store.close()

    asyncio.run(check())


def test_a_notice_that_is_lost_is_made_up_for(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with some_servers(url, 2) as running:
            running[0].store.create(a_record("deaf"), CHAIRS)
            lives = await at_all(running, "deaf")
            monkeypatch.setattr("kibako.table.store.servers.Servers.tell", lambda *_: None)
            await play(running[0], lives[0], random.Random(2))
            await until(lambda: len(shown_moves(lives[1])) == 1)

    asyncio.run(check())


def test_the_line_on_which_servers_hear_each_other_comes_back(url: str) -> None:
    async def check() -> None:
        proxy = Proxy.before(url)
        async with some_servers(proxy.url, 2) as running:
            running[0].store.create(a_record("line"), CHAIRS)
            lives = await at_all(running, "line")
            choose = random.Random(3)
            for _ in range(3):
                await play(running[0], lives[0], choose)
                await until(lambda: shown_moves(lives[1]) == shown_moves(lives[0]))
                await asyncio.to_thread(proxy.break_all)
                await until(lambda: running[0].store.revisions(["line"]) == {"line": lives[1].revision})
        proxy.close()

    asyncio.run(check())


@long
def test_a_bot_plays_at_one_server_only_and_another_takes_over(url: str) -> None:
    """Both know that it is the bot's turn; a server that ends leaves its tables to the other."""

    async def check() -> None:
        choose = random.Random(4)
        async with some_servers(url, 1) as (stays,):
            async with some_servers(url, 1) as (leaves,):
                leaves.store.create(a_record("bot"), BOTS)
                lives = await at_all([leaves, stays], "bot")
                for live in lives:
                    live.onlookers.add(Onlooker())
                thought = count_thoughts(leaves), count_thoughts(stays)
                for _ in range(3):
                    await until(lambda: both_wait_for_ann(*lives))
                    await play(leaves, lives[0], choose)
                await until(lambda: both_wait_for_ann(*lives))
                bots = [entry.seat for entry in lives[1].match.journal].count(1)
                assert len(thought[0]) + len(thought[1]) == bots > 0
                minder = leaves if thought[0] else stays
                assert minder.minding.minds(lives[0 if thought[0] else 1])
            before = len(thought[1])
            await play(stays, lives[1], choose)
            while lives[1].person_to_act == 0:
                await play(stays, lives[1], choose)
            await until(lambda: lives[1].person_to_act == 0)
            assert len(thought[1]) > before

    asyncio.run(check())


def both_wait_for_ann(one: LiveTable, other: LiveTable) -> bool:
    return one.person_to_act == other.person_to_act == 0 and shown_moves(one) == shown_moves(other)


def count_thoughts(server: Services) -> list[int]:
    thought: list[int] = []
    think = server.bots._thinker.choose

    async def counted(*given: object, **named: object) -> int:
        thought.append(1)
        return await think(*given, **named)  # type: ignore[arg-type]

    server.bots._thinker.choose = counted  # type: ignore[method-assign]
    return thought


@long
def test_a_table_whose_server_was_killed_is_adopted(url: str) -> None:
    """Though nobody is there to open it: its clock goes on."""

    async def check() -> None:
        store = Store(url)
        store.create(a_record("orphan"), BOTS)
        SocialStore(store).keep_clock("orphan", Clock(), Clock("move", 0.5, 0, 0, 1.0))
        with store.begin() as connection:
            connection.execute(text("INSERT INTO minders VALUES ('orphan', 'dead', 0)"))
        async with some_servers(url, 2):
            await until(lambda: len(store.read("orphan").moves) >= 3)
        store.close()

    asyncio.run(check())


@long
def test_time_that_is_up_ends_a_turn_once(url: str) -> None:
    async def check() -> None:
        async with some_servers(url, 3) as running:
            running[0].store.create(a_record("late"), CHAIRS)
            lives = await at_all(running, "late")
            clock = Clock("move", 1.0)
            await running[0].registry.change(lives[0], running[0].social.keep_clock, Clock(), clock)
            lives[0].company.clock = clock
            lives[0].changed()
            await until(lambda: all(len(live.match.journal) >= 2 for live in lives))
            await until(lambda: any(line.kind == "time" for live in lives for line in live.company.chat))
            first = lives[0].match.journal[0].seat
            said = [line for line in running[0].social.read("late").chat if line.kind == "time" and line.seat == first]
            assert len(said) == 1

    asyncio.run(check())


HOOKS = Delivery("https://games.example.org", webhooks=True, after=0.3)


def sent_by(monkeypatch: pytest.MonkeyPatch, *hanging: str) -> list[Notification]:
    """What is sent from now on; what is sent to some addresses first never comes to an end, as if its server had died."""
    sent: list[Notification] = []
    silent = set(hanging)

    async def send(_sender: Sender, notification: Notification) -> Outcome:
        if notification.address in silent:
            silent.discard(notification.address)
            await asyncio.Event().wait()
        sent.append(notification)
        return "sent"

    monkeypatch.setattr(Sender, "send", send)
    return sent


def outgoing(url: str) -> int:
    """How many notifications are to be sent, or are being."""
    store = Store(url)
    with store.begin() as connection:
        found: int = connection.execute(text("SELECT count(*) FROM outbox")).scalar_one()
    store.close()
    return found


def test_a_notification_outlives_the_server_that_was_sending_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks first takes it; when that one's lease is over, another does."""
    monkeypatch.setattr(outbox, "LEASE", 1.0)
    monkeypatch.setattr(outbox, "EVERY", 0.1)
    hooks = [f"https://hooks.example.org/{number}" for number in range(6)]
    sent = sent_by(monkeypatch, *hooks[:3])

    async def check() -> None:
        async with some_servers(url, 2, HOOKS) as running:
            for number, hook in enumerate(hooks):
                running[0].store.create(a_record(f"hook{number}"), CHAIRS)
                live = (await at_all(running, f"hook{number}"))[0]
                assert live.to_act is not None
                await running[0].notifications.set_address(live, live.to_act, hook, "en")
            await until(lambda: len(sent) == len(hooks))
            await until(lambda: outgoing(url) == 0)
            assert {one.address for one in sent} == set(hooks)
            assert len({one.id for one in sent}) == len(hooks) == len(sent)

    asyncio.run(check())


def test_a_notification_is_sent_by_a_server_that_is_started_later(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = sent_by(monkeypatch)
    store = Store(url)
    social = SocialStore(store)
    store.create(a_record("later"), CHAIRS)
    store.create(a_record("past"), CHAIRS)
    seat = replay_of(store, "later").to_act
    assert seat is not None
    for name, length in (("later", 0), ("past", 5)):  # at the other it isn't that turn any more
        address = Address("https://hooks.example.org/x", "en")
        social.keep_address(name, seat, address)
        social.claim_telling(name, seat, address, length, now() - 1)
    store.close()

    async def check() -> None:
        async with some_servers(
            url, 2, msgspec.structs.replace(HOOKS, after=3600)
        ):  # of the turn as it stands nobody is told yet
            await until(lambda: outgoing(url) == 0)
            assert [one.link for one in sent] == ["https://games.example.org/t/later"]

    asyncio.run(check())


def replay_of(store: Store, table: str) -> kibako.Match:
    return LiveTable(store.read(table)).match


@long
def test_people_are_told_of_their_turn_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = sent_by(monkeypatch)

    async def check() -> None:
        async with some_servers(url, 3, HOOKS) as running:
            running[0].store.create(a_record("told"), CHAIRS)
            lives = await at_all(running, "told")
            seat = lives[0].match.to_act
            assert seat is not None
            await running[1].notifications.set_address(lives[1], seat, "https://hooks.example.org/x", "en")
            await until(lambda: len(sent) == 1)
            await until(lambda: all(live.company.addresses[seat].told == 0 for live in lives))
            await asyncio.sleep(1)  # a second one would come by now
            assert len(sent) == 1

    asyncio.run(check())


def test_only_one_of_many_claims_may_tell(url: str) -> None:
    async def check() -> None:
        async with some_servers(url, 3) as running:
            running[0].store.create(a_record("claims"), CHAIRS)
            lives = await at_all(running, "claims")
            address = Address("https://hooks.example.org/x", "en")
            running[0].social.keep_address("claims", 0, address)
            claims = [
                one.registry.change(live, one.social.claim_telling, 0, address, 0, now())
                for one, live in zip(running, lives, strict=True)
            ]
            done = await asyncio.gather(*claims, return_exceptions=True)
            assert [one is None for one in done].count(True) == 1

    asyncio.run(check())


def test_a_daily_deal_is_the_same_everywhere_and_ends_once(url: str) -> None:
    """Two people play it, their moves coming to any of the servers; each result is written once, and all have both."""

    async def check() -> None:
        choose = random.Random(8)
        async with some_servers(url, 3) as running:
            offered = [one.deals.dailies() for one in running]
            assert offered[0] == offered[1] == offered[2]
            deal = next(one for one in offered[0] if one.game == GAME.key)
            for name, one in zip(("Ann", "Bo"), running, strict=False):
                table, _ = await one.deals.play(deal, name, Player(name, "192.0.2.1"))
                lives = await at_all(running, table)
                while lives[0].to_act is not None:
                    number = choose.randrange(3)
                    await play(running[number], lives[number], choose)
                    await until(lambda: len({len(shown_moves(live)) for live in lives}) == 1)  # noqa: B023 - waited for at once
            kept = running[0].social
            await until(lambda: all(one.finished is not None for one in kept.tries(deal.id)))
            results = [(await one.deals.rankings(deal))[0].rows for one in running]
            assert results[0] == results[1] == results[2]
            assert {one.name for one in results[0]} == {"Ann", "Bo"}
            assert len(results[0]) == 2

    asyncio.run(check())


def test_what_somebody_spends_at_one_server_counts_at_the_others(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.tables.sharing.BEAT", 0.05)
    most = RATES["openings"].at_once

    def left(limits: Limits, who: str) -> float:
        return limits._buckets["openings"].of(who).level

    async def check() -> None:
        async with some_servers(url, 2) as (here, there):
            one, other = Limits(0.001), Limits(0.001)
            here.sharing.limits, there.sharing.limits = one, other

            def is_heard() -> bool:
                one.take("openings", "192.0.2.1", most / 10)
                return left(other, "192.0.2.1") < most

            await until(is_heard)  # the line on which they hear each other is open
            assert one.take("openings", "192.0.2.2", most)
            await until(lambda: not other.take("openings", "192.0.2.2", 0.5))
            assert left(other, "192.0.2.3") == most, "others are not meant"

    asyncio.run(check())

"""The same deal for everybody: the same luck and bots, results side by side, one try that counts."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from functools import partial
from pathlib import Path

import msgspec
import pytest
from fastapi.testclient import TestClient
from inside import call, come_from, live_of, services_of
from test_table_live import PERSON, Seat, opened

import kibako
from kibako.engine.game import Game, Outcome
from kibako.table.app import make_app
from kibako.table.errors import TableError
from kibako.table.store.records import Deal, SeatRecord, TableRecord, Try
from kibako.table.store.schema import keys
from kibako.table.store.social import SocialStore
from kibako.table.store.tables import Store
from kibako.table.tables import comparison, deals
from kibako.table.tables.bots import bot_seed
from kibako.table.tables.comparison import Earliest, Ranking, compare, rank
from kibako.table.tables.deals import dailies, daily_by_name, neighbour, opening_of

EASY = {"kind": "bot", "level": "easy"}
SHORT = min((game for game in kibako.all_games() if 2 in game.manifest.seats), key=lambda game: game.manifest.minutes)
TODAY = date(2026, 11, 15)


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    """With the same daily deals at every run: they follow from the day and from the server's key."""
    monkeypatch.setattr(deals, "today", lambda: TODAY)
    made = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    made.upgrade()
    with made.begin() as connection:
        connection.execute(keys.insert().values(name="server", value="the key of these tests"))
    return made


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    with TestClient(make_app(store, pace=0)) as made:
        yield made


def play(client: TestClient, table: str, secrets: dict[str, str], seed: int, until: int = 10_000) -> list[tuple[int, str]]:
    """Play at random, to the end or that far; gives all moves."""
    choose = random.Random(seed)
    with client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, list(secrets.values()))
        while me.state["status"] != "over" and me.state["at"] < until:
            if me.state["actions"]:
                me.play(choose.choice(me.state["actions"])["text"])
            else:
                me.hear()
    return [(entry.seat, entry.action) for entry in live_of(client, table).match.journal]


def begin(client: TestClient, deal: str, name: str = "Ann") -> tuple[str, dict[str, str]]:
    answer = client.post(f"/api/deals/{deal}/play", json={"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["secrets"]


def visit(client: TestClient, address: str) -> None:
    """From now on with another browser, from that address."""
    client.cookies.clear()
    come_from(client, address)


def results(client: TestClient, deal: str) -> list[str]:
    """The rows of a deal's page, as words."""
    body = client.get(f"/deal/{deal}").text.partition("<tbody>")[2].partition("</tbody>")[0]
    rows = [re.sub(r"<[^>]+>", " ", row) for row in body.split("</tr>")]
    return [" ".join(row.split()) for row in rows if row.strip()]


# --- daily deals -------------------------------------------------------------------------------------------------------------


def test_every_game_has_a_daily_deal_and_a_solo_one_where_it_can() -> None:
    made = dailies(TODAY, "key")
    assert len({deal.id for deal in made}) == len({deal.seed for deal in made}) == len(made)
    for game in kibako.all_games():
        seats = sorted(len(deal.levels) for deal in made if deal.game == game.key)
        together = [min(seats for seats in game.manifest.seats if seats > 1)]
        assert seats == ([1] if 1 in game.manifest.seats else []) + together


def test_a_days_deal_is_the_same_for_all_and_known_to_nobody_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "today", lambda: TODAY)
    deal = dailies(TODAY, "key")[0]
    assert daily_by_name(deal.id, "key") == deal
    assert dailies(TODAY, "another server's")[0].seed != deal.seed
    assert dailies(TODAY + timedelta(1), "key")[0].seed != deal.seed
    tomorrow, yesterday = dailies(TODAY + timedelta(1), "key")[0], dailies(TODAY - timedelta(1), "key")[0]
    assert daily_by_name(tomorrow.id, "key") is None
    assert daily_by_name(yesterday.id, "key") == yesterday
    assert neighbour(deal, -1) == yesterday.id
    assert neighbour(deal, 1) is None
    assert neighbour(yesterday, 1) == deal.id


@pytest.mark.parametrize("name", ["nothing", "2026-11-15-chess", "2026-13-45-x", "9999-01-01-x", "2026-11-15-"])
def test_wrong_links_to_deals_are_told(client: TestClient, name: str) -> None:
    answer = client.get(f"/deal/{name}", headers={"accept-language": "fr"})
    assert answer.status_code == 404
    assert client.post(f"/api/deals/{name}/play", json={"name": "Ann"}).status_code == 404


def test_the_lobby_shows_todays_deals(client: TestClient) -> None:
    page = client.get("/").text
    for deal in services_of(client).deals.dailies():
        assert f'href="/deal/{deal.id}"' in page
        answer = client.get(f"/deal/{deal.id}")
        assert answer.status_code == 200
        assert deal.seed not in answer.text
        table, secrets = begin(client, deal.id)
        with client.websocket_connect(f"/live/{table}") as socket:
            assert Seat(socket, list(secrets.values())).state["status"] == "running"


# --- the same luck -----------------------------------------------------------------------------------------------------------


def test_a_deal_gives_the_same_luck_and_bots_for_the_same_moves(store: Store) -> None:
    journals = []
    for _ in range(2):
        with TestClient(make_app(store, pace=0)) as client:
            deal = next(deal for deal in services_of(client).deals.dailies() if deal.game == SHORT.key)
            journals.append(play(client, *begin(client, deal.id), seed=3, until=24))
    length = min(len(journal) for journal in journals)
    assert length >= 24
    assert journals[0][:length] == journals[1][:length]
    assert len({seat for seat, _ in journals[0]}) > 1


def test_the_luck_of_bots_differs_by_table_and_move() -> None:
    assert len({bot_seed(seed, at) for seed in ("a", "b") for at in range(50)}) == 100


def test_what_was_revealed_stays_in_a_deal(client: TestClient) -> None:
    deal = next(deal for deal in services_of(client).deals.dailies() if deal.game == SHORT.key)
    table, secrets = begin(client, deal.id)
    play(client, table, secrets, seed=1, until=12)
    live = live_of(client, table)
    with client.websocket_connect(f"/live/{table}") as socket:
        me = Seat(socket, list(secrets.values()))
        while not me.state["actions"] or live.undo_is_free(0):
            if me.state["actions"]:
                me.play(me.state["actions"][0]["text"])
            else:
                me.hear()
        assert me.state["undo"] is None
        me.send("undo")
        assert "what has been revealed stays revealed" in me.hear("error")["words"]


# --- results -----------------------------------------------------------------------------------------------------------------


def test_a_challenge_lists_everybody_and_counts_first_tries(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, EASY, game=SHORT.key, seed=None)
    too_early = client.post(f"/api/tables/{table}/deal", json={"secret": secrets["0"]})
    assert "once the game is over" in too_early.json()["error"]
    play(client, table, secrets, seed=1)
    assert client.post(f"/api/tables/{table}/deal", json={"secret": "nonsense"}).status_code == 403
    deal = client.post(f"/api/tables/{table}/deal", json={"secret": secrets["0"]}).json()["deal"]
    assert client.post(f"/api/tables/{table}/deal", json={"secret": secrets["0"]}).json()["deal"] == deal
    assert len(results(client, deal)) == 1
    assert f'href="/t/{table}"' in client.get(f"/deal/{deal}").text
    again, again_secrets = begin(client, deal, "Ann")
    assert again != table
    assert begin(client, deal) == (again, {}), "a try that goes on comes first"
    assert play(client, again, again_secrets, seed=1) == [
        (entry.seat, entry.action) for entry in live_of(client, table).match.journal
    ]
    visit(client, "192.0.2.7")
    page = client.get(f"/deal/{deal}").text
    assert f'href="/t/{table}"' not in page, "others' games are open to those who have played"
    other, other_secrets = begin(client, deal, "<b>Bo</b>")
    play(client, other, other_secrets, seed=2)
    rows = results(client, deal)
    assert len(rows) == 3
    assert "rehearsed" in rows[-1]
    assert sum("rehearsed" in row for row in rows) == 1
    assert "can’t prove" in client.get(f"/deal/{deal}").text
    (bo,) = [row for row in rows if "&lt;b&gt;Bo&lt;/b&gt;" in row]
    standing = live_of(client, other).match.outcome.standings[0]  # type: ignore[union-attr]
    assert str(standing.total) in bo.split()
    assert bo.split()[0].isdigit()


def test_a_table_of_people_becomes_a_deal_against_bots(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, {"kind": "person", "name": "Bo"}, game=SHORT.key)
    live, moves = live_of(client, table), services_of(client).moves
    choose = random.Random(5)
    while live.to_act is not None:
        move = (live, live.to_act, choose.choice(live.match.actions()), len(live.match.journal))
        call(client, partial(moves.play, *move))
    found = {seat: client.post(f"/api/tables/{table}/deal", json={"secret": secrets[seat]}).json()["deal"] for seat in secrets}
    assert len(set(found.values())) == 2
    assert "against people" in results(client, found["1"])[0]
    other, _ = begin(client, found["1"], "Cy")
    chairs = live_of(client, other).seats
    assert [(chair.kind, chair.level) for chair in chairs] == [("bot", "easy"), ("person", "")]
    assert live_of(client, other).match.seed == live.match.seed


def standings(total: int, rank: int = 1) -> str:
    columns = [
        {"seat": 0, "rank": rank, "total": total, "categories": {}},
        {"seat": 1, "rank": 1, "total": 9, "categories": {}},
    ]
    return msgspec.json.encode({"reason": "x", "standings": columns}).decode()


def test_a_second_browser_at_the_same_address_is_marked(client: TestClient) -> None:
    """A private window was enough to know all the luck."""
    deal = next(deal.id for deal in services_of(client).deals.dailies() if deal.game == SHORT.key)
    honest, own = begin(client, deal, "Ann")
    visit(client, "testclient")
    play(client, *begin(client, deal, "Zoe"), seed=1)
    page = client.get(f"/deal/{deal}").text
    assert page.count("another browser at the same address") == 2
    assert "can’t prove that nobody rehearsed" in page
    visit(client, "192.0.2.7")
    play(client, *begin(client, deal, "Bo"), seed=2)
    play(client, honest, own, seed=3)
    marked = {row.partition(" rehearsed")[0].split()[-1]: "rehearsed" in row for row in results(client, deal)}
    assert {name: rehearsed for name, rehearsed in marked.items() if name in ("Ann", "Zoe")} == {"Ann": True, "Zoe": True}
    assert sum(marked.values()) == 2, "Bo was elsewhere"


def test_whoever_chose_the_luck_has_known_it(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, EASY, game=SHORT.key, seed="loaded dice")
    play(client, table, secrets, seed=1)
    deal = client.post(f"/api/tables/{table}/deal", json={"secret": secrets["0"]}).json()["deal"]
    assert "rehearsed" in results(client, deal)[0]
    page = client.get(f"/deal/{deal}").text
    assert "the luck was chosen" in page
    assert "whoever played or watched that game knows the luck" in page


def row_of(tried: list[Try]) -> dict[str, str]:
    """Of each finished try, why it doesn't count."""
    deal = Deal("d", SHORT.key, 1, {}, "s", ["easy", "easy"], 0)
    return {row.table: row.rehearsed for row in rank(deal, tried).rows}


def test_the_first_begun_counts_and_only_if_nothing_else_was_begun_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "outcome_words", lambda *_: ("", []))

    def tried(table: str, browser: str, begun: float, finished: float | None, origin: str = "") -> Try:
        return Try(table, "d", browser, "Ann", outcome=standings(5), begun=begun, finished=finished, origin=origin)

    first = tried("t1", "ann", 1, 9, "here")
    assert row_of([first]) == {"t1": ""}
    assert row_of([first, tried("t2", "ann", 10, 12)]) == {"t1": "", "t2": "again"}
    assert row_of([first, tried("t2", "ann", 2, None)]) == {"t1": "again"}, "begun anew, to see what comes"
    assert row_of([tried("t1", "ann", 1, None), tried("t2", "ann", 2, 3)]) == {"t2": "again"}
    assert row_of([first, tried("t2", "zoe", 10, 12, "here")]) == {"t1": "", "t2": "address"}
    assert row_of([first, tried("t2", "zoe", 2, None, "here")]) == {"t1": "address"}
    assert row_of([first, tried("t2", "zoe", 2, 3, "there")]) == {"t1": "", "t2": ""}
    assert row_of([first._replace(chosen=True), tried("t2", "zoe", 10, 12)]) == {"t1": "chosen", "t2": ""}


def test_places_are_those_of_first_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "outcome_words", lambda *_: ("", []))
    deal = Deal("d", SHORT.key, 1, {}, "s", ["easy", "easy"], 0)
    tried = [
        Try("t1", "d", "ann", "Ann", outcome=standings(5), finished=1),
        Try("t2", "d", "bo", "Bo", outcome=standings(8), finished=2),
        Try("t3", "d", "ann", "Ann", outcome=standings(99), finished=3),
        Try("t4", "d", "cy", "Cy", outcome=standings(5), finished=4),
        Try("t5", "d", "cy", "Cy"),
    ]
    shown = compare(deal, rank(deal, tried), "cy", "en", most=100)
    rows = [(row.name, row.total, row.place, row.own) for row in shown.rows]
    assert rows == [("Bo", 8, 1, False), ("Ann", 5, 2, False), ("Cy", 5, 2, True), ("Ann", 99, None, False)]
    assert shown.unfinished == "t5"
    assert shown.played


def test_a_reader_is_shown_the_first_and_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "outcome_words", lambda *_: ("", []))
    deal = Deal("d", SHORT.key, 1, {}, "s", ["easy", "easy"], 0)
    tried = [Try(f"t{n}", "d", f"b{n}", f"B{n}", outcome=standings(n), begun=n, finished=n + 1) for n in range(1, 10)]
    shown = compare(deal, rank(deal, tried), "b2", "en", most=3)
    assert [(row.total, row.place, row.own) for row in shown.rows] == [
        (9, 1, False),
        (8, 2, False),
        (7, 3, False),
        (2, 8, True),
    ]
    assert shown.more == 5


def test_results_are_compared_once_for_all_readers(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the lobby compared every try of the day with every other."""
    ranked = []

    def counted(deal: Deal, tried: Sequence[Try]) -> Ranking:
        ranked.append(deal.id)
        return rank(deal, tried)

    monkeypatch.setattr("kibako.table.tables.deals.rank", counted)
    for _ in range(3):
        client.get("/")
    assert len(ranked) == len(set(ranked)) == len(services_of(client).deals.dailies())
    deal = next(deal.id for deal in services_of(client).deals.dailies() if deal.game == SHORT.key)
    ranked.clear()
    play(client, *begin(client, deal, "Ann"), seed=1)
    for _ in range(2):
        client.get("/")
        assert "Ann" in client.get(f"/deal/{deal}").text
    assert set(ranked) == {deal}, "only what has changed"


def test_what_a_try_is_compared_with_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """2,000 tries took six seconds."""
    read, looked, outcome = [], [], comparison._outcome

    def reading(one: Try) -> Outcome:
        read.append(one.table_id)
        return outcome(one)

    def could_teach(_group: Earliest, one: Try) -> bool:
        looked.append(one.table_id)
        return False

    monkeypatch.setattr(comparison, "_outcome", reading)
    monkeypatch.setattr(Earliest, "could_teach", could_teach)
    deal = Deal("d", SHORT.key, 1, {}, "s", ["easy", "easy"], 0)
    tried = [Try(f"t{n}", "d", f"b{n}", "B", outcome=standings(n), begun=n, finished=n + 1, origin="o") for n in range(1, 301)]
    assert rank(deal, tried).counted == 300
    assert len(read) == 300
    assert len(looked) == 600


def test_a_deal_is_begun_only_so_often(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.tables.deals.MOST_TRIES", 2)
    deal = services_of(client).deals.dailies()[0].id
    answers = [client.post(f"/api/deals/{deal}/play", json={"anew": True}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert "first attempt" in answers[-1].json()["error"]


def test_a_deal_of_older_rules_is_not_dealt() -> None:
    with pytest.raises(TableError, match="version 2"):
        opening_of(Deal("d", SHORT.key, SHORT.manifest.rules + 1, {}, "s", ["easy", "easy"], 0), "Ann")


# --- what is kept ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def social(empty_store: Store) -> SocialStore:
    for name in ("one", "two"):
        empty_store.create(TableRecord(name, "", SHORT.key, 1, {}, "s", False, "running"), [SeatRecord(0, "person", "Ann")])
    return SocialStore(empty_store)


def test_deals_and_tries_come_back_as_they_were(social: SocialStore) -> None:
    deal = Deal("d", SHORT.key, 2, {"expert": True}, "s", ["easy", "random"], 1, "", "one")
    assert social.deal("d") is None
    for _ in range(2):
        social.add_deal(deal)
    assert social.deal("d") == deal
    assert social.deal_from("one", 1) == deal
    assert social.deal_from("one", 0) is None
    for table in ("one", "two"):
        social.add_try(Try(table, "d", "browser", "Ann"))
    assert social.deal_from("two", 1) == deal
    assert not social.read("two").finished
    for outcome in ("first", "changed"):
        social.finish_try("two", {0: 3, 1: 7}, outcome, 12.5)
    first, second = social.tries("d", "other")
    assert first == Try("two", "d", "browser", "Ann", moves=7, outcome="first", finished=12.5)
    assert second.finished is None
    assert social.read("two").deals == ["d"]
    assert social.read("two").finished

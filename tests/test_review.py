"""Looking back: nobody sees more than the table showed them, moments can be played on from, saves can be opened."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tables import Table, random_match, tables

import kibako
from kibako.engine.game import Game, Match, Shape, View
from kibako.engine.words import LANGUAGES, bundle, spoken
from kibako.table import limits
from kibako.table.app import make_app
from kibako.table.errors import NotYourSeat, TableError
from kibako.table.live.presenter import table_message
from kibako.table.live.protocol import TableMessage
from kibako.table.live.viewer import Viewer
from kibako.table.store.records import Kept, Move, SeatRecord, TableRecord
from kibako.table.store.tables import Store
from kibako.table.tables.identity import digest_of
from kibako.table.tables.replay import Eyes, Past, Pasts, Replay, eyes_allowed, eyes_of, position_at, turns
from kibako.table.tables.table import LiveTable
from kibako.table.web import warm
from kibako.table.web.moments import course, head, moment
from kibako.table.web.schemas import Moment

USUAL = [table for table in tables() if table.options == table.game.manifest.check_options({})]
every_table = pytest.mark.parametrize("table", USUAL, ids=str)
SECRET_GAME = next(game for game in kibako.all_games() if game.manifest.secrets and 2 in game.manifest.seats)
LONG = 60  # moves of a running game: enough for every phase


def live_table(match: Match, length: int | None = None) -> LiveTable:
    """The table of a match, or as it was after that many moves."""
    game, seats = match.game, range(match.seats)
    record = TableRecord(
        "t", "Friday", game.key, game.manifest.rules, match.options, match.seed, False, "running", "salt", match.start
    )
    chairs = [SeatRecord(seat, "person", f"Person {seat}", "", digest_of(f"secret {seat}")) for seat in seats]
    return LiveTable(Kept(record, chairs, [Move(one.seat, one.action, list(one.draws)) for one in match.journal[:length]]))


def running(table: Table) -> Match:
    match = random_match(table, 5, length=LONG)
    if match.to_act is None:
        match.undo(consent=True)
    return match


def some(length: int) -> list[int]:
    """The first, the last and some moments between."""
    return sorted({0, 1, length, *range(0, length, 7)})


def forgets(match: Match, seat: int | None) -> bool:
    view = match.look(seat)
    return view.shown() != View.shown(view)


def replay_of(live: LiveTable, eyes: Eyes) -> Replay:
    return Replay(live, Past(live.match), eyes)


def seen_at(replay: Replay, at: int, shape: Shape = "wide") -> Moment:
    return moment(replay, at, shape, in_words=True, language="en")


def shown(message: TableMessage) -> tuple[object, ...]:
    return message.picture, [player.stands for player in message.players]


async def at_once() -> None:
    """Nobody else waits."""


def told_of(replay: Replay, seen: Moment) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(asyncio.run(course(replay, head(replay, [], seen, "en"), "en", at_once, nullcontext)))
    return told


def looked_back(replay: Replay, at: int) -> tuple[object, ...]:
    seen = seen_at(replay, at)
    log = told_of(replay, seen)["log"]
    return seen.picture, seen.stands, [line for number, line in log if number <= at]


# --- who sees what --------------------------------------------------------------------------------------------------------


@every_table
def test_looking_back_shows_what_the_table_showed(table: Table) -> None:
    match = running(table)
    live = live_table(match)
    for seat in (None, *range(table.seats)):
        replay = replay_of(live, "watcher" if seat is None else seat)
        for at in some(len(match.journal)):
            eyes = None if at < len(match.journal) and forgets(match, seat) else seat
            then = Viewer(set() if eyes is None else {eyes})
            table_then = live_table(match, at)
            assert looked_back(replay, at) == (*shown(table_message(table_then, then)), table_then.log(seat))


@every_table
def test_in_a_running_game_nothing_hidden_shows(table: Table) -> None:
    """Two games that look the same to a seat look the same when it looks back; their moments are compared byte by byte."""
    match = running(table)
    game, compared = table.game, 0
    for seat in (None, *range(table.seats)):
        eyes: Eyes = "watcher" if seat is None else seat
        for at in some(len(match.journal)):
            imagined = replay_of(live_table(match), eyes)
            state = imagined.past.states[at]
            imagined.past.states[at] = game.imagine(game.look(state, seat)).sample(kibako.engine.chance.Quick(at))
            real = seen_at(replay_of(live_table(match), eyes), at, shape="tall")
            assert seen_at(imagined, at, shape="tall") == real
            compared += game.describe(imagined.past.states[at]) != game.describe(state)
    assert compared or not game.manifest.secrets


@every_table
def test_what_a_seat_must_remember_is_not_shown_again_while_the_game_runs(table: Table) -> None:
    match = running(table)
    live = live_table(match)
    for seat in range(table.seats):
        replay, last = replay_of(live, seat), len(match.journal)
        assert replay.view(last) == match.look(seat)
        for at in some(last)[:-1]:
            assert replay.view(at).seat == (None if forgets(match, seat) else seat)


@every_table
def test_after_the_end_any_seat_and_everything_can_be_seen(table: Table) -> None:
    match = random_match(table, 4)
    live = live_table(match)
    assert eyes_allowed(live, set()) == ["open", "watcher", *range(table.seats)]
    assert eyes_of(live, set(), None) == "open"
    for eyes in eyes_allowed(live, set()):
        replay = replay_of(live, eyes_of(live, set(), eyes))
        for at in some(len(match.journal)):
            seen = seen_at(replay, at, shape="tall")
            assert seen.picture.startswith("<svg")
            if isinstance(eyes, int):
                assert replay.view(at) == match.game.look(replay.past.states[at], eyes)
            if at and eyes in ("open", match.journal[at - 1].seat):
                assert seen.did


def test_a_running_game_is_seen_through_ones_own_eyes_only() -> None:
    match = random_match(Table(SECRET_GAME, 2, SECRET_GAME.manifest.check_options({})), 1, length=6)
    live = live_table(match)
    assert eyes_allowed(live, {1}) == [1, "watcher"]
    assert (eyes_of(live, {1}, None), eyes_of(live, set(), None), eyes_of(live, {1}, "watcher")) == (1, "watcher", "watcher")
    for own, wanted in (((), 0), ((), 1), ((), "open"), ((1,), 0), ((1,), "open")):
        with pytest.raises(NotYourSeat, match="only the player in a seat"):
            eyes_of(live, set(own), wanted)  # type: ignore[arg-type]
    for wanted in (2, -1, 99):
        with pytest.raises(TableError, match="seats 1 to 2"):
            eyes_of(live, {0}, wanted)


@every_table
def test_every_move_belongs_to_a_turn(table: Table) -> None:
    match = random_match(table, 2)
    begun = turns(match)
    assert begun[0] == 0
    assert begun == sorted(set(begun))
    assert len(begun) > 3
    if table.seats > 1:
        for at in range(1, len(match.journal)):
            assert (at in begun) == (match.journal[at].seat != match.journal[at - 1].seat)


def test_the_past_follows_a_game_that_goes_on_or_is_taken_back() -> None:
    match = random_match(USUAL[0], 1, length=10)
    live, pasts = live_table(match), Pasts()
    first = asyncio.run(pasts.of(live))
    assert asyncio.run(pasts.of(live)) is first
    live.match.play(live.match.actions()[0])
    assert asyncio.run(pasts.of(live)) is first
    assert described(first) == [live.match.game.describe(state) for state in live.match.positions()]
    live.match.truncate(4)
    assert len(asyncio.run(pasts.of(live)).states) == 5
    while len(live.match.journal) < 11:
        live.match.play(live.match.actions()[-1])
    assert described(asyncio.run(pasts.of(live))) == [live.match.game.describe(state) for state in live.match.positions()]


def described(past: Past) -> list[dict[str, Any]]:
    return [past.match.game.describe(state) for state in past.states]


def test_only_so_many_positions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kibako.table.tables.replay.MOST_POSITIONS", 30)
    pasts, lives = Pasts(), [live_table(random_match(USUAL[0], seed, length=12)) for seed in range(4)]
    for number, live in enumerate(lives):
        live.record = live.record._replace(id=f"t{number}")
    kept = [asyncio.run(pasts.of(live)) for live in lives]
    assert asyncio.run(pasts.of(lives[3])) is kept[3]
    assert asyncio.run(pasts.of(lives[0])) is not kept[0]


# --- playing on -----------------------------------------------------------------------------------------------------------


@every_table
def test_playing_on_from_a_running_game_gives_away_nothing(table: Table) -> None:
    """The position fits the seat's view, and where there are secrets it is not always the real one."""
    match = running(table)
    live, game = live_table(match), table.game
    at, differing = len(match.journal), 0
    for seat in range(table.seats):
        replay = replay_of(live, seat)
        for _ in range(6):
            fields = position_at(replay, at)
            made = Match.from_position(game, fields, "seed")
            assert made.options == match.options
            eyes = None if forgets(match, seat) else seat
            assert made.look(eyes) == match.look(eyes)
            differing += fields != match.described(match.copy_state())
    assert differing or not game.manifest.secrets or table.seats == 1  # alone, one may know everything


def test_playing_on_is_no_memory_aid() -> None:
    """At the last moment of a running game it once kept every card that the seat had seen."""
    table = next(table for table in USUAL if forgets(running(table), 0))
    match = running(table)
    replay, seat = replay_of(live_table(match), 0), match.look(0)
    found = [
        table.game.look(Match.from_position(table.game, position_at(replay, len(match.journal)), "seed").copy_state(), 0)
        for _ in range(4)
    ]
    assert all(View.shown(view) != View.shown(seat) for view in found)
    watched = match.look(None).shown()
    assert all(
        table.game.look(
            Match.from_position(table.game, position_at(replay, len(match.journal)), "s").copy_state(), None
        ).shown()
        == watched
        for _ in range(2)
    )


@every_table
def test_playing_on_after_the_end_begins_at_the_real_position(table: Table) -> None:
    match = random_match(table, 4)
    replay = replay_of(live_table(match), "open")
    for at in some(len(match.journal) - 1):
        assert position_at(replay, at) == match.described(list(match.positions())[at])
    with pytest.raises(TableError, match="over at that moment"):
        position_at(replay, len(match.journal))


# --- over HTTP ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def client(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(limits, "RATES", {**limits.RATES, "saves": limits.Rate(100, 10_000)})  # nobody brings as many
    with TestClient(make_app(Store(database), pace=0)) as made:
        yield made


def opened(client: TestClient, game: Game = SECRET_GAME, **more: Any) -> tuple[str, list[str]]:
    seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(2)]
    answer = client.post("/api/tables", json={"game": game.key, "seats": seats, **more}).json()
    return answer["table"], list(answer["secrets"].values())


def saved(client: TestClient, match: Match) -> str:
    answer = client.post("/api/saves", content=match.save())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def finished(game: Game = SECRET_GAME, seed: int = 3, salt: str = "") -> Match:
    match = random_match(Table(game, game.manifest.seats[0], game.manifest.check_options({})), seed)
    match.salt = salt
    return match


def test_a_stranger_gets_no_seats_view_of_a_running_game(client: TestClient) -> None:
    table, secrets = opened(client)
    ask = f"/api/tables/{table}"
    for order in ({"seat": 0}, {"seat": "open"}, {"seat": 0, "secrets": ["guess"]}, {"seat": 0, "secrets": secrets[1:]}):
        assert client.post(f"{ask}/review", json=order).status_code == 403
        assert client.post(f"{ask}/moments", json=order | {"at": [0]}).status_code == 403
        assert client.post(f"{ask}/play-on", json=order | {"at": 0, "chair": 0}).status_code == 403
    assert client.post(f"{ask}/play-on", json={"seat": 1, "secrets": secrets, "at": 0, "chair": 0}).status_code == 403
    own = client.post(f"{ask}/review", json={"secrets": secrets[1:]}).json()
    assert (own["seat"], own["eyes"]) == (1, [1, "watcher"])
    watched = client.post(f"{ask}/review", json={}).json()
    assert (watched["seat"], watched["eyes"]) == ("watcher", ["watcher"])
    assert watched["moment"]["picture"] != own["moment"]["picture"]


WRONG: dict[str, tuple[str, dict[str, Any], int]] = {
    "after the end": ("review", {"at": 9999}, 400),
    "before the start": ("moments", {"at": [-1]}, 400),
    "one of many": ("moments", {"at": [0, 1, 9999]}, 400),
    "none": ("moments", {"at": []}, 422),
    "too many": ("moments", {"at": list(range(9))}, 422),
    "no number": ("moments", {"at": ["first"]}, 422),
    "no such seat": ("moments", {"at": [0], "seat": 7}, 400),
    "no such eyes": ("moments", {"at": [0], "seat": "god"}, 422),
    "play on at the end": ("play-on", {"at": 0, "chair": 9}, 400),
    "play on nowhere": ("play-on", {"at": 9999, "chair": 0}, 400),
    "no such bot": ("play-on", {"at": 0, "chair": 0, "level": "deep blue"}, 400),
}


@pytest.mark.parametrize(("path", "order", "status"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_is_told(client: TestClient, path: str, order: dict[str, Any], status: int) -> None:
    table = saved(client, finished())
    answer = client.post(f"/api/tables/{table}/{path}", json=order)
    assert answer.status_code == status
    assert len(answer.json()["error"]) > 10
    assert client.post(f"/api/tables/{table}/review", json={}).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_visitor_waits_for_no_text(client: TestClient, language: str) -> None:
    table = saved(client, finished())
    bundle.cache_clear()
    warm.get_ready()
    read = bundle.cache_info().misses
    assert read > 0
    spoken.cache_clear()
    for path in ("/", f"/t/{table}/review"):
        assert client.get(path, headers={"Accept-Language": language}).status_code == 200
    assert client.post(f"/api/tables/{table}/review", json={}, headers={"Accept-Language": language}).status_code == 200
    assert bundle.cache_info().misses == read


def test_unknown_tables_are_told_in_the_readers_language(client: TestClient) -> None:
    for path, order in {"review": {}, "moments": {"at": [0]}, "play-on": {"at": 0, "chair": 0}}.items():
        assert client.post(f"/api/tables/nothing/{path}", json=order).status_code == 404
    assert client.get("/t/nothing/review").status_code == 404
    table = saved(client, finished())
    answer = client.post(f"/api/tables/{table}/moments", json={"at": [9999]}, headers={"Accept-Language": "fr"})
    assert "ce moment n’existe pas" in answer.json()["error"]


def test_the_save_of_a_running_game_is_refused_with_the_reason(client: TestClient) -> None:
    table, _ = opened(client)
    answer = client.get(f"/api/tables/{table}/save", headers={"Accept-Language": "es"})
    assert answer.status_code == 400
    assert "revelaría lo que está oculto" in answer.json()["error"]
    assert client.post(f"/api/tables/{table}/review", json={}).json()["proof"]["seed"] is None


@pytest.mark.parametrize("game", kibako.all_games(), ids=lambda game: game.key)
def test_a_save_can_be_opened_and_downloaded_again(client: TestClient, game: Game) -> None:
    match = finished(game, salt="0123")
    table = saved(client, match)
    assert client.get(f"/api/tables/{table}/save").text == match.save()
    whole = client.post(f"/api/tables/{table}/review", json={"at": 3}).json()
    assert (whole["status"], whole["length"], whole["moment"]["at"]) == ("review", len(match.journal), 3)
    assert match.outcome is not None
    assert [column["total"] for column in whole["outcome"]["columns"]] == match.outcome.scores
    proof = {"commitment": match.commitment, "seed": match.seed, "salt": "0123"}
    assert whole["proof"] == proof | {"luck": "given", "contributions": []}
    assert client.get(f"/t/{table}", follow_redirects=False).headers["location"] == f"/t/{table}/review"
    assert table not in client.get("/api/tables").text


def test_a_half_played_save_is_for_looking_back_and_playing_on(client: TestClient, database: str) -> None:
    match = random_match(Table(SECRET_GAME, 2, SECRET_GAME.manifest.check_options({})), 2, length=9)
    table = saved(client, match)
    order = {"at": 9, "chair": 1, "name": "Ann", "level": "random", "seat": "open"}
    made = client.post(f"/api/tables/{table}/play-on", json=order).json()
    secret = made["secrets"]["1"]
    own = client.post(f"/api/tables/{made['table']}/review", json={"secrets": [secret], "at": 0}).json()
    assert (own["status"], own["seat"]) == ("running", 1)
    assert [player["kind"] for player in own["players"]] == ["bot", "person"]
    kept = Store(database).read(made["table"])
    assert not kept.table.public
    again = LiveTable(kept._replace(moves=[]))  # as another server, or this one after a restart, reads it
    assert again.match.described(again.match.copy_state()) == match.described(match.copy_state())
    assert kibako.loads(again.match.save()).position == match.position
    assert client.post(f"/api/tables/{table}/review", json={}).json()["length"] == 9


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        (b"", 400, "complète"),
        (b"\xff\xfe", 400, "est un texte"),
        (b"{}", 400, "complète"),
        (finished().save()[:-30].encode(), 400, "complète"),
        (finished().save().replace('"seats": 2', '"seats": 3').encode(), 400, "empreinte"),
        (b" " * (1024 * 1024 + 1), 413, "octets"),
    ],
    ids=["empty", "binary", "nothing in it", "cut", "changed", "too large"],
)
def test_a_broken_save_is_told_in_the_readers_language(client: TestClient, body: bytes, status: int, words: str) -> None:
    answer = client.post("/api/saves", content=body, headers={"Accept-Language": "fr"})
    assert answer.status_code == status
    assert words in answer.json()["error"]


def test_an_illegal_move_in_a_save_is_told_with_its_rule_in_the_readers_language(client: TestClient) -> None:
    match = finished()
    plain = json.loads(match.save())
    plain["moves"][1][1] = plain["moves"][0][1]
    plain.pop("digest")
    body = json.dumps(plain | {"digest": kibako.engine.commitment.sha256(plain)})
    answer = client.post("/api/saves", content=body, headers={"Accept-Language": "es"})
    assert answer.status_code == 400
    assert answer.json()["error"].startswith(("esta partida guardada no es una partida legal: ", "la jugada 2"))


@every_table
@pytest.mark.parametrize("value", ["x" * 3000, 10**18, [["x"] * 200], {"x": 1}], ids=["long", "large", "many", "table"])
def test_a_save_with_an_impossible_start_is_told_in_words(client: TestClient, table: Table, value: object) -> None:
    """Whatever field of the position it is in."""
    match = table.game.position(random_match(table, 3, length=9).position)
    plain = json.loads(match.save())
    plain.pop("digest")
    for field in plain["start"]:
        changed = plain | {"start": plain["start"] | {field: value}}
        body = json.dumps(changed | {"digest": kibako.engine.commitment.sha256(changed)})
        answer = client.post("/api/saves", content=body)
        assert answer.status_code == 400, (field, answer.text)
        assert 10 < len(answer.json()["error"]) < 1200


def test_only_saves_may_be_large(client: TestClient) -> None:
    assert client.post("/api/tables", content=b" " * 70_000).status_code == 413
    assert client.post("/api/saves", content=b" " * 70_000).status_code == 400


# --- fair luck ------------------------------------------------------------------------------------------------------------


def test_a_table_promises_its_luck_at_the_start_and_proves_it_at_the_end(client: TestClient, database: str) -> None:
    table, _ = opened(client, seed="7")
    other, _ = opened(client, seed="7")
    proof = client.post(f"/api/tables/{table}/review", json={}).json()["proof"]
    assert (len(proof["commitment"]), proof["seed"], proof["salt"]) == (64, "7", None), "chosen where two can sit, so shown"
    assert proof != client.post(f"/api/tables/{other}/review", json={}).json()["proof"]  # so that "7" can't be tried
    kept = Store(database).read(table)
    assert len(bytes.fromhex(kept.table.salt)) >= 16
    match = LiveTable(kept).match
    while match.to_act is not None:
        match.play(match.actions()[0] if len(match.journal) % 3 else match.actions()[-1])
    loaded = kibako.loads(match.save())
    assert loaded.commitment == proof["commitment"]
    assert json.loads(match.save())["salt"] == kept.table.salt

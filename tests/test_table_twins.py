"""What is hidden stays hidden: two servers whose tables differ only in what somebody can't know answer the same, byte for byte.

The tables of a pair begin at two positions that look the same to somebody, a seat or a spectator, with other luck to come.
Everything is asked of both, by HTTP and over live connections, by this person and by the others at the table; what this person
is answered is compared until they may know of a difference. And where a leak is planted, the comparison must find it.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
import typing
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from inside import live_of, services_of
from tables import Table, random_match, tables
from talking import KINDS, Line, Message, Words

from kibako.bots.ismcts import Search, Thought
from kibako.engine.chance import BadDraw, Quick
from kibako.engine.game import Game, Match, Scene, View
from kibako.engine.picture import picture
from kibako.engine.state import State
from kibako.engine.words import LANGUAGES
from kibako.table.app import make_app
from kibako.table.limits import RATES, Rate
from kibako.table.live import socket
from kibako.table.live.protocol import Asking, Viewing
from kibako.table.live.viewer import Viewer
from kibako.table.store.records import Kept, Move, SeatRecord, TableRecord
from kibako.table.store.tables import Store
from kibako.table.tables.bots import Bots
from kibako.table.tables.identity import digest_of
from kibako.table.tables.replay import Replay
from kibako.table.tables.table import LiveTable
from kibako.table.tables.thinking import Thinker
from kibako.table.web import api, deals, health, installed, own, pages, replay, sharing

NAME = "friday"
SEAT_SECRETS = [f"secret of seat {seat}" for seat in range(8)]
USUAL = [table for table in tables() if table.usual]
PLACES = [(table, eyes) for table in USUAL for eyes in ((None, 0, 1) if table.seats == 2 else (None, table.seats - 1))]
SECRET = next(table for table in USUAL if table.game.manifest.secrets and table.seats == 2)
MOMENTARY = re.compile(rb'"(ago|lasted|said)":[\d.e+-]+')
ELSEWHERE = {  # pages that know of no table
    *("/healthz", "/readyz", "/api", "/api/games", "/licences", "/palette.css", "/manifest.webmanifest", "/icons/{name}.png"),
    *("/service.js", "/rules/{key}", "/rules/{key}/aid", "/box/{key}", "/learn/{key}", "/api/lessons/{key}/{number}"),
    *("/games/{key}/defs.svg", "/games/{key}/cover.svg", "/games/{key}/board.css", "/games/{key}/miniature"),
    *("/reactions/{name}.svg", "/api/codes"),
}


class Twin(NamedTuple):
    """A match of the pair, and what is kept of its table."""

    match: Match
    kept: Kept


class Step(NamedTuple):
    asked: str
    answers: list[bytes]
    known: str  # what the person may know afterwards; the rest differs


class Secrets:
    """What is drawn at random in both servers is the same."""

    def __init__(self) -> None:
        self._random = random.Random(1)

    def token_hex(self, size: int = 32) -> str:
        return self._random.randbytes(size).hex()

    def randbits(self, size: int) -> int:
        return self._random.getrandbits(size)

    def randbelow(self, bound: int) -> int:
        return self._random.randrange(bound)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No limits; no bot plays by itself, and the luck of hints follows from the move alone; small pictures are SVG."""
    monkeypatch.setattr("kibako.table.tables.miniatures.HAS_IMAGES", False)
    monkeypatch.setattr("kibako.table.limits.RATES", {what: Rate(1e6, 1e6) for what in RATES})
    monkeypatch.setattr("kibako.table.live.socket.AT_ONCE", 10_000)
    monkeypatch.setattr("kibako.table.tables.bots.bot_seed", lambda _seed, at: at)
    monkeypatch.setattr(Bots, "follow", lambda _bots, _live: None)
    monkeypatch.setattr(Thinker, "advise", advise)


async def advise(_self: Thinker, game: Game, view: View, legal: list[int], seed: int, _who: str = "") -> list[Thought]:
    search = Search(game, view, legal, Quick(seed))
    search.run(8, None)
    return search.thoughts()


# --- the pairs ---------------------------------------------------------------------------------------------------------------


def pairs(table: Table, eyes: int | None, count: int) -> Iterator[tuple[Twin, Twin]]:
    """Positions of random games, each beside one that looks the same; and some moves that look the same, too."""
    choose = random.Random(f"{table} {eyes}")
    for number in range(count):
        match = random_match(table, number)
        states = [state for state in match.positions() if state.to_act() >= 0]
        first, second = max((begun_alike(match, state, eyes, choose) for state in choose.sample(states, 4)), key=moves_made)
        alone = eyes == 0 == first.to_act  # then hints are given
        yield Twin(first, kept_of(first, eyes, alone)), Twin(second, kept_of(second, eyes, alone))


def begun_alike(match: Match, state: State, eyes: int | None, choose: random.Random) -> list[Match]:
    other = match.game.imagine(match.game.look(state, eyes)).sample(Quick(1))
    twins = [Match.from_position(match.game, match.described(each), luck) for each, luck in ((state, "a"), (other, "b"))]
    for _ in range(20):
        go_on_alike(twins, eyes, choose)
    return twins


def moves_made(twins: list[Match]) -> int:
    return len(twins[0].journal)


def go_on_alike(twins: list[Match], eyes: int | None, choose: random.Random) -> None:
    """A move that can be made in both, with the same luck, after which they still look the same."""
    legal = [action for action in twins[0].actions() if action in twins[1].actions()]
    for action in choose.sample(legal, min(20, len(legal))):
        tried = [twin.fork() for twin in twins]
        tried[0].play(action)
        with suppress(BadDraw):  # where fewer are left to draw from
            tried[1].play(action, luck=tried[0].journal[-1].draws)
        if moves_made(tried) > len(tried[1].journal) or tried[0].to_act is None:
            continue
        if known_of(tried[0], eyes) == known_of(tried[1], eyes):
            twins[:] = tried
            return


def known_of(match: Match, eyes: int | None) -> str:
    return json.dumps([View.shown(match.look(eyes)), match.to_act])


def kept_of(match: Match, eyes: int | None, alone: bool) -> Kept:
    game, seats = match.game, range(match.seats)
    record = TableRecord(
        *(NAME, "Friday", game.key, game.manifest.rules, match.options, match.seed, True, "running", f"salt {match.seed}"),
        *(match.start, game.box_digest),
    )
    chairs = [
        SeatRecord(seat, "bot", level="easy")
        if alone and seat != eyes
        else SeatRecord(seat, "person", f"Person {seat}", "", digest_of(SEAT_SECRETS[seat]))
        for seat in seats
    ]
    return Kept(record, chairs, [Move(entry.seat, entry.action, list(entry.draws)) for entry in match.journal])


# --- what is asked -----------------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    route: str
    body: dict[str, Any] | None = None  # None: it is got
    fields: tuple[tuple[str, object], ...] = ()  # of the address

    @property
    def address(self) -> str:
        return self.route.format(table=NAME, **dict(self.fields))


def requests(match: Match, eyes: int | None) -> list[Asked]:
    """Everything that can be asked about a table, by somebody with this seat and without."""
    last, own_seats = len(match.journal), [] if eyes is None else [SEAT_SECRETS[eyes]]
    moments = sorted({0, last // 2, max(0, last - 1), last})
    table, mine = "/api/tables/{table}", {NAME: own_seats}
    looks: list[dict[str, Any]] = [{"secrets": own_seats}, {}, {"secrets": own_seats, "seat": "watcher"}]
    looks += [{"secrets": own_seats, "seat": seat} for seat in ("open", *range(match.seats))]
    nothing: tuple[dict[str, Any] | None, ...] = (None, {})
    chair = match.to_act if eyes is None else eyes
    return [
        *(Asked(route) for route in ("/", "/mine", "/api/tables", "/t/{table}", "/t/{table}/review", "/t/{table}/preview")),
        *(Asked(f"{table}/review", look | {"text": True, "shape": "tall"}) for look in looks),
        *(Asked(f"{table}/moments", look | {"at": moments, "text": True}) for look in looks[:3]),
        *(Asked(f"{table}/play-on", look | {"at": at, "chair": chair, "name": "Ann"}) for look in looks[:3] for at in moments),
        *(Asked(f"{table}/save"), Asked(f"{table}/save", {"secrets": own_seats})),
        Asked(f"{table}/join", {"name": "Zoe"}),
        Asked(f"{table}/again", {"secrets": own_seats or ["x"]}),
        Asked(f"{table}/deal", {"secret": (own_seats or ["x"])[0]}),
        Asked("/api/mine", {"seats": mine, "most": 5}),
        Asked("/api/handovers", {"seats": mine, "name": "Ann"}),
        Asked("/api/handovers/take", {"token": "x"}),
        Asked("/api/tables", {"game": match.game.key, "seats": [{"kind": "person"}] * match.seats}),
        Asked("/api/saves", {"game": match.game.key}),
        *(Asked("/deal/{name}", None, (("name", name),)) for name in ("x", NAME)),
        Asked("/api/deals/{name}/play", {"name": "Ann"}, (("name", NAME),)),
        *(Asked("/quiet/{table}/{seat}/{proof}", body, (("seat", 0), ("proof", "x"))) for body in nothing),
        *(Asked("/confirm/{token}", body, (("token", "x"),)) for body in nothing),
        Asked("/miniatures/{table}/{seat}/{at}/{proof}", None, (("seat", 0), ("at", last), ("proof", "x"))),
    ]


def ask(client: TestClient, asked: Asked | str, language: str) -> list[bytes]:
    """The answer with its headers; of a table to play on at, where it begins, too."""
    address, body = (asked, None) if isinstance(asked, str) else (asked.address, asked.body)
    headers = {"Accept-Language": language}
    answer = client.get(address, headers=headers) if body is None else client.post(address, json=body, headers=headers)
    head = [f"{name}: {value}" for name, value in answer.headers.items() if name != "set-cookie"]
    told = [str(answer.status_code).encode(), "\n".join(head).encode(), answer.content]
    if address.endswith("/play-on") and answer.status_code == 201:
        told.append(live_of(client, answer.json()["table"]).match.position.encode())
    return told


def http_steps(client: TestClient, twin: Twin, eyes: int | None, language: str) -> list[Step]:
    steps = [Step(str(asked), ask(client, asked, language), "") for asked in requests(twin.match, eyes)]
    mine = client.post("/api/mine", json={"seats": {NAME: SEAT_SECRETS[eyes or 0 : (eyes or 0) + 1]}}).json()
    if eyes is not None:
        steps.append(Step("the picture among one's games", ask(client, mine["games"][0]["picture"], language), ""))
    return steps


async def live_steps(
    client: TestClient, eyes: int | None, language: str, script: list[tuple[int, Message]] | None, choose: random.Random
) -> list[tuple[tuple[int, Message], Step]]:
    """What the person hears of all that is said at the table: of everything, or of what a script says, by whom."""
    services, live = services_of(client), live_of(client, NAME)
    person = Line(services, NAME, language)
    hello = {"secrets": [] if eyes is None else [SEAT_SECRETS[eyes]], "outline": True, "view": True}
    greeted = await person.greet(**hello)
    lines = [person]
    for seat in live.seats:
        if seat.number != eyes and seat.kind == "person":
            lines.append(Line(services, NAME, language))
            await lines[-1].greet(secrets=[SEAT_SECRETS[seat.number]], outline=True)
    greeted += await heard(person)
    told = [json.loads(said) for said in greeted if said.startswith('{"type":"table"')]
    steps = [((0, hello), Step("hello", [said.encode() for said in greeted], known_at(live, eyes)))]
    for who, message in said_by_all(len(lines), choose, told) if script is None else script:
        person.sent.clear()
        answers = await lines[who].say(json.dumps(message))
        answers = (answers if who == 0 else []) + ([] if who == 0 else await heard(person))
        told += [json.loads(said) for said in answers if said.startswith('{"type":"table"')]
        steps.append(((who, message), Step(f"{who}: {message}", [said.encode() for said in answers], known_at(live, eyes))))
        if live.is_told:
            break
    for line in lines:
        await line.hang_up()
    return steps


async def heard(line: Line) -> list[str]:
    """What has come to a line by what others said."""
    while line.connection.news.is_set():
        await asyncio.sleep(0)
    return list(line.sent)


def said_by_all(people: int, choose: random.Random, told: list[Message]) -> Iterator[tuple[int, Message]]:
    """By the person, and by somebody at the table, with values that this person may know: first questions, then everything."""
    kinds = [kind for kind in KINDS if kind not in ("hello", "giveup")]
    asking = [kind for kind in KINDS if KINDS[kind] in (*typing.get_args(Viewing), *typing.get_args(Asking))]
    for kind in [*choose.sample(3 * asking, 3 * len(asking)), *choose.sample(kinds, len(kinds)), "giveup"]:
        for who in sorted({0, choose.randrange(people)}):
            yield who, Words([], told[-1]).message(kind, choose)


def known_at(live: LiveTable, eyes: int | None) -> str:
    """What somebody may know of a table: their view, and if the game is over, position and luck."""
    return json.dumps(
        [known_of(live.match, eyes), live.status, [live.match.position, live.record.seed] if live.is_told else []]
    )


# --- the comparison ----------------------------------------------------------------------------------------------------------


def serve(
    folder: Path, twin: Twin, eyes: int | None, language: str, script: list[tuple[int, Message]] | None
) -> tuple[list[Step], list[tuple[int, Message]]]:
    """All that a server answers about the table, and what was said there."""
    (folder / "tables.db").unlink(missing_ok=True)
    store, same = Store(f"sqlite:///{folder / 'tables.db'}"), Secrets()
    with pytest.MonkeyPatch.context() as patch:
        for name in ("token_hex", "randbits", "randbelow"):
            patch.setattr(secrets, name, getattr(same, name))
        patch.setattr(secrets, "token_urlsafe", same.token_hex)
        with TestClient(make_app(store, pace=0)) as client:
            assert client.portal is not None
            client.portal.call(services_of(client).registry.add, twin.kept)
            live = live_of(client, NAME)
            promise = (live.commitment or "").encode()
            steps = http_steps(client, twin, eyes, language)
            choose = random.Random(f"{live.match.game.key} {eyes}")
            said = client.portal.call(partial(live_steps, client, eyes, language, script, choose))
            told = steps + [step for _, step in said]
    return [step._replace(answers=[alike(each, promise) for each in step.answers]) for step in told], [
        each for each, _ in said[1:]
    ]


def alike(answer: bytes, promise: bytes) -> bytes:
    """Without the promise of the luck, which hides it, and the time of day."""
    return MOMENTARY.sub(rb'"\1":0', answer.replace(promise, b"PROMISE"))


def differences(folder: Path, twins: tuple[Twin, Twin], eyes: int | None, language: str = "en") -> tuple[list[str], int]:
    """What was answered otherwise, as long as nothing differs that the person may know; and how many answers were compared."""
    first, script = serve(folder, twins[0], eyes, language, None)
    second, _ = serve(folder, twins[1], eyes, language, script)
    found, compared = [], 0
    for one, other in zip(first, second, strict=False):
        if one.known != other.known:
            break
        compared += len(one.answers)
        if one.answers != other.answers:
            found.append(one.asked)
    return found, compared


@pytest.mark.parametrize(("table", "eyes"), PLACES, ids=str)
def test_what_somebody_can_t_know_shows_in_no_answer(table: Table, eyes: int | None, tmp_path: Path) -> None:
    for number, twins in enumerate(pairs(table, eyes, 1)):
        found, compared = differences(
            tmp_path, twins, eyes, LANGUAGES[(number + table.seats + (eyes is None)) % len(LANGUAGES)]
        )
        assert found == []
        assert compared > 150
        assert len(twins[0].kept.moves) > 1


@pytest.mark.long
@pytest.mark.parametrize(("table", "eyes"), PLACES, ids=str)
def test_nor_anywhere_in_a_game(table: Table, eyes: int | None, tmp_path: Path) -> None:
    for number, twins in enumerate(pairs(table, eyes, 12)):
        found, _ = differences(tmp_path, twins, eyes, LANGUAGES[number % len(LANGUAGES)])
        assert found == []


def test_every_way_in_is_compared() -> None:
    asked = {each.route for each in requests(SECRET.match(1), 0)}
    modules = (health, pages, api, replay, deals, own, sharing, installed)
    there = {route.path for module in modules for route in module.routes.routes if isinstance(route, APIRoute)}
    assert asked | ELSEWHERE == there
    assert not asked & ELSEWHERE


# --- planted leaks -----------------------------------------------------------------------------------------------------------


def hidden(live: LiveTable) -> str:
    """Something that only the server knows: it tells positions apart that look the same."""
    return f" {digest_of(live.match.position)[:3]}"


def leaking(made: Callable[..., Any], field: str) -> Callable[..., Any]:
    """What makes a message, with a mark of what is hidden in one of its texts."""

    def leaks(live: LiveTable, *more: Any) -> Any:
        message = made(live, *more)
        value = getattr(message, field)
        setattr(message, field, value + hidden(live) if isinstance(value, str) else [*value, hidden(live)])
        return message

    return leaks


LIVE = {"table": "ask", "plan": "words", "help": "ask", "why": "words", "explain": "now", "hint": "reason", "coach": "tips"}


@pytest.fixture(scope="module")
def pair() -> tuple[Twin, Twin]:
    """Two positions that look the same to seat 0, whose turn it is against bots, and differ in what others hold."""
    for twins in pairs(SECRET, 0, 6):
        if twins[0].match.to_act == 0 and twins[0].match.position != twins[1].match.position:
            return twins
    raise AssertionError("there is no such pair")


@pytest.mark.parametrize("kind", LIVE)
def test_a_leak_in_a_message_is_found(
    kind: str, pair: tuple[Twin, Twin], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"{kind}_message"
    monkeypatch.setattr(socket, name, leaking(getattr(socket, name), LIVE[kind]))
    found, _ = differences(tmp_path, pair, 0)
    assert found
    assert kind == "table" or all(f"'{kind}'" in asked for asked in found)


def plant_in_pictures(patch: pytest.MonkeyPatch) -> None:
    """A game that draws from the state and not from the view: another hand lies open."""

    def all_open(live: LiveTable, _view: View, viewer: Viewer) -> str:
        return str(picture(SECRET.game, Scene(SECRET.game.open_view(live.match.copy_state()), viewer.speaker(live))))

    patch.setattr("kibako.table.live.presenter.picture", all_open)


def plant_in_logs(patch: pytest.MonkeyPatch) -> None:
    log = LiveTable.log
    patch.setattr(LiveTable, "log", lambda live, seat, language="en": [*log(live, seat, language), hidden(live)])


def plant_in_replays(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Replay, "view", lambda replay, at: replay.live.match.game.open_view(replay.past.states[at]))


def plant_in_what_is_imagined(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        "kibako.table.tables.replay.position_at", lambda replay, at: replay.live.match.described(replay.past.states[at])
    )


def plant_in_lists(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("kibako.table.web.own._reason", lambda live, *_more: hidden(live))


def plant_in_previews(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("kibako.table.web.sharing._about", lambda _request, live: hidden(live))


PLANTS = [plant_in_pictures, plant_in_logs, plant_in_replays, plant_in_what_is_imagined, plant_in_lists, plant_in_previews]


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: str(plant.__name__))
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None],
    pair: tuple[Twin, Twin],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    assert differences(tmp_path, pair, 0)[0]

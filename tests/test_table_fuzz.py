"""Whatever comes over a live connection is answered or passed over: the server goes on, and what is kept stays a legal game."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from inside import call, live_of, services_of
from talking import KINDS, Line, Message, Words
from test_table_live import PERSON, opened

import kibako
from kibako.table.app import make_app
from kibako.table.limits import RATES, Rate
from kibako.table.store.tables import Store

GAMES = [game.key for game in kibako.all_games()]
JUNK: tuple[Any, ...] = (
    *(None, True, "", " ", "x", "\x00", "\ud83c", "\u202e", "é" * 300, "9" * 3000, "a\nb"),
    *(0, -1, 1.5, 2**31, 2**63, 10**30, -(2**63) - 1, 1e308),
    *([], [[]], [0] * 100, {}, {"a": 1}, {"type": "help"}),
)
FRAMES: tuple[str | bytes, ...] = (
    *(
        "",
        " ",
        "{",
        "[]",
        "null",
        '"help"',
        '{"type": "help"',
        '{"type": 1}',
        '{"type": "help", "type": "undo"}',
        "\x00",
        "\ud83c",
    ),
    *(b"", b"\xff\xfe", b"\x00", b'{"type": "help"}', b'{"type": "say", "words": "\xff"}', b"[" * 40_000, "[" * 40_000),
    *('{"x":' * 20_000, '{"type": "see", "seat": 1e999}', '{"type": "see", "seat": NaN}', '{"type": "hello", "secrets": [""]}'),
)


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    many = {what: Rate(1e6, 1e6) for what in ("chat", "watchers", "messages", "drawing")}
    monkeypatch.setattr("kibako.table.limits.RATES", {**RATES, **many, "hints": Rate(0, 0)})
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"), pace=0)) as made:
        yield made


def mutated(message: Message, choose: random.Random) -> str | bytes:
    """A message with something changed: a value, a field too many or too few, its text cut or doubled, as bytes."""
    luck = choose.random()
    if luck < 0.15:
        return choose.choice(FRAMES)
    if luck < 0.35:
        return json.dumps(message)
    changed = dict(message)
    names = [*changed]
    for _ in range(choose.choice((1, 1, 2))):
        name = choose.choice(names)
        if choose.random() < 0.15:
            changed.pop(name, None)
        elif choose.random() < 0.15:
            changed[choose.choice(("admin", "Type", "", "at", "seat"))] = choose.choice(JUNK)
        else:
            value = choose.choice(JUNK)
            changed[name] = [value] * choose.randrange(30) if choose.random() < 0.15 else value
    text = json.dumps(changed)
    if choose.random() < 0.1:
        text = text[: choose.randrange(len(text))] if choose.random() < 0.5 else text + text
    return text.encode() if choose.random() < 0.2 else text


async def talk(client: TestClient, table: str, secrets: list[str], choose: random.Random, count: int) -> set[str]:
    """Which kinds of messages were understood, and got an answer that is no refusal."""
    services = services_of(client)
    live, understood = live_of(client, table), set[str]()
    lines = {tuple(own): Line(services, table) for own in (tuple(secrets[:1]), tuple(secrets[1:]), ())}
    told: dict[tuple[str, ...], Message] = {}
    for own, line in lines.items():
        answers = await line.greet(secrets=list(own))
        told[own] = next(json.loads(said) for said in answers if '"type":"table"' in said[:20])
    for number in range(count):
        own = choose.choice(list(lines))
        kind = list(KINDS)[number % len(KINDS)]
        message = Words(secrets, told[own], list(live.match.actions()[:3])).message(kind, choose)
        answers = await lines[own].say(mutated(message, choose))
        assert not lines[own].work.done(), message
        kinds = [json.loads(said)["type"] for said in answers]
        if "error" not in kinds:
            understood.add(kind)
        for said in answers:
            if '"type":"table"' in said[:20]:
                told[own] = json.loads(said)
            elif '"type":"error"' in said[:20]:
                assert 5 < len(json.loads(said)["words"]) < 1500
        if live.is_told or live.paused:
            break
    for line in lines.values():
        await line.hang_up()
    return understood


def check(client: TestClient, key: str, caplog: pytest.LogCaptureFixture, tables: int) -> None:
    choose, understood = random.Random(key), set[str]()
    for _ in range(tables):
        table, secrets = opened(client, PERSON, PERSON, game=key)
        assert client.portal is not None
        with caplog.at_level(logging.WARNING):
            understood |= client.portal.call(talk, client, table, [*secrets.values()], choose, 2 * len(KINDS))
        assert not [record for record in caplog.records if record.exc_info], caplog.text
        assert client.get("/healthz").status_code == 200
        match = live_of(client, table).match
        assert kibako.loads(match.save()).position == match.position, "every kept move is legal"
    assert len(understood) >= len(KINDS) / 3, understood


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_said_is_answered_or_passed_over(client: TestClient, key: str, caplog: pytest.LogCaptureFixture) -> None:
    check(client, key, caplog, tables=4)


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_however_long_it_goes_on(client: TestClient, key: str, caplog: pytest.LogCaptureFixture) -> None:
    check(client, key, caplog, tables=100)


@pytest.mark.parametrize("kind", KINDS)
def test_every_first_message_but_a_greeting_is_turned_away(client: TestClient, kind: str) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    choose = random.Random(kind)

    async def begin() -> None:
        for number in range(6):
            line = Line(services_of(client), table)
            message = Words([*secrets.values()], {}).message(kind, choose)
            said = json.dumps(message) if not number else mutated(message, choose)
            answers = [json.loads(answer)["type"] for answer in await line.say(said)]
            if line.work.done():
                assert answers == ["error"]
                line.work.result()
            else:
                assert "table" in answers
                await line.hang_up()

    call(client, begin)

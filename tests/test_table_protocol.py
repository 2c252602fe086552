"""The messages of a live connection: typed both ways, and the log in parts that add up to the whole."""

from __future__ import annotations

import json
import random
import typing

import msgspec
import pytest
from fastapi.testclient import TestClient
from inside import live_of
from test_table_live import PERSON, Seat, opened

from kibako.table.live import protocol, types


def test_the_scripts_types_are_those_of_the_protocol() -> None:
    assert types.FILE.read_text(encoding="utf-8") == types.declarations(), "run: python -m kibako.table.live.types"


def test_every_message_is_in_one_of_the_unions() -> None:
    sent = {protocol.Hello, *typing.get_args(protocol.FromBrowser)}
    got = set(typing.get_args(protocol.ToBrowser))
    assert sent == set(protocol._Sent.__subclasses__())
    assert got == {record for record in protocol._Record.__subclasses__() if record.__struct_config__.tag is not None}


NO_MESSAGES: dict[str, object] = {
    "a field is missing": {"type": "play", "action": "a"},
    "a field too many": {"type": "play", "action": "a", "at": 0, "undo": True},
    "too long": {"type": "play", "action": "a" * 201, "at": 0},
    "too many": {"type": "why", "element": "a", "path": ["a"] * 21},
    "no type": {"action": "a", "at": 0},
    "a second greeting": {"type": "hello"},
    "no object": [],
}


@pytest.mark.parametrize("message", NO_MESSAGES.values(), ids=NO_MESSAGES)
def test_what_is_no_message_is_refused(message: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        protocol.messages.decode(json.dumps(message))


def whole_log(client: TestClient, table: str, seat: int) -> list[str]:
    live = live_of(client, table)
    return live.match.log(seat, live.names("en"))


def test_the_log_comes_in_parts_that_add_up(client: TestClient) -> None:
    table, secrets = opened(client, PERSON, PERSON)
    choose, parts = random.Random(5), 0
    with client.websocket_connect(f"/live/{table}") as socket:
        screen = Seat(socket, list(secrets.values()))
        for _ in range(30):
            if screen.state["seat"] != screen.state["toAct"]:
                screen.send("see", seat=screen.state["toAct"])
                screen.hear()
            known = len(screen.log)
            screen.play(choose.choice(screen.state["actions"])["text"])
            assert screen.log == whole_log(client, table, screen.state["seat"])
            parts += 0 < screen.state["log"]["first"] == known
        assert parts > 20
        while screen.state["undo"] != "free":
            if screen.state["seat"] != screen.state["toAct"]:
                screen.send("see", seat=screen.state["toAct"])
                screen.hear()
            screen.play(screen.state["actions"][0]["text"])
        at = screen.state["at"]
        screen.send("undo")
        while screen.state["at"] == at:
            screen.hear()
        assert screen.log == whole_log(client, table, screen.state["seat"])
    with client.websocket_connect(f"/live/{table}") as socket:
        again = Seat(socket, [secrets["0"]])
        assert again.state["log"]["first"] == 0
        assert again.log == whole_log(client, table, 0)

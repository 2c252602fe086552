"""A table from the outside: for bots and other programs that play by a table's link. examples/bot.py shows how."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from kibako.engine.errors import KibakoError

PATIENCE = 30  # seconds until a silent server counts as gone


class Refused(KibakoError):
    """The server's answer was no; its words say why."""


@dataclass(frozen=True)
class Turn:
    """A moment at which this seat decides."""

    ask: str
    """What is asked, in words."""

    actions: tuple[str, ...]
    """The legal actions, as texts to play."""

    words: dict[str, str]
    """Each action in words."""

    view: dict[str, Any]
    """All that this seat is shown, as plain data."""

    at: int
    """How many moves have been played."""


def sit_down(link: str, name: str, language: str = "en") -> Seat:
    """Take an open seat at the table of a link, such as http://localhost:8000/t/AbC."""
    server, table = _parts(link)
    joined = _post(f"{server}/api/tables/{table}/join", {"name": name}, language)
    return Seat(server, table, joined["secret"], language)


def come_back(private_link: str, language: str = "en") -> Seat:
    """The seat of a private link (…/t/AbC#seat=SECRET), as a table's settings show it."""
    server, table = _parts(private_link)
    return Seat(server, table, urlsplit(private_link).fragment.removeprefix("seat="), language)


class Seat(AbstractContextManager["Seat"]):
    """One's seat at a table, live within a `with` block."""

    def __init__(self, server: str, table: str, secret: str, language: str = "en") -> None:
        self.secret = secret
        self.table: dict[str, Any] = {}  # the last message about the table
        address, headers = f"{server.replace('http', 'ws', 1)}/live/{table}", {"Accept-Language": language}
        self._connecting = connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None)
        self._open = ExitStack()

    def __enter__(self) -> Seat:
        self._socket: ClientConnection = self._open.enter_context(self._connecting)
        self._send(secrets=[self.secret], picture=False, view=True)
        return self

    def turns(self) -> Iterator[Turn]:
        """Each of this seat's decisions, as they come; ends with the game. Play exactly one action at each."""
        played = -1
        while True:
            self.table = self._hear()
            if self.table["outcome"] is not None:
                return
            if self.table["actions"] and self.table["at"] != played:
                played = self.table["at"]
                yield self._turn()

    def play(self, action: str) -> None:
        """Play a legal action. A refusal is raised by the next turn."""
        self._send(play=action, at=self.table["at"])

    @property
    def outcome(self) -> dict[str, Any] | None:
        """The score sheet, when the game is over."""
        outcome: dict[str, Any] | None = self.table.get("outcome")
        return outcome

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._open.close()

    def _turn(self) -> Turn:
        actions = self.table["actions"]
        words = {action["text"]: action["words"] for action in actions}
        return Turn(self.table["ask"], tuple(words), words, self.table["view"], self.table["at"])

    def _send(self, **message: object) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self) -> dict[str, Any]:
        """The next message about the table."""
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv())
            if message["type"] == "error":
                raise Refused(message["words"])
            if message["type"] == "table":
                return message


def _parts(link: str) -> tuple[str, str]:
    parts = urlsplit(link)
    server, _, table = parts.path.rpartition("/t/")
    if parts.scheme not in {"http", "https"} or not table:
        raise Refused(f"this is not the link of a table: {link}")
    return f"{parts.scheme}://{parts.netloc}{server}", table


def _post(address: str, order: dict[str, object], language: str) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Accept-Language": language}
    request = urllib.request.Request(address, json.dumps(order).encode(), headers)  # noqa: S310 - http(s), see _parts
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - http(s), see _parts
            told: dict[str, Any] = json.loads(answer.read())
            return told
    except urllib.error.HTTPError as error:
        raise Refused(json.loads(error.read())["error"]) from None
    except urllib.error.URLError as error:
        raise Refused(f"{address} can't be reached: {error.reason}") from None

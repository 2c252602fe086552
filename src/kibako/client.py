"""A table from the outside: for bots and other programs that play by a table's link. examples/bot.py shows how.

Each way in comes twice: `sit_down` and `come_back` for plain programs, `sit_down_async` and `come_back_async` for asyncio.
What it needs of the network is imported when somebody connects, so that `import kibako` stays quick.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, AbstractContextManager, ExitStack, asynccontextmanager
from importlib.metadata import version as installed
from types import TracebackType
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from kibako.bots.ismcts import Policy
from kibako.engine.chance import Chance
from kibako.engine.errors import KibakoError
from kibako.engine.game import Game, View
from kibako.engine.registry import game as find_game

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection as AsyncConnection
    from websockets.sync.client import ClientConnection

PATIENCE = 30  # seconds until a silent server counts as gone


class Refused(KibakoError):
    """The server's answer was no; its words say why."""


class Turn(NamedTuple):
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

    game: Game
    """The game that is played, of this Kibako."""

    known: View
    """All that this seat may know, from which `game.imagine` makes a belief. In a game of memory it holds what the seat was
    shown since it came to the table, as somebody who forgets nothing would know it.
    """

    legal: tuple[int, ...]
    """The legal actions, as integers."""

    def decide(self, bot: Policy, luck: Chance) -> str:
        """What a bot would play (`kibako.bots.find_bot` finds one, or write your own)."""
        return self.game.write(bot(self.game, self.known, self.legal, luck))


# --- ways in -------------------------------------------------------------------------------------------------------------


def sit_down(link: str, name: str, language: str = "en") -> Seat:
    """Take an open seat at the table of a link, such as http://localhost:8642/t/AbC."""
    server, table = _parts(link)
    return Seat(server, table, _join(server, table, name, language), language)


def come_back(private_link: str, language: str = "en") -> Seat:
    """The seat of a private link (…/t/AbC#seat=SECRET), as a table's settings show it."""
    return Seat(*_parts(private_link), _secret(private_link), language)


@asynccontextmanager
async def sit_down_async(link: str, name: str, language: str = "en") -> AsyncIterator[AsyncSeat]:
    """Take an open seat, and leave the connection at the end of the `async with` block."""
    import asyncio  # noqa: PLC0415 - see above

    server, table = _parts(link)
    secret = await asyncio.to_thread(_join, server, table, name, language)
    async with AsyncSeat(server, table, secret, language) as seat:
        yield seat


def come_back_async(private_link: str, language: str = "en") -> AsyncSeat:
    """The seat of a private link, for `async with`."""
    return AsyncSeat(*_parts(private_link), _secret(private_link), language)


# --- seats -----------------------------------------------------------------------------------------------------------------


class SeatAtTable:
    """What a seat knows of its table, however it is connected."""

    def __init__(self, server: str, table: str, secret: str, language: str = "en") -> None:
        self.secret = secret
        self.table: dict[str, Any] = {}  # the last message about the table
        self.log: list[str] = []  # its whole log, of which each message has what is new
        self._address = f"{server.replace('http', 'ws', 1)}/live/{table}"
        self._headers = {"Accept-Language": language}
        self._known: dict[int, View] = {}  # by how many moves had been played
        self._asked = -1  # how many moves had been played at the last turn

    @property
    def outcome(self) -> dict[str, Any] | None:
        """The score sheet, when the game is over."""
        outcome: dict[str, Any] | None = self.table.get("outcome")
        return outcome

    def _greeting(self) -> str:
        return json.dumps({"type": "hello", "secrets": [self.secret], "picture": False, "view": True})

    def _move(self, action: str) -> str:
        return json.dumps({"type": "play", "action": action, "at": self.table["at"]})

    def _hear(self, message: str | bytes) -> Turn | None:
        """Take in a message; the turn it brings, if it is this seat's and new."""
        heard: dict[str, Any] = json.loads(message)
        if heard["type"] == "error":
            raise Refused(heard["words"])
        if heard["type"] != "table":
            return None
        self.table = heard
        self.log[heard["log"]["first"] :] = heard["log"]["lines"]
        game = find_game(heard["game"])
        known = self._recall(game, heard)
        if self.outcome is not None or not heard["actions"] or heard["at"] == self._asked:
            return None
        self._asked = heard["at"]
        words = {action["text"]: action["words"] for action in heard["actions"]}
        legal = tuple(game.read(action) for action in words)
        return Turn(heard["ask"], tuple(words), words, heard["view"], heard["at"], game, known, legal)

    def _recall(self, game: Game, heard: dict[str, Any]) -> View:
        """The view that has come, with what the seat has seen before; moves that were taken back are as if they hadn't been."""
        now = heard["at"]
        begin = now - len(heard["passed"])
        self._known = {at: view for at, view in self._known.items() if at < begin}
        before = self._known[max(self._known)] if self._known else None
        for at, shown in enumerate((*heard["passed"], heard["view"]), begin):
            try:
                before = self._known[at] = game.recall(shown, before)
            except msgspec.ValidationError as error:
                said = f"this table's Kibako is of another version than this one, {installed('kibako')}: {error}"
                raise Refused(said) from None
        return self._known[now]


class Seat(SeatAtTable, AbstractContextManager["Seat"]):
    """One's seat at a table, live within a `with` block."""

    def __enter__(self) -> Seat:
        from websockets.sync.client import connect  # noqa: PLC0415 - see above

        self._open = ExitStack()
        connecting = connect(self._address, additional_headers=self._headers, open_timeout=PATIENCE, max_size=None)
        self._socket: ClientConnection = self._open.enter_context(connecting)
        self._socket.send(self._greeting())
        return self

    def turns(self) -> Iterator[Turn]:
        """Each of this seat's decisions, as they come; ends with the game. Play exactly one action at each."""
        while self.outcome is None:
            turn = self._hear(self._socket.recv())
            if turn is not None:
                yield turn

    def play(self, action: str) -> None:
        """Play a legal action. A refusal is raised by the next turn."""
        self._socket.send(self._move(action))

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._open.close()


class AsyncSeat(SeatAtTable, AbstractAsyncContextManager["AsyncSeat"]):
    """The same for asyncio, live within an `async with` block."""

    async def __aenter__(self) -> AsyncSeat:
        from websockets.asyncio.client import connect  # noqa: PLC0415 - see above

        self._socket: AsyncConnection = await connect(
            self._address, additional_headers=self._headers, open_timeout=PATIENCE, max_size=None
        )
        await self._socket.send(self._greeting())
        return self

    async def turns(self) -> AsyncIterator[Turn]:
        """Each of this seat's decisions, as they come; ends with the game. Play exactly one action at each."""
        while self.outcome is None:
            turn = self._hear(await self._socket.recv())
            if turn is not None:
                yield turn

    async def play(self, action: str) -> None:
        """Play a legal action. A refusal is raised by the next turn."""
        await self._socket.send(self._move(action))

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._socket.close()


# --- HTTP ------------------------------------------------------------------------------------------------------------------


def _parts(link: str) -> tuple[str, str]:
    """The server and the table of a link."""
    parts = urlsplit(link)
    server, _, table = parts.path.rpartition("/t/")
    if parts.scheme not in {"http", "https"} or not table:
        raise Refused(f"this is not the link of a table: {link}")
    return f"{parts.scheme}://{parts.netloc}{server}", table


def table_of(link: str) -> str:
    """The table of a link."""
    return _parts(link)[1]


def _secret(private_link: str) -> str:
    return urlsplit(private_link).fragment.removeprefix("seat=")


def _join(server: str, table: str, name: str, language: str) -> str:
    """Take an open seat; its secret."""
    secret: str = post(f"{server}/api/tables/{table}/join", {"name": name, "luck": secrets.token_hex(16)}, language)["secret"]
    return secret


def post(address: str, order: Mapping[str, object], language: str = "en") -> dict[str, Any]:
    import urllib.error  # noqa: PLC0415 - see above
    import urllib.request  # noqa: PLC0415

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

"""A table by the Model Context Protocol, for language models: `kibako mcp`. It is an extra, `pip install kibako[mcp]`.

A client is told the secret of its seat when it sits down, and shows it with whatever it asks. Nothing is kept here, so no
client can see with another's eyes, and one that was away goes on where it was. docs/mcp.md shows its use.
"""

from __future__ import annotations

import asyncio
import functools
import json
import re
import secrets
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import TYPE_CHECKING, Any, Final, ParamSpec

import uvicorn

import kibako
from kibako.client import PATIENCE, Refused, post, table_of
from kibako.engine.errors import KibakoError
from kibako.engine.libraries import needed
from kibako.table.content.rulebook import rule_source, source
from kibako.table.serve import beside, listen

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

LONGEST_WAIT: Final = 60.0  # seconds for the others' moves, within one call
LATELY: Final = 12  # lines of the log
MOST: Final = 100  # actions that are listed at once
ABOUT: Final = """Modern board games, played at a table. Call list_games, then sit_down, and keep the seat that it answers:
every other call needs it. Then look, legal_actions and act, until the game is over. rules tells what is allowed and why, and
replay shows an earlier moment."""

Given = ParamSpec("Given")


def answered(tool: Callable[Given, Awaitable[str]]) -> Callable[Given, Awaitable[str]]:
    """A tool whose refusals are told to the client as such."""

    @functools.wraps(tool)
    async def told(*words: Given.args, **named: Given.kwargs) -> str:
        try:
            return await tool(*words, **named)
        except (KibakoError, OSError) as error:
            failure = needed("mcp.server.mcpserver.exceptions", "mcp", "kibako mcp").ToolError
            raise failure(str(error) or type(error).__name__) from None

    return told


class Tools:
    """What a client can do. Their descriptions are written for the model that reads them."""

    def __init__(self, address: str) -> None:
        self.address = address

    def all(self) -> Iterable[Callable[..., Awaitable[str]]]:
        return self.list_games, self.sit_down, self.look, self.legal_actions, self.act, self.rules, self.replay

    @answered
    async def list_games(self) -> str:
        """List the games with their keys, numbers of seats and options."""
        return "\n\n".join(_about(game) for game in kibako.all_games())

    @answered
    async def sit_down(
        self,
        game: str = "",
        seats: int | None = None,
        against: str = "easy",
        options: dict[str, bool | int | str] | None = None,
        open_seats: int = 0,
        link: str = "",
        name: str = "Model",
    ) -> str:
        """Sit down, and get the seat that every other call needs: keep it to yourself, it shows your hand.

        With `game` a new table is opened: bots (random, easy, medium or hard) take the other seats, but for `open_seats`,
        which wait for people or other programs who are given the link. With the `link` of a table of this server you take an
        open seat there.
        """
        if not link:
            return await asyncio.to_thread(self._opened, game, seats, against, options or {}, open_seats, name)
        table = table_of(link)
        order = {"name": name, "luck": secrets.token_hex(16)}
        joined = await asyncio.to_thread(post, f"{self.address}/api/tables/{table}/join", order)
        return f"You have seat {joined['seat']} at table {table}. Your seat for the other calls: {table}.{joined['secret']}"

    def _opened(
        self, key: str, seats: int | None, against: str, options: dict[str, bool | int | str], left: int, name: str
    ) -> str:
        game = kibako.game(key)
        count = game.manifest.check_seats(seats if seats is not None else min(game.manifest.seats, key=lambda n: (n < 2, n)))
        others = [{"kind": "open"}] * left + [{"kind": "bot", "level": against}] * (count - 1 - left)
        chairs = [{"kind": "person", "name": name}, *others][:count]
        made = post(f"{self.address}/api/tables", {"game": key, "seats": chairs, "options": options, "public": left > 0})
        table, (secret,) = made["table"], made["secrets"].values()
        waiting = f" {left} seats are open at {self.address}/t/{table}" if left else ""
        return f"You have seat 0 of {count} at table {table}. Your seat for the other calls: {table}.{secret}{waiting}"

    @answered
    async def look(self, seat: str, wait: float = 0) -> str:
        """See the position in words, as your seat may know it, what is asked, and what has happened lately.

        With `wait`, for at most that many seconds (60), until it is your turn or the game is over.
        """
        async with self._at(seat) as (table, heard):
            return _shown(heard if _ready(heard) else await _later(table, heard, wait))

    @answered
    async def legal_actions(self, seat: str, beginning: str = "") -> str:
        """List what you may do now: each action as a text for `act`, and in words.

        With `beginning`, only those whose text begins so.
        """
        async with self._at(seat) as (_, heard):
            return _listed(heard, beginning)

    @answered
    async def act(self, seat: str, action: str, wait: float = 20) -> str:
        """Play a legal action, by its text. What isn't allowed is refused with the reason and the rule's number.

        Then see the position when it is your turn again, or after `wait` seconds (at most 60) if the others take longer.
        """
        async with self._at(seat) as (table, heard):
            if not heard["actions"]:
                raise Refused("The game is over." if heard["outcome"] else "It isn’t your turn: look again, with wait.")
            await table.send(json.dumps({"type": "play", "action": action, "at": heard["at"]}))
            async with asyncio.timeout(PATIENCE):
                played = await _next(table, heard)
                while played["at"] == heard["at"]:
                    played = await _next(table, played)
            return _shown(played if _ready(played) else await _later(table, played, wait))

    @answered
    async def rules(self, game: str, number: str = "") -> str:
        """Read a rule by its number, such as those that refusals name; without a number, all rules of the game."""
        found = kibako.game(game)
        told = (
            rule_source(found, "en", number.strip().upper())
            if number.strip().isalnum()
            else ""
            if number
            else source(found, "en")
        )
        if not told:
            raise Refused(f"{found.title} has no rule {number[:20]}")
        return told.strip()

    @answered
    async def replay(self, seat: str, move: int | None = None) -> str:
        """See the position after a number of moves, and what happened up to there.

        While the game goes on you see it as your seat saw it.
        """
        table, secret = _parts(seat)
        async with self._at(seat):  # a seat that isn't there would be taken for a spectator's
            pass
        order = {"secrets": [secret], "at": move, "text": True}
        told = await asyncio.to_thread(post, f"{self.address}/api/tables/{table}/review", order)
        at = told["moment"]["at"]
        lines = [line for moment, line in told["log"] if moment <= at]
        return "\n".join(
            [f"After {at} of {told['length']} moves.", *_parts_of(told["moment"]["outline"]), "", "Up to then:", *lines]
        )

    @asynccontextmanager
    async def _at(self, seat: str) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
        """At the table with a seat, and what it is shown first."""
        from websockets.asyncio.client import connect  # noqa: PLC0415 - only when somebody plays

        table, secret = _parts(seat)
        address = f"{self.address.replace('http', 'ws', 1)}/live/{table}"
        async with connect(address, open_timeout=PATIENCE, max_size=None) as socket, asyncio.timeout(2 * LONGEST_WAIT):
            await socket.send(json.dumps({"type": "hello", "secrets": [secret], "picture": False, "outline": True}))
            yield socket, await _next(socket)


# --- at the table ---------------------------------------------------------------------------------------------------------


def _parts(seat: str) -> tuple[str, str]:
    table, dot, secret = seat.strip().partition(".")
    if not (dot and re.fullmatch(r"[\w-]+", table, re.ASCII) and secret):
        raise Refused("a seat is what sit_down answers: TABLE.SECRET")
    return table, secret


async def _next(table: ClientConnection, before: dict[str, Any] | None = None) -> dict[str, Any]:
    """The next that the table shows, with the whole log. Raises Refused."""
    while True:
        heard: dict[str, Any] = json.loads(await table.recv())
        if heard["type"] == "error":
            raise Refused(heard["words"])
        if heard["type"] == "table":
            earlier = before["log"]["lines"][: heard["log"]["first"]] if before else []
            heard["log"]["lines"] = [*earlier, *heard["log"]["lines"]]
            return heard


def _ready(heard: dict[str, Any]) -> bool:
    return bool(heard["actions"] or heard["outcome"])


async def _later(table: ClientConnection, heard: dict[str, Any], wait: float) -> dict[str, Any]:
    """What is shown once it is this seat's turn, or when the time is up."""
    try:
        async with asyncio.timeout(min(wait, LONGEST_WAIT)):
            while not _ready(heard):
                heard = await _next(table, heard)
    except TimeoutError:
        pass
    return heard


# --- in words -------------------------------------------------------------------------------------------------------------


def _about(game: kibako.Game) -> str:
    seats = ", ".join(map(str, game.manifest.seats))
    lines = [f"{game.key}: {game.title}, {seats} seats, about {game.manifest.minutes} minutes. {game.about()}"]
    for option in game.manifest.options:
        choices = " or ".join(json.dumps(choice) for choice in option.choices)
        lines.append(f"  option {option.name}: {choices}, usually {json.dumps(option.default)}. {game.option_words(option)[1]}")
    return "\n".join(lines)


def _shown(heard: dict[str, Any]) -> str:
    players = [f"{player['seat']} {player['name']}{' (you)' if player['you'] else ''}" for player in heard["players"]]
    lines = [f"{heard['gameTitle']}, after {heard['at']} moves. Seats: {', '.join(players)}.", *_parts_of(heard["outline"])]
    lines += ["", "Lately:", *heard["log"]["lines"][-LATELY:], "", *_now(heard)]
    return "\n".join(lines)


def _now(heard: dict[str, Any]) -> list[str]:
    if heard["outcome"]:
        columns = zip(heard["players"], heard["outcome"]["columns"], strict=True)
        told = [f"{player['name']}: {column['total']} points, rank {column['rank']}" for player, column in columns]
        return ["The game is over.", heard["outcome"]["reason"], *told]
    if heard["actions"]:
        return [f"Your turn: {heard['ask']} There are {len(heard['actions'])} legal actions."]
    return [f"Not your turn: {heard['ask']}"]


def _parts_of(outline: Iterable[dict[str, Any]] | None) -> Iterator[str]:
    for part in outline or ():
        yield f"\n{part['heading']}"
        yield from (f"- {line}" for line in part["lines"])


def _listed(heard: dict[str, Any], beginning: str) -> str:
    fitting = [action for action in heard["actions"] if action["text"].startswith(beginning)]
    if not fitting:
        raise Refused(
            f"None of the {len(heard['actions'])} legal actions begins with {beginning[:40]!r}."
            if heard["actions"]
            else _now(heard)[0]
        )
    lines = [f"{action['text']}: {action['words']}" for action in fitting[:MOST]]
    if len(fitting) > MOST:
        lines.append(f"… and {len(fitting) - MOST} more: give a beginning of their text.")
    return "\n".join([heard["ask"], *lines])


# --- serving --------------------------------------------------------------------------------------------------------------


def server(address: str) -> Any:
    """A server of the Model Context Protocol before the table server at that address."""
    made = needed("mcp.server", "mcp", "kibako mcp").MCPServer(
        "kibako", title="Kibako", instructions=ABOUT, version=version("kibako"), log_level="WARNING"
    )
    for tool in Tools(address.rstrip("/")).all():
        made.add_tool(tool, structured_output=False)
    return made


@contextmanager
def tables(address: str) -> Iterator[str]:
    """The server whose tables are played at: the one at that address, or one of our own for as long as it is needed."""
    if address:
        yield address
        return
    with (
        _ended_in_order(),
        TemporaryDirectory(prefix="kibako-", ignore_cleanup_errors=True) as folder,
        beside(f"sqlite:///{Path(folder) / 'tables.db'}") as own,
    ):
        yield own


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """A client that goes ends us by SIGTERM if we take long; our tables' folder goes even then."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class _Server(uvicorn.Server):
    """Asked to end, it cleans up; uvicorn's own would end the process before that."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - uvicorn's
        self.should_exit = True


def _serve_many(made: Any, host: str, port: int) -> None:
    with closing(listen(host, port)) as listening:
        config = uvicorn.Config(made.streamable_http_app(host=host), log_level="warning", timeout_graceful_shutdown=3)
        where = f"http://{host}:{listening.getsockname()[1]}/mcp"
        print(f"Kibako is at {where} - Ctrl-C ends it.", flush=True)  # noqa: T201 - for the person at the terminal
        _Server(config).run(sockets=[listening])


def run(address: str, http: str) -> None:
    """Serve one client by standard input and output, or many by HTTP, until there are none or Ctrl-C."""
    needed("mcp", "mcp", "kibako mcp")
    host, _, port = http.rpartition(":")
    if http and not port.isdigit():
        raise KibakoError(f"--http takes a port, or HOST:PORT, not {http[:100]!r}")
    with tables(address) as found:
        if http:
            _serve_many(server(found), host or "127.0.0.1", int(port))
        else:
            server(found).run("stdio")

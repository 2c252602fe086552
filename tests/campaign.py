"""Many tables at three servers behind nginx, with people of one table at different servers, while things go wrong at random.

What must hold, whatever happens: every move that anybody was shown is kept, and was kept before it was shown; nothing is kept
that nobody played, or twice; every table loads; and people whose server was killed are back at another within seconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shutil
import socket
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from databases import Postgres
from proxies import Proxy
from servers import Server
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import kibako
from kibako.table.store.tables import Store

KEYS: Final = [game.key for game in kibako.all_games() if 2 in game.manifest.seats]
SERVERS: Final = 3
FIRST_WAIT, LONGEST_WAIT = 0.5, 3.0  # as in web/static/table/socket.js
ANSWER: Final = 8.0  # seconds after which a move that nobody has answered is sent again
PATIENCE: Final = 300.0  # seconds for what should happen
NOTHING_HERE: Final = 4404
BROWSER: Final[dict[str, Any]] = {"proxy": None, "ping_interval": None}  # it doesn't ask whether the server is there
NGINX: Final = shutil.which("nginx") or "/usr/sbin/nginx"

CONF: Final = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/errors;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    add_header X-Served-By $upstream_addr always;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {servers}
}}
"""


# As docs/table.md shows it.
DEPLOYED: Final = (Path(__file__).parent.parent / "deploy" / "nginx.conf").read_text(encoding="utf-8")

Fault = Callable[[], Awaitable[None]]


class Plan(NamedTuple):
    """How long a campaign is."""

    faults: int
    tables: int
    pause: float  # seconds that somebody thinks about a move, at most
    frozen: float  # seconds for which the database is frozen


# --- nginx -------------------------------------------------------------------------------------------------------------------


class Nginx:
    """The proxy that people come through, as it is deployed but for addresses and certificates."""

    def __init__(self, folder: Path, targets: list[str]) -> None:
        if not Path(NGINX).exists():
            assert "CI" not in os.environ, "nginx is missing: apt-get install nginx-light"
            pytest.skip("no nginx here: apt-get install nginx-light")
        folder.mkdir()
        self.address = f"localhost:{_free_port()}"
        conf = CONF.format(folder=folder, servers=deployed(targets, self.address.rpartition(":")[2]))
        (folder / "conf").write_text(conf, encoding="utf-8")
        command = [NGINX, "-p", str(folder), "-e", str(folder / "errors"), "-c", str(folder / "conf")]
        self._process = subprocess.Popen(command)  # noqa: S603 - a program of the system

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()


def deployed(targets: list[str], port: str) -> str:
    """deploy/nginx.conf for these servers, at a port of this machine."""
    named = re.compile(r"( +server )[\d.:]+( .*\n)(?: +server [\d.]+.*\n)*")
    conf = named.sub(lambda found: "".join(f"{found[1]}{target}{found[2]}" for target in targets), DEPLOYED, count=1)
    assert all(target in conf for target in targets)
    return re.sub(r" +(ssl_certificate|server_name).*\n", "", conf).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    return port


# --- what people do and see --------------------------------------------------------------------------------------------------


class Table:
    """What was sent and seen at one table, by everybody who sits there."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sent: dict[int, tuple[int, str]] = {}  # seat and action, by the move's number
        self.shown: dict[int, float] = {}  # when a journal of this length was first seen
        self.is_over = False
        self.is_apart = False  # whether its people have been at different servers at a time
        self.people: list[Person] = []

    def see(self, state: dict[str, Any]) -> None:
        self.shown.setdefault(state["at"], time.time())
        self.is_over = self.is_over or state["status"] == "over"
        self.is_apart = self.is_apart or (all(one.here for one in self.people) and len({one.server for one in self.people}) > 1)


class Record:
    """What happened in a campaign."""

    def __init__(self) -> None:
        self.dealt: Counter[str] = Counter()  # faults, by kind
        self.wrong: list[str] = []  # what must never happen
        self.refused = 0  # moves that were answered by words
        self.back: list[float] = []  # seconds until somebody whose server was killed saw the table again
        self.moved = 0  # of them: who was at another server then
        self.answers: list[float] = []  # seconds until a move was answered while the database was frozen
        self.moves = 0
        self.tables = 0
        self.apart = 0  # tables whose people were at different servers at some time


class Person:
    """Somebody at a table, who comes back whenever the connection is lost, as a browser does."""

    def __init__(self, campaign: Campaign, table: Table, secret: str, seed: str, address: str) -> None:
        self.server = ""
        self._campaign = campaign
        self._table = table
        self._secret = secret
        self._choose = random.Random(seed)
        self._address = address
        self._state: dict[str, Any] = {}
        self._news = asyncio.Event()
        self._wait = FIRST_WAIT
        self._lost: tuple[float, str] | None = None  # when a killed server cut us off, and which
        self.here = False

    async def play(self) -> None:
        while not self._table.is_over:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._sit()
            if self.here:
                self._lost = (time.monotonic(), self.server) if self.server in self._campaign.killed else None
            self.here = False
            await asyncio.sleep(self._wait * self._choose.uniform(0.5, 1))
            self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def _sit(self) -> None:
        where = f"ws://{self._campaign.address}/live/{self._table.name}"
        headers = {"X-Forwarded-For": self._address}
        async with connect(where, max_size=None, additional_headers=headers, open_timeout=PATIENCE, **BROWSER) as line:
            assert line.response is not None
            self.server = line.response.headers["X-Served-By"].rpartition(", ")[2]
            await line.send(json.dumps({"type": "hello", "secrets": [self._secret], "picture": False}))
            mover = asyncio.create_task(self._move(line))
            try:
                async for message in line:
                    self._hear(json.loads(message))
            finally:
                mover.cancel()
                await asyncio.gather(mover, return_exceptions=True)
            if line.close_code == NOTHING_HERE:
                self._campaign.record.wrong.append(f"{self._table.name}: sent away for good")

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self._state = message
            self._table.see(message)
            self._arrive()
            self._news.set()
        elif message["type"] == "error":
            self._campaign.record.refused += self.here
            self._news.set()

    def _arrive(self) -> None:
        if not self.here and self._lost is not None:
            self._campaign.record.back.append(time.monotonic() - self._lost[0])
            self._campaign.record.moved += self.server != self._lost[1]
        self.here, self._lost, self._wait = True, None, FIRST_WAIT

    async def _move(self, line: ClientConnection) -> None:
        """Whenever it is our turn: the same move again for as long as nobody knows what has become of it."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._is_to_move():
                await asyncio.sleep(self._choose.uniform(0, self._campaign.plan.pause))
                if self._is_to_move():
                    await self._send(line, self._state)

    def _is_to_move(self) -> bool:
        state = self._state
        return self.here and state["status"] == "running" and state["toAct"] == state["seat"]

    async def _send(self, line: ClientConnection, state: dict[str, Any]) -> None:
        at = state["at"]
        action = self._choose.choice(state["actions"])["text"]
        _, action = self._table.sent.setdefault(at, (state["seat"], action))
        began, frozen = time.monotonic(), self._campaign.is_frozen
        self._news.clear()
        await line.send(json.dumps({"type": "play", "action": action, "at": at}))
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                await self._news.wait()
                if frozen and self._campaign.is_frozen:
                    self._campaign.record.answers.append(time.monotonic() - began)


# --- the campaign ------------------------------------------------------------------------------------------------------------


class Campaign:
    def __init__(self, folder: Path, plan: Plan, seed: int) -> None:
        self.plan = plan
        self.record = Record()
        self.killed: set[str] = set()  # addresses of servers that have been killed and aren't back
        self.is_frozen = False
        self._choose = random.Random(seed)
        self._database = Postgres("-c track_commit_timestamp=on -c max_connections=60")
        self._proxies = [Proxy.before(self._database.url) for _ in range(SERVERS)]
        self._servers = [self._server(folder / f"server{number}", proxy) for number, proxy in enumerate(self._proxies)]
        self._nginx: Nginx | None = None
        self._folder = folder
        self._tables: list[Table] = []
        self._playing: set[asyncio.Task[None]] = set()
        self._small_disk = False
        self._starting: asyncio.Task[None] | None = None  # a server that was killed

    @staticmethod
    def _server(folder: Path, proxy: Proxy) -> Server:
        folder.mkdir()
        return Server(folder, "--database", proxy.url)

    @property
    def address(self) -> str:
        assert self._nginx is not None
        return self._nginx.address

    async def run(self) -> None:
        try:
            await self._begin()
            faults = self._faults()
            for number, (name, fault) in enumerate(faults):
                await asyncio.sleep(self._choose.uniform(0, 0.5))
                await fault()
                self.record.dealt[name] += 1
                await self._recovered()
                await self._replace()
                if number % 20 == 19:
                    print(f"{number + 1} of {len(faults)} faults", flush=True)  # noqa: T201 - for whoever waits
            await self._end()
            await asyncio.to_thread(self._check)
        finally:
            await self._close()

    async def _begin(self) -> None:
        for server in self._servers:
            await asyncio.to_thread(server.start)
        disk = self._database.have_small_disk()
        if disk is not None:
            await asyncio.to_thread(self._move_journals, disk)
            self._small_disk = True
        self._nginx = Nginx(self._folder / "nginx", [_address_of(server) for server in self._servers])
        for _ in range(self.plan.tables):
            await self._open()
        await self._until(lambda: all(person.here for person in self._everybody()))

    def _move_journals(self, disk: Path) -> None:
        """To a disk that can be filled up while the rest of the database has room."""
        store = Store(self._database.url)
        with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text(f"CREATE TABLESPACE small LOCATION '{disk}'"))
            connection.execute(text("ALTER TABLE moves SET TABLESPACE small"))
        store.close()

    async def _open(self) -> None:
        number = len(self._tables)
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
        order = {"game": KEYS[number % len(KEYS)], "seats": seats, "seed": str(number)}
        there = [server for server in self._servers if _address_of(server) not in self.killed]
        made = await asyncio.to_thread(there[number % len(there)].post, "/api/tables", order)
        table = Table(made["table"])
        self._tables.append(table)
        for seat, secret in made["secrets"].items():
            person = Person(self, table, secret, f"{number} {seat}", f"10.{seat}.{number // 250}.{number % 250}")
            table.people.append(person)
            task = asyncio.create_task(person.play())
            self._playing.add(task)
            task.add_done_callback(self._playing.discard)

    def _everybody(self) -> list[Person]:
        return [person for table in self._tables if not table.is_over for person in table.people]

    async def _replace(self) -> None:
        """Where a game is over, another begins."""
        going = sum(not table.is_over for table in self._tables)
        for _ in range(self.plan.tables - going):
            with suppress(OSError):  # refused in words: it is tried again after the next fault
                await self._open()

    # --- what goes wrong -----------------------------------------------------------------------------------------------

    def _faults(self) -> list[tuple[str, Fault]]:
        """In a random order, each kind as often as its share."""
        kinds: list[tuple[int, str, Fault]] = [
            (4, "a server killed", self._kill),
            (6, "the answer to a COMMIT lost", self._lose_answer),
            (3, "a line broken before COMMIT", self._break_before),
            (3, "all lines of a server broken", self._break_all),
            (1, "PostgreSQL restarted in good order", self._restart),
            (1, "PostgreSQL crashed", self._crash),
            (1, f"PostgreSQL frozen for {self.plan.frozen:g} s", self._freeze),
        ]
        if self._small_disk:
            kinds.append((1, "the database's disk full", self._fill))
        shares = sum(share for share, _, _ in kinds)
        faults = [(name, fault) for share, name, fault in kinds for _ in range(round(self.plan.faults * share / shares))]
        faults += [(kinds[1][1], kinds[1][2])] * (self.plan.faults - len(faults))
        self._choose.shuffle(faults)
        return faults

    def _busy(self) -> int:
        """A server where people are."""
        there = {person.server for person in self._everybody()}
        return self._choose.choice([number for number, server in enumerate(self._servers) if _address_of(server) in there])

    async def _kill(self) -> None:
        await self._all_started()
        server = self._servers[self._busy()]
        self.killed.add(_address_of(server))
        await asyncio.to_thread(server.kill)
        await self._until(lambda: all(one.here and one.server not in self.killed for one in self._everybody()))
        self._starting = asyncio.create_task(self._start(server))

    async def _start(self, server: Server) -> None:
        await asyncio.to_thread(server.start)
        self.killed.discard(_address_of(server))

    async def _all_started(self) -> None:
        """A server can't begin while the database is away, and two must be there."""
        if self._starting is not None:
            await self._starting
            self._starting = None

    async def _lose_answer(self) -> None:
        proxy = self._proxies[self._busy()]
        before = proxy.dropped
        proxy.drop_answer_to("COMMIT", "running")
        await self._until(lambda: proxy.dropped > before)

    async def _break_before(self) -> None:
        proxy = self._proxies[self._busy()]
        before = proxy.dropped
        proxy.break_before("COMMIT", "running")
        await self._until(lambda: proxy.dropped > before)

    async def _break_all(self) -> None:
        await asyncio.to_thread(self._proxies[self._busy()].break_all)

    async def _restart(self) -> None:
        await self._all_started()
        await asyncio.to_thread(self._database.restart, "fast")

    async def _crash(self) -> None:
        await self._all_started()
        await asyncio.to_thread(self._database.restart, "immediate")

    async def _freeze(self) -> None:
        await self._all_started()
        await asyncio.to_thread(self._database.freeze)
        self.is_frozen = True
        try:
            await asyncio.sleep(self.plan.frozen)
        finally:
            self.is_frozen = False
            await asyncio.to_thread(self._database.thaw)

    async def _fill(self) -> None:
        """Until somebody has been refused: there may be some room left in the journals' pages."""
        await self._all_started()
        await asyncio.to_thread(self._database.fill_disk)
        before = self.record.refused
        try:
            await self._until(lambda: self.record.refused > before)
        finally:
            await asyncio.to_thread(self._database.empty_disk)

    # --- afterwards ----------------------------------------------------------------------------------------------------

    async def _recovered(self) -> None:
        """All are at their tables again, and moves are made."""
        await self._until(lambda: all(person.here for person in self._everybody()))
        before = self._seen()
        await self._until(lambda: self._seen() > before)

    def _seen(self) -> int:
        return sum(max(table.shown, default=0) for table in self._tables)

    async def _until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.05)

    async def _end(self) -> None:
        """Nobody plays any more."""
        await self._all_started()
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    def _check(self) -> None:
        """Every table loads at a server that has none in memory, and its journal is what was sent and shown."""
        store, server = Store(self._database.url), self._servers[0]
        server.kill()
        server.start()
        for table in self._tables:
            self._check_table(store, table)
            try:
                server.get_text(f"/t/{table.name}")
            except OSError as error:
                self.record.wrong.append(f"{table.name}: not to be loaded ({error})")
        store.close()

    def _check_table(self, store: Store, table: Table) -> None:
        kept, wrong = store.read(table.name), self.record.wrong
        self.record.tables += 1
        self.record.apart += table.is_apart
        self.record.moves += max(table.shown, default=0)
        if kept.damaged is not None:
            wrong.append(f"{table.name}: damaged from {kept.damaged}")
        if len(kept.moves) < max(table.shown, default=0):
            wrong.append(f"{table.name}: {max(table.shown)} moves were shown, {len(kept.moves)} are kept")
        for number, move in enumerate(kept.moves):
            if table.sent.get(number) != (move.seat, move.action):
                wrong.append(f"{table.name}: move {number} is {move}, but {table.sent.get(number)} was sent")
        when = "SELECT number, extract(epoch FROM pg_xact_commit_timestamp(xmin))::float8 FROM moves WHERE table_id = :table"
        with store.begin() as connection:
            for number, committed in connection.execute(text(when), {"table": table.name}):
                if committed is not None and committed > table.shown.get(number + 1, committed):
                    wrong.append(f"{table.name}: move {number} was shown before it was kept")

    async def _close(self) -> None:
        await self._end()
        for server in self._servers:
            await asyncio.to_thread(server.stop)
        if self._nginx is not None:
            await asyncio.to_thread(self._nginx.close)
        for proxy in self._proxies:
            proxy.close()
        await asyncio.to_thread(self._database.close)


def _address_of(server: Server) -> str:
    return server.address.replace("http://localhost", "127.0.0.1")


def said(record: Record, seconds: float) -> str:
    """The faults with their counts, and what was measured."""
    lines = [f"{count:5} {name}" for name, count in sorted(record.dealt.items(), key=lambda one: -one[1])]
    lines.append(f"{record.dealt.total():5} faults in {seconds / 60:.1f} minutes")
    lines.append(f"{record.moves} moves shown at {record.tables} tables, {record.apart} with people at different servers")
    lines.append(f"{record.refused} moves answered in words that they couldn't be kept")
    for what, times in (("back after a kill", record.back), ("answered while frozen", record.answers)):
        times.sort()
        if times:
            most = times[-1]
            lines.append(f"{what}: {len(times)} times, half within {times[len(times) // 2]:.2f} s, the last after {most:.2f} s")
    lines.append(f"of those who came back, {record.moved} came to another server")
    return "\n".join(lines)

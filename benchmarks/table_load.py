"""Many tables with two live clients each, playing random legal moves as fast as they are acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.request
from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 120  # seconds for opening the tables, and for the moves that are under way at the end


HELLO: dict[str, Any] = {"type": "hello", "changes": True}  # as a page greets
homes = count()  # each client comes from an address of its own, since a server limits what one may send


class Load(NamedTuple):
    """How long a load went on, how many milliseconds each move took to reach all seats, and the bytes that came."""

    seconds: float
    times: list[float]
    received: int = 0

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds

    def percentile(self, share: float) -> float:
        return sorted(self.times)[int(len(self.times) * share)]


class Action(msgspec.Struct):
    text: str


class Told(msgspec.Struct, rename="camel"):
    """The few parts of a browser's message that a random player needs."""

    type: str
    at: int = -1
    to_act: int | None = None
    actions: list[Action] = []
    words: str = ""


class Counting(ClientConnection):
    """Counts what comes, as it comes: compressed."""

    received = 0  # by all connections together

    def data_received(self, data: bytes) -> None:
        Counting.received += len(data)
        super().data_received(data)


class Client:
    """One seat's connection, offering compression as browsers do."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told = Told("")
        self._decoder = msgspec.json.Decoder(Told)

    async def hear(self, at: int) -> None:
        """Wait until the picture after that many moves has come."""
        while self.told.at < at:
            told = self._decoder.decode(await self.socket.recv(decode=False))
            if told.type == "error":
                raise RuntimeError(told.words)
            self.told = told

    async def play(self) -> None:
        move = {"type": "play", "action": random.choice(self.told.actions).text, "at": self.told.at}
        await self.socket.send(msgspec.json.encode(move), text=True)


async def run(
    address: str, game: str, tables: int, seconds: float, begin: Callable[[], object] = lambda: None, every: float = 0
) -> Load:
    """Open the tables, play, leave. A game that ends is followed by a new one.

    With `every`, each table has a move in that many seconds, at a moment of its own; else all play as fast as they can.
    """
    async with asyncio.timeout(seconds + PATIENCE):
        seated = [await sit_down(address, game) for _ in range(tables)]
        times: list[float] = []
        begin()
        begun, before = time.perf_counter(), Counting.received
        await asyncio.gather(*(play(address, game, clients, begun + seconds, times, every) for clients in seated))
        return Load(time.perf_counter() - begun, times, Counting.received - before)


async def play(address: str, game: str, clients: list[Client], until: float, times: list[float], every: float = 0) -> None:
    due = time.perf_counter() + random.random() * every
    while True:
        await asyncio.sleep(max(0, due - time.perf_counter()))
        due += every
        begun = time.perf_counter()
        if begun >= until:
            break
        told = clients[0].told
        if told.to_act is None:
            await leave(clients)
            clients = await sit_down(address, game)
            continue
        await clients[told.to_act].play()
        for client in clients:
            await client.hear(told.at + 1)
        times.append(1000 * (time.perf_counter() - begun))
    await leave(clients)


async def sit_down(address: str, game: str) -> list[Client]:
    order = {"game": game, "seats": [{"kind": "person"}, {"kind": "person"}]}
    made = await asyncio.to_thread(post, f"{address}api/tables", order)
    return [await greet(address, made["table"], made["secrets"][seat]) for seat in ("0", "1")]


async def greet(address: str, table: str, secret: str) -> Client:
    """Connect and take the first picture."""
    link, home = f"{address.replace('http', 'ws', 1)}live/{table}", (f"127.0.0.{2 + next(homes) % 250}", 0)
    client = Client(await connect(link, max_size=None, create_connection=Counting, local_addr=home))
    await client.socket.send(json.dumps(HELLO | {"secrets": [secret]}))
    await client.hear(0)
    return client


async def leave(clients: list[Client]) -> None:
    for client in clients:
        await client.socket.close()


def post(address: str, order: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(address, json.dumps(order).encode(), {"Content-Type": "application/json"})
    answer: dict[str, Any] = json.loads(urllib.request.urlopen(request, timeout=30).read())
    return answer

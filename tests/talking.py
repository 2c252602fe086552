"""A browser at a live connection without a network: every message with values that mean something, and all that is answered."""

from __future__ import annotations

import asyncio
import json
import random
import re
import typing
from collections.abc import Mapping, Sequence
from typing import Any

from kibako.table.limits import Limits
from kibako.table.live import protocol
from kibako.table.live.socket import Connection
from kibako.table.tables.chat import REACTIONS
from kibako.table.tables.services import Services

Message = dict[str, Any]
KINDS: dict[str, type[Any]] = {
    str(kind.__struct_config__.tag): kind for kind in (protocol.Hello, *typing.get_args(protocol.FromBrowser))
}


class Line:
    """What a connection needs of a socket. It can be told when all that was said has been heard."""

    def __init__(self, services: Services, table: str, language: str = "en", address: str = "192.0.2.1") -> None:
        self.sent: list[str] = []
        self._coming: asyncio.Queue[Message] = asyncio.Queue()
        self._waits = asyncio.Event()
        socket: Any = self
        self.connection = Connection(socket, services, language, Limits(), address)
        self.work = asyncio.create_task(self.connection.run(table))

    async def accept(self) -> None: ...

    async def close(self, code: int = 1000) -> None: ...

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def receive(self) -> Message:
        self._waits.set()
        return await self._coming.get()

    async def say(self, words: str | bytes) -> list[str]:
        """What is answered, until the connection waits for more and has sent its news; or until it has ended."""
        self.sent.clear()
        self._waits.clear()
        self._coming.put_nowait({"type": "websocket.receive", "text" if isinstance(words, str) else "bytes": words})
        waiting = asyncio.create_task(self._waits.wait())
        await asyncio.wait({waiting, self.work}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        while self.connection.news.is_set() and not self.work.done():
            await asyncio.sleep(0)
        return list(self.sent)

    async def greet(self, **hello: Any) -> list[str]:
        return await self.say(json.dumps({"type": "hello", **hello}))

    async def hang_up(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.work


class Words:
    """Values for the fields of messages: what is really there, as the newest message of the table says."""

    def __init__(self, secrets: Sequence[str], told: Mapping[str, Any], actions: Sequence[str] = ()) -> None:
        picture = told.get("picture") or ""
        ids = re.findall(r' id="([^"]+)"', picture if isinstance(picture, str) else "".join(map(str, picture["parts"])))
        legal = [action["text"] for action in told.get("actions", ())]
        question = told.get("question") or {}
        self.values: dict[str, Sequence[Any]] = {
            "secrets": [list(secrets), []],
            "shape": ["wide", "tall", "upright", "low"],
            "outline": [True, False],
            "picture": [True],
            "view": [True, False],
            "changes": [True, False],
            "seat": [0, 1, 2],
            "pace": [None, 0],
            "seconds": [None, 0, 0.5],
            "wanted": [True, False],
            "action": [*legal, *actions, "castle"],
            "element": [*ids, "", "nothing"],
            "path": [[], ids[:1], ids[-2:]],
            "at": [told.get("at", 0), told.get("at", 0) - 1],
            "luck": ["abc", "0" * 32],
            "agree": [True, False],
            "to": [question.get("number", 0), 1],
            "words": ["Hello", "<b>&"],
            "name": ["Zoe", ""],
            "icon": [*REACTIONS, "none"],
            "spectator": ["x"],
            "verdict": ["muted", "removed", None],
            "address": ["", "nobody@example.org", "https://example.org/"],
        }

    def message(self, kind: str, choose: random.Random) -> Message:
        """One of a kind with all its fields."""
        fields = KINDS[kind].__struct_fields__
        return {"type": kind, **{name: choose.choice(list(self.values[name])) for name in fields}}

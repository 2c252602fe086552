"""One browser at a table, live."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from kibako.engine.errors import KibakoError
from kibako.engine.words import text
from kibako.table import chat
from kibako.table.errors import NotYourSeat, TableError, TooFast
from kibako.table.hub import Hub, Stale, clean
from kibako.table.limits import Bucket
from kibako.table.live import LONGEST_NAME, LiveTable
from kibako.table.orders import Hello, Message
from kibako.table.pages import language_of
from kibako.table.scenes import Looking, draw, help_message, hint_message, table_message, why_message

HELLO_SECONDS = 10
MESSAGES_A_SECOND, AT_ONCE = 20, 60  # more than a person sends


class Connection:
    """Receives messages one by one; sends the newest state whenever it has changed, skipping what is outdated."""

    def __init__(self, socket: WebSocket, hub: Hub) -> None:
        self.socket = socket
        self.hub = hub
        self.seats: set[int] = set()
        self.looking = Looking(set(), tall=False, language=language_of(socket))
        self.bucket = Bucket(MESSAGES_A_SECOND, AT_ONCE)
        self.chat_bucket = Bucket(chat.A_SECOND, chat.AT_ONCE)
        self.news = asyncio.Event()
        self.outdated = False  # whether the table has changed since it was sent
        self.letters: deque[dict[str, Any]] = deque()  # small messages that wait to be sent

    def wake(self) -> None:
        self.outdated = True
        self.news.set()

    def tell(self, message: dict[str, Any]) -> None:
        """Something small, without the whole table."""
        self.letters.append(message)
        self.news.set()

    async def run(self, table: str) -> None:
        await self.socket.accept()
        try:
            live = await self._greet(table)
        except (KibakoError, ValidationError, TimeoutError, UnicodeError) as error:
            await self._say({"type": "error", "words": self._words(error), "final": True})
            await self.socket.close(4404)
            return
        except WebSocketDisconnect:
            return
        live.onlookers.add(self)
        self.tell(chat.chat_message(live.company.chat, whole=True))
        live.changed()
        sender = asyncio.create_task(self._send_news(live))
        try:
            await self._listen(live)
        except WebSocketDisconnect:
            pass
        finally:
            live.onlookers.discard(self)
            live.changed()
            self.hub.host.follow(live)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender

    async def _greet(self, table: str) -> LiveTable:
        """Learn which seats this browser has; secrets that open none are told, not ignored."""
        async with asyncio.timeout(HELLO_SECONDS):
            hello = Hello.model_validate_json(await self.socket.receive_text())
        live = await self.hub.find(table)
        for secret in hello.secrets:
            self.seats.add(live.seat_of(secret))
        self.looking = Looking(self.seats, hello.tall, self.looking.language)
        self.looking.text, self.looking.picture, self.looking.data = hello.text, hello.picture, hello.view
        if live.to_act in self.seats and (len(self.seats) == 1 or not live.match.game.sheet.secrets):
            self.looking.seat = live.to_act
        return live

    async def _send_news(self, live: LiveTable) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            if self.outdated:
                self.outdated = False
                self.looking.planned = None
                self._follow(live)
                await self._say(table_message(live, self.looking))
            while self.letters:
                await self._say(self.letters.popleft())

    def _follow(self, live: LiveTable) -> None:
        """With several seats and no secrets, look through the eyes of whoever is to act."""
        if live.to_act in self.seats and not live.match.game.sheet.secrets:
            self.looking.seat = live.to_act

    async def _listen(self, live: LiveTable) -> None:
        while True:
            said = await self.socket.receive_text()
            if not self.bucket.take():
                await self._say({"type": "error", "words": self.looking.say("too-many-messages")})
                continue
            try:
                await self._obey(live, Message.model_validate_json(said))
            except Stale:
                self.wake()
            except (KibakoError, ValidationError, UnicodeError) as error:
                await self._say({"type": "error", "words": self._words(error)})

    async def _obey(self, live: LiveTable, message: Message) -> None:
        self._look(message)
        await self._explain(live, message)
        await self._act(live, message)
        await self._obey_in_company(live, message)

    def _look(self, message: Message) -> None:
        """Whose eyes, which shape, in words or not."""
        if message.tall is not None:
            self.looking.tall = message.tall
            self.wake()
        if message.see is not None:
            self.looking.seat = self._own(message.see)
            self.wake()
        if message.text is not None:
            self.looking.text = message.text
            self.wake()

    async def _explain(self, live: LiveTable, message: Message) -> None:
        """What can be done, why not, what a bot would do, how it would look."""
        if message.help:
            await self._say(help_message(live, self.looking))
        if message.why is not None and live.to_act == self._acting():
            await self._say(why_message(live, self.looking, message.path, message.why))
        if message.hint:
            seat, at = self._acting(), len(live.match.journal)
            await self._say(hint_message(live, self.looking, await self.hub.advice(live, seat), at))
        if message.plan is not None:
            await self._show_plan(live, message.plan)

    async def _act(self, live: LiveTable, message: Message) -> None:
        if message.play is not None:
            await self.hub.play(live, self._acting(), message.play, message.at)
        if message.hurry:
            self._acting()
            self.hub.hurry(live, message.at)
        if message.undo:
            await self.hub.undo(live, self._acting())
        if message.agree is not None:
            await self.hub.agree(live, self._acting(), message.agree)
        if message.bot is not None:
            await self.hub.offer_bot(live, self._acting(), message.bot)
        if message.back:
            await self.hub.come_back(live, self._acting())

    async def _obey_in_company(self, live: LiveTable, message: Message) -> None:
        """Chat, pauses, and where to be told of one's turns."""
        if message.say is not None:
            await self._chat(live, "words", chat.check_words(message.say), message.name)
        if message.react is not None:
            await self._chat(live, "reaction", chat.check_reaction(message.react), message.name)
        if message.pause is True:
            await self.hub.ask_pause(live, self._acting(), self.seats)
        elif message.pause is False:
            self._acting()
            await self.hub.resume(live)
        if message.address is not None:
            self._check_chat_rate()
            await self.hub.host.set_address(live, self._acting(), message.address, self.looking.language)
            self.wake()

    async def _chat(self, live: LiveTable, kind: str, words: str, given: str) -> None:
        """Players speak as their seat, others under a name that they give."""
        seat = self.looking.seat
        name = live.names[seat] if seat is not None else clean(given, LONGEST_NAME)
        if not name:
            raise TableError(text("chat-needs-name"))
        self._check_chat_rate()
        await self.hub.host.say(live, seat, name, kind, words)

    def _check_chat_rate(self) -> None:
        if not self.chat_bucket.take():
            raise TooFast(text("chat-too-fast"))

    async def _show_plan(self, live: LiveTable, planned: str) -> None:
        """The picture with a chosen action drawn in; made from the seat's view alone."""
        self.looking.planned = None
        if planned:
            if live.to_act != self._acting() or planned not in live.match.actions():
                raise TableError(text("not-now"))
            self.looking.planned = planned
        game, state = live.match.game, live.match.state
        view, speaker = game.look(state, self.looking.seat), self.looking.speaker(live)
        await self._say({"type": "plan", "at": len(live.match.journal), "picture": draw(live, view, speaker, self.looking)})

    def _own(self, seat: int) -> int:
        if seat not in self.seats:
            raise NotYourSeat(text("not-your-seat"))
        return seat

    def _acting(self) -> int:
        if self.looking.seat is None:
            raise NotYourSeat(text("only-players"))
        return self.looking.seat

    def _words(self, error: BaseException) -> str:
        if isinstance(error, KibakoError):
            return error.words(self.looking.language)
        if isinstance(error, ValidationError):
            return self.looking.say("malformed-message", why=error.errors()[0]["msg"])
        return self.looking.say("no-greeting" if isinstance(error, TimeoutError) else "malformed-message", why=str(error))

    async def _say(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())

"""One browser at a table, live."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from kibako.engine.errors import KibakoError
from kibako.engine.words import text
from kibako.table.errors import NoSuchTable, NotYourSeat, Stopped, StoreDown, TableError, TooFast
from kibako.table.limits import Bucket, Limits
from kibako.table.live import protocol
from kibako.table.live.presenter import (
    coach_message,
    explain_message,
    help_message,
    hint_message,
    plan_message,
    table_message,
    why_message,
)
from kibako.table.live.viewer import Viewer
from kibako.table.store.records import ChatKind, ChatLine
from kibako.table.tables import chat
from kibako.table.tables.delivery import is_mail
from kibako.table.tables.identity import called, name_of
from kibako.table.tables.services import Services
from kibako.table.tables.table import LiveTable, Stale

HELLO_SECONDS = 10
COME_AGAIN, NOTHING_HERE = 1013, 4404  # with which a connection is closed that never began, or is ended
STOPPED = 4410  # and where the table can't go on
MOST_WATCHING, MOST_WATCHING_EACH = 200, 20  # at a table, in all and from one address
MESSAGES_A_SECOND, AT_ONCE = 20, 60  # more than a person sends
MALFORMED = (msgspec.DecodeError, UnicodeError, RecursionError)  # what is no message, or nested without end


class Connection:
    """Receives messages one by one; sends the newest state whenever it has changed, skipping what is outdated."""

    def __init__(self, socket: WebSocket, services: Services, language: str, limits: Limits, address: str) -> None:
        self.socket = socket
        self.services = services
        self.seats: set[int] = set()
        self.viewer = Viewer(set(), language)
        self.bucket = Bucket(MESSAGES_A_SECOND, AT_ONCE)
        self.limits = limits
        self.address = address
        self.spectator = ""  # our mark, where we watch
        self.news = asyncio.Event()
        self.outdated = False  # whether the table has changed since it was sent
        self.asked = False  # whether it is wanted in another form: that costs us, while what others do doesn't
        self.heard: deque[protocol.ChatMessage] = deque()  # what waits to be sent without the table

    @property
    def is_program(self) -> bool:
        return not self.viewer.picture_wanted and not self.viewer.outline

    @property
    def pace(self) -> float | None:
        return self.viewer.pace

    def wake(self) -> None:
        self.outdated = True
        self.news.set()

    def hear(self, *said: ChatLine, whole: bool = False) -> None:
        self.heard.append(protocol.ChatMessage(whole, said))
        self.news.set()

    async def run(self, table: str) -> None:
        await self.socket.accept()
        try:
            live = await self._greet(table)
        except (KibakoError, TimeoutError, *MALFORMED) as error:
            await self._turn_away(error)
            return
        except WebSocketDisconnect:
            return
        self.hear(*live.company.chat, whole=True)
        live.come(self)
        sender = asyncio.create_task(self._send_news(live))
        try:
            await self._listen(live)
        except WebSocketDisconnect:
            pass
        finally:
            live.go(self)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender

    async def _turn_away(self, error: BaseException) -> None:
        """Say why; and whether to come again, or never. A database that is away takes nobody's seat."""
        await self._say(protocol.ErrorMessage(self._words(error), final=isinstance(error, (NoSuchTable, NotYourSeat))))
        come_again = isinstance(error, (StoreDown, TimeoutError))
        await self.socket.close(STOPPED if isinstance(error, Stopped) else COME_AGAIN if come_again else NOTHING_HERE)

    async def _greet(self, table: str) -> LiveTable:
        """Learn which seats this browser has; secrets that open none are told, not ignored."""
        async with asyncio.timeout(HELLO_SECONDS):
            hello = protocol.hellos.decode(await self._receive())
        live = await self.services.registry.find(table)
        self._check_room(live, hello)
        self.spectator = self.services.spectators.mark(live, self.address)
        if not hello.secrets:
            self.services.spectators.check_may_come(live, self.address)
        for secret in hello.secrets:
            self.seats.add(live.seat_of(secret))
        self.viewer = Viewer(self.seats, self.viewer.language, hello)
        self.viewer.follow(live)
        return live

    def _check_room(self, live: LiveTable, hello: protocol.Hello) -> None:
        """Each who watches costs a picture at every move."""
        watching = [one for one in live.onlookers if not one.seats]
        crowd = sum(one.address == self.address for one in watching)
        self.services.registry.check_bot_games(self.address, live)
        if not hello.secrets and (crowd >= MOST_WATCHING_EACH or len(watching) >= MOST_WATCHING):
            raise TooFast(text("too-many-watch"))

    async def _send_news(self, live: LiveTable) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            if live.stopped is not None:
                await self._turn_away(live.stopped)
                return
            if not self.seats and live.company.is_removed(self.spectator):
                await self._say(protocol.ErrorMessage(self.viewer.say("you-were-removed"), final=True))
                await self.socket.close(NOTHING_HERE)
                return
            if self.outdated:
                self.outdated = False
                self.viewer.follow(live)
                with self.limits.drawing(self.address) if self.asked else contextlib.nullcontext():
                    message = table_message(live, self.viewer)
                self.asked = False
                await self._say(message)
            while self.heard:
                await self._say(self.heard.popleft())

    async def _listen(self, live: LiveTable) -> None:
        while True:
            said = await self._receive()
            if not (self.bucket.take() and self.limits.take("messages", self.address)):
                await self._say(protocol.ErrorMessage(self.viewer.say("too-many-messages")))
                continue
            try:
                await self._obey(live, protocol.messages.decode(said))
            except Stale:
                self.wake()
            except (KibakoError, *MALFORMED) as error:
                await self._say(protocol.ErrorMessage(self._words(error)))

    async def _obey(self, live: LiveTable, message: protocol.FromBrowser) -> None:
        if isinstance(message, protocol.Viewing):
            await self.limits.turn(self.address)
            self._look(message)
        elif isinstance(message, protocol.Hint):
            await self._advise(live)
        elif isinstance(message, protocol.Asking):
            await self.limits.turn(self.address)
            with self.limits.drawing(self.address):
                answer = self._explained(live, message)
            if answer is not None:
                await self._say(answer)
        elif isinstance(message, protocol.Playing):
            await self._act(live, self._acting(), message)
        else:
            await self._socialise(live, message)

    def _look(self, message: protocol.Viewing) -> None:
        """Whose eyes, which shape, in words or not, how quickly."""
        match message:
            case protocol.See(seat):
                self.viewer.seat = self._own(seat)
            case protocol.Shape(shape):
                self.viewer.shape = shape
            case protocol.Outline(wanted):
                self.viewer.outline = wanted
            case protocol.Redraw():
                self.viewer.forget()
            case protocol.Pace(seconds):
                self.viewer.pace = seconds
        self.asked = True
        self.wake()

    async def _advise(self, live: LiveTable) -> None:
        seat, at = self._acting(), len(live.match.journal)
        if not self.limits.take("hints", self.address):
            raise TooFast(text("too-many-looks"))
        await self._say(hint_message(live, self.viewer, await self.services.bots.advise(live, seat), at))

    def _explained(self, live: LiveTable, message: protocol.Asking) -> protocol.ToBrowser | None:
        """What can be done, why not, how it would look; nothing to a click that came too late."""
        match message:
            case protocol.Help():
                return help_message(live, self.viewer)
            case protocol.Why(element, path):
                return why_message(live, self.viewer, path, element) if live.to_act == self._acting() else None
            case protocol.Explain(element):
                return explain_message(live, self.viewer, element)
            case protocol.Coach():
                return coach_message(live, self.viewer)
            case protocol.Audience():
                self._acting()
                return protocol.AudienceMessage([protocol.SpectatorLine(*one) for one in self.services.spectators.all(live)])
            case protocol.Plan(action):
                return self._plan(live, action)
        return None

    async def _act(self, live: LiveTable, seat: int, message: protocol.Playing) -> None:
        match message:
            case protocol.Play(action, at):
                await self.services.moves.play(live, seat, action, at)
            case protocol.Contribute(own, luck):
                await self.services.registry.contribute(live, self._own(own), luck)
            case protocol.Hurry(at):
                self.services.bots.hurry(live, at)
            case protocol.Undo():
                await self.services.consent.undo(live, seat, self.seats)
            case protocol.Answer(agree, to):
                await self.services.consent.answer(live, seat, agree, to)
            case protocol.Substitute(other):
                await self.services.consent.let_bot_play(live, seat, other)
            case protocol.Leave():
                await self.services.consent.leave(live, seat)
            case protocol.GiveUp():
                await self.services.consent.give_up(live, seat, self.seats)
            case protocol.Return():
                await self.services.registry.give_back(live, seat)

    async def _socialise(self, live: LiveTable, message: protocol.Socialising) -> None:
        """Chat, spectators, pauses, and where to be told of one's turns."""
        match message:
            case protocol.Say(words, name):
                await self._chat(live, "words", chat.check_words(words), name)
            case protocol.React(icon, name):
                await self._chat(live, "reaction", chat.check_reaction(icon), name)
            case protocol.Judge(spectator, verdict):
                self._acting()
                self._check_chat_rate(live)
                await self.services.spectators.judge(live, spectator, verdict)
            case protocol.Pause():
                await self.services.consent.pause(live, self._acting(), self.seats)
            case protocol.Resume():
                self._acting()
                await self.services.clocks.resume(live)
            case protocol.Notify(address):
                self._check_chat_rate(live)
                if is_mail(address) and not self.limits.take("confirmations", self.address):
                    raise TooFast(text("too-many-confirmations"))
                await self.services.notifications.set_address(live, self._acting(), address, self.viewer.language)

    async def _chat(self, live: LiveTable, kind: ChatKind, words: str, given: str) -> None:
        """Players speak as their seat, others under a name that they give."""
        seat = self.viewer.seat
        name = called(live.seats[seat], self.viewer.language) if seat is not None else name_of(given)
        if not name:
            raise TableError(text("chat-needs-name"))
        self._check_chat_rate(live)
        if seat is None:
            self.services.spectators.check_may_speak(live, self.address)
        await self.services.chat.say(live, seat, name, kind, words, self.spectator if seat is None else "")

    def _check_chat_rate(self, live: LiveTable) -> None:
        """Of a person, however often they connect; and all who watch together say no more than a player."""
        table, seat = live.record.id, self.viewer.seat
        may = self.limits.take("chat", f"{table} {self.address if seat is None else seat}")
        if not may or (seat is None and not self.limits.take("watchers", table)):
            raise TooFast(text("chat-too-fast"))

    def _plan(self, live: LiveTable, planned: str | None) -> protocol.PlanMessage:
        if planned is not None and (live.to_act != self._acting() or planned not in live.match.actions()):
            raise TableError(text("not-now"))
        self.viewer.planned = planned
        return plan_message(live, self.viewer)

    def _own(self, seat: int) -> int:
        if seat not in self.seats:
            raise NotYourSeat(text("not-your-seat"))
        return seat

    def _acting(self) -> int:
        if self.viewer.seat is None:
            raise NotYourSeat(text("only-players"))
        return self.viewer.seat

    def _words(self, error: BaseException) -> str:
        if isinstance(error, KibakoError):
            return error.words(self.viewer.language)
        return self.viewer.say("no-greeting" if isinstance(error, TimeoutError) else "malformed-message", why=str(error))

    async def _receive(self) -> str | bytes:
        """The next frame; JSON may come as text or as bytes."""
        frame = await self.socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame["code"])
        said: str | bytes = frame.get("text") or frame.get("bytes") or ""
        return said

    async def _say(self, message: protocol.ToBrowser) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())

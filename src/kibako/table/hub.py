"""All tables of this server: opening, joining, playing, taking back. A change is kept before anybody sees it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Awaitable

from kibako.bots.ismcts import Thought
from kibako.engine.fair import new_seed
from kibako.engine.shelf import game as find_game
from kibako.engine.words import Speaker, text
from kibako.table.clocks import Clock, new_clock
from kibako.table.errors import NotYourSeat, Paused, StoreDown, TableError
from kibako.table.host import Host
from kibako.table.keeper import Keeper
from kibako.table.live import LONGEST_NAME, LONGEST_TITLE, Decision, LiveTable, Question, digest_of, new_secret
from kibako.table.notify import Post
from kibako.table.orders import NewTable
from kibako.table.pages import TABLE
from kibako.table.records import Kept, Played, SeatRecord, TableRecord
from kibako.table.store import Conflict, Store
from kibako.table.thinking import Thinker, Thinking, check_level

STORE_PAUSE = 2.0  # seconds until a bot tries again to keep its move


class Stale(Exception):
    """The move was made for a position that is gone; the new one is on its way."""


class Hub:
    def __init__(self, store: Store, pace: float = 0.7, post: Post | None = None) -> None:
        self.store = store
        self.pace = pace  # seconds that a bot takes at least, so that people can follow
        self._thinker = Thinker()
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.keeper = Keeper(store)
        self.host = Host(self, post or Post())
        self._bots: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await self.host.close()
        for task in self._bots:
            task.cancel()
        await asyncio.gather(*self._bots, return_exceptions=True)
        await self._thinker.close()
        self.keeper.close()
        self.store.close()

    # --- tables --------------------------------------------------------------------------------------------------------

    async def open(self, order: NewTable, language: str = "en") -> tuple[str, dict[int, str]]:
        """A new table, and the secrets of the seats that whoever opened it has."""
        game = find_game(order.game)
        count = game.sheet.check_seats(len(order.seats))
        options = game.sheet.check_options(order.options)
        title = clean(order.title, LONGEST_TITLE) or game.title
        own = {number: new_secret() for number, seat in enumerate(order.seats) if seat.kind == "person"}
        chairs = [_chair(order, number, own.get(number, ""), language) for number in range(count)]
        status = "open" if any(chair.kind == "open" for chair in chairs) else "running"
        seed, salt = order.seed or new_seed(), new_seed()
        record = TableRecord(new_id(), title, game.key, game.sheet.rules, options, seed, order.public, status, salt)
        await self.add(Kept(record, chairs, []), new_clock(order.clock.kind, order.clock.seconds))
        return record.id, own

    async def add(self, kept: Kept, clock: Clock | None = None) -> None:
        """A table that is made: kept first, then known to everybody."""
        live = LiveTable(kept)
        await self.keeper.do(self.store.create, *kept)
        if clock is not None and clock.kind != "none":
            live.company.clock = clock
            await self.keeper.do(self.host.ledger.keep_clock, live.record.id, clock)
        self._live[live.record.id] = live
        self._wake_bot(live)

    async def find(self, table: str) -> LiveTable:
        """The table, from memory or from the store; loaded once, however many ask."""
        live = self._live.get(table)
        if live is not None:
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> LiveTable:
        kept = await self.keeper.do(self.store.read, table)
        company = await self.keeper.do(self.host.ledger.read, table)
        live = self._live.setdefault(table, LiveTable(kept))
        live.company = company
        self._wake_bot(live)
        return live

    async def join(self, live: LiveTable, name: str, wanted: int | None) -> tuple[int, str]:
        """Sit down; the secret is told once and only its digest kept."""
        name = clean(name, LONGEST_NAME)
        if not name:
            raise TableError(text("say-your-name"))
        async with live.lock:
            number, secret = live.open_seat(wanted), new_secret()
            chair = SeatRecord(number, "person", name, "", digest_of(secret))
            await self.keeper.do(self.store.take_seat, live.record.id, chair)
            live.seats[number] = chair
            live.changed()
        self._wake_bot(live)
        return number, secret

    # --- playing -------------------------------------------------------------------------------------------------------

    async def play(self, live: LiveTable, seat: int, action: str, at: int) -> None:
        """Play a move at its number in the journal; one that comes twice or late is Stale."""
        async with live.lock:
            if at != len(live.match.journal):
                raise Stale
            _check_not_paused(live)
            if live.status == "open":
                raise TableError(text("not-begun"))
            if live.to_act is not None and live.to_act != seat:
                raise NotYourSeat(text("not-your-turn"))
            live.match.play(action)
            await self._keep_move(live, at)
            live.question = None
            live.changed()
        self._wake_bot(live)

    async def _keep_move(self, live: LiveTable, at: int) -> None:
        try:
            await self.keeper.append(Played(live.record.id, at, live.last_move(), live.status))
        except Conflict:
            self._live.pop(live.record.id, None)  # another server played: read again
            raise Stale from None
        except BaseException:
            live.match.truncate(at)
            raise

    async def undo(self, live: LiveTable, seat: int) -> None:
        """Take one's last action back: at once if nothing was revealed since, else by asking the others."""
        async with live.lock:
            length = live.undo_length(seat)
            _check_not_paused(live)
            if length is None:
                raise TableError(text("nothing-to-take-back"))
            if live.company.deals and (live.status == "over" or not live.undo_is_free(seat)):
                raise TableError(text("deal-stands"))
            if live.undo_is_free(seat):
                await self._truncate(live, length)
            else:
                await self._ask(live, Question("undo", seat, length=length))
        self._wake_bot(live)

    async def offer_bot(self, live: LiveTable, asker: int, seat: int) -> None:
        """Let a bot play for somebody who is away, if all others agree."""
        async with live.lock:
            if live.company.clock.kind == "relaxed" and live.company.clock.is_over(seat) and asker != seat:
                await self._reseat(live, live.seats[seat]._replace(kind="bot", level="easy"))
                live.changed()
            elif seat not in live.people() or seat in live.present():
                raise TableError(text("bot-only-for-away"))
            else:
                await self._ask(live, Question("bot", asker, seat=seat))
        self._wake_bot(live)

    async def come_back(self, live: LiveTable, seat: int) -> None:
        """Somebody whose seat a bot has been playing takes it again."""
        async with live.lock:
            await self._reseat(live, live.seats[seat]._replace(kind="person", level=""))
            live.changed()
        self._wake_bot(live)

    async def ask_pause(self, live: LiveTable, asker: int, own: set[int]) -> None:
        """Stop the clock until somebody resumes, if all others agree; own are the seats at the asker's screen."""
        async with live.lock:
            if live.status != "running" or live.paused:
                raise TableError(text("no-pause"))
            await self._ask(live, Question("pause", asker, agreed=set(own)))
        self._wake_bot(live)

    async def resume(self, live: LiveTable) -> None:
        await self.host.resume(live)
        self._wake_bot(live)

    async def agree(self, live: LiveTable, seat: int, yes: bool) -> None:
        async with live.lock:
            question = live.question
            if question is None or seat == question.asker:
                return
            if not yes:
                live.question = None
                live.changed()
                return
            question.agreed.add(seat)
            await self._settle(live, question)
        self._wake_bot(live)

    async def _ask(self, live: LiveTable, question: Question) -> None:
        live.question = question
        await self._settle(live, question)

    async def _settle(self, live: LiveTable, question: Question) -> None:
        """Do what was asked once every other person has agreed."""
        asked = live.people() - {question.asker, question.seat}
        if asked <= question.agreed:
            live.question = None
            if question.kind == "undo":
                await self._truncate(live, question.length)
            elif question.kind == "pause":
                await self.host.pause(live)
            else:
                await self._reseat(live, live.seats[question.seat]._replace(kind="bot", level="easy"))
        live.changed()

    async def _truncate(self, live: LiveTable, length: int) -> None:
        await self.keeper.do(self.store.truncate, live.record.id, length, "running")
        live.match.truncate(length)
        live.question = None
        live.changed()

    async def _reseat(self, live: LiveTable, chair: SeatRecord) -> None:
        await self.keeper.do(self.store.change_seat, live.record.id, chair)
        live.seats[chair.number] = chair

    # --- bots ----------------------------------------------------------------------------------------------------------

    def _wake_bot(self, live: LiveTable) -> None:
        """After every change: stop a bot that isn't asked any more, let one play if it is to, and the host see to the rest."""
        self.host.follow(live)
        for decision in live.decisions:
            if decision.wanted and not live.wants(decision):
                decision.drop()
        if live.bots is None and live.bot_to_act is not None:
            live.bots = asyncio.create_task(self._run_bots(live))
            self._bots.add(live.bots)
            live.bots.add_done_callback(self._bots.discard)

    async def _run_bots(self, live: LiveTable) -> None:
        """Play for bots until a person is to act."""
        try:
            while (seat := live.bot_to_act) is not None:
                try:
                    await self._bot_move(live, seat, live.seats[seat].level, self.pace)
                except (Stale, NotYourSeat, Paused):
                    continue  # somebody took a move back meanwhile
                except StoreDown:
                    await asyncio.sleep(STORE_PAUSE)
        finally:
            live.bots = None

    def hurry(self, live: LiveTable, at: int) -> None:
        """Let the bot that thinks about a move play its best one so far."""
        if at != len(live.match.journal):
            raise Stale
        if live.company.deals:
            raise TableError(text("no-hurry"))
        for decision in live.decisions:
            decision.thinking.stop()

    async def decide_for(self, live: LiveTable, seat: int, level: str) -> bool:
        """Let a bot make one decision for a person, unless they make it first; says whether the bot did."""
        try:
            await self._bot_move(live, seat, level, pace=0)
        except (Stale, NotYourSeat, Paused):
            return False
        return True

    async def advice(self, live: LiveTable, seat: int) -> list[Thought]:
        """What a strong bot would play in a person's place; made from that seat's view alone."""
        if not live.gives_hints():
            raise TableError(text("no-hints"))
        if live.to_act != seat:
            raise NotYourSeat(text("not-your-turn"))
        state, game = live.match.state, live.match.game
        legal = [int(action) for action in state.actions()]
        return await self._thinker.advise(
            game, game.look(state, seat), legal, bot_seed(live.match.seed, len(live.match.journal))
        )

    async def _bot_move(self, live: LiveTable, seat: int, level: str, pace: float) -> None:
        at, state, game = len(live.match.journal), live.match.state, live.match.game
        legal = [int(action) for action in state.actions()]
        thinking, luck = Thinking(), bot_seed(live.match.seed, at)
        thought = self._thinker.choose(game, game.look(state, seat), legal, level, luck, thinking)
        made = asyncio.create_task(_paced(thought, pace))
        decision = Decision(live.seats[seat], live.match.journal, at, thinking, made)
        live.decisions.add(decision)
        try:
            await asyncio.wait((made,))
        finally:
            live.decisions.discard(decision)
            made.cancel()
        if not decision.wanted:
            raise Stale
        await self.play(live, seat, game.write(made.result()), at)


async def _paced(thought: Awaitable[int], pace: float) -> int:
    action, _ = await asyncio.gather(thought, asyncio.sleep(pace))
    return action


def new_id() -> str:
    return secrets.token_urlsafe(9)


def bot_seed(seed: str, at: int) -> int:
    """A bot's luck follows from the table's, so that the same deal meets the same bots; a hash hides the seed."""
    return int.from_bytes(hashlib.blake2b(f"bot {seed} {at}".encode(), digest_size=8).digest())


def _check_not_paused(live: LiveTable) -> None:
    if live.paused:
        raise Paused(text("paused"))


def clean(given: str, longest: int) -> str:
    """A name or title without control characters and surplus spaces, of bounded length."""
    printable = "".join(sign if sign.isprintable() else " " for sign in given)
    return " ".join(printable.split())[:longest]


def _chair(order: NewTable, number: int, secret: str, language: str) -> SeatRecord:
    seat, speaker = order.seats[number], Speaker(TABLE, None, None, language)
    name = clean(seat.name, LONGEST_NAME)
    if seat.kind == "bot":
        name = name or speaker.say(text("bot-name", number=number + 1))
        return SeatRecord(number, "bot", name, check_level(seat.level))
    if seat.kind == "person":
        name = name or speaker.say(text("player-name", number=number + 1))
        return SeatRecord(number, "person", name, "", digest_of(secret))
    return SeatRecord(number, "open", speaker.say(text("seat-name", number=number + 1)))

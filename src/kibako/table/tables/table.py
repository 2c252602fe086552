"""A table while somebody is at it: the match, the people, what they have asked each other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final, Generic, Literal, NamedTuple, Protocol, TypeVar

import msgspec

from kibako.engine.actions import Entry
from kibako.engine.commitment import mixed
from kibako.engine.errors import UnknownGame
from kibako.engine.game import Game, Match, View
from kibako.engine.journal import Entries
from kibako.engine.registry import game as find_game
from kibako.engine.story import Line
from kibako.engine.words import text
from kibako.table.errors import Damaged, NotYourSeat, OtherGame, Paused, Stopped, TableFull
from kibako.table.figures import ONLOOKERS
from kibako.table.store.records import (
    AWAITED,
    UNREADABLE,
    ChatLine,
    Company,
    Kept,
    Move,
    News,
    SeatRecord,
    Status,
    TableRecord,
    sum_after,
    sum_of,
)
from kibako.table.store.social import latest
from kibako.table.tables.events import Topic
from kibako.table.tables.identity import called, seat_with


class Onlooker(Protocol):
    """A connection that wants to know of changes."""

    seats: set[int]
    address: str  # where it comes from
    spectator: str  # its mark as one who watches

    @property
    def is_program(self) -> bool: ...  # nobody looks at what it is sent

    @property
    def pace(self) -> float | None: ...  # the seconds that it wishes bots to take

    def wake(self) -> None: ...

    def hear(self, *said: ChatLine) -> None: ...


class Stale(Exception):
    """Something was done for a table that is another by now; it is on its way."""


class Question(msgspec.Struct, frozen=True):
    """Something that the other people at the table must agree to."""

    kind: Literal["undo", "bot", "pause", "end"]
    asker: int
    number: int = 0  # no other question's: an answer says which one it is meant for
    length: int = 0  # undo: of the journal afterwards
    seat: int = -1  # bot: whose seat
    agreed: frozenset[int] = frozenset()

    def kept(self) -> str:
        return msgspec.json.encode(self, order="deterministic").decode()


L = TypeVar("L")


class Log(NamedTuple, Generic[L]):
    """What a seat has been told so far: up to which entry of the journal, and under which names."""

    names: list[str]
    last: Entry
    length: int
    lines: list[L]

    def holds(self, names: list[str], journal: Entries) -> bool:
        """Whether the journal only went on since. Taking back makes new entries of all, so the last tells."""
        return self.names == names and self.length <= len(journal) and journal[self.length - 1] is self.last


EXAMPLE: Final = "example"  # the seed of what is shown before the luck is settled
AWAY: Final = 180.0  # seconds without a connection after which a bot may play for somebody: no line is broken that long
EXPECTED: Final = 120.0  # seconds for which somebody who has gone may come back at any moment
IDLE: Final = 300.0  # seconds that a table stays in memory after somebody was there or asked for it
SLICE: Final = 64  # moves that are replayed before others have their turn


class LiveTable:
    def __init__(
        self,
        kept: Kept,
        match: Match | None = None,
        changes: Topic[LiveTable] | None = None,
        keeping: Topic[tuple[LiveTable, bool]] | None = None,
    ) -> None:
        self.record: TableRecord = kept.table
        self.seats: list[SeatRecord] = kept.seats
        self.match: Match = _replay(kept) if match is None else match
        self.sum = sum_of(kept.moves)  # of the journal, as it is kept
        self.doubtful = False  # whether the last change may or may not have been kept
        self.stopped: Stopped | None = None  # why it can't go on
        self.company = Company()
        self.lock = asyncio.Lock()
        self.company_lock = asyncio.Lock()  # what is said waits for no move
        self.onlookers: set[Onlooker] = set()
        self.elsewhere: set[int] = set()  # the seats whose people are at other servers
        self.patron = ""  # the address that its bots think for: of whoever opened it, then of who sits there
        self.visited = any(move.seat in self.owned() for move in kept.moves)  # whether any of its people has ever come
        self._left = -EXPECTED  # when the last onlooker went
        self._asked = time.monotonic()  # when somebody last asked for it
        self._seen = [time.monotonic()] * len(kept.seats)  # when the person of each seat was last known to be there
        self.question = _question(kept.question)
        self.revision = kept.revision  # up to which every kept change is known
        self.version = 0  # raised by every change that somebody may see
        self.commitment = self.match.commitment if self.record.salt else None
        self._changes = changes or Topic[LiveTable]()
        self._keeping = keeping or Topic[tuple[LiveTable, bool]]()
        self._logs: dict[tuple[int | None, str], Log[str]] = {}
        self._stories: dict[tuple[int | None, str], Log[Line]] = {}

    # --- the journal -------------------------------------------------------------------------------------------------

    @property
    def journal(self) -> tuple[int, str]:
        """What tells this journal from every other."""
        return len(self.match.journal), self.sum

    def reload(self, kept: Kept, match: Match, company: Company) -> None:
        """Become what is kept; whoever looks on stays and is told."""
        self.match = match
        self.record, self.seats, self.sum = kept.table, kept.seats, sum_of(kept.moves)
        self.question, self.revision = _question(kept.question), kept.revision
        self.doubtful = False
        self._hear_of(company)
        self.changed()

    def seat(self, chair: SeatRecord) -> None:
        """A seat has changed. With the last one that was waited for the luck is settled, and the game begins."""
        waited = self.status == "open"
        self.seats[chair.number] = chair
        if waited and self.record.luck == "shared":
            self.match = _replay(Kept(self.record, self.seats, []))
        self.changed()

    @property
    def is_example(self) -> bool:
        """Whether what lies on the table isn't the game yet."""
        return self.status == "open" and self.record.luck == "shared"

    def learn(self, news: News, company: Company) -> None:
        """What others have changed, of a journal that has only gone on."""
        waited = self.is_example
        self.record, self.seats = news.table, news.seats
        if waited:
            self.match = _replay(Kept(self.record, self.seats, []))
        for move in news.added or ():
            _play_again(self.match, move)
            self.sum = self.sum_with(move)
        self.question, self.revision = _question(news.question), news.revision
        self._hear_of(company)
        self.changed()

    def _hear_of(self, company: Company) -> None:
        """All of the company, but of its chat perhaps only what is new."""
        said, company.chat = company.chat, self.company.chat
        self.company = company
        self.hear(*said)

    def hear(self, *said: ChatLine) -> None:
        """What has been said; nobody hears it twice."""
        new = [line for line in said if line.number > self.last_line]
        self.company.chat.extend(new)
        self.company.chat = latest(self.company.chat)
        for onlooker in self.onlookers if new else ():
            onlooker.hear(*new)

    @property
    def last_line(self) -> int:
        return self.company.chat[-1].number if self.company.chat else -1

    def saw(self, revision: int) -> None:
        """A change that was made here has been kept; between it and the last one there may be changes by others."""
        missed = revision != self.revision + 1
        if not missed:
            self.revision = revision
        self._keeping.publish((self, missed))

    def take(self, move: Move, revision: int) -> None:
        """A move that has been kept."""
        self.match.play(move.action, luck=move.draws)
        self.sum = self.sum_with(move)
        self.question = None
        self.saw(revision)
        self.changed()

    def take_back(self, length: int, revision: int) -> None:
        """Down to a given number of moves; the store has them already."""
        self.sum = self.sum_at(length)
        self.match.truncate(length)
        self.question = None
        self.saw(revision)
        self.changed()

    def sum_with(self, move: Move) -> str:
        return sum_after(self.sum, move)

    def sum_at(self, length: int) -> str:
        return sum_of(move_of(entry) for entry in self.match.journal[:length])

    # --- who is here -------------------------------------------------------------------------------------------------

    def names(self, language: str) -> list[str]:
        return [called(seat, language) for seat in self.seats]

    @property
    def status(self) -> Status:
        if self.record.status == "review" or self.stopped is not None:
            return self.record.status
        if any(_is_waited_for(seat) for seat in self.seats):
            return "open"
        return "over" if self.match.to_act is None else "running"

    @property
    def to_act(self) -> int | None:
        """Who decides now; nobody before the game begins."""
        return self.match.to_act if self.status == "running" and self.stopped is None else None

    @property
    def person_to_act(self) -> int | None:
        """The person who decides now."""
        seat = self.to_act
        return seat if seat is not None and self.seats[seat].kind == "person" else None

    @property
    def bot_to_act(self) -> int | None:
        """The bot that decides now."""
        seat = self.to_act
        return seat if seat is not None and self.seats[seat].kind == "bot" and not self.paused else None

    @property
    def is_told(self) -> bool:
        """Whether nothing is secret any more."""
        return self.status in ("over", "review")

    # --- for whom bots think -------------------------------------------------------------------------------------------

    def come(self, onlooker: Onlooker) -> None:
        ONLOOKERS.inc()
        self.onlookers.add(onlooker)
        if onlooker.seats or not self.present():
            self.patron = onlooker.address
        self.visited = self.visited or bool(onlooker.seats)
        self._told_of(onlooker)

    def go(self, onlooker: Onlooker) -> None:
        ONLOOKERS.dec()
        self._see(onlooker.seats)
        self.onlookers.discard(onlooker)
        if not self.onlookers:
            self._left = time.monotonic()
        self._told_of(onlooker)

    def place(self, elsewhere: set[int]) -> None:
        """Whose people are at other servers now."""
        self._see(self.elsewhere)
        self.elsewhere = elsewhere
        self.changed()

    def _see(self, seats: set[int]) -> None:
        for seat in seats:
            self._seen[seat] = time.monotonic()

    def is_away(self, seat: int) -> bool:
        """Whether a seat's person has been gone for longer than a line that breaks takes."""
        return seat not in self.present() and time.monotonic() - self._seen[seat] >= AWAY

    def _told_of(self, onlooker: Onlooker) -> None:
        """Whether seats are occupied is shown to all; spectators come and go unnoticed by the others."""
        if onlooker.seats:
            self.changed()
        else:
            self._changes.publish(self)
            onlooker.wake()

    def touch(self) -> None:
        """Somebody asks for it."""
        self._asked = time.monotonic()

    def is_idle(self) -> bool:
        """Whether nobody is here, has been lately, or changes anything."""
        at_rest = not self.onlookers and not self.doubtful and not self.lock.locked() and not self.company_lock.locked()
        return at_rest and time.monotonic() - max(self._left, self._asked) >= IDLE

    def is_awaited(self) -> bool:
        """Whether somebody is here, may be back at any moment, plays by the clock, or is to be told of their turn."""
        here = bool(self.onlookers) or bool(self.elsewhere) or time.monotonic() - self._left < EXPECTED
        by_the_clock = self.visited and self.company.clock.kind != "none"
        return here or by_the_clock or any(map(self.company.address_of, self.company.addresses))

    def pace(self, usual: float) -> float:
        """The seconds that a bot takes at least: as whoever plays alone against bots wishes it, and none for programs."""
        if self.is_among_programs():
            return 0.0
        people = self.people()
        wishes = [one.pace for one in self.onlookers if one.pace is not None and one.seats and one.seats >= people]
        return min(wishes, default=usual)

    def is_among_programs(self) -> bool:
        """Whether nobody looks on who would want to follow what bots do."""
        return bool(self.onlookers) and all(one.is_program for one in self.onlookers) and self.elsewhere <= self.here()

    def has_bots(self) -> bool:
        return self.status == "running" and any(seat.kind == "bot" for seat in self.seats)

    def costs(self, address: str) -> bool:
        """Whether bots think here for somebody at an address, now or as soon as it is their turn."""
        here = any(one.address == address for one in self.onlookers)
        return self.has_bots() and (here or (self.patron == address and self.is_awaited()))

    def people(self) -> set[int]:
        return {seat.number for seat in self.seats if seat.kind == "person"}

    def owned(self) -> set[int]:
        """The seats that belong to people. A bot that plays for somebody away agrees to nothing, and they may come back."""
        return {seat.number for seat in self.seats if seat.kind == "person" or seat.secret}

    def gives_hints(self) -> bool:
        """Hints are for those who play by themselves: not against other people, nor in a deal that is compared."""
        alone = any(onlooker.seats >= self.owned() for onlooker in self.onlookers)
        return self.status == "running" and bool(self.people()) and alone and not self.company.deals

    def can_hurry(self) -> bool:
        """A thinking bot may be asked to play now; not in a deal, where the same moves must give the same game."""
        return self.bot_to_act is not None and not self.company.deals

    def present(self) -> set[int]:
        """The seats whose people are there, at this server or another."""
        return self.here() | self.elsewhere

    def here(self) -> set[int]:
        return {seat for onlooker in self.onlookers for seat in onlooker.seats}

    def seat_of(self, secret: str) -> int:
        """The seat that a secret opens."""
        number = seat_with(self.seats, secret)
        if number is None:
            raise NotYourSeat(text("no-seat-here"))
        return number

    def open_seat(self, wanted: int | None) -> int:
        free = [seat.number for seat in self.seats if seat.kind == "open"]
        if wanted in free:
            return wanted
        if not free or wanted is not None:
            raise TableFull(text("seat-taken" if free else "table-full"))
        return free[0]

    def changed(self) -> None:
        """Tell all who look on, and all who mind what happens at tables."""
        self.version += 1
        self._changes.publish(self)
        for onlooker in self.onlookers:
            onlooker.wake()

    def log(self, seat: int | None, language: str = "en") -> list[str]:
        """The log as a seat may read it; what it was told before is not put into words again."""
        journal, names, told = self.match.journal, self.names(language), self._logs.get((seat, language))
        if told is not None and told.holds(names, journal):
            lines = told.lines + self.match.log(seat, names, language, since=told.length)
        else:
            lines = self.match.log(seat, names, language)
        if journal:
            self._logs[seat, language] = Log(names, journal[-1], len(journal), lines)
        return lines

    def story(self, view: View, language: str) -> list[Line]:
        """The same with icons and places."""
        journal, names, told = self.match.journal, self.names(language), self._stories.get((view.seat, language))
        speaker = self.match.game.speaker(view.seat, names, language)
        if told is not None and told.holds(names, journal):
            lines = told.lines + self.match.story(speaker, view, told.length, told.lines)
        else:
            lines = self.match.story(speaker, view)
        if journal:
            self._stories[view.seat, language] = Log(names, journal[-1], len(journal), lines)
        return lines

    @property
    def paused(self) -> bool:
        return self.company.clock.paused

    def stop(self, why: Stopped) -> None:
        """It turned out that it can't go on; whoever looks on is told."""
        self.stopped = why
        for onlooker in self.onlookers:
            onlooker.wake()

    def check_goes_on(self) -> None:
        if self.stopped is not None:
            raise self.stopped

    def check_not_paused(self) -> None:
        if self.paused:
            raise Paused(text("paused"))

    # --- taking back ---------------------------------------------------------------------------------------------------

    def undo_length(self, seat: int) -> int | None:
        """How long the journal would be if the seat took its last action back; None if it has none."""
        journal = self.match.journal
        return next((number for number in reversed(range(len(journal))) if journal[number].seat == seat), None)

    def undo_is_free(self, seat: int) -> bool:
        """Whether the seat may take its last action back alone: nobody has acted since, and it revealed nothing."""
        length = self.undo_length(seat)
        return length is not None and length == len(self.match.journal) - 1 and not self.match.journal[length].revealed

    def undo_is_allowed(self, seat: int) -> bool:
        """In a deal that others play, too, luck that was seen stays. What is over is over: its luck has been shown."""
        return self.status == "running" and (not self.company.deals or self.undo_is_free(seat))


def move_of(entry: Entry) -> Move:
    return Move(entry.seat, entry.action, list(entry.draws))


def check_same_game(game: Game, rules: int, box: str, seats: int) -> None:
    """What was played by other rules or with other components can't go on here: it would become another game."""
    if box != game.box_digest:
        raise OtherGame(text("other-box", box=box or "–", known=game.box_digest or "–", game=game.title))
    if not game.manifest.can_play(rules, seats):
        raise OtherGame(text("other-rules", version=rules, known=game.manifest.rules, game=game.title))


def game_of(table: TableRecord) -> Game:
    """Its game. Raises OtherGame if this server hasn't got it."""
    try:
        return find_game(table.game)
    except UnknownGame:
        raise OtherGame(text("other-game", game=table.game)) from None


def can_go_on(table: TableRecord, seats: int) -> bool:
    """Whether this server plays such games."""
    try:
        check_same_game(game_of(table), table.rules, table.box, seats)
    except OtherGame:
        return False
    return True


def _is_waited_for(seat: SeatRecord) -> bool:
    """Whether nobody sits there yet, or they have still to contribute to the luck."""
    return seat.kind == "open" or seat.luck == AWAITED


def seed_of(kept: Kept) -> str:
    """What the luck is drawn from. Where all contribute to it, an example is shown until all are seated and have done so."""
    if kept.table.luck != "shared":
        return kept.table.seed
    if any(_is_waited_for(seat) for seat in kept.seats):
        return EXAMPLE
    return mixed(kept.table.seed, [seat.luck for seat in kept.seats])


def _replay(kept: Kept) -> Match:
    *_, match = _replaying(kept)
    return match


async def replayed(kept: Kept) -> Match:
    """The match of a table, while others have their turns between. Raises Stopped, with what could be played again."""
    slices = _replaying(kept)
    match = next(slices)
    while (grown := next(slices, None)) is not None:
        match = grown
        await asyncio.sleep(0)
    return match


def _replaying(kept: Kept) -> Iterator[Match]:
    """The match as it grows, slice by slice, and at last whole."""
    game, other = game_of(kept.table), None
    if kept.damaged == UNREADABLE:
        raise Damaged(text("damaged-row"))
    try:
        check_same_game(game, kept.table.rules, kept.table.box, len(kept.seats))
    except OtherGame as error:
        if kept.table.box != game.box_digest:
            raise  # our components would show what never lay there
        other = error
    try:
        match = _begin(game, kept)
    except Exception:
        raise other or _damaged(0, None) from None
    for number, move in enumerate(kept.moves[: kept.damaged]):
        if not _goes_on(match, move):
            break
        if number % SLICE == SLICE - 1:
            yield match
    if other is not None:
        other.match = match
        raise other
    if len(match.journal) < len(kept.moves) or kept.damaged is not None:
        raise _damaged(len(match.journal), match)
    yield match


def _damaged(move: int, match: Match | None) -> Damaged:
    return Damaged(text("damaged", number=move + 1), match, move)


def _begin(game: Game, kept: Kept) -> Match:
    table = kept.table
    if table.start is None:
        match = game.new(len(kept.seats), seed_of(kept), table.options)
    else:
        match = Match.from_position(game, table.start, seed_of(kept))
    match.rules, match.salt = table.rules, table.salt
    if table.luck == "shared":
        match.committed, match.contributions = table.seed, ["" if seat.luck == AWAITED else seat.luck for seat in kept.seats]
    return match


def _play_again(match: Match, move: Move) -> None:
    if not _goes_on(match, move):
        raise _damaged(len(match.journal), match)


def _goes_on(match: Match, move: Move) -> bool:
    """Play a move that was kept. A damaged journal may hold anything, and so may what comes of it."""
    if move.seat != match.to_act:
        return False
    try:
        match.play(move.action, luck=move.draws)
    except Exception:
        return False
    return True


def _question(kept: str | None) -> Question | None:
    """None, too, if it can't be read: it falls with the next move anyway."""
    try:
        return None if kept is None else msgspec.json.decode(kept, type=Question)
    except (msgspec.DecodeError, TypeError):
        return None

"""A table while somebody is at it: the match, the people, what they have asked each other."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from kibako.engine.match import Entry, Match
from kibako.engine.shelf import game as find_game
from kibako.engine.words import text
from kibako.table.company import Company
from kibako.table.errors import NotYourSeat, TableFull
from kibako.table.records import Kept, Move, SeatRecord, TableRecord
from kibako.table.thinking import Thinking

LONGEST_NAME = 40
LONGEST_TITLE = 60


class Onlooker(Protocol):
    """A connection that wants to know of changes."""

    seats: set[int]

    def wake(self) -> None: ...

    def tell(self, message: dict[str, Any]) -> None: ...


@dataclass
class Question:
    """Something that the other people at the table must agree to."""

    kind: str  # undo, bot, pause
    asker: int
    length: int = 0  # undo: of the journal afterwards
    seat: int = -1  # bot: whose seat
    agreed: set[int] = field(default_factory=set)


@dataclass(eq=False)
class Decision:
    """What a bot is thinking about."""

    chair: SeatRecord
    journal: list[Entry]
    at: int
    thinking: Thinking
    made: asyncio.Task[int]  # the action, when it has been shown long enough that the bot thinks
    wanted: bool = True

    def drop(self) -> None:
        self.wanted = False
        self.thinking.stop()
        self.made.cancel()


class Log(NamedTuple):
    """What a seat has been told so far: up to which entry of the journal, and under which names."""

    names: list[str]
    last: Entry
    length: int
    lines: list[str]

    def holds(self, names: list[str], journal: list[Entry]) -> bool:
        """Whether the journal only went on since. Taking back makes new entries of all, so the last tells."""
        return self.names == names and self.length <= len(journal) and journal[self.length - 1] is self.last


class LiveTable:
    def __init__(self, kept: Kept) -> None:
        self.record: TableRecord = kept.table
        self.seats: list[SeatRecord] = kept.seats
        self.match: Match = _replay(kept)
        self.company = Company()
        self.lock = asyncio.Lock()
        self.company_lock = asyncio.Lock()  # what is said waits for no move
        self.onlookers: set[Onlooker] = set()
        self.question: Question | None = None
        self.decisions: set[Decision] = set()  # that bots think about
        self.bots: asyncio.Task[None] | None = None
        self.version = 0  # raised by every change that somebody may see
        self.commitment = self.match.commitment if self.record.salt else None
        self._logs: dict[tuple[int | None, str], Log] = {}

    # --- who is here -------------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def status(self) -> str:
        if self.record.status == "review":
            return "review"
        if any(seat.kind == "open" for seat in self.seats):
            return "open"
        return "over" if self.match.to_act is None else "running"

    @property
    def to_act(self) -> int | None:
        """Who decides now; nobody before all seats are taken."""
        return self.match.to_act if self.status == "running" else None

    @property
    def bot_to_act(self) -> int | None:
        """The bot that decides now."""
        seat = self.to_act
        return seat if seat is not None and self.seats[seat].kind == "bot" and not self.paused else None

    @property
    def is_told(self) -> bool:
        """Whether nothing is secret any more."""
        return self.status in ("over", "review")

    def people(self) -> set[int]:
        return {seat.number for seat in self.seats if seat.kind == "person"}

    def gives_hints(self) -> bool:
        """Hints are for those who play by themselves: not against other people, nor in a deal that is compared."""
        alone = any(onlooker.seats >= self.people() for onlooker in self.onlookers)
        return self.status == "running" and bool(self.people()) and alone and not self.company.deals

    def can_hurry(self) -> bool:
        """A thinking bot may be asked to play now; not in a deal, where the same moves must give the same game."""
        return self.bot_to_act is not None and not self.company.deals

    def wants(self, decision: Decision) -> bool:
        """Whether the bot's decision is still asked for: nobody moved, took back, paused or took the seat meanwhile."""
        same = self.match.journal is decision.journal and len(decision.journal) == decision.at
        return same and not self.paused and decision.chair in self.seats

    def present(self) -> set[int]:
        return {seat for onlooker in self.onlookers for seat in onlooker.seats}

    def seat_of(self, secret: str) -> int:
        """The seat that a secret opens."""
        digest = digest_of(secret)
        for seat in self.seats:
            if seat.secret and hmac.compare_digest(seat.secret, digest):
                return seat.number
        raise NotYourSeat(text("no-seat-here"))

    def open_seat(self, wanted: int | None) -> int:
        free = [seat.number for seat in self.seats if seat.kind == "open"]
        if wanted in free:
            return wanted
        if not free or wanted is not None:
            raise TableFull(text("seat-taken" if free else "table-full"))
        return free[0]

    def changed(self) -> None:
        self.version += 1
        for onlooker in self.onlookers:
            onlooker.wake()

    def log(self, seat: int | None, language: str = "en") -> list[str]:
        """The log as a seat may read it; what it was told before is not put into words again."""
        journal, names, told = self.match.journal, self.names, self._logs.get((seat, language))
        if told is not None and told.holds(names, journal):
            lines = told.lines + self.match.log(seat, names, language, since=told.length)
        else:
            lines = self.match.log(seat, names, language)
        if journal:
            self._logs[seat, language] = Log(names, journal[-1], len(journal), lines)
        return lines

    @property
    def paused(self) -> bool:
        return self.company.clock.paused

    # --- taking back ---------------------------------------------------------------------------------------------------

    def undo_length(self, seat: int) -> int | None:
        """How long the journal would be if the seat took its last action back; None if it has none."""
        journal = self.match.journal
        return next((number for number in reversed(range(len(journal))) if journal[number].seat == seat), None)

    def undo_is_free(self, seat: int) -> bool:
        length = self.undo_length(seat)
        return length is not None and not any(entry.revealed for entry in self.match.journal[length:])

    def last_move(self) -> Move:
        entry = self.match.journal[-1]
        return Move(entry.seat, entry.action, list(entry.draws))


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def digest_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _replay(kept: Kept) -> Match:
    table, game = kept.table, find_game(kept.table.game)
    if table.start is None:
        match = game.new(len(kept.seats), table.seed, table.options)
    else:
        match = Match.from_position(game, table.start, table.seed)
    match.salt = table.salt
    for move in kept.moves:
        match.play(move.action, luck=move.draws)
    return match

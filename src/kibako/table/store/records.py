"""What the store keeps."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import reduce
from typing import Final, Literal, NamedTuple

import msgspec

from kibako.engine.commitment import sha256
from kibako.engine.game import Fields
from kibako.engine.manifest import Options

Status = Literal["open", "running", "over", "review"]  # review: a save that was opened, where nobody plays
SeatKind = Literal["person", "bot", "open"]
ClockKind = Literal["none", "relaxed", "move"]
Luck = Literal["server", "shared", "chosen", "given"]
"""Who knows a table's luck: the server; nobody, as all draw it; everybody, as it was chosen; whoever plays there alone."""

ChatKind = Literal["words", "reaction", "time"]  # time: a bot has decided for a seat whose time was up

# --- tables, seats, moves ----------------------------------------------------------------------------------------------------


class TableRecord(NamedTuple):
    id: str
    title: str
    game: str
    rules: int
    options: Options
    seed: str
    public: bool
    status: Status
    salt: str = ""  # of the seed's commitment; empty at tables older than that
    start: Fields | None = None  # the position it begins at, if not the game's set-up
    box: str = ""  # the digest of the components it is played with, if they aren't ours
    luck: Luck = "server"


AWAITED: Final = "?"
"""No contribution: one that is still to come, and the game waits for it."""


class SeatRecord(NamedTuple):
    number: int
    kind: SeatKind
    name: str = ""  # empty: called by the seat's number, in each reader's language
    level: str = ""  # of a bot
    secret: str = ""  # a digest of the seat's secret, never the secret
    luck: str = ""  # what it contributed to the table's luck; AWAITED: it will


class Move(NamedTuple):
    seat: int
    action: str
    draws: list[int]


class Played(NamedTuple):
    """A move at its table, as it is to be kept: after the journal whose sum is given, and after no other."""

    table: str
    number: int
    move: Move
    status: Status  # of the table afterwards
    before: str = ""


class Glance(NamedTuple):
    """What can be said of a table without reading it."""

    table: str
    status: Status
    created: datetime
    changed: datetime


UNREADABLE: Final = -1
"""Damaged before the first move: nobody can say what was played."""


class Kept(NamedTuple):
    table: TableRecord
    seats: list[SeatRecord]
    moves: list[Move]
    damaged: int | None = None  # the number of the first move that isn't what was kept, or UNREADABLE
    question: str | None = None  # what the people at the table have been asked, as JSON
    revision: int = 0  # raised by every change of the table or its company
    remembered: int | None = None  # from which move on it couldn't be played again when it was last tried


class News(NamedTuple):
    """What is kept of a table now, for a server that knew it before."""

    table: TableRecord
    seats: list[SeatRecord]
    added: list[Move] | None  # the moves after those it knew; None if its journal is not the beginning of this one
    question: str | None
    revision: int


def sum_after(before: str, move: Move) -> str:
    """The sum of a journal to which a move is added: it tells the whole journal from every other. Empty: no moves yet."""
    return sha256([before, move.seat, move.action, move.draws])[:32]


def sum_of(moves: Iterable[Move]) -> str:
    return reduce(sum_after, moves, "")


# --- company: chat, clock, addresses -----------------------------------------------------------------------------------------


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    seat: int | None  # None: a watcher
    name: str
    kind: ChatKind
    words: str  # of a reaction: the name of its icon
    said: float
    spectator: str = ""  # the mark of a watcher, by which players may mute or remove them


class Clock(NamedTuple):
    """A clock is a deadline; nobody is told of its ticking."""

    kind: ClockKind = "none"
    seconds: float = 0  # for a decision
    seat: int | None = None  # the person whose time runs; nobody's while a bot is to act
    length: int = -1  # of the journal when it was last wound
    deadline: float | None = None
    paused: bool = False
    remaining: float | None = None  # while paused: the seconds that were left


class Address(NamedTuple):
    """Where somebody wants to be told that it is their turn."""

    address: str  # of mail, or the URL of a webhook
    language: str
    told: int = -1  # the length of the journal that they were last told of
    confirmed: bool = True  # a mail address only once somebody has opened the link that was sent there


class Outgoing(NamedTuple):
    """A notification that is to be sent."""

    table_id: str
    seat: int
    length: int  # of the journal when the turn began
    attempts: int  # that have been begun
    until: float  # when whoever sends it loses it to others


Verdict = Literal["muted", "removed"]
"""What players have decided about a spectator: that they may not speak, or not even watch."""


class Judged(NamedTuple):
    name: str  # under which the spectator spoke, if ever
    verdict: Verdict


class Confirmation(NamedTuple):
    """A link that was sent to a mail address: whoever opens it wants to be told of a seat's turns there."""

    token: str  # a digest
    table_id: str
    seat: int
    mailbox: str  # a keyed digest of where mail to the address arrives
    address: str
    expires: float


class Rematch(NamedTuple):
    """The table at which the same people play again."""

    table: str
    turned: int  # by how many seats everybody moves on
    asker: int  # the seat that asked for it


class Company(msgspec.Struct):
    """The company at a table: its chat, its clock, where to write to its people, the deals that it is a try of."""

    chat: list[ChatLine] = []
    clock: Clock = Clock()
    addresses: dict[int, Address] = {}
    deals: list[str] = []
    rematch: Rematch | None = None
    finished: bool = True  # whether the results of its deals are written down
    judged: dict[str, Judged] = {}  # spectators, by their marks

    def address_of(self, seat: int) -> Address | None:
        """Where somebody is to be told of their turns."""
        address = self.addresses.get(seat)
        return address if address is not None and address.confirmed else None

    def is_removed(self, spectator: str) -> bool:
        return spectator in self.judged and self.judged[spectator].verdict == "removed"


# --- the same deal -----------------------------------------------------------------------------------------------------------


class Deal(NamedTuple):
    id: str
    game: str
    rules: int
    options: Options
    seed: str
    levels: list[str]  # of the bot on each seat; the one on the player's own seat doesn't matter
    seat: int  # the player's
    day: str = ""  # of a daily deal
    source: str = ""  # the table where it was first played
    box: str = ""


class Try(NamedTuple):
    """Somebody's game of a deal. browser: a digest of what tells this browser from others."""

    table_id: str
    deal_id: str
    browser: str
    name: str
    against_people: bool = False
    moves: int = 0
    outcome: str = ""
    finished: float | None = None
    begun: float = 0
    origin: str = ""  # a keyed digest of the address from where it was begun
    chosen: bool = False  # whether somebody had chosen the luck, and so could know it

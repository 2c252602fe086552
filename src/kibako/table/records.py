"""What the store keeps."""

from __future__ import annotations

from typing import NamedTuple

from kibako.engine.game import Fields
from kibako.engine.sheet import Options


class TableRecord(NamedTuple):
    id: str
    title: str
    game: str
    rules: int
    options: Options
    seed: str
    public: bool
    status: str  # open, running, over; review: a save that was opened, where nobody plays
    salt: str = ""  # of the seed's commitment; empty at tables older than that
    start: Fields | None = None  # the position it begins at, if not the game's set-up


class SeatRecord(NamedTuple):
    number: int
    kind: str  # person, bot, open
    name: str
    level: str = ""  # of a bot
    secret: str = ""  # a digest of the seat's secret, never the secret


class Move(NamedTuple):
    seat: int
    action: str
    draws: list[int]


class Played(NamedTuple):
    """A move at its table, as it is to be kept."""

    table: str
    number: int
    move: Move
    status: str  # of the table afterwards


class Kept(NamedTuple):
    table: TableRecord
    seats: list[SeatRecord]
    moves: list[Move]

"""What a page shows beside the board: a card for each player, and tables of what is counted.

Icons are symbols among the game's defs: `icon_id` gives their ids, so that a page can show them without knowing the game.
"""

from __future__ import annotations

import msgspec

from kibako.engine.words import Text


class Thing(msgspec.Struct, frozen=True):
    """Something a player has: an icon, what it is in words, and how many there are if that can be counted."""

    icon: str
    words: Text
    count: int | None = None  # shown beside the icon; none are shown faded
    of: int | None = None  # how many there can be
    faded: bool = False  # had, but used


class PlayerCard(msgspec.Struct, frozen=True):
    """How a seat stands, as far as the viewer may know."""

    face: str  # the icon of its portrait
    things: tuple[tuple[Thing, ...], ...]  # what is counted, in groups
    more: tuple[Thing, ...] = ()  # what is simply there
    cards: tuple[Thing, ...] = ()  # in hand, or played
    points: Thing | None = None
    next: bool = False  # whether it has the turn after this one
    name: Text | None = None  # of somebody without a seat, who plays all the same
    colour: int = 0  # their shape and colour


class Tally(msgspec.Struct, frozen=True):
    """One number for each column, and by how much a planned action would change it."""

    words: Text
    counts: tuple[int, ...]
    changes: tuple[int, ...]


class Tallies(msgspec.Struct, frozen=True):
    """Something counted by kinds that concerns everybody."""

    heading: Text
    columns: tuple[Thing, ...]
    rows: tuple[Tally, ...]
    marked: tuple[int, ...] = ()  # the columns that are the viewer's


def icon_id(name: str) -> str:
    return f"icon-{name}"

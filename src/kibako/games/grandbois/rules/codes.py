"""What is decided, done and told in GrandBois, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kibako.games.grandbois.rules.tables import SIZE

# What is being decided, and its names by number.
CHOOSE_TILE: Final = 0
CHOOSE_TOWER: Final = 1
OVER: Final = 2
DECISIONS: Final = ("tile", "tower", "over")

# Actions: turned tile * SIZE + anchor to lay a tile, then from these numbers on. A turned tile is 4 * tile + quarter turns.
ACT_TOWER: Final = 1000000  # + square
ACT_NO_TOWER: Final = 1100000

# Events.
BEGAN: Final = 0  # seat
LAID: Final = 1  # seat, tile, anchor, squares covered
RAISED: Final = 2  # seat, square
FLUSHED: Final = 3  # how many tiles went under the pile
SET_ASIDE: Final = 4  # how many tiles
REVEALED: Final = 5  # seat, clan


def lay(turned: i64, anchor: i64) -> i64:
    return turned * SIZE + anchor


def turned_tile(action: i64) -> i64:
    """Of an action that lays a tile: the tile and its quarter turns."""
    return action // SIZE


def tile_of(action: i64) -> i64:
    return turned_tile(action) >> 2


def quarters_of(action: i64) -> i64:
    return turned_tile(action) & 3


def anchor_of(action: i64) -> i64:
    return action % SIZE


def raise_on(square: i64) -> i64:
    """The action that raises a tower."""
    return ACT_TOWER + square


def tower_square(action: i64) -> i64:
    return action - ACT_TOWER


# A tile of the forest is kept as the action that laid it, and by whom.


def entry(action: i64, seat: i64) -> i64:
    return 8 * action + seat


def entry_action(laid: i64) -> i64:
    return laid >> 3


def entry_seat(laid: i64) -> i64:
    return laid & 7

"""What a seat may know in GrandBois, as numbers: whoever observes comes first, then the others clockwise (G4).

The forest is seen through a window of 26 by 26 squares, as far as the anchors of `indices.py` reach; what lies beyond isn't
shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kibako.engine.planes import Planes
from kibako.games.grandbois.ai.indices import last_anchor, window
from kibako.games.grandbois.data.components import TILES
from kibako.games.grandbois.rules.board import Board
from kibako.games.grandbois.rules.codes import OVER
from kibako.games.grandbois.rules.tables import (
    ANIMALS,
    BEAR,
    CLANS,
    CLEARING,
    FOOTPRINT,
    MOST_SEATS_WITH_TWO_CLANS,
    RIVER,
    TILE_KINDS,
    TOWER,
    WIDTH,
    clan_of,
)

SIDE: Final = 26  # squares of the window, each way
AREA: Final = 676
CLEARINGS: Final = 1  # channels of a square; 0: it belongs to the forest
BEARS: Final = 2
FIRST_CLAN: Final = 3  # how many animals
LAST_TILE: Final = 8
TOWER_CHANNEL: Final = 9  # by seat
KIND_CHANNELS: Final = 7  # of squares, as a tile shows them: the clans, clearing, bear
DECISION_CHANNELS: Final = 3
TILE_TOTAL: Final[i64] = TILES

assert AREA == SIDE * SIDE


def planes(seats: int, options: Mapping[str, object]) -> list[tuple[str, tuple[int, ...], int]]:  # noqa: ARG001
    """By name the shape, and the highest number that can stand there."""
    towers = 2 if seats <= MOST_SEATS_WITH_TWO_CLANS else 1
    return [
        ("forest", (SIDE, SIDE, TOWER_CHANNEL + seats), 4),
        ("decision", (DECISION_CHANNELS,), 1),
        ("to act", (seats,), 1),
        ("clans", (seats, CLANS), 1),
        ("towers left", (seats,), towers),
        ("river", (RIVER, 4, KIND_CHANNELS), 4),
        ("unseen", (TILES,), 1),
        ("under the pile", (TILES,), TILES),
        ("set aside", (TILES,), 1),
    ]


def observe(board: Board, seat: i64, into: Planes) -> None:
    write_forest(board, seat, into)
    into.choice(board.doing, DECISION_CHANNELS)
    into.choice(-1 if board.doing == OVER else relative(board, seat, board.turn), board.seats)
    write_seats(board, seat, into)
    write_tiles(board, into)


def relative(board: Board, seat: i64, other: i64) -> i64:
    """How far round the table from the seat."""
    return other - seat if other >= seat else other - seat + board.seats


def cell_of(left: i64, top: i64, square: i64) -> i64:
    """Where a square lies in the window; -1 outside."""
    x = square % WIDTH - left
    y = square // WIDTH - top
    if 0 <= x < SIDE and 0 <= y < SIDE:
        return SIDE * y + x
    return -1


def write_forest(board: Board, seat: i64, into: Planes) -> None:
    """By row and column the channels of a square, so that what belongs together lies together."""
    start = window(board)
    left = start % WIDTH
    top = start // WIDTH
    channels = TOWER_CHANNEL + board.seats
    kinds = board.kind
    for square in board.squares:
        cell = cell_of(left, top, square)
        if cell < 0:
            continue
        first = channels * cell
        kind = i64(kinds[square])
        into.put(first, 1)
        if kind >= ANIMALS:
            into.put(first + FIRST_CLAN + clan_of(kind), (kind & 3) + 1)
        elif kind == CLEARING:
            into.put(first + CLEARINGS, 1)
        elif kind == BEAR:
            into.put(first + BEARS, 1)
    write_towers(board, seat, left, top, into)
    into.next(channels * AREA)


def write_towers(board: Board, seat: i64, left: i64, top: i64, into: Planes) -> None:
    """And the tile laid last, on which one may be raised."""
    channels = TOWER_CHANNEL + board.seats
    i: i64
    for i in range(len(board.towers)):
        if board.towers[i] >= 0:
            cell = cell_of(left, top, board.towers[i])
            if cell >= 0:
                into.put(channels * cell + TOWER_CHANNEL + relative(board, seat, i // board.clans_each), 1)
    if len(board.laid) > 0:
        anchor = last_anchor(board)
        for step in FOOTPRINT:
            cell = cell_of(left, top, anchor + step)
            if cell >= 0:
                into.put(channels * cell + LAST_TILE, 1)


def write_seats(board: Board, seat: i64, into: Planes) -> None:
    """G4: one's own clans; everybody's when the game is over."""
    i: i64
    for i in range(board.seats * board.clans_each):
        owner = i // board.clans_each
        if owner == seat or board.doing == OVER:
            into.put(CLANS * relative(board, seat, owner) + i64(board.clans[i]), 1)
    into.next(CLANS * board.seats)
    for owner in range(board.seats):
        left: i64 = 0
        for i in range(board.clans_each * owner, board.clans_each * (owner + 1)):
            if board.towers[i] < 0:
                left += 1
        into.put(relative(board, seat, owner), left)
    into.next(board.seats)


def write_tiles(board: Board, into: Planes) -> None:
    i: i64
    slot: i64
    for slot in range(len(board.river)):
        for i in range(4):
            write_square(i64(TILE_KINDS[16 * board.river[slot] + i]), KIND_CHANNELS * (4 * slot + i), into)
    into.next(KIND_CHANNELS * 4 * RIVER)
    into.members(board.unseen, TILE_TOTAL)
    write_order(board.under, into)
    into.members(board.aside, TILE_TOTAL)


def write_square(kind: i64, first: i64, into: Planes) -> None:
    if kind >= ANIMALS:
        into.put(first + clan_of(kind), (kind & 3) + 1)
    elif kind == CLEARING:
        into.put(first + CLANS, 1)
    elif kind == BEAR:
        into.put(first + CLANS + 1, 1)


def write_order(tiles: vec[i64], into: Planes) -> None:
    """By tile how deep it lies, from 1."""
    i: i64
    for i in range(len(tiles)):
        into.put(tiles[i], i + 1)
    into.next(TILE_TOTAL)


assert (TOWER < ANIMALS, LAST_TILE) == (True, FIRST_CLAN + CLANS)

"""GrandBois's actions as indices from 0 to 10,036: an anchor in a window around the forest, a slot of the river and a turn.

The window is 25 anchors wide and high, with the forest in its middle, so that all of a forest of up to 24 squares across is
within reach. Placements beyond the window come last, in the order of their numbers: the first 32 of them have an index, the
others none. So whoever must lay a tile can always lay one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.state import in_order
from kibako.games.grandbois.rules.board import Board
from kibako.games.grandbois.rules.codes import (
    ACT_NO_TOWER,
    ACT_TOWER,
    CHOOSE_TILE,
    anchor_of,
    entry_action,
    lay,
    quarters_of,
    raise_on,
    tile_of,
    tower_square,
)
from kibako.games.grandbois.rules.placement import placements
from kibako.games.grandbois.rules.tables import FOOTPRINT, MIDDLE, ORIGIN, RIVER, SIZE, WIDTH

WINDOW: Final = 25  # anchors of the window, each way
TURNED: Final = 16  # slots of the river, four turns each
FIRST_TOWER: Final = 10000  # by square of the tile just laid
NO_TOWER: Final = 10004
FIRST_BEYOND: Final = 10005
MOST_BEYOND: Final = 32
COUNT: Final = 10037

assert (WINDOW * WINDOW * TURNED, TURNED) == (FIRST_TOWER, RIVER * 4)


def action_count(seats: int, options: Mapping[str, object]) -> int:  # noqa: ARG001 - the same for all tables
    return COUNT


def window(board: Board) -> i64:
    """Its first anchor, as WIDTH * row + column; it may lie outside of the grid."""
    left: i64 = ORIGIN % WIDTH
    top: i64 = ORIGIN // WIDTH
    right = left
    bottom = top
    for laid in board.laid:
        anchor = anchor_of(entry_action(laid))
        x = anchor % WIDTH
        y = anchor // WIDTH
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
    return WIDTH * first_of_window(top, bottom) + first_of_window(left, right)


def first_of_window(first: i64, last: i64) -> i64:
    """By the first and last anchor of the forest's tiles: a tile can be anchored one before and one after them."""
    return first - 1 + (last - first + 3 - WINDOW) // 2


def spot_in(start: i64, square: i64) -> i64:
    """Where an anchor lies in the window that begins there; -1 outside."""
    x = square % WIDTH - start % WIDTH
    y = square // WIDTH - start // WIDTH
    if 0 <= x < WINDOW and 0 <= y < WINDOW:
        return WINDOW * y + x
    return -1


def corner_of(board: Board, square: i64) -> i64:
    """Which square of the tile just laid."""
    anchor = last_anchor(board)
    corner: i64
    for corner in range(4):
        if anchor + FOOTPRINT[corner] == square:
            return corner
    return -1


def last_anchor(board: Board) -> i64:
    return anchor_of(entry_action(board.laid[len(board.laid) - 1]))


def indices(board: Board, actions: vec[i64]) -> vec[i64]:
    if board.doing != CHOOSE_TILE:
        return tower_indices(board, actions)
    found = vec[i64](capacity=len(actions))
    start = window(board)
    beyond = False
    slot: i64 = 0
    tile: i64 = -1
    anchor: i64 = -1
    spot: i64 = -1
    for action in actions:
        if tile_of(action) != tile:
            tile = tile_of(action)
            slot = slot_of(board, tile)
        if anchor_of(action) != anchor:
            anchor = anchor_of(action)
            spot = spot_in(start, anchor)
        if spot < 0:
            beyond = True
            found = append(found, -1)
        else:
            found = append(found, TURNED * spot + 4 * slot + quarters_of(action))
    return with_beyond(actions, found) if beyond else found


def slot_of(board: Board, tile: i64) -> i64:
    slot: i64 = 0
    while board.river[slot] != tile:
        slot += 1
    return slot


def tower_indices(board: Board, actions: vec[i64]) -> vec[i64]:
    found = vec[i64](capacity=len(actions))
    for action in actions:
        found = append(found, NO_TOWER if action == ACT_NO_TOWER else FIRST_TOWER + corner_of(board, tower_square(action)))
    return found


def with_beyond(actions: vec[i64], found: vec[i64]) -> vec[i64]:
    """Indices for the first of those that lie beyond the window."""
    order = beyond_window(actions, found)
    i: i64
    place: i64
    for i in range(len(actions)):
        if found[i] < 0:
            for place in range(min(len(order), MOST_BEYOND)):
                if order[place] == actions[i]:
                    found[i] = FIRST_BEYOND + place
    return found


def beyond_window(actions: vec[i64], found: vec[i64]) -> vec[i64]:
    beyond = vec[i64]()
    i: i64
    for i in range(len(actions)):
        if found[i] < 0:
            beyond = append(beyond, actions[i])
    return in_order(beyond)


def action_at(board: Board, index: i64) -> i64:
    if index >= FIRST_TOWER:
        return later_action_at(board, index)
    slot = index % TURNED // 4
    if slot >= len(board.river):
        return -1
    turned = 4 * board.river[slot] + index % 4
    start = window(board)
    x = start % WIDTH + index // TURNED % WINDOW
    y = start // WIDTH + index // TURNED // WINDOW
    if not (0 <= x < WIDTH and 0 <= y < WIDTH):
        return -1
    return lay(turned, WIDTH * y + x)


def later_action_at(board: Board, index: i64) -> i64:
    if index < NO_TOWER:
        return raise_on(last_anchor(board) + FOOTPRINT[index - FIRST_TOWER]) if len(board.laid) > 0 else -1
    if index == NO_TOWER:
        return ACT_NO_TOWER
    if board.doing != CHOOSE_TILE or index >= COUNT:
        return -1
    actions = placements(board)
    found = indices(board, actions)
    i: i64
    for i in range(len(found)):
        if found[i] == index:
            return actions[i]
    return -1


assert ACT_TOWER > SIZE > MIDDLE

"""The river and the pile: drawing tiles, and what happens when none fits (G9, G11)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.games.grandbois.rules.board import Board
from kibako.games.grandbois.rules.codes import FLUSHED, SET_ASIDE
from kibako.games.grandbois.rules.placement import fits_somewhere
from kibako.games.grandbois.rules.tables import RIVER
from kibako.kit.bags import only, pick, size


def tiles_left(board: Board) -> i64:
    """In the river and the pile."""
    return len(board.river) + size(board.unseen) + len(board.under)


def pile_is_empty(board: Board) -> bool:
    return board.unseen == 0 and len(board.under) == 0


def draw_tile(board: Board, chance: Chance) -> i64:
    """The top of the pile: any tile nobody has seen, then those put under it in their order."""
    if board.unseen != 0:
        tile = pick(board.unseen, chance)
        board.unseen &= ~only(tile)
        return tile
    tile = board.under[0]
    board.under = board.under[1:]
    return tile


def replace(board: Board, tile: i64, chance: Chance) -> None:
    """G9: the tile taken from the river is replaced while the pile lasts."""
    river = vec[i64](capacity=RIVER)
    for old in board.river:
        if old != tile:
            river = append(river, old)
        elif not pile_is_empty(board):
            river = append(river, draw_tile(board, chance))
    board.river = river


def fill(board: Board, chance: Chance) -> None:
    """G3, G9: four tiles lie open while the pile lasts."""
    while len(board.river) < RIVER and not pile_is_empty(board):
        board.river = append(board.river, draw_tile(board, chance))


def find_a_fitting_tile(board: Board, chance: Chance) -> bool:
    """G11: True once a tile of the river fits; False if no tile left does."""
    shown: i64 = len(board.river)
    while not fits_somewhere(board):
        if shown >= tiles_left(board):
            set_aside(board)
            return False
        flush(board, chance)
        shown += len(board.river)
    return True


def flush(board: Board, chance: Chance) -> None:
    """G11: the river goes under the pile; four more are turned up."""
    board.tell(FLUSHED, len(board.river), 0, 0, 0)
    under = board.under[:]
    for tile in board.river:
        under = append(under, tile)
    board.under = under
    board.river = vec[i64](capacity=RIVER)
    fill(board, chance)


def set_aside(board: Board) -> None:
    """G11."""
    board.tell(SET_ASIDE, tiles_left(board), 0, 0, 0)
    for tile in board.river:
        board.aside |= only(tile)
    for tile in board.under:
        board.aside |= only(tile)
    board.aside |= board.unseen
    board.unseen = 0
    board.river = vec[i64]()
    board.under = vec[i64]()

"""Where the tiles of the river fit (G6, G7, G12), and where a tower may stand (G10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.grandbois.rules.board import Board
from kibako.games.grandbois.rules.codes import ACT_NO_TOWER, anchor_of, entry_action, lay, raise_on
from kibako.games.grandbois.rules.tables import (
    CLEARING,
    ENOUGH,
    FOOTPRINT,
    GROUND_CLAN,
    NEED,
    NO_CLANS,
    ONES,
    TILE_CLANS,
    TILE_STRENGTHS,
    TILE_STRONGEST,
    WIDTH,
    packed,
)


def placements(board: Board) -> vec[i64]:
    """G6, G7, G12."""
    found = vec[i64](capacity=256)
    river = board.river
    strengths = TILE_STRENGTHS  # read far faster from here than from the module
    strongest = TILE_STRONGEST
    turned: i64
    for anchor in board.frontier:
        needs = needs_at(board, anchor)
        clans = barred_clans(board, anchor)
        for tile in river:
            if not covers(strongest[tile], needs):
                continue
            for turned in range(4 * tile, 4 * tile + 4):
                if covers(strengths[turned], needs) and not same_clan(TILE_CLANS[turned], clans):
                    found = append(found, lay(turned, anchor))
    return found


def fits_somewhere(board: Board) -> bool:
    """Whether there is any placement, found sooner than all of them."""
    for anchor in board.frontier:
        for tile in board.river:
            if fitting_turn(board, tile, 0, anchor) >= 0:
                return True
    return False


def fitting_turn(board: Board, tile: i64, first: i64, anchor: i64) -> i64:
    """How a tile may lie there, as a turned tile, from a first turn on, by G7 and G12; -1 if it can't."""
    needs = needs_at(board, anchor)
    clans = barred_clans(board, anchor)
    turn: i64
    for turn in range(first, first + 4):
        turned = 4 * tile + (turn & 3)
        if covers(TILE_STRENGTHS[turned], needs) and not same_clan(TILE_CLANS[turned], clans):
            return turned
    return -1


def needs_at(board: Board, anchor: i64) -> i64:
    kind = board.kind
    return packed(
        NEED[i64(kind[anchor])],
        NEED[i64(kind[anchor + 1])],
        NEED[i64(kind[anchor + WIDTH + 1])],
        NEED[i64(kind[anchor + WIDTH])],
    )


def barred_clans(board: Board, anchor: i64) -> i64:
    """G12: the clans that may not cover the four squares; none without the expert rule."""
    if not board.expert:
        return NO_CLANS
    kind = board.kind
    return packed(
        GROUND_CLAN[i64(kind[anchor])],
        GROUND_CLAN[i64(kind[anchor + 1])],
        GROUND_CLAN[i64(kind[anchor + WIDTH + 1])],
        GROUND_CLAN[i64(kind[anchor + WIDTH])],
    )


def covers(strengths: i64, needs: i64) -> bool:
    """G7, for four squares at once."""
    return ((strengths | ENOUGH) - needs) & ENOUGH == ENOUGH


def same_clan(tile: i64, ground: i64) -> bool:
    """G12: whether one of four squares has the clan of the ground it would cover: a zero among the differences."""
    difference = tile ^ ground
    return (difference - ONES) & ~difference & ENOUGH != 0


def tower_places(board: Board) -> vec[i64]:
    """G10: the clearings of the tile just laid, or none."""
    found = append(vec[i64](capacity=5), ACT_NO_TOWER)
    anchor = anchor_of(entry_action(board.laid[len(board.laid) - 1]))
    for step in FOOTPRINT:
        if board.kind[anchor + step] == CLEARING:
            found = append(found, raise_on(anchor + step))
    return found


def may_raise_tower(board: Board, anchor: i64) -> bool:
    """G10: whether the seat to act has a tower left for a clearing of the tile laid there."""
    if board.tower_left(board.turn) < 0:
        return False
    for step in FOOTPRINT:
        if board.kind[anchor + step] == CLEARING:
            return True
    return False

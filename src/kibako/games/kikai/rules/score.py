"""The final count and its ties (M36 to M38)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kibako.games.kikai.rules.board import Board, Player
from kibako.games.kikai.rules.tables import (
    ADVANCED,
    DISTRICT_COUNT,
    FOUNDATION_POINTS,
    TRACK_POINTS,
)
from kibako.kit.bags import only
from kibako.kit.tallies import count, total

RED: Final = 0
MOST_FANS: Final = 5


def sheet(board: Board, seat: i64) -> vec[i64]:
    """M36: on the way, the Master, the energy track, most fans, foundations, leftovers. M37, advanced: fans, influence."""
    me = board.player(seat)
    if board.mode == ADVANCED:
        return vec[i64]([total(me.collected), me.influence[0] + me.influence[1] + me.influence[2]])
    return vec[i64](
        [
            me.points,
            me.master,
            TRACK_POINTS[me.removed],
            MOST_FANS if total(me.collected) > total(board.player(1 - seat).collected) else 0,
            foundations(board, seat),
            leftovers(me),
        ]
    )


def foundations(board: Board, seat: i64) -> i64:
    """M36: a player's tiles that still lie there cost points."""
    points: i64 = 0
    district: i64
    for district in range(DISTRICT_COUNT):
        if board.player(seat).foundations & only(district) != 0:
            points += FOUNDATION_POINTS[i64(board.foundation[DISTRICT_COUNT * seat + district])]
    return points


def leftovers(player: Player) -> i64:
    """M36."""
    return player.energy // 5 + player.megaphones // 2 + player.ladders // 2


def score(board: Board, seat: i64) -> i64:
    points: i64 = 0
    for part in sheet(board, seat):
        points += part
    return points


def advantage(board: Board) -> i64:
    """Above 0 if yellow is ahead, below 0 if purple is; M29, M36 to M38."""
    if board.star >= 0:
        return 1 - 2 * board.star
    ahead = score(board, 0) - score(board, 1)
    if ahead != 0:
        return ahead
    return count(board.yellow.collected, RED) - count(board.purple.collected, RED)

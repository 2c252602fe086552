"""The end of a game: points, and what breaks ties (W44, W65, W95)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kibako.games.kiwi.rules.board import Board
from kibako.games.kiwi.rules.season_cards import kiwis_of_size


def total(s: Board, side: i64) -> i64:
    """W65, W95."""
    points = owned(s.mark, side) + rank_two_nests(s, side) + s.points[side]
    if s.is_bot(side):
        points += owned(s.keeper, side) + s.marker_count(side) // 3
    return points


def owned(owners: vec[i64], side: i64) -> i64:
    """How many of the things are a side's; 0 belongs to nobody, 1 to side 0."""
    count: i64 = 0
    for owner in owners:
        if owner == 1 + side:
            count += 1
    return count


def rank_two_nests(s: Board, side: i64) -> i64:
    """W44."""
    built = s.built[side]
    return ((built >> 1) & 1) + ((built >> 3) & 1) + ((built >> 5) & 1)


def worth(s: Board, side: i64) -> i64:
    """W65: the points, then what breaks ties, each in its own ten bits."""
    worth = total(s, side)
    size: i64 = 3
    while size > 0:
        worth = worth << 10 | kiwis_of_size(s, size, side)
        size -= 1
    return worth << 10 | s.marker_count(side)

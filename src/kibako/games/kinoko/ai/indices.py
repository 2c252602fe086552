"""Kinoko's actions as indices from 0 to 78, seat-relative: the places are the two rows, one's own hand, then clockwise.

Faces of dice (7), swaps (3 values of 15 pairs of places), cards to look at (18), sets (6), on, stop, deal. All tables have the
same 79, so that what was learned with four seats can be used with three.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kinoko.rules.board import Board
from kibako.games.kinoko.rules.codes import (
    ACT_DEAL,
    ACT_ON,
    ACT_PEEK,
    ACT_SET,
    FACE_KINDS,
    ROW_COUNT,
    VALUES,
    peek,
    peek_slot,
    set_place,
    set_with,
    swap,
    swap_index,
    swap_other,
    swap_place,
)

MOST_PLACES: Final = 6
PAIRS: Final = 15
FIRST_SWAP: Final = 7
FIRST_PEEK: Final = 52
FIRST_SET: Final = 70
FIRST_LAST: Final = 76  # on, stop, deal
COUNT: Final = 79

BOTH: Final = [(one, other) for one in range(MOST_PLACES) for other in range(one + 1, MOST_PLACES)]
FIRST_OF_PAIR: Final = vec[i64]([one for one, _ in BOTH])
SECOND_OF_PAIR: Final = vec[i64]([other for _, other in BOTH])
PAIR: Final = vec[i64](
    [
        BOTH.index((min(one, other), max(one, other))) if one != other else 0
        for one in range(MOST_PLACES)
        for other in range(MOST_PLACES)
    ]
)


def action_count(seats: int, options: Mapping[str, object]) -> int:  # noqa: ARG001 - the same for all tables
    return COUNT


def seen_from(board: Board, seat: i64, place: i64) -> i64:
    """A place as the seat numbers it."""
    if place < ROW_COUNT:
        return place
    hand = place - ROW_COUNT - seat
    return ROW_COUNT + (hand + board.seats if hand < 0 else hand)


def place_seen(board: Board, seat: i64, seen: i64) -> i64:
    """The place that a seat gives this number; -1 if there is none."""
    if seen < ROW_COUNT:
        return seen
    hand = seen - ROW_COUNT
    if hand >= board.seats:
        return -1
    return ROW_COUNT + (hand + seat) % board.seats


def index_of(board: Board, action: i64) -> i64:
    me = board.turn
    if action < FACE_KINDS:
        return action
    if action >= ACT_ON:
        return FIRST_LAST + action - ACT_ON
    if action >= ACT_SET:
        return FIRST_SET + seen_from(board, me, set_place(action))
    if action >= ACT_PEEK:
        slot = peek_slot(action)
        return FIRST_PEEK + VALUES * seen_from(board, me, slot // VALUES) + slot % VALUES
    one = seen_from(board, me, swap_place(action))
    other = seen_from(board, me, swap_other(action))
    return FIRST_SWAP + PAIRS * swap_index(action) + PAIR[MOST_PLACES * one + other]


def indices(board: Board, actions: vec[i64]) -> vec[i64]:
    found = vec[i64](capacity=len(actions))
    for action in actions:
        found = append(found, index_of(board, action))
    return found


def action_at(board: Board, index: i64) -> i64:
    me = board.turn
    if index < FIRST_SWAP:
        return index
    if index >= FIRST_LAST:
        return ACT_ON + index - FIRST_LAST if index < COUNT else -1
    if index >= FIRST_SET:
        place = place_seen(board, me, index - FIRST_SET)
        return set_with(place) if place >= 0 else -1
    if index >= FIRST_PEEK:
        place = place_seen(board, me, (index - FIRST_PEEK) // VALUES)
        return peek(VALUES * place + (index - FIRST_PEEK) % VALUES) if place >= 0 else -1
    pair = (index - FIRST_SWAP) % PAIRS
    one = place_seen(board, me, FIRST_OF_PAIR[pair])
    other = place_seen(board, me, SECOND_OF_PAIR[pair])
    if one < 0 or other < 0:
        return -1
    return swap((index - FIRST_SWAP) // PAIRS, min(one, other), max(one, other))


assert (ACT_DEAL - ACT_ON, len(BOTH)) == (2, PAIRS)

"""Which actions of Kiwi Chow Down look good to a bot at first sight."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kibako.games.kiwi.rules.board import Board, kind_of, size_of
from kibako.games.kiwi.rules.codes import (
    ACT_BUILD,
    ACT_DONE,
    ACT_FEED,
    ACT_GROW,
    ACT_MARK,
    ACT_MOVE,
    ACT_PAY,
    ACT_PLACE,
    ACT_PLAY,
    ACT_PRIZE,
    ACT_PUSH,
    ACT_ROW,
    ACT_TAKE,
    COLOURS,
    FACE_DOWN,
    OFF,
    PAY_MOVE,
    TYPE,
    act_number,
    act_of,
    from_of,
    markers_of,
    piece_of,
    to_of,
    use_of,
    whose_of,
)
from kibako.games.kiwi.rules.paying import PACK_SIZE

USUAL: Final = 0.5
OTHERS: Final = {ACT_DONE: 0.2, ACT_MARK: 0.9, ACT_BUILD: 0.8, ACT_GROW: 0.6, ACT_TAKE: 0.2, ACT_ROW: 0.4}
PRIORS: Final = vec[float]([OTHERS.get(TYPE * number, USUAL) for number in range(ACT_PRIZE // TYPE + 1)])
HEX: Final = 0.1  # for a hex that is dominated or no longer


def prior_of(s: Board, action: i64, side: i64) -> float:
    kind = act_of(action)
    if kind == ACT_PLAY:
        return 0.1 if use_of(action) >= FACE_DOWN else 0.6
    if kind == ACT_MOVE:
        return prior_of_move(s, action, side)
    if kind == ACT_PUSH:
        return prior_of_push(s, action, side)
    if kind == ACT_PAY:
        return prior_of_payment(s, action)
    if kind == ACT_FEED:
        return 0.6 if is_own(s, action, side) else 0.2
    if kind == ACT_PLACE:
        return PRIORS[act_number(action)] + HEX * gain_in(s, s.hex_in(to_of(action)), side, 1)
    if kind == ACT_GROW:
        return PRIORS[act_number(action)] + HEX * gain_in(s, s.hex_in(from_of(action)), side, 1)
    if kind == ACT_TAKE:
        return PRIORS[act_number(action)] + HEX * gain_in(s, s.hex_in(from_of(action)), side, -1)
    return PRIORS[act_number(action)]


def is_own(s: Board, action: i64, side: i64) -> bool:
    return whose_of(action) == s.clan[side]


def prior_of_payment(s: Board, action: i64) -> float:
    """Fruits rather than markers; a further move only after some thought (W39)."""
    if kind_of(s.stack[s.depth - 1]) == PAY_MOVE:
        return 0.1
    return 0.5 - 0.1 * float(PACK_SIZE[markers_of(action)])


def prior_of_move(s: Board, action: i64, side: i64) -> float:
    """Hexes gained and lost, and smaller kiwis of others that can be pushed (W38)."""
    size = size_of(piece_of(action))
    end = s.hex_in(to_of(action))
    prior = 0.5 + HEX * (gain_in(s, end, side, size) + gain_in(s, s.hex_in(from_of(action)), side, -size))
    if size > 1 and s.has_smaller(end, side, size):
        prior += 0.15
    return prior


def gain_in(s: Board, hex_: i64, side: i64, more: i64) -> float:
    """What a side gains in a hex from a given number of tokens more, or fewer."""
    if s.mark[hex_] != 0:
        return 0.0
    own = s.tokens(hex_, side)
    most: i64 = 0
    other: i64
    for other in range(s.sides):
        if other != side:
            most = max(most, s.tokens(hex_, other))
    change = 0.0
    if own > most:
        change -= 1.0
    if own + more > most:
        change += 1.0
    if s.markers[COLOURS * side + s.terrain[hex_]] > 0:  # a domain that can be marked (W55)
        change *= 2.0
    return change


def prior_of_push(s: Board, action: i64, side: i64) -> float:
    """Others off the island, never the own."""
    own = is_own(s, action, side)
    if to_of(action) == OFF:
        return 0.0 if own else 0.9
    return 0.1 if own else 0.6

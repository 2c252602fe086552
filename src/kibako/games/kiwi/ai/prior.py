"""Which actions of Kiwi Chow Down look good at first sight, to a player without a person."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kibako.games.kiwi.codes import (
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
    WHOSE,
)
from kibako.games.kiwi.paying import PACK_SIZE
from kibako.games.kiwi.state import Table, kind_of, size_of

USUAL: Final = 0.5
OTHERS: Final = {ACT_DONE: 0.2, ACT_MARK: 0.9, ACT_BUILD: 0.8, ACT_GROW: 0.6, ACT_TAKE: 0.2, ACT_ROW: 0.4}
APPEAL: Final = vec[float]([OTHERS.get(kind << 20, USUAL) for kind in range((ACT_PRIZE >> 20) + 1)])
HEX: Final = 0.1  # for a hex that is dominated or no longer


def appeal_of(s: Table, action: i64, side: i64) -> float:
    kind = action >> 20
    if kind == ACT_PLAY >> 20:
        return 0.1 if action & 7 >= FACE_DOWN else 0.6
    if kind == ACT_MOVE >> 20:
        return appeal_of_move(s, action, side)
    if kind == ACT_PUSH >> 20:
        return appeal_of_push(s, action, side)
    if kind == ACT_PAY >> 20:
        return appeal_of_payment(s, action)
    if kind == ACT_FEED >> 20:
        return 0.6 if is_own(s, action, side) else 0.2
    if kind == ACT_PLACE >> 20:
        return APPEAL[kind] + HEX * gain_in(s, s.hex_in(action & 127), side, 1)
    if kind == ACT_GROW >> 20:
        return APPEAL[kind] + HEX * gain_in(s, s.hex_in((action >> 7) & 127), side, 1)
    if kind == ACT_TAKE >> 20:
        return APPEAL[kind] + HEX * gain_in(s, s.hex_in((action >> 7) & 127), side, -1)
    return APPEAL[kind]


def is_own(s: Table, action: i64, side: i64) -> bool:
    return (action // WHOSE) & 3 == s.clan[side]


def appeal_of_payment(s: Table, action: i64) -> float:
    """Fruits rather than markers; a further move only after some thought (W39)."""
    if kind_of(s.stack[s.depth - 1]) == PAY_MOVE:
        return 0.1
    return 0.5 - 0.1 * float(PACK_SIZE[action & 127])


def appeal_of_move(s: Table, action: i64, side: i64) -> float:
    """Hexes gained and lost, and smaller kiwis of others that can be pushed (W38)."""
    size = size_of((action >> 14) & 15)
    end = s.hex_in(action & 127)
    appeal = 0.5 + HEX * (gain_in(s, end, side, size) + gain_in(s, s.hex_in((action >> 7) & 127), side, -size))
    if size > 1 and s.has_smaller(end, side, size):
        appeal += 0.15
    return appeal


def gain_in(s: Table, hex_: i64, side: i64, more: i64) -> float:
    """What so many tokens more or less in a hex change for a side."""
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


def appeal_of_push(s: Table, action: i64, side: i64) -> float:
    """Others off the island, never the own."""
    own = is_own(s, action, side)
    if action & 127 == OFF:
        return 0.0 if own else 0.9
    return 0.1 if own else 0.6

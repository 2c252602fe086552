"""Pushing (W23): which kiwis, and where to."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kiwi.data import components
from kibako.games.kiwi.rules.board import Board, count_of, first_of, fourth_of, frame, second_of, side_of, size_of, third_of
from kibako.games.kiwi.rules.codes import (
    ACT_ASHORE,
    ACT_DONE,
    ACT_PUSH,
    BOTH,
    CHOOSE_PUSH,
    FROM,
    GAIN,
    KINDS,
    LEADER,
    MUST,
    OFF,
    PAID,
    PIECE,
    PUSH_THIS,
    PUSHED,
    PUT_ASHORE,
    TO,
    WASHED_ASHORE,
    WHOSE,
    from_of,
    piece_of,
    to_of,
    whose_of,
)
from kibako.games.kiwi.rules.hexes import DIRECTIONS, NO_HEX

ANY_SIZE: Final = 3


def steps(s: Board, hex_: i64, action: i64, found: vec[i64]) -> vec[i64]:
    """The action from this hex to each adjacent one."""
    action += FROM * s.cell(hex_)
    d: i64
    for d in range(DIRECTIONS):
        to = s.neighbour(hex_, d)
        if to != NO_HEX:
            found = append(found, action + TO * s.cell(to))
    return found


def pushes(s: Board, given: i64) -> vec[i64]:
    """Every kiwi of the hex that is small enough, to every adjacent hex, or off the island (W23)."""
    side = side_of(given)
    hex_ = first_of(given)
    pusher = third_of(given)
    biggest = fourth_of(given) & 7
    found = vec[i64](capacity=64)
    if fourth_of(given) & MUST == 0:
        found = append(found, ACT_DONE)
    owner: i64
    kind: i64
    for owner in range(s.sides):
        kiwis = s.kiwis_at(hex_, owner)
        for kind in range(KINDS):
            if kiwis >> 5 * kind == 0:
                break
            count = count_of(kiwis, kind)
            if owner == side and kind == pusher:
                count -= 1
            if count > 0 and size_of(kind) <= biggest:
                found = ways_out(s, hex_, owner, kind, found)
        if biggest == ANY_SIZE and s.leader_at[owner] == hex_ and not (owner == side and pusher == LEADER):
            found = ways_out(s, hex_, owner, LEADER, found)
    return found


def ways_out(s: Board, hex_: i64, owner: i64, piece: i64, found: vec[i64]) -> vec[i64]:
    """W23: the adjacent hexes, and the sea if the hex is on the coast."""
    action = ACT_PUSH + WHOSE * s.clan[owner] + PIECE * piece
    found = steps(s, hex_, action, found)
    if s.is_coast(hex_):
        found = append(found, action + FROM * s.cell(hex_) + OFF)
    return found


def choose_push(s: Board, given: i64, action: i64) -> None:
    if action == ACT_DONE:
        return
    side = side_of(given)
    if second_of(given) > 1:
        how = fourth_of(given) | (MUST if fourth_of(given) & BOTH != 0 else 0)
        s.push(frame(CHOOSE_PUSH, side, first_of(given), second_of(given) - 1, third_of(given), how))
    if fourth_of(given) & PAID != 0:
        s.ask(GAIN, side, components.FRUIT, 1, 0)
    push_by_action(s, side, action)


def push_by_action(s: Board, side: i64, action: i64) -> None:
    owner = s.side_of_clan(whose_of(action))
    end = to_of(action)
    push(s, side, owner, piece_of(action), s.hex_in(from_of(action)), NO_HEX if end == OFF else s.hex_in(end))


def push(s: Board, side: i64, owner: i64, piece: i64, start: i64, end: i64) -> None:
    """W23: to NO_HEX is off the island; a leader can't leave it."""
    s.note(PUSHED, side, 16 * s.clan[owner] + piece, s.cell(start), OFF if end == NO_HEX else s.cell(end))
    if end != NO_HEX:
        s.shift(piece, owner, start, end)
    elif piece == LEADER:
        s.ask(PUT_ASHORE, side, owner, start, 0)
    else:
        s.drop_kiwi(start, owner, piece)
        s.reserve[owner] += size_of(piece)


def push_all(s: Board, side: i64, hex_: i64, biggest: i64, spared: i64) -> None:
    """Every kiwi up to a size is to be pushed from the hex once; all, with leaders but the spared side's, if that is 3.

    Where one lands has no effect on the others, so that their order doesn't matter.
    """
    owner: i64
    kind: i64
    _i: i64
    for owner in range(s.sides):
        kiwis = s.kiwis_at(hex_, owner)
        for kind in range(KINDS):
            if size_of(kind) <= biggest:
                for _i in range(count_of(kiwis, kind)):
                    s.ask(PUSH_THIS, side, hex_, owner, kind)
        if biggest == ANY_SIZE and s.leader_at[owner] == hex_ and owner != spared:
            s.ask(PUSH_THIS, side, hex_, owner, LEADER)


def ways_for_this(s: Board, given: i64) -> vec[i64]:
    return ways_out(s, first_of(given), second_of(given), third_of(given), vec[i64](capacity=7))


def shores(s: Board, given: i64) -> vec[i64]:
    """W23: any coast hex but the one it left."""
    found = vec[i64](capacity=32)
    hex_: i64
    for hex_ in range(s.hexes):
        if hex_ != second_of(given) and s.is_coast(hex_):
            found = append(found, ACT_ASHORE + s.cell(hex_))
    return found


def put_ashore(s: Board, side: i64, owner: i64, hex_: i64) -> None:
    s.leader_at[owner] = hex_
    s.note(WASHED_ASHORE, side, s.clan[owner], s.cell(hex_), 0)

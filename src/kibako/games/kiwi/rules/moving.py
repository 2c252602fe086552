"""Moving (W37 to W40)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kiwi.rules import leaders
from kibako.games.kiwi.rules.board import Board, count_of, first_of, frame, second_of, side_of, size_of
from kibako.games.kiwi.rules.codes import (
    ACT_ABILITY,
    ACT_DONE,
    ACT_MOVE,
    BOTH,
    CHOOSE_MOVE,
    CHOOSE_PUSH,
    FRENCH,
    KINDS,
    LEADER,
    MOVED,
    MOVED_TO,
    NOT_MOVED,
    PAY_MOVE,
    PIECE,
    YELLOW,
    from_of,
    piece_of,
    to_of,
)
from kibako.games.kiwi.rules.paying import MOVE_FRUITS, can_pay, pay, payments
from kibako.games.kiwi.rules.pushing import steps

FREE_MOVES: Final = 2


def play_move_card(s: Board, side: i64) -> None:
    """W37, W39: two free moves (W70: a third for yellow), then as many as are paid for."""
    s.ask(PAY_MOVE, side, 0, 0, 0)
    s.ask(CHOOSE_MOVE, side, FREE_MOVES, 1 if s.has_power(side, YELLOW) else 0, 0)


def moves(s: Board, given: i64) -> vec[i64]:
    """W37: a kiwi or leader of one's own that has not moved goes to an adjacent hex; or the leader's ability."""
    side = side_of(given)
    found = vec[i64](capacity=80)
    if first_of(given) == 0:
        found = append(found, ACT_DONE)
    hex_: i64
    kind: i64
    for hex_ in range(s.hexes):
        kiwis = s.kiwis_at(hex_, side) & NOT_MOVED
        if kiwis == 0:
            continue
        for kind in range(KINDS):
            if count_of(kiwis, kind) > 0:
                found = steps(s, hex_, ACT_MOVE + PIECE * kind, found)
    if (s.leader_has_moved >> side) & 1 == 0:
        found = steps(s, s.leader_at[side], ACT_MOVE + PIECE * LEADER, found)
    if leaders.can_use_ability(s, side):
        found = append(found, ACT_ABILITY)
    return found


def can_move(s: Board, side: i64) -> bool:
    if (s.leader_has_moved >> side) & 1 == 0:
        return True
    hex_: i64
    for hex_ in range(s.hexes):
        if s.kiwis_at(hex_, side) & NOT_MOVED != 0:
            return True
    return leaders.can_use_ability(s, side)


def choose_move(s: Board, given: i64, action: i64) -> None:
    if action == ACT_DONE:
        return
    side = side_of(given)
    must = first_of(given)
    may = second_of(given)
    if must + may > 1:
        s.ask(CHOOSE_MOVE, side, max(must - 1, 0), may if must > 0 else may - 1, 0)
    if action == ACT_ABILITY:
        leaders.use_ability(s, side)
    else:
        move(s, side, piece_of(action), s.hex_in(from_of(action)), s.hex_in(to_of(action)))


def move(s: Board, side: i64, piece: i64, start: i64, end: i64) -> None:
    """W38: who arrives may push up to two smaller ones, by the French book two or none; W70: yellow's also their own size."""
    moved = move_piece(s, side, piece, start, end)
    size = size_of(piece) - (0 if s.has_power(side, YELLOW) else 1)
    if size > 0:
        s.push(frame(CHOOSE_PUSH, side, end, 2, moved, size + (BOTH if s.edition == FRENCH else 0)))


def move_piece(s: Board, side: i64, piece: i64, start: i64, end: i64) -> i64:
    """W40: the piece as it is now, marked."""
    s.note(MOVED_TO, side, piece, s.cell(start), s.cell(end))
    if piece == LEADER:
        s.leader_has_moved |= 1 << side
        s.leader_at[side] = end
        return LEADER
    s.drop_kiwi(start, side, piece)
    s.add_kiwi(end, side, piece + MOVED)
    return piece + MOVED


def paid_moves(s: Board, given: i64) -> vec[i64]:
    """W39: two fruits for one more move, as often as can be paid."""
    side = side_of(given)
    found = append(vec[i64](capacity=8), ACT_DONE)
    if can_pay(s, side, MOVE_FRUITS, 2) and can_move(s, side):
        found = payments(s, side, MOVE_FRUITS, 2, 0, found)
    return found


def pay_move(s: Board, given: i64, action: i64) -> None:
    if action == ACT_DONE:
        return
    pay(s, side_of(given), action)
    s.ask(PAY_MOVE, side_of(given), 0, 0, 0)
    s.ask(CHOOSE_MOVE, side_of(given), 1, 0, 0)

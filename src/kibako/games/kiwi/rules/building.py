"""Building nests (W42, W43) and their benefits."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kiwi.rules.board import NEST_BENEFITS, Board, first_of, second_of, side_of
from kibako.games.kiwi.rules.codes import (
    ACT_BUILD,
    ACT_DONE,
    ACT_NEST,
    BUILT,
    CHOOSE_NEST,
    CHOSE_NEST,
    CLAN_NESTS,
    NEST_BENEFIT,
    PAY,
    PIECE,
    PURPLE,
    SET_NEST,
    number_of,
    piece_of,
    to_of,
)
from kibako.games.kiwi.rules.paying import SAME, affordable

TYPES: Final = 3


def next_nest(s: Board, side: i64, kind: i64) -> i64:
    """W42: rank 1 of a type before rank 2; -1 when both are built."""
    built = (s.built[side] >> 2 * kind) & 3
    if built == 0:
        return 2 * kind
    if built == 1:
        return 2 * kind + 1
    return -1


def can_build_on(s: Board, side: i64, hex_: i64) -> bool:
    """W42: no nest, at least two own tokens, dominance."""
    return s.nest[hex_] == 0 and s.has_kiwi(hex_, side) and s.tokens(hex_, side) >= 2 and s.dominates(hex_, side)


def can_build(s: Board, side: i64) -> bool:
    if not can_pay_any(s, side):
        return False
    hex_: i64
    for hex_ in range(s.hexes):
        if can_build_on(s, side, hex_):
            return True
    return False


def can_pay_any(s: Board, side: i64) -> bool:
    most = affordable(s, side, SAME)
    kind: i64
    for kind in range(TYPES):
        if is_payable(next_nest(s, side, kind), most):
            return True
    return False


def is_payable(nest: i64, most: i64) -> bool:
    return nest >= 0 and cost_of(nest) <= most


def cost_of(nest: i64) -> i64:
    """W42: 2 fruits of one colour for rank 1, 3 for rank 2."""
    return 2 + nest % 2


def nests_to_build(s: Board, given: i64) -> vec[i64]:
    """Every hex for every type that can be paid. A bonus may be declined (W18)."""
    side = side_of(given)
    most = affordable(s, side, SAME)
    found = vec[i64](capacity=24)
    if first_of(given) == 1:
        found = append(found, ACT_DONE)
    if not can_pay_any(s, side):
        return found
    hex_: i64
    kind: i64
    for hex_ in range(s.hexes):
        if can_build_on(s, side, hex_):
            for kind in range(TYPES):
                if is_payable(next_nest(s, side, kind), most):
                    found = append(found, ACT_BUILD + PIECE * kind + s.cell(hex_))
    return found


def choose_build(s: Board, given: i64, action: i64) -> None:
    if action == ACT_DONE:
        return
    side = side_of(given)
    nest = next_nest(s, side, piece_of(action))
    s.ask(SET_NEST, side, s.hex_in(to_of(action)), nest, 0)
    s.ask(PAY, side, SAME, cost_of(nest), 0)


def set_nest(s: Board, given: i64) -> None:
    """W43: its placement benefit comes now."""
    side = side_of(given)
    nest = second_of(given)
    s.nest[first_of(given)] = 1 + CLAN_NESTS * side + nest
    s.built[side] |= 1 << nest
    s.note(BUILT, side, nest, s.cell(first_of(given)), 0)
    gain_from_nest(s, side, nest, 0)


def gain_from_nest(s: Board, side: i64, nest: i64, season: i64) -> None:
    """W70: purple gains the whole benefit, then once more."""
    s.ask(NEST_BENEFIT, side, nest, season, 0)
    if s.has_power(side, PURPLE):
        s.ask(NEST_BENEFIT, side, nest, season, 0)


def nest_benefit(s: Board, given: i64) -> None:
    s.gain(NEST_BENEFITS, 2 * first_of(given) + second_of(given), side_of(given))


def nests_left(given: i64) -> vec[i64]:
    """W30: the season benefits, in the order the player chooses."""
    found = vec[i64](capacity=CLAN_NESTS)
    nest: i64
    for nest in range(CLAN_NESTS):
        if (first_of(given) >> nest) & 1 != 0:
            found = append(found, ACT_NEST + nest)
    return found


def choose_nest(s: Board, given: i64, action: i64) -> None:
    side = side_of(given)
    nest = number_of(action)
    left = first_of(given) & ~(1 << nest)
    if left != 0:
        s.ask(CHOOSE_NEST, side, left, 0, 0)
    s.note(CHOSE_NEST, side, nest, 0, 0)
    gain_from_nest(s, side, nest, 1)

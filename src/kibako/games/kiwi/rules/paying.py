"""Paying with fruits and with domain markers as jokers (W20), giving back (W21).

A pack is a multiset of up to four of the four colours (or terrains): all 70 are numbered, and kept as four bits a colour.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kiwi.data.components import CLANS
from kibako.games.kiwi.rules.board import MOVE_COLOURS, Board, first_of, frame, second_of, side_of, third_of
from kibako.games.kiwi.rules.codes import (
    ACT_GIVE_FRUIT,
    ACT_GIVE_MARKER,
    ACT_PAY,
    COLOURS,
    FRUITS_PAID,
    GAVE_FRUIT,
    GAVE_MARKER,
    GIVE_FRUIT,
    PAID_FRUITS,
    fruits_of,
    markers_of,
    number_of,
)

MOST: Final = 4  # fruits of one payment
PACKS: Final = [pack for size in range(MOST + 1) for pack in combinations_with_replacement(range(COLOURS), size)]
PACK: Final = vec[i64]([sum(1 << 4 * colour for colour in pack) for pack in PACKS])
PACK_SIZE: Final = vec[i64]([len(pack) for pack in PACKS])
FIRST_OF_SIZE: Final = vec[i64]([sum(len(pack) < size for pack in PACKS) for size in range(MOST + 2)])
ENOUGH: Final = 0x8888
MOST_OF_A_COLOUR: Final = 7

# Costs.
DIFFERENT: Final = 0  # that many different colours (W34)
SAME: Final = 1  # that many of one colour (W42)
MOVE_FRUITS: Final = 2  # in any mix of the clan's two Move colours (W39)
ANY: Final = 3


def fits_cost(cost: int, pack: tuple[int, ...], clan: int) -> bool:
    """Whether these fruits can be all or part of a payment; the clan + 4 on side B."""
    if cost == DIFFERENT:
        return len(set(pack)) == len(pack)
    if cost == SAME:
        return len(set(pack)) <= 1
    return cost == ANY or set(pack) <= {int(MOVE_COLOURS[2 * clan]), int(MOVE_COLOURS[2 * clan + 1])}


def packs_for(cost: int, clan: int) -> list[int]:
    return [number for number, pack in enumerate(PACKS) if fits_cost(cost, pack, clan)]


# By BOARDS * cost + board: where its packs begin in FRUIT_PACKS.
BOARDS: Final = 8  # a clan's side A, 4 + clan's side B
ALL_PACKS: Final = [packs_for(cost, board) for cost in (DIFFERENT, SAME, MOVE_FRUITS, ANY) for board in range(BOARDS)]
FRUIT_PACKS: Final = vec[i64]([number for packs in ALL_PACKS for number in packs])
FIRST_PACK: Final = vec[i64]([sum(len(packs) for packs in ALL_PACKS[:i]) for i in range(len(ALL_PACKS) + 1)])


def holds(counts: vec[i64], first: i64) -> i64:
    """What somebody has, four bits a colour, each with a bit set to tell whether a pack is covered."""
    c0 = min(counts[first], MOST_OF_A_COLOUR)
    c1 = min(counts[first + 1], MOST_OF_A_COLOUR)
    c2 = min(counts[first + 2], MOST_OF_A_COLOUR)
    c3 = min(counts[first + 3], MOST_OF_A_COLOUR)
    return (c0 | c1 << 4 | c2 << 8 | c3 << 12) | ENOUGH


def board_of(s: Board, side: i64) -> i64:
    """Which side of which board: what a move costs is printed there (W6, W70)."""
    return s.clan[side] + (len(CLANS) if s.side_b else 0)


def payments(s: Board, side: i64, cost: i64, count: i64, kept: i64, found: vec[i64]) -> vec[i64]:
    """All ways to pay, each once; `kept` is 1 + a terrain of which a marker must be left, or 0."""
    fruits = holds(s.fruits, COLOURS * side)
    markers = holds(s.markers, COLOURS * side)
    if kept > 0:
        markers -= 1 << 4 * (kept - 1)
    which = BOARDS * cost + board_of(s, side)
    i: i64
    j: i64
    for i in range(FIRST_PACK[which], FIRST_PACK[which + 1]):
        pack = FRUIT_PACKS[i]
        rest = count - PACK_SIZE[pack]
        if rest < 0:
            break
        if (fruits - PACK[pack]) & ENOUGH == ENOUGH:
            for j in range(FIRST_OF_SIZE[rest], FIRST_OF_SIZE[rest + 1]):
                if (markers - PACK[j]) & ENOUGH == ENOUGH:
                    found = append(found, ACT_PAY + FRUITS_PAID * pack + j)
    return found


def can_pay(s: Board, side: i64, cost: i64, count: i64) -> bool:
    return affordable(s, side, cost) >= count


def affordable(s: Board, side: i64, cost: i64) -> i64:
    """How many fruits of that kind of cost a side can pay, markers among them."""
    f = s.fruits
    i = COLOURS * side
    markers = s.marker_count(side)
    if cost == DIFFERENT:
        colours = min(f[i], 1) + min(f[i + 1], 1) + min(f[i + 2], 1) + min(f[i + 3], 1)
        return colours + markers
    if cost == SAME:
        return max(max(f[i], f[i + 1]), max(f[i + 2], f[i + 3])) + markers
    if cost == MOVE_FRUITS:
        board = board_of(s, side)
        return f[i + MOVE_COLOURS[2 * board]] + f[i + MOVE_COLOURS[2 * board + 1]] + markers
    return s.fruit_count(side) + markers


def pay_options(s: Board, frame: i64) -> vec[i64]:
    return payments(s, side_of(frame), first_of(frame), second_of(frame), third_of(frame), vec[i64](capacity=16))


def pay(s: Board, side: i64, action: i64) -> None:
    """W20: back to the bags."""
    fruits = fruits_of(action)
    markers = markers_of(action)
    colour: i64
    for colour in range(COLOURS):
        fruit = (PACK[fruits] >> 4 * colour) & 15
        s.fruits[COLOURS * side + colour] -= fruit
        s.fruit_bag[colour] += fruit
        marker = (PACK[markers] >> 4 * colour) & 15
        s.markers[COLOURS * side + colour] -= marker
        s.marker_bag[colour] += marker
    s.note(PAID_FRUITS, side, fruits, PACK_SIZE[markers], 0)


# --- giving back -----------------------------------------------------------------------------------------------------


def fruits_to_give(s: Board, frame: i64) -> vec[i64]:
    """W21, W80: one at a time until few enough are left."""
    if s.fruit_count(side_of(frame)) <= first_of(frame):
        return vec[i64]()
    return each_held(s.fruits, side_of(frame), ACT_GIVE_FRUIT)


def each_held(counts: vec[i64], side: i64, act: i64) -> vec[i64]:
    """The action for each colour, or terrain, of which a side has any."""
    found = vec[i64](capacity=COLOURS)
    colour: i64
    for colour in range(COLOURS):
        if counts[COLOURS * side + colour] > 0:
            found = append(found, act + colour)
    return found


def give_fruit(s: Board, given: i64, action: i64) -> None:
    side = side_of(given)
    colour = number_of(action)
    s.fruits[COLOURS * side + colour] -= 1
    s.fruit_bag[colour] += 1
    s.note(GAVE_FRUIT, side, colour, 0, 0)
    if s.fruit_count(side) > first_of(given):
        s.push(frame(GIVE_FRUIT, side, first_of(given), 0, 0, 0))


def markers_to_give(s: Board, frame: i64) -> vec[i64]:
    return each_held(s.markers, side_of(frame), ACT_GIVE_MARKER)


def give_marker(s: Board, frame: i64, action: i64) -> None:
    """The kind stays hidden from the others."""
    side = side_of(frame)
    terrain = number_of(action)
    s.markers[COLOURS * side + terrain] -= 1
    s.marker_bag[terrain] += 1
    s.note(GAVE_MARKER, side, 0, 0, 0)

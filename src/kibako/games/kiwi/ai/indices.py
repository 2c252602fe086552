"""Kiwi Chow Down's actions as indices: those that name a thing, of a hex, around the hex decided about.

Clans are relative: the seat to act first, then the others clockwise. How many there are depends on the island: 3,592 with one
or two seats, 5,513 with three, 7,722 with four. Where a kiwi moves, is pushed or pulled is told by the direction.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kiwi.data.components import LEADERS, SEASON_CARDS, SPACES
from kibako.games.kiwi.rules import codes
from kibako.games.kiwi.rules.board import Board, first_of, side_of
from kibako.games.kiwi.rules.codes import (
    ACT_BRING,
    ACT_BUILD,
    ACT_FEED,
    ACT_GROW,
    ACT_MOVE,
    ACT_PAY,
    ACT_PLAY,
    ACT_PULL,
    ACT_PUSH,
    ACT_REMOVE,
    ACT_TAKE,
    CARD,
    CARD_KINDS,
    CLAN_NESTS,
    COLOURS,
    FACE_DOWN,
    FACE_DOWN_FRUIT,
    FROM,
    FRUITS_PAID,
    GROWN,
    JOKER_A,
    KINDS,
    LEADER,
    OFF,
    PIECE,
    TO,
    TYPE,
    WHOSE,
    act_number,
    from_of,
    fruits_of,
    markers_of,
    number_of,
    piece_of,
    to_of,
    whose_of,
)
from kibako.games.kiwi.rules.hexes import DIRECTIONS, NO_HEX, SECTION
from kibako.games.kiwi.rules.paying import MOST, PACKS

NO_INDEX: Final = -1
PACK_TOTAL: Final = 70
PIECE_COUNT: Final = 13  # the kinds, and the leader
MOVER_COUNT: Final = 7  # kinds that have not moved, and the leader
WAYS: Final = 7  # directions, and off the island

# Actions that name a thing, by type: how many numbers it can have.
PAYMENTS: Final = [
    (fruits, markers)
    for fruits, pack in enumerate(PACKS)
    for markers, jokers in enumerate(PACKS)
    if len(pack) + len(jokers) <= MOST
]
NAMING: Final = {
    codes.ACT_DONE: 1,
    codes.ACT_ABILITY: 1,
    codes.ACT_ROW: 1,
    codes.ACT_RESERVE: 1,
    codes.ACT_BONUS: codes.AS_BUILD + 1,
    codes.ACT_GIVE_FRUIT: COLOURS,
    codes.ACT_GIVE_MARKER: COLOURS,
    codes.ACT_NEST: CLAN_NESTS,
    codes.ACT_SPACE: SPACES,
    codes.ACT_LEADER: len(LEADERS),
    codes.ACT_PRIZE: len(SEASON_CARDS),
    codes.ACT_PLAY: CARD * CARD_KINDS,
    codes.ACT_PAY: len(PAYMENTS),
}
# Actions of a hex, by type: how many for each.
INDICES_ON_HEX: Final = {
    codes.ACT_SETTLE: 1,
    codes.ACT_ASHORE: 1,
    codes.ACT_GO: 1,
    codes.ACT_PLACE: 1,
    codes.ACT_MARK: 1,
    codes.ACT_BUILD: 3,
    codes.ACT_GROW: KINDS,
    codes.ACT_TAKE: KINDS,
    codes.ACT_REMOVE: KINDS,
    codes.ACT_MOVE: MOVER_COUNT * DIRECTIONS,
    codes.ACT_FEED: KINDS,  # for each side
}


def begins(sizes: dict[int, int]) -> list[int]:
    """By number of the type where it begins; NO_INDEX for other types."""
    acts = list(sizes)
    first = {act: sum(sizes[before] for before in acts[: acts.index(act)]) for act in acts}
    return [first.get(TYPE * number, NO_INDEX) for number in range(codes.ACT_PRIZE // TYPE + 1)]


FIRST_NAMED: Final = vec[i64](begins(NAMING))
FIRST_ON_HEX: Final = vec[i64](begins(INDICES_ON_HEX))  # to be multiplied by the number of hexes
NAMED_COUNT: Final[i64] = sum(NAMING.values())
ACT_OF_NAMED: Final = vec[i64]([act for act, size in NAMING.items() for _ in range(size)])
ACT_ON_HEX: Final = vec[i64](
    [act for act, size in INDICES_ON_HEX.items() for _ in range(size if act != codes.ACT_FEED else 4 * KINDS)]
)
PAYMENT: Final = vec[i64](
    [
        PAYMENTS.index((fruits, markers)) if (fruits, markers) in set(PAYMENTS) else NO_INDEX
        for fruits in range(PACK_TOTAL)
        for markers in range(PACK_TOTAL)
    ]
)
FRUITS_OF: Final = vec[i64]([fruits for fruits, _ in PAYMENTS])
MARKERS_OF: Final = vec[i64]([markers for _, markers in PAYMENTS])
FEED_BEGINS: Final[i64] = sum(INDICES_ON_HEX.values()) - KINDS

assert len(PACKS) == PACK_TOTAL


def action_count(seats: int, options: Mapping[str, object]) -> int:  # noqa: ARG001 - the same for all options
    return int(last_block(max(seats, 2), SECTION * max(seats, 2))) + KINDS


def around_block(sides: i64, hexes: i64) -> i64:
    """Where the actions around the hex decided about begin: pushes."""
    return NAMED_COUNT + hexes * (FEED_BEGINS + KINDS * sides)


def pull_block(sides: i64, hexes: i64) -> i64:
    return around_block(sides, hexes) + sides * PIECE_COUNT * WAYS


def last_block(sides: i64, hexes: i64) -> i64:
    """Who is brought along."""
    return pull_block(sides, hexes) + sides * PIECE_COUNT * DIRECTIONS


# --- from action to index ----------------------------------------------------------------------------------------------


def indices(s: Board, actions: vec[i64]) -> vec[i64]:
    found = vec[i64](capacity=len(actions))
    if s.depth == 0:
        return found
    given = s.stack[s.depth - 1]
    for action in actions:
        found = append(found, index_of(s, given, action))
    return found


def index_of(s: Board, given: i64, action: i64) -> i64:
    act = act_number(action)
    first = FIRST_NAMED[act]
    if first >= 0:
        if act == ACT_PAY // TYPE:
            return first + PAYMENT[PACK_TOTAL * fruits_of(action) + markers_of(action)]
        return first + number_of(action)
    first = FIRST_ON_HEX[act]
    if first >= 0:
        return index_on_hex(s, given, action, first)
    about = first_of(given)
    if act == ACT_BRING // TYPE:
        return last_block(s.sides, s.hexes) + piece_of(action)
    owner = owner_seen(s, given, whose_of(action))
    if act == ACT_PUSH // TYPE:
        way = DIRECTIONS if to_of(action) == OFF else direction_to(s, about, s.hex_in(to_of(action)))
        return around_block(s.sides, s.hexes) + WAYS * (PIECE_COUNT * owner + piece_of(action)) + way
    way = direction_to(s, about, s.hex_in(from_of(action)))
    return pull_block(s.sides, s.hexes) + DIRECTIONS * (PIECE_COUNT * owner + piece_of(action)) + way


def index_on_hex(s: Board, given: i64, action: i64, first: i64) -> i64:
    act = action & -TYPE
    if act == ACT_MOVE:
        hex_ = s.hex_in(from_of(action))
        which = DIRECTIONS * mover_of(piece_of(action)) + direction_to(s, hex_, s.hex_in(to_of(action)))
    elif act == ACT_FEED:
        hex_ = s.hex_in(from_of(action))
        which = KINDS * owner_seen(s, given, whose_of(action)) + piece_of(action)
    elif act in (ACT_GROW, ACT_TAKE, ACT_REMOVE):
        hex_ = s.hex_in(from_of(action))
        which = piece_of(action)
    else:
        hex_ = s.hex_in(to_of(action))
        which = piece_of(action)
    return NAMED_COUNT + s.hexes * (first + which) + hex_


def owner_seen(s: Board, given: i64, clan: i64) -> i64:
    """How far clockwise from the seat to act."""
    owner = s.side_of_clan(clan) - side_of(given)
    if owner < 0:
        owner += s.sides
    return owner


def mover_of(piece: i64) -> i64:
    """Kiwis that may move have no mark of having moved."""
    if piece == LEADER:
        return MOVER_COUNT - 1
    return piece % 3 + 3 * (piece // GROWN)


def direction_to(s: Board, hex_: i64, to: i64) -> i64:
    d: i64
    for d in range(DIRECTIONS):
        if s.neighbour(hex_, d) == to:
            return d
    return NO_INDEX


# --- from index to action ----------------------------------------------------------------------------------------------


def action_at(s: Board, index: i64) -> i64:
    if s.depth == 0:
        return NO_INDEX
    if index < NAMED_COUNT:
        return action_without_hex(index)
    if index < around_block(s.sides, s.hexes):
        return action_on_hex(s, index - NAMED_COUNT)
    given = s.stack[s.depth - 1]
    about = first_of(given)
    if about >= s.hexes:
        return NO_INDEX
    last = last_block(s.sides, s.hexes)
    if index >= last:
        return ACT_BRING + PIECE * (index - last) + FROM * s.cell(about) if index < last + KINDS else NO_INDEX
    pull = pull_block(s.sides, s.hexes)
    if index >= pull:
        return pull_at(s, given, index - pull)
    return push_at(s, given, index - around_block(s.sides, s.hexes))


def action_without_hex(index: i64) -> i64:
    act = ACT_OF_NAMED[index]
    number = index - FIRST_NAMED[act_number(act)]
    if act == ACT_PAY:
        return act + FRUITS_PAID * FRUITS_OF[number] + MARKERS_OF[number]
    if act == ACT_PLAY and not can_be_played(number // CARD, number % CARD):
        return NO_INDEX
    return act + number


def can_be_played(card: i64, use: i64) -> bool:
    """Jokers as anything, others as what they are; all of them face down (W32, W33)."""
    if use < FACE_DOWN:
        return card >= JOKER_A or use == card
    return use <= FACE_DOWN_FRUIT


def action_on_hex(s: Board, index: i64) -> i64:
    hex_ = index % s.hexes
    act = ACT_ON_HEX[index // s.hexes]
    which = index // s.hexes - FIRST_ON_HEX[act_number(act)]
    if act == ACT_MOVE:
        mover = which // DIRECTIONS
        to = s.neighbour(hex_, which % DIRECTIONS)
        piece: i64 = LEADER
        if mover < MOVER_COUNT - 1:
            piece = mover % 3 + GROWN * (mover // 3)
        return act + PIECE * piece + FROM * s.cell(hex_) + TO * s.cell(to) if to != NO_HEX else NO_INDEX
    if act == ACT_FEED:
        return act + WHOSE * clan_seen(s, which // KINDS) + PIECE * (which % KINDS) + FROM * s.cell(hex_)
    if act in (ACT_GROW, ACT_TAKE, ACT_REMOVE):
        return act + PIECE * which + FROM * s.cell(hex_)
    return act + PIECE * which + TO * s.cell(hex_)


def clan_seen(s: Board, owner: i64) -> i64:
    return s.clan[(owner + side_of(s.stack[s.depth - 1])) % s.sides]


def push_at(s: Board, given: i64, index: i64) -> i64:
    about = first_of(given)
    way = index % WAYS
    action = (
        ACT_PUSH
        + WHOSE * clan_seen(s, index // (WAYS * PIECE_COUNT))
        + PIECE * (index // WAYS % PIECE_COUNT)
        + FROM * s.cell(about)
    )
    if way == DIRECTIONS:
        return action + TO * OFF
    to = s.neighbour(about, way)
    return action + TO * s.cell(to) if to != NO_HEX else NO_INDEX


def pull_at(s: Board, given: i64, index: i64) -> i64:
    hex_ = s.neighbour(first_of(given), index % DIRECTIONS)
    if hex_ == NO_HEX:
        return NO_INDEX
    owner = index // (DIRECTIONS * PIECE_COUNT)
    return ACT_PULL + WHOSE * clan_seen(s, owner) + PIECE * (index // DIRECTIONS % PIECE_COUNT) + FROM * s.cell(hex_)


assert ACT_BUILD in INDICES_ON_HEX

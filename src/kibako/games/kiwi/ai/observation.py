"""What a seat may know in Kiwi Chow Down, as numbers: its own things first, then the other sides' clockwise.

Hidden from others are a side's hand, its deck, the cards it played face down, and its kinds of markers until they lie open
(W12, W32, W33). The island is a grid of 10 by 11 cells, q by r; a cell without a hex is all zero.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from kibako.engine.planes import Planes
from kibako.games.kiwi.data.components import LEADERS, SEASON_CARDS
from kibako.games.kiwi.rules.board import Board, by_size, first_of, fourth_of, kind_of, second_of, side_of, third_of
from kibako.games.kiwi.rules.codes import (
    BITS,
    BOT,
    CARD_KINDS,
    CHOOSE_COMPANION,
    CHOOSE_PULL,
    CHOOSE_PUSH,
    CLAN_NESTS,
    COLOURS,
    DOWN,
    FIELD,
    FIRST_EFFECT,
    KINDS,
    MARK_TOKEN,
    PHASE_OVER,
    PUSH_THIS,
    SEASONS,
    TURNS,
)
from kibako.games.kiwi.rules.hexes import CELL_ROWS, CELLS
from kibako.kit.tallies import total

CELL_COLUMNS: Final = 10
CLAN_CHANNELS: Final = 4
SIZE_CHANNELS: Final = 3
ABOUT: Final = 4  # channels of a hex: the terrains, whether it is decided about,
FIRST_MINE: Final = 5  # of me the kinds, the leader, the types of nest, markers,
FIRST_OTHER: Final = 22  # of each other side the sizes, the leader, the types of nest, markers
THEIRS: Final = 8
PLAYED_CARDS: Final = 7  # the cards, and one that is hidden
SOLO_CARD_CHANNELS: Final = 4
LEADER_TOTAL: Final[i64] = len(LEADERS)
CARD_TOTAL: Final[i64] = len(SEASON_CARDS)

assert CELLS == CELL_COLUMNS * CELL_ROWS


def planes(seats: int, options: Mapping[str, object]) -> list[tuple[str, tuple[int, ...], int]]:  # noqa: ARG001
    """By name the shape, and the highest number that can stand there."""
    sides = max(seats, 2)
    return [
        ("island", (CELL_COLUMNS, CELL_ROWS, FIRST_OTHER + THEIRS * (sides - 1)), 31),
        ("decision", (FIRST_EFFECT,), 1),
        ("what it is about", (4,), 255),
        ("to act", (sides,), 1),
        ("season", (SEASONS + 1,), 1),
        ("phase", (PHASE_OVER + 1,), 1),
        ("round and step", (2,), 255),
        ("first player", (sides,), 1),
        ("order", (sides,), sides),
        ("clan", (sides, CLAN_CHANNELS), 1),
        ("leader", (sides, len(LEADERS)), 1),
        ("leader used, leader moved", (sides, 2), 1),
        ("fruits", (sides, COLOURS), 255),
        ("markers", (sides, 1 + COLOURS), 255),
        ("row, reserve, points", (sides, 3), 255),
        ("nests built", (sides, CLAN_NESTS), 1),
        ("cards in hand and deck", (sides, 2), 255),
        ("my hand", (CARD_KINDS,), 15),
        ("my deck", (CARD_KINDS,), 15),
        ("cards played", (sides, TURNS, PLAYED_CARDS), 1),
        ("first turn not shuffled", (sides,), TURNS),
        ("turn track", (sides, 2), 255),
        ("season cards", (len(SEASON_CARDS),), 255),
        ("season cards kept", (sides, len(SEASON_CARDS)), 1),
        ("fruit bag", (COLOURS,), 255),
        ("markers in the bag", (1,), 255),
        ("markers lie open", (1,), 1),
        ("the Kiwibot", (SOLO_CARD_CHANNELS + COLOURS + 1,), 255),
    ]


def observe(s: Board, seat: i64, into: Planes) -> None:
    write_island(s, seat, into)
    write_decision(s, seat, into)
    write_course(s, seat, into)
    i: i64
    for i in range(s.sides):
        side = (seat + i) % s.sides
        into.choice(s.clan[side], CLAN_CHANNELS)
    write_leaders(s, seat, into)
    write_stores(s, seat, into)
    write_cards(s, seat, into)
    write_season_cards(s, seat, into)
    write_bags(s, into)


def relative(s: Board, seat: i64, side: i64) -> i64:
    """How far round the table from the seat."""
    return side - seat if side >= seat else side - seat + s.sides


# --- the island --------------------------------------------------------------------------------------------------------


def write_island(s: Board, seat: i64, into: Planes) -> None:
    """By cell the channels of a hex, so that what belongs together lies together."""
    channels = FIRST_OTHER + THEIRS * (s.sides - 1)
    hex_: i64
    i: i64
    for hex_ in range(s.hexes):
        first = channels * s.cell(hex_)
        into.put(first + s.terrain[hex_], 1)
        for i in range(s.sides):
            side = seat + i if seat + i < s.sides else seat + i - s.sides
            kiwis = s.kiwis[s.sides * hex_ + side]
            if kiwis != 0:
                write_kiwis(kiwis if i == 0 else by_size(kiwis), first + channel_of(i), into)
        if s.nest[hex_] > 0:
            nest = s.nest[hex_] - 1
            into.put(first + pieces_of(relative(s, seat, nest // CLAN_NESTS)) + 1 + nest % CLAN_NESTS // 2, 1 + nest % 2)
        if s.mark[hex_] > 0:
            into.put(first + pieces_of(relative(s, seat, s.mark[hex_] - 1)) + 4, 1)
    for i in range(s.sides):
        side = (seat + i) % s.sides
        if s.leader_at[side] >= 0:
            into.put(channels * s.cell(s.leader_at[side]) + pieces_of(i), 1)
    about = hex_decided_about(s)
    if about >= 0:
        into.put(channels * s.cell(about) + ABOUT, 1)
    into.next(CELLS * channels)


def channel_of(side: i64) -> i64:
    """Where a side's kiwis begin among the channels; 0 is me."""
    if side == 0:
        return FIRST_MINE
    return FIRST_OTHER + THEIRS * (side - 1)


def pieces_of(side: i64) -> i64:
    """Where its leader is told; the nests, which count their rank, and markers follow."""
    if side == 0:
        return FIRST_MINE + KINDS
    return FIRST_OTHER + THEIRS * (side - 1) + SIZE_CHANNELS


def write_kiwis(kiwis: i64, first: i64, into: Planes) -> None:
    kind: i64 = 0
    while kiwis > 0:
        if kiwis & FIELD != 0:
            into.put(first + kind, kiwis & FIELD)
        kiwis >>= BITS
        kind += 1


def hex_decided_about(s: Board) -> i64:
    """Pushed or brought from, pulled to, marked; -1 if there is none."""
    if s.depth == 0:
        return -1
    given = s.stack[s.depth - 1]
    kind = kind_of(given)
    return first_of(given) if kind in (CHOOSE_PUSH, PUSH_THIS, CHOOSE_COMPANION, CHOOSE_PULL, MARK_TOKEN) else -1


# --- what is decided, and when -----------------------------------------------------------------------------------------


def write_decision(s: Board, seat: i64, into: Planes) -> None:
    given: i64 = s.stack[s.depth - 1] if s.depth > 0 else -1
    if given >= 0:
        into.choice(kind_of(given), FIRST_EFFECT)
        into.put(0, first_of(given))
        into.put(1, second_of(given))
        into.put(2, third_of(given))
        into.put(3, fourth_of(given))
        into.next(4)
        into.choice(relative(s, seat, side_of(given)), s.sides)
    else:
        into.next(FIRST_EFFECT + 4 + s.sides)


def write_course(s: Board, seat: i64, into: Planes) -> None:
    into.choice(s.season, SEASONS + 1)
    into.choice(s.phase, PHASE_OVER + 1)
    into.put(0, s.round)
    into.put(1, s.step)
    into.next(2)
    into.choice(relative(s, seat, s.first), s.sides)
    i: i64
    for i in range(len(s.order)):
        into.put(relative(s, seat, s.order[i]), i + 1)
    into.next(s.sides)


# --- what the sides have -----------------------------------------------------------------------------------------------


def write_leaders(s: Board, seat: i64, into: Planes) -> None:
    i: i64
    for i in range(s.sides):
        into.choice(s.leader[(seat + i) % s.sides], LEADER_TOTAL)
    for i in range(s.sides):
        side = (seat + i) % s.sides
        into.put(0, (s.used >> side) & 1)
        into.put(1, (s.leader_has_moved >> side) & 1)
        into.next(2)


def write_stores(s: Board, seat: i64, into: Planes) -> None:
    i: i64
    colour: i64
    for i in range(s.sides):
        for colour in range(COLOURS):
            into.put(colour, s.fruits[COLOURS * ((seat + i) % s.sides) + colour])
        into.next(COLOURS)
    for i in range(s.sides):
        side = (seat + i) % s.sides
        into.put(0, s.marker_count(side))
        if i == 0 or s.open_markers:
            for colour in range(COLOURS):
                into.put(1 + colour, s.markers[COLOURS * side + colour])
        into.next(1 + COLOURS)
    for i in range(s.sides):
        side = (seat + i) % s.sides
        into.put(0, s.row[side])
        into.put(1, s.reserve[side])
        into.put(2, s.points[side])
        into.next(3)
    for i in range(s.sides):
        into.members(s.built[(seat + i) % s.sides], CLAN_NESTS)


def write_cards(s: Board, seat: i64, into: Planes) -> None:
    i: i64
    for i in range(s.sides):
        side = (seat + i) % s.sides
        into.put(0, total(s.hand[side]))
        into.put(1, total(s.deck[side]))
        into.next(2)
    into.tally(s.hand[seat], CARD_KINDS)
    into.tally(s.deck[seat], CARD_KINDS)
    turn: i64
    for i in range(s.sides):
        side = (seat + i) % s.sides
        for turn in range(TURNS):
            write_played(s.plays[TURNS * side + turn], i == 0, into)
    for i in range(s.sides):
        into.put(i, s.first_unshuffled_turn[(seat + i) % s.sides])
    into.next(s.sides)
    for i in range(s.sides):
        side = (seat + i) % s.sides
        into.put(0, s.space[side])
        into.put(1, s.last_space[side])
        into.next(2)


def write_played(played: i64, own: bool, into: Planes) -> None:
    """A card played openly; of one face down only its owner knows which; the Kiwibot's rows are numbered likewise."""
    if played >= DOWN:
        into.put(PLAYED_CARDS - 1, 1)
        if own:
            into.put(played - DOWN - 1, 1)
    elif played > 0:
        into.put(played - 1, 1)
    into.next(PLAYED_CARDS)


def write_season_cards(s: Board, seat: i64, into: Planes) -> None:
    i: i64
    for i in range(len(s.cards)):
        into.put(s.cards[i], i + 1)
    into.next(CARD_TOTAL)
    for i in range(len(s.keeper)):
        if s.keeper[i] > 0:
            into.put(CARD_TOTAL * relative(s, seat, s.keeper[i] - 1) + s.cards[i], 1)
    into.next(CARD_TOTAL * s.sides)


def write_bags(s: Board, into: Planes) -> None:
    """What is left, and what is known of the Kiwibot (W90, W94)."""
    colour: i64
    for colour in range(COLOURS):
        into.put(colour, s.fruit_bag[colour])
    into.next(COLOURS)
    into.single(s.bag_count(s.marker_bag))
    into.single(1 if s.open_markers else 0)
    if s.solo:
        i: i64
        for i in range(min(len(s.solo_cards), SOLO_CARD_CHANNELS)):
            into.put(i, s.solo_cards[i] + 1)
        for colour in range(len(s.bot_seen)):
            into.put(SOLO_CARD_CHANNELS + colour, s.bot_seen[colour])
        into.put(SOLO_CARD_CHANNELS + COLOURS, s.bot_aside + 1)
    into.next(SOLO_CARD_CHANNELS + COLOURS + 1)


assert (BOT, FIRST_OTHER) == (1, FIRST_MINE + KINDS + 5)

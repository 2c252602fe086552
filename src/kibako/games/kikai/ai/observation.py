"""What a seat sees in KIKAI, as numbers: its own things first. All is open but the order of pile and box (M12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from kibako.engine.planes import Planes
from kibako.games.kikai.rules.board import Board, Player
from kibako.games.kikai.rules.tables import (
    BILLBOARDS,
    COLOUR_COUNT,
    DISTRIBUTORS,
    DISTRICT_COUNT,
    ELEMENT_COUNT,
    ELEMENTS_A_LEVEL,
    LEVELS,
    NONE,
    ROUNDS,
    SHOWN_A_LEVEL,
    SLOTS,
    SLOTS_A_SEAT,
    SQUARE_COUNT,
    STREET_COUNT,
)

DECISION_CHANNELS: Final = 15
TILE_CHANNELS: Final = 6
NUMBERS: Final = 7


def planes(seats: int, options: Mapping[str, object]) -> list[tuple[str, tuple[int, ...], int]]:  # noqa: ARG001
    """By name the shape, and the highest number that can stand there."""
    squares, streets = int(SQUARE_COUNT), int(STREET_COUNT)
    return [
        ("decision", (DECISION_CHANNELS,), 1),
        ("what it is about", (2,), 255),
        ("decisions pending", (1,), 255),
        ("to act", (seats,), 1),
        ("turns over", (1,), 255),
        ("round", (ROUNDS + 1,), 1),
        ("cards played this turn", (1,), 255),
        ("starting feet built", (1,), 255),
        ("has", (seats, NUMBERS), 255),
        ("hand", (seats, DISTRICT_COUNT), 15),
        ("collected", (seats, COLOUR_COUNT), 15),
        ("influence", (seats, COLOUR_COUNT), 255),
        ("streets", (seats, streets), 1),
        ("billboards", (seats, BILLBOARDS), 1),
        ("foundations", (seats, DISTRICT_COUNT), 1),
        ("tiles", (seats, TILE_CHANNELS), 1),
        ("starting feet", (seats, ELEMENT_COUNT), 1),
        ("foundation tiles", (seats, DISTRICT_COUNT, TILE_CHANNELS), 1),
        ("elements", (seats, DISTRICT_COUNT, LEVELS, ELEMENTS_A_LEVEL), 1),
        ("fans attracted", (seats, DISTRICT_COUNT, LEVELS), 1),
        ("ladders placed", (seats, DISTRICT_COUNT, LEVELS), 1),
        ("fans", (squares, COLOUR_COUNT), 15),
        ("billboards placed", (seats, squares, BILLBOARDS), 1),
        ("fans gone", (COLOUR_COUNT,), 15),
        ("display", (LEVELS, SHOWN_A_LEVEL, ELEMENTS_A_LEVEL), 1),
        ("in the box", (ELEMENT_COUNT,), 1),
        ("bonus tiles", (DISTRICT_COUNT, TILE_CHANNELS), 1),
        ("offer", (DISTRICT_COUNT,), 15),
        ("played this round", (DISTRICT_COUNT,), 15),
        ("top of the pile", (DISTRICT_COUNT,), 15),
        ("pile", (DISTRICT_COUNT,), 15),
    ]


def observe(board: Board, seat: i64, into: Planes) -> None:
    write_turn(board, seat, into)
    write_players(board, seat, into)
    write_kikai(board, seat, into)
    write_town(board, seat, into)
    write_market(board, into)


def relative(seat: i64, other: i64) -> i64:
    """One's own things first."""
    return 0 if seat == other else 1


def write_turn(board: Board, seat: i64, into: Planes) -> None:
    into.choice(board.top(), DECISION_CHANNELS)
    if board.top() >= 0:
        into.put(0, board.top_a())
        into.put(1, board.top_b())
    into.next(2)
    into.single(len(board.pending))
    into.choice(-1 if board.over else relative(seat, board.turn), 2)
    into.single(board.turns)
    into.choice(board.round, ROUNDS + 1)
    into.single(board.plays)
    into.single(board.founded)


def write_players(board: Board, seat: i64, into: Planes) -> None:
    me = board.player(seat)
    you = board.player(1 - seat)
    write_numbers(me, into)
    write_numbers(you, into)
    into.tally(me.hand, DISTRICT_COUNT)
    into.tally(you.hand, DISTRICT_COUNT)
    into.tally(me.collected, COLOUR_COUNT)
    into.tally(you.collected, COLOUR_COUNT)
    write_influence(me, into)
    write_influence(you, into)
    into.members(me.streets, STREET_COUNT)
    into.members(you.streets, STREET_COUNT)
    into.members(me.billboards, BILLBOARDS)
    into.members(you.billboards, BILLBOARDS)
    into.members(me.foundations, DISTRICT_COUNT)
    into.members(you.foundations, DISTRICT_COUNT)
    into.members(me.tiles, TILE_CHANNELS)
    into.members(you.tiles, TILE_CHANNELS)
    into.members(me.feet, ELEMENT_COUNT)
    into.members(you.feet, ELEMENT_COUNT)


def write_numbers(player: Player, into: Planes) -> None:
    into.put(0, player.energy)
    into.put(1, player.megaphones)
    into.put(2, player.ladders)
    into.put(3, player.renown)
    into.put(4, player.points + player.master)
    into.put(5, DISTRIBUTORS - player.removed)
    into.put(6, player.discarded)
    into.next(NUMBERS)


def write_influence(player: Player, into: Planes) -> None:
    colour: i64
    for colour in range(len(player.influence)):
        into.put(colour, player.influence[colour])
    into.next(COLOUR_COUNT)


def mine_first(seat: i64, slot: i64, size: i64) -> i64:
    """A number of something that both have, with one's own first."""
    if seat == 0:
        return slot
    return slot + size if slot < size else slot - size


def write_kikai(board: Board, seat: i64, into: Planes) -> None:
    i: i64
    for i in range(len(board.foundation)):
        into.put(TILE_CHANNELS * mine_first(seat, i, DISTRICT_COUNT) + i64(board.foundation[i]), 1)
    into.next(2 * DISTRICT_COUNT * TILE_CHANNELS)
    slots = board.kikai
    for i in range(SLOTS):
        element = i64(slots[i])
        if element != NONE:
            into.put(ELEMENTS_A_LEVEL * mine_first(seat, i, SLOTS_A_SEAT) + element % ELEMENTS_A_LEVEL, 1)
    into.next(SLOTS * ELEMENTS_A_LEVEL)
    write_slots(board.attracted, seat, into)
    write_slots(board.laddered, seat, into)


def write_slots(slots: i64, seat: i64, into: Planes) -> None:
    slot: i64 = 0
    while slots > 0:
        if slots & 1 != 0:
            into.put(mine_first(seat, slot, SLOTS_A_SEAT), 1)
        slots >>= 1
        slot += 1
    into.next(SLOTS)


def write_town(board: Board, seat: i64, into: Planes) -> None:
    square: i64
    for square in range(len(board.fans)):
        into.tally(board.fans[square], COLOUR_COUNT)
    for square in range(len(board.billboard)):
        billboard = i64(board.billboard[square])
        if billboard != NONE:
            owner = relative(seat, billboard // BILLBOARDS)
            into.put(BILLBOARDS * (SQUARE_COUNT * owner + square) + billboard % BILLBOARDS, 1)
    into.next(2 * SQUARE_COUNT * BILLBOARDS)
    into.tally(board.gone, COLOUR_COUNT)


def write_market(board: Board, into: Planes) -> None:
    i: i64
    for i in range(len(board.shown)):
        element = i64(board.shown[i])
        if element != NONE:
            into.put(ELEMENTS_A_LEVEL * i + element % ELEMENTS_A_LEVEL, 1)
    into.next(LEVELS * SHOWN_A_LEVEL * ELEMENTS_A_LEVEL)
    into.members(board.boxed, ELEMENT_COUNT)
    for i in range(len(board.bonus)):
        if (board.bonus_left >> i) & 1 != 0:
            into.put(TILE_CHANNELS * i + i64(board.bonus[i]), 1)
    into.next(DISTRICT_COUNT * TILE_CHANNELS)
    into.tally(board.offer, DISTRICT_COUNT)
    into.tally(board.played, DISTRICT_COUNT)
    into.tally(board.pile[0] if len(board.pile) > 0 else 0, DISTRICT_COUNT)
    pile: i64 = 0
    for layer in board.pile:
        pile += layer
    into.tally(pile, DISTRICT_COUNT)

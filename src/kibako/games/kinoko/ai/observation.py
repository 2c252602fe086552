"""What a seat may know in Kinoko, as numbers: whoever observes comes first, then the others clockwise (K6, K12, K16, K23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from kibako.engine.planes import Planes
from kibako.games.kinoko.ai.indices import seen_from
from kibako.games.kinoko.rules.board import Board, knows
from kibako.games.kinoko.rules.codes import CHOOSE_DEAL, CHOOSE_SWAP, FACE_KINDS, OVER, ROW_COUNT, VALUES

COLOUR_CHANNELS: Final = 6
DECISION_CHANNELS: Final = 7


def planes(seats: int, options: Mapping[str, object]) -> list[tuple[str, tuple[int, ...], int]]:  # noqa: ARG001
    """By name the shape, and the highest number that can stand there."""
    places = seats + ROW_COUNT
    return [
        ("decision", (DECISION_CHANNELS,), 1),
        ("to act", (seats,), 1),
        ("stopped the last round", (seats,), 1),
        ("round", (1,), 255),
        ("points", (seats,), 15),
        ("dice", (FACE_KINDS,), 3),
        ("value being swapped", (VALUES,), 1),
        ("colours in play", (COLOUR_CHANNELS,), 1),
        ("forbidden", (COLOUR_CHANNELS,), 1),
        ("families", (seats + 1, COLOUR_CHANNELS), 1),
        ("cards", (places, VALUES, COLOUR_CHANNELS), 1),
        ("open to me", (places, VALUES), 1),
        ("seen by", (seats, places, VALUES), 1),
    ]


def observe(board: Board, seat: i64, into: Planes) -> None:
    seats = board.seats
    open_ = board.doing >= CHOOSE_DEAL
    into.choice(board.doing, DECISION_CHANNELS)
    into.choice(-1 if board.doing == OVER else relative(board, seat, board.turn), seats)
    into.choice(-1 if board.announcer < 0 else relative(board, seat, board.announcer), seats)
    into.single(board.round)
    other: i64
    for other in range(seats):
        into.put(relative(board, seat, other), i64(board.points[other]))
    into.next(seats)
    write_dice(board, into)
    into.choice(board.value - 1 if board.doing == CHOOSE_SWAP else -1, VALUES)
    for colour in board.palette:
        into.one(i64(colour))
    into.next(COLOUR_CHANNELS)
    into.choice(board.forbidden, COLOUR_CHANNELS)
    for other in range(seats + 1):
        if open_ or other == seat:
            line = seats if other == seats else relative(board, seat, other)
            into.one(COLOUR_CHANNELS * line + i64(board.family[other]))
    into.next(COLOUR_CHANNELS * (seats + 1))
    write_cards(board, seat, open_, into)
    write_witnesses(board, seat, into)


def relative(board: Board, seat: i64, other: i64) -> i64:
    """How far round the table from the seat."""
    return other - seat if other >= seat else other - seat + board.seats


def write_dice(board: Board, into: Planes) -> None:
    face: i64
    for face in range(FACE_KINDS):
        count: i64 = 0
        for shown in board.dice:
            if i64(shown) == face:
                count += 1
        into.put(face, count)
    into.next(FACE_KINDS)


def write_cards(board: Board, seat: i64, open_: bool, into: Planes) -> None:
    """The colours that the seat has ever seen, where the cards lie now; then which of them lie open to it now."""
    place: i64
    index: i64
    for place in range(board.places):
        line = VALUES * seen_from(board, seat, place)
        for index in range(VALUES):
            card = i64(board.card[VALUES * place + index])
            if open_ or knows(board, seat, card):
                into.one(COLOUR_CHANNELS * (line + index) + i64(board.colour[card]))
    into.next(COLOUR_CHANNELS * VALUES * board.places)
    for place in range(board.places):
        line = VALUES * seen_from(board, seat, place)
        seen = open_ or (board.onlookers(place) >> seat) & 1 != 0
        for index in range(VALUES):
            if seen or (seat == board.turn and i64(board.card[VALUES * place + index]) == board.peeked):
                into.one(line + index)
    into.next(VALUES * board.places)


def write_witnesses(board: Board, seat: i64, into: Planes) -> None:
    """Everybody can know who has ever seen a card."""
    slot: i64
    other: i64
    slots = VALUES * board.places
    for slot in range(slots):
        seen = i64(board.seen[i64(board.card[slot])])
        if seen == 0:
            continue
        line = VALUES * seen_from(board, seat, slot // VALUES) + slot % VALUES
        for other in range(board.seats):
            if (seen >> other) & 1 != 0:
                into.one(slots * relative(board, seat, other) + line)
    into.next(slots * board.seats)

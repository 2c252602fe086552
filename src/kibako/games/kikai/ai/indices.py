"""KIKAI's actions as indices: the numbers that are actions, counted from 0 in their order. No action names a seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kikai.rules import codes
from kibako.games.kikai.rules.board import Board
from kibako.games.kikai.rules.tables import (
    BILLBOARDS,
    COLOUR_COUNT,
    DISTRICT_COUNT,
    ELEMENT_COUNT,
    LEVELS,
    SQUARE_COUNT,
    START_SEAT,
    STREET_COUNT,
)

ENDING: Final = 512  # above all actions
MOST_LADDERS: Final = 3  # that stand in for megaphones


def ranges() -> Iterator[range]:
    """The numbers of all actions."""
    for first, count in (
        (codes.ACT_PLAY, DISTRICT_COUNT),
        (codes.ACT_PAIR, DISTRICT_COUNT**2),
        (codes.ACT_DO, codes.DO_EXHIBIT + 1),
        (codes.ACT_ELEMENT, ELEMENT_COUNT),
        (codes.ACT_STREET, int(STREET_COUNT)),
        (codes.ACT_FAN, LEVELS * int(SQUARE_COUNT)),
        (codes.ACT_STOP, 1),
        (codes.ACT_BILLBOARD, BILLBOARDS),
        (codes.ACT_CHOICE, 2),
        (codes.ACT_FETCH, DISTRICT_COUNT),
        (codes.ACT_OPEN, 1),
        (codes.ACT_PAY, MOST_LADDERS + 1),
        (codes.ACT_AGAIN, 1),
        (codes.ACT_TAKE, DISTRICT_COUNT + 2),
        (codes.ACT_DRAW, 3),
        (codes.ACT_LADDER, 2 * DISTRICT_COUNT),
        (codes.ACT_REMOVE, COLOUR_COUNT * int(SQUARE_COUNT)),
        (codes.ACT_FOUND, COLOUR_COUNT * DISTRICT_COUNT),
    ):
        yield range(first, first + count)


def is_action(number: int) -> bool:
    """Starting feet are no element to build (M13)."""
    element = number - codes.ACT_ELEMENT
    return not (0 <= element < ELEMENT_COUNT and START_SEAT[element] >= 0)


ALL: Final = [number for numbers in ranges() for number in numbers if is_action(number)]
ACTION_CODES: Final = vec[i64](ALL)
INDEX: Final = vec[i64]([ALL.index(number) if number in ALL else -1 for number in range(ENDING)])


def action_count(seats: int, options: Mapping[str, object]) -> int:  # noqa: ARG001 - the same for all tables
    return len(ALL)


def indices(actions: vec[i64]) -> vec[i64]:
    found = vec[i64](capacity=len(actions))
    index = INDEX
    for action in actions:
        found = append(found, index[action])
    return found


def action_at(board: Board, index: i64) -> i64:  # noqa: ARG001 - the same in all states
    return ACTION_CODES[index] if 0 <= index < len(ACTION_CODES) else -1

"""What a position of KIKAI promises each seat, and which actions look promising. Rough, and measured in play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.engine.state import win_probabilities_by_strength
from kibako.games.kikai.rules.attract import FAR, tolls_for
from kibako.games.kikai.rules.board import Board
from kibako.games.kikai.rules.codes import (
    ACT_AGAIN,
    ACT_BILLBOARD,
    ACT_DO,
    ACT_ELEMENT,
    ACT_FAN,
    ACT_FETCH,
    ACT_LADDER,
    ACT_OPEN,
    ACT_PAIR,
    ACT_REMOVE,
    ACT_STOP,
    ACT_STREET,
    ACT_TAKE,
    DO_ATTRACT,
    DO_BUILD,
    DO_EXHIBIT,
)
from kibako.games.kikai.rules.score import score
from kibako.games.kikai.rules.tables import (
    BILLBOARDS,
    DISTRICT_COUNT,
    ELEMENT_COLOUR,
    FACTORS,
    LEVELS,
    NONE,
    ROUND_ENDS,
    ROUNDS,
    SLOTS_A_SEAT,
    SQUARE_COUNT,
    income,
)
from kibako.kit.bags import only, size
from kibako.kit.tallies import count, total

TURNS: Final[i64] = ROUND_ENDS[ROUNDS - 1]
FEATURES: Final = 24
FEW: Final = 2  # fans on a square that is about to be emptied


def features(board: Board, seat: i64) -> vec[float]:
    """What a seat has, counted: points first, then what may become points."""
    me = board.player(seat)
    found = vec[float]([0.0] * FEATURES)
    factor = float(FACTORS[min(board.round, ROUNDS - 1)])
    placed = BILLBOARDS - size(me.billboards)
    found[0] = float(score(board, seat))
    found[1] = float(min(me.energy, 10))
    found[2] = float(me.energy)
    found[3] = float(me.megaphones)
    found[4] = float(me.ladders)
    found[5] = float(total(me.hand))
    found[6] = float(me.influence[0] + me.influence[1] + me.influence[2])
    found[7] = float(income(board.mode, me.removed))
    found[8] = float(me.renown) * factor
    found[9] = float(placed)
    found[20] = float(placed * placed)
    found[21] = float(total(me.collected))
    count_districts(board, seat, factor, found)
    return found


def count_districts(board: Board, seat: i64, factor: float, found: vec[float]) -> None:
    """The kikai with their fans, and the squares that the streets join to them."""
    me = board.player(seat)
    others = board.player(1 - seat).streets
    joined: i64 = 0
    district: i64
    for district in range(DISTRICT_COUNT):
        if i64(board.kikai[SLOTS_A_SEAT * seat + LEVELS * district]) == NONE:
            continue
        cheapest = tolls_for(district, me.streets, others)
        joined |= count_elements(board, seat, district, cheapest, factor, found)
    count_squares(board, joined, found)


def count_elements(board: Board, seat: i64, district: i64, cheapest: vec[i64], factor: float, found: vec[float]) -> i64:
    """Elements by level, with a fan, and with one that could come; the squares joined by own streets, as a set."""
    me = board.player(seat)
    first = SLOTS_A_SEAT * seat + LEVELS * district
    free: i64 = 0
    paid: i64 = 0
    joined: i64 = 0
    square: i64
    for square in range(SQUARE_COUNT):
        if cheapest[DISTRICT_COUNT + square] == 0:
            free += board.fans[square]
            joined |= only(square)
        elif cheapest[DISTRICT_COUNT + square] < FAR:
            paid += board.fans[square]
    held = count(me.hand, district) > 0
    level: i64
    for level in range(LEVELS):
        element = i64(board.kikai[first + level])
        if element == NONE:
            break
        colour = ELEMENT_COLOUR[element]
        found[10 + level] += 1.0
        if board.attracted & only(first + level) != 0:
            found[13] += 1.0
            found[14] += factor * float(me.influence[colour])
            if held:
                found[22] += 1.0
        elif count(free, colour) > 0:
            found[15] += 1.0
            found[16] += factor * float(me.influence[colour])
            if held:
                found[23] += 1.0
        elif count(paid, colour) > 0:
            found[17] += 1.0
    return joined


def count_squares(board: Board, joined: i64, found: vec[float]) -> None:
    """Squares with fans that one's streets join to one's kikai, and those of them with few."""
    square: i64
    for square in range(SQUARE_COUNT):
        if joined & only(square) != 0 and board.fans[square] != 0:
            found[18] += 1.0
            if total(board.fans[square]) <= FEW:
                found[19] += 1.0


# What each feature is worth: always, and at the start besides; by mode.
# fmt: off
NORMAL_LATE: Final = (
    1.0, 0.24, -0.03, 0.94, 0.69, 0.14, 0.97, 0.0, 0.2, 0.5, 0.0, 0.0,
    1.0, 2.2, 0.05, 1.5, 0.0, 0.56, 0.0, 1.2, 0.3, 0.0, 0.98, 1.12,
)
NORMAL_EARLY: Final = (
    0.0, 0.23, 0.03, 1.99, 1.18, 2.0, 0.0, 3.5, 0.1, 2.0, 4.0, 7.0,
    4.0, 0.0, 0.3, 2.5, 0.0, 0.38, 1.1, 0.9, 0.0, -1.0, 0.0, 0.0,
)
ADVANCED_LATE: Final = (
    1.0, 0.02, 0.0, 0.05, 0.63, 0.3, 0.0, -0.3, 0.0, 0.0, 0.2, 0.0,
    0.0, 0.55, 0.0, 0.0, 0.0, 0.17, 0.0, 0.3, 0.12, 0.0, 0.26, 0.22,
)
ADVANCED_EARLY: Final = (
    0.0, 0.26, 0.06, 0.8, 0.3, 0.3, -0.5, 1.3, 0.05, 0.0, 0.0, 2.2,
    4.0, 1.2, 0.04, 0.7, 0.05, 0.2, 0.3, 0.3, 0.1, 0.0, 0.0, 0.3,
)
# fmt: on
LATE: Final = vec[float]((*NORMAL_LATE, *ADVANCED_LATE))
EARLY: Final = vec[float]((*NORMAL_EARLY, *ADVANCED_EARLY))


def win_probabilities(board: Board) -> vec[float]:
    """The nearer the end, the more a lead is worth."""
    scale = 2.5 + 7.0 * left_of(board)
    return win_probabilities_by_strength(vec[float]([strength(board, 0), strength(board, 1)]), scale)


def left_of(board: Board) -> float:
    """How much of the game is to come: from 1 down to 0."""
    return 1.0 - float(board.turns) / float(TURNS)


def strength(board: Board, seat: i64) -> float:
    """About as many points as the seat may have in the end."""
    left = left_of(board)
    worth = 0.0
    found = features(board, seat)
    first = FEATURES * board.mode
    i: i64
    for i in range(FEATURES):
        worth += found[i] * (LATE[first + i] + left * EARLY[first + i])
    return worth


def rollout_action(board: Board, legal: vec[i64], chance: Chance) -> i64:
    """The most promising of three random actions."""
    chosen = legal[chance.below(len(legal))]
    for _ in range(2):
        other = legal[chance.below(len(legal))]
        if other != chosen and prior_of(board, other) > prior_of(board, chosen):
            chosen = other
    return chosen


def prior_of(board: Board, action: i64) -> float:
    if action < ACT_PAIR:
        return 0.5
    if action < ACT_DO:
        return 0.3
    if action < ACT_ELEMENT:
        return prior_of_doing(board, action - ACT_DO)
    if action < ACT_STREET:
        return 0.5
    if action < ACT_FAN:
        return 0.4
    if action < ACT_STOP:
        return 0.9
    if action < ACT_BILLBOARD:
        return 0.1
    if action >= ACT_FETCH and action < ACT_OPEN:
        return 0.7
    if action == ACT_AGAIN:
        return 0.6
    if action >= ACT_TAKE and action < ACT_LADDER:
        return 0.5
    if action >= ACT_LADDER and action < ACT_REMOVE:
        return 0.8
    return 0.5


def prior_of_doing(board: Board, which: i64) -> float:
    if which == DO_EXHIBIT:
        fans = (board.attracted >> board.slot(board.top_a(), 0)) & 7
        return 0.3 + 0.25 * float(size(fans)) if fans != 0 else 0.05
    if which == DO_BUILD:
        return 0.8
    return 0.85 if which == DO_ATTRACT else 0.4

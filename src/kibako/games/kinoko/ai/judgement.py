"""What a position of Kinoko promises each seat, and which actions look promising by what the seat has seen (K23)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.engine.state import win_probabilities_by_strength
from kibako.games.kinoko.rules.board import Board, knows
from kibako.games.kinoko.rules.codes import (
    ACT_ON,
    ACT_PEEK,
    ACT_SET,
    ACT_STOP,
    BLANK,
    CHOOSE_END,
    FACE_KINDS,
    PEEK,
    REROLL,
    SETS,
    VALUES,
    peek_slot,
    swap_index,
    swap_other,
    swap_place,
)


def win_probabilities(board: Board) -> vec[float]:
    """A point ahead makes a victory about twice as likely."""
    return win_probabilities_by_strength(vec[float]([float(points) for points in board.points]), 1.2)


def rollout_action(board: Board, legal: vec[i64], chance: Chance) -> i64:
    """Mostly what looks best; among equals, and now and then, any."""
    if len(legal) == 1:
        return legal[0]
    if board.doing != CHOOSE_END and chance.below(8) == 0:
        return legal[chance.below(len(legal))]
    best = -1.0
    chosen: i64 = 0
    equal: i64 = 0
    for action in legal:
        prior = prior_of(board, action)
        if prior > best:
            best = prior
            chosen = action
            equal = 1
        elif prior == best:
            equal += 1
            if chance.below(equal) == 0:
                chosen = action
    return chosen


def prior_of(board: Board, action: i64) -> float:
    """To gather one's own family in one place."""
    if action == ACT_STOP:
        return 0.9 if is_sure(board) else 0.0
    if action == ACT_ON:
        return 0.5
    if action < FACE_KINDS:
        return prior_of_face(board, action)
    if action >= ACT_SET:
        return 0.1
    if action >= ACT_PEEK:
        return prior_of_peek(board, peek_slot(action))
    return prior_of_swap(board, swap_index(action), swap_place(action), swap_other(action))


def prior_of_face(board: Board, face: i64) -> float:
    if face == BLANK:
        return 1.0 if is_sure(board) else 0.1
    if face == PEEK:
        return 0.4
    if face == REROLL:
        return 0.3
    if face == SETS:
        return 0.0
    if is_sure(board):
        return 0.2
    here = place_of_family(board, face - 1)
    if here < 0:
        return 0.2
    return 0.8 if here != gathering_place(board) else 0.2


def prior_of_peek(board: Board, slot: i64) -> float:
    """A card that may be one's own."""
    if knows(board, board.turn, i64(board.card[slot])) or place_of_family(board, slot % VALUES) >= 0:
        return 0.0
    return 0.5


def prior_of_swap(board: Board, index: i64, place: i64, other: i64) -> float:
    here = place_of_family(board, index)
    goal = gathering_place(board)
    if here >= 0 and here != goal:
        return 1.0 if (place == here and other == goal) or (place == goal and other == here) else 0.2
    if here >= 0:
        return 0.0 if here in (place, other) else 0.3
    return 0.4 if goal in (place, other) else 0.3


# --- what the seat to act has seen -----------------------------------------------------------------------------------------


def place_of_family(board: Board, index: i64) -> i64:
    """Where the seat's own card of that value lies; -1 if it doesn't know."""
    own = board.family[board.turn]
    colour = board.colour
    cards = board.card
    place: i64
    for place in range(board.places):
        card = i64(cards[VALUES * place + index])
        if colour[card] == own:
            if knows(board, board.turn, card):
                return place
            return -1
    return -1


def gathering_place(board: Board) -> i64:
    """Where most of its own cards lie that the seat knows of; -1 if it knows of none."""
    first = place_of_family(board, 0)
    second = place_of_family(board, 1)
    third = place_of_family(board, 2)
    if second >= 0 and second == third:
        return second
    if first >= 0:
        return first
    return second if second >= 0 else third


def is_sure(board: Board) -> bool:
    """Whether the seat has seen its own three cards, and they are together."""
    first = place_of_family(board, 0)
    return first >= 0 and first == place_of_family(board, 1) and first == place_of_family(board, 2)


def is_guess(board: Board, action: i64) -> bool:
    """K15: to stop without having seen that two of one's own are together, or having seen that they aren't."""
    if action != ACT_STOP:
        return False
    together = gathering_place(board)
    known: i64 = 0
    index: i64
    for index in range(VALUES):
        here = place_of_family(board, index)
        if here >= 0 and here != together:
            return True
        known += i64(here >= 0)
    return known < VALUES - 1

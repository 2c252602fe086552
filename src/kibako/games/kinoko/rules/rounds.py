"""Dealing, rolling the dice and scoring: how a round of Kinoko begins and ends (K3 to K9, K15 to K21)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kibako.engine.chance import Chance
from kibako.games.kinoko.data.components import COMPONENTS, face_number
from kibako.games.kinoko.rules.board import Board
from kibako.games.kinoko.rules.codes import (
    CHOOSE_DEAL,
    CHOOSE_DIE,
    FAMILY,
    GAINED,
    LEFT_OVER,
    LOST,
    OVER,
    ROLLED,
    ROUND,
    ROW_COUNT,
    STOPPED,
    VALUES,
    WINNING_SCORE,
)
from kibako.kit.bags import shuffle

DICE: Final = vec[u8]([u8(face_number(face)) for die in COMPONENTS.dice for face in die.faces])
FACES_A_DIE: Final = 6


# --- how a round begins ----------------------------------------------------------------------------------------------------


def set_up(board: Board, chance: Chance) -> None:
    """K3, K8: the colours of the game and who begins."""
    colours = vec[u8]([0, 1, 2, 3, 4, 5])
    shuffle(colours, chance)
    board.palette = colours[: board.places]
    board.points = vec[u8]([0] * board.seats)
    board.gains = vec[i64]([0] * board.seats)
    board.turn = chance.below(board.seats)
    deal(board, chance)


def deal(board: Board, chance: Chance) -> None:
    """K4, K5, K20: `turn` begins the round."""
    board.round += 1
    board.peeked = -1
    deal_families(board, chance)
    deal_mushrooms(board, chance)
    while board.any_complete_hand():  # K7
        deal_mushrooms(board, chance)
    board.card = vec[u8]([u8(slot) for slot in range(VALUES * board.places)])
    board.seen = vec[u8]([u8(board.onlookers(slot // VALUES)) for slot in range(VALUES * board.places)])
    board.tell(ROUND, board.round, board.forbidden, board.turn, 0)
    roll(board, chance)


def deal_families(board: Board, chance: Chance) -> None:
    """K4: one each, then the forbidden colour, then the one that stays unseen."""
    cards = board.palette[:]
    shuffle(cards, chance)
    board.forbidden = i64(cards[board.seats])
    cards[board.seats] = cards[board.seats + 1]
    board.family = cards[: board.seats + 1]


def deal_mushrooms(board: Board, chance: Chance) -> None:
    """K5: for each value the colours, one a place."""
    colour = vec[u8]([0] * (VALUES * board.places))
    cards = board.palette[:]
    index: i64
    place: i64
    for index in range(VALUES):
        shuffle(cards, chance)
        for place in range(board.places):
            colour[VALUES * place + index] = cards[place]
    board.colour = colour


def roll(board: Board, chance: Chance) -> None:
    """K9."""
    dice = vec[u8](capacity=3)
    first: i64
    for first in range(0, 3 * FACES_A_DIE, FACES_A_DIE):
        dice = append(dice, DICE[first + chance.below(FACES_A_DIE)])
    board.dice = dice
    board.doing = CHOOSE_DIE
    board.tell(ROLLED, board.turn, i64(dice[0]), i64(dice[1]), i64(dice[2]))


# --- how a round ends ------------------------------------------------------------------------------------------------------


def stop_round(board: Board) -> None:
    """K16 to K21."""
    board.announcer = board.turn
    board.revealed = True
    board.peeked = -1
    before = board.points[:]
    right = together(board, board.family[board.turn])
    board.tell(STOPPED, board.turn, i64(right), 0, 0)
    reveal_all(board)
    if right:
        reward_together(board)
        punish_forbidden(board)
    else:
        reward_others(board)
    board.gains = vec[i64]([i64(board.points[seat]) - i64(before[seat]) for seat in range(board.seats)])
    board.turn = (board.turn + 1) % board.seats  # K20
    board.doing = OVER if board.best_score() >= WINNING_SCORE else CHOOSE_DEAL


def together(board: Board, colour: u8) -> bool:
    """K15: whether the three mushrooms of a colour are in one place."""
    slot: i64
    for slot in range(0, VALUES * board.places, VALUES):
        if board.colour_at(slot) == colour:
            return board.colour_at(slot + 1) == colour and board.colour_at(slot + 2) == colour
    return False


def reveal_all(board: Board) -> None:
    """K16."""
    everybody = u8((1 << board.seats) - 1)
    card: i64
    for card in range(VALUES * board.places):
        board.seen[card] = everybody
    seat: i64
    for seat in range(board.seats):
        board.tell(FAMILY, seat, i64(board.family[seat]), 0, 0)
    board.tell(LEFT_OVER, i64(board.family[board.seats]), 0, 0, 0)


def reward_together(board: Board) -> None:
    """K17."""
    seat: i64
    for seat in range(board.seats):
        if together(board, board.family[seat]):
            gain(board, seat, 2)


def punish_forbidden(board: Board) -> None:
    """K18."""
    seat: i64
    for seat in range(board.seats):
        if board.points[seat] > 0 and holds_forbidden(board, seat):
            board.points[seat] -= 1
            board.tell(LOST, seat, 0, 0, 0)


def holds_forbidden(board: Board, seat: i64) -> bool:
    first = VALUES * (ROW_COUNT + seat)
    slot: i64
    for slot in range(first, first + VALUES):
        if i64(board.colour_at(slot)) == board.forbidden:
            return True
    return False


def reward_others(board: Board) -> None:
    """K19."""
    seat: i64
    for seat in range(board.seats):
        if seat != board.turn:
            gain(board, seat, 1)


def gain(board: Board, seat: i64, points: i64) -> None:
    board.points[seat] += u8(points)
    board.tell(GAINED, seat, points, 0, 0)

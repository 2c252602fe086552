"""What is decided, done and told in Kinoko, as numbers.

Places: the two rows, then the hands. A slot is 3 * place + value - 1; each always holds one card of its value.
A card is named by the slot it was dealt to: all moves are public, so everybody always knows which card lies where.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

VALUES: Final = 3
ROW_COUNT: Final = 2  # seat s has place ROW_COUNT + s
WINNING_SCORE: Final = 4
UNKNOWN: Final = 255  # a colour that nobody asked for yet, in beliefs

# Die faces; 1, 2, 3 are themselves.
BLANK: Final = 0
PEEK: Final = 4
REROLL: Final = 5
SETS: Final = 6
FACE_KINDS: Final = 7

# What is being decided, and its names by number.
CHOOSE_DIE: Final = 0
CHOOSE_SWAP: Final = 1
CHOOSE_PEEK: Final = 2
CHOOSE_SET: Final = 3
CHOOSE_END: Final = 4
CHOOSE_DEAL: Final = 5
OVER: Final = 6
DECISIONS: Final = ("die", "swap", "peek", "sets", "end", "deal", "over")

# Actions: a face to take, then from these numbers on.
ACT_SWAP: Final = 64  # + 64 * (value - 1) + 8 * place + other place
ACT_PEEK: Final = 256  # + slot
ACT_SET: Final = 320  # + place
ACT_ON: Final = 384
ACT_STOP: Final = 385
ACT_DEAL: Final = 386

# Events.
ROUND: Final = 0  # number, forbidden colour, first seat
ROLLED: Final = 1  # seat, three faces
TOOK: Final = 2  # seat, face
SWAPPED: Final = 3  # seat, value, place, other place
PEEKED: Final = 4  # seat, slot
SET_SWAPPED: Final = 5  # seat, place
STOPPED: Final = 6  # seat, 1 if right
GAINED: Final = 7  # seat, points
LOST: Final = 8  # seat
FAMILY: Final = 9  # seat, colour
LEFT_OVER: Final = 10  # colour


def decision_of(action: i64) -> i64:
    """The decision that an action belongs to."""
    if action < FACE_KINDS:
        return CHOOSE_DIE
    if action < ACT_PEEK:
        return CHOOSE_SWAP
    if action < ACT_SET:
        return CHOOSE_PEEK
    if action < ACT_ON:
        return CHOOSE_SET
    return CHOOSE_DEAL if action == ACT_DEAL else CHOOSE_END


def swap(index: i64, place: i64, other: i64) -> i64:
    """The action that swaps the cards of a value, numbered from 0, between two places, of which the first comes first."""
    return ACT_SWAP + 64 * index + 8 * place + other


def swap_index(action: i64) -> i64:
    """Of which value the cards to be swapped are, numbered from 0."""
    return (action - ACT_SWAP) >> 6


def swap_place(action: i64) -> i64:
    return ((action - ACT_SWAP) >> 3) & 7


def swap_other(action: i64) -> i64:
    return action & 7


def peek(slot: i64) -> i64:
    return ACT_PEEK + slot


def peek_slot(action: i64) -> i64:
    return action - ACT_PEEK


def set_with(place: i64) -> i64:
    """The action that exchanges one's own set with that of a place."""
    return ACT_SET + place


def set_place(action: i64) -> i64:
    return action - ACT_SET

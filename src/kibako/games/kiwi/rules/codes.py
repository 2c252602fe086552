"""The numbers of Kiwi Chow Down: pieces, cards, phases, frames, actions and their parts, events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BOT: Final = 1  # the Kiwibot's side
SPANISH: Final = 1  # editions; 0 is mixed
FRENCH: Final = 2
SEASONS: Final = 4
ROUNDS: Final = 3
TURNS: Final = 12  # of a player in a game
HAND: Final = 3
TOKENS: Final = 20
ROW: Final = 8
MOST_FRUITS: Final = 10
OF_EACH: Final = 14
COLOURS: Final = 4  # of fruits; as many terrains

# Pieces: twelve kinds of kiwis, and the leader.
KINDS: Final = 12
LEADER: Final = 12
MOVED: Final = 3
GROWN: Final = 6
BITS: Final = 5
FIELD: Final = 31
ANY_SIZES: Final = (1 << 15) - 1  # the three sizes of kiwis without marks
NOT_MOVED: Final = ANY_SIZES | ANY_SIZES << 30

# Clans, and the type of nest that counts as tokens. A nest's number is 2 * its type + its rank - 1.
RED: Final = 0
GREEN: Final = 1
PURPLE: Final = 2
YELLOW: Final = 3
CONTROL: Final = 1
CLAN_NESTS: Final = 6

# Action cards; a hand or deck is a number with four bits for each. In `plays`: 1 + card, + DOWN if played face down.
CARD_MOVE: Final = 0
CARD_FEED: Final = 1
CARD_BUILD: Final = 2
JOKER_A: Final = 3
CARD_KINDS: Final = 6
WHOLE_DECK: Final = 0x111222
BOT_DECK: Final = 0x3222  # the Kiwibot's, for which all jokers are alike: four bits for each row of a solo card
DOWN: Final = 8

# Phases.
PHASE_LEADERS: Final = 0
PHASE_SETTLING: Final = 1
PHASE_SPACES: Final = 2
PHASE_AWAKENING: Final = 3
PHASE_CHANGE: Final = 4
PHASE_ACTIONS: Final = 5
PHASE_REWARD: Final = 6
PHASE_MARKING: Final = 7
PHASE_OVER: Final = 8

# Frames: decisions.
CHOOSE_LEADER: Final = 0
SETTLE_LEADER: Final = 1
SETTLE: Final = 2
SETTLE_BIG: Final = 3  # how many
CHOOSE_SPACE: Final = 4
CHOOSE_CARD: Final = 5
CHOOSE_MOVE: Final = 6  # how many must be made, how many more may
PAY_MOVE: Final = 7
CHOOSE_PUSH: Final = 8  # hex, how many, who pushes, biggest size + HOW
PUSH_THIS: Final = 9  # hex, whose, piece
PUT_ASHORE: Final = 10  # whose leader, from where
CHOOSE_WAY: Final = 11  # step of the ability, start, hex reached
CHOOSE_COMPANION: Final = 12  # from, to, how many
CHOOSE_PULL: Final = 13  # to, how many
CHOOSE_FEED: Final = 14  # 1 if it is a bonus
PAY: Final = 15  # cost, its number, marker to keep + 1
TAKE_TOKEN: Final = 16  # FOR what, hex, kind
CHOOSE_BUILD: Final = 17  # 1 if it is a bonus
CHOOSE_PLACE: Final = 18  # 1 for a kiwi of size 2
CHOOSE_GROW: Final = 19  # how many, 1 if different ones, hex + 1 if it must be there
CHOOSE_NEST: Final = 20  # nests left, as bits
CHOOSE_BONUS: Final = 21
GIVE_FRUIT: Final = 22  # how many fruits to keep at most
GIVE_MARKER: Final = 23
REMOVE_KIWI: Final = 24
CHOOSE_MARK: Final = 25  # 1 if it is the second
MARK_TOKEN: Final = 26  # hex
CHOOSE_PRIZE: Final = 27  # two season cards

# Frames: effects.
FIRST_EFFECT: Final = 32
GAIN: Final = 32  # effect, how many
UNCOVER: Final = 33  # space of the row
FEED_KIWI: Final = 34  # whose, hex, kind
EXPLODE: Final = 35  # whose, hex, kind
PUSH_HEX: Final = 36  # hex
SET_NEST: Final = 37  # hex, nest
NEST_BENEFIT: Final = 38  # nest, 1 if for the season
USE_ABILITY: Final = 39  # step, start, hex reached
PLACE_AT: Final = 40  # hex
UNMARK_GROWN: Final = 41
REWARDS: Final = 42  # card's number in play, 1 for the left benefit
END_TURN: Final = 43
SET_MARKER: Final = 44  # hex, 1 if it is the second
BOT_TURN: Final = 45
BOT_CELL: Final = 46  # row, column

# How to push: the biggest size that can be pushed, and these.
MUST: Final = 8
PAID: Final = 16
BOTH: Final = 32  # W38 by the French book: after the first the second must follow

# What a token is taken for.
FOR_PLACE: Final = 0
FOR_HEX: Final = 1
FOR_BIG: Final = 2  # a new kiwi of size 2 (W2)
FOR_SIZE: Final = 3  # of the kiwi named
FOR_DIFFERENT: Final = 4  # the same, and it is marked as grown

# Actions: a type, then whose, piece, from where, to where; or, of a payment, fruits and markers.
TO: Final = 1
FROM: Final = 1 << 7
PIECE: Final = 1 << 14
WHOSE: Final = 1 << 18
TYPE: Final = 1 << 20
FRUITS_PAID: Final = 1 << 7
CARD: Final = 1 << 3
OFF: Final = 127  # to the sea

ACT_DONE: Final = 0
ACT_LEADER: Final = 1 << 20  # + leader
ACT_SETTLE: Final = 2 << 20  # + cell
ACT_SPACE: Final = 3 << 20  # + space - 1
ACT_PLAY: Final = 4 << 20  # + CARD * card + AS what
ACT_MOVE: Final = 5 << 20  # piece, from, to
ACT_ABILITY: Final = 6 << 20
ACT_PUSH: Final = 7 << 20  # whose, piece, from, to
ACT_ASHORE: Final = 8 << 20  # + cell
ACT_GO: Final = 9 << 20  # + cell
ACT_BRING: Final = 10 << 20  # piece, from
ACT_PULL: Final = 11 << 20  # whose, piece, from
ACT_FEED: Final = 12 << 20  # whose, piece, from
ACT_PAY: Final = 13 << 20  # + FRUITS_PAID * pack of fruits + pack of markers
ACT_TAKE: Final = 14 << 20  # piece, from
ACT_BUILD: Final = 15 << 20  # type as piece, + cell
ACT_PLACE: Final = 16 << 20  # + cell
ACT_GROW: Final = 17 << 20  # piece, from
ACT_NEST: Final = 18 << 20  # + nest
ACT_BONUS: Final = 19 << 20  # + AS_FEED or AS_BUILD
ACT_GIVE_FRUIT: Final = 20 << 20  # + colour
ACT_GIVE_MARKER: Final = 21 << 20  # + terrain
ACT_REMOVE: Final = 22 << 20  # piece, from
ACT_MARK: Final = 23 << 20  # + cell
ACT_ROW: Final = 24 << 20
ACT_RESERVE: Final = 25 << 20
ACT_PRIZE: Final = 26 << 20  # + season card

# As what a card is played.
AS_MOVE: Final = 0
AS_FEED: Final = 1
AS_BUILD: Final = 2
AS_GAIN: Final = 3
FACE_DOWN: Final = 4
FACE_DOWN_FRUIT: Final = 5

# Events: side first, unless said otherwise; the Kiwibot is BOT_TOLD.
BOT_TOLD: Final = 8
BEGAN: Final = 0
LED: Final = 1  # leader
SETTLED: Final = 2  # cell, tokens
CHOSE_SPACE: Final = 3  # space
SEASON: Final = 4  # (no side) season
TURNED_UP: Final = 5  # (no side) season card
PLAYED: Final = 6  # card, as what
DOWNED: Final = 7
GAINED_FRUIT: Final = 8  # how many, four bits a colour
GAINED_MARKERS: Final = 9  # how many
PAID_FRUITS: Final = 10  # pack of fruits, number of markers
GAVE_FRUIT: Final = 11  # colour
GAVE_MARKER: Final = 12
MOVED_TO: Final = 13  # piece, from, to
PUSHED: Final = 14  # 16 * clan + piece, from, to
WASHED_ASHORE: Final = 15  # clan of the leader, cell
USED_ABILITY: Final = 16  # leader
WENT: Final = 17  # cell
PULLED: Final = 18  # 16 * clan + piece, from, to
FED: Final = 19  # 16 * clan + piece, cell
BURST: Final = 20  # cell (side: the owner)
PLACED: Final = 21  # cell, size
GREW: Final = 22  # piece before, cell
TOOK: Final = 23  # piece, cell
BUILT: Final = 24  # nest, cell
UNCOVERED: Final = 25  # space
REMOVED: Final = 26  # piece, cell
COMPARED: Final = 27  # season card, value
WON_CARD: Final = 28  # season card
TIED: Final = 29  # (no side) season card
POINTS: Final = 30  # how many
MARKED: Final = 31  # cell, terrain
SHOWED: Final = 32  # terrain, how many
CHOSE_NEST: Final = 33  # nest
REVEALED_CARD: Final = 34  # row of the solo card, column
KEPT: Final = 35  # season card
SHUFFLED: Final = 36
KNOWN: Final = 38  # terrain, how many: the Kiwibot's markers that were shown and turned back
LEFT_OUT: Final = 37  # the Kiwibot can't do what its card shows
SET_ASIDE: Final = 39  # row of a solo card: the card left out of the Kiwibot's new deck, face up
MOVED_PLAYERS: Final = 40  # clan of the leader, from, to


# The parts of an action.


def act_of(action: i64) -> i64:
    """The type: one of ACT_."""
    return action & -TYPE


def act_number(action: i64) -> i64:
    """The type, counted from 0."""
    return action >> 20


def number_of(action: i64) -> i64:
    """What is named: a leader, space - 1, nest, colour, terrain, season card, bonus."""
    return action & (TYPE - 1)


def whose_of(action: i64) -> i64:
    """The clan."""
    return (action >> 18) & 3


def piece_of(action: i64) -> i64:
    """The kiwi, or the type of nest."""
    return (action >> 14) & 15


def from_of(action: i64) -> i64:
    return (action >> 7) & 127


def to_of(action: i64) -> i64:
    return action & 127


def card_of(action: i64) -> i64:
    return (action >> 3) & 15


def use_of(action: i64) -> i64:
    """As what a card is played."""
    return action & 7


def fruits_of(action: i64) -> i64:
    """The pack of fruits paid."""
    return (action >> 7) & 127


def markers_of(action: i64) -> i64:
    """The pack of markers paid."""
    return action & 127

"""What a position of Kiwi Chow Down may be worth to a bot. Rough, and measured in play."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kiwi.data import components
from kibako.games.kiwi.rules.board import Board
from kibako.games.kiwi.rules.codes import (
    BOT,
    COLOURS,
    PHASE_REWARD,
    ROUNDS,
    SEASONS,
    TURNS,
)
from kibako.games.kiwi.rules.scoring import rank_two_nests, total
from kibako.games.kiwi.rules.season_cards import FEWEST, nest_total, value

FEATURES: Final = 17
PRIZE: Final = 11  # the feature that says who leads in what the season's cards compare


def features(s: Board) -> vec[float]:
    """By side what it has, counted: points first, then what may become points."""
    found = vec[float]([0.0] * (FEATURES * s.sides))
    side: i64
    for side in range(s.sides):
        i = FEATURES * side
        found[i] = float(total(s, side))
        found[i + 1] = float(s.marker_count(side))
        found[i + 4] = float(s.fruit_count(side))
        found[i + 5] = float(fruit_kinds(s, side))
        found[i + 6] = float(nest_total(s, side))
        found[i + 7] = float(rank_two_nests(s, side))
        found[i + 8] = float(s.row[side])
        found[i + 9] = float(s.reserve[side])
        found[i + 14] = float(most_of_a_colour(s, side))
    count_hexes(s, found)
    count_leads(s, found)
    if s.solo:
        found[15] = marking_now(s, found[2])
        found[FEATURES + 15] = marking_now(s, found[FEATURES + 2])
    return found


def fruit_kinds(s: Board, side: i64) -> i64:
    kinds: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if s.fruits[COLOURS * side + colour] > 0:
            kinds += 1
    return kinds


def most_of_a_colour(s: Board, side: i64) -> i64:
    most: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        most = max(most, s.fruits[COLOURS * side + colour])
    return most


def marking_now(s: Board, fitting: float) -> float:
    """W55: markers that could be placed if the season ended now; only one until the last season."""
    if s.season < SEASONS:
        fitting = min(fitting, 1.0)
    return fitting * float(s.round) / float(ROUNDS)


def count_hexes(s: Board, found: vec[float]) -> None:
    """Hexes dominated without a marker, terrains of such, and markers that could be placed there; tokens and hexes with any."""
    open_hexes = vec[i64]([0] * (COLOURS * s.sides))
    hex_: i64
    side: i64
    for hex_ in range(s.hexes):
        most: i64 = 0
        second: i64 = 0
        owner: i64 = -1
        for side in range(s.sides):
            tokens = s.tokens(hex_, side)
            if tokens == 0:
                continue
            found[FEATURES * side + 10] += float(tokens)
            found[FEATURES * side + 12] += 1.0
            if tokens > most:
                second = most
                most = tokens
                owner = side
            elif tokens == most:
                owner = -1
            else:
                second = max(second, tokens)
        if owner >= 0 and s.mark[hex_] == 0:
            if most > second + 1:
                found[FEATURES * owner + 16] += 1.0
            open_hexes[COLOURS * owner + s.terrain[hex_]] += 1
    i: i64
    for i in range(COLOURS * s.sides):
        if open_hexes[i] > 0:
            first = FEATURES * (i // COLOURS)
            found[first + 2] += float(min(open_hexes[i], s.markers[i]))
            found[first + 3] += float(open_hexes[i])
            found[first + 13] += 1.0


def count_leads(s: Board, found: vec[float]) -> None:
    """Who leads in what the cards of the season compare, unless they have been won."""
    if s.season == 0 or s.phase >= PHASE_REWARD or len(s.cards) == 0:
        return
    if s.solo:
        count_prizes(s, found)
    else:
        count_lead(s, s.cards[s.season - 1], found)


def count_lead(s: Board, card: i64, found: vec[float]) -> None:
    """1 for the lead, a half for each who shares it."""
    sign: i64 = -1 if FEWEST[card] != 0 else 1
    values = vec[i64](capacity=s.sides)
    side: i64
    best: i64 = -1000
    for side in range(s.sides):
        values = append(values, sign * value(s, card, side))
        best = max(best, values[side])
    leaders: i64 = 0
    for side in range(s.sides):
        if values[side] == best:
            leaders += 1
    for side in range(s.sides):
        if values[side] == best:
            found[FEATURES * side + PRIZE] += 1.0 if leaders == 1 else 0.5


# About what the benefits of a season card are worth in points.
WORTH: Final = {
    components.POINT: 1.0,
    components.BUILD: 0.7,
    components.MARKER: 0.5,
    components.PLACE: 0.15,
    components.GROW: 0.15,
    components.GROW_DIFFERENT: 0.15,
    components.FRUIT: 0.1,
}


def worth_of(left: str) -> float:
    return sum(WORTH.get(number >> 4, 0.0) * (number & 15) for number in components.read_benefit(left, "") if number > 0)


KEEPING: Final = 1.0  # what a card that it keeps is worth to the Kiwibot besides (W95)
PRIZES: Final = vec[float]([worth_of(card.left) for card in components.SEASON_CARDS])


def count_prizes(s: Board, found: vec[float]) -> None:
    """W91: what the two cards of the season promise either side."""
    last: i64 = len(s.cards) - 1
    one = chance_to_win(s, s.cards[last - 1])
    other = chance_to_win(s, s.cards[last])
    first = PRIZES[s.cards[last - 1]]
    second = PRIZES[s.cards[last]]
    both = one * other
    found[PRIZE] = (one - both) * first + (other - both) * second + both * max(first, second)
    found[FEATURES + PRIZE] = (1.0 - one) * (KEEPING + first) + (1.0 - other) * (KEEPING + second) + both * min(first, second)


def chance_to_win(s: Board, card: i64) -> float:
    """The player's; the Kiwibot wins ties, and a lead is the safer the nearer the end of the season is."""
    ahead = value(s, card, 0) - value(s, card, BOT)
    if FEWEST[card] != 0:
        ahead = -ahead
    spread = 0.4 + 0.6 * float(ROUNDS + 1 - s.round)
    return 1.0 / (1.0 + math.exp(-(float(ahead) - 0.5) / spread))


# What a feature is worth in points: always, and besides at the start, less and less to the end. Fitted to how games of a quick
# search ended, 960 of two and four players and 700 against the Kiwibot; features go together, so a weight alone says little.
LATE: Final = vec[float](
    [1.0, 0.11, 0.66, 0.16, 0.05, -0.07, 0.26, -0.39, 0.1, 0.05, -0.04, 0.47, 0.07, 0.14, -0.06, 0.0, 0.03]
)
EARLY: Final = vec[float](
    [0.02, 0.2, -0.84, -0.03, -0.02, 0.39, 1.02, -0.74, 0.04, -0.34, -0.06, -0.25, -0.14, 0.02, 0.22, 0.0, 0.05]
)
# The same for a player against the Kiwibot, and for the Kiwibot.
SOLO_LATE: Final = vec[float](
    [1.23, 0.13, 0.38, 0.04, 0.02, 0.24, 0.36, -0.55, -0.03, -0.07, -0.16, 1.54, 0.13, 0.32, -0.14, 0.04, 0.05]
)
SOLO_EARLY: Final = vec[float](
    [-0.48, -0.22, -0.34, -0.08, 0.18, -0.2, 0.76, -0.15, 0.09, -0.3, -0.15, -0.65, 0.07, -0.17, 0.25, -0.04, 0.17]
)
BOT_LATE: Final = vec[float](
    [1.1, 0.05, 0.35, 0.23, 0.0, 0.0, 0.24, -0.21, 0.32, 0.09, 0.16, 0.73, -0.14, 0.01, 0.0, 0.21, -0.05]
)
BOT_EARLY: Final = vec[float](
    [-0.07, -0.25, -0.24, 0.1, 0.0, 0.0, -0.69, 0.64, -0.02, 0.35, 0.15, -0.32, 0.08, 0.0, 0.0, 0.49, -0.12]
)
KIWIBOTS_LEAD: Final = -2.27  # what it gains besides, and a tie
KIWIBOTS_EARLY_LEAD: Final = -3.45


def left_of(s: Board) -> float:
    """How much of the game is to come."""
    if s.season == 0:
        return 1.0
    done = ROUNDS * (s.season - 1) + s.round - (1 if s.round > 0 else 0)
    if s.phase >= PHASE_REWARD:
        done = ROUNDS * s.season
    return 1.0 - float(done) / float(TURNS)


def strengths(s: Board) -> vec[float]:
    """By side about as many points as it may have in the end."""
    found = features(s)
    sums = vec[float](capacity=s.sides)
    side: i64
    for side in range(s.sides):
        if s.is_bot(side):
            sums = append(sums, kiwibots_lead(s) + weighed(s, found, side, BOT_LATE, BOT_EARLY))
        elif s.solo:
            sums = append(sums, weighed(s, found, side, SOLO_LATE, SOLO_EARLY))
        else:
            sums = append(sums, weighed(s, found, side, LATE, EARLY))
    return sums


def kiwibots_lead(s: Board) -> float:
    return KIWIBOTS_LEAD + left_of(s) * KIWIBOTS_EARLY_LEAD


def weighed(s: Board, found: vec[float], side: i64, late: vec[float], early: vec[float]) -> float:
    left = left_of(s)
    worth = 0.0
    i: i64
    for i in range(FEATURES):
        worth += found[FEATURES * side + i] * (late[i] + left * early[i])
    return worth

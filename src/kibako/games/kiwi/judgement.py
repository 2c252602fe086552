"""What a position of Kiwi Chow Down may be worth to a player without a person. Rough, and measured in play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kibako.games.kiwi.codes import (
    ACT_ABILITY,
    ACT_BUILD,
    ACT_DONE,
    ACT_FEED,
    ACT_GROW,
    ACT_MARK,
    ACT_PLAY,
    ACT_PUSH,
    ACT_ROW,
    ACT_TAKE,
    COLOURS,
    FACE_DOWN,
    OFF,
    REWARD,
    ROUNDS,
    TURNS,
    WHOSE,
)
from kibako.games.kiwi.rewards import FEWEST, nest_total, value
from kibako.games.kiwi.scoring import rank_two_nests, total
from kibako.games.kiwi.state import Table

FEATURES: Final = 14


def features(s: Table, side: i64) -> vec[float]:
    """What a side has, counted: points first, then what may become points."""
    found = vec[float]([0.0] * FEATURES)
    found[0] = float(total(s, side))
    found[1] = float(s.marker_count(side))
    found[4] = float(s.fruit_count(side))
    found[5] = float(fruit_kinds(s, side))
    found[6] = float(nest_total(s, side))
    found[7] = float(rank_two_nests(s, side))
    found[8] = float(s.row[side])
    found[9] = float(s.reserve[side])
    found[10] = float(s.island_tokens(side))
    found[11] = leads_season(s, side)
    count_hexes(s, side, found)
    return found


def fruit_kinds(s: Table, side: i64) -> i64:
    kinds: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if s.fruits[COLOURS * side + colour] > 0:
            kinds += 1
    return kinds


def count_hexes(s: Table, side: i64, found: vec[float]) -> None:
    """Hexes dominated without a marker; markers that could be placed now; hexes with own kiwis at all."""
    open_hexes = vec[i64]([0] * COLOURS)
    hex_: i64
    for hex_ in range(s.hexes):
        if s.has_kiwi(hex_, side):
            found[12] += 1.0
        if s.mark[hex_] == 0 and s.dominates(hex_, side):
            open_hexes[s.terrain[hex_]] += 1
    colour: i64
    for colour in range(COLOURS):
        found[2] += float(min(open_hexes[colour], s.markers[COLOURS * side + colour]))
        found[3] += float(open_hexes[colour])
        if open_hexes[colour] > 0:
            found[13] += 1.0


def leads_season(s: Table, side: i64) -> float:
    """1 for the lead in what the season's card compares, a half if it is shared; 0 once it has been won."""
    if s.season == 0 or s.phase >= REWARD or len(s.cards) == 0:
        return 0.0
    if s.solo:
        last: i64 = len(s.cards) - 1
        return leads(s, s.cards[last], side) + leads(s, s.cards[last - 1], side)
    return leads(s, s.cards[s.season - 1], side)


def leads(s: Table, card: i64, side: i64) -> float:
    own = value(s, card, side)
    sign: i64 = -1 if FEWEST[card] != 0 else 1
    result = 1.0
    other: i64
    for other in range(s.sides):
        if other != side:
            theirs = value(s, card, other)
            if sign * theirs > sign * own:
                return 0.0
            if theirs == own:
                result = 0.5
    return result


EARLY: Final = vec[float]([0.0, 0.3, 0.0, 0.1, 0.05, 0.1, 0.8, 0.5, -0.1, 0.0, 0.1, 0.0, 0.05, 0.0])  # at the start, besides
LATE: Final = vec[float]([1.0, 0.1, 0.6, 0.1, 0.05, 0.05, 0.0, 0.0, 0.0, 0.0, 0.03, 0.5, 0.02, 0.05])  # always


def left_of(s: Table) -> float:
    """How much of the game is to come."""
    if s.season == 0:
        return 1.0
    done = ROUNDS * (s.season - 1) + s.round - (1 if s.round > 0 else 0)
    if s.phase >= REWARD:
        done = ROUNDS * s.season
    return 1.0 - float(done) / float(TURNS)


def strength(s: Table, side: i64) -> float:
    """About as many points as the side may have in the end."""
    left = left_of(s)
    worth = 0.0
    i: i64 = 0
    for feature in features(s, side):
        worth += feature * (LATE[i] + left * EARLY[i])
        i += 1
    return worth


def appeal_of(s: Table, action: i64, side: i64) -> float:  # noqa: C901 - a list of cases
    kind = action >> 20
    if kind == ACT_PLAY >> 20:
        return 0.1 if action & 7 >= FACE_DOWN else 0.6
    if kind == ACT_PUSH >> 20:
        return appeal_of_push(s, action, side)
    if action == ACT_DONE:
        return 0.2
    if kind == ACT_MARK >> 20:
        return 0.9
    if kind == ACT_BUILD >> 20:
        return 0.8
    if kind in (ACT_FEED >> 20, ACT_GROW >> 20):
        own = (action // WHOSE) & 3 == s.clan[side]
        return 0.6 if own or kind == ACT_GROW >> 20 else 0.2
    if kind == ACT_ABILITY >> 20:
        return 0.5
    if kind == ACT_TAKE >> 20:
        return 0.2
    if kind == ACT_ROW >> 20:
        return 0.4
    return 0.5


def appeal_of_push(s: Table, action: i64, side: i64) -> float:
    """Others off the island, never the own."""
    own = (action // WHOSE) & 3 == s.clan[side]
    if action & 127 == OFF:
        return 0.0 if own else 0.9
    return 0.1 if own else 0.6

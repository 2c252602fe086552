"""What a position of KIKAI may be worth to a player without a person, before it is counted. Rough, and measured in play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kibako.games.kikai.attract import FAR, tolls_for
from kibako.games.kikai.codes import (
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
from kibako.games.kikai.data import (
    BILLBOARDS,
    DISTRICT_COUNT,
    ELEMENT_COLOUR,
    FACTORS,
    INCOME,
    LEVELS,
    NONE,
    SLOTS_A_SEAT,
    SQUARE_COUNT,
)
from kibako.games.kikai.score import score
from kibako.games.kikai.tally import count, total
from kibako.games.kikai.town import Town
from kibako.kit.bags import only, size

LAST_TURN: Final = 44
FEATURES: Final = 16


def features(town: Town, seat: i64) -> vec[float]:
    """What a seat has, counted: points first, then what may become points."""
    me = town.player(seat)
    found = vec[float]([0.0] * FEATURES)
    factor = float(FACTORS[min(town.round, 3)])
    found[0] = float(score(town, seat))
    found[1] = float(min(me.energy, 10))
    found[2] = float(me.energy)
    found[3] = float(me.megaphones)
    found[4] = float(me.ladders)
    found[5] = float(total(me.hand))
    found[6] = float(me.influence[0] + me.influence[1] + me.influence[2])
    found[7] = float(INCOME[me.removed])
    found[8] = float(me.renown) * factor
    found[9] = float(BILLBOARDS - size(me.billboards))
    count_elements(town, seat, factor, found)
    return found


def count_elements(town: Town, seat: i64, factor: float, found: vec[float]) -> None:
    """Elements by level, with a fan, and with one that could come."""
    me = town.player(seat)
    district: i64
    level: i64
    for district in range(DISTRICT_COUNT):
        first = SLOTS_A_SEAT * seat + LEVELS * district
        if i64(town.kikai[first]) == NONE:
            continue
        near = colours_near(town, seat, district)
        for level in range(LEVELS):
            element = i64(town.kikai[first + level])
            if element == NONE:
                break
            colour = ELEMENT_COLOUR[element]
            found[10 + level] += 1.0
            if town.attracted & only(first + level) != 0:
                found[13] += 1.0
                found[14] += factor * float(me.influence[colour])
            elif near & only(colour) != 0:
                found[15] += 1.0


def colours_near(town: Town, seat: i64, district: i64) -> i64:
    """The colours of the fans that own streets join to the district, as a set."""
    cheapest = tolls_for(district, town.player(seat).streets, 0)
    near: i64 = 0
    square: i64
    colour: i64
    for square in range(SQUARE_COUNT):
        if cheapest[DISTRICT_COUNT + square] < FAR and town.fans[square] != 0:
            for colour in range(3):
                if count(town.fans[square], colour) > 0:
                    near |= only(colour)
    return near


EARLY: Final = vec[float](
    [0.0, 0.1, 0.0, 0.5, 0.5, 0.3, 2.5, 0.6, 0.0, 0.0, 4.0, 5.0, 5.0, 0.0, 0.0, 3.0]
)  # at the start, besides
LATE: Final = vec[float]([1.0, 0.15, 0.05, 0.7, 0.7, 0.2, 0.2, 0.0, 0.3, 0.0, 0.0, 0.0, 0.0, 2.0, 0.3, 0.2])  # always


def strength(town: Town, seat: i64) -> float:
    """About as many points as the seat may have in the end."""
    left = 1.0 - float(town.turns) / float(LAST_TURN)
    worth = 0.0
    found = features(town, seat)
    i: i64
    for i in range(FEATURES):
        worth += found[i] * (LATE[i] + left * EARLY[i])
    return worth


def appeal_of(town: Town, action: i64) -> float:
    if action < ACT_PAIR:
        return 0.5
    if action < ACT_DO:
        return 0.3
    if action < ACT_ELEMENT:
        return appeal_of_doing(town, action - ACT_DO)
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


def appeal_of_doing(town: Town, which: i64) -> float:
    if which == DO_EXHIBIT:
        fans = (town.attracted >> town.slot(town.top_a(), 0)) & 7
        return 0.3 + 0.25 * float(size(fans)) if fans != 0 else 0.05
    if which == DO_BUILD:
        return 0.8
    return 0.85 if which == DO_ATTRACT else 0.4

"""The final count and its ties (M36 to M38)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kibako.games.kikai.data import (
    ADVANCED,
    DISTRICT_COUNT,
    FOUNDATION_POINTS,
    TRACK_POINTS,
)
from kibako.games.kikai.tally import count, total
from kibako.games.kikai.town import Player, Town
from kibako.kit.bags import only

RED: Final = 0
MOST_FANS: Final = 5


def sheet(town: Town, seat: i64) -> vec[i64]:
    """M36: on the way, the Master, the energy track, most fans, foundations, leftovers. M37, advanced: fans, influence."""
    me = town.player(seat)
    if town.mode == ADVANCED:
        return vec[i64]([total(me.collected), me.influence[0] + me.influence[1] + me.influence[2]])
    return vec[i64](
        [
            me.points,
            me.master,
            TRACK_POINTS[me.removed],
            MOST_FANS if total(me.collected) > total(town.player(1 - seat).collected) else 0,
            foundations(town, seat),
            leftovers(me),
        ]
    )


def foundations(town: Town, seat: i64) -> i64:
    """M36: the own tiles that still lie there cost points."""
    points: i64 = 0
    district: i64
    for district in range(DISTRICT_COUNT):
        if town.player(seat).foundations & only(district) != 0:
            points += FOUNDATION_POINTS[i64(town.foundation[DISTRICT_COUNT * seat + district])]
    return points


def leftovers(player: Player) -> i64:
    """M36."""
    return player.energy // 5 + player.megaphones // 2 + player.ladders // 2


def score(town: Town, seat: i64) -> i64:
    points: i64 = 0
    for part in sheet(town, seat):
        points += part
    return points


def advantage(town: Town) -> i64:
    """Above 0 if yellow is ahead, below 0 if purple is; M29, M36 to M38."""
    if town.star >= 0:
        return 1 - 2 * town.star
    ahead = score(town, 0) - score(town, 1)
    if ahead != 0:
        return ahead
    return count(town.yellow.collected, RED) - count(town.purple.collected, RED)

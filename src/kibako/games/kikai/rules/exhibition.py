"""Exhibitions: fans are collected, energy and renown gained (M30, M31)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kikai.codes import ACT_FETCH, ACT_OPEN, EXHIBIT, EXHIBITED, FETCHED, RENOWN
from kibako.games.kikai.data import (
    COLOUR_COUNT,
    DISTRICT_COUNT,
    INCOME,
    LEVELS,
    RENOWN_BONUS,
    RENOWN_LAST,
)
from kibako.games.kikai.tally import count, one, total
from kibako.games.kikai.town import Town
from kibako.kit.bags import only


def distance(one_district: i64, other: i64) -> i64:
    """M1: along the ring, the shorter way."""
    steps = max(one_district - other, other - one_district)
    return min(steps, DISTRICT_COUNT - steps)


def has_fans(town: Town, district: i64) -> bool:
    """Whether the seat to act has attracted fans there."""
    places = only(town.slot(district, 0)) * 7
    return town.attracted & places != 0


def fetchable(town: Town, district: i64, fetched: i64) -> vec[i64]:
    """M30: the other districts with own fans that can be paid, then the opening."""
    found = append(vec[i64](capacity=8), ACT_OPEN)
    megaphones = town.spendable()
    other: i64
    for other in range(DISTRICT_COUNT):
        if other == district or fetched & only(other) != 0 or not has_fans(town, other):
            continue
        if distance(district, other) <= megaphones:
            found = append(found, ACT_FETCH + other)
    return found


def exhibit(town: Town, district: i64) -> None:
    """M30: ask for further districts, if there are any."""
    if len(fetchable(town, district, 0)) > 1:
        town.push(EXHIBIT, district, 0)
    else:
        open_exhibition(town, district, 0)


def fetch(town: Town, other: i64) -> None:
    district = town.top_a()
    fetched = town.top_b() | only(other)
    town.pop()
    town.push(EXHIBIT, district, fetched)
    cost = distance(district, other)
    town.tell(FETCHED, town.turn, other, cost, 0)
    town.spend_megaphones(cost)


def open_exhibition(town: Town, district: i64, fetched: i64) -> None:
    """M31: collect, gain energy, advance."""
    me = town.actor()
    collected = collect(town, fetched | only(district))
    me.collected += collected
    me.energy += INCOME[me.removed]
    town.tell(EXHIBITED, town.turn, total(collected), INCOME[me.removed], district)
    steps: i64 = 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        steps += count(collected, colour) * me.influence[colour]
    advance(town, steps)


def collect(town: Town, districts: i64) -> i64:
    """The own fans of some districts leave their places: a tally of colours."""
    collected: i64 = 0
    district: i64
    level: i64
    for district in range(DISTRICT_COUNT):
        if districts & only(district) == 0:
            continue
        for level in range(LEVELS):
            slot = town.slot(district, level)
            if town.attracted & only(slot) != 0:
                town.attracted &= ~only(slot)
                collected += one(town.fan_colour(slot))
    return collected


def advance(town: Town, steps: i64) -> None:
    """M31: renown stops at the last space; every bonus on the way is gained."""
    me = town.actor()
    before = me.renown
    me.renown = min(RENOWN_LAST, before + steps)
    if steps > 0:
        town.tell(RENOWN, town.turn, steps, me.renown, 0)
    space: i64
    for space in range(before + 1, me.renown + 1):
        town.gain(town.turn, RENOWN_BONUS[(RENOWN_LAST + 1) * town.mode + space])

"""Attracting fans along the streets, and their tolls (M25 to M28)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kikai.codes import ACT_FAN, ATTRACT, ATTRACTED, SOME_TAKEN, TOLL_FREED
from kibako.games.kikai.data import (
    ADVANCED,
    DISTRICT_COUNT,
    ELEMENT_COLOUR,
    ELEMENT_COUNT,
    ELEMENT_EFFECT,
    FIRST_ROAD,
    LEVELS,
    NONE,
    PLACE_COUNT,
    POWER_FREE_TOLL,
    ROAD_ENDS,
    ROADS,
    SPACES,
    SQUARE_COUNT,
)
from kibako.games.kikai.tally import count
from kibako.games.kikai.town import Town
from kibako.kit.bags import only

FAR: Final = 1000  # the toll of a place that can't be reached
NOWHERE: Final = vec[i64]([FAR] * PLACE_COUNT)


def tolls(town: Town, district: i64) -> vec[i64]:
    """By place, the toll of the cheapest path to the district for the seat to act (M25, M26)."""
    return tolls_for(district, town.actor().streets, town.other().streets)


def tolls_for(district: i64, own: i64, others: i64) -> vec[i64]:
    """The same for somebody with these own streets, and those of another."""
    cheapest = NOWHERE[:]
    i: i64
    cheapest[district] = 0
    places = append(vec[i64](capacity=32), district)
    done: i64 = 0
    while done < len(places):
        place = places[done]
        done += 1
        for i in range(FIRST_ROAD[place], FIRST_ROAD[place + 1]):
            street = only(ROADS[i])
            end = ROAD_ENDS[i]
            if (own | others) & street == 0 or end < DISTRICT_COUNT:  # no path through another district
                continue
            toll = cheapest[place]
            if own & street == 0:
                toll += SPACES[ROADS[i]]
            if toll < cheapest[end]:
                cheapest[end] = toll
                places = append(places, end)
    return cheapest


def attractable(town: Town, district: i64, flags: i64) -> vec[i64]:
    """M25, M26: the fans that can come, each with the element it would come to."""
    found = vec[i64](capacity=16)
    if not has_empty_place(town, district):
        return found
    cheapest = tolls(town, district)
    most = most_toll(town, flags)
    first = town.slot(district, 0)
    square: i64
    level: i64
    for square in range(SQUARE_COUNT):
        fans = town.fans[square]
        if fans == 0 or cheapest[DISTRICT_COUNT + square] > most:
            continue
        for level in range(LEVELS):
            element = i64(town.kikai[first + level])
            if element == NONE:
                break
            if town.attracted & only(first + level) == 0 and count(fans, ELEMENT_COLOUR[element]) > 0:
                found = append(found, ACT_FAN + LEVELS * square + level)
    return found


def has_empty_place(town: Town, district: i64) -> bool:
    """Whether an own element there has no fan."""
    places = only(town.slot(district, 0)) * (only(town.height(town.turn, district)) - 1)
    return town.attracted & places != places


def most_toll(town: Town, flags: i64) -> i64:
    """M26: it must be affordable; M22: the first toll may be free."""
    if toll_is_free(town, flags):
        return FAR - 1
    return town.actor().energy


def toll_is_free(town: Town, flags: i64) -> bool:
    return flags & TOLL_FREED == 0 and town.has_power(POWER_FREE_TOLL)


def attract(town: Town, square: i64, level: i64) -> None:
    """M27: pay, place, effect, then the square (M28)."""
    district = town.top_a()
    flags = town.top_b()
    slot = town.slot(district, level)
    element = i64(town.kikai[slot])
    toll = tolls(town, district)[DISTRICT_COUNT + square]
    if toll > 0 and toll_is_free(town, flags):
        flags |= TOLL_FREED
        toll = 0
    town.actor().energy -= toll
    town.other().energy += toll
    town.take_fan(square, ELEMENT_COLOUR[element])
    town.attracted |= only(slot)
    town.tell(ATTRACTED, town.turn, square, element, toll)
    town.pop()
    if has_empty_place(town, district):
        town.push(ATTRACT, district, flags | SOME_TAKEN)
    gain_and_settle(town, square, ELEMENT_EFFECT[ELEMENT_COUNT * town.mode + element])


def gain_and_settle(town: Town, square: i64, effect: i64) -> None:
    """M28: the element's effect comes before the billboard, so a choice it brings is asked first."""
    emptied = town.fans[square] == 0
    if emptied and town.mode != ADVANCED:
        town.ask_billboard(square)
    town.gain(town.turn, effect)
    if emptied and town.mode == ADVANCED:
        town.place_any_billboard(square)

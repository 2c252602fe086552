"""Distributing flyers: own networks of streets (M23, M24)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kikai.codes import ACT_STREET, DEPLOYED
from kibako.games.kikai.data import (
    DISTRIBUTORS,
    DISTRICT_COUNT,
    FIRST_ROAD,
    POWER_CHEAP_FLYERS,
    ROAD_ENDS,
    ROADS,
    SPACES,
    STREET_BONUS,
)
from kibako.games.kikai.town import Town
from kibako.kit.bags import only


def deployable(town: Town, district: i64) -> vec[i64]:
    """M23: the empty streets at the district or at a square joined to it by own streets, that can be paid and manned."""
    me = town.actor()
    taken = town.yellow.streets | town.purple.streets
    most = most_spaces(town)
    found = vec[i64](capacity=16)
    if most == 0:
        return found
    offered = taken
    places = append(vec[i64](capacity=16), district)
    joined = only(district)
    done: i64 = 0
    i: i64
    while done < len(places):
        place = places[done]
        done += 1
        for i in range(FIRST_ROAD[place], FIRST_ROAD[place + 1]):
            street = ROADS[i]
            end = ROAD_ENDS[i]
            if offered & only(street) == 0:
                offered |= only(street)
                if SPACES[street] <= most:
                    found = append(found, ACT_STREET + street)
            elif me.streets & only(street) != 0 and end >= DISTRICT_COUNT and joined & only(end) == 0:  # M24
                joined |= only(end)
                places = append(places, end)
    return found


def price(town: Town) -> i64:
    """M23; M22: a power halves it."""
    return 1 if town.has_power(POWER_CHEAP_FLYERS) else 2


def most_spaces(town: Town) -> i64:
    """How many distributors the seat to act can pay and has left."""
    me = town.actor()
    affordable = me.energy if town.has_power(POWER_CHEAP_FLYERS) else me.energy >> 1  # M22
    return min(affordable, DISTRIBUTORS - me.removed)


def distribute(town: Town, street: i64) -> None:
    """M23: all spaces of the street at once."""
    town.actor().energy -= SPACES[street] * price(town)
    deploy(town, street)


def deploy(town: Town, street: i64) -> None:
    """M13, M23: the distributors come off the track; its bonuses and the street's are gained at once."""
    town.actor().streets |= only(street)
    town.tell(DEPLOYED, town.turn, street, 0, 0)
    town.uncover(town.turn, SPACES[street])
    town.gain(town.turn, STREET_BONUS[street])


def single_exits(town: Town, district: i64) -> vec[i64]:
    """M13: the free streets of one space at a district."""
    taken = town.yellow.streets | town.purple.streets
    found = vec[i64](capacity=8)
    i: i64
    for i in range(FIRST_ROAD[district], FIRST_ROAD[district + 1]):
        street = ROADS[i]
        if SPACES[street] == 1 and taken & only(street) == 0:
            found = append(found, ACT_STREET + street)
    return found

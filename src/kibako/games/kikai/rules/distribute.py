"""Distributing flyers: own networks of streets (M23, M24)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kikai.rules.board import Board
from kibako.games.kikai.rules.codes import ACT_STREET, DEPLOYED
from kibako.games.kikai.rules.tables import (
    DISTRIBUTORS,
    DISTRICT_COUNT,
    FIRST_ROAD,
    POWER_CHEAP_FLYERS,
    ROAD_ENDS,
    ROADS,
    SPACES,
    STREET_BONUS,
    STREET_COUNT,
)
from kibako.kit.bags import only


def deployable(board: Board, district: i64) -> vec[i64]:
    """M23: the empty streets at the district or at a square joined to it by own streets, that can be paid and manned."""
    me = board.actor()
    taken = board.yellow.streets | board.purple.streets
    most = most_spaces(board)
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


def price(board: Board) -> i64:
    """M23; M22: a power halves it."""
    return 1 if board.has_power(POWER_CHEAP_FLYERS) else 2


def most_spaces(board: Board) -> i64:
    """How many distributors the seat to act can pay and has left."""
    me = board.actor()
    affordable = me.energy if board.has_power(POWER_CHEAP_FLYERS) else me.energy >> 1  # M22
    return min(affordable, DISTRIBUTORS - me.removed)


def distribute(board: Board, street: i64) -> None:
    """M23: all spaces of the street at once."""
    board.actor().energy -= SPACES[street] * price(board)
    deploy(board, street)


def deploy(board: Board, street: i64) -> None:
    """M13, M23: the distributors come off the track; its bonuses and the street's are gained at once."""
    board.actor().streets |= only(street)
    board.tell(DEPLOYED, board.turn, street, 0, 0)
    board.uncover(board.turn, SPACES[street])
    board.gain(board.turn, STREET_BONUS[STREET_COUNT * board.mode + street])


def single_exits(board: Board, district: i64) -> vec[i64]:
    """M13: the free streets of one space at a district."""
    taken = board.yellow.streets | board.purple.streets
    found = vec[i64](capacity=8)
    i: i64
    for i in range(FIRST_ROAD[district], FIRST_ROAD[district + 1]):
        street = ROADS[i]
        if SPACES[street] == 1 and taken & only(street) == 0:
            found = append(found, ACT_STREET + street)
    return found

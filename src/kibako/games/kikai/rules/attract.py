"""Attracting fans along the streets, and their tolls (M25 to M28)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kikai.rules.board import Board
from kibako.games.kikai.rules.codes import ACT_FAN, ATTRACT, ATTRACTED, SOME_TAKEN, TOLL_FREED
from kibako.games.kikai.rules.tables import (
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
from kibako.kit.bags import only
from kibako.kit.tallies import count

FAR: Final = 1000  # the toll of a place that can't be reached
NOWHERE: Final = vec[i64]([FAR] * PLACE_COUNT)


def tolls(board: Board, district: i64) -> vec[i64]:
    """By place, the toll of the cheapest path to the district for the seat to act (M25, M26)."""
    return tolls_for(district, board.actor().streets, board.other().streets)


def tolls_for(district: i64, own: i64, others: i64) -> vec[i64]:
    """The same for a player with these streets, and those of the opponent."""
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


def attractable(board: Board, district: i64, flags: i64) -> vec[i64]:
    """M25, M26: the fans that can come, each with the element it would come to."""
    found = vec[i64](capacity=16)
    if not has_empty_place(board, district):
        return found
    cheapest = tolls(board, district)
    most = most_toll(board, flags)
    first = board.slot(district, 0)
    square: i64
    level: i64
    for square in range(SQUARE_COUNT):
        fans = board.fans[square]
        if fans == 0 or cheapest[DISTRICT_COUNT + square] > most:
            continue
        for level in range(LEVELS):
            element = i64(board.kikai[first + level])
            if element == NONE:
                break
            if board.attracted & only(first + level) == 0 and count(fans, ELEMENT_COLOUR[element]) > 0:
                found = append(found, ACT_FAN + LEVELS * square + level)
    return found


def has_empty_place(board: Board, district: i64) -> bool:
    """Whether an element of the seat to act has no fan there."""
    places = only(board.slot(district, 0)) * (only(board.height(board.turn, district)) - 1)
    return board.attracted & places != places


def most_toll(board: Board, flags: i64) -> i64:
    """M26: it must be affordable; M22: the first toll may be free. What isn't connected is too far for the richest."""
    if toll_is_free(board, flags):
        return FAR - 1
    return min(board.actor().energy, FAR - 1)


def toll_is_free(board: Board, flags: i64) -> bool:
    return flags & TOLL_FREED == 0 and board.has_power(POWER_FREE_TOLL)


def attract(board: Board, square: i64, level: i64) -> None:
    """M27: pay, place, effect, then the square (M28)."""
    district = board.top_a()
    flags = board.top_b()
    slot = board.slot(district, level)
    element = i64(board.kikai[slot])
    toll = tolls(board, district)[DISTRICT_COUNT + square]
    if toll > 0 and toll_is_free(board, flags):
        flags |= TOLL_FREED
        toll = 0
    board.actor().energy -= toll
    board.other().energy += toll
    board.take_fan(square, ELEMENT_COLOUR[element])
    board.attracted |= only(slot)
    board.tell(ATTRACTED, board.turn, square, element, toll)
    board.pop()
    if has_empty_place(board, district):
        board.push(ATTRACT, district, flags | SOME_TAKEN)
    gain_and_settle(board, square, ELEMENT_EFFECT[ELEMENT_COUNT * board.mode + element])


def gain_and_settle(board: Board, square: i64, effect: i64) -> None:
    """M28: the element's effect comes before the billboard, so a choice it brings is asked first."""
    emptied = board.fans[square] == 0
    if emptied and board.mode != ADVANCED:
        board.ask_billboard(square)
    board.gain(board.turn, effect)
    if emptied and board.mode == ADVANCED:
        board.place_any_billboard(square)

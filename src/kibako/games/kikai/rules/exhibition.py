"""Exhibitions: fans are collected, energy and renown gained (M30, M31)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kikai.rules.board import Board
from kibako.games.kikai.rules.codes import ACT_FETCH, ACT_OPEN, EXHIBIT, EXHIBITED, FETCHED, RENOWN
from kibako.games.kikai.rules.tables import (
    COLOUR_COUNT,
    DISTRICT_COUNT,
    LEVELS,
    RENOWN_BONUS,
    RENOWN_LAST,
    income,
)
from kibako.kit.bags import only
from kibako.kit.tallies import count, one, total


def distance(one_district: i64, other: i64) -> i64:
    """M1: along the ring, the shorter way."""
    steps = max(one_district - other, other - one_district)
    return min(steps, DISTRICT_COUNT - steps)


def has_fans(board: Board, district: i64) -> bool:
    """Whether the seat to act has attracted fans there."""
    places = only(board.slot(district, 0)) * 7
    return board.attracted & places != 0


def fetchable(board: Board, district: i64, fetched: i64) -> vec[i64]:
    """M30: the other districts with own fans that can be paid, then the opening."""
    found = append(vec[i64](capacity=8), ACT_OPEN)
    megaphones = board.spendable()
    other: i64
    for other in range(DISTRICT_COUNT):
        if other == district or fetched & only(other) != 0 or not has_fans(board, other):
            continue
        if distance(district, other) <= megaphones:
            found = append(found, ACT_FETCH + other)
    return found


def exhibit(board: Board, district: i64) -> None:
    """M30: ask for further districts, if there are any."""
    if len(fetchable(board, district, 0)) > 1:
        board.push(EXHIBIT, district, 0)
    else:
        open_exhibition(board, district, 0)


def fetch(board: Board, other: i64) -> None:
    district = board.top_a()
    fetched = board.top_b() | only(other)
    board.pop()
    board.push(EXHIBIT, district, fetched)
    cost = distance(district, other)
    board.tell(FETCHED, board.turn, other, cost, 0)
    board.spend_megaphones(cost)


def open_exhibition(board: Board, district: i64, fetched: i64) -> None:
    """M31: collect, gain energy, advance."""
    me = board.actor()
    collected = collect(board, fetched | only(district))
    me.collected += collected
    gained = income(board.mode, me.removed)
    me.energy += gained
    board.tell(EXHIBITED, board.turn, total(collected), gained, district)
    steps: i64 = 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        steps += count(collected, colour) * me.influence[colour]
    advance(board, steps)


def collect(board: Board, districts: i64) -> i64:
    """The own fans of some districts leave their places: a tally of colours."""
    collected: i64 = 0
    district: i64
    level: i64
    for district in range(DISTRICT_COUNT):
        if districts & only(district) == 0:
            continue
        for level in range(LEVELS):
            slot = board.slot(district, level)
            if board.attracted & only(slot) != 0:
                board.attracted &= ~only(slot)
                collected += one(board.fan_colour(slot))
    return collected


def advance(board: Board, steps: i64) -> None:
    """M31: renown stops at the last space; every bonus on the way is gained."""
    me = board.actor()
    before = me.renown
    me.renown = min(RENOWN_LAST, before + steps)
    if steps > 0:
        board.tell(RENOWN, board.turn, steps, me.renown, 0)
    space: i64
    for space in range(before + 1, me.renown + 1):
        board.gain(board.turn, RENOWN_BONUS[(RENOWN_LAST + 1) * board.mode + space])

"""The results of a deal side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

import kibako
from kibako.engine.game import Outcome, Standing
from kibako.table.store.records import Deal, Try

Rehearsed = Literal["", "again", "address", "chosen"]
"""Why a result doesn't count: the same browser tried again, another one at the same address did, the luck was chosen."""


def rehearsed(one: Try, tried: Sequence[Try]) -> Rehearsed:
    """Whether its player could know the luck from another try, begun before this one or while it went on."""
    if one.chosen:
        return "chosen"
    earlier = [other for other in tried if other.table_id != one.table_id and _could_teach(other, one)]
    if any(other.browser == one.browser for other in earlier):
        return "again"
    return "address" if one.origin and any(other.origin == one.origin for other in earlier) else ""


def _could_teach(other: Try, one: Try) -> bool:
    """Tries that were kept before it was noted when they begin count from their end."""
    if not other.begun or not one.begun:
        return other.finished is not None and (one.finished is None or other.finished < one.finished)
    return one.finished is None or other.begun < one.finished


class Result(NamedTuple):
    """A finished try, as it stands beside the others."""

    name: str
    table: str
    own: bool  # this browser's
    rehearsed: Rehearsed  # empty: it counts
    against_people: bool
    moves: int
    points: list[int]
    total: int
    rank: int
    others: list[int]  # the totals of the other seats
    place: int | None  # among those that count; equal totals share one


class Comparison(NamedTuple):
    categories: list[str]
    rows: list[Result]
    played: bool  # whether this browser has finished a try
    unfinished: str | None  # the table of this browser's try that goes on


def compare(deal: Deal, tried: Sequence[Try], browser: str, language: str) -> Comparison:
    """The results side by side: what counts, the best at the top; then what was rehearsed."""
    finished = [(one, rehearsed(one, tried)) for one in tried if one.finished is not None]
    totals = [_standing(deal, one).total for one, why in finished if not why]
    rows = [_result(deal, one, why, totals, one.browser == browser) for one, why in finished]
    rows.sort(key=lambda row: (bool(row.rehearsed), -row.total, row.rank))
    mine = sorted((one for one in tried if one.browser == browser), key=lambda one: one.begun)
    return Comparison(
        categories=kibako.game(deal.game).outcome_words(_outcome(finished[0][0]), language)[1] if finished else [],
        rows=rows,
        played=any(one.finished is not None for one in mine),
        unfinished=next((one.table_id for one in mine if one.finished is None), None),
    )


def _outcome(tried: Try) -> Outcome:
    return msgspec.json.decode(tried.outcome, type=Outcome)


def _standing(deal: Deal, tried: Try) -> Standing:
    return _outcome(tried).standings[deal.seat]


def _result(deal: Deal, tried: Try, why: Rehearsed, totals: list[int], own: bool) -> Result:
    """totals: of the tries that count."""
    mine = _standing(deal, tried)
    return Result(
        name=tried.name,
        table=tried.table_id,
        own=own,
        rehearsed=why,
        against_people=tried.against_people,
        moves=tried.moves,
        points=list(mine.categories.values()),
        total=mine.total,
        rank=mine.rank,
        others=[standing.total for standing in _outcome(tried).standings if standing.seat != deal.seat],
        place=None if why else 1 + sum(total > mine.total for total in totals),
    )

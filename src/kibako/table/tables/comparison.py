"""The results of a deal side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

import kibako
from kibako.engine.game import Outcome, Standing
from kibako.table.store.records import Deal, Try


def first_tries(tried: Sequence[Try]) -> list[Try]:
    """Of each browser, what it finished first."""
    first: dict[str, Try] = {}
    for one in tried:
        if one.finished is not None:
            first.setdefault(one.browser, one)
    return list(first.values())


class Result(NamedTuple):
    """A finished try, as it stands beside the others."""

    name: str
    table: str
    own: bool  # this browser's
    counts: bool  # the first that its browser finished
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
    """The results side by side: each person's first, the best at the top; then what was tried again."""
    finished, first = [one for one in tried if one.finished is not None], first_tries(tried)
    totals = [_standing(deal, one).total for one in first]
    rows = [_result(deal, one, totals if one in first else None, one.browser == browser) for one in finished]
    rows.sort(key=lambda row: (not row.counts, -row.total, row.rank))
    mine = [one for one in tried if one.browser == browser]
    return Comparison(
        categories=kibako.game(deal.game).outcome_words(_outcome(finished[0]), language)[1] if finished else [],
        rows=rows,
        played=any(one.finished is not None for one in mine),
        unfinished=next((one.table_id for one in mine if one.finished is None), None),
    )


def _outcome(tried: Try) -> Outcome:
    return msgspec.json.decode(tried.outcome, type=Outcome)


def _standing(deal: Deal, tried: Try) -> Standing:
    return _outcome(tried).standings[deal.seat]


def _result(deal: Deal, tried: Try, totals: list[int] | None, own: bool) -> Result:
    """totals: of the tries that count, if this is one of them."""
    mine = _standing(deal, tried)
    return Result(
        name=tried.name,
        table=tried.table_id,
        own=own,
        counts=totals is not None,
        against_people=tried.against_people,
        moves=tried.moves,
        points=list(mine.categories.values()),
        total=mine.total,
        rank=mine.rank,
        others=[standing.total for standing in _outcome(tried).standings if standing.seat != deal.seat],
        place=None if totals is None else 1 + sum(total > mine.total for total in totals),
    )

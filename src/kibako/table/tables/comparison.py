"""The results of a deal side by side."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from heapq import nsmallest
from typing import Literal, NamedTuple

import msgspec

import kibako
from kibako.engine.game import Outcome
from kibako.table.store.records import Deal, Try

Rehearsed = Literal["", "again", "address", "chosen"]
"""Why a result doesn't count: the same browser tried again, another one at the same address did, the luck was chosen."""


class Result(NamedTuple):
    """A finished try, as it stands beside the others."""

    name: str
    table: str
    browser: str
    rehearsed: Rehearsed  # empty: it counts
    against_people: bool
    moves: int
    points: list[int]
    total: int
    rank: int
    others: list[int]  # the totals of the other seats
    place: int | None  # among those that count; equal totals share one
    own: bool = False  # the reader's


class Ranking(NamedTuple):
    """What all tries of a deal say, to whomever."""

    rows: list[Result]  # what counts, the best at the top; then what was rehearsed
    counted: int
    example: Outcome | None  # one of the outcomes, to name the columns
    tries: dict[str, list[Try]]  # by browser, in the order in which they were begun


class Comparison(NamedTuple):
    categories: list[str]
    rows: list[Result]
    more: int  # results that aren't shown
    played: bool  # whether this browser has finished a try
    unfinished: str | None  # the table of this browser's try that goes on


# --- who could know the luck -------------------------------------------------------------------------------------------------


class Earliest:
    """Of the tries of one browser or address, the two that were begun or over first: one of them is another than any given."""

    def __init__(self, tried: Iterable[Try]) -> None:
        found = list(tried)
        over = [(one.finished, one.table_id) for one in found if one.finished is not None]
        self._begun = nsmallest(2, ((one.begun, one.table_id) for one in found if one.begun))
        self._over = nsmallest(2, over)
        old = {one.table_id for one in found if not one.begun}
        self._old = nsmallest(2, (ended for ended in over if ended[1] in old))

    def could_teach(self, one: Try) -> bool:
        """Whether another was begun before this one was over. Kept without a beginning, as once, a try counts from its end."""
        return _is_before(self._begun + self._old, one) if one.begun else _is_before(self._over, one)


def _is_before(others: Sequence[tuple[float, str]], one: Try) -> bool:
    return any(table != one.table_id and (one.finished is None or when < one.finished) for when, table in others)


class Rehearsals:
    """Whether a player could know the luck from another try, begun before this one or while it went on."""

    def __init__(self, tried: Sequence[Try]) -> None:
        browsers, origins = defaultdict[str, list[Try]](list), defaultdict[str, list[Try]](list)
        for one in tried:
            browsers[one.browser].append(one)
            origins[one.origin].append(one)
        self._browsers = {browser: Earliest(group) for browser, group in browsers.items()}
        self._origins = {origin: Earliest(group) for origin, group in origins.items() if origin}

    def of(self, one: Try) -> Rehearsed:
        if one.chosen:
            return "chosen"
        if self._browsers[one.browser].could_teach(one):
            return "again"
        return "address" if one.origin and self._origins[one.origin].could_teach(one) else ""


# --- side by side ------------------------------------------------------------------------------------------------------------


def rank(deal: Deal, tried: Sequence[Try]) -> Ranking:
    rehearsals = Rehearsals(tried)
    finished = [(one, _outcome(one), rehearsals.of(one)) for one in tried if one.finished is not None]
    totals = sorted(outcome.standings[deal.seat].total for _, outcome, why in finished if not why)
    rows = [_result(deal, one, outcome, why, totals) for one, outcome, why in finished]
    rows.sort(key=lambda row: (bool(row.rehearsed), -row.total, row.rank))
    tries = defaultdict[str, list[Try]](list)
    for one in sorted(tried, key=lambda one: one.begun):
        tries[one.browser].append(one)
    return Ranking(rows, len(totals), finished[0][1] if finished else None, dict(tries))


def compare(deal: Deal, ranking: Ranking, browser: str, language: str, most: int) -> Comparison:
    """The results for one reader: the first of them, and their own."""
    mine = ranking.tries.get(browser, []) if browser else []
    shown = [row for row in ranking.rows[most:] if mine and row.browser == browser]
    rows = [row._replace(own=bool(mine) and row.browser == browser) for row in [*ranking.rows[:most], *shown]]
    example = ranking.example
    return Comparison(
        categories=[] if example is None else kibako.game(deal.game).outcome_words(example, language)[1],
        rows=rows,
        more=len(ranking.rows) - len(rows),
        played=any(one.finished is not None for one in mine),
        unfinished=next((one.table_id for one in mine if one.finished is None), None),
    )


def _outcome(tried: Try) -> Outcome:
    return msgspec.json.decode(tried.outcome, type=Outcome)


def _result(deal: Deal, tried: Try, outcome: Outcome, why: Rehearsed, totals: Sequence[int]) -> Result:
    """totals: of the tries that count, the lowest first."""
    mine = outcome.standings[deal.seat]
    return Result(
        name=tried.name,
        table=tried.table_id,
        browser=tried.browser,
        rehearsed=why,
        against_people=tried.against_people,
        moves=tried.moves,
        points=list(mine.categories.values()),
        total=mine.total,
        rank=mine.rank,
        others=[standing.total for standing in outcome.standings if standing.seat != deal.seat],
        place=None if why else 1 + len(totals) - bisect_right(totals, mine.total),
    )

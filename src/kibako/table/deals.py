"""The same deal for everybody: one seed, one seat against the same bots, and the results side by side."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple

import msgspec

import kibako
from kibako.engine.game import Game, Outcome
from kibako.engine.sheet import Options
from kibako.engine.words import text
from kibako.table.errors import NoSuchPage, TableError
from kibako.table.orders import NewSeat, NewTable

LEVEL = "easy"  # of the bots of a daily deal, and of those that sit where people sat
DAYS_BACK = 30  # that a daily deal can be played afterwards


class Deal(NamedTuple):
    id: str
    game: str
    rules: int
    options: Options
    seed: str
    levels: list[str]  # of the bot on each seat; of the player's own, what doesn't matter
    seat: int  # the player's
    day: str = ""  # of a daily deal
    source: str = ""  # the table where it was first played


class Try(NamedTuple):
    """Somebody's game of a deal. browser: a digest of what tells this browser from others."""

    table_id: str
    deal_id: str
    browser: str
    name: str
    against_people: bool = False
    moves: int = 0
    outcome: str = ""
    finished: float | None = None


# --- making deals ------------------------------------------------------------------------------------------------------------


def today() -> date:
    return datetime.now(UTC).date()


def daily_tables(game: Game) -> Iterator[tuple[str, int]]:
    """A game's daily deals: the fewest who play together, and alone where that can be."""
    together = [seats for seats in game.sheet.seats if seats > 1]
    if together:
        yield game.key, together[0]
    if 1 in game.sheet.seats:
        yield f"{game.key}-solo", 1


def daily(day: date, game: Game, name: str, seats: int, key: str) -> Deal:
    """The deal of a day. Its seed is a keyed hash, so that nobody knows tomorrow's."""
    deal = f"{day.isoformat()}-{name}"
    seed = hmac.new(key.encode(), deal.encode(), hashlib.sha256).hexdigest()[:32]
    options = game.sheet.check_options({})
    return Deal(deal, game.key, game.sheet.rules, options, seed, [LEVEL] * seats, 0, day.isoformat())


def dailies(day: date, key: str) -> list[Deal]:
    return [daily(day, game, name, seats, key) for game in kibako.games() for name, seats in daily_tables(game)]


def daily_by_name(name: str, key: str) -> Deal | None:
    """A daily deal by its id; none of a day that hasn't come or is long gone."""
    found = re.fullmatch(r"(\d{4}-\d{2}-\d{2})-[\w-]+", name, re.ASCII)
    try:
        day = date.fromisoformat(found[1]) if found else None
    except ValueError:
        return None
    if day is None or not timedelta(0) <= today() - day <= timedelta(DAYS_BACK):
        return None
    return next((deal for deal in dailies(day, key) if deal.id == name), None)


def neighbour(deal: Deal, days: int) -> str | None:
    """The daily deal of the same kind some days later; None if there is none to be played."""
    if not deal.day:
        return None
    day = date.fromisoformat(deal.day) + timedelta(days)
    return f"{day.isoformat()}{deal.id[10:]}" if timedelta(0) <= today() - day <= timedelta(DAYS_BACK) else None


def challenge(source: str, game: str, rules: int, options: Options, seed: str, levels: Sequence[str], seat: int) -> Deal:
    """A deal from a table that has been played: bots of the same levels, and bots where other people sat."""
    return Deal(secrets.token_urlsafe(9), game, rules, options, seed, [level or LEVEL for level in levels], seat, "", source)


def order_for(deal: Deal, name: str) -> NewTable:
    """The table to open for somebody who wants to play a deal."""
    game = kibako.game(deal.game)
    if deal.rules != game.sheet.rules:
        raise TableError(text("deal-of-old-rules"))
    seats = [NewSeat(kind="bot", level=level) for level in deal.levels]
    seats[deal.seat] = NewSeat(kind="person", name=name)
    return NewTable(game=deal.game, seats=seats, options=dict(deal.options), public=False, seed=deal.seed)


# --- comparing ---------------------------------------------------------------------------------------------------------------


def no_such_deal() -> NoSuchPage:
    return NoSuchPage(text("no-such-deal"))


def first_tries(tried: Sequence[Try]) -> list[Try]:
    """Of each browser, what it finished first."""
    first: dict[str, Try] = {}
    for one in tried:
        if one.finished is not None:
            first.setdefault(one.browser, one)
    return list(first.values())


def compare(deal: Deal, tried: Sequence[Try], browser: str, language: str) -> dict[str, Any]:
    """The results side by side: each person's first, the best at the top; then what was tried again."""
    game, first = kibako.game(deal.game), first_tries(tried)
    finished = [one for one in tried if one.finished is not None]
    rows = [_row(deal, one, one in first, one.browser == browser) for one in finished]
    rows.sort(key=lambda row: (not row["counts"], -row["total"], row["rank"]))
    _place([row for row in rows if row["counts"]])
    categories = game.outcome_words(_outcome(finished[0]), language)[1] if finished else []
    mine = [one for one in tried if one.browser == browser]
    return {
        "categories": categories,
        "rows": rows,
        "played": any(one.finished is not None for one in mine),
        "unfinished": next((one.table_id for one in mine if one.finished is None), None),
    }


def _outcome(tried: Try) -> Outcome:
    return msgspec.json.decode(tried.outcome, type=Outcome)


def _row(deal: Deal, tried: Try, counts: bool, own: bool) -> dict[str, Any]:
    standings = _outcome(tried).standings
    mine = standings[deal.seat]
    return {
        "name": tried.name,
        "table": tried.table_id,
        "own": own,
        "counts": counts,
        "against_people": tried.against_people,
        "moves": tried.moves,
        "points": list(mine.categories.values()),
        "total": mine.total,
        "rank": mine.rank,
        "others": [standing.total for standing in standings if standing.seat != deal.seat],
        "place": None,
    }


def _place(rows: list[dict[str, Any]]) -> None:
    """Places among those who played; equal totals share one."""
    for row in rows:
        row["place"] = 1 + sum(other["total"] > row["total"] for other in rows)

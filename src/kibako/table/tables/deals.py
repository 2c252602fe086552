"""The same deal for everybody: one seed, one seat against the same bots."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import OrderedDict
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

import msgspec

import kibako
from kibako.engine.game import Game, Outcome
from kibako.engine.words import LANGUAGES, text
from kibako.table.errors import NoSuchPage, StoreDown, TableError, TooFast
from kibako.table.hours import now
from kibako.table.store.records import Deal, Try
from kibako.table.store.social import SocialStore
from kibako.table.store.writer import Writer
from kibako.table.tables.background import Background
from kibako.table.tables.comparison import Ranking, rank
from kibako.table.tables.identity import called
from kibako.table.tables.opening import Opening, against_bots
from kibako.table.tables.registry import Registry
from kibako.table.tables.table import LiveTable, check_same_game
from kibako.table.tables.thinking import is_timed

LEVEL = "easy"  # of the bots of a daily deal, and of those that sit where people sat
MOST_KEPT = 100  # deals whose results are kept in memory
MOST_TRIES = 30  # of a deal by one browser; only the first can count
DAYS_BACK = 30  # that a daily deal can be played afterwards


# --- making deals ------------------------------------------------------------------------------------------------------------


def today() -> date:
    return datetime.fromtimestamp(now(), UTC).date()


def daily_tables(game: Game) -> Iterator[tuple[str, int]]:
    """A game's daily deals: the fewest who play together, and alone where that can be."""
    together = [seats for seats in game.manifest.seats if seats > 1]
    if together:
        yield game.key, together[0]
    if 1 in game.manifest.seats:
        yield f"{game.key}-solo", 1


def daily(day: date, game: Game, name: str, seats: int, key: str) -> Deal:
    """The deal of a day. Its seed is a keyed hash, so that nobody knows tomorrow's."""
    deal = f"{day.isoformat()}-{name}" + (f"-{game.box_digest}" if game.box_digest else "")
    seed = hmac.new(key.encode(), deal.encode(), hashlib.sha256).hexdigest()[:32]
    options = game.manifest.check_options({})
    rules, box = game.manifest.rules, game.box_digest
    return Deal(deal, game.key, rules, options, seed, [LEVEL] * seats, 0, day.isoformat(), box=box)


def dailies(day: date, key: str) -> list[Deal]:
    return [daily(day, game, name, seats, key) for game in kibako.all_games() for name, seats in daily_tables(game)]


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


def deal_of(live: LiveTable, seat: int) -> Deal:
    """A deal from a table that has been played: bots of the same levels, and bots where other people sat."""
    table = live.record
    return Deal(
        id=secrets.token_urlsafe(9),
        game=table.game,
        rules=table.rules,
        options=table.options,
        seed=live.match.seed,
        levels=[chair.level or LEVEL for chair in live.seats],
        seat=seat,
        source=table.id,
        box=table.box,
    )


def opening_of(deal: Deal, name: str) -> Opening:
    """The table to open for somebody who wants to play a deal."""
    check_same_game(kibako.game(deal.game), deal.rules, deal.box, len(deal.levels))
    chairs = against_bots(deal.levels, deal.seat, name)
    return Opening(deal.game, chairs, deal.options, public=False, seed=deal.seed)


class Player(NamedTuple):
    """Who tries a deal, as far as a server can tell."""

    browser: str  # a digest of its mark
    address: str


# --- the deals of this server ------------------------------------------------------------------------------------------------


class Deals:
    """Finds deals, opens tables for them, and writes the results down when tables end."""

    def __init__(self, registry: Registry, social: SocialStore, writer: Writer, key: str, background: Background) -> None:
        self._registry = registry
        self._social = social
        self._writer = writer
        self._key = key
        self._background = background
        self._rankings: OrderedDict[str, tuple[tuple[int, int], Ranking]] = OrderedDict()

    async def find(self, name: str) -> Deal:
        known = bool(re.fullmatch(r"[\w-]{1,64}", name, re.ASCII))
        found = (await self._writer.run(self._social.deal, name) or daily_by_name(name, self._key)) if known else None
        if found is None:
            raise NoSuchPage(text("no-such-deal"))
        return found

    def dailies(self) -> list[Deal]:
        return dailies(today(), self._key)

    async def rankings(self, *deals: Deal) -> list[Ranking]:
        """What the tries of each deal say; made again only once a try was begun or has ended, at whichever server."""
        counts = await self._writer.run(self._social.counts, *(deal.id for deal in deals))
        return [await self._ranking(deal, counts[deal.id]) for deal in deals]

    async def _ranking(self, deal: Deal, counts: tuple[int, int]) -> Ranking:
        known = self._rankings.get(deal.id)
        if known is None or known[0] != counts:
            known = counts, rank(deal, await self._writer.run(self._social.tries, deal.id))
        self._rankings[deal.id] = known
        self._rankings.move_to_end(deal.id)
        while len(self._rankings) > MOST_KEPT:
            self._rankings.popitem(last=False)
        return known[1]

    async def play(self, deal: Deal, name: str, player: Player) -> tuple[str, dict[int, str]]:
        """A table for one more try."""
        (ranking,) = await self.rankings(deal)
        if len(ranking.tries.get(player.browser, [])) >= MOST_TRIES:
            raise TooFast(text("deal-tried-enough", most=MOST_TRIES))
        table, own = await self._registry.open(opening_of(deal, name), patron=player.address)
        live = await self._registry.find(table)
        await self._begin(live, deal, self._try(live, deal, player))
        live.changed()
        return table, own

    def _try(self, live: LiveTable, deal: Deal, player: Player) -> Try:
        origin = hmac.new(self._key.encode(), f"origin {player.address}".encode(), hashlib.sha256).hexdigest()[:32]
        name = called(live.seats[deal.seat], LANGUAGES[0])
        return Try(live.record.id, deal.id, player.browser, name, begun=now(), origin=origin)

    async def challenge(self, live: LiveTable, seat: int, player: Player) -> Deal:
        """Make a deal of a finished game, with this seat's result as the first."""
        if live.status != "over":
            raise TableError(text("deal-before-end"))
        if live.record.start is not None:
            raise TableError(text("deal-from-position"))
        known = await self._writer.run(self._social.deal_from, live.record.id, seat)
        if known is not None:
            return known
        if any(is_timed(chair.level) for chair in live.seats):
            raise TableError(text("deal-by-the-clock"))
        deal = deal_of(live, seat)
        first = self._try(live, deal, player)
        chosen = live.record.luck in ("given", "chosen")
        await self._begin(live, deal, first._replace(against_people=len(live.people() - {seat}) > 0, chosen=chosen))
        await self._finish(live)
        live.changed()
        return deal

    async def _begin(self, live: LiveTable, deal: Deal, begun: Try) -> None:
        await self._writer.run(self._social.add_deal, deal)
        live.saw(await self._writer.run(self._social.add_try, begun))
        live.company.deals.append(deal.id)
        live.company.finished = False

    def follow(self, live: LiveTable) -> None:
        """The table has changed: write its result down if it is over."""
        if live.status == "over" and not live.company.finished:
            self._background.write(self._finish(live))

    async def _finish(self, live: LiveTable) -> None:
        outcome = live.match.outcome
        if outcome is None or live.company.finished:
            return
        live.company.finished = True
        try:
            await self._write_result(live, outcome)
        except StoreDown:
            live.company.finished = False
            raise

    async def _write_result(self, live: LiveTable, outcome: Outcome) -> None:
        seats = [entry.seat for entry in live.match.journal]
        moves = {seat: seats.count(seat) for seat in set(seats)}
        written = msgspec.json.encode(outcome).decode()
        live.saw(await self._writer.run(self._social.finish_try, live.record.id, moves, written, now()))

"""The arena: bots against each other, every deal played by every line-up in every order of seats.

A plan gives a schedule of jobs; an engine (lab/engines.py) plays them; a ledger (lab/ledger.py) keeps what is finished.
Plans, jobs and results are plain data, so a job may be played anywhere and in any order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import version
from itertools import combinations, permutations

import msgspec

from kibako.bots import find_bot
from kibako.engine.errors import KibakoError
from kibako.engine.game import Game
from kibako.engine.manifest import Options
from kibako.engine.registry import game as find_game
from kibako.engine.words import text
from kibako.lab.contest import Result, contest
from kibako.lab.simulate import quick

LineUp = tuple[str, ...]
"""The bots by seat."""


class ArenaError(KibakoError):
    """An arena that can't begin or can't be continued."""

    package = "kibako.lab"


class Plan(msgspec.Struct, frozen=True):
    """What is played; with the same plan and bots that count iterations, not seconds, the results are the same."""

    version: str
    game: str
    rules: int
    seats: int
    options: Options
    bots: list[str]
    seed: str
    games: int  # asked for; whole deals are played, so there may be a few more
    box: str = ""  # the digest of the components, if they aren't ours
    visits: bool = False  # whether the games keep how often the bots' searches tried each action


class Job(msgspec.Struct, frozen=True):
    """One game to play."""

    number: int
    deal: int
    game: str
    options: Options
    seed: str
    bots: list[str]
    visits: bool = False


class Played(Result, frozen=True, kw_only=True):
    """A finished job."""

    number: int
    deal: int


def plan(
    game: Game,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | str = 0,
    visits: bool = False,
) -> Plan:
    """A plan that can be carried out; whatever is wrong with it is reported now."""
    if not bots:
        raise ArenaError(text("no-bots"))
    if games < 1:
        raise ArenaError(text("no-games"))
    for bot in bots:
        find_bot(bot)
    count = game.manifest.check_seats(usual_seats(game) if seats is None else seats)
    checked = game.manifest.check_options(options)
    game.start(count, checked, quick(seed, 0))  # some options don't go with some seats
    rules, box = game.manifest.rules, game.box_digest
    return Plan(version("kibako"), game.key, rules, count, checked, list(bots), str(seed), games, box, visits)


def usual_seats(game: Game) -> int:
    """The fewest seats at which bots meet."""
    return min((seats for seats in game.manifest.seats if seats > 1), default=game.manifest.seats[0])


# --- the schedule ----------------------------------------------------------------------------------------------------


def companies(bots: Sequence[str], seats: int) -> list[LineUp]:
    """Who plays together, whatever the order: every selection of bots that fills the seats.

    If there are fewer bots than seats, each sits alone against a table full of each other bot; a single bot meets itself.
    """
    if len(bots) >= seats:
        chosen = [tuple(company) for company in combinations(bots, seats)]
    elif len(set(bots)) == 1:
        chosen = [(bots[0],) * seats]
    else:
        chosen = [(one, *[others] * (seats - 1)) for one, others in permutations(dict.fromkeys(bots), 2)]
    known: dict[LineUp, LineUp] = {}
    for company in chosen:
        known.setdefault(tuple(sorted(company)), company)
    return list(known.values())


def circles(company: LineUp) -> list[LineUp]:
    """The orders around a table that differ in more than which seat comes first."""
    found: dict[LineUp, LineUp] = {}
    for rest in permutations(company[1:]):
        circle = (company[0], *rest)
        found.setdefault(min(turned(circle)), circle)
    return list(found.values())


def turned(circle: LineUp) -> list[LineUp]:
    """Its rotations, equal ones only once: every bot has every seat equally often."""
    return list(dict.fromkeys((*circle[n:], *circle[:n]) for n in range(len(circle))))


@cache
def arrangements(bots: LineUp, seats: int) -> list[list[list[LineUp]]]:
    """The line-ups, by company and circle."""
    return [[turned(circle) for circle in circles(company)] for company in companies(bots, seats)]


def line_ups(bots: Sequence[str], seats: int, deal: int) -> list[LineUp]:
    """The line-ups that play a deal. Who sits next to whom changes from deal to deal."""
    return [line_up for company in arrangements(tuple(bots), seats) for line_up in company[deal % len(company)]]


def schedule(planned: Plan) -> Iterator[Job]:
    """All games, deal by deal; a longer plan's schedule begins with a shorter one's."""
    number = 0
    for deal in range(deals(planned)):
        for line_up in line_ups(planned.bots, planned.seats, deal):
            yield Job(number, deal, planned.game, planned.options, f"{planned.seed}/{deal}", list(line_up), planned.visits)
            number += 1


def deals(planned: Plan) -> int:
    """How many whole deals give at least as many games as were asked for."""
    played = deal = 0
    while played < planned.games:
        played += len(line_ups(planned.bots, planned.seats, deal))
        deal += 1
    return deal


def size(planned: Plan) -> int:
    """How many games a plan has."""
    return sum(len(line_ups(planned.bots, planned.seats, deal)) for deal in range(deals(planned)))


def play(job: Job) -> Played:
    """Play a job, wherever the worker is."""
    result = contest(find_game(job.game), job.options, job.seed, job.bots, job.visits)
    return Played(**msgspec.structs.asdict(result), number=job.number, deal=job.deal)


def remaining(planned: Plan, finished: Iterable[Played]) -> Iterator[Job]:
    done = {played.number for played in finished}
    return (job for job in schedule(planned) if job.number not in done)

"""The memory of a server that many tables were asked for, of which a few are in use.

python benchmarks/idle.py [--tables 100000] [--live 1000] [--keep SECONDS]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import insert
from table import temporary_folder

import kibako
from kibako.engine.game import Match
from kibako.table.store import schema
from kibako.table.store.records import Move, sum_after
from kibako.table.store.tables import Store
from kibako.table.tables import services, table
from kibako.table.tables.delivery import Delivery
from kibako.table.tables.services import Services

MOVES = 12  # played at each table
STEPS = 10  # lines of the report
AT_ONCE = 1000  # rows of a transaction


class Onlooker:
    """Somebody who stays at a table."""

    is_program, pace, address, spectator = False, None, "", ""

    def __init__(self) -> None:
        self.seats = {0}

    def wake(self) -> None: ...

    def hear(self, *said: object) -> None: ...


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=100_000)
    arguments.add_argument("--live", type=int, default=1000)
    arguments.add_argument("--asked", type=int, default=20_000, help="how many more tables are asked for")
    arguments.add_argument("--keep", type=float, default=2, help="seconds that an idle table stays in memory")
    chosen = arguments.parse_args()
    table.IDLE = chosen.keep  # type: ignore[misc]
    with temporary_folder() as folder:
        store = Store(f"sqlite:///{folder / 'tables.db'}")
        store.upgrade()
        fill(store, chosen.tables)
        asyncio.run(visit(store, chosen.live, chosen.asked))


def fill(store: Store, count: int) -> None:
    matches = [played(game.key) for game in kibako.all_games() if 2 in game.manifest.seats]
    for first in range(0, count, AT_ONCE):
        numbers = range(first, min(count, first + AT_ONCE))
        made = [rows(str(number), matches[number % len(matches)]) for number in numbers]
        with store.begin() as connection:
            for place, one in enumerate((schema.tables, schema.seats, schema.moves)):
                connection.execute(insert(one), [row for each in made for row in each[place]])


def played(key: str) -> Match:
    choose, match = random.Random(1), kibako.game(key).new(2, 1)
    while match.to_act is not None and len(match.journal) < MOVES:
        match.play(choose.choice(match.actions()))
    return match


def rows(name: str, match: Match) -> tuple[list[dict[str, object]], ...]:
    """Of the table, its seats and its moves."""
    now, total, moves = datetime.now(UTC), "", []
    for number, entry in enumerate(match.journal):
        total = sum_after(total, Move(entry.seat, entry.action, list(entry.draws)))
        row = {"seat": entry.seat, "action": entry.action, "draws": str(list(entry.draws)), "played": now, "sum": total}
        moves.append({"table_id": name, "number": number, **row})
    game = match.game
    table = {"id": name, "title": game.title, "game": game.key, "rules": game.manifest.rules, "options": "{}", "seed": "1"}
    table |= {"public": False, "status": "running", "created": now, "changed": now, "length": len(moves), "sum": total}
    seats: list[dict[str, object]] = [
        {"table_id": name, "number": seat, "kind": "person", "name": "Ann", "level": "", "secret": f"{name} {seat}"}
        for seat in (0, 1)
    ]
    return [table], seats, moves


async def visit(store: Store, live: int, asked: int) -> None:
    """At the first tables somebody stays; then others are asked for, once each."""
    server = await services.start(store, 0, Delivery())
    report("before", server)
    for number in range(live):
        (await server.registry.find(str(number))).come(Onlooker())
    report(f"{live} in use", server)
    for number in range(asked):
        await server.registry.find(str(live + number))
        if number % (asked // STEPS) == asked // STEPS - 1:
            report(f"{number + 1} more asked for", server)
    await server.close()


def report(when: str, server: Services) -> None:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    known = server.registry.known()
    used = sum(bool(one.onlookers) for one in known.values())
    memory = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    print(f"{when}: {memory:.0f} MB, {len(known)} tables in memory, {used} of them in use", flush=True)


if __name__ == "__main__":
    main()

"""The table with one, two and four server processes at one PostgreSQL database, by turns in one run.

python benchmarks/table_crew.py DATABASE [--tables 200] [--seconds 10] [--steady 100] [GAME ...]

DATABASE is the URL of an empty one, e.g. postgresql+psycopg://kibako@/kibako. First everybody plays as fast as moves are
acknowledged; then, with --steady, that many moves a second come from all tables together, and what a move takes is told.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from speed import machine
from table import get, temporary_folder
from table_before import OPTIONS, worked
from table_load import run

import kibako

CREWS = (1, 2, 4)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("database", metavar="DATABASE")
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--seconds", type=float, default=10)
    arguments.add_argument("--steady", type=float, default=100, help="moves a second")
    arguments.add_argument("games", nargs="*", metavar="GAME", help="all if left out")
    chosen = arguments.parse_args()
    games = [kibako.game(key) for key in chosen.games] or [game for game in kibako.all_games() if 2 in game.manifest.seats]
    steady = f"{chosen.steady:.0f} moves/s"
    print(f"| game | processes | moves/s | ms of a core a move | {steady}: p50 ms | p99 ms |\n" + "|---" * 6 + "|", flush=True)
    for game in games:
        for workers in CREWS:
            print(f"| {game.title} | {workers} | {row(chosen, game.key, workers)} |", flush=True)
    print(f"\nMeasured {machine()}; {chosen.tables} tables, {chosen.seconds:.0f} seconds each, all on one machine.")


def row(chosen: argparse.Namespace, game: str, workers: int) -> str:
    with temporary_folder() as folder, crew(chosen.database, workers, folder) as (first, address):
        begun: list[float] = []
        fast = asyncio.run(run(address, game, chosen.tables, chosen.seconds, lambda: begun.append(worked_by_all(first))))
        cost = 1000 * (worked_by_all(first) - begun[0]) / len(fast.times)
        slow = asyncio.run(run(address, game, chosen.tables, chosen.seconds, every=chosen.tables / chosen.steady))
    return f"{fast.rate:,.0f} | {cost:.1f} | {slow.percentile(0.5):.1f} | {slow.percentile(0.99):.1f}"


@contextmanager
def crew(database: str, workers: int, folder: Path) -> Iterator[tuple[int, str]]:
    """The first process of the servers, and their address."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"XDG_DATA_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
    command = [sys.executable, "-P", "-m", "kibako", "table", *OPTIONS, "--database", database, "--workers", str(workers)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            address = next(word for line in process.stdout for word in line.split() if word.startswith("http"))
            get(f"{address}api/games")
            yield process.pid, address
        finally:
            process.terminate()
            process.wait(timeout=60)


def worked_by_all(first: int) -> float:
    """Seconds of the processor of a process and those that it has started."""
    children = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="ascii").split()
    return worked(first) + sum(worked_by_all(int(child)) for child in children)


if __name__ == "__main__":
    main()

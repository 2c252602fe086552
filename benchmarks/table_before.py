"""The table under load against an earlier commit's, both compiled, by turns in one run.

What a move costs is told by the server's processor time, which a busy machine changes little; bytes are those that both seats
receive, compressed as browsers ask for it.

python benchmarks/table_before.py FOLDER [--tables 50] [--seconds 6] [--rounds 2] [GAME ...]

FOLDER is a checkout of the earlier commit with a .venv of its own (benchmarks/before.py says how), from when messages had no
type.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import table_load
from speed import machine
from table import get, temporary_folder
from table_load import Client, Load, run

import kibako

OPTIONS = ["--no-browser", "--port", "0", "--pace", "0", "--tables-a-minute", "60000"]


class Cost:
    """What some rounds of load came to."""

    def __init__(self) -> None:
        self.moves = 0
        self.worked = 0.0  # seconds of the processor
        self.received = 0
        self.rates: list[float] = []

    def add(self, load: Load, worked: float) -> None:
        self.moves += len(load.times)
        self.worked += worked
        self.received += load.received
        self.rates.append(load.rate)

    @property
    def per_second(self) -> float:
        return self.moves / self.worked

    @property
    def kilobytes(self) -> float:
        return self.received / self.moves / 1000


class Untyped(Client):
    """As the earlier server wants to be spoken to."""

    async def play(self) -> None:
        told = self.told
        move = {"play": random.choice(told.actions).text, "at": told.at}
        await self.socket.send(msgspec.json.encode(move), text=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("before", metavar="FOLDER", type=Path, help="the earlier checkout")
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--seconds", type=float, default=6)
    arguments.add_argument("--rounds", type=int, default=2)
    arguments.add_argument("games", nargs="*", metavar="GAME", help="all if left out")
    chosen = arguments.parse_args()
    print("| game | moves a second of a core | before | times | kB a move | before | share |\n" + "|---" * 7 + "|", flush=True)
    games = [kibako.game(key) for key in chosen.games] or [game for game in kibako.all_games() if 2 in game.manifest.seats]
    for game in games:
        costs = {True: Cost(), False: Cost()}
        for _ in range(chosen.rounds):
            for is_before, cost in costs.items():
                measure(chosen.before if is_before else None, game.key, chosen.tables, chosen.seconds, cost)
        print(row(game.title, costs[True], costs[False]), flush=True)
    print(f"\nMeasured {machine()}; {chosen.tables} tables, {chosen.rounds} rounds of {chosen.seconds:.0f} seconds each.")


def row(title: str, before: Cost, now: Cost) -> str:
    speed = f"{now.per_second:,.0f} | {before.per_second:,.0f} | {now.per_second / before.per_second:.1f}×"
    return f"| {title} | {speed} | {now.kilobytes:.1f} | {before.kilobytes:.1f} | {now.kilobytes / before.kilobytes:.2f} |"


def measure(before: Path | None, game: str, tables: int, seconds: float, cost: Cost) -> None:
    with temporary_folder() as folder, serving(before, folder) as (process, address):
        table_load.Client = Client if before is None else Untyped  # type: ignore[misc]
        table_load.HELLO = {"type": "hello", "changes": True} if before is None else {}
        begun: list[float] = []
        load = asyncio.run(run(address, game, tables, seconds, lambda: begun.append(worked(process.pid))))
        cost.add(load, worked(process.pid) - begun[0])


@contextmanager
def serving(before: Path | None, folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"XDG_DATA_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
    python = sys.executable if before is None else str(before / ".venv/bin/python")
    command = [python, "-P", "-m", "kibako", "table", *OPTIONS]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            address = next(word for line in process.stdout for word in line.split() if word.startswith("http"))
            get(f"{address}api/games")
            yield process, address
        finally:
            process.kill()


def worked(process: int) -> float:
    """Seconds of the processor that it has had, with all its threads."""
    numbers = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()

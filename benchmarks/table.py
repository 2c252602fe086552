"""The table under load beside boardgame.io's server, and what a person waits for, in one run.

make bench-table                       printed
python benchmarks/table.py --write     into docs/performance.md too
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from speed import machine, write
from table_load import Load, greet, leave, run

import kibako
from kibako.engine.game import Game, Match, Scene, Shape
from kibako.table.content.position import RECENT
from kibako.table.store.records import Move, Played, SeatRecord, TableRecord
from kibako.table.store.tables import Store, default_url
from kibako.table.tables.identity import digest_of

HERE = Path(__file__).parent
PEER = HERE / "boardgameio"
RANDOM_GAMES = 10  # of each kind, whose positions are drawn and whose tables are opened
MOST_MS = {"drawing": 5.0, "opening": 100.0}
MOST_KB = 200.0
READY_SECONDS = 4  # for the server to warm up before waiting times are measured


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--seconds", type=float, default=15)
    arguments.add_argument("--write", action="store_true", help="put the tables into docs/performance.md")
    arguments.add_argument("games", nargs="*", help="the games to measure; all if left out")
    chosen = arguments.parse_args()
    assert kibako.compiled(), "the installed package is not compiled: run make setup"
    fetch_peer()
    games = [kibako.game(key) for key in chosen.games] or kibako.all_games()
    loads = load_all([game for game in games if 2 in game.manifest.seats], chosen.tables, chosen.seconds)
    text = f"{load_table(loads)}\n{waiting_table(games)}\n{note(chosen.tables, chosen.seconds)}"
    print(text)
    if chosen.write:
        write(text, "table")


# --- servers ---------------------------------------------------------------------------------------------------------------


@contextmanager
def running(command: list[str], ready: str, environment: dict[str, str]) -> Iterator[str]:
    """A server in a process of its own; yields where it says it listens, and ends it."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        said = next((found for line in process.stdout if (found := re.search(ready, line))), None)
        assert said is not None, f"{command[0]} did not start"
        yield said[1]
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=30)
        process.stdout.close()


@contextmanager
def kibako_server(folder: Path) -> Iterator[str]:
    """The installed package, keeping its tables in that folder; yields its address."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"XDG_DATA_HOME": str(folder), "XDG_CACHE_HOME": str(folder)}
    options = ["--no-browser", "--port", "0", "--pace", "0", "--tables-a-minute", "60000"]
    with running([sys.executable, "-P", "-m", "kibako", "table", *options], r"at (http\S+/)", environment) as address:
        get(f"{address}api/games")
        yield address


@contextmanager
def temporary_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="kibako-bench-") as folder:
        yield Path(folder)


def get(address: str) -> bytes:
    answer: bytes = urllib.request.urlopen(address, timeout=30).read()
    return answer


# --- load ------------------------------------------------------------------------------------------------------------------


def load_all(games: list[Game], tables: int, seconds: float) -> dict[str, Load]:
    loads = {f"Kibako: {game.title}": load_kibako(game, tables, seconds) for game in games}
    return loads | {"boardgame.io: tic-tac-toe": load_peer(tables, seconds)}


def load_kibako(game: Game, tables: int, seconds: float) -> Load:
    print(f"{game.title} ...", file=sys.stderr)
    with temporary_folder() as folder, kibako_server(folder) as address:
        return asyncio.run(run(address, game.key, tables, seconds))


def load_peer(tables: int, seconds: float) -> Load:
    """boardgame.io's server and a load like ours."""
    print("boardgame.io ...", file=sys.stderr)
    node = program("node")
    with running([node, str(PEER / "server.js")], r"ready at (\d+)", dict(os.environ)) as port:
        command = [node, str(PEER / "load.js"), port, str(tables), str(seconds)]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=seconds + 120)
    return Load(**json.loads(done.stdout))


def fetch_peer() -> None:
    """Run npm ci, unless what is installed is what the lock file says."""
    lock, stamp = (PEER / "package-lock.json").read_text(encoding="utf-8"), PEER / "node_modules" / "kibako.stamp"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != lock:
        subprocess.run([program("npm"), "ci", "--no-audit", "--no-fund", "--silent", "--ignore-scripts"], cwd=PEER, check=True)
        stamp.write_text(lock, encoding="utf-8")


def program(name: str) -> str:
    """Node's programs: this machine's, or those from PyPI that make setup fetches where there are none."""
    found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
    assert found is not None, f"the comparison needs {name}: install Node.js"
    return found


def load_table(loads: dict[str, Load]) -> str:
    *_, peer = loads.values()
    lines = ["| server and game | moves/s | p50 ms | p99 ms | kB a move, both seats |", "|---|---|---|---|---|"]
    for name, load in loads.items():
        pairs = [(load.rate, peer.rate), *((load.percentile(share), peer.percentile(share)) for share in (0.5, 0.99))]
        kilobytes = f"{load.received / len(load.times) / 1000:.1f}" if load.received else "–"
        figures = [f"{ours:,.0f} ({ours / theirs:.2f}×)" for ours, theirs in pairs]
        lines.append(f"| {name} | " + " | ".join([*figures, kilobytes]) + " |")
    return "\n".join(lines) + "\n"


# --- what a person waits for -------------------------------------------------------------------------------------------------


def waiting_table(games: list[Game]) -> str:
    lines = ["| game | drawing ms (slowest) | picture kB | opening ms (slowest) | of moves | page kB | shared drawings kB |"]
    lines.append("|---" * 7 + "|")
    for game in games:
        print(f"{game.title}: drawing, opening ...", file=sys.stderr)
        matches = [random_match(game, seed) for seed in range(RANDOM_GAMES)]
        lines.append(f"| {game.title} | {drawing(game, matches)} | {opening(game, matches)} |")
    return "\n".join(lines) + "\n"


def random_match(game: Game, seed: int) -> Match:
    match, choose = game.new(game.manifest.seats[-1], seed), random.Random(seed)
    while match.to_act is not None:
        match.play(choose.choice(match.actions()))
    return match


def drawing(game: Game, matches: list[Match]) -> str:
    """Every position of the games, as the seat to act sees it, in turn wide and tall."""
    times, sizes = [], []
    for match in matches:
        played = game.new(match.seats, match.seed, match.options)
        for number, entry in enumerate(match.journal):
            recent = [event for before in played.journal[-RECENT:] for event in before.events]
            shape: Shape = "tall" if number % 2 else "wide"
            scene = Scene(played.look(entry.seat), game.speaker(entry.seat), shape, None, recent)
            begun = time.perf_counter()
            sizes.append(len(game.draw(scene).encode()) / 1000)
            times.append(1000 * (time.perf_counter() - begun))
            played.play(entry.action)
    return f"{judged(mean(times), MOST_MS['drawing'])} ({max(times):.1f}) | {mean(sizes):.0f}"


def opening(game: Game, matches: list[Match]) -> str:
    """Finished games in the store, the server just started and ready: from asking for the page to the first picture."""
    with server_with(matches) as address:
        time.sleep(READY_SECONDS)
        times = [asyncio.run(open_table(address, f"table-{number}")) for number in range(len(matches))]
        page, shared = page_size(address, "table-0"), len(get(f"{address}games/{game.key}/defs.svg")) / 1000
    moves = mean([len(match.journal) for match in matches])
    first, slowest = judged(mean(times), MOST_MS["opening"]), f"{max(times):.0f}"
    return f"{first} ({slowest}) | {moves:.0f} | {judged(page, MOST_KB)} | {shared:.0f}"


@contextmanager
def server_with(matches: list[Match]) -> Iterator[str]:
    """The address of a server that has just been started, with these games as table-0, table-1 and so on."""
    with temporary_folder() as folder:
        store = Store(default_url(folder / "kibako"))
        store.upgrade()
        for number, match in enumerate(matches):
            keep(store, f"table-{number}", match)
        store.close()
        with kibako_server(folder) as address:
            yield address


def keep(store: Store, table: str, match: Match) -> None:
    record = TableRecord(
        table, match.game.title, match.game.key, match.game.manifest.rules, match.options, match.seed, True, "running"
    )
    store.create(record, [SeatRecord(n, "person", f"Player {n}", "", digest_of(f"{table} {n}")) for n in range(match.seats)])
    for number, entry in enumerate(match.journal):
        store.append(Played(table, number, Move(entry.seat, entry.action, list(entry.draws)), "running"))


async def open_table(address: str, table: str) -> float:
    begun = time.perf_counter()
    get(f"{address}t/{table}")
    client = await greet(address, table, f"{table} 0")
    took = 1000 * (time.perf_counter() - begun)
    await leave([client])
    return took


def page_size(address: str, table: str) -> float:
    """A table's page with its styles and scripts, uncompressed, in kB; fonts and drawings left out."""
    page = get(f"{address}t/{table}")
    parts = set(re.findall(r'(?:href|src)="/([^"]+\.(?:css|js))"', page.decode()))
    return (len(page) + sum(len(get(address + part)) for part in parts)) / 1000


def mean(values: list[float] | list[int]) -> float:
    return sum(values) / len(values)


def judged(value: float, most: float) -> str:
    """A figure with a limit; one above it stands out."""
    return f"{value:.1f}" if value <= most else f"**{value:.1f}, more than {most:.0f}**"


def note(tables: int, seconds: float) -> str:
    return (
        f"Measured {machine()}; {tables} tables, {seconds:.0f} seconds each, server and clients on the same machine. "
        "In brackets: the same figure divided by boardgame.io's.\n"
    )


if __name__ == "__main__":
    main()

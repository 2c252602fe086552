"""Replays: how long opening a game and each step through it take, over long games of each kind.

make bench-review                       printed
python benchmarks/review.py --write     into docs/performance.md too
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import urllib.request
from collections.abc import Iterator

from speed import machine, write
from table import READY_SECONDS, get, judged, mean, server_with

import kibako
from kibako.engine.chance import Quick
from kibako.engine.errors import BadOption
from kibako.engine.game import Game, Match
from kibako.engine.manifest import Options
from kibako.engine.playout import playout

SEARCHED = 8  # random games, of which the longest are used
LONG = 1000  # moves
LONGEST = 3  # games of each kind that are measured
STEPS = 200  # moments of each
PACE = 1 / 20  # seconds from step to step: the server draws for one address during half of its time
WARM_SECONDS = 5  # the server warms up in the background after it has started
MOST_MS = {"opening": 100.0, "step": 50.0}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--write", action="store_true", help="put the table into docs/performance.md")
    arguments.add_argument("games", nargs="*", help="the games to measure; all if left out")
    chosen = arguments.parse_args()
    assert kibako.compiled(), "the installed package is not compiled: run make setup"
    lines = ["| game | moves | opening ms (slowest) | step ms | slowest step ms |", "|---|---|---|---|---|"]
    for game in [kibako.game(key) for key in chosen.games] or kibako.all_games():
        print(f"{game.title} ...", file=sys.stderr)
        lines.append(measured(game, longest_games(game)))
        print(lines[-1], file=sys.stderr)
    text = "\n".join(lines) + f"\n\nMeasured {machine()}; server and client on the same machine.\n"
    print(text)
    if chosen.write:
        write(text, "review")


def tables_of(game: Game) -> Iterator[tuple[int, Options]]:
    """Every number of seats with the usual options and with each option changed alone."""
    usual = game.manifest.check_options({})
    changes = [{}, *({option.name: value} for option in game.manifest.options for value in option.choices)]
    for seats in game.manifest.seats:
        for change in changes:
            try:
                game.start(seats, usual | change, Quick(0))
            except BadOption:
                continue
            yield seats, usual | change


def longest_games(game: Game) -> list[Match]:
    """Games at the seats and options with which they are longest; of many, those with the most moves."""
    seats, options = max(tables_of(game), key=lambda table: moves_of(game, table[0], table[1]))
    matches = [random_match(game, seats, options, seed) for seed in range(SEARCHED)]
    return sorted(matches, key=lambda match: -len(match.journal))[:LONGEST]


def moves_of(game: Game, seats: int, options: Options) -> int:
    """The moves of fifty random games at such a table."""
    chances = [Quick(seed) for seed in range(50)]
    return sum(int(playout(game.start(seats, options, chance), chance)) for chance in chances)


def random_match(game: Game, seats: int, options: Options, seed: int) -> Match:
    """A random game in which nobody ends it before a thousand moves if they can go on instead."""
    match, choose = game.new(seats, seed, options), random.Random(seed)
    while match.to_act is not None:
        actions = match.actions()
        choose.shuffle(actions)
        patient = [action for action in actions[:12] if len(match.journal) < LONG and not ends(match, action)]
        match.play(next(iter(patient), actions[0]))
    return match


def ends(match: Match, action: str) -> bool:
    after = match.copy_state()
    after.apply(match.game.read(action), Quick(0))
    return after.to_act() < 0


def measured(game: Game, matches: list[Match]) -> str:
    """Finished games in the store, the server just started: opening in the middle, then moments at random."""
    opening, steps = [], []
    with server_with(matches) as address:
        time.sleep(READY_SECONDS + WARM_SECONDS)
        for number, match in enumerate(matches):
            opening.append(open_review(address, f"table-{number}", len(match.journal) // 2))
            steps += scrub(address, f"table-{number}", len(match.journal))
    moves = f"{min(len(match.journal) for match in matches)} to {max(len(match.journal) for match in matches)}"
    first = f"{judged(mean(opening), MOST_MS['opening'])} ({judged(max(opening), MOST_MS['opening'])})"
    return f"| {game.title} | {moves} | {first} | {mean(steps):.1f} | {judged(max(steps), MOST_MS['step'])} |"


def open_review(address: str, table: str, at: int) -> float:
    """A game the server doesn't have in memory: its page, then the whole game and one moment."""
    begun = time.perf_counter()
    get(f"{address}t/{table}/review")
    ask(f"{address}api/tables/{table}/review", {"at": at})
    return 1000 * (time.perf_counter() - begun)


def scrub(address: str, table: str, length: int) -> list[float]:
    """Each moment alone and none in advance: what a step costs when nothing was fetched before."""
    times = []
    for at in random.Random(0).sample(range(length + 1), min(STEPS, length)):
        begun = time.perf_counter()
        ask(
            f"{address}api/tables/{table}/moments",
            {"at": [at], "seat": "open" if at % 2 else 0, "text": True, "shape": "tall" if at % 3 == 0 else "wide"},
        )
        took = time.perf_counter() - begun
        times.append(1000 * took)
        time.sleep(max(0, PACE - took))
    return times


def ask(address: str, order: dict[str, object]) -> None:
    request = urllib.request.Request(address, json.dumps(order).encode(), {"Content-Type": "application/json"})
    urllib.request.urlopen(request, timeout=30).read()


if __name__ == "__main__":
    main()

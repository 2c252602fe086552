"""Memory over many random games: it must stay flat.

python benchmarks/memory.py [--games 1000000] [GAME ...]
"""

from __future__ import annotations

import argparse
import resource
from pathlib import Path

import kibako
from kibako.engine.game import Game
from kibako.lab.simulate import simulate

PAGE = resource.getpagesize()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1_000_000)
    arguments.add_argument("keys", nargs="*", help="the games to play; all if left out")
    chosen = arguments.parse_args()
    for game in [kibako.game(key) for key in chosen.keys] or kibako.games():
        run(game, chosen.games)


def run(game: Game, games: int) -> None:
    seats = game.sheet.seats[-1]
    for tally in simulate(game, seats, game.sheet.check_options({}), games, 0):
        if tally.games in (games // 100, games // 10, games):
            print(f"{game.title}, {seats} seats: {resident():.1f} MB after {tally.games:,} games ({tally.seconds:.0f} s)")


def resident() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6


if __name__ == "__main__":
    main()

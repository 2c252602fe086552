"""Memory over many random games: it must stay flat. Then that of a search's tree of a million nodes.

python benchmarks/memory.py [--games 1000000] [--nodes 1000000] [GAME ...]
"""

from __future__ import annotations

import argparse
import resource
import time
from pathlib import Path

import kibako
from kibako.bots.ismcts import Search
from kibako.engine.chance import Quick
from kibako.engine.game import Game
from kibako.lab.simulate import simulate

PAGE = resource.getpagesize()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=1_000_000)
    arguments.add_argument("--nodes", type=int, default=1_000_000)
    arguments.add_argument("keys", nargs="*", help="the games to play; all if left out")
    chosen = arguments.parse_args()
    for game in [kibako.game(key) for key in chosen.keys] or kibako.games():
        run(game, chosen.games)
        search(game, chosen.nodes)


def run(game: Game, games: int) -> None:
    seats = game.sheet.seats[-1]
    for tally in simulate(game, seats, game.sheet.check_options({}), games, 0):
        if tally.games in (games // 100, games // 10, games):
            print(f"{game.title}, {seats} seats: {resident():.1f} MB after {tally.games:,} games ({tally.seconds:.0f} s)")


def search(game: Game, nodes: int) -> None:
    """From the first decision of a game on, until the tree is that big."""
    chance, seats = Quick(1), game.sheet.seats[-1]
    state = game.start(seats, game.sheet.check_options({}), chance)
    before = resident()
    thinking = Search(game, game.look(state, int(state.to_act())), [int(action) for action in state.actions()], chance)
    begun = time.perf_counter()
    while thinking.tree.size() < nodes:
        thinking.run(iterations=1000)
    size, took = int(thinking.tree.size()), time.perf_counter() - begun
    print(f"{game.title}, {seats} seats: {resident() - before:.1f} MB for a tree of {size:,} nodes ({took:.0f} s)")


def resident() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6


if __name__ == "__main__":
    main()

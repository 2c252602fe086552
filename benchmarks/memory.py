"""Memory over many random games: it must stay flat. And that of a search's tree of a million nodes.

python benchmarks/memory.py [--games 1000000] [--nodes 1000000] [GAME ...]
"""

from __future__ import annotations

import argparse
import json
import resource
from pathlib import Path

from apart import apart

import kibako
from kibako.bots.ismcts import Search
from kibako.engine.chance import Quick
from kibako.engine.game import Game
from kibako.lab.simulate import simulate

PAGE = resource.getpagesize()
NODES = 1_000_000


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=1_000_000)
    arguments.add_argument("--nodes", type=int, default=NODES)
    arguments.add_argument("--grow", type=int, metavar="SEATS", help=argparse.SUPPRESS)
    arguments.add_argument("keys", nargs="*", metavar="GAME", help="the games to play; all if left out")
    chosen = arguments.parse_args()
    games = [kibako.game(key) for key in chosen.keys] or kibako.all_games()
    if chosen.grow is not None:
        print(json.dumps(grow(games[0], chosen.grow, chosen.nodes)))
        return
    for game in games:
        seats = game.manifest.seats[-1]
        run(game, seats, chosen.games)
        print(f"{game.title}, {seats} seats: {tree(game.key, seats, chosen.nodes):.1f} MB for a tree of {chosen.nodes:,} nodes")


def run(game: Game, seats: int, games: int) -> None:
    for tally in simulate(game, seats, game.manifest.check_options({}), games, 0):
        if tally.games in (games // 100, games // 10, games):
            print(f"{game.title}, {seats} seats: {resident():.1f} MB after {tally.games:,} games ({tally.seconds:.0f} s)")


def tree(key: str, seats: int, nodes: int = NODES) -> float:
    """The MB that a search's tree adds to a process of its own."""
    grown: float = apart(Path(__file__), key, "--grow", str(seats), "--nodes", str(nodes))
    return grown


def grow(game: Game, seats: int, nodes: int) -> float:
    """From the first choice of a game, until the tree is that big."""
    chance = Quick(1)
    state = game.start(seats, game.manifest.check_options({}), chance)
    while len(state.actions()) == 1:
        state.apply(state.actions()[0], chance)
    before = resident()
    search = Search(game, game.look(state, int(state.to_act())), [int(action) for action in state.actions()], chance)
    while search.tree.size() < nodes:
        search.run(iterations=1000)
    return resident() - before


def resident() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6


if __name__ == "__main__":
    main()

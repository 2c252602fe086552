"""Our own games and search, measured as the peers are; prints JSON.

python benchmarks/peers/kibako_speed.py SECONDS [--uncompiled] [GAME ...]
"""

from __future__ import annotations

import argparse
import json
import random
import time
from importlib.metadata import version

from measure import Row, microseconds, played_through, rate

import kibako
from kibako.bots.ismcts import Search
from kibako.engine.chance import Quick
from kibako.engine.game import Game
from kibako.engine.playout import playout
from kibako.engine.state import State
from kibako.lab.arena import usual_seats

POSITIONS = 6  # of a game, evenly spaced: what is searched from
ITERATIONS = 2000
AT_ONCE = 256  # games in an environment of many
STEPS = 10  # of it between two looks at the clock


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("seconds", type=float, help="for each measure")
    arguments.add_argument("--uncompiled", action="store_true", help="measure the plain sources")
    arguments.add_argument("games", nargs="*", help="all if left out")
    chosen = arguments.parse_args()
    assert kibako.compiled() != chosen.uncompiled, "the installed package is not compiled: run make setup"
    cases = {
        f"{game.title}, {seats} seats": (game, seats)
        for game in [kibako.game(key) for key in chosen.games] or kibako.all_games()
        for seats in sorted({usual_seats(game), game.manifest.seats[-1]})
    }
    rows = {name: measure(game, seats, chosen.seconds) for name, (game, seats) in cases.items()}
    found = {"peer": f"Kibako {version('kibako')}", "rows": rows}
    print(json.dumps(found | {"cases": {name: (game.key, seats) for name, (game, seats) in cases.items()}}))


def measure(game: Game, seats: int, seconds: float) -> Row:
    options, chance = game.manifest.check_options({}), Quick(1)

    def by_python() -> int:
        state, played = game.start(seats, options, chance), 0
        while state.to_act() >= 0:
            state.apply(random.choice(state.actions()), chance)
            played += 1
        return played

    found: Row = {}
    found["inside_games"], found["inside_actions"] = rate(
        lambda: int(playout(game.start(seats, options, chance), chance)), seconds
    )
    found["python_games"], found["python_actions"] = rate(by_python, seconds)
    states = positions(game.start(seats, options, chance), chance)
    middle = states[len(states) // 2]
    belief = game.imagine(game.look(middle, int(middle.to_act())))
    found["clone"] = microseconds(middle.clone, seconds / 4)
    found["sample"] = microseconds(lambda: belief.sample(chance), seconds / 4)
    return found | search(game, states) | environments(game, seats, seconds)


def environments(game: Game, seats: int, seconds: float) -> Row:
    """Steps a second of random legal actions: many games at once, and one after PettingZoo's manner; observations included."""
    many = kibako.envs.vector(game.key, AT_ONCE, seats=seats, seed=1)
    alone = kibako.envs.pettingzoo(game.key, seats)

    def step_all() -> int:
        for _ in range(STEPS):
            many.step(many.sample())
        return STEPS * AT_ONCE

    return {"vector": rate(step_all, seconds)[1], "single": rate(lambda: played_through(alone), seconds)[1]}


def positions(state: State, chance: Quick) -> list[State]:
    """Decisions with a choice, evenly spaced over a random game."""
    states = []
    while state.to_act() >= 0:
        legal = state.actions()
        if len(legal) > 1:
            states.append(state.clone())
        state.apply(legal[chance.below(len(legal))], chance)
    return [states[len(states) * n // POSITIONS] for n in range(POSITIONS)]


def search(game: Game, states: list[State]) -> Row:
    """Iterations and plies a second; the plies are counted."""
    plies, took, chance = 0, 0.0, Quick(2)
    for state in states:
        seen, legal = game.look(state, int(state.to_act())), [int(action) for action in state.actions()]
        begun = time.process_time()
        search = Search(game, seen, legal, chance)
        search.run(ITERATIONS)
        search.best()
        took += time.process_time() - begun
        plies += int(search.tree.plies)
    return {"iterations": ITERATIONS * len(states) / took, "plies": plies / took}


if __name__ == "__main__":
    random.seed(1)
    main()

"""RLCard's games, measured in its own environment; prints JSON."""

from __future__ import annotations

import json
import sys
from importlib.metadata import version

import numpy as np
import rlcard
from measure import Row, rate
from rlcard.agents import RandomAgent

GAMES = ("gin-rummy", "uno", "doudizhu")


def main() -> None:
    seconds = float(sys.argv[1])
    rows = {}
    for name in GAMES:
        environment = rlcard.make(name, config={"seed": 1})
        environment.set_agents([RandomAgent(environment.num_actions) for _ in range(environment.num_players)])
        rows[f"{name}, {environment.num_players} seats"] = measure(environment, seconds)
    print(json.dumps({"peer": f"RLCard {version('rlcard')}", "rows": rows}))


def measure(environment: rlcard.envs.Env, seconds: float) -> Row:
    games, actions = rate(lambda: playout(environment), seconds)
    return {"python_games": games, "python_actions": actions}


def playout(environment: rlcard.envs.Env) -> int:
    """As its own `run` does: states are encoded on the way."""
    before = environment.timestep
    environment.run(is_training=False)
    return int(environment.timestep - before)


if __name__ == "__main__":
    np.random.seed(1)
    main()

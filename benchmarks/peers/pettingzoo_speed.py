"""PettingZoo's own games of turns, measured in its own environment; prints JSON.

It steps such games one at a time: its vector environments are for games in which all act at once.
"""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version

from measure import Row, played_through, rate
from pettingzoo.classic import connect_four_v3, texas_holdem_v4, tictactoe_v3

GAMES = {"connect_four": connect_four_v3, "texas_holdem": texas_holdem_v4, "tictactoe": tictactoe_v3}


def main() -> None:
    seconds = float(sys.argv[1])
    rows = {f"{name}, 2 seats": measure(module.env(), seconds) for name, module in GAMES.items()}
    print(json.dumps({"peer": f"PettingZoo {version('pettingzoo')}", "rows": rows}))


def measure(environment: object, seconds: float) -> Row:
    return {"single": rate(lambda: played_through(environment), seconds)[1]}


if __name__ == "__main__":
    random.seed(1)
    main()

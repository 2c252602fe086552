"""Catanatron, measured in its own environment; prints JSON."""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from measure import Row, microseconds, rate


def main() -> None:
    seconds = float(sys.argv[1])
    print(json.dumps({"peer": f"catanatron {version('catanatron')}", "rows": {"Catan, 4 seats": measure(seconds)}}))


def measure(seconds: float) -> Row:
    games, actions = rate(lambda: playout(start()), seconds)
    middle = start()
    while middle.state.num_turns < 40:
        middle.play_tick()
    return {"python_games": games, "python_actions": actions, "clone": microseconds(middle.copy, seconds / 4)}


def start() -> Game:
    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def playout(game: Game) -> int:
    """Random players play to the end, or to the library's limit of turns; the dice and what nobody chooses are actions too."""
    played = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        played += 1
    return played


if __name__ == "__main__":
    random.seed(1)
    main()

"""OpenSpiel's games and its search, measured in its own environment; prints JSON."""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version

import pyspiel
from measure import Row, microseconds, rate, seconds_of

GAMES = ("hearts", "gin_rummy", "hanabi", "backgammon")
POSITIONS = 6  # of a game, evenly spaced: what is searched from
SIMULATIONS = 400
UCT = 1.4


def main() -> None:
    seconds = float(sys.argv[1])
    rows = {f"{name}, {pyspiel.load_game(name).num_players()} seats": measure(name, seconds) for name in GAMES}
    print(json.dumps({"peer": f"OpenSpiel {version('open_spiel')}", "rows": rows}))


def measure(name: str, seconds: float) -> Row:
    game = pyspiel.load_game(name)
    found: Row = {}
    found["python_games"], found["python_actions"] = rate(lambda: playout(game.new_initial_state()), seconds)
    average = found["python_actions"] / found["python_games"]
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    start = game.new_initial_state()
    # A rollout inside the library begins at the first decision: a deal isn't evaluated.
    deal(start)
    found["inside_games"], _ = rate(lambda: evaluator.evaluate(start) is None, seconds)
    found["inside_actions"] = found["inside_games"] * average
    states = positions(game)
    found["clone"] = microseconds(states[len(states) // 2].clone, seconds / 4)
    return found | search(states)


def deal(state: pyspiel.State) -> None:
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, chances)[0])


def playout(state: pyspiel.State) -> int:
    """Decisions, without chance."""
    played = 0
    deal(state)
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        played += 1
        deal(state)
    return played


def positions(game: pyspiel.Game) -> list[pyspiel.State]:
    """Decisions with a choice, evenly spaced over a random game."""
    states, state = [], game.new_initial_state()
    deal(state)
    while not state.is_terminal():
        if len(state.legal_actions()) > 1:
            states.append(state.clone())
        state.apply_action(random.choice(state.legal_actions()))
        deal(state)
    return [states[len(states) * n // POSITIONS] for n in range(POSITIONS)]


def search(states: list[pyspiel.State]) -> Row:
    """Iterations and plies a second. Every iteration goes on to the end of the game, so its plies are a random game's from there."""
    iterations, plies, took = 0, 0.0, 0.0
    for state in states:
        bot = pyspiel.ISMCTSBot(
            1, pyspiel.RandomRolloutEvaluator(1, 1), UCT, SIMULATIONS, -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
        )  # fmt: skip
        try:
            took += seconds_of(lambda bot=bot, state=state: bot.step(state))
        except Exception as error:  # the games that can't be searched say so in many ways
            print(f"OpenSpiel's ISMCTS on {state.get_game().get_type().short_name}: {error}", file=sys.stderr)
            return {}
        iterations += SIMULATIONS
        plies += SIMULATIONS * sum(playout(state.clone()) for _ in range(40)) / 40
    return {"iterations": iterations / took, "plies": plies / took}


if __name__ == "__main__":
    random.seed(1)
    main()

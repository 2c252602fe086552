"""OpenSpiel's games and its search, measured in its own environment; prints JSON."""

from __future__ import annotations

import json
import random
import sys
from functools import partial
from importlib.metadata import version
from typing import Any

import pyspiel
from measure import Row, microseconds, rate, seconds_of
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.rl_environment import Environment
from open_spiel.python.vector_env import SyncVectorEnv

GAMES = ("hearts", "gin_rummy", "hanabi", "backgammon")
POSITIONS = 6  # of a game, evenly spaced: what is searched from
SIMULATIONS = 2000
ROLLOUTS = 100
AT_ONCE = 16  # games in an environment of many; more make it no faster
LEFT_OUT = {"hearts": 12}  # first decisions that aren't searched: its ISMCTS crashes at some choices of cards to pass
UCT = 1.4


def main() -> None:
    seconds = float(sys.argv[1])
    rows = {f"{name}, {pyspiel.load_game(name).num_players()} seats": measure(name, seconds) for name in GAMES}
    print(json.dumps({"peer": f"OpenSpiel {version('open_spiel')}", "rows": rows}))


def measure(name: str, seconds: float) -> Row:
    game = pyspiel.load_game(name)
    found: Row = {}
    found["python_games"], found["python_actions"] = rate(lambda: playout(game.new_initial_state()), seconds)
    states = positions(game)
    found["clone"] = microseconds(states[len(states) // 2].clone, seconds / 4)
    return found | inside(game, seconds) | search(game, states) | vector(game, seconds)


def vector(game: pyspiel.Game, seconds: float) -> Row:
    """Steps a second of its own environment of many games, with what each player sees."""
    many = SyncVectorEnv([Environment(game, seed=number) for number in range(AT_ONCE)])
    seen = many.reset()

    def step_all() -> int:
        nonlocal seen
        seen = many.step([StepOutput(choice(one.observations), None) for one in seen], reset_if_done=True)[0]
        return AT_ONCE

    return {"vector": rate(step_all, seconds)[1]}


def choice(seen: dict[str, Any]) -> int:
    return int(random.choice(seen["legal_actions"][seen["current_player"]]))


def inside(game: pyspiel.Game, seconds: float) -> Row:
    """Random games inside the library: one step of its MCTS evaluates the first decision by many of them."""
    state = game.new_initial_state()
    deal(state)
    try:
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), UCT, 1, 1000, False, 1, False)
    except Exception as error:  # games with rewards on the way
        return told(game, "rollouts", error)
    games, _ = rate(lambda: bot.mcts_search(state) is None, seconds)
    return {"inside_games": ROLLOUTS * games, "inside_actions": ROLLOUTS * games * plies_from(state)}


def told(game: pyspiel.Game, what: str, error: Exception) -> Row:
    said = str(error).splitlines()[0]
    print(f"no {what} of OpenSpiel's {game.get_type().short_name}: {said}", file=sys.stderr)
    return {}


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
    states, state, played = [], game.new_initial_state(), 0
    deal(state)
    while not state.is_terminal():
        if len(state.legal_actions()) > 1 and played >= LEFT_OUT.get(game.get_type().short_name, 0):
            states.append(state.clone())
        played += 1
        state.apply_action(random.choice(state.legal_actions()))
        deal(state)
    return [states[len(states) * n // POSITIONS] for n in range(POSITIONS)]


def plies_from(state: pyspiel.State) -> float:
    return sum(playout(state.clone()) for _ in range(100)) / 100


def search(game: pyspiel.Game, states: list[pyspiel.State]) -> Row:
    """Iterations and plies a second. An iteration goes on to the end of the game, so its plies are a random game's.

    Where nothing is hidden its plain MCTS stands for ISMCTS, which it doesn't offer there.
    """
    plies, took = 0.0, 0.0
    for state in states:
        try:
            took += seconds_of(partial(step, game, state))
        except Exception as error:  # games that can't be imagined from what a player has seen
            return told(game, "ISMCTS", error)
        plies += SIMULATIONS * plies_from(state)
    return {"iterations": SIMULATIONS * len(states) / took, "plies": plies / took}


def step(game: pyspiel.Game, state: pyspiel.State) -> int:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return int(pyspiel.MCTSBot(game, evaluator, UCT, SIMULATIONS, 1000, False, 1, False).step(state))
    final, seen = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, not game.get_type().provides_information_state_string
    return int(pyspiel.ISMCTSBot(1, evaluator, UCT, SIMULATIONS, -1, final, seen, False).step(state))


if __name__ == "__main__":
    random.seed(1)
    main()

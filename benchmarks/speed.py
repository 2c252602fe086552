"""Random play, cloning and search, compiled against uncompiled, in one run.

make bench                            every game, printed
python benchmarks/speed.py --write    the table into docs/performance.md too
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import kibako
from kibako.bots.ismcts import Search
from kibako.engine.chance import Chance, Quick
from kibako.engine.game import Game
from kibako.engine.playout import playout
from kibako.engine.sheet import Options
from kibako.engine.state import State

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "performance.md"
SECONDS = 2.0

COLUMNS = (
    ("inside_games", "games/s inside"),
    ("inside_actions", "actions/s inside"),
    ("python_games", "games/s by Python"),
    ("python_actions", "actions/s by Python"),
    ("clone", "clone µs"),
    ("sample", "imagine µs"),
    ("iterations", "ISMCTS iterations/s"),
    ("plies", "plies/s of search"),
)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--write", action="store_true", help="put the table into docs/performance.md")
    arguments.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    arguments.add_argument("games", nargs="*", help="the games to measure; all if left out")
    chosen = arguments.parse_args()
    if chosen.measure:
        print(json.dumps(measure(chosen.games)))
        return
    compiled, plain = run(chosen.games, uncompiled=False), run(chosen.games, uncompiled=True)
    text = table(compiled, plain)
    print(text)
    if chosen.write:
        write(text, "speed")


def run(games: list[str], uncompiled: bool) -> dict[str, Any]:
    """Measure in a process of its own: the installed package is compiled, the source tree is not."""
    print(f"measuring {'uncompiled' if uncompiled else 'compiled'} ...", file=sys.stderr)
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if uncompiled:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-P", __file__, "--measure", *games]
    measured: dict[str, Any] = json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout)
    assert measured["compiled"] != uncompiled, "the installed package is not compiled: run make setup"
    return measured


def measure(keys: list[str]) -> dict[str, Any]:
    games = [kibako.game(key) for key in keys] or kibako.games()
    rows = {
        f"{game.title}, {seats} {'seat' if seats == 1 else 'seats'}": measure_game(game, seats)
        for game in games
        for seats in ends(game.sheet.seats)
    }
    return {"compiled": kibako.compiled(), "rows": rows}


def ends(seats: tuple[int, ...]) -> list[int]:
    return sorted({seats[0], seats[-1]})


def measure_game(game: Game, seats: int) -> dict[str, float]:
    options, chance = game.sheet.check_options({}), Quick(1)

    def inside() -> int:
        return int(playout(game.start(seats, options, chance), chance))

    def by_python() -> int:
        state, played = game.start(seats, options, chance), 0
        while state.to_act() >= 0:
            legal = state.actions()
            state.apply(legal[random.randrange(len(legal))], chance)
            played += 1
        return played

    inside_games, inside_actions = rate(inside)
    python_games, python_actions = rate(by_python)
    middle = middle_of_a_game(game, seats, options, chance)
    belief = game.imagine(game.look(middle, 0))
    iterations, plies = searching(game, seats, options)
    return {
        "inside_games": inside_games,
        "inside_actions": inside_actions,
        "python_games": python_games,
        "python_actions": python_actions,
        "clone": microseconds(middle.clone),
        "sample": microseconds(lambda: belief.sample(chance)),
        "iterations": iterations,
        "plies": plies,
    }


def rate(play: Callable[[], int]) -> tuple[float, float]:
    """Games and actions a second."""
    games = actions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        actions += play()
        games += 1
    took = time.perf_counter() - begun
    return games / took, actions / took


def searching(game: Game, seats: int, options: Options) -> tuple[float, float]:
    """Iterations and plies a second, over searches spread over a random game."""
    chance = Quick(2)
    states = [state for state in states_of_a_game(game, seats, options, chance) if len(state.actions()) > 1]
    spread = states[:: max(1, len(states) // 8)]
    iterations = plies = 0
    begun = time.perf_counter()
    for state in spread:
        search = Search(game, game.look(state, int(state.to_act())), [int(action) for action in state.actions()], chance)
        search.run(seconds=SECONDS / len(spread))
        iterations += int(search.tree.iterations)
        plies += int(search.tree.plies)
    took = time.perf_counter() - begun
    return iterations / took, plies / took


def middle_of_a_game(game: Game, seats: int, options: Options, chance: Chance) -> State:
    """The position half-way through a random game."""
    states = states_of_a_game(game, seats, options, chance)
    return states[len(states) // 2]


def states_of_a_game(game: Game, seats: int, options: Options, chance: Chance) -> list[State]:
    """All positions of a random game in which somebody is to act."""
    state, states = game.start(seats, options, chance), []
    while state.to_act() >= 0:
        states.append(state.clone())
        legal = state.actions()
        state.apply(legal[chance.below(len(legal))], chance)
    return states


def microseconds(work: Callable[[], object]) -> float:
    times = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS / 4:
        for _ in range(100):
            work()
        times += 100
    return 1e6 * (time.perf_counter() - begun) / times


def table(compiled: dict[str, Any], plain: dict[str, Any]) -> str:
    lines = ["| game | " + " | ".join(title for _, title in COLUMNS) + " |", "|---" * (len(COLUMNS) + 1) + "|"]
    for name, row in compiled["rows"].items():
        slow = plain["rows"][name]
        cells = [f"{number(row[key])} ({ratio(key, row, slow):.0f}×)" for key, _ in COLUMNS]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    note = f"Measured {machine()}, one process on one core. In brackets: times as fast as the same source uncompiled."
    return "\n".join(lines) + f"\n\n{note}\n"


def ratio(key: str, fast: dict[str, float], slow: dict[str, float]) -> float:
    return slow[key] / fast[key] if key in ("clone", "sample") else fast[key] / slow[key]


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:.2f}"


def machine() -> str:
    """When and on what it was measured."""
    kind = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    return f"on {datetime.now(UTC).date()} ({kind})"


def write(text: str, marker: str, page: Path = PAGE) -> None:
    """Put a text between the page's comments of that name."""
    begin, end = f"<!-- {marker} -->\n", f"<!-- /{marker} -->\n"
    before, _, rest = page.read_text(encoding="utf-8").partition(begin)
    page.write_text(before + begin + text + end + rest.partition(end)[2], encoding="utf-8")


if __name__ == "__main__":
    main()

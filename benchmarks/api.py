"""Random games through the Python API, against the texts of an earlier commit, in one run.

python benchmarks/api.py [--before FOLDER] [--seconds 2] [--rounds 5] [GAME ...]

FOLDER holds another compiled Kibako; without it, the texts of this one are measured. To make one of a commit:

    git worktree add /tmp/before a673efe && make -C /tmp/before setup

Then FOLDER is /tmp/before/.venv/lib/python3.11/site-packages.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import kibako

MOST = 3000  # actions of a game

Loop = Callable[[Any, list[float]], list[Any]]
"""Plays a match at random and says what it played."""

Times = dict[str, list[float]]
"""By game the microseconds of processor time an action: played alone; looked up among the legal ones and played."""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--before", metavar="FOLDER", help="where the earlier package lies")
    arguments.add_argument("--seconds", type=float, default=2, help="for each game in each round")
    arguments.add_argument("--rounds", type=int, default=5, help="the best of which counts")
    arguments.add_argument("--measure", choices=("texts", "actions"), help=argparse.SUPPRESS)
    arguments.add_argument("games", nargs="*", metavar="GAME", help="all if left out")
    chosen = arguments.parse_args()
    if chosen.measure is None:
        print(table(*best(chosen)))
        return
    assert kibako.compiled(), "the installed package is not compiled: run make setup"
    loop = by_texts if chosen.measure == "texts" else by_actions
    print(json.dumps({key: measure(kibako.game(key), loop, chosen.seconds) for key in chosen.games}))


def best(chosen: argparse.Namespace) -> tuple[Times, Times]:
    """The earlier texts and the present actions, by turns, so that a busy machine is busy for both."""
    keys = chosen.games or [game.key for game in kibako.all_games()]
    found: tuple[Times, Times] = ({}, {})
    for _ in range(chosen.rounds):
        for times, what, folder in ((found[0], "texts", chosen.before), (found[1], "actions", None)):
            for key, new in run(what, folder, chosen.seconds, keys).items():
                times[key] = [min(pair) for pair in zip(times.get(key, new), new, strict=True)]
    return found


def run(what: str, folder: str | None, seconds: float, keys: list[str]) -> Times:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, __file__, "--measure", what, "--seconds", str(seconds), *keys]
    done = subprocess.run(
        command, env=environment | ({"PYTHONPATH": folder} if folder else {}), check=True, stdout=subprocess.PIPE
    )
    times: Times = json.loads(done.stdout)
    return times


# --- in a process of its own -------------------------------------------------------------------------------------------------


def measure(game: Any, loop: Loop, seconds: float) -> list[float]:
    """Random games, each a second time with its actions known."""
    choose, spent, count = random.Random(1), [0.0, 0.0], 0
    most = (game.manifest if hasattr(game, "manifest") else game.sheet).seats[-1]  # as it was called at first
    end = time.process_time() + seconds
    while time.process_time() < end:
        seed, shares = choose.randrange(2**32), [choose.random() for _ in range(MOST)]
        match = game.new(seats=most, seed=seed)
        begun = time.process_time()
        played = loop(match, shares)
        spent[1] += time.process_time() - begun
        match = game.new(seats=most, seed=seed)
        begun = time.process_time()
        for action in played:
            match.play(action)
        spent[0] += time.process_time() - begun
        count += len(played)
    return [1e6 * each / count for each in spent]


def by_texts(match: Any, shares: list[float]) -> list[str]:
    played = []
    for share in shares:
        if match.to_act is None:
            break
        texts = match.actions()
        text = texts[int(share * len(texts))]
        match.play(text)
        played.append(text)
    return played


def by_actions(match: Any, shares: list[float]) -> list[kibako.Action]:
    played = []
    for share in shares:
        legal = match.legal
        if not legal:
            break
        action = legal[int(share * len(legal))]
        match.play(action)
        played.append(action)
    return played


def table(before: Times, now: Times) -> str:
    titles = ["game", "play(text)", "play(action)", "faster", "actions() and play(text)", "legal and play(action)", "faster"]
    lines = [f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]
    for key, (played, listed) in before.items():
        plays, legal = now[key]
        cells = [f"{played:.2f} µs", f"{plays:.2f} µs", f"{played / plays:.1f}×"]
        cells += [f"{listed:.2f} µs", f"{legal:.2f} µs", f"{listed / legal:.1f}×"]
        lines.append(f"| {' | '.join([kibako.game(key).title, *cells])} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()

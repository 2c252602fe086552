"""Speed against an earlier commit's, both compiled, in one run.

The two take turns, so that a busy machine is busy for both.

python benchmarks/before.py FOLDER [--rounds 5] [--seconds 1] [GAME ...]

FOLDER is a checkout of the earlier commit with a .venv of its own:

    git worktree add /tmp/before a673efe && make -C /tmp/before setup
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from apart import ROOT
from speed import COLUMNS, Rows, machine, number, ratio

SCRIPT = "benchmarks/peers/kibako_speed.py"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("before", metavar="FOLDER", type=Path, help="the earlier checkout")
    arguments.add_argument("--rounds", type=int, default=5, help="the best of which counts")
    arguments.add_argument("--seconds", default="1", help="for each measure in each round")
    arguments.add_argument("games", nargs="*", metavar="GAME", help="all if left out")
    chosen = arguments.parse_intermixed_args()
    before: Rows = {}
    now: Rows = {}
    for done in range(chosen.rounds):
        for rows, folder in ((before, chosen.before), (now, ROOT)):
            keep_best(rows, measured(folder, chosen.seconds, chosen.games))
        print(f"round {done + 1} of {chosen.rounds}", file=sys.stderr)
    print(table(before, now))


def measured(folder: Path, seconds: str, games: list[str]) -> Rows:
    """By the script and the package of that checkout."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command: list[str | Path] = [folder / ".venv/bin/python", folder / SCRIPT, seconds, *games]
    rows: Rows = json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout)["rows"]
    return rows


def keep_best(rows: Rows, new: Rows) -> None:
    """Whatever else the machine does only makes it slower."""
    for name, row in new.items():
        known = rows.setdefault(name, row)
        rows[name] = {key: (min if key in ("clone", "sample") else max)(known[key], row[key]) for key in row}


def table(before: Rows, now: Rows) -> str:
    """The present figure, and how many times the earlier one's speed it is."""
    titles = ["game", *(title for _, title in COLUMNS)]
    lines = [f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]
    for name, row in now.items():
        cells = [f"{number(row[key])} ({ratio(key, row, before[name]):.2f}×)" for key, _ in COLUMNS]
        lines.append(f"| {' | '.join([name, *cells])} |")
    return "\n".join(lines) + f"\n\nMeasured {machine()}, by processor time. In brackets: times as fast as before.\n"


if __name__ == "__main__":
    main()

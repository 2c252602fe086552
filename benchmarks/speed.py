"""Random play, cloning and search, compiled against uncompiled, and the memory of a search's tree, in one run.

make bench                            every game, printed
python benchmarks/speed.py --write    the table into docs/performance.md too
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

from apart import ROOT, apart
from memory import NODES, tree

PAGE = ROOT / "docs" / "performance.md"
MEASURES = ROOT / "benchmarks" / "peers" / "kibako_speed.py"

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
TREE = f"MB a tree of {NODES:,} nodes"

Rows = dict[str, dict[str, float]]
"""By game and seats what was measured."""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--write", action="store_true", help="put the table into docs/performance.md")
    arguments.add_argument("--seconds", default="2", help="for each measure")
    arguments.add_argument("games", nargs="*", help="the games to measure; all if left out")
    chosen = arguments.parse_args()
    say("measuring compiled ...")
    compiled = apart(MEASURES, chosen.seconds, *chosen.games)
    say("measuring uncompiled ...")
    plain = apart(MEASURES, chosen.seconds, "--uncompiled", *chosen.games, uncompiled=True)
    say("growing trees ...")
    trees = {name: tree(key, seats) for name, (key, seats) in compiled["cases"].items()}
    text = table(compiled["rows"], plain["rows"], trees)
    print(text)
    if chosen.write:
        write(text, "speed")


def say(words: str) -> None:
    print(words, file=sys.stderr)


def table(compiled: Rows, plain: Rows, trees: dict[str, float]) -> str:
    titles = ["game", *(title for _, title in COLUMNS), TREE]
    lines = [f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]
    for name, row in compiled.items():
        cells = [f"{number(row[key])} ({ratio(key, row, plain[name]):.0f}×)" for key, _ in COLUMNS]
        lines.append(f"| {' | '.join([name, *cells, number(trees[name])])} |")
    how = "one process on one core, by processor time. In brackets: times as fast as the same source uncompiled."
    return "\n".join(lines) + f"\n\nMeasured {machine()}, {how}\n"


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

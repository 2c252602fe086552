"""The same measures for other libraries, each in its own environment, beside ours and in the same run, as ratios.

make bench-peers                           everything, printed
python benchmarks/peers/run.py --write     the tables into docs/performance.md too

Ours and theirs take turns for some rounds; a figure is the median of its rounds, a ratio the median of the rounds' ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "performance.md"
PEERS = ("open_spiel", "pettingzoo", "catanatron", "rlcard")
COLUMNS = (
    ("inside_games", "games/s inside"),
    ("inside_actions", "actions/s inside"),
    ("python_games", "games/s by Python"),
    ("python_actions", "actions/s by Python"),
    ("clone", "clone µs"),
    ("iterations", "ISMCTS iterations/s"),
    ("plies", "plies/s of search"),
    ("vector", "steps/s of many environments"),
    ("single", "steps/s of one in PettingZoo"),
)
COMPARED = (
    ("plies", "Plies a second of search"),
    ("inside_actions", "Actions a second inside"),
    ("python_actions", "Actions a second by Python"),
    ("clone", "Cloning"),
    ("vector", "Steps a second of many environments"),
    ("single", "Steps a second of one in PettingZoo"),
)

Rows = dict[str, dict[str, float]]
Round = dict[str, Rows]
"""By library and game what one round measured."""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--write", action="store_true", help="put the tables into docs/performance.md")
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--seconds", type=float, default=1.0, help="for each measure")
    chosen = arguments.parse_args()
    programs = [(Path(sys.executable), "kibako_speed.py"), *prepared()]
    load, rounds = os.getloadavg()[0], []
    for number in range(chosen.rounds):
        print(f"round {number + 1} of {chosen.rounds} ...", file=sys.stderr)
        measured = [run(python, HERE / script, chosen.seconds) for python, script in programs]
        rounds.append({found["peer"]: found["rows"] for found in measured if found is not None})
    text = figures(rounds) + ratios(rounds) + note(rounds, (load, os.getloadavg()[0]))
    print(text)
    if chosen.write:
        write(text)


def prepared() -> Iterable[tuple[Path, str]]:
    """The peers that can be installed here."""
    for peer in PEERS:
        try:
            yield environment(peer), f"{peer}_speed.py"
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"{peer} can't be installed here and is left out: {error}", file=sys.stderr)


def environment(peer: str) -> Path:
    """The peer's Python, with its pinned requirements."""
    folder, wanted = HERE / ".venv" / peer, HERE / f"{peer}.txt"
    python, stamp = folder / "bin" / "python", folder / "installed.txt"
    if not stamp.exists() or stamp.read_bytes() != wanted.read_bytes():
        print(f"installing {peer} ...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "-r", wanted], check=True)
        stamp.write_bytes(wanted.read_bytes())
    return python


def run(python: Path, script: Path, seconds: float) -> dict[str, Any] | None:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([python, script, str(seconds)], stdout=subprocess.PIPE, env=clean, check=False)
    if done.returncode != 0:
        print(f"{script.name} ended with code {done.returncode} and is left out of this round", file=sys.stderr)
        return None
    found: dict[str, Any] = json.loads(done.stdout)
    return found


# --- tables ----------------------------------------------------------------------------------------------------------


def middle(rounds: list[Round], measure: Callable[[Round], float]) -> float | None:
    """The median over the rounds that have it."""
    found = []
    for one in rounds:
        try:
            found.append(measure(one))
        except KeyError:
            continue
    return median(found) if found else None


def names(rounds: list[Round]) -> list[tuple[str, str]]:
    """Libraries and their games, ours first."""
    return list(dict.fromkeys((peer, game) for one in rounds for peer, rows in one.items() for game in rows))


def figures(rounds: list[Round]) -> str:
    lines = [["library", "game", *(title for _, title in COLUMNS)], ["---"] * (len(COLUMNS) + 2)]
    for peer, game in names(rounds):
        cells = [middle(rounds, lambda one, p=peer, g=game, k=key: one[p][g][k]) for key, _ in COLUMNS]  # type: ignore[misc]
        lines.append([peer, game, *("–" if cell is None else number(cell) for cell in cells)])
    return table(lines)


def ratios(rounds: list[Round]) -> str:
    known = names(rounds)
    home = known[0][0]
    ours, theirs = [game for peer, game in known if peer == home], [pair for pair in known if pair[0] != home]
    text = ""
    for key, title in COMPARED:
        rivals = [(peer, game) for peer, game in theirs if any(key in one.get(peer, {}).get(game, {}) for one in rounds)]
        lines = [[title, *(f"{peer.split()[0]} {game}" for peer, game in rivals)], ["---"] * (len(rivals) + 1)]
        for game in ours:
            cells = [middle(rounds, lambda one, g=game, r=rival, k=key: times(one, home, g, r, k)) for rival in rivals]  # type: ignore[misc]
            lines.append([game, *("–" if cell is None else f"{number(cell)}×" for cell in cells)])
        text += "\n" + table(lines)
    return text


def times(one: Round, home: str, game: str, rival: tuple[str, str], key: str) -> float:
    """How many times as fast as the rival we were in that round."""
    mine, other = one[home][game][key], one[rival[0]][rival[1]][key]
    return other / mine if key == "clone" else mine / other


def table(lines: list[list[str]]) -> str:
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def note(rounds: list[Round], load: tuple[float, float]) -> str:
    """When, on what, and how often; a library that failed in some round has fewer."""
    kind = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    counts = Counter(peer for one in rounds for peer in one)
    taken = ", ".join(f"{peer} {count}" for peer, count in counts.items())
    return (
        f"\nMeasured on {datetime.now(UTC).date()} ({kind}), one process on one core, by processor time, in one run. "
        f"Medians over the rounds that were finished, of {len(rounds)}: {taken}. "
        f"Load average {load[0]:.1f} before, {load[1]:.1f} after.\n"
    )


def write(text: str) -> None:
    begin, end = "<!-- peers -->\n", "<!-- /peers -->\n"
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    PAGE.write_text(before + begin + text + end + rest.partition(end)[2], encoding="utf-8")


if __name__ == "__main__":
    main()

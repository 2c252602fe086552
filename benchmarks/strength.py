"""How strong the bots are: every level against the one below, the strongest among weak ones, and alone.

make strength                                            all of it, printed; hours on a small machine
python benchmarks/strength.py --write --games 100        the table into docs/bots.md too
python benchmarks/strength.py GAME BOT BOT [BOT BOT]     one line: the first bot against the others
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from speed import ROOT, machine, write

import kibako
from kibako.engine.game import Game
from kibako.lab.strength import Strength, measure

PAGE = ROOT / "docs" / "bots.md"
LADDER = (("easy", "random"), ("medium", "easy"), ("hard", "medium"))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--write", action="store_true", help="put the table into docs/bots.md")
    arguments.add_argument("--games", type=int, default=100, help="at least so many a line")
    arguments.add_argument("--seed", default="0")
    arguments.add_argument("--processes", type=int, default=2)
    arguments.add_argument("line", nargs="*", metavar="GAME BOT BOT")
    chosen = arguments.parse_args()
    pairs = [(kibako.game(chosen.line[0]), chosen.line[1:])] if chosen.line else list(matches())
    lines = []
    for game, bots in pairs:
        lines.append(row(game, bots, played(game, bots, chosen.games, chosen.seed, chosen.processes)))
        print(lines[-1], flush=True)
    if chosen.write:
        write(table(lines), "strength", PAGE)


def matches() -> Iterator[tuple[Game, list[str]]]:
    for game in kibako.games():
        for pair in LADDER:
            yield game, list(pair)
        if 4 in game.sheet.seats:
            yield game, ["hard", "easy", "easy", "easy"]
        if 1 in game.sheet.seats:
            yield game, ["hard"]


def played(game: Game, bots: list[str], games: int, seed: str, processes: int) -> Strength:
    strength = Strength(bots[0])
    for strength in measure(game, bots, games, seed, processes=processes):
        print(f"\r{game.title}: {strength.games} games, {strength.share:.0%} ", end="", file=sys.stderr)
    print(file=sys.stderr)
    return strength


def row(game: Game, bots: list[str], strength: Strength) -> str:
    low, high = strength.interval
    others = f"{len(bots) - 1} × {bots[1]}" if len(bots) > 2 else (bots[1] if bots[1:] else "the game itself")
    thought = 1000 * strength.seconds / max(1, strength.decisions)
    cells = [game.title, bots[0], others, f"{strength.share:.1%}", f"{low:.1%} to {high:.1%}", str(strength.games)]
    return f"| {' | '.join(cells)} | {thought:.0f} | {1000 * strength.longest:.0f} |"


def table(lines: list[str]) -> str:
    heads = ["game", "bot", "against", "victories", "95 % interval", "games", "ms a decision", "longest"]
    head = f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|\n"
    return head + "\n".join(lines) + f"\n\nMeasured {machine()}; milliseconds of one core.\n"


if __name__ == "__main__":
    main()

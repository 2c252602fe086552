"""How strong the bots are: every level against the one below, the strongest among weak ones, and alone.

make strength                                            all lines, printed and into docs/bots.md; hours on a small machine
python benchmarks/strength.py GAME                       all lines of one game
python benchmarks/strength.py GAME BOT BOT [BOT BOT]     one line: the first bot against the others
    --games 100 --hard-games 60    at least this many a line; another number for lines with the strongest bot
    --into FOLDER                  where games are kept
    --write                        every line that is complete into docs/bots.md

Each line is an arena of its own, with all seats and shared deals. Finished games are kept: the same command continues after
Ctrl-C, and a line that is complete is not played again. If rules, data or bots change, its games start over.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path

from apart import ROOT
from rich.console import Console
from speed import machine, write

import kibako
from kibako.engine.errors import KibakoError
from kibako.engine.game import Game
from kibako.lab.arena import Plan, Played, plan, remaining
from kibako.lab.engines import LocalProcesses
from kibako.lab.holding import hold
from kibako.lab.ledger import NAME, Ledger
from kibako.lab.statistics import standings, thinking

PAGE = ROOT / "docs" / "bots.md"
PACKAGE = Path(kibako.__file__).parent
STRONGEST = "hard"
LADDER = (("easy", "random"), ("medium", "easy"), (STRONGEST, "medium"))
HEADINGS = ("game", "bot", "against", "victories", "95 % interval", "games", "ms a decision", "longest")


def main(words: Sequence[str] | None = None) -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--write", action="store_true", help="put the lines that are complete into docs/bots.md")
    arguments.add_argument("--games", type=int, default=100, help="at least this many a line")
    arguments.add_argument("--hard-games", type=int, help=f"for lines with {STRONGEST}; as many as the others if left out")
    arguments.add_argument("--seed", default="0")
    arguments.add_argument("--jobs", "-j", type=int, help="games at a time; one per core if left out")
    arguments.add_argument("--into", type=Path, default=ROOT / ".strength", metavar="FOLDER", help="for games")
    arguments.add_argument("game", nargs="?", metavar="GAME", help="all if left out")
    arguments.add_argument("bots", nargs="*", metavar="BOT", help="one line: the first bot against the others")
    chosen = arguments.parse_args(words)
    if chosen.write and chosen.bots:
        arguments.error("the page has the usual lines: --write goes without bots")
    if len(chosen.bots) > 1 and len(set(chosen.bots)) == 1:
        arguments.error("the first bot has to meet another one")
    try:
        ended = measure(chosen)
    except KibakoError as error:
        arguments.error(str(error))
    if not ended:
        print("Stopped; the same command continues.", file=sys.stderr)
        sys.exit(130)


def measure(chosen: argparse.Namespace) -> bool:
    """Whether all was played."""
    games = [kibako.game(chosen.game)] if chosen.game else kibako.all_games()
    lines = [planned(games[0], chosen.bots, chosen)] if chosen.bots else list(ladder(games, chosen))
    ended = all(played(line, chosen.into, chosen.jobs) for line in lines)
    if chosen.write and (rows := list(complete(ladder(kibako.all_games(), chosen), chosen.into))):
        write(table(rows), "strength", PAGE)
    return ended


# --- lines -----------------------------------------------------------------------------------------------------------


def ladder(games: Sequence[Game], chosen: argparse.Namespace) -> Iterator[Plan]:
    for game in games:
        for pair in LADDER:
            yield planned(game, pair, chosen)
        if 4 in game.manifest.seats:
            yield planned(game, (STRONGEST, "easy", "easy", "easy"), chosen)
        if 1 in game.manifest.seats:
            yield planned(game, (STRONGEST,), chosen)


def planned(game: Game, bots: Sequence[str], chosen: argparse.Namespace) -> Plan:
    few = STRONGEST in bots and chosen.hard_games is not None
    return plan(game, bots, chosen.hard_games if few else chosen.games, len(bots), seed=chosen.seed)


def played(line: Plan, into: Path, processes: int | None) -> bool:
    """Play what is missing; whether the line is complete. Then it is printed."""
    with Ledger(folder(line, into), line, resume=True) as ledger:
        ended = hold(line, ledger, Console(stderr=True), LocalProcesses(processes))
        if ended:
            print(row(line, ledger.finished), flush=True)
    return ended


def complete(lines: Iterator[Plan], into: Path) -> Iterator[str]:
    """The lines of which nothing is missing."""
    for line in lines:
        if (folder(line, into) / NAME).exists():
            with Ledger(folder(line, into), line, resume=True) as ledger:
                if next(remaining(line, ledger.finished), None) is None:
                    yield row(line, ledger.finished)


def folder(line: Plan, into: Path) -> Path:
    return into / f"{line.game}-{'-'.join(line.bots)}-{line.seed}-{code(line)}"


def code(line: Plan) -> str:
    """A digest of what decides a game between bots: rules, data, search and levels."""
    home = PACKAGE / "games" / line.game
    files = [path for room in ("data", "rules", "ai") for path in (home / room).rglob("*") if path.suffix in {".py", ".toml"}]
    files += [home / "game.toml", *PACKAGE.glob("bots/*.py")]
    files += [PACKAGE / name for name in ("engine/chance.py", "engine/state.py", "kit/bags.py", "kit/components.py")]
    digest = blake2b(line.version.encode(), digest_size=4)
    for file in sorted(files):
        digest.update(file.read_bytes())
    return digest.hexdigest()


# --- the table -------------------------------------------------------------------------------------------------------


def row(line: Plan, games: Sequence[Played]) -> str:
    bot = line.bots[0]
    wins = next(standing.wins for standing in standings(games) if standing.bot == bot)
    thought = next(thought for thought in thinking(games) if thought.bot == bot)
    cells = [kibako.game(line.game).title, bot, against(line.bots[1:]), f"{wins.share:.1%}"]
    cells += [f"{wins.low:.1%} to {wins.high:.1%}", str(wins.games)]
    return f"| {' | '.join(cells)} | {1000 * thought.mean:.0f} | {1000 * thought.longest:.0f} |"


def against(others: Sequence[str]) -> str:
    counted = [bot if count == 1 else f"{count} × {bot}" for bot, count in Counter(others).items()]
    return ", ".join(counted) or "the game itself"


def table(rows: Sequence[str]) -> str:
    head = f"| {' | '.join(HEADINGS)} |\n{'|---' * len(HEADINGS)}|\n"
    return head + "\n".join(rows) + f"\n\nMeasured {machine()}; milliseconds of one core.\n"


if __name__ == "__main__":
    main()

"""Fits a bot's judgement of positions to how games ended, and prints the weights.

    python -m kibako.lab.fit GAME --games 500
    python -m kibako.lab.fit GAME STUDY --bot ismcts:200

The game's ai/weights.py says what is recorded of a position. A bot plays against itself, and some of its actions are
random, so that unusual positions come up too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from rich.console import Console
from rich.progress import track

from kibako.bots import find_bot, random_bot
from kibako.engine.chance import Quick
from kibako.engine.errors import KibakoError
from kibako.engine.game import Game
from kibako.engine.manifest import Options
from kibako.engine.registry import game as find_game
from kibako.kit.fitting import Row, Study
from kibako.lab.cluster import chosen_engine
from kibako.lab.engines import Engine
from kibako.lab.regression import fit

WILDEST: Final = 25  # percent of the actions are random, at most
OFTEN: Final = 30  # percent of the games have a variant on


def studies(game: str) -> Mapping[str, Study]:
    """What can be fitted, the usual first; nothing for a game without weights."""
    name = f"kibako.games.{game}.ai.weights"
    found: Mapping[str, Study] = import_module(name).STUDIES if find_spec(name) else {}
    return found


def play(seed: int, key: str, name: str, seats: int, bot_name: str) -> list[Row]:
    """What one game teaches, in which a bot plays against itself, more or less wildly."""
    game, study = find_game(key), studies(key)[name]
    luck, whim, bot = Quick(seed), Quick(~seed), find_bot(bot_name)
    state = game.start(seats, some_options(game, study, whim), luck)
    wild = whim.below(WILDEST + 1)
    noted = []
    while (seat := int(state.to_act())) >= 0:
        if (found := study.note(state)) is not None:
            noted.append(found)
        mover = random_bot if whim.below(100) < wild else bot
        state.apply(mover(game, game.look(state, seat), [int(action) for action in state.actions()], whim), luck)
    return list(study.rows(noted, state))


def some_options(game: Game, study: Study, whim: Quick) -> Options:
    varied = {name: True for name in study.variants if whim.below(100) < OFTEN}
    return game.manifest.check_options({**study.options, **varied})


def numbered(seed: int, key: str, name: str, seats: int, bot_name: str) -> tuple[int, list[Row]]:
    return seed, play(seed, key, name, seats, bot_name)


def taught(key: str, name: str, games: int, bot: str, seed: int, engine: Engine) -> Iterator[Row]:
    """From a given number of games at each seat count; in the order of their seeds, so that sums are the same everywhere."""
    for seats in studies(key)[name].seats:
        work = partial(numbered, key=key, name=name, seats=seats, bot_name=bot)
        with closing(engine.each(work, range(seed, seed + games))) as played:
            found = dict(track(played, f"{key}, {seats} seats", games, console=Console(stderr=True)))
        for number in sorted(found):
            yield from found[number]


def main(words: Sequence[str] | None = None) -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game", metavar="GAME")
    arguments.add_argument("study", nargs="?", metavar="STUDY", help="which weights; the first if left out")
    arguments.add_argument("--games", type=int, default=500, help="of each number of seats")
    arguments.add_argument("--bot", default="ismcts:200", help="who plays")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--jobs", type=int, help="games at a time; one per core if left out")
    arguments.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster, as kibako arena does")
    chosen = arguments.parse_args(words)
    try:
        known = studies(find_game(chosen.game).key)
        find_bot(chosen.bot)
    except KibakoError as error:
        arguments.error(str(error))
    if not known:
        arguments.error(f"{chosen.game} has no weights to fit")
    if chosen.study not in {None, *known}:
        arguments.error(f"{chosen.game} has the weights {' and '.join(known)}, not {chosen.study}")
    if chosen.games < 1:
        arguments.error("at least one game is needed")
    name = chosen.study or next(iter(known))
    engine = chosen_engine(chosen.ray, chosen.jobs, [chosen.bot])
    for line in known[name].lines(fit(taught(chosen.game, name, chosen.games, chosen.bot, chosen.seed, engine))):
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()

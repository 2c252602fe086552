"""How strong a bot is against others: seats rotated, the same deals for every line-up, intervals."""

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass

from kibako.engine.game import Game
from kibako.engine.sheet import Options
from kibako.engine.shelf import game as find_game
from kibako.lab.contest import Result, contest

Z: float = 1.96  # standard deviations on either side that hold 95 %


def wilson(part: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, of which `part` of so many games were observed; shared victories count in parts."""
    share = part / games
    middle = share + Z * Z / (2 * games)
    width = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return (middle - width) / (1 + Z * Z / games), (middle + width) / (1 + Z * Z / games)


def rotations(bots: Sequence[str]) -> list[list[str]]:
    """The line-ups in which every bot sits in every seat once, those that are alike only once."""
    turned = [[*bots[n:], *bots[:n]] for n in range(len(bots))]
    return [line_up for n, line_up in enumerate(turned) if line_up not in turned[:n]]


@dataclass
class Strength:
    """How the first bot of a line-up has done so far."""

    bot: str
    games: int = 0
    victories: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, result: Result) -> None:
        """A bot that sits in several seats has the average of them."""
        mine = [seat for seat, name in enumerate(result.bots) if name == self.bot]
        self.games += 1
        self.victories += sum(result.shares[seat] for seat in mine) / len(mine)
        self.decisions += sum(result.decisions[seat] for seat in mine)
        self.seconds += sum(result.seconds[seat] for seat in mine)
        self.longest = max(self.longest, *(result.longest[seat] for seat in mine))

    @property
    def share(self) -> float:
        return self.victories / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.victories, self.games)


def play(key: str, options: Options, seed: str, bots: list[str]) -> Result:
    """In a worker."""
    return contest(find_game(key), options, seed, bots)


def measure(
    game: Game, bots: Sequence[str], games: int, seed: int | str = 0, options: Options | None = None, processes: int = 2
) -> Iterator[Strength]:
    """Yield the growing strength of the first bot against the others, over at least so many games."""
    strength, line_ups = Strength(bots[0]), rotations(bots)
    options = game.sheet.check_options({}) if options is None else options
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        work = [
            pool.submit(play, game.key, options, f"{seed}/{deal}", line_up)
            for deal in range(math.ceil(games / len(line_ups)))
            for line_up in line_ups
        ]
        for done in as_completed(work):
            strength.add(done.result())
            yield strength

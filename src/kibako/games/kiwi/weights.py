"""Fits what the features of a position are worth (judgement.py) to how games ended, and prints the weights.

    python -m kibako.games.kiwi.weights --games 500
    python -m kibako.games.kiwi.weights --games 700 --solo

A bot plays against itself, and some of its actions are random, so that unusual positions come up too. The features of every
side are noted at the beginning of each turn; a ridge regression finds the weights that tell best how far ahead it ended.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import track

import kibako
from kibako.bots import find_bot, random_bot
from kibako.engine.chance import Quick
from kibako.engine.errors import KibakoError
from kibako.engine.sheet import Options
from kibako.games.kiwi.codes import CHOOSE_CARD
from kibako.games.kiwi.judgement import FEATURES, features, left_of
from kibako.games.kiwi.play import KiwiState
from kibako.games.kiwi.scoring import total
from kibako.games.kiwi.state import kind_of

GAME: Final = kibako.game("kiwi")
WILDEST: Final = 25  # of a hundred actions are random, at most
VARIANTS: Final = ("free_setup", "side_b")
OFTEN: Final = 30  # of a hundred games have such a variant
RIDGE: Final = 0.01  # how much a weight must explain to be far from 0


class Turn(NamedTuple):
    """A position at the beginning of a turn: how much of the game is to come, and features by side."""

    left: float
    sides: list[list[float]]


class Ended(NamedTuple):
    """A game: its turns, and the points of each side in the end."""

    turns: list[Turn]
    points: list[int]


class Row(NamedTuple):
    """What is known of a position, how far ahead it came to be, and how much that counts."""

    known: list[float]
    ahead: float
    counts: float


# --- games -----------------------------------------------------------------------------------------------------------


def play(seed: int, seats: int, bot_name: str) -> Ended:
    """One game of a bot against itself, more or less wild."""
    luck, whim, bot = Quick(seed), Quick(~seed), find_bot(bot_name)
    state = GAME.start(seats, some_options(whim, seats), luck)
    assert isinstance(state, KiwiState)
    wild = whim.below(WILDEST + 1)
    turns = []
    while (seat := int(state.to_act())) >= 0:
        if kind_of(state.stack[state.depth - 1]) == CHOOSE_CARD:
            turns.append(noted(state))
        legal = [int(action) for action in state.actions()]
        mover = random_bot if whim.below(100) < wild else bot
        state.apply(mover(GAME, GAME.look(state, seat), legal, whim), luck)
    return Ended(turns, [int(total(state, side)) for side in range(state.sides)])


def some_options(whim: Quick, seats: int) -> Options:
    chosen = [] if seats == 1 else [name for name in VARIANTS if whim.below(100) < OFTEN]
    return GAME.sheet.check_options(dict.fromkeys(chosen, True))


def noted(state: KiwiState) -> Turn:
    found = [float(value) for value in features(state)]
    return Turn(float(left_of(state)), [found[FEATURES * side : FEATURES * (side + 1)] for side in range(state.sides)])


# --- rows ------------------------------------------------------------------------------------------------------------


def versus_others(game: Ended) -> Iterator[Row]:
    """Each side against the average of the others; a game counts as much as any other."""
    sides = range(len(game.points))
    for turn in game.turns:
        for side in sides:
            others = [other for other in sides if other != side]
            known = [
                own - sum(turn.sides[other][i] for other in others) / len(others) for i, own in enumerate(turn.sides[side])
            ]
            ahead = game.points[side] - sum(game.points[other] for other in others) / len(others)
            yield Row(late_and_early(known, turn.left), ahead, 1.0 / (len(game.turns) * len(sides)))


def versus_kiwibot(game: Ended) -> Iterator[Row]:
    """The player's features, the Kiwibot's against them, and its lead."""
    for turn in game.turns:
        player, kiwibot = turn.sides
        known = late_and_early(player, turn.left) + late_and_early([-value for value in (*kiwibot, 1.0)], turn.left)
        yield Row(known, game.points[0] - game.points[1], 1.0 / len(game.turns))


def late_and_early(known: Sequence[float], left: float) -> list[float]:
    return [*known, *(left * value for value in known)]


# --- the fit ---------------------------------------------------------------------------------------------------------


def fit(rows: Iterable[Row]) -> list[float]:
    """The weights with which the rows tell best how far ahead."""
    matrix: list[list[float]] = []
    goal: list[float] = []
    for row in rows:
        if not matrix:
            matrix, goal = [[0.0] * len(row.known) for _ in row.known], [0.0] * len(row.known)
        for i, value in enumerate(row.known):
            if value:
                goal[i] += row.counts * value * row.ahead
                line, weight = matrix[i], row.counts * value
                for j, other in enumerate(row.known):
                    line[j] += weight * other
    for i, line in enumerate(matrix):
        line[i] += RIDGE * line[i] or 1.0  # what never varies gets no weight
    return solved(matrix, goal)


def solved(matrix: list[list[float]], goal: list[float]) -> list[float]:
    """Gauss's elimination; the matrix is positive definite."""
    lines = [[*line, value] for line, value in zip(matrix, goal, strict=True)]
    for i, pivot in enumerate(lines):
        for line in lines[i + 1 :]:
            factor = line[i] / pivot[i]
            line[i:] = [value - factor * above for value, above in zip(line[i:], pivot[i:], strict=True)]
    found = [0.0] * len(lines)
    for i in reversed(range(len(lines))):
        known = sum(lines[i][j] * found[j] for j in range(i + 1, len(lines)))
        found[i] = (lines[i][-1] - known) / lines[i][i]
    return found


# --- the command -----------------------------------------------------------------------------------------------------


def study(games: int, seats: Sequence[int], bot: str, seed: int) -> list[Ended]:
    """So many games of each number of seats, over all cores."""
    ended: list[Ended] = []
    with ProcessPoolExecutor() as pool:
        for each in seats:
            found = pool.map(partial(play, seats=each, bot_name=bot), range(seed, seed + games))
            ended += track(found, f"{each} seats", games, console=Console(stderr=True))
    return ended


def lines(weights: Sequence[float], solo: bool) -> Iterator[str]:
    """As judgement.py writes them."""
    shown = [round(weight, 2) for weight in weights]
    parts = [shown[:FEATURES], shown[FEATURES : 2 * FEATURES]]
    if not solo:
        names = ["LATE", "EARLY"]
    else:
        kiwibots = shown[2 * FEATURES :]
        parts += [kiwibots[:FEATURES], kiwibots[FEATURES + 1 : -1]]
        names = ["SOLO_LATE", "SOLO_EARLY", "BOT_LATE", "BOT_EARLY"]
        yield f"KIWIBOTS_LEAD = {kiwibots[FEATURES]}"
        yield f"KIWIBOTS_EARLY_LEAD = {kiwibots[-1]}"
    for name, part in zip(names, parts, strict=True):
        yield f"{name} = {part}"


def main(words: Sequence[str] | None = None) -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=500, help="of each number of seats")
    arguments.add_argument("--bot", default="ismcts:200", help="who plays")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--solo", action="store_true", help="against the Kiwibot, instead of two and four players")
    chosen = arguments.parse_args(words)
    if chosen.games < 1:
        arguments.error("at least one game is needed")
    try:
        find_bot(chosen.bot)
    except KibakoError as error:
        arguments.error(str(error))
    games = study(chosen.games, [1] if chosen.solo else [2, 4], chosen.bot, chosen.seed)
    rows = versus_kiwibot if chosen.solo else versus_others
    for line in lines(fit(row for game in games for row in rows(game)), chosen.solo):
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()

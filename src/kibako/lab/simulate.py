"""Many games, at random inside the engine or by a bot, summed up by seat."""

from __future__ import annotations

import time
from collections.abc import Iterator
from hashlib import blake2b

import msgspec

from kibako.bots.ismcts import Policy
from kibako.engine.chance import Chance, Quick
from kibako.engine.game import Game
from kibako.engine.manifest import Options
from kibako.engine.playout import playout
from kibako.engine.state import State


class SeatTally(msgspec.Struct):
    total: int = 0
    lowest: int | None = None
    highest: int | None = None
    victories: float = 0.0  # shared ones in parts

    def add(self, score: int, share: float) -> None:
        self.total += score
        self.lowest = score if self.lowest is None else min(self.lowest, score)
        self.highest = score if self.highest is None else max(self.highest, score)
        self.victories += share


class Tally(msgspec.Struct):
    seats: list[SeatTally]
    games: int = 0
    actions: int = 0
    shortest: int | None = None
    longest: int | None = None
    seconds: float = 0.0
    started: float = msgspec.field(default_factory=time.perf_counter)

    def add(self, scores: list[int], shares: list[float], actions: int) -> None:
        self.games += 1
        self.actions += actions
        self.shortest = actions if self.shortest is None else min(self.shortest, actions)
        self.longest = actions if self.longest is None else max(self.longest, actions)
        for seat, score, share in zip(self.seats, scores, shares, strict=True):
            seat.add(score, share)
        self.seconds = time.perf_counter() - self.started


def quick(seed: int | str, number: int) -> Quick:
    """The luck of one game of many."""
    return Quick(int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=12).digest()))


def played_by(game: Game, state: State, chance: Chance, bot: Policy) -> int:
    """Let a bot play on for every seat, each from its own view; says how many actions that took."""
    actions = 0
    while (seat := int(state.to_act())) >= 0:
        state.apply(bot(game, game.look(state, seat), [int(action) for action in state.actions()], chance), chance)
        actions += 1
    return actions


def simulate(
    game: Game, seats: int, options: Options, games: int, seed: int | str, bot: Policy | None = None
) -> Iterator[Tally]:
    """Play games of a bot against itself, or at random inside the engine, and yield the growing tally after each."""
    tally = Tally([SeatTally() for _ in range(seats)])
    for number in range(games):
        chance = quick(seed, number)
        state = game.start(seats, options, chance)
        actions = int(playout(state, chance)) if bot is None else played_by(game, state, chance, bot)
        tally.add([int(score) for score in state.scores()], [float(share) for share in state.shares()], actions)
        yield tally

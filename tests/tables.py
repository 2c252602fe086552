"""The tables that every game must stand: all seat counts, each option at each of its values."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import kibako
from kibako.engine.chance import Chance, Quick
from kibako.engine.errors import BadOption
from kibako.engine.game import Game
from kibako.engine.manifest import Options
from kibako.engine.state import State

LONGEST = 20_000
"""Actions after which a random game counts as endless."""


class Table(NamedTuple):
    game: Game
    seats: int
    options: Options

    def start(self, chance: Chance) -> State:
        return self.game.start(self.seats, self.options, chance)

    def match(self, seed: int) -> kibako.Match:
        return self.game.new(self.seats, seed, self.options)

    @property
    def usual(self) -> bool:
        return self.options == self.game.manifest.check_options({})

    @property
    def seeds(self) -> range:
        """Random games for each test: several of the usual table, one of the others, and as many as `make long` wants."""
        return range(int(os.environ.get("KIBAKO_SEEDS", "4" if self.usual and kibako.compiled() else "1")))

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.key, str(self.seats), *chosen])


def tables() -> list[Table]:
    return [table for game in kibako.all_games() for seats in game.manifest.seats for table in tables_of(game, seats)]


def tables_of(game: Game, seats: int) -> Iterator[Table]:
    """The usual options, then each option changed alone; what the game refuses to combine is left out."""
    usual = game.manifest.check_options({})
    changes = [{}, *({option.name: value} for option in game.manifest.options for value in option.choices)]
    seen: list[Options] = []
    for change in changes:
        options = usual | change
        if options in seen:
            continue
        seen.append(options)
        try:
            game.start(seats, options, Quick(0))
        except BadOption:
            assert change, f"{game.title} with {seats} seats refuses its own defaults"
            continue
        yield Table(game, seats, options)


@lru_cache(maxsize=32)
def random_states(table: Table, seed: int) -> tuple[State, ...]:
    """Every position of a random game, the last one too. Many tests look at the same ones, so nobody may change them."""
    chance = Quick(seed)
    state = table.start(chance)
    states = [state]
    for _ in range(LONGEST):
        if state.to_act() < 0:
            return tuple(states)
        legal = state.actions()
        state = state.clone()
        state.apply(legal[chance.below(len(legal))], chance)
        states.append(state)
    raise AssertionError(f"{table} seed {seed} has not ended after {LONGEST} actions")


def some_states(table: Table, seed: int, most: int = 16) -> list[State]:
    """At most that many positions of a random game, evenly spread."""
    states = random_states(table, seed)
    return list(states[:: max(1, -(-len(states) // most))])


def random_match(table: Table, seed: int, length: int = LONGEST) -> kibako.Match:
    """A match of that many random moves, or to its end."""
    choose = random.Random(seed)
    match = table.match(seed)
    while match.to_act is not None and len(match.journal) < length:
        match.play(choose.choice(match.actions()))
    return match


def described(table: Table, state: State) -> dict[str, object]:
    return table.game.describe(state)


def everybody(table: Table) -> list[int | None]:
    return [None, *range(table.seats)]

"""Bots that search: they imagine many states that fit what they see, and play them on in one tree."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from kibako.bots.search import Tree
from kibako.engine.chance import Chance, Quick
from kibako.engine.game import Game, View

TRIES: Final = 400  # imagined actions for a first look, shared among the legal ones
LOOK: Final = 12  # imagined states for it, at most
GLANCE: Final = 1  # for a bot that doesn't think on
SLICE: Final = 32  # iterations between two looks at the clock, and at whether to stop

Stop = Callable[[], bool]

Policy = Callable[[Game, View, Sequence[int], Chance], int]
"""Decides for a seat: from its view, its legal actions and luck that is the bot's own."""


def never() -> bool:
    """Nobody stops this search."""
    return False


class Budget(NamedTuple):
    """How long to think: iterations, seconds, or whichever ends first; and how many states the first look takes."""

    iterations: int | None
    seconds: float | None
    look: int = LOOK


class Thought(NamedTuple):
    """What a search thinks of an action: how often it was tried, and the share of the victory it promises."""

    action: int
    visits: int
    value: float


class Search:
    """A decision being thought about, in slices: run it as long as you like, and ask at any time."""

    def __init__(self, game: Game, view: View, legal: Sequence[int], chance: Chance, look: int = LOOK) -> None:
        assert view.seat is not None
        self.legal = tuple(sorted(legal))  # their order may come from how the state keeps things, which is nobody's business
        luck = Quick(int(chance.below(2**31)) | int(chance.below(2**31)) << 32)
        self.tree = Tree(game.imagine(view), view.seat, vec[i64](self.legal), luck)
        self.tree.look(max(1, min(look, TRIES // len(legal))))

    def run(self, iterations: int | None = None, seconds: float | None = None, stop: Stop = never) -> None:
        """Think on: for a number of iterations, of seconds, or until stop says so, whichever comes first."""
        assert iterations is not None or seconds is not None
        end = None if seconds is None else time.process_time() + seconds
        while (iterations is None or iterations > 0) and (end is None or time.process_time() < end) and not stop():
            now = SLICE if iterations is None else min(SLICE, iterations)
            self.tree.run(now)
            iterations = None if iterations is None else iterations - now

    def thoughts(self) -> list[Thought]:
        """What it thinks of each legal action, the best first."""
        tree = self.tree
        found = [Thought(action, int(tree.visits_of(action)), float(tree.value_of(action))) for action in self.legal]
        return sorted(found, key=lambda thought: (-thought.visits, -thought.value))

    def best(self) -> int:
        """The action that was tried most; if none was, the one that looked best."""
        return self.thoughts()[0].action


def greedy_bot(game: Game, view: View, legal: Sequence[int], chance: Chance) -> int:
    """One step ahead: the action that looks best at first sight. In one imagined state a guess would seem to be certain."""
    considered = without_guesses(game, view, legal)
    return considered[0] if len(considered) == 1 else Search(game, view, considered, chance, GLANCE).best()


def without_guesses(game: Game, view: View, legal: Sequence[int]) -> Sequence[int]:
    """The legal actions that are no guesses, if there are any. Which ones are follows from what the seat knows."""
    if len(legal) == 1:
        return legal
    imagined = game.imagine(view).sample(Quick(1))
    return [action for action in legal if not imagined.is_guess(action)] or legal


class SearchingBot:
    """Decides by a search, and can be asked afterwards what it thought of each action: of nothing where only one was legal."""

    def __init__(self, budget: Budget, stop: Stop = never) -> None:
        self._budget = budget
        self._stop = stop
        self.thoughts: list[Thought] = []

    def __call__(self, game: Game, view: View, legal: Sequence[int], chance: Chance) -> int:
        self.thoughts = []
        if len(legal) == 1:
            return legal[0]
        search = Search(game, view, legal, chance, self._budget.look)
        search.run(self._budget.iterations, self._budget.seconds, self._stop)
        self.thoughts = search.thoughts()
        return self.thoughts[0].action

"""Players without a person. A bot gets a view, its legal actions and a chance of its own, never a state."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from kibako.bots.ismcts import Budget, greedy_bot, searching_bot
from kibako.engine.chance import Chance
from kibako.engine.errors import KibakoError
from kibako.engine.game import Game, View
from kibako.engine.words import text

Bot = Callable[[Game, View, Sequence[int], Chance], int]

LONGEST: Final = 600.0  # seconds
MOST: Final = 10_000_000  # iterations


class UnknownBot(KibakoError):
    """No bot has that name, or its budget makes no sense."""

    package = "kibako.bots"


def random_bot(_game: Game, _view: View, legal: Sequence[int], chance: Chance) -> int:
    """Any legal action, each as likely as the others."""
    return sorted(legal)[int(chance.below(len(legal)))]


MEDIUM: Final = Budget(iterations=800, seconds=1.0)
HARD: Final = Budget(iterations=10_000, seconds=1.0)

BOTS: Final[dict[str, Bot]] = {
    "random": random_bot,
    "easy": greedy_bot,
    "medium": searching_bot(MEDIUM),
    "hard": searching_bot(HARD),
}
"""The bots by level, from the weakest."""


def find_bot(name: str) -> Bot:
    """A level's bot, or one with a budget by hand: ismcts:2s thinks two seconds, ismcts:5000 as many iterations."""
    return BOTS[name] if name in BOTS else searching_bot(read_budget(name))


def read_budget(name: str) -> Budget:
    said = re.fullmatch(r"ismcts:(?:(\d+)|(\d+(?:\.\d+)?)s)", name, re.ASCII)
    if said is None:
        raise UnknownBot(text("unknown-bot", name=name, levels=", ".join(BOTS)))
    amount, most = (float(said[1]), float(MOST)) if said[1] else (float(said[2]), LONGEST)
    if not 0 < amount <= most:
        raise UnknownBot(text("bad-budget", name=name, most=MOST, longest=int(LONGEST)))
    return Budget(int(amount), None) if said[1] else Budget(None, amount)

"""Players without a person. A bot gets a view, its legal actions and a chance of its own, never a state."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from kibako.bots.ismcts import Budget, Stop, greedy_bot, never, searching_bot
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


HARD: Final = Budget(iterations=10_000, seconds=0.9)  # with its first look less than a second a move
QUICK: Final[dict[str, Bot]] = {"random": random_bot, "easy": greedy_bot}
SEARCHING: Final = {"medium": Budget(iterations=200, seconds=1.0, look=3), "hard": HARD}
BOTS: Final = (*QUICK, *SEARCHING)
"""The levels, from the weakest."""


def find_bot(name: str, stop: Stop = never) -> Bot:
    """A level's bot, or one with a budget by hand: ismcts:2s thinks two seconds, ismcts:5000 as many iterations.

    A search that is stopped plays its best move so far.
    """
    if name in QUICK:
        return QUICK[name]
    return searching_bot(SEARCHING[name] if name in SEARCHING else read_budget(name), stop)


def read_budget(name: str, most: int = MOST, longest: float = LONGEST) -> Budget:
    """A budget by hand, of so many iterations or seconds at most."""
    said = re.fullmatch(r"ismcts:(?:(\d+)|(\d+(?:\.\d+)?)s)", name, re.ASCII)
    if said is None:
        raise UnknownBot(text("unknown-bot", name=name, levels=", ".join(BOTS)))
    amount = float(said[1] or said[2])
    if not 0 < amount <= (most if said[1] else longest):
        raise UnknownBot(text("bad-budget", name=name, most=most, longest=int(longest)))
    return Budget(int(amount), None) if said[1] else Budget(None, amount)

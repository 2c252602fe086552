"""Bots. Whatever decides gets a seat's view, its legal actions and luck of its own, never a state."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Final

from kibako.bots.ismcts import Budget, Policy, SearchingBot, Stop, greedy_bot, never
from kibako.bots.own import PATIENCE, is_own, own_bot
from kibako.engine.actions import Action
from kibako.engine.chance import Chance, Quick
from kibako.engine.errors import IllegalAction, KibakoError
from kibako.engine.game import Game, Match, View
from kibako.engine.words import text

LONGEST: Final = 600.0  # seconds
MOST: Final = 10_000_000  # iterations


class UnknownBot(KibakoError):
    """No bot has that name, or its budget makes no sense."""

    package = "kibako.bots"


def random_bot(_game: Game, _view: View, legal: Sequence[int], chance: Chance) -> int:
    """Any legal action, each as likely as the others."""
    return sorted(legal)[int(chance.below(len(legal)))]


HARD: Final = Budget(iterations=10_000, seconds=0.9)  # with its first look less than a second a move
QUICK: Final[dict[str, Policy]] = {"random": random_bot, "easy": greedy_bot}
SEARCHING: Final = {"medium": Budget(iterations=200, seconds=1.0, look=3), "hard": HARD}
BOTS: Final = (*QUICK, *SEARCHING)
"""The levels, from the weakest."""


class Bot:
    """A bot that plays matches. It decides from the view of the seat to act: what that seat can't see, it doesn't know."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name = name
        self._policy = find_bot(name)
        self._luck = Quick(secrets.randbits(96) if seed is None else seed)

    def choose(self, match: Match) -> Action:
        """What it would play now, for the seat to act."""
        if match.to_act is None:
            raise IllegalAction(text("is-over"))
        chosen = self._policy(match.game, match.look(match.to_act), [int(action) for action in match.legal], self._luck)
        return match.game.notation[chosen]

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


def bot(name: str = "hard", seed: int | None = None) -> Bot:
    """A bot of a level (random, easy, medium, hard), with a budget for each move (ismcts:2s, ismcts:5000), or one's own
    (module:function). Raises UnknownBot, BadBot.

    The same seed gives the same decisions, unless they depend on the time.
    """
    return Bot(name, seed)


def find_bot(name: str, stop: Stop = never, patience: float = PATIENCE) -> Policy:
    """How a level decides, or a budget by hand: ismcts:2s thinks for two seconds, ismcts:5000 for that many iterations;
    or a bot of one's own, which has a given number of seconds for an answer.

    A search that is stopped plays its best move so far.
    """
    if name in QUICK:
        return QUICK[name]
    if name not in SEARCHING and is_own(name):
        return own_bot(name, patience)
    return SearchingBot(SEARCHING[name] if name in SEARCHING else read_budget(name), stop)


def read_budget(name: str, most: int = MOST, longest: float = LONGEST) -> Budget:
    """A budget by hand, within limits of iterations and seconds."""
    said = re.fullmatch(r"ismcts:(?:(\d+)|(\d+(?:\.\d+)?)s)", name, re.ASCII)
    if said is None:
        raise UnknownBot(text("unknown-bot", name=name, levels=", ".join(BOTS)))
    amount = float(said[1] or said[2])
    if not 0 < amount <= (most if said[1] else longest):
        raise UnknownBot(text("bad-budget", name=name, most=most, longest=int(longest)))
    return Budget(int(amount), None) if said[1] else Budget(None, amount)

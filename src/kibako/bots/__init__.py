"""Players without a person. A bot gets a view, its legal actions and a chance of its own, never a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kibako.bots.greedy import greedy_bot
from kibako.engine.chance import Chance
from kibako.engine.game import Game, View

Bot = Callable[[Game, View, Sequence[int], Chance], int]


def random_bot(_game: Game, _view: View, legal: Sequence[int], chance: Chance) -> int:
    """Any legal action, each as likely as the others."""
    return legal[int(chance.below(len(legal)))]


BOTS: Final[dict[str, Bot]] = {"random": random_bot, "easy": greedy_bot}
"""The bots by level, from the weakest."""

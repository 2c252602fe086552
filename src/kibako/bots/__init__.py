"""Players without a person. A bot gets a view, its legal actions and a chance of its own, never a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kibako.engine.chance import Chance
from kibako.engine.game import View

Bot = Callable[[View, Sequence[int], Chance], int]


def random_bot(_view: View, legal: Sequence[int], chance: Chance) -> int:
    """Any legal action, each as likely as the others."""
    return legal[int(chance.below(len(legal)))]

"""One step ahead: the action after which the imagined states look best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kibako.engine.chance import Chance
from kibako.engine.game import Game, View

TRIES: Final = 400  # imagined actions for one decision, shared among the legal ones
MOST_SAMPLES: Final = 12


def greedy_bot(game: Game, view: View, legal: Sequence[int], chance: Chance) -> int:
    """The action with the best hopes after it, on average; among equals any."""
    if len(legal) == 1:
        return legal[0]
    assert view.seat is not None
    totals = dict.fromkeys(legal, 0.0)
    belief = game.imagine(view)
    for _ in range(max(1, min(MOST_SAMPLES, TRIES // len(legal)))):
        imagined = belief.sample(chance)
        for action in legal:
            after = imagined.clone()
            after.apply(action, chance)
            totals[action] += float(after.hopes()[view.seat])
    best = max(totals.values())
    good = [action for action, total in totals.items() if total == best]
    return good[int(chance.below(len(good)))]

"""One step ahead: the action whose imagined outcomes score best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kibako.engine.chance import Chance
from kibako.engine.game import Game, View
from kibako.engine.state import State

TRIES: Final = 400  # imagined actions for one decision, shared among the legal ones
MOST_SAMPLES: Final = 12
VICTORY: Final = 1000.0


def greedy_bot(game: Game, view: View, legal: Sequence[int], chance: Chance) -> int:
    """The action with the best average lead after it; among equals any."""
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
            totals[action] += lead(after, view.seat)
    best = max(totals.values())
    good = [action for action, total in totals.items() if total == best]
    return good[int(chance.below(len(good)))]


def lead(state: State, seat: int) -> float:
    """How far a seat is ahead of the best other; a victory outweighs everything."""
    scores = [float(score) for score in state.scores()]
    others = [score for other, score in enumerate(scores) if other != seat]
    won = VICTORY * float(state.shares()[seat]) if state.to_act() < 0 else 0.0
    return scores[seat] - max(others, default=0.0) + won

"""A bot of one's own: kibako arena kinoko own_bot:patient easy"""

from collections.abc import Sequence

from kibako import Chance, Game, View


def patient(game: Game, view: View, legal: Sequence[int], chance: Chance) -> int:
    """Try each action in imagined states, play on in a hurry, and take the one that promised most."""
    assert view.seat is not None
    belief = game.imagine(view)
    promise = dict.fromkeys(legal, 0.0)
    for _ in range(max(4, 400 // len(legal))):
        possible = belief.sample(chance)
        for action in legal:
            state, played = possible.clone(), 0
            state.apply(action, chance)
            while state.to_act() >= 0 and not state.quiet(played):
                state.apply(state.rollout_action(chance), chance)
                played += 1
            promise[action] += state.win_probabilities()[view.seat]
    return max(legal, key=promise.__getitem__)

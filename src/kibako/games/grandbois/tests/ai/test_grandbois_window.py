"""The window of observations and indices: how far forests reach, and what happens beyond it."""

from __future__ import annotations

import pytest

import kibako
from kibako.engine.chance import Quick
from kibako.games.grandbois.ai.indices import FIRST_BEYOND, FIRST_TOWER, MOST_BEYOND, WINDOW
from kibako.games.grandbois.game import start
from kibako.games.grandbois.notation.actions import laying
from kibako.games.grandbois.rules.codes import CHOOSE_TILE
from kibako.games.grandbois.rules.state import GrandBoisState


def begin(seats: int, seed: int) -> tuple[GrandBoisState, Quick]:
    luck = Quick(seed)
    return start(seats, {"expert": False}, luck), luck


def extent(state: GrandBoisState) -> int:
    """Squares across, in whichever direction is longer."""
    xs, ys = {int(square) % 80 for square in state.squares}, {int(square) // 80 for square in state.squares}
    return max(max(xs) - min(xs), max(ys) - min(ys)) + 1


def check_indices(state: GrandBoisState) -> int:
    """How many placements have no index."""
    actions, indices = [int(action) for action in state.actions()], [int(index) for index in state.action_indices()]
    known = [(action, index) for action, index in zip(actions, indices, strict=True) if index >= 0]
    assert known
    assert len({index for _, index in known}) == len(known)
    assert all(int(state.action_at(index)) == action for action, index in known)
    without = [action for action, index in zip(actions, indices, strict=True) if index < 0]
    beyond = sorted(index for _, index in known if index >= FIRST_BEYOND)
    assert beyond == list(range(FIRST_BEYOND, FIRST_BEYOND + len(beyond)))
    assert not without or len(beyond) == MOST_BEYOND
    return len(without)


def test_random_forests_stay_within_the_window() -> None:
    most = 0
    for seed in range(30):
        state, luck = begin(2 + seed % 3, seed)
        while state.to_act() >= 0:
            legal = state.actions()
            state.apply(legal[luck.below(len(legal))], luck)
        most = max(most, extent(state))
    assert 10 < most < WINDOW


def test_forests_of_bots_stay_within_the_window() -> None:
    match = kibako.game("grandbois").new(2, 3)
    bot = kibako.bot("easy", seed=1)
    while match.to_act is not None:
        assert match.index_of(match.legal[0]) >= 0
        match.play(bot.choose(match))
    state = match.copy_state()
    assert isinstance(state, GrandBoisState)
    assert extent(state) < WINDOW


@pytest.mark.parametrize(("x", "y"), [(1, 0), (0, -1), (1, 1), (-1, 1)])
def test_beyond_the_window_a_tile_can_be_laid_all_the_same(x: int, y: int) -> None:
    """Somebody stretches the forest as far as they can: some placements have no index, but never all of them."""
    state, luck = begin(2, 5)
    while state.to_act() >= 0:
        if state.doing == CHOOSE_TILE:
            check_indices(state)
            farthest = max(state.actions(), key=lambda action: x * laying(int(action)).x + y * laying(int(action)).y)
            state.apply(farthest, luck)
        else:
            assert {int(index) for index in state.action_indices()} <= set(range(FIRST_TOWER, FIRST_BEYOND))
            state.apply(state.actions()[0], luck)
    assert extent(state) > WINDOW
    spec = kibako.game("grandbois").observation_spec(2)
    state.observe_into(0, bytearray(spec.size))

"""Where rollouts stop to be judged, and which actions they choose."""

from __future__ import annotations

from typing import Any

import pytest

from kibako.engine.chance import Quick
from kibako.games.kiwi.game import GAME
from kibako.games.kiwi.rules.state import PATIENCE, KiwiState


def state(**described: Any) -> KiwiState:
    found = GAME.position(**({"clans": "red green"} | described)).copy_state()
    assert isinstance(found, KiwiState)
    return found


def test_the_first_turn_of_a_season_is_judged() -> None:
    assert state(season=2, first=1, turn=1).quiet(0)


@pytest.mark.parametrize("later", [{"turn": 0}, {"turn": 1, "round": 2}])
def test_a_later_turn_is_judged_only_after_long_play(later: dict[str, int]) -> None:
    found = state(season=2, first=1, **later)
    assert not found.quiet(PATIENCE - 1)
    assert found.quiet(PATIENCE)


def test_in_mid_turn_nothing_is_judged() -> None:
    found = state(hands=["joker-b", "move"])
    found.apply(GAME.read("play joker-b gain"), Quick(1))
    assert not found.quiet(PATIENCE)


def test_alone_the_players_first_turn_is_judged_though_the_kiwibot_began() -> None:
    found = GAME.start(1, GAME.manifest.check_options({}), Quick(1))
    found.apply(found.actions()[0], Quick(1))
    assert (found.round, found.step) == (1, 2)
    assert found.quiet(0)


def test_playing_on_reaches_the_next_season_or_the_end() -> None:
    luck = Quick(4)
    found = state(season=3)
    season = int(found.season)
    while found.to_act() >= 0:
        found.apply(found.rollout_action(luck), luck)
        if found.to_act() >= 0 and found.quiet(0):
            assert found.season == season + 1
            season += 1
    assert season == 4


def test_in_a_hurry_others_are_pushed_off_rather_than_along() -> None:
    found = state(island={"0,0": "red-3", "0,1": "green-1"})
    for text in ("play move", "move 3 0,0 0,1"):
        found.apply(GAME.read(text), Quick(1))
    assert {GAME.write(int(found.rollout_action(Quick(seed)))) for seed in range(20)} == {"push green-1 0,1 off"}

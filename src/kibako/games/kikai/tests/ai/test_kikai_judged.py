"""What bots make of a position."""

from __future__ import annotations

from kibako.games.kikai.ai.judgement import strength
from kibako.games.kikai.tests.helpers import GAME, state_of


def test_in_advanced_mode_fans_are_worth_more_collected_than_waiting_in_yellows_last_turn() -> None:
    match = GAME.position(
        round=4,
        turn=10,
        options={"mode": "advanced"},
        yellow={"hand": "Diner", "kikai": {"Diner": ["feet blue 2 fan", "body red 4 fan"]}},
        purple={},
    )
    match.play("play Diner")
    waiting = strength(state_of(match), 0)
    match.play("exhibit")
    assert strength(state_of(match), 0) > waiting

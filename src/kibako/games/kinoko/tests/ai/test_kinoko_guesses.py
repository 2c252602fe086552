"""An easy bot doesn't stop a round by guessing."""

from __future__ import annotations

import pytest

import kibako
from kibako.engine.game import Match
from kibako.games.kinoko.tests.helpers import GAME, look

SEEDS = range(40)


def at_the_end_of_a_turn(hands: str, rows: str, seen: str = "") -> Match:
    """Seat 0, whose family is red, has used its die."""
    told = f'hands = {hands}\nrows = {rows}\nfamilies = "r g b"\nforbidden = "y"\ndice = "1 2 blank"\ndoing = "end"\n{seen}'
    return GAME.whatever.position(told)


NONE_SEEN = at_the_end_of_a_turn('["r r r", "g b y"]', '["b y g", "y g b"]')
APART = at_the_end_of_a_turn('["b y g", "r r b"]', '["y g r", "g b y"]', 'seen = { rowA = "1 1 01" }')
TWO_SEEN = at_the_end_of_a_turn('["b y g", "r r y"]', '["y g r", "g b b"]')
TOGETHER = at_the_end_of_a_turn('["b y g", "r r r"]', '["y g b", "g b y"]')


def stops(match: Match) -> int:
    return sum(kibako.bot("easy", seed).choose(match).text == "stop" for seed in SEEDS)


@pytest.mark.rule("K15")
@pytest.mark.parametrize("match", [NONE_SEEN, APART], ids=["none seen", "apart"])
def test_an_easy_bot_does_not_claim_what_it_has_no_reason_to_believe(match: Match) -> None:
    assert "stop" in match.actions()
    assert stops(match) == 0


@pytest.mark.rule("K15")
def test_an_easy_bot_that_has_seen_all_three_together_stops() -> None:
    assert stops(TOGETHER) > len(SEEDS) * 0.9


@pytest.mark.rule("K15")
def test_only_stopping_without_two_together_is_a_guess() -> None:
    for match, guess in ((NONE_SEEN, True), (APART, True), (TWO_SEEN, False), (TOGETHER, False)):
        state = match.copy_state()
        assert state.is_guess(GAME.read("stop")) is guess
        assert not state.is_guess(GAME.read("on"))


def test_an_easy_bot_stops_by_chance_no_more() -> None:
    """Of the stops of twenty games few are wrong; before it left guesses alone a fifth was."""
    stopped, wrong = 0, 0
    for seed in range(20):
        match, player = GAME.whatever.new(2, seed), kibako.bot("easy", seed)
        while not match.is_over:
            action = player.choose(match)
            match.play(action)
            if action.text == "stop":
                stopped += 1
                wrong += not look(match, 0).was_right
    assert stopped > 25
    assert wrong * 12 < stopped

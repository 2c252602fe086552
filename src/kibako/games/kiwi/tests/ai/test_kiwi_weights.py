"""What the bots' weights are fitted to: sides against each other, at the beginning of every turn."""

from __future__ import annotations

from typing import Any

import pytest

from kibako.engine.chance import Quick
from kibako.engine.playout import playout
from kibako.games.kiwi.ai.judgement import FEATURES
from kibako.games.kiwi.ai.weights import STUDIES, Turn, final_points, note, versus_kiwibot, versus_others
from kibako.games.kiwi.game import GAME
from kibako.games.kiwi.rules.state import KiwiState


def ended(seats: int) -> KiwiState:
    state = GAME.start(seats, GAME.manifest.check_options({}), Quick(2))
    playout(state, Quick(3))
    assert state.to_act() < 0
    return state


def test_a_side_is_seen_against_the_others() -> None:
    state = ended(3)
    one, two, three = [3.0] + [0.0] * 16, [1.0] + [0.0] * 16, [0.0] * 17
    rows = list(versus_others([Turn(0.5, [one, two, three])], state))
    assert [(row.known[0], row.known[FEATURES]) for row in rows] == [(2.5, 1.25), (-0.5, -0.25), (-2.0, -1.0)]
    first, second, third = final_points(state)
    assert rows[0].ahead == first - (second + third) / 2
    assert sum(row.counts for row in rows) == pytest.approx(1)


def test_against_the_kiwibot_both_sides_have_their_own_weights() -> None:
    state = ended(1)
    (row,) = versus_kiwibot([Turn(0.5, [[2.0] * FEATURES, [3.0] * FEATURES])], state)
    assert row.known == [2.0] * FEATURES + [1.0] * FEATURES + [-3.0] * FEATURES + [-1.0] + [-1.5] * FEATURES + [-0.5]
    assert row.ahead == final_points(state)[0] - final_points(state)[1]


def test_only_the_beginning_of_a_turn_is_noted() -> None:
    state: Any = GAME.position("clans = 'red green'").copy_state()
    turn = note(state)
    assert turn is not None
    assert (turn.left, len(turn.sides)) == (1.0, 2)
    state.apply(state.actions()[0], Quick(1))
    assert note(state) is None


def test_the_lines_are_as_long_as_the_features() -> None:
    weights = [float(i) for i in range(4 * FEATURES + 2)]
    shown = dict(line.split(" = ") for line in STUDIES["solo"].lines(weights))
    assert shown["KIWIBOTS_LEAD"] == f"{3.0 * FEATURES}"
    assert shown["KIWIBOTS_EARLY_LEAD"] == f"{4.0 * FEATURES + 1}"
    assert shown["BOT_EARLY"].startswith(f"[{3.0 * FEATURES + 1}, ")
    assert [shown[name].count(",") for name in ("SOLO_LATE", "SOLO_EARLY", "BOT_LATE", "BOT_EARLY")] == [FEATURES - 1] * 4

"""The fit of the bots' weights: it finds weights that are known, and its games are whole."""

from __future__ import annotations

import random

import pytest

from kibako.games.kiwi.judgement import FEATURES
from kibako.games.kiwi.weights import Ended, Row, Turn, fit, lines, main, play, versus_kiwibot, versus_others


def test_it_finds_the_weights_that_made_the_outcomes() -> None:
    whim = random.Random(1)
    wanted = [1.5, -2.0, 0.0, 0.25]
    rows = []
    for _ in range(500):
        known = [whim.uniform(-1, 1) for _ in wanted]
        ahead = sum(value * weight for value, weight in zip(known, wanted, strict=True))
        rows.append(Row(known, ahead + whim.gauss(0, 0.1), 1.0))
    assert fit(rows) == pytest.approx(wanted, abs=0.05)


def test_what_never_varies_gets_no_weight() -> None:
    assert fit([Row([0.0, 1.0], 2.0, 1.0), Row([0.0, -1.0], -2.0, 1.0)]) == pytest.approx([0.0, 2.0], abs=0.05)


def test_a_side_is_seen_against_the_others() -> None:
    one, two, three = [3.0] + [0.0] * 16, [1.0] + [0.0] * 16, [0.0] * 17
    rows = list(versus_others(Ended([Turn(0.5, [one, two, three])], [9, 6, 3])))
    assert [(row.known[0], row.known[FEATURES], row.ahead) for row in rows] == [
        (2.5, 1.25, 4.5),
        (-0.5, -0.25, 0.0),
        (-2.0, -1.0, -4.5),
    ]
    assert sum(row.counts for row in rows) == pytest.approx(1)


def test_against_the_kiwibot_both_sides_have_their_own_weights() -> None:
    (row,) = versus_kiwibot(Ended([Turn(0.5, [[2.0] * FEATURES, [3.0] * FEATURES])], [4, 10]))
    assert row.known == [2.0] * FEATURES + [1.0] * FEATURES + [-3.0] * FEATURES + [-1.0] + [-1.5] * FEATURES + [-0.5]
    assert row.ahead == -6


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_game_has_all_its_turns(seats: int) -> None:
    ended = play(3, seats, "easy")
    assert len(ended.turns) == 12 * seats
    assert len(ended.points) == max(seats, 2)
    assert ended == play(3, seats, "easy")


def test_the_lines_are_as_long_as_the_features() -> None:
    weights = [float(i) for i in range(4 * FEATURES + 2)]
    shown = dict(line.split(" = ") for line in lines(weights, solo=True))
    assert shown["KIWIBOTS_LEAD"] == f"{3.0 * FEATURES}"
    assert shown["KIWIBOTS_EARLY_LEAD"] == f"{4.0 * FEATURES + 1}"
    assert shown["BOT_EARLY"].startswith(f"[{3.0 * FEATURES + 1}, ")
    assert [shown[name].count(",") for name in ("SOLO_LATE", "SOLO_EARLY", "BOT_LATE", "BOT_EARLY")] == [FEATURES - 1] * 4


def test_the_command_prints_weights(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "2", "--bot", "easy", "--solo"])
    assert [line.split(" = ")[0] for line in capsys.readouterr().out.splitlines()] == [
        "KIWIBOTS_LEAD",
        "KIWIBOTS_EARLY_LEAD",
        "SOLO_LATE",
        "SOLO_EARLY",
        "BOT_LATE",
        "BOT_EARLY",
    ]


@pytest.mark.parametrize(("words", "told"), [(["--bot", "genius"], "genius"), (["--games", "0"], "at least one game")])
def test_bad_input_is_refused_before_any_game(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert told in capsys.readouterr().err

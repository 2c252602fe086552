"""Fitting weights: known ones are found again, games are repeatable, bad input is refused."""

from __future__ import annotations

import random

import pytest

import kibako
from kibako.kit.fitting import Row
from kibako.lab.fit import main, play, studies
from kibako.lab.regression import fit

FITTED = [(game.key, name) for game in kibako.all_games() for name in studies(game.key)]


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


def test_what_counts_more_decides() -> None:
    assert fit([Row([1.0], 3.0, 100.0), Row([1.0], -3.0, 1.0)]) == pytest.approx([3.0], abs=0.1)


@pytest.mark.parametrize(("key", "name"), FITTED)
def test_a_game_teaches_the_same_each_time(key: str, name: str) -> None:
    for seats in studies(key)[name].seats:
        rows = play(3, key, name, seats, "easy")
        assert rows
        assert len({len(row.known) for row in rows}) == 1
        assert play(3, key, name, seats, "easy") == rows


@pytest.mark.parametrize(("key", "name"), FITTED)
def test_the_command_prints_weights(key: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([key, name, "--games", "2", "--bot", "easy"])
    printed = capsys.readouterr().out.splitlines()
    assert printed
    assert all(" = " in line for line in printed)


@pytest.mark.parametrize(
    ("words", "told"), [(["--bot", "genius"], "genius"), (["--games", "0"], "at least one game"), (["nothing"], "not nothing")]
)
def test_bad_input_is_refused_before_any_game(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([FITTED[0][0], *words])
    assert told in capsys.readouterr().err


def test_a_game_that_weighs_nothing_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    without = next(game.key for game in kibako.all_games() if not studies(game.key))
    with pytest.raises(SystemExit):
        main([without])
    assert "no weights to fit" in capsys.readouterr().err

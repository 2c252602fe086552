"""Whole recorded games of KIKAI: they replay to their exact scores."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from shared import recordings

import kibako
from kibako import Match
from kibako.games.kikai.tests.helpers import GAME

RECORDED = recordings(GAME)
NORMAL = ("on the way", "Master", "energy track", "most fans", "foundations", "leftovers")
ADVANCED = ("fans", "influence")


class Result(NamedTuple):
    mode: str
    first_game: bool
    actions: int
    reason: str
    sheets: list[list[int]]  # by seat, in the order of the categories
    winners: list[int]


RESULTS = {
    "advanced-first-game": Result("advanced", True, 243, "four rounds", [[2, 12], [3, 10]], [0]),
    "advanced-media-victory": Result("advanced", False, 239, "media victory", [[4, 12], [3, 16]], [0]),
    "advanced": Result("advanced", False, 262, "four rounds", [[4, 14], [4, 15]], [1]),
    "normal-first-game": Result("normal", True, 255, "four rounds", [[32, 29, 0, 5, 0, 10], [30, 17, 4, 0, 0, 13]], [0]),
    "normal-random": Result("normal", False, 202, "four rounds", [[0, 6, 8, 0, 0, 4], [20, 2, 4, 0, -4, 3]], [1]),
    "normal": Result("normal", False, 246, "four rounds", [[3, 14, 11, 0, 0, 10], [15, 13, 1, 0, 0, 10]], [1]),
}


def load(name: str) -> Match:
    return kibako.loads(RECORDED[name])


def test_every_recorded_game_has_its_result_here() -> None:
    assert set(RECORDED) == set(RESULTS)


@pytest.mark.rule("M29", "M36", "M37", "M38")
@pytest.mark.parametrize("name", RESULTS)
def test_a_recorded_game_replays_to_its_exact_result(name: str) -> None:
    match, result = load(name), RESULTS[name]
    assert match.options == {"mode": result.mode, "first_game": result.first_game}
    assert len(match.journal) == result.actions
    outcome = match.outcome
    assert outcome is not None
    categories = NORMAL if result.mode == "normal" else ADVANCED
    assert [standing.categories for standing in outcome.standings] == [
        dict(zip(categories, sheet, strict=True)) for sheet in result.sheets
    ]
    assert outcome.scores == [sum(sheet) for sheet in result.sheets]
    assert outcome.reason == result.reason
    assert outcome.winners == result.winners


@pytest.mark.rule("M11", "M33")
@pytest.mark.parametrize("name", [name for name, result in RESULTS.items() if result.reason == "four rounds"])
def test_a_whole_game_has_44_turns_and_four_rewards(name: str) -> None:
    log = load(name).log(None)
    turns = [line for line in log if "’s turn." in line]
    assert len(turns) == 44
    assert [line.split(": ")[1] for line in turns] == ["Seat 0’s turn.", "Seat 1’s turn."] * 22
    assert sum("the Master" in line or "The Master" in line for line in log) == 8


def test_the_recorded_games_show_everything() -> None:
    verbs = {entry.action.split()[0] for name in RESULTS for entry in load(name).journal}
    assert verbs >= {
        *("found", "play", "pair", "build", "element", "distribute", "street", "attract", "fan", "stop", "billboard"),
        *("choose", "exhibit", "fetch", "open", "again", "take", "draw", "end", "enough", "ladder"),
    }


@pytest.mark.rule("M29")
def test_a_media_victory_needs_no_points() -> None:
    match = load("advanced-media-victory")
    assert match.outcome is not None
    winner = match.outcome.winners[0]
    assert match.log(None)[-1] == f"All of Seat {winner}’s billboards are up: a media victory!"
    assert match.view(None)["sides"][winner]["billboards"] == []
    assert match.outcome.scores[winner] < match.outcome.scores[1 - winner]

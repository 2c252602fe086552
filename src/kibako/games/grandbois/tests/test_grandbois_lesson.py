"""GrandBois's first lesson can be played through by doing what it says, in three languages."""

from __future__ import annotations

import itertools
import tomllib
from importlib.resources import files
from typing import Any

import pytest

import kibako
from kibako.engine.game import Scene
from kibako.engine.match import Match
from kibako.engine.words import LANGUAGES, text

GAME = kibako.game("grandbois")
LESSON: dict[str, Any] = tomllib.loads(files(GAME.package).joinpath("lesson.toml").read_text(encoding="utf-8"))
STEPS: list[dict[str, Any]] = LESSON["steps"]
SEAT: int = LESSON["seat"]


def check_shown(match: Match, shown: list[str]) -> None:
    for tall in (False, True):
        drawn = GAME.draw(Scene(GAME.look(match.state, SEAT), GAME.speaker(SEAT), tall))
        assert [name for name in shown if f'id="{name}"' not in drawn] == []


def check_actions(match: Match, step: dict[str, Any]) -> None:
    """Each action that may be played; the match goes on with the first."""
    for action in step["play"][1:]:
        carry_out(kibako.load(match.save()), step, action)
    carry_out(match, step, step["play"][0])


def carry_out(match: Match, step: dict[str, Any], action: str) -> None:
    assert match.to_act == SEAT
    match.play(action, luck=step.get("luck", []))
    for move in step.get("then", []):
        assert match.to_act not in (None, SEAT)
        match.play(move["play"], luck=move["luck"])


def play_through() -> Match:
    match = None
    for step in STEPS:
        if "position" in step:
            match = GAME.position(step["position"])
        assert match is not None
        assert match.seats == len(LESSON["names"])
        check_shown(match, step.get("show", []))
        if "play" in step:
            check_actions(match, step)
    assert match is not None
    return match


def test_the_lesson_can_be_played_through_to_the_end() -> None:
    match = play_through()
    assert match.outcome is not None
    assert match.outcome.scores == [26, 5, 13]
    assert list(match.outcome.standings[SEAT].categories.values()) == [8, 10, 6, 2]


def test_after_several_actions_the_next_step_has_its_own_position() -> None:
    for step, after in itertools.pairwise(STEPS):
        assert len(step.get("play", [])) <= 1 or "position" in after


def test_the_position_that_the_lesson_jumps_to_is_where_it_was() -> None:
    """The last tile is laid onto the forest that the learner has built."""
    built = GAME.position(STEPS[0]["position"])
    for step in STEPS[:7]:
        if "play" in step:
            check_actions(built, step)
    jumped = GAME.describe(GAME.position(STEPS[7]["position"]).state)
    assert [GAME.describe(built.state)[part] for part in ("forest", "at", "laid")] == [
        jumped[part] for part in ("forest", "at", "laid")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_the_lesson_is_said_in_every_language(language: str) -> None:
    speaker = GAME.speaker(SEAT, None, language)
    keys = [*LESSON["names"], *(step[part] for step in STEPS for part in ("say", "wrong") if part in step)]
    assert len(set(keys)) == len(keys) > 15
    assert all(speaker.say(text(key)) for key in keys)
    assert all("wrong" in step for step in STEPS if "play" in step)

"""The lesson: it can be played as it is written, points at what is there, and is told in every language."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

import kibako
from kibako import Match
from kibako.engine.game import Scene
from kibako.engine.words import LANGUAGES, source

GAME = kibako.game("kiwi")
LESSON: dict[str, Any] = tomllib.loads(files(GAME.package).joinpath("lesson.toml").read_text(encoding="utf-8"))
STEPS: list[dict[str, Any]] = LESSON["steps"]


def ids(match: Match, tall: bool) -> set[str]:
    seat = LESSON["seat"]
    scene = Scene(GAME.look(match.state, seat), GAME.speaker(seat, ["", ""]), tall)
    return set(re.findall(r'\bid="([^"]*)"', GAME.draw(scene)))


def check(step: dict[str, Any], match: Match) -> None:
    """The learner is to act where something is asked, may do otherwise, and is shown what there is."""
    for tall in (False, True):
        assert set(step.get("show", [])) <= ids(match, tall), step["say"]
    if "play" in step:
        assert match.to_act == LESSON["seat"]
        assert set(step["play"]) < set(match.actions())


def play(step: dict[str, Any], action: str, match: Match) -> None:
    """Scripted luck must fit: playing fails on a draw too few, and none may be left."""
    moves = [{"play": action, "luck": step.get("luck", [])}, *step.get("then", [])]
    for move in moves:
        match.play(move["play"], luck=move["luck"])
        assert match.journal[-1].draws == tuple(move["luck"])


def test_the_lesson_can_be_played_in_every_way_it_offers() -> None:
    match: Match | None = None
    for number, step in enumerate(STEPS):
        match = GAME.position(step["position"]) if "position" in step else match
        assert match is not None
        check(step, match)
        before = match.position
        for action in reversed(step.get("play", [])):
            match = GAME.position(before)
            play(step, action, match)
        alone = len(step.get("play", [])) < 2 or number + 1 == len(STEPS)
        assert alone or "position" in STEPS[number + 1]


def test_what_the_lesson_says_of_its_end_is_so() -> None:
    """Two points to one, and two more fruits of the tree in season 2."""
    match = GAME.position(STEPS[0]["position"])
    for step in STEPS:
        for action in step.get("play", [])[:1]:
            play(step, action, match)
    view = match.view(0)
    assert (view["season"], view["round"]) == (2, 1)
    assert [sum(hex_["marker"] == clan for hex_ in view["hexes"]) for clan in ("red", "green")] == [1, 1]
    assert [side["points"] for side in view["sides"]] == [1, 0]
    assert sum(view["sides"][0]["fruits"]) == 4 - 2 + 1 - 2 + 1 + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_texts_are_in_every_language(language: str) -> None:
    wanted = set(LESSON["names"]) | {step[key] for step in STEPS for key in ("say", "wrong") if key in step}
    written = re.findall(r"^(lesson-[\w-]+) =", source(GAME.package, language), flags=re.MULTILINE)
    assert len(written) == len(set(written))
    assert set(written) == wanted


def test_the_lesson_is_short_and_has_a_name_for_every_seat() -> None:
    assert 8 <= len(STEPS) <= 15
    assert len(LESSON["names"]) == GAME.position(STEPS[0]["position"]).seats

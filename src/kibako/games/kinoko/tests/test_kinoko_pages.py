"""Kinoko's rules pages in three languages, their pictures, and the lesson."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

from kibako import Match
from kibako.engine.game import Scene
from kibako.engine.words import LANGUAGES, text
from kibako.games.kinoko.components import PACKAGE
from kibako.games.kinoko.game import GAME


def read(*path: str) -> str:
    return files(PACKAGE).joinpath(*path).read_text(encoding="utf-8")


def page(language: str) -> str:
    return read("rules", f"{language}.md")


def ids(match: Match, seat: int, tall: bool) -> set[str]:
    svg = GAME.draw(Scene(GAME.look(match.state, seat), GAME.speaker(seat), tall))  # type: ignore[arg-type]
    return set(re.findall(r' id="([^"]+)"', svg))


# --- the rules pages -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_all_rules_in_order(language: str) -> None:
    numbers = re.findall(r"^\*\*(K\d+)\*\*", page(language), re.MULTILINE)
    assert numbers == [f"K{number}" for number in range(1, 25)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_built_alike(language: str) -> None:
    """The same headings, rules, pictures and lines of tables after each other."""
    parts = [re.findall(r"^(?:#+ |\*\*K\d+|!\[|\|)", page(each), re.MULTILINE) for each in (language, "en")]
    assert len(parts[0]) > 40
    assert parts[0] == parts[1]


PICTURES: dict[str, dict[str, Any]] = tomllib.loads(read("pictures.toml"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_used_and_told(language: str) -> None:
    used = re.findall(r"^!\[([^\]]+)\]\(picture:(\w+)\)$", page(language), re.MULTILINE)
    assert sorted(name for _, name in used) == sorted(PICTURES)
    assert len(re.findall(r"picture:", page(language))) == len(used)
    assert all(len(told) > 30 for told, _ in used)


@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_can_be_drawn(name: str) -> None:
    entry = PICTURES[name]
    assert entry.keys() <= {"seat", "position", "planned"}
    match = GAME.position(entry["position"])
    planned = entry.get("planned")
    assert planned is None or planned in match.actions()
    for language, tall in product(LANGUAGES, (False, True)):
        view = GAME.look(match.state, entry["seat"])  # type: ignore[arg-type]
        speaker = GAME.speaker(entry["seat"], None, language)
        assert GAME.draw(Scene(view, speaker, tall, None if planned is None else GAME.read(planned))).startswith("<svg")


# --- the lesson ----------------------------------------------------------------------------------------------------------

LESSON: dict[str, Any] = tomllib.loads(read("lesson.toml"))
STEPS: list[dict[str, Any]] = LESSON["steps"]


def test_the_lesson_keeps_to_its_form() -> None:
    assert LESSON.keys() == {"seat", "names", "steps"}
    assert 8 <= len(STEPS) <= 14
    assert "position" in STEPS[0]
    for step, following in zip(STEPS, [*STEPS[1:], {"position": ""}], strict=True):
        assert step.keys() <= {"say", "position", "show", "play", "wrong", "luck", "then"}
        assert len(step.get("play", [])) <= 1 or "position" in following


def test_the_lesson_speaks_every_language() -> None:
    keys = [*LESSON["names"], *(step[kind] for step in STEPS for kind in ("say", "wrong") if kind in step)]
    for language in LANGUAGES:
        said = [GAME.speaker(0, None, language).say(text(key)) for key in keys]
        assert all(said)
    assert set(re.findall(r"^(lesson-[\w-]+) =", read("texts", "en.ftl"), re.MULTILINE)) == set(keys)


def test_the_lesson_can_be_played() -> None:
    played = 0
    match = GAME.position(STEPS[0]["position"])
    for step in STEPS:
        if "position" in step:
            match = GAME.position(step["position"])
        assert match.seats == len(LESSON["names"])
        for tall in (False, True):
            assert set(step.get("show", [])) <= ids(match, LESSON["seat"], tall)
        for action in reversed(step.get("play", [])):  # the recommended one last: the lesson goes on from there
            start = match.position
            assert match.to_act == LESSON["seat"]
            assert action in match.actions()
            match = GAME.position(start)
            match.play(action, luck=step.get("luck", []))
            for move in step.get("then", []):
                assert match.to_act != LESSON["seat"]
                match.play(move["play"], luck=move.get("luck", []))
            played += 1
    assert played >= 8
    assert match.outcome is not None
    assert match.outcome.winners == [LESSON["seat"]]


@pytest.mark.rule("K10", "K12", "K13", "K15", "K18", "K21")
def test_the_lesson_teaches_a_turn_of_each_kind() -> None:
    actions = {action.split()[0] for step in STEPS for action in step.get("play", [])}
    assert actions == {"take", "peek", "swap", "sets", "on", "stop"}

"""KIKAI's rules pages in three languages, their pictures, and its lesson."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any, cast
from xml.etree import ElementTree

import pytest

import kibako
from kibako.engine.game import Game, Scene
from kibako.engine.match import Match
from kibako.engine.words import LANGUAGES, text
from kibako.games.kikai.state import KikaiState
from kibako.games.kikai.view import KikaiView

GAME = cast("Game[KikaiState, KikaiView]", kibako.game("kikai"))
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def read(name: str) -> str:
    return files(GAME.package).joinpath(name).read_text(encoding="utf-8")


def page(language: str) -> str:
    return read(f"rules/{language}.md")


PICTURES: dict[str, dict[str, Any]] = tomllib.loads(read("pictures.toml"))
LESSON: dict[str, Any] = tomllib.loads(read("lesson.toml"))


def scene(match: Match, seat: int, language: str = "en", tall: bool = False, planned: str | None = None) -> Scene[KikaiView]:
    view = GAME.look(cast("KikaiState", match.state), seat)
    return Scene(view, GAME.speaker(seat, None, language), tall, None if planned is None else GAME.read(planned))


# --- rules -----------------------------------------------------------------------------------------------------------------


@LANGUAGE
def test_every_page_has_all_rules_in_order(language: str) -> None:
    assert re.findall(r"^\*\*(M\d+)\*\*", page(language), re.M) == [f"M{number}" for number in range(1, 40)]


@LANGUAGE
def test_the_pages_are_made_alike(language: str) -> None:
    """As many headings, tables and numbers of components as the English page; lines that a person can edit."""

    def shape(text_: str) -> list[str]:
        lines = [line for line in text_.splitlines() if line.startswith(("#", "|"))]
        return [line.split()[0] if line.startswith("#") else "|" * line.count("|") for line in lines]

    assert shape(page(language)) == shape(page("en"))
    tables = [re.findall(r"\d+", line) for line in page(language).splitlines() if line.startswith("|")]
    assert tables == [re.findall(r"\d+", line) for line in page("en").splitlines() if line.startswith("|")]


@LANGUAGE
def test_every_picture_is_used_once_and_told_in_words(language: str) -> None:
    used = re.findall(r"^!\[(.{20,})\]\(picture:(\w+)\)$", page(language), re.M)
    assert sorted(name for _, name in used) == sorted(PICTURES)


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_can_be_drawn(name: str) -> None:
    picture = PICTURES[name]
    match = GAME.position(picture["position"])
    planned = picture.get("planned")
    assert planned is None or planned in match.actions()
    for tall in (False, True):
        ElementTree.fromstring(GAME.draw(scene(match, picture["seat"], "es", tall, planned)))  # noqa: S314


# --- the lesson ------------------------------------------------------------------------------------------------------------


def starts() -> list[tuple[int, Match]]:
    """Each step with the match as the learner finds it, for every way through the steps before that the lesson allows."""
    found: list[tuple[int, Match]] = []
    match: Match | None = None
    for number, step in enumerate(LESSON["steps"]):
        if "position" in step:
            match = GAME.position(step["position"])
        assert match is not None
        found.append((number, again(match)))
        match = played(match, step, step.get("play", [None])[0])
    return found


def again(match: Match) -> Match:
    return GAME.position(match.position)


def played(match: Match, step: dict[str, Any], action: str | None) -> Match:
    after = again(match)
    if action is not None:
        after.play(action, luck=step.get("luck", []))
    for reply in step.get("then", []):
        after.play(reply["play"], luck=reply.get("luck", []))
    return after


def test_the_lesson_can_be_played() -> None:
    for number, match in starts():
        step = LESSON["steps"][number]
        if "play" in step:
            assert match.to_act == LESSON["seat"]
        for action in step.get("play", []):
            assert action in match.actions()
            played(match, step, action)
        if len(step.get("play", [])) > 1:
            assert "position" in LESSON["steps"][number + 1]


@pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
def test_what_the_lesson_points_at_is_in_the_picture(tall: bool) -> None:
    pointed = 0
    for number, match in starts():
        drawn = ElementTree.fromstring(GAME.draw(scene(match, LESSON["seat"], tall=tall)))  # noqa: S314
        ids = {each.get("id") for each in drawn.iter()}
        shown = LESSON["steps"][number].get("show", [])
        assert set(shown) <= ids, number
        pointed += len(shown)
    assert pointed > 8


@LANGUAGE
def test_the_lesson_speaks_every_language(language: str) -> None:
    speaker = GAME.speaker(0, None, language)
    keys = [*LESSON["names"], *(step[key] for step in LESSON["steps"] for key in ("say", "wrong") if key in step)]
    said = [speaker.say(text(key)) for key in keys]
    assert len(set(said)) > 12
    assert max(len(words) for words in said) < 330


def test_the_lesson_ends_by_telling_not_asking() -> None:
    assert 8 <= len(LESSON["steps"]) <= 24
    assert "play" not in LESSON["steps"][-1]

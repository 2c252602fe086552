"""The rules pages: the same rules in every language, with pictures that can be drawn."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

import kibako
from kibako.engine.game import Scene
from kibako.engine.words import LANGUAGES

GAME = kibako.game("kiwi")
FOLDER = files(GAME.package)
NAMES = ["Ann", "Ben", "Cem", "Dora"]
PICTURES: dict[str, dict[str, Any]] = tomllib.loads(FOLDER.joinpath("pictures.toml").read_text(encoding="utf-8"))


def page(language: str) -> str:
    return FOLDER.joinpath("rules", f"{language}.md").read_text(encoding="utf-8")


def outline(language: str) -> list[str]:
    """What a page consists of, without its words: headings by level, rules and pictures by name, lists and tables by size."""
    found = re.findall(r"^(#+) |^(\*\*W\d+\*\*)|^(- )|\((picture:\w+)\)|^(\|.*\|)$", page(language), flags=re.MULTILINE)
    return [re.sub(r"[^|]", "", "".join(parts)) if parts[-1] else "".join(parts) for parts in found]


def test_every_language_has_the_same_rules_tables_and_pictures_in_the_same_order() -> None:
    english = outline("en")
    assert english.count("**W34**") == 1
    for language in LANGUAGES[1:]:
        assert outline(language) == english


def test_a_number_begins_a_paragraph_and_stands_there_once() -> None:
    for language in LANGUAGES:
        anywhere = re.findall(r"\*\*(W\d+)\*\*", page(language))
        assert anywhere == re.findall(r"^\*\*(W\d+)\*\* ", page(language), flags=re.MULTILINE)
        assert len(anywhere) == len(set(anywhere)) >= 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_used_once_and_told_in_words(language: str) -> None:
    used = re.findall(r"^!\[([^\]]+)\]\(picture:(\w+)\)$", page(language), flags=re.MULTILINE)
    assert len(used) == page(language).count("picture:")
    assert sorted(name for _, name in used) == sorted(PICTURES)
    assert all(len(words) > 40 for words, _ in used)


@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_can_be_drawn(name: str) -> None:
    entry = PICTURES[name]
    assert set(entry) <= {"seat", "position", "planned"}
    match = GAME.position(entry["position"])
    planned = entry.get("planned")
    assert planned is None or (match.to_act == entry["seat"] and planned in match.actions())
    view, speaker = GAME.look(match.state, entry["seat"]), GAME.speaker(entry["seat"], NAMES[: match.seats])
    for tall in (False, True):
        drawn = GAME.draw(Scene(view, speaker, tall, None if planned is None else GAME.read(planned)))
        assert drawn.startswith("<svg")
        assert planned is None or drawn != GAME.draw(Scene(view, speaker, tall))

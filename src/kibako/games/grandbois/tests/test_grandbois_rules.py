"""GrandBois's rules pages: the same rules and pictures in three languages, and every picture can be drawn."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

import kibako
from kibako.engine.game import Scene
from kibako.engine.words import LANGUAGES

GAME = kibako.game("grandbois")
PICTURES: dict[str, Any] = tomllib.loads(files(GAME.package).joinpath("pictures.toml").read_text(encoding="utf-8"))
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def page(language: str) -> str:
    return files(GAME.package).joinpath("rules", f"{language}.md").read_text(encoding="utf-8")


@EVERY_LANGUAGE
def test_every_rule_is_there_in_order(language: str) -> None:
    assert re.findall(r"^\*\*([A-Z]\d+)\*\*", page(language), re.MULTILINE) == [f"G{number}" for number in range(1, 21)]


@EVERY_LANGUAGE
def test_every_picture_is_shown_once_with_words_for_those_who_cannot_see_it(language: str) -> None:
    shown = re.findall(r"^!\[([^\]]+)\]\(picture:([\w-]+)\)$", page(language), re.MULTILINE)
    assert sorted(name for _, name in shown) == sorted(PICTURES)
    assert all(len(words) > 30 for words, _ in shown)
    assert page(language).count("](picture:") == len(shown)


def test_pictures_come_in_the_same_order_and_are_described_anew_in_every_language() -> None:
    shown = [re.findall(r"!\[([^\]]+)\]\(picture:([\w-]+)\)", page(language)) for language in LANGUAGES]
    assert len({tuple(name for _, name in pictures) for pictures in shown}) == 1
    assert len({words for pictures in shown for words, _ in pictures}) == len(LANGUAGES) * len(PICTURES)


@EVERY_LANGUAGE
def test_pages_keep_to_what_a_page_can_show(language: str) -> None:
    """Headings, paragraphs, lists and tables; the same ones in every language."""
    assert "```" not in page(language)
    assert "<" not in page(language)
    shape = [re.match(r"#+|\||!|\d\.|$|", line) for line in page(language).splitlines()]
    kinds = [found[0] for found in shape if found is not None and found[0]]
    assert kinds == [found[0] for line in page("en").splitlines() if (found := re.match(r"#+|\||!|\d\.|$|", line)) and found[0]]


@pytest.mark.rule("G2")
@EVERY_LANGUAGE
def test_the_page_lists_the_tiles_of_the_game(language: str) -> None:
    listed = dict(re.findall(r"\| (\d+) \| ([\w ]+?) (?=\|)", page(language)))
    tiles = tomllib.loads(files(GAME.package).joinpath("tiles.toml").read_text(encoding="utf-8"))["tiles"]
    assert listed == {str(number): " ".join(tile.split()) for number, tile in enumerate(tiles, 1)}


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_can_be_drawn(name: str, language: str) -> None:
    entry = PICTURES[name]
    assert set(entry) <= {"seat", "position", "planned"}
    match = GAME.position(entry["position"])
    seat = entry.get("seat")
    view = GAME.reveal(match.state) if seat is None else GAME.look(match.state, seat)
    planned = entry.get("planned")
    assert planned is None or planned in match.actions()
    for tall in (False, True):
        scene = Scene(view, GAME.speaker(seat, None, language), tall, None if planned is None else GAME.read(planned))
        assert ('id="ghost"' in GAME.draw(scene)) == (planned is not None)


@pytest.mark.rule("G14", "G15", "G16", "G17")
def test_the_harvest_that_the_page_counts() -> None:
    outcome = GAME.position(PICTURES["harvest"]["position"]).outcome
    assert outcome is not None
    assert [list(standing.categories.values()) for standing in outcome.standings] == [[8, 10, 6, 2], [3, 2, 0, 0], [5, 4, 2, 2]]

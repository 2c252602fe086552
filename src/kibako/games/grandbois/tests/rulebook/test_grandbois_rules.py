"""GrandBois's rules pages: the tiles they list and the harvest they count."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

import kibako
from kibako.engine.words import LANGUAGES

GAME = kibako.game("grandbois")
PICTURES: dict[str, Any] = tomllib.loads(files(GAME.package).joinpath("rulebook", "pictures.toml").read_text(encoding="utf-8"))
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def page(language: str) -> str:
    return files(GAME.package).joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")


@pytest.mark.rule("G2")
@EVERY_LANGUAGE
def test_the_page_lists_the_tiles_of_the_game(language: str) -> None:
    listed = dict(re.findall(r"\| (\d+) \| ([\w ]+?) (?=\|)", page(language)))
    tiles = tomllib.loads(files(GAME.package).joinpath("data", "tiles.toml").read_text(encoding="utf-8"))["tiles"]
    assert listed == {str(number): " ".join(tile.split()) for number, tile in enumerate(tiles, 1)}


@pytest.mark.rule("G14", "G15", "G16", "G17")
def test_the_harvest_that_the_page_counts() -> None:
    outcome = GAME.position(PICTURES["harvest"]["position"]).outcome
    assert outcome is not None
    assert [list(standing.categories.values()) for standing in outcome.standings] == [[8, 10, 6, 2], [3, 2, 0, 0], [5, 4, 2, 2]]

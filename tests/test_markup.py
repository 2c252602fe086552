"""Rules pages show no markup as it is written: asterisks, brackets, backticks."""

from __future__ import annotations

import re
from html import unescape

import pytest

import kibako
from kibako.engine.words import LANGUAGES
from kibako.table.content.rulebook import rules_html

LITERAL = re.compile(r"\*|`|\]\(|!\[|(?<!\w)_\w[^_\n]*_(?!\w)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [game.key for game in kibako.all_games()])
def test_a_rules_page_shows_no_markup(key: str, language: str) -> None:
    html = re.sub(r"<(svg|code|pre)\b.*?</\1>", "", rules_html(kibako.game(key), language), flags=re.DOTALL)
    words = unescape(re.sub(r"<[^>]*>", "", html))
    assert len(words) > 2000
    assert [words[max(0, found.start() - 40) : found.end() + 40] for found in LITERAL.finditer(words)] == []

"""The rules pages and player aids of every game: the same in every language, with pictures that can be drawn."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from people import CHROMIUM, needs_browser
from playwright.sync_api import Browser
from servers import Server
from shared import BOTH_SHAPES

import kibako
from kibako.engine.game import Game, Scene
from kibako.engine.picture import NAMES
from kibako.engine.words import LANGUAGES
from kibako.table.app import make_app
from kibako.table.content.rulebook import aid_html, anchor_of, contents, figure, figures, rule_html, rules_html, source
from kibako.table.store.tables import Store

GAMES = kibako.all_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
PAGES = [pytest.param(game, language, id=f"{game.key}-{language}") for game in GAMES for language in LANGUAGES]
every_page = pytest.mark.parametrize(("game", "language"), PAGES)
PICTURES = [pytest.param(game, name, id=f"{game.key}-{name}") for game in GAMES for name in figures(game)]
every_picture = pytest.mark.parametrize(("game", "name"), PICTURES)
NUMBER = re.compile(r"\*\*([A-Z]\d+)\*\*")


def outline(page: str) -> list[str]:
    """What a page consists of, without its words: headings by level, rules and pictures by name, lists and tables by size."""
    found = re.findall(r"^(#+) |^(\*\*[A-Z]\d+\*\*)|^(- |\d+\. )|\((picture:[\w-]+)\)|^(\|.*\|)$", page, re.MULTILINE)
    return [re.sub(r"[^|]", "", "".join(parts)) if parts[-1] else "".join(parts) for parts in found]


@every_page
def test_every_language_has_the_same_rules_tables_and_pictures_in_the_same_order(game: Game, language: str) -> None:
    english = outline(source(game, "en"))
    assert len(english) > 40
    assert outline(source(game, language)) == english
    assert outline(source(game, f"aid-{language}")) == outline(source(game, "aid-en"))


@every_page
def test_a_number_begins_a_paragraph_and_stands_there_once(game: Game, language: str) -> None:
    page = source(game, language)
    anywhere = NUMBER.findall(page)
    assert anywhere == re.findall(r"^\*\*([A-Z]\d+)\*\* ", page, re.MULTILINE)
    assert len(anywhere) == len(set(anywhere)) >= 20


@every_page
def test_nothing_shows_its_markup(game: Game, language: str) -> None:
    """No star, hash, pipe or bracket that should have made something bold, a heading, a table or a link."""
    for html in (rules_html(game, language), aid_html(game, language)):
        words = re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL)
        words = re.sub(r"<[^>]*>", "", words)
        assert re.findall(r".{0,30}(?:\*|\]\(|\||^#|`|picture:).{0,30}", words, re.MULTILINE) == []


@every_page
def test_rules_have_their_source_behind_the_switch_and_none_before_it(game: Game, language: str) -> None:
    html = rules_html(game, language)
    assert html.count('class="provenance"') > 10
    assert len(re.findall(r'<strong class="rule" id="[A-Z]\d+">', html)) == len(NUMBER.findall(source(game, language)))
    number = NUMBER.findall(source(game, language))[0]
    assert f'data-rule="{number}"' in rule_html(game, language, number)


@every_page
def test_the_contents_and_all_links_lead_somewhere(game: Game, language: str) -> None:
    html = rules_html(game, language)
    anchors = re.findall(r'\bid="([^"]+)"', re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL))
    assert len(anchors) == len(set(anchors))
    headings = contents(game, language)
    assert len(headings) >= 8
    assert {heading.anchor for heading in headings} <= set(anchors)
    assert set(re.findall(r'href="#([^"]+)"', re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL))) <= set(anchors)


def test_anchors_are_words_without_signs() -> None:
    assert anchor_of("D’où viennent les règles ?") == "dou-viennent-les-regles"


@every_page
def test_every_picture_is_used_once_and_told_in_words(game: Game, language: str) -> None:
    page = source(game, language)
    used = re.findall(r"^!\[([^\]]+)\]\(picture:([\w-]+)\)$", page, re.MULTILINE)
    assert len(used) == page.count("picture:")
    assert sorted(name for _, name in used) == sorted(figures(game))
    assert all(len(words) > 20 for words, _ in used)


@every_game
def test_no_caption_stands_untranslated(game: Game) -> None:
    captions = [re.findall(r"!\[([^\]]+)\]", source(game, language)) for language in LANGUAGES]
    assert len({words for found in captions for words in found}) == len(LANGUAGES) * len(captions[0])


@every_picture
def test_every_picture_can_be_drawn(game: Game, name: str) -> None:
    shown = figures(game)[name]
    match = game.position(shown.position)
    assert shown.planned is None or shown.planned in match.actions()
    view = game.open_view(match.copy_state()) if shown.seat is None else match.look(shown.seat)
    for shape, language in product(BOTH_SHAPES, LANGUAGES):
        planned = None if shown.planned is None else game.read(shown.planned)
        drawn = game.draw(Scene(view, game.speaker(shown.seat, NAMES, language), shape, planned))
        assert drawn.startswith("<svg")


@every_picture
def test_what_a_picture_is_about_is_in_it(game: Game, name: str) -> None:
    drawn = figure(game, name, "en")
    assert all(f'id="{name}-{about}"' in drawn for about in figures(game)[name].about)


@needs_browser
def test_pictures_show_the_part_that_matters(browser: Browser, server: Server) -> None:
    for game in GAMES:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{server.address}/rules/{game.key}")
        page.wait_for_selector("main[data-ready]")
        for name, shown in figures(game).items():
            parts = [f'[id="{name}-{about}"]' for about in shown.about]
            whole = page.locator(f'figure[data-about^="{name}-"] svg' if parts else f"#nothing-{name}")
            boxes = [page.locator(part).bounding_box() for part in parts]
            frame = whole.bounding_box() if parts else None
            for box in boxes:
                assert frame is not None
                assert box is not None
                assert frame["x"] <= box["x"] + 1
                assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
                assert frame["y"] <= box["y"] + 1
                assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1
            if parts:
                shown_width = max(box["x"] + box["width"] for box in boxes if box) - min(box["x"] for box in boxes if box)
                assert frame is not None
                assert shown_width > frame["width"] / 5, (game.key, name)
        page.close()


# --- player aids ---------------------------------------------------------------------------------------------------------


@every_page
def test_an_aid_cites_rules_that_exist(game: Game, language: str) -> None:
    cited = NUMBER.findall(source(game, f"aid-{language}"))
    assert len(cited) > 8
    assert set(cited) <= set(NUMBER.findall(source(game, language)))


@needs_browser
def test_an_aid_fits_on_one_sheet_of_paper(browser: Browser, tmp_path: Path) -> None:
    assert CHROMIUM is not None
    with TestClient(make_app(Store(f"sqlite:///{tmp_path / 'tables.db'}"), pace=0)) as client:
        sheets = {path: client.get(path).text for path in ("/palette.css", "/static/styles/base.css")}
        sheets |= {path: client.get(path).text for path in ("/static/styles/rules.css", "/static/styles/aid.css")}
        for game, language in product(GAMES, LANGUAGES):
            client.cookies.set("language", language)
            html = client.get(f"/rules/{game.key}/aid").text
            assert f'lang="{language}"' in html
            plain = re.sub(r"<(?:link|script)[^>]*>(?:.*?</script>)?", "", html)
            styled = plain.replace("</head>", f"<style>{' '.join(sheets.values())}</style></head>")
            page = browser.new_page()
            page.set_content(styled)
            printed = page.pdf(prefer_css_page_size=True)
            page.close()
            assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, (game.key, language)


@every_game
def test_each_language_has_its_pages(game: Game) -> None:
    names = {file.name for file in files(game.package).joinpath("rulebook").iterdir() if file.name.endswith(".md")}
    assert names == {f"{kind}{language}.md" for kind in ("", "aid-") for language in LANGUAGES}

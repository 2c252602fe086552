"""The rules as pages: a game's rulebook/*.md, with rule numbers as anchors and pictures drawn from positions."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec
from markdown_it import MarkdownIt

from kibako.engine.game import Game, Scene
from kibako.engine.picture import NAMES

NUMBER = re.compile(r"<strong>([A-Z]\d+)</strong>(?: <em>(\([^<]*\))</em>)?")  # with where the rule comes from
PICTURE = re.compile(r'<p><img src="picture:([\w-]+)" alt="([^"]*)" /></p>')
HEADING = re.compile(r"<h([23])>(.*?)</h\1>")


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a rules page: a position, and through whose eyes it is seen (None: everything open)."""

    position: str
    seat: int | None = None
    planned: str | None = None
    about: tuple[str, ...] = ()  # elements: the page shows the part of the drawing around them; all of it if none is named


class Heading(NamedTuple):
    level: int
    anchor: str
    words: str


@cache
def figures(game: Game) -> dict[str, Figure]:
    toml = files(game.package).joinpath("rulebook", "pictures.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(toml), dict[str, Figure])


@cache
def figure(game: Game, name: str, language: str) -> str:
    """A picture for a page that has the game's defs; its ids are unique there."""
    shown = figures(game)[name]
    state = game.position(shown.position).copy_state()
    view = game.open_view(state) if shown.seat is None else game.look(state, shown.seat)
    planned = None if shown.planned is None else game.read(shown.planned)
    drawn = game.draw(Scene(view, game.speaker(shown.seat, NAMES, language), planned=planned))
    return _with_own_ids(drawn, f"{name}-")


def _with_own_ids(svg: str, prefix: str) -> str:
    own = set(re.findall(r'\bid="([^"]+)"', svg))
    named = r'(\bid="|\bdata-for="|href="#|url\(#)([^")]+)'
    return re.sub(named, lambda found: found[1] + (prefix if found[2] in own else "") + found[2], svg)


def source(game: Game, name: str) -> str:
    return files(game.package).joinpath("rulebook", f"{name}.md").read_text(encoding="utf-8")


@cache
def rules_html(game: Game, language: str) -> str:
    """The whole page; rule K12 can be linked to as #K12, a heading by its words."""
    return HEADING.sub(_anchored, _render(game, source(game, language), "id", language))


@cache
def contents(game: Game, language: str) -> list[Heading]:
    """What the page's headings are."""
    headings = HEADING.findall(_markdown(source(game, language)))
    return [Heading(int(level), anchor_of(words), words) for level, words in headings]


@cache
def aid_html(game: Game, language: str) -> str:
    """The player aid: a game on one page."""
    return _render(game, source(game, f"aid-{language}"), "data-rule", language)


@cache
def rule_html(game: Game, language: str, number: str) -> str:
    found = rule_source(game, language, number)
    return _render(game, found, "data-rule", language) if found else ""


def rule_source(game: Game, language: str, number: str) -> str:
    """One rule, up to the next number or heading; empty if there is none."""
    found = re.search(rf"^\*\*{number}\*\*.*?(?=^\*\*[A-Z]\d+\*\*|^#|\Z)", source(game, language), re.MULTILINE | re.DOTALL)
    return found[0] if found else ""


def anchor_of(words: str) -> str:
    """As in most Markdown: lower case, words joined by hyphens, no accents and no signs."""
    plain = unicodedata.normalize("NFKD", words.lower()).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", plain))


def _anchored(heading: re.Match[str]) -> str:
    return f'<h{heading[1]} id="{anchor_of(heading[2])}">{heading[2]}</h{heading[1]}>'


def _markdown(markdown: str) -> str:
    html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown)
    return html


def _render(game: Game, markdown: str, anchor: str, language: str) -> str:
    def drawn(image: re.Match[str]) -> str:
        """The caption says it all; the drawing itself is for the eyes."""
        picture = f'<span aria-hidden="true">{figure(game, image[1], language)}</span>'
        about = " ".join(f"{image[1]}-{name}" for name in figures(game)[image[1]].about)
        return f'<figure class="figure" data-about="{about}">{picture}<figcaption>{image[2]}</figcaption></figure>'

    def marked(rule: re.Match[str]) -> str:
        source = f' <em class="provenance">{rule[2]}</em>' if rule[2] else ""
        return f'<strong class="rule" {anchor}="{rule[1]}">{rule[1]}</strong>{source}'

    html = NUMBER.sub(marked, PICTURE.sub(drawn, _markdown(markdown)))
    return html.replace("<table>", '<table tabindex="0">')  # wide ones scroll, also by keyboard

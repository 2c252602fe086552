"""The games' rules as pages: Markdown in a game's rules/, with numbers as anchors and pictures drawn from positions."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from markdown_it import MarkdownIt

from kibako.engine.game import Game, Scene
from kibako.engine.picture import NAMES

NUMBER = re.compile(r"<strong>([A-Z]\d+)</strong>")


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a rules page: a position, and through whose eyes it is seen (None: everything open)."""

    position: str
    seat: int | None = None
    planned: str | None = None


@cache
def figures(game: Game) -> dict[str, Figure]:
    toml = files(game.package).joinpath("pictures.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(toml), dict[str, Figure])


@cache
def figure(game: Game, name: str, language: str) -> str:
    """A picture to be put into a page that has the game's defs; its ids are its own there."""
    shown = figures(game)[name]
    state = game.position(shown.position).state
    view = game.reveal(state) if shown.seat is None else game.look(state, shown.seat)
    planned = None if shown.planned is None else game.read(shown.planned)
    drawn = game.draw(Scene(view, game.speaker(shown.seat, NAMES, language), planned=planned))
    return _with_own_ids(drawn, f"{name}-")


def _with_own_ids(svg: str, prefix: str) -> str:
    own = set(re.findall(r'\bid="([^"]+)"', svg))
    named = r'(\bid="|\bdata-for="|href="#|url\(#)([^")]+)'
    return re.sub(named, lambda found: found[1] + (prefix if found[2] in own else "") + found[2], svg)


def source(game: Game, language: str) -> str:
    return files(game.package).joinpath("rules", f"{language}.md").read_text(encoding="utf-8")


@cache
def rules_html(game: Game, language: str) -> str:
    """The whole page; rule K12 can be linked to as #K12."""
    return _render(game, source(game, language), "id", language)


@cache
def rule_html(game: Game, language: str, number: str) -> str:
    """One rule, up to the next number or heading."""
    found = re.search(rf"^\*\*{number}\*\*.*?(?=^\*\*[A-Z]\d+\*\*|^#|\Z)", source(game, language), re.MULTILINE | re.DOTALL)
    return _render(game, found[0], "data-rule", language) if found else ""


def _render(game: Game, markdown: str, anchor: str, language: str) -> str:
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown)

    def drawn(image: re.Match[str]) -> str:
        return f'<span class="figure" role="img" aria-label="{image[2]}">{figure(game, image[1], language)}</span>'

    html = re.sub(r'<img src="picture:([\w-]+)" alt="([^"]*)" />', drawn, html)
    html = html.replace("<table>", '<table tabindex="0">')  # wide ones scroll, also by keyboard
    return NUMBER.sub(rf'<strong class="rule" {anchor}="\1">\1</strong>', html)

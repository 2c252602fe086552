"""Pages made from templates, in the reader's language."""

from __future__ import annotations

import posixpath
import re
from functools import cache
from importlib.resources import files
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from jinja2 import Environment, PackageLoader, select_autoescape

from kibako.engine.words import LANGUAGES, Speaker, Text, source
from kibako.kit.svg import PALETTE, SEAT_SHAPES
from kibako.table.web.language import language_of
from kibako.table.web.requests import drawing

WEB = "kibako.web"


@cache
def scripts(entry: str) -> tuple[str, ...]:
    """A page's script after all that it imports, so that a browser can fetch them at once."""
    found: dict[str, None] = {}

    def add(path: str) -> None:
        if path not in found:
            source = files(WEB).joinpath("static", path).read_text(encoding="utf-8")
            for imported in re.findall(r'from "(\..*\.js)"', source):
                add(posixpath.normpath(posixpath.join(posixpath.dirname(path), imported)))
            found[path] = None

    add(entry)
    return tuple(found)


templates = Environment(loader=PackageLoader(WEB), autoescape=select_autoescape())
templates.globals.update(palette=PALETTE, seat_shapes=SEAT_SHAPES, scripts=scripts)


def say(language: str, key: str) -> str:
    """A text of the pages that takes no values."""
    return Speaker(WEB, None, None, language).say(Text(key, {}))


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A page in the reader's language; templates say `t("key", name=value)` for a text of web/text/."""
    language = language_of(request)
    speaker = Speaker(WEB, None, None, language)

    def t(key: str, **args: object) -> str:
        return speaker.say(Text(key, args))

    with drawing(request):
        html = templates.get_template(template).render(
            t=t, language=language, languages=LANGUAGES, words=script_words(language), **values
        )
    return HTMLResponse(html, status, {"Vary": "Cookie, Accept-Language"})


class Blanks(Visitor):
    """The names of the values that a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


@cache
def script_words(language: str) -> dict[str, str]:
    """The texts of web/text/ named js-…, for the pages' scripts, which put values in for {name} by themselves."""
    speaker = Speaker(WEB, None, None, language)
    found = {}
    for entry in FluentParser().parse(source(WEB, language)).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("js-"):
            blanks = Blanks()
            blanks.visit(entry)
            found[entry.id.name[3:]] = speaker.say(Text(entry.id.name, {name: f"{{{name}}}" for name in blanks.names}))
    return found

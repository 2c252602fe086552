"""Pages in the reader's language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from fastapi import Request, WebSocket
from fastapi.responses import HTMLResponse
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from jinja2 import Environment, PackageLoader, select_autoescape

from kibako.engine.words import LANGUAGES, Speaker, Text, source

if TYPE_CHECKING:
    from kibako.table.hub import Hub

WEB = "kibako.web"
TABLE = "kibako.table"

pages = Environment(loader=PackageLoader(WEB), autoescape=select_autoescape())


def hub_of(connection: Request | WebSocket) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A page in the reader's language; templates say `t("key", name=value)` for a text of web/texts/."""
    language = language_of(request)
    speaker = Speaker(WEB, None, None, language)

    def t(key: str, **args: object) -> str:
        return speaker.say(Text(key, args))

    html = pages.get_template(template).render(
        t=t, language=language, languages=LANGUAGES, words=script_words(language), **values
    )
    return HTMLResponse(html, status, {"Vary": "Cookie, Accept-Language"})


def table_words(request: Request, key: str, **args: object) -> str:
    """Something that the table says, in the reader's language."""
    return Speaker(TABLE, None, None, language_of(request)).say(Text(key, args))


def language_of(connection: Request | WebSocket) -> str:
    """The reader's: chosen on a page, else the first that their browser asks for and we speak."""
    chosen = connection.cookies.get("language", "")
    return chosen if chosen in LANGUAGES else preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The best language of an Accept-Language header, such as fr-CH,fr;q=0.9,en;q=0.8."""
    wishes = [(part.partition(";q=")[2] or "1", part[:2].lower()) for part in header.replace(" ", "").split(",")]
    spoken = [(_weight(weight), -number, language) for number, (weight, language) in enumerate(wishes) if language in LANGUAGES]
    return max(spoken)[2] if spoken else LANGUAGES[0]


def _weight(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


class Blanks(Visitor):
    """The names of the values that a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


@cache
def script_words(language: str) -> dict[str, str]:
    """The texts of web/texts/ named js-…, for the pages' scripts, which put values in for {name} by themselves."""
    speaker = Speaker(WEB, None, None, language)
    found = {}
    for entry in FluentParser().parse(source(WEB, language)).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("js-"):
            blanks = Blanks()
            blanks.visit(entry)
            found[entry.id.name[3:]] = speaker.say(Text(entry.id.name, {name: f"{{{name}}}" for name in blanks.names}))
    return found

"""Warming up: what the first visitor would otherwise wait for is read and drawn while the server starts."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Thread

from starlette.routing import BaseRoute

import kibako
from kibako.engine.picture import cover
from kibako.engine.words import LANGUAGES, bundle
from kibako.table.web.templates import WEB, script_words, templates
from kibako.table.words import PACKAGE


def begin(routes: Sequence[BaseRoute]) -> None:
    """Routes at once, since two threads must not make them at the same time; the rest in a thread that nobody waits for."""
    make_routes(routes)
    Thread(target=get_ready, name="getting ready", daemon=True).start()


def make_routes(routes: Sequence[BaseRoute]) -> None:
    """A router compiles its routes when it first looks for an address."""
    for route in routes:
        route.matches({"type": "http", "method": "GET", "path": "/", "root_path": "", "headers": []})


def get_ready() -> None:
    for name in templates.list_templates():
        templates.get_template(name)
    for language in LANGUAGES:
        for package in (WEB, PACKAGE, *(game.package for game in kibako.all_games())):
            bundle(package, language)
        script_words(language)
        for game in kibako.all_games():
            cover(game, language)

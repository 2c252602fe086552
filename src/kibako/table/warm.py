"""Getting ready: what the first visitor would otherwise wait for is read and drawn once while the server starts."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Thread

from starlette.routing import BaseRoute

import kibako
from kibako.engine.picture import cover
from kibako.engine.words import LANGUAGES, bundle
from kibako.table.pages import TABLE, WEB, pages, script_words


def begin(routes: Sequence[BaseRoute]) -> None:
    """In a thread of its own: visitors who come sooner are served meanwhile."""
    Thread(target=get_ready, args=(routes,), name="getting ready", daemon=True).start()


def get_ready(routes: Sequence[BaseRoute]) -> None:
    for route in routes:  # those of a router are made when an address is first looked for among them
        route.matches({"type": "http", "method": "GET", "path": "/", "root_path": "", "headers": []})
    for name in pages.list_templates():
        pages.get_template(name)
    for language in LANGUAGES:
        for package in (WEB, TABLE, *(game.package for game in kibako.games())):
            bundle(package, language)
        script_words(language)
        for game in kibako.games():
            cover(game, language)

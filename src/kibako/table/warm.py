"""Getting ready: what the first visitor would otherwise wait for is read and drawn once while the server starts."""

from __future__ import annotations

from threading import Thread

import kibako
from kibako.engine.picture import cover
from kibako.engine.words import LANGUAGES
from kibako.table.pages import pages, script_words


def begin() -> None:
    """In a thread of its own: visitors who come sooner are served meanwhile."""
    Thread(target=get_ready, name="getting ready", daemon=True).start()


def get_ready() -> None:
    for name in pages.list_templates():
        pages.get_template(name)
    for language in LANGUAGES:
        script_words(language)
        for game in kibako.games():
            cover(game, language)

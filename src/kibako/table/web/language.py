"""The reader's language."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from kibako.engine.words import LANGUAGES
from kibako.table import words

LONGEST = 400  # characters of a header that are read: browsers send a tenth


def say(connection: HTTPConnection, key: str, **values: object) -> str:
    """Something that the table says to the reader."""
    return words.say(language_of(connection), key, **values)


def language_of(connection: HTTPConnection) -> str:
    """The reader's: chosen on a page, else the first that their browser asks for and we speak."""
    chosen = connection.cookies.get("language", "")
    return chosen if chosen in LANGUAGES else preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The best language of an Accept-Language header, such as fr-CH,fr;q=0.9,en;q=0.8."""
    wishes = [(part.partition(";q=")[2] or "1", part[:2].lower()) for part in header[:LONGEST].replace(" ", "").split(",")]
    spoken = [(_weight(weight), -number, language) for number, (weight, language) in enumerate(wishes) if language in LANGUAGES]
    return max(spoken)[2] if spoken else LANGUAGES[0]


def _weight(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0

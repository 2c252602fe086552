"""What the table itself says, in the reader's language; games have texts of their own."""

from __future__ import annotations

from kibako.engine.words import Speaker, Text

PACKAGE = "kibako.table"


def say(language: str, key: str, /, **values: object) -> str:
    return Speaker(PACKAGE, None, None, language).say(Text(key, values))

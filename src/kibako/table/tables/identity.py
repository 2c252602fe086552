"""Names, ids and secrets."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from typing import Final

from kibako.engine.words import text
from kibako.table.errors import TableError
from kibako.table.store.records import SeatRecord
from kibako.table.words import say

LONGEST_NAME = 40
LONGEST_TITLE = 60


def new_id() -> str:
    return secrets.token_urlsafe(9)


def is_id(given: str) -> bool:
    """Whether a table may be called so. No database is asked for anything else, since some take no NUL."""
    return re.fullmatch(r"[\w-]{1,32}", given, re.ASCII) is not None


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def digest_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_with(seats: Iterable[SeatRecord], secret: str) -> int | None:
    """The seat that a secret opens, if any."""
    digest = digest_of(secret)
    return next((seat.number for seat in seats if seat.secret and hmac.compare_digest(seat.secret, digest)), None)


def check_luck(given: str) -> str:
    """What somebody contributes to the luck of a table."""
    if not re.fullmatch(r"[0-9A-Za-z_-]{0,64}", given):
        raise TableError(text("bad-luck"))
    return given


def tidy(given: str) -> str:
    """What somebody wrote, on one line, without control characters and surplus spaces."""
    printable = "".join(character if character.isprintable() else " " for character in given)
    return " ".join(printable.split())


def name_of(given: str) -> str:
    return tidy(given)[:LONGEST_NAME]


NAMELESS: Final = {"bot": "bot-name", "person": "player-name", "open": "seat-name"}


def called(seat: SeatRecord, language: str) -> str:
    """What a reader calls whoever has the seat."""
    return seat.name or say(language, NAMELESS[seat.kind], number=seat.number + 1)


def title_of(given: str) -> str:
    return tidy(given)[:LONGEST_TITLE]

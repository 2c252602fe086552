"""Proof that luck was settled before the first move: a hash shown at the start, what it was made from at the end."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kibako.engine.match import Match


def new_seed() -> str:
    """128 random bits: nobody can try them all."""
    return secrets.token_hex(16)


def commitment(match: Match) -> str:
    """The SHA-256 of all that settles a match's luck, as hexadecimal digits. The salt hides a seed that could be guessed."""
    settled = {
        "game": match.game.key,
        "rules": match.game.sheet.rules,
        "seats": match.seats,
        "options": match.options,
        "start": match.start,
        "seed": match.seed,
        "salt": match.salt,
    }
    return sha256(settled)


def sha256(content: object) -> str:
    """Of plain data as JSON: keys sorted, no spaces, UTF-8."""
    plain = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()

"""Proof that luck was settled before the first move: a hash shown at the start, what it was made from at the end."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Sequence

from kibako.engine.manifest import Options


def new_seed() -> str:
    """128 random bits: nobody can try them all."""
    return secrets.token_hex(16)


def commitment(
    *,
    game: str,
    rules: int,
    seats: int,
    options: Options,
    start: dict[str, object] | None,
    seed: str,
    salt: str,
    box: str = "",
    shared: bool = False,
) -> str:
    """The SHA-256 of all that settles a match's luck, as hexadecimal digits. The salt hides a seed that could be guessed.

    shared: that luck is drawn from this seed mixed with what each seat contributes later.
    """
    settled = {"game": game, "rules": rules, "seats": seats, "options": options, "start": start, "seed": seed, "salt": salt}
    return sha256(settled | ({"box": box} if box else {}) | ({"shared": True} if shared else {}))


def mixed(seed: str, contributions: Sequence[str]) -> str:
    """The seed that luck is drawn from where each seat contributed to it, after the table had committed to its own."""
    return sha256({"seed": seed, "contributions": list(contributions)})[:32]


def sha256(content: object) -> str:
    """Of plain data as JSON: keys sorted, no spaces, UTF-8."""
    plain = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()

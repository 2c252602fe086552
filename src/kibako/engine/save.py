"""A match as a text that can be kept, read by people, and checked: JSON, one move a line."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from kibako.engine.commitment import sha256
from kibako.engine.errors import BadSave
from kibako.engine.words import text as words

FORMAT = 1
LONGEST = 4 * 1024 * 1024  # characters; the longest real games need a hundredth
MOST_MOVES = 20_000


class Save(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    kibako: int = FORMAT
    game: str
    rules: int
    box: str = ""  # whose components it was played with, if not ours
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    start: dict[str, Any] | None
    draws: list[int] | None  # of the set-up; None: the seed's
    result: list[int] | None
    salt: str = ""  # both only where a table promised its luck
    commitment: str = ""
    contributions: list[str] = []  # of the seats to the luck, where they were asked
    moves: list[tuple[int, str, list[int]]]
    digest: str


def write(save: Save) -> str:
    """The text of a save; its digest is made from the rest."""
    plain = msgspec.structs.asdict(save)
    moves = plain.pop("moves")
    del plain["digest"]
    if not save.salt:
        del plain["salt"], plain["commitment"]
    if not save.contributions:
        del plain["contributions"]
    if not save.box:
        del plain["box"]
    lines = [f" {_json(key)}: {_json(value)}," for key, value in plain.items()]
    listed = ",\n".join(f"  {_json(move)}" for move in moves)
    digest = sha256(plain | {"moves": moves})
    return "{\n" + "\n".join(lines) + f'\n "moves": [\n{listed}\n ],\n "digest": "{digest}"\n}}\n'


def parse(text: object) -> Save:
    """The save that a text holds, whole and unchanged since it was written. Raises BadSave."""
    if not isinstance(text, str):
        raise BadSave(words("save-no-text"))
    if len(text) > LONGEST:
        raise BadSave(words("save-too-long", most=LONGEST, length=len(text)))
    try:
        plain = msgspec.json.decode(text)
        save = msgspec.convert(plain, Save)
        digest = sha256({key: value for key, value in plain.items() if key != "digest"})
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadSave(words("save-not-whole", reason=str(error))) from None
    if save.kibako != FORMAT:
        raise BadSave(words("save-format", format=str(save.kibako), known=FORMAT))
    if save.digest != digest:
        raise BadSave(words("save-changed"))
    if len(save.moves) > MOST_MOVES:
        raise BadSave(words("save-too-many", most=MOST_MOVES, count=len(save.moves)))
    return save


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

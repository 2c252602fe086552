"""A match as a text that can be kept, read by people, and checked: JSON, one move a line."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import msgspec

from kibako.engine.chance import BadDraw
from kibako.engine.errors import BadSave, KibakoError
from kibako.engine.match import Match
from kibako.engine.sheet import Options
from kibako.engine.shelf import game as find_game

if TYPE_CHECKING:
    from kibako.engine.game import Fields, Game

FORMAT = 1
LONGEST = 4 * 1024 * 1024  # characters; the longest real games need a hundredth
MOST_MOVES = 20_000


class Save(msgspec.Struct, forbid_unknown_fields=True):
    kibako: int
    game: str
    rules: int
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    start: dict[str, Any] | None
    draws: list[int]
    result: list[int] | None
    moves: list[tuple[int, str, list[int]]]
    digest: str


def write(match: Match) -> str:
    outcome = match.outcome
    head: dict[str, Any] = {
        "kibako": FORMAT,
        "game": match.game.key,
        "rules": match.game.sheet.rules,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
        "start": match.start,
        "draws": list(match.start_draws),
        "result": None if outcome is None else outcome.scores,
    }
    moves = [[entry.seat, entry.action, list(entry.draws)] for entry in match.journal]
    lines = [f" {_json(key)}: {_json(value)}," for key, value in head.items()]
    listed = ",\n".join(f"  {_json(move)}" for move in moves)
    digest = _digest(head | {"moves": moves})
    return "{\n" + "\n".join(lines) + f'\n "moves": [\n{listed}\n ],\n "digest": "{digest}"\n}}\n'


def read(text: str) -> Match:
    """The match of a save, played again from the start: every move legal, every draw used, the same result."""
    save = _parse(text)
    game = _game(save)
    try:
        match = _replay(game, save)
    except BadSave:
        raise
    except (KibakoError, BadDraw) as error:
        raise BadSave(f"this save is no legal game: {error}") from None
    result = None if match.outcome is None else match.outcome.scores
    if result != save.result:
        raise BadSave(f"this save says the result is {save.result}, but its moves lead to {result}")
    return match


def follows_seed(match: Match) -> bool:
    """Whether all luck of a match is that of its seed, nothing chosen."""
    again = _begin(match.game, match.seats, match.options, match.seed, match.start, None)
    if again.start_draws != match.start_draws:
        return False
    for entry in match.journal:
        again.play(entry.action)
        if again.journal[-1].draws != entry.draws:
            return False
    return True


def _parse(text: object) -> Save:
    if not isinstance(text, str):
        raise BadSave(f"a save is a text, not {type(text).__name__}")
    if len(text) > LONGEST:
        raise BadSave(f"a save has at most {LONGEST} characters, this has {len(text)}")
    try:
        plain = msgspec.json.decode(text)
        save = msgspec.convert(plain, Save)
        digest = _digest({key: value for key, value in plain.items() if key != "digest"})
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadSave(f"this is not a whole Kibako save: {error}") from None
    if save.kibako != FORMAT:
        raise BadSave(f"this save has format {save.kibako}; this Kibako reads format {FORMAT}")
    if save.digest != digest:
        raise BadSave("this save was cut short or changed after it was written: its digest doesn't fit")
    if len(save.moves) > MOST_MOVES:
        raise BadSave(f"a save has at most {MOST_MOVES} moves, this has {len(save.moves)}")
    return save


def _game(save: Save) -> Game:
    try:
        game = find_game(save.game)
    except KibakoError as error:
        raise BadSave(f"this save is of another game: {error}") from None
    if save.rules != game.sheet.rules:
        wanted, known = save.rules, game.sheet.rules
        raise BadSave(f"this save was played by version {wanted} of the {game.title} rules; this Kibako plays version {known}")
    return game


def _replay(game: Game, save: Save) -> Match:
    seats, options = game.sheet.check_seats(save.seats), game.sheet.check_options(save.options)
    match = _begin(game, seats, options, save.seed, save.start, save.draws)
    for number, (seat, action, draws) in enumerate(save.moves):
        if seat != match.to_act:
            raise BadSave(f"move {number} is by seat {seat}, but {match.to_act} is to act")
        match.play(action, luck=draws)
    return match


def _begin(game: Game, seats: int, options: Options, seed: str, start: Fields | None, draws: list[int] | None) -> Match:
    if start is None:
        return Match.begin(game, seats, options, seed, draws)
    return Match.from_position(game, start, seed)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _digest(content: object) -> str:
    plain = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()

"""A match as a text that can be kept, read by people, and checked: JSON, one move a line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from kibako.engine.chance import BadDraw
from kibako.engine.errors import BadSave, KibakoError
from kibako.engine.fair import sha256
from kibako.engine.match import Match
from kibako.engine.sheet import Options
from kibako.engine.shelf import game as find_game
from kibako.engine.words import text as words

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
    salt: str = ""  # both only where a table promised its luck
    commitment: str = ""


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
    if match.salt:
        head |= {"salt": match.salt, "commitment": match.commitment}
    moves = [[entry.seat, entry.action, list(entry.draws)] for entry in match.journal]
    lines = [f" {_json(key)}: {_json(value)}," for key, value in head.items()]
    listed = ",\n".join(f"  {_json(move)}" for move in moves)
    digest = sha256(head | {"moves": moves})
    return "{\n" + "\n".join(lines) + f'\n "moves": [\n{listed}\n ],\n "digest": "{digest}"\n}}\n'


def read(text: str) -> Match:
    """The match of a save, played again from the start: every move legal, every draw used, the same result."""
    save = _parse(text)
    game = _game(save)
    try:
        match = _replay(game, save)
    except BadSave:
        raise
    except KibakoError as error:
        raise BadSave(words("save-illegal"), error) from None
    except BadDraw as error:
        raise BadSave(words("save-illegal", reason=str(error))) from None
    result = None if match.outcome is None else match.outcome.scores
    if result != save.result:
        raise BadSave(words("save-result", said=str(save.result), found=str(result)))
    if save.commitment and save.commitment != match.commitment:
        raise BadSave(words("save-promise"))
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


def _game(save: Save) -> Game:
    try:
        game = find_game(save.game)
    except KibakoError as error:
        raise BadSave(words("save-other-game"), error) from None
    if save.rules != game.sheet.rules:
        raise BadSave(words("save-rules", version=str(save.rules), known=game.sheet.rules, game=game.title))
    return game


def _replay(game: Game, save: Save) -> Match:
    seats, options = game.sheet.check_seats(save.seats), game.sheet.check_options(save.options)
    match = _begin(game, seats, options, save.seed, save.start, save.draws)
    if (match.seats, match.options) != (seats, options):
        raise BadSave(words("save-start"))
    match.salt = save.salt
    for number, (seat, action, draws) in enumerate(save.moves):
        if seat != match.to_act:
            raise BadSave(words("save-seat", number=number + 1, seat=str(seat), turn=str(match.to_act)))
        match.play(action, luck=draws)
    return match


def _begin(game: Game, seats: int, options: Options, seed: str, start: Fields | None, draws: list[int] | None) -> Match:
    if start is None:
        return Match.begin(game, seats, options, seed, draws)
    return Match.from_position(game, start, seed)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

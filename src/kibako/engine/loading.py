"""Saves played again: every move legal, every draw used, the same result."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from kibako.engine.chance import BadDraw
from kibako.engine.commitment import mixed
from kibako.engine.errors import BadSave, KibakoError
from kibako.engine.game import Fields, Game, Match
from kibako.engine.manifest import Options
from kibako.engine.registry import game as find_game
from kibako.engine.save import LONGEST, Save, parse
from kibako.engine.words import text as words


def load(path: str | PathLike[str]) -> Match:
    """The match saved in a file. Raises BadSave."""
    file = Path(path)
    try:
        with file.open("rb") as opened:
            content = opened.read(4 * LONGEST + 1)  # no more, as a device may never end
        if len(content) > 4 * LONGEST:
            raise BadSave(f"{file} is too large to be a save")
        text = content.decode()
    except UnicodeDecodeError:
        raise BadSave(f"{file} is not a text, so not a save") from None
    except (OSError, ValueError) as error:
        raise BadSave(f"{str(file)[:200]} can't be read: {getattr(error, 'strerror', error)}") from None
    return loads(text)


def loads(text: str) -> Match:
    """The match that `Match.save` wrote, played again from the start. Raises BadSave."""
    save = parse(text)
    try:
        match = _replay(_game(save), save)
    except BadSave:
        raise
    except KibakoError as error:
        raise BadSave(words("save-illegal"), error) from None
    except BadDraw as error:
        raise BadSave(words("save-illegal", reason=str(error))) from None
    except Exception as error:
        if save.start is None:
            raise
        reason = f"{type(error).__name__} {error}"  # a position that can't arise, found out only when it was played on
        raise BadSave(words("save-illegal", reason=reason)) from None
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
        again.play(entry.move)
        if again.journal[-1].draws != entry.draws:
            return False
    return True


def _game(save: Save) -> Game:
    try:
        game = find_game(save.game)
    except KibakoError as error:
        raise BadSave(words("save-other-game"), error) from None
    if not game.manifest.can_play(save.rules, save.seats):
        raise BadSave(words("save-rules", version=str(save.rules), known=game.manifest.rules, game=game.title))
    if save.box != game.box_digest:
        raise BadSave(words("save-box", box=save.box or "–", known=game.box_digest or "–", game=game.title))
    return game


def _replay(game: Game, save: Save) -> Match:
    seats, options = game.manifest.check_seats(save.seats), game.manifest.check_options(save.options)
    if save.contributions and len(save.contributions) != seats:
        raise BadSave(words("save-contributions", seats=seats))
    seed = mixed(save.seed, save.contributions) if save.contributions else save.seed
    match = _begin(game, seats, options, seed, save.start, save.draws)
    if save.contributions:
        match.committed, match.contributions = save.seed, save.contributions
    if (match.seats, match.options) != (seats, options):
        raise BadSave(words("save-start"))
    match.rules, match.salt = save.rules, save.salt
    for number, (seat, action, draws) in enumerate(save.moves):
        if seat != match.to_act:
            raise BadSave(words("save-seat", number=number + 1, seat=str(seat), turn=str(match.to_act)))
        match.play(action, luck=draws)
    return match


def _begin(game: Game, seats: int, options: Options, seed: str, start: Fields | None, draws: list[int] | None) -> Match:
    if start is None:
        return Match.begin(game, seats, options, seed, draws)
    return Match.from_position(game, start, seed)

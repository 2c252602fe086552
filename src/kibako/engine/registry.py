"""The registry: finds the games there are. A game is a folder of kibako.games with a game.toml; there is no list to edit."""

from __future__ import annotations

import difflib
import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files

import msgspec

from kibako.engine.errors import BadComponents, UnknownGame
from kibako.engine.game import Game
from kibako.engine.manifest import Manifest
from kibako.engine.words import text

GAMES = "kibako.games"


@cache
def keys() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted(entry.name for entry in files(GAMES).iterdir() if entry.joinpath("game.toml").is_file()))


def all_games() -> list[Game]:
    """All games of the box."""
    return [game(key) for key in keys()]


def game(key: str) -> Game:
    """The game of that key. Raises UnknownGame."""
    if key in keys():
        return _open(key)
    near = difflib.get_close_matches(str(key), keys(), n=1)
    shown = repr(str(key)[:40])
    if near:
        raise UnknownGame(text("no-such-game-near", game=shown, near=repr(near[0])))
    raise UnknownGame(text("no-such-game", game=shown, games=", ".join(keys())))


@cache
def _open(key: str) -> Game:
    found: Game = import_module(f"{GAMES}.{key}.game").GAME
    return found


def read_manifest(package: str) -> Manifest:
    """A game's game.toml."""
    source = files(package).joinpath("game.toml").read_text(encoding="utf-8")
    try:
        return msgspec.convert(tomllib.loads(source), Manifest)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadComponents(f"{package}: game.toml: {error}") from None

"""Kibako: a box of modern board games for the browser, the terminal and the laboratory.

>>> import kibako
>>> game = kibako.games()[0]
>>> match = game.new(seed=7)
>>> match.play(match.actions()[0])

docs/api.md shows the rest.
"""

import kibako.games  # noqa: F401 - the folder first, so that afterwards the function keeps the name
from kibako.engine import state as _state
from kibako.engine.errors import (
    BadComponents,
    BadOption,
    BadPosition,
    BadSave,
    BadSeat,
    CannotUndo,
    IllegalAction,
    KibakoError,
    MalformedAction,
    UnknownGame,
)
from kibako.engine.match import Match
from kibako.engine.save import read as load
from kibako.engine.shelf import game, games

__all__ = [
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadSave",
    "BadSeat",
    "CannotUndo",
    "IllegalAction",
    "KibakoError",
    "MalformedAction",
    "Match",
    "UnknownGame",
    "compiled",
    "game",
    "games",
    "load",
]


def compiled() -> bool:
    """Whether the rules run compiled (fast) or as plain Python."""
    return not str(_state.__file__).endswith(".py")

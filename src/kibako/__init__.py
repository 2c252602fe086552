"""Kibako: a box of modern board games for the browser, the terminal and the laboratory.

>>> import kibako
>>> match = kibako.all_games()[0].new(seed=7)
>>> match.play(match.legal[0])

docs/api.md shows the rest.
"""

from importlib.metadata import PackageNotFoundError, version

from kibako.bots import Bot, UnknownBot, bot
from kibako.engine import state as _state
from kibako.engine.actions import Action, Entry
from kibako.engine.box import use_box
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
from kibako.engine.game import Game, Match, Outcome, Standing, View
from kibako.engine.journal import Legal
from kibako.engine.loading import follows_seed, load, loads
from kibako.engine.packing import unpack
from kibako.engine.registry import all_games, game
from kibako.engine.state import State

__all__ = [
    "Action",
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadSave",
    "BadSeat",
    "Bot",
    "CannotUndo",
    "Entry",
    "Game",
    "IllegalAction",
    "KibakoError",
    "Legal",
    "MalformedAction",
    "Match",
    "Outcome",
    "Standing",
    "State",
    "UnknownBot",
    "UnknownGame",
    "View",
    "__version__",
    "all_games",
    "bot",
    "compiled",
    "follows_seed",
    "game",
    "load",
    "loads",
    "unpack",
    "use_box",
]

try:
    __version__ = version("kibako")
except PackageNotFoundError:  # run from its sources
    __version__ = "0"


def compiled() -> bool:
    """Whether the rules run compiled (fast) or as plain Python."""
    return not str(_state.__file__).endswith(".py")

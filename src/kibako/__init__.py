"""Kibako: a box of modern board games for the browser, the terminal and the laboratory.

>>> import kibako
>>> match = kibako.all_games()[0].new(seed=7)
>>> match.play(match.legal[0])

docs/api.md shows the rest.
"""

from importlib.metadata import PackageNotFoundError, version

from kibako import envs
from kibako.bots import Bot, UnknownBot, bot, find_bot
from kibako.bots.own import BadBot, BotFailed
from kibako.client import AsyncSeat, Refused, Seat, Turn, come_back, come_back_async, sit_down, sit_down_async
from kibako.engine import state as _state
from kibako.engine.actions import Action, Entry
from kibako.engine.box import use_box
from kibako.engine.chance import BadDraw, Chance, Quick
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
    MissingLibrary,
    UnknownGame,
    UnknownLanguage,
)
from kibako.engine.game import Game, Match, Outcome, Standing, View
from kibako.engine.journal import Entries, Legal
from kibako.engine.loading import follows_seed, load, loads
from kibako.engine.packing import unpack
from kibako.engine.playout import playout
from kibako.engine.registry import all_games, game
from kibako.engine.state import Belief, State

__all__ = [
    "Action",
    "AsyncSeat",
    "BadBot",
    "BadComponents",
    "BadDraw",
    "BadOption",
    "BadPosition",
    "BadSave",
    "BadSeat",
    "Belief",
    "Bot",
    "BotFailed",
    "CannotUndo",
    "Chance",
    "Entries",
    "Entry",
    "Game",
    "IllegalAction",
    "KibakoError",
    "Legal",
    "MalformedAction",
    "Match",
    "MissingLibrary",
    "Outcome",
    "Quick",
    "Refused",
    "Seat",
    "Standing",
    "State",
    "Turn",
    "UnknownBot",
    "UnknownGame",
    "UnknownLanguage",
    "View",
    "__version__",
    "all_games",
    "bot",
    "come_back",
    "come_back_async",
    "compiled",
    "envs",
    "find_bot",
    "follows_seed",
    "game",
    "load",
    "loads",
    "playout",
    "sit_down",
    "sit_down_async",
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

"""The options of Kiwi Chow Down, and which of them go together."""

from __future__ import annotations

from typing import Final

from kibako.engine.errors import BadOption
from kibako.engine.manifest import Options
from kibako.engine.words import text
from kibako.games.kiwi.data.components import PACKAGE
from kibako.games.kiwi.rules.state import KiwiState

NOT_SOLO: Final = ("free_setup", "side_b", "variable_order")
EDITIONS: Final = ("mixed", "es", "fr")


class WrongMode(BadOption):
    """An option that doesn't go with the number of players."""

    package = PACKAGE


def check_mode(seats: int, options: Options) -> None:
    """W90: alone one plays side A, the first-game set-up and the fixed turn order."""
    for name in NOT_SOLO:
        if seats == 1 and options[name]:
            raise WrongMode(text("not-solo", option=name))
    if seats > 1 and options["solo_marker"] != "kiwibot":
        raise WrongMode(text("only-solo"))


def set_options(state: KiwiState, options: Options) -> None:
    state.free_setup = bool(options["free_setup"])
    state.side_b = bool(options["side_b"])
    state.variable = bool(options["variable_order"])
    state.even_nests = bool(options["even_nests"])
    state.edition = EDITIONS.index(str(options["edition"]))
    state.sixteenth = bool(options["sixteenth_season_card"])
    state.from_player = options["solo_marker"] == "player"

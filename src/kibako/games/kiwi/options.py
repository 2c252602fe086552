"""The options of Kiwi Chow Down, and which of them go together."""

from __future__ import annotations

from typing import Final

from kibako.engine.errors import BadOption
from kibako.engine.sheet import Options
from kibako.games.kiwi.play import KiwiState

NOT_SOLO: Final = {
    "free_setup": "the first-game set-up",
    "side_b": "side A of the boards",
    "variable_order": "the fixed turn order",
}
EDITIONS: Final = ("mixed", "es", "fr")


def check_mode(seats: int, options: Options) -> None:
    """W90: alone one plays side A, the first-game set-up and the fixed turn order."""
    for name, instead in NOT_SOLO.items():
        if seats == 1 and options[name]:
            raise BadOption(f"the solo game has {instead} (W90): option {name} is for 2 to 4 players")
    if seats > 1 and options["solo_marker"] != "kiwibot":
        raise BadOption("option solo_marker is for the solo game (W93)")


def set_options(state: KiwiState, options: Options) -> None:
    state.free_setup = bool(options["free_setup"])
    state.side_b = bool(options["side_b"])
    state.variable = bool(options["variable_order"])
    state.edition = EDITIONS.index(str(options["edition"]))
    state.sixteenth = bool(options["sixteenth_season_card"])
    state.from_player = options["solo_marker"] == "player"

"""What Kinoko's tests have in common."""

from __future__ import annotations

from typing import Any, cast

import kibako
from kibako import Match
from kibako.engine.game import Game
from kibako.games.kinoko.rules.state import KinokoState
from kibako.games.kinoko.view import KinokoView

GAME = cast("Game[KinokoState, KinokoView]", kibako.game("kinoko"))
PLACES = ("rowA", "rowB", "hand0", "hand1", "hand2", "hand3")

TABLES: dict[int, dict[str, Any]] = {
    2: {"hands": ["r g b", "g b y"], "rows": ["b r g", "y y r"], "families": "r g b", "forbidden": "y"},
    3: {"hands": ["r g b", "g b y", "b y r"], "rows": ["y p g", "p r p"], "families": "r g b y", "forbidden": "p"},
    4: {
        "hands": ["r o y", "o y g", "y g b", "g b p"],
        "rows": ["b r o", "p p r"],
        "families": "r o y g b",
        "forbidden": "p",
    },
}
"""A deal for each number of seats."""


def state_of(match: Match) -> KinokoState:
    return cast("KinokoState", match.copy_state())


def look(match: Match, seat: int | None) -> KinokoView:
    return GAME.look(state_of(match), seat)

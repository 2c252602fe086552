"""Which rules of Kinoko say what may be done now."""

from __future__ import annotations

from typing import Final

from kibako.games.kinoko.view import KinokoView

CITED: Final = {  # by decision, the most telling first
    "die": ("K9",),
    "swap": ("K10",),
    "peek": ("K12",),
    "sets": ("K13",),
    "end": ("K15", "K17", "K18", "K19"),
    "deal": ("K20", "K4", "K5"),
    "over": ("K21", "K22"),
}
FACE_RULES: Final = {"blank": "K14", "peek": "K12", "reroll": "K11", "sets": "K13"}  # the others are numbers


def cite(view: KinokoView) -> tuple[str, ...]:
    """K9: where a die is chosen, also what each of them would do."""
    faces = dict.fromkeys(FACE_RULES.get(face, "K10") for face in view.dice) if view.doing == "die" else ()
    return (*CITED[view.doing], *faces)

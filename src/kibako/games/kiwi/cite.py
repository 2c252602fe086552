"""Which rules say what may be done now."""

from __future__ import annotations

from typing import Final

from kibako.games.kiwi.codes import MUST
from kibako.games.kiwi.paying import DIFFERENT, SAME
from kibako.games.kiwi.state import first_of, fourth_of
from kibako.games.kiwi.view import KiwiView

Rules = tuple[str, ...]

CITED: Final[dict[str, Rules]] = {
    "leader": ("W11", "W9"),
    "settle-leader": ("W15",),
    "settle": ("W15",),
    "settle-big": ("W15",),
    "space": ("W81", "W80"),
    "card": ("W32", "W33", "W45"),
    "move": ("W37", "W40", "W41"),
    "pay-move": ("W39", "W20"),
    "push": ("W38", "W23"),
    "push-this": ("W23", "W36"),
    "ashore": ("W23",),
    "way": ("W41", "W9"),
    "bring": ("W9", "W41"),
    "pull": ("W9", "W41"),
    "feed": ("W34", "W35", "W36"),
    "pay": ("W20",),
    "take": ("W18",),
    "build": ("W42", "W43"),
    "place": ("W18", "W19"),
    "grow": ("W22",),
    "nest": ("W30", "W43"),
    "bonus": ("W19",),
    "give-fruit": ("W21",),
    "give-marker": ("W46", "W60"),
    "remove": ("W60", "W46"),
    "mark": ("W55", "W17"),
    "mark-token": ("W57",),
    "prize": ("W91",),
    "over": (),
}
COSTS: Final = {DIFFERENT: "W34", SAME: "W42"}
ON_TRACK: Final = ("spaces", "awakening")


def cite(view: KiwiView) -> Rules:
    found = CITED[view.doing]
    return (*special(view), *found) if view.pending else found


def special(view: KiwiView) -> Rules:
    """The rule of a decision that is asked for different reasons: cost, ability, turn track, powers of side B."""
    top = view.pending[-1]
    if view.doing == "pay":
        return (COSTS.get(int(first_of(top)), "W70"),)
    if view.doing == "push" and fourth_of(top) & MUST:
        return ("W41",)
    if view.doing == "mark" and first_of(top):
        return ("W70",)
    if view.phase in ON_TRACK and view.doing in ("give-fruit", "give-marker"):
        return ("W80",)
    if view.phase == "awakening" and view.doing == "space":
        return ("W82",)
    return ("W70",) if view.doing == "give-marker" and view.phase != "reward" else ()

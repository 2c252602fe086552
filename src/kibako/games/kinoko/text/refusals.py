"""Why an action of Kinoko may not be done now."""

from __future__ import annotations

from kibako.engine.game import Refusal
from kibako.engine.words import text
from kibako.games.kinoko.data.components import FACES
from kibako.games.kinoko.rules.codes import ACT_STOP, DECISIONS, ROW_COUNT, decision_of, set_place, swap_index
from kibako.games.kinoko.rules.state import KinokoState
from kibako.games.kinoko.text.citations import CITED


def refuse(state: KinokoState, action: int) -> Refusal:
    doing = DECISIONS[state.doing]
    if action == ACT_STOP and doing == "die":
        return Refusal(text("not-yet-stop"), "K15")
    if decision_of(action) != state.doing:
        return Refusal(text(f"not-{doing}", value=int(state.value)), CITED[doing][0])
    if doing == "die":
        return Refusal(text("not-rolled", face=FACES[action]), "K9")
    if doing == "swap" and swap_index(action) + 1 != state.value:
        return Refusal(text("not-value", value=int(state.value), other=int(swap_index(action)) + 1), "K10")
    if doing == "sets" and set_place(action) == ROW_COUNT + state.turn:
        return Refusal(text("not-own-set"), "K13")
    return Refusal(text("no-such-seat", seats=int(state.seats)), CITED[doing][0])

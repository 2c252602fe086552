"""Which rules say what may be done now."""

from __future__ import annotations

from typing import Final

from kibako.games.kiwi.notation.decisions import KIND
from kibako.games.kiwi.view import KiwiView

Rules = tuple[str, ...]

COST_RULES: Final = {"different": "W34", "same": "W42", "any": "W70", "move": "W39"}
"""What is paid for in which way."""
ON_TRACK: Final = ("spaces", "awakening")


def cite(view: KiwiView) -> Rules:
    if view.decision is None:
        return ()
    return (*special(view), *KIND[view.decision.kind].rules)


def special(view: KiwiView) -> Rules:
    """The rule of a decision that is asked for different reasons: cost, ability, turn track, powers of side B."""
    asked = view.decision
    assert asked is not None
    if view.phase in ON_TRACK and asked.kind in ("give-fruit", "give-marker", "pay"):
        return ("W80",)
    if asked.kind == "pay":
        return (COST_RULES[asked.cost],)
    if asked.must:
        return ("W38", "W41") if view.edition == "fr" else ("W41",)
    if asked.second:
        return ("W70",)
    if view.phase == "awakening" and asked.kind == "space":
        return ("W82",)
    return ("W70",) if asked.kind == "give-marker" and view.phase != "reward" else ()

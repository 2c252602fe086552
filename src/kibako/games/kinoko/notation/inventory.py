"""Every component of Kinoko, counted wherever it lies."""

from __future__ import annotations

from collections import Counter

from kibako.games.kinoko.data.components import COLOURS
from kibako.games.kinoko.rules.codes import VALUES
from kibako.games.kinoko.rules.state import KinokoState


def component_count(state: KinokoState) -> dict[str, int]:
    slots = range(VALUES * int(state.places))
    cards = Counter(f"{COLOURS[state.colour_at(slot)]} {slot % VALUES + 1}" for slot in slots)
    families = Counter(f"family {COLOURS[colour]}" for colour in (*state.family, state.forbidden))
    return dict(cards + families)

"""What Kiwi's coach looks out for in a seat's view, and what an action can do there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kibako.games.kiwi.data.components import TERRAINS
from kibako.games.kiwi.view import Hex, KiwiView, Side


def own(view: KiwiView) -> Side:
    assert view.seat is not None
    return view.sides[view.seat]


def dominated(view: KiwiView) -> list[Hex]:
    return [hex_ for hex_ in view.hexes if hex_.dominant == own(view).clan]


def own_markers(view: KiwiView, terrain: str) -> int:
    return (own(view).markers or (0,) * len(TERRAINS))[TERRAINS.index(terrain)]


# --- signs -------------------------------------------------------------------------------------------------------------------


def chooses_card(view: KiwiView) -> bool:
    return view.doing == "card" and view.turn == view.seat


def last_round(view: KiwiView) -> bool:
    """The last card before marking."""
    return len(view.plays_this_season(view.seat or 0)) == 2


def nothing_to_mark(view: KiwiView) -> bool:
    """W55: no dominated hex without a marker whose terrain one holds."""
    return own(view).marker_count > 0 and not any(
        hex_.marker is None and own_markers(view, hex_.terrain) for hex_ in dominated(view)
    )


def could_build(view: KiwiView) -> bool:
    """W42: two fruits of a colour, a dominated hex without a nest with two tokens, and a card for it."""
    cards = {*(own(view).hand or ())}
    fits = any(hex_.nest is None and hex_.tokens[view.seat or 0] >= 2 for hex_ in dominated(view))
    return max(own(view).fruits) >= 2 and fits and any(card == "build" or card.startswith("joker") for card in cards)


def no_fruit(view: KiwiView) -> bool:
    return sum(own(view).fruits) < 2


def ability_is_left(view: KiwiView) -> bool:
    return not own(view).ability_used and "move" in (own(view).hand or ())


def is_pushing(view: KiwiView) -> bool:
    return view.doing in ("push", "push-this") and view.turn == view.seat


def may_pay_for_a_move(view: KiwiView) -> bool:
    return view.doing == "pay-move" and view.turn == view.seat


SIGNS: Final[dict[str, Callable[[KiwiView], bool]]] = {
    "chooses-card": chooses_card,
    "last-round": last_round,
    "nothing-to-mark": nothing_to_mark,
    "can-build": could_build,
    "no-fruit": no_fruit,
    "ability-is-left": ability_is_left,
    "pushes": is_pushing,
    "may-pay-for-a-move": may_pay_for_a_move,
}


# --- effects -----------------------------------------------------------------------------------------------------------------


def rivals_dominate(view: KiwiView) -> int:
    return sum(hex_.dominant not in (None, own(view).clan) for hex_ in view.hexes)


def rivals_tokens(view: KiwiView) -> int:
    assert view.seat is not None
    return sum(sum(hex_.tokens) - hex_.tokens[view.seat] for hex_ in view.hexes)


EFFECTS: Final[dict[str, Callable[[KiwiView, KiwiView], bool]]] = {
    "points": lambda before, after: own(after).total > own(before).total,
    "dominates": lambda before, after: len(dominated(after)) > len(dominated(before)),
    "loses": lambda before, after: len(dominated(after)) < len(dominated(before)),
    "breaks": lambda before, after: rivals_dominate(after) < rivals_dominate(before),
    "throws-out": lambda before, after: rivals_tokens(after) < rivals_tokens(before),
    "markers": lambda before, after: own(after).marker_count > own(before).marker_count,
    "fruits": lambda before, after: sum(own(after).fruits) > sum(own(before).fruits),
}

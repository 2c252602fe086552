"""What Kinoko's coach looks out for in a seat's view, and what an action can do there (K23: all that a seat has seen)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kibako.games.kinoko.rules.codes import ROW_COUNT, VALUES
from kibako.games.kinoko.view import KinokoView


def family(view: KinokoView) -> str | None:
    assert view.seat is not None
    return view.families[view.seat]


def places_of_own(view: KinokoView) -> list[int]:
    """Where one's own mushrooms lie, as far as one has seen them."""
    own = family(view)
    return [place for place, cards in enumerate(view.places) for card in cards if view.memory[card.number] == own]


def known(view: KinokoView) -> int:
    return sum(colour is not None for colour in view.memory)


def forbidden_in_hand(view: KinokoView) -> int:
    """Cards in one's own hand that one knows to be forbidden."""
    return own_hand(view).count(view.forbidden)


def own_hand(view: KinokoView) -> list[str | None]:
    """The colours of one's own cards, as far as one has seen them."""
    assert view.seat is not None
    return [view.memory[card.number] for card in view.places[ROW_COUNT + view.seat]]


def most_together(view: KinokoView) -> int:
    places = places_of_own(view)
    return max((places.count(place) for place in places), default=0)


# --- signs -------------------------------------------------------------------------------------------------------------------


def may_stop(view: KinokoView) -> bool:
    return view.doing == "end" and view.turn == view.seat


def seen(count: int) -> Callable[[KinokoView], bool]:
    return lambda view: len(places_of_own(view)) == count


def rolled_eye(view: KinokoView) -> bool:
    return view.doing == "die" and view.turn == view.seat and "peek" in view.dice


def swaps(view: KinokoView) -> bool:
    return view.doing == "swap" and view.turn == view.seat


SIGNS: Final[dict[str, Callable[[KinokoView], bool]]] = {
    "may-stop": may_stop,
    "seen-all": seen(VALUES),
    "seen-two": seen(VALUES - 1),
    "seen-few": lambda view: len(places_of_own(view)) < VALUES - 1,
    "together": lambda view: most_together(view) == VALUES,
    "apart": lambda view: most_together(view) < VALUES,
    "rolled-eye": rolled_eye,
    "swaps": swaps,
    "holds-forbidden": lambda view: forbidden_in_hand(view) > 0,
    "my-turn": lambda view: view.turn == view.seat and view.doing == "die",
}


# --- effects -----------------------------------------------------------------------------------------------------------------


def score(view: KinokoView) -> int:
    assert view.seat is not None
    return view.scores[view.seat]


def stopped_wrongly(view: KinokoView) -> bool:
    return view.is_scored and view.stopped == view.seat and not view.was_right


def is_safe(view: KinokoView) -> bool:
    """One has seen one's whole hand, and nothing in it is forbidden."""
    return None not in own_hand(view) and forbidden_in_hand(view) == 0


EFFECTS: Final[dict[str, Callable[[KinokoView, KinokoView], bool]]] = {
    "scores": lambda before, after: score(after) > score(before),
    "gathers": lambda before, after: most_together(after) > most_together(before),
    "rids": lambda before, after: forbidden_in_hand(after) < forbidden_in_hand(before),
    "learns": lambda before, after: known(after) > known(before) and not after.is_scored,
    "looks": lambda before, after: before.doing == "die" and after.doing == "peek",
    "finds": lambda before, after: len(places_of_own(after)) > len(places_of_own(before)) and not after.is_scored,
    "completes": lambda before, after: most_together(after) == VALUES > most_together(before),
    "holds-more": lambda before, after: own_hand(after).count(family(after)) > own_hand(before).count(family(before)),
    "holds-all": lambda _before, after: own_hand(after).count(family(after)) == VALUES,
    "safe": lambda _before, after: is_safe(after),
    "wrong": lambda _before, after: stopped_wrongly(after),
    "keeps": lambda before, after: before.doing == "end" and not after.is_scored,
}

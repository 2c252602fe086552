"""What Kinoko's picture tells beside the position: what an action would do, and what happened last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kibako.engine.state import Event
from kibako.games.kinoko.data.components import FACES
from kibako.games.kinoko.rules.codes import (
    ACT_ON,
    ACT_SET,
    ACT_STOP,
    CHOOSE_PEEK,
    FACE_KINDS,
    PEEKED,
    ROUND,
    ROW_COUNT,
    SET_SWAPPED,
    SWAPPED,
    VALUES,
    decision_of,
    peek_slot,
    set_place,
    swap_index,
    swap_other,
    swap_place,
)
from kibako.games.kinoko.view import Card, KinokoView

Places = tuple[tuple[Card, ...], ...]


class Link(NamedTuple):
    """Two places whose cards changed or would change: one card each, or without `which` the whole sets."""

    seat: int
    place: int
    other: int
    which: int | None  # the value's index


# --- what would be -------------------------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """What an action would do, as far as its seat can know."""

    places: Places  # the cards as they would lie
    cards: frozenset[int] = frozenset()  # those it is about
    link: Link | None = None
    face: str | None = None  # the die it takes
    looks_at: frozenset[int] = frozenset()
    stop: bool = False
    go_on: bool = False

    @property
    def moves_sets(self) -> bool:
        return self.link is not None and self.link.which is None


def plan(view: KinokoView, action: int | None) -> Plan:
    if action is None:
        return Plan(view.places)
    if action < FACE_KINDS:
        return Plan(view.places, face=FACES[action])
    if action >= ACT_ON:
        return Plan(view.places, stop=action == ACT_STOP, go_on=action == ACT_ON)
    if decision_of(action) == CHOOSE_PEEK:
        place, index = divmod(int(peek_slot(action)), VALUES)
        card = frozenset({view.places[place][index].number})
        return Plan(view.places, card, looks_at=card)
    link = _link_of(view, action)
    return Plan(exchanged(view.places, link), _cards_of(view.places, link), link)


def _link_of(view: KinokoView, action: int) -> Link:
    if action >= ACT_SET:
        return Link(view.turn, ROW_COUNT + view.turn, int(set_place(action)), None)
    return Link(view.turn, int(swap_place(action)), int(swap_other(action)), int(swap_index(action)))


def _cards_of(places: Places, link: Link) -> frozenset[int]:
    cards = (*places[link.place], *places[link.other])
    return frozenset(card.number for card in cards if link.which in (None, card.value - 1))


def exchanged(places: Places, link: Link) -> Places:
    """K10, K13: cards of the same value change places."""
    changed = [list(place) for place in places]
    for index in range(VALUES) if link.which is None else (link.which,):
        one, other = places[link.place][index], places[link.other][index]
        changed[link.place][index], changed[link.other][index] = other, one
    return tuple(tuple(place) for place in changed)


# --- what happened last ----------------------------------------------------------------------------------------------------


class Traces(NamedTuple):
    links: tuple[Link, ...]
    moved: frozenset[int]  # the cards that changed places
    looked_at: frozenset[int]  # the cards somebody peeked at


def traces(view: KinokoView, recent: Sequence[Event]) -> Traces:
    """Told backwards from the cards as they lie now; what happened before the deal is over."""
    places = view.places
    links: list[Link] = []
    moved: set[int] = set()
    looked_at: set[int] = set()
    for event in reversed(() if view.is_scored else recent):
        kind, seat, *_ = event
        if kind == ROUND:
            break
        if kind == PEEKED:
            looked_at.add(places[event[2] // VALUES][event[2] % VALUES].number)
        elif kind in (SWAPPED, SET_SWAPPED):
            link = _link_told(seat, event)
            links.append(link)
            moved |= _cards_of(places, link)
            places = exchanged(places, link)
    return Traces(tuple(reversed(links)), frozenset(moved), frozenset(looked_at))


def _link_told(seat: int, event: Event) -> Link:
    if event[0] == SET_SWAPPED:
        return Link(seat, ROW_COUNT + seat, event[2], None)
    return Link(seat, event[3], event[4], event[2] - 1)

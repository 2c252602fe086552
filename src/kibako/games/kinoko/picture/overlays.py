"""What Kinoko's picture tells beside the position: what an action would do, what happened last, how the round was scored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kibako.engine.state import Event
from kibako.games.kinoko.components import FACES
from kibako.games.kinoko.state import (
    ACT_ON,
    ACT_PEEK,
    ACT_SET,
    ACT_STOP,
    ACT_SWAP,
    FACE_KINDS,
    PEEKED,
    ROUND,
    ROW_COUNT,
    SET_SWAPPED,
    SWAPPED,
    VALUES,
)
from kibako.games.kinoko.view import Card, KinokoView
from kibako.games.kinoko.words import decision_of, swap_of

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
    decision = decision_of(action)
    if decision == "peek":
        place, index = divmod(action - ACT_PEEK, VALUES)
        card = frozenset({view.places[place][index].number})
        return Plan(view.places, card, looks_at=card)
    link = _link_of(view, action)
    return Plan(exchanged(view.places, link), _cards_of(view.places, link), link)


def _link_of(view: KinokoView, action: int) -> Link:
    if action >= ACT_SET:
        return Link(view.turn, ROW_COUNT + view.turn, action - ACT_SET, None)
    assert action >= ACT_SWAP
    value, place, other = swap_of(action)
    return Link(view.turn, place, other, value - 1)


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
    for event in reversed(recent if view.doing not in ("deal", "over") else ()):
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


# --- how the round was scored ------------------------------------------------------------------------------------------------


def is_scored(view: KinokoView) -> bool:
    """After a round everything lies open (K16)."""
    return view.doing in ("deal", "over")


def complete(view: KinokoView, place: int) -> str | None:
    """The colour of three cards that belong together."""
    colours = {card.colour for card in view.places[place]}
    return colours.pop() if len(colours) == 1 else None


def was_right(view: KinokoView) -> bool:
    """K15: whether the three mushrooms of who stopped the round were together."""
    assert view.stopped is not None
    sets = {complete(view, place) for place in range(len(view.places))}
    return view.families[view.stopped] in sets


def gains(view: KinokoView, seat: int) -> list[int]:
    """What a seat won and lost, each for itself: after a right stop a 1 can only be 2 for the set (K17) less 1 (K18)."""
    gain = view.gains[seat]
    if gain == 1 and was_right(view):
        return [2, -1]
    return [gain] if gain else []


def winners(view: KinokoView) -> list[int]:
    """K21, K22."""
    if view.doing != "over":
        return []
    best = [seat for seat, score in enumerate(view.scores) if score == max(view.scores)]
    return [view.stopped] if view.stopped is not None and view.stopped in best else best

"""Why an action of KIKAI may not be done now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kibako.engine.game import Refusal
from kibako.engine.words import text
from kibako.games.kikai.data.components import COLOURS, ELEMENTS, TYPES
from kibako.games.kikai.notation.actions import kind_of
from kibako.games.kikai.rules.attract import FAR, attractable, most_toll, tolls
from kibako.games.kikai.rules.build import buildable
from kibako.games.kikai.rules.codes import ACT_ELEMENT, ACT_STREET, ACT_TAKE, ACT_TAKE_TOP, DECISIONS, EXIT
from kibako.games.kikai.rules.distribute import deployable, most_spaces, price, single_exits
from kibako.games.kikai.rules.exhibition import distance, has_fans
from kibako.games.kikai.rules.state import KikaiState
from kibako.games.kikai.rules.tables import DISTRIBUTORS, DISTRICT_COUNT, LEVELS, NONE, SPACES
from kibako.games.kikai.text import words
from kibako.games.kikai.text.citations import CITED
from kibako.kit.tallies import count


def refuse(state: KikaiState, action: int) -> Refusal:
    """For an action that isn't among the legal ones."""
    kind, doing = kind_of(action), DECISIONS[state.top()]
    if doing not in kind.decisions:
        return Refusal(text(f"not-{doing}"), CITED[doing][0])
    return REASONS[kind.name](state, action - kind.first)


# --- cards -----------------------------------------------------------------------------------------------------------------


def _play(_state: KikaiState, card: int) -> Refusal:
    return Refusal(text("no-card", district=words.district(card)), "M15")


def _pair(_state: KikaiState, offset: int) -> Refusal:
    return Refusal(text("no-pair", district=words.district(offset // DISTRICT_COUNT)), "M15")


def _again(state: KikaiState, _offset: int) -> Refusal:
    if state.plays == 2:
        return Refusal(text("again-once"), "M16")
    if state.plays == 0 or state.actor().hand == 0:
        return Refusal(text("again-no-card"), "M16")
    return Refusal(text("again-no-megaphone"), "M16")


def _take(_state: KikaiState, offset: int) -> Refusal:
    if offset < DISTRICT_COUNT:
        return Refusal(text("not-offered", district=words.district(offset)), "M17")
    return Refusal(text("pile-empty" if ACT_TAKE + offset == ACT_TAKE_TOP else "must-take"), "M17")


def _draw(state: KikaiState, _offset: int) -> Refusal:
    return Refusal(text("no-ladder" if state.actor().ladders == 0 else "pile-empty"), "M17")


# --- the four actions ------------------------------------------------------------------------------------------------------


def _build(state: KikaiState, _offset: int) -> Refusal:
    height = int(state.height(state.turn, state.top_a()))
    if height == LEVELS:
        return Refusal(text("kikai-whole"), "M19")
    costs = [ELEMENTS[shown].cost for shown in state.shown if shown != NONE and ELEMENTS[shown].type == TYPES[height]]
    if not costs:
        return Refusal(text("none-shown", type=TYPES[height]), "M19")
    return Refusal(text("build-dear", type=TYPES[height], cost=min(costs), energy=int(state.actor().energy)), "M19")


def _distribute(state: KikaiState, _offset: int) -> Refusal:
    if state.actor().removed == DISTRIBUTORS:
        return Refusal(text("no-distributor"), "M23")
    if state.actor().energy < price(state):
        return Refusal(text("flyers-dear", cost=int(price(state)), energy=int(state.actor().energy)), "M23")
    return Refusal(text("no-free-street", district=words.district(state.top_a())), "M23")


def _attract(state: KikaiState, _offset: int) -> Refusal:
    district = state.top_a()
    height = int(state.height(state.turn, district))
    if height == 0:
        return Refusal(text("no-feet"), "M25")
    if all(state.attracted >> int(state.slot(district, level)) & 1 for level in range(height)):
        return Refusal(text("places-full"), "M25")
    return Refusal(text("cannot-attract"), "M25")


def _element(state: KikaiState, element: int) -> Refusal:
    height = int(state.height(state.turn, state.top_a()))
    if element not in list(state.shown):
        return Refusal(text("not-shown"), "M19")
    if ELEMENTS[element].type != TYPES[height]:
        return Refusal(text("next-is", type=TYPES[height]), "M19")
    assert ACT_ELEMENT + element not in list(buildable(state, state.top_a()))
    return Refusal(text("too-dear", cost=ELEMENTS[element].cost, energy=int(state.actor().energy)), "M19")


def _street(state: KikaiState, street: int) -> Refusal:
    if state.top() == EXIT:
        assert ACT_STREET + street not in list(single_exits(state, state.top_a()))
        return Refusal(text("not-single-exit", district=words.district(state.top_a())), "M13")
    if (state.yellow.streets | state.purple.streets) >> street & 1:
        return Refusal(text("street-taken"), "M23")
    spaces = int(SPACES[street])
    if state.actor().energy < spaces * price(state):
        return Refusal(text("street-dear", cost=spaces * int(price(state)), energy=int(state.actor().energy)), "M23")
    if most_spaces(state) < spaces:
        return Refusal(text("no-distributors", count=spaces), "M23")
    assert ACT_STREET + street not in list(deployable(state, state.top_a()))
    return Refusal(text("not-connected", district=words.district(state.top_a())), "M24")


def _fan(state: KikaiState, offset: int) -> Refusal:
    square, level = divmod(offset, LEVELS)
    district = state.top_a()
    slot = int(state.slot(district, level))
    if state.kikai[slot] == NONE:
        return Refusal(text("no-element", type=TYPES[level]), "M25")
    if state.attracted >> slot & 1:
        return Refusal(text("place-full", type=TYPES[level]), "M25")
    colour = int(state.fan_colour(slot))
    if count(state.fans[square], colour) == 0:
        return Refusal(text("no-such-fan", square=words.square(square), colour=words.colour(colour)), "M25")
    return _toll(state, square)


def not_drawn(colour: int) -> Refusal:
    """Of a fan, not of an action: none would bring it."""
    return Refusal(text("no-element-draws", colour=words.colour(colour)), "M25")


def _toll(state: KikaiState, square: int) -> Refusal:
    toll = int(tolls(state, state.top_a())[DISTRICT_COUNT + square])
    if toll == FAR:
        return Refusal(text("no-way", square=words.square(square)), "M25")
    assert toll > most_toll(state, state.top_b())
    return Refusal(text("toll-dear", toll=toll, energy=int(state.actor().energy)), "M26")


def _stop(state: KikaiState, _offset: int) -> Refusal:
    assert len(attractable(state, state.top_a(), state.top_b())) > 0
    return Refusal(text("at-least-one"), "M15")


def _fetch(state: KikaiState, other: int) -> Refusal:
    if other == state.top_a() or state.top_b() >> other & 1:
        return Refusal(text("already-chosen", district=words.district(other)), "M30")
    if not has_fans(state, other):
        return Refusal(text("no-fans-there", district=words.district(other)), "M30")
    return Refusal(text("no-megaphones", count=int(distance(state.top_a(), other))), "M30")


# --- the rest --------------------------------------------------------------------------------------------------------------


def _billboard(_state: KikaiState, number: int) -> Refusal:
    return Refusal(text("billboard-used", number=number + 1), "M28")


def _pay(_state: KikaiState, _ladders: int) -> Refusal:
    return Refusal(text("cannot-pay"), "M22")


def _ladder(state: KikaiState, offset: int) -> Refusal:
    """M18."""
    district, head = divmod(offset, 2)
    body = int(state.slot(district, 1))
    slot = body + head
    if state.kikai[slot] == NONE:
        return Refusal(text("nothing-there", type=TYPES[head + 1], district=words.district(district)), "M18")
    if state.laddered >> slot & 1:
        return Refusal(text("ladders-once"), "M18")
    if not state.laddered >> body & 1 and head:
        return Refusal(text("body-first"), "M18")
    return Refusal(text("too-few-ladders", count=head + 1), "M18")


def _remove(_state: KikaiState, offset: int) -> Refusal:
    square, colour = divmod(offset, len(COLOURS))
    return Refusal(text("no-such-fan", square=words.square(square), colour=words.colour(colour)), "M22")


def _found(state: KikaiState, offset: int) -> Refusal:
    colour, district = divmod(offset, DISTRICT_COUNT)
    owned = [number for number in range(len(ELEMENTS)) if state.actor().feet >> number & 1]
    if COLOURS[colour] not in [ELEMENTS[number].colour for number in owned]:
        return Refusal(text("no-such-feet", element=words.element(words.starting_feet(colour))), "M13")
    if state.height(state.turn, district) > 0:
        return Refusal(text("other-district"), "M13")
    return Refusal(text("no-single-exit", district=words.district(district)), "M13")


REASONS: Final[dict[str, Callable[[KikaiState, int], Refusal]]] = {
    "play": _play,
    "pair": _pair,
    "build": _build,
    "distribute": _distribute,
    "attract": _attract,
    "element": _element,
    "street": _street,
    "fan": _fan,
    "stop": _stop,
    "billboard": _billboard,
    "fetch": _fetch,
    "pay": _pay,
    "again": _again,
    "take": _take,
    "draw": _draw,
    "ladder": _ladder,
    "remove": _remove,
    "found": _found,
}
"""By kind of action; the others are legal whenever they are asked for."""

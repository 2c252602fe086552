"""Which rules of KIKAI say what may be done now, and why an action may not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kibako.engine.game import Refusal
from kibako.engine.words import text
from kibako.games.kikai import words
from kibako.games.kikai.attract import FAR, attractable, most_toll, tolls
from kibako.games.kikai.build import buildable
from kibako.games.kikai.codes import (
    ACT_AGAIN,
    ACT_BILLBOARD,
    ACT_CHOICE,
    ACT_DO,
    ACT_DRAW,
    ACT_ELEMENT,
    ACT_END,
    ACT_ENOUGH,
    ACT_FAN,
    ACT_FETCH,
    ACT_FOUND,
    ACT_LADDER,
    ACT_OPEN,
    ACT_PAIR,
    ACT_PAY,
    ACT_PLAY,
    ACT_REMOVE,
    ACT_STOP,
    ACT_STREET,
    ACT_TAKE,
    ACT_TAKE_NOTHING,
    DO_BUILD,
    DO_DISTRIBUTE,
)
from kibako.games.kikai.components import COLOURS, ELEMENTS, TYPES
from kibako.games.kikai.data import DISTRIBUTORS, DISTRICT_COUNT, LEVELS, NONE, SPACES
from kibako.games.kikai.distribute import deployable, most_spaces, price, single_exits
from kibako.games.kikai.exhibition import distance, has_fans
from kibako.games.kikai.state import KikaiState
from kibako.games.kikai.tally import count
from kibako.games.kikai.view import DOING, KikaiView

RULES: Final = {  # of each decision, the most telling first
    "found": ("M13", "M14"),
    "exit": ("M13", "M6"),
    "card": ("M15", "M18"),
    "action": ("M15", "M19", "M23", "M25", "M30"),
    "build": ("M19", "M20", "M21"),
    "street": ("M23", "M24", "M8"),
    "attract": ("M25", "M26", "M27"),
    "billboard": ("M28", "M29"),
    "choice": ("M8",),
    "exhibit": ("M30", "M31"),
    "pay": ("M22",),
    "remove": ("M22", "M28"),
    "take": ("M17", "M16"),
    "end": ("M17", "M18"),
    "fill": ("M35",),
}


def cite(view: KikaiView) -> tuple[str, ...]:
    return RULES.get(view.doing, ("M36", "M38") if view.mode == "normal" else ("M37", "M38"))


def refuse(state: KikaiState, action: int) -> Refusal:
    """For an action that isn't among the legal ones."""
    doing = DOING[state.top()]
    for first, decisions, explain in REASONS:
        if action >= first:
            return explain(state, action - first) if doing in decisions else _not_now(state)
    raise AssertionError(f"there is no action {action}")


def _not_now(state: KikaiState) -> Refusal:
    doing = DOING[state.top()]
    return Refusal(text(f"not-{doing}"), RULES[doing][0])


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
    return Refusal(text("pile-empty"), "M17")


def _take_nothing(_state: KikaiState, _offset: int) -> Refusal:
    return Refusal(text("must-take"), "M17")


def _draw(state: KikaiState, _offset: int) -> Refusal:
    return Refusal(text("no-ladder" if state.actor().ladders == 0 else "pile-empty"), "M17")


# --- the four actions ------------------------------------------------------------------------------------------------------


def _do(state: KikaiState, which: int) -> Refusal:
    district = int(state.top_a())
    return (_do_build if which == DO_BUILD else _do_distribute if which == DO_DISTRIBUTE else _do_attract)(state, district)


def _do_build(state: KikaiState, district: int) -> Refusal:
    height = int(state.height(state.turn, district))
    if height == LEVELS:
        return Refusal(text("kikai-whole"), "M19")
    costs = [ELEMENTS[shown].cost for shown in state.shown if shown != NONE and ELEMENTS[shown].type == TYPES[height]]
    if not costs:
        return Refusal(text("none-shown", type=TYPES[height]), "M19")
    return Refusal(text("build-dear", type=TYPES[height], cost=min(costs), energy=int(state.actor().energy)), "M19")


def _do_distribute(state: KikaiState, district: int) -> Refusal:
    if state.actor().removed == DISTRIBUTORS:
        return Refusal(text("no-distributor"), "M23")
    if state.actor().energy < price(state):
        return Refusal(text("flyers-dear", cost=int(price(state)), energy=int(state.actor().energy)), "M23")
    return Refusal(text("no-free-street", district=words.district(district)), "M23")


def _do_attract(state: KikaiState, district: int) -> Refusal:
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
    if DOING[state.top()] == "exit":
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


def _always_now(_state: KikaiState, _offset: int) -> Refusal:
    raise AssertionError("this is legal whenever it is asked for")


TURN: Final = frozenset(DOING) - {"found", "exit", "fill"}

REASONS: Final[list[tuple[int, frozenset[str], Callable[[KikaiState, int], Refusal]]]] = sorted(
    [
        (ACT_PLAY, frozenset({"card"}), _play),
        (ACT_PAIR, frozenset({"card"}), _pair),
        (ACT_DO, frozenset({"action"}), _do),
        (ACT_ELEMENT, frozenset({"build"}), _element),
        (ACT_STREET, frozenset({"street", "exit"}), _street),
        (ACT_FAN, frozenset({"attract"}), _fan),
        (ACT_STOP, frozenset({"attract"}), _stop),
        (ACT_BILLBOARD, frozenset({"billboard"}), _billboard),
        (ACT_CHOICE, frozenset({"choice"}), _always_now),
        (ACT_FETCH, frozenset({"exhibit"}), _fetch),
        (ACT_OPEN, frozenset({"exhibit"}), _always_now),
        (ACT_PAY, frozenset({"pay"}), _pay),
        (ACT_AGAIN, frozenset({"take"}), _again),
        (ACT_TAKE, frozenset({"take"}), _take),
        (ACT_TAKE_NOTHING, frozenset({"take"}), _take_nothing),
        (ACT_DRAW, frozenset({"end"}), _draw),
        (ACT_END, frozenset({"end"}), _always_now),
        (ACT_ENOUGH, frozenset({"fill"}), _always_now),
        (ACT_LADDER, TURN, _ladder),
        (ACT_REMOVE, frozenset({"remove"}), _remove),
        (ACT_FOUND, frozenset({"found"}), _found),
    ],
    key=lambda reason: -reason[0],
)

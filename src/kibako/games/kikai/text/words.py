"""KIKAI in words: what is asked, what an action does, what happened."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Final

from kibako.engine.state import Event
from kibako.engine.words import Seat, Sign, Text, text
from kibako.games.kikai.data.components import (
    COLOURS,
    DISTRICT_WORDS,
    ELEMENT_NAMES,
    ELEMENTS,
    MODES,
    POWERS,
    ROUNDS,
    SQUARE_WORDS,
    STREET_WORDS,
    TILES,
    TOWN,
    TYPES,
    district_name,
)
from kibako.games.kikai.notation.actions import CHOICES, kind_of
from kibako.games.kikai.rules import codes
from kibako.games.kikai.rules.codes import ACT_TAKE, ACT_TAKE_TOP
from kibako.games.kikai.rules.exhibition import distance
from kibako.games.kikai.rules.tables import (
    ADVANCED,
    BILLBOARD_BONUS,
    ELEMENT_EFFECT,
    POWER_CHEAP_FLYERS,
    SPACES,
    TILE_POINTS,
)
from kibako.games.kikai.view import KikaiView
from kibako.kit.tallies import counts_of

GAINS: Final = ("energy", "megaphones", "ladders", "points", "discard")
ICONS: Final = {kind: kind for kind in GAINS[:4]}


def district(number: int) -> str:
    return TOWN.districts[number].name


def square(number: int) -> str:
    return TOWN.squares[number].name


def colour(number: int) -> Text:
    return text("colour", colour=COLOURS[number])


def element(number: int, key: str = "element") -> Text:
    data = ELEMENTS[number]
    return text(key, colour=data.colour, type=data.type, start="yes" if data.start else "no")


def the_element(number: int) -> Text:
    """With the article that it needs in a sentence."""
    return element(number, "the-element")


def to_build(number: int, mode: str) -> Text:
    """An element with its cost and what a fan there gives."""
    return text("picture-element", element=element(number), cost=ELEMENTS[number].cost, effect=element_effect(number, mode))


def element_effect(number: int, mode: str) -> Text:
    return effect(int(ELEMENT_EFFECT[len(ELEMENTS) * MODES.index(mode) + number]))


def starting_feet(colour_: int) -> int:
    return ELEMENT_NAMES.index(f"feet {COLOURS[colour_]} start")


def effect(packed: int) -> Text:
    """What is gained, as a list."""
    parts = [text("amount", what=amount_sign(kind, count)) for kind, count in amounts(packed)]
    return listed(parts or [text("nothing")])


def amount_sign(kind: str, count: int) -> Sign:
    return Sign(text(f"some-{kind}", count=count), ICONS.get(kind, ""), number=count)


def amounts(packed: int) -> list[tuple[str, int]]:
    """What is gained and how much of it."""
    return [(kind, count) for kind, count in zip(GAINS, counts_of(packed, len(GAINS)), strict=True) if count]


def listed(parts: list[Text]) -> Text:
    return reduce(lambda first, rest: text("list", first=first, rest=rest), parts)


def street_name(number: int) -> Text:
    ends = TOWN.streets[number].ends
    return text("street", one=ends[0], other=ends[1])


def tile(number: int, mode: int) -> Text:
    """What a bonus tile does; numbered from 0."""
    if mode == ADVANCED:
        return text("power", power=POWERS[number])
    return text("tile", tile=TILES[number], points=int(TILE_POINTS[number]))


# --- what is asked ---------------------------------------------------------------------------------------------------------


def ask(view: KikaiView) -> Text:
    if view.doing == "over":
        return text("ask-over")
    place = district_name(view.district) if view.district else view.about
    return text(f"ask-{view.doing}", place=place, some="yes" if "some" in view.asked[2:] else "no")


def status(view: KikaiView) -> tuple[Text, ...]:
    """The score so far, and the energy that everything costs; the boards show the rest."""
    return tuple(text("status", score=side.score, energy=side.energy) for side in view.sides)


def progress(view: KikaiView) -> Text:
    return text("progress", round=min(view.round, ROUNDS), rounds=ROUNDS)


# --- what an action does -----------------------------------------------------------------------------------------------------


def say(action: int, view: KikaiView) -> Text:
    kind = kind_of(action)
    speak = SPEAKERS.get(kind.name)
    return text(f"do-{kind.name}") if speak is None else speak(action - kind.first, view)


def _say_play(card: int, _view: KikaiView) -> Text:
    return text("do-play", district=district(card))


def _say_pair(offset: int, _view: KikaiView) -> Text:
    return text("do-pair", card=district(offset // 6), district=district(offset % 6))


def _say_element(number: int, view: KikaiView) -> Text:
    gives = element_effect(number, view.mode)
    return text("do-element", element=the_element(number), cost=ELEMENTS[number].cost, effect=gives)


def _say_street(number: int, view: KikaiView) -> Text:
    cost = 0 if view.doing == "exit" else int(SPACES[number]) * (1 if _has_cheap_flyers(view) else 2)
    bonus = street_bonus(number, view.mode)
    gains = effect(bonus) if bonus else ""
    return text("do-street", street=street_name(number), cost=cost, gains="yes" if bonus else "no", effect=gains)


def street_bonus(number: int, mode: str) -> int:
    return TOWN.streets[number].gain(mode).packed()


def _has_cheap_flyers(view: KikaiView) -> bool:
    return view.mode == "advanced" and POWER_CHEAP_FLYERS + 1 in view.sides[view.turn].tiles


def _say_fan(offset: int, view: KikaiView) -> Text:
    """M26: with the toll."""
    where, height = divmod(offset, 3)
    part = view.parts(view.turn, view.district)[height]
    return text(
        "do-fan",
        colour=text("colour", colour=part.colour),
        square=square(where),
        type=TYPES[height],
        toll=view.tolls[SQUARE_WORDS[where]],
    )


def _say_billboard(number: int, view: KikaiView) -> Text:
    points = TOWN.squares[SQUARE_WORDS.index(view.about)].gain("normal").points
    return text("do-billboard", number=number + 1, effect=effect(int(BILLBOARD_BONUS[number])), points=points)


def _say_choice(number: int, _view: KikaiView) -> Text:
    return text("do-choose", what=CHOICES[number])


def _say_fetch(other: int, view: KikaiView) -> Text:
    here = DISTRICT_WORDS.index(view.about)
    return text("do-fetch", district=district(other), cost=int(distance(here, other)))


def _say_pay(ladders: int, view: KikaiView) -> Text:
    return text("do-pay", ladders=ladders, megaphones=int(view.about) - ladders)


def _say_take(offset: int, _view: KikaiView) -> Text:
    if offset < len(DISTRICT_WORDS):
        return text("do-take", district=district(offset))
    return text("do-take-pile" if ACT_TAKE + offset == ACT_TAKE_TOP else "do-take-nothing")


def _say_ladder(offset: int, view: KikaiView) -> Text:
    where, head = divmod(offset, 2)
    part = view.parts(view.turn, DISTRICT_WORDS[where])[head + 1]
    return text(
        "do-ladder",
        ladders=head + 1,
        type=TYPES[head + 1],
        district=district(where),
        influence=head + 2,
        colour=part.colour,
    )


def _say_remove(offset: int, _view: KikaiView) -> Text:
    return text("do-remove", colour=colour(offset % 3), square=square(offset // 3))


def _say_found(offset: int, _view: KikaiView) -> Text:
    return text("do-found", element=the_element(starting_feet(offset // 6)), district=district(offset % 6))


def _say_draw(_offset: int, view: KikaiView) -> Text:
    """M17: for a ladder; M35: for nothing."""
    return text("do-draw", paid="yes" if view.doing == "end" else "no")


SPEAKERS: Final[dict[str, Callable[[int, KikaiView], Text]]] = {
    "play": _say_play,
    "pair": _say_pair,
    "element": _say_element,
    "street": _say_street,
    "fan": _say_fan,
    "billboard": _say_billboard,
    "choose": _say_choice,
    "fetch": _say_fetch,
    "pay": _say_pay,
    "take": _say_take,
    "draw": _say_draw,
    "ladder": _say_ladder,
    "remove": _say_remove,
    "found": _say_found,
}
"""By kind of action; the others have one sentence each."""


# --- what happened -----------------------------------------------------------------------------------------------------------


def told_district(number: int) -> Sign:
    return Sign(district(number), f"district-{number}", f"district-{DISTRICT_WORDS[number]}")


def told_square(number: int) -> Sign:
    return Sign(square(number), place=f"square-{SQUARE_WORDS[number]}")


def told_street(number: int) -> Sign:
    return Sign(street_name(number), place=f"street-{STREET_WORDS[number].replace(' ', '-')}")


def report(event: Event, _reader: int | None) -> Text:
    """Everybody may know everything."""
    kind, a, b, c, d = event
    return REPORTERS[kind](a, b, c, d)


def _tell_gain(a: int, b: int, _c: int, _d: int) -> Text:
    return text("was-gained", who=Seat(a), effect=effect(b))


def _tell_attracted(a: int, b: int, c: int, d: int) -> Text:
    fan = text("colour", colour=ELEMENTS[c].colour)
    return text("was-attracted", who=Seat(a), colour=fan, square=told_square(b), type=ELEMENTS[c].type, toll=d)


def _tell_tile(a: int, b: int, c: int, d: int) -> Text:
    return text("was-tile", who=Seat(a), tile=tile(b, c), points=d, mode=MODES[c])


def _tell_master(a: int, b: int, c: int, d: int) -> Text:
    return text("was-master", who=Seat(a), line=b, amount=c, mode=MODES[d])


Reporter = Callable[[int, int, int, int], Text]

REPORTERS: Final[dict[int, Reporter]] = {
    codes.TURN: lambda a, b, c, _d: text("was-turn", who=Seat(a), round=b, turn=c),
    codes.FOUNDED: lambda a, b, c, _d: text("was-founded", who=Seat(a), element=the_element(b), district=district(c)),
    codes.DEPLOYED: lambda a, b, _c, _d: text("was-deployed", who=Seat(a), street=told_street(b), count=int(SPACES[b])),
    codes.PLAYED: lambda a, b, _c, _d: text("was-played", who=Seat(a), district=told_district(b)),
    codes.PLAYED_PAIR: lambda a, b, c, _d: text("was-played-pair", who=Seat(a), card=district(b), district=district(c)),
    codes.BUILT: lambda a, b, c, d: text("was-built", who=Seat(a), element=the_element(b), district=district(c), cost=d),
    codes.GAINED: _tell_gain,
    codes.DISCARDED: lambda a, b, _c, _d: text("was-discarded", who=Seat(a), count=b),
    codes.ATTRACTED: _tell_attracted,
    codes.PLACED_BILLBOARD: lambda a, b, c, _d: text("was-billboard", who=Seat(a), square=told_square(b), number=c + 1),
    codes.FETCHED: lambda a, b, c, _d: text("was-fetched", who=Seat(a), district=district(b), cost=c),
    codes.EXHIBITED: lambda a, b, c, d: text("was-exhibited", who=Seat(a), fans=b, energy=c, district=district(d)),
    codes.RENOWN: lambda a, b, c, _d: text("was-renown", who=Seat(a), steps=b, space=c),
    codes.LADDER: lambda a, b, c, d: text(
        "was-ladder", who=Seat(a), district=told_district(b), ladders=c, type=TYPES[c], influence=c + 1, colour=COLOURS[d]
    ),
    codes.TOOK: lambda a, b, _c, _d: text("was-took", who=Seat(a), district=told_district(b)),
    codes.DREW: lambda a, b, _c, _d: text("was-drew", who=Seat(a), district=told_district(b)),
    codes.OFFERED: lambda a, _b, _c, _d: text("was-offered", district=told_district(a)),
    codes.SHOWN: lambda a, _b, _c, _d: text("was-shown", element=element(a), cost=ELEMENTS[a].cost),
    codes.REMOVED: lambda a, b, c, _d: text("was-removed", who=Seat(a), square=told_square(b), colour=colour(c)),
    codes.TILE: _tell_tile,
    codes.ROUND_OVER: lambda a, _b, _c, _d: text("was-round", round=a),
    codes.MASTER: _tell_master,
    codes.AGAIN: lambda a, _b, _c, _d: text("was-again", who=Seat(a)),
    codes.MEDIA_VICTORY: lambda a, _b, _c, _d: text("was-media", who=Seat(a)),
}

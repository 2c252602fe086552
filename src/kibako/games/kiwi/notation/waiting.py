"""What is pending as values that mean something, for views: what each number of a frame is, by name, both ways.

A position writes frames as short texts of numbers (pending.py), a view with names: "place": "0,2", "biggest": 3.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from kibako.games.kiwi.data.components import BENEFITS, CLANS, NEST_NAMES, TERRAINS
from kibako.games.kiwi.notation.decisions import COSTS
from kibako.games.kiwi.notation.names import SEASON_CARD_NAMES, SOLO_ROWS
from kibako.games.kiwi.notation.pending import FRAME_NUMBERS, FRAMES, SHIFTS
from kibako.games.kiwi.notation.pieces import PIECES
from kibako.games.kiwi.notation.places import cell_of, place_in
from kibako.games.kiwi.rules.board import frame, kind_of, side_of
from kibako.games.kiwi.rules.codes import BOTH, MUST, PAID
from kibako.games.kiwi.rules.state import KiwiState

PURPOSES: Final = ("token", "hex", "size 2", "size", "different size")  # of a token that is taken, by FOR_


class Pending(msgspec.Struct, frozen=True):
    """A decision, or an effect, that waits its turn."""

    kind: str
    side: int
    about: dict[str, Any]


class Meaning(NamedTuple):
    """What a number of a frame stands for, and the number again."""

    told: Callable[[KiwiState, int], Any]
    number: Callable[[KiwiState, Any], int]


def named(names: tuple[str, ...]) -> Meaning:
    return Meaning(lambda _, number: names[number], lambda _, name: names.index(name))


COUNT: Final = Meaning(lambda _, number: number, lambda _, count: int(count))
SWITCH: Final = Meaning(lambda _, number: bool(number), lambda _, is_set: int(is_set))
HEX: Final = Meaning(
    lambda state, hex_: place_in(state.cell(hex_)),
    lambda state, place: int(state.hex_in(cell_of(place))),
)
HEX_OR_ANY: Final = Meaning(
    lambda state, number: None if number == 0 else HEX.told(state, number - 1),
    lambda state, place: 0 if place is None else 1 + HEX.number(state, place),
)
CLAN: Final = Meaning(
    lambda state, side: CLANS[state.clan[side]],
    lambda state, clan: int(state.side_of_clan(CLANS.index(clan))),
)
CARD: Final = Meaning(
    lambda state, number: SEASON_CARD_NAMES[state.cards[number]],
    lambda state, name: list(state.cards).index(SEASON_CARD_NAMES.index(name)),
)
NESTS: Final = Meaning(
    lambda _, nests: [name for number, name in enumerate(NEST_NAMES) if nests >> number & 1],
    lambda _, names: sum(1 << NEST_NAMES.index(name) for name in names),
)
PIECE: Final = named(PIECES)
NEST: Final = named(NEST_NAMES)
KEPT: Final = Meaning(
    lambda _, number: None if number == 0 else TERRAINS[number - 1],
    lambda _, terrain: 0 if terrain is None else 1 + TERRAINS.index(terrain),
)


class Part(NamedTuple):
    """A part of a frame: its name, what it means, where it stands, and the bits that it has there."""

    name: str
    meaning: Meaning
    shift: int
    bits: int


def parts(**meanings: Meaning) -> tuple[Part, ...]:
    """One after the other, as `frame` packs them."""
    return tuple(Part(name, meaning, shift, 255) for (name, meaning), shift in zip(meanings.items(), SHIFTS, strict=False))


HOW: Final = SHIFTS[3]  # how a push is made: the size it can be, and switches

PARTS: Final[dict[str, tuple[Part, ...]]] = {
    "settle-big": parts(count=COUNT),
    "move": parts(count=COUNT, more=COUNT),
    "push": (
        *parts(place=HEX, count=COUNT, pusher=PIECE),
        *(Part("biggest", COUNT, HOW, 7), Part("must", SWITCH, HOW, MUST), Part("paid", SWITCH, HOW, PAID)),
        Part("both", SWITCH, HOW, BOTH),
    ),
    "push-this": parts(place=HEX, clan=CLAN, piece=PIECE),
    "ashore": parts(clan=CLAN, place=HEX),
    "way": parts(step=COUNT, start=HEX, place=HEX),
    "bring": parts(start=HEX, place=HEX, count=COUNT),
    "pull": parts(place=HEX, count=COUNT),
    "feed": parts(optional=SWITCH),
    "pay": parts(cost=named(tuple(COSTS[number] for number in range(len(COSTS)))), count=COUNT, kept=KEPT),
    "take": parts(purpose=named(PURPOSES), place=HEX, piece=PIECE),
    "build": parts(optional=SWITCH),
    "place": parts(big=SWITCH),
    "grow": parts(count=COUNT, different=SWITCH, place=HEX_OR_ANY),
    "nest": parts(nests=NESTS),
    "give-fruit": parts(count=COUNT),
    "mark": parts(second=SWITCH),
    "mark-token": parts(place=HEX),
    "prize": parts(card=CARD, other=CARD),
    "gain": parts(benefit=named(BENEFITS), count=COUNT),
    "uncover": parts(space=COUNT),
    "feed-kiwi": parts(clan=CLAN, place=HEX, piece=PIECE),
    "explode": parts(clan=CLAN, place=HEX, piece=PIECE),
    "push-hex": parts(place=HEX),
    "set-nest": parts(place=HEX, nest=NEST),
    "nest-benefit": parts(nest=NEST, season=SWITCH),
    "ability": parts(step=COUNT, start=HEX, place=HEX),
    "place-at": parts(place=HEX),
    "rewards": parts(card=CARD, left=SWITCH),
    "after-marker": parts(place=HEX, second=SWITCH),
    "bot-cell": parts(row=named(SOLO_ROWS), column=COUNT),
}


def pending_of(state: KiwiState) -> tuple[Pending, ...]:
    """All that is pending in a state, the decision last."""
    return tuple(pending(state, int(state.stack[number])) for number in range(int(state.depth)))


def pending(state: KiwiState, given: int) -> Pending:
    kind = FRAMES[int(kind_of(given))]
    about = {part.name: part.meaning.told(state, _number(given, part)) for part in PARTS.get(kind, ())}
    return Pending(kind, int(side_of(given)), about)


def frame_of(state: KiwiState, pending: Pending) -> int:
    """The frame that `pending` was made from, in a state whose island, clans and season cards are there."""
    given = int(frame(FRAME_NUMBERS[pending.kind], pending.side, 0, 0, 0, 0))
    for part in PARTS.get(pending.kind, ()):
        given |= part.meaning.number(state, pending.about[part.name]) * _unit(part)
    return given


def _number(given: int, part: Part) -> int:
    return (given & part.bits << part.shift) // _unit(part)


def _unit(part: Part) -> int:
    """The lowest bit of a part."""
    return (part.bits & -part.bits) << part.shift

"""Every kind of decision in Kiwi Chow Down, once.

A row says all that is known of a kind outside the compiled rules: its name in positions, views and texts (`ask-NAME`,
`not-now-NAME`), the rules that say what may be done, the types of action, what is clicked, what a view tells of it. From this
follow questions, citations, refusals, click paths, glows and the action that a click stands for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from kibako.games.kiwi.data.components import CLANS
from kibako.games.kiwi.notation.pieces import KIWIS_BY_CLAN, Kiwi
from kibako.games.kiwi.notation.places import Place, place_in
from kibako.games.kiwi.rules import codes
from kibako.games.kiwi.rules.board import first_of, fourth_of, kind_of, second_of, side_of, third_of
from kibako.games.kiwi.rules.codes import LEADER, MUST
from kibako.games.kiwi.rules.paying import ANY, DIFFERENT, MOVE_FRUITS, SAME
from kibako.games.kiwi.rules.state import KiwiState

COSTS: Final = {DIFFERENT: "different", SAME: "same", MOVE_FRUITS: "move", ANY: "any"}
COST_NUMBERS: Final = {name: number for number, name in COSTS.items()}


SIZES: Final = MUST - 1  # of the numbers of a push: what isn't a switch


class Decision(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is to be decided now, and by whom; what a kind doesn't need is left out."""

    kind: str
    seat: int
    count: int = 0  # moves that must be made, kiwis that may be pushed, fruits to pay or to keep
    more: int = 0  # moves that may be made besides
    must: bool = False  # a push that can't be declined
    biggest: int = 0  # the size, from 0, of the kiwis that may be pushed
    big: bool = False  # a kiwi of size 2 is placed
    second: bool = False  # the second marker of a season
    cost: str = "any"  # fruits of which kind are paid
    place: Place | None = None  # the hex it is about: pushed from, pulled or brought to, marked
    kiwi: Kiwi | None = None  # who is pushed, or put ashore


Meaning = Callable[[KiwiState, int], Any]
"""What a number of a pending decision means."""


def count(_state: KiwiState, given: int) -> int:
    return int(first_of(given))


def second_count(_state: KiwiState, given: int) -> int:
    return int(second_of(given))


def is_set(_state: KiwiState, given: int) -> bool:
    return bool(first_of(given))


def must(_state: KiwiState, given: int) -> bool:
    return bool(fourth_of(given) & MUST)


def biggest(_state: KiwiState, given: int) -> int:
    return int(fourth_of(given)) & SIZES


def cost(_state: KiwiState, given: int) -> str:
    return COSTS[int(first_of(given))]


def hex_(state: KiwiState, given: int) -> Place:
    return place_in(state.cell(first_of(given)))


def second_hex(state: KiwiState, given: int) -> Place:
    return place_in(state.cell(second_of(given)))


def pushed(state: KiwiState, given: int) -> Kiwi:
    return KIWIS_BY_CLAN[CLANS[state.clan[second_of(given)]]][third_of(given)]


def washed(state: KiwiState, given: int) -> Kiwi:
    return KIWIS_BY_CLAN[CLANS[state.clan[first_of(given)]]][LEADER]


# What is clicked for an action, one after the other.
ON_HEX: Final = "hex"
ON_OWN_KIWI: Final = "own kiwi"
ON_ANY_KIWI: Final = "any kiwi"
ON_OWN_NEST: Final = "own nest"  # of the clan board
ON_BUILT_NEST: Final = "built nest"
ON_LEADER_CARD: Final = "leader card"
ON_TRACK_SPACE: Final = "track space"
ON_HAND_CARD: Final = "hand card"
ON_SEASON_CARD: Final = "season card"
ON_PAYMENT: Final = "payment"
ON_FRUIT: Final = "fruit"
ON_MARKER: Final = "marker"


class Kind(NamedTuple):
    name: str
    code: int
    rules: tuple[str, ...]  # the first is the one that refuses
    acts: tuple[int, ...]  # types of action, besides ACT_DONE
    clicked: tuple[str, ...] = ()  # for the last of them; what else can be clicked is clicked alone
    told: Mapping[str, Meaning] = MappingProxyType({})  # fields of a view's Decision


DECISION_KINDS: Final = (
    Kind("leader", codes.CHOOSE_LEADER, ("W11", "W9"), (codes.ACT_LEADER,), (ON_LEADER_CARD,)),
    Kind("settle-leader", codes.SETTLE_LEADER, ("W15",), (codes.ACT_SETTLE,), (ON_HEX,)),
    Kind("settle", codes.SETTLE, ("W15",), (codes.ACT_SETTLE,), (ON_HEX,)),
    Kind("settle-big", codes.SETTLE_BIG, ("W15",), (codes.ACT_GROW,), (ON_OWN_KIWI,), {"count": count}),
    Kind("space", codes.CHOOSE_SPACE, ("W81", "W80"), (codes.ACT_SPACE,), (ON_TRACK_SPACE,)),
    Kind("card", codes.CHOOSE_CARD, ("W32", "W33", "W45"), (codes.ACT_PLAY,), (ON_HAND_CARD,)),
    Kind(
        *("move", codes.CHOOSE_MOVE, ("W37", "W40", "W41"), (codes.ACT_ABILITY, codes.ACT_MOVE), (ON_OWN_KIWI, ON_HEX)),
        {"count": count, "more": second_count},
    ),
    Kind(
        "pay-move",
        codes.PAY_MOVE,
        ("W39", "W20"),
        (codes.ACT_PAY,),
        (ON_PAYMENT,),
        {"cost": lambda *_: COSTS[MOVE_FRUITS], "count": lambda *_: 2},
    ),
    Kind(
        *("push", codes.CHOOSE_PUSH, ("W38", "W23"), (codes.ACT_PUSH,), (ON_ANY_KIWI, ON_HEX)),
        {"place": hex_, "count": second_count, "must": must, "biggest": biggest},
    ),
    Kind("push-this", codes.PUSH_THIS, ("W23", "W36"), (codes.ACT_PUSH,), (ON_HEX,), {"place": hex_, "kiwi": pushed}),
    Kind("ashore", codes.PUT_ASHORE, ("W23",), (codes.ACT_ASHORE,), (ON_HEX,), {"place": second_hex, "kiwi": washed}),
    Kind("way", codes.CHOOSE_WAY, ("W41", "W9"), (codes.ACT_GO,), (ON_HEX,)),
    Kind("bring", codes.CHOOSE_COMPANION, ("W9", "W41"), (codes.ACT_BRING,), (ON_OWN_KIWI,), {"place": second_hex}),
    Kind("pull", codes.CHOOSE_PULL, ("W9", "W41"), (codes.ACT_PULL,), (ON_ANY_KIWI,), {"place": hex_, "count": second_count}),
    Kind("feed", codes.CHOOSE_FEED, ("W34", "W35", "W36"), (codes.ACT_FEED,), (ON_ANY_KIWI,)),
    Kind("pay", codes.PAY, ("W20",), (codes.ACT_PAY,), (ON_PAYMENT,), {"cost": cost, "count": second_count}),
    Kind("take", codes.TAKE_TOKEN, ("W18",), (codes.ACT_TAKE,), (ON_OWN_KIWI,)),
    Kind("build", codes.CHOOSE_BUILD, ("W42", "W43"), (codes.ACT_BUILD,), (ON_OWN_NEST, ON_HEX)),
    Kind("place", codes.CHOOSE_PLACE, ("W18", "W19"), (codes.ACT_PLACE,), (ON_HEX,), {"big": is_set}),
    Kind("grow", codes.CHOOSE_GROW, ("W22",), (codes.ACT_GROW,), (ON_OWN_KIWI,), {"count": count}),
    Kind("nest", codes.CHOOSE_NEST, ("W30", "W43"), (codes.ACT_NEST,), (ON_BUILT_NEST,)),
    Kind("bonus", codes.CHOOSE_BONUS, ("W19",), (codes.ACT_BONUS,)),
    Kind("give-fruit", codes.GIVE_FRUIT, ("W21",), (codes.ACT_GIVE_FRUIT,), (ON_FRUIT,), {"count": count}),
    Kind("give-marker", codes.GIVE_MARKER, ("W46", "W60"), (codes.ACT_GIVE_MARKER,), (ON_MARKER,)),
    Kind("remove", codes.REMOVE_KIWI, ("W60", "W46"), (codes.ACT_REMOVE,), (ON_OWN_KIWI,)),
    Kind("mark", codes.CHOOSE_MARK, ("W55", "W17"), (codes.ACT_MARK,), (ON_HEX,), {"second": is_set}),
    Kind(
        *("mark-token", codes.MARK_TOKEN, ("W57",), (codes.ACT_ROW, codes.ACT_RESERVE, codes.ACT_TAKE), (ON_OWN_KIWI,)),
        {"place": hex_},
    ),
    Kind("prize", codes.CHOOSE_PRIZE, ("W91",), (codes.ACT_PRIZE,), (ON_SEASON_CARD,)),
)
DECISIONS: Final = tuple(kind.name for kind in DECISION_KINDS)
KIND: Final = {kind.name: kind for kind in DECISION_KINDS}

assert [kind.code for kind in DECISION_KINDS] == list(range(len(DECISION_KINDS)))


def decision_of(state: KiwiState) -> Decision | None:
    """What is on top of a state's stack; None when the game is over."""
    if state.depth == 0:
        return None
    given = int(state.stack[state.depth - 1])
    kind = DECISION_KINDS[kind_of(given)]
    told = {field: meaning(state, given) for field, meaning in kind.told.items()}
    return Decision(kind=kind.name, seat=int(side_of(given)), **told)

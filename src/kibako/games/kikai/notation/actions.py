"""KIKAI's actions as texts.

found red School                      set-up: build these starting feet there (M13)
play Diner | pair Casino Diner        play a card; two identical ones for any district (M15)
build | distribute | attract | exhibit
element feet blue 2                   the element to build (M19)
street School S6                      the street to deploy on (M13, M23)
fan S1 feet | stop                    a fan of that square to that element; no more fans (M25)
billboard 3                           the billboard for the emptied square (M28)
choose megaphone | choose ladder      what the energy track gives (M8)
fetch Cinema | open                   a further district; hold the exhibition (M30)
pay 1                                 that many ladders instead of megaphones (M22)
again                                 a second action for a megaphone (M16)
take School | take pile | take nothing
draw | end                            a card for a ladder; end the turn (M17)
draw | enough                         a card at the end of a round (M35)
ladder Diner body                     place ladders (M18)
remove S1 red                         the fan that leaves the game (M22)
"""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from kibako.games.kikai.data.components import (
    BILLBOARDS,
    COLOURS,
    DISTRICT_WORDS,
    ELEMENT_NAMES,
    ELEMENTS,
    SQUARE_WORDS,
    STREET_WORDS,
    TYPES,
)
from kibako.games.kikai.rules.codes import (
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
    DECISIONS,
    DO_ATTRACT,
    DO_BUILD,
    DO_DISTRIBUTE,
    DO_EXHIBIT,
)
from kibako.kit.actions import ActionTable

CHOICES: Final = ("megaphone", "ladder")
FARTHEST: Final = 3
OWN_TURN: Final = tuple(name for name in DECISIONS if name not in ("found", "exit", "fill"))
EXAMPLES: Final = (
    "'play Diner', 'pair Casino Diner', 'build', 'element feet blue 2', 'street School S6', 'fan S1 feet', 'billboard 3', "
    "'fetch Cinema', 'open', 'again', 'take School', 'take pile', 'draw', 'end' or 'ladder Diner body'"
)


class Kind(NamedTuple):
    """Actions that belong together: the decisions that ask for them, and what they can say."""

    name: str
    first: int  # the number of the first of them
    decisions: tuple[str, ...]
    said: tuple[str | None, ...] = ("",)  # after the name, by number from the first on; None for what is no action

    def texts(self) -> dict[str, int]:
        numbered = ((words, self.first + offset) for offset, words in enumerate(self.said) if words is not None)
        return {f"{self.name} {words}".rstrip(): number for words, number in numbered}


def pairs(ones: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{one} {other}" for one, other in product(ones, others))


BUILDABLE: Final = tuple(None if element.start else name for name, element in zip(ELEMENT_NAMES, ELEMENTS, strict=True))
KINDS: Final = (
    Kind("play", ACT_PLAY, ("card",), DISTRICT_WORDS),
    Kind("pair", ACT_PAIR, ("card",), pairs(DISTRICT_WORDS, DISTRICT_WORDS)),
    Kind("build", ACT_DO + DO_BUILD, ("action",)),
    Kind("distribute", ACT_DO + DO_DISTRIBUTE, ("action",)),
    Kind("attract", ACT_DO + DO_ATTRACT, ("action",)),
    Kind("exhibit", ACT_DO + DO_EXHIBIT, ("action",)),
    Kind("element", ACT_ELEMENT, ("build",), BUILDABLE),
    Kind("street", ACT_STREET, ("street", "exit"), STREET_WORDS),
    Kind("fan", ACT_FAN, ("attract",), pairs(SQUARE_WORDS, TYPES)),
    Kind("stop", ACT_STOP, ("attract",)),
    Kind("billboard", ACT_BILLBOARD, ("billboard",), tuple(str(number + 1) for number in range(BILLBOARDS))),
    Kind("choose", ACT_CHOICE, ("choice",), CHOICES),
    Kind("fetch", ACT_FETCH, ("exhibit",), DISTRICT_WORDS),
    Kind("open", ACT_OPEN, ("exhibit",)),
    Kind("pay", ACT_PAY, ("pay",), tuple(str(ladders) for ladders in range(FARTHEST + 1))),
    Kind("again", ACT_AGAIN, ("take",)),
    Kind("take", ACT_TAKE, ("take",), (*DISTRICT_WORDS, "pile", "nothing")),
    Kind("draw", ACT_DRAW, ("end", "fill")),
    Kind("end", ACT_END, ("end",)),
    Kind("enough", ACT_ENOUGH, ("fill",)),
    Kind("ladder", ACT_LADDER, OWN_TURN, pairs(DISTRICT_WORDS, TYPES[1:])),
    Kind("remove", ACT_REMOVE, ("remove",), pairs(SQUARE_WORDS, COLOURS)),
    Kind("found", ACT_FOUND, ("found",), pairs(COLOURS, DISTRICT_WORDS)),
)
"""Every kind of action, by its numbers."""

ACTIONS: Final = ActionTable("KIKAI", {text: number for kind in KINDS for text, number in kind.texts().items()}, EXAMPLES)


def kind_of(action: int) -> Kind:
    return next(kind for kind in reversed(KINDS) if action >= kind.first)


def write(action: int) -> str:
    return ACTIONS.write(action)


def read(text: str) -> int:
    return ACTIONS.read(text)

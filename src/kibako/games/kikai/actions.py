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
pay 1                                 so many ladders instead of megaphones (M22)
again                                 a second action for a megaphone (M16)
take School | take pile | take nothing
draw | end                            a card for a ladder; end the turn (M17)
draw | enough                         a card at the end of a round (M35)
ladder Diner body                     place ladders (M18)
remove S1 red                         the fan that leaves the game (M22)
"""

from __future__ import annotations

from typing import Final

from kibako.engine.errors import MalformedAction
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
    ACT_TAKE_TOP,
)
from kibako.games.kikai.components import (
    BILLBOARDS,
    COLOURS,
    DISTRICT_WORDS,
    ELEMENT_NAMES,
    ELEMENTS,
    SQUARE_WORDS,
    STREET_WORDS,
    TYPES,
)

VERBS: Final = ("build", "distribute", "attract", "exhibit")
CHOICES: Final = ("megaphone", "ladder")
FARTHEST: Final = 3
PLAIN: Final = {
    "stop": ACT_STOP,
    "open": ACT_OPEN,
    "again": ACT_AGAIN,
    "take pile": ACT_TAKE_TOP,
    "take nothing": ACT_TAKE_NOTHING,
    "draw": ACT_DRAW,
    "end": ACT_END,
    "enough": ACT_ENOUGH,
}


def all_texts() -> dict[str, int]:
    """Every action there can ever be."""
    texts = {verb: ACT_DO + number for number, verb in enumerate(VERBS)} | PLAIN
    texts |= {f"choose {word}": ACT_CHOICE + number for number, word in enumerate(CHOICES)}
    texts |= {f"billboard {number + 1}": ACT_BILLBOARD + number for number in range(BILLBOARDS)}
    texts |= {f"pay {ladders}": ACT_PAY + ladders for ladders in range(FARTHEST + 1)}
    texts |= {f"street {words}": ACT_STREET + street for street, words in enumerate(STREET_WORDS)}
    texts |= {
        f"element {name}": ACT_ELEMENT + number
        for number, (name, element) in enumerate(zip(ELEMENT_NAMES, ELEMENTS, strict=True))
        if not element.start
    }
    return texts | district_texts() | square_texts()


def district_texts() -> dict[str, int]:
    texts = {}
    for number, district in enumerate(DISTRICT_WORDS):
        texts[f"play {district}"] = ACT_PLAY + number
        texts[f"take {district}"] = ACT_TAKE + number
        texts[f"fetch {district}"] = ACT_FETCH + number
        texts[f"ladder {district} body"] = ACT_LADDER + 2 * number
        texts[f"ladder {district} head"] = ACT_LADDER + 2 * number + 1
        texts |= {f"pair {card} {district}": ACT_PAIR + 6 * cards + number for cards, card in enumerate(DISTRICT_WORDS)}
        texts |= {f"found {colour} {district}": ACT_FOUND + 6 * colours + number for colours, colour in enumerate(COLOURS)}
    return texts


def square_texts() -> dict[str, int]:
    texts: dict[str, int] = {}
    for number, square in enumerate(SQUARE_WORDS):
        texts |= {f"fan {square} {level}": ACT_FAN + 3 * number + levels for levels, level in enumerate(TYPES)}
        texts |= {f"remove {square} {colour}": ACT_REMOVE + 3 * number + colours for colours, colour in enumerate(COLOURS)}
    return texts


TEXTS: Final = all_texts()
NUMBERS: Final = {number: text for text, number in TEXTS.items()}


def write(action: int) -> str:
    return NUMBERS[action]


def read(text: str) -> int:
    action = TEXTS.get(text)
    if action is None:
        raise MalformedAction(
            f"{text!r} is no action of KIKAI; expected e.g. 'play Diner', 'pair Casino Diner', 'build', 'element feet blue 2', "
            "'street School S6', 'fan S1 feet', 'billboard 3', 'fetch Cinema', 'open', 'again', 'take School', 'take pile', "
            "'draw', 'end' or 'ladder Diner body'"
        )
    return action

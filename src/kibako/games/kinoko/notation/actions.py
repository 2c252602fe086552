"""Kinoko's actions as texts.

take 2 | take peek | take reroll | take sets | take blank      one of the dice
swap 2 rowA hand0                                              two cards of the value taken
peek hand1 3                                                   a card to look at
sets rowB                                                      the set to exchange one's own with
on | stop | deal                                               end the turn, stop the round, deal the next
"""

from __future__ import annotations

from typing import Final

from kibako.engine.errors import MalformedAction
from kibako.games.kinoko.components import FACES
from kibako.games.kinoko.state import ACT_DEAL, ACT_ON, ACT_PEEK, ACT_SET, ACT_STOP, ACT_SWAP, VALUES

PLACES: Final = ("rowA", "rowB", "hand0", "hand1", "hand2", "hand3")


def all_texts() -> dict[str, int]:
    """Every action there can ever be."""
    texts = {f"take {face}": number for number, face in enumerate(FACES)}
    for place, name in enumerate(PLACES):
        texts[f"sets {name}"] = ACT_SET + place
        for index in range(VALUES):
            texts[f"peek {name} {index + 1}"] = ACT_PEEK + VALUES * place + index
            for other in range(place + 1, len(PLACES)):
                texts[f"swap {index + 1} {name} {PLACES[other]}"] = ACT_SWAP + 64 * index + 8 * place + other
    return texts | {"on": ACT_ON, "stop": ACT_STOP, "deal": ACT_DEAL}


TEXTS: Final = all_texts()
NUMBERS: Final = {number: text for text, number in TEXTS.items()}


def write(action: int) -> str:
    return NUMBERS[action]


def read(text: str) -> int:
    action = TEXTS.get(text)
    if action is None:
        raise MalformedAction(
            f"{text!r} is no action of Kinoko; expected e.g. 'take 2', 'take peek', 'peek hand1 3', 'sets rowB', 'stop' "
            "or 'swap 2 rowA hand0' (rows before hands, hands by seat)"
        )
    return action

"""Kinoko's actions as texts.

take 2 | take peek | take reroll | take sets | take blank      one of the dice
swap 2 rowA hand0                                              two cards of the value taken
peek hand1 3                                                   a card to look at
sets rowB                                                      the set to exchange one's own with
on | stop | deal                                               end the turn, stop the round, deal the next
"""

from __future__ import annotations

from typing import Final

from kibako.games.kinoko.data.components import FACES
from kibako.games.kinoko.rules.codes import ACT_DEAL, ACT_ON, ACT_STOP, VALUES, peek, set_with, swap
from kibako.kit.actions import ActionTable

PLACES: Final = ("rowA", "rowB", "hand0", "hand1", "hand2", "hand3")
EXAMPLES: Final = (
    "'take 2', 'take peek', 'peek hand1 3', 'sets rowB', 'stop' or 'swap 2 rowA hand0' (rows before hands, hands by seat)"
)


def all_actions() -> dict[str, int]:
    """Every action there can ever be."""
    found = {f"take {face}": number for number, face in enumerate(FACES)}
    for place, name in enumerate(PLACES):
        found[f"sets {name}"] = int(set_with(place))
        for index in range(VALUES):
            found[f"peek {name} {index + 1}"] = int(peek(VALUES * place + index))
            for other in range(place + 1, len(PLACES)):
                found[f"swap {index + 1} {name} {PLACES[other]}"] = int(swap(index, place, other))
    return found | {"on": ACT_ON, "stop": ACT_STOP, "deal": ACT_DEAL}


ACTIONS: Final = ActionTable("Kinoko", all_actions(), EXAMPLES)


def write(action: int) -> str:
    return ACTIONS.write(action)


def read(text: str) -> int:
    return ACTIONS.read(text)

"""The accessible names of what KIKAI's pictures show."""

from __future__ import annotations

from kibako.engine.words import Seat, Speaker, Text, text
from kibako.games.kikai import words
from kibako.games.kikai.components import DISTRICT_WORDS, ELEMENT_NAMES, ELEMENTS, TOWN
from kibako.games.kikai.data import ELEMENT_EFFECT
from kibako.games.kikai.view import MODES
from kibako.kit.svg import title

_said: dict[tuple[object, ...], str] = {}
NUMBERS = {name: number for number, name in enumerate(ELEMENT_NAMES)}


class Names:
    """Names for one picture. What is said to everybody alike is put into words once for each language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.language = speaker.say(text("picture-language"))

    def say(self, key: str, **args: str | int) -> str:
        """Words without seats."""
        asked = (self.language, key, *args.items())
        if asked not in _said:
            _said[asked] = self.speaker.say(text(key, **args))
        return _said[asked]

    def title(self, key: str, **args: str | int) -> str:
        return title(self.say(key, **args))

    def seat(self, key: str, seat: int, **args: object) -> str:
        """Words that name a player."""
        return self.speaker.say(text(key, who=Seat(seat), **args))

    def _put(self, asked: tuple[object, ...], meant: Text) -> str:
        if (self.language, *asked) not in _said:
            _said[self.language, *asked] = self.speaker.say(meant)
        return _said[self.language, *asked]

    def colour(self, colour: int) -> str:
        return self._put(("colour", colour), words.colour(colour))

    def element(self, name: str, mode: str) -> str:
        """With its cost and what a fan there gives."""
        number = NUMBERS[name]
        gives = words.effect(int(ELEMENT_EFFECT[36 * MODES.index(mode) + number]))
        meant = text("picture-element", element=words.element(number), cost=ELEMENTS[number].cost, effect=gives)
        return self._put(("element", name, mode), meant)

    def effect(self, packed: int) -> str:
        return self._put(("effect", packed), words.effect(packed))

    def tile(self, number: int, mode: str) -> str:
        """What a bonus tile does, numbered from 1."""
        return self._put(("tile", number, mode), words.tile(number - 1, MODES.index(mode)))

    def street(self, number: int) -> str:
        return self._put(("street", number), words.street_name(number))


def district_name(district: str) -> str:
    return TOWN.districts[DISTRICT_WORDS.index(district)].name

"""The accessible names of what KIKAI's pictures show."""

from __future__ import annotations

from kibako.engine.words import Seat, Speaker, Text, text
from kibako.games.kikai import words
from kibako.games.kikai.components import COLOURS, DISTRICT_WORDS, ELEMENT_NAMES, SEATS, TOWN
from kibako.games.kikai.view import MODES, Part
from kibako.kit.svg import title

_said: dict[tuple[object, ...], str] = {}
NUMBERS = {name: number for number, name in enumerate(ELEMENT_NAMES)}


class Names:
    """Names for one picture. What is said to everybody alike is put into words once for each language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.language = speaker.language

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

    def some_fans(self, colour: int, count: int) -> str:
        return self.say("some-fans", colour=COLOURS[colour], count=count)

    def element(self, name: str, mode: str) -> str:
        """One to build: with its cost and what a fan there gives."""
        return self._put(("element", name, mode), words.to_build(NUMBERS[name], mode))

    def start(self, name: str, mode: str, seat: int) -> str:
        """Feet that wait for the set-up."""
        number = NUMBERS[name]
        meant = text(
            "picture-start", element=words.element(number), effect=words.element_effect(number, mode), owner=SEATS[seat]
        )
        return self._put(("start", name, mode, seat), meant)

    def built(self, part: Part, mode: str, district: str, seat: int) -> str:
        """Where it stands and whose it is."""
        number = NUMBERS[part.element]
        meant = text(
            "picture-built",
            element=words.element(number),
            effect=words.element_effect(number, mode),
            district=district_name(district),
            owner=SEATS[seat],
            fan="yes" if part.fan else "no",
            ladders="yes" if part.ladders else "no",
        )
        return self._put(("built", part, mode, district, seat), meant)

    def effect(self, packed: int) -> str:
        return self._put(("effect", packed), words.effect(packed))

    def tile(self, number: int, mode: str) -> str:
        """What a bonus tile does, numbered from 1."""
        return self._put(("tile", number, mode), words.tile(number - 1, MODES.index(mode)))

    def street(self, number: int) -> str:
        return self._put(("street", number), words.street_name(number))


def district_name(district: str) -> str:
    return TOWN.districts[DISTRICT_WORDS.index(district)].name

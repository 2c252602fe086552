"""The accessible names of what KIKAI's pictures show."""

from __future__ import annotations

from kibako.engine.words import Seat, text
from kibako.games.kikai.data.components import COLOURS, ELEMENT_NUMBERS, MODES, SEATS, district_name
from kibako.games.kikai.text import words
from kibako.games.kikai.view import Part
from kibako.kit.labels import Labels


class Names(Labels):
    def seat(self, key: str, seat: int, **args: object) -> str:
        """Words that name a player."""
        return self.say(key, who=Seat(seat), **args)

    def colour(self, colour: int) -> str:
        return self.once(("colour", colour), lambda: words.colour(colour))

    def some_fans(self, colour: int, count: int) -> str:
        return self.say("some-fans", colour=COLOURS[colour], count=count)

    def element(self, name: str, mode: str) -> str:
        """One to build: with its cost and what a fan there gives."""
        return self.once(("element", name, mode), lambda: words.to_build(ELEMENT_NUMBERS[name], mode))

    def start(self, name: str, mode: str, seat: int) -> str:
        """Feet that wait for the set-up."""
        number = ELEMENT_NUMBERS[name]
        element, effect = words.element(number), words.element_effect(number, mode)
        return self.say("picture-start", element=element, effect=effect, owner=SEATS[seat])

    def built(self, part: Part, mode: str, district: str, seat: int) -> str:
        """Where it stands and whose it is."""
        number = ELEMENT_NUMBERS[part.element]
        return self.once(
            ("built", part, mode, district, seat),
            lambda: text(
                "picture-built",
                element=words.element(number),
                effect=words.element_effect(number, mode),
                district=district_name(district),
                owner=SEATS[seat],
                fan="yes" if part.fan else "no",
                ladders="yes" if part.ladders else "no",
            ),
        )

    def effect(self, packed: int) -> str:
        return self.once(("effect", packed), lambda: words.effect(packed))

    def tile(self, number: int, mode: str) -> str:
        """What a bonus tile does, numbered from 1."""
        return self.once(("tile", number, mode), lambda: words.tile(number - 1, MODES.index(mode)))

    def street(self, number: int) -> str:
        return self.once(("street", number), lambda: words.street_name(number))

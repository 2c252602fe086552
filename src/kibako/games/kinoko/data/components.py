"""Kinoko's cards and dice, as components.toml has them."""

from __future__ import annotations

from typing import Final

import msgspec

from kibako.kit.components import demand, read_components

PACKAGE: Final = "kibako.games.kinoko"
FACES: Final = ("blank", "1", "2", "3", "peek", "reroll", "sets")
ROWS: Final = ("A", "B")


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    name: str
    source: str


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    faces: tuple[str, ...]
    source: str


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    values: tuple[int, ...]
    families: tuple[Family, ...]
    dice: tuple[Die, ...]

    def check(self, where: str) -> Components:
        """K1, K2: what the rules count on."""
        demand(self.values == (1, 2, 3), where, f"the mushrooms' values are 1, 2, 3, not {self.values}")
        colours = {family.colour for family in self.families}
        counts = f"{len(self.families)} of {len(colours)}"
        demand(len(self.families) == len(colours) == 6, where, f"six families of six colours are needed, not {counts}")
        demand(len(self.dice) == 3, where, f"three dice are needed, not {len(self.dice)}")
        for die in self.dice:
            demand(len(die.faces) == 6, where, f"die {die.name} has {len(die.faces)} faces, not 6")
            for face in die.faces:
                demand(face in FACES, where, f"die {die.name} has an unknown face {face!r}; known: {', '.join(FACES)}")
            demand(set(die.faces) != {"reroll"}, where, f"die {die.name} must have another face than reroll")
        return self


COMPONENTS: Final = read_components(PACKAGE, "components", Components)
COLOURS: Final = tuple(family.colour for family in COMPONENTS.families)


def face_number(face: str) -> int:
    return FACES.index(face)

"""What is in Kinoko's box: mushrooms, families, dice, drawn one by one."""

from __future__ import annotations

from kibako.engine.game import Compartment, Piece
from kibako.engine.words import Speaker, text
from kibako.games.kinoko.data.components import COMPONENTS, Die, Family
from kibako.games.kinoko.picture import pieces
from kibako.games.kinoko.picture.scenery import DIE_INKS
from kibako.games.kinoko.picture.svg_words import put, show

CARD = "-66 -90 132 186"
DICE_BOX = "-40 -40 500 86"


def contents(speaker: Speaker) -> tuple[Compartment, ...]:
    """K1, K2."""
    say = speaker.say
    mushrooms = tuple(_mushroom(speaker, family, value) for family in COMPONENTS.families for value in COMPONENTS.values)
    families = tuple(_family(speaker, family) for family in COMPONENTS.families)
    dice = tuple(_die(speaker, number, die) for number, die in enumerate(COMPONENTS.dice))
    return (
        Compartment(say(text("box-mushrooms")), mushrooms, say(text("box-mushrooms.about"))),
        Compartment(say(text("box-families")), families, say(text("box-families.about"))),
        Compartment(say(text("box-dice")), dice, say(text("box-dice.about"))),
    )


def _mushroom(speaker: Speaker, family: Family, value: int) -> Piece:
    drawing = show("shadow") + show(f"card-{family.colour}-{value}")
    return Piece(speaker.say(text("box-mushroom", colour=family.colour, value=value)), drawing, CARD, family.source)


def _family(speaker: Speaker, family: Family) -> Piece:
    name = speaker.say(text("family", colour=family.colour))
    return Piece(name, pieces.family_card(family.colour, name), CARD, family.source)


def _die(speaker: Speaker, number: int, die: Die) -> Piece:
    """Its six faces side by side."""
    faces = [
        put(show(f"die-{number}") + show(f"engraved-{face}", 0, -2, color=DIE_INKS[number]), 84 * place, 0)
        for place, face in enumerate(die.faces)
    ]
    said = ", ".join(speaker.say(text("face", face=face)) for face in die.faces)
    return Piece(speaker.say(text("box-die", name=die.name)), "".join(faces), DICE_BOX, die.source, about=said)

"""What is in GrandBois's box: tiles, clan cards, watchtowers, drawn one by one."""

from __future__ import annotations

from kibako.engine.game import Compartment, Piece
from kibako.engine.words import Speaker, text
from kibako.games.grandbois.data.components import CLAN_LETTERS, COMPONENTS, TILES
from kibako.games.grandbois.picture.pieces import ref, tile_face
from kibako.kit.svg import INK, SEAT_COLOURS, label

TILE = "-10 -8 220 228"
CARD = "-8 -4 120 164"
TOWER_BOX = "0 -46 108 150"


def contents(speaker: Speaker) -> tuple[Compartment, ...]:
    """G1."""
    say = speaker.say
    start = Piece(say(text("box-start")), tile_face(0, 0), TILE, "book")
    tiles = (
        Piece(say(text("box-tile", tile=tile)), tile_face(tile, 0), TILE, COMPONENTS.source) for tile in range(1, TILES + 1)
    )
    cards = tuple(_clan_card(speaker, clan, letter) for clan, letter in zip(COMPONENTS.clans, CLAN_LETTERS, strict=True))
    towers = tuple(
        Piece(say(text("box-tower", seat=seat + 1)), ref(f"tower-{seat}"), TOWER_BOX, "deduced")
        for seat in range(len(SEAT_COLOURS))
    )
    return (
        Compartment(say(text("box-tiles")), (start, *tiles), say(text("box-tiles.about"))),
        Compartment(say(text("box-clans")), cards, say(text("box-clans.about"))),
        Compartment(say(text("box-towers")), towers, say(text("box-towers.about"))),
    )


def _clan_card(speaker: Speaker, clan: str, letter: str) -> Piece:
    name = speaker.say(text("clan-name", clan=clan))
    words = label(name, 52, 130, font_size=19, text_anchor="middle", fill=INK, class_="display")
    return Piece(name, ref(f"card-{letter}") + words, CARD, "book")

"""What is in KIKAI's box: town, cards, elements, tracks, tiles and tokens, drawn one by one."""

from __future__ import annotations

from typing import Final

from kibako.engine.chance import Quick
from kibako.engine.game import Compartment, Piece, Scene
from kibako.engine.words import Speaker, text
from kibako.games.kikai.data import components
from kibako.games.kikai.data.components import (
    DISTRIBUTORS,
    ELEMENT_NAMES,
    ELEMENTS,
    FANS_A_COLOUR,
    MODES,
    STREET_WORDS,
    TOWN,
    TRACKS,
    Element,
    PrintedSquare,
    Street,
    read_effect,
    word,
)
from kibako.games.kikai.picture.districts import BASE, bonus_tile, foundation_tile, middle
from kibako.games.kikai.picture.draw import town
from kibako.games.kikai.picture.frame import Frame
from kibako.games.kikai.picture.labels import Names
from kibako.games.kikai.picture.player_boards import master_art, track_cells
from kibako.games.kikai.picture.side_panel import element_face
from kibako.games.kikai.picture.streets import billboard_face
from kibako.games.kikai.picture.symbols import FANS, SEAT_PAINTS, billboard_gain, gains, ref, words
from kibako.games.kikai.rules.state import KikaiState
from kibako.games.kikai.rules.turns import set_up
from kibako.games.kikai.view import look
from kibako.kit.svg import circle, el, g, line, rect

CARD_BOX: Final = "-2 -2 82 112"
ELEMENT_BOX: Final = "-2 -2 78 104"
TILE_BOX: Final = "-44 -20 88 40"
NIGHT: Final = "#171332"


def contents(speaker: Speaker) -> tuple[Compartment, ...]:
    names = Names(speaker)
    return (
        _compartment(names, "town", (_town(speaker),)),
        _compartment(names, "squares", tuple(_square(names, square) for square in TOWN.squares)),
        _compartment(names, "streets", tuple(_street(names, *known) for known in zip(STREET_WORDS, TOWN.streets, strict=True))),
        _compartment(names, "cards", tuple(_card(number) for number in range(len(TOWN.districts)))),
        _compartment(names, "elements", tuple(_element(names, *known) for known in zip(ELEMENT_NAMES, ELEMENTS, strict=True))),
        _compartment(names, "tracks", (*_energy_tracks(names), *_master_tracks(names))),
        _compartment(names, "billboards", tuple(_billboard(names, number) for number in range(components.BILLBOARDS))),
        _compartment(names, "foundations", tuple(_foundation(names, tile, mode) for mode in MODES for tile in range(1, 7))),
        _compartment(names, "tiles", tuple(_bonus_tile(names, tile, mode) for mode in MODES for tile in range(1, 7))),
        _compartment(names, "tokens", tuple(_tokens(names))),
    )


def _compartment(names: Names, name: str, pieces: tuple[Piece, ...]) -> Compartment:
    return Compartment(names.say(f"box-{name}"), pieces, names.say(f"box-{name}.about"))


def _drawn(*parts: str) -> str:
    """Written as on the board."""
    return g(*parts, font_weight=800, text_anchor="middle", color="transparent")


# --- the town --------------------------------------------------------------------------------------------------------------


def _town(speaker: Speaker) -> Piece:
    """M1, M5, M6, before anybody has built."""
    state = KikaiState(len(SEAT_PAINTS))
    set_up(state, Quick(0))
    scene = Scene(look(state, None), speaker)
    drawing = rect(0, 0, 774, 584, 0, fill=NIGHT) + town(Frame(scene))
    return Piece(speaker.say(text("box-town")), _drawn(drawing), "0 0 774 584", "book, deduced, made")


def _square(names: Names, square: PrintedSquare) -> Piece:
    """M5: its fans, and what emptying it is worth in both modes."""
    plate = rect(2, 2, 116, 66, 12, fill=NIGHT) + words(square.name, 60, 22, 16, fill="#fff4d8")
    worth = gains(square.gain("normal"), 28, 48, 17, "#fff") + gains(square.gain("advanced"), 82, 48, 17, "#fff")
    about = names.say("box-square", fans=square.fans)
    return Piece(square.name, _drawn(plate, worth), "0 0 120 70", square.source, about=about)


def _street(names: Names, street_words: str, street: Street) -> Piece:
    """M6: a slot for each distributor it takes."""
    slots = "".join(
        circle(100 + 26 * (k - (street.spaces - 1) / 2), 26, 9, fill=NIGHT, stroke="#fff4d8") for k in range(street.spaces)
    )
    bonus = gains(street.gain("normal"), 158, 26, 16, "#fff")
    road = rect(2, 2, 196, 48, 10, fill="#2a2547") + line("M16 26H184", "#5a5590", 4)
    name = " – ".join(street.ends)
    spaces = names.say("box-street", spaces=street.spaces)
    assert street_words == " ".join(word(end) for end in street.ends)
    return Piece(name, _drawn(road, slots, bonus), "0 0 200 52", street.source, about=spaces)


# --- cards and elements ----------------------------------------------------------------------------------------------------


def _card(number: int) -> Piece:
    """M4."""
    district = TOWN.districts[number]
    return Piece(district.name, el("use", href=f"#kikai-card-{number}"), CARD_BOX, district.source, district.cards)


def _element(names: Names, name: str, element: Element) -> Piece:
    """M3, M7: its face in normal mode; what a fan gives in advanced mode is said."""
    effect = names.effect(read_effect(element.advanced, "").packed())
    about = names.say("box-element", effect=effect)
    said = (
        names.start(name, "normal", components.SEATS.index(element.start)) if element.start else names.element(name, "normal")
    )
    return Piece(said, _drawn(element_face(name, "normal")), ELEMENT_BOX, element.source, about=about)


# --- tracks, tiles, tokens ---------------------------------------------------------------------------------------------------


def _energy_tracks(names: Names) -> list[Piece]:
    """M8: all spaces open."""
    source = TRACKS.energy.source
    return [
        Piece(
            names.say("box-energy", mode=mode),
            _drawn(rect(0, 68, 310, 82, 8, fill="#efe3c8"), track_cells(0, DISTRIBUTORS, mode)),
            "0 66 310 86",
            source,
        )
        for mode in MODES
    ]


def _master_tracks(names: Names) -> list[Piece]:
    """M9, M33."""
    said = names.say("picture-round"), names.say("picture-renown")
    return [
        Piece(
            names.say("box-master", mode=mode),
            _drawn(master_art(mode, 1, False, *said)),
            "-2 -2 312 118",
            TRACKS.master.source,
        )
        for mode in MODES
    ]


def _billboard(names: Names, number: int) -> Piece:
    """M10: each player has one of each."""
    drawn = ref(f"billboard-{number % 2}", 0, 0, 64, 60) + billboard_face(number + 1, "normal")
    said = names.effect(billboard_gain(number).packed())
    return Piece(said, _drawn(drawn), "-2 -2 68 64", TRACKS.billboards.source, len(SEAT_PAINTS))


def _foundation(names: Names, tile: int, mode: str) -> Piece:
    """M10: each player has these, too."""
    drawn = foundation_tile(tile, tile % 2, mode, False)
    if mode == "normal":
        said = names.say("picture-foundation-points", points=TRACKS.foundations.normal[tile - 1])
    else:
        effect = names.effect(read_effect(TRACKS.foundations.advanced[tile - 1], "").packed())
        said = names.say("picture-foundation-bonus", effect=effect)
    box = f"{middle(tile % 2) - 40} {BASE - 54} 80 56"
    return Piece(said, _drawn(drawn), box, TRACKS.foundations.source, len(SEAT_PAINTS))


def _bonus_tile(names: Names, tile: int, mode: str) -> Piece:
    """M21, M22."""
    return Piece(names.tile(tile, mode), _drawn(bonus_tile(tile, mode)), TILE_BOX, TRACKS.bonus_tiles.source)


def _tokens(names: Names) -> list[Piece]:
    """M2, M5: fans, distributors, and what is gained and paid with."""
    fans = [
        Piece(names.colour(colour), _drawn(ref(f"fan-{colour}", 0, 0, 24, 30)), "-2 -2 28 34", "book", FANS_A_COLOUR)
        for colour in range(len(FANS))
    ]
    balloons = [
        Piece(
            names.say("box-distributor", seat=seat),
            _drawn(ref(f"flyer-{number}", 0, 0, 28, 38)),
            "-4 -2 36 44",
            "book",
            DISTRIBUTORS,
        )
        for number, seat in enumerate(components.SEATS)
    ]
    return [*fans, *balloons]

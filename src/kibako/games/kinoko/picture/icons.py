"""Kinoko's icons for the column beside the board: players' portraits, cards, dice, signs."""

from __future__ import annotations

from kibako.games.kinoko.data.components import COLOURS, FACES
from kibako.games.kinoko.picture.hats import hat_sign
from kibako.games.kinoko.picture.svg_words import CREAM, HUES, SKIN, SKIN_LINE, WHITE, box, digit, disc, oval, shape, show
from kibako.games.kinoko.rules.codes import VALUES
from kibako.kit.svg import SEAT_COLOURS, SEAT_DARKS, circle, g, icon

Box = tuple[float, float, float, float]

_DIES = {"blank": 0, "peek": 0, "reroll": 1, "sets": 2, "1": 0, "2": 1, "3": 2}  # a die that has the face


def icon_defs() -> str:
    values = range(1, VALUES + 1)
    return "".join(
        (
            *(_portrait(seat) for seat in range(len(SEAT_COLOURS))),
            *(_hat(colour) for colour in COLOURS),
            *(_card(colour, value) for colour in COLOURS for value in values),
            *(_back(value) for value in values),
            *(_die(face) for face in FACES),
            icon("point", (-10, -10, 20, 20), show("point-1")),
            icon("unknown-family", (-66, -86, 132, 172), show("family-back")),
        )
    )


def _portrait(seat: int) -> str:
    """A mushroom whose cap has the seat's colour: families have hats of their own."""
    colour, edge = SEAT_COLOURS[seat], SEAT_DARKS[seat]
    ground = circle(0, 4, 31, fill=colour, opacity=0.28) + circle(0, 4, 31, fill="none", stroke=edge, stroke_width=2)
    head = oval(0, 20, 20, 15, SKIN, SKIN_LINE, 2)
    cap = shape("M-28 13C-30-21 30-21 28 13C14 19-14 19-28 13Z", colour, edge, 2.4)
    spots = disc(-13, -1, 5.4, WHITE) + disc(5, -7, 4.6, WHITE) + disc(17, 5, 3.8, WHITE)
    return icon(f"player-{seat}", (-32, -28, 64, 64), ground, head, show("face-1", 0, 4, 0.82), cap, spots)


def _hat(colour: str) -> str:
    return icon(f"family-{colour}", (-20, -20, 40, 40), hat_sign(colour, 0, 0, 38))


def _card(colour: str, value: int) -> str:
    """An open card, small: its number and its hat."""
    hue = HUES[colour]
    paper = box(-28, -18, 56, 36, 9, hue.tint, hue.dark, 2)
    return icon(f"card-{colour}-{value}", (-30, -20, 60, 40), paper, digit(value, -14, 12, 36, hue.dark), _small_hat(colour))


def _small_hat(colour: str) -> str:
    return g(hat_sign(colour, 11, 1, 29))


def _back(value: int) -> str:
    paper = box(-28, -18, 56, 36, 9, "#3a2a22", "#1f140e", 2)
    return icon(f"back-{value}", (-30, -20, 60, 40), paper, digit(value, 0, 12, 36, CREAM))


def _die(face: str) -> str:
    return icon(f"die-{face}", (-34, -34, 68, 68), show(f"die-{_DIES[face]}"), show(f"engraved-{face}", 0, 0, 1.25))

"""Kinoko's cards and marks, for the defs. A card is 120 by 168, around 0 0."""

from __future__ import annotations

import math
from typing import Final

from kibako.games.kinoko.picture.hats import hat_sign
from kibako.games.kinoko.picture.svg_words import (
    CREAM,
    HUES,
    SKIN,
    Hue,
    box,
    digit,
    disc,
    named,
    oval,
    put,
    shape,
    show,
    soft,
    spokes,
    stroke,
)
from kibako.kit.svg import GOLD, INK, INK_SOFT, PAPER, WOOD_DARK, Attribute, el, g, gradient, rect

WIDE: Final = 120
HIGH: Final = 168
CENTRED: Final = "translate(-60 -84)"  # the artwork is painted from its top left corner

_GROUNDS: Final = {
    "red": (16, 16, "M-4 4L4-4M-4 20L20-4M12 20L20 12", 4),  # running lanes
    "orange": (40, 30, "M0 6C10 1 30 11 40 6M0 12C10 7 30 17 40 12M0 18C10 13 30 23 40 18", 1.3),  # staves
    "yellow": (16, 16, "M0 4H8M8 12H16M4 8V16M12 0V8", 2.2),  # basket weave
    "green": (18, 31.2, "M9 0V5.2L0 10.4V20.8L9 26V31.2M9 5.2L18 10.4V20.8L9 26", 1.4),  # hexagons
    "blue": (10, 10, "M5 0V10", 2),  # pinstripes
    "purple": (26, 26, "M6 7h.01M19 4h.01M13 15h.01M4 21h.01M22 20h.01", 5.5),  # drops of paint
}
"""The ground behind the people, a second sign of the family: the pattern's width, height, lines and their weight."""


def card_defs() -> str:
    faces = (_face(colour, value) for colour in HUES for value in (1, 2, 3))
    families = (_family(colour) for colour in HUES)
    return "".join((_paints(), *faces, *map(_back, (1, 2, 3)), *families, _family_back(), *map(_tag, HUES)))


def mark_defs() -> str:
    return "".join((_lights(), _tick(), _poison(), _eye(), _points(), _wreath()))


def _paints() -> str:
    halo = ((0.0, "rgba(255,253,246,.95)"), (0.65, "rgba(255,253,246,.6)"), (1.0, "rgba(255,253,246,0)"))
    return "".join(
        (
            *(_pattern(colour) for colour in HUES),
            gradient("radialGradient", "kinoko-halo", *halo),
            gradient("radialGradient", "kinoko-back", (0, "#7d6553"), (1, "#5b4739"), r=0.75),
            gradient("radialGradient", "kinoko-moss-back", (0, "#5f7152"), (1, "#3b4a37"), r=0.75),
            el("clipPath", rect(4.5, 4.5, 111, 159, 7), id="kinoko-inside"),
        )
    )


def _pattern(colour: str) -> str:
    wide, high, lines, weight = _GROUNDS[colour]
    drawn = stroke(lines, HUES[colour].soft, weight, opacity=0.55, stroke_linecap="round")
    return el("pattern", drawn, id=f"kinoko-ground-{colour}", width=wide, height=high, patternUnits="userSpaceOnUse")


# --- cards ---------------------------------------------------------------------------------------------------------------


def _edge(colour: str = "#3b2c1e") -> str:
    return box(0.5, 0.5, WIDE - 1, HIGH - 1, 9.6, "none", colour, 1, stroke_opacity=0.4)


def _ground(colour: str, hill: int) -> str:
    """Paper edge, tint, the family's pattern, a halo; the hill's top lies at `hill`."""
    hue = HUES[colour]
    land = f"M5 {hill + 9}C30 {hill - 3} 90 {hill - 3} 115 {hill + 9}V155C115 160 112 163 107 163H13C8 163 5 160 5 155Z"
    return "".join(
        (
            box(0, 0, WIDE, HIGH, 10, PAPER),
            box(5, 5, 110, 158, 7, hue.tint),
            box(5, 5, 110, 158, 7, f"url(#kinoko-ground-{colour})"),
            oval(60, hill - 38, 53, 56, "url(#kinoko-halo)"),
            shape(land, hue.soft),
        )
    )


def _face(colour: str, value: int) -> str:
    """A large number on a paper corner, one person."""
    hue = HUES[colour]
    x = {"purple": 57, "red": 59, "blue": 64}.get(colour, 62)
    meadow = "M5 147C35 139 85 139 115 147V155C115 160 112 163 107 163H13C8 163 5 160 5 155Z"
    return named(
        f"card-{colour}-{value}",
        _ground(colour, 127),
        shape(meadow, hue.main, opacity=0.55),
        oval(x, 152.5, 30, 4.5, hue.dark, opacity=0.28),
        show(f"person-{colour}-{value}", x, 152, {1: 1.06, 2: 0.99, 3: 0.92}[value]),
        shape("M1 10C1 4 4 1 10 1H43V24C43 37 34 47 20 47H1Z", PAPER),
        digit(value, 21, 38, 43, hue.dark),
        _edge(),
        transform=CENTRED,
    )


def _gills(paint: str) -> str:
    """The ground of a back: gills, as in a spore print."""
    pale = "#e2cfab"
    lines = spokes(60, 84, 52, 96, (math.tau * i / 60 for i in range(60)))
    return "".join(
        (
            box(0, 0, WIDE, HIGH, 10, "#efe3c8"),
            box(4.5, 4.5, 111, 159, 7, paint),
            g(stroke(lines, pale, 1.4, opacity=0.36), clip_path="url(#kinoko-inside)"),
            box(9, 9, 102, 150, 5, "none", pale, 1.1, stroke_opacity=0.6),
        )
    )


def _back(value: int) -> str:
    """A mushroom from behind: its value and no hue; one, two or three rings around the number (K1)."""
    rings = "".join(
        el("circle", cx=60, cy=84, r=47 - 4.4 * i, fill="none", stroke="#e9d9b8", stroke_width=1.8) for i in range(value)
    )
    number = digit(value, 60, 109, 72, CREAM)
    parts = (_gills("url(#kinoko-back)"), disc(60, 84, 50, "#35271f"), rings, number, _edge("#2a1d12"))
    return named(f"back-{value}", *parts, transform=CENTRED)


def _family(colour: str) -> str:
    """A Family card: all three together; its name is written on the ribbon by the picture, in the reader's language."""
    hue = HUES[colour]
    return named(
        f"family-{colour}",
        _ground(colour, 99),
        show(f"person-{colour}-3", 58, 121, 0.7),
        show(f"person-{colour}-2", 85, 130, 0.57),
        show(f"person-{colour}-1", 30, 131, 0.56),
        box(8, 8, 104, 152, 5, "none", hue.dark, 1.3, opacity=0.5),
        shape("M2 136L-4 132V158L6 152M118 136L124 132V158L114 152", hue.dark),
        shape("M2 133C40 139 80 139 118 133V153C80 159 40 159 2 153Z", hue.main, hue.dark, 1.6),
        transform=CENTRED,
    )


def _family_back() -> str:
    """A Family card from behind: no hue, a penny bun in a ring."""
    mushroom = show("point-1", 60, 83, 2.7)
    parts = (_gills("url(#kinoko-moss-back)"), disc(60, 84, 46, "#27321f", "#e9d9b8", 1.8), mushroom, _edge("#1d2418"))
    return named("family-back", *parts, transform=CENTRED)


def _tag(colour: str) -> str:
    """What the memory aid knows of a back (K23): the hat on a paper tag, hung over its corner."""
    hue: Hue = HUES[colour]
    paper = "M-24-19H17C22-19 25-16 25-11V13C25 18 22 21 17 21H-24C-29 21-31 18-31 13V-11C-31-16-29-19-24-19Z"
    drawn = "".join(
        (
            shape(paper, "#000", opacity=0.35, transform="translate(1.5 3)"),
            shape(paper, hue.tint, hue.dark, 2),
            hat_sign(colour, -3, 1, 40),
        )
    )
    return named(f"tag-{colour}", drawn)


# --- marks ---------------------------------------------------------------------------------------------------------------


def _rim(colour: str, width: float, **more: Attribute) -> str:
    """A line around a card, in pixels of the page: it keeps its weight however large the card is."""
    return box(-WIDE / 2, -HIGH / 2, WIDE, HIGH, 10, "none", colour, width, vector_effect="non-scaling-stroke", **more)


def _lights() -> str:
    """What lies under a card: its shadow, the glow while it can be chosen, thin and firm outlines."""
    shadow = soft(-58, -77, 116, 166, 10, 7, "#0b120e", 0.5)
    high_shadow = soft(-52, -58, 104, 160, 12, 16, "#000", 0.5)
    glow = "".join(_rim("#ffd468", width, stroke_opacity=0.13) for width in (7, 10, 13, 16, 19, 22, 25, 28, 31))
    return "".join(
        (
            named("shadow", shadow),
            named("high-shadow", high_shadow),
            named("glow", glow),
            named("thin", _rim("#ffdc8a", 7.4), _rim(GOLD, 4.4)),
            named("firm", _rim(GOLD, 13), _rim(WOOD_DARK, 5)),
            named(
                "traced",
                box(-63, -87, 126, 174, 12.5, "none", CREAM, 1.7, stroke_dasharray="6 4.5", vector_effect="non-scaling-stroke"),
            ),
        )
    )


def _tick() -> str:
    return named("tick", disc(0, 0, 14, GOLD, WOOD_DARK, 2.5), stroke("M-6 .5L-2 5L6.5-4.6", INK, 3.8))


def _bone() -> str:
    knobs = "".join(disc(x, y, 1.9, PAPER) for x in (-9.6, 9.6) for y in (-1.5, 1.5))
    return box(-10, -1.3, 20, 2.6, 1.3, PAPER) + knobs


def _poison() -> str:
    """A skull over crossed bones on a dark disc of radius 13."""
    head = (
        "M12 2C6.9 2 4.2 5.4 4.2 9.2C4.2 11.8 5.6 13.3 7.2 14.2V17C7.2 17.8 7.8 18.2 8.6 18.2H15.4"
        "C16.2 18.2 16.8 17.8 16.8 17V14.2C18.4 13.3 19.8 11.8 19.8 9.2C19.8 5.4 17.1 2 12 2Z"
    )
    skull = "".join(
        (
            *(put(_bone(), 12, 16.4, turn=turn) for turn in (24, -24)),
            shape(head, PAPER, INK, 1.1),
            *(oval(x, 9.7, 2.1, 2.4, INK) for x in (8.7, 15.3)),
            shape("M12 11.8L10.9 14H13.1Z", INK),
            stroke("M10.3 16V18M13.7 16V18", INK, 1),
        )
    )
    veil = box(-55, -79, 110, 158, 7, INK, opacity=0.34)
    return named("poison", disc(0, 0, 13, INK, PAPER, 2), put(skull, -9, -9, 0.75)) + named("veil", veil, _rim(INK, 6))


def _eye() -> str:
    lids = "M-10 0C-6-6.6 6-6.6 10 0C6 6.6-6 6.6-10 0Z"
    return named("eye", disc(0, 0, 15, PAPER, WOOD_DARK, 2), shape(lids, "#fff", INK, 2.2), disc(0, 0, 3.6, INK))


def _points() -> str:
    """A point is a brown penny bun, 24 wide; a point still to win is its outline."""
    cap = "M-9.8.6C-10-5.6-5.6-9.6 0-9.6C5.6-9.6 10-5.6 9.8.6C9.7 2.4-9.7 2.4-9.8.6Z"
    stalk = "M-3.4 2C-3.2 5-4.6 7.6-3.6 9C-2.4 10.3 2.4 10.3 3.6 9C4.6 7.6 3.2 5 3.4 2Z"
    faint, edge = "#b7a98f", "#5a3415"
    outline = shape(stalk, "none", faint, 1.5) + shape(cap, "#eee3cc", faint, 1.5, stroke_dasharray="2.6 2.2")
    shine = stroke("M-6-2.6C-5-5.4-3-6.8-.6-7.1", "#e9b98a", 1.9)
    whole = shape(stalk, SKIN, edge, 1.6) + shape(cap, "#b0622c", edge, 1.6) + shine
    return named("point-0", outline) + named("point-1", whole)


def _wreath() -> str:
    """For the winner: two sprigs around a point, 34 wide."""
    sprig = []
    for i in range(6):
        angle = math.radians(100 + 26 * i)
        x, y = 12.5 * math.cos(angle), 12.5 * math.sin(angle)
        sprig += [_leaf(x, y, 166 + 26 * i), _leaf(x, y, 226 + 26 * i)]
    twig = stroke("M1 12.8C-8 12.4-13.4 6-13-1C-12.8-5-11-8.4-8-10.6", "#4a7138", 1.6)
    half = twig + "".join(sprig)
    return named(
        "wreath", disc(0, 0, 16.5, PAPER, INK_SOFT, 1), half, g(half, transform="scale(-1 1)"), show("point-1", 0, 0, 0.62)
    )


def _leaf(x: float, y: float, turn: float) -> str:
    return put(shape("M0 0C1.6-2.4 5-2.6 7.4-.6C5.4 1.8 2 2 0 0Z", "#67964b", "#33501f", 0.7), x, y, turn=turn)

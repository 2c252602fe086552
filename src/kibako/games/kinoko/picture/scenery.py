"""The forest around Kinoko's cards, for the defs: stump, ferns and moss, the poison sign, the tray and its dice."""

from __future__ import annotations

import math
import random
from typing import Final

from kibako.games.kinoko.picture.svg_words import (
    SKIN,
    WOOD_LINE,
    blob,
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
from kibako.kit.svg import FELT, FELT_DARK, INK, PAPER, WOOD_DARK, WOOD_LIGHT, gradient

STUMP: Final = 236
"""The radius of the stump."""

_WOODS: Final = (("#f4e6c8", "#c9ab7c"), ("#dba468", "#95622f"), ("#7d5233", "#3f2511"))
"""Top and side of each die: birch, oak and walnut tell them apart."""

DIE_INKS: Final = (WOOD_DARK, "#3d220d", SKIN)

TRAYS: Final = {"wide": (300, 168), "tall": (76, 190)}


def scenery_defs() -> str:
    trays = (_tray(name, *size) for name, size in TRAYS.items())
    dice = (_die(die) for die in range(len(_WOODS)))
    return "".join((_paints(), _stump(), _fern(), _moss(), _wild_mushroom(), _sign(), *trays, *dice, _faces()))


def _paints() -> str:
    cut = ((0.0, "#b67f4b"), (0.5, WOOD_LIGHT), (0.86, "#cb9862"), (1.0, "#b07a45"))
    shade = ((0.0, "rgba(5,10,7,.7)"), (0.86, "rgba(5,10,7,.62)"), (1.0, "rgba(5,10,7,0)"))
    plank = ((0.0, "#9a6a3f"), (0.3, "#7c4f2b"), (1.0, WOOD_DARK))
    return "".join(
        (
            gradient("radialGradient", "kinoko-felt", (0.12, FELT), (1, FELT_DARK), cx=0.5, cy=0.4, r=0.42),
            gradient("linearGradient", "kinoko-plank", *plank, x1=0, y1=0, x2=0, y2=1),
            gradient("radialGradient", "kinoko-bark", (0.85, WOOD_DARK), (1, "#3a2311")),
            gradient("radialGradient", "kinoko-cut", *cut, cx=0.47, cy=0.44, r=0.62),
            gradient("radialGradient", "kinoko-shade", *shade),
        )
    )


# --- the stump and what grows there --------------------------------------------------------------------------------------


def _stump() -> str:
    """A sawn trunk seen from above, around 0 0: the round table of the mushroom people."""
    r = STUMP
    bark = spokes(0, 0, r - 11, r - 1, (math.tau * i / 74 + 0.03 * math.sin(7 * i) for i in range(74)))
    cracks = (
        put(shape(f"M{r * 0.92} 0L{r * 0.5} 2.2L{r * 0.92} 5Z", "#5a3418", opacity=0.7), turn=t) for t in (28, 124, 262, 318)
    )
    return named(
        "stump",
        oval(0, r * 0.08, r * 1.17, r * 1.16, "url(#kinoko-shade)"),
        shape(blob(r * 0.05, r, 4, 40, 3), "#2a180b"),
        shape(blob(0, r, 4, 40, 3), "url(#kinoko-bark)", "#24150a", 2),
        stroke(bark, "#2c1a0d", 2.2, opacity=0.55),
        shape(blob(0, r * 0.945, 1.6, 36, 5), "#e2bd8b"),
        shape(blob(0, r * 0.925, 1.4, 36, 6), "url(#kinoko-cut)"),
        *_rings(r),
        *cracks,
    )


def _rings(r: float) -> list[str]:
    parts = (0.09, 0.17, 0.25, 0.34, 0.43, 0.51, 0.6, 0.68, 0.76, 0.83, 0.88)
    return [
        stroke(
            blob(r * 0.02, part * r, 1.6 + part * 2.2, 26, 40 + i),
            "#6d421f",
            2.2 if i % 3 == 0 else 1.3,
            opacity=0.3 if i % 2 else 0.2,
        )
        for i, part in enumerate(parts)
    ]


def _fern() -> str:
    """A frond, barely lighter than the felt; its root at 0 0."""
    leaves = []
    for i in range(1, 11):
        b = -i * 15
        leaves += [
            f"M0 {b}C{s * 10} {b - 14} {s * (46 - i * 3.4)} {b - 22} {s * (58 - i * 4.6)} {b - 12}"
            f"C{s * (40 - i * 3.2)} {b - 4} {s * 14} {b + 4} 0 {b}Z"
            for s in (-1, 1)
        ]
    return named("fern", shape("".join(leaves), "#3c5f49"), stroke("M0 10C2-60-2-120 0-172", "#4a7058", 3), opacity=0.42)


def _moss() -> str:
    luck = random.Random(1)  # noqa: S311 - the same at every drawing
    greens = ("#55803f", "#67964b", "#4a7138", "#7aa859")
    tufts = [disc(luck.uniform(-22, 22), luck.uniform(-7, 7), luck.uniform(6, 12), luck.choice(greens)) for _ in range(13)]
    lights = [disc(luck.uniform(-22, 22), luck.uniform(-10, 5), 1.6, "#a6cf7e") for _ in range(9)]
    return named("moss", oval(0, 9, 30, 8, "#000", opacity=0.3), *tufts, *lights)


def _wild_mushroom() -> str:
    """A small brown one of no family; its foot at 0 0."""
    return named(
        "wild",
        shape("M-5 0C-4-8-4-12-4-18H4C4-12 4-8 6 0Z", "#ead9bd", "#6f5238", 1.6),
        shape("M-16-16C-15-28-7-33 0-33C8-33 15-27 16-16C10-12-10-12-16-16Z", "#a6845c", "#5b4128", 1.8),
        stroke("M-9-23C-7-27-4-29 0-29.4", "#d8bd96", 2.2),
    )


def _sign() -> str:
    """A nailed board on a post, its foot at 0 0, 124 wide and 172 high; the picture hangs the forbidden hat on it."""
    grain = "M-52-158C-20-162 20-160 52-163M-50-76C-10-72 30-78 52-72M-54-128C-40-126-36-130-30-128M34-108C44-106 50-110 56-108"
    return named(
        "sign",
        soft(-54, -156, 112, 96, 8, 9, "#000", 0.45),
        shape("M-8 0L-7-70H7L9 0Z", "url(#kinoko-plank)", WOOD_LINE, 1.6),
        show("moss", 0, 0, 0.8),
        shape("M-60-168L58-172L62-118L-58-116Z", "#b98450", "#4a2c14", 2),
        shape("M-58-116L62-119L58-62L-62-66Z", "#a9753f", "#4a2c14", 2),
        stroke(grain, "#6d421f", 1.4, opacity=0.6),
        *(disc(x, y, 2.6, "#3a2b20") for x, y in ((-52, -160), (52, -164), (-54, -74), (51, -71))),
        disc(0, -117, 42, PAPER, INK, 4),
    )


# --- dice ----------------------------------------------------------------------------------------------------------------


def _tray(name: str, w: float, h: float) -> str:
    x, y = -w / 2, -h / 2
    return named(
        f"tray-{name}",
        soft(x + 4, y + 12, w - 8, h - 2, 24, 12, "#000", 0.5),
        box(x, y, w, h, 24, "url(#kinoko-plank)", WOOD_LINE, 1.4),
        box(x + 1.5, y + 1.5, w - 3, h - 3, 22.5, "none", "#e1b07a", 1.2, opacity=0.5),
        box(x + 11, y + 11, w - 22, h - 22, 15, "#1a2a21", WOOD_LINE, 2),
        box(x + 13, y + 13, w - 26, h - 26, 13, "none", "#0a120d", 4, opacity=0.6),
    )


def _die(die: int) -> str:
    """64 wide, around 0 0: the top and the edge towards us."""
    top, side = _WOODS[die]
    return named(
        f"die-{die}",
        box(-32, -26, 64, 64, 14, side, "#2b190c", 1.6),
        box(-32, -32, 64, 61, 14, top, "#2b190c", 1.2),
        box(-29, -29.5, 58, 54, 11.5, "none", "#fff", 1.6, opacity=0.4),
        stroke("M-22 14C-6 20 14 19 24 12M-24-16C-8-21 8-20 24-17", side, 1.2, opacity=0.5),
    )


def _faces() -> str:
    """What is engraved on the faces, about 40 high, in the colour that the die gives."""
    ink = "currentColor"
    drawn = {
        "blank": disc(0, 0, 3, "none"),
        "peek": shape("M-21 0C-12-14 12-14 21 0C12 14-12 14-21 0Z", "none", ink, 4) + disc(0, 0, 7, ink),
        "reroll": stroke("M14-10A17 17 0 1 0 17 4M17-19L15-8L4.6-10", ink, 4.4),
        "sets": stroke("M-17-8H14L7-15M17 8H-14L-7 15", ink, 4.4),
    }
    numbers = {str(value): digit(value, 0, 15.5, 46, ink) for value in (1, 2, 3)}
    return "".join(named(f"engraved-{face}", lines) for face, lines in (drawn | numbers).items())

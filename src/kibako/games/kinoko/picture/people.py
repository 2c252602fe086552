"""The mushroom people: a child, a grown-up and an elder of each family, with what they wear and hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kibako.games.kinoko.picture.svg_words import (
    HUES,
    SKIN,
    SKIN_LINE,
    SKIN_SHADE,
    WHITE,
    Hue,
    box,
    disc,
    named,
    oval,
    put,
    shape,
    show,
    stroke,
    tube,
)
from kibako.kit.svg import INK, WOOD_DARK, gradient


class Body(NamedTuple):
    h: int  # height
    w: int  # half the width
    hat: float  # how large the hat is
    eyes: int  # height of the eyes
    n: int  # height of the neckline


BODIES: Final = {1: Body(52, 21, 0.77, 20, 33), 2: Body(61, 23, 0.92, 23, 37), 3: Body(71, 24, 1.0, 25, 42)}


class Outfit(NamedTuple):
    worn: str  # under the face
    held: str  # over everything but the hat


def _garment(b: Body, fill: str, edge: str, lower: int = 0) -> str:
    """Cloth from the neckline to the feet."""
    n, h, w = b.n + lower, b.h, b.w
    d = (
        f"M{-w - 0.5} {n}C{-w * 0.5} {n + 5} {w * 0.5} {n + 5} {w + 0.5} {n}"
        f"C{w + 3} {n + 8} {w + 3.6} {h - 10} {w + 3.4} {h - 4}"
        f"C{w * 0.6} {h + 2} {-w * 0.6} {h + 2} {-w - 3.4} {h - 4}C{-w - 3.6} {h - 10} {-w - 3} {n + 8} {-w - 0.5} {n}Z"
    )
    return shape(d, fill, edge, 1.7)


def _arm_at_rest(b: Body, fill: str = SKIN, edge: str = SKIN_LINE) -> str:
    """The left arm, hand on the hip."""
    n, w = b.n, b.w
    return tube(f"M{-w + 3} {n + 4}C{-w - 8} {n + 7} {-w - 8} {n + 15} {-w + 1} {n + 16}", fill, 6.5, edge)


def _arm_out(b: Body, fill: str = SKIN, edge: str = SKIN_LINE, lower: int = 0) -> str:
    """The right arm, holding something out."""
    n, w = b.n + lower, b.w
    return tube(f"M{w - 3} {n + 5}C{w + 3} {n + 13} {w + 10} {n + 12} {w + 11} {n + 3}", fill, 6.5, edge)


def _athlete(hue: Hue, b: Body) -> Outfit:
    """Red singlet with a white stripe, dumb-bell lifted."""
    n, w = b.n, b.w
    stripe = stroke(f"M{-w - 2.6} {n + 11}C{-w * 0.5} {n + 16} {w * 0.5} {n + 16} {w + 2.6} {n + 11}", WHITE, 3.4)
    weights = "".join(box(x, -8, 6.5, 16, 2.6, "#4d525e", "#23262d", 1.8) for x in (-17, 10.5))
    dumb_bell = box(-13, -2.2, 26, 4.4, 2, "#8c8f98", "#3c3f47", 1.6) + weights
    fist = disc(w + 12, n - 2, 4.2, SKIN, SKIN_LINE, 1.6)
    held = _arm_at_rest(b) + put(dumb_bell, w + 13, n - 4, turn=-18) + _arm_out(b) + fist
    return Outfit(_garment(b, hue.main, hue.dark) + stripe, held)


def _musician(hue: Hue, b: Body) -> Outfit:
    """Orange tunic, ukulele across the belly, a note in the air."""
    n, w = b.n, b.w
    wood = "M0 12C-11 12-13 3-8-2C-11-8-6-13 0-13C6-13 11-8 8-2C13 3 11 12 0 12Z"
    ukulele = "".join(
        (
            box(-2.6, -40, 5.2, 34, 2, "#7a4a22", "#43260f", 1.5),
            box(-4.8, -48, 9.6, 10, 2.6, "#5d3a1f", "#43260f", 1.5),
            shape(wood, "#c4702c", "#5b2d0c", 2),
            disc(0, -1.5, 3.6, "#4a2710"),
            box(-4.5, 5.6, 9, 2.4, 1, "#4a2710"),
            stroke("M-1.2-38V6M1.2-38V6", "#f8e6c4", 0.7),
        )
    )
    left = tube(f"M{-w + 2} {n - 2}C{-w - 10} {n + 2} {-w - 7} {n + 11} -11 {n + 10}", SKIN, 6.2)
    right = tube(f"M{w - 1} {n - 2}C{w + 9} {n} {w + 8} {n + 9} {w - 5} {n + 6}", SKIN, 6.2)
    note = oval(-1.5, 1, 4, 3.1, hue.dark) + stroke("M2 .5V-13C3-9 8-9 8-4", hue.dark, 2.2)
    held = put(ukulele, -8, n + 10, 0.9, 76) + left + right + put(note, -w - 15, n - 16, 0.95, -8)
    return Outfit(_garment(b, hue.soft, hue.dark, lower=1), held)


def _artisan(_hue: Hue, b: Body) -> Outfit:
    """Leather apron with a pocket, hammer in hand."""
    n, h, w = b.n, b.h, b.w
    bib, hem, pocket = w * 0.62, w * 0.86, w * 0.34
    apron = "".join(
        (
            stroke(f"M{-bib} {n}L{-w + 1} {n - 6}M{bib} {n}L{w - 1} {n - 6}", WOOD_DARK, 2.6),
            shape(
                f"M{-bib} {n}H{bib}L{hem} {h - 3}C{w * 0.4} {h + 2} {-w * 0.4} {h + 2} {-hem} {h - 3}Z",
                "#a8703c",
                WOOD_DARK,
                1.8,
            ),
            shape(
                f"M{-pocket} {n + 7}H{pocket}V{n + 12}C{w * 0.2} {n + 16} {-w * 0.2} {n + 16} {-pocket} {n + 12}Z",
                "#c99a67",
                WOOD_DARK,
                1.4,
            ),
        )
    )
    handle = box(-2.4, -20, 4.8, 30, 2, "#b87b43", "#4d2e14", 1.6)
    hammer = handle + shape("M-10-27H7L12-22.5V-17.5H-10Z", "#9aa0aa", "#3c3f47", 1.9)
    return Outfit(apron, _arm_at_rest(b) + put(hammer, w + 12, n + 4, turn=20) + _arm_out(b))


def _scientist(_hue: Hue, b: Body) -> Outfit:
    """White coat, bubbling flask."""
    n, h, w = b.n, b.h, b.w
    edge = "#7f987f"
    lapels = stroke(f"M-7 {n + 3.6}L0 {n + 11}L7 {n + 3.6}M0 {n + 11}V{h}", edge, 1.5)
    buttons = "".join(disc(4.4, y, 1.5, "#5e7a5e") for y in (n + 14, n + 20) if y < h - 3)
    bubbles = ((-2, 7, 1.7, "#dcffb4"), (3.4, 9, 1.2, "#dcffb4"), (1, -24, 2.6, "#6fc22a"), (5.4, -29.5, 1.9, "#6fc22a"))
    glass = "M-4-18H4V-7L12 8C13.5 11.5 11.5 14 8 14H-8C-11.5 14-13.5 11.5-12 8L-4-7Z"
    brew = "M-8.4 2.5C-4 0 4 5 8.4 2.5L11 8.6C12 11 10.6 12.6 8 12.6H-8C-10.6 12.6-12 11-11 8.6Z"
    flask = "".join(
        (
            shape(glass, "#f2fbff", "#35564a", 1.9),
            shape(brew, "#8ddb3f"),
            stroke("M-5.5-18H5.5", "#35564a", 2.8),
            *(disc(x, y, r, colour) for x, y, r, colour in bubbles),
        )
    )
    held = _arm_at_rest(b, "#fff", edge) + put(flask, w + 12, n - 6, 0.92, 6) + _arm_out(b, "#fff", edge)
    return Outfit(_garment(b, "#fff", edge) + lapels + buttons, held)


def _servant(hue: Hue, b: Body) -> Outfit:
    """Blue uniform, tie, a sealed letter."""
    n, w = b.n, b.w
    uniform = "".join(
        (
            _garment(b, hue.main, hue.dark),
            shape(f"M-9 {n + 3.4}C-4 {n + 4.4} 4 {n + 4.4} 9 {n + 3.4}L0 {n + 17}Z", "#fff"),
            shape(f"M0 {n + 4}L3.6 {n + 8}L0 {n + 17}L-3.6 {n + 8}Z", "#22304a"),
            *(disc(side * w * 0.66, n + 12, 1.8, "#f3d27a") for side in (-1, 1)),
        )
    )
    sheet = box(-14, -10, 28, 20, 2, "#fffaf0", "#3a4660", 1.9)
    letter = sheet + stroke("M-13-9L0 2L13-9", "#3a4660", 1.9) + disc(0, 2.6, 3.6, "#c9463f")
    thumb = disc(w + 11, n + 1, 4.4, SKIN, SKIN_LINE, 1.6)
    arms = _arm_at_rest(b, hue.main, hue.dark), _arm_out(b, hue.main, hue.dark, lower=3)
    return Outfit(uniform, arms[0] + put(letter, w + 12, n - 7, turn=-10) + thumb + arms[1])


def _artist(hue: Hue, b: Body) -> Outfit:
    """Pale smock with a bow, palette and brush."""
    n, w = b.n, b.w
    cloth, edge, y = "#f4ecfa", "#86659f", n + 5
    bow = (
        f"M0 {y}C-6 {y - 6.5} -11 {y - 5} -11 {y}C-11 {y + 5} -6 {y + 6} 0 {y}"
        f"C6 {y - 6.5} 11 {y - 5} 11 {y}C11 {y + 5} 6 {y + 6} 0 {y}Z"
    )
    paints = ((-8, -3, "#d5433b"), (-2, -7.4, "#f3c62f"), (6, -6.6, "#3f84d2"), (-7, 4.4, "#58a648"))
    board = "M0-12C-11-12-16-4-15 3C-14 10-6 13 1 11C5 10 3 6 5 4C8 1 15 4 15-3C14-9 8-12 0-12Z"
    palette = shape(board, "#d9a066", "#5d3a1f", 1.9) + "".join(disc(px, py, 2.6, colour) for px, py, colour in paints)
    brush = "".join(
        (
            box(-1.9, -14, 3.8, 30, 1.6, "#b87b43", "#4d2e14", 1.5),
            box(-2.6, -19, 5.2, 6.6, 1, "#c9ced6", "#3c3f47", 1.3),
            shape("M-3-19C-5-25-1-29 1-32C3-28 5-24 3-19Z", "#ff7f93", "#8c2440", 1.5),
        )
    )
    left = tube(f"M{-w + 4} {n + 5}C{-w - 2} {n + 8} {-w - 4} {n + 11} {-w - 3} {n + 14}", cloth, 6.2, edge)
    right = put(brush, w + 12, n - 2, turn=14) + _arm_out(b, cloth, edge)
    return Outfit(
        _garment(b, cloth, edge) + shape(bow, hue.main, hue.dark, 1.8), put(palette, -w - 7, n + 9, 0.95, -8) + left + right
    )


_OUTFITS: Final[dict[str, Callable[[Hue, Body], Outfit]]] = {
    "red": _athlete,
    "orange": _musician,
    "yellow": _artisan,
    "green": _scientist,
    "blue": _servant,
    "purple": _artist,
}


def _eyes(value: int, y: int) -> str:
    apart, rx, ry = {1: (8.5, 3.9, 5.1), 2: (9.0, 3.2, 4.4), 3: (9.5, 2.8, 3.6)}[value]
    eyes = (oval(side * apart, y, rx, ry, INK) + disc(side * apart + 1.2, y - 1.7, 1.3, "#fff") for side in (-1, 1))
    cheeks = (oval(side * 15, y + 6.5, 4.2, 2.8, "#ee8f7c", opacity=0.6) for side in (-1, 1))
    return "".join((*eyes, *cheeks))


def _face(value: int, y: int) -> str:
    """A laughing child, a smiling grown-up with lashes, an elder with brows and moustache."""
    if value == 1:
        return _eyes(value, y) + shape(f"M-4.5 {y + 6}C-3 {y + 12.5} 3 {y + 12.5} 4.5 {y + 6}Z", "#8c3a33", "#5f2621", 1.4)
    if value == 2:
        lashes = "".join(f"M{s * 12.4} {y - 2.6}L{s * 15} {y - 4.6}M{s * 11.4} {y - 4}L{s * 13} {y - 6.6}" for s in (-1, 1))
        smile = f"M-5.5 {y + 6.5}C-3 {y + 10.8} 3 {y + 10.8} 5.5 {y + 6.5}"
        return stroke(lashes, INK, 1.5) + _eyes(value, y) + stroke(smile, INK, 2.2)
    brows = "".join(f"M{s * 15} {y - 5.6}C{s * 13} {y - 9.6} {s * 8.5} {y - 9.6} {s * 5.5} {y - 6.6}" for s in (-1, 1))
    moustache = (
        f"M0 {y + 5}C-4 {y + 2.4} -9 {y + 4} -15 {y + 10.4}C-9 {y + 13.4} -3 {y + 11.6} 0 {y + 8.4}"
        f"C3 {y + 11.6} 9 {y + 13.4} 15 {y + 10.4}C9 {y + 4} 4 {y + 2.4} 0 {y + 5}Z"
    )
    return _eyes(value, y) + stroke(brows, "#a3978a", 3.4) + shape(moustache, "#cfc6ba", "#857665", 1.5)


def _torso(b: Body) -> str:
    """Feet, stalk, and the shade under the hat."""
    h, w = b.h, b.w
    stalk = (
        f"M{-w + 2} -6C{-w + 1} {h * 0.35} {-w - 3} {h * 0.5} {-w - 3} {h * 0.78}"
        f"C{-w - 3} {h + 1} {-w * 0.55} {h + 2} 0 {h + 2}"
        f"C{w * 0.55} {h + 2} {w + 3} {h + 1} {w + 3} {h * 0.78}C{w + 3} {h * 0.5} {w - 1} {h * 0.35} {w - 2} -6Z"
    )
    shade = f"M{-w + 2} 1C{-w * 0.5} 9 {w * 0.5} 9 {w - 2} 1V-6H{-w + 2}Z"
    feet = "".join(oval(side * w * 0.5, h + 1.5, 8, 4.6, SKIN_SHADE, SKIN_LINE, 1.8) for side in (-1, 1))
    return feet + shape(stalk, "url(#kinoko-skin)", SKIN_LINE, 2.2) + shape(shade, "#cdb08a", opacity=0.75)


def _person(colour: str, value: int) -> str:
    """Feet at 0 0, rising to about -145."""
    b = BODIES[value]
    outfit = _OUTFITS[colour](HUES[colour], b)
    head = show(f"face-{value}")
    figure = show(f"torso-{value}") + outfit.worn + head + outfit.held + show(f"hat-{colour}", 0, -1, b.hat)
    return named(f"person-{colour}-{value}", put(figure, 0, -b.h - 5))


def people_defs() -> str:
    skin = gradient("linearGradient", "kinoko-skin", (0, "#fff8ea"), (0.55, SKIN), (1, SKIN_SHADE), x1=0, x2=1)
    torsos = (named(f"torso-{value}", _torso(b)) + named(f"face-{value}", _face(value, b.eyes)) for value, b in BODIES.items())
    return "".join((skin, *torsos, *(_person(colour, value) for colour in HUES for value in BODIES)))

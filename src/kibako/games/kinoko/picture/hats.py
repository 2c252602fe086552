"""The hats of the six families. Their outlines alone tell them apart: dome, trumpet, wide brim, cone, drum, lopsided beret.

A hat is about 90 wide; 0 0 is the middle of its brim, and up is negative.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kibako.games.kinoko.picture.svg_words import HUES, WHITE, Hue, disc, mix, named, oval, put, shape, show, stroke, tube
from kibako.kit.svg import WOOD, gradient

LINE: Final = 2.6


def _shine(x: float, y: float, rx: float, ry: float, turn: float) -> str:
    return put(oval(0, 0, rx, ry, "#fff", opacity=0.38), x, y, turn=turn)


def _dome(hue: Hue) -> str:
    """Athletes: white spots, and a sweatband knotted at the side."""
    band = "M-46-7C-30 2 30 2 46-7C46-2 46 1 45 4C30 13-30 13-45 4C-46 1-46-2-46-7Z"
    spots = ((-19, -34, 7.5), (8, -41, 6), (27, -25, 8), (-36, -17, 5), (1, -21, 4.6))
    return "".join(
        (
            shape("M42-3C52-12 60-10 60-4C60 1 52 2 43 2Z", WHITE, hue.dark, 2.2),
            shape("M43 1C54 3 60 10 56 15C50 16 45 9 42 4Z", WHITE, hue.dark, 2.2),
            shape(
                "M-45 2C-48-31-25-52 0-52C25-52 48-31 45 2C45 9 30 12 0 12C-30 12-45 9-45 2Z",
                "url(#kinoko-felt-red)",
                hue.dark,
                LINE,
            ),
            *(disc(x, y, r, WHITE) for x, y, r in spots),
            shape(band, WHITE, hue.dark, 2.2),
            stroke("M-45-1.5C-30 7 30 7 45-1.5", hue.main, 3.6),
            _shine(-27, -36, 10, 5, -40),
        )
    )


def _trumpet(hue: Hue) -> str:
    """Musicians: a chanterelle's flaring bell, its rim wavy, ribs running down."""
    bell = (
        "M-21 7C-23-8-32-20-51-34C-55-38-50-43-44-41C-36-39-31-45-23-46C-14-47-9-42 0-42"
        "C9-42 14-47 23-46C31-45 36-39 44-41C50-43 55-38 51-34C32-20 23-8 21 7C13 12-13 12-21 7Z"
    )
    throat = "M-49-37C-36-42-31-40-23-41.5C-14-43-9-38 0-38C9-38 14-43 23-41.5C31-40 36-42 49-37C34-25-34-25-49-37Z"
    ribs = "".join(f"M{x} -24C{x * 0.7} -14 {x * 0.52} -6 {x * 0.5} 6" for x in (-27, -14, 0, 14, 27))
    return "".join(
        (
            shape(bell, "url(#kinoko-felt-orange)", hue.dark, LINE),
            shape(throat, "#b45a12", opacity=0.85),
            stroke(ribs, hue.dark, 1.7, opacity=0.55),
            stroke("M-44-32C-36-26-30-18-27-9", "#ffdca6", 3, opacity=0.8),
        )
    )


def _straw(hue: Hue) -> str:
    """Artisans: a very wide flat brim, a low crown, a brown band."""
    brim = "M-56 1C-56-9-30-13 0-13C30-13 56-9 56 1C56 9 30 14 0 14C-30 14-56 9-56 1Z"
    crown = "M-29-7C-30-29-17-35 0-35C17-35 30-29 29-7C20-1-20-1-29-7Z"
    straws = "M-34-8L-45 1M-30 0L-37 8M-16 3L-19 12M0 4V13M16 3L19 12M30 0L37 8M34-8L45 1M-49 2C-44 9 44 9 49 2"
    return "".join(
        (
            stroke("M-56 1l-5 2M-54 5l-4 4M56 1l5 2M54 5l4 4", hue.dark, 1.8),
            shape(brim, "url(#kinoko-felt-yellow)", hue.dark, LINE),
            stroke(straws, hue.dark, 1.3, opacity=0.42),
            shape(crown, "url(#kinoko-felt-yellow)", hue.dark, LINE),
            stroke("M-13-32C-16-26-17-20-17-14M0-34V-11M13-32C16-26 17-20 17-14", hue.dark, 1.3, opacity=0.38),
            shape("M-29.4-15C-18-8 18-8 29.4-15L29-7C20-1-20-1-29-7Z", WOOD, hue.dark, 1.8),
            _shine(-15, -27, 7, 3.5, -30),
        )
    )


def _cone(hue: Hue) -> str:
    """Scientists: tall and pointed with a crooked tip, goggles pushed up."""
    leather = "#4b3a2d"
    cone = "M-41 4C-28-6-20-32-8-56C-3-66 4-74 13-72C17-71 16-67 12-64C12-46 27-8 41 4C31 13-31 13-41 4Z"
    return "".join(
        (
            shape(cone, "url(#kinoko-felt-green)", hue.dark, LINE),
            stroke("M-2-58C-6-44-9-36-13-28M8-52C10-40 14-30 18-22", hue.dark, 1.6, opacity=0.45),
            *(disc(x, y, r, "#d6f0b9") for x, y, r in ((3, -39, 3.6), (-6, -28, 2.6), (10, -27, 2.2))),
            shape("M-33-9C-20 0 20 0 33-9L36-2C22 7-22 7-36-2Z", leather),
            *(disc(x, -4, 8.6, "#c9ecf5", leather, 3) for x in (-10, 10)),
            *(stroke(f"M{x - 4} -6C{x - 3} -9 {x} -10 {x + 2} -9.4", "#fff", 2) for x in (-10, 10)),
        )
    )


def _drum(hue: Hue) -> str:
    """Public servants: a kepi with straight sides and a flat top, a badge and a dark visor."""
    return "".join(
        (
            shape("M-34 3L-39-35C-39-47 39-47 39-35L34 3C24 11-24 11-34 3Z", "url(#kinoko-felt-blue)", hue.dark, LINE),
            shape("M-39-36C-39-47 39-47 39-36C39-27-39-27-39-36Z", "#86b6ec", hue.dark, 2.2),
            shape("M-35.6-10C-22-2 22-2 35.6-10L34 3C24 11-24 11-34 3Z", hue.dark),
            stroke("M-35.6-10C-22-2 22-2 35.6-10", "#f3d27a", 2.4),
            shape("M0-26L8-23V-14C8-9 4-6 0-4C-4-6-8-9-8-14V-23Z", "#f6d98b", hue.dark, 1.8),
            stroke("M-3.8-15.5L-.8-12L4.2-18.6", hue.dark, 2),
            shape("M-35 2C-38 15-22 17 0 17C22 17 38 15 35 2C22 9-22 9-35 2Z", "#22304a", "#141d30", 2),
            stroke("M-24 12.5C-12 14.5 2 14.5 10 14", "#7f93b8", 1.8),
        )
    )


def _beret(hue: Hue) -> str:
    """Artists: soft, drooping to one side, with its little stalk and spots of paint."""
    beret = "M-33 2C-49-13-38-40-4-42C33-45 64-27 61-5C60 9 44 13 31 5C20 0-16 0-33 2Z"
    paint = ((12, -28, 5, "#f3c62f"), (28, -20, 4, "#ff9fb0"), (-8, -22, 4.4, "#8fd6d2"), (6, -15, 2.6, WHITE))
    return "".join(
        (
            tube("M-6-42C-6-48-3-51 1-52", hue.main, 3.4, hue.dark, 2),
            shape(beret, "url(#kinoko-felt-purple)", hue.dark, LINE),
            *(disc(x, y, r, colour) for x, y, r, colour in paint),
            stroke("M34-3C42 0 50-1 55-7M-24-28C-28-23-29-18-28-13", hue.dark, 1.8, opacity=0.5),
            shape("M-35 0C-25-7 22-7 33 2C33 7 32 10 28 12C14 7-14 7-28 12C-34 9-36 5-35 0Z", hue.dark),
            _shine(-20, -33, 9, 4, -25),
        )
    )


_HATS: Final[dict[str, Callable[[Hue], str]]] = {
    "red": _dome,
    "orange": _trumpet,
    "yellow": _straw,
    "green": _cone,
    "blue": _drum,
    "purple": _beret,
}

_BOXES: Final = {
    "red": (-48, -55, 110, 70),
    "orange": (-54, -50, 108, 63),
    "yellow": (-62, -39, 124, 56),
    "green": (-43, -76, 86, 90),
    "blue": (-42, -47, 84, 66),
    "purple": (-46, -55, 110, 70),
}
"""x, y, width, height that a hat takes."""


def hat_defs() -> str:
    return "".join(_felt(colour) + named(f"hat-{colour}", draw(HUES[colour])) for colour, draw in _HATS.items())


def _felt(colour: str) -> str:
    main = HUES[colour].main
    stops = ((0.0, mix(main, "#ffffff", 0.26)), (0.55, main), (1.0, mix(main, "#000000", 0.22)))
    return gradient("radialGradient", f"kinoko-felt-{colour}", *stops, cx=0.36, cy=0.2, r=0.95)


def hat_sign(colour: str, x: float, y: float, size: float) -> str:
    """The hat alone, around x y, as wide or as high as size: the family's sign."""
    left, top, wide, high = _BOXES[colour]
    k = size / max(wide, high)
    return show(f"hat-{colour}", x - (left + wide / 2) * k, y - (top + high / 2) * k, k)

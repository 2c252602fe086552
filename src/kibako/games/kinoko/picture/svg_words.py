"""Kinoko's brush: short words for painted shapes, and the hues of the six families."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from kibako.kit.svg import Attribute, circle, el, ellipse, g, num, path, rect, shift

CREAM: Final = "#fff3d6"  # numbers on backs, and the trace of the last move
SKIN: Final = "#fdf1dc"
SKIN_SHADE: Final = "#ecd5b0"
SKIN_LINE: Final = "#7d5c42"
WHITE: Final = "#fff6ea"
WOOD_LINE: Final = "#3a2310"


class Hue(NamedTuple):
    """A family's colour in four strengths."""

    tint: str  # the ground of a card
    soft: str  # pattern and hill
    main: str  # the hat
    dark: str  # outlines and numbers


HUES: Final = {
    "red": Hue("#fbdcd2", "#f0a596", "#d5433b", "#861d22"),
    "orange": Hue("#fde2c0", "#f7bd7e", "#ee8628", "#8c430a"),
    "yellow": Hue("#fcf1c2", "#f0d777", "#f3c62f", "#7a5a06"),
    "green": Hue("#dcefcd", "#a5d190", "#58a648", "#215722"),
    "blue": Hue("#d3e5f7", "#98c0ea", "#3f84d2", "#193f70"),
    "purple": Hue("#eadcf5", "#c6a3e0", "#8d58b8", "#4a226e"),
}


def shape(d: str, fill: str, edge: str | None = None, width: float | None = None, **more: Attribute) -> str:
    return path(d, fill=fill, stroke=edge, stroke_width=width, **more)


def stroke(d: str, colour: str, width: float, **more: Attribute) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=width, **more)


def disc(x: float, y: float, r: float, fill: str, edge: str | None = None, width: float | None = None) -> str:
    return circle(x, y, r, fill=fill, stroke=edge, stroke_width=width)


def oval(
    x: float, y: float, rx: float, ry: float, fill: str, edge: str | None = None, width: float | None = None, **more: Attribute
) -> str:
    return ellipse(x, y, rx, ry, fill=fill, stroke=edge, stroke_width=width, **more)


def box(
    x: float,
    y: float,
    wide: float,
    high: float,
    r: float,
    fill: str,
    edge: str | None = None,
    width: float | None = None,
    **more: Attribute,
) -> str:
    return rect(x, y, wide, high, r, fill=fill, stroke=edge, stroke_width=width, **more)


def put(content: str, x: float = 0, y: float = 0, k: float | None = None, turn: float | None = None, **more: Attribute) -> str:
    """Something drawn around 0 0, moved to its place."""
    return g(content, transform=shift(x, y, k, turn), **more)


def show(name: str, x: float = 0, y: float = 0, k: float | None = None, turn: float | None = None, **more: Attribute) -> str:
    """Something of the defs, in its place."""
    return el("use", href=f"#kinoko-{name}", transform=shift(x, y, k, turn) if (x or y or k or turn) else None, **more)


def named(name: str, *parts: str, **more: Attribute) -> str:
    """Something for the defs."""
    return g(*parts, id=f"kinoko-{name}", **more)


def tube(d: str, fill: str, width: float, edge: str = SKIN_LINE, rim: float = 1.8) -> str:
    """A limb: a thick stroke with an outline."""
    return stroke(d, edge, width + 2 * rim) + stroke(d, fill, width)


def soft(x: float, y: float, wide: float, high: float, r: float, spread: float, colour: str, strength: float) -> str:
    """A blurred rectangle, as layers: a blur filter would be slow."""
    layers = 5
    grown = [spread * (1 - 2 * layer / (layers - 1)) for layer in range(layers)]
    each = 1 - (1 - strength) ** (1 / layers)
    return g(*(_grown(x, y, wide, high, r, by) for by in grown), fill=colour, fill_opacity=each)


def _grown(x: float, y: float, wide: float, high: float, r: float, by: float) -> str:
    return rect(x - by, y - by, wide + 2 * by, high + 2 * by, max(r + by, 2))


def spokes(x: float, y: float, near: float, far: float, angles: Iterable[float]) -> str:
    """Straight lines outwards around x y, as path data."""
    ways = ((math.cos(angle), math.sin(angle)) for angle in angles)
    return "".join(f"M{num(x + near * c)} {num(y + near * s)}L{num(x + far * c)} {num(y + far * s)}" for c, s in ways)


def blob(y: float, r: float, wobble: float, points: int, seed: int) -> str:
    """A closed, slightly uneven circle around 0 y, as path data."""
    luck = random.Random(seed)  # noqa: S311 - the same at every drawing
    spots = []
    for i in range(points):
        angle = math.tau * i / points
        across, down = r + luck.uniform(-wobble, wobble), r + luck.uniform(-wobble, wobble)
        spots.append((across * math.cos(angle), y + down * math.sin(angle)))
    mids = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(spots, spots[1:] + spots[:1], strict=True)]
    bends = (f"Q{px:.1f} {py:.1f} {mx:.1f} {my:.1f}" for (px, py), (mx, my) in zip(spots, mids, strict=True))
    return f"M{mids[-1][0]:.1f} {mids[-1][1]:.1f}" + "".join(bends) + "Z"


def mix(colour: str, other: str, part: float) -> str:
    """That part of the way from one #rrggbb to another."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def tidy(svg: str) -> str:
    """Path data with no more than two decimals."""
    return re.sub(r"-?\d+\.\d{3,}", lambda found: num(float(found[0])), svg)


# Fraunces at its blackest and softest, 100 to the em, on the baseline around x = 0: artwork, whatever fonts there are.
_DIGITS: Final = {
    1: "M-15.9-54.5H-14Q-12-54.5-11.1-53.4Q-10.2-52.3-10.2-49V-15.8Q-10.2-13.8-10.9-12.8Q-11.5-11.7-12.8-11.4L-17.8-10.2"
    "Q-22-9.2-22-5Q-22-2.7-20.6-1.3Q-19.3 0-16.4 0H17.4Q20.2 0 21.6-1.3Q22.9-2.7 22.9-5Q22.9-8.9 18.8-10.2L14.7-11.4"
    "Q13.5-11.8 12.8-12.8Q12.2-13.8 12.2-15.7V-65.7Q12.2-71.3 7-71.3Q5.7-71.3 4.5-70.9Q3.2-70.6 1.5-69.7Q-1.5-68-4.4-67"
    "Q-7.3-65.9-11.8-65.9H-15.5Q-18.2-65.9-19.8-64.2Q-21.4-62.6-21.4-60.1Q-21.4-57.6-20.1-56.1Q-18.7-54.5-15.9-54.5Z",
    2: "M-18.9-15.7-23.4-19.7-14.1-25.2Q-8.2-28.7-4.5-32.3Q-.7-35.8 1-40.1Q2.7-44.3 2.7-49.6Q2.7-54.7 2.1-57.8"
    "Q1.6-60.8.4-62.2Q-.8-63.5-2.6-63.5Q-5.3-63.5-6.5-61.4Q-7.7-59.2-7.7-55.5V-50.9Q-7.7-46.4-10.4-43.7Q-13.1-41-18-41"
    "Q-22.6-41-25.3-43.9Q-28.1-46.8-28.1-52.1Q-28.1-57.2-25.2-61.6Q-22.3-66-16.3-68.8Q-10.3-71.5-.9-71.5"
    "Q8.5-71.5 14.5-68.9Q20.5-66.3 23.3-61.8Q26.2-57.3 26.2-51.5Q26.2-46.2 23.5-41.5Q20.9-36.9 15-32.5Q9-28.1-.9-23.7Z"
    "M-29.4-9.4Q-29.4-15-25.2-18.6Q-21.1-22.2-13.3-22.2Q-9.7-22.2-6.5-21.7Q-3.4-21.2-.4-20.5Q2.6-19.9 5.8-19.4"
    "Q9-18.9 12.9-18.9Q15.9-18.9 18-20Q20.1-21.1 21.4-23.2Q22.7-25.1 23.9-25.9Q25.1-26.7 26.6-26.6Q28.2-26.5 29.1-24.8"
    "Q29.9-23.1 29.6-19.5Q29-12.3 26.8-7.6Q24.7-3 21-.7Q17.4 1.5 12.4 1.5Q8.8 1.5 6.1.6Q3.4-.4 1.4-2.5Q-.5-4.5-2-7.8"
    "Q-2.7-9.4-3.2-10.2Q-3.8-10.9-5-10.9Q-6.1-10.9-6.8-9.9Q-7.5-8.9-7.9-6.7Q-8.4-3.9-9.9-2.1Q-11.3-.3-13.6.6"
    "Q-16 1.5-19.3 1.5Q-23.7 1.5-26.6-1.3Q-29.4-4.2-29.4-9.4Z",
    3: "M.5-36.1-1.8-38.4Q-.6-38.9.7-39.2Q2-39.5 3.4-39.6Q4.9-39.8 6.7-39.8Q12.8-39.8 17.4-37.4Q22-35 24.6-30.8"
    "Q27.3-26.5 27.3-21Q27.3-14.1 23.8-9.1Q20.4-4 14-1.2Q7.6 1.5-1.2 1.5Q-9.8 1.5-15.5-.6Q-21.1-2.7-23.9-6.5"
    "Q-26.7-10.2-26.7-15Q-26.7-19.7-23.7-22.6Q-20.6-25.6-16-25.6Q-11.2-25.6-8.8-23Q-6.4-20.3-6.4-16V-12.5Q-6.4-10-5-8.5"
    "Q-3.7-6.9-1-6.9Q1.1-6.9 2.6-8.2Q4.1-9.4 4.9-11.8Q5.7-14.3 5.7-18.2Q5.7-24.5 3.6-26.9Q1.6-29.4-2.5-29.4H-5.6"
    "Q-8.1-29.4-9.6-30.7Q-11.1-32-11.1-34.5Q-11.1-36.4-10.2-37.9Q-9.4-39.5-7.8-41L15-62.1L16-53.2H-7.8"
    "Q-10.3-53.2-11.5-52.3Q-12.8-51.4-13.3-49.3L-13.8-47Q-14.2-44.9-15.5-43.6Q-16.8-42.3-19.2-42.3Q-21.5-42.3-23-43.7"
    "Q-24.4-45.2-24.2-48L-22.8-63.9Q-22.5-66.7-20.6-68.3Q-18.7-70-15.5-70H21.8Q24.7-70 26.3-68.5Q27.8-67.1 27.8-64.8"
    "Q27.8-62.9 26.6-61Q25.3-59 22.3-56.3Z",
}


def digit_defs() -> str:
    return "".join(path(d, id=f"kinoko-digit-{value}") for value, d in _DIGITS.items())


def digit(value: int, x: float, y: float, size: float, fill: str) -> str:
    """A large number, standing on y, around x."""
    return show(f"digit-{value}", x, y, size / 100, fill=fill)

"""SVG in small words, and the look that all games share: colours, seats, icons."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache, lru_cache
from html import escape
from importlib.resources import files
from typing import Final

from kibako.engine.column import icon_id

FELT: Final = "#2f4a3c"
FELT_DARK: Final = "#20342a"
PAPER: Final = "#fbf6ea"
INK: Final = "#2b2620"
INK_SOFT: Final = "#6b6155"
WOOD: Final = "#8a5a33"
WOOD_DARK: Final = "#5d3a1f"
WOOD_LIGHT: Final = "#c08a55"
GOLD: Final = "#e0b04b"

PALETTE: Final = {
    "felt": FELT,
    "felt-dark": FELT_DARK,
    "paper": PAPER,
    "paper-deep": "#f1e8d3",
    "ink": INK,
    "ink-soft": INK_SOFT,
    "rule": "#e2d6bd",  # the thin lines between parts
    "field": "#b9a888",  # the rim of what can be filled in
    "wood": WOOD,
    "wood-dark": WOOD_DARK,
    "wood-shine": "#a5703f",  # of a button: its upper edge,
    "wood-shade": "#6f4526",  # its lower one,
    "wood-rim": "#3b2412",  # its rim,
    "on-wood": "#fff6e6",  # its words
    "gold": GOLD,
    "on-gold": "#3b2a08",
    "wrong": "#b3261e",
}
"""The pages' colours, the same by day and by night: the table is dark felt, and what lies on it is lit paper."""

SEAT_COLOURS: Final = ("#d64545", "#3f9b5b", "#7d5ba6", "#e8b93c")
SEAT_DARKS: Final = ("#8f2626", "#24633a", "#4c3570", "#9a7415")
SEAT_SHAPES: Final = (
    "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
    "M0-11L11 8.5H-11Z",
    "M-9-9H9V9H-9Z",
    "M0-12L11 0L0 12L-11 0Z",
)

Attribute = str | float | None
Point = tuple[float, float]


def palette_properties() -> str:
    """The palette as custom properties of a style sheet."""
    return ":root{" + ";".join(f"--{name}:{colour}" for name, colour in PALETTE.items()) + "}"


def num(value: str | float) -> str:
    """1.50 becomes 1.5, 2.0 becomes 2 and -0.0 becomes 0: short numbers keep pictures small."""
    return f"{value + 0.0:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


@lru_cache(maxsize=50_000, typed=True)
def attribute(name: str, value: str | float) -> str:
    """Pictures differ in few of their attributes, so most are written already."""
    return f' {name.rstrip("_").replace("_", "-")}="{escape(num(value))}"'


def el(tag: str, *children: str, **attributes: Attribute) -> str:
    """One element. Names: stroke_width for stroke-width, class_ for class; None leaves an attribute out. Values are escaped."""
    words = "".join([attribute(name, value) for name, value in attributes.items() if value is not None])
    return f"<{tag}{words}>{''.join(children)}</{tag}>" if children else f"<{tag}{words}/>"


def g(*children: str, **more: Attribute) -> str:
    return el("g", *children, **more)


def rect(x: float, y: float, width: float, height: float, r: float = 0, **more: Attribute) -> str:
    return el("rect", x=x, y=y, width=width, height=height, rx=r or None, **more)


def circle(x: float, y: float, r: float, **more: Attribute) -> str:
    return el("circle", cx=x, cy=y, r=r, **more)


def ellipse(x: float, y: float, rx: float, ry: float, **more: Attribute) -> str:
    return el("ellipse", cx=x, cy=y, rx=rx, ry=ry, **more)


def path(d: str, **more: Attribute) -> str:
    return el("path", d=d, **more)


def line(d: str, colour: str, width: float, **more: Attribute) -> str:
    """A stroke with round ends."""
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **more)


def label(words: str, x: float, y: float, **more: Attribute) -> str:
    """Words in the picture, escaped."""
    return el("text", escape(words), x=x, y=y, **more)


def title(words: str) -> str:
    """The accessible name, and the tooltip."""
    return el("title", escape(words))


def icon(name: str, box: tuple[float, float, float, float], *children: str) -> str:
    """A symbol that pages show beside the board: what lies in the box (x, y, width, height)."""
    return el("symbol", *children, id=icon_id(name), viewBox=" ".join(num(side) for side in box))


def use(name: str, x: float, y: float, size: float, **more: Attribute) -> str:
    return el("use", href=f"#{name}", x=x, y=y, width=size, height=size, **more)


def shift(x: float, y: float, scale: float | None = None, turn: float | None = None) -> str:
    """A transform: move, then turn, then scale."""
    turning = "" if turn is None else f" rotate({num(turn)})"
    scaling = "" if scale is None else f" scale({num(scale)})"
    return f"translate({num(x)} {num(y)}){turning}{scaling}"


def around(radius: float, count: int, start: float = 0.0) -> list[Point]:
    """Points on a ring around 0 0."""
    angles = [start + k * math.tau / count for k in range(count)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """A Catmull-Rom curve through the points, as cubic Béziers."""
    n = len(points)

    def at(i: int) -> Point:
        return points[i % n] if closed else points[max(0, min(n - 1, i))]

    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(n if closed else n - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        bends = (bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
        out.append("C" + " ".join(num(bend) for bend in bends))
    return "".join(out) + ("Z" if closed else "")


def gradient(kind: str, name: str, *stops: tuple[float, str], **more: Attribute) -> str:
    """A linearGradient or radialGradient; stops are (offset from 0 to 1, colour)."""
    return el(kind, *(el("stop", offset=offset, stop_color=colour) for offset, colour in stops), id=name, **more)


def seat_shape(seat: int, size: float, **more: Attribute) -> str:
    """A seat's shape in its colour, around 0 0: shape first, colour second."""
    style: dict[str, Attribute] = {"fill": SEAT_COLOURS[seat], "stroke": SEAT_DARKS[seat], "stroke_width": 2}
    return path(SEAT_SHAPES[seat], transform=f"scale({num(size / 22)})", **(style | more))


@cache
def _icons() -> dict[str, str]:
    try:
        found: dict[str, str] = json.loads(files("kibako.art").joinpath("icons.json").read_text(encoding="utf-8"))
    except (ModuleNotFoundError, FileNotFoundError):
        return {}  # built without art: places stay plain
    return found


def icon_body(name: str) -> str:
    """The inside of an icon that game.toml names, drawn in a box of 32; empty if this Kibako was built without art."""
    return _icons().get(name, "")

"""The machine parts of KIKAI, built from scrap: feet 46 high, bodies 62, heads 64, all 100 wide."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from kibako.games.kikai.data.components import COLOURS, ELEMENTS, TYPES
from kibako.games.kikai.picture.symbols import FANS, LINE, Paint, defined, group, inked, segment
from kibako.kit.svg import Attribute, circle, path, rect

STEEL, STEEL_L, STEEL_D, BRASS, CREAM = "#aab3c2", "#dfe5ee", "#6c7688", "#d9a441", "#fff1d2"
HEIGHTS: Final = (46, 62, 64)  # by level


def hip() -> str:
    return rect(31, -3, 38, 11, 4, fill=STEEL, **inked()) + circle(38, 2.5, 1.6, fill=LINE) + circle(62, 2.5, 1.6, fill=LINE)


def eyes(left: float, right: float, y: float, r: float = 6.5, frame: float = 1.4) -> str:
    out = ""
    for x in (left, right):
        out += (
            circle(x, y, r, fill="#fff", **inked(2))
            + circle(x + frame, y + 1, r * 0.48, fill=LINE)
            + circle(x + frame - 1.2, y - 0.8, r * 0.17, fill="#fff")
        )
    return out


def hose(d: str, w: float = 6.5, col: str = STEEL) -> str:
    """Bent tube with ribs."""
    return (
        path(d, fill="none", stroke=LINE, stroke_width=w + 3.6)
        + path(d, fill="none", stroke=col, stroke_width=w)
        + path(d, fill="none", stroke=STEEL_D, stroke_width=w, stroke_dasharray="1.6 3.4")
    )


def glove(x: float, y: float, col: str) -> str:
    fingers = path("M-2.6 -1.5q2.6 2 5.2 0", fill="none", stroke=STEEL_D, stroke_width=1.5)
    return group(circle(0, 0, 6.6, fill=col, **inked(2.2)) + fingers, x, y)


def skates(c: Paint) -> str:
    boot = (
        path("M 4 0h17v17q13 1 16 9v6H4Z", fill=c.main, **inked())
        + path("M 4 0h17v6H4Z", fill=CREAM, **inked(2))
        + path("M 23 15l5-5M 27 18l4-5", stroke=CREAM, stroke_width=2.4)
        + rect(2, 30, 37, 5, 2.5, fill=STEEL_L, **inked(2))
        + "".join(circle(x, 39, 5.6, fill=BRASS, **inked(2.2)) + circle(x, 39, 1.7, fill=LINE) for x in (10, 30))
    )
    return group(boot, 8, 1) + group(boot, 54, 1) + hip()


def springs(c: Paint) -> str:
    out = ""
    for x in (30, 70):
        z = f"M{x} 4" + "".join(f"L{x + (11 if i % 2 else -11)} {9 + i * 5.2}" for i in range(5)) + f"L{x} 35"
        out += path(z, fill="none", stroke=LINE, stroke_width=7.4) + path(z, fill="none", stroke=STEEL_L, stroke_width=3.4)
        out += path(f"M{x - 17} 45q0-12 17-12t17 12Z", fill=c.main, **inked()) + path(
            f"M{x - 10} 41q3-4 9-4.6", fill="none", stroke=c.light, stroke_width=2.4
        )
    return out + hip()


def boots(c: Paint) -> str:
    boot = (
        path("M 4 0h19v24q14 1 15 12v3H4Z", fill=c.main, **inked())
        + path("M 8 8v16", stroke=c.light, stroke_width=3)
        + rect(2, -1, 23, 8, 3, fill=c.light, **inked(2))
        + path("M 2 37h37v5q0 2-2 2H4q-2 0-2-2Z", fill=CREAM, **inked(2.2))
    )
    return group(boot, 8, 1) + group(boot, 53, 1) + hip()


def tracks(c: Paint) -> str:
    out = rect(4, 10, 92, 36, 18, fill="#4a4560", **inked()) + rect(
        8.5, 14.5, 83, 27, 13.5, fill="none", stroke="#2b2740", stroke_width=5, stroke_dasharray="4.5 4.5"
    )
    out += rect(15, 19, 70, 18, 9, fill=c.main, **inked(2)) + path("M 22 22.5h54", stroke=c.light, stroke_width=2.4)
    return (
        out + "".join(circle(x, 28, 7, fill=STEEL_L, **inked(2)) + circle(x, 28, 2.2, fill=LINE) for x in (26, 50, 74)) + hip()
    )


def plungers(c: Paint) -> str:
    out = ""
    for x, tilt in ((30, 7), (70, -7)):
        one = rect(-3.4, -28, 6.8, 32, 3, fill="#d99a5b", **inked(2.2)) + path(
            "M-17 18q0-17 17-17t17 17Z", fill=c.main, **inked()
        )
        one += rect(-18.5, 15, 37, 6, 3, fill=c.dark, **inked(2)) + path(
            "M-10 11q3-6 8-6.5", fill="none", stroke=c.light, stroke_width=2.6
        )
        out += group(one, x, 24, None, tilt)
    return out + hip()


def unicycle(c: Paint) -> str:
    out = path("M 38 2v22M 62 2v22", **inked(8)) + path("M 38 2v22M 62 2v22", stroke=STEEL, stroke_width=4.2)
    out += circle(50, 25, 20, fill="#2b2740", **inked()) + circle(50, 25, 16.5, fill=c.light, stroke=c.main, stroke_width=4)
    for i in range(8):
        a = math.pi * i / 8
        out += segment(
            50 - 15 * math.cos(a),
            25 - 15 * math.sin(a),
            50 + 15 * math.cos(a),
            25 + 15 * math.sin(a),
            stroke=STEEL_D,
            stroke_width=1.2,
        )
    out += circle(50, 25, 5, fill=BRASS, **inked(2)) + path("M 50 25L33 34M 50 25L67 16", **inked(3.4))
    return out + rect(22, 32, 15, 6, 2.5, fill=c.main, **inked(2)) + rect(63, 12, 15, 6, 2.5, fill=c.main, **inked(2)) + hip()


def washer(c: Paint) -> str:
    out = hose("M 18 24Q3 26 5 44") + glove(6, 48, CREAM) + hose("M 82 24Q98 20 94 6") + glove(94, 5, CREAM)
    out += rect(17, 1, 66, 60, 9, fill=c.main, **inked()) + path("M 24 52V26", stroke=c.light, stroke_width=3.4)
    out += (
        rect(21, 5, 58, 12, 4, fill=CREAM, **inked(2))
        + circle(70, 11, 3.4, fill=BRASS, **inked(1.8))
        + circle(60, 11, 2.2, fill="#e4534a")
        + path("M 27 11h18", stroke=STEEL_D, stroke_width=3)
    )
    out += circle(50, 38, 19, fill=STEEL_L, **inked()) + circle(50, 38, 14, fill="#173a5e", **inked(2))
    out += path("M 36.6 40q6-5 13.4 0t13.4 0a13.4 13.4 0 0 1-26.8 0Z", fill="#6fc4f2") + path(
        "M 44 44l4-8 5 1-1 7 4 3-3 3Z", fill="#ff9079", **inked(1.5)
    )
    return out + path("M 41 31q4-5 10-5", fill="none", stroke="#fff", stroke_width=2.6, opacity=0.85)


def boombox(c: Paint) -> str:
    out = hose("M 10 34Q-2 40 4 54") + glove(5, 56, CREAM) + hose("M 90 34Q103 38 96 18") + glove(96, 15, CREAM)
    out += path("M 24 14V5q0-4 4-4h44q4 0 4 4v9", fill="none", **inked(7.4)) + path(
        "M 24 14V5q0-4 4-4h44q4 0 4 4v9", fill="none", stroke=STEEL, stroke_width=3.6
    )
    out += rect(8, 12, 84, 49, 7, fill=c.main, **inked()) + path("M 15 17h70", stroke=c.light, stroke_width=3)
    for x in (26, 74):
        out += (
            circle(x, 41, 15, fill="#332d4d", **inked(2.2))
            + circle(x, 41, 9.5, fill=c.dark, stroke=c.light, stroke_width=1.6)
            + circle(x, 41, 3.6, fill=CREAM)
        )
    out += rect(42, 30, 16, 12, 2, fill=CREAM, **inked(1.8)) + circle(46.5, 36, 2, fill=LINE) + circle(53.5, 36, 2, fill=LINE)
    return out + "".join(
        rect(x, 46, 4.6, 8, 1.4, fill=k, **inked(1.4)) for x, k in ((42, "#ff9079"), (47.7, BRASS), (53.4, "#86c9ff"))
    )


def boiler(c: Paint) -> str:
    out = hose("M 20 26Q4 22 5 8") + glove(5, 7, CREAM) + hose("M 80 28Q97 30 95 46") + glove(94, 49, CREAM)
    out += path("M 22 8Q50-4 78 8V54Q50 66 22 54Z", fill=c.main, **inked()) + path("M 29 14v36", stroke=c.light, stroke_width=4)
    out += path("M 22 15Q50 25 78 15M 22 46Q50 57 78 46", fill="none", stroke=STEEL_L, stroke_width=4) + path(
        "M 22 12.5Q50 22.5 78 12.5M 22 17.5Q50 27.5 78 17.5M 22 43.5Q50 54.5 78 43.5M 22 48.5Q50 59.5 78 48.5",
        fill="none",
        stroke=LINE,
        stroke_width=1.2,
    )
    out += (
        circle(52, 35, 12, fill=CREAM, **inked())
        + path("M 44 39a9 9 0 1 1 16 0", fill="none", stroke=c.main, stroke_width=2.4)
        + path("M 52 36l5-6", **inked(2.2))
        + circle(52, 36, 2, fill=LINE)
    )
    return out


def aquarium(c: Paint) -> str:
    out = hose("M 17 30Q1 30 4 12") + glove(4, 11, CREAM) + hose("M 83 30Q99 30 96 12") + glove(96, 11, CREAM)
    out += rect(16, 4, 68, 56, 6, fill="#dff6ff", **inked()) + path(
        "M 18.5 17q8-5 16 0t16 0 16 0 15 0V54q0 4-4 4H22.5q-4 0-4-4Z", fill=c.main
    )
    out += path("M 28 58q-5-10 0-17t0-13M 34 58q4-6 1-12", fill="none", stroke="#8fe3a5", stroke_width=3.2)
    out += (
        path("M 47 40q9-11 21 0-12 11-21 0Z", fill="#ff9d45", **inked(2))
        + path("M 48 40l-8-6v12Z", fill="#ffbf6b", **inked(2))
        + circle(61, 38.5, 2, fill=LINE)
    )
    out += (
        circle(70, 28, 2.6, fill="none", stroke="#fff", stroke_width=1.6)
        + circle(64, 24, 1.6, fill="#fff")
        + circle(73, 21, 1.6, fill="#fff")
    )
    return (
        out
        + rect(13, 1, 74, 8, 3.5, fill=STEEL, **inked(2.2))
        + rect(13, 54, 74, 8, 3.5, fill=STEEL, **inked(2.2))
        + path("M 22 14v34", stroke="#fff", stroke_width=3, opacity=0.7)
    )


def suitcase(c: Paint) -> str:
    out = hose("M 14 34Q-1 34 4 50") + glove(5, 53, CREAM) + hose("M 86 34Q101 34 96 50") + glove(95, 53, CREAM)
    out += path("M 38 13V5q0-3 3-3h18q3 0 3 3v8", fill="none", **inked(7.4)) + path(
        "M 38 13V5q0-3 3-3h18q3 0 3 3v8", fill="none", stroke="#b9793f", stroke_width=3.6
    )
    out += rect(11, 12, 78, 49, 8, fill=c.main, **inked()) + path("M 18 18h64", stroke=c.light, stroke_width=3)
    out += "".join(
        rect(x, 12, 9, 49, 0, fill="#b9793f", **inked(2)) + rect(x - 1, 30, 11, 8, 2, fill=BRASS, **inked(1.8))
        for x in (23, 68)
    )
    out += (
        circle(50, 30, 8, fill=CREAM, **inked(1.6))
        + path("M 46 32l4-6 4 6Z", fill="#e4534a")
        + group(
            rect(-8, -5, 16, 10, 1.5, fill="#ffd35c", **inked(1.6)) + path("M-5 0h10", stroke=LINE, stroke_width=1.6),
            50,
            49,
            None,
            -8,
        )
    )
    return out


def neck() -> str:
    return rect(40, 56, 20, 12, 3, fill=STEEL_D, **inked(2.2))


def telly(c: Paint) -> str:
    out = (
        neck()
        + path("M 46 16L30 -2M 54 16L72 -4", **inked(3))
        + circle(30, -2, 3.6, fill="#ff9079", **inked(1.8))
        + circle(72, -4, 3.6, fill="#ff9079", **inked(1.8))
    )
    out += rect(11, 14, 78, 46, 11, fill=c.main, **inked()) + path("M 20 19.5h46", stroke=c.light, stroke_width=3)
    out += rect(17, 23, 50, 32, 8, fill="#10283a", **inked(2.2)) + path(
        "M 19 30h46M 19 36h46M 19 42h46M 19 48h46", stroke="#2b6076", stroke_width=1, opacity=0.8
    )
    glow: dict[str, Attribute] = {"stroke": "#7ff5d0", "stroke_width": 4, "fill": "none"}
    out += path("M 28 38q4-6 8 0M 48 38q4-6 8 0", **glow) + path("M 33 45q9 6 18 0", **glow)
    return (
        out
        + circle(78, 30, 4.6, fill=CREAM, **inked(1.8))
        + path("M 78 30l2.5-2.5", **inked(1.6))
        + circle(78, 42, 3.4, fill=BRASS, **inked(1.8))
        + path("M 74 50h8M 74 53.5h8", stroke=c.dark, stroke_width=1.8)
    )


def clock(c: Paint) -> str:
    out = neck() + path("M 30 54l-6 8M 70 54l6 8", **inked(4))
    for x, r in ((27, -38), (73, 38)):
        out += group(
            path("M-13 5q0-13 13-13t13 13Z", fill=BRASS, **inked(2.2)) + circle(0, -9.5, 2.6, fill=STEEL_L, **inked(1.6)),
            x,
            11,
            None,
            r,
        )
    out += path("M 50 10V1", **inked(4)) + rect(44, -4, 12, 6, 3, fill=STEEL_L, **inked(1.8))
    out += circle(50, 36, 27, fill=c.main, **inked()) + circle(50, 36, 20.5, fill=CREAM, **inked(2))
    out += "".join(
        segment(
            50 + 17 * math.sin(a),
            36 - 17 * math.cos(a),
            50 + 19.5 * math.sin(a),
            36 - 19.5 * math.cos(a),
            stroke=LINE,
            stroke_width=1.6,
        )
        for a in [math.pi * i / 6 for i in range(12)]
    )
    out += (
        eyes(42.5, 57.5, 30, 5.6)
        + path("M 50 41Q44 38 35 44Q44 48 50 43Q56 48 65 44Q56 38 50 41Z", fill=LINE)
        + circle(50, 42, 2.2, fill=c.main)
    )
    return out


def kettle(c: Paint) -> str:
    out = (
        neck()
        + path("M 26 28Q22 0 50 0t24 28", fill="none", **inked(8))
        + path("M 26 28Q22 0 50 0t24 28", fill="none", stroke="#b9793f", stroke_width=4)
    )
    out += path("M 78 36q8-2 10-14l9 1q1 22-18 28Z", fill=c.main, **inked()) + path(
        "M 17 59Q12 18 50 18t33 41Z", fill=c.main, **inked()
    )
    out += (
        path("M 24 44q2-16 18-20", fill="none", stroke=c.light, stroke_width=3.6)
        + rect(39, 12, 22, 8, 4, fill=CREAM, **inked(2.2))
        + circle(50, 9.5, 4, fill=BRASS, **inked(2))
    )
    out += path("M 94 14q-3-4 0-8M 88 15q-3-4 0-7", fill="none", stroke=STEEL, stroke_width=2.4)
    return out + eyes(41, 60, 38, 7.4) + path("M 42 51q8 5 17 0", fill="none", **inked(2.6))


def diver(c: Paint) -> str:
    out = (
        neck()
        + path("M 16 56q0-7 12-8h44q12 1 12 8l-6 5H22Z", fill=BRASS, **inked())
        + "".join(circle(x, 55, 2, fill=LINE) for x in (28, 43, 57, 72))
    )
    out += (
        path("M 50 8V-1h16", fill="none", **inked(8))
        + path("M 50 8V-1h16", fill="none", stroke=STEEL, stroke_width=4)
        + circle(68, -1, 4.6, fill="#86f0ff", **inked(2))
    )
    out += path("M 20 50Q14 6 50 6t30 44Z", fill=c.main, **inked()) + path(
        "M 27 34q2-16 16-21", fill="none", stroke=c.light, stroke_width=3.6
    )
    out += (
        circle(50, 32, 17, fill=BRASS, **inked())
        + circle(50, 32, 12.6, fill="#bdf0ff", **inked(2))
        + eyes(45, 55.5, 30, 4.4, 0.9)
        + path("M 46 38q4 3 8 0", fill="none", **inked(2))
    )
    return (
        out
        + "".join(
            circle(50 + 14.8 * math.cos(a), 32 + 14.8 * math.sin(a), 1.3, fill=LINE)
            for a in [math.pi * (i + 0.5) / 3 for i in range(6)]
        )
        + rect(8, 28, 9, 14, 3, fill=STEEL, **inked(2))
        + rect(83, 28, 9, 14, 3, fill=STEEL, **inked(2))
    )


def toaster(c: Paint) -> str:
    out = neck()
    for x, y, r in ((36, 6, -6), (63, 2, 5)):
        out += group(
            path("M-13 24V6q-5-10 5-10h16q10 0 5 10v18Z", fill="#e2a35a", **inked(2.2))
            + path("M-8.5 20V6q-3-6 3-6h11q6 0 3 6v14Z", fill="#ffdf9e"),
            x,
            y,
            None,
            r,
        )
    out += path("M 12 60V34q0-14 16-14h44q16 0 16 14v26Z", fill=c.main, **inked()) + path(
        "M 20 48V36q0-8 9-8.5", fill="none", stroke=c.light, stroke_width=3.6
    )
    out += path("M 26 20.5h20M 54 20.5h20", stroke=LINE, stroke_width=4.4)
    out += (
        rect(87, 32, 8, 14, 3, fill=CREAM, **inked(2))
        + eyes(40, 60, 37, 7.4)
        + path("M 38 51h24", **inked(3))
        + path("M 43 49v4M 50 49v4M 57 49v4", stroke=LINE, stroke_width=1.8)
    )
    return out


Drawing = Callable[[Paint], str]

# By level and colour: the drawing for each cost, the cheapest first; of feet the starting ones come first.
DRAWINGS: Final[tuple[tuple[tuple[Drawing, ...], ...], ...]] = (
    ((skates, unicycle, tracks), (springs, plungers, unicycle, tracks), (boots, plungers, unicycle, tracks)),
    ((suitcase, boiler, boombox, washer), (boiler, washer, suitcase, aquarium), (suitcase, boombox, boiler, aquarium)),
    ((clock, telly, toaster, kettle), (toaster, clock, diver, telly), (telly, toaster, kettle, diver)),
)


def part(element: int) -> str:
    """The name of an element's drawing."""
    data = ELEMENTS[element]
    costs = sorted({other.cost for other in ELEMENTS if (other.type, other.colour) == (data.type, data.colour)})
    level, colour = TYPES.index(data.type), COLOURS.index(data.colour)
    return f"{DRAWINGS[level][colour][costs.index(data.cost) % len(DRAWINGS[level][colour])].__name__}-{colour}"


PARTS: Final = tuple(part(element) for element in range(len(ELEMENTS)))


def psymbol_defs() -> str:
    found = {
        f"{drawing.__name__}-{colour}": (drawing(FANS[colour]), HEIGHTS[level])
        for level, colours in enumerate(DRAWINGS)
        for colour, drawings in enumerate(colours)
        for drawing in drawings
    }
    return "".join(defined(f"part-{name}", 100, height, body) for name, (body, height) in found.items())

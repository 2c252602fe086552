"""The grounds of GrandBois's squares, 100 units wide: tone on tone, so that the animals stay in front.

Shapes of one colour are merged into one path: a forest has a hundred squares, and fewer elements are drawn faster.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from kibako.engine.chance import Quick
from kibako.kit.svg import Attribute, Point, around, el, g, gradient, line, num, path, rect, smooth

T = TypeVar("T")
Patch = tuple[str, str]  # its colour and its outline

# The ground of each kind of square, then tones for its pattern. Chosen against the heads: bright fox on dark russet,
# grey raccoon on pale blue, green lizard on sand, white rabbit on heather, ochre toad on dark water.
TONES: Final = {
    "F": ("#93492a", "#a8572f", "#7d3b21", "#b96a37", "#c98445"),
    "R": ("#a5bfd3", "#b9cfdf", "#8fadc4", "#cadbe7", "#7f9eb8"),
    "L": ("#e6c673", "#efd591", "#d3ae58", "#f4e0a8", "#bd9647"),
    "S": ("#b2709b", "#c287ae", "#9d5c87", "#e0b4cf", "#8c4d77"),
    "T": ("#2c6a66", "#377a74", "#235753", "#4c9a72", "#3f8763"),
    "C": ("#d8e7a0", "#e6f0bb", "#c3d884", "#a9c566", "#8fb053"),
    "B": ("#33271f", "#24382c", "#2d4435", "#3b5744", "#4b3b30"),
}
DRAWINGS: Final = 2  # of each ground; mirrored they make twice as many
LOOKS: Final = 2 * DRAWINGS


class Hand:
    """The hand that scatters leaves and stones: the same ones every time."""

    def __init__(self, seed: str) -> None:
        self._chance = Quick(int.from_bytes(seed.encode()))

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * int(self._chance.below(10000)) / 10000

    def one_of(self, choices: Sequence[T]) -> T:
        return choices[int(self._chance.below(len(choices)))]

    def spots(self, count: int, apart: float, inset: float) -> list[Point]:
        """Points of the square that keep their distance."""
        points: list[Point] = []
        for _ in range(400):
            point = self.between(inset, 100 - inset), self.between(inset, 100 - inset)
            if len(points) < count and all(math.dist(point, other) > apart for other in points):
                points.append(point)
        return points


# --- outlines ----------------------------------------------------------------------------------------------------------


def short(value: float) -> str:
    """To a tenth: nobody sees more of a pebble."""
    return num(round(float(value), 1))


def moved(outline: str, x: float, y: float, scale: float, turn: float) -> str:
    """An outline of absolute M, L and C, scaled, turned by degrees and put down somewhere."""
    cos, sin = scale * math.cos(math.radians(turn)), scale * math.sin(math.radians(turn))
    out = ""
    for command, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", outline):
        values = [float(value) for value in re.findall(r"-?[\d.]+", numbers)]
        pairs = zip(values[::2], values[1::2], strict=True)
        out += command + " ".join(f"{short(x + a * cos - b * sin)} {short(y + a * sin + b * cos)}" for a, b in pairs)
    return out


def disc(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> str:
    """An ellipse as an outline."""
    ry = rx if ry is None else ry
    dx, dy = rx * math.cos(math.radians(turn)), rx * math.sin(math.radians(turn))
    arc = f"a{short(rx)} {short(ry)} {short(turn)} 1 0"
    return f"M{short(x - dx)} {short(y - dy)}{arc} {short(2 * dx)} {short(2 * dy)}{arc} {short(-2 * dx)} {short(-2 * dy)}"


def dots(spots: Sequence[Point], size: float, colour: str, **more: Attribute) -> str:
    """Discs of one size and colour: strokes without length, which have round ends."""
    return line("".join(f"M{short(x)} {short(y)}h0" for x, y in spots), colour, size, **more)


def merged(shapes: Sequence[Patch]) -> str:
    """One path for each colour, in the order in which the colours come."""
    colours = dict.fromkeys(colour for colour, _ in shapes)
    return "".join(path("".join(outline for own, outline in shapes if own == colour), fill=colour) for colour in colours)


# --- seven grounds -----------------------------------------------------------------------------------------------------

LEAF: Final = "M0-9C3-7 3-5 6-4C5-1 6 1 4 4C2 6 1 6 0 10C-1 6-2 6-4 4C-6 1-5-1-6-4C-3-5-3-7 0-9Z"


def leaves(hand: Hand, tones: Sequence[str]) -> str:
    """Fox: fallen leaves."""
    shapes: list[Patch] = []
    ribs = ""
    for x, y in hand.spots(14, 19, 2):
        scale, turn = hand.between(0.8, 1.35), hand.between(0, 360)
        shapes.append((hand.one_of(tones[1:]), moved(LEAF, x, y, scale, turn)))
        ribs += moved("M0-5L0 12", x, y, scale, turn)
    return merged(shapes) + line(ribs, tones[2], 1.2)


def pebbles(hand: Hand, tones: Sequence[str]) -> str:
    """Raccoon: the pebbles of a brook."""
    shadows, tops = "", []
    for x, y in hand.spots(20, 17, 3):
        rx, ry, turn = hand.between(5, 9.5), hand.between(4, 7), hand.between(-30, 30)
        shadows += disc(x, y + 1.6, rx, ry, turn)
        tops.append((hand.one_of(tones[1:4]), disc(x, y, rx, ry, turn)))
    return path(shadows, fill=tones[4]) + merged(tops)


def slab(hand: Hand, x: float, y: float) -> str:
    angles = [k * math.tau / 6 + hand.between(-0.3, 0.3) for k in range(6)]
    reach = [hand.between(11, 19) for _ in angles]
    rim = [(round(x + r * math.cos(a), 1), round(y + r * math.sin(a), 1)) for r, a in zip(reach, angles, strict=True)]
    return smooth(rim, True)


def slabs(hand: Hand, tones: Sequence[str]) -> str:
    """Lizard: warm stone with cracks."""
    spots = hand.spots(9, 30, 6)
    stones = [(hand.one_of((tones[1], tones[3])), slab(hand, x, y)) for x, y in spots]
    cracks = "".join(f"M{short(x - 6)} {short(y - 3)}l5 4l3-2l6 5" for x, y in spots)
    return g(merged(stones), stroke=tones[2], stroke_width=2) + line(cracks, tones[2], 1.3)


def heather(hand: Hand, tones: Sequence[str]) -> str:
    """Rabbit: clover on the heath."""
    spots = hand.spots(16, 18, 3)
    clovers = ""
    for tone, size, own in ((1, 7.2, spots[::3]), (2, 8.4, spots[1::3]), (1, 9.6, spots[2::3])):
        leaves = [(x + a, y + b) for x, y in own for a, b in around(size * 0.54, 3, hand.between(0, math.tau))]
        clovers += dots(leaves, size, tones[tone])
    return clovers + dots(hand.spots(9, 22, 6), 3.8, tones[3])


def pad(x: float, y: float, size: float, turn: float) -> str:
    """The outline of a lily pad."""
    a, b = math.radians(turn - 18), math.radians(turn + 18)
    first = f"{short(x + size * math.cos(a))} {short(y + size * math.sin(a))}"
    last = f"{short(x + size * math.cos(b))} {short(y + size * math.sin(b))}"
    return f"M{short(x)} {short(y)}L{first}A{short(size)} {short(size)} 0 1 0 {last}Z"


def pond(hand: Hand, tones: Sequence[str]) -> str:
    """Toad: dark water, rings and lily pads."""
    rings = "".join(disc(x, y, 17, 9) + disc(x, y, 9, 4.6) for x, y in hand.spots(4, 34, 8))
    pads = [(hand.one_of(tones[3:]), pad(x, y, hand.between(7, 11), hand.between(0, 360))) for x, y in hand.spots(6, 30, 8)]
    return line(rings, tones[1], 2) + merged(pads)


def daisies(spots: Sequence[Point], size: float, petals: str = "#fff", heart: str = "#f0b429") -> str:
    """Flowers with five petals, 20 units wide at size 1."""
    rings = [(x + a, y + b) for x, y in spots for a, b in around(6 * size, 5)]
    return dots(rings, 8.8 * size, petals) + dots(spots, 7.6 * size, heart)


def meadow(hand: Hand, tones: Sequence[str]) -> str:
    """Clearing: sunlit grass with flowers, bushes only in the corners."""
    corners = ((0, 0), (100, 0), (100, 100), (0, 100))
    bushes = ""
    for size, tone in ((24, 2), (18, 3), (15, 2)):
        bushes += dots([(x + hand.between(-9, 9), y + hand.between(-9, 9)) for x, y in corners], size, tones[tone])
    tufts = "".join(
        f"M{short(x - 3)} {short(y)}q-1-5-3-7M{short(x)} {short(y)}q0-6 1-9M{short(x + 3)} {short(y)}q1-4 4-6"
        for x, y in hand.spots(9, 22, 14)
    )
    kinds = (("#ffffff", "#f0b429"), ("#f7c6d9", "#d9627f"), ("#ffe27a", "#e39b25"))
    spots = hand.spots(6, 26, 18)
    flowers = "".join(daisies(spots[i::3], 0.58, *kind) for i, kind in enumerate(kinds))
    return rect(0, 0, 100, 100, fill="url(#grandbois-sun)") + bushes + line(tufts, tones[3], 1.7) + flowers


def dark_wood(hand: Hand, tones: Sequence[str]) -> str:
    """Bear: firs close in from every side, seen from above."""
    firs: list[Patch] = []
    tips = []
    for k in range(12):
        angle, size = k * math.tau / 12 + hand.between(-0.1, 0.1), hand.between(13, 18)
        x, y = 50 + 52.5 * math.cos(angle), 50 + 52.5 * math.sin(angle)
        star = [(x + a * (0.62, 1)[i % 2], y + b * (0.62, 1)[i % 2]) for i, (a, b) in enumerate(around(size, 16, k))]
        firs.append((tones[1 + k % 2], "M" + "L".join(f"{short(a)} {short(b)}" for a, b in star) + "Z"))
        tips.append((x, y))
    return rect(0, 0, 100, 100, fill="url(#grandbois-den)") + merged(firs) + dots(tips, 5, tones[3])


PATTERNS: Final[dict[str, Callable[[Hand, Sequence[str]], str]]] = {
    "F": leaves,
    "R": pebbles,
    "L": slabs,
    "S": heather,
    "T": pond,
    "C": meadow,
    "B": dark_wood,
}


def ground_defs() -> str:
    light = gradient("radialGradient", "grandbois-sun", (0, "#f3f8d3"), (1, "#d3e398"))
    light += gradient("radialGradient", "grandbois-den", (0.3, "#54412f"), (1, "#231a14"))
    clip = el("clipPath", rect(0, 0, 100, 100), id="grandbois-square")
    return light + clip + "".join(ground(kind, drawing) for kind in PATTERNS for drawing in range(DRAWINGS))


def ground(kind: str, drawing: int) -> str:
    pattern = PATTERNS[kind](Hand(f"{kind}{drawing}"), TONES[kind])
    plain = rect(0, 0, 100, 100, fill=TONES[kind][0])
    return g(plain, pattern, clip_path="url(#grandbois-square)", id=f"grandbois-ground-{kind}{drawing}")

"""The table GrandBois is laid on: felt with pressed leaves, and the river with its banks. Drawn once, into <defs>.

Everything reaches well past the picture's frame, for windows of another shape.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from kibako.games.grandbois.picture.grounds import Hand, daisies, dots, pad, short
from kibako.kit.svg import FELT, FELT_DARK, Point, el, ellipse, g, gradient, line, path, rect, shift, smooth

BEYOND: Final = 200  # how far the river flows on outside the frame
FLAT: Final = 0.7
STONE_SIZES: Final = (3, 5, 4, 10, 5, 7)
STONES: Final = ("#8d8a80", "#a39f92", "#77756d", "#96907f")

# Where pressed leaves lie: x, y, turn, scale.
WIDE_LEAVES: Final = (
    *((1010, 690, 38, 1.3), (915, 735, -62, 1.0), (1042, 250, 150, 1.15), (985, 175, 70, 0.8), (470, 70, -35, 1.05)),
    *((395, 50, 60, 0.8), (270, 470, 24, 1.2), (345, 540, 100, 0.8), (250, 60, 10, 0.9), (640, 720, 80, 1.0)),
)
TALL_LEAVES: Final = ((60, 52, 40, 0.7), (112, 36, -60, 0.5), (330, 410, 130, 0.8), (278, 440, 60, 0.6), (28, 330, 15, 0.6))
OAK: Final = (
    "M0-60C9-52 8-43 16-42C26-40 22-30 24-24C34-20 30-9 27-4C36 2 30 14 22 17C26 27 16 33 9 32C6 36 3 40 2 62"
    "H-2C-3 40-6 36-9 32C-16 33-26 27-22 17C-30 14-36 2-27-4C-30-9-34-20-24-24C-22-30-26-40-16-42C-8-43-9-52 0-60Z"
)
VEINS: Final = "M0-46V50M0-22L13-30M0-22L-13-30M0 0L18-8M0 0L-18-8M0 20L14 12M0 20L-14 12"


def meander(along: float) -> float:
    """How far the river strays from its middle line."""
    return 11 * math.sin(along / 105 + 2.6)


def backdrop_defs() -> str:
    blues = ((0, "#2d6a7f"), (0.45, "#4497aa"), (1, "#2c667c"))
    return (
        gradient("radialGradient", "grandbois-felt", (0, "#3a5a49"), (0.45, FELT), (1, FELT_DARK), cy=0.25, r=0.75)
        + gradient("linearGradient", "grandbois-down", *blues)
        + gradient("linearGradient", "grandbois-across", *blues, x2=0, y2=1)
        + g(felt(1090, 780, WIDE_LEAVES), river_down(), id="grandbois-table-wide")
        + g(felt(390, 600, TALL_LEAVES), river_across(), id="grandbois-table-tall")
    )


def felt(width: float, height: float, leaves: Sequence[tuple[float, float, float, float]]) -> str:
    """Lit from above; oak leaves pressed into it, hardly there."""
    around = rect(-1500, -1500, width + 3000, height + 3000, fill=FELT_DARK)
    pressed = (
        g(
            path(OAK, fill="#fff", opacity=0.03),
            line(VEINS, "#0c1711", 1.6, stroke_opacity=0.18),
            transform=shift(x, y, scale, turn),
        )
        for x, y, turn, scale in leaves
    )
    cloth = ellipse(width * 0.55, height * 0.4, width, height * 1.1, fill="url(#grandbois-felt)")
    return around + cloth + "".join(pressed)


def river_down() -> str:
    """Along the left side."""
    pads = (water_lily(152, 128, 11, 200), water_lily(38, 284, 12, 20, True))
    more = (water_lily(60, 592, 10, 90), water_lily(158, 758, 13, 140, True))
    return g(Bed(780, 82, down=True).drawn(), transform=shift(102, 0)) + "".join(pads + more)


def river_across() -> str:
    """The same water on its side, along the bottom."""
    return g(Bed(390, 47, down=False).drawn(), transform=shift(0, 546))


def water_lily(x: float, y: float, size: float, turn: float, bloom: bool = False) -> str:
    blossom = daisies([(x, y)], size / 16, "#ffe3ee") if bloom else ""
    leaf = path(pad(x, y + 2, size, turn), fill="#123b3c", opacity=0.5) + path(pad(x, y, size, turn), fill="#5fa468")
    return leaf + blossom


class Bed:
    """Water along a middle line, down or to the right: moss, sand, water, current, stones, reeds."""

    def __init__(self, length: float, half: float, down: bool) -> None:
        self.length = length
        self.half = half
        self.down = down
        self.hand = Hand("down" if down else "across")

    def drawn(self) -> str:
        name = "down" if self.down else "across"
        shape = path(smooth(self.bank(0, -1) + self.bank(0, 1)[::-1], closed=True), id=f"grandbois-bed-{name}")
        rims = ((50, "#0e1a1429"), (40, "#0e1a1429"), (30, "#0e1a1429"), (20, "#56663a"), (10, "#a08c5f"), (3, "#1f4c5c"))
        banks = "".join(el("use", href=f"#grandbois-bed-{name}", stroke=tone, stroke_width=wide) for wide, tone in rims)
        water = el("use", href=f"#grandbois-bed-{name}", fill=f"url(#grandbois-{name})")
        return el("defs", shape) + g(banks, fill="none") + water + self.currents() + self.stones() + self.reeds()

    def point(self, along: float, across: float) -> Point:
        return (across, along) if self.down else (along, across)

    def bank(self, extra: float, side: int) -> list[Point]:
        steps = range(-BEYOND, int(self.length) + BEYOND, 40)
        wavy = [meander(t) + side * (self.half + extra + 5 * math.sin(t / 61 + 2 * side)) for t in steps]
        return [self.point(t, round(across, 1)) for t, across in zip(steps, wavy, strict=True)]

    def currents(self) -> str:
        faint, clear = (("".join(self.current(k) for k in range(start, int(self.length / 42), 2))) for start in (0, 1))
        return line(faint, "#c9edf0", 2, opacity=0.25) + line(clear, "#c9edf0", 2, opacity=0.5)

    def current(self, k: int) -> str:
        offset, start = self.hand.between(8 - self.half, self.half - 8), self.hand.between(-60, self.length)
        steps = range(int(start), int(start + self.hand.between(70, 180)), 24)
        return smooth([self.point(t, round(meander(t) + offset + 3 * math.sin(t / 29 + k), 1)) for t in steps])

    def stones(self) -> str:
        """Drawn as discs, then pressed flat: their shadows, themselves, the light on them."""
        spots = [(x, y / FLAT) for x, y in self.stony()]
        layers = []
        for k, size in enumerate(STONE_SIZES):
            own, wide = spots[k :: len(STONE_SIZES)], size * self.half / 41
            layers.append(dots([(x, y + 3.5) for x, y in own], wide, "#12201a", opacity=0.5))
            layers += [dots(own[i::4], wide, tone) for i, tone in enumerate(STONES)]
            layers.append(dots([(x - wide / 10, y - wide / 7) for x, y in own], wide / 2, "#fff", opacity=0.28))
        return g(*layers, transform=f"scale(1 {FLAT})")

    def stony(self) -> list[Point]:
        """Where stones lie: along both banks, here none and there four."""
        hand = self.hand
        found = []
        for x, y in self.bank(5, -1) + self.bank(5, 1):
            for _ in range(hand.one_of((0, 1, 2, 4))):
                along, across = hand.between(-20, 20), hand.between(-4, 4)
                found.append((x + across, y + along) if self.down else (x + along, y + across))
        return found

    def reeds(self) -> str:
        shores = self.bank(10, -1) + self.bank(10, 1) if self.down else self.bank(4, -1)
        return line("".join(self.reed(x, y) for x, y in shores if self.hand.between(0, 1) < 0.3), "#86a257", 2.4)

    def reed(self, x: float, y: float) -> str:
        blades = ""
        for k in range(6):
            lean, tall = self.hand.between(-10, 10), self.hand.between(14, 28) * self.half / 82
            blades += f"M{short(x + 2 * k - 5)} {short(y)}q{short(lean * 0.2)}-14 {short(lean)} {short(-tall)}"
        return blades

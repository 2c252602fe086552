"""GrandBois's pieces as SVG: heads, squares, tiles, watchtowers, clan cards. A square is 100 units wide, a tile 200.

The artwork goes into <defs> once; a picture of the forest is then mostly references to it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from kibako.games.grandbois.data.components import CLAN_LETTERS, KINDS, squares_of
from kibako.games.grandbois.picture.grounds import DRAWINGS, LOOKS, daisies, disc, ground_defs
from kibako.games.grandbois.view import CORNERS
from kibako.kit.svg import (
    INK,
    PAPER,
    SEAT_COLOURS,
    SEAT_DARKS,
    WOOD,
    WOOD_DARK,
    Attribute,
    Point,
    circle,
    el,
    ellipse,
    g,
    gradient,
    icon_body,
    line,
    num,
    path,
    rect,
    seat_shape,
    shift,
    smooth,
)

BOLD: Final[dict[str, Attribute]] = {"font_family": "Nunito, system-ui, sans-serif", "font_weight": 800}
BARK: Final = "#3a2311"
CARDBOARD: Final = "#f5ebd2"
CARDBOARD_SIDE: Final = "#8f7248"
SEAT_LIGHTS: Final = ("#f08a80", "#7fcb93", "#b39ad3", "#f6dc8c")
OUTLINES: Final = {"F": "#43190a", "R": "#2c3947", "L": "#114a43", "S": "#54203f", "T": "#123733", "B": "#120c09"}

# Centre and size of each head, by the number of animals: the patterns of dice.
HEADS: Final = {
    "1": ((50, 50, 60),),
    "2": ((30, 31, 48), (70, 69, 48)),
    "3": ((50, 28, 44), (27, 70, 44), (73, 70, 44)),
    "4": ((28, 28, 42), (72, 28, 42), (72, 72, 42), (28, 72, 42)),
}
BEAR_HEAD: Final = ((50, 49, 88),)


def ref(name: str, **more: Attribute) -> str:
    """A piece of the artwork, at its own size."""
    return el("use", href=f"#grandbois-{name}", **more)


def shadow(x: float, y: float, width: float, height: float, r: float, reach: float = 11) -> str:
    """A soft shadow without a blur: rounded frames of little darkness upon each other."""
    return g(
        *(
            rect(x - d, y - d, width + 2 * d, height + 2 * d, r + d, fill_opacity=num(0.2 - 0.035 * k))
            for k, d in enumerate(reach * (0.05 + k / 4) - reach * 0.3 for k in range(5))
        ),
        fill="#0a0704",
    )


def halo(x: float, y: float, width: float, height: float, r: float, strength: float = 1) -> str:
    """Golden light around something, without a blur."""
    widths = (5, 9, 13, 18, 23, 29, 36)
    frames = (rect(x, y, width, height, r, stroke_width=wide, stroke_opacity=num(0.11 * strength)) for wide in widths)
    return g(*frames, fill="none", stroke="#ffd76a", stroke_dasharray="none")


# --- heads: four icons, the toad a repainted frog with warts, the lizard drawn here. Each in a box of 32 -----------------


def recoloured(body: str, colours: dict[str, str]) -> str:
    for old, new in colours.items():
        body = body.replace(old, new)
    return body


def tapered(points: Sequence[Point], widths: Sequence[float]) -> str:
    """The outline of a body that follows the points and is as wide there as the widths say."""
    left, right = [], []
    for i, ((x, y), width) in enumerate(zip(points, widths, strict=True)):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay)
        nx, ny = (ay - by) / length * width, (bx - ax) / length * width
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return smooth(left + right[::-1], closed=True)


SPINE: Final = ((10, 9), (13, 12.5), (16.5, 15.5), (18.5, 19.5), (19, 23.5), (22.5, 27), (27, 26), (28.2, 21.5), (25.6, 19.6))
GIRTH: Final = (2.8, 3.6, 4.4, 4, 3.1, 2.3, 1.9, 1.3, 0.7)
WEDGE: Final = (
    "M2.2 3.2C3.2 1.6 6 1.2 8.6 2.3C12 3.6 14.6 6.4 14.2 9.4C13.9 11.6 12 13.2 9.8 13"
    "C6.6 12.8 3.8 10.4 2.7 7.4C2.1 5.8 1.7 4.2 2.2 3.2Z"
)
LEGS: Final = "M13.5 14.5L7.5 18.2M16 11.5L19 5.6M16.5 21L10.5 24.6M21 18L26.2 13.6"
TOES: Final = (
    *((6.2, 17.2), (6.4, 19.6), (8.4, 20), (17.8, 4.4), (20, 4), (21, 6)),
    *((9.2, 23.6), (9.4, 26), (11.6, 26.2), (25.8, 12), (28, 12.6), (27.8, 14.8)),
)
BACK: Final = ((13.4, 13, 1.1), (16.6, 16.4, 1.35), (18.3, 20.6, 1.2), (20.4, 24.9, 0.9))


def lizard() -> str:
    """Whole and from above, so that its outline is like no other: wedge head, splayed feet, curled tail."""
    skin, limb = "#2fbd9e", "#22a48b"
    body = path(tapered(SPINE, GIRTH) + WEDGE, fill=skin) + path("".join(disc(*dot) for dot in BACK), fill="#9be8c4")
    feet = path(LEGS, stroke_width=5.4) + line(LEGS, limb, 2.7) + path("".join(disc(x, y, 1.25) for x, y in TOES), fill=limb)
    eyes = path(disc(11, 4.6, 2.1) + disc(4.9, 10, 2.1), fill="#fff6c9")
    return feet + body + eyes + path(disc(10.8, 4.5, 1.15) + disc(4.8, 9.8, 1.15), fill="#14211d")


WARTS: Final = (
    (16, 10.2, 1),
    (5, 15.5, 1.2),
    (8.2, 14.6, 0.8),
    (27, 15.5, 1.2),
    (23.8, 14.6, 0.8),
    (4.6, 18.6, 0.8),
    (27.4, 18.6, 0.8),
)


def toad() -> str:
    skin = recoloured(icon_body("frog"), {"#00d26a": "#a08a45", "#fcd53f": "#ecdca6", "#fff478": "#ffd75e"})
    return skin + path("".join(disc(*wart) for wart in WARTS), fill="#6d5a2a")


def rabbit() -> str:
    """Cream instead of lilac, and without the whiskers, which blur when small."""
    bald = re.sub(r'<path fill="#b4acbc".*?/>', "", icon_body("rabbit-face"))
    return recoloured(bald, {"#cdc4d6": "#fdf3e6", "#f4f4f4": "#ffffff"})


def raccoon() -> str:
    return recoloured(icon_body("raccoon"), {"#9b9b9b": "#8d8f94", "#636363": "#3c4048", "#d3d3d3": "#eceef0"})


def bear() -> str:
    darker = {"#8c5543": "#5a3626", "#a56953": "#7a4a34", "#f3ad61": "#d79a60", "#402a32": "#1c100c"}
    return recoloured(icon_body("bear"), darker)


def head_defs() -> str:
    """A head is its body twice: stroked thick in the clan's dark, then clean on top; under it a little shade."""
    bodies = {"F": icon_body("fox"), "R": raccoon(), "L": lizard(), "S": rabbit(), "T": toad(), "B": bear()}
    edge: dict[str, Attribute] = {"stroke_width": 3.2, "stroke_linejoin": "round", "stroke_linecap": "round"}
    shade = ellipse(16, 30.7, 12.8, 4.2, fill="#1a0f08", opacity=0.28)
    return "".join(
        g(shade, g(body, stroke=OUTLINES[kind], **edge), body, id=f"grandbois-head-{kind}") for kind, body in bodies.items()
    )


def head(kind: str, x: float, y: float, size: float) -> str:
    """An animal's head around x y."""
    return ref(f"head-{kind}", transform=shift(x - size / 2, y - size / 2, size / 32))


# --- squares and tiles -----------------------------------------------------------------------------------------------------


def square_defs() -> str:
    """Every kind of square in all its looks: the ground, then the animals, upright however the tile is turned."""
    kinds = [kind for kind in KINDS if kind not in ".^"]
    return "".join(animals(kind) for kind in kinds) + "".join(square(kind, look) for kind in kinds for look in range(LOOKS))


def animals(kind: str) -> str:
    heads = () if kind == "C" else BEAR_HEAD if kind == "B" else HEADS[kind[1]]
    return g(*(head(kind[0], x, y, size) for x, y, size in heads), id=f"grandbois-{kind}")


def square(kind: str, look: int) -> str:
    mirrored = "matrix(-1 0 0 1 100 0)" if look >= DRAWINGS else None
    return g(ref(f"ground-{kind[0]}{look % DRAWINGS}", transform=mirrored), ref(kind), id=f"grandbois-{kind}-{look}")


def cardboard_defs() -> str:
    """Under and over the squares of a tile (2) or of a single square (1): shadow and body; rim, seams and bevel."""
    return "".join(base(side) + tile_rim(side) + inside(side) for side in (1, 2))


def inside(side: int) -> str:
    """The squares end under the rim, or they would show around its round corners."""
    return el("clipPath", rect(3, 3, 100 * side - 6, 100 * side - 6, 11), id=f"grandbois-inside-{side}")


def base(side: int) -> str:
    wide = 100 * side
    body = rect(0, 6, wide, wide, 14, fill=CARDBOARD_SIDE) + rect(0, 0, wide, wide, 14, fill=CARDBOARD)
    return g(shadow(0, 10, wide, wide - 2, 13), body, id=f"grandbois-base-{side}")


def rounded(inset: float, wide: float, r: int) -> str:
    """The outline of a square with round corners."""
    side, arc = num(wide - 2 * inset - 2 * r), f"a{r} {r} 0 0 1"
    start = f"M{num(inset + r)} {num(inset)}"
    return f"{start}h{side}{arc} {r} {r}v{side}{arc}-{r} {r}h-{side}{arc}-{r}-{r}v-{side}{arc} {r}-{r}Z"


def tile_rim(side: int) -> str:
    wide = 100 * side
    seams = path("M100 4V196M4 100H196", stroke="#2b1a0c", stroke_opacity=0.34, stroke_width=1.6) if side == 2 else ""
    edge = path(rounded(0, wide, 14) + rounded(4, wide, 10), fill=CARDBOARD, fill_rule="evenodd")
    bevel = rect(5.5, 5.5, wide - 11, wide - 11, 9, fill="none", stroke="#2b1a0c", stroke_opacity=0.3, stroke_width=3)
    light = line(f"M14 1.5H{wide - 14}", "#fff", 2.5, stroke_opacity=0.9)
    return g(seams, edge, bevel, light, id=f"grandbois-rim-{side}")


@cache
def tile_face(tile: int, turn: int, shown: int = 15) -> str:
    """A tile at 0 0. `shown` has a bit for each corner whose square is worth drawing: others lie under later tiles."""
    squares = squares_of(tile, turn)
    faces = "".join(
        ref(f"{kind}-{(7 * tile + 3 * ((i - turn // 90) % 4)) % LOOKS}", x=100 * dx or None, y=100 * dy or None)
        for i, (kind, (dx, dy)) in enumerate(zip(squares, CORNERS, strict=True))
        if shown >> i & 1
    )
    return ref("base-2") + g(faces, clip_path="url(#grandbois-inside-2)") + ref("rim-2")


def single_square(kind: str, x: int, y: int) -> str:
    """A square of which nobody knows the tile, as a piece of its own at 0 0."""
    face = ref(f"{'C' if kind == '^' else kind}-{(x + 2 * y) % LOOKS}")
    return ref("base-1") + g(face, clip_path="url(#grandbois-inside-1)") + ref("rim-1")


FIR: Final = "M0-46L22-12H12L32 16H16L38 46H-38L-16 16H-32L-12-12H-22Z"


def firs() -> str:
    """Three firs around 100 100."""
    stand = ((66, 104, 0.8, "#5f9470"), (134, 104, 0.8, "#5f9470"), (100, 98, 1.1, "#8fbf8a"))
    return "".join(
        g(path(FIR, fill=tone), rect(-6, 46, 12, 14, fill="#a87442"), transform=shift(x, y, scale))
        for x, y, scale, tone in stand
    )


def back_defs() -> str:
    """The backs of tiles and of clan cards: three firs in a ring."""
    ring = circle(100, 100, 82, fill="#264b3a", stroke="#6d9c7b", stroke_width=3)
    tile = ref("base-2") + rect(4, 4, 192, 192, 10, fill="#2f5a46") + ring + firs()
    card = shadow(1, 5, 102, 142, 11, 8) + rect(0, 0, 104, 144, 11, fill=PAPER) + rect(6, 6, 92, 132, 7, fill="#2f5a46")
    card += g(ring, firs(), transform=shift(10, 30, 0.42))
    return g(tile, id="grandbois-back") + g(card, id="grandbois-card-back")


# --- watchtowers -------------------------------------------------------------------------------------------------------


def tower_defs() -> str:
    return "".join(g(tower(seat), id=f"grandbois-tower-{seat}") for seat in range(len(SEAT_COLOURS)))


TIMBER: Final = (("M36 38L26 86M64 38L74 86", 8), ("M33 54L71 73M67 54L29 73", 4.5), ("M50 42V84", 5))


def tower(seat: int) -> str:
    """A watchtower on the square at 0 0, a third of a square taller than it: timber legs, hut and roof in the owner's
    colour, the owner's shape on the hut.
    """
    colour, dark, light = SEAT_COLOURS[seat], SEAT_DARKS[seat], SEAT_LIGHTS[seat]
    edge: dict[str, Attribute] = {"stroke": BARK, "stroke_width": 3.5, "stroke_linejoin": "round"}
    legs = "".join(line(d, BARK, width + 5) for d, width in TIMBER) + "".join(line(d, "#b98450", width) for d, width in TIMBER)
    hut = path("M20 41H80L77 33H23Z", fill=WOOD, **edge) + rect(26, -2, 48, 36, 3, fill=colour, **edge)
    hut += rect(28, 0, 22, 32, fill=light, opacity=0.35)
    roof = path("M50-40L86 2H14Z", fill=colour, **edge) + path("M50-37V0H19Z", fill=light, opacity=0.55)
    roof += path("M50-37L81 0H66Z", fill=dark, opacity=0.45)
    mark = g(seat_shape(seat, 24, fill=PAPER, stroke=dark, stroke_width=1.5), transform=shift(50, 17))
    return ellipse(53, 87, 38, 10, fill="#1c2a10", opacity=0.45) + legs + hut + roof + mark


# --- clan cards --------------------------------------------------------------------------------------------------------


def card_defs() -> str:
    """The clans' cards, 104 by 144, without their names."""
    clip = el("clipPath", rect(7, 7, 90, 98, 7), id="grandbois-portrait")
    glow = gradient("radialGradient", "grandbois-halo", (0, "#ffefc8aa"), (1, "#ffefc800"))
    return clip + glow + "".join(card(letter) for letter in CLAN_LETTERS)


def card(letter: str) -> str:
    portrait = g(
        ref(f"ground-{letter}0", transform=shift(0, 4, 1.04)),
        circle(52, 57, 48, fill="url(#grandbois-halo)"),
        head(letter, 52, 57, 70),
        clip_path="url(#grandbois-portrait)",
    )
    paper = rect(0, 0, 104, 144, 11, fill=PAPER)
    return g(shadow(1, 5, 102, 142, 11, 8), paper, portrait, id=f"grandbois-card-{letter}")


# --- small signs -------------------------------------------------------------------------------------------------------


def chip_defs() -> str:
    """What a covered square was, as a chip of paper: head and number, or a daisy, struck through."""
    return chip_paper() + "".join(chip(kind) for kind in KINDS if kind not in ".^B")


def chip_paper() -> str:
    return g(rect(-36, -22, 72, 44, 22, fill=PAPER, stroke=WOOD_DARK, stroke_width=2.5), id="grandbois-chip")


def chip(kind: str) -> str:
    wide = 24 if kind == "C" else 36
    strike = line(f"M{10 - wide} 14L{wide - 10}-14", "#c2281e", 3.5)
    if kind == "C":
        paper = circle(0, 0, 22, fill=PAPER, stroke=WOOD_DARK, stroke_width=2.5) + circle(0, 0, 18, fill="#cfe08f")
        return g(paper, daisies([(0, 0)], 1), strike, id="grandbois-chip-C")
    number = el("text", kind[1], x=15, y=10, font_size=29, text_anchor="middle", fill=INK, **BOLD)
    return g(ref("chip"), head(kind[0], -15, 0, 30), strike, number, id=f"grandbois-chip-{kind}")


def plank_defs() -> str:
    return gradient("linearGradient", "grandbois-plank", (0, "#b47d4b"), (0.5, WOOD), (1, "#6f4425"), x2=0, y2=1)


def piece_defs() -> str:
    return (
        ground_defs()
        + head_defs()
        + square_defs()
        + cardboard_defs()
        + back_defs()
        + tower_defs()
        + card_defs()
        + chip_defs()
        + plank_defs()
    )

"""The island's ground: where hexes lie, the four terrains, the beach and the sea around them.

The island is drawn in units in which the side of a hex is 55, and scaled where it is put down. On a phone it is turned by a
quarter.
"""

from __future__ import annotations

import math
import random
from functools import cache
from typing import Final

from kibako.games.kiwi.data.components import ISLAND
from kibako.games.kiwi.notation.places import Place, around, axial, named
from kibako.games.kiwi.picture.symbols import TERRAIN_COLOURS, at, blossom, lines, mix, n, ref
from kibako.kit.svg import GOLD, PAPER, WOOD_DARK, WOOD_LIGHT, Point, circle, el, ellipse, g, path, shift

SIDE: Final = 55.0
SQUASH: Final = {False: 0.9, True: 0.87}  # the island is looked at a little from the side
ROOT: Final = math.sqrt(3)
VARIANTS: Final = 3
SHAPE_NAMES: Final = {False: "wide", True: "tall"}


@cache
def centre(place: Place, tall: bool) -> Point:
    q, r = axial(place)
    along, across = ROOT * SIDE * (r + q / 2), 1.5 * SIDE * q
    return (across, along * SQUASH[tall]) if tall else (along, -across * SQUASH[tall])


def hex_outline(tall: bool, inset: float = 0.0, corner: float = 6.0, dy: float = 0.0) -> str:
    """A hex with soft corners around 0 0."""
    angles = [math.radians(60 * i + (30 if tall else 0)) for i in range(6)]
    r = SIDE - inset
    corners = [(r * math.sin(a), -r * math.cos(a) * SQUASH[tall] + dy) for a in angles]
    d = ""
    for i, (x, y) in enumerate(corners):
        (px, py), (nx, ny) = corners[i - 1], corners[(i + 1) % 6]
        before, after = corner / math.hypot(px - x, py - y), corner / math.hypot(nx - x, ny - y)
        d += f"{'L' if i else 'M'}{n(x + (px - x) * before)} {n(y + (py - y) * before)}"
        d += f"Q{n(x)} {n(y)} {n(x + (nx - x) * after)} {n(y + (ny - y) * after)}"
    return d + "Z"


# --- terrains -------------------------------------------------------------------------------------------------------------


def sand(luck: random.Random) -> str:
    """Dunes: ripples, pebbles, a shell or a starfish."""
    out = path("M-60 -16Q-30 -34 2 -22T60 -26V-60H-60Z", fill="#fdebbd", opacity=0.8)
    ripples = ("M-40 -20q10 -6 20 0t20 0t20 0t20 0", "M-30 34q10 -5 20 0t20 0t20 0", "M-46 12q8 -5 16 0", "M30 8q8 -5 16 0")
    out += lines(*ripples, stroke="#cf9f52", stroke_width=2, opacity=0.75)
    pebbles = ((-24, -32, 2.4), (-19, -29, 1.6), (32, 26, 2.2), (-34, 25, 1.8))
    out += "".join(circle(x, y, r, fill="#b98a4a", opacity=0.8) for x, y, r in pebbles)
    if luck.random() < 0.55:
        shell = path("M-7 4Q-8 -6 0 -7Q8 -6 7 4Q0 7 -7 4Z", fill="#fff1e2", stroke="#b9784e", stroke_width=1.5)
        return out + at(
            luck.choice([-20, 22]), -33, shell, lines("M0 5V-6M-3.4 5L-4 -4M3.4 5L4 -4", stroke="#d79a72", stroke_width=1.1)
        )
    starfish = "M0 -8L2.4 -2.6L8 -2L3.6 1.8L5 7L0 4.2L-5 7L-3.6 1.8L-8 -2L-2.4 -2.6Z"
    arms = path(starfish, fill="#f08a5d", stroke="#b5552d", stroke_width=1.5, stroke_linejoin="round")
    return out + at(luck.choice([-22, 20]), -34, arms)


def tuft() -> str:
    blades = ((-2.6, 7), (-0.6, 10), (1.2, 9), (3, 6))
    return lines(*(f"M0 0q{b} -4 {n(b * 1.8)} {-h}" for b, h in blades), stroke_width=1.7)


def grass(luck: random.Random) -> str:
    """Blades in two greens and a fern not yet unrolled."""
    out = path("M-60 -8Q-26 -30 6 -18T60 -20V-60H-60Z", fill="#b9dd78", opacity=0.8)
    spots = (
        (-34, -14),
        (-8, -34),
        (14, -36),
        (36, -10),
        (-40, 18),
        (42, 16),
        (-24, 36),
        (22, 38),
        (0, 44),
        (-22, -28),
        (28, -26),
        (0, -16),
    )
    for i, (x, y) in enumerate(spots):
        colour = "#4d8a2b" if i % 3 else "#68a53a"
        out += ref(
            "tuft", stroke=colour, transform=shift(x + luck.uniform(-3, 3), y + luck.uniform(-2, 2), luck.uniform(0.75, 1.05))
        )
    fern = lines("M0 4C2 -6 -3 -12 2 -17C7 -22 13 -17 10 -13C8 -10 4 -12 6 -15", stroke="#2f6a22", stroke_width=2.4)
    return out + at(luck.choice([-27, 25]), -18, fern)


def flower(luck: random.Random) -> str:
    """A carpet of blossoms on rose ground, denser at the back."""
    out = path("M-60 -12Q-24 -28 6 -20T60 -22V-60H-60Z", fill="#f9d3dc", opacity=0.75)
    leaves = ((-36, -4), (38, 2), (-30, 32), (28, 34), (2, -28), (-2, 46))
    out += lines(*(f"M{x} {y}q-3 -4 -7 -4M{x} {y}q3 -4 7 -4" for x, y in leaves), stroke="#5b9440", stroke_width=2.6)
    spots = ((-28, -24, 8), (-10, -38, 7.5), (11, -36, 8.5), (30, -24, 8), (-41, 2, 7), (42, -4, 7), (-38, 24, 6.5))
    for i, (x, y, r) in enumerate((*spots, (39, 24, 7), (-16, 41, 6.5), (15, 42, 7), (-2, -22, 6))):
        look = (0, 1, 0, 2)[(i + luck.randrange(2)) % 4]
        out += ref(f"blossom-{look}", transform=shift(x + luck.uniform(-2, 2), y + luck.uniform(-2, 2), r / 10))
    return out


def peak(x: float, w: float, h: float) -> str:
    y = -2 if w < 30 else 0
    rock = f"M{n(x - w)} {y}L{n(x)} {n(y - h)}L{n(x + w)} {y}Q{n(x)} {y + 5} {n(x - w)} {y}Z"
    shade = f"M{n(x)} {n(y - h)}L{n(x + w * 0.98)} {y}Q{n(x + w * 0.5)} {y + 2} {n(x + w * 0.28)} {n(y - h * 0.1)}"
    shade += f"L{n(x + w * 0.08)} {n(y - h * 0.45)}Z"
    snow = ((0, -1), (0.42, -0.58), (0.2, -0.66), (0.02, -0.5), (-0.18, -0.66), (-0.42, -0.58))
    cap = "M" + "L".join(f"{n(x + a * w)} {n(y + b * h)}" for a, b in snow) + "Z"
    return (
        path(rock, fill="url(#kiwi-peak)", stroke="#4c4b5a", stroke_width=2.2, stroke_linejoin="round")
        + path(shade, fill="#55546a", opacity=0.45)
        + path(cap, fill="#fff")
    )


def mountain(luck: random.Random) -> str:
    """Three peaks with snow, scree in front."""
    out = path("M-60 -6Q-20 -22 14 -12T60 -12V-60H-60Z", fill="#c6c5cd", opacity=0.8)
    middle = luck.choice((-7, 1, 8))
    out += (
        peak(-25, 24, 24 + luck.randrange(9)) + peak(26, 23, 23 + luck.randrange(9)) + peak(middle, 30, 37 + luck.randrange(5))
    )
    scree = ""
    for spot, y, r in ((-38, 18, 4.4), (38, 16, 4.6), (-26, 32, 3.2), (26, 36, 3.8), (0, 44, 3), (-44, 8, 2.6), (44, 26, 2.4)):
        x = spot + luck.uniform(-2, 2)
        scree += f"M{n(x - r)} {n(y + r * 0.7)}L{n(x - r * 0.5)} {n(y - r * 0.7)}L{n(x + r * 0.5)} {n(y - r * 0.8)}"
        scree += f"L{n(x + r)} {n(y + r * 0.7)}Z"
    return out + path(scree, fill="#e2e1e8", stroke="#6a6978", stroke_width=1.3, stroke_linejoin="round")


BLOSSOMS: Final = (("#fff7fb", "#eeb02c", "#b8507c"), ("#e2508a", "#ffd766", "#8f1f53"), ("#b667c9", "#ffd766", "#6a2f7d"))
GROUNDS: Final = {"sand": sand, "grass": grass, "flower": flower, "mountain": mountain}


def tile_art(terrain: str, variant: int, tall: bool) -> str:
    shape = SHAPE_NAMES[tall]
    art = ref(f"art-{terrain}-{variant}", transform=f"scale({-1 if variant == 1 else 1} {0.9 if tall else 0.94})")
    ground = ref(f"hex-{shape}", fill=f"url(#kiwi-ground-{terrain})")
    return g(ground, art, clip_path=f"url(#kiwi-clip-{shape})") + ref(f"rim-{shape}")


def rim(tall: bool) -> str:
    """A light edge and a dark one."""
    bright = path(hex_outline(tall, 2.2), fill="none", stroke="#fff", stroke_width=1.6, opacity=0.45)
    return bright + path(hex_outline(tall, 1.0), fill="none", stroke="#4c3a22", stroke_width=1.5, opacity=0.6)


def hexglow_art(tall: bool) -> str:
    """Gold with a light line inside and a dark one outside it, so that it shows on sand and to every eye."""
    pale = mix(GOLD, "#fff6d0", 0.5)
    return (
        path(hex_outline(tall, -3, 8), fill="none", stroke=pale, stroke_width=15, opacity=0.35)
        + path(hex_outline(tall, -1, 8), fill="none", stroke=pale, stroke_width=10, opacity=0.5)
        + path(hex_outline(tall, 2), fill=mix(GOLD, "#fff6d0", 0.6), opacity=0.34)
        + path(hex_outline(tall, 2.2), fill="none", stroke="#6b4708", stroke_width=7.6, opacity=0.8)
        + path(hex_outline(tall, 2.4), fill="none", stroke=GOLD, stroke_width=5.2)
        + path(hex_outline(tall, 5.8), fill="none", stroke="#fffbe6", stroke_width=2.6)
    )


# --- the land of two, three and four players --------------------------------------------------------------------------------


def coast(players: int, tall: bool) -> list[tuple[float, float, float, float]]:
    """For every side of a hex that looks on the sea: the hex's middle, and half the way to the next."""
    places = [named(q, r) for q, r in sorted(ISLAND.slots[players - 2].hexes())]
    found = []
    for place in places:
        x, y = centre(place, tall)
        for a, b in (centre(beside, tall) for beside in around(place) if beside not in places):
            found.append((x, y, (a - x) / 2, (b - y) / 2))
    return found


def hexes(players: int, tall: bool) -> str:
    middles = (centre(named(q, r), tall) for q, r in ISLAND.slots[players - 2].hexes())
    return "".join(ref(f"hex-{SHAPE_NAMES[tall]}", x=x, y=y) for x, y in middles)


def silhouette(players: int, tall: bool) -> str:
    """The hexes, and dunes that fill the notches between them unevenly."""
    luck = random.Random(5)  # noqa: S311 - decoration
    dunes = (
        ellipse(round(x + dx * 0.92), round(y + dy * 0.92), luck.randrange(14, 30), luck.randrange(12, 25))
        for x, y, dx, dy in coast(players, tall)
    )
    return ref(f"hexes-{players}-{SHAPE_NAMES[tall]}") + "".join(dunes)


def shore(name: str, width: float, colour: str, opacity: float | None = None) -> str:
    return ref(name, fill=colour, stroke=colour, stroke_width=width, stroke_linejoin="round", opacity=opacity)


def flotsam() -> tuple[str, ...]:
    """A tuft, pebbles, a shell."""
    return (
        ref("tuft", stroke="#7f9c3c", transform=shift(0, 3, 0.8)),
        ellipse(-3, 0, 3.6, 2.4, fill="#b7a184") + ellipse(3, 1.5, 2.4, 1.7, fill="#98836a"),
        path("M-4.5 2.5Q-5 -4 0 -4.5Q5 -4 4.5 2.5Q0 4.5 -4.5 2.5Z", fill="#fff4e8", stroke="#c08a68", stroke_width=1.2),
    )


def washed_up(players: int, tall: bool) -> str:
    """What lies on the sand, little and small."""
    luck, out = random.Random(11), ""  # noqa: S311 - decoration
    for x, y, dx, dy in coast(players, tall)[::3]:
        px, py = x + dx * 1.2 + luck.uniform(-5, 5), y + dy * 1.2 + luck.uniform(-3, 3) + (5 if dy > 0 else 0)
        out += ref(f"flotsam-{luck.randrange(3)}", x=round(px), y=round(py))
    return out


def land(players: int, tall: bool) -> str:
    """Shallows, foam, wet and dry sand, all from one silhouette with wider and wider edges; then the cliff under the hexes."""
    shape = SHAPE_NAMES[tall]
    name = f"coast-{players}-{shape}"
    water = (
        shore(name, 190, "#8fe3dc", 0.1)
        + shore(name, 160, "#8fe3dc", 0.13)
        + shore(name, 130, "#8fe3dc", 0.16)
        + shore(name, 104, "#8fe3dc", 0.22)
    )
    foam = (
        shore(name, 80, "#eafcf6", 0.5)
        + shore(name, 75, "#5cc6cb")
        + shore(name, 53, "#f6fffb", 0.85)
        + shore(name, 46, "#84dcd4")
    )
    beach = shore(name, 37, "#dcbd88") + shore(name, 30, "#f8eac4") + washed_up(players, tall)
    shade = ref(f"hexes-{players}-{shape}", y=13, fill="#5a3f22", opacity=0.3)
    edge = shade + ref(f"hexes-{players}-{shape}", y=8, fill="#6d4f30", stroke="#6d4f30", stroke_width=2)
    return water + foam + beach + edge


# --- the sea ----------------------------------------------------------------------------------------------------------------


def waves(width: float, height: float, count: int) -> str:
    luck, marks = random.Random(3), list[Point]()  # noqa: S311 - decoration
    for _ in range(count):
        x, y = luck.uniform(16, width - 30), luck.uniform(12, height - 8)
        if all(abs(x - a) > 46 or abs(y - b) > 19 for a, b in marks):
            marks.append((x, y))
    return lines(*(f"M{n(x)} {n(y)}q4 -5 8 0q4 4 8 0" for x, y in marks), stroke="#e8fbf7", stroke_width=1.8, opacity=0.38)


def whale() -> str:
    """Someone is passing."""
    tail = "M-6 2C-5 -12 -10 -20 -31 -27C-20 -36 -7 -33 0 -24C7 -33 20 -36 31 -27C10 -20 5 -12 6 2Z"
    return (
        ellipse(0, 4, 30, 7, fill="#bff0ea", opacity=0.45)
        + path(tail, fill="#2d5f80", stroke="#173e58", stroke_width=2, stroke_linejoin="round")
        + lines("M-25 -27Q-12 -31 -3 -20", stroke="#7fb2cc", stroke_width=2.4)
        + lines("M-20 5q5 -4 10 0t10 0t10 0t10 0", stroke="#f2fffb", stroke_width=2.2)
    )


def boat() -> str:
    """A chick out fishing."""
    return (
        ellipse(2, 4, 34, 7, fill="#0f4a5e", opacity=0.28)
        + lines("M4 -6V-44", stroke=WOOD_DARK, stroke_width=3)
        + path("M7 -43Q28 -28 27 -12H7Z", fill=PAPER, stroke="#8c7750", stroke_width=1.6, stroke_linejoin="round")
        + path("M7 -28Q20 -24 26 -20L27 -12H7Z", fill="#f0a35e")
        + ref("chick", transform=shift(-11, -3, 0.5))
        + path(
            "M-28 -8H30Q26 4 16 5H-14Q-24 4 -28 -8Z", fill=WOOD_LIGHT, stroke=WOOD_DARK, stroke_width=2, stroke_linejoin="round"
        )
        + lines("M-24 -2H25", stroke="#e0b582", stroke_width=1.8)
        + lines("M-34 6q5 -4 10 0t10 0t10 0t10 0t10 0t10 0", stroke="#f2fffb", stroke_width=2.2)
    )


def ground_defs() -> str:
    out = g(tuft(), id="kiwi-tuft") + "".join(g(art, id=f"kiwi-flotsam-{i}") for i, art in enumerate(flotsam()))
    out += "".join(g(blossom(0, 0, 10, *look), id=f"kiwi-blossom-{i}") for i, look in enumerate(BLOSSOMS))
    for terrain, draw in GROUNDS.items():
        for variant in range(VARIANTS):
            luck = random.Random(f"{terrain}{variant}")  # noqa: S311 - decoration
            out += g(draw(luck), id=f"kiwi-art-{terrain}-{variant}")
    for tall, shape in SHAPE_NAMES.items():
        out += el("clipPath", path(hex_outline(tall, 1.4)), id=f"kiwi-clip-{shape}")
        out += g(rim(tall), id=f"kiwi-rim-{shape}")
        out += path(hex_outline(tall, -1, 3), id=f"kiwi-hex-{shape}") + g(hexglow_art(tall), id=f"kiwi-hexglow-{shape}")
        for terrain in TERRAIN_COLOURS:
            out += "".join(
                g(tile_art(terrain, variant, tall), id=f"kiwi-tile-{terrain}-{variant}-{shape}") for variant in range(VARIANTS)
            )
        for players in (2, 3, 4):
            out += g(hexes(players, tall), id=f"kiwi-hexes-{players}-{shape}")
            out += g(silhouette(players, tall), id=f"kiwi-coast-{players}-{shape}") + g(
                land(players, tall), id=f"kiwi-land-{players}-{shape}"
            )
    return out + g(whale(), id="kiwi-whale") + g(boat(), id="kiwi-boat")

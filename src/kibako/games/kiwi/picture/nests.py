"""Nests and flags: tree, control tower and cave in two ranks, and the sign of a domain."""

from __future__ import annotations

from typing import Final

from kibako.games.kiwi.data.components import CLANS
from kibako.games.kiwi.picture.birds import coat, downy, shine
from kibako.games.kiwi.picture.symbols import (
    at,
    cut_out,
    dark,
    disc,
    emblem,
    ground_shadow,
    halo,
    lines,
    n,
    outline_colour,
    ref,
    star,
)
from kibako.kit.svg import PAPER, WOOD, WOOD_LIGHT, circle, ellipse, g, path


def eggs(x: float, y: float, count: int) -> str:
    places = ((0.0,), (-5.5, 5.5))[count - 1]
    return "".join(ellipse(x + dx, y, 5, 6.4, fill="#fff6df", stroke="#8a6a45", stroke_width=1.8) for dx in places)


def twigs(x: float, y: float, w: float, h: float) -> str:
    bowl = f"M{-w} {n(-0.3 * h)}Q{n(-0.9 * w)} {h} 0 {h}Q{n(0.9 * w)} {h} {w} {n(-0.3 * h)}Q0 {n(0.35 * h)} {-w} {n(-0.3 * h)}Z"
    hay = (
        f"M{n(-0.8 * w)} {n(0.1 * h)}L{n(-0.1 * w)} {n(0.8 * h)}M{n(-0.2 * w)} {n(0.25 * h)}L{n(0.5 * w)} {n(0.75 * h)}"
        f"M{n(0.75 * w)} {n(0.1 * h)}L0 {n(0.7 * h)}"
    )
    straw = path(bowl, fill="#c18d4b", stroke="#5a3a18", stroke_width=2.6, stroke_linejoin="round")
    return at(x, y, straw, lines(hay, stroke="#7c5225", stroke_width=2))


TRUNK: Final = "M-8 0Q-4 -16 -7 -34L7 -34Q5 -16 10 0Z"
LEAVES: Final = {
    1: (disc(-20, -50, 19), disc(20, -50, 19), disc(0, -66, 24), disc(0, -46, 20)),
    2: (disc(-26, -52, 21), disc(26, -52, 21), disc(-14, -78, 21), disc(16, -80, 20), disc(0, -58, 24)),
}


def tree_base(rank: int) -> str:
    """What is the same for all clans: the trunk, and the nest in the fork."""
    top = "M-14 -82q8 -8 18 -4" if rank == 1 else "M-26 -90q6 -6 14 -4"
    return (
        path(TRUNK, fill=WOOD, stroke="#4a2c14", stroke_width=3.4, stroke_linejoin="round")
        + shine("M-34 -54q2 -9 10 -10", "M14 -76q6 -1 9 5", top, "M30 -56q3 5 0 10")
        + eggs(0, -33, rank)
        + twigs(0, -31, 19, 13)
        + (star(30, -94, 15) if rank == 2 else "")
    )


def tree(clan: str, rank: int) -> str:
    """Round: leaves in the clan's colour."""
    return (
        halo(TRUNK)
        + cut_out(list(LEAVES[rank]), clan, coat(clan))
        + ref(f"base-tree-{rank}")
        + downy(clan, "M-22 -40q6 5 12 1", "M12 -38q6 4 11 -1", opacity=0.6)
        + emblem(clan, 10 + rank, 0, -58 - 6 * rank, fill=PAPER, stroke=outline_colour(clan), stroke_width=2.4)
    )


def roof(rank: int) -> str:
    return "M-31 -60L0 -92L31 -60Z" if rank == 1 else "M-33 -72L-15 -92H-20L0 -118L20 -92H15L33 -72Z"


def tower_base(rank: int) -> str:
    """A look-out on stilts."""
    h = 0 if rank == 1 else 12
    legs = f"M-22 0L-15 {-38 - h}M22 0L15 {-38 - h}M-20 -10L17 {-30 - h}M20 -10L-17 {-30 - h}"
    hut, rail = f"M-22 {-38 - h}H22V{-62 - h}H-22Z", f"M-26 {-37 - h}H26"
    return (
        lines(legs, stroke=PAPER, stroke_width=13)
        + halo(hut, roof(rank))
        + lines(legs, stroke="#4a2c14", stroke_width=7.4)
        + lines(legs, stroke="#a9713f", stroke_width=4)
        + path(hut, fill=WOOD_LIGHT, stroke="#4a2c14", stroke_width=3.4, stroke_linejoin="round")
        + lines(f"M-11 {-40 - h}V{-60 - h}M11 {-40 - h}V{-60 - h}", stroke="#7c5028", stroke_width=2)
        + circle(0, -49 - h, 9, fill="#3a2312")
        + circle(-3.4, -50 - h, 2.5, fill="#fff6df")
        + circle(3.4, -50 - h, 2.5, fill="#fff6df")
        + lines(rail, stroke="#4a2c14", stroke_width=7)
        + lines(rail, stroke="#c99861", stroke_width=3.6)
        + (star(29, -112, 15) if rank == 2 else "")
    )


def tower(clan: str, rank: int) -> str:
    """Tall: under a pointed roof, the control nest."""
    edge = path(roof(rank), fill=coat(clan), stroke=outline_colour(clan), stroke_width=3.6, stroke_linejoin="round")
    sign = emblem(clan, 9, 0, -60 - 12 * rank, fill=PAPER, stroke=outline_colour(clan), stroke_width=2.2)
    return ref(f"base-control-{rank}") + edge + sign


def cave_base(rank: int) -> str:
    """A rock with a dark mouth."""
    rock = "M-42 2Q-46 -26 -30 -42Q-14 -60 8 -57Q30 -54 38 -32Q46 -14 42 2Z"
    if rank == 2:
        rock = "M-50 2Q-54 -24 -38 -42Q-26 -68 2 -70Q28 -68 40 -44Q54 -24 50 2Z"
    top = -25 - 9 * rank
    mouth = f"M-22 2V-12Q-20 {top} 0 {top}Q20 {top} 22 -12V2Z"
    return (
        halo(rock)
        + path(rock, fill="url(#kiwi-rock)", stroke="#3c332c", stroke_width=3.6, stroke_linejoin="round")
        + shine("M-35 -14q2 -12 6 -16", "M34 -12q-1 -8 -4 -12")
        + path(mouth, fill="#2a1d18", stroke="#3c332c", stroke_width=3)
        + eggs(0, -8, rank)
        + twigs(0, -7, 17, 10)
        + (star(38, -64, 15) if rank == 2 else "")
    )


def cave(clan: str, rank: int) -> str:
    """Low and wide: the clan's cloth above the mouth."""
    up = -9 * (rank - 1)
    low, high = -22 + up, -30 + up
    cloth = f"M-29 {high}Q0 {-62 + up} 29 {high}L26 {low}L18 {high}L9 {low}L0 {high}L-9 {low}L-18 {high}L-26 {low}Z"
    return (
        ref(f"base-cave-{rank}")
        + path(cloth, fill=coat(clan), stroke=outline_colour(clan), stroke_width=3.4, stroke_linejoin="round")
        + emblem(clan, 7.4, 0, -37 + up, fill=PAPER, stroke=outline_colour(clan), stroke_width=2.2)
    )


def pole() -> str:
    return lines("M0 0V-92", stroke="#4a2c14", stroke_width=6.6) + lines("M0 0V-92", stroke="#d6a871", stroke_width=3)


def flag(clan: str) -> str:
    """A domain: the face-down token, a pole, the cloth with the clan's shape."""
    cloth = "M2 -86Q18 -95 32 -86Q46 -79 58 -86L53 -68L58 -50Q46 -43 32 -50Q18 -59 2 -50Z"
    return (
        ellipse(0, 0, 17, 6, fill=PAPER, stroke=PAPER, stroke_width=8)
        + lines("M0 0V-92", stroke=PAPER, stroke_width=13)
        + halo(cloth, width=9)
        + path("M-17 -2v5a17 6 0 0 0 34 0v-5Z", fill=dark(clan, 0.35), stroke=outline_colour(clan), stroke_width=2.6)
        + ellipse(0, -2, 17, 6, fill=dark(clan, 0.12), stroke=outline_colour(clan), stroke_width=2.6)
        + ref("pole")
        + path(cloth, fill=f"url(#kiwi-cloth-{clan})", stroke=outline_colour(clan), stroke_width=3.4, stroke_linejoin="round")
        + emblem(clan, 10.5, 29, -68, fill=PAPER, stroke=outline_colour(clan), stroke_width=2)
    )


NESTS_BY_TYPE: Final = {"tree": tree, "control": tower, "cave": cave}
BASES: Final = {"tree": tree_base, "control": tower_base, "cave": cave_base}


def home_defs() -> str:
    out = g(pole(), id="kiwi-pole")
    out += "".join(g(draw(rank), id=f"kiwi-base-{name}-{rank}") for name, draw in BASES.items() for rank in (1, 2))
    for clan in CLANS:
        for name, nest in NESTS_BY_TYPE.items():
            out += "".join(g(ground_shadow(40), nest(clan, rank), id=f"kiwi-nest-{clan}-{name}-{rank}") for rank in (1, 2))
        out += g(ground_shadow(18), flag(clan), id=f"kiwi-flag-{clan}")
    return out

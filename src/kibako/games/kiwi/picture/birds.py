"""The kiwis of the pictures: a chick, a pear on legs, a ball; the leader in cloak and crown; the tokens they are made of.

A piece is drawn with its foot at 0 0. Its paper edge and its dark line make it readable on all four terrains.
"""

from __future__ import annotations

import math
from typing import Final

from kibako.games.kiwi.data.components import CLANS
from kibako.games.kiwi.picture.symbols import (
    at,
    badge,
    clan_colour,
    dark,
    disc,
    emblem,
    ground_shadow,
    halo,
    light,
    lines,
    n,
    outline_colour,
    ref,
)
from kibako.kit.svg import GOLD, PAPER, Attribute, circle, ellipse, g, path, rect

BEAK, BEAK_LINE, EYE_LINE = "#ffe9bd", "#6b4320", "#2a1714"
SIZES: Final = ("1", "2", "3", "leader")
PILE: Final = {"1": (24, 1), "2": (31, 2), "3": (40, 3), "leader": (37, 1)}  # radius and number of tokens under the bird
BADGE: Final = {"1": 14.0, "2": 15.0, "3": 16.5, "leader": 15.5}
BIRD_WIDTH: Final = {"1": 54, "2": 70, "3": 96, "leader": 82}
TALLNESS: Final = {"1": 62.0, "2": 104.0, "3": 140.0, "leader": 138.0}
TOKEN: Final = 7.5  # how thick a token is


def fluffy(cx: float, cy: float, rx: float, ry: float, last_tuft: float, amp: float) -> str:
    """An ellipse with feather tips on its back: from below to an angle in degrees, clockwise from the east."""
    steps, d = 26, f"M{n(cx + rx)} {n(cy)}"
    for i in range(steps):
        a, b = math.tau * i / steps, math.tau * (i + 1) / steps
        mid, k, tip = (a + b) / 2, 1 / math.cos(math.pi / steps), 0.0
        if 95 <= math.degrees(a) <= last_tuft:
            k, tip = k + 0.4 * amp / rx, 1 + amp / rx
        end = f"{n(cx + rx * math.cos(b))} {n(cy + ry * math.sin(b))}"
        feather = f"{n(cx + rx * tip * math.cos(b - 0.02))} {n(cy + ry * tip * math.sin(b - 0.02))}L{end}"
        d += f"Q{n(cx + rx * k * math.cos(mid))} {n(cy + ry * k * math.sin(mid))} {feather if tip else end}"
    return d + "Z"


def bird_foot(x: float, s: float) -> str:
    d = f"M{n(x)} {n(-9 * s)}V{n(-2 * s)}M{n(x - 6 * s)} 0L{n(x)} {n(-3 * s)}L{n(x + 8 * s)} 0"
    d += f"M{n(x)} {n(-3 * s)}L{n(x + s)} {n(1.5 * s)}"
    return lines(d, stroke="#5a3312", stroke_width=6 * s) + lines(d, stroke="#e59a4f", stroke_width=3 * s)


def plume(clan: str, h: float, s: float) -> str:
    tip: dict[str, Attribute] = {
        "fill": light(clan, 0.28),
        "stroke": outline_colour(clan),
        "stroke_width": 2.2 * s,
        "stroke_linejoin": "round",
    }
    stem = path(f"M0 0V{n(-h * s)}", stroke=outline_colour(clan), stroke_width=2.6 * s)
    if clan == "red":
        return stem + circle(0, -(h + 2) * s, 4.6 * s, **tip)
    if clan == "green":
        return path(f"M{n(-5 * s)} 0L0 {n(-(h + 7) * s)}L{n(5 * s)} 0Z", **tip)
    if clan == "purple":
        return stem + rect(-4.2 * s, -(h + 6) * s, 8.4 * s, 8.4 * s, 1, **tip)
    return path(f"M0 0L{n(-4.6 * s)} {n(-h * s)}L0 {n(-(h + 8) * s)}L{n(4.6 * s)} {n(-h * s)}Z", **tip)


def crest(clan: str, x: float, y: float, s: float) -> str:
    """Three plumes whose tips repeat the clan's shape."""
    return at(x, y, *(g(plume(clan, h, s), transform=f"rotate({a})") for a, h in ((-38, 8), (36, 8), (0, 12))))


def eye(x: float, y: float, r: float) -> str:
    px, py = x + 0.25 * r, y + 0.08 * r
    white = circle(x, y, r, fill="#fffdf6", stroke=EYE_LINE, stroke_width=0.2 * r)
    return white + circle(px, py, 0.64 * r, fill="#221310") + circle(px + 0.22 * r, py - 0.28 * r, 0.24 * r, fill="#fff")


def happy_eye(x: float, y: float, r: float) -> str:
    d = f"M{n(x - r)} {n(y + 0.45 * r)}Q{n(x)} {n(y - 1.25 * r)} {n(x + r)} {n(y + 0.45 * r)}"
    return lines(d, stroke=EYE_LINE, stroke_width=0.5 * r)


def beak(x: float, y: float, tip_x: float, tip_y: float, w: float) -> str:
    """The long bill, a little bent, from the face to its tip."""
    dx, dy = tip_x - x, tip_y - y
    length = math.hypot(dx, dy)
    nx, ny = -dy / length, dx / length
    mx, my = x + dx * 0.5 - nx * length * 0.13, y + dy * 0.5 - ny * length * 0.13
    d = (
        f"M{n(x - nx * w)} {n(y - ny * w)}Q{n(mx - nx * w * 0.7)} {n(my - ny * w * 0.7)}"
        f" {n(tip_x - nx * 1.2)} {n(tip_y - ny * 1.2)}"
        f"Q{n(tip_x + dx / length * 2.5)} {n(tip_y + dy / length * 2.5)} {n(tip_x + nx * 1.2)} {n(tip_y + ny * 1.2)}"
        f"Q{n(mx + nx * w * 0.55)} {n(my + ny * w * 0.55)} {n(x + nx * w)} {n(y + ny * w)}Z"
    )
    return path(d, fill=BEAK, stroke=BEAK_LINE, stroke_width=2.6, stroke_linejoin="round")


def cheek(x: float, y: float, r: float) -> str:
    return ellipse(x, y, r, 0.7 * r, fill="#ff8d84", opacity=0.68)


def belly(x: float, y: float, rx: float, ry: float, clan: str, sign_r: float = 0.0) -> str:
    """Light, with the clan's shape on it: eyes that don't tell red from green see this, and the badge."""
    shade = dark(clan, 0.22 if clan == "yellow" else 0.08)
    mark = emblem(clan, sign_r, x - 0.12 * rx, y + 0.12 * ry, fill=shade) if sign_r else ""
    return ellipse(x, y, rx, ry, fill=light(clan, 0.76)) + mark


def downy(clan: str, *ds: str, opacity: float = 0.5) -> str:
    return lines(*ds, stroke=dark(clan, 0.4), stroke_width=2.4, opacity=opacity)


def shine(*ds: str) -> str:
    return lines(*ds, stroke="#fff", stroke_width=3.2, opacity=0.45)


def coat(clan: str) -> str:
    return f"url(#kiwi-coat-{clan})"


CLOAK: Final = "M-10 -66C-34 -60 -50 -24 -46 2C-34 6 -18 4 -6 0C-12 -20 -6 -44 10 -54Z"


def silhouettes() -> dict[str, str]:
    """The outlines of body and head, the same for all clans."""
    pear_neck, ball_neck = "M-24 -45Q-14 -66 0 -68L30 -44Q28 -30 20 -20Z", "M-36 -60Q-22 -84 0 -90L36 -66Q38 -46 30 -30Z"
    leader_neck = "M-26 -50Q-16 -82 -4 -90L34 -66Q34 -46 26 -26Z"
    return {
        "1": fluffy(0, -25, 25, 23.5, 225, 4),
        "2": fluffy(-4, -31, 33, 28, 235, 4.5) + pear_neck + disc(12, -57, 20),
        "3": fluffy(-3, -41, 47, 39, 240, 5.5) + ball_neck + disc(16, -78, 22),
        "leader": fluffy(-2, -36, 34, 34, 235, 4) + leader_neck + disc(12, -76, 22) + CLOAK,
    }


def body(clan: str, size: str) -> str:
    """Paper edge, dark line and coat."""
    edge = ref(f"body-{size}", fill=PAPER, stroke=PAPER, stroke_width=8.5, stroke_linejoin="round")
    line: dict[str, Attribute] = {
        "stroke": outline_colour(clan),
        "stroke_width": 3.6,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }
    return edge + ref(f"body-{size}", fill=coat(clan), **line)


def chick(clan: str) -> str:
    """Size 1: all ball and eyes."""
    return (
        ref("feet-1")
        + crest(clan, -1, -46, 1.0)
        + body(clan, "1")
        + belly(7, -15, 15, 11.5, clan, 6)
        + downy(clan, "M-17 -30q-4 6 -1 12", "M-9 -38q-5 5 -3 10", "M-10 -20q-3 5 0 9")
        + ref("face-1")
    )


def pear(clan: str) -> str:
    """Size 2: on longer legs."""
    return (
        ref("feet-2")
        + crest(clan, 7, -75, 1.1)
        + body(clan, "2")
        + belly(7, -23, 20, 17, clan, 9)
        + path("M-24 -40C-34 -24 -20 -10 -6 -16C-12 -24 -14 -32 -12 -40Z", fill=dark(clan, 0.2))
        + downy(clan, "M-12 -52q-7 5 -9 10", "M-20 -28q-1 5 4 9", "M-14 -26q0 4 4 7")
        + ref("face-2")
    )


def ball(clan: str) -> str:
    """Size 3: very round, very content."""
    return (
        ref("feet-3")
        + crest(clan, 11, -98, 1.25)
        + body(clan, "3")
        + belly(8, -30, 31, 25, clan, 14)
        + path("M-34 -56C-48 -36 -32 -14 -12 -22C-20 -32 -22 -44 -18 -56Z", fill=dark(clan, 0.2))
        + downy(clan, "M-14 -74q-9 5 -12 12", "M-30 -42q-2 7 5 13", "M-24 -38q-1 5 4 10", opacity=0.45)
        + ref("face-3")
    )


def feet() -> dict[str, str]:
    return {
        "1": bird_foot(-8, 0.8) + bird_foot(7, 0.8),
        "2": bird_foot(-12, 0.95) + bird_foot(9, 0.95),
        "3": bird_foot(-16, 1.1) + bird_foot(12, 1.1),
        "leader": bird_foot(-8, 1) + bird_foot(14, 1),
    }


def faces() -> dict[str, str]:
    """Eyes, cheeks and bill, the same for all clans."""
    content = shine("M2 -96q10 -6 20 -1", "M-36 -66q5 -8 12 -12") + cheek(14, -68, 6)
    return {
        "1": shine("M-8 -44q8 -5 15 -2") + cheek(5, -22, 4.6) + eye(5, -32, 7.6) + eye(20, -33, 6) + beak(15, -25, 32, -9, 6),
        "2": shine("M2 -74q8 -4 16 0")
        + cheek(10, -49, 5.2)
        + eye(11, -60, 7.8)
        + eye(27, -61, 6.4)
        + beak(24, -52, 47, -20, 6.6),
        "3": content + happy_eye(12, -80, 7.4) + happy_eye(31, -81, 5.4) + beak(29, -72, 60, -33, 7.8),
        "leader": cheek(9, -64, 5.4) + eye(9, -76, 8) + eye(27, -77, 6.6) + beak(25, -68, 55, -32, 7.4),
    }


def crown_base() -> str:
    d, line = "M-15 0L-18 -17L-8 -9L0 -22L8 -9L18 -17L15 0Q0 5 -15 0Z", "#6d4610"
    pearls = (circle(a, b, 3.2, fill="#fff3c4", stroke=line, stroke_width=2) for a, b in ((-18, -18), (0, -23), (18, -18)))
    gold = path(d, fill="url(#kiwi-gold)", stroke=line, stroke_width=3, stroke_linejoin="round")
    return halo(d, width=9) + gold + "".join(pearls)


def crown(clan: str) -> str:
    return ref("crown") + emblem(clan, 4.4, 0, -5.5, fill=clan_colour(clan), stroke="#6d4610", stroke_width=1.6)


def leader_bird(clan: str) -> str:
    """Taller, awake, in a cloak with the clan's shape, under a crown."""
    hem, collar = "M-46 2C-34 6 -18 4 -6 0C-12 -20 -6 -44 10 -54", "M-8 -66C4 -52 20 -48 32 -54"
    return (
        ref("feet-leader")
        + body(clan, "leader")
        + belly(9, -28, 20, 21, clan)
        + downy(clan, "M4 -38q-2 5 0 9", "M14 -36q-2 5 0 9", "M9 -24q-1 5 1 8", opacity=0.45)
        + path(CLOAK, fill=dark(clan, 0.42), stroke=outline_colour(clan), stroke_width=2.6, stroke_linejoin="round")
        + lines(hem, stroke="#6d4610", stroke_width=6.4)
        + lines(hem, stroke=GOLD, stroke_width=4)
        + emblem(clan, 8.5, -27, -23, fill=light(clan, 0.78))
        + lines(collar, stroke="#6d4610", stroke_width=8.5)
        + lines(collar, stroke=GOLD, stroke_width=5.8)
        + ref("face-leader")
        + ref(f"crown-{clan}", transform="translate(8 -91) scale(1.22)")
    )


BIRDS: Final = {"1": chick, "2": pear, "3": ball, "leader": leader_bird}


def token_pile(clan: str, rx: float, count: int) -> str:
    """The tokens a kiwi is made of; the face of the top one lies at y 0."""
    ry, h = rx * 0.3, count * TOKEN
    edge = halo(f"M{n(-rx)} 0V{n(h)}A{n(rx)} {n(ry)} 0 0 0 {n(rx)} {n(h)}V0A{n(rx)} {n(ry)} 0 0 0 {n(-rx)} 0Z")
    tokens = (
        ref(f"token-{clan}", transform=f"translate(0 {n(i * TOKEN)}) scale({rx / 24:.2f} 1)") for i in reversed(range(count))
    )
    return edge + "".join(tokens)


def token(clan: str) -> str:
    line = outline_colour(clan)
    rim = path(
        f"M-24 0v{TOKEN}a24 7.2 0 0 0 48 0v-{TOKEN}Z",
        fill=dark(clan, 0.22),
        stroke=line,
        stroke_width=3,
        stroke_linejoin="round",
    )
    face = ellipse(0, 0, 24, 7.2, fill=light(clan, 0.22), stroke=line, stroke_width=3)
    return rim + face + ellipse(0, 0, 17.8, 5.3, fill=dark(clan, 0.14), opacity=0.6)


def standing(clan: str, size: str) -> str:
    """A kiwi as it stands on the table: shadow, tokens, bird."""
    rx, count = PILE[size]
    lift = count * TOKEN + rx * 0.3
    bird = ref(f"bird-{clan}-{size}", transform="translate(0 3)")
    return at(0, -2, ground_shadow(rx * 1.12)) + at(0, -lift, token_pile(clan, rx, count), bird)


def badge_place(size: str, flip: bool) -> float:
    """How far a badge lies from the bird's middle: at its back."""
    return PILE[size][0] * (0.88 if flip else -0.88)


def chosen_ring(size: str) -> str:
    """Gold around the foot of a kiwi that can be chosen, and a light behind it."""
    rx, tall = PILE[size][0] + 17, TALLNESS[size]
    behind = ellipse(2, -tall / 2, rx * 1.3, tall * 0.72 + 8, fill="url(#kiwi-light)")
    ring = ellipse(0, -8, rx, rx * 0.46, fill="#ffe08a", fill_opacity=0.55, stroke="#6b4708", stroke_width=11)
    return behind + ring + ellipse(0, -8, rx, rx * 0.46, fill="none", stroke="#ffd34f", stroke_width=7)


def plain_chick() -> str:
    """Anybody's kiwi, on cards."""
    coat_ = ref("body-1", fill="#8a5a33", stroke="#4a2c14", stroke_width=3.6)
    return coat_ + ellipse(7, -15, 15, 11.5, fill="#e9cfa4") + ref("face-1")


def moved_mark() -> str:
    """It has had its move."""
    return circle(0, 0, 13, fill=PAPER, stroke="#2b2620", stroke_width=2) + lines(
        "M-6 .5L-1.5 5L6.5 -5", stroke="#2e7d4a", stroke_width=3.6
    )


def bird_defs() -> str:
    out = g(plain_chick(), id="kiwi-chick") + g(moved_mark(), id="kiwi-moved")
    out += "".join(path(d, id=f"kiwi-body-{size}") for size, d in silhouettes().items()) + g(crown_base(), id="kiwi-crown")
    out += "".join(g(drawn, id=f"kiwi-feet-{size}") for size, drawn in feet().items())
    out += "".join(g(drawn, id=f"kiwi-face-{size}") for size, drawn in faces().items())
    for clan in CLANS:
        out += "".join(g(draw(clan), id=f"kiwi-bird-{clan}-{size}") for size, draw in BIRDS.items())
        out += "".join(g(standing(clan, size), id=f"kiwi-stand-{clan}-{size}") for size in SIZES)
        out += "".join(g(badge(clan, size, 0, 0, BADGE[size]), id=f"kiwi-badge-{clan}-{size}") for size in SIZES[:3])
        out += g(badge(clan, "3", 0, 0, BADGE["leader"]), id=f"kiwi-badge-{clan}-leader")
        out += g(token(clan), id=f"kiwi-token-{clan}") + g(crown(clan), id=f"kiwi-crown-{clan}")
    return out + "".join(g(chosen_ring(size), id=f"kiwi-ring-{size}") for size in SIZES)

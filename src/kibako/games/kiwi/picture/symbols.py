"""The alphabet of Kiwi Chow Down's pictures: colours, clan shapes, small signs."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from kibako.games.kiwi.data.components import BOX, CLANS, FRUITS, SEASON_CARDS
from kibako.kit.svg import (
    INK,
    INK_SOFT,
    PAPER,
    SEAT_COLOURS,
    WOOD,
    Attribute,
    circle,
    el,
    ellipse,
    g,
    icon_body,
    label,
    path,
    rect,
    shift,
)

SHAPES: Final = dict(zip(CLANS, ("circle", "triangle", "square", "diamond"), strict=True))  # with the colour, always
ICONS: Final = dict(zip(FRUITS, ("strawberry", "kiwi-fruit", "lemon", "blueberries"), strict=True))
BLUER: Final = {"#6b438b": "#2f55a8", "#8d65c5": "#3f74d6", "#aa7de5": "#5a93ee", "#bca4eb": "#9cc3ff", "#533566": "#1d3870"}
TERRAIN_COLOURS: Final = {
    "mountain": ("#b4b3bb", "#8f8e9b"),
    "sand": ("#fae0a0", "#ecc67c"),
    "grass": ("#a5cf62", "#7fb046"),
    "flower": ("#f3bccb", "#de93ad"),
}
CARD_COLOURS: Final = {"move": "#2f7391", "feed": "#b04a70", "build": WOOD, "joker": "#a8781b"}
SEASON_BLUE: Final = "#2a677f"
GOLD_LINE: Final = "#6b4708"


def n(x: float) -> str:
    """A number as short as artwork needs it."""
    return f"{x:.1f}".removesuffix(".0")


def mix(one: str, other: str, t: float) -> str:
    pairs = zip(*([int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in (one, other)), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in pairs)


def clan_colour(clan: str) -> str:
    return SEAT_COLOURS[CLANS.index(clan)]


def light(clan: str, t: float = 0.35) -> str:
    return mix(clan_colour(clan), "#fff3d6", t)


def dark(clan: str, t: float = 0.45) -> str:
    return mix(clan_colour(clan), "#1d0f12", t)


def outline_colour(clan: str) -> str:
    return dark(clan, 0.62)


# --- small words of SVG -----------------------------------------------------------------------------------------------


def at(x: float, y: float, *children: str, scale: float | None = None, **more: Attribute) -> str:
    return g(*children, transform=shift(x, y, scale), **more)


def ref(name: str, **more: Attribute) -> str:
    """A piece of the shared artwork."""
    return el("use", href=f"#kiwi-{name}", **more)


@lru_cache(4096)
def put(name: str, x: float, y: float, scale: float = 1.0) -> str:
    """A piece of the shared artwork, set down."""
    return ref(name, transform=shift(x, y, None if scale == 1 else scale))


def lines(*ds: str, **more: Attribute) -> str:
    return path("".join(ds), **({"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"} | more))


REMEMBERED: Final = 20_000  # pieces of pictures that are remembered


@lru_cache(REMEMBERED)
def words(said: str, x: float, y: float, size: float, **more: Attribute) -> str:
    more.setdefault("font_weight", 700)
    more.setdefault("fill", INK)
    return label(said, x, y, font_size=size, **more)


def centred(said: str, x: float, y: float, size: float, **more: Attribute) -> str:
    return words(said, x, y, size, text_anchor="middle", **more)


def right(said: str, x: float, y: float, size: float, **more: Attribute) -> str:
    return words(said, x, y, size, text_anchor="end", **more)


def printed(said: str, x: float, y: float, size: float, **more: Attribute) -> str:
    """A number in the shared artwork, which the board's style doesn't reach."""
    return centred(said, x, y, size, font_family="Nunito, system-ui, sans-serif", font_weight=900, **more)


def heading(said: str, x: float, y: float, size: float = 10.5, spacing: float = 0.6) -> str:
    return words(said.upper(), x, y, size, font_weight=800, fill=INK_SOFT, letter_spacing=spacing)


def fitting(said: str, size: float, room: float) -> float:
    """The size at which words have room: languages differ."""
    return round(min(size, room / sum(map(letter_width, said))), 1) if said else size


def letter_width(letter: str) -> float:
    """Of a bold letter, about, as a part of its size."""
    if letter in "iïíljtf.,:;’ \u00a0-()1":
        return 0.34
    return 0.86 if letter in "mwMW" else 0.7 if letter.isupper() else 0.57


def shortened(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"


def emoji(name: str, x: float, y: float, size: float) -> str:
    """An icon with its middle at x y."""
    body = icon_body(name)
    for old, new in BLUER.items() if name == "blueberries" else ():  # the fruit is blue in the rules
        body = body.replace(old, new)
    return at(x - size / 2, y - size / 2, body, scale=size / 32)


def disc(x: float, y: float, r: float) -> str:
    return f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0Z"


def halo(*shapes: str, width: float = 8.5) -> str:
    """The paper edge around a cut-out."""
    return path("".join(shapes), fill=PAPER, stroke=PAPER, stroke_width=width, stroke_linejoin="round")


def cut_out(silhouette: list[str], clan: str, fill: str, line: float = 3.6) -> str:
    """Paper edge, dark line and fill around overlapping shapes, so that they read as one piece of cardboard."""
    shapes, dark_line = "".join(silhouette), outline_colour(clan)
    return halo(shapes) + path(
        shapes, fill=fill, stroke=dark_line, stroke_width=line, stroke_linejoin="round", paint_order="stroke"
    )


# --- clans --------------------------------------------------------------------------------------------------------------


def emblem(clan: str, r: float, x: float = 0.0, y: float = 0.0, **more: Attribute) -> str:
    """The clan's shape, of the same optical weight for all four."""
    shape = SHAPES[clan]
    if shape == "circle":
        return circle(x, y, r, **more)
    if shape == "square":
        return rect(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r, 0.18 * r, **more)
    corners = (
        ((0, -1.22), (1.18, 0.86), (-1.18, 0.86)) if shape == "triangle" else ((0, -1.28), (1.12, 0), (0, 1.28), (-1.12, 0))
    )
    d = "M" + "L".join(f"{n(x + a * r)} {n(y + b * r)}" for a, b in corners) + "Z"
    return path(d, stroke_linejoin="round", **more)


def clan_sign(clan: str, r: float, x: float, y: float) -> str:
    return emblem(clan, r, x, y, fill=clan_colour(clan), stroke=outline_colour(clan), stroke_width=r * 0.26)


def badge(clan: str, said: str, x: float, y: float, r: float) -> str:
    """A number on the clan's shape: the one thing to read when the birds stand close."""
    shape = SHAPES[clan]
    r *= 1.06 if shape in ("triangle", "diamond") else 1
    drop = r * 0.2 if shape == "triangle" else 0
    fill, ink = (clan_colour(clan), "#2b1c06") if clan == "yellow" else (dark(clan, 0.22), "#fff")
    return (
        emblem(clan, r, x, y, fill=PAPER, stroke=PAPER, stroke_width=6)
        + emblem(clan, r, x, y, fill=fill, stroke=outline_colour(clan), stroke_width=2.2)
        + printed(said, x, y + r * 0.46 + drop, r * 1.34, fill=ink)
    )


# --- terrains and markers -----------------------------------------------------------------------------------------------


def hexagon(r: float) -> str:
    corners = ((r * math.sin(math.radians(60 * i)), -r * math.cos(math.radians(60 * i))) for i in range(6))
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in corners) + "Z"


def blossom(x: float, y: float, r: float, petal: str, heart: str, line: str) -> str:
    angles = [math.radians(-90 + 72 * i) for i in range(5)]
    petals = "".join(disc(x + 0.52 * r * math.cos(a), y + 0.52 * r * math.sin(a), 0.42 * r) for a in angles)
    edge = path(petals, fill=petal, stroke=line, stroke_width=0.17 * r, paint_order="stroke")
    return edge + circle(x, y, 0.28 * r, fill=heart)


def terrain_glyph(terrain: str, s: float) -> str:
    """The same small sign for a terrain on markers, cards and in words."""
    if terrain == "mountain":
        peaks = ((-0.8, 0.55), (-0.15, -0.6), (0.2, 0), (0.42, -0.28), (0.85, 0.55))
        snow = ((-0.38, -0.2), (-0.15, -0.6), (0.08, -0.2), (-0.12, -0.1))
        return path(scaled(peaks, s), fill="#5d5c6b") + path(scaled(snow, s), fill="#fff")
    if terrain == "sand":
        waves = (
            f"M{n(-0.75 * s)} {n(y * s)}q{n(0.25 * s)} {n(-0.28 * s)} {n(0.5 * s)} 0t{n(0.5 * s)} 0t{n(0.5 * s)} 0"
            for y in (-0.32, 0.08, 0.48)
        )
        return lines(*waves, stroke="#9a6b1f", stroke_width=0.19 * s)
    if terrain == "grass":
        blades = ((-0.2, -0.35, 0.8), (0, 0, 1.1), (0.2, 0.35, 0.8))
        ds = (f"M{n(x * s)} {n(0.5 * s)}q{n(b * s)} {n(-0.4 * s)} {n(b * 1.4 * s)} {n(-h * s)}" for x, b, h in blades)
        return lines(*ds, stroke="#2f6a22", stroke_width=0.22 * s)
    return blossom(0, 0, 0.95 * s, "#fff", "#e8a321", "#a6305f")


def scaled(points: tuple[tuple[float, float], ...], s: float) -> str:
    return "M" + "L".join(f"{n(a * s)} {n(b * s)}" for a, b in points) + "Z"


def marker_face(terrain: str, r: float) -> str:
    """A domain marker: a small six-sided tile."""
    edge = path(
        hexagon(r), fill=f"url(#kiwi-ground-{terrain})", stroke="#4a2c14", stroke_width=0.13 * r, stroke_linejoin="round"
    )
    return edge + terrain_glyph(terrain, r * 0.62)


def marker_back(r: float) -> str:
    """Brown with a flag."""
    flag = f"M{n(-0.3 * r)} {n(0.55 * r)}V{n(-0.55 * r)}L{n(0.45 * r)} {n(-0.25 * r)}L{n(-0.3 * r)} {n(0.05 * r)}"
    return path(hexagon(r), fill="#9c6b3f", stroke="#4a2c14", stroke_width=0.13 * r, stroke_linejoin="round") + path(
        flag, fill="#f6e3bd", stroke="#f6e3bd", stroke_width=0.14 * r, stroke_linejoin="round"
    )


# --- what cards and spaces give -------------------------------------------------------------------------------------------


def star(x: float, y: float, r: float, edge: float = 7) -> str:
    spikes = [(math.radians(-90 + 36 * i), r if i % 2 == 0 else r * 0.48) for i in range(10)]
    d = "M" + "L".join(f"{n(x + k * math.cos(a))} {n(y + k * math.sin(a))}" for a, k in spikes) + "Z"
    shine = path(d, fill="url(#kiwi-gold)", stroke="#6d4610", stroke_width=r * 0.19, stroke_linejoin="round")
    return (halo(d, width=edge) if edge else "") + shine


def any_fruit(r: float) -> str:
    """A fruit of whatever colour: a berry in four quarters."""
    parts = ((0, -1, 1, 0, "#f0c23c"), (1, 0, 0, 1, "#4c78d8"), (0, 1, -1, 0, "#59a83d"), (-1, 0, 0, -1, "#e2453f"))
    quarters = (
        path(f"M0 0L{n(a * r)} {n(b * r)}A{r} {r} 0 0 1 {n(c * r)} {n(d * r)}Z", fill=fill) for a, b, c, d, fill in parts
    )
    leaf = (
        f"M0 {n(-r * 0.9)}Q{n(r * 0.2)} {n(-r * 1.7)} {n(r * 0.95)} {n(-r * 1.5)}Q{n(r * 0.8)} {n(-r * 0.85)} 0 {n(-r * 0.9)}Z"
    )
    return (
        circle(0, 0, r * 1.14, fill="#5a3a22")
        + "".join(quarters)
        + path(leaf, fill="#3f9b3f", stroke="#24551f", stroke_width=r * 0.12)
    )


def footprint(s: float, colour: str = INK) -> str:
    """Three toes: moves."""
    toes = (f"M0 {n(0.3 * s)}L{n(side * 0.55 * s)} {n(-0.35 * s)}" for side in (-1, 1))
    d = f"M0 {n(0.7 * s)}V{n(-0.75 * s)}" + "".join(toes)
    return lines(d, stroke=colour, stroke_width=0.3 * s)


def arrow_up(s: float, colour: str = "#2e7d4a") -> str:
    d = f"M0 {n(-s)}L{n(0.85 * s)} {n(-0.05 * s)}H{n(0.35 * s)}V{n(0.9 * s)}H{n(-0.35 * s)}V{n(-0.05 * s)}H{n(-0.85 * s)}Z"
    return path(d, fill=colour)


def chick_sign() -> str:
    return ref("chick", transform=shift(-2, 9.2, 0.357))


def growing() -> str:
    return chick_sign() + at(8.5, -4.5, circle(0, 0, 6.2, fill=PAPER), arrow_up(5.5))


def given_back(body: str) -> str:
    return (
        body
        + lines("M-4 11H7M-4 11l4-3.5M-4 11l4 3.5", stroke="#fff", stroke_width=5)
        + lines("M-4 11H7M-4 11l4-3.5M-4 11l4 3.5", stroke="#b3261e", stroke_width=2.4)
    )


def signs() -> dict[str, str]:
    """What a benefit is made of, as signs in a circle of radius 10."""
    feed = circle(0, 0, 10, fill=CARD_COLOURS["feed"]) + emoji("strawberry", 0, 0, 14)
    build = circle(0, 0, 10, fill=CARD_COLOURS["build"]) + emoji("hammer", 0, 0, 13.5)
    fruit, marker = at(0, 1, any_fruit(8.2)), marker_back(10.5)
    return {
        "fruit": fruit,
        "marker": marker,
        "place": chick_sign(),
        "place-big": chick_sign() + at(8, 5, circle(0, 0, 6, fill=PAPER), printed("2", 0, 3.6, 10)),
        "grow": growing(),
        "grow-different": growing(),
        "move": circle(0, 0, 10, fill=CARD_COLOURS["move"]) + footprint(8, "#fff"),
        "feed": feed,
        "build": build,
        "point": star(0, 0, 11, 0),
        "return-marker": given_back(marker),
        "return-fruit": given_back(fruit),
        "remove": chick_sign() + lines("M-10 10L10-10", stroke="#b3261e", stroke_width=3),
        "feed-or-build": at(-5, 0, feed, scale=0.78) + at(6, 0, build, scale=0.78),
    }


def sign(kind: str, x: float, y: float, s: float) -> str:
    return put(f"sign-{kind}", x, y, s / 10)


def parts_of(benefit: str) -> list[tuple[int, str]]:
    """A benefit such as "2 fruit, 1 place", as counted signs."""
    pairs = (part.split(" ") for part in benefit.split(", ")) if benefit else ()
    return [(int(count), kind) for count, kind in pairs]


def tally_width(benefit: str, s: float) -> float:
    return sum(2.3 * s + (1.25 * s if count > 1 else 0) for count, _ in parts_of(benefit))


def gain_art(benefit: str) -> str:
    """A benefit from left to right, repeated things as a number and one sign, each 20 wide."""
    out, x = "", 0.0
    for count, kind in parts_of(benefit):
        if count > 1:
            out += printed(str(count), x + 4.5, 6.2, 18)
            x += 12.5
        out += sign(kind, x + 10, 0, 10)
        x += 23
    return out


def gain_name(benefit: str) -> str:
    return "gain-" + benefit.replace(", ", "-").replace(" ", "")


def tally(benefit: str, x: float, y: float, s: float, middle: bool = False) -> str:
    """A benefit, from x on or around it."""
    return put(gain_name(benefit), x - tally_width(benefit, s) / 2 if middle else x, y, s / 10) if benefit else ""


def all_gains() -> list[str]:
    """Everything that a space, nest or card of the box gives."""
    found = [*BOX.side_a.row, *(text for clan in BOX.clans for text in clan.side_b.row)]
    found += [text for nest in BOX.nests for text in (nest.placed, nest.season)]
    found += [text for card in BOX.cards for text in (card.gain, card.french or "")]
    found += [text for space in BOX.track for text in (space.gain, space.spanish or "")]
    found += [text for card in SEASON_CARDS for text in (card.left, card.right)]
    return sorted({*found, "2 move", "1 grow", "3 place"} - {""})


def alike(count: int, x: float, y: float, r: float = 4.0) -> str:
    """A price: a number of fruits of one colour, overlapping because they are alike."""
    return "".join(
        circle(x + i * r * 1.5, y, r, fill="#d4698d", stroke="#6e2440", stroke_width=r * 0.3)
        + circle(x + i * r * 1.5 - 0.3 * r, y - 0.3 * r, 0.28 * r, fill="#fff", opacity=0.7)
        for i in range(count)
    )


def ground_shadow(rx: float, opacity: float = 0.3) -> str:
    return ellipse(0, 0, rx, rx * 0.32, fill="#1b1208", opacity=opacity)


def sign_defs() -> str:
    fruits = "".join(g(emoji(ICONS[colour], 0, 0, 20), id=f"kiwi-fruit-{colour}") for colour in FRUITS)
    markers = "".join(g(marker_face(terrain, 10), id=f"kiwi-marker-{terrain}") for terrain in TERRAIN_COLOURS)
    emblems = "".join(g(clan_sign(clan, 10, 0, 0), id=f"kiwi-clan-{clan}") for clan in CLANS)
    drawn = "".join(g(body, id=f"kiwi-sign-{kind}") for kind, body in signs().items())
    gains = "".join(g(gain_art(benefit), id=f"kiwi-{gain_name(benefit)}") for benefit in all_gains())
    return fruits + markers + g(marker_back(10), id="kiwi-marker-back") + emblems + drawn + gains

"""What lies still in KIKAI's pictures: the night, sleeping houses, asphalt, paving, walls. Drawn once."""

from __future__ import annotations

import math
import random
from typing import Final

from kibako.games.kikai.data.components import DISTRICT_WORDS, SQUARE_WORDS, STREET_WORDS
from kibako.games.kikai.picture.layout import STREET_SPACES, TALL, WIDE, Plan, road, slots
from kibako.games.kikai.picture.symbols import HUES, SEAT_PAINTS, SERIF, group, words
from kibako.kit.svg import GOLD, Attribute, circle, el, ellipse, g, gradient, num, path, rect

Box = tuple[float, float, float, float]  # left, top, right, bottom
FREE_KERB: Final = "#7a73b8"
SHADES: Final = {"#1c1842": "#2d2759", "#1a1b45": "#29295c", "#211740": "#352657"}  # walls, and their roofs
DARK: Final = "#2c2659"  # windows
PANES: Final = ("#a5824f", "#9c7089", "#5e8fae")  # lit ones


def block(x: float, y: float, width: float, height: float) -> str:
    return f"M{num(x)} {num(y)}h{num(width)}v{num(height)}h-{num(width)}z"


# --- houses and trees ----------------------------------------------------------------------------------------------------


def away(x: float, y: float, x1: float, y1: float, x2: float, y2: float) -> float:
    dx, dy = x2 - x1, y2 - y1
    share = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
    return math.hypot(x - x1 - share * dx, y - y1 - share * dy)


class Skyline:
    """Houses and trees between the streets, dim, so that every piece outshines them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.luck = random.Random(5)  # noqa: S311 - the same town every time
        self.streets = [(*plan.at(words.split()[0]), *plan.at(words.split()[1])) for words in STREET_WORDS]
        sx, sy = sign_place(plan)
        px, py = plan.turned(752, 404)
        self.taken: list[Box] = [(sx - 84, sy - 40, sx + 84, sy + 44), (px - 50, py - 34, px + 50, py + 34)]

    def free(self, box: Box) -> bool:
        left, top, right, bottom = box
        x, y, width, height = self.plan.box
        if left < x + 12 or right > x + width - 12 or top < y + 12 or bottom > y + height - 12:
            return False
        if any(left < b[2] + 5 and b[0] < right + 5 and top < b[3] + 4 and b[1] < bottom + 4 for b in self.taken):
            return False
        return all(self.clear(u, v) for u in (left, (left + right) / 2, right) for v in (top, (top + bottom) / 2, bottom))

    def clear(self, x: float, y: float) -> bool:
        plan = self.plan
        return (
            all(away(x, y, *street) > plan.slot + 10 for street in self.streets)
            and all(math.dist((x, y), plan.at(square)) > plan.radius + 12 for square in SQUARE_WORDS)
            and not any(self.inside(x - plan.at(name)[0], y - plan.at(name)[1]) for name in DISTRICT_WORDS)
        )

    def inside(self, dx: float, dy: float) -> bool:
        """Within a district, its sign, or close."""
        plan = self.plan
        return abs(dx) <= plan.width / 2 + 8 and -plan.height / 2 - 24 < dy < plan.height / 2 + 9

    def drawn(self) -> str:
        """All that has one colour is one path."""
        shapes: dict[str, list[str]] = {}
        for box, deep in self.houses():
            self.house(box, deep, shapes)
        walls = "".join(path("".join(places), fill=colour) for colour, places in shapes.items() if colour in SHADES)
        roofs = "".join(
            path("".join(places), fill=colour, stroke="#4a4383")
            for colour, places in shapes.items()
            if colour in SHADES.values()
        )
        dark = path("".join(shapes[DARK]), stroke=DARK, stroke_width=4, stroke_dasharray="4 3", stroke_linecap="butt")
        panes = dark + "".join(path("".join(shapes[colour]), fill=colour) for colour in PANES if colour in shapes)
        return g(walls + roofs + panes + self.trees(), opacity=0.6 if self.plan.tall else 0.85)

    def houses(self) -> list[tuple[Box, float]]:
        x, y, width, height = self.plan.box
        found: list[tuple[Box, float]] = []
        for _ in range(7000):
            wide, deep = self.luck.choice([28, 35, 42, 49, 56]), self.luck.choice([12, 16, 20])
            left, top = round(self.luck.uniform(x, x + width)), round(self.luck.uniform(y, y + height))
            box = (left, top, left + wide, top + deep + self.luck.choice([15, 22, 29]))
            if self.free(box):
                self.taken.append(box)
                found.append((box, deep))
        return found

    def house(self, box: Box, deep: float, shapes: dict[str, list[str]]) -> None:
        left, top, right, bottom = box
        wall = self.luck.choice(list(SHADES))
        shapes.setdefault(wall, []).append(block(left, top + deep, right - left, bottom - top - deep))
        shapes.setdefault(SHADES[wall], []).append(block(left, top, right - left, deep))
        for y in range(int(top + deep) + 3, int(bottom) - 3, 7):
            columns = int((right - left - 2) / 7)
            shapes.setdefault(DARK, []).append(f"M{num(left + 2)} {y + 2}h{7 * columns - 3}")
            for column in range(columns):
                pane = self.luck.choices(["", *PANES], [7, 2, 1, 1])[0]
                if pane:
                    shapes.setdefault(pane, []).append(block(left + 2 + column * 7, y, 4, 4))

    def trees(self) -> str:
        x, y, width, height = self.plan.box
        found: dict[int, list[tuple[int, int]]] = {6: [], 8: [], 9: []}
        for _ in range(900):
            r = self.luck.choice(list(found))
            cx, cy = round(self.luck.uniform(x, x + width)), round(self.luck.uniform(y, y + height))
            box = (cx - r, cy - r, cx + r, cy + r)
            if self.free(box):
                self.taken.append(box)
                found[r].append((cx, cy))
        layers = ((0, 2.0, "#215059"), (0, 1.8, "#16363f"), (0.25, 0.9, "#1f4a50"))
        return g(
            *(
                path("".join(dot(cx - up * r, cy - up * r) for cx, cy in trees), stroke=colour, stroke_width=size * r)
                for up, size, colour in layers
                for r, trees in found.items()
            ),
            stroke_linecap="round",
        )


def dot(x: float, y: float) -> str:
    """As thick as the stroke, if that has round ends."""
    return f"M{x:.0f} {y:.0f}h0"


def sign_place(plan: Plan) -> tuple[float, float]:
    return plan.turned(508, 400)


def theatre() -> str:
    """A sign on a roof in the middle of the town; no rule, only light."""
    frame = path("M-58 40V16M 58 40V16M-58 40L-40 16M 58 40L40 16M 0 40V22", stroke="#4a4383", stroke_width=3)
    frame += rect(-76, 36, 152, 7, 2, fill="#2d2759", stroke="#4a4383")
    frame += rect(-77, -33, 154, 60, 17, fill="none", stroke="#ff7be0", stroke_width=8, opacity=0.22)
    frame += rect(-74, -30, 148, 54, 14, fill="#120f26", stroke="#ff7be0", stroke_width=2.6)
    lamps = "".join(dot(x, y) for x in range(-60, 61, 12) for y in (-23, 17))
    name: dict[str, Attribute] = {"font_family": SERIF, "font_style": "italic", "font_weight": 600}
    glow = words("Kikai", 0, 10, 36, fill="none", stroke="#6fdcff", stroke_width=5, opacity=0.35, **name)
    return (
        frame
        + path(lamps, stroke="#ffe9b0", stroke_width=4, stroke_linecap="round")
        + glow
        + words("Kikai", 0, 10, 36, fill="#effcff", **name)
    )


def pond() -> str:
    """The moon lies in the park."""
    water = ellipse(0, 0, 50, 32, fill="#173a40", stroke="#245a5e", stroke_width=1.5)
    water += ellipse(2, 1, 36, 20, fill="#1c3f6a", stroke="#3a6ea0", stroke_width=1.5)
    water += path("M 6-9a11 10 0 1 0 8 14a8.5 8.5 0 0 1-8-14Z", fill="#fff1c9", opacity=0.9)
    water += path("M-22-4h12M 18 9h10M-16 9h8", stroke="#6fa6d6", stroke_width=1.4, opacity=0.7)
    bushes = ((-42, -16, 9), (40, -20, 8), (44, 12, 10), (-38, 18, 8))
    return water + "".join(circle(x, y, r, fill="#1c4a45", stroke="#2b6b60") for x, y, r in bushes)


# --- streets and squares -------------------------------------------------------------------------------------------------


def stretch(plan: Plan, street: str, over: float = 30) -> str:
    """A street's middle line, running under its ends so that no gap shows."""
    (x1, y1), (x2, y2), (dx, dy) = road(plan, street).start, road(plan, street).end, road(plan, street).way
    return f"M{num(x1 - dx * over)} {num(y1 - dy * over)}L{num(x2 + dx * over)} {num(y2 + dy * over)}"


def asphalt(plan: Plan) -> str:
    """All streets, free: kerbs, asphalt, slots as a dashed capsule."""
    lines = "".join(stretch(plan, street) for street in STREET_WORDS)
    half, capsules = plan.slot + 5, ""
    for street in STREET_WORDS:
        (x, y), angle, count = road(plan, street).middle, road(plan, street).angle, STREET_SPACES[street]
        capsules += el(
            "use", href=f"#kikai-slot-{plan.name}-{count}", transform=f"translate({x:.0f} {y:.0f}) rotate({angle:.0f})"
        )
    dots = "".join(dot(x, y) for street in STREET_WORDS for x, y in slots(plan, street))
    return (
        path(lines, stroke=FREE_KERB, stroke_width=half * 2)
        + path(lines, stroke="#2c2850", stroke_width=half * 2 - 3)
        + g(capsules, fill="#17142e", stroke="#a9a3df", stroke_width=1.6, stroke_dasharray="5 4", opacity=0.9)
        + path(dots, stroke="#a9a3df", stroke_width=6.4, stroke_linecap="round", opacity=0.8)
    )


def capsule(plan: Plan, count: int) -> str:
    long = plan.slot * 2 * count + 3 * (count - 1) + 2
    return rect(-long / 2, -plan.slot - 1, long, plan.slot * 2 + 2, plan.slot + 1, id=f"kikai-slot-{plan.name}-{count}")


def ringed(plan: Plan) -> str:
    """What a lesson rings for a square: the square, and above it its number and what it is worth."""
    half, top, low = max(plan.radius + 4, 39 * plan.tag), plan.radius + 2 + 14 * plan.tag, plan.radius + 4
    across, along = (
        f"M{num(12 - half)} {num(-top)}H{num(half - 12)}q12 0 12 12V{num(low - 12)}",
        f"H{num(12 - half)}q-12 0 -12 -12",
    )
    return path(f"{across}q0 12 -12 12{along}V{num(12 - top)}q0 -12 12 -12Z", id=f"kikai-ringed-{plan.name}")


def paving(plan: Plan, name: str, fill: str, rim: str, width: float) -> str:
    """A square, around 0 0."""
    r = plan.radius
    spokes = "".join(
        f"M{num(r * 0.33 * math.cos(a))} {num(r * 0.33 * math.sin(a))}L{num(r * math.cos(a))} {num(r * math.sin(a))}"
        for a in [math.pi * k / 6 for k in range(12)]
    )
    return g(
        circle(0, 4, r + 1, fill="#000", opacity=0.35),
        circle(0, 0, r, fill=f"url(#kikai-{fill})"),
        circle(0, 0, r * 0.66, fill="none", stroke="#000", stroke_width=1.4, opacity=0.16),
        circle(0, 0, r * 0.33, fill="none", stroke="#000", stroke_width=1.4, opacity=0.16),
        path(spokes, stroke="#000", stroke_width=1.2, opacity=0.12),
        circle(0, 0, r, fill="none", stroke=rim, stroke_width=width),
        id=f"kikai-{name}-{plan.name}",
    )


# --- districts -------------------------------------------------------------------------------------------------------------


def facade(number: int, w: float, h: float) -> str:
    """Behind the stages, faint in the district's hue: what kind of place it is. In the order of the ring."""
    hue, left, top = HUES[number], -w / 2, -h / 2
    if number == 0:  # windows
        panes = "".join(f"M{x} {num(y)}h26v22h-26z" for x in (-90, -52, 26, 64) for y in (top + 30, top + 62))
        bars = "".join(f"M{x + 13} {num(y)}v22M{x} {num(y + 11)}h26" for x in (-90, -52, 26, 64) for y in (top + 30, top + 62))
        return path(panes, fill=hue, opacity=0.14) + path(bars, stroke="#1d1938", stroke_width=2)
    if number == 1:  # the vault of the hall
        arches = "".join(
            f"M{-r} {num(h / 2 - 26)}V{num(10 - r * 0.5)}A{r} {num(r * 0.62)} 0 0 1 {r} {num(10 - r * 0.5)}V{num(h / 2 - 26)}"
            for r in (34, 60, 86)
        )
        return path(arches, fill="none", stroke=hue, stroke_width=2.5, opacity=0.22)
    if number == 2:  # an awning
        step = w / 8
        flaps = [
            f"M{num(left + k * step)} {num(top + 8)}h{num(step)}v26a{num(step / 2)} 9 0 0 1-{num(step)} 0Z" for k in range(8)
        ]
        return path("".join(flaps[1::2]), fill=hue, opacity=0.3) + path("".join(flaps[::2]), fill=hue, opacity=0.12)
    if number == 3:  # bays
        bays = "".join(f"M{x} {num(top + 34)}l-12 {num(h - 64)}" for x in range(-78, 100, 39))
        return path(bays, stroke=hue, stroke_width=3, opacity=0.2)
    if number == 4:  # film
        holes = "".join(f"M{num(x)} {num(top + 30 + k * 17)}h9v10h-9z" for k in range(7) for x in (left + 6, -left - 15))
        return path(holes, fill=hue, opacity=0.3)
    spots = [(x + (13 if row % 2 else 0), top + 36 + row * 16) for row in range(6) for x in range(-84, 84, 26)]
    return path("".join(f"M{x} {num(y - 7)}l6 7-6 7-6-7z" for x, y in spots), fill=hue, opacity=0.2)


def house(number: int) -> str:
    """A district around 0 0: its wall and floor."""
    hue, w, h = HUES[number], WIDE.width, WIDE.height
    floor = (
        f"M{num(-w / 2 + 2)} {num(h / 2 - 26)}H{num(w / 2 - 2)}V{num(h / 2 - 16)}q0 14-14 14H{num(-w / 2 + 16)}q-14 0-14-14Z"
    )
    return g(
        rect(-w / 2, -h / 2 + 5, w, h, 16, fill="#000", opacity=0.4),
        rect(-w / 2 - 2, -h / 2 - 2, w + 4, h + 4, 18, fill="none", stroke=hue, stroke_width=8, opacity=0.16),
        rect(-w / 2, -h / 2, w, h, 16, fill="#1d1938"),
        rect(-w / 2, -h / 2, w, h, 16, fill=f"url(#kikai-wall-{number})", stroke=hue, stroke_width=2.6),
        facade(number, w, h),
        path(floor, fill="#0f0c22", opacity=0.55),
        id=f"kikai-house-{number}",
    )


def ground(plan: Plan) -> str:
    """The whole town without its pieces."""
    x, y, w, h = plan.box
    round_ = 0 if plan.tall else 24
    sx, sy = sign_place(plan)
    px, py = plan.turned(752, 404)
    out = rect(x, y, w, h, round_, fill="url(#kikai-night)") + Skyline(plan).drawn()
    out += ("" if plan.tall else group(pond(), px, py, 0.85)) + group(theatre(), sx, sy, 0.72) + asphalt(plan)
    if not plan.tall:
        out += rect(x + 1.5, y + 1.5, w - 3, h - 3, 24, fill="none", stroke="#6a5aa8", stroke_width=3, opacity=0.8)
    return g(out, id=f"kikai-ground-{plan.name}")


# --- the shared artwork ----------------------------------------------------------------------------------------------------


def faded(kind: str, name: str, *stops: tuple[float, str, float], **more: Attribute) -> str:
    """A gradient with see-through stops."""
    drawn = (el("stop", offset=offset, stop_color=colour, stop_opacity=opacity) for offset, colour, opacity in stops)
    return el(kind, *drawn, id=f"kikai-{name}", **more)


def paint_defs() -> str:
    down: dict[str, Attribute] = {"x1": 0, "y1": 0, "x2": 0, "y2": 1}
    out = gradient("radialGradient", "kikai-night", (0, "#231d4a"), (0.6, "#17133a"), (1, "#0d0b24"), cx=0.5, cy=0.42, r=0.75)
    out += gradient("radialGradient", "kikai-pave", (0, "#625b9c"), (1, "#3d376c"))
    out += gradient("radialGradient", "kikai-pave-lit", (0, "#d8b878"), (1, "#8f7350"))
    out += gradient("radialGradient", "kikai-felt", (0, "#3b5b4a"), (0.4, "#2f4a3c"), (1, "#20342a"), cx=0.5, cy=0.1, r=0.9)
    out += gradient("linearGradient", "kikai-stage", (0, "#2a2352"), (1, "#14102e"), **down)
    out += faded("radialGradient", "halo", (0, GOLD, 1), (0.62, GOLD, 0.95), (0.8, GOLD, 0.4), (1, GOLD, 0))
    for number, hue in enumerate(HUES):
        out += faded("linearGradient", f"wall-{number}", (0, hue, 0.34), (0.55, hue, 0.08), (1, hue, 0.02), **down)
        out += gradient("linearGradient", f"kikai-sky-{number}", (0, "#1a1538"), (0.7, "#332a63"), (1, hue), **down)
    for seat, paint in enumerate(SEAT_PAINTS):
        out += gradient(
            "radialGradient", f"kikai-balloon-fill-{seat}", (0, paint.light), (1, paint.main), cx=0.36, cy=0.3, r=0.8
        )
        out += faded("linearGradient", f"beam-{seat}", (0, paint.light, 0.05), (1, paint.light, 0.34), **down)
        stripes = rect(0, 0, 10, 10, 0, fill="#17142e") + path(
            "M 0 10L10 0M-3 3L3-3M 7 13L13 7", stroke=paint.light, stroke_width=3.6
        )
        out += el("pattern", stripes, id=f"kikai-hazard-{seat}", width=10, height=10, patternUnits="userSpaceOnUse")
    return out


def backdrop_defs() -> str:
    out = paint_defs()
    for plan in (WIDE, TALL):
        out += (
            capsule(plan, 1)
            + capsule(plan, 2)
            + ground(plan)
            + paving(plan, "pave-at", "pave", "#8a83c4", 2.5)
            + paving(plan, "lit-at", "pave-lit", GOLD, 4)
            + ringed(plan)
        )
    return out + "".join(house(number) for number in range(len(HUES)))

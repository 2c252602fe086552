"""The small pieces of KIKAI's pictures: colours, marks, fans, balloons, billboards, icons of what is gained."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import msgspec

from kibako.games.kikai.data.components import TRACKS, Effect, read_effect
from kibako.kit.svg import INK, Attribute, circle, el, ellipse, g, icon_body, label, num, path, rect, shift

LINE: Final = "#1c1730"  # the outline of everything that lies on the night board


class Paint(NamedTuple):
    main: str
    light: str
    dark: str


FANS: Final = (  # red, blue, green
    Paint("#e4534a", "#ff9079", "#962a33"),
    Paint("#3d8fdc", "#86c9ff", "#205491"),
    Paint("#3fb070", "#8fe3a5", "#1d6b45"),
)
SEAT_PAINTS: Final = (
    Paint("#e8b93c", "#ffd35c", "#8a6410"),
    Paint("#7d5ba6", "#c39bff", "#46306a"),
)  # yellow, purple: light is neon
FAN_SHAPES: Final = ("circle", "triangle", "square")
SEAT_SHAPES: Final = ("diamond", "square")
DISTRICT_ICONS: Final = ("school", "tram", "hamburger", "p-button", "popcorn", "game-die")
HUES: Final = ("#8df0a8", "#6fdcff", "#ff86ad", "#7fb4ff", "#ff7be0", "#ffa35c")
GAIN_SYMBOLS: Final = ("energy", "mega", "ladder", "vp", "discard")  # in the order of an Effect
TILE_ICONS: Final = ("balloon", "taller", "billboard", "head", "feet", "influence")


# --- helpers -------------------------------------------------------------------------------------------------------------


def inked(width: float = 2.4) -> dict[str, Attribute]:
    """Outlined; the style has a class for each width."""
    return {"class_": f"kikai-k{round(10 * width)}"}


def group(body: str, x: float, y: float, scale: float | None = None, turn: float | None = None, **more: Attribute) -> str:
    return g(body, transform=shift(x, y, scale, turn), **more)


def segment(x1: float, y1: float, x2: float, y2: float, **more: Attribute) -> str:
    return path(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}", **more)


def words(said: str, x: float, y: float, size: float, **more: Attribute) -> str:
    """Centred and bold as the whole picture is, unless told otherwise."""
    return label(said, x, y, font_size=size, **more)


# Shared artwork lies outside the board, whose style does not reach it.
SANS: Final = "Nunito, system-ui, sans-serif"
SERIF: Final = "Fraunces, Georgia, serif"


def defined(name: str, width: float, height: float, body: str) -> str:
    """A symbol; its strokes have round ends."""
    return el(
        "symbol",
        body,
        id=f"kikai-{name}",
        viewBox=f"0 0 {num(width)} {num(height)}",
        overflow="visible",
        stroke_linejoin="round",
        stroke_linecap="round",
    )


@cache
def ref(name: str, x: float, y: float, width: float, height: float | None = None, opacity: float | None = None) -> str:
    return el("use", href=f"#kikai-{name}", x=x, y=y, width=width, height=height or width, opacity=opacity)


def mark(shape: str, x: float, y: float, r: float, **more: Attribute) -> str:
    """The marks of seats and colours: the same four shapes everywhere."""
    if shape == "circle":
        return circle(x, y, r, **more)
    if shape == "square":
        return rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, r * 0.22, **more)
    if shape == "triangle":
        return path(
            f"M{num(x)} {num(y - r * 1.08)}L{num(x + r * 1.1)} {num(y + r * 0.86)}H{num(x - r * 1.1)}Z",
            stroke_linejoin="round",
            **more,
        )
    return path(
        f"M{num(x)} {num(y - r * 1.25)}L{num(x + r * 1.1)} {num(y)}L{num(x)} {num(y + r * 1.25)}L{num(x - r * 1.1)} {num(y)}Z",
        stroke_linejoin="round",
        **more,
    )


@cache
def fan_mark(colour: int, x: float, y: float, r: float) -> str:
    paint = FANS[colour]
    return mark(FAN_SHAPES[colour], x, y, r, fill=paint.main, stroke=paint.dark, stroke_width=r * 0.22)


@cache
def seat_sign(seat: int, x: float, y: float, r: float) -> str:
    paint = SEAT_PAINTS[seat]
    return mark(SEAT_SHAPES[seat], x, y, r, fill=paint.main, stroke=paint.dark, stroke_width=r * 0.2)


# --- fans, balloons, billboards --------------------------------------------------------------------------------------------


def fan(colour: int) -> str:
    """A fan, 24×30: its body is the colour's shape, cheering. Its halo takes the colour of the text around it."""
    paint, style = FANS[colour], inked(1.7)
    shine: dict[str, Attribute] = {"stroke": paint.light, "stroke_width": 2.2, "fill": "none"}
    bodies = (
        circle(12, 15.5, 9.6, fill=paint.main, **style) + path("M 5 12a8 8 0 0 1 8-5", **shine),
        path("M 12 3.2L22.3 24.4H1.7Z", fill=paint.main, **style) + path("M 11 9.5L6 20.5", **shine),
        rect(3.2, 7, 17.6, 17.6, 2.6, fill=paint.main, **style) + path("M 6.2 13V10.2h5", **shine),
    )
    arms = ("M 3.6 11L.8 5.6M 20.4 11L23.2 5.6", "M 5.8 15L1.6 9M 18.2 15L22.4 9", "M 3.6 13L.6 7M 20.4 13L23.4 7")[colour]
    limbs = arms + "M 8.4 24L7.6 28.4M 15.6 24L16.4 28.4"
    halo = ellipse(12, 16, 17, 18.5, fill="currentColor", fill_opacity=0.35, stroke="currentColor", stroke_width=2.6)
    drawn = ellipse(12, 28.5, 9, 3, fill="#000", opacity=0.35) + path(
        limbs, stroke=LINE, stroke_width=4, stroke_linecap="round"
    )
    drawn += path(limbs, stroke=paint.light, stroke_width=1.7) + bodies[colour]
    y = 17 if colour == 1 else 14
    eyes = "".join(circle(x, y, 2.5, fill="#fff") + circle(x + 0.3, y + 0.2, 1.25, fill=LINE) for x in (8.7, 15.3))
    smile = path(f"M 9.4 {num(y + 4.2)}q2.6 2.6 5.2 0", fill="none", stroke=LINE, stroke_width=1.5)
    return halo + drawn + eyes + smile


BALLOON: Final = "M 14 1.4c7.4 0 12.4 5.4 12.4 13.2 0 9-7.6 17-12.4 17S1.6 23.6 1.6 14.6C1.6 6.8 6.6 1.4 14 1.4Z"


def balloon(seat: int) -> str:
    """A distributor, 28×38: a balloon with the owner's mark, its string tied to the slot."""
    paint = SEAT_PAINTS[seat]
    shine = path("M 6 12.5c.4-3.6 2.4-6 5-7", fill="none", stroke="#fff", stroke_width=2.4, stroke_linecap="round", opacity=0.8)
    return (
        path("M 14 30q-3 4 0 8", fill="none", stroke="#e9e4ff", stroke_width=1.2)
        + path("M 14 31.5l-3.6 3.4h7.2z", fill=paint.dark, **inked(1.4))
        + path(BALLOON, fill=f"url(#kikai-balloon-fill-{seat})", **inked(1.8))
        + shine
        + mark(SEAT_SHAPES[seat], 14.4, 16.4, 5, fill=("#4a3405", "#fffaf0")[seat])
    )


def plain_balloon(colour: str) -> str:
    return path(BALLOON, fill=colour, stroke=LINE, stroke_width=2.2) + path(
        "M 14 31l-3.6 4h7.2z", fill=colour, stroke=LINE, stroke_width=1.6
    )


def billboard_frame(seat: int) -> str:
    """A billboard, 64×60, on two posts with lamps; what it gives is written at 42 26."""
    paint = SEAT_PAINTS[seat]
    lamps = "".join(
        path(f"M{x} 8v-5", stroke=LINE, stroke_width=2) + circle(x, 3, 2.4, fill="#fff3b8", **inked(1.2)) for x in (14, 32, 50)
    )
    posts = "M 16 40v18M 48 40v18M 16 56l10-12M 48 56l-10-12"
    return (
        path(posts, stroke="#7a7699", stroke_width=3.4, fill="none")
        + lamps
        + rect(3, 8, 58, 36, 4, fill=paint.main, **inked(2.2))
        + rect(7, 12, 50, 28, 2.5, fill=("#fff8e4", "#f4ecff")[seat])
        + mark(SEAT_SHAPES[seat], 18, 26, 7.4, fill=paint.main, stroke=paint.dark, stroke_width=1.4)
    )


@cache
def billboard_gain(number: int) -> Effect:
    """Of a billboard numbered from 0."""
    return read_effect(TRACKS.billboards.bonuses[number], "")


# --- what is gained ----------------------------------------------------------------------------------------------------------


def short(value: float) -> float:
    """One digit is enough for a place."""
    return round(value, 1)


def numbered(effect: Effect) -> list[tuple[str, str]]:
    """What is gained, and its number where that says something."""
    amounts = [(kind, count) for kind, count in zip(GAIN_SYMBOLS, msgspec.structs.astuple(effect), strict=True) if count]
    return [
        (kind, "" if (count == 1 and kind in ("mega", "ladder")) or kind == "discard" else str(count))
        for kind, count in amounts
    ]


def gains_width(numbers: list[str], size: float) -> float:
    return size * (sum(1 + 0.56 * len(number) for number in numbers) + 0.25 * (len(numbers) - 1))


@cache
def gains(effect: Effect, x: float, y: float, size: float, fill: str = INK, minus: bool = False) -> str:
    """A row around x y: a number where it says something, then the icon."""
    parts = [(kind, f"−{number}" if minus else number) for kind, number in numbered(effect)]
    left, drawn = x - gains_width([number for _, number in parts], size) / 2, ""
    for kind, number in parts:
        width = size * (1 + 0.56 * len(number))
        if number:
            x_, y_ = short(left + width - size * 1.04), short(y + size * 0.34)
            drawn += label(number, x_, y_, class_="kikai-n", font_size=short(size), fill=None if fill == INK else fill)
        drawn += ref(f"i-{kind}", short(left + width - size), short(y - size / 2), short(size))
        left += width + size * 0.25
    return drawn


def icons() -> dict[str, str]:
    """Our own little icons, 32×32."""
    steel: dict[str, Attribute] = {"fill": "#cfd4de", "stroke": LINE, "stroke_width": 2}
    rails = "M 9.5 30L12.5 2M 22.5 30L19.5 2M 11.9 8h8.2M 11.3 14.5h9.4M 10.6 21h10.8M 9.9 27h12.2"
    return {
        "energy": circle(16, 16, 15, fill="#14595f")
        + circle(16, 16, 12.6, fill="none", stroke="#4fc3b4", stroke_width=1.6)
        + path(
            "M 18.6 3.8L8 18h6.6l-2.4 10.4L24 13.2h-7Z",
            fill="#ffe066",
            stroke="#0b3033",
            stroke_width=1.2,
        ),
        "vp": path(
            "M 16 1.6l4.3 9 9.9 1.3-7.3 6.8 1.9 9.8L16 23.7l-8.8 4.8 1.9-9.8L1.8 11.9l9.9-1.3Z",
            fill="#f6c945",
            stroke="#8a5a12",
            stroke_width=1.8,
        ),
        "discard": group(plain_balloon("#d9d2e8"), 1, 2, 0.72)
        + group(plain_balloon("#b9b0d0"), 12, 5, 0.72)
        + path("M 3 29L29 5", stroke="#c0392b", stroke_width=3.4),
        "balloon": group(plain_balloon("#d9d2e8"), 5, 0, 0.84),
        "billboard": path("M 9 20v10M 23 20v10", stroke="#5d5570", stroke_width=2.6)
        + rect(2, 5, 28, 17, 2.5, fill="#efe6ff", stroke=LINE, stroke_width=2)
        + path("M 7 17l5-6 4 4 4-5 5 7Z", fill="#9b86c4"),
        "card": rect(7, 3, 18, 26, 3, fill="#fff8e6", stroke=LINE, stroke_width=2) + rect(10, 7, 12, 11, 1.5, fill="#403a72"),
        "head": rect(5, 9, 22, 18, 5, **steel)
        + circle(12, 17, 3, fill=LINE)
        + circle(20, 17, 3, fill=LINE)
        + path("M 11 9L8 3M 21 9l3-6M 12 23h8", stroke=LINE, stroke_width=2),
        "body": rect(5, 5, 22, 22, 4, **steel) + circle(16, 16, 6, fill="#8a93a5", stroke=LINE, stroke_width=2),
        "feet": path("M 2.5 6h8v12.5q5 .5 5 5V27h-13ZM 17 6h8v12.5q5 .5 5 5V27h-13Z", **steel)
        + path("M 2.5 11h8M 17 11h8", stroke=LINE, stroke_width=1.8),
        "ladder": path(rails, fill="none", stroke=LINE, stroke_width=6)
        + path(rails, fill="none", stroke="#ffb45e", stroke_width=2.8),
        "mega": path("M 9 20l2.5 9h5l-2-8Z", fill="#8d93a8", **inked(2))
        + path("M 3.5 12.5q0-2 2-2H10L23 4v23L10 21H5.5q-2 0-2-2Z", fill="#ff7d4f", **inked(2.2))
        + path("M 10 10.5V21", stroke=LINE, stroke_width=1.8)
        + rect(21.5, 2.5, 4.5, 26, 2.2, fill="#ffd9a8", **inked(2))
        + path("M 29 11q2.2 4.5 0 9", fill="none", stroke="#ff7d4f", stroke_width=2.4),
        "taller": rect(3, 16, 10, 13, 2, **steel)
        + rect(17, 5, 12, 24, 2, **steel)
        + path("M 17 13h12M 17 21h12", stroke=LINE, stroke_width=1.8),
        "influence": circle(9, 11, 6, fill=FANS[0].main, stroke=LINE, stroke_width=2)
        + path("M 23 4l7 12H16Z", fill=FANS[1].main, stroke=LINE, stroke_width=2)
        + rect(10, 18, 12, 12, 2, fill=FANS[2].main, stroke=LINE, stroke_width=2),
        "renown": path("M 6 2h20v8q0 9-10 11Q6 19 6 10Z", fill="#f6c945", **inked(2))
        + path("M 6 5H1.5q0 8 6 9M 26 5h4.5q0 8-6 9", fill="none", stroke=LINE, stroke_width=2.4)
        + path("M 16 21v5M 9 29h14l-3-4h-8Z", fill="#8a5a12", **inked(2)),
    }


def symbol_defs() -> str:
    drawn = "".join(defined(f"i-{name}", 32, 32, body) for name, body in icons().items())
    drawn += "".join(defined(f"i-{name}", 32, 32, icon_body(name)) for name in DISTRICT_ICONS)
    drawn += "".join(defined(f"fan-{colour}", 24, 30, fan(colour)) for colour in range(3))
    for seat in (0, 1):
        shadow = ellipse(14, 37, 9, 3.6, fill="#000", opacity=0.4)
        drawn += defined(f"flyer-{seat}", 28, 38, shadow + ref(f"balloon-{seat}", 0, 0, 28, 38))
        drawn += defined(f"balloon-{seat}", 28, 38, balloon(seat)) + defined(f"billboard-{seat}", 64, 60, billboard_frame(seat))
    return drawn

"""The districts of KIKAI's pictures: signs, a stage for each player, the kikai, foundation and bonus tiles."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from kibako.games.kikai.data import components
from kibako.games.kikai.data.components import (
    DISTRICT_WORDS,
    ELEMENT_NUMBERS,
    TOWN,
    TRACKS,
    TYPES,
    Effect,
    colour_of,
    district_name,
    read_effect,
)
from kibako.games.kikai.picture.frame import Frame
from kibako.games.kikai.picture.ids import element_id
from kibako.games.kikai.picture.labels import Names
from kibako.games.kikai.picture.layout import WIDE
from kibako.games.kikai.picture.machines import HEIGHTS, PARTS
from kibako.games.kikai.picture.symbols import (
    DISTRICT_ICONS,
    FAN_SHAPES,
    FANS,
    HUES,
    LINE,
    SANS,
    SEAT_PAINTS,
    SEAT_SHAPES,
    SERIF,
    TILE_ICONS,
    gains,
    group,
    mark,
    ref,
    words,
)
from kibako.games.kikai.rules.tables import FOUNDATION_BONUS, TILE_POINTS
from kibako.games.kikai.view import Part
from kibako.kit.labels import KEPT
from kibako.kit.svg import GOLD, INK, INK_SOFT, Attribute, circle, el, ellipse, g, num, path, rect, shift, title

W, H = WIDE.width, WIDE.height
BASE: Final = H / 2 - 22  # where the stages are
SIZE: Final = 0.77  # of a kikai
TOPS: Final = (-46, -105, -166)  # of the parts, above their stage
SCRIPT: Final = frozenset({"Diner", "Cinema", "Casino"})  # signs in handwriting; the others are in capitals
GIFT_SHOWN: Final = read_effect(TRACKS.bonus_tiles.gift, "")


# --- a district ----------------------------------------------------------------------------------------------------------


def districts(frame: Frame) -> str:
    glows = "".join(district_glow(frame.plan.at(name), name) for name in DISTRICT_WORDS)
    return glows + "".join(district(frame, number, name) for number, name in enumerate(DISTRICT_WORDS))


@cache
def district_glow(at: tuple[float, float], name: str) -> str:
    return el("use", href="#kikai-district-glow", class_="glow", data_for=f"district-{name}", transform=shift(*at))


def glow_art() -> str:
    frames = "".join(
        rect(-W / 2 - d, -H / 2 - d, W + 2 * d, H + 2 * d, 16 + d, stroke_width=width, opacity=opacity)
        for d, width, opacity in ((10, 16, 0.25), (6, 9, 0.5), (3, 5, 1))
    )
    return g(frames, fill="none", stroke=GOLD, id="kikai-district-glow")


def district(frame: Frame, number: int, name: str) -> str:
    stages = "".join(stage(frame, name, number, seat) for seat in (0, 1))
    active = active_rim(number) if name == active_district(frame) or name in frame.fetched else ""
    tile = bonus(frame, number)
    said = frame.names.title("picture-district", district=district_name(name))
    walls = el("use", href=f"#kikai-house-{number}")
    top = el("use", href=f"#kikai-sign-{number}", transform=shift(0, -H / 2 + 2, 1.14 if frame.plan.tall else None))
    called = ref("i-mega", W / 2 - 34, -H / 2 + 6, 34) if name in frame.fetched else ""
    return g(said, active, walls, stages, tile, top, called, id=f"district-{name}", transform=shift(*frame.plan.at(name)))


def active_district(frame: Frame) -> str | None:
    """Where something is done, or planned to be."""
    for verb, at in (("play", 1), ("pair", 2)):
        if frame.plans(verb):
            return frame.planned[at]
    return frame.place


@cache
def active_rim(number: int) -> str:
    hue = HUES[number]
    return rect(-W / 2 - 7, -H / 2 - 7, W + 14, H + 14, 22, fill="none", stroke=hue, stroke_width=12, opacity=0.4) + rect(
        -W / 2 - 4, -H / 2 - 4, W + 8, H + 8, 19, fill="none", stroke="#fffdf4", stroke_width=4
    )


def sign(number: int) -> str:
    """Its neon sign: icon and name."""
    name, hue = TOWN.districts[number].name, HUES[number]
    script = name in SCRIPT
    size, said = (25.0, name) if script else (17.5, name.upper())
    wide = 64 + len(said) * 13.6 if script else 66 + len(said) * 11.3
    style: dict[str, Attribute] = {"font_family": SANS, "font_weight": 900, "letter_spacing": 1.5}
    if script:
        style = {"font_family": SERIF, "font_style": "italic", "font_weight": 600}
    out = rect(-wide / 2 - 3, -21, wide + 6, 42, 14, fill="none", stroke=hue, stroke_width=6, opacity=0.28)
    out += rect(-wide / 2, -18, wide, 36, 11, fill="#120f26", stroke=hue, stroke_width=2.6)
    out += ref(f"i-{DISTRICT_ICONS[number]}", -wide / 2 + 9, -13, 26)
    out += words(said, 17, size * 0.34, size, fill="none", stroke=hue, stroke_width=4, opacity=0.35, **style)
    return g(out, words(said, 17, size * 0.34, size, fill="#fff4f8", **style), id=f"kikai-sign-{number}")


def district_defs() -> str:
    signs = "".join(sign(number) for number in range(len(DISTRICT_WORDS)))
    plinths = "".join(plinth_art(seat, used) + plot_art(seat) * used for seat in (0, 1) for used in (False, True))
    sockets = "".join(socket_art(colour) for colour in range(len(FANS)))
    tile = rect(-40, -16, 80, 32, 7, fill="#fff3d4", stroke=LINE, stroke_width=2, id="kikai-tile")
    return signs + plinths + sockets + tile + glow_art()


# --- a player's half of it -------------------------------------------------------------------------------------------------


def middle(seat: int) -> float:
    """Yellow's stage is left, purple's right."""
    return (1 if seat else -1) * (W / 4 - 2)


def stage(frame: Frame, name: str, number: int, seat: int) -> str:
    parts = frame.view.parts(seat, name)
    ghost = planned_part(frame, name) if seat == frame.view.turn else ""
    if not parts:
        tile = frame.view.sides[seat].foundation[number]
        return plinth(seat, False) + (ghost or foundation(frame.words, tile, seat, frame.view.mode, frame.plan.tall))
    return plinth(seat, True) + ghost + kikai(frame, name, seat, parts)


@cache
def plinth(seat: int, used: bool) -> str:
    return el("use", href=f"#kikai-plinth-{seat}-{int(used)}")


def plinth_art(seat: int, used: bool) -> str:
    paint, x = SEAT_PAINTS[seat], middle(seat)
    beam = f"M{num(x - 18)} {num(-H / 2 + 18)}L{num(x - 44)} {num(BASE + 4)}H{num(x + 44)}L{num(x + 18)} {num(-H / 2 + 18)}Z"
    light = path(beam, fill=f"url(#kikai-beam-{seat})") if used else ""
    sign_colour = ("#3a2a05", "#fff")[seat] if used else paint.light
    return g(
        light,
        ellipse(x, BASE + 6, 42, 11, fill=paint.dark, stroke=LINE, stroke_width=1.5),
        ellipse(x, BASE + 2, 42, 11, fill=paint.main if used else "#3a3460", stroke=paint.light, stroke_width=1.8),
        mark(SEAT_SHAPES[seat], x, BASE + 6, 4.4, fill=sign_colour),
        id=f"kikai-plinth-{seat}-{int(used)}",
    )


def plot_art(seat: int) -> str:
    out = rect(-31, -20, 62, 42, 6, fill="#2a2547", stroke=SEAT_PAINTS[seat].light, stroke_width=2, stroke_dasharray="6 4")
    return g(out, rect(-31, 12, 62, 10, 4, fill=f"url(#kikai-hazard-{seat})", opacity=0.9), id=f"kikai-plot-{seat}")


@lru_cache(KEPT)
def foundation(names: Names, tile: int, seat: int, mode: str, tall: bool) -> str:
    """What a still empty place costs at the end, or gives whoever builds there first."""
    if mode == "normal":
        points = TRACKS.foundations.normal[tile - 1]
        said = names.say("picture-foundation-points", points=points)
    else:
        said = names.say("picture-foundation-bonus", effect=names.effect(int(FOUNDATION_BONUS[tile - 1])))
    return g(title(said), foundation_tile(tile, seat, mode, tall))


@cache
def foundation_tile(tile: int, seat: int, mode: str, tall: bool) -> str:
    out = el("use", href=f"#kikai-plot-{seat}")
    if mode == "normal":
        out += gains(Effect(points=-TRACKS.foundations.normal[tile - 1]), 0, -3, 19, "#fff", minus=True)
    else:
        out += gains(read_effect(TRACKS.foundations.advanced[tile - 1], ""), 0, -3, 16, "#fff")
    return group(out, middle(seat), BASE - (30 if tall else 26), 1.2 if tall else None)


# --- kikai -----------------------------------------------------------------------------------------------------------------


def kikai(frame: Frame, name: str, seat: int, parts: tuple[Part, ...]) -> str:
    """Drawn from the head down: a lower part hides the joint with the upper one."""
    levels = range(len(parts) - 1, -1, -1)
    glows = "".join(
        part_glow(seat, level, element_id(parts[level].element, seat)) for level in levels if seat == frame.view.turn
    )
    return glows + "".join(built(frame, name, seat, level, parts[level]) for level in levels)


@cache
def foot(seat: int, level: int) -> tuple[float, float]:
    """Where a part's top is."""
    return middle(seat) + (-9 if seat else 9), BASE + 1 + TOPS[level] * SIZE


@cache
def part_glow(seat: int, level: int, name: str) -> str:
    x, y = foot(seat, level)
    return ellipse(x, y + HEIGHTS[level] * SIZE / 2, 58, 42, fill="url(#kikai-halo)", class_="glow", data_for=name)


def built(frame: Frame, name: str, seat: int, level: int, part: Part) -> str:
    ghost_fan = seat == frame.view.turn and name == frame.place and frame.plans("fan")[1:] == [TYPES[level]]
    ladders = level if part.ladders else 0
    ghost_ladder = seat == frame.view.turn and frame.plans("ladder") == [name, TYPES[level]]
    trace = (seat, name, level) in frame.parts
    came = frame.came.get((seat, part.element))
    return built_drawn(frame.words, frame.view.mode, name, seat, level, part, ladders, ghost_fan, ghost_ladder, trace, came)


@lru_cache(KEPT)
def built_drawn(
    names: Names,
    mode: str,
    name: str,
    seat: int,
    level: int,
    part: Part,
    ladders: int,
    ghost_fan: bool,
    ghost_ladder: bool,
    trace: bool,
    came: str | None,
) -> str:
    return el(
        "g",
        title(names.built(part, mode, name, seat)),
        part_drawn(part.element, seat, ladders),
        seated(names, part.element, name, seat, came) if part.fan else "",
        fan_coming(colour_of(part.element), seat, level) if ghost_fan else "",
        ladder_row(seat, level, level, 0.7) if ghost_ladder else "",
        part_trace(level) if trace else "",
        id=element_id(part.element, seat),
        class_="piece",
        transform=shift(*foot(seat, level), SIZE),
    )


@cache
def part_drawn(element: str, seat: int, ladders: int) -> str:
    level = TYPES.index(element.split(maxsplit=1)[0])
    return (
        ref(f"part-{PARTS[ELEMENT_NUMBERS[element]]}", -50, 0, 100, HEIGHTS[level])
        + socket(colour_of(element), *place_of_fan(seat, level))
        + ladder_row(seat, level, ladders)
    )


@cache
def place_of_fan(seat: int, level: int) -> tuple[float, float]:
    """Outside, beside the part."""
    return (59 if seat else -59), HEIGHTS[level] * (0.5 if level else 0.62)


@cache
def socket(colour: int, x: float, y: float) -> str:
    return el("use", href=f"#kikai-socket-{colour}", x=x, y=y)


def seated(names: Names, element: str, district_: str, seat: int, came: str | None) -> str:
    """The fan of an element; one that has just come is still known by its id from the square."""
    colour, kind = colour_of(element), element.split(maxsplit=1)[0]
    x, y = place_of_fan(seat, TYPES.index(kind))
    name = came or f"seated-{element_id(element, seat)}"
    where = {"district": district_name(district_), "owner": components.SEATS[seat], "type": kind}
    said = names.title("picture-seated", colour=names.colour(colour), **where)
    place = {"x": x - 14, "y": y - 20, "width": 28, "height": 35}
    return el("use", said, href=f"#kikai-fan-{colour}", id=name, class_="piece", **place)


def socket_art(colour: int) -> str:
    """The place for a fan has the shape of the fan that it takes."""
    paint, down = FANS[colour], 1.5 if colour == 1 else 0
    ring = circle(0, 0, 16.5, fill="#17142e", stroke="#d8d3ff", stroke_width=2)
    shape = mark(FAN_SHAPES[colour], 0, down, 8, fill=paint.dark, stroke=paint.light, stroke_width=2.6)
    return g(ring, shape, id=f"kikai-socket-{colour}")


@cache
def fan_coming(colour: int, seat: int, level: int) -> str:
    x, y = place_of_fan(seat, level)
    ring = circle(x, y, 18, fill="#fff3c4", stroke=GOLD, stroke_width=3.4)
    return ring + ref(f"fan-{colour}", x - 14, y - 20, 28, 35, 0.8)


@cache
def ladder_row(seat: int, level: int, count: int, opacity: float | None = None) -> str:
    side = -1 if seat else 1
    top = HEIGHTS[level] - 44
    return "".join(ref("i-ladder", side * (50 + 13 * k) - 17, top, 34, 34, opacity) for k in range(count))


@cache
def part_trace(level: int) -> str:
    return rect(-47, -2, 94, HEIGHTS[level], 12, class_="kikai-trace")


def planned_part(frame: Frame, name: str) -> str:
    """The element that is planned to be built here."""
    seat, parts = frame.view.turn, frame.view.parts(frame.view.turn, name)
    if frame.plans("element") and name == frame.place:
        element = " ".join(frame.planned[1:])
    elif frame.plans("found")[1:] == [name]:
        element = f"feet {frame.planned[1]} start"
    else:
        return ""
    level = len(parts)
    drawn = ref(f"part-{PARTS[ELEMENT_NUMBERS[element]]}", -50, 0, 100, HEIGHTS[level], 0.8)
    outline = rect(-50, -3, 100, HEIGHTS[level] + 2, 12, fill="none", stroke=GOLD, stroke_width=3, stroke_dasharray="7 5")
    return g(outline, drawn, transform=shift(*foot(seat, level), SIZE))


# --- bonus tiles -----------------------------------------------------------------------------------------------------------


def bonus(frame: Frame, number: int) -> str:
    """For the first head here; gone once somebody has it."""
    tile = frame.view.bonus[number]
    if any(tile in side.tiles for side in frame.view.sides):
        return ""
    return bonus_there(frame.words, tile, frame.view.mode, frame.plan.tall)


@lru_cache(KEPT)
def bonus_there(names: Names, tile: int, mode: str, tall: bool) -> str:
    said = names.title("picture-bonus", tile=names.tile(tile, mode))
    y, scale = (-H / 2 + 45, 1.25) if tall else (-H / 2 + 41, 1)
    return g(said, bonus_tile(tile, mode), transform=shift(0, y, scale))


@cache
def bonus_tile(tile: int, mode: str) -> str:
    """Around 0 0, 80×32; tiles are numbered from 1."""
    return el("use", href="#kikai-tile") + (tile_points(tile - 1) if mode == "normal" else tile_power(tile - 1))


def tile_points(tile: int) -> str:
    """Points for each of something."""
    out = gains(Effect(points=int(TILE_POINTS[tile])), -19, 0, 20)
    return out + words("/", 3.5, 6, 17, fill=INK_SOFT) + ref(f"i-{TILE_ICONS[tile]}", 11, -12, 24)


def tile_power(tile: int) -> str:
    """In the order of POWERS: a fan goes, balloons for 1, ladder for megaphone, a toll of 0, a gift, a card for a pair."""
    cross = path("M-13-9L13 9M 13-9L-13 9", stroke="#c0392b", stroke_width=3.4, stroke_linecap="round", opacity=0.85)
    equal = words("=", -3, 6, 17, fill=INK, class_="caption")
    return (
        ref("fan-0", -10, -14, 21, 26) + cross,
        ref("i-balloon", -32, -13, 26) + equal + gains(Effect(energy=1), 24, 0, 18),
        ref("i-ladder", -32, -12, 24) + equal + ref("i-mega", 9, -12, 24),
        ref("i-energy", -30, -11, 22) + equal + words("0", 19, 7, 20, fill=INK),
        gains(GIFT_SHOWN, 0, 0, 20),
        ref("i-card", -37, -12, 24) + ref("i-card", -25, -12, 24) + words("›", 5, 7, 22, fill=INK) + ref("i-card", 11, -12, 24),
    )[tile]

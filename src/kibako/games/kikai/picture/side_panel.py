"""What lies beside KIKAI's town: elements to build, cards in hand and to take, the kikai at work seen from close."""

from __future__ import annotations

import random
from functools import cache, lru_cache
from typing import Final, NamedTuple

import msgspec

from kibako.engine.game import Shape
from kibako.games.kikai.data.components import (
    DISTRICT_WORDS,
    ELEMENT_NUMBERS,
    ELEMENTS,
    SEATS,
    TOWN,
    TYPES,
    Effect,
    colour_of,
    district_name,
    read_effect,
)
from kibako.games.kikai.picture.districts import fan_coming, place_of_fan, socket
from kibako.games.kikai.picture.frame import Frame
from kibako.games.kikai.picture.ids import billboard_id, card_ids, element_id
from kibako.games.kikai.picture.labels import Names
from kibako.games.kikai.picture.machines import HEIGHTS, PARTS
from kibako.games.kikai.picture.streets import billboard_face, billboard_name
from kibako.games.kikai.picture.symbols import (
    DISTRICT_ICONS,
    FANS,
    HUES,
    SERIF,
    fan_mark,
    gains,
    gains_width,
    group,
    numbered,
    ref,
    seat_sign,
    short,
    words,
)
from kibako.games.kikai.view import Part
from kibako.kit.labels import KEPT
from kibako.kit.svg import GOLD, INK, INK_SOFT, PAPER, Point, circle, el, g, label, path, rect, shift, title

CARD_SIZE: Final = (78, 108)
ELEMENT_SIZE: Final = (74, 100)
CREAM: Final = "#f3e9d2"
DIM: Final = "#b9c9bf"


class PanelPlan(NamedTuple):
    """Where things lie in a picture of one shape."""

    card: float  # the scale of a card in hand
    hand: tuple[float, float, float, float]  # left, top, width with a stage, width without
    taking: tuple[float, float, float, float]  # left, top, step, scale
    element: float
    yard: tuple[float, float, float, float]  # left, top, step, gap between the kinds; or below each other, by steps that high
    stage: tuple[float, float, float, float]  # left, top, width, height
    played: Point = (758, 683)  # right, top
    supplies: tuple[float, float, float, float, int] | None = None  # where billboards are chosen, and how many a row


WIDE: Final = PanelPlan(0.846, (8, 683, 336, 470), (780, 626, 102, 1.24), 0.92, (92, 585, 70.5, 13), (354, 683, 408, 91))
TALL: Final = PanelPlan(0.58, (4, 479, 240, 240), (248, 479, 47, 0.58), 0.57, (2, 482, 43, 0), (3, 479, 384, 62))
LOW: Final = PanelPlan(
    0.56,
    (520, 212, 158, 158),
    (522, 278, 54, 0.6),
    0.66,
    (521, 2, 54, 69),
    (519, 278, 160, 64),
    supplies=(519, 212, 160, 130, 3),
)
UPRIGHT: Final = PanelPlan(1.3, (14, 726, 400, 400), (450, 726, 122, 1.3), 1.0, (28, 612, 82, 13), (428, 732, 384, 110))
BESIDE: Final = PanelPlan(
    1.0, (10, 648, 410, 810), (856, 667, 98, 0.9), 1.2, (855, 36, 98, 128), (432, 650, 404, 104), (1142, 426)
)
PANELS: Final[dict[Shape, PanelPlan]] = {"wide": WIDE, "tall": TALL, "low": LOW, "upright": UPRIGHT}


def plan_of(frame: Frame) -> PanelPlan:
    return BESIDE if frame.beside else PANELS[frame.shape]


# --- cards ---------------------------------------------------------------------------------------------------------------


def card_art(number: int) -> str:
    """The district by night, its icon large, its name on paper."""
    hue, name = HUES[number], TOWN.districts[number].name
    luck = random.Random(name)  # noqa: S311 - the same houses every time
    tops = [luck.randint(14, 40) for _ in range(9)]
    houses = "".join(f"M{4 + k * 7.8:.1f} {80 - top}h7.8v{top}h-7.8z" for k, top in enumerate(tops))
    panes = [
        (5.8 + k * 7.8 + 3 * side, 84 - top + 6 * row)
        for k, top in enumerate(tops)
        for row in range((top - 6) // 6)
        for side in (0, 1)
    ]
    lit = "".join(f"M{x:.1f} {y:.1f}h1.8v2.4h-1.8z" for x, y in panes if luck.random() < 0.4)
    return g(
        rect(0, 0, 78, 108, 8, fill=PAPER, stroke="#0006"),
        rect(4, 4, 70, 76, 5, fill=f"url(#kikai-sky-{number})"),
        path(houses, fill="#120f28", opacity=0.75),
        path(lit, fill="#ffcf70", opacity=0.8),
        circle(39, 40, 28, fill=hue, opacity=0.35),
        circle(39, 40, 24, fill="#171332", stroke=hue, stroke_width=2.4),
        ref(f"i-{DISTRICT_ICONS[number]}", 23, 24, 32),
        words(name, 39, 98, 14 if len(name) < 9 else 10, font_family=SERIF, font_weight=700, fill=INK),
        id=f"kikai-card-{number}",
    )


def back_art() -> str:
    lines = "".join(f"M 6 {y}L72 {y - 22}" for y in range(30, 102, 12))
    return g(
        rect(0, 0, 78, 108, 8, fill=PAPER, stroke="#0006"),
        rect(4, 4, 70, 100, 5, fill="#221c49"),
        path(lines, stroke="#3a3270", stroke_width=2),
        words("Kikai", 39, 46, 20, font_family=SERIF, font_style="italic", font_weight=700, fill="#ff86ad"),
        circle(39, 74, 17, fill=PAPER),
        id="kikai-back",
    )


def side_panel_defs() -> str:
    glow = g(rect(-9, -9, 96, 126, 15, fill=GOLD, opacity=0.35), rect(-5, -5, 88, 118, 12, fill=GOLD), id="kikai-card-glow")
    frame = g(rect(-7, -7, 88, 114, 14, fill=GOLD, opacity=0.35), rect(-4, -4, 82, 108, 11, fill=GOLD), id="kikai-element-glow")
    cards = "".join(card_art(number) for number in range(len(DISTRICT_WORDS))) + back_art() + glow
    scrap = "".join(scrap_art(colour) for colour in range(len(FANS))) + frame
    return (
        cards
        + scrap
        + g(rect(0, 0, 37, 22, 9, fill=INK), ref("i-energy", 17, 2, 18), id="kikai-cost")
        + rect(3, 3, 68, 94, 8, fill="none", stroke="#5f7a6a", stroke_width=2, stroke_dasharray="7 6", id="kikai-no-scrap")
    )


@lru_cache(KEPT)
def card(names: Names, district: str, name: str, where: str, lies: str) -> str:
    face = el("use", href=f"#kikai-card-{DISTRICT_WORDS.index(district)}")
    said = names.title("picture-card", district=district_name(district), where=lies)
    return g(said, g(face, class_="kikai-lift"), id=name, class_="piece", transform=where)


@lru_cache(KEPT)
def card_glow(name: str, where: str) -> str:
    return el("use", href="#kikai-card-glow", class_="glow", data_for=name, transform=where)


def hand(frame: Frame) -> str:
    """The cards of the player who sits below; they overlap if there are many."""
    plan, seat = plan_of(frame), frame.own
    left, top, narrow, wide = plan.hand
    cards, width = frame.view.sides[seat].hand, narrow if has_stage(frame) else wide
    step = min(CARD_SIZE[0] * plan.card + 5, (width - CARD_SIZE[0] * plan.card) / max(1, len(cards) - 1))
    places = [shift(left + step * number, top, plan.card) for number in range(len(cards))]
    ids = card_ids(frame.view)[seat]
    glows = "".join(card_glow(name, where) for name, where in zip(ids, places, strict=True))
    return glows + "".join(card(frame.words, *each, SEATS[seat]) for each in zip(cards, ids, places, strict=True))


def taking(frame: Frame) -> str:
    """The two open cards and the pile."""
    left, top, step, scale = plan_of(frame).taking
    ids = [*card_ids(frame.view)[2], "pile"]
    places = [shift(left + step * number, top, scale) for number in (*range(len(frame.view.offer)), 2)]
    glows = "".join(card_glow(name, where) for name, where in zip(ids, places, strict=True))
    open_ = "".join(card(frame.words, *each, "offer") for each in zip(frame.view.offer, ids, places, strict=False))
    return glows + open_ + pile(frame, places[-1])


def pile(frame: Frame, where: str) -> str:
    count = sum(len(layer) for layer in frame.view.pile)
    said = frame.names.title("picture-pile", count=count)
    number = words(str(count), 39, 80.5, 18, font_weight=900, fill=INK)
    back = el("use", href="#kikai-back")
    return g(said, g(back, number, class_="kikai-lift"), id="pile", transform=where, opacity=None if count else 0.4)


def played(frame: Frame) -> str:
    """The cards played this round, where the kikai at work would be seen."""
    right, top = plan_of(frame).played
    cards = frame.view.played
    if not cards:
        return ""
    said = frame.names.say("picture-played")
    head = words(said, right, top + 16, 14, class_="display", font_weight=600, fill=CREAM, text_anchor="end")
    chips = (
        group(mini_face(DISTRICT_WORDS.index(card)), right - 28 * (number % 10) - 22, top + 29 + 26 * (number // 10))
        for number, card in enumerate(cards[:20])
    )
    return head + "".join(chips)


@cache
def mini_face(number: int) -> str:
    """A card as a chip, 22×20."""
    chip = rect(0, 0, 22, 20, 5, fill="#221c49", stroke=HUES[number], stroke_width=2)
    return chip + ref(f"i-{DISTRICT_ICONS[number]}", 3.5, 2.5, 15)


# --- elements ------------------------------------------------------------------------------------------------------------


@cache
def element_face(element: str, mode: str) -> str:
    """74×100: cost left, colour right, the part, what a fan on it gives."""
    data, colour = ELEMENTS[ELEMENT_NUMBERS[element]], colour_of(element)
    level = TYPES.index(data.type)
    effect = read_effect(data.advanced if mode == "advanced" else data.normal, "")
    out = el("use", href=f"#kikai-scrap-{colour}")
    out += ref(f"part-{PARTS[ELEMENT_NUMBERS[element]]}", 4, (32, 26, 26)[level], 66, HEIGHTS[level] * 0.66)
    if not data.start:
        out += el("use", href="#kikai-cost") + label(str(data.cost), 15.5, 16.8, class_="kikai-n", font_size=17, fill="#fff")
    wide = gains_width([number for _, number in numbered(effect)], 1)
    return out + gains(effect, 37, 86.5, min(19.0, 68 / max(1.0, wide)))


def scrap_art(colour: int) -> str:
    """What an element of a colour is drawn on."""
    return g(
        rect(0, 0, 74, 100, 9, fill=PAPER),
        path("M 0 73h74v18q0 9-9 9H9q-9 0-9-9Z", fill="#efe3c8"),
        rect(4, 4, 66, 66, 6, fill=FANS[colour].main, opacity=0.2),
        circle(62, 12, 10, fill=PAPER),
        fan_mark(colour, 62, 12.4, 6.6),
        id=f"kikai-scrap-{colour}",
    )


@lru_cache(KEPT)
def element(names: Names, name: str, mode: str, seat: int, where: str) -> str:
    said = names.start(name, mode, seat) if name.endswith("start") else names.element(name, mode)
    return g(title(said), element_face(name, mode), id=element_id(name, seat), class_="piece", transform=where)


@lru_cache(KEPT)
def element_glow(name: str, seat: int, where: str) -> str:
    return el("use", href="#kikai-element-glow", class_="glow", data_for=element_id(name, seat), transform=where)


def yard(frame: Frame) -> str:
    """Feet, bodies, heads."""
    plan = plan_of(frame)
    shown = [(name, yard_place(plan, place)) for place, name in enumerate(frame.view.display) if name is not None]
    glows = "".join(element_glow(name, frame.view.turn, where) for name, where in shown)
    empty = "".join(
        el("use", href="#kikai-no-scrap", transform=yard_place(plan, place))
        for place, name in enumerate(frame.view.display)
        if name is None
    )
    return empty + glows + "".join(element(frame.words, name, frame.view.mode, frame.view.turn, where) for name, where in shown)


def yard_place(plan: PanelPlan, place: int) -> str:
    left, top, step, gap = plan.yard
    kind, number = divmod(place, 3)
    if plan in (LOW, BESIDE):
        return shift(left + step * number, top + gap * kind, plan.element)
    return shift(left + step * place + gap * kind, top, plan.element)


def yard_label(frame: Frame) -> str:
    """How many are left in the box."""
    say = frame.names.say
    out = words(say("picture-yard"), 8, 601, 15, class_="display", font_weight=600, fill=CREAM, text_anchor="start")
    out += words(say("picture-left"), 8, 617, 11, font_weight=700, fill=DIM, text_anchor="start")
    for row, kind in enumerate(TYPES):
        count = sum(name.startswith(kind) for name in frame.view.box)
        out += ref(f"i-{kind}", 8, 622 + 18 * row, 15)
        out += words(str(count), 30, 634.5 + 18 * row, 13, fill=CREAM, text_anchor="start")
    return out


def yard_heading(frame: Frame) -> str:
    """The same in one line, above the scrap."""
    said = frame.names.say("picture-yard")
    out = words(said, 856, 25, 17, class_="display", font_weight=600, fill=CREAM, text_anchor="start")
    for place, kind in enumerate(TYPES):
        count, x = sum(name.startswith(kind) for name in frame.view.box), 1008 + 46 * place
        out += ref(f"i-{kind}", x, 10, 17) + words(str(count), x + 21, 24, 14, fill=CREAM, text_anchor="start")
    left = frame.names.say("picture-left")
    return out + words(left, 1000, 24, 13, font_weight=700, fill=DIM, text_anchor="end")


# --- the kikai at work -----------------------------------------------------------------------------------------------------


def has_stage(frame: Frame) -> bool:
    """In small windows the stage takes the place of cards, so it is there only while it is needed."""
    if frame.shape != "wide":
        return frame.acting and frame.view.doing in ("attract", "billboard", "found")
    return frame.view.doing == "found" or frame.place is not None


def stage(frame: Frame) -> str:
    if frame.view.doing == "found":
        return founding(frame)
    if frame.view.doing == "billboard":
        return billboards(frame)
    assert frame.place is not None
    left, top, width, height = plan_of(frame).stage
    parts = frame.view.parts(frame.view.turn, frame.place)
    cells = "".join(cell(frame, level, parts[level] if level < len(parts) else None) for level in range(3))
    panel = rect(
        left, top, width, height, 12, fill="url(#kikai-stage)", stroke=HUES[DISTRICT_WORDS.index(frame.place)], stroke_width=2
    )
    return panel + cells + (stage_sign(frame, frame.place) if frame.shape == "wide" else "")


def stage_sign(frame: Frame, district: str) -> str:
    """Where it is, and whose."""
    number = DISTRICT_WORDS.index(district)
    plate = rect(-13, -11, 46, 23, 11.5, fill="#120f26", stroke=HUES[number], stroke_width=2)
    face = plate + ref(f"i-{DISTRICT_ICONS[number]}", -8, -8, 17) + seat_sign(frame.view.turn, 21, 0.5, 5.6)
    said = title(frame.names.seat("picture-stage", frame.view.turn))
    return g(said, face, transform=shift(plan_of(frame).stage[0] + 12, plan_of(frame).stage[1] + 10))


def cell_box(frame: Frame, number: int) -> tuple[float, float, float, float]:
    left, top, width, height = plan_of(frame).stage
    each = (width - 4) / 3
    return left + 4 + each * number, top + 4, each - 4, height - 8


def cell(frame: Frame, level: int, part: Part | None) -> str:
    x, y, width, height = cell_box(frame, level)
    kind = frame.names.say("picture-type", type=TYPES[level])
    if part is None:
        empty = rect(0, 0, width, height, 9, fill="none", stroke="#5a5590", stroke_width=1.5, stroke_dasharray="5 5")
        return group(empty + words(kind, width / 2, height / 2 + 4, 12, fill="#8a83c4"), x, y)
    coming = frame.plans("fan")[1:] == [TYPES[level]]
    glow = rect(x - 3, y - 3, width + 6, height + 6, 11, fill=GOLD, class_="glow", data_for=f"stage-{level}")
    inside = cell_face(part.element, part.fan, part.ladders, frame.view.mode, width, height, coming)
    assert frame.place is not None
    said = title(frame.names.built(part, frame.view.mode, frame.place, frame.view.turn))
    size = min(11, (plate_gains(part.element, frame.view.mode, width)[0] - 40) / (0.58 * len(kind)))
    name = words(kind, 36, height - 10, short(size), font_weight=700, fill=INK_SOFT, text_anchor="start") if height > 60 else ""
    return glow + g(said, inside, name, id=f"stage-{level}", transform=shift(x, y))


@cache
def cell_face(element: str, fan: bool, ladders: bool, mode: str, width: float, height: float, coming: bool) -> str:
    """A part large, its place for a fan, its ladders, what a fan gives there."""
    data, colour, level = ELEMENTS[ELEMENT_NUMBERS[element]], colour_of(element), TYPES.index(element.split(maxsplit=1)[0])
    effect = read_effect(data.advanced if mode == "advanced" else data.normal, "")
    low = height < 60
    scale, foot = (0.62, height - 6) if low else ((height - 26) / 68, height - 27)
    out = rect(0, 0, width, height, 9, fill="#231d4a") + rect(0, 0, width, height, 9, fill="#fff", opacity=0.05)
    out += ref(
        f"part-{PARTS[ELEMENT_NUMBERS[element]]}", 36, foot - HEIGHTS[level] * scale, 100 * scale, HEIGHTS[level] * scale
    )
    sitting = ref(f"fan-{colour}", -14, -20, 28, 35) if fan else ""
    out += group(socket(colour, 0, 0) + sitting, 18, foot - 17, 0.9)
    if coming:
        fx, fy = place_of_fan(0, level)
        out += group(fan_coming(colour, 0, level), 18 - fx * 0.9, foot - 17 - fy * 0.9, 0.9)
    rungs = range(level if ladders else 0)
    if low:
        out += "".join(ref("i-ladder", 3 + 11 * k, 1, 16) for k in rungs)
        return out + stacked(effect, width - 14, height / 2)
    out += "".join(ref("i-ladder", 1 + 11 * k, 4, 24) for k in rungs)
    plate = rect(30, height - 24, width - 36, 20, 7, fill=PAPER)
    left, size = plate_gains(element, mode, width)
    return out + plate + gains(effect, (left + width - 12) / 2, height - 14, size)


def plate_gains(element: str, mode: str, width: float) -> tuple[float, float]:
    """Where on a part's plate its gains begin, and their size: to the right, so that the part's name has room."""
    data = ELEMENTS[ELEMENT_NUMBERS[element]]
    numbers = [number for _, number in numbered(read_effect(data.advanced if mode == "advanced" else data.normal, ""))]
    size = 15 if len(numbers) < 3 else 13
    return width - 12 - gains_width(numbers, size), size


def stacked(effect: Effect, x: float, y: float) -> str:
    """Gains below each other."""
    kinds = [kind for kind, amount in msgspec.structs.asdict(effect).items() if amount]
    rows = [Effect(**{kind: getattr(effect, kind)}) for kind in kinds]
    step = min(17, 52 / max(1, len(rows)))
    top = y - step / 2 * (len(rows) - 1)
    return "".join(gains(row, x, top + step * number, 14, "#fff") for number, row in enumerate(rows))


def founding(frame: Frame) -> str:
    """The starting feet of the player to act."""
    left, top, width, height = plan_of(frame).stage
    feet = frame.view.sides[frame.view.turn].feet
    scale = (height - 8) / ELEMENT_SIZE[1]
    panel = rect(left, top, width, height, 12, fill="url(#kikai-stage)", stroke="#8a83c4", stroke_width=2)
    words_of = frame.names.seat("picture-feet", frame.view.turn)
    said = words(words_of, left + 12, top + height / 2 + 5, 14, fill="#fff", text_anchor="start") if width > 200 else ""
    places = [
        (name, shift(left + width - (number + 1) * (ELEMENT_SIZE[0] * scale + 14), top + 4, scale))
        for number, name in enumerate(feet)
    ]
    glows = "".join(element_glow(name, frame.view.turn, where) for name, where in places)
    return (
        panel
        + said
        + glows
        + "".join(element(frame.words, name, frame.view.mode, frame.view.turn, where) for name, where in places)
    )


def billboards(frame: Frame) -> str:
    """The own billboards to choose from, in small windows."""
    plan = plan_of(frame)
    left, top, wide, high, count = plan.supplies or (*plan.stage, 6)
    out = rect(left, top, wide, high, 12, fill="url(#kikai-stage)", stroke="#8a83c4", stroke_width=2)
    each = (wide - 4) / count
    for number in frame.view.sides[frame.view.turn].billboards:
        row, place = divmod(number - 1, count)
        x, y, width = left + 4 + each * place, top + 4 + 62 * row, each - 4
        name = billboard_id(frame.view.turn, number)
        out += rect(x, y, width, 54, 9, fill=GOLD, class_="glow", data_for=name)
        face = ref(f"billboard-{frame.view.turn}", 0, 0, 64, 60) + billboard_face(number, frame.view.mode)
        out += g(
            title(billboard_name(frame.words, frame.view.mode, frame.view.turn, number)),
            face,
            id=name,
            class_="piece",
            transform=shift(x + width / 2 - 28, y, 0.88),
        )
    return out

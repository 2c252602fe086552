"""The streets and squares of KIKAI's pictures, with who and what is on them."""

from __future__ import annotations

import itertools
from functools import cache, lru_cache
from typing import Final

import msgspec

from kibako.games.kikai.data import components
from kibako.games.kikai.data.components import COLOURS, DISTRICT_WORDS, SQUARE_WORDS, STREET_WORDS, TOWN, TYPES, Effect, word
from kibako.games.kikai.picture.backdrop import stretch
from kibako.games.kikai.picture.clicks import takers
from kibako.games.kikai.picture.frame import Frame
from kibako.games.kikai.picture.ids import CAPACITIES, billboard_id, fans_id, street_id
from kibako.games.kikai.picture.labels import Names
from kibako.games.kikai.picture.layout import (
    STREET_SPACES,
    Plan,
    between,
    cheapest,
    nearby,
    owners,
    road,
    slots,
    spots,
    street_between,
)
from kibako.games.kikai.picture.symbols import (
    LINE,
    SEAT_PAINTS,
    billboard_gain,
    gains,
    gains_width,
    group,
    numbered,
    ref,
    seat_sign,
    segment,
    short,
    words,
)
from kibako.games.kikai.view import Square
from kibako.kit.labels import KEPT
from kibako.kit.svg import GOLD, INK, INK_SOFT, Point, circle, el, ellipse, g, label, num, path, rect, shift, title

STREETS: Final = dict(zip(STREET_WORDS, TOWN.streets, strict=True))
NOTHING: Final = Effect()


def shared(name: str, **more: str | float | None) -> str:
    """Artwork that stands around 0 0."""
    return el("use", href=f"#kikai-{name}", **more)


# --- streets -------------------------------------------------------------------------------------------------------------


def streets(frame: Frame) -> str:
    """Owned ones are lit; all of them, under a thin layer that can be clicked."""
    plan, owned = frame.plan, owners(frame.view)
    near = nearby(frame.view, frame.place) if frame.acting and frame.place and frame.view.doing in ("street", "exit") else set()
    glows = "".join(street_glow(plan, street) for street in STREET_WORDS if street in near)
    lit = "".join(lit_streets(plan, frame.view.sides[seat].streets, seat) for seat in (0, 1))
    hits = "".join(street(frame.words, plan, number, words_, owned.get(words_)) for number, words_ in enumerate(STREET_WORDS))
    traces = "".join(street_trace(plan, words_) for words_ in STREET_WORDS if words_ in frame.streets)
    gained = given_by_streets(frame.view.mode)
    bonuses = "".join(bonus(plan, words_, gain, words_ in owned) for words_, gain in gained)
    return (
        glows
        + lit
        + g(hits, class_="kikai-streets", stroke_width=plan.slot * 2 + (38 if plan.tall else 12))
        + planned_street(frame)
        + traces
        + bonuses
    )


@cache
def given_by_streets(mode: str) -> list[tuple[str, Effect]]:
    """The streets that give something, and what."""
    gained = ((words_, street_.gain(mode)) for words_, street_ in STREETS.items())
    return [(words_, gain) for words_, gain in gained if gain != NOTHING]


@lru_cache(KEPT)
def street(names: Names, plan: Plan, number: int, words_: str, owner: int | None) -> str:
    name = names.street(number)
    if owner is None:
        said = names.title("picture-street-free", street=name, spaces=STREET_SPACES[words_])
    else:
        said = names.title("picture-street-owned", street=name, owner=components.SEATS[owner])
    return f'<g id="{street_id(words_)}">{said}{stretch_path(plan, words_)}</g>'


@cache
def stretch_path(plan: Plan, words_: str) -> str:
    return path(stretch_of(plan, words_))


@cache
def stretch_of(plan: Plan, words_: str) -> str:
    return stretch(plan, words_)


@cache
def street_glow(plan: Plan, words_: str) -> str:
    d, half = stretch_of(plan, words_), plan.slot + 5
    return g(
        path(d, stroke=GOLD, stroke_width=half * 2 + 16, opacity=0.6),
        path(d, stroke="#ffe28f", stroke_width=half * 2 + 3),
        path(d, stroke="#54472f", stroke_width=half * 2 - 4),
        "".join(
            circle(x, y, plan.slot - 1, fill="#2c2414", stroke="#ffe28f", stroke_width=2.6) for x, y in slots(plan, words_)
        ),
        class_="glow",
        data_for=street_id(words_),
    )


@cache
def lit_streets(plan: Plan, owned: tuple[str, ...], owner: int) -> str:
    """Kerbs glow in the owner's neon."""
    d, neon, half = "".join(stretch_of(plan, words_) for words_ in owned), SEAT_PAINTS[owner].light, plan.slot + 5
    return (
        path(d, stroke=neon, stroke_width=half * 2 + 12, opacity=0.16)
        + path(d, stroke=neon, stroke_width=half * 2 + 6, opacity=0.3)
        + path(d, stroke=neon, stroke_width=half * 2 + 1)
        + path(d, stroke="#2c2850", stroke_width=half * 2 - 5)
    )


def distributors(frame: Frame) -> str:
    """Over the way of a fan."""
    return "".join(balloons(frame.plan, words_, owner) for words_, owner in owners(frame.view).items())


@cache
def balloons(plan: Plan, words_: str, owner: int) -> str:
    wide = short(plan.slot * 1.95)
    places = ((short(x - wide / 2), short(y - wide * 0.72)) for x, y in slots(plan, words_))
    drawn = "".join(ref(f"flyer-{owner}", x, y, wide, short(wide * 38 / 28)) for x, y in places)
    return g(drawn, class_="kikai-quiet")


def planned_street(frame: Frame) -> str:
    words_ = " ".join(frame.plans("street"))
    if not words_:
        return ""
    lit = lit_streets(frame.plan, (words_,), frame.view.turn) + balloons(frame.plan, words_, frame.view.turn)
    return g(lit, opacity=0.8, class_="kikai-quiet")


@cache
def street_trace(plan: Plan, words_: str) -> str:
    (x1, y1), (x2, y2), (dx, dy) = road(plan, words_).start, road(plan, words_).end, road(plan, words_).way
    off = plan.slot + 12
    return segment(x1 - dy * off, y1 + dx * off, x2 - dy * off, y2 + dx * off, class_="kikai-trace")


@cache
def bonus(plan: Plan, words_: str, gain: Effect, taken: bool) -> str:
    """What a street gives: a token on the kerb towards the middle of the plan, away from a district; pale once taken."""
    (x, y), (dx, dy) = road(plan, words_).middle, road(plan, words_).way
    left, top, width, height = plan.box
    side = 1 if -dy * (left + width / 2 - x) + dx * (top + height / 2 - y) > 20 else -1
    wide = max(30.0, gains_width([number for _, number in numbered(gain)], 20) + 10)
    reach = (abs(dy) * wide / 2 + abs(dx) * 15) * plan.small
    off = (plan.slot + 4 + (min(36, reach) if plan.tall else reach)) * side
    one, other = words_.split()
    from_district = (one in DISTRICT_WORDS) - (other in DISTRICT_WORDS)
    slide = 0.4 * (wide - 30) * abs(dx) * from_district
    face = rect(-wide / 2, -15, wide, 30, 15, fill="#6f6a96" if taken else "#fff6df", stroke=LINE, stroke_width=2)
    x, y = x - dy * off + dx * slide, y + dx * off + dy * slide
    return group(face + gains(gain, 0, 0, 20), x, y, plan.small, opacity=0.4 if taken else None)


# --- squares -------------------------------------------------------------------------------------------------------------


def squares(frame: Frame) -> str:
    near = choosable(frame)
    glows = "".join(square_glow(frame.plan, name) for name in SQUARE_WORDS if name in near)
    paved = (square(frame, placed, placed.name in near) for placed in frame.view.squares)
    return glows + g(*paved, data_frames=f"kikai-ringed-{frame.plan.name}")


def choosable(frame: Frame) -> set[str]:
    """The squares that may have to glow."""
    if not frame.acting or frame.view.doing not in ("attract", "remove"):
        return set()
    return set(frame.view.tolls) if frame.view.doing == "attract" else set(SQUARE_WORDS)


@cache
def square_glow(plan: Plan, name: str) -> str:
    x, y = plan.at(name)
    return circle(x, y, plan.radius * 1.42, fill="url(#kikai-halo)", class_="glow", data_for=f"square-{name}")


def square(frame: Frame, placed: Square, choosing: bool) -> str:
    traced, picked, ghost = placed.name in frame.squares, picked_fan(frame, placed), planned_billboard(frame, placed.name)
    return square_drawn(frame.words, frame.plan, frame.view.mode, placed, choosing, traced, picked, ghost)


@lru_cache(KEPT)
def square_drawn(
    names: Names,
    plan: Plan,
    mode: str,
    placed: Square,
    choosing: bool,
    traced: bool,
    picked: tuple[int, int] | None,
    ghost: str,
) -> str:
    name = placed.name
    count, most = sum(placed.fans), CAPACITIES[name]
    said = names.title("picture-square", square=name, fans=count, most=most)
    if placed.owner is not None:
        said = names.title("picture-square-owned", square=name, owner=components.SEATS[placed.owner])
    ground = shared(f"pave-at-{plan.name}") + (shared(f"lit-at-{plan.name}", class_="kikai-lit") if choosing else "")
    on_it = billboard(names, plan, mode, placed) if placed.owner is not None else fans(names, plan, placed, picked) + ghost
    trace = circle(0, 0, plan.radius + 7, class_="kikai-trace") if traced else ""
    return g(said, ground, on_it, trace, id=f"square-{name}", transform=shift(*plan.at(name)))


def fans(names: Names, plan: Plan, placed: Square, picked: tuple[int, int] | None) -> str:
    """Red first, then blue, then green, on the first places; the last ones stay empty. Those of a colour are chosen as one."""
    most, left = CAPACITIES[placed.name], 0
    drawn = empty_places(plan, most, sum(placed.fans))
    for colour, count in enumerate(placed.fans):
        if count:
            said = names.title("picture-fans", fans=names.some_fans(colour, count), square=placed.name)
            each = names.title("picture-fan", colour=names.colour(colour), square=placed.name)
            crowd = "".join(
                fan(plan, placed.name, colour, number, spots(plan, most)[left + number], (colour, number) == picked, each)
                for number in range(count)
            )
            drawn += g(said, crowd, id=fans_id(placed.name, colour), class_="kikai-fan itself")
        left += count
    return drawn


@cache
def fan(plan: Plan, square_: str, colour: int, number: int, at: Point, up: bool, said: str) -> str:
    wide, name = 24 * plan.fan, f"{fans_id(square_, colour)}-{number}"
    if up:
        return g(said, lifted_figure(plan, colour), id=name, class_="piece", transform=shift(*at))
    box = {"x": short(at[0] - wide / 2), "y": short(at[1] - wide * 0.62), "width": short(wide), "height": short(wide * 1.25)}
    return el("use", said, href=f"#kikai-fan-{colour}", id=name, class_="piece", **box)


@cache
def lifted_figure(plan: Plan, colour: int) -> str:
    """Picked up: larger, higher, in a firm ring."""
    wide, up = 24 * plan.fan * 1.3, 9 * plan.fan
    return (
        ellipse(0, 15 * plan.fan, 10 * plan.fan, 3.6 * plan.fan, fill="#000", opacity=0.55)
        + circle(0, -up, wide * 0.68, fill="#fff8e6", fill_opacity=0.8, stroke="#fff", stroke_width=4)
        + circle(0, -up, wide * 0.68, fill="none", stroke=GOLD, stroke_width=2.4)
        + ref(f"fan-{colour}", -wide / 2, -up - wide * 0.66, wide, wide * 30 / 24)
    )


@cache
def empty_places(plan: Plan, most: int, count: int) -> str:
    size = plan.fan
    rings = "".join(ellipse(x, y + 8 * size, 8 * size, 3.4 * size) for x, y in spots(plan, most)[count:])
    return g(rings, class_="kikai-empty") if rings else ""


def picked_fan(frame: Frame, placed: Square) -> tuple[int, int] | None:
    """The fan that is planned to leave: the last of its colour."""
    if frame.plans("fan")[:1] == [placed.name]:
        colour = dict(takers(frame.view))[TYPES.index(frame.planned[2])]
    elif frame.plans("remove")[:1] == [placed.name]:
        colour = COLOURS.index(frame.planned[2])
    else:
        return None
    return colour, placed.fans[colour] - 1


def billboard(names: Names, plan: Plan, mode: str, placed: Square) -> str:
    assert placed.owner is not None
    assert placed.billboard is not None
    return el(
        "g",
        title(billboard_name(names, mode, placed.owner, placed.billboard)),
        standing_billboard(plan, placed.owner, placed.billboard, mode),
        id=billboard_id(placed.owner, placed.billboard),
        class_="piece",
    )


def billboard_name(names: Names, mode: str, seat: int, number: int) -> str:
    owner = components.SEATS[seat]
    if mode == "advanced":
        return names.say("picture-billboard-plain", number=number, owner=owner)
    effect = names.effect(billboard_gain(number - 1).packed())
    return names.say("picture-billboard", number=number, effect=effect, owner=owner)


@cache
def standing_billboard(plan: Plan, owner: int, number: int, mode: str) -> str:
    wide = plan.radius * 1.62
    face = ref(f"billboard-{owner}", 0, 0, 64, 60) + billboard_face(number, mode)
    shadow = ellipse(0, plan.radius * 0.62, plan.radius * 0.5, 7, fill="#000", opacity=0.4)
    return shadow + group(face, -wide / 2, -wide * 0.52, wide / 64)


def billboard_face(number: int, mode: str) -> str:
    return ref("i-vp", 33, 17, 18) if mode == "advanced" else gains(billboard_gain(number - 1), 41, 26, 17)


def planned_billboard(frame: Frame, name: str) -> str:
    if not frame.plans("billboard") or frame.view.about != name:
        return ""
    return g(standing_billboard(frame.plan, frame.view.turn, int(frame.planned[1]), frame.view.mode), opacity=0.8)


# --- what is written over everything -----------------------------------------------------------------------------------------


def tags(frame: Frame) -> str:
    view, free = frame.view, frame.names.say("picture-free")
    tolls = view.tolls.items() if frame.acting else ()
    worths = square_tags(frame.plan, view.mode, tuple(placed.owner is not None for placed in view.squares))
    return "".join((worths, *(toll_tag(frame.plan, name, toll, free) for name, toll in tolls)))


@cache
def square_tags(plan: Plan, mode: str, billed: tuple[bool, ...]) -> str:
    """The squares' numbers, and what emptying them is worth: points, or the gain of the advanced mode."""
    k = plan.tag
    plates, numbers, bars, worths = "", "", "", ""
    for square_, done in zip(TOWN.squares, billed, strict=True):
        (x, y), worth = plan.at(word(square_.name)), square_.gain(mode)
        y += plan.radius + 1 if done else -plan.radius - 2
        name = (12 + 8.5 * len(square_.name)) * k
        wide = name if done else name + (40 if sum(amount > 0 for amount in msgspec.structs.astuple(worth)) == 1 else 64) * k
        left = short(x - wide / 2 + name / 2)
        plates += rect(short(x - wide / 2), short(y - 12 * k), short(wide), short(24 * k), short(12 * k))
        numbers += label(square_.name, left, short(y + 5.4 * k))
        if not done:
            bars += f"M{num(left + name / 2 - 2 * k)} {num(y - 7 * k)}v{num(14 * k)}"
            worths += gains(worth, short(x + name / 2 - 2 * k), short(y), short(17.5 * k), "#fff")
    plain = g(plates, class_="kikai-plate") + path(bars, stroke="#5a5590", stroke_width=1.5)
    return g(plain, g(numbers, font_size=15.5 * k, font_weight=700, fill="#bdb6ee"), worths, class_="kikai-quiet")


@cache
def toll_tag(plan: Plan, name: str, toll: int, free: str) -> str:
    """Shown while the square can be chosen."""
    x, y = plan.at(name)
    half = 24 if toll else max(24, 5.2 * len(free) + 7)  # languages differ
    face = rect(-half, -13, 2 * half, 26, 13, fill=GOLD, stroke=LINE, stroke_width=2)
    if toll:
        face += words(str(toll), -8, 6.4, 18.5, font_weight=900, fill=INK) + ref("i-energy", 0, -9.5, 19)
    else:
        face += words(free, 0, 5.4, 16, font_weight=900, fill=INK)
    return group(face, x, y + plan.radius + 3, plan.small, class_="target", data_for=f"square-{name}")


# --- the way of a planned fan ------------------------------------------------------------------------------------------------


def trail(frame: Frame) -> tuple[str, str]:
    """Under the squares: chevrons along the streets. Over them: who is paid how much on each foreign street."""
    if not frame.plans("fan") or frame.place is None:
        return "", ""
    way = cheapest(frame.view, frame.place, frame.planned[1])
    owned = owners(frame.view)
    under = over = ""
    for one, other in itertools.pairwise(way):
        under += chevrons(frame.plan, one, other)
        street_ = street_between(one, other)
        if owned[street_] != frame.view.turn and frame.view.tolls.get(frame.planned[1]):
            over += paid(frame.plan, street_, owned[street_])
    return g(under, class_="kikai-quiet"), g(over, class_="kikai-quiet")


@cache
def chevrons(plan: Plan, one: str, other: str) -> str:
    leg = between(plan, one, other)
    (x1, y1), (x2, y2), (dx, dy) = leg.start, leg.end, leg.way
    lane = segment(x1 - dx * 10, y1 - dy * 10, x2 + dx * 10, y2 + dy * 10, stroke="#ffe9b0", stroke_width=14, opacity=0.35)
    count = max(2, int(leg.length // 15))
    steps = [(k + 0.5) / count * leg.length for k in range(count)]
    arrows = "".join(f"M{num(step - 5)}-9l10 9-10 9" for step in steps)
    return lane + group(path(arrows, class_="kikai-way"), x1, y1, None, leg.angle)


@cache
def paid(plan: Plan, street_: str, owner: int) -> str:
    (x, y), (dx, dy) = road(plan, street_).middle, road(plan, street_).way
    px, py = (dy, -dx) if dy > 0 or (dy == 0 and dx > 0) else (-dy, dx)
    off = plan.slot + 22
    face = rect(-37, -15.5, 74, 31, 15.5, fill="#fff6df", stroke=SEAT_PAINTS[owner].main, stroke_width=3.6)
    face += words(f"−{STREET_SPACES[street_]}", -19.5, 6.6, 19, font_weight=900, fill=INK) + ref("i-energy", -8, -10, 20)
    face += path("M 14.5 -4l4 4-4 4", fill="none", stroke=INK_SOFT, stroke_width=2) + seat_sign(owner, 27, 0, 5.6)
    return group(face, x + px * (off + 19 * abs(px)), y + py * off, plan.small)

"""The players' boards of KIKAI's pictures, and the Master's track."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from kibako.games.kikai.data import components
from kibako.games.kikai.data.components import (
    BILLBOARDS,
    DISTRIBUTORS,
    DISTRICT_WORDS,
    ELEMENT_NUMBERS,
    MODES,
    ROUNDS,
    TRACKS,
    Effect,
    district_name,
    read_effect,
)
from kibako.games.kikai.picture.backdrop import block
from kibako.games.kikai.picture.districts import bonus_tile
from kibako.games.kikai.picture.frame import Frame
from kibako.games.kikai.picture.ids import billboard_id, card_ids, element_id, ladders_id
from kibako.games.kikai.picture.labels import Names
from kibako.games.kikai.picture.machines import HEIGHTS, PARTS
from kibako.games.kikai.picture.side_panel import mini_face
from kibako.games.kikai.picture.streets import billboard_name
from kibako.games.kikai.picture.symbols import (
    FANS,
    SEAT_PAINTS,
    billboard_gain,
    fan_mark,
    gains,
    ref,
    seat_sign,
    short,
    words,
)
from kibako.games.kikai.rules.tables import SPACE_CHOICE, SPACE_GAIN, SPACE_INCOME, track_space
from kibako.games.kikai.view import Side
from kibako.kit.labels import KEPT
from kibako.kit.svg import GOLD, INK, INK_SOFT, PAPER, Attribute, circle, el, g, label, num, path, rect, shift, title

WIDTH: Final = 308
HEIGHT: Final = 232
TRACK: Final = {mode: tuple(track_space(space) for space in TRACKS.energy.track(mode)) for mode in MODES}
ALIKE: Final = frozenset(number for number in range(DISTRIBUTORS) if TRACK["normal"][number] == TRACK["advanced"][number])
LINES: Final = len(TRACKS.master.points)
A_LINE: Final = TRACKS.master.spaces_a_line
BONUSES: Final = {bonus.at: (read_effect(bonus.normal, ""), read_effect(bonus.advanced, "")) for bonus in TRACKS.master.bonuses}


# --- a board beside the picture ----------------------------------------------------------------------------------------------


def alone(frame: Frame, seat: int) -> str:
    """What a page's card for the player doesn't say: the tracks, billboards, bonus tiles, feet that wait."""
    side = frame.view.sides[seat]
    more = kept(frame, seat, side, 15.0)
    drawn = (
        track(frame.words, seat, side.income, side.distributors, frame.view.mode),
        influence(frame.words, seat, side.influence),
        billboards(frame.words, seat, side.billboards, frame.view.mode),
        more,
    )
    box = f"13 65 {WIDTH - 13} {166 if more else 142}"
    whole = el("svg", *drawn, class_="board", color="transparent", font_weight=800, text_anchor="middle", viewBox=box)
    return whole.replace(' id="', ' data-for="')


# --- a board in full -------------------------------------------------------------------------------------------------------


def board(frame: Frame, seat: int, x: float, y: float) -> str:
    side = frame.view.sides[seat]
    more = last_row(frame, seat, side)
    return g(
        panel(seat, frame.view.turn == seat and frame.view.doing != "over", HEIGHT if more else HEIGHT - 22),
        header(frame.names, seat, frame.view.turn == seat and frame.view.doing != "over", side.score),
        tokens(frame.words, seat, side.energy, side.megaphones, side.ladders, side.collected),
        track(frame.words, seat, side.income, side.distributors, frame.view.mode),
        influence(frame.words, seat, side.influence),
        billboards(frame.words, seat, side.billboards, frame.view.mode),
        more,
        id=f"board-{seat}",
        transform=shift(x, y),
    )


@cache
def panel(seat: int, turn: bool, height: float) -> str:
    paint = SEAT_PAINTS[seat]
    around = rect(-3, -3, WIDTH + 6, height + 6, 15, fill=paint.light, opacity=0.95) if turn else ""
    shadow = rect(0, 3, WIDTH, height, 12, fill="#000", opacity=0.3)
    return around + shadow + rect(0, 0, WIDTH, height, 12, fill=paint.main) + rect(7, 0, WIDTH - 7, height, 10, fill=PAPER)


@lru_cache(KEPT)
def header(names: Names, seat: int, turn: bool, score: int) -> str:
    out = title(names.seat("picture-board", seat, colour=components.SEATS[seat])) + seat_sign(seat, 25, 19, 8)
    out += words(names.speaker.name(seat)[:15], 40, 25, 18, class_="display", font_weight=700, fill=INK, text_anchor="start")
    if turn:
        out += rect(176, 10, 52, 19, 9.5, fill=SEAT_PAINTS[seat].main) + words(
            names.say("picture-turn"), 202, 23.5, 11.5, fill=("#3a2503", "#fff")[seat]
        )
    total = words(str(score), WIDTH - 36, 27, 23, font_weight=900, fill=INK, text_anchor="end")
    said = owned(names, seat, "thing-points", count=score, lost=0)
    return out + g(said, total, ref("i-vp", WIDTH - 33, 8, 22), id=f"points-{seat}")


def owned(names: Names, seat: int, key: str, **args: object) -> str:
    """The name of a part of a board, with whose it is."""
    return names.title("picture-owned", what=names.say(key, **args), owner=components.SEATS[seat])


@lru_cache(KEPT)
def tokens(names: Names, seat: int, energy: int, megaphones: int, ladders_: int, collected: tuple[int, ...]) -> str:
    out = counted(names, seat, "energy", energy, 18)
    out += counted(names, seat, "megaphones", megaphones, 76)
    out += ladders(names, seat, ladders_, 128, 38)
    kept = names.say("picture-short-kept")
    label = words(kept, -6, 15, 11, font_weight=700, fill=INK_SOFT, text_anchor="end")
    red, blue, green = collected
    said = owned(names, seat, "picture-kept", red=red, blue=blue, green=green)
    return out + g(said, label, kept_fans(collected), id=f"kept-{seat}", transform=shift(212, 38))


BOARD_ICONS: Final = {"energy": "energy", "megaphones": "mega"}


def counted(names: Names, seat: int, what: str, count: int, x: float) -> str:
    said = owned(names, seat, f"picture-{what}", count=count)
    number = words(str(count), x + 25, 55, 18, fill=INK, text_anchor="start")
    return g(said, ref(f"i-{BOARD_ICONS[what]}", x, 38, 21), number, id=f"{what}-{seat}")


def ladders(names: Names, seat: int, count: int, x: float, y: float) -> str:
    """They can be taken up, to be placed."""
    name = ladders_id(seat)
    glow = rect(x - 6, y - 4, 56, 29, 10, fill=GOLD, class_="glow", data_for=name)
    hit = rect(x - 6, y - 4, 56, 29, 10, fill="#fff", fill_opacity=0)
    number = words(str(count), x + 25, y + 17, 18, fill=INK, text_anchor="start")
    return glow + g(
        names.title("picture-ladders", count=count, owner=components.SEATS[seat]),
        hit,
        ref("i-ladder", x, y, 22),
        number,
        id=name,
    )


@cache
def kept_fans(collected: tuple[int, ...]) -> str:
    return "".join(
        ref(f"fan-{colour}", 30 * colour, 0, 15, 19)
        + words(str(count), 30 * colour + 17, 15.5, 14, fill=INK, text_anchor="start")
        for colour, count in enumerate(collected)
    )


@lru_cache(KEPT)
def track(names: Names, seat: int, income: int, left: int, mode: str) -> str:
    """Distributors still at home cover their spaces; the last income uncovered is what an exhibition gives."""
    gone = DISTRIBUTORS - left
    say = names.say
    head = words(say("picture-short-track").upper(), 16, 76, 9.5, letter_spacing=0.6, fill=INK_SOFT, text_anchor="start")
    more = f"{say('picture-short-income')} {income}"
    head += words(more, WIDTH - 24, 76, 10.5, font_weight=700, fill=INK_SOFT, text_anchor="end") + ref(
        "i-energy", WIDTH - 22, 67, 11
    )
    said = owned(names, seat, "picture-track", income=income, left=left)
    return g(said, head, track_cells(seat, gone, mode), id=f"track-{seat}")


@cache
def track_cells(seat: int, gone: int, mode: str) -> str:
    """All spaces lie open in the artwork; those that aren't are covered one by one."""
    out = el("use", href=f"#kikai-track-{mode}")
    for number in range(gone, DISTRIBUTORS):
        x, y = cell_at(number)
        out += el("use", href=f"#{cover_id(number, mode)}") + ref(f"balloon-{seat}", short(x + 6.7), y + 0.5, 13, 17.6)
    income = max([number for number in range(gone) if TRACK[mode][number][0] == SPACE_INCOME], default=None)
    if income is not None:
        out += rect(*cell_at(income), 26.4, 27, 5, fill="none", stroke=SEAT_PAINTS[seat].dark, stroke_width=2.6)
    return g(out, transform=shift(15, 80))


def cell_at(number: int) -> tuple[float, float]:
    return short(number % 10 * 28.4), number // 10 * 29


def track_art() -> str:
    """What the modes have in common is drawn once."""
    cells = "".join(rect(*cell_at(number), 26.4, 27, 5, fill="#fffdf6", stroke="#cdbf9f") for number in range(DISTRIBUTORS))
    out = g(cells, *(open_value(number, "normal") for number in sorted(ALIKE)), id="kikai-track")
    out += "".join(cover_art(number, "normal") for number in sorted(ALIKE))
    for mode in MODES:
        own = [number for number in range(DISTRIBUTORS) if number not in ALIKE]
        out += g(el("use", href="#kikai-track"), *(open_value(number, mode) for number in own), id=f"kikai-track-{mode}")
        out += "".join(cover_art(number, mode) for number in own)
    return out


def open_value(number: int, mode: str) -> str:
    x, y = cell_at(number)
    return track_value(*TRACK[mode][number], x + 13.2, y + 13.5, 12.5, INK)


def cover_art(number: int, mode: str) -> str:
    x, y = cell_at(number)
    cover = rect(x, y, 26.4, 27, 5, fill="#e9dfc8", stroke="#cdbf9f")
    value = track_value(*TRACK[mode][number], x + 13.2, y + 22, 8.5, INK_SOFT)
    return g(cover, value, id=cover_id(number, mode))


def cover_id(number: int, mode: str) -> str:
    return f"kikai-home-{number}" + ("" if number in ALIKE else f"-{mode}")


def track_value(kind: int, amount: int, x: float, y: float, size: float, fill: str) -> str:
    """M8: what is gained at once is marked with a plus."""
    if kind == SPACE_CHOICE:
        return ref("i-mega", x - size, y - size / 2, size) + ref("i-ladder", x, y - size / 2, size)
    if kind == SPACE_GAIN:
        plus = words("+", x - size * 0.78, y + size * 0.3, size * 0.8, fill=fill)
        return plus + gains(Effect.unpacked(amount), x + size * 0.24, y, size * 0.76, fill)
    return gains(Effect(energy=amount) if kind == SPACE_INCOME else Effect(points=amount), x, y, size, fill)


@lru_cache(KEPT)
def influence(names: Names, seat: int, now: tuple[int, ...]) -> str:
    red, blue, green = now
    head = names.say("picture-short-influence").upper()
    said = owned(names, seat, "picture-influence", red=red, blue=blue, green=green)
    label = words(head, 16, 149, 9.5, letter_spacing=0.6, fill=INK_SOFT, text_anchor="start")
    return g(said, label, influence_rows(now), id=f"influence-{seat}")


@cache
def influence_rows(influence_: tuple[int, ...]) -> str:
    return g("".join(influence_row(colour, now) for colour, now in enumerate(influence_)), transform=shift(15, 152))


def influence_row(colour: int, now: int) -> str:
    """0 to 10 or, farther on, to where it is: dashes, and a stone on the last one."""
    paint, y, last = FANS[colour], colour * 17.5, max(10, now)
    wide = 158 / (last + 1)
    dashes: dict[str, Attribute] = {"stroke_width": 14, "stroke_dasharray": f"{num(wide - 1.4)} 1.4"}
    out = fan_mark(colour, 6, y + 8, 5.6) + path(f"M 18 {num(y + 8)}h158", stroke="#eadfc6", **dashes)
    if now:
        out += path(f"M{num(18 + wide)} {num(y + 8)}h{num(now * wide)}", stroke=paint.main, opacity=0.45, **dashes)
    x = 18 + now * wide
    out += rect(x - 1.5, y - 0.5, max(wide, 13) + 1.6, 17, 4, fill=paint.main, stroke=paint.dark, stroke_width=1.4)
    out += words(str(now), x - 0.7 + max(wide, 13) / 2, y + 12.6, 12.5, font_weight=900, fill="#fff")
    scale = range(now + 1 + (now + 1) % 2, last + 1, 2)
    marks = "".join(label(str(number), 17.3 + (number + 0.5) * wide, y + 11.8) for number in scale)
    return out + g(marks, font_size=10.4, font_weight=700, fill=INK_SOFT, text_anchor="middle")


@lru_cache(KEPT)
def billboards(names: Names, seat: int, left: tuple[int, ...], mode: str) -> str:
    """Those still here; the others stand in the town."""
    head = names.say("picture-short-billboards").upper()
    out = words(head, 202, 149, 9.5, letter_spacing=0.6, fill=INK_SOFT, text_anchor="start") + el("use", href="#kikai-frames")
    for number in left:
        x, y = frame_at(number - 1)
        name = billboard_id(seat, number)
        out += rect(x - 3, y - 3, 36, 31, 7, fill=GOLD, class_="glow", data_for=name)
        said = title(billboard_name(names, mode, seat, number))
        out += g(said, supply(seat, number, mode), id=name, class_="piece", transform=shift(x, y))
    return out


def frame_at(number: int) -> tuple[float, float]:
    return 202 + number % 3 * 34, 153 + number // 3 * 27.5


def supply_art() -> str:
    """The frames that billboards leave, and billboards without what they give."""
    places = "".join(rect(x + 1, y + 1, 28, 23, 4) for x, y in map(frame_at, range(BILLBOARDS)))
    out = g(places, fill="none", stroke="#b8aa8c", stroke_width=1.4, stroke_dasharray="3 3", id="kikai-frames")
    for seat, paint in enumerate(SEAT_PAINTS):
        edge = rect(0, 0, 30, 25, 4, fill=paint.main, stroke=paint.dark, stroke_width=1.2)
        out += g(edge, rect(2.5, 2.5, 25, 20, 2, fill="#fffaf0"), id=f"kikai-supply-{seat}")
    return out


@cache
def supply(seat: int, number: int, mode: str) -> str:
    out = el("use", href=f"#kikai-supply-{seat}")
    if mode == "advanced":
        return out + seat_sign(seat, 15, 12.5, 6)
    effect = billboard_gain(number - 1)
    return out + gains(effect, 15, 12.5, 15 if effect.energy or effect.points else 18)


def last_row(frame: Frame, seat: int, side: Side) -> str:
    """An open hand, unless it lies below; then what is kept."""
    x, out = 15.0, ""
    if seat != frame.own:
        ids = card_ids(frame.view)[seat]
        step = min(25.0, 170 / max(1, len(ids)))
        out = "".join(
            mini_card(frame.words, card, seat, name, x + step * k, 209)
            for k, (card, name) in enumerate(zip(side.hand, ids, strict=True))
        )
        x += step * len(ids) + 8
    return out + kept(frame, seat, side, x)


def kept(frame: Frame, seat: int, side: Side, x: float) -> str:
    """Bonus tiles, and starting feet that are not built yet."""
    out = ""
    for tile in side.tiles:
        said = title(frame.names.tile(tile, frame.view.mode))
        out += g(said, bonus_tile(tile, frame.view.mode), transform=shift(x + 22, 219, 0.55))
        x += 47
    if frame.view.doing == "found" and seat == frame.view.turn:
        return out
    return out + "".join(
        waiting_feet(frame.words, name, frame.view.mode, seat, WIDTH - 60 - 50 * k) for k, name in enumerate(side.feet)
    )


@lru_cache(KEPT)
def mini_card(names: Names, card: str, seat: int, name: str, x: float, y: float, size: float = 1) -> str:
    said = names.title("picture-card", district=district_name(card), where=components.SEATS[seat])
    return g(said, mini_face(DISTRICT_WORDS.index(card)), id=name, class_="piece", transform=shift(x, y, size))


@lru_cache(KEPT)
def waiting_feet(names: Names, name: str, mode: str, seat: int, x: float) -> str:
    said = title(names.start(name, mode, seat))
    drawn = ref(f"part-{PARTS[ELEMENT_NUMBERS[name]]}", 0, 0, 36, HEIGHTS[0] * 0.36)
    return g(said, drawn, id=element_id(name, seat), class_="piece", transform=shift(x, 211))


# --- the Master's track ------------------------------------------------------------------------------------------------------


def master(frame: Frame, x: float, y: float) -> str:
    view = frame.view
    drawn = master_art(
        view.mode,
        min(view.round, ROUNDS),
        view.doing == "over",
        frame.names.say("picture-round"),
        frame.names.say("picture-renown"),
    )
    out = ""
    for seat, side in enumerate(view.sides):
        u, v = space_at(side.renown)
        both = view.sides[0].renown == view.sides[1].renown
        said = frame.names.title("picture-renown-now", count=side.renown, owner=components.SEATS[seat])
        apart = (-6.5, 6.5)[seat] if both else 0
        out += g(
            said,
            circle(0, 0, 8.6, fill="#fff8e2"),
            seat_sign(seat, 0, 0, 6),
            id=f"renown-{seat}",
            class_="piece",
            transform=shift(u, v + 1.6 * apart) if side.renown == 0 else shift(u + apart, v),
        )
    return g(frame.names.title("picture-renown"), drawn, out, id="master", transform=shift(x, y))


def space_at(space: int) -> tuple[float, float]:
    """The middle of a space; 0 is the start."""
    if space == 0:
        return 17, 76
    line, row = divmod(space - 1, A_LINE)
    return 48.5 + line * 29.6, 96 - row * 20.5


@cache
def master_art(mode: str, round_: int, over: bool, round_word: str, renown_word: str) -> str:
    """A house lying on its side: a line is a column, bonuses at the top; the lines' worth above. Rounds over it."""
    out = rect(0, 0, WIDTH, 112, 10, fill="#1b1740", stroke="#6a5aa8", stroke_width=2) + rounds(
        mode, round_, over, round_word, renown_word
    )
    out += rect(3.5, 45, 27, 62, 5, fill="#120f26", stroke="#4c4588") + words(
        "0", 17, 102, 10.5, font_weight=700, fill="#8d86c8"
    )
    spaces = range(1, LINES * A_LINE + 1)
    windows = "".join(block(x - 13.6, y - 9.2, 27.2, 18.4) for x, y in map(space_at, spaces))
    out += path(windows, fill="#2f2963", stroke="#4c4588") + "".join(line_worth(mode, line) for line in range(LINES))
    numbers = "".join(number_at(number) for number in spaces if number not in BONUSES)
    out += g(numbers, font_size=10.5, font_weight=700, fill="#8d86c8", text_anchor="middle")
    return out + "".join(gains(both[mode == "advanced"], *space_at(at), 13, "#fff") for at, both in BONUSES.items())


def number_at(space: int) -> str:
    x, y = space_at(space)
    return label(str(space), x, y + 4)


def rounds(mode: str, now: int, over: bool, round_word: str, renown_word: str) -> str:
    style: dict[str, Attribute] = {"class_": "display", "font_weight": 600, "fill": "#fff4d8"}
    out = words(renown_word, 10, 20, 15.5, font_style="italic", text_anchor="start", **style)
    out += words(round_word, 160, 19, 12.5, text_anchor="end", **style)
    for number, factor in enumerate(TRACKS.master.factors, start=1):
        x, on = 166 + (number - 1) * 35, number == now and not over
        out += rect(x, 6, 32, 18, 6, fill="#fff4d8" if on else "#120f26", stroke="#4c4588", opacity=1 if number >= now else 0.6)
        said = f"{number} ×{factor}" if mode == "normal" else str(number)
        out += words(said, x + 16, 19.2, 11.5, fill="#33210a" if on else "#bdb6ee")
    return out


def line_worth(mode: str, line: int) -> str:
    x = space_at(line * A_LINE + 1)[0]
    if mode == "normal":
        return gains(Effect(points=TRACKS.master.points[line]), x, 36, 12, "#ffe9b0")
    worth = TRACKS.master.advanced[line]
    return gains(read_effect(worth.removeprefix("-"), ""), x, 36, 12, "#ffe9b0", minus=worth.startswith("-"))

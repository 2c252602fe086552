"""The players' boards of KIKAI's pictures, and the Master's track."""

from __future__ import annotations

from functools import cache
from typing import Final

from kibako.games.kikai import components
from kibako.games.kikai.art import (
    FANS,
    SEATS,
    billboard_gain,
    fan_mark,
    gains,
    group,
    ref,
    seat_sign,
    short,
    words,
)
from kibako.games.kikai.clicks import billboard_id, card_ids, element_id, ladders_id
from kibako.games.kikai.components import BILLBOARDS, DISTRIBUTORS, DISTRICT_WORDS, ROUNDS, TRACKS, Effect, read_effect
from kibako.games.kikai.data import SPACE_CHOICE, SPACE_INCOME, SPACE_POINTS, track_space
from kibako.games.kikai.districts import bonus_tile
from kibako.games.kikai.look import Look
from kibako.games.kikai.names import NUMBERS, district_name
from kibako.games.kikai.night import block
from kibako.games.kikai.parts import HEIGHTS, PARTS
from kibako.games.kikai.shelf import mini_face
from kibako.games.kikai.streets import billboard_name
from kibako.games.kikai.view import MODES, Side
from kibako.kit.svg import GOLD, INK, INK_SOFT, PAPER, Attribute, circle, el, g, label, num, path, rect, shift, title

WIDTH: Final = 308
HEIGHT: Final = 232
NORMAL_SPACES: Final = tuple(track_space(space) for space in TRACKS.energy.spaces)
AT_ONCE: Final = read_effect(TRACKS.energy.advanced_points, "")
LINES: Final = len(TRACKS.master.points)
A_LINE: Final = TRACKS.master.spaces_a_line
BONUSES: Final = {bonus.at: (read_effect(bonus.normal, ""), read_effect(bonus.advanced, "")) for bonus in TRACKS.master.bonuses}


# --- a board in full -------------------------------------------------------------------------------------------------------


def board(look: Look, seat: int, x: float, y: float) -> str:
    side = look.view.sides[seat]
    more = last_row(look, seat, side)
    return g(
        panel(seat, look.view.turn == seat and look.view.doing != "over", HEIGHT if more else HEIGHT - 22),
        header(look, seat),
        tokens(look, seat, side),
        track(look, seat, side),
        influence(look, side),
        billboards(look, seat, side),
        more,
        id=f"board-{seat}",
        transform=shift(x, y),
    )


@cache
def panel(seat: int, turn: bool, height: float) -> str:
    paint = SEATS[seat]
    around = rect(-3, -3, WIDTH + 6, height + 6, 15, fill=paint.light, opacity=0.95) if turn else ""
    shadow = rect(0, 3, WIDTH, height, 12, fill="#000", opacity=0.3)
    return around + shadow + rect(0, 0, WIDTH, height, 12, fill=paint.main) + rect(7, 0, WIDTH - 7, height, 10, fill=PAPER)


def header(look: Look, seat: int) -> str:
    names = look.names
    out = title(names.seat("picture-board", seat, colour=components.SEATS[seat])) + seat_sign(seat, 25, 19, 8)
    out += words(names.speaker.name(seat)[:15], 40, 25, 18, class_="display", font_weight=700, fill=INK, text_anchor="start")
    if look.view.turn == seat and look.view.doing != "over":
        out += rect(176, 10, 52, 19, 9.5, fill=SEATS[seat].main) + words(
            names.say("picture-turn"), 202, 23.5, 11.5, fill=("#3a2503", "#fff")[seat]
        )
    score = look.view.sides[seat].score
    return (
        out
        + words(str(score), WIDTH - 36, 27, 23, font_weight=900, fill=INK, text_anchor="end")
        + ref("i-vp", WIDTH - 33, 8, 22)
    )


def tokens(look: Look, seat: int, side: Side) -> str:
    out = counted(look, "energy", side.energy, 18, 38)
    out += counted(look, "megaphones", side.megaphones, 76, 38)
    out += ladders(look, seat, side, 128, 38)
    kept = look.names.say("picture-short-kept")
    out += words(kept, 206, 53, 11, font_weight=700, fill=INK_SOFT, text_anchor="end")
    red, blue, green = side.collected
    out += g(
        look.names.title("picture-kept", red=red, blue=blue, green=green), kept_fans(side.collected), transform=shift(212, 38)
    )
    return out


ICONS: Final = {"energy": "energy", "megaphones": "mega"}


def counted(look: Look, what: str, count: int, x: float, y: float) -> str:
    said = look.names.title(f"picture-{what}", count=count)
    return g(said, ref(f"i-{ICONS[what]}", x, y, 21), words(str(count), x + 25, y + 17, 18, fill=INK, text_anchor="start"))


def ladders(look: Look, seat: int, side: Side, x: float, y: float) -> str:
    """They can be taken up, to be placed."""
    name = ladders_id(seat)
    glow = rect(x - 6, y - 4, 56, 29, 10, fill=GOLD, class_="glow", data_for=name)
    hit = rect(x - 6, y - 4, 56, 29, 10, fill="#fff", fill_opacity=0)
    number = words(str(side.ladders), x + 25, y + 17, 18, fill=INK, text_anchor="start")
    return glow + g(
        look.names.title("picture-ladders", count=side.ladders, owner=components.SEATS[seat]),
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


def track(look: Look, seat: int, side: Side) -> str:
    """Distributors still at home cover their spaces; the last income uncovered is what an exhibition gives."""
    gone = DISTRIBUTORS - side.distributors
    say = look.names.say
    head = words(say("picture-short-track").upper(), 16, 76, 9.5, letter_spacing=0.6, fill=INK_SOFT, text_anchor="start")
    more = f"{say('picture-short-income')} {side.income}"
    head += words(more, WIDTH - 24, 76, 10.5, font_weight=700, fill=INK_SOFT, text_anchor="end") + ref(
        "i-energy", WIDTH - 22, 67, 11
    )
    said = look.names.title("picture-track", income=side.income, left=side.distributors)
    return g(said, head, track_cells(seat, gone, look.view.mode))


@cache
def track_cells(seat: int, gone: int, mode: str) -> str:
    """All spaces lie open in the artwork; those that aren't are covered one by one."""
    out = el("use", href=f"#kikai-track-{mode}")
    for number in range(gone, DISTRIBUTORS):
        x, y = cell_at(number)
        out += el("use", href=f"#{cover_id(number, mode)}") + ref(f"balloon-{seat}", short(x + 6.7), y + 0.5, 13, 17.6)
    income = max([number for number in range(gone) if NORMAL_SPACES[number][0] == 0], default=None)
    if income is not None:
        out += rect(*cell_at(income), 26.4, 27, 5, fill="none", stroke=SEATS[seat].dark, stroke_width=2.6)
    return g(out, transform=shift(15, 80))


def cell_at(number: int) -> tuple[float, float]:
    return short(number % 10 * 28.4), number // 10 * 29


def track_art() -> str:
    """The modes differ only in the spaces with points."""
    both = [number for number, (kind, _) in enumerate(NORMAL_SPACES) if kind != SPACE_POINTS]
    cells = "".join(rect(*cell_at(number), 26.4, 27, 5, fill="#fffdf6", stroke="#cdbf9f") for number in range(DISTRIBUTORS))
    out = g(cells, *(open_value(number, "normal") for number in both), id="kikai-track")
    out += "".join(cover_art(number, "normal") for number in both)
    for mode in MODES:
        points = [number for number in range(DISTRIBUTORS) if number not in both]
        out += g(el("use", href="#kikai-track"), *(open_value(number, mode) for number in points), id=f"kikai-track-{mode}")
        out += "".join(cover_art(number, mode) for number in points)
    return out


def open_value(number: int, mode: str) -> str:
    x, y = cell_at(number)
    return track_value(*NORMAL_SPACES[number], mode, x + 13.2, y + 13.5, 12.5, INK)


def cover_art(number: int, mode: str) -> str:
    x, y = cell_at(number)
    cover = rect(x, y, 26.4, 27, 5, fill="#e9dfc8", stroke="#cdbf9f")
    value = track_value(*NORMAL_SPACES[number], mode, x + 13.2, y + 22, 8.5, INK_SOFT)
    return g(cover, value, id=cover_id(number, mode))


def cover_id(number: int, mode: str) -> str:
    return f"kikai-home-{number}" + (f"-{mode}" if NORMAL_SPACES[number][0] == SPACE_POINTS else "")


def track_value(kind: int, amount: int, mode: str, x: float, y: float, size: float, fill: str) -> str:
    """M8: what gives points in normal mode gives energy at once in advanced mode, marked with a plus."""
    if kind == SPACE_CHOICE:
        return ref("i-mega", x - size, y - size / 2, size) + ref("i-ladder", x, y - size / 2, size)
    if kind == SPACE_POINTS and mode == "advanced":
        plus = words("+", x - size * 0.78, y + size * 0.3, size * 0.8, fill=fill)
        return plus + gains(AT_ONCE, x + size * 0.24, y, size * 0.76, fill)
    return gains(Effect(energy=amount) if kind == SPACE_INCOME else Effect(points=amount), x, y, size, fill)


def influence(look: Look, side: Side) -> str:
    red, blue, green = side.influence
    head = look.names.say("picture-short-influence").upper()
    said = look.names.title("picture-influence", red=red, blue=blue, green=green)
    label = words(head, 16, 149, 9.5, letter_spacing=0.6, fill=INK_SOFT, text_anchor="start")
    return g(said, label, influence_rows(side.influence))


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
    return out + words(str(now), x - 0.7 + max(wide, 13) / 2, y + 12.6, 12.5, font_weight=900, fill="#fff")


def billboards(look: Look, seat: int, side: Side) -> str:
    """Those still here; the others stand in the town."""
    head = look.names.say("picture-short-billboards").upper()
    out = words(head, 202, 149, 9.5, letter_spacing=0.6, fill=INK_SOFT, text_anchor="start") + el("use", href="#kikai-frames")
    for number in side.billboards:
        x, y = frame_at(number - 1)
        name = billboard_id(seat, number)
        out += rect(x - 3, y - 3, 36, 31, 7, fill=GOLD, class_="glow", data_for=name)
        said = title(billboard_name(look, seat, number))
        out += g(said, supply(seat, number, look.view.mode), id=name, class_="piece", transform=shift(x, y))
    return out


def frame_at(number: int) -> tuple[float, float]:
    return 202 + number % 3 * 34, 153 + number // 3 * 27.5


def supply_art() -> str:
    """The frames that billboards leave, and billboards without what they give."""
    places = "".join(rect(x + 1, y + 1, 28, 23, 4) for x, y in map(frame_at, range(BILLBOARDS)))
    out = g(places, fill="none", stroke="#b8aa8c", stroke_width=1.4, stroke_dasharray="3 3", id="kikai-frames")
    for seat, paint in enumerate(SEATS):
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


def last_row(look: Look, seat: int, side: Side) -> str:
    """An open hand, unless it lies below; bonus tiles; feet that wait."""
    x, out = 15.0, ""
    if seat != look.own:
        ids = card_ids(look.view)[seat]
        step = min(25.0, 170 / max(1, len(ids)))
        out = "".join(
            mini_card(look, card, seat, name, x + step * k, 209)
            for k, (card, name) in enumerate(zip(side.hand, ids, strict=True))
        )
        x += step * len(ids) + 8
    for tile in side.tiles:
        said = title(look.names.tile(tile, look.view.mode))
        out += g(said, bonus_tile(tile, look.view.mode), transform=shift(x + 22, 219, 0.55))
        x += 47
    if look.view.doing == "found" and seat == look.view.turn:
        return out
    return out + "".join(waiting_feet(look, name, seat, WIDTH - 60 - 50 * k) for k, name in enumerate(side.feet))


def mini_card(look: Look, card: str, seat: int, name: str, x: float, y: float, size: float = 1) -> str:
    said = look.names.title("picture-card", district=district_name(card), where=components.SEATS[seat])
    return g(said, mini_face(DISTRICT_WORDS.index(card)), id=name, class_="piece", transform=shift(x, y, size))


def waiting_feet(look: Look, name: str, seat: int, x: float) -> str:
    said = title(look.names.start(name, look.view.mode, seat))
    drawn = ref(f"part-{PARTS[NUMBERS[name]]}", 0, 0, 36, HEIGHTS[0] * 0.36)
    return g(said, drawn, id=element_id(name, seat), class_="piece", transform=shift(x, 211))


# --- a board on a phone ----------------------------------------------------------------------------------------------------


def strip(look: Look, seat: int, x: float) -> str:
    """195×58."""
    side, names = look.view.sides[seat], look.names
    turn = look.view.turn == seat and look.view.doing != "over"
    out = (
        strip_panel(seat, turn)
        + title(names.seat("picture-board", seat, colour=components.SEATS[seat]))
        + seat_sign(seat, 16, 11, 5.6)
    )
    out += words(
        names.speaker.name(seat)[:14], 26, 15.5, 12.5, class_="display", font_weight=700, fill=INK, text_anchor="start"
    )
    out += words(str(side.score), 176, 16.5, 15, font_weight=900, fill=INK, text_anchor="end") + ref("i-vp", 177, 3.5, 13.5)
    out += strip_counts(side.energy, side.income, side.megaphones, side.influence)
    out += strip_rest(side.renown, side.distributors, len(side.billboards)) + strip_ladders(look, seat, side)
    return g(out, strip_hand(look, seat, side), id=f"board-{seat}", transform=shift(x, 1))


@cache
def strip_panel(seat: int, turn: bool) -> str:
    paint = SEATS[seat]
    around = rect(0, -1, 195, 60, 10, fill=paint.light) if turn else ""
    return around + rect(2, 1, 191, 56, 8, fill=paint.main) + rect(6, 1, 187, 56, 7, fill=PAPER)


@cache
def strip_counts(energy: int, income: int, megaphones: int, influence_: tuple[int, ...]) -> str:
    start: dict[str, str] = {"text_anchor": "start"}
    out = ref("i-energy", 10, 21, 14) + words(str(energy), 25.5, 33, 13.5, fill=INK, **start)
    out += words(f"+{income}", 43, 33, 10, font_weight=700, fill=INK_SOFT, **start)
    out += ref("i-mega", 59, 21, 14) + words(str(megaphones), 74.5, 33, 13.5, fill=INK, **start)
    for colour, now in enumerate(influence_):
        out += fan_mark(colour, 93 + 23 * colour, 28, 4.6) + words(str(now), 99.5 + 23 * colour, 33, 13, fill=INK, **start)
    return out


@cache
def strip_rest(renown: int, left: int, boards: int) -> str:
    out = ""
    for k, (icon, count) in enumerate((("renown", renown), ("balloon", left), ("billboard", boards))):
        out += ref(f"i-{icon}", 9 + 29 * k, 40.5, 13) + words(str(count), 22.5 + 29 * k, 51, 11, fill=INK, text_anchor="start")
    return out


def strip_ladders(look: Look, seat: int, side: Side) -> str:
    name = ladders_id(seat)
    glow = rect(160, 19, 33, 39, 8, fill=GOLD, class_="glow", data_for=name)
    hit = rect(156, 18, 39, 40, 8, fill="#fff", fill_opacity=0)
    number = words(str(side.ladders), 176.5, 54, 13.5, fill=INK)
    return glow + g(
        look.names.title("picture-ladders", count=side.ladders, owner=components.SEATS[seat]),
        hit,
        ref("i-ladder", 167, 21, 19),
        number,
        id=name,
    )


def strip_hand(look: Look, seat: int, side: Side) -> str:
    if seat == look.own:
        return "".join(group(bonus_tile(tile, look.view.mode), 110 + 25 * k, 47, 0.3) for k, tile in enumerate(side.tiles[:2]))
    ids = card_ids(look.view)[seat]
    step = min(15.0, 62 / max(1, len(ids)))
    return "".join(
        mini_card(look, card, seat, name, 97 + step * k, 40, 0.62)
        for k, (card, name) in enumerate(zip(side.hand, ids, strict=True))
    )


# --- the Master's track ------------------------------------------------------------------------------------------------------


def master(look: Look, x: float, y: float) -> str:
    view = look.view
    drawn = master_art(
        view.mode,
        min(view.round, ROUNDS),
        view.doing == "over",
        look.names.say("picture-round"),
        look.names.say("picture-renown"),
    )
    out = ""
    for seat, side in enumerate(view.sides):
        u, v = space_at(side.renown)
        both = view.sides[0].renown == view.sides[1].renown
        said = look.names.title("picture-renown-now", count=side.renown, owner=components.SEATS[seat])
        apart = (-6.5, 6.5)[seat] if both else 0
        out += g(
            said,
            circle(0, 0, 8.6, fill="#fff8e2"),
            seat_sign(seat, 0, 0, 6),
            id=f"renown-{seat}",
            class_="piece",
            transform=shift(u, v + 1.6 * apart) if side.renown == 0 else shift(u + apart, v),
        )
    return g(drawn, out, transform=shift(x, y))


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

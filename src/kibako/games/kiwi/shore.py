"""What floats around the island: season cards, the others' supplies, the bags, the turn track, the Kiwibot's card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from kibako.engine.words import text
from kibako.games.kiwi import measures
from kibako.games.kiwi.art import (
    CARD_COLOURS,
    KEPT,
    SEASON_BLUE,
    at,
    centred,
    fitting,
    footprint,
    heading,
    hexagon,
    printed,
    put,
    right,
    shortened,
    sign,
    tally,
    tally_width,
    words,
)
from kibako.games.kiwi.board import NONE, fruit_counts
from kibako.games.kiwi.codes import BOT, MOST_FRUITS, ROUNDS
from kibako.games.kiwi.components import (
    BOX,
    FRUITS,
    NEST_TYPES,
    SEASON_CARDS,
    SOLO_BUILD,
    SOLO_CARDS,
    SOLO_FEED,
    SOLO_PLACE,
    TERRAINS,
    read_cell,
)
from kibako.games.kiwi.names import Names
from kibako.games.kiwi.view import KiwiView, Side
from kibako.games.kiwi.words import leader_name, space_gain
from kibako.kit.svg import GOLD, INK_SOFT, PAPER, WOOD, WOOD_DARK, WOOD_LIGHT, ellipse, g, path, rect, title

assert BOX.most_fruits == MOST_FRUITS


def sheet(w: float, h: float, r: float = 10) -> str:
    """Paper with its shadow on the water."""
    return rect(0, 3, w, h, r, fill="#0b3443", opacity=0.4) + rect(0, 0, w, h, r, fill=PAPER)


@lru_cache(KEPT)
def card_glow(name: str, w: float, h: float, r: float = 10) -> str:
    edge = rect(-3, -3, w + 6, h + 6, r + 3, fill="none", stroke=GOLD, stroke_width=4.5)
    line = rect(-5.5, -5.5, w + 11, h + 11, r + 5, fill="none", stroke="#6b4708", stroke_width=1.4)
    return g(edge, line, class_="glow", data_for=name)


# --- season cards ---------------------------------------------------------------------------------------------------


def each(view: KiwiView) -> int:
    """W91: alone there are two cards a season."""
    return 2 if view.seats == 1 else 1


def season_parts(card: str) -> tuple[str, str]:
    """What the winner gains, and what the others."""
    found = next(one for one in SEASON_CARDS if one.name == card)
    return found.left, found.right


def measure_sign(card: str, x: float, y: float, r: float) -> str:
    measure = next(one.measure for one in SEASON_CARDS if one.name == card)
    if measure in TERRAINS:
        return put(f"marker-{measure}", x, y, r / 10)
    if measure.startswith("size-"):
        number = centred(measure[-1], x + r * 0.75, y + r * 0.85, r * 1.1, font_weight=900, stroke=PAPER, stroke_width=r * 0.3)
        return sign("place", x - 1, y, r * 0.85) + number.replace("<text", '<text paint-order="stroke"', 1)
    if measure == "nests":
        return put("nest-green-tree-1", x, y + r * 0.95, r / 46)
    if measure == "around-leader":
        return put("crown-red", x, y + r * 0.7, r / 19)
    return at(x, y, path(hexagon(r), fill="url(#kiwi-ground-grass)", stroke="#4a2c14", stroke_width=r * 0.13)) + sign(
        "place", x, y, r * 0.6
    )


def season_card(view: KiwiView, names: Names, card: str, w: float, head: bool) -> tuple[str, float]:
    """The condition, what it gives, how things stand; and how high it is."""
    left, others = season_parts(card)
    top, name = 27.0 if head else 0.0, f"season-{card}"
    height = top + (92 if view.seats > 1 else 63)
    body = sheet(w, height)
    if head:
        body += path(f"M0 10a10 10 0 0 1 10 -10H{w - 10}a10 10 0 0 1 10 10V27H0Z", fill=SEASON_BLUE)
        body += season_head(view, names, w, 10, 19, 15.5, 12)
    said = names.word("picture-condition", card=card)
    body += measure_sign(card, 21, top + 19, 13) + words(said, 41, top + 23.5, fitting(said, 13.2, w - 48), font_weight=800)
    if view.seats > 1:
        body += benefit_box(8, top + 39, w / 2 - 12, names.word("picture-winner"), left, "#f3e2b5")
        body += benefit_box(w / 2 + 4, top + 39, w / 2 - 12, names.word("picture-others"), others, "#ece5d5")
    else:
        body += tally(left, w - 10 - tally_width(left, 8), top + 48, 8)
    body += standings(view, card, 21, top + (78 if view.seats > 1 else 48), (w - 16) / 4, 1)
    named = names.season(card)
    return g(card_glow(name, w, height), g(named, body, id=name, class_="kiwi-card")), height


def season_head(view: KiwiView, names: Names, w: float, edge: float, y: float, big: float, small: float) -> str:
    """The season, and its phase or round."""
    season = names.word("picture-season", season=view.season)
    course = names.word("picture-course", phase=view.phase, round=view.round)
    head = words(season, edge, y, fitting(season, big, 0.43 * w), fill="#fff", class_="display")
    return head + right(course, w - edge, y - 0.5, fitting(course, small, 0.4 * w), fill="#d8f1f2")


def benefit_box(x: float, y: float, w: float, said: str, benefit: str, colour: str) -> str:
    box = rect(x, y, w, 23, 6, fill=colour)
    gain = (
        tally(benefit, x + w - 4 - tally_width(benefit, 7.6), y + 11.5, 7.6)
        if benefit
        else centred("–", x + w - 14, y + 15.5, 12)
    )
    room = w - 14 - (tally_width(benefit, 7.6) if benefit else 12)
    return box + words(said, x + 6, y + 15.3, fitting(said, 10.5, room), fill=INK_SOFT) + gain


def standings(view: KiwiView, card: str, x: float, y: float, step: float, k: float) -> str:
    counted = [(measures.value(view, card, side.clan), side.clan) for side in view.sides]
    return "".join(
        put(f"clan-{clan}", x + i * step, y, 0.62 * k)
        + words(str(count), x + i * step + 11 * k, y + 4.8 * k, 14 * k, font_weight=800)
        for i, (count, clan) in enumerate(sorted(counted, key=lambda one: -one[0]))
    )


def past_chip(view: KiwiView, names: Names, number: int) -> str:
    """A season that is over: who keeps its card."""
    keeper, card = view.keepers[number], view.season_cards[number]
    who = put(f"clan-{view.sides[keeper].clan}", 33, 9.5, 0.5) if keeper is not None else centred("–", 33, 14, 12, fill="#fff")
    said = words(str(number // each(view) + 1), 10, 14, 12, fill="#e9f7f5", class_="display")
    return g(names.season(card), rect(0, 0, 46, 19, 9.5, fill="#0b3443", opacity=0.6), said, who)


def seasons(view: KiwiView, names: Names, w: float) -> str:
    """The card of this season, those that lie open for later ones, and who kept the earlier ones."""
    first, out, y = each(view) * (max(view.season, 1) - 1), "", 0.0
    for number, card in enumerate(view.season_cards[first:]):
        now = number < each(view)
        body, height = season_card(view, names, card, w, number == 0) if now else coming(view, names, first + number, 158)
        out += at(0, y, body)
        y += height + 6
    past = range(min(first, len(view.season_cards)))
    chips = (at(50 * (i % 4), y + 22 * (i // 4), past_chip(view, names, i)) for i in past)
    return out + "".join(chips)


def coming(view: KiwiView, names: Names, number: int, w: float) -> tuple[str, float]:
    """A card that lies open for a later season, in brief."""
    card = view.season_cards[number]
    left, others = season_parts(card)
    gains = tally(left, w - 10 - tally_width(left, 6), 12, 6) + tally(others, w - 10 - tally_width(others, 4.6), 28, 4.6)
    head = words(names.word("picture-season", season=number // each(view) + 1), 10, 15, 11.5, fill=INK_SOFT, class_="display")
    condition = names.word("picture-condition", card=card)
    said = words(condition, 10, 30, fitting(condition, 11.2, w - 24 - tally_width(others, 4.6)), font_weight=800)
    return g(names.season(card), sheet(w, 38), head, said, gains, id=f"season-{card}"), 38


def season_chip(view: KiwiView, names: Names, w: float) -> str:
    """The same in brief, for a phone."""
    first, out, y = each(view) * (max(view.season, 1) - 1), "", 0.0
    for number, card in enumerate(view.season_cards[first : first + each(view)]):
        top = 20.0 if number == 0 else 0.0
        height = top + 46
        out += at(0, y, chip_card(view, names, card, w, top, height))
        y += height + 4
    return out


def chip_card(view: KiwiView, names: Names, card: str, w: float, top: float, height: float) -> str:
    (left, others), name = season_parts(card), f"season-{card}"
    body = sheet(w, height, 9)
    if top:
        body += path(f"M0 9a9 9 0 0 1 9 -9H{w - 9}a9 9 0 0 1 9 9V20H0Z", fill=SEASON_BLUE)
        body += season_head(view, names, w, 8, 14.5, 12.5, 10.5)
    said = names.word("picture-condition", card=card)
    body += measure_sign(card, 15, top + 13, 9) + words(said, 28, top + 17, fitting(said, 11.2, w - 32), font_weight=800)
    body += standings(view, card, 13, top + 34, 29, 0.75)
    body += tally(left, w - 6 - tally_width(left, 5.2), top + 26, 5.2)
    body += tally(others, w - 6 - tally_width(others, 4), top + 39, 4) if view.seats > 1 else ""
    return g(card_glow(name, w, height, 9), g(names.season(card), body, id=name, class_="kiwi-card"))


# --- the others -----------------------------------------------------------------------------------------------------


def others(view: KiwiView) -> list[int]:
    """The other sides, beginning with the viewer's neighbour."""
    first = 0 if view.seat is None else view.seat + 1
    sides = [(first + i) % len(view.sides) for i in range(len(view.sides))]
    return [side for side in sides if side != view.seat]


def plays_now(view: KiwiView, number: int) -> list[str]:
    """The cards of this season."""
    first = ROUNDS * (max(view.season, 1) - 1)
    return [card for card in view.sides[number].plays[first : first + ROUNDS] if card]


def mini_card(card: str, x: float, y: float, s: float = 1.0) -> str:
    kind = "down" if card.startswith("down") else card.split("-", maxsplit=1)[0]
    return put(f"mini-{kind}", x, y, s)


def minis() -> str:
    out = g(
        rect(-5, -7, 10, 14, 2.4, fill="#5b4632", stroke="#fff", stroke_width=1),
        printed("?", 0, 3.4, 9, fill="#f6e3bd"),
        id="kiwi-mini-down",
    )
    inner = {
        "move": footprint(4, "#fff"),
        "feed": put("fruit-red", 0, 0, 0.42),
        "build": sign("build", 0, 0, 4.6),
        "joker": sign("point", 0, 0, 4.4),
    }
    for kind, body in inner.items():
        out += g(
            rect(-5, -7, 10, 14, 2.4, fill=CARD_COLOURS[kind], stroke="#fff", stroke_width=1), body, id=f"kiwi-mini-{kind}"
        )
    return out


STRIP: Final = 45.0
OPEN_STRIP: Final = 60.0


def is_open(view: KiwiView) -> bool:
    """Whether everybody's hands and markers are seen: looking back."""
    return view.seat is None and view.sides[0].hand is not None


def strip(view: KiwiView, names: Names, number: int, w: float = 188) -> str:
    """What somebody has, in two lines: name, points, nests, cards; fruits, markers, tokens; when all is open, a third."""
    side, h = view.sides[number], OPEN_STRIP if is_open(view) else STRIP
    acting = rect(-2, -2, w + 4, h + 4, 10, fill="none", stroke="#fff", stroke_width=2.5) if view.turn == number else ""
    body = (
        sheet(w, h, 8)
        + put(f"clan-{side.clan}", 13, 13, 0.72)
        + words(shortened(names.player(number), 8), 25, 17.5, 12.5, font_weight=800)
    )
    body += sign("point", w - 25, 12.5, 6.4) + right(str(measures.points(view, number)), w - 5, 17.5, 13.5, font_weight=800)
    nests = "".join(put(f"nest-{side.clan}-{nest}", 99 + 11.5 * i, 20, 0.15) for i, nest in enumerate(side.nests))
    crown = g(put(f"crown-{side.clan}", 84, 17.5, 0.3), opacity=0.3 if side.ability_used else None)
    body += crown + nests + supplies(view, number, STRIP - 13)
    played = enumerate(reversed(plays_now(view, number)))
    body += "".join(mini_card(card, w - 8 - 11 * i, STRIP - 13, 0.86) for i, card in played)
    body += hidden_things(side, h - 10) if is_open(view) else ""
    return g(strip_name(view, names, number), acting, body, id=f"player-{number}")


def hidden_things(side: Side, y: float) -> str:
    """The hand, and the markers by terrain."""
    hand = "".join(mini_card(card, 11 + 13 * i, y, 0.92) for i, card in enumerate(side.hand or ()))
    held = zip(TERRAINS, side.markers or (), strict=False)
    return hand + "".join(counted(f"marker-{terrain}", 64 + 27 * i, y, 0.66, count) for i, (terrain, count) in enumerate(held))


def supplies(view: KiwiView, number: int, y: float) -> str:
    side = view.sides[number]
    out = "".join(counted(f"fruit-{colour}", 11 + 23 * i, y, 0.64, side.fruits[i]) for i, colour in enumerate(FRUITS))
    out += counted("marker-back", 106, y, 0.6, side.marker_count)
    return out + counted("sign-place", 129, y, 0.56, side.row + side.reserve)


def counted(art: str, x: float, y: float, scale: float, count: int) -> str:
    return g(put(art, x, y, scale), words(str(count), x + 7.5, y + 4.4, 12, font_weight=800), opacity=None if count else 0.45)


def strip_name(view: KiwiView, names: Names, number: int) -> str:
    side = view.sides[number]
    said = names.say(
        "picture-player",
        **names.who(number),
        clan=side.clan,
        leader="none" if side.leader is None else leader_name(side.leader),
        fruits=fruit_counts(side, names.speaker) or NONE,
        markers=side.marker_count,
        row=side.row,
        reserve=side.reserve,
        points=measures.points(view, number),
        nests=", ".join(names.word("nest", nest=nest) for nest in side.nests) or NONE,
    )
    if is_open(view) and side.hand:
        said += "; " + names.say("outline-hand-open", hand=[text("card", card=card) for card in side.hand])
    return title(said)


def narrow_strip(view: KiwiView, names: Names, number: int, w: float = 82, h: float = 64) -> str:
    """The same for the edge of a phone, in four short lines."""
    side = view.sides[number]
    acting = rect(-1.5, -1.5, w + 3, h + 3, 8, fill="none", stroke="#fff", stroke_width=2) if view.turn == number else ""
    body = (
        sheet(w, h, 7)
        + put(f"clan-{side.clan}", 9, 10, 0.5)
        + words(shortened(names.player(number), 7), 17, 14, 10.5, font_weight=800)
    )
    body += sign("point", w - 18, 9.5, 4.8) + right(str(measures.points(view, number)), w - 3, 13.8, 11, font_weight=800)
    places = ((8, 24), (28, 24), (48, 24), (68, 24))
    body += "".join(
        small(f"fruit-{c}", x, y, 0.46, side.fruits[i]) for i, (c, (x, y)) in enumerate(zip(FRUITS, places, strict=True))
    )
    body += small("marker-back", 8, 39, 0.44, side.marker_count) + small("sign-place", 29, 39, 0.42, side.row + side.reserve)
    body += "".join(mini_card(card, 54 + 10 * i, 39, 0.74) for i, card in enumerate(plays_now(view, number)))
    body += g(put(f"crown-{side.clan}", 9, 59, 0.26), opacity=0.3 if side.ability_used else None)
    body += "".join(put(f"nest-{side.clan}-{nest}", 22 + 10.5 * i, 60, 0.13) for i, nest in enumerate(side.nests))
    return g(strip_name(view, names, number), acting, body, id=f"player-{number}")


def small(art: str, x: float, y: float, scale: float, count: int) -> str:
    return g(put(art, x, y, scale), words(str(count), x + 5.5, y + 3.6, 10, font_weight=800), opacity=None if count else 0.45)


# --- the bags -------------------------------------------------------------------------------------------------------


def pouch(x: float, y: float, fill: str, line: str, what: str) -> str:
    body = "M-20 22Q-30 -2 -10 -16L-14 -26Q0 -20 14 -26L10 -16Q30 -2 20 22Q0 28 -20 22Z"
    return at(
        x,
        y,
        path(body, fill=fill, stroke=line, stroke_width=2.2, stroke_linejoin="round"),
        path("M-11 -16Q0 -12 11 -16", fill="none", stroke=GOLD, stroke_width=3.4, stroke_linecap="round"),
        path("M-15 2Q-20 12 -15 20", fill="none", stroke="#fff", stroke_width=3, stroke_linecap="round", opacity=0.35),
        sign(what, 0, 6, 10),
        rect(-15, 25, 30, 17, 8.5, fill=PAPER, stroke=line, stroke_width=1.2),
    )


def raft_art() -> str:
    planks = "".join(
        rect(-66, -8 + i * 13, 132, 12, 5, fill=WOOD_LIGHT if i % 2 else "#b37e4d", stroke=WOOD_DARK, stroke_width=1.6)
        for i in range(4)
    )
    ropes = path("M-50 -8V44M50 -8V44", fill="none", stroke=WOOD_DARK, stroke_width=4, stroke_linecap="round")
    bags = pouch(-28, 2, "#e58fa9", "#7d2f4b", "fruit") + pouch(28, 2, "#a9764a", "#4a2c14", "marker")
    return g(ellipse(0, 30, 82, 26, fill="#0f4a5e", opacity=0.35), planks, ropes, bags, id="kiwi-raft")


def raft(view: KiwiView, names: Names) -> str:
    fruits = sum(view.fruit_bag)
    counts = centred(str(fruits), -28, 40, 12.5, font_weight=800) + centred(str(view.marker_bag), 28, 40, 12.5, font_weight=800)
    return g(names.title("board-bags", fruits=fruits, markers=view.marker_bag), put("raft", 0, 0), counts, id="bags")


# --- the turn track (W80) -------------------------------------------------------------------------------------------


def track(view: KiwiView, names: Names, columns: int, w: float, h: float) -> str:
    """Six spaces, what each gives or takes, and who took it."""
    if not view.variable_order:
        return ""
    spaces = (
        at(i % columns * (w + 4), i // columns * (h + 4), track_space(view, names, i + 1, space_gain(view, i + 1), w, h))
        for i in range(len(BOX.track))
    )
    return g(*spaces, id="track")


def track_space(view: KiwiView, names: Names, space: int, gain: str, w: float, h: float) -> str:
    owner = next((side for side in view.sides if side.space == space), None)
    before = next((side for side in view.sides if side.last_space == space and side.space == 0), None)
    body = rect(0, 2, w, h, 7, fill="#0b3443", opacity=0.4) + rect(0, 0, w, h, 7, fill=WOOD, stroke=WOOD_DARK, stroke_width=1.4)
    body += rect(2.5, 2.5, w - 5, h - 5, 5, fill="#f3e6c8") + words(str(space), 5.5, 14, 12, class_="display")
    body += tally(gain, w / 2 + 3, h - 11, min(6.4, w / 8), True)
    if owner:
        body += put(f"token-{owner.clan}", w - 14, 9, 0.4) + put(f"clan-{owner.clan}", w - 14, 8, 0.34)
    elif before:
        body += g(put(f"token-{before.clan}", w - 14, 9, 0.4), opacity=0.35)
    name = f"space-{space}"
    said = names.title("picture-space", space=space, gives=names.benefit(gain))
    return card_glow(name, w, h, 7) + g(said, body, id=name, class_="kiwi-card")


# --- the Kiwibot's card (W96) ---------------------------------------------------------------------------------------


class Table(NamedTuple):
    left: float
    top: float
    cell: float
    line: float


WIDE_TABLE: Final = Table(26, 22, 54, 26)
TALL_TABLE: Final = Table(20, 4, 38, 20)


def solo_card(view: KiwiView, names: Names, table: Table) -> str:
    """What it will do by card and slot; what it has done this season is lit."""
    if view.seats != 1 or not view.solo_cards:
        return ""
    card = SOLO_CARDS[view.solo_cards[max(view.season, 1) - 1] - 1]
    rows = {"move": card.move, "feed": card.feed, "build": card.build, "joker": card.joker}
    w, h = table.left + 3 * table.cell + 6, table.top + 4 * table.line + 6
    body = sheet(w, h, 8)
    if table is WIDE_TABLE:
        said = names.word("board-solo", card=card.name)
        body += heading(said, 8, 15, fitting(said.upper(), 10.5, w - 40))
    played = plays_now(view, BOT)
    for i, (kind, cells) in enumerate(rows.items()):
        y = table.top + i * table.line
        body += mini_card(kind, table.left / 2 + 1, y + table.line / 2, 1.1 if table is WIDE_TABLE else 0.9)
        for slot, cell in enumerate(cells):
            lit = slot < len(played) and played[slot] == kind
            body += solo_cell(view, cell, table.left + slot * table.cell, y, table, lit, slot == len(played))
    return g(names.title("board-solo", card=card.name), body, id="solo-card")


def solo_cell(view: KiwiView, cell: str, x: float, y: float, table: Table, lit: bool, coming: bool) -> str:
    colour = "#f8d77c" if lit else "#f6ead0" if coming else "#efe8d8"
    box = rect(
        x,
        y + 1,
        table.cell - 2,
        table.line - 2,
        4,
        fill=colour,
        stroke="#b98a2a" if lit else "#d8cbb0",
        stroke_width=1.4 if lit else 1,
    )
    s = table.line / 26
    return box + at(x + table.cell / 2 - 1, y + table.line / 2, solo_signs(view, cell), scale=s * 0.92)


def solo_signs(view: KiwiView, cell: str) -> str:
    """A cell in signs: who moves where and pushes how many; who is fed; what is built; how many are placed."""
    kind, *numbers = read_cell(cell, "")
    clan, other = view.sides[BOT].clan, view.sides[0].clan
    if kind == SOLO_PLACE:
        return tally(f"{numbers[0]} place", 0, 0, 8, True)
    if kind == SOLO_FEED:
        fed = other if numbers[0] else clan
        return sign("feed", -12, 0, 7) + put(f"badge-{fed}-{numbers[1]}", 8, 0, 0.6)
    if kind == SOLO_BUILD:
        return put(f"nest-{clan}-{NEST_TYPES[numbers[0]]}-1", 0, 10, 0.22)
    first, second, relation, target, pushes = numbers[:5]
    out = mover(clan, first, -18) + (mover(clan, second, -9) if second else "")
    if relation:
        out += centred("=" if relation == 1 else "≠", -13.5, -5.5, 9, font_weight=900)
    goal = (
        put(f"marker-{TERRAINS[target]}", 9, 0, 0.7)
        if target < 4
        else put(f"clan-{clan if target == 4 else other}", 9, 1, 0.62)
    )
    plus = words("+", 14.5, -3, 11, font_weight=900) if target >= 4 else ""
    pushed = words(f"›{pushes}", 16, 9, 10, font_weight=900, fill="#b3261e") if pushes else ""
    return out + words("›", -2.5, 4, 12, font_weight=900, fill=INK_SOFT) + goal + plus + pushed


def mover(clan: str, which: int, x: float) -> str:
    size = ("", "1", "2", "3", "leader")[which]
    return (
        put(f"crown-{clan}", x, 6, 0.3)
        if size == "leader"
        else put(f"clan-{clan}", x, 2, 0.56) + centred(size, x, 5, 8.5, font_weight=900, fill="#fff")
    )


def shore_defs() -> str:
    return minis() + raft_art()

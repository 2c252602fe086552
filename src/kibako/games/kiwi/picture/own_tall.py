"""The viewer's own things on a phone: one panel under the island with hand, leader, nests, kiwi row, fruit and markers."""

from __future__ import annotations

from kibako.games.kiwi import cards, desk, shore
from kibako.games.kiwi.actions import AS_NAMES
from kibako.games.kiwi.art import alike, at, centred, fitting, heading, put, right, tally
from kibako.games.kiwi.codes import ROW
from kibako.games.kiwi.components import BOX, NEST_TYPES
from kibako.games.kiwi.names import Names
from kibako.games.kiwi.places import nest_id
from kibako.games.kiwi.view import KiwiView, Side
from kibako.kit.svg import GOLD, PAPER, g, path, rect, shift

WIDTH, HEIGHT = 390, 142


def panel(view: KiwiView, names: Names) -> str:
    """In the upper row the hand, the leader, the nests; in the lower one the kiwi row, fruit, markers, the reserve."""
    side = desk.own_side(view)
    back = rect(0, -4, WIDTH, HEIGHT + 8, fill="url(#kiwi-wood)") + rect(0, 0, WIDTH, HEIGHT, fill=PAPER)
    edge = rect(0, 0, WIDTH, 3, fill=f"url(#kiwi-banner-{side.clan})")
    parts = (hand(view, names), leader(view, names), nests(side, names), row(view, names), larder(view, names), downs(names))
    return g(back, edge, *parts, uses(view, names), id="clan-board")


def hand(view: KiwiView, names: Names) -> str:
    held = desk.own_side(view).hand or ()
    return "".join(card(view, names, *one, 6 + 50 * i) for i, one in enumerate(cards.card_ids(held)))


def card(view: KiwiView, names: Names, kind: str, name: str, x: float) -> str:
    side, short = desk.own_side(view), cards.kind_of(kind)
    body = put(f"chip-{short}-{side.clan}", 0, 0)
    said = names.word("card-kind", card=short)
    body += centred(said, cards.CHIP_WIDTH / 2, 11.6, fitting(said, 11, cards.CHIP_WIDTH - 3), font_weight=800, fill="#fff")
    body += foot(view, kind)
    inner = g(cards.card_title(view, names, kind, name), body, id=name, class_="kiwi-card")
    lift = g(shore.card_glow(name, cards.CHIP_WIDTH, cards.CHIP_HEIGHT, 7), inner, class_="kiwi-lift")
    return g(lift, id=f"held-{name}", class_="piece", transform=shift(x, 8))


def foot(view: KiwiView, kind: str) -> str:
    """What the card does, in signs."""
    x = cards.CHIP_WIDTH / 2
    if kind.startswith("joker"):
        return tally(cards.gain_of(view, kind), x, 57, 4.6, True)
    return alike(2, x - 3, 57, 4) if kind == "build" else tally("2 move" if kind == "move" else "1 grow", x, 57, 5.4, True)


def uses(view: KiwiView, names: Names) -> str:
    """What a chosen joker can be used for: buttons above the hand."""
    jokers = [one for one in desk.own_side(view).hand or () if one.startswith("joker")]
    return "".join(cards.use(names, one, i, 27 + 46 * i, -26, 19) for one in jokers for i in range(len(AS_NAMES)))


def downs(names: Names) -> str:
    return "".join(cards.down_button(name, names, 27 + 44 * i, -26, 17) for i, name in enumerate(cards.DOWN))


def leader(view: KiwiView, names: Names) -> str:
    side = desk.own_side(view)
    x, y, w, h = 160, 8, 50, 66
    body = rect(x, y, w, h, 8, fill=f"url(#kiwi-banner-{side.clan})") + put(f"bird-{side.clan}-leader", x + 22, y + 54, 0.42)
    if side.leader is None:
        return body
    used = "yes" if side.ability_used else "no"
    fill, ink = ("#cbbfa8", "#4f463a") if side.ability_used else ("url(#kiwi-gold)", "#4a2f06")
    body += rect(x + 3, y + h - 17, w - 6, 14, 7, fill=fill, stroke="#6d4610", stroke_width=1)
    said = names.word("picture-ability", used=used)
    body += centred(said, x + w / 2, y + h - 6.5, fitting(said, 10, w - 9), font_weight=800, fill=ink)
    named = names.leader("picture-leader", side.leader)
    glow = rect(x - 1, y - 1, w + 2, h + 2, 9, fill="none", stroke=GOLD, stroke_width=4.5)
    return g(named, body, id="ability", class_="kiwi-card") + g(glow, class_="glow", data_for="ability")


def nests(side: Side, names: Names) -> str:
    """A column a type, rank 1 above rank 2."""
    return "".join(
        nest_space(side, names, f"{kind}-{rank}", 215 + 58 * i, 8 + 34 * (rank - 1))
        for i, kind in enumerate(NEST_TYPES)
        for rank in (1, 2)
    )


def nest_space(side: Side, names: Names, nest: str, x: float, y: float) -> str:
    found, built = next(one for one in BOX.nests if one.name == nest), nest in side.nests
    name, key = f"nestspace-{nest}", f"nestspace-{nest}" if built else nest_id(side.clan, nest)
    box = rect(0, 0, 55, 32, 6, fill="#f0e8d6", stroke="#b98a2a" if built else "#d3c4a2", stroke_width=1.2)
    box += put("tick", 12, 16, 0.8) if built else ""
    box += desk.at_once(25, 9.5, 2.4) + g(tally(found.placed, 28, 9.5, 4.2), opacity=0.35 if built else None)
    box += desk.every_season(24.5, 23, 2.8) + tally(found.season, 28, 23, 4.2)
    space = g(desk.nest_title(names, nest, built), box, id=name, class_="kiwi-card kiwi-space")
    piece = "" if built else desk.nest_piece(names, side.clan, nest, 12, 30, 0.23)
    glow = rect(-1, -1, 57, 34, 7, fill="#ffe9a6", stroke=GOLD, stroke_width=3.6, class_="glow", data_for=key)
    return at(x, y, glow, space if built else g(space, data_for=key), piece)


def row(view: KiwiView, names: Names) -> str:
    side = desk.own_side(view)
    first = ROW - side.row
    slots = "".join(
        desk.row_slot(side.clan, benefit, 17 + 25 * (i % 4), 88 + 30 * (i // 4), i >= first, i == first, 0.5)
        for i, benefit in enumerate(desk.row_benefits(view))
    )
    glow = rect(2, 78, 104, 60, 8, fill="#ffe9a6", stroke=GOLD, stroke_width=3)
    cover = rect(2, 78, 104, 60, 8, fill=PAPER, opacity=0.01)
    named = names.title("picture-row", count=side.row)
    return g(glow, class_="glow", data_for="row") + g(named, cover, slots, id="row", class_="kiwi-card")


def larder(view: KiwiView, names: Names) -> str:
    side = desk.own_side(view)
    rule = path("M109 82V136M240 82V136M337 82V136", stroke="#d8cbb0", stroke_width=1.2)
    held = desk.fruits(side, names, 122, 94, 26, 5, 1.0) + desk.markers(side, names, 254, 94, 84, 27, 2, 1.12)
    return rule + held + reserve(side, names)


def reserve(side: Side, names: Names) -> str:
    glow = rect(340, 79, 48, 59, 8, fill="#ffe9a6", stroke=GOLD, stroke_width=3)
    tokens = "".join(put(f"token-{side.clan}", 357, 114 - 4 * i, 0.42) for i in range(min(side.reserve, 6)))
    body = rect(340, 79, 48, 59, 8, fill=PAPER, opacity=0.01) + tokens + right(str(side.reserve), 385, 119, 15, font_weight=800)
    body += heading(names.word("picture-reserve"), 341, 134, 7.6, 0)
    named = names.title("picture-reserve-count", count=side.reserve)
    return g(glow, class_="glow", data_for="reserve") + g(named, body, id="reserve", class_="kiwi-card")


def leaders(view: KiwiView, names: Names) -> str:
    """The four to choose from, in place of the panel."""
    back = rect(0, -4, WIDTH, HEIGHT + 8, fill="url(#kiwi-wood)")
    return back + at(7, 4, cards.leader_cards(view, names, 184, 63, 2, 9.4))

"""The viewer's own things on a phone: one panel with leader, nests, kiwi row, fruit and markers."""

from __future__ import annotations

from kibako.games.kiwi.data.components import BOX, NEST_TYPES
from kibako.games.kiwi.notation.pieces import Nest
from kibako.games.kiwi.picture import cards, own_wide
from kibako.games.kiwi.picture.ids import nest_id, nest_space_id
from kibako.games.kiwi.picture.labels import Names
from kibako.games.kiwi.picture.paper import card_glow
from kibako.games.kiwi.picture.symbols import alike, at, centred, fitting, heading, put, right, tally, words
from kibako.games.kiwi.rules.codes import ROW
from kibako.games.kiwi.text.words import leader_name
from kibako.games.kiwi.view import KiwiView, Side
from kibako.kit.svg import GOLD, PAPER, g, path, rect, shift

PANEL_WIDTH, PANEL_HEIGHT = 390, 142
LEADERS_HEIGHT = 174


def panel(view: KiwiView, names: Names) -> str:
    """In the upper row the leader and the nests; in the lower one the kiwi row, fruit, markers, the reserve."""
    side = own_wide.own_side(view)
    back = rect(0, -4, PANEL_WIDTH, PANEL_HEIGHT + 8, fill="url(#kiwi-wood)") + rect(
        0, 0, PANEL_WIDTH, PANEL_HEIGHT, fill=PAPER
    )
    edge = rect(0, 0, PANEL_WIDTH, 3, fill=f"url(#kiwi-banner-{side.clan})")
    parts = (
        small_leader(view, names),
        small_nests(side, names),
        row(view, names),
        larder(view, names),
    )
    return g(back, edge, *parts, id="clan-board")


def card(view: KiwiView, names: Names, kind: str, name: str, x: float) -> str:
    side, short = own_wide.own_side(view), cards.card_kind(kind)
    body = put(f"chip-{short}-{side.clan}", 0, 0)
    said = names.word("card-kind", card=short)
    body += centred(said, cards.CHIP_WIDTH / 2, 11.6, fitting(said, 11, cards.CHIP_WIDTH - 3), font_weight=800, fill="#fff")
    body += card_foot(view, kind)
    inner = g(cards.card_title(view, names, kind, name), body, id=name, class_="kiwi-card")
    lift = g(card_glow(name, cards.CHIP_WIDTH, cards.CHIP_HEIGHT, 7), inner, class_="kiwi-lift")
    return g(lift, id=f"held-{name}", class_="piece", transform=shift(x, 8))


def card_foot(view: KiwiView, kind: str) -> str:
    """What the card does, in signs."""
    x = cards.CHIP_WIDTH / 2
    if kind.startswith("joker"):
        return tally(cards.gain_of(view, kind), x, 57, 4.6, True)
    return alike(2, x - 3, 57, 4) if kind == "build" else tally("2 move" if kind == "move" else "1 grow", x, 57, 5.4, True)


def small_leader(view: KiwiView, names: Names) -> str:
    side = own_wide.own_side(view)
    x, y, w, h = 8, 8, 200, 66
    body = rect(x, y, w, h, 8, fill=f"url(#kiwi-banner-{side.clan})") + put(f"bird-{side.clan}-leader", x + 30, y + 56, 0.46)
    if side.leader is None:
        return body
    body += words(leader_name(side.leader), x + 60, y + 18, 14, fill="#fff6e4", class_="display")
    body += at(x + w - 32, y + 14, own_wide.pill(names, side.ability_used))
    body += cards.paragraph(names.ability(side.leader), x + 60, y + 33, 11, 26)
    named = names.leader("picture-leader", side.leader)
    glow = rect(x - 1, y - 1, w + 2, h + 2, 9, fill="none", stroke=GOLD, stroke_width=4.5)
    return g(named, body, id="ability", class_="kiwi-card") + g(glow, class_="glow", data_for="ability")


def small_nests(side: Side, names: Names) -> str:
    """A column a type, rank 1 above rank 2."""
    return "".join(
        small_nest_space(side, names, f"{kind}-{rank}", 215 + 58 * i, 8 + 34 * (rank - 1))
        for i, kind in enumerate(NEST_TYPES)
        for rank in (1, 2)
    )


def small_nest_space(side: Side, names: Names, nest: str, x: float, y: float) -> str:
    found, built = next(one for one in BOX.nests if one.name == nest), nest in side.nests
    name, key = nest_space_id(nest), nest_space_id(nest) if built else nest_id(Nest(side.clan, nest))
    box = rect(0, 0, 55, 32, 6, fill="#f0e8d6", stroke="#b98a2a" if built else "#d3c4a2", stroke_width=1.2)
    box += put("tick", 12, 16, 0.8) if built else ""
    box += own_wide.at_once(25, 9.5, 2.4) + g(tally(found.placed, 28, 9.5, 4.2), opacity=0.35 if built else None)
    box += own_wide.every_season(24.5, 23, 2.8) + tally(found.season, 28, 23, 4.2)
    space = g(own_wide.nest_title(names, nest, built), box, id=name, class_="kiwi-card kiwi-space")
    piece = "" if built else own_wide.nest_piece(names, side.clan, nest, 12, 30, 0.23)
    glow = rect(-1, -1, 57, 34, 7, fill="#ffe9a6", stroke=GOLD, stroke_width=3.6, class_="glow", data_for=key)
    return at(x, y, glow, space if built else g(space, data_for=key), piece)


def row(view: KiwiView, names: Names) -> str:
    side = own_wide.own_side(view)
    first = ROW - side.row
    slots = "".join(
        own_wide.row_slot(side.clan, benefit, 17 + 25 * (i % 4), 88 + 30 * (i // 4), i >= first, i == first, 0.5)
        for i, benefit in enumerate(own_wide.row_benefits(view))
    )
    glow = rect(2, 78, 104, 60, 8, fill="#ffe9a6", stroke=GOLD, stroke_width=3)
    cover = rect(2, 78, 104, 60, 8, fill=PAPER, opacity=0.01)
    named = names.title("picture-row", count=side.row)
    return g(glow, class_="glow", data_for="row") + g(named, cover, slots, id="row", class_="kiwi-card")


def larder(view: KiwiView, names: Names) -> str:
    side = own_wide.own_side(view)
    rule = path("M109 82V136M240 82V136M337 82V136", stroke="#d8cbb0", stroke_width=1.2)
    held = own_wide.fruits(side, names, 122, 94, 26, 5, 1.0) + own_wide.markers(side, names, 254, 94, 84, 27, 2, 1.12)
    return rule + held + small_reserve(side, names)


def small_reserve(side: Side, names: Names) -> str:
    glow = rect(340, 79, 48, 59, 8, fill="#ffe9a6", stroke=GOLD, stroke_width=3)
    tokens = "".join(put(f"token-{side.clan}", 357, 114 - 4 * i, 0.42) for i in range(min(side.reserve, 6)))
    body = rect(340, 79, 48, 59, 8, fill=PAPER, opacity=0.01) + tokens + right(str(side.reserve), 385, 119, 15, font_weight=800)
    body += heading(names.word("picture-reserve"), 341, 134, 7.6, 0)
    named = names.title("picture-reserve-count", count=side.reserve)
    return g(glow, class_="glow", data_for="reserve") + g(named, body, id="reserve", class_="kiwi-card")


def leaders(view: KiwiView, names: Names) -> str:
    """The four to choose from, in place of the panel, with their abilities to be read."""
    back = rect(0, -4, PANEL_WIDTH, LEADERS_HEIGHT + 8, fill="url(#kiwi-wood)")
    return back + at(7, 4, cards.leader_cards(view, names, 184, 79, 2, 11))

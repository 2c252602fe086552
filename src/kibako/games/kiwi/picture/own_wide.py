"""The viewer's own things on a wide table: clan board with leader, kiwi row, nests, fruit and markers; the hand beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kibako.games.kiwi.data.components import BOX, CLANS, FRUITS, NEST_TYPES, TERRAINS
from kibako.games.kiwi.notation.pieces import Nest
from kibako.games.kiwi.picture import cards
from kibako.games.kiwi.picture.ids import DOWN_BUTTONS, card_ids, fruit_id, marker_id, nest_id, nest_space_id
from kibako.games.kiwi.picture.labels import Names, Things
from kibako.games.kiwi.picture.paper import mini_card
from kibako.games.kiwi.picture.symbols import (
    GOLD_LINE,
    REMEMBERED,
    SEASON_BLUE,
    alike,
    at,
    centred,
    fitting,
    heading,
    lines,
    put,
    ref,
    right,
    tally,
    words,
)
from kibako.games.kiwi.rules.codes import MOST_FRUITS, ROW
from kibako.games.kiwi.text.words import leader_name
from kibako.games.kiwi.view import KiwiView, Side
from kibako.kit.svg import GOLD, INK_SOFT, PAPER, circle, g, path, rect, shift

BOARD_WIDTH, BOARD_HEIGHT = 708, 192
NEST_SCALES: Final = {"tree": (0.32, 0.28), "control": (0.3, 0.25), "cave": (0.38, 0.33)}


def own_side(view: KiwiView) -> Side:
    assert view.seat is not None
    return view.sides[view.seat]


# --- things that are shown one by one -------------------------------------------------------------------------------


def thing(name: str, art: str, x: float, y: float, scale: float, said: str) -> str:
    """A fruit or marker that can be clicked: its glow under it."""
    glow = f'<use class="glow" data-for="{name}" href="#kiwi-thing-glow"/>'
    body = f'<g id="{name}" class="kiwi-card">{said}<use href="#kiwi-{art}"/></g>'
    return f'<g id="held-{name}" class="piece" transform="{shift(x, y, scale)}">{glow}{body}</g>'


def fruits(side: Side, names: Things, x: float, y: float, step: float, columns: int, scale: float) -> str:
    """Ten places (W21); more of them lie closer together."""
    held = [(colour, i + 1) for colour, count in zip(FRUITS, side.fruits, strict=True) for i in range(count)]
    per_row = max(columns, -(-len(held) // 2))
    dx = step * columns / per_row
    wells = put("wells", x, y, step / 26)
    return wells + "".join(
        thing(
            fruit_id(c, k),
            f"fruit-{c}",
            x + i % per_row * dx,
            y + i // per_row * step,
            scale,
            names.copy(k, side.fruits[FRUITS.index(c)], "fruit", colour=c),
        )
        for i, (c, k) in enumerate(held)
    )


def markers(side: Side, names: Things, x: float, y: float, width: float, step: float, rows: int, scale: float) -> str:
    held = [(terrain, i + 1) for terrain, count in zip(TERRAINS, side.markers or (), strict=False) for i in range(count)]
    per_row = max(1, -(-len(held) // rows))
    dx = min(step, (width - step) / max(1, per_row - 1))
    per_row = max(per_row, int(width // step)) if dx == step else per_row
    return "".join(
        thing(
            marker_id(t, k),
            f"marker-{t}",
            x + i % per_row * dx,
            y + i // per_row * step,
            scale,
            names.copy(k, (side.markers or ())[TERRAINS.index(t)], "marker", terrain=t),
        )
        for i, (t, k) in enumerate(held)
    )


def row_benefits(view: KiwiView) -> tuple[str, ...]:
    clan = own_side(view).clan
    return BOX.clans[CLANS.index(clan)].side_b.row if view.side_b else BOX.side_a.row


# --- the clan board -------------------------------------------------------------------------------------------------


def clan_board(view: KiwiView, names: Names) -> str:
    side = own_side(view)
    frame = (
        rect(0, 4, BOARD_WIDTH, BOARD_HEIGHT, 12, fill="#0d1a14", opacity=0.4)
        + rect(0, 0, BOARD_WIDTH, BOARD_HEIGHT, 12, fill="url(#kiwi-wood)", stroke="#3f2712", stroke_width=1.5)
        + rect(6, 6, BOARD_WIDTH - 12, BOARD_HEIGHT - 12, 8, fill=PAPER)
    )
    things = names.things
    parts = (
        portrait(things, side.clan, side.leader, side.ability_used),
        kiwi_row(things, side.clan, side.row, row_benefits(view), view.side_b),
        nests(things, side.clan, side.nests),
        pantry(view, names),
    )
    return g(frame, *parts, names.title("picture-clan-board", clan=side.clan), id="clan-board")


@lru_cache(REMEMBERED)
def portrait(names: Things, clan: str, leader: str | None, used: bool) -> str:
    """The leader: its ability is used by clicking it (W41)."""
    h = BOARD_HEIGHT
    back = path(f"M6 14a8 8 0 0 1 8 -8H118V{h - 6}H14a8 8 0 0 1 -8 -8Z", fill=f"url(#kiwi-banner-{clan})")
    if leader is None:
        return back + put(f"bird-{clan}-leader", 58, 140, 0.84)
    said = names.ability(leader)
    body = back + circle(62, 76, 42, fill="#fff", opacity=0.14) + circle(62, 76, 32, fill="#fff", opacity=0.12)
    body += put(f"bird-{clan}-leader", 58, 112, 0.7)
    body += centred(leader_name(leader), 62, 27, 17.5, fill="#fff6e4", class_="display")
    rows = cards.paragraph(said, 62, h - 54, 11, 18, "middle", 4)
    body += g(rect(8, h - 77, 108, 70, 8, fill="#2a0d10", opacity=0.72), rows, class_="caption")
    body += at(62, h - 77, pill(names, used))
    glow = path(f"M6 14a8 8 0 0 1 8 -8H118V{h - 6}H14a8 8 0 0 1 -8 -8Z", fill="none", stroke=GOLD, stroke_width=5)
    named = names.leader("picture-leader", leader)
    return g(named, body, id="ability", class_="kiwi-card") + g(glow, class_="glow", data_for="ability")


def pill(names: Things, used: bool) -> str:
    fill, ink = ("#cbbfa8", "#4f463a") if used else ("url(#kiwi-gold)", "#4a2f06")
    said = names.word("picture-ability", used="yes" if used else "no")
    return rect(-26, -9.5, 52, 19, 9.5, fill=fill, stroke="#6d4610", stroke_width=1.2) + centred(
        said, 0, 4.3, fitting(said, 12, 44), font_weight=800, fill=ink
    )


@lru_cache(REMEMBERED)
def kiwi_row(names: Things, clan: str, row: int, benefits: tuple[str, ...], side_b: bool) -> str:
    first = ROW - row
    note = names.word("picture-power", clan=clan) if side_b else names.word("picture-uncovers")
    slots = "".join(
        row_slot(clan, benefit, 153 + i * 53, 50, i >= first, i == first, 1.0) for i, benefit in enumerate(benefits)
    )
    glow = rect(126, 28, 416, 63, 26, fill="#ffe9a6", stroke=GOLD, stroke_width=4)
    named = names.title("picture-row", count=row)
    head = heading(names.word("picture-row-head"), 130, 24) + right(
        note, 542, 24, 11, font_weight=600, fill=INK_SOFT, class_="caption"
    )
    return head + g(glow, class_="glow", data_for="row") + g(named, slots, id="row", class_="kiwi-card")


@lru_cache(REMEMBERED)
def row_slot(clan: str, benefit: str, x: float, y: float, covered: bool, is_next: bool, k: float) -> str:
    """One space of the row: the token on it, its benefit below."""
    out = ref("well")
    if covered:
        out += put(f"stand-{clan}-1", 0, 14, 0.5) if k == 1 else put(f"token-{clan}", 0, -2, 0.7)
    elif benefit:
        out += ref("tick", opacity=0.6)
    if is_next:
        out += ref("well-next")
    gain = tally(benefit, 0, 31, 8, True) if benefit else centred("–", 0, 34, 12, fill="#a8987a")
    return at(x, y, out, g(gain, opacity=None if covered or not benefit else 0.42), scale=k)


def every_season(x: float, y: float, r: float) -> str:
    return put("yearly", x, y, r / 10)


def at_once(x: float, y: float, r: float) -> str:
    return put("once", x, y, r / 10)


def desk_defs() -> str:
    """Small things that the boards show again and again."""
    turn = lines("M-10 0a10 10 0 1 1 5 8.7", stroke=SEASON_BLUE, stroke_width=4.2) + path(
        "M-12.5 3.5l13 .5l-5 11.5Z", fill=SEASON_BLUE
    )
    once = path("M-8 -10L10 0L-8 10Z", fill="#a86a06")
    ring = circle(0, 0, 11.5, fill="#ffe9a6", stroke=GOLD_LINE, stroke_width=3.4)
    ring += circle(0, 0, 11.5, fill="none", stroke=GOLD, stroke_width=2.2)
    holes = (
        circle(i % 5 * 26, i // 5 * 26, 12, fill="#efe6d2", stroke="#d5c6a4", stroke_width=1.2) for i in range(MOST_FRUITS)
    )
    well = circle(0, 0, 19, fill="#eadfc6", stroke="#b9a57d", stroke_width=1.5)
    well += lines("M-18 0a18 18 0 0 1 36 0", stroke="#8c7750", stroke_width=2, opacity=0.35)
    next_ = circle(0, 0, 20.5, fill="none", stroke="#7a5a12", stroke_width=2, stroke_dasharray="3 3")
    tick = lines("M-6 1l4 5l8 -10", stroke="#7a5a12", stroke_width=3)
    glow = rect(-1, -1, 142, 35.5, 8, fill="#ffe9a6", stroke=GOLD, stroke_width=4)
    arts = {
        "yearly": turn,
        "once": once,
        "thing-glow": ring,
        "wells": "".join(holes),
        "well": well,
        "well-next": next_,
        "tick": tick,
    }
    return "".join(g(art, id=f"kiwi-{name}") for name, art in arts.items()) + g(glow, id="kiwi-nest-glow")


@lru_cache(REMEMBERED)
def nests(names: Things, clan: str, built: tuple[str, ...]) -> str:
    out = ""
    for i, kind in enumerate(NEST_TYPES):
        x = 128 + i * 143
        out += heading(names.word("picture-nest-type", nest=kind), x + 2, 107)
        for rank in (1, 2):
            nest = f"{kind}-{rank}"
            out += nest_space(names, clan, nest, nest in built, x, 113 + (rank - 1) * 36.5)
    now, yearly = names.word("picture-now"), names.word("picture-every-season")
    out += at_once(179, 103.2, 3.4) + legend(now, 186, 26)
    out += every_season(216, 103.4, 4) + legend(yearly, 223, 46)
    out += words("I", 466, 107.2, 12, fill=INK_SOFT, class_="display") + alike(2, 478, 103.4, 4)
    return out + words("II", 503, 107.2, 12, fill=INK_SOFT, class_="display") + alike(3, 519, 103.4, 4)


def legend(said: str, x: float, room: float) -> str:
    return words(said, x, 107, fitting(said, 11, room), font_weight=600, fill=INK_SOFT, class_="caption")


@lru_cache(REMEMBERED)
def nest_space(names: Things, clan: str, nest: str, built: bool, x: float, y: float) -> str:
    """The nest or, once built, a tick; what it gives at once; what it gives every season (W43)."""
    found = next(one for one in BOX.nests if one.name == nest)
    kind, rank = nest.split("-")
    name, key, mid = nest_space_id(nest), nest_space_id(nest) if built else nest_id(Nest(clan, nest)), 16.75
    box = rect(0, 0, 140, 33.5, 7, fill="#f0e8d6", stroke="#b98a2a" if built else "#d3c4a2", stroke_width=1.4)
    box += put("tick", 18, mid) if built else ""
    box += g(at_once(45, mid, 3.8), tally(found.placed, 51.5, mid, 7), opacity=0.3 if built else None)
    box += every_season(99, mid, 4.6) + tally(found.season, 106, mid, 7)
    space = g(nest_title(names, nest, built), box, id=name, class_="kiwi-card kiwi-space")
    piece = "" if built else nest_piece(names, clan, nest, 20, 31, NEST_SCALES[kind][int(rank) - 1])
    glow = ref("nest-glow", class_="glow", data_for=key)
    return at(x, y, glow, space if built else g(space, data_for=key), piece)


def nest_title(names: Things, nest: str, built: bool) -> str:
    found = next(one for one in BOX.nests if one.name == nest)
    placed, yearly = names.benefit(found.placed), names.benefit(found.season)
    return names.title("picture-nest-space", nest=nest, built="yes" if built else "no", placed=placed, yearly=yearly)


def nest_piece(names: Things, clan: str, nest: str, x: float, y: float, scale: float) -> str:
    art = nest_title(names, nest, False) + f'<use href="#kiwi-nest-{clan}-{nest}"/>'
    return f'<g id="{nest_id(Nest(clan, nest))}" class="piece" transform="{shift(x, y, scale)}">{art}</g>'


def pantry(view: KiwiView, names: Names) -> str:
    return stores(names.things, own_side(view), view.open_markers)


@lru_cache(REMEMBERED)
def stores(names: Things, side: Side, open_markers: bool) -> str:
    x, edge = BOARD_WIDTH - 141.0, BOARD_WIDTH - 14.0
    out = path(f"M{x - 8} 16V{BOARD_HEIGHT - 16}", stroke="#d8cbb0", stroke_width=1.5)
    out += heading(names.word("picture-fruit"), x, 24)
    out += right(names.word("picture-of-ten", count=sum(side.fruits)), edge, 24, 12, fill=INK_SOFT)
    out += fruits(side, names, x + 12.5, 43, 26, 5, 1.05)
    out += heading(names.word("picture-markers"), x, 103)
    seen = names.word("picture-markers-seen", open="yes" if open_markers else "no")
    out += right(
        seen, edge, 103, fitting(seen, 11, 66 if len(seen) > 9 else 46), font_weight=600, fill=INK_SOFT, class_="caption"
    )
    out += markers(side, names, x + 14, 123, 130, 32, 1, 1.4)
    return out + reserve(side, names, x, 164)


def reserve(side: Side, names: Things, x: float, y: float) -> str:
    tokens = "".join(
        put(f"token-{side.clan}", x + 82 + i * min(22, 22 / max(1, side.reserve - 1)), y, 0.43) for i in range(side.reserve)
    )
    glow = rect(x - 6, y - 15, 138, 28, 9, fill="#ffe9a6", stroke=GOLD, stroke_width=3.6)
    body = rect(x - 6, y - 15, 138, 28, 9, fill=PAPER, opacity=0.01) + heading(names.word("picture-reserve"), x, y + 4) + tokens
    body += right(str(side.reserve), x + 127, y + 5, 14, font_weight=800)
    named = names.title("picture-reserve-count", count=side.reserve)
    return g(glow, class_="glow", data_for="reserve") + g(named, body, id="reserve", class_="kiwi-card")


# --- the hand -------------------------------------------------------------------------------------------------------


def hand_row(view: KiwiView, names: Names) -> str:
    """Cards in a row, those played this season as small signs, the buttons to play one face down."""
    side = own_side(view)
    assert side.hand is not None
    head = words(names.word("picture-hand"), 6, 13, 14.5, fill="#e9dfc6", class_="display")
    head += right(names.word("picture-deck", count=side.deck_size), 360, 13, 13, fill="#cfd8c4")
    plays = "".join(mini_card(card, 106 + 15 * i, 8, 1.15) for i, card in enumerate(view.plays_this_season(view.seat or 0)))
    laid = "".join(
        cards.hand_card(view, names, card, name, 4 + 121 * i, 22) for i, (card, name) in enumerate(card_ids(side.hand))
    )
    downs = "".join(cards.down_button(name, names.things, 206 + 36 * i, 8, 12) for i, name in enumerate(DOWN_BUTTONS))
    return g(head, plays, laid, downs, id="hand")

"""The action cards in pictures: the hand, what a joker is used for, cards played face down, the leaders to choose from."""

from __future__ import annotations

import textwrap
from functools import lru_cache
from html import escape
from typing import Final

from kibako.games.kiwi.data.components import BOX, CARDS, CLANS, LEADERS
from kibako.games.kiwi.notation.names import USES
from kibako.games.kiwi.picture.ids import leader_id, use_id
from kibako.games.kiwi.picture.labels import Names, Things
from kibako.games.kiwi.picture.paper import card_glow
from kibako.games.kiwi.picture.symbols import (
    CARD_COLOURS,
    REMEMBERED,
    alike,
    at,
    centred,
    fitting,
    footprint,
    lines,
    put,
    ref,
    sign,
    star,
    tally,
    words,
)
from kibako.games.kiwi.text.words import leader_name
from kibako.games.kiwi.view import KiwiView, move_colours
from kibako.kit.svg import GOLD, INK_SOFT, PAPER, circle, el, g, path, rect, shift

CARD_WIDTH, CARD_HEIGHT = 114, 172
CHIP_WIDTH, CHIP_HEIGHT = 46, 66
SKIES: Final = {"move": "#bfe3e6", "build": "#f0dcb4", "feed": "#f7d3de", "joker": "#fdeebb"}
MOST_ROWS: Final = 3  # of a leader's ability, before it is written smaller


def card_kind(card: str) -> str:
    return card.split("-", maxsplit=1)[0]


def gain_of(view: KiwiView, card: str) -> str:
    found = next(one for one in BOX.cards if one.name == card)
    return found.french if view.edition == "fr" and found.french else found.gain


# --- artwork ------------------------------------------------------------------------------------------------------------


def scene(kind: str, clan: str) -> str:
    """The picture on a card, 98×62 around 0 0."""
    if kind == "move":
        prints = "".join(at(x, y, footprint(5, "#4b7a2c")) for x, y in ((-38, 22), (-28, 17), (-19, 23)))
        wind = lines("M-34 -8h12", "M-38 0h14", "M-32 -16h9", stroke="#fff", stroke_width=2.4)
        runner = g(put(f"bird-{clan}-2", 8, 24, 0.56), transform="rotate(7 8 20)")
        return path("M-49 12Q-20 2 4 10T49 6V31H-49Z", fill="#9ccf6a") + prints + wind + runner
    if kind == "build":
        nests = (
            put(f"nest-{clan}-tree-1", -28, 24, 0.4)
            + put(f"nest-{clan}-cave-1", 29, 25, 0.4)
            + put(f"nest-{clan}-control-1", 2, 25, 0.46)
        )
        return path("M-49 14Q-10 6 49 13V31H-49Z", fill="#9ccf6a") + nests
    if kind == "joker":
        balls = (("red", -27, -5), ("yellow", -12, -20), ("blue", 10, -22), ("green", 28, -7))
        juggled = "".join(put(f"fruit-{colour}", x, y, 0.75) for colour, x, y in balls)
        return path("M-49 18Q0 8 49 18V31H-49Z", fill="#f3c86a") + put(f"bird-{clan}-1", -2, 27, 0.72) + juggled
    return (
        path("M-49 14Q0 6 49 14V31H-49Z", fill="#f2a9bf") + put(f"bird-{clan}-3", -8, 27, 0.46) + put("fruit-red", 32, 12, 0.9)
    )


def face(kind: str) -> str:
    """A card without its picture and words."""
    colour = CARD_COLOURS[kind]
    heads = {
        "move": footprint(8, "#fff"),
        "build": sign("build", 0, 0, 10),
        "feed": put("fruit-red", 0, 0, 0.85),
        "joker": star(0, 0, 10, 0),
    }
    return (
        rect(0, 3, CARD_WIDTH, CARD_HEIGHT, 10, fill="#0d1a14", opacity=0.4)
        + rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 10, fill=PAPER, stroke="#bda981", stroke_width=1)
        + rect(4, 4, CARD_WIDTH - 8, CARD_HEIGHT - 8, 7, fill="none", stroke=colour, stroke_width=2)
        + path(f"M5 12a7 7 0 0 1 7 -7H{CARD_WIDTH - 12}a7 7 0 0 1 7 7V31H5Z", fill=colour)
        + at(19, 18, heads[kind])
        + rect(8, 34, CARD_WIDTH - 16, 62, 4, fill=SKIES[kind])
        + lines(f"M14 136H{CARD_WIDTH - 14}", stroke="#dccfb2", stroke_width=1.4)
    )


def chip(kind: str) -> str:
    """A card of the hand on a phone, without its picture."""
    colour = CARD_COLOURS[kind]
    return (
        rect(0, 3, CHIP_WIDTH, CHIP_HEIGHT, 7, fill="#06222c", opacity=0.4)
        + rect(0, 0, CHIP_WIDTH, CHIP_HEIGHT, 7, fill=PAPER, stroke=colour, stroke_width=1.6)
        + path(f"M0 7a7 7 0 0 1 7 -7H{CHIP_WIDTH - 7}a7 7 0 0 1 7 7V15H0Z", fill=colour)
        + rect(3, 17, CHIP_WIDTH - 6, 31, 3, fill=SKIES[kind])
    )


def clan_cards(kind: str, clan: str) -> str:
    """The pictures show the clan's own birds and nests."""
    card = g(put(f"scene-{kind}-{clan}", CARD_WIDTH / 2, 65), clip_path="url(#kiwi-card-clip)")
    small = g(put(f"scene-{kind}-{clan}", CHIP_WIDTH / 2, 33, 0.48), clip_path="url(#kiwi-chip-clip)")
    return (
        g(scene(kind, clan), id=f"kiwi-scene-{kind}-{clan}")
        + g(ref(f"face-{kind}"), card, id=f"kiwi-card-{kind}-{clan}")
        + g(ref(f"chipface-{kind}"), small, id=f"kiwi-chip-{kind}-{clan}")
    )


def card_defs() -> str:
    clips = el("clipPath", rect(8, 34, CARD_WIDTH - 16, 62, 4), id="kiwi-card-clip")
    clips += el("clipPath", rect(3, 17, CHIP_WIDTH - 6, 31, 3), id="kiwi-chip-clip")
    faces = "".join(g(face(kind), id=f"kiwi-face-{kind}") + g(chip(kind), id=f"kiwi-chipface-{kind}") for kind in SKIES)
    return clips + faces + "".join(clan_cards(kind, clan) for kind in SKIES for clan in CLANS)


# --- the hand -------------------------------------------------------------------------------------------------------------


def price_line(names: Things, kind: str, gain: str, colours: tuple[str, str]) -> str:
    """What a card costs or gives, at its foot."""
    if kind == "joker":
        return tally(gain, CARD_WIDTH / 2, 151, 8.5, True)
    if kind == "build":
        first = words("I", 18, 155.5, 13, fill=INK_SOFT, class_="display") + alike(2, 31, 151, 5)
        return first + words("II", 56, 155.5, 13, fill=INK_SOFT, class_="display") + alike(3, 75, 151, 5)
    if kind == "feed":
        cost = names.word("picture-feed-cost")
        return centred(cost, CARD_WIDTH / 2, 154.5, fitting(cost, 10, CARD_WIDTH - 14), fill=INK_SOFT)
    one, two = colours
    said = names.word("picture-more-moves")
    more = words(said, 12, 155, fitting(said, 11, 52), fill=INK_SOFT)
    return more + put(f"fruit-{one}", 76, 150.5, 0.85) + put(f"fruit-{two}", 96, 150.5, 0.85)


def card_title(view: KiwiView, names: Names, card: str, name: str) -> str:
    assert view.seat is not None
    held = view.sides[view.seat].hand or ()
    return names.copy(int(name.rpartition("-")[2]), held.count(card), "card", card=card)


def titled(names: Things, kind: str) -> str:
    said = names.word("card-kind", card=kind)
    return words(said, 33, 23.5, fitting(said, 16.5, CARD_WIDTH - 50), fill="#fff", class_="display")


def hand_card(view: KiwiView, names: Names, card: str, name: str, x: float, y: float) -> str:
    assert view.seat is not None
    clan, said = view.sides[view.seat].clan, card_title(view, names, card, name)
    gain = gain_of(view, card) if card_kind(card) == "joker" else ""
    return hand_card_drawn(names.things, card, clan, name, said, gain, move_colours(view, clan), x, y)


@lru_cache(REMEMBERED)
def hand_card_drawn(
    names: Things, card: str, clan: str, name: str, said: str, gain: str, colours: tuple[str, str], x: float, y: float
) -> str:
    kind = card_kind(card)
    body = ref(f"card-{kind}-{clan}") + titled(names, kind)
    does, how = names.word("picture-card-does", card=kind), names.word("picture-card-how", card=kind)
    body += centred(does, CARD_WIDTH / 2, 113, fitting(does, 13, CARD_WIDTH - 20), font_weight=800)
    body += centred(
        how, CARD_WIDTH / 2, 128, fitting(how, 11, CARD_WIDTH - 12), font_weight=600, fill=INK_SOFT, class_="caption"
    )
    body += price_line(names, kind, gain, colours)
    inner = g(
        card_glow(name, CARD_WIDTH, CARD_HEIGHT),
        g(said, body, id=name, class_="kiwi-card"),
        class_="kiwi-lift",
    )
    held = g(inner, id=f"held-{name}", class_="piece", transform=shift(x, y))
    return held + (uses(names, card, x, y) if kind == "joker" else "")


def uses(names: Things, card: str, x: float, y: float) -> str:
    """What a joker can be used for, once it is chosen: four buttons on it."""
    places = ((31, 50), (83, 50), (31, 102), (83, 102))
    return "".join(use(names, card, i, x + px, y + py, 22) for i, (px, py) in enumerate(places))


def use(names: Things, card: str, played: int, x: float, y: float, r: float) -> str:
    name, kind = use_id(card, played), USES[played]
    art = sign("marker" if kind == "gain" and card == "joker-c" else "fruit" if kind == "gain" else kind, 0, 0, r * 0.62)
    said = names.title("do-play", card=card, how=kind)
    return g(said, button_face(r), art, id=name, class_="target", transform=shift(x, y))


def button_face(r: float) -> str:
    """The face of a round button."""
    return (
        circle(0, 1.5, r + 2, fill="#1b1208", opacity=0.4)
        + circle(0, 0, r + 1.6, fill="#6b4708")
        + circle(0, 0, r, fill="#fff6d8", stroke=GOLD, stroke_width=3.6)
    )


@lru_cache(REMEMBERED)
def down_button(name: str, names: Things, x: float, y: float, r: float) -> str:
    """To play a card face down, for nothing or for a fruit: first this, then the card."""
    gain = sign("fruit", r * 0.3, r * 0.12, r * 0.42) if name == "down-fruit" else ""
    art = put("mini-down", -r * 0.3 if gain else 0, 0, r / 12) + gain
    said = names.title("picture-down", fruit="yes" if gain else "no")
    return g(said, button_face(r), art, id=name, class_="target", transform=shift(x, y))


# --- choosing a leader -----------------------------------------------------------------------------------------------------


def is_choosing(view: KiwiView) -> bool:
    return view.doing == "leader" and view.seat is not None and view.turn == view.seat


def leader_cards(view: KiwiView, names: Names, w: float, h: float, columns: int, line: float) -> str:
    """W11: the clan's four."""
    assert view.seat is not None
    clan = view.sides[view.seat].clan
    own = [leader.name for leader in LEADERS if leader.clan == clan]
    return "".join(
        at(i % columns * (w + 8), i // columns * (h + 8), leader_card(names, clan, leader, w, h, line))
        for i, leader in enumerate(own)
    )


def leader_card(names: Names, clan: str, leader: str, w: float, h: float, line: float) -> str:
    name = leader_id(leader)
    body = rect(0, 3, w, h, 10, fill="#0d1a14", opacity=0.4) + rect(0, 0, w, h, 10, fill=PAPER)
    body += rect(4, 4, w - 8, h - 8, 7, fill=f"url(#kiwi-banner-{clan})")
    said = names.ability(leader)
    if w < h:
        body += circle(w / 2, h * 0.36, h * 0.18, fill="#fff", opacity=0.14) + put(
            f"bird-{clan}-leader", w / 2 - 3, h * 0.53, h / 330
        )
        body += centred(leader_name(leader), w / 2, h * 0.14, line * 1.35, fill="#fff6e4", class_="display")
        body += rect(9, h * 0.55, w - 18, h * 0.41, 7, fill="#1d0f12", opacity=0.5)
        body += paragraph(said, w / 2, h * 0.55 + line * 1.25, line, round((w - 22) / line * 1.85), "middle")
    else:
        body += circle(24, 20, 14, fill="#fff", opacity=0.14) + put(f"bird-{clan}-leader", 23, 33, 0.22)
        body += words(leader_name(leader), 46, 25, line * 1.4, fill="#fff6e4", class_="display")
        body += paragraph(said, 10, 29 + line * 1.2, line, round((w - 18) / line * 1.85))
    return card_glow(name, w, h) + g(names.leader("do-leader", leader), body, id=name, class_="kiwi-card")


def paragraph(said: str, x: float, y: float, size: float, width: int, anchor: str | None = None, most: int = MOST_ROWS) -> str:
    """Rows of one text, so that they stay apart where it is written larger."""
    rows = textwrap.wrap(said, width)
    if len(rows) > most:
        rows, size = textwrap.wrap(said, round(width * 1.12)), size * 0.88
    spans = "".join(el("tspan", escape(row), x=x, dy="1.18em" if i else None) for i, row in enumerate(rows))
    return el(
        "text", spans, x=x, y=y, font_size=round(size, 2), font_weight=600, fill="#ffeede", text_anchor=anchor, class_="caption"
    )


assert set(SKIES) == {card_kind(card) for card in CARDS}

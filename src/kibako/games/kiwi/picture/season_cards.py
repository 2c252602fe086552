"""Season cards: the one of this season with how things stand, those to come, those that are over."""

from __future__ import annotations

from functools import lru_cache

from kibako.games.kiwi.data.components import SEASON_CARDS, TERRAINS
from kibako.games.kiwi.picture.ids import season_id
from kibako.games.kiwi.picture.labels import Names, Things
from kibako.games.kiwi.picture.paper import card_glow, sheet
from kibako.games.kiwi.picture.symbols import (
    REMEMBERED,
    SEASON_BLUE,
    at,
    centred,
    fitting,
    hexagon,
    put,
    right,
    sign,
    tally,
    tally_width,
    words,
)
from kibako.games.kiwi.view import KiwiView
from kibako.kit.svg import INK_SOFT, PAPER, g, path, rect


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


def season_card(view: KiwiView, names: Names, number: int, w: float, head: bool) -> tuple[str, float]:
    """The condition, what it gives, how things stand; and how high it is."""
    card = view.season_cards[number]
    height = (27.0 if head else 0.0) + (92 if view.seats > 1 else 63)
    course = (view.season, view.phase, view.round) if head else None
    said, named, counted = names.condition(card), names.season(card), standing(view, number)
    return season_card_drawn(names.things, card, w, height, course, said, named, counted, view.seats > 1), height


@lru_cache(REMEMBERED)
def season_card_drawn(
    names: Things,
    card: str,
    w: float,
    height: float,
    course: tuple[int, str, int] | None,
    said: str,
    named: str,
    counted: tuple[tuple[int, str], ...],
    together: bool,
) -> str:
    left, others = season_parts(card)
    top, name = 27.0 if course else 0.0, season_id(card)
    body = sheet(w, height)
    if course:
        body += path(f"M0 10a10 10 0 0 1 10 -10H{w - 10}a10 10 0 0 1 10 10V27H0Z", fill=SEASON_BLUE)
        body += season_head(names, course, w, 10, 19, 15.5, 12)
    body += measure_sign(card, 21, top + 19, 13) + words(said, 41, top + 23.5, fitting(said, 13.2, w - 48), font_weight=800)
    if together:
        body += benefit_box(8, top + 39, w / 2 - 12, names.word("picture-winner"), left, "#f3e2b5")
        body += benefit_box(w / 2 + 4, top + 39, w / 2 - 12, names.word("picture-others"), others, "#ece5d5")
    else:
        body += tally(left, w - 10 - tally_width(left, 8), top + 48, 8)
    body += who_leads(counted, 21, top + (78 if together else 48), (w - 16) / 4, 1)
    return g(card_glow(name, w, height), g(named, body, id=name, class_="kiwi-card"))


def season_head(names: Things, course: tuple[int, str, int], w: float, edge: float, y: float, big: float, small: float) -> str:
    """The season, and its phase or round."""
    number, phase, round_ = course
    season = names.word("picture-season", season=number)
    so_far = names.word("picture-course", phase=phase, round=round_)
    head = words(season, edge, y, fitting(season, big, 0.43 * w), fill="#fff", class_="display")
    return head + right(so_far, w - edge, y - 0.5, fitting(so_far, small, 0.4 * w), fill="#d8f1f2")


def benefit_box(x: float, y: float, w: float, said: str, benefit: str, colour: str) -> str:
    box = rect(x, y, w, 23, 6, fill=colour)
    gain = (
        tally(benefit, x + w - 4 - tally_width(benefit, 7.6), y + 11.5, 7.6)
        if benefit
        else centred("–", x + w - 14, y + 15.5, 12)
    )
    room = w - 14 - (tally_width(benefit, 7.6) if benefit else 12)
    return box + words(said, x + 6, y + 15.3, fitting(said, 10.5, room), fill=INK_SOFT) + gain


def standing(view: KiwiView, number: int) -> tuple[tuple[int, str], ...]:
    """W48: how things stand for a season card."""
    return tuple((side.season_values[number], side.clan) for side in view.sides)


def who_leads(counted: tuple[tuple[int, str], ...], x: float, y: float, step: float, k: float) -> str:
    return "".join(
        put(f"clan-{clan}", x + i * step, y, 0.62 * k)
        + words(str(count), x + i * step + 11 * k, y + 4.8 * k, 14 * k, font_weight=800)
        for i, (count, clan) in enumerate(sorted(counted, key=lambda one: -one[0]))
    )


def past_chip(view: KiwiView, names: Names, number: int) -> str:
    """A season that is over: who keeps its card."""
    keeper, card = view.keepers[number], view.season_cards[number]
    who = put(f"clan-{view.sides[keeper].clan}", 33, 9.5, 0.5) if keeper is not None else centred("–", 33, 14, 12, fill="#fff")
    said = words(str(number // view.cards_a_season + 1), 10, 14, 12, fill="#e9f7f5", class_="display")
    return g(names.season(card), rect(0, 0, 46, 19, 9.5, fill="#0b3443", opacity=0.6), said, who)


def seasons(view: KiwiView, names: Names, w: float) -> str:
    """The card of this season, those that lie open for later ones, and who kept the earlier ones."""
    first, out, y = view.cards_a_season * (max(view.season, 1) - 1), "", 0.0
    for number in range(first, len(view.season_cards)):
        now = number < first + view.cards_a_season
        body, height = season_card(view, names, number, w, number == first) if now else coming(view, names, number, w)
        out += at(0, y, body)
        y += height + 6
    past = range(min(first, len(view.season_cards)))
    chips = (at(50 * (i % 4), y + 22 * (i // 4), past_chip(view, names, i)) for i in past)
    return out + "".join(chips)


def season_board(view: KiwiView, names: Names, w: float) -> str:
    """All of them over the width of a tablet: this season's, and below it those before and after in one row."""
    count = view.cards_a_season
    first = count * (max(view.season, 1) - 1)
    now, past = range(first, first + count), range(min(first, len(view.season_cards)))
    each = (w + 6) / count
    out = "".join(
        at(each * i, 0, season_card(view, names, number, each - 6, True)[0])
        for i, number in enumerate(now)
        if number < len(view.season_cards)
    )
    later = range(first + count, len(view.season_cards))
    chips = "".join(at(50 * (i // 2), 125 + 20 * (i % 2), past_chip(view, names, number)) for i, number in enumerate(past))
    left = 50.0 * ((len(past) + 1) // 2)
    room = (w + 6 - left) / min(3, max(1, len(later)))
    brief = (at(left + room * (i % 3), 125 + 44 * (i // 3), coming(view, names, n, room - 6)[0]) for i, n in enumerate(later))
    return out + chips + "".join(brief)


def coming(view: KiwiView, names: Names, number: int, w: float) -> tuple[str, float]:
    """A card that lies open for a later season, in brief."""
    card = view.season_cards[number]
    left, others = season_parts(card)
    gains = tally(left, w - 10 - tally_width(left, 6), 12, 6) + tally(others, w - 10 - tally_width(others, 4.6), 28, 4.6)
    head = words(
        names.word("picture-season", season=number // view.cards_a_season + 1), 10, 15, 11.5, fill=INK_SOFT, class_="display"
    )
    condition = names.condition(card)
    said = words(condition, 10, 30, fitting(condition, 11.2, w - 24 - tally_width(others, 4.6)), font_weight=800)
    return g(names.season(card), sheet(w, 38), head, said, gains, id=season_id(card)), 38


def season_chip(view: KiwiView, names: Names, w: float) -> str:
    """The same in brief, for a phone."""
    first, out, y = view.cards_a_season * (max(view.season, 1) - 1), "", 0.0
    for number in range(first, min(first + view.cards_a_season, len(view.season_cards))):
        top = 20.0 if number == first else 0.0
        height = top + 46
        out += at(0, y, chip_card(view, names, number, w, top, height))
        y += height + 4
    return out


def chip_card(view: KiwiView, names: Names, number: int, w: float, top: float, height: float) -> str:
    card = view.season_cards[number]
    (left, others), name = season_parts(card), season_id(card)
    body = sheet(w, height, 9)
    if top:
        body += path(f"M0 9a9 9 0 0 1 9 -9H{w - 9}a9 9 0 0 1 9 9V20H0Z", fill=SEASON_BLUE)
        body += season_head(names, (view.season, view.phase, view.round), w, 8, 14.5, 12.5, 10.5)
    said = names.condition(card)
    body += measure_sign(card, 15, top + 13, 9) + words(said, 28, top + 17, fitting(said, 11.2, w - 32), font_weight=800)
    body += who_leads(standing(view, number), 13, top + 34, 29, 0.75)
    body += tally(left, w - 6 - tally_width(left, 5.2), top + 26, 5.2)
    body += tally(others, w - 6 - tally_width(others, 4), top + 39, 4) if view.seats > 1 else ""
    return g(card_glow(name, w, height, 9), g(names.season(card), body, id=name, class_="kiwi-card"))

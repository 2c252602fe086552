"""The Kiwibot's card (W96)."""

from __future__ import annotations

from typing import Final, NamedTuple

from kibako.games.kiwi.data.components import (
    CELL_MOVERS,
    NEST_TYPES,
    SOLO_BUILD,
    SOLO_CARDS,
    SOLO_FEED,
    SOLO_PLACE,
    TERRAINS,
    read_cell,
)
from kibako.games.kiwi.picture.labels import Names
from kibako.games.kiwi.picture.paper import mini_card, sheet
from kibako.games.kiwi.picture.symbols import at, centred, fitting, heading, put, sign, tally, words
from kibako.games.kiwi.rules.codes import BOT
from kibako.games.kiwi.view import KiwiView
from kibako.kit.svg import INK_SOFT, g, rect


class SoloGrid(NamedTuple):
    left: float
    top: float
    cell: float
    line: float


WIDE_GRID: Final = SoloGrid(26, 22, 54, 26)
TALL_GRID: Final = SoloGrid(20, 4, 38, 20)


def solo_card(view: KiwiView, names: Names, grid: SoloGrid) -> str:
    """What it will do by card and slot; what it has done this season is lit."""
    if view.seats != 1 or not view.solo_cards:
        return ""
    card = SOLO_CARDS[view.solo_cards[max(view.season, 1) - 1] - 1]
    rows = {"move": card.move, "feed": card.feed, "build": card.build, "joker": card.joker}
    w, h = grid.left + 3 * grid.cell + 6, grid.top + 4 * grid.line + 6
    body = sheet(w, h, 8)
    if grid is WIDE_GRID:
        said = names.word("board-solo", card=card.name)
        body += heading(said, 8, 15, fitting(said.upper(), 10.5, w - 40))
    body += set_aside(view, names, w - 12, grid.top / 2)
    played = view.plays_this_season(BOT)
    for i, (kind, cells) in enumerate(rows.items()):
        y = grid.top + i * grid.line
        body += mini_card(kind, grid.left / 2 + 1, y + grid.line / 2, 1.1 if grid is WIDE_GRID else 0.9)
        for slot, cell in enumerate(cells):
            lit = slot < len(played) and played[slot] == kind
            body += solo_cell(view, cell, grid.left + slot * grid.cell, y, grid, lit, slot == len(played))
    return g(names.title("board-solo", card=card.name), body, id="solo-card")


def set_aside(view: KiwiView, names: Names, x: float, y: float) -> str:
    """W90: the Kiwibot's card that lies face up beside its new deck."""
    if view.bot_aside is None:
        return ""
    return g(names.title("solo-aside", card=view.bot_aside), mini_card(view.bot_aside, x, y + 2, 0.9), opacity=0.75)


def solo_cell(view: KiwiView, cell: str, x: float, y: float, grid: SoloGrid, lit: bool, coming: bool) -> str:
    colour = "#f8d77c" if lit else "#f6ead0" if coming else "#efe8d8"
    box = rect(
        x,
        y + 1,
        grid.cell - 2,
        grid.line - 2,
        4,
        fill=colour,
        stroke="#b98a2a" if lit else "#d8cbb0",
        stroke_width=1.4 if lit else 1,
    )
    s = grid.line / 26
    return box + at(x + grid.cell / 2 - 1, y + grid.line / 2, solo_signs(view, cell), scale=s * 0.92)


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
    relation, target, pushes, own = numbers[CELL_MOVERS:]
    led = other if view.edition == "es" else clan  # by the Spanish book the leader shown is the player's
    out = "".join(mover(clan, led, which, -18 + 9 * i) for i, which in enumerate(numbers[:CELL_MOVERS]) if which)
    if relation:
        out += centred("=" if relation == 1 else "≠", -13.5, -5.5, 9, font_weight=900)
    goal = (
        put(f"marker-{TERRAINS[target]}", 9, 0, 0.7)
        if target < 4
        else put(f"clan-{clan if target == 4 else other}", 9, 1, 0.62)
    )
    plus = words("+", 14.5, -3, 11, font_weight=900) if target >= 4 else ""
    pushed = words(f"›{pushes}", 16, 9, 10, font_weight=900, fill="#b3261e") if pushes else ""
    pushed += pushed_own(clan, own) if own else ""
    return out + words("›", -2.5, 4, 12, font_weight=900, fill=INK_SOFT) + goal + plus + pushed


def pushed_own(clan: str, count: int) -> str:
    """How many of the Kiwibot's own are pushed: in its colour, below the movers."""
    return put(f"clan-{clan}", 17, 9.5, 0.34) + words(f"›{count}", 20.5, 12, 8, font_weight=900)


def mover(clan: str, led: str, which: int, x: float) -> str:
    size = ("", "1", "2", "3", "leader")[which]
    return (
        put(f"crown-{led}", x, 6, 0.3)
        if size == "leader"
        else put(f"clan-{clan}", x, 2, 0.56) + centred(size, x, 5, 8.5, font_weight=900, fill="#fff")
    )

"""The edges of GrandBois's pictures: the pile and the river, each player's clans and towers in hand, rafts at the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from kibako.engine.words import Seat
from kibako.games.grandbois.data.components import letter_of, squares_of
from kibako.games.grandbois.notation import actions
from kibako.games.grandbois.picture.backdrop import meander
from kibako.games.grandbois.picture.forest import Box
from kibako.games.grandbois.picture.labels import Names
from kibako.games.grandbois.picture.pieces import halo, ref, shadow, tile_face
from kibako.games.grandbois.rules.codes import ACT_TOWER
from kibako.games.grandbois.view import GrandBoisView
from kibako.kit.labels import KEPT
from kibako.kit.svg import GOLD, INK, INK_SOFT, PAPER, WOOD_DARK, Point, circle, g, label, line, rect, seat_shape, shift

TURNS: Final = (0, 90, 180, 270)
WIDEST_NAME: Final = 176  # letters times font size that fit onto a clan card


class Shape(NamedTuple):
    """Where things lie in a picture of one shape."""

    name: str
    width: int
    height: int
    forest: Box
    largest: float  # pixels a square
    slots: tuple[Point, ...]  # the top left of each river tile
    tile: float  # the scale of a river tile
    pile: tuple[float, float, float]  # x, y, scale
    corner: tuple[float, float, float]  # the viewer's plank: left, bottom, scale
    shelf: tuple[float, float, float]  # the others': right, bottom, scale
    raft: float  # the scale of what floats by at the end


def down(slot: int) -> Point:
    y = 148 + 156 * slot
    return 40 + meander(y + 62) * 0.8, y


def across(slot: int) -> Point:
    x = 61 + 81 * slot
    return x, 507 + meander(x + 81) * 0.4


WIDE: Final = Shape(
    name="wide",
    width=1090,
    height=780,
    forest=(208, 4, 878, 772),
    largest=86,
    slots=tuple(down(slot) for slot in range(4)),
    tile=0.62,
    pile=(62, 16, 0.46),
    corner=(222, 768, 1),
    shelf=(1078, 768, 1),
    raft=0.92,
)
TALL: Final = Shape(
    name="tall",
    width=390,
    height=600,
    forest=(2, 4, 386, 482),
    largest=44,
    slots=tuple(across(slot) for slot in range(4)),
    tile=0.385,
    pile=(7, 520, 0.24),
    corner=(8, 488, 0.56),
    shelf=(384, 488, 0.62),
    raft=0.5,
)


# --- the river ---------------------------------------------------------------------------------------------------------


def pile(view: GrandBoisView, names: Names, shape: Shape) -> str:
    """As many backs as the pile is high; what was set aside lies there too, faded (G11)."""
    x, y, scale = shape.pile
    left = len(view.unseen) + len(view.under)
    count = left or len(view.aside)
    if not count:
        return ""
    name = names.title("pile", count=left) if left else names.title("was-set-aside", count=count)
    layers = (
        ref("back", transform=shift(x + (1.5, -1, 1, 0)[k], y + 9 - 3 * k, scale))
        for k in range(4 - min(4, (count + 7) // 8), 4)
    )
    where = shift(x + 200 * scale - 5, y + 200 * scale - 5, 1 if scale > 0.3 else 0.7)
    return g(name, *layers, counted(count, where), id="pile", opacity=None if left else 0.6)


def counted(count: int, where: str) -> str:
    number = label(str(count), 0, 6, font_size=17, font_weight=800, text_anchor="middle", fill=INK)
    return g(circle(0, 0, 17, fill=PAPER, stroke=WOOD_DARK, stroke_width=2), number, transform=where)


def river(view: GrandBoisView, names: Names, shape: Shape, planned: int | None) -> str:
    """All glows under all tiles."""
    held, turn = held_tile(planned)
    places = [(tile, shift(x, y, shape.tile)) for tile, (x, y) in zip(view.river, shape.slots, strict=False)]
    glows = (
        ref("glow", class_="glow chosen" if tile == held else "glow", data_for=f"tile-{tile}", transform=where)
        for tile, where in places
    )
    tiles = (river_tile(tile, where, names.of_things, turn if tile == held else None) for tile, where in places)
    return "".join((*glows, *tiles))


def held_tile(planned: int | None) -> tuple[int, int]:
    """The tile that is planned to be laid, and its turn in degrees; tile 0 if none is."""
    if planned is None or planned >= ACT_TOWER:
        return 0, 0
    return actions.laying(planned)[:2]


@lru_cache(KEPT)
def river_tile(tile: int, where: str, names: Names, held: int | None) -> str:
    """In all four turns, of which one is shown; `held` is the turn in which it is planned to be laid."""
    faces = (
        g(tile_face(tile, turn), class_=f"grandbois-turn grandbois-turn-{turn}{' grandbois-shown' * (turn == (held or 0))}")
        for turn in TURNS
    )
    lift = "grandbois-lift" if held is None else "grandbois-lift grandbois-held"
    name = names.river_tile(tile, squares_of(tile, 0))
    return g(
        name, g(*faces, ref("held", class_="grandbois-hold"), class_=lift), transform=where, id=f"tile-{tile}", class_="piece"
    )


# --- clans and towers in hand ------------------------------------------------------------------------------------------


def clan_card(view: GrandBoisView, names: Names, seat: int, number: int, where: str, note: bool = False) -> str:
    """Face up if the view tells it."""
    clans = view.clans[seat]
    return card_of(names, seat, number, None if clans is None else clans[number], where, note)


@lru_cache(KEPT)
def card_of(names: Names, seat: int, number: int, clan: str | None, where: str, note: bool) -> str:
    if clan is None:
        face, name = ref("card-back"), names.title("picture-secret", who=Seat(seat), number=number + 1)
    else:
        face = ref(f"card-{letter_of(clan)}") + card_words(names, clan, note)
        name = names.title("picture-clan", who=Seat(seat), clan=names.say("clan", clan=clan))
    return g(name, face, transform=where, id=f"clan-{seat}-{number}", class_="piece")


def card_words(names: Names, clan: str, note: bool) -> str:
    called = names.say("clan-name", clan=clan)
    largest = 19 if note else 22
    big = label(
        called,
        52,
        119 if note else 130,
        class_="display",
        font_size=min(largest, WIDEST_NAME / len(called)),
        font_weight=600,
        text_anchor="middle",
        fill=INK,
    )
    if not note:
        return big
    return big + label(
        names.say("picture-only-you"),
        52,
        139,
        class_="caption",
        font_size=10.5,
        font_weight=600,
        text_anchor="middle",
        fill=INK_SOFT,
    )


def in_hand(view: GrandBoisView, seat: int) -> list[int]:
    """The numbers of the seat's towers not yet raised: the last ones."""
    return [number for number, spot in enumerate(sorted(view.towers[seat], key=lambda spot: spot is None)) if spot is None]


@lru_cache(KEPT)
def tower(names: Names, seat: int, number: int, where: str, leaving: bool = False) -> str:
    """A tower in hand; faint if the plan is to raise it."""
    name = names.title("picture-tower-left", who=Seat(seat), number=number + 1)
    body = ref(f"tower-{seat}", opacity=0.3 if leaving else None)
    return g(name, body, transform=where, id=f"tower-{seat}-{number}", class_="piece")


@lru_cache(KEPT)
def plank(width: float, height: float) -> str:
    """A plank at 0 0, its grain running along."""
    grain = f"M6 {height * 0.42:.0f}q{width * 0.3:.0f} 4 {width * 0.5:.0f} 0t{width * 0.45:.0f} 2"
    grain += f"M{width * 0.1:.0f} {height * 0.72:.0f}q{width * 0.4:.0f}-3 {width * 0.8:.0f} 1"
    return (
        shadow(0, 4, width, height, 6, 9)
        + rect(0, 0, width, height, 6, fill="url(#grandbois-plank)")
        + line(f"M6 2H{width - 6:.0f}", "#e0b384", 1.5, stroke_opacity=0.7)
        + line(grain, "#4f3019", 1, stroke_opacity=0.35)
    )


# The viewer's plank holds their cards, leaning, and the towers that wait.
CARD_STEP, TOWER_STEP = 90, 46


def corner_width(view: GrandBoisView) -> float:
    each = len(view.towers[0])
    return 156 + (CARD_STEP + TOWER_STEP) * (each - 1)


def leaning(number: int) -> str:
    return shift(10 + CARD_STEP * number, 8 + 2 * number, 0.86, -3 + 5 * number)


def corner(view: GrandBoisView, names: Names, shape: Shape, raising: bool) -> str:
    seat = view.seat
    if seat is None or view.doing == "over":
        return ""
    each = len(view.towers[seat])
    left, bottom, scale = shape.corner
    cards = (clan_card(view, names, seat, number, leaning(number), note=each == 1 and shape is WIDE) for number in range(each))
    first = 89 + CARD_STEP * (each - 1)
    towers = (
        tower(names, seat, number, shift(first + TOWER_STEP * number, 68, 0.7), raising and i == 0)
        for i, number in enumerate(in_hand(view, seat))
    )
    wood = g(plank(corner_width(view), 22), transform=shift(0, 128))
    return g(*cards, wood, *towers, transform=shift(left, bottom - 150 * scale, scale))


def corner_box(view: GrandBoisView, shape: Shape) -> Box:
    left, bottom, scale = shape.corner
    return left, bottom - 150 * scale, corner_width(view) * scale, 200


def others(view: GrandBoisView) -> list[int]:
    """The other seats, beginning with the viewer's neighbour."""
    first = 0 if view.seat is None else view.seat + 1
    seats = [(first + i) % view.seats for i in range(view.seats)]
    return [seat for seat in seats if seat != view.seat]


def cell_width(view: GrandBoisView) -> float:
    return 84 + 40 * (len(view.towers[0]) - 1)


def shelf(view: GrandBoisView, names: Names, shape: Shape) -> str:
    """The others' cards face down and their towers in hand, smaller."""
    if view.doing == "over":
        return ""
    x, y, width, _ = shelf_box(view, shape)
    scale, cell = shape.shelf[2], cell_width(view)
    cells = (g(shelf_cell(view, names, seat), transform=shift(8 + i * cell, 0)) for i, seat in enumerate(others(view)))
    wood = g(plank(width / scale, 18), transform=shift(0, 62))
    return g(wood, *cells, transform=shift(x, y, scale))


def shelf_cell(view: GrandBoisView, names: Names, seat: int) -> str:
    each = len(view.towers[seat])
    cards = (clan_card(view, names, seat, number, shift(2 + 16 * number, 13, 0.36)) for number in range(each))
    towers = (tower(names, seat, number, shift(16 * each + 18 + 24 * number, 24, 0.46)) for number in in_hand(view, seat))
    mark = g(seat_shape(seat, 14, stroke=PAPER, stroke_width=2.4), transform=shift(12 + 8 * each, 71))
    return "".join(cards) + mark + "".join(towers)


def shelf_box(view: GrandBoisView, shape: Shape) -> Box:
    right, bottom, scale = shape.shelf
    width = (cell_width(view) * len(others(view)) + 8) * scale
    return right - width, bottom - 80 * scale, width, 200


# --- the end -----------------------------------------------------------------------------------------------------------


def rafts(view: GrandBoisView, names: Names, shape: Shape) -> str:
    """G13: when the river is empty everybody's clans come down it, the viewer's last: four at most, as many as its tiles."""
    if view.doing != "over":
        return ""
    seats = others(view) + ([] if view.seat is None else [view.seat])
    cards = [(seat, number) for seat in seats for number in range(len(view.towers[seat]))]
    return "".join(raft(view, names, shape, *card, raft_place(shape, i, len(cards))) for i, card in enumerate(cards))


def raft_place(shape: Shape, i: int, count: int) -> Point:
    """The middle of a raft."""
    if shape is WIDE:
        x, y = shape.slots[i + len(shape.slots) - count]
        return x + 62, y + 62
    return shape.width * (i + 0.5) / count, 546


def raft(view: GrandBoisView, names: Names, shape: Shape, seat: int, number: int, middle: Point) -> str:
    """One clan, and the tower that goes with it if it was never raised."""
    card = clan_card(view, names, seat, number, shift(-45, -66, 0.87))
    left = tower(names, seat, number, shift(33, 0, 0.56)) if number in in_hand(view, seat) else ""
    paper = circle(0, 0, 19, fill=PAPER, stroke=WOOD_DARK, stroke_width=2)
    mark = g(paper, seat_shape(seat, 22, stroke="none"), transform=shift(-55, -48))
    return g(ref("raft"), card, left, mark, transform=shift(*middle, shape.raft))


def raft_art() -> str:
    logs = "".join(g(plank(150, 30), transform=shift(-75, -62 + 31 * k)) for k in range(4))
    return g(logs, line("M-57-62V64M57-62V64", "#e2cc9a", 5, stroke_opacity=0.9), id="grandbois-raft")


# --- artwork -----------------------------------------------------------------------------------------------------------


def edge_defs() -> str:
    """The glow of a river tile, and the frame of the one in hand."""
    firm = rect(-3, -3, 206, 206, 16, fill="none", stroke=GOLD, stroke_width=8)
    glow = halo(0, 0, 200, 206, 15, 1.2) + rect(-2, -2, 204, 210, 16, fill="none", stroke=GOLD, stroke_width=5)
    return g(glow, id="grandbois-glow") + g(firm, id="grandbois-held") + raft_art()

"""The forest of GrandBois's pictures: tile upon tile, towers, the places where a tile or a tower may go, the preview.

Drawn in units of its own, 100 to a square, with the top left of the starting tile at 0 0; then scaled so that all of it fits.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kibako.engine.game import Scene
from kibako.engine.words import Seat
from kibako.games.grandbois.data.components import letter_of, squares_of
from kibako.games.grandbois.notation import actions
from kibako.games.grandbois.picture.labels import Names
from kibako.games.grandbois.picture.pieces import halo, ref, single_square, tile_face
from kibako.games.grandbois.rules.codes import ACT_NO_TOWER, ACT_TOWER, LAID, RAISED, anchor_of, tower_square
from kibako.games.grandbois.text.words import minus, say
from kibako.games.grandbois.view import CORNERS, GrandBoisView, Laid, Spot, imagine, spots_under
from kibako.kit.labels import KEPT
from kibako.kit.svg import (
    GOLD,
    INK,
    PAPER,
    SEAT_COLOURS,
    SEAT_DARKS,
    WOOD_DARK,
    circle,
    el,
    g,
    gradient,
    label,
    num,
    path,
    rect,
    seat_shape,
    shift,
    title,
)

Box = tuple[float, float, float, float]  # x, y, width, height

START_TILE: Final = Laid(seat=-1, tile=0, turn=0, x=0, y=0)
TOWER_IN_SQUARE: Final = (5, 10, 0.9)  # where in its square a tower stands, and its scale
COMFORTABLE: Final = 75  # pixels a square for which pegs and chips are made

# From a tile's place to the squares under it and to those it would touch by an edge.
BESIDE_OR_OVER: Final = [(dx, dy) for dx in range(-1, 3) for dy in range(-1, 3) if dx in (0, 1) or dy in (0, 1)]


def at(x: float, y: float) -> str:
    return shift(100 * x, 100 * y)


# --- fitting it in -----------------------------------------------------------------------------------------------------


class Fit(NamedTuple):
    """Where in the picture the forest's 0 0 lies, and how large a square is."""

    x: float
    y: float
    size: float

    @property
    def transform(self) -> str:
        return f"translate({self.x:.1f} {self.y:.1f}) scale({self.size / 100:.4f})"

    @property
    def mark(self) -> float:
        """Pegs and chips shrink less than squares do."""
        return math.sqrt(COMFORTABLE / self.size)

    def around(self, forest: Sequence[Spot]) -> str:
        """A view box of the forest alone, for a page that shows no more."""
        left, right = min(x for x, _ in forest) - 0.5, max(x for x, _ in forest) + 1.5
        top, bottom = min(y for _, y in forest) - 0.7, max(y for _, y in forest) + 1.3
        corner = (self.x + left * self.size, self.y + top * self.size)
        return " ".join(num(length) for length in (*corner, (right - left) * self.size, (bottom - top) * self.size))

    def touches(self, spot: Spot, box: Box) -> bool:
        """Whether a square, or a peg on its corners, reaches into the box."""
        left, top = self.x + (spot[0] - 0.4) * self.size, self.y + (spot[1] - 0.4) * self.size
        reach = 1.8 * self.size
        return left < box[0] + box[2] and left + reach > box[0] and top < box[1] + box[3] and top + reach > box[1]


@lru_cache(KEPT)
def fit(forest: tuple[Spot, ...], boxes: tuple[Box, ...], taken: tuple[Box, ...], largest: float) -> Fit:
    """The largest of the ways to fit the forest into one of the boxes; the last box is free of what is taken."""
    ways = [fit_box(forest, box, largest) for box in boxes]
    free = [way for way in ways[:-1] if not any(way.touches(spot, box) for spot in forest for box in taken)]
    return max([*free, ways[-1]], key=lambda way: way.size)


def fit_box(forest: Sequence[Spot], box: Box, largest: float) -> Fit:
    """In the middle of the box, with a square to spare on every side: a tile may reach out that far."""
    left, right = min(x for x, _ in forest), max(x for x, _ in forest) + 1
    top, bottom = min(y for _, y in forest), max(y for _, y in forest) + 1
    size = min(largest, box[2] / (right - left + 2.1), box[3] / (bottom - top + 2.1))
    return Fit(box[0] + (box[2] - (left + right) * size) / 2, box[1] + (box[3] - (top + bottom) * size) / 2, size)


# --- the forest --------------------------------------------------------------------------------------------------------


class Forest:
    """A view's forest, made ready for drawing."""

    def __init__(self, scene: Scene[GrandBoisView], names: Names, mark: float) -> None:
        self.view = scene.view
        self.names = names
        self.things = names.of_things  # for pieces that name no player
        self.mark = mark
        self.planned = scene.planned
        self.kinds = self.view.kinds
        self.recent_tiles = {event[2] + 1: event[1] for event in scene.recent if event[0] == LAID}
        self.recent_towers = {actions.place_of(event[2]): event[1] for event in scene.recent if event[0] == RAISED}
        self.tiles = [START_TILE, *self.view.laid] if self._knows_start() else list(self.view.laid)
        self.stacks = self._stacks()

    def _knows_start(self) -> bool:
        """Whether the starting tile lies where it should: a described position may be without it."""
        over = {spot for laid in self.view.laid for spot in laid.spots}
        return all(spot in over or self.kinds.get(spot) in ("C", "^") for spot in START_TILE.spots)

    def _stacks(self) -> dict[Spot, list[int]]:
        """The tiles over each spot, by their number in the order of laying."""
        stacks: dict[Spot, list[int]] = defaultdict(list)
        for order, laid in enumerate(self.tiles):
            for spot in laid.spots:
                stacks[spot].append(order)
        return stacks

    @property
    def acting(self) -> bool:
        return self.view.seat == self.view.turn

    @property
    def plans_tower(self) -> bool:
        return self.planned is not None and ACT_TOWER <= self.planned < ACT_NO_TOWER

    def drawn(self) -> str:
        """Tile upon tile as they were laid; the places; towers from back to front; what can be clicked; the preview."""
        places, asked = self.places(), self.asked_about()
        return "".join(
            (
                self.grid(),
                *(self.lone_square(spot) for spot in self.kinds if spot not in self.stacks),
                *(self.tile(order) for order in range(len(self.tiles))),
                *self.groups(),
                g(*(self.frame(spot) for spot in places), class_="grandbois-frames") if places else "",
                *self.badges(),
                self.towers(),
                g(*(self.spot(spot) for spot in asked), class_="spot") if asked else "",
                *(self.peg(spot) for spot in places),
                *(self.clearing(spot) for spot in self.clearings()),
                self.preview(),
            )
        )

    def grid(self) -> str:
        """Faint crosses on the felt around the forest, so that the eye finds the grid."""
        left, top = (100 * min(spot[i] for spot in self.kinds) - 150 for i in (0, 1))
        right, bottom = (100 * max(spot[i] for spot in self.kinds) + 250 for i in (0, 1))
        return rect(left, top, right - left, bottom - top, fill="url(#grandbois-grid)") + self.ruler()

    def ruler(self) -> str:
        """The numbers of columns and rows as words name them, beside the forest and as far as a tile may reach out."""
        xs, ys = ({spot[i] + step for spot in self.kinds for step in (-1, 0, 1)} for i in (0, 1))
        columns = (label(minus(x), 100 * x + 50, 100 * min(ys) + 12) for x in sorted(xs))
        rows = (label(minus(y), 100 * min(xs) + 20, 100 * y + 59) for y in sorted(ys))
        numbers = g(*columns, *rows, font_size=26, font_weight=700, fill="#fff4d8", fill_opacity=0.6)
        return g(numbers, class_="grandbois-ruler spare")

    # --- tiles ---------------------------------------------------------------------------------------------------

    def lone_square(self, spot: Spot) -> str:
        return lone_square(self.things, spot, self.kinds[spot])

    def tile(self, order: int) -> str:
        laid = self.tiles[order]
        visible, shown = [], 0
        for i, (kind, spot) in enumerate(zip(squares_of(laid.tile, laid.turn), laid.spots, strict=True)):
            stack = self.stacks[spot]
            visible.append(kind if stack[-1] == order else None)
            shown |= self.worth_drawing(order, stack) << i
        return forest_tile(self.things, laid.tile, laid.turn, laid.x, laid.y, tuple(visible), shown, self.trace(laid.tile))

    def worth_drawing(self, order: int, stack: list[int]) -> bool:
        """Not if another tile covers the square, unless it is of the last round: such a tile may still be gliding there."""
        return stack[-1] == order or stack[stack.index(order) + 1] >= len(self.tiles) - self.view.seats

    def trace(self, tile: int) -> str:
        """A thin frame around a tile just laid, in its player's colour."""
        seat = self.recent_tiles.get(tile)
        return "" if seat is None else traced(1, 198, 14, seat)

    def badge(self, seat: int, x: float, y: float) -> str:
        """The player's shape on a disc of paper."""
        paper = circle(0, 0, 17, fill=PAPER, stroke=SEAT_DARKS[seat], stroke_width=2)
        return g(paper, seat_shape(seat, 19, stroke="none"), transform=shift(x, y, self.mark), class_="grandbois-badge")

    def badges(self) -> Iterable[str]:
        """Who laid a tile just now, in its middle, where a peg can never be."""
        for laid in self.tiles:
            if laid.tile in self.recent_tiles and not self.plans_tower:
                yield self.badge(self.recent_tiles[laid.tile], 100 * laid.x + 100, 100 * laid.y + 100)

    # --- the end -------------------------------------------------------------------------------------------------

    def groups(self) -> Iterable[str]:
        """The largest group of every revealed clan, outlined (G13, G15)."""
        if self.view.doing == "over":
            for seat, clans in enumerate(self.view.clans):
                yield from (self.group(seat, clan) for clan in clans or ())

    def group(self, seat: int, clan: str) -> str:
        largest = self.view.largest_group(clan)
        if not largest:
            return ""
        name = self.names.title("picture-group", who=Seat(seat), clan=self.names.say("clan", clan=clan), count=len(largest))
        white = path(rim(largest), class_="grandbois-trace grandbois-under")
        colour = path(rim(largest), class_="grandbois-trace", stroke=SEAT_COLOURS[seat])
        x, y = min(largest, key=lambda spot: (spot[1], spot[0]))
        return g(name, white, colour, self.badge(seat, 100 * x, 100 * y), id=f"group-{letter_of(clan)}")

    # --- towers --------------------------------------------------------------------------------------------------

    def towers(self) -> str:
        standing = [(spot, seat, number) for seat in range(self.view.seats) for number, spot in enumerate(self.raised(seat))]
        standing.sort(key=lambda tower: (tower[0][1], tower[0][0]))
        return "".join(self.tower(*tower) for tower in standing)

    def raised(self, seat: int) -> list[Spot]:
        """The seat's towers in the order of raising: that of their tiles, which nothing ever covers."""
        placed = [spot for spot in self.view.towers[seat] if spot is not None]
        return sorted(placed, key=lambda spot: self.stacks[spot][-1] if spot in self.stacks else -1)

    def tower(self, spot: Spot, seat: int, number: int) -> str:
        mark = g(traced(6, 88, 10, seat), transform=at(*spot)) if spot in self.recent_towers else ""
        return mark + standing_tower(self.names, spot, seat, number)

    # --- what can be clicked -----------------------------------------------------------------------------------------

    def places(self) -> list[Spot]:
        """Where at least one tile of the river fits in at least one turn, for the seat to act (G6)."""
        if self.view.doing != "tile" or not self.acting:
            return []
        anchors = {int(anchor_of(action)) for action in imagine(self.view).known.actions()}
        return [actions.place_of(anchor) for anchor in sorted(anchors)]

    def fresh(self, spot: Spot) -> int:
        """A bit for each square that a tile here would add."""
        return sum(1 << i for i, under in enumerate(spots_under(*spot)) if under not in self.kinds)

    def frame(self, spot: Spot) -> str:
        """Light on the squares that a tile here would add, and a dashed frame."""
        return place_frame(spot, self.fresh(spot))

    def peg(self, spot: Spot) -> str:
        """Places overlap, but each has a middle of its own: the peg is what is aimed at."""
        return peg(self.things, spot, self.fresh(spot), f"{self.mark:.2f}")

    def asked_about(self) -> list[Spot]:
        """Where somebody might ask "why not there?": every place over or beside the forest; for a tower, every square.

        After the end every square can be asked about, too: for what it counts.
        """
        if self.view.doing == "over":
            return list(self.kinds)
        if not self.acting:
            return []
        if self.view.doing == "tower":
            return [spot for spot in self.kinds if spot not in self.clearings()]
        return sorted({(x - dx, y - dy) for x, y in self.kinds for dx, dy in BESIDE_OR_OVER})

    def spot(self, spot: Spot) -> str:
        """Unseen, under the pegs: what is clicked where nothing glows. A place lies around its middle, as pegs do."""
        return unseen_spot(self.things, spot, 100 if self.view.doing == "tile" else 50)

    def clearings(self) -> list[Spot]:
        """G10: what can be clicked for a tower."""
        return self.view.clearings() if self.acting else []

    def clearing(self, spot: Spot) -> str:
        x, y = spot
        inside = TOWER_IN_SQUARE
        return g(
            self.names.title("picture-clearing", place=self.names.place(x, y)),
            ref("clearing"),
            ref("peg", transform=shift(50, 50, self.mark)),
            ref(f"tower-{self.view.turn}", transform=shift(*inside), class_="grandbois-hover"),
            transform=at(x, y),
            id=f"clearing-{x},{y}",
            class_="target grandbois-clearing",
        )

    # --- the preview -----------------------------------------------------------------------------------------------

    def preview(self) -> str:
        if self.planned is None or self.planned == ACT_NO_TOWER:
            return ""
        if self.planned >= ACT_TOWER:
            return self.tower_ghost(actions.place_of(int(tower_square(self.planned))))
        tile, turn, x, y = actions.laying(self.planned)
        return self.tile_ghost(tile, turn, (x, y))

    def tile_ghost(self, tile: int, turn: int, spot: Spot) -> str:
        """The tile in the air over its place: lifted, firmly framed, naming what it would cover at its corners."""
        chips = (
            ref(f"chip-{self.kinds[under]}", transform=shift(224 * dx - 12, 220 * dy - 18, self.mark))
            for under, (dx, dy) in zip(spots_under(*spot), CORNERS, strict=True)
            if under in self.kinds
        )
        lifted = g(tile_face(tile, turn), transform=shift(-4, -12, 1.04))
        frame = rect(-7, -15, 214, 214, 18, fill="none", stroke=GOLD, stroke_width=8)
        return self.ghost(spot, ref("lift"), lifted, frame, *chips)

    def tower_ghost(self, spot: Spot) -> str:
        """The tower on its clearing, not quite there; what the squares around it would count (G16, G17)."""
        ghost = ref(f"tower-{self.view.turn}", transform=shift(*TOWER_IN_SQUARE), opacity=0.85)
        around = rect(-98, -98, 296, 296, 18, class_="grandbois-around")
        return self.ghost(spot, around, *self.worth_around(spot), ghost)

    def ghost(self, spot: Spot, *parts: str) -> str:
        """Called as the action is."""
        assert self.planned is not None
        name = title(self.names.speaker.say(say(self.planned, self.view)))
        return g(name, *parts, transform=at(*spot), id="ghost", class_="grandbois-ghost")

    def worth_around(self, spot: Spot) -> Iterable[str]:
        for (x, y), points in self.view.tower_points(spot).items():
            yield self.points(points, 100 * (x - spot[0]) + 82, 100 * (y - spot[1]) + 82)

    def points(self, count: int, x: float, y: float) -> str:
        paper = circle(0, 0, 16, fill=PAPER, stroke=WOOD_DARK, stroke_width=2)
        number = label(f"+{count}", 0, 6.5, font_size=18, font_weight=800, text_anchor="middle", fill=INK)
        return g(paper, number, transform=shift(x, y, self.mark))


@lru_cache(KEPT)
def lone_square(names: Names, spot: Spot, kind: str) -> str:
    shown = names.square("C" if kind == "^" else kind)
    name = names.title("picture-square", place=names.place(*spot), square=shown)
    return g(name, single_square(kind, *spot), transform=at(*spot), id=f"square-{spot[0]},{spot[1]}", class_="piece")


@lru_cache(KEPT)
def forest_tile(
    names: Names, tile: int, turn: int, x: int, y: int, visible: tuple[str | None, ...], shown: int, trace: str
) -> str:
    name, face = names.forest_tile(tile, x, y, visible), tile_face(tile, turn, shown)
    return g(name, face, trace, transform=at(x, y), id=f"tile-{tile}", class_="piece")


@lru_cache(KEPT)
def standing_tower(names: Names, spot: Spot, seat: int, number: int) -> str:
    x, y, scale = TOWER_IN_SQUARE
    where = shift(100 * spot[0] + x, 100 * spot[1] + y, scale)
    name = names.title("picture-tower", who=Seat(seat), place=names.place(*spot))
    return g(name, ref(f"tower-{seat}"), transform=where, id=f"tower-{seat}-{number}", class_="piece")


@lru_cache(KEPT)
def place_frame(spot: Spot, fresh: int) -> str:
    x, y = spot
    return ref(f"place-{fresh}", x=100 * x, y=100 * y, class_="target", data_for=f"place-{x},{y}")


@lru_cache(KEPT)
def peg(names: Names, spot: Spot, fresh: int, mark: str) -> str:
    x, y = spot
    return g(
        names.title("picture-place", place=names.place(x, y)),
        ref(f"place-{fresh}", x=-100, y=-100, class_="grandbois-hover"),
        ref("hit"),
        ref("peg", transform=f"scale({mark})"),
        transform=at(x + 1, y + 1),
        id=f"place-{x},{y}",
        class_="target grandbois-place",
    )


@lru_cache(KEPT)
def unseen_spot(names: Names, spot: Spot, middle: int) -> str:
    x, y = spot
    called = title(names.place(x, y))
    return el("use", called, href="#grandbois-hit", x=100 * x + middle, y=100 * y + middle, id=f"spot-{x},{y}")


@lru_cache(KEPT)
def traced(inset: float, side: float, r: float, seat: int) -> str:
    """A thin square line in the seat's colour on white."""
    white = rect(inset, inset, side, side, r, class_="grandbois-trace grandbois-under")
    return white + rect(inset, inset, side, side, r, class_="grandbois-trace", stroke=SEAT_COLOURS[seat])


def rim(group: set[Spot]) -> str:
    """The edges of a group that lead out of it."""
    edges = []
    for x, y in sorted(group):
        sides = ((x, y - 1, x, y, "h"), (x, y + 1, x, y + 1, "h"), (x - 1, y, x, y, "v"), (x + 1, y, x + 1, y, "v"))
        edges += [f"M{100 * a} {100 * b}{way}100" for left, top, a, b, way in sides if (left, top) not in group]
    return "".join(edges)


# --- artwork -----------------------------------------------------------------------------------------------------------


def forest_defs() -> str:
    cross = path("M-6 0H6M0-6V6M94 0H106M0 94V106M100-6V6M-6 100H6M94 100H106M100 94V106", stroke="#fff", stroke_opacity=0.08)
    grid = el("pattern", cross, id="grandbois-grid", width=100, height=100, patternUnits="userSpaceOnUse", stroke_width=2)
    lit = gradient("radialGradient", "grandbois-lit", (0.2, "#ffdf8a29"), (1, "#f4c44f66"), r=0.75)
    light = g(halo(2, 2, 196, 196, 15, 0.45), id="grandbois-place")
    return grid + lit + light + "".join(place_art(fresh) for fresh in range(1, 16)) + peg_art() + clearing_art() + lift_art()


def place_art(fresh: int) -> str:
    """A place at 0 0; bits say which of its squares would be new. Covered squares stay clear."""
    lights = (
        rect(100 * dx + 4, 100 * dy + 4, 92, 92, 12, fill="url(#grandbois-lit)")
        for i, (dx, dy) in enumerate(CORNERS)
        if fresh >> i & 1
    )
    frame = rect(2, 2, 196, 196, 15, class_="grandbois-frame")
    return g(*lights, ref("place"), frame, id=f"grandbois-place-{fresh}")


def peg_art() -> str:
    light = "".join(circle(0, 0, r, fill="#ffd76a", fill_opacity=0.22) for r in (17, 21, 25))
    peg = circle(0, 0, 13, fill=GOLD, stroke=WOOD_DARK, stroke_width=3) + circle(0, 0, 4.5, fill="#fff8e0")
    hit = rect(-50, -50, 100, 100, fill="#fff", fill_opacity=0)
    return g(light, peg, stroke_dasharray="none", id="grandbois-peg") + g(hit, id="grandbois-hit")


def clearing_art() -> str:
    frame = rect(9, 9, 82, 82, 13, class_="grandbois-frame")
    dark = rect(9, 9, 82, 82, 13, fill="url(#grandbois-lit)", stroke=WOOD_DARK, stroke_opacity=0.75, stroke_width=9)
    return g(g(dark, stroke_dasharray="none"), frame, id="grandbois-clearing")


def lift_art() -> str:
    """Under a lifted tile: its far shadow, and golden light."""
    far = "".join(rect(-d, 16 - d, 200 + 2 * d, 204 + 2 * d, 14 + d, fill_opacity=0.14) for d in (0, 6, 12, 18))
    return g(g(far, fill="#000"), halo(-7, -15, 214, 214, 18), id="grandbois-lift")

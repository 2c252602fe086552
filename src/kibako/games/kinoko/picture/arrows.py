"""Lines between two places of Kinoko's table: the trace of a move, the arrow of a planned one."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kibako.games.kinoko.picture.cards import WIDE
from kibako.games.kinoko.picture.hands import mark
from kibako.games.kinoko.picture.layout import Layout
from kibako.games.kinoko.picture.overlays import Link
from kibako.games.kinoko.picture.svg_words import CREAM, disc, shape, stroke
from kibako.games.kinoko.rules.codes import ROW_COUNT
from kibako.kit.svg import GOLD, INK, WOOD_DARK, Point, g, num


class End(NamedTuple):
    """Where a line comes out, where it bends then, and from where it came straight down to there."""

    at: Point
    bend: Point
    above: float | None = None

    @property
    def lead(self) -> str:
        return "" if self.above is None else f"M{_pair(self.at)}V{num(self.above)}"

    @property
    def head(self) -> tuple[Point, Point]:
        """Where an arrow's head lies, and what lies behind it."""
        return (self.at, self.bend) if self.above is None else ((self.at[0], self.above), self.at)


class Curve(NamedTuple):
    start: End
    end: End

    @property
    def d(self) -> str:
        points = (self.start.bend, self.end.bend, self.end.at)
        return f"M{_pair(self.start.at)}C{' '.join(map(_pair, points))}{self.start.lead}{self.end.lead}"

    @property
    def middle(self) -> Point:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.start.at, self.start.bend, self.end.bend, self.end.at
        return (ax + 3 * bx + 3 * cx + dx) / 8, (ay + 3 * by + 3 * cy + dy) / 8


def _pair(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


@cache
def trace(table: Layout, link: Link, bottom: int) -> str:
    """A thin dotted line, a dot at both ends, and the mark of whoever moved."""
    curve = _curve(table, link, bottom)
    x, y = curve.middle
    return g(
        stroke(curve.d, "#0f1a14", 4.5, opacity=0.35),
        stroke(curve.d, CREAM, 2.2, stroke_dasharray="1.5 7", opacity=0.95),
        *(disc(px, py, 4.2, CREAM, INK, 1.2) for px, py in (curve.start.at, curve.end.at)),
        mark(link.seat, x, y, 11 if table.tall else 15),
    )


@cache
def arrow(table: Layout, link: Link, bottom: int) -> str:
    """A firm line with a head at both ends: these would change places."""
    curve = _curve(table, link, bottom)
    line = stroke(curve.d, WOOD_DARK, 7, opacity=0.8) + stroke(curve.d, GOLD, 3.6)
    return g(line, *(_head(*end.head) for end in curve))


def _head(tip: Point, behind: Point) -> str:
    x, y = tip[0] - behind[0], tip[1] - behind[1]
    length = (x * x + y * y) ** 0.5 or 1.0
    x, y = x / length, y / length
    a, b = tip
    points = ((a + 8 * x, b + 8 * y), (a - 6 * x - 8 * y, b - 6 * y + 8 * x), (a - 6 * x + 8 * y, b - 6 * y - 8 * x))
    return shape("M" + "L".join(map(_pair, points)) + "Z", GOLD, WOOD_DARK, 1.6)


def _curve(table: Layout, link: Link, bottom: int) -> Curve:
    side = _side(table, link, bottom)
    one, other = (_edge(table, place, link.which, bottom, side) for place in (link.place, link.other))
    around = _within(table, one) and _within(table, other) and min(link.place, link.other) >= ROW_COUNT
    start = _end(table, link.place, one, other, side, around)
    end = _end(table, link.other, other, one, side, around)
    return Curve(start, end)


def _side(table: Layout, link: Link, bottom: int) -> int:
    """To which side of the rows a line runs; to the left if it may, since a Family card lies to the right."""
    index = 1 if link.which is None else link.which
    middle = sum(table.slot(place, index, bottom).x for place in (link.place, link.other) if place >= ROW_COUNT)
    hands = sum(place >= ROW_COUNT for place in (link.place, link.other))
    return 1 if middle > hands * table.stands[0].x + 1 else -1


def _edge(table: Layout, place: int, which: int | None, bottom: int, side: int) -> Point:
    """The bottom hand is left from its upper edge, every other hand from below its rack, a row from its middle line."""
    if place < ROW_COUNT:
        return table.rows.x, table.rows.top(place) + table.rows.high / 2
    stand = table.stand(place - ROW_COUNT, bottom)
    central = abs(stand.x - table.wide / 2) < 1
    index = (1 + side if central else 1) if which is None else which
    across = (index - 1) * (WIDE * stand.k + stand.gap)
    if place - ROW_COUNT == bottom:
        return stand.at(across, -stand.rise - 8)
    if central and _seam(table):
        return stand.x, _seam(table)
    x, y = stand.at(across, 9)
    return (min(x, table.tray.x - 48) if table.tall else x), y  # not behind the tray


def _seam(table: Layout) -> float:
    """Where a line from the topmost of four hands comes out between the two hands below it, in the tall shape; else 0."""
    return table.stands[1].y + 9 if table.tall and len(table.stands) == 4 else 0


def _within(table: Layout, point: Point) -> bool:
    """Above or below the rows."""
    return abs(point[0] - table.rows.x) < table.rows.wide / 2 + 20


def _end(table: Layout, place: int, here: Point, there: Point, side: int, around: bool) -> End:
    """Lines leave rows sideways, and keep clear of them."""
    x, y = here
    reach = table.rows.wide / 2
    length = ((x - there[0]) ** 2 + (y - there[1]) ** 2) ** 0.5
    far = (10 if table.tall else 24) + (0.2 if table.tall else 0.36) * length
    if place < ROW_COUNT:
        x += side * (reach + 7)
        return End((x, y), (x + side * min(far, 22 if table.tall else 90), y))
    out = -1 if y > table.rows.y else 1
    above = table.stands[2].y + 9 if y == _seam(table) and x == table.wide / 2 else None
    if around:
        aside = table.rows.x + side * (reach + (18 if table.tall else 34))
        return End(here, ((8 * aside - x - there[0]) / 6, y + 20 * out), above)
    if _within(table, here):
        return End(here, (table.rows.x + side * (reach + far), y + 12 * out), above)
    return End(here, (x, y + far * out), above)

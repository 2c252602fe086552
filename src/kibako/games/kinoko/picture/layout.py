"""Where everything lies on Kinoko's table, in both shapes and for every number of seats."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from kibako.games.kinoko.picture.cards import HIGH, WIDE
from kibako.games.kinoko.picture.scenery import STUMP
from kibako.games.kinoko.rules.codes import ROW_COUNT, VALUES
from kibako.kit.svg import Point


class Spot(NamedTuple):
    """Where the middle of something goes, how large and how far turned."""

    x: float
    y: float
    k: float = 1.0
    turn: float | None = None


class Frame(NamedTuple):
    """A rectangle around a set of three cards, in the turned coordinates of its place."""

    at: Spot
    left: float
    top: float
    wide: float
    high: float


class Stand(NamedTuple):
    """Three cards in a wooden rack; x y is the middle of the rack's lower edge."""

    x: float
    y: float
    k: float  # of the cards
    turn: float | None
    gap: float  # between the cards
    plate: float  # how high the rack is
    ends: float  # how far it juts out beyond the cards
    family: Spot  # where its Family card is laid open after a round

    @property
    def span(self) -> float:
        """The three cards' width."""
        return VALUES * WIDE * self.k + (VALUES - 1) * self.gap

    @property
    def half(self) -> float:
        """Half the rack's width."""
        return self.span / 2 + self.ends

    @property
    def rise(self) -> float:
        """How high the cards stand above the lower edge; the rack hides their feet."""
        return self.plate + (HIGH - 10) * self.k

    def at(self, x: float, y: float) -> Point:
        """A point of the rack's own coordinates on the table."""
        angle = math.radians(self.turn or 0)
        return self.x + x * math.cos(angle) - y * math.sin(angle), self.y + x * math.sin(angle) + y * math.cos(angle)

    def slot(self, index: int) -> Spot:
        x, y = self.at((index - 1) * (WIDE * self.k + self.gap), HIGH / 2 * self.k - self.rise)
        return Spot(x, y, self.k, self.turn)

    @property
    def frame(self) -> Frame:
        return Frame(Spot(self.x, self.y, 1.0, self.turn), -self.half - 2, -self.rise - 7, 2 * self.half + 4, self.rise + 10)


class Rows(NamedTuple):
    """Rows A and B, each in a hollow of the stump; x y is the middle between them."""

    x: float
    y: float
    k: float
    gap: float
    pad: float

    @property
    def wide(self) -> float:
        return VALUES * WIDE * self.k + (VALUES - 1) * self.gap + 2 * self.pad

    @property
    def high(self) -> float:
        return HIGH * self.k + 2 * self.pad

    def top(self, row: int) -> float:
        between = self.pad + 2
        return self.y + (between / 2 if row else -self.high - between / 2)

    def slot(self, row: int, index: int) -> Spot:
        return Spot(self.x + (index - 1) * (WIDE * self.k + self.gap), self.top(row) + self.high / 2, self.k)

    def frame(self, row: int) -> Frame:
        return Frame(Spot(self.x, self.top(row)), -self.wide / 2 - 4, -4, self.wide + 8, self.high + 8)


class Layout(NamedTuple):
    tall: bool
    wide: float
    high: float
    stands: tuple[Stand, ...]  # clockwise, from the one at the bottom
    rows: Rows
    stump: Spot
    tray: Spot
    sign: Spot
    family: Spot  # its owner's Family card
    left_over: Spot
    plants: tuple[tuple[str, Spot], ...]

    def stand(self, seat: int, bottom: int) -> Stand:
        """A seat's rack, if the seat `bottom` sits at the bottom."""
        return self.stands[(seat - bottom) % len(self.stands)]

    def slot(self, place: int, index: int, bottom: int) -> Spot:
        if place < ROW_COUNT:
            return self.rows.slot(place, index)
        return self.stand(place - ROW_COUNT, bottom).slot(index)

    def frame(self, place: int, bottom: int) -> Frame:
        return self.rows.frame(place) if place < ROW_COUNT else self.stand(place - ROW_COUNT, bottom).frame


# --- wide ----------------------------------------------------------------------------------------------------------------

_OWN_WIDE: Final = Stand(545, 770, 1.0, None, 10, 42, 13, Spot(0, 0))

_OTHERS_WIDE: Final = {
    2: (Stand(545, 232, 0.98, None, 8, 40, 13, Spot(822, 124, 0.9, 3)),),
    3: (
        Stand(262, 272, 0.98, -4, 8, 40, 13, Spot(236, 374, 0.66, -4)),
        Stand(828, 272, 0.98, 4, 8, 40, 13, Spot(862, 374, 0.66, 4)),
    ),
    4: (
        Stand(200, 360, 0.88, -5.5, 7, 40, 13, Spot(176, 446, 0.56, -5.5)),
        Stand(545, 230, 0.9, None, 8, 40, 13, Spot(786, 84, 0.66, 3)),
        Stand(890, 360, 0.88, 5.5, 7, 40, 13, Spot(924, 446, 0.56, 5.5)),
    ),
}

_PLANTS_WIDE: Final = (
    ("fern", Spot(18, 792, 1.25, 24)),
    ("fern", Spot(-10, 480, 1.0, 62)),
    ("fern", Spot(6, 30, 0.9, 128)),
    ("fern", Spot(1078, 800, 1.2, -30)),
    ("fern", Spot(1098, 500, 1.05, -66)),
    ("fern", Spot(1084, 30, 0.9, -128)),
)

_BY_THE_STUMP_WIDE: Final = (
    ("moss", Spot(317, 500)),
    ("wild", Spot(309, 498, 0.95, -8)),
    ("wild", Spot(328, 507, 0.62, 10)),
    ("moss", Spot(765, 508)),
    ("wild", Spot(777, 512, 0.8, 9)),
)


def _wide(seats: int) -> Layout:
    return Layout(
        tall=False,
        wide=1090,
        high=780,
        stands=(_OWN_WIDE, *_OTHERS_WIDE[seats]),
        rows=Rows(545, 412, 0.66, 14, 11),
        stump=Spot(545, 416),
        tray=Spot(904, 632),
        sign=Spot(253, 708),
        family=Spot(102, 604, 1.2, -4),
        left_over=Spot(733, 410, 0.5, 4),
        plants=(*_PLANTS_WIDE, *_BY_THE_STUMP_WIDE),
    )


# --- tall ----------------------------------------------------------------------------------------------------------------

_NOWHERE: Final = Spot(0, 0)  # in the tall shape a hat on the rack stands for the Family card

_OTHERS_TALL: Final = {
    2: (Stand(195, 138, 0.6, None, 4, 22, 5, _NOWHERE),),
    3: (Stand(97, 128, 0.5, None, 2, 22, 2, _NOWHERE), Stand(293, 128, 0.5, None, 2, 22, 2, _NOWHERE)),
    4: (
        Stand(97, 246, 0.5, None, 2, 22, 2, _NOWHERE),
        Stand(195, 134, 0.57, None, 4, 22, 5, _NOWHERE),
        Stand(293, 246, 0.5, None, 2, 22, 2, _NOWHERE),
    ),
}

_PLANTS_TALL: Final = (("fern", Spot(4, 606, 0.7, 26)), ("fern", Spot(388, 616, 0.7, -30)))


def _tall(seats: int) -> Layout:
    return _tall_of_four() if seats == 4 else _tall_of_few(seats)


def _tall_of_four() -> Layout:
    return Layout(
        tall=True,
        wide=390,
        high=600,
        stands=(Stand(195, 597, 0.74, None, 8, 28, 9, _NOWHERE), *_OTHERS_TALL[4]),
        rows=Rows(152, 350, 0.46, 8, 7),
        stump=Spot(152, 352, 146 / STUMP),
        tray=Spot(347, 356),
        sign=Spot(42, 114, 0.58),
        family=Spot(349, 62, 0.57, 4),
        left_over=Spot(276, 350, 0.28, 4),
        plants=(*_PLANTS_TALL, ("moss", Spot(10, 452, 0.6)), ("wild", Spot(12, 452, 0.62, -8))),
    )


def _tall_of_few(seats: int) -> Layout:
    """With fewer hands above there is room for larger cards below."""
    corner = seats == 2
    return Layout(
        tall=True,
        wide=390,
        high=600,
        stands=(Stand(195, 597, 0.94, None, 7, 30, 9, _NOWHERE), *_OTHERS_TALL[seats]),
        rows=Rows(150, 272, 0.52, 8, 8),
        stump=Spot(150, 276, 152 / STUMP),
        tray=Spot(347, 276) if corner else Spot(347, 312),
        sign=Spot(42, 116, 0.58) if corner else Spot(306, 214, 0.4),
        family=Spot(349, 64, 0.57, 4) if corner else Spot(361, 174, 0.4, 4),
        left_over=Spot(280, 272, 0.28, 4),
        plants=(*_PLANTS_TALL, ("moss", Spot(8, 380, 0.6)), ("wild", Spot(10, 380, 0.62, -8))),
    )


@cache
def layout(seats: int, tall: bool) -> Layout:
    return _tall(seats) if tall else _wide(seats)

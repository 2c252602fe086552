"""Where things lie in KIKAI's town, in the two shapes of its picture, and the ways through its streets."""

from __future__ import annotations

import heapq
import math
from functools import cache
from typing import Final, NamedTuple

from kibako.engine.game import Shape
from kibako.games.kikai.data.components import STREET_WORDS, TOWN, word
from kibako.games.kikai.view import KikaiView
from kibako.kit.svg import Point

PLACES: Final = {word(district.name): district.at for district in TOWN.districts} | {
    word(square.name): square.at for square in TOWN.squares
}
DISTRICT_NAMES: Final = frozenset(word(district.name) for district in TOWN.districts)
STREET_SPACES: Final = {words: street.spaces for words, street in zip(STREET_WORDS, TOWN.streets, strict=True)}
ENDS: Final = {words: (words.split()[0], words.split()[1]) for words in STREET_WORDS}


class Road(NamedTuple):
    """A street between the rims of its ends."""

    start: Point
    end: Point
    middle: Point
    way: Point  # of length 1

    @property
    def angle(self) -> float:
        return math.degrees(math.atan2(self.way[1], self.way[0]))

    @property
    def length(self) -> float:
        return math.dist(self.start, self.end)


LEGIBLE: Final = 11.2  # pixels: pages write smaller letters larger, and these would run into what stands beside them


class Plan(NamedTuple):
    """A town as its data have it, or turned by a quarter and a little flattened: places turn, pieces stay upright."""

    name: str
    tall: bool
    radius: float  # of a square
    fan: float  # size
    small: float  # lettering
    slot: float  # radius
    width: float  # of a district
    height: float
    box: tuple[float, float, float, float]
    scale: float  # in the picture
    corner: Point  # in the picture

    @property
    def tag(self) -> float:
        """How large a square's number is written, half of it above the square's edge."""
        return max(self.small, LEGIBLE / (15.5 * self.scale))

    def turned(self, x: float, y: float) -> Point:
        return (y, (1200 - x) * FLAT) if self.tall else (x, y)

    def at(self, place: str) -> Point:
        x, y = self.turned(*PLACES[place])
        return x, y + NUDGES.get(place, 0) if self.tall else y

    def rim(self, place: str, other: str) -> Point:
        """Where the street to the other place leaves this one."""
        (x, y), (u, v) = self.at(place), self.at(other)
        dx, dy = u - x, v - y
        if place in DISTRICT_NAMES:
            half = self.height / 2 + (SIGN if dy < 0 else 0)
            share = min(self.width / 2 / abs(dx) if dx else 9, half / abs(dy) if dy else 9)
        else:
            share = self.radius / math.hypot(dx, dy)
        return x + dx * share, y + dy * share

    def transform(self) -> str:
        left, top = self.corner[0] - self.box[0] * self.scale, self.corner[1] - self.box[1] * self.scale
        return f"translate({left:.2f} {top:.2f}) scale({self.scale})"


SIGN: Final = 16  # how far a district's sign stands out above it
NUDGES: Final = {"S1": -10, "S3": -10, "S4": 10, "S6": 10}  # in the tall town, to make room for double streets
FLAT: Final = 0.915  # how much the tall town is flattened
WIDE: Final = Plan("wide", False, 55, 1.2, 1.1, 15, 206, 172, (36, -34, 1128, 852), 0.67, (6, 6))
TALL: Final = Plan("tall", True, 57, 1.3, 1.3, 15.5, 206, 172, (-34, 8, 868, 1060), 0.4493, (0, 0))
LOW: Final = WIDE._replace(small=1.6, fan=1.3, scale=0.458, corner=(0, 0))
UPRIGHT: Final = WIDE._replace(scale=0.7, corner=(15, 4))
BESIDE: Final = WIDE._replace(scale=0.74)
PLANS: Final[dict[Shape, Plan]] = {"wide": WIDE, "tall": TALL, "low": LOW, "upright": UPRIGHT}


@cache
def road(plan: Plan, street: str) -> Road:
    one, other = ENDS[street]
    return between(plan, one, other)


@cache
def between(plan: Plan, one: str, other: str) -> Road:
    (x1, y1), (x2, y2) = plan.rim(one, other), plan.rim(other, one)
    length = math.hypot(x2 - x1, y2 - y1)
    return Road((x1, y1), (x2, y2), ((x1 + x2) / 2, (y1 + y2) / 2), ((x2 - x1) / length, (y2 - y1) / length))


@cache
def slots(plan: Plan, street: str) -> tuple[Point, ...]:
    """The places of a street's distributors."""
    (x, y), (dx, dy), count = road(plan, street).middle, road(plan, street).way, STREET_SPACES[street]
    step = plan.slot * 2 + 3
    return tuple((x + dx * step * (k - (count - 1) / 2), y + dy * step * (k - (count - 1) / 2)) for k in range(count))


SPOTS: Final[dict[int, tuple[Point, ...]]] = {
    2: ((-0.5, 0), (0.5, 0)),
    3: ((0, -0.5), (-0.55, 0.5), (0.55, 0.5)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    5: ((-0.56, -0.58), (0.56, -0.58), (-1.06, 0.42), (0, 0.56), (1.06, 0.42)),
}


@cache
def spots(plan: Plan, count: int) -> tuple[Point, ...]:
    """The standing places of fans around the middle of a square that holds this many at the start."""
    if count in SPOTS:
        return tuple((x * 25.5 * plan.fan, y * 27 * plan.fan) for x, y in SPOTS[count])
    angles = [math.tau * k / count - math.pi / 2 for k in range(count)]
    return tuple((plan.radius * 0.62 * math.cos(angle), plan.radius * 0.62 * math.sin(angle)) for angle in angles)


def owners(view: KikaiView) -> dict[str, int]:
    """By street: whose distributors are there."""
    return {street: seat for seat, side in enumerate(view.sides) for street in side.streets}


def nearby(view: KikaiView, district: str) -> set[str]:
    """The free streets at the district, or at squares that own streets of the seat to act join to it (M23)."""
    owned = owners(view)
    joined, found = [district], set()
    for place in joined:
        for street, ends in ENDS.items():
            if place not in ends:
                continue
            other = ends[1 - ends.index(place)]
            if street not in owned:
                found.add(street)
            elif owned[street] == view.turn and other not in DISTRICT_NAMES and other not in joined:
                joined.append(other)
    return found


def cheapest(view: KikaiView, district: str, square: str) -> list[str]:
    """The way of a fan from the square to the district that costs the seat to act least: the places it comes by (M26)."""
    owned = owners(view)
    queue: list[tuple[int, int, list[str]]] = [(0, 0, [district])]
    seen = set()
    while queue:
        toll, steps, way = heapq.heappop(queue)
        if way[-1] == square:
            return way[::-1]
        if way[-1] in seen:
            continue
        seen.add(way[-1])
        for street, seat in owned.items():
            for here, there in (ENDS[street], ENDS[street][::-1]):
                if here == way[-1] and there not in DISTRICT_NAMES:
                    cost = 0 if seat == view.turn else STREET_SPACES[street]
                    heapq.heappush(queue, (toll + cost, steps + 1, [*way, there]))
    return []


def street_between(one: str, other: str) -> str:
    return f"{one} {other}" if f"{one} {other}" in ENDS else f"{other} {one}"

"""Where things lie: the parts of a picture by shape and number of sides, the birds of a hex."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from kibako.engine.state import Event
from kibako.games.kiwi.data.components import CLANS
from kibako.games.kiwi.notation.pieces import KIWIS_BY_CLAN, Kiwi
from kibako.games.kiwi.notation.places import Place, axial, place_in
from kibako.games.kiwi.picture.birds import BIRD_WIDTH
from kibako.games.kiwi.picture.ground import centre
from kibako.games.kiwi.picture.ids import bird_id
from kibako.games.kiwi.picture.symbols import REMEMBERED
from kibako.games.kiwi.rules import codes
from kibako.games.kiwi.rules.codes import BOT, BOT_TOLD, OFF
from kibako.games.kiwi.view import Hex, KiwiView
from kibako.kit.svg import Point

WIDE_SIZE: Final = (1090, 780)
MAT: Final = (13.0, 11.0, 1064.0, 556.0)  # the sea on a wide table


class Layout(NamedTuple):
    """Where things lie, by shape and number of sides."""

    island: tuple[float, float, float]  # where its hex 0,0 is put, and the scale
    strips: tuple[Point, ...]
    bags: tuple[float, float, float]
    track: tuple[float, float, int]  # and its columns
    roomy_track: tuple[float, float, int, int, int] | None = None  # with the size of a space, where there are no strips
    solo: Point = (0, 0)
    boat: Point | None = None
    whale: Point | None = None


WIDE: Final = {
    2: Layout((530, 92, 1.04), ((878, 326),), (770, 500, 0.9), (24, 300, 3), None, (876, 384), (90, 470), (1010, 240)),
    3: Layout((545, 354, 0.93), ((878, 378), (878, 430)), (980, 514, 0.8), (24, 300, 3), None, (0, 0), (90, 490), (1010, 140)),
    4: Layout((327, 98, 0.965), ((884, 366), (884, 417), (884, 468)), (1006, 537, 0.56), (934, 284, 3), (880, 352, 3, 58, 46)),
}


# --- the birds of a hex -------------------------------------------------------------------------------------------------


class Manner(NamedTuple):
    """How pieces are set on hexes, in the units of the island."""

    tall: bool
    piece: float  # scale
    room: float  # for a row of birds
    front: float  # how far below the middle a single row stands,
    lower: float  # the front one of two, or one before a nest,
    upper: float  # and the one behind
    behind: Point  # a nest that is not alone
    badge: float


WIDE_MANNER: Final = Manner(False, 0.526, 91, 28, 34, 4, (-18, 4), 1.05)
TALL_MANNER: Final = Manner(True, 0.564, 100, 25, 32, 4, (-20, 6), 1.3)


class Spot(NamedTuple):
    """Where a bird stands."""

    kiwi: Kiwi
    name: str
    x: float
    y: float
    scale: float
    flip: bool


@lru_cache(REMEMBERED)
def arranged(hex_: Hex, manner: Manner) -> list[Spot]:
    """Big birds behind small ones, in one row or two; crowds are squeezed."""
    copies, named = Counter[Kiwi](), []
    for kiwi in hex_.kiwis:
        copies[kiwi] += 1
        named.append((kiwi, bird_id(kiwi, hex_.place, copies[kiwi])))
    named.sort(key=lambda one: -90 if one[0].is_leader else -BIRD_WIDTH[one[0].size])
    widths = [BIRD_WIDTH[kiwi.size] * manner.piece for kiwi, _ in named]
    if sum(widths) <= manner.room:
        return _row(hex_, manner, named, manner.lower if hex_.nest else manner.front)
    half = (len(named) + 1) // 2
    return _row(hex_, manner, named[:half], manner.upper) + _row(hex_, manner, named[half:], manner.lower)


def _row(hex_: Hex, manner: Manner, named: list[tuple[Kiwi, str]], dy: float) -> list[Spot]:
    cx, cy = centre(hex_.place, manner.tall)
    k = manner.piece * (0.86 if len(hex_.kiwis) > 6 else 1.0)
    widths = [BIRD_WIDTH[kiwi.size] * k for kiwi, _ in named]
    squeeze = min(1.0, manner.room / max(1.0, sum(widths)))
    x = cx - sum(widths) * squeeze / 2 + manner.room * _aside(hex_, squeeze)
    spots = []
    for i, ((kiwi, name), width) in enumerate(zip(named, widths, strict=True)):
        flip = _looks_left(hex_.place) if len(named) == 1 else 2 * i >= len(named)
        spots.append(Spot(kiwi, name, x + width * squeeze / 2, cy + dy + 3 * k * (i % 2), k, flip))
        x += width * squeeze
    return spots


def _aside(hex_: Hex, squeeze: float) -> float:
    """How far birds step aside for a nest or a flag, as a part of the room."""
    if hex_.nest and len(hex_.kiwis) == 1:
        return 0.2
    return 0.13 if hex_.marker and squeeze == 1 else 0


def _looks_left(place: Place) -> bool:
    """For variety."""
    q, r = axial(place)
    return (q * 3 + r * 5) % 2 == 1


# --- where a kiwi came from ---------------------------------------------------------------------------------------------


def recent_ways(view: KiwiView, recent: tuple[Event, ...]) -> list[tuple[str, Place, Place]]:
    """Who moved last, from where and to where, the latest first; leaders are known anyway."""
    found = []
    for kind, side, a, b, c in reversed(recent):
        if kind == codes.MOVED_TO:
            kiwi = KIWIS_BY_CLAN[view.sides[BOT if side == BOT_TOLD else side].clan][a]
        elif kind in (codes.PUSHED, codes.PULLED):
            kiwi = KIWIS_BY_CLAN[CLANS[a >> 4]][a & 15]
        else:
            continue
        if not kiwi.is_leader and c != OFF:
            found.append((look_of(kiwi), place_in(b), place_in(c)))
    return found


def look_of(kiwi: Kiwi) -> str:
    """What is the same while a kiwi moves."""
    return f"{kiwi.clan}-{kiwi.size}"


def traced(view: KiwiView, spots: list[tuple[Place, Spot]], recent: tuple[Event, ...]) -> list[str]:
    """A name for each bird that stays the same while it moves: kiwis are counted, so it is called by where it was."""
    looks = [look_of(spot.kiwi) for _, spot in spots]
    origins = [place for place, _ in spots]
    for look, start, end in recent_ways(view, recent):
        moved = next((i for i, one in enumerate(looks) if one == look and origins[i] == end), None)
        if moved is not None:
            origins[moved] = start
    copies, found = Counter[str](), []
    for (_, spot), look, origin in zip(spots, looks, origins, strict=True):
        name = f"piece-{look}" if spot.kiwi.is_leader else f"piece-{look}-{origin}"
        copies[name] += 1
        found.append(f"{name}-{copies[name]}" if copies[name] > 1 else name)
    return found

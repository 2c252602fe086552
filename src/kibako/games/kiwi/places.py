"""The ids of what can be clicked on the island, and where the birds of a hex stand."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import Final, NamedTuple

from kibako.engine.state import Event
from kibako.games.kiwi import codes
from kibako.games.kiwi.actions import PIECES, write_place
from kibako.games.kiwi.art import KEPT
from kibako.games.kiwi.birds import WIDTH
from kibako.games.kiwi.codes import BOT, BOT_TOLD, LEADER, OFF
from kibako.games.kiwi.components import CLANS
from kibako.games.kiwi.ground import centre
from kibako.games.kiwi.view import Hex, KiwiView
from kibako.kit.svg import Point


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


WIDE: Final = Manner(False, 0.526, 91, 28, 34, 4, (-18, 4), 1.05)
TALL: Final = Manner(True, 0.564, 100, 25, 32, 4, (-20, 6), 1.3)


def place_name(hex_: Hex) -> str:
    return f"{hex_.q},{hex_.r}"


def hex_id(place: str) -> str:
    return f"hex-{place}"


def bird_id(kiwi: str, place: str, copy: int = 1) -> str:
    """Of kiwis that are alike any can be clicked; a leader is the only one of its clan."""
    if kiwi.endswith("leader"):
        return f"leader-{kiwi.partition('-')[0]}"
    return f"bird-{kiwi}-{place}" + (f"-{copy}" if copy > 1 else "")


def bird_ids(view: KiwiView, kiwi: str, place: str) -> list[str]:
    """All that are alike."""
    hex_ = next(hex_ for hex_ in view.hexes if place_name(hex_) == place)
    return [bird_id(kiwi, place, copy + 1) for copy in range(hex_.kiwis.count(kiwi))]


def nest_id(clan: str, nest: str) -> str:
    return f"nest-{clan}-{nest}"


@cache
def split(kiwi: str) -> tuple[str, str, str]:
    """Clan, size or leader, marks."""
    clan, size, *marks = kiwi.split("-")
    return clan, size, "-".join(marks)


class Spot(NamedTuple):
    """Where a bird stands."""

    kiwi: str
    name: str
    x: float
    y: float
    scale: float
    flip: bool


@lru_cache(KEPT)
def arranged(hex_: Hex, manner: Manner) -> list[Spot]:
    """Big birds behind small ones, in one row or two; crowds are squeezed."""
    place, copies, named = place_name(hex_), Counter[str](), []
    for kiwi in hex_.kiwis:
        copies[kiwi] += 1
        named.append((kiwi, bird_id(kiwi, place, copies[kiwi])))
    named.sort(key=lambda one: -WIDTH[split(one[0])[1]] if not one[0].endswith("leader") else -90)
    widths = [WIDTH[split(kiwi)[1]] * manner.piece for kiwi, _ in named]
    if sum(widths) <= manner.room:
        return _row(hex_, manner, named, manner.lower if hex_.nest else manner.front)
    half = (len(named) + 1) // 2
    return _row(hex_, manner, named[:half], manner.upper) + _row(hex_, manner, named[half:], manner.lower)


def _row(hex_: Hex, manner: Manner, named: list[tuple[str, str]], dy: float) -> list[Spot]:
    cx, cy = centre(hex_.q, hex_.r, manner.tall)
    crowd = 0.86 if len(hex_.kiwis) > 6 else 1.0
    k = manner.piece * crowd
    widths = [WIDTH[split(kiwi)[1]] * k for kiwi, _ in named]
    squeeze = min(1.0, manner.room / max(1.0, sum(widths)))
    alone = len(hex_.kiwis) == 1
    x = (
        cx
        - sum(widths) * squeeze / 2
        + manner.room * (0.2 if hex_.nest and alone else 0.13 if hex_.marker and squeeze == 1 else 0)
    )
    spots = []
    for i, ((kiwi, name), width) in enumerate(zip(named, widths, strict=True)):
        flip = (hex_.q * 3 + hex_.r * 5) % 2 == 1 if len(named) == 1 else 2 * i >= len(named)
        spots.append(Spot(kiwi, name, x + width * squeeze / 2, cy + dy + 3 * k * (i % 2), k, flip))
        x += width * squeeze
    return spots


# --- where a kiwi came from ---------------------------------------------------------------------------------------------


def ways(view: KiwiView, recent: tuple[Event, ...]) -> list[tuple[str, str, str]]:
    """Kiwi, start and end of what moved last, the latest first."""
    found = []
    for kind, side, a, b, c in reversed(recent):
        if kind == codes.MOVED_TO:
            clan, piece = view.sides[BOT if side == BOT_TOLD else side].clan, a
        elif kind in (codes.PUSHED, codes.PULLED):
            clan, piece = CLANS[a >> 4], a & 15
        else:
            continue
        if piece != LEADER and c != OFF:
            found.append((f"{clan}-{PIECES[piece][0]}", write_place(b), write_place(c)))
    return found


def traced(view: KiwiView, spots: list[tuple[str, Spot]], recent: tuple[Event, ...]) -> list[str]:
    """A name for each bird that stays the same while it moves: kiwis are counted, so it is called by where it was."""
    kinds = ["-".join(split(spot.kiwi)[:2]) for _, spot in spots]
    origins = [place for place, _ in spots]
    for kiwi, start, end in ways(view, recent):
        moved = next((i for i, kind in enumerate(kinds) if kind == kiwi and origins[i] == end), None)
        if moved is not None:
            origins[moved] = start
    copies, found = Counter[str](), []
    for kind, origin in zip(kinds, origins, strict=True):
        name = f"piece-{kind}" if kind.endswith("leader") else f"piece-{kind}-{origin}"
        copies[name] += 1
        found.append(f"{name}-{copies[name]}" if copies[name] > 1 else name)
    return found

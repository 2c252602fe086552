"""The racks that Kinoko's hands stand in: whose they are, whose turn it is, scores and gains."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kibako.games.kinoko.picture.hats import hat_sign
from kibako.games.kinoko.picture.layout import Stand
from kibako.games.kinoko.picture.svg_words import WOOD_LINE, box, disc, put, show, soft, stroke
from kibako.kit.svg import INK, PAPER, WOOD_DARK, g, label, num, seat_shape


class Plate(NamedTuple):
    """What a rack shows."""

    seat: int
    name: str
    score: int
    active: bool  # it is this seat's turn
    status: str | None  # one word about this seat
    won: bool
    gains: tuple[int, ...]  # of the round that was just scored
    family: str | None  # the colour of the hat that is hung on it


@lru_cache(1024)
def rack(stand: Stand, plate: Plate, tall: bool) -> str:
    """Gold stays free for what can be chosen: a whole hand can be."""
    u = stand.plate / (34 if tall else 40)
    parts = [_plank(stand, u), _name(stand, plate, u, tall), _score(stand, plate.score, u)]
    if plate.status:
        parts.append(_status(stand, plate, u, tall))
    if plate.family:
        parts.append(_medal(stand, plate.family, u))
    parts += _gains(stand, plate.gains, u, tall)
    return put("".join(parts), stand.x, stand.y, None, stand.turn, class_="kinoko-rack")


def _middle(stand: Stand, u: float) -> float:
    return -stand.plate / 2 + 2 * u


def _plank(stand: Stand, u: float) -> str:
    x, y, w, h = -stand.half, -stand.plate, 2 * stand.half, stand.plate
    inner = stand.half - 10 * u
    return "".join(
        (
            soft(x + 4, y + 8, w - 8, h - 2, 12 * u, 5, "#000", 0.5),
            box(x, y, w, h, 13 * u, "url(#kinoko-plank)", "#3f2612", 1.2),
            stroke(f"M{num(-inner)} {num(y + 3.0)}H{num(inner)}", WOOD_LINE, 3.2 * u, opacity=0.8),
            stroke(f"M{num(-inner)} {num(y + 6 * u + 0.6)}H{num(inner)}", "#d9a771", 1.2, opacity=0.55),
        )
    )


def mark(seat: int, x: float, y: float, size: float) -> str:
    """A seat's shape in its colour. Seat colours are used for nothing else: here the families own the hues."""
    inner = seat_shape(seat, size, stroke=PAPER, stroke_width=2.4)
    return put(seat_shape(seat, size, stroke=INK, stroke_width=5) + inner, x, y)


def _name(stand: Stand, plate: Plate, u: float, tall: bool) -> str:
    """Written on paper while it is the seat's turn."""
    middle, left = _middle(stand, u), -stand.half + 24 * u
    name, size = fitted(plate.name, 19 * u, _name_end(stand, plate, u, tall) - left - 28 * u)
    paper = ""
    if plate.active:
        wide = _width(name, size) + 46 * u
        paper = box(left - 18 * u, middle - 13.5 * u, wide, 27 * u, 13 * u, PAPER, "#3f2612", 1)
    words = label(
        name,
        left + 18 * u,
        middle + size * 0.34,
        class_="display",
        font_size=size,
        font_weight=650,
        fill=INK if plate.active else PAPER,
    )
    return paper + mark(plate.seat, left, middle, 21 * u) + words


def _name_end(stand: Stand, plate: Plate, u: float, tall: bool) -> float:
    """Where the status or the score begins."""
    if plate.status and not _is_narrow(stand, tall):
        return -6 * u - _status_width(plate, u) / 2 - 4 * u
    return stand.half - 112 * u


def _is_narrow(stand: Stand, tall: bool) -> bool:
    """Too narrow for name, status and score side by side."""
    return tall and stand.half < 130


def _width(words: str, size: float) -> float:
    return len(words) * size * 0.56


def fitted(words: str, size: float, room: float) -> tuple[str, float]:
    """Words that are too long become smaller, then are cut."""
    wide = _width(words, size)
    smallest = size * 0.75
    if wide <= room:
        return words, size
    if _width(words, smallest) <= room + 0.01:
        return words, max(smallest, size * room / wide)
    return words[: max(1, int(room / (smallest * 0.56) + 0.01) - 1)] + "…", smallest


def _score(stand: Stand, score: int, u: float) -> str:
    """The points as mushrooms, up to the four that end the game (K21)."""
    count = max(4, score)
    step = min(21.0, 105 / count) * u
    right, middle = stand.half - 9 * u, _middle(stand, u)
    wide = count * step + 14 * u
    first = right - wide + 7 * u + step / 2
    points = (show(f"point-{int(i < score)}", first + i * step, middle, round(step / 25, 3)) for i in range(count))
    return box(right - wide, middle - 13 * u, wide, 26 * u, 13 * u, PAPER, "#3f2612", 1) + g(*points)


def _status_width(plate: Plate, u: float) -> float:
    return _width(plate.status or "", 14 * u) + (54 if plate.won else 20) * u


def _status(stand: Stand, plate: Plate, u: float, tall: bool) -> str:
    """On the rack if there is room, else on its upper edge."""
    assert plate.status is not None
    size, wide = 14 * u, _status_width(plate, u)
    x, y = (0.0, -stand.plate - 3 * u) if _is_narrow(stand, tall) else (-6 * u, _middle(stand, u))
    middle = x + (17 * u if plate.won else 0)
    words = label(plate.status, middle, y + size * 0.34, font_size=size, font_weight=800, fill=INK, text_anchor="middle")
    wreath = show("wreath", x - wide / 2 + 20 * u, y, round(1.2 * u, 2)) if plate.won else ""
    paper = box(x - wide / 2, y - 12 * u, wide, 24 * u, 12 * u, PAPER, "#3f2612", 1)
    return g(paper, words, class_="caption") + wreath


def _medal(stand: Stand, colour: str, u: float) -> str:
    """The family's hat, hung on the rack's left end."""
    x, y = -stand.half + 17 * u, -stand.plate - 11 * u
    return disc(x, y, 19 * u, PAPER, WOOD_DARK, 1.2) + hat_sign(colour, x, y, 29 * u)


def _gains(stand: Stand, gains: tuple[int, ...], u: float, tall: bool) -> list[str]:
    """Won and lost, on the rack's right upper edge."""
    size = (30 if tall else 34) * u
    right = stand.half - size * 0.55
    return [
        g(_gain(gain, right - (len(gains) - 1 - i) * size * 1.12, -stand.plate - 10 * u, size), class_="aside")
        for i, gain in enumerate(gains)
    ]


def _gain(gain: int, x: float, y: float, size: float) -> str:
    paint, edge = ("#e3f2d5", "#2f6a2a") if gain > 0 else ("#fbdcd2", "#861d22")
    words = f"+{gain}" if gain > 0 else f"−{-gain}"
    number = label(
        words, x, y + size * 0.19, font_size=size * 0.56, font_weight=900, fill=edge, text_anchor="middle", class_="display"
    )
    return disc(x, y, size / 2, paint, edge, 2) + number

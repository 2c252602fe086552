"""The pieces of Kinoko's picture, each from the little it depends on, so that they are drawn once and kept."""

from __future__ import annotations

from functools import cache, lru_cache

from kibako.games.kinoko.picture.cards import HIGH, WIDE
from kibako.games.kinoko.picture.hands import fitted, mark
from kibako.games.kinoko.picture.hats import hat_sign
from kibako.games.kinoko.picture.layout import Frame, Layout, Spot, layout
from kibako.games.kinoko.picture.scenery import DIE_INKS
from kibako.games.kinoko.picture.svg_words import HUES, box, disc, put, show, stroke
from kibako.kit.svg import GOLD, INK, PAPER, WOOD_DARK, g, label, num, rect, shift, title

KEPT = 20_000  # pieces with words in them: names and languages are many


def written(
    words: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    weight: int = 600,
    anchor: str = "middle",
    kind: str | None = "display",
) -> str:
    return label(words, x, y, class_=kind, font_size=size, font_weight=weight, fill=fill, text_anchor=anchor)


@lru_cache(KEPT)
def caption(x: float, words: str, small: str, kept: bool = False) -> str:
    """Written on the felt, at the lower edge of the wide shape; `kept` where nothing else says it."""
    shown, size = fitted(words, 15, 172)
    upper = written(shown, x, 739, size, "#f4ead2", kind="display" if kept else "display caption")
    return g(upper + written(small, x, 757, 13, "#c6d2c4", kind="caption"), class_="aside")


@cache
def ground(seats: int, tall: bool) -> str:
    """Felt to beyond the edges, whatever shape the page gives the picture."""
    table = layout(seats, tall)
    felt = rect(-table.wide, -table.high, 3 * table.wide, 3 * table.high, fill="url(#kinoko-felt)")
    ferns = [show(name, *spot) for name, spot in table.plants if name == "fern"]
    others = [show(name, *spot) for name, spot in table.plants if name != "fern"]
    return felt + "".join((*ferns, show("stump", *table.stump), *others))


@cache
def hollow(table: Layout, row: int, letter: str) -> str:
    """A row lies in a felt-lined hollow of the stump."""
    rows = table.rows
    x, y, w, h = rows.x - rows.wide / 2, rows.top(row), rows.wide, rows.high
    size = 15 if table.tall else 21
    beside = y + (1.1 * size if row else h - 0.4 * size)  # where the stump is widest
    return "".join(
        (
            box(x, y, w, h, 14, "#21362b", "#6b4322", 2),
            box(x + 2, y + 2, w - 4, h - 4, 12, "none", "#0c1510", 4, opacity=0.55),
            stroke(f"M{num(x + 12)} {num(y + h + 1.4)}H{num(x + w - 12)}", "#efcf9f", 1.4, opacity=0.6),
            written(letter, x - 8, beside, size, WOOD_DARK, 800, "end"),
        )
    )


# --- cards ---------------------------------------------------------------------------------------------------------------


@lru_cache(KEPT)
def card(face: str, k: float, marks: tuple[str, ...]) -> str:
    """A card with what lies under and on it."""
    return g(
        show("high-shadow", class_="kinoko-when-firm"),
        show("shadow"),
        show("thin", class_="kinoko-when-legal", data_frame=""),
        show("firm", class_="kinoko-when-firm"),
        show(face),
        *marks,
        show("tick", WIDE / 2 - 6, 9 - HIGH / 2, round(1 / k, 2), class_="kinoko-when-firm"),
        class_="kinoko-lift",
    )


@cache
def card_glow(number: int, spot: Spot) -> str:
    return put(show("glow", class_="glow kinoko-glow", data_for=f"card-{number}"), *spot)


@lru_cache(KEPT)
def family_card(colour: str, name: str) -> str:
    """With its name on the ribbon, if it has one."""
    words, size = fitted(name, 16, 108)
    ribbon = name and label(
        words,
        0,
        67.4,
        class_="display caption",
        font_size=size,
        font_weight=700,
        fill="#fff",
        text_anchor="middle",
        stroke=HUES[colour].dark,
        stroke_width=3,
        paint_order="stroke",
    )
    return show("shadow") + show("firm", class_="kinoko-when-firm") + show(f"family-{colour}") + ribbon


# --- sets ----------------------------------------------------------------------------------------------------------------


def _around(frame: Frame, colour: str, width: float, opacity: float | None = None) -> str:
    return box(frame.left, frame.top, frame.wide, frame.high, 16, "none", colour, width, stroke_opacity=opacity)


@cache
def set_outline(frame: Frame) -> str:
    """Around a set that can be chosen whole; thicker once it is."""
    glow = "".join(_around(frame, "#ffd468", width, 0.13) for width in (6, 9, 12, 15, 18, 21, 24))
    area = box(frame.left, frame.top, frame.wide, frame.high, 16, "#ffcf5c", fill_opacity=0.14)
    return g(glow) + area + _around(frame, GOLD, 3) + g(_around(frame, GOLD, 6), class_="kinoko-when-firm")


@cache
def complete_set(frame: Frame, colour: str, owner: int | None, tall: bool) -> str:
    """A band in the family's hue, and a badge with its hat, a tick and the seat whose family it is."""
    hue = HUES[colour]
    u, half = (0.5 if tall else 1.0), (32 if owner is None else 44)
    bands = (_around(frame, edge, width) for edge, width in ((INK, 8), (PAPER, 6), (hue.main, 3.4)))
    badge = "".join(
        (
            box(-half, -17, 2 * half, 34, 17, PAPER, hue.dark, 2),
            hat_sign(colour, 17 - half, 0, 26),
            put(disc(0, 0, 9, hue.dark) + stroke("M-4 .3L-1.3 3.2L4.3-3", "#fff", 2.4), 43 - half, 0),
            "" if owner is None else mark(owner, 70 - half, 0, 17),
        )
    )
    inwards, down = (half * u, 10) if tall else (half + 14, -4)  # in the tall shape a rack is just above
    return "".join(bands) + put(badge, frame.left + frame.wide - inwards, frame.top + down, u)


# --- dice ----------------------------------------------------------------------------------------------------------------


@cache
def die(number: int, face: str) -> str:
    """A die over its shadow; its words on the tray are the picture's."""
    lifted = g(
        g(box(-37, -37, 74, 80, 19, GOLD), box(-33.5, -33.5, 67, 73, 16, WOOD_DARK), class_="kinoko-when-firm"),
        box(-35.5, -35.5, 71, 76, 17, GOLD, class_="kinoko-when-legal"),
        show(f"die-{number}"),
        show(f"engraved-{face}", 0, -2, color=DIE_INKS[number]),
        class_="kinoko-lift",
    )
    return box(-30, -14, 62, 58, 16, "#000", fill_opacity=0.38) + lifted


@cache
def die_glow(number: int, spot: Spot) -> str:
    layers = (rect(-32 - by, -32 - by, 64 + 2 * by, 70 + 2 * by, 14 + by) for by in (4, 6, 8, 10, 12, 14, 16))
    return put(g(*layers, fill="#ffdc80", fill_opacity=0.14), *spot, class_="glow", data_for=f"die-{number}")


# --- in their places, under their names --------------------------------------------------------------------------------------


@lru_cache(KEPT)
def placed_card(name: str, words: str, face: str, spot: Spot, marks: tuple[str, ...], planned: bool) -> str:
    kind = "piece kinoko-card kinoko-planned" if planned else "piece kinoko-card"
    return g(title(words), card(face, spot.k, marks), id=name, class_=kind, transform=shift(*spot))


@lru_cache(KEPT)
def target(frame: Frame, name: str, words: str, planned: bool) -> str:
    """Around a set that can be exchanged."""
    kind = "target kinoko-frame kinoko-planned" if planned else "target kinoko-frame"
    return put(title(words) + set_outline(frame), *frame.at, id=name, class_=kind)


@lru_cache(KEPT)
def placed_die(number: int, face: str, named: str, kind: str, spot: Spot) -> str:
    drawn = g(named, die(number, face), id=f"die-{number}", class_=kind, transform=shift(*spot))
    return die_glow(number, spot) + drawn


@lru_cache(KEPT)
def die_label(words: str, x: float, y: float, fill: str, weight: int) -> str:
    return written(words, x, y, 13.5, fill, weight, kind="caption")

"""What pictures are printed on: paper, the glow around a card, small cards, counted things."""

from __future__ import annotations

from functools import lru_cache

from kibako.games.kiwi.picture.symbols import CARD_COLOURS, REMEMBERED, footprint, printed, put, sign, words
from kibako.kit.svg import GOLD, PAPER, g, rect


def sheet(w: float, h: float, r: float = 10) -> str:
    """Paper with its shadow on the water."""
    return rect(0, 3, w, h, r, fill="#0b3443", opacity=0.4) + rect(0, 0, w, h, r, fill=PAPER)


@lru_cache(REMEMBERED)
def card_glow(name: str, w: float, h: float, r: float = 10) -> str:
    edge = rect(-3, -3, w + 6, h + 6, r + 3, fill="none", stroke=GOLD, stroke_width=4.5)
    line = rect(-5.5, -5.5, w + 11, h + 11, r + 5, fill="none", stroke="#6b4708", stroke_width=1.4)
    return g(edge, line, class_="glow", data_for=name)


def mini_card(card: str, x: float, y: float, s: float = 1.0) -> str:
    kind = "down" if card.startswith("down") else card.split("-", maxsplit=1)[0]
    return put(f"mini-{kind}", x, y, s)


def minis() -> str:
    out = g(
        rect(-5, -7, 10, 14, 2.4, fill="#5b4632", stroke="#fff", stroke_width=1),
        printed("?", 0, 3.4, 9, fill="#f6e3bd"),
        id="kiwi-mini-down",
    )
    inner = {
        "move": footprint(4, "#fff"),
        "feed": put("fruit-red", 0, 0, 0.42),
        "build": sign("build", 0, 0, 4.6),
        "joker": sign("point", 0, 0, 4.4),
    }
    for kind, body in inner.items():
        out += g(
            rect(-5, -7, 10, 14, 2.4, fill=CARD_COLOURS[kind], stroke="#fff", stroke_width=1), body, id=f"kiwi-mini-{kind}"
        )
    return out


def counted(art: str, x: float, y: float, scale: float, count: int) -> str:
    return g(put(art, x, y, scale), words(str(count), x + 7.5, y + 4.4, 12, font_weight=800), opacity=None if count else 0.45)


def small(art: str, x: float, y: float, scale: float, count: int) -> str:
    return g(put(art, x, y, scale), words(str(count), x + 5.5, y + 3.6, 10, font_weight=800), opacity=None if count else 0.45)

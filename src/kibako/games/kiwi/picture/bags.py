"""The bags of fruits and markers, on a raft."""

from __future__ import annotations

from kibako.games.kiwi.picture.labels import Names
from kibako.games.kiwi.picture.symbols import at, centred, put, sign
from kibako.games.kiwi.view import KiwiView
from kibako.kit.svg import GOLD, PAPER, WOOD_DARK, WOOD_LIGHT, ellipse, g, path, rect


def pouch(x: float, y: float, fill: str, line: str, what: str) -> str:
    body = "M-20 22Q-30 -2 -10 -16L-14 -26Q0 -20 14 -26L10 -16Q30 -2 20 22Q0 28 -20 22Z"
    return at(
        x,
        y,
        path(body, fill=fill, stroke=line, stroke_width=2.2, stroke_linejoin="round"),
        path("M-11 -16Q0 -12 11 -16", fill="none", stroke=GOLD, stroke_width=3.4, stroke_linecap="round"),
        path("M-15 2Q-20 12 -15 20", fill="none", stroke="#fff", stroke_width=3, stroke_linecap="round", opacity=0.35),
        sign(what, 0, 6, 10),
        rect(-15, 25, 30, 17, 8.5, fill=PAPER, stroke=line, stroke_width=1.2),
    )


def raft_art() -> str:
    planks = "".join(
        rect(-66, -8 + i * 13, 132, 12, 5, fill=WOOD_LIGHT if i % 2 else "#b37e4d", stroke=WOOD_DARK, stroke_width=1.6)
        for i in range(4)
    )
    ropes = path("M-50 -8V44M50 -8V44", fill="none", stroke=WOOD_DARK, stroke_width=4, stroke_linecap="round")
    bags = pouch(-28, 2, "#e58fa9", "#7d2f4b", "fruit") + pouch(28, 2, "#a9764a", "#4a2c14", "marker")
    return g(ellipse(0, 30, 82, 26, fill="#0f4a5e", opacity=0.35), planks, ropes, bags, id="kiwi-raft")


def raft(view: KiwiView, names: Names) -> str:
    fruits = sum(view.fruit_bag)
    counts = centred(str(fruits), -28, 40, 12.5, font_weight=800) + centred(str(view.marker_bag), 28, 40, 12.5, font_weight=800)
    return g(names.title("board-bags", fruits=fruits, markers=view.marker_bag), put("raft", 0, 0), counts, id="bags")

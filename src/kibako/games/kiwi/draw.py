"""Kiwi Chow Down as pictures: the island in a bright sea, the own clan board below it, the others at its edges."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from kibako.engine.game import Scene
from kibako.games.kiwi import cards, desk, pocket, shore
from kibako.games.kiwi.art import TERRAIN_COLOURS, at, base, dark, light, put, sign_defs
from kibako.games.kiwi.birds import bird_defs
from kibako.games.kiwi.components import CLANS
from kibako.games.kiwi.ground import ground_defs, waves
from kibako.games.kiwi.homes import home_defs
from kibako.games.kiwi.isle import Isle, pip_defs
from kibako.games.kiwi.names import Names
from kibako.games.kiwi.trace import trace_defs
from kibako.games.kiwi.view import KiwiView
from kibako.kit.svg import FELT, FELT_DARK, WOOD, Attribute, Point, el, g, gradient, rect, shift

WIDE_SIZE: Final = (1090, 780)
TALL_SIZE: Final = (390, 640)
MAT: Final = (13.0, 11.0, 1064.0, 556.0)  # the sea on a wide table
PANEL: Final = 498.0  # where a phone's sea ends


class Layout(NamedTuple):
    """Where things lie, by shape and number of sides."""

    island: tuple[float, float, float]  # where its hex 0,0 is put, and the scale
    strips: tuple[Point, ...]
    bags: tuple[float, float, float]
    track: tuple[float, float, int]  # and its columns
    solo: Point = (0, 0)
    boat: Point | None = None
    whale: Point | None = None


WIDE: Final = {
    2: Layout((530, 92, 1.04), ((878, 326),), (770, 500, 0.9), (24, 300, 3), (876, 384), (90, 470), (1010, 240)),
    3: Layout((545, 354, 0.93), ((878, 378), (878, 430)), (980, 514, 0.8), (24, 300, 3), (0, 0), (90, 490), (1010, 140)),
    4: Layout((327, 98, 0.965), ((884, 366), (884, 417), (884, 468)), (1006, 537, 0.56), (934, 284, 3)),
}
TALL: Final = {
    2: Layout((300, 200, 0.61), ((304, 408),), (226, 462, 0.44), (12, 410, 3), (8, 356)),
    3: Layout((140, 248, 0.575), ((216, 425), (302, 425)), (40, 460, 0.46), (84, 424, 3)),
    4: Layout((262, 141, 0.53), ((304, 142), (304, 212), (304, 282)), (345, 472, 0.4), (304, 352, 2)),
}


# --- what all pictures share ----------------------------------------------------------------------------------------


def down(name: str, *stops: tuple[float, str], x2: float = 0, y2: float = 1) -> str:
    return gradient("linearGradient", f"kiwi-{name}", *stops, x1=0, y1=0, x2=x2, y2=y2)


def clan_gradients(clan: str) -> str:
    colours = ((0, light(clan, 0.24)), (0.45, base(clan)), (1, dark(clan, 0.2)))
    slant: dict[str, Attribute] = {"gradientUnits": "userSpaceOnUse", "x1": -10, "y1": -98, "x2": 6, "y2": 2}
    coat = gradient("linearGradient", f"kiwi-coat-{clan}", *colours, **slant)
    cloth = down(
        f"cloth-{clan}", (0, dark(clan, 0.12)), (0.35, light(clan, 0.12)), (0.7, dark(clan, 0.14)), (1, base(clan)), x2=1, y2=0
    )
    return coat + cloth + down(f"banner-{clan}", (0, dark(clan, 0.38)), (0.55, dark(clan, 0.12)), (1, dark(clan, 0.42)))


def gradients() -> str:
    grounds = (down(f"ground-{terrain}", (0, high), (1, low)) for terrain, (high, low) in TERRAIN_COLOURS.items())
    glow = el("stop", offset=0, stop_color="#ffe08a") + el("stop", offset=0.55, stop_color="#ffd666", stop_opacity=0.75)
    light_ = el("radialGradient", glow, el("stop", offset=1, stop_color="#ffd666", stop_opacity=0), id="kiwi-light")
    sea = gradient("radialGradient", "kiwi-sea", (0, "#56c2cb"), (0.55, "#2f9ab4"), (1, "#1c6f94"), cx=0.5, cy=0.42, r=0.75)
    plain = (
        down("gold", (0, "#ffe08a"), (1, "#d9992b")),
        down("rock", (0, "#c3b8ab"), (1, "#85776b"), x2=0.3),
        down("peak", (0, "#a3a2b4"), (1, "#7b7a8d")),
        down("wood", (0, "#a87445"), (0.5, WOOD), (1, "#6e4424")),
        down("felt", (0, FELT), (1, FELT_DARK)),
    )
    return "".join((*map(clan_gradients, CLANS), *grounds, light_, sea, *plain))


def tables() -> str:
    """The table without what lies on it: felt, a framed sea; on a phone the sea alone."""
    x, y, w, h = MAT
    width, height = WIDE_SIZE
    frame = rect(x - 5, y - 2, w + 10, h + 10, 13, fill="#0d1a14", opacity=0.45) + rect(
        x - 5, y - 5, w + 10, h + 10, 12, fill="url(#kiwi-wood)"
    )
    sea = rect(x, y, w, h, 8, fill="url(#kiwi-sea)") + at(x, y, waves(w, h, 300))
    wide = g(rect(0, 0, width, height, fill="url(#kiwi-felt)"), frame, sea, id="kiwi-table-wide")
    tall = g(rect(0, 0, *TALL_SIZE, fill="url(#kiwi-sea)"), waves(390, PANEL, 120), id="kiwi-table-tall")
    clips = el("clipPath", rect(x, y, w, h, 8), id="kiwi-mat-wide") + el("clipPath", rect(0, 0, 390, PANEL), id="kiwi-mat-tall")
    return wide + tall + clips


@cache
def defs() -> str:
    artwork = (
        sign_defs(),
        pip_defs(),
        bird_defs(),
        home_defs(),
        ground_defs(),
        trace_defs(),
        shore.shore_defs(),
        cards.card_defs(),
        desk.desk_defs(),
    )
    return gradients() + "".join(artwork) + tables()


# --- a picture ------------------------------------------------------------------------------------------------------


def draw(scene: Scene[KiwiView]) -> str:
    view, names = scene.view, Names(scene.speaker, scene.view)
    shape = "tall" if scene.tall else "wide"
    layout = (TALL if scene.tall else WIDE)[len(view.sides)]
    x, y, scale = layout.island
    isle = g(Isle(scene, names).drawn(), transform=shift(x, y, scale))
    parts = tall_parts(view, names, layout) if scene.tall else wide_parts(view, names, layout)
    width, height = TALL_SIZE if scene.tall else WIDE_SIZE
    return el(
        "svg",
        put(f"table-{shape}", 0, 0),
        *visitors(layout),
        g(g(isle, class_="pan"), clip_path=f"url(#kiwi-mat-{shape})"),
        *parts,
        class_="board",
        viewBox=f"0 0 {width} {height}",
    )


def visitors(layout: Layout) -> list[str]:
    return [put(name, *spot) for name, spot in (("boat", layout.boat), ("whale", layout.whale)) if spot is not None]


def wide_parts(view: KiwiView, names: Names, layout: Layout) -> list[str]:
    x, y, scale = layout.bags
    left, top, columns = layout.track
    return [
        at(24, 22, shore.seasons(view, names, 188), id="seasons"),
        at(x, y, shore.raft(view, names), scale=scale),
        at(left, top, shore.track(view, names, columns, 44, 34)),
        at(*layout.solo, shore.solo_card(view, names, shore.WIDE_TABLE)),
        *wide_strips(view, names, layout),
        *wide_desk(view, names),
    ]


def wide_strips(view: KiwiView, names: Names, layout: Layout) -> list[str]:
    """The others beside the island; for who only looks on, everybody below it."""
    if view.seat is None:
        return [
            at(
                230 + 320 * (i % 2),
                596 + 90 * (i // 2),
                shore.strip(view, names, side),
                scale=1.35 if shore.is_open(view) else 1.6,
            )
            for i, side in enumerate(shore.others(view))
        ]
    return [at(*spot, shore.strip(view, names, side)) for spot, side in zip(layout.strips, shore.others(view), strict=True)]


def wide_desk(view: KiwiView, names: Names) -> list[str]:
    if view.seat is None:
        return []
    board = cards.leader_cards(view, names, 170, 192, 4, 11.6) if cards.is_choosing(view) else desk.clan_board(view, names)
    return [at(8, 581, board), at(724, 580, desk.hand(view, names))]


def tall_parts(view: KiwiView, names: Names, layout: Layout) -> list[str]:
    x, y, scale = layout.bags
    left, top, columns = layout.track
    return [
        at(180, 6, shore.season_chip(view, names, 154), id="seasons"),
        at(x, y, shore.raft(view, names), scale=scale),
        at(left, top, shore.track(view, names, columns, 39, 31)),
        at(*layout.solo, shore.solo_card(view, names, shore.TALL_TABLE)),
        *tall_strips(view, names, layout),
        *tall_desk(view, names),
    ]


def tall_strips(view: KiwiView, names: Names, layout: Layout) -> list[str]:
    if view.seat is None:
        return [
            at(6 + 193 * (i % 2), 508 + 66 * (i // 2), shore.strip(view, names, side, 186))
            for i, side in enumerate(shore.others(view))
        ]
    return [
        at(*spot, shore.narrow_strip(view, names, side)) for spot, side in zip(layout.strips, shore.others(view), strict=True)
    ]


def tall_desk(view: KiwiView, names: Names) -> list[str]:
    if view.seat is None:
        return []
    return [at(0, PANEL, pocket.leaders(view, names) if cards.is_choosing(view) else pocket.panel(view, names))]

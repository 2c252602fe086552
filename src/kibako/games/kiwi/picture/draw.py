"""Kiwi Chow Down as pictures: the island in a bright sea, the viewer's clan board below it, the others at its edges."""

from __future__ import annotations

from functools import cache
from typing import Final

from kibako.engine.game import Scene
from kibako.games.kiwi.data.components import CLANS
from kibako.games.kiwi.picture import bags, cards, opponents, own_wide, season_cards, small, solo_card, turn_track
from kibako.games.kiwi.picture.birds import bird_defs
from kibako.games.kiwi.picture.ground import ground_defs, waves
from kibako.games.kiwi.picture.icons import icon_defs
from kibako.games.kiwi.picture.island import Isle, pip_defs
from kibako.games.kiwi.picture.labels import Names
from kibako.games.kiwi.picture.layout import MAT, WIDE, WIDE_SIZE, Layout
from kibako.games.kiwi.picture.nests import home_defs
from kibako.games.kiwi.picture.overlays import trace_defs
from kibako.games.kiwi.picture.paper import minis
from kibako.games.kiwi.picture.symbols import TERRAIN_COLOURS, at, clan_colour, dark, light, put, sign_defs
from kibako.games.kiwi.view import KiwiView
from kibako.kit.svg import FELT, FELT_DARK, WOOD, Attribute, el, g, gradient, num, rect, shift

SEA_BLUE: Final = "#2a8fb0"

# --- what all pictures share ----------------------------------------------------------------------------------------


def fade(name: str, *stops: tuple[float, str], x2: float = 0, y2: float = 1) -> str:
    return gradient("linearGradient", f"kiwi-{name}", *stops, x1=0, y1=0, x2=x2, y2=y2)


def clan_gradients(clan: str) -> str:
    colours = ((0, light(clan, 0.24)), (0.45, clan_colour(clan)), (1, dark(clan, 0.2)))
    slant: dict[str, Attribute] = {"gradientUnits": "userSpaceOnUse", "x1": -10, "y1": -98, "x2": 6, "y2": 2}
    coat = gradient("linearGradient", f"kiwi-coat-{clan}", *colours, **slant)
    cloth = fade(
        f"cloth-{clan}",
        (0, dark(clan, 0.12)),
        (0.35, light(clan, 0.12)),
        (0.7, dark(clan, 0.14)),
        (1, clan_colour(clan)),
        x2=1,
        y2=0,
    )
    return coat + cloth + fade(f"banner-{clan}", (0, dark(clan, 0.38)), (0.55, dark(clan, 0.12)), (1, dark(clan, 0.42)))


def gradients() -> str:
    grounds = (fade(f"ground-{terrain}", (0, high), (1, low)) for terrain, (high, low) in TERRAIN_COLOURS.items())
    glow = el("stop", offset=0, stop_color="#ffe08a") + el("stop", offset=0.55, stop_color="#ffd666", stop_opacity=0.75)
    light_ = el("radialGradient", glow, el("stop", offset=1, stop_color="#ffd666", stop_opacity=0), id="kiwi-light")
    sea = gradient("radialGradient", "kiwi-sea", (0, "#56c2cb"), (0.55, "#2f9ab4"), (1, "#1c6f94"), cx=0.5, cy=0.42, r=0.75)
    plain = (
        fade("gold", (0, "#ffe08a"), (1, "#d9992b")),
        fade("rock", (0, "#c3b8ab"), (1, "#85776b"), x2=0.3),
        fade("peak", (0, "#a3a2b4"), (1, "#7b7a8d")),
        fade("wood", (0, "#a87445"), (0.5, WOOD), (1, "#6e4424")),
        fade("felt", (0, FELT), (1, FELT_DARK)),
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
    sea_alone = rect(-2000, -2000, 5000, 5000, fill=SEA_BLUE) + waves(820, 590, 150)
    return wide + g(sea_alone, id="kiwi-table-tall") + el("clipPath", rect(x, y, w, h, 8), id="kiwi-mat-wide")


@cache
def defs() -> str:
    artwork = (
        sign_defs(),
        pip_defs(),
        bird_defs(),
        home_defs(),
        ground_defs(),
        trace_defs(),
        minis(),
        bags.raft_art(),
        cards.card_defs(),
        own_wide.desk_defs(),
        icon_defs(),
    )
    return gradients() + "".join(artwork) + tables()


# --- a picture ------------------------------------------------------------------------------------------------------


def draw(scene: Scene[KiwiView]) -> str:
    view, names = scene.view, Names(scene.speaker, scene.view)
    return wide_picture(scene, view, names) if scene.shape == "wide" else small_picture(scene, view, names)


def wide_picture(scene: Scene[KiwiView], view: KiwiView, names: Names) -> str:
    layout = WIDE[len(view.sides)]
    x, y, scale = layout.island
    isle = g(Isle(scene, names).drawn(), transform=shift(x, y, scale))
    sea = g(g(isle, class_="pan"), clip_path="url(#kiwi-mat-wide)")
    return framed(WIDE_SIZE, put("table-wide", 0, 0), *visitors(layout), sea, *wide_parts(scene, names, layout))


def small_picture(scene: Scene[KiwiView], view: KiwiView, names: Names) -> str:
    """The sea goes on beyond the picture's edges, where a window is not quite of its shape."""
    room = small.ROOMS[scene.shape]
    x, y, scale = small.island_fit(tuple(hex_.place for hex_ in view.hexes), scene.shape)
    isle = g(Isle(scene, names).drawn(), transform=shift(x, y, scale), class_="pan")
    beside = g(*small.parts(scene, names), class_="aside")
    return framed((room.width, room.height), put("table-tall", 0, 0), isle, beside)


def framed(size: tuple[float, float], *parts: str) -> str:
    return el("svg", *parts, class_="board", viewBox=f"0 0 {num(size[0])} {num(size[1])}")


def visitors(layout: Layout) -> list[str]:
    return [put(name, *spot) for name, spot in (("boat", layout.boat), ("whale", layout.whale)) if spot is not None]


def wide_parts(scene: Scene[KiwiView], names: Names, layout: Layout) -> list[str]:
    view = scene.view
    x, y, scale = layout.bags
    left, top, columns, w, h = layout.roomy_track if scene.has_cards and layout.roomy_track else (*layout.track, 44, 34)
    return [
        at(24, 22, season_cards.seasons(view, names, 188), id="seasons"),
        at(x, y, bags.raft(view, names), scale=scale),
        at(left, top, turn_track.track(view, names, columns, w, h)),
        at(*layout.solo, solo_card.solo_card(view, names, solo_card.WIDE_GRID)),
        *([] if scene.has_cards and view.seat is not None else wide_strips(view, names, layout)),
        *wide_desk(view, names),
    ]


def wide_strips(view: KiwiView, names: Names, layout: Layout) -> list[str]:
    """The others beside the island; for who only looks on, everybody below it."""
    if view.seat is None:
        return [
            at(
                230 + 320 * (i % 2),
                596 + 90 * (i // 2),
                opponents.strip(view, names, side),
                scale=1.35 if opponents.is_open(view) else 1.6,
            )
            for i, side in enumerate(view.others)
        ]
    return [at(*spot, opponents.strip(view, names, side)) for spot, side in zip(layout.strips, view.others, strict=True)]


def wide_desk(view: KiwiView, names: Names) -> list[str]:
    if view.seat is None:
        return []
    board = cards.leader_cards(view, names, 170, 192, 4, 14.7) if cards.is_choosing(view) else own_wide.clan_board(view, names)
    return [at(8, 581, board), at(724, 580, own_wide.hand_row(view, names))]

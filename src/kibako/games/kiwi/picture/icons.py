"""Kiwi's icons for the column beside the board: portraits, kiwis, nests, fruits, markers, cards."""

from __future__ import annotations

from kibako.games.kiwi.data.components import CLANS, FRUITS, NEST_NAMES, TERRAINS
from kibako.games.kiwi.picture.symbols import clan_colour, dark, light, put
from kibako.kit.svg import circle, el, g, icon, shift

Box = tuple[float, float, float, float]

KIWI_BOXES: dict[str, Box] = {
    "1": (-33, -68, 70, 70),
    "2": (-46, -99, 100, 100),
    "3": (-60, -125, 126, 126),
    "leader": (-62, -125, 130, 130),
}
NEST_BOXES: dict[str, Box] = {
    "tree-1": (-42, -91, 84, 105),
    "tree-2": (-48, -110, 96, 124),
    "control-1": (-42, -93, 84, 107),
    "control-2": (-45, -128, 90, 142),
    "cave-1": (-44, -67, 88, 82),
    "cave-2": (-52, -80, 105, 94),
}
ICON_SIGNS = ("point", "place", "fruit", "move", "feed", "build", "grow", "remove")
MINIS = ("down", "move", "feed", "build", "joker")


def icon_defs() -> str:
    signs = "".join(icon(sign, (-13, -12, 26, 24), put(f"sign-{sign}", 0, 0)) for sign in ICON_SIGNS)
    fruits = "".join(icon(f"fruit-{colour}", (-10, -10, 20, 20), put(f"fruit-{colour}", 0, 0)) for colour in FRUITS)
    kinds = (*TERRAINS, "back")
    markers = "".join(icon(f"marker-{kind}", (-11, -11, 22, 22), put(f"marker-{kind}", 0, 0)) for kind in kinds)
    minis = "".join(icon(f"card-{kind}", (-6, -8, 12, 16), put(f"mini-{kind}", 0, 0)) for kind in MINIS)
    return signs + fruits + markers + minis + "".join(_clan(clan) for clan in CLANS)


def _clan(clan: str) -> str:
    kiwis = "".join(icon(f"kiwi-{clan}-{size}", box, put(f"bird-{clan}-{size}", 0, 0)) for size, box in KIWI_BOXES.items())
    nests = "".join(icon(f"nest-{clan}-{nest}", NEST_BOXES[nest], put(f"nest-{clan}-{nest}", 0, 0)) for nest in NEST_NAMES)
    crown = icon(f"crown-{clan}", (-22, -28, 44, 34), put(f"crown-{clan}", 0, 0))
    flag = icon(f"flag-{clan}", (-26, -94, 92, 105), put(f"flag-{clan}", 0, 0))
    return _portrait(clan) + kiwis + nests + crown + flag


def _portrait(clan: str) -> str:
    """The clan's leader in a medallion."""
    clip = el("clipPath", circle(32, 32, 30), id=f"kiwi-medallion-{clan}")
    bird = g(put(f"bird-{clan}-leader", 0, 0), transform=shift(30, 73, 0.52))
    ground = circle(32, 32, 30, fill=light(clan, 0.55))
    rim = circle(32, 32, 30, fill="none", stroke=dark(clan, 0.2), stroke_width=2.5)
    back = circle(32, 70, 34, fill=clan_colour(clan), opacity=0.35)
    return clip + icon(f"player-{clan}", (0, 0, 64, 64), ground, g(back, bird, clip_path=f"url(#kiwi-medallion-{clan})"), rim)

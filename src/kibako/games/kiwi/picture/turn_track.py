"""The turn track (W80)."""

from __future__ import annotations

from kibako.games.kiwi.data.components import BOX
from kibako.games.kiwi.picture.ids import space_id
from kibako.games.kiwi.picture.labels import Names
from kibako.games.kiwi.picture.paper import card_glow
from kibako.games.kiwi.picture.symbols import at, put, tally, words
from kibako.games.kiwi.text.words import space_gain
from kibako.games.kiwi.view import KiwiView
from kibako.kit.svg import WOOD, WOOD_DARK, g, rect


def track(view: KiwiView, names: Names, columns: int, w: float, h: float) -> str:
    """Six spaces, what each gives or takes, and who took it."""
    if not view.variable_order:
        return ""
    spaces = (
        at(i % columns * (w + 4), i // columns * (h + 4), track_space(view, names, i + 1, space_gain(view, i + 1), w, h))
        for i in range(len(BOX.track))
    )
    return g(*spaces, id="track")


def track_space(view: KiwiView, names: Names, space: int, gain: str, w: float, h: float) -> str:
    owner = next((side for side in view.sides if side.space == space), None)
    before = next((side for side in view.sides if side.last_space == space and side.space == 0), None)
    body = rect(0, 2, w, h, 7, fill="#0b3443", opacity=0.4) + rect(0, 0, w, h, 7, fill=WOOD, stroke=WOOD_DARK, stroke_width=1.4)
    body += rect(2.5, 2.5, w - 5, h - 5, 5, fill="#f3e6c8") + words(str(space), 5.5, 14, 12, class_="display")
    body += tally(gain, w / 2 + 3, h - 11, min(6.4, w / 8), True)
    if owner:
        body += put(f"token-{owner.clan}", w - 14, 9, 0.4) + put(f"clan-{owner.clan}", w - 14, 8, 0.34)
    elif before:
        body += g(put(f"token-{before.clan}", w - 14, 9, 0.4), opacity=0.35)
    name = space_id(space)
    said = names.title("picture-space", space=space, gives=names.benefit(gain))
    return card_glow(name, w, h, 7) + g(said, body, id=name, class_="kiwi-card")

"""KIKAI's icons for the column beside the board: portraits, tokens, fans, cards, elements."""

from __future__ import annotations

from kibako.games.kikai.data.components import COLOURS, DISTRICTS, SEATS
from kibako.games.kikai.picture.symbols import DISTRICT_ICONS, HUES, SEAT_PAINTS, fan_mark, ref
from kibako.kit.svg import circle, icon, rect

TOKENS = {"energy": "energy", "points": "vp", "megaphones": "mega", "ladders": "ladder", "renown": "renown", "card": "card"}
"""Tokens and signs by their name, and how the picture calls them."""


def icon_defs() -> str:
    seats, colours = range(len(SEATS)), range(len(COLOURS))
    return "".join(
        (
            *(icon(name, (0, 0, 32, 32), ref(f"i-{drawn}", 0, 0, 32)) for name, drawn in TOKENS.items()),
            *(_portrait(seat) for seat in seats),
            *(icon(f"distributor-{seat}", (0, 0, 38, 38), ref(f"balloon-{seat}", 5, 0, 28, 38)) for seat in seats),
            *(icon(f"billboard-{seat}", (0, 0, 32, 32), ref(f"billboard-{seat}", 1, 3, 30, 26)) for seat in seats),
            *(icon(f"fan-{COLOURS[colour]}", (0, 0, 24, 30), ref(f"fan-{colour}", 0, 0, 24, 30)) for colour in colours),
            *(_influence(colour) for colour in colours),
            _foundation(),
            *(icon(f"colour-{COLOURS[colour]}", (0, 0, 20, 20), fan_mark(colour, 10, 10, 8)) for colour in colours),
            *(_district(number) for number in range(DISTRICTS)),
        )
    )


def _portrait(seat: int) -> str:
    """A distributor of the player's."""
    paint = SEAT_PAINTS[seat]
    ground = circle(32, 32, 31, fill=paint.main, opacity=0.28)
    rim = circle(32, 32, 31, fill="none", stroke=paint.dark, stroke_width=2)
    return icon(f"player-{seat}", (0, 0, 64, 64), ground, ref(f"flyer-{seat}", 13, 10, 38, 46), rim)


def _influence(colour: int) -> str:
    return icon(f"influence-{COLOURS[colour]}", (0, 0, 30, 30), ref("i-influence", 0, 0, 22), fan_mark(colour, 22, 22, 6.5))


def _foundation() -> str:
    """The plot where nothing is built yet."""
    plot = rect(3, 6, 34, 24, 5, fill="#2a2547", stroke="#e0b04b", stroke_width=2.4, stroke_dasharray="6 4")
    return icon("foundation", (0, 0, 40, 34), plot, rect(3, 23, 34, 8, 3, fill="url(#kikai-hazard-0)"))


def _district(number: int) -> str:
    """A card of the district, small; and its sign alone."""
    card = rect(1, 1, 28, 38, 5, fill="#191334", stroke=HUES[number], stroke_width=2)
    sign = ref(f"i-{DISTRICT_ICONS[number]}", 4, 9, 22)
    small = icon(f"district-{number}", (0, 0, 32, 32), ref(f"i-{DISTRICT_ICONS[number]}", 2, 2, 28))
    return icon(f"card-{number}", (0, 0, 30, 40), card, sign) + small

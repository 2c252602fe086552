"""The palette as a style sheet: custom properties for the pages' own sheets, and for each seat a fill and a property."""

from __future__ import annotations

from functools import cache

from kibako.kit.svg import SEAT_COLOURS, palette_properties


@cache
def palette_css() -> str:
    seats = "".join(
        f'.seat-{seat}{{fill:{colour}}}\n[data-colour="{seat}"]{{--seat:{colour}}}\n'
        for seat, colour in enumerate(SEAT_COLOURS)
    )
    return f"{palette_properties()}\n{seats}"

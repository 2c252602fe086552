"""Which rules of GrandBois say what may be done now."""

from __future__ import annotations

from typing import Final

from kibako.games.grandbois.view import GrandBoisView

CITED: Final = {"tile": ("G6", "G7"), "tower": ("G10", "G16", "G17"), "over": ("G13", "G20")}  # the most telling first


def cite(view: GrandBoisView) -> tuple[str, ...]:
    expert = ("G12",) if view.expert and view.doing == "tile" else ()
    return (*CITED[view.doing], *expert)

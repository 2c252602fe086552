"""Which rules of KIKAI say what may be done now."""

from __future__ import annotations

from typing import Final

from kibako.games.kikai.view import KikaiView

CITED: Final = {  # by decision, the most telling first
    "found": ("M13", "M14"),
    "exit": ("M13", "M6"),
    "card": ("M15", "M18"),
    "action": ("M15", "M19", "M23", "M25", "M30"),
    "build": ("M19", "M20", "M21"),
    "street": ("M23", "M24", "M8"),
    "attract": ("M25", "M26", "M27"),
    "billboard": ("M28", "M29"),
    "choice": ("M8",),
    "exhibit": ("M30", "M31"),
    "pay": ("M22",),
    "remove": ("M22", "M28"),
    "take": ("M17", "M16"),
    "end": ("M17", "M18"),
    "fill": ("M35",),
}


def cite(view: KikaiView) -> tuple[str, ...]:
    return CITED.get(view.doing, ("M36", "M38") if view.mode == "normal" else ("M37", "M38"))

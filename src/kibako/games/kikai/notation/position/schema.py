"""What a description of a KIKAI position can say."""

from __future__ import annotations

from typing import Final

import msgspec

from kibako.games.kikai.data.components import COLOURS
from kibako.games.kikai.rules.turns import FOUNDERS
from kibako.games.kikai.view import Part

IN_ORDER: Final = "1 2 3 4 5 6"
LETTERS: Final = "RBG"
ALL_SIX: Final = 63


class SidePosition(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    energy: int = 0
    megaphones: int = 0
    ladders: int = 0
    renown: int = 0
    points: int = 0
    master: int = 0
    hand: str = ""  # "School School Diner"
    fans: str = ""  # collected: "RRB"
    kikai: dict[str, list[str]] = {}  # Diner = ["feet blue 2 fan", "body red 4 ladder"]
    streets: list[str] = []  # "School S6"
    discarded: int = 0
    tiles: str = ""  # bonus tiles taken: "2 5"
    foundation: str = IN_ORDER  # the tile at each district
    influence: str = ""  # red, blue, green, if not what feet and ladders give


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    yellow: SidePosition
    purple: SidePosition
    round: int = 1
    turn: int = 1  # of the round
    plays: int = 0  # cards or pairs played this turn
    pending: list[str] | None = None
    founded: int = len(FOUNDERS)
    squares: dict[str, str] = {}  # S1 = "RRBG", or whose billboard: S3 = "yellow 2"
    shown: list[str] | None = None
    offer: str | None = None
    pile: list[str] | None = None  # layers from the top
    played: str = ""
    bonus: str = IN_ORDER  # the bonus tile at each district
    won: str = ""  # "yellow" or "purple", by a media victory


def usual_influence(kikai: dict[str, tuple[Part, ...]]) -> list[int]:
    """M20, M18: 1 for feet, 2 for a body with its ladder, 3 for a head with its ladders."""
    influence = [0, 0, 0]
    for parts in kikai.values():
        for level, part in enumerate(parts):
            influence[COLOURS.index(part.colour)] += level + 1 if part.ladders or level == 0 else 0
    return influence

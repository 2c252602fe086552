"""Kiwis and nests as values, with their names in texts: "2", "red-2", "red-leader", "1-moved-grown", "red-tree-1"."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from kibako.games.kiwi.data.components import CLANS, NEST_NAMES
from kibako.games.kiwi.rules.board import count_of
from kibako.games.kiwi.rules.codes import CLAN_NESTS, GROWN, KINDS, LEADER, MOVED

KIND_NAMES: Final = tuple(f"{size}{moved}{grown}" for grown in ("", "-grown") for moved in ("", "-moved") for size in (1, 2, 3))
PIECES: Final = (*KIND_NAMES, "leader")

assert (PIECES.index("1-moved"), PIECES.index("1-grown"), PIECES.index("leader")) == (MOVED, GROWN, LEADER)


class Kiwi(msgspec.Struct, frozen=True, omit_defaults=True, cache_hash=True):
    clan: str
    size: str  # "1", "2", "3" or "leader"
    moved: bool = False  # it can't move again this turn (W40)
    grown: bool = False  # by the effect that is going on

    @property
    def is_leader(self) -> bool:
        return self.size == "leader"

    @property
    def number(self) -> int:
        """Of its kind in the compiled rules, or LEADER."""
        return NUMBERS[self]

    @property
    def piece(self) -> str:
        """Its name in an action of its clan."""
        return PIECES[NUMBERS[self]]

    @property
    def name(self) -> str:
        """Its name among all clans' kiwis."""
        return f"{self.clan}-{self.piece}"

    @property
    def mark(self) -> str:
        """What sets it apart from others of its size in the hex."""
        return self.piece.partition("-")[2] or "none"


class Nest(msgspec.Struct, frozen=True, cache_hash=True):
    clan: str
    name: str  # "tree-1"


def _made(clan: str, piece: str) -> Kiwi:
    size, *marks = piece.split("-")
    return Kiwi(clan, size, "moved" in marks, "grown" in marks)


KIWIS_BY_CLAN: Final = {clan: tuple(_made(clan, piece) for piece in PIECES) for clan in CLANS}
NUMBERS: Final = {kiwi: number for kiwis in KIWIS_BY_CLAN.values() for number, kiwi in enumerate(kiwis)}
NESTS_BY_CLAN: Final = {clan: tuple(Nest(clan, name) for name in NEST_NAMES) for clan in CLANS}


@lru_cache(4096)
def kiwis_in(clan: str, counted: int) -> tuple[Kiwi, ...]:
    """The kiwis of one side in one hex, which the compiled rules count in one number."""
    return tuple(KIWIS_BY_CLAN[clan][kind] for kind in range(KINDS) for _ in range(count_of(counted, kind)))


def nest_standing(clans: tuple[str, ...], standing: int) -> Nest | None:
    """The nest of a hex, as the compiled rules number it."""
    if standing == 0:
        return None
    side, nest = divmod(standing - 1, CLAN_NESTS)
    return NESTS_BY_CLAN[clans[side]][nest]

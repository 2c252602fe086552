"""What can be said of a position."""

from __future__ import annotations

from typing import Final

import msgspec

ABSENT: Final = "-"


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    clans: str  # by seat: "red green"; in solo the player's and the Kiwibot's
    solo: bool = False
    sections: str = ""  # "1 2": which island section lies in which slot
    island: dict[str, str] = {}  # by hex: "red-1 red-1 red-leader green-2 red-tree-1 green-marker"
    leaders: str = ""  # the leader cards by seat
    used: str = ""  # clans whose leader used its ability this season
    leader_has_moved: str = ""  # clans whose leader moved this turn
    fruits: list[str] = []  # by seat: "red red blue"
    markers: list[str] = []  # by seat: "flower sand"
    row: str = ""  # tokens on the rows, by seat
    reserve: str = ""
    points: str = ""  # of season cards
    hands: list[str] = []
    plays: list[str] = []  # by seat and turn: "move down-feed - build"
    first_unshuffled_turn: str = ""  # by seat: the first turn whose card was not shuffled into the deck again
    spaces: str = ""  # on the turn track
    last_spaces: str = ""
    season: int = 1
    phase: str = "actions"
    round: int | None = None
    step: int | None = None
    turn: int = 0  # whose turn it is to play a card, if nothing is pending
    first: int = 0
    order: str = ""
    cards: str = ""  # season cards in play
    keepers: str = ""  # by season card: a clan or "-"
    pending: list[str] = []  # decisions and effects, the one on top last
    solo_cards: str = ""
    bot_seen: str = ""  # the Kiwibot's markers that were shown and turned back
    bot_aside: str = ""  # the Kiwibot's card that lies set aside face up

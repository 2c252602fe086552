"""The table of GrandBois: the forest, the river and the pile, who plays what, and the small things that many rules do."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kibako.engine.state import State
from kibako.games.grandbois.rules.codes import CHOOSE_TILE
from kibako.games.grandbois.rules.tables import (
    BEAR,
    EMPTY,
    FOOTPRINT,
    MOST_SEATS_WITH_TWO_CLANS,
    TILE_KINDS,
    TOWER,
    WIDTH,
)


class Board(State):
    """The position; GrandBoisState adds what can be done in it."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.clans_each: i64 = 2 if seats <= MOST_SEATS_WITH_TWO_CLANS else 1  # and as many towers (G4)
        self.expert: bool = False
        self.kind = vec[u8]()  # by square
        self.squares = vec[i64]()  # those of the forest
        self.frontier = vec[i64]()  # the anchors where a tile would cover and add squares, and no bear or tower is
        self.laid = vec[i64]()  # the entry of each tile of the forest, in order
        self.river = vec[i64]()
        self.unseen: i64 = 0  # the tiles of the pile that nobody has seen, as bits
        self.under = vec[i64]()  # below them, in order: tiles that were in the river once (G11)
        self.aside: i64 = 0  # tiles set aside at the end, as bits (G11)
        self.towers = vec[i64]()  # clans_each for each seat: its square, or -1
        self.clans = vec[u8]()  # clans_each for each seat, then those nobody plays; never changed, so shared
        self.turn: i64 = 0
        self.doing: i64 = CHOOSE_TILE

    def copy_to(self, s: Board) -> None:
        s.expert = self.expert
        s.kind = self.kind[:]
        s.squares = self.squares[:]
        s.frontier = self.frontier
        s.laid = self.laid[:]
        s.river = self.river[:]
        s.unseen = self.unseen
        s.under = self.under
        s.aside = self.aside
        s.towers = self.towers[:]
        s.clans = self.clans
        s.turn = self.turn
        s.doing = self.doing

    # --- the forest ------------------------------------------------------------------------------------------------

    def put(self, turned: i64, anchor: i64) -> None:
        """G8: what is covered is gone."""
        self.frontier = self.frontier[:]  # the clones' share of it stays as it is
        i: i64
        for i in range(4):
            square = anchor + FOOTPRINT[i]
            if self.kind[square] == EMPTY:
                self.add_square(square)
            self.kind[square] = TILE_KINDS[4 * turned + i]
        self.close_anchors(anchor - WIDTH - 1, anchor + WIDTH + 1)

    def add_square(self, square: i64) -> None:
        """The square joins the forest; anchors it is the first to touch join the frontier."""
        self.squares = append(self.squares, square)
        kind = self.kind
        for step in FOOTPRINT:
            a = square - step
            if kind[a] == EMPTY and kind[a + 1] == EMPTY and kind[a + WIDTH + 1] == EMPTY and kind[a + WIDTH] == EMPTY:
                self.frontier = append(self.frontier, a)

    def close_anchors(self, first: i64, last: i64) -> None:
        """Of the anchors between these keep those where a tile would still add a square and cover no bear or tower.

        Others never open again.
        """
        kind = self.kind
        anchors = self.frontier[:]
        kept: i64 = 0
        for a in self.frontier:
            if not first <= a <= last or is_open(kind[a], kind[a + 1], kind[a + WIDTH + 1], kind[a + WIDTH]):
                anchors[kept] = a
                kept += 1
        self.frontier = anchors[:kept]

    # --- clans and towers --------------------------------------------------------------------------------------------

    def plays(self, seat: i64, clan: i64) -> bool:
        i: i64
        for i in range(self.clans_each * seat, self.clans_each * (seat + 1)):
            if i64(self.clans[i]) == clan:
                return True
        return False

    def tower_left(self, seat: i64) -> i64:
        """The seat's first tower not yet placed; -1 if there is none."""
        i: i64
        for i in range(self.clans_each * seat, self.clans_each * (seat + 1)):
            if self.towers[i] < 0:
                return i
        return -1

    def raise_tower(self, square: i64) -> None:
        """G10."""
        self.towers[self.tower_left(self.turn)] = square
        self.kind[square] = TOWER
        self.close_anchors(square - WIDTH - 1, square)


def is_open(first: u8, second: u8, third: u8, fourth: u8) -> bool:
    """Whether a tile over these squares would add one and cover no bear or tower."""
    if bars(first) or bars(second) or bars(third) or bars(fourth):
        return False
    return EMPTY in (first, second, third, fourth)


def bars(kind: u8) -> bool:
    return kind in (BEAR, TOWER)

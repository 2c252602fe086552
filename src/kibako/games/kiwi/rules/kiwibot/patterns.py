"""The Kiwibot's patterns (W93): it looks for the first hex that fits, from a leader's hex outwards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kibako.games.kiwi.data.components import CELL_MOVERS, OWN_MAJORITY, PLAYER_MAJORITY, SOLO_CARDS
from kibako.games.kiwi.rules.board import Board, by_size, count_of, size_of
from kibako.games.kiwi.rules.codes import BOT, CLAN_NESTS, KINDS, LEADER, MOVED, NOT_MOVED, SPANISH
from kibako.games.kiwi.rules.feeding import can_be_fed
from kibako.games.kiwi.rules.hexes import DIRECTIONS, MARKER_ORDER, NO_HEX

PLAYER: Final = 0
SOLO_HEXES: Final = 24
NOTHING: Final = -1
ANYWHERE: Final = -1
ANY_PIECE: Final = 0
LEADER_ONLY: Final = 4
PLAYERS_LEADER: Final = 13  # a piece: by the Spanish book the leader shown on the cards is the player's (W96)

# The cells of the solo cards, one after the other, and where in a cell of movers things stand.
SOLO_CELLS: Final = vec[i64]([number for card in SOLO_CARDS for cell in card.cells("") for number in cell])
RELATION: Final = 1 + CELL_MOVERS
TARGET: Final = RELATION + 1
PUSHES: Final = RELATION + 2
OWN_PUSHES: Final = RELATION + 3

# How closely a move follows what its cell shows (W93).
AS_SHOWN: Final = 0
PUSHING_ONE: Final = 1
GOING_THERE: Final = 2
GOING_ANYWHERE: Final = 3

# Patterns, the best first.
OWN_PATTERNS: Final = 4
PLAYER_PATTERNS: Final = 4


def in_order(s: Board, number: i64) -> i64:
    """The hexes in the order of the solo marker."""
    return MARKER_ORDER[SOLO_HEXES * s.leader_at[PLAYER if s.from_player else BOT] + number]


def adjacent(s: Board, hex_: i64) -> i64:
    """The hexes around one, as bits."""
    found: i64 = 0
    d: i64
    for d in range(DIRECTIONS):
        to = s.neighbour(hex_, d)
        if to != NO_HEX:
            found |= 1 << to
    return found


def coast_but(s: Board, left: i64) -> i64:
    found: i64 = 0
    hex_: i64
    for hex_ in range(SOLO_HEXES):
        if hex_ != left and s.is_coast(hex_):
            found |= 1 << hex_
    return found


def own_places(s: Board) -> i64:
    """Where it may place a kiwi (W18)."""
    found: i64 = 0
    hex_: i64
    for hex_ in range(SOLO_HEXES):
        if s.has_kiwi(hex_, BOT):
            found |= 1 << hex_
    return found


def place_for_own(s: Board, allowed: i64) -> i64:
    """Pairs without nest or marker; pairs; trios without nest or marker; else the first."""
    return first_that_fits(s, allowed, BOT, OWN_PATTERNS)


def first_that_fits(s: Board, allowed: i64, side: i64, patterns: i64) -> i64:
    pattern: i64
    i: i64
    for pattern in range(patterns):
        for i in range(SOLO_HEXES):
            hex_ = in_order(s, i)
            if (allowed >> hex_) & 1 == 0:
                continue
            if fits_own(s, hex_, pattern) if side == BOT else fits_players(s, hex_, pattern):
                return hex_
    return NOTHING


def fits_own(s: Board, hex_: i64, pattern: i64) -> bool:
    bare = s.nest[hex_] == 0 and s.mark[hex_] == 0
    if pattern == 0:
        return bare and s.kiwis_in(hex_, BOT) == 1
    if pattern == 1:
        return s.kiwis_in(hex_, BOT) == 1
    return pattern == OWN_PATTERNS - 1 or (bare and s.kiwis_in(hex_, BOT) == 2)


def place_for_players(s: Board, allowed: i64) -> i64:
    """With a marker; with a nest of the player's; with two or more tokens of the player's; else the first."""
    return first_that_fits(s, allowed, PLAYER, PLAYER_PATTERNS)


def fits_players(s: Board, hex_: i64, pattern: i64) -> bool:
    if pattern == 0:
        return s.mark[hex_] > 0
    if pattern == 1:
        return s.nest[hex_] > 0 and (s.nest[hex_] - 1) // CLAN_NESTS == PLAYER
    return pattern == PLAYER_PATTERNS - 1 or s.tokens(hex_, PLAYER) >= 2


# --- kiwis -----------------------------------------------------------------------------------------------------------


def first_kiwi(s: Board, side: i64, size: i64, ungrown: bool) -> i64:
    """16 * hex + kind of the first kiwi of a size that can be fed or grown; NOTHING if there is none."""
    i: i64
    for i in range(SOLO_HEXES):
        found = kiwi_to_feed(s, in_order(s, i), side, size, ungrown)
        if found != NOTHING:
            return found
    return NOTHING


def kiwi_to_feed(s: Board, hex_: i64, side: i64, size: i64, ungrown: bool) -> i64:
    kiwis = s.kiwis_at(hex_, side)
    if ungrown:
        kiwis &= (1 << 30) - 1
    kind: i64
    for kind in range(size - 1, KINDS, 3):
        if count_of(kiwis, kind) > 0 and can_be_fed(s, side, kind):
            return 16 * hex_ + kind
    return NOTHING


def first_token(s: Board, hex_: i64, kind: i64) -> i64:
    """16 * hex + kind of the first own kiwi to take a token from, small ones first, but not from the one named."""
    i: i64
    size: i64
    other: i64
    for i in range(SOLO_HEXES):
        at = in_order(s, i)
        kiwis = s.kiwis_at(at, BOT)
        for size in range(3):
            for other in range(size, KINDS, 3):
                spare = count_of(kiwis, other)
                if at == hex_ and other == kind:
                    spare -= 1
                if spare > 0:
                    return 16 * at + other
    return NOTHING


def owner_of_first_small_kiwi(s: Board) -> i64:
    """Whose is the first kiwi of size 1 that can be fed; in one hex its own comes first."""
    i: i64
    for i in range(SOLO_HEXES):
        hex_ = in_order(s, i)
        if kiwi_to_feed(s, hex_, BOT, 1, False) != NOTHING:
            return BOT
        if kiwi_to_feed(s, hex_, PLAYER, 1, False) != NOTHING:
            return PLAYER
    return BOT


def pushable(s: Board, hex_: i64, side: i64, size: i64) -> i64:
    """How many of a side's kiwis in a hex are smaller."""
    sizes = by_size(s.kiwis_at(hex_, side))
    total: i64 = 0
    smaller: i64
    for smaller in range(size - 1):
        total += count_of(sizes, smaller)
    return total


def biggest_pushable(s: Board, hex_: i64, side: i64, size: i64) -> i64:
    """The kind of a side's biggest kiwi smaller than a size; NOTHING if there is none."""
    kiwis = s.kiwis_at(hex_, side)
    smaller = size - 2
    while smaller >= 0:
        kind = smaller
        while kind < KINDS:
            if count_of(kiwis, kind) > 0:
                return kind
            kind += MOVED
        smaller -= 1
    return NOTHING


# --- moves -----------------------------------------------------------------------------------------------------------


def find_move(s: Board, who: i64, cell: i64, only: i64, barred: i64) -> i64:
    """The first piece that can go as shown: as shown; pushing at least one; at all. See `first_move` for the number."""
    found = first_move(s, who, cell, AS_SHOWN, only, barred)
    if found == NOTHING and SOLO_CELLS[cell + PUSHES] + SOLO_CELLS[cell + OWN_PUSHES] > 0:
        found = first_move(s, ANY_PIECE, cell, PUSHING_ONE, only, barred)
    if found == NOTHING:
        found = first_move(s, ANY_PIECE, cell, GOING_THERE, only, barred)
    return found


def first_move(s: Board, who: i64, cell: i64, how: i64, only: i64, barred: i64) -> i64:
    """(piece << 10 | from << 5 | to) of the first piece that can go to such a hex, not a barred one, and push enough."""
    if who == LEADER_ONLY and s.edition == SPANISH:
        return leader_move(s, PLAYER, PLAYERS_LEADER, cell, how, only, barred)
    i: i64
    for i in range(SOLO_HEXES):
        start = in_order(s, i)
        kind: i64 = 2
        while kind >= 0:
            if who == ANY_PIECE or who == kind + 1:
                found = move_of_size(s, start, kind, cell, how, only, barred)
                if found != NOTHING:
                    return found
            kind -= 1
        if who % LEADER_ONLY == ANY_PIECE and s.leader_at[BOT] == start:
            found = leader_move(s, BOT, LEADER, cell, how, only, barred)
            if found != NOTHING:
                return found
    return NOTHING


def leader_move(s: Board, side: i64, piece: i64, cell: i64, how: i64, only: i64, barred: i64) -> i64:
    """W40: unless it has moved."""
    if (s.leader_has_moved >> side) & 1 != 0:
        return NOTHING
    start = s.leader_at[side]
    found = destination(s, start, 3, cell, how, only, barred)
    return NOTHING if found == NOTHING else piece << 10 | start << 5 | found


def move_of_size(s: Board, start: i64, kind: i64, cell: i64, how: i64, only: i64, barred: i64) -> i64:
    kiwis = s.kiwis_at(start, BOT) & NOT_MOVED
    while kind < KINDS:
        if count_of(kiwis, kind) > 0:
            found = destination(s, start, size_of(kind), cell, how, only, barred)
            return NOTHING if found == NOTHING else kind << 10 | start << 5 | found
        kind += 3
    return NOTHING


def destination(s: Board, start: i64, size: i64, cell: i64, how: i64, only: i64, barred: i64) -> i64:
    """The first adjacent hex that fits. Who is bound to one hex goes there whatever it is."""
    around = adjacent(s, start) & ~barred
    i: i64
    for i in range(SOLO_HEXES):
        hex_ = in_order(s, i)
        if (around >> hex_) & 1 == 0 or (only >= 0 and hex_ != only):
            continue
        if (only >= 0 or how == GOING_ANYWHERE or is_target(s, hex_, SOLO_CELLS[cell + TARGET])) and can_push(
            s, hex_, size, cell, how
        ):
            return hex_
    return NOTHING


def can_push(s: Board, hex_: i64, size: i64, cell: i64, how: i64) -> bool:
    """Whether it can push there what is shown, or at least one of that."""
    if how >= GOING_THERE:
        return True
    players = pushable(s, hex_, PLAYER, size)
    own = pushable(s, hex_, BOT, size)
    if how == AS_SHOWN:
        return players >= SOLO_CELLS[cell + PUSHES] and own >= SOLO_CELLS[cell + OWN_PUSHES]
    return (SOLO_CELLS[cell + PUSHES] > 0 and players > 0) or (SOLO_CELLS[cell + OWN_PUSHES] > 0 and own > 0)


def is_target(s: Board, hex_: i64, target: i64) -> bool:
    """W96."""
    if target == OWN_MAJORITY:
        return s.tokens(hex_, BOT) > s.tokens(hex_, PLAYER)
    if target == PLAYER_MAJORITY:
        return s.tokens(hex_, PLAYER) > s.tokens(hex_, BOT)
    return s.terrain[hex_] == target

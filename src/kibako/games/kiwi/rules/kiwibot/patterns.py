"""The Kiwibot's patterns (W93): it looks for the first hex that fits, from a leader's hex outwards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kibako.games.kiwi.codes import BOT, KINDS, LEADER, MOVED, NESTS, NOT_MOVED
from kibako.games.kiwi.components import OWN_MAJORITY, PLAYER_MAJORITY
from kibako.games.kiwi.feeding import can_be_fed
from kibako.games.kiwi.island import DIRECTIONS, MARKER_ORDER, NO_HEX
from kibako.games.kiwi.state import Table, by_size, count_of, size_of

PLAYER: Final = 0
HEXES: Final = 24
NOTHING: Final = -1
ANYWHERE: Final = -1
ANY_PIECE: Final = 0
LEADER_ONLY: Final = 4

# Patterns, the best first.
OWN_PATTERNS: Final = 4
PLAYER_PATTERNS: Final = 4


def in_order(s: Table, number: i64) -> i64:
    """The hexes in the order of the solo marker."""
    return MARKER_ORDER[HEXES * s.leader_at[PLAYER if s.from_player else BOT] + number]


def adjacent(s: Table, hex_: i64) -> i64:
    """The hexes around one, as bits."""
    found: i64 = 0
    d: i64
    for d in range(DIRECTIONS):
        to = s.neighbour(hex_, d)
        if to != NO_HEX:
            found |= 1 << to
    return found


def coast_but(s: Table, left: i64) -> i64:
    found: i64 = 0
    hex_: i64
    for hex_ in range(HEXES):
        if hex_ != left and s.is_coast(hex_):
            found |= 1 << hex_
    return found


def own_places(s: Table) -> i64:
    """Where it may place a kiwi (W18)."""
    found: i64 = 0
    hex_: i64
    for hex_ in range(HEXES):
        if s.has_kiwi(hex_, BOT):
            found |= 1 << hex_
    return found


def place_for_own(s: Table, allowed: i64) -> i64:
    """Pairs without nest or marker; pairs; trios without nest or marker; else the first."""
    pattern: i64
    i: i64
    for pattern in range(OWN_PATTERNS):
        for i in range(HEXES):
            hex_ = in_order(s, i)
            if (allowed >> hex_) & 1 != 0 and fits_own(s, hex_, pattern):
                return hex_
    return NOTHING


def fits_own(s: Table, hex_: i64, pattern: i64) -> bool:
    bare = s.nest[hex_] == 0 and s.mark[hex_] == 0
    if pattern == 0:
        return bare and s.kiwis_in(hex_, BOT) == 1
    if pattern == 1:
        return s.kiwis_in(hex_, BOT) == 1
    return pattern == OWN_PATTERNS - 1 or (bare and s.kiwis_in(hex_, BOT) == 2)


def place_for_players(s: Table, allowed: i64) -> i64:
    """With a marker; with a nest of the player's; with two or more tokens of the player's; else the first."""
    pattern: i64
    i: i64
    for pattern in range(PLAYER_PATTERNS):
        for i in range(HEXES):
            hex_ = in_order(s, i)
            if (allowed >> hex_) & 1 != 0 and fits_players(s, hex_, pattern):
                return hex_
    return NOTHING


def fits_players(s: Table, hex_: i64, pattern: i64) -> bool:
    if pattern == 0:
        return s.mark[hex_] > 0
    if pattern == 1:
        return s.nest[hex_] > 0 and (s.nest[hex_] - 1) // NESTS == PLAYER
    return pattern == PLAYER_PATTERNS - 1 or s.tokens(hex_, PLAYER) >= 2


# --- kiwis -----------------------------------------------------------------------------------------------------------


def first_kiwi(s: Table, side: i64, size: i64, ungrown: bool) -> i64:
    """16 * hex + kind of the first kiwi of a size that can be fed or grown; NOTHING if there is none."""
    i: i64
    kind: i64
    for i in range(HEXES):
        hex_ = in_order(s, i)
        kiwis = s.kiwis_at(hex_, side)
        if ungrown:
            kiwis &= (1 << 30) - 1
        for kind in range(size - 1, KINDS, 3):
            if count_of(kiwis, kind) > 0 and can_be_fed(s, side, kind):
                return 16 * hex_ + kind
    return NOTHING


def first_token(s: Table, hex_: i64, kind: i64) -> i64:
    """16 * hex + kind of the first own kiwi to take a token from, small ones first, but not from the one named."""
    i: i64
    size: i64
    other: i64
    for i in range(HEXES):
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


def pushable(s: Table, hex_: i64, size: i64) -> i64:
    """How many of the player's kiwis in a hex are smaller."""
    sizes = by_size(s.kiwis_at(hex_, PLAYER))
    total: i64 = 0
    smaller: i64
    for smaller in range(size - 1):
        total += count_of(sizes, smaller)
    return total


def biggest_pushable(s: Table, hex_: i64, size: i64) -> i64:
    """The kind of the player's biggest kiwi smaller than a size; NOTHING if there is none."""
    kiwis = s.kiwis_at(hex_, PLAYER)
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


def find_move(s: Table, who: i64, target: i64, pushes: i64, only: i64, but: i64) -> i64:
    """The first piece that can go as shown: as shown; pushing at least one; at all. See `first_move` for the number."""
    found = first_move(s, who, target, pushes, only, but)
    if found == NOTHING and pushes > 0:
        found = first_move(s, ANY_PIECE, target, 1, only, but)
    if found == NOTHING:
        found = first_move(s, ANY_PIECE, target, 0, only, but)
    return found


def first_move(s: Table, who: i64, target: i64, pushes: i64, only: i64, but: i64) -> i64:
    """(piece << 10 | from << 5 | to) of the first piece that can go to a hex of that kind and push so many there."""
    i: i64
    for i in range(HEXES):
        start = in_order(s, i)
        kind: i64 = 2
        while kind >= 0:
            if who == ANY_PIECE or who == kind + 1:
                found = move_of_size(s, start, kind, target, pushes, only, but)
                if found != NOTHING:
                    return found
            kind -= 1
        if who % LEADER_ONLY == ANY_PIECE and s.leader_at[BOT] == start and (s.tired >> BOT) & 1 == 0:
            found = destination(s, start, 3, target, pushes, only, but)
            if found != NOTHING:
                return LEADER << 10 | start << 5 | found
    return NOTHING


def move_of_size(s: Table, start: i64, kind: i64, target: i64, pushes: i64, only: i64, but: i64) -> i64:
    kiwis = s.kiwis_at(start, BOT) & NOT_MOVED
    while kind < KINDS:
        if count_of(kiwis, kind) > 0:
            found = destination(s, start, size_of(kind), target, pushes, only, but)
            return NOTHING if found == NOTHING else kind << 10 | start << 5 | found
        kind += 3
    return NOTHING


def destination(s: Table, start: i64, size: i64, target: i64, pushes: i64, only: i64, but: i64) -> i64:
    """The first adjacent hex that fits."""
    around = adjacent(s, start)
    i: i64
    for i in range(HEXES):
        hex_ = in_order(s, i)
        if (around >> hex_) & 1 == 0 or hex_ == but:
            continue
        if only >= 0 and hex_ != only:
            continue
        if is_target(s, hex_, target) and pushable(s, hex_, size) >= pushes:
            return hex_
    return NOTHING


def is_target(s: Table, hex_: i64, target: i64) -> bool:
    """W96."""
    if target == ANYWHERE:
        return True
    if target == OWN_MAJORITY:
        return s.tokens(hex_, BOT) > s.tokens(hex_, PLAYER)
    if target == PLAYER_MAJORITY:
        return s.tokens(hex_, PLAYER) > s.tokens(hex_, BOT)
    return s.terrain[hex_] == target

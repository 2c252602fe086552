"""GrandBois's grid, kinds of squares and tiles as tables of numbers.

The forest is a grid, 80 wide, with the starting tile in the middle: nobody can reach its edge in 36 tiles, and from a described
position its rim stops them. A tile lies with its top-left square on its anchor; its squares are taken in the order top-left,
top-right, bottom-right, bottom-left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kibako.games.grandbois.data.components import COMPONENTS, tile_kinds

# The grid.
WIDTH: Final = 80
SIZE: Final = 6400
MIDDLE: Final = 39
ORIGIN: Final = 3159  # the top-left square of the starting tile
EDGE: Final = 37  # how many columns or rows from there a square can be
FOOTPRINT: Final = vec[i64]([0, 1, WIDTH + 1, WIDTH])
BESIDE: Final = vec[i64]([-1, 1, -WIDTH, WIDTH])
AROUND: Final = vec[i64]([-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1])

# Kinds of squares.
EMPTY: Final = 0
CLEARING: Final = 1
BEAR: Final = 2
TOWER: Final = 3
ANIMALS: Final = 4  # + 4 * clan + animals - 1
CLANS: Final = 5
NO_CLAN: Final = -1

# G7 as numbers: a square covers another if its strength is at least what that one needs.
NEVER: Final = 7
BEAR_STRENGTH: Final = 5

RIVER: Final = 4
MOST_SEATS_WITH_TWO_CLANS: Final = 2


def strength(kind: i64) -> i64:
    if kind == BEAR:
        return BEAR_STRENGTH
    if kind >= ANIMALS:
        return (kind & 3) + 1
    return 0


def need(kind: i64) -> i64:
    if kind in (BEAR, TOWER):
        return NEVER
    if kind >= ANIMALS:
        return (kind & 3) + 2
    return 0


def clan_of(kind: i64) -> i64:
    """NO_CLAN for kinds below ANIMALS."""
    return (kind >> 2) - 1


# For speed four squares are compared at once, each in four bits of one number: 8 + strength - need keeps its bit 8 exactly
# when the strength suffices.
ENOUGH: Final = 0x8888
ONES: Final = 0x1111
NO_CLANS: Final = 0xFFFF  # four squares whose clan is none of any tile


def packed(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    return first | second << 4 | third << 8 | fourth << 12


def turned(kinds: list[int], quarters: int) -> list[int]:
    """A tile's squares after quarter turns clockwise."""
    return kinds[4 - quarters :] + kinds[: 4 - quarters]


def all_kinds() -> list[int]:
    return [kind for tile in COMPONENTS.tiles for quarters in range(4) for kind in turned(tile_kinds(tile), quarters)]


def pack_all(values: list[int]) -> list[int]:
    return [int(packed(*values[i : i + 4])) for i in range(0, len(values), 4)]


def bare_ground() -> list[int]:
    """The grid without a forest: nothing inside; a rim that isn't empty, so that no anchor ever reaches over it."""
    inside = range(MIDDLE - EDGE, MIDDLE + EDGE + 1)
    return [EMPTY if row in inside and column in inside else BEAR for row in range(WIDTH) for column in range(WIDTH)]


BARE_GROUND: Final = vec[u8](bare_ground())

# By kind.
NEED: Final = vec[i64]([need(kind) for kind in range(ANIMALS + 4 * CLANS)])
GROUND_CLAN: Final = vec[i64]([clan_of(kind) + 1 if kind >= ANIMALS else 15 for kind in range(ANIMALS + 4 * CLANS)])

# By turned tile: 4 * tile + quarter turns; the strongest square by tile, four times.
TILE_KINDS: Final = vec[u8](all_kinds())  # four squares each
TILE_STRENGTHS: Final = vec[i64](pack_all([int(strength(kind)) for kind in all_kinds()]))
TILE_STRONGEST: Final = vec[i64]([ONES * max(int(strength(kind)) for kind in tile_kinds(tile)) for tile in COMPONENTS.tiles])
TILE_CLANS: Final = vec[i64](pack_all([int(clan_of(kind)) + 1 for kind in all_kinds()]))
START_KINDS: Final = vec[u8](tile_kinds(COMPONENTS.start))

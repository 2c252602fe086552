"""The shape of the islands of two, three and four players (W5): which hexes are adjacent, far apart, on the coast.

Hexes are numbered section by section: 12 * slot + 4 * b + a. The three islands' tables follow one another: an island's hex h is
found at base(players) + h. A cell is a place of the plane, the same on every island: actions name cells.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kibako.games.kiwi.data.components import ISLAND

SECTION: Final = 12
DIRECTIONS: Final = 6
NO_HEX: Final = -1

LOWEST_Q: Final = -5
LOWEST_R: Final = -3
CELL_ROWS: Final = 11
CELLS: Final = 110

# Clockwise, in the order of the solo marker (W93).
STEP_Q: Final = vec[i64]([1, 0, -1, -1, 0, 1])
STEP_R: Final = vec[i64]([0, 1, 1, 0, -1, -1])

Axial = tuple[int, int]


def base(players: i64) -> i64:
    """Where an island's tables begin: after those of the smaller ones."""
    return 6 * players * (players - 1) - 12


def cell_at(q: int, r: int) -> int:
    return (q - LOWEST_Q) * CELL_ROWS + r - LOWEST_R


def place_of(cell: int) -> Axial:
    q, r = divmod(cell, CELL_ROWS)
    return q + LOWEST_Q, r + LOWEST_R


def all_neighbours() -> list[int]:
    found = []
    for slots in ISLAND.slots:
        hexes = slots.hexes()
        number = {place: hex_ for hex_, place in enumerate(hexes)}
        for q, r in hexes:
            steps = [(q + int(STEP_Q[d]), r + int(STEP_R[d])) for d in range(DIRECTIONS)]
            found += [number.get(place, NO_HEX) for place in steps]
    return found


def all_hexes_by_cell() -> list[int]:
    found = []
    for slots in ISLAND.slots:
        number = {place: hex_ for hex_, place in enumerate(slots.hexes())}
        found += [number.get(place_of(cell), NO_HEX) for cell in range(CELLS)]
    return found


def ring(middle: Axial, radius: int) -> list[Axial]:
    """W93: from (+radius, 0), clockwise."""
    if radius == 0:
        return [middle]
    q, r = middle[0] + radius, middle[1]
    places = []
    for d in (2, 3, 4, 5, 0, 1):
        for _ in range(radius):
            places.append((q, r))
            q, r = q + int(STEP_Q[d]), r + int(STEP_R[d])
    return places


def marker_orders() -> list[int]:
    """For each hex of the two-player island all of its hexes, in the order of the solo marker lying there (W93)."""
    hexes = ISLAND.slots[0].hexes()
    number = {place: hex_ for hex_, place in enumerate(hexes)}
    found = []
    for middle in hexes:
        around = [place for radius in range(2 * len(hexes)) for place in ring(middle, radius)]
        found += [number[place] for place in around if place in number]
    return found


ALL_PLACES: Final = [place for slots in ISLAND.slots for place in slots.hexes()]
Q: Final = vec[i64]([q for q, _ in ALL_PLACES])
R: Final = vec[i64]([r for _, r in ALL_PLACES])
CELL: Final = vec[i64]([cell_at(q, r) for q, r in ALL_PLACES])
NEIGHBOURS: Final = vec[i64](all_neighbours())  # by 6 * hex + direction; NO_HEX: the sea
HEX_IN_CELL: Final = vec[i64](all_hexes_by_cell())  # by CELLS * (players - 2) + cell
MARKER_ORDER: Final = vec[i64](marker_orders())  # by 24 * hex + number


def distance(one: i64, other: i64) -> i64:
    """Between two hexes of one island, numbered from the base on."""
    dq = Q[other] - Q[one]
    dr = R[other] - R[one]
    if dq > 0 < dr:
        return dq + dr
    if dq < 0 > dr:
        return -dq - dr
    return max(max(dq, -dq), max(dr, -dr))

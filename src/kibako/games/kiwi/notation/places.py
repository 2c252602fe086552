"""Hexes by name. Outside the compiled rules a hex is called by its axial coordinates, "0,3"; on the board it is "A4"."""

from __future__ import annotations

from functools import cache
from typing import Final, NewType

from kibako.games.kiwi.data.components import ISLAND
from kibako.games.kiwi.rules.codes import OFF
from kibako.games.kiwi.rules.hexes import ALL_PLACES, CELLS, DIRECTIONS, STEP_Q, STEP_R, Axial, cell_at, place_of

Place = NewType("Place", str)

OFF_ISLAND: Final = Place("off")


def named(q: int, r: int) -> Place:
    return Place(f"{q},{r}")


PLACES: Final = {cell: named(*place_of(cell)) for cell in range(CELLS)} | {OFF: OFF_ISLAND}
ISLAND_CELLS: Final = {named(q, r): cell_at(q, r) for q, r in ALL_PLACES}


def place_in(cell: int) -> Place:
    return PLACES[int(cell)]


def cell_of(word: str) -> int:
    """The cell of a place that is on the island of two, three or four players; else a ValueError."""
    cell = ISLAND_CELLS.get(Place(word))
    if cell is None:
        raise ValueError(word)
    return cell


@cache
def axial(place: Place) -> Axial:
    q, r = place.split(",")
    return int(q), int(r)


@cache
def on_board(place: Place, players: int) -> str:
    """What the board calls a hex: its row by a letter, from the top of a wide screen, and its place there by a number."""
    q, r = axial(place)
    rows, columns = zip(*ISLAND.slots[players - 2].hexes(), strict=True)
    return f"{chr(ord('A') + max(rows) - q)}{r - min(columns) + 1}"


@cache
def around(place: Place) -> tuple[Place, ...]:
    """The six neighbours, on the island or not."""
    q, r = axial(place)
    return tuple(named(q + int(STEP_Q[d]), r + int(STEP_R[d])) for d in range(DIRECTIONS))

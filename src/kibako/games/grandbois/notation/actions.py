"""GrandBois's actions as texts.

    lay 17 90 3,-2      tile 17, turned 90 degrees clockwise, its top-left square at column 3, row -2
    tower 4,-2          put a watchtower on that clearing
    tower none          keep it

The starting tile's top-left square is 0,0; columns grow to the right, rows downwards.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from kibako.engine.errors import MalformedAction
from kibako.games.grandbois.data.components import TILES
from kibako.games.grandbois.rules.board import Board
from kibako.games.grandbois.rules.codes import (
    ACT_NO_TOWER,
    ACT_TOWER,
    anchor_of,
    entry_action,
    lay,
    quarters_of,
    raise_on,
    tile_of,
    tower_square,
)
from kibako.games.grandbois.rules.tables import ORIGIN, WIDTH
from kibako.kit.actions import malformed

REACH: Final = 38  # no tile can come to lie farther out
EXAMPLES: Final = "'lay 17 90 3,-2' (tile, turn, column,row), 'tower 4,-2' or 'tower none'"
LAY: Final = re.compile(r"lay ([1-9][0-9]?) (0|90|180|270) (0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")
TOWER_TEXT: Final = re.compile(r"tower (0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")


def square_at(x: int, y: int) -> int:
    return ORIGIN + x + WIDTH * y


def place_of(square: int) -> tuple[int, int]:
    y, x = divmod(square - ORIGIN + REACH + WIDTH * REACH, WIDTH)
    return x - REACH, y - REACH


def write_place(square: int) -> str:
    x, y = place_of(square)
    return f"{x},{y}"


class Laying(NamedTuple):
    """What an action that lays a tile says."""

    tile: int  # numbered from 1
    turn: int  # degrees clockwise
    x: int
    y: int


def laying(action: int) -> Laying:
    return Laying(int(tile_of(action)) + 1, 90 * int(quarters_of(action)), *place_of(int(anchor_of(action))))


def lay_action(tile: int, turn: int, x: int, y: int) -> int:
    """The action that lays a tile so."""
    return int(lay(4 * (tile - 1) + turn // 90, square_at(x, y)))


def laid_tiles(board: Board) -> list[int]:
    """The tiles of the forest in order, numbered from 0."""
    return [int(tile_of(entry_action(entry))) for entry in board.laid]


def write(action: int) -> str:
    if action == ACT_NO_TOWER:
        return "tower none"
    if action >= ACT_TOWER:
        return f"tower {write_place(int(tower_square(action)))}"
    tile, turn, x, y = laying(action)
    return f"lay {tile} {turn} {x},{y}"


def read(text: str) -> int:
    if text == "tower none":
        return ACT_NO_TOWER
    if match := TOWER_TEXT.fullmatch(text):
        return int(raise_on(square_at(*_place(text, match[1], match[2]))))
    if (match := LAY.fullmatch(text)) and int(match[1]) <= TILES:
        return lay_action(int(match[1]), int(match[2]), *_place(text, match[3], match[4]))
    raise malformed(text, "GrandBois", EXAMPLES)


def _place(text: str, x: str, y: str) -> tuple[int, int]:
    if max(abs(int(x)), abs(int(y))) > REACH:
        raise MalformedAction(f"{text!r}: columns and rows go from {-REACH} to {REACH}")
    return int(x), int(y)

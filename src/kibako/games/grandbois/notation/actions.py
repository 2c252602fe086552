"""GrandBois's actions as texts.

    lay 17 90 3,-2      tile 17, turned 90 degrees clockwise, its top-left square at column 3, row -2
    tower 4,-2          put a watchtower on that clearing
    tower none          keep it

The starting tile's top-left square is 0,0; columns grow to the right, rows downwards.
"""

from __future__ import annotations

import re
from typing import Final

from kibako.engine.errors import MalformedAction
from kibako.games.grandbois.components import TILES
from kibako.games.grandbois.state import ACT_NO_TOWER, ACT_TOWER, ORIGIN, SIZE, WIDTH

REACH: Final = 38  # no tile can come to lie farther out
LAY: Final = re.compile(r"lay ([1-9][0-9]?) (0|90|180|270) (0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")
TOWER: Final = re.compile(r"tower (0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")


def square_at(x: int, y: int) -> int:
    return ORIGIN + x + WIDTH * y


def place_of(square: int) -> tuple[int, int]:
    y, x = divmod(square - ORIGIN + REACH + WIDTH * REACH, WIDTH)
    return x - REACH, y - REACH


def write_place(square: int) -> str:
    x, y = place_of(square)
    return f"{x},{y}"


def write(action: int) -> str:
    if action == ACT_NO_TOWER:
        return "tower none"
    if action >= ACT_TOWER:
        return f"tower {write_place(action - ACT_TOWER)}"
    tile, quarters, anchor = laying(action)
    return f"lay {tile + 1} {90 * quarters} {write_place(anchor)}"


def laying(action: int) -> tuple[int, int, int]:
    """Tile (from 0), quarter turns and anchor."""
    turned, anchor = divmod(action, SIZE)
    return turned >> 2, turned & 3, anchor


def read(text: str) -> int:
    if text == "tower none":
        return ACT_NO_TOWER
    if match := TOWER.fullmatch(text):
        return ACT_TOWER + _square(text, match[1], match[2])
    if (match := LAY.fullmatch(text)) and int(match[1]) <= TILES:
        turned = 4 * (int(match[1]) - 1) + int(match[2]) // 90
        return turned * SIZE + _square(text, match[3], match[4])
    raise MalformedAction(
        f"{text!r} is no action of GrandBois; "
        "expected e.g. 'lay 17 90 3,-2' (tile, turn, column,row), 'tower 4,-2' or 'tower none'"
    )


def _square(text: str, x: str, y: str) -> int:
    if max(abs(int(x)), abs(int(y))) > REACH:
        raise MalformedAction(f"{text!r}: columns and rows go from {-REACH} to {REACH}")
    return square_at(int(x), int(y))

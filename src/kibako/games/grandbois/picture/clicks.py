"""What is clicked in GrandBois's pictures for an action, and which action a click in vain stands for."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from kibako.engine.errors import MalformedAction
from kibako.engine.game import ClickPaths
from kibako.games.grandbois.notation import actions
from kibako.games.grandbois.rules.codes import ACT_NO_TOWER, ACT_TOWER, tower_square
from kibako.games.grandbois.view import GrandBoisView

SPOT: Final = re.compile(r"(?:spot|place|clearing)-(-?[0-9]+,-?[0-9]+)")


def click_paths(action: int, _view: GrandBoisView) -> ClickPaths:
    """A tile of the river, its turn, its place; or a clearing. To keep a tower is a button."""
    if action == ACT_NO_TOWER:
        return ()
    if action >= ACT_TOWER:
        return ((f"clearing-{actions.write_place(int(tower_square(action)))}",),)
    return laying_paths(action)


@lru_cache(20_000)
def laying_paths(action: int) -> ClickPaths:
    tile, turn, x, y = actions.laying(action)
    return ((f"tile-{tile}", f"dial-turn-{turn}", f"place-{x},{y}"),)


# --- why not there -----------------------------------------------------------------------------------------------------


def action_for_click(path: tuple[str, ...], last: str, view: GrandBoisView) -> int | None:
    if view.seat != view.turn or view.doing == "over":
        return None
    try:
        return actions.read(wish(path, last, view))
    except MalformedAction:
        return None


def wish(path: tuple[str, ...], last: str, view: GrandBoisView) -> str:
    """A spot means the tile chosen, turned as it is, or else a tower; a tile or the pile, laying it without saying where.

    Whatever means nothing becomes no action's text.
    """
    if spot := SPOT.fullmatch(last):
        tile, turn = (chosen(path, kind) for kind in ("tile-", "dial-turn-"))
        return f"tower {spot[1]}" if view.doing == "tower" or not tile else f"lay {tile} {turn or 0} {spot[1]}"
    if last.startswith(f"tower-{view.seat}-") and view.doing == "tile":
        return "tower 0,0"
    tiles = view.unseen or view.under
    tile = str(min(tiles)) if last == "pile" and tiles else last.removeprefix("tile-")
    return f"lay {tile} 0 {actions.REACH},{actions.REACH}"


def chosen(path: tuple[str, ...], kind: str) -> str:
    """What follows this beginning in the names clicked so far."""
    return next((name.removeprefix(kind) for name in path if name.startswith(kind)), "")

"""GrandBois as pictures: the forest in the middle, the river at its side, what each player holds in the corners."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from kibako.engine.errors import MalformedAction
from kibako.engine.game import Aim, Scene
from kibako.games.grandbois import actions, shore
from kibako.games.grandbois.forest import Box, Fit, Forest, fit, forest_defs
from kibako.games.grandbois.names import Names
from kibako.games.grandbois.pieces import piece_defs, ref
from kibako.games.grandbois.shore import TALL, WIDE, Shape
from kibako.games.grandbois.state import ACT_NO_TOWER, ACT_TOWER
from kibako.games.grandbois.view import GrandBoisView
from kibako.games.grandbois.water import table_defs
from kibako.kit.svg import el, g

SPOT: Final = re.compile(r"(?:spot|place|clearing)-(-?[0-9]+,-?[0-9]+)")


@cache
def defs() -> str:
    return piece_defs() + forest_defs() + shore.shore_defs() + table_defs()


def draw(scene: Scene[GrandBoisView]) -> str:
    """The table, the forest on it, then whatever lies on the edges, over a forest that was zoomed into."""
    view, shape, names = scene.view, TALL if scene.tall else WIDE, Names(scene.speaker)
    way = forest_fit(view, shape)
    forest = Forest(scene, names, way.mark)
    return el(
        "svg",
        ref(f"table-{shape.name}"),
        g(g(forest.drawn(), transform=way.transform, class_=f"grandbois-{shape.name}"), class_="pan"),
        shore.corner(view, names, shape, forest.plans_tower),
        shore.shelf(view, names, shape),
        shore.pile(view, names, shape),
        shore.river(view, names, shape, scene.planned),
        shore.rafts(view, names, shape),
        class_="board",
        viewBox=f"0 0 {shape.width} {shape.height}",
    )


def forest_fit(view: GrandBoisView, shape: Shape) -> Fit:
    """Into the whole middle if that keeps clear of the corners, else right of the viewer's, else above both."""
    spots = [(square.x, square.y) for square in view.forest]
    left, top, width, height = shape.forest
    taken: list[Box] = [] if view.doing == shore.OVER else [shore.shelf_box(view, shape)]
    if view.seat is not None and taken:
        taken.append(shore.corner_box(view, shape))
    roof = min([box[1] for box in taken], default=top + height)
    inner = max([box[0] + box[2] for box in taken[1:]], default=left)
    boxes: list[Box] = [shape.forest, (inner, top, left + width - inner, height), (left, top, width, roof - top)]
    return fit(spots, boxes, taken, shape.largest)


def aim(action: int, _view: GrandBoisView) -> Aim:
    """A tile of the river, its turn, its place; or a clearing. To keep a tower is a button."""
    if action == ACT_NO_TOWER:
        return ()
    if action >= ACT_TOWER:
        return ((f"clearing-{actions.write_place(action - ACT_TOWER)}",),)
    tile, quarters, anchor = actions.laying(action)
    return ((f"tile-{tile + 1}", f"dial-turn-{90 * quarters}", f"place-{actions.write_place(anchor)}"),)


# --- why not there -----------------------------------------------------------------------------------------------------


def meant(path: tuple[str, ...], last: str, view: GrandBoisView) -> int | None:
    if view.seat != view.turn or view.doing == shore.OVER:
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

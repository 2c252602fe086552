"""GrandBois as pictures: the forest in the middle, the river at its side, what each player holds in the corners."""

from __future__ import annotations

from functools import cache

from kibako.engine.game import Scene
from kibako.games.grandbois.picture import edges
from kibako.games.grandbois.picture.backdrop import backdrop_defs
from kibako.games.grandbois.picture.edges import TALL, WIDE, Shape
from kibako.games.grandbois.picture.forest import Box, Fit, Forest, fit, forest_defs
from kibako.games.grandbois.picture.icons import icon_defs
from kibako.games.grandbois.picture.labels import Names
from kibako.games.grandbois.picture.pieces import piece_defs, ref
from kibako.games.grandbois.view import GrandBoisView
from kibako.kit.svg import el, g


@cache
def defs() -> str:
    return piece_defs() + forest_defs() + edges.edge_defs() + backdrop_defs() + icon_defs()


def draw(scene: Scene[GrandBoisView]) -> str:
    """The table, the forest on it, then whatever lies on the edges, over a forest that was zoomed into."""
    view, shape, names = scene.view, TALL if scene.tall else WIDE, Names.spoken_by(scene.speaker)
    way = forest_fit(view, shape)
    forest = Forest(scene, names, way.mark)
    return el(
        "svg",
        ref(f"table-{shape.name}"),
        g(g(forest.drawn(), transform=way.transform, class_=f"grandbois-{shape.name}"), class_="pan"),
        g(
            edges.corner(view, names, shape, forest.plans_tower),
            edges.shelf(view, names, shape),
            edges.pile(view, names, shape),
            edges.river(view, names, shape, scene.planned),
            edges.rafts(view, names, shape),
            class_="aside",
        ),
        class_="board",
        data_board=way.around(tuple(view.kinds)),
        viewBox=f"0 0 {shape.width} {shape.height}",
    )


def forest_fit(view: GrandBoisView, shape: Shape) -> Fit:
    """Into the whole middle if that keeps clear of the corners, else right of the viewer's, else above both."""
    spots = tuple(view.kinds)
    left, top, width, height = shape.forest
    taken: list[Box] = [] if view.doing == "over" else [edges.shelf_box(view, shape)]
    if view.seat is not None and taken:
        taken.append(edges.corner_box(view, shape))
    roof = min([box[1] for box in taken], default=top + height)
    inner = max([box[0] + box[2] for box in taken[1:]], default=left)
    boxes: tuple[Box, ...] = (shape.forest, (inner, top, left + width - inner, height), (left, top, width, roof - top))
    return fit(spots, boxes, tuple(taken), shape.largest)

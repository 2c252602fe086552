"""What the seat to act can choose by tiles beside what is asked: the four actions, and what lies on its player board."""

from __future__ import annotations

from typing import Final

from kibako.engine.game import Tile
from kibako.engine.words import text
from kibako.games.kikai.picture.ids import billboard_id, ladders_id
from kibako.games.kikai.picture.player_boards import supply
from kibako.games.kikai.picture.symbols import ref
from kibako.games.kikai.rules import codes
from kibako.games.kikai.view import KikaiView
from kibako.kit.svg import icon_body

BOX: Final = "0 0 32 32"


def tiles(view: KikaiView) -> list[Tile]:
    if view.seat is None:
        return []
    side, seat = view.sides[view.seat], view.seat
    ladders = Tile(text("tile-ladder"), ref("i-ladder", 0, 0, 32), BOX, ids=(ladders_id(seat),), held=side.ladders)
    if view.doing == "action":
        return [*actions(view), ladders]
    return [*(billboard(seat, number, view.mode) for number in side.billboards), ladders, *actions(view)]


def billboard(seat: int, number: int, mode: str) -> Tile:
    return Tile(
        text("tile-billboard", number=number), supply(seat, number, mode), "-1 -1 32 27", ids=(billboard_id(seat, number),)
    )


def actions(view: KikaiView) -> list[Tile]:
    """M15: all four, whether they can be chosen or not."""
    drawings = (
        icon_body("hammer"),
        ref(f"balloon-{view.seat}", 5, 1, 22, 30),
        ref("fan-1", 5, 1, 24, 30),
        ref("i-renown", 0, 0, 32),
    )
    return [
        Tile(text("tile-action", what=what), drawing, BOX, codes.ACT_DO + number)
        for number, (what, drawing) in enumerate(zip(("build", "flyers", "attract", "exhibit"), drawings, strict=True))
    ]

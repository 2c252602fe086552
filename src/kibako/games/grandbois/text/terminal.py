"""GrandBois's table as text: the forest as a map, the river under it."""

from __future__ import annotations

from kibako.engine.words import Seat, Speaker, text
from kibako.games.grandbois.data.components import COMPONENTS
from kibako.games.grandbois.view import GrandBoisView

CELL = 4
MARGIN = 5


def board(view: GrandBoisView, speaker: Speaker) -> str:
    parts = [forest_map(view), speaker.say(text("board-key")), river(view, speaker)]
    own = None if view.seat is None else view.clans[view.seat]
    if own is not None:
        parts.append(own_clans(own, speaker))
    parts.append(towers(view, speaker))
    return "\n\n".join(parts)


def own_clans(own: tuple[str, ...], speaker: Speaker) -> str:
    return speaker.say(text("own-clans", clans=[text("clan", clan=clan) for clan in own], count=len(own)))


def forest_map(view: GrandBoisView) -> str:
    """Column numbers above, row numbers at the left; a border of one, as tiles may reach out of the forest."""
    squares = {(square.x, square.y): f"^{square.tower}" if square.kind == "^" else square.kind for square in view.forest}
    columns = range(min(x for x, _ in squares) - 1, max(x for x, _ in squares) + 2)
    rows = range(min(y for _, y in squares) - 1, max(y for _, y in squares) + 2)
    lines = [" " * MARGIN + "".join(str(x).rjust(CELL) for x in columns)]
    for y in rows:
        lines.append(str(y).rjust(MARGIN) + "".join(squares.get((x, y), "·").rjust(CELL) for x in columns))
    return "\n".join(lines)


def river(view: GrandBoisView, speaker: Speaker) -> str:
    tiles = [COMPONENTS.tiles[tile - 1].split() for tile in view.river]
    label = speaker.say(text("board-river"))
    heads = "".join(str(tile).center(9) for tile in view.river)
    tops = "".join(f"{tile[0]:>3} {tile[1]:<3}".center(9) for tile in tiles)
    bottoms = "".join(f"{tile[3]:>3} {tile[2]:<3}".center(9) for tile in tiles)
    pile = speaker.say(text("pile", count=len(view.unseen) + len(view.under)))
    indent = " " * len(label)
    return "\n".join(line.rstrip() for line in (f"{label}{heads}", f"{indent}{tops}", f"{indent}{bottoms}", pile))


def towers(view: GrandBoisView, speaker: Speaker) -> str:
    left = [sum(place is None for place in places) for places in view.towers]
    return "; ".join(speaker.say(text("towers-left", who=Seat(seat), left=count)) for seat, count in enumerate(left)) + "."

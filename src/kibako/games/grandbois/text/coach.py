"""What GrandBois's coach looks out for in a seat's view, and what an action can do there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kibako.games.grandbois.data.components import letter_of
from kibako.games.grandbois.view import AROUND, GrandBoisView, Spot

FEW_TILES: Final = 8
GOOD_PLACE: Final = 5  # points around a tower that are worth taking


def own_letters(view: GrandBoisView) -> set[str]:
    assert view.seat is not None
    return {letter_of(clan) for clan in view.clans[view.seat] or ()}


def own_squares(view: GrandBoisView) -> int:
    return sum(square.kind[0] in own_letters(view) for square in view.forest)


def own_groups(view: GrandBoisView) -> int:
    """G15: the squares of one's largest groups."""
    assert view.seat is not None
    return sum(len(view.largest_group(clan)) for clan in view.clans[view.seat] or ())


def own_towers(view: GrandBoisView) -> list[Spot]:
    assert view.seat is not None
    return [spot for spot in view.towers[view.seat] if spot is not None]


def around_towers(view: GrandBoisView) -> int:
    """G16: squares of one's own clans around one's towers."""
    kinds, letters = view.kinds, own_letters(view)
    return sum(kinds.get((x + dx, y + dy), ".")[0] in letters for x, y in own_towers(view) for dx, dy in AROUND)


def rivals_squares(view: GrandBoisView) -> int:
    return sum(square.kind[0] not in {"C", "B", "^", *own_letters(view)} for square in view.forest)


# --- signs -------------------------------------------------------------------------------------------------------------------


def tower_is_left(view: GrandBoisView) -> bool:
    assert view.seat is not None
    return None in view.towers[view.seat]


def few_tiles(view: GrandBoisView) -> bool:
    return len(view.unseen) + len(view.under) + len(view.river) <= FEW_TILES


def decides_tower(view: GrandBoisView) -> bool:
    return view.doing == "tower" and view.turn == view.seat


def good_place(view: GrandBoisView) -> bool:
    return decides_tower(view) and any(sum(view.tower_points(spot).values()) >= GOOD_PLACE for spot in view.clearings())


def bear_in_river(view: GrandBoisView) -> bool:
    """Tiles 1 to 5 have the bears (G2)."""
    return view.doing == "tile" and view.turn == view.seat and any(tile <= 5 for tile in view.river)


def begins(view: GrandBoisView) -> bool:
    return view.doing == "tile" and view.turn == view.seat and all(laid.seat != view.seat for laid in view.laid)


SIGNS: Final[dict[str, Callable[[GrandBoisView], bool]]] = {
    "tower-is-left": tower_is_left,
    "few-tiles": few_tiles,
    "decides-tower": decides_tower,
    "good-place": good_place,
    "bear-in-river": bear_in_river,
    "begins": begins,
}


# --- effects -----------------------------------------------------------------------------------------------------------------

EFFECTS: Final[dict[str, Callable[[GrandBoisView, GrandBoisView], bool]]] = {
    "joins": lambda before, after: own_groups(after) > own_groups(before) + 1,
    "group": lambda before, after: own_groups(after) > own_groups(before),
    "squares": lambda before, after: own_squares(after) > own_squares(before),
    "loses": lambda before, after: own_squares(after) < own_squares(before),
    "tower": lambda before, after: len(own_towers(after)) > len(own_towers(before)),
    "around": lambda before, after: around_towers(after) > around_towers(before),
    "covers": lambda before, after: rivals_squares(after) < rivals_squares(before),
}

"""Every component of GrandBois, counted wherever it lies."""

from __future__ import annotations

from collections import Counter

from kibako.games.grandbois.data.components import COMPONENTS
from kibako.games.grandbois.notation.actions import laid_tiles
from kibako.games.grandbois.rules.state import GrandBoisState
from kibako.games.grandbois.rules.tables import TOWER
from kibako.kit.bags import members


def component_count(state: GrandBoisState) -> dict[str, int]:
    tiles = [*state.river, *state.under, *laid_tiles(state), *members(state.unseen | state.aside)]
    standing = sum(square >= 0 for square in state.towers)
    on_map = sum(state.kind[square] == TOWER for square in state.squares)
    counted = Counter([*(f"tile {tile + 1}" for tile in tiles), *(COMPONENTS.clans[clan] for clan in state.clans)])
    return dict(counted) | {"towers": len(state.towers), "towers placed but not on the map": standing - on_map}

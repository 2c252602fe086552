"""GrandBois's tiles, as tiles.toml has them."""

from __future__ import annotations

from typing import Final

import msgspec

from kibako.kit.components import demand, read_components

PACKAGE: Final = "kibako.games.grandbois"
CLAN_LETTERS: Final = "FRLST"
TILES: Final = 36

# Square kinds: nothing, clearing, bear, clearing with a watchtower, then 4 for each clan: 1 to 4 animals.
KINDS: Final = (".", "C", "B", "^", *(f"{clan}{animals}" for clan in CLAN_LETTERS for animals in (1, 2, 3, 4)))


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    clans: tuple[str, ...]
    start: str
    tiles: tuple[str, ...]

    def check(self, where: str) -> Components:
        demand(len(self.clans) == len(CLAN_LETTERS), where, f"five clans are needed, not {len(self.clans)}")
        demand(len(self.tiles) == TILES, where, f"{TILES} tiles are needed, not {len(self.tiles)}")
        for number, tile in enumerate((self.start, *self.tiles)):
            self.check_tile(number, tile.split(), where)
        return self

    def check_tile(self, number: int, squares: list[str], where: str) -> None:
        demand(len(squares) == 4, where, f"tile {number} has {len(squares)} squares, not 4")
        for square in squares:
            demand(square in KINDS and square not in ".^", where, f"tile {number}: {square!r} is no square")


COMPONENTS: Final = read_components(PACKAGE, "tiles", Components)


def tile_kinds(tile: str) -> list[int]:
    return [KINDS.index(square) for square in tile.split()]


def squares_of(tile: int, turn: int) -> list[str]:
    """A tile's squares (numbered from 1; 0: the starting tile) when it is turned by degrees clockwise."""
    kinds = (COMPONENTS.tiles[tile - 1] if tile else COMPONENTS.start).split()
    return [kinds[(i - turn // 90) % 4] for i in range(4)]


def letter_of(clan: str) -> str:
    return CLAN_LETTERS[COMPONENTS.clans.index(clan)]

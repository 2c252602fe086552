"""GrandBois' icons for the column beside the board: towers, clans, squares and tiles."""

from __future__ import annotations

from kibako.games.grandbois.data.components import CLAN_LETTERS, COMPONENTS, TILES
from kibako.games.grandbois.picture.pieces import head, ref, tile_face
from kibako.kit.svg import PAPER, SEAT_COLOURS, SEAT_DARKS, WOOD, circle, g, icon, rect, shift


def icon_defs() -> str:
    return "".join(
        (
            *(_portrait(seat) for seat in range(len(SEAT_COLOURS))),
            *(icon(f"tower-{seat}", (8, -42, 90, 140), ref(f"tower-{seat}")) for seat in range(len(SEAT_COLOURS))),
            *(icon(f"clan-{clan}", (0, 0, 32, 36), head(letter, 16, 18, 32)) for clan, letter in _clans()),
            *(icon(f"tile-{tile}", (-4, -4, 208, 212), tile_face(tile, 0)) for tile in range(1, TILES + 1)),
            icon("secret", (-6, -2, 116, 156), ref("card-back")),
            _laid(),
        )
    )


def _clans() -> list[tuple[str, str]]:
    return list(zip(COMPONENTS.clans, CLAN_LETTERS, strict=True))


def _portrait(seat: int) -> str:
    """The player's watchtower."""
    ground = circle(32, 32, 31, fill=SEAT_COLOURS[seat], opacity=0.28)
    rim = circle(32, 32, 31, fill="none", stroke=SEAT_DARKS[seat], stroke_width=2)
    return icon(f"player-{seat}", (0, 0, 64, 64), ground, g(ref(f"tower-{seat}"), transform=shift(10, 19, 0.43)), rim)


def _laid() -> str:
    """A tile, without its animals."""
    squares = "".join(rect(1 + 11 * x, 1 + 11 * y, 10, 10, 2, fill=PAPER, stroke=WOOD, stroke_width=2) for x, y in _FOUR)
    return icon("laid", (0, 0, 23, 23), squares)


_FOUR = ((0, 0), (1, 0), (0, 1), (1, 1))

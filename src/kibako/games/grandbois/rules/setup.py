"""How a game of GrandBois begins (G3 to G5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kibako.engine.chance import Chance
from kibako.games.grandbois.data.components import TILES
from kibako.games.grandbois.rules.board import Board
from kibako.games.grandbois.rules.codes import BEGAN
from kibako.games.grandbois.rules.river import fill
from kibako.games.grandbois.rules.tables import BARE_GROUND, FOOTPRINT, ORIGIN, SIZE, START_KINDS
from kibako.kit.bags import only, shuffle


def set_up(board: Board, chance: Chance) -> None:
    """G3, G4, G5."""
    board.kind = BARE_GROUND[:]
    board.towers = vec[i64]([-1] * (board.seats * board.clans_each))
    put_start(board)
    board.unseen = only(TILES) - 1
    clans = vec[u8]([0, 1, 2, 3, 4])
    shuffle(clans, chance)
    board.clans = clans
    board.turn = chance.below(board.seats)
    fill(board, chance)
    board.tell(BEGAN, board.turn, 0, 0, 0)


def put_start(board: Board) -> None:
    i: i64
    for i in range(4):
        board.add_square(ORIGIN + FOOTPRINT[i])
        board.kind[ORIGIN + FOOTPRINT[i]] = START_KINDS[i]
    board.close_anchors(0, SIZE)

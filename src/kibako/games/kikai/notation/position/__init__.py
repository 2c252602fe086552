"""Positions of KIKAI as short descriptions. docs/lab/kikai.md shows what can be said.

What is left out is as usual: nothing owned, full squares, all cards not named elsewhere in the pile, the first elements shown,
tiles in the order of their numbers, the first turn of round 1 about to choose a card.
"""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from kibako.engine.game import Fields
from kibako.engine.manifest import Options
from kibako.games.kikai.data.components import MODES
from kibako.games.kikai.notation.position.read_board import read_cards, read_elements, read_side, read_squares, read_tiles
from kibako.games.kikai.notation.position.read_turn import read_turn
from kibako.games.kikai.notation.position.schema import Position
from kibako.games.kikai.notation.position.write import write_position
from kibako.games.kikai.rules.state import KikaiState
from kibako.games.kikai.rules.tables import NONE, SLOTS
from kibako.games.kikai.view import look
from kibako.kit.positions import fields_of, reading


def describe(state: KikaiState) -> Fields:
    return fields_of(write_position(look(state, None)))


def arrange(fields: Fields, options: Options) -> KikaiState:
    with reading("KIKAI"):
        position = msgspec.convert(fields, Position)
        state = KikaiState(2)
        state.mode = MODES.index(str(options["mode"]))
        state.first_game = bool(options["first_game"])
        state.kikai = vec[u8]([NONE] * SLOTS)
        for seat, side in enumerate((position.yellow, position.purple)):
            read_side(state, seat, side)
        read_squares(state, position)
        read_elements(state, position)
        read_tiles(state, position)
        read_cards(state, position)
        read_turn(state, position)
        return state

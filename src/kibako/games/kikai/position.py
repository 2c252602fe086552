"""Positions of KIKAI as short descriptions. docs/lab/kikai.md shows what can be said.

What is left out is as usual: nothing owned, full squares, all cards not named elsewhere in the pile, the first elements shown,
tiles in the order of their numbers, the first turn of round 1 about to choose a card.
"""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from kibako.engine.errors import BadPosition
from kibako.engine.game import Fields
from kibako.engine.sheet import Options
from kibako.games.kikai.components import (
    SEATS,
)
from kibako.games.kikai.course import read_course
from kibako.games.kikai.data import (
    NONE,
    SLOTS,
)
from kibako.games.kikai.described import LETTERS, Position, SidePosition, usual_influence
from kibako.games.kikai.lay import read_cards, read_elements, read_side, read_squares, read_tiles
from kibako.games.kikai.state import KikaiState
from kibako.games.kikai.turns import FOUNDERS
from kibako.games.kikai.view import MODES, KikaiView, Part, Side, Square, look


def describe(state: KikaiState) -> Fields:
    fields: Fields = msgspec.to_builtins(_position(look(state, None)))
    return fields


def arrange(fields: Fields, options: Options) -> KikaiState:
    try:
        return _state(msgspec.convert(fields, Position), str(options["mode"]), bool(options["first_game"]))
    except (msgspec.ValidationError, ValueError) as error:
        raise BadPosition(f"this is no position of KIKAI: {error}") from None


def rebuild(view: KikaiView) -> KikaiState:
    """The state that a view shows, as it shows everything."""
    return _state(_position(view), view.mode, view.first_game)


def _state(position: Position, mode: str, first_game: bool) -> KikaiState:
    state = KikaiState(2)
    state.mode = MODES.index(mode)
    state.first_game = first_game
    state.kikai = vec[u8]([NONE] * SLOTS)
    for seat, side in enumerate((position.yellow, position.purple)):
        read_side(state, seat, side)
    read_squares(state, position)
    read_elements(state, position)
    read_tiles(state, position)
    read_cards(state, position)
    read_course(state, position)
    return state


# --- writing ---------------------------------------------------------------------------------------------------------------


def _position(view: KikaiView) -> Position:
    usual = ["take", "card"] if view.sides[view.turn].hand else ["take"]
    usual = ["found"] if view.founded < len(FOUNDERS) else usual
    return Position(
        yellow=_write_side(view.sides[0]),
        purple=_write_side(view.sides[1]),
        round=view.round,
        turn=view.number,
        plays=view.plays,
        pending=None if list(view.pending) == usual or view.doing == "over" else list(view.pending),
        founded=view.founded,
        squares={square.name: _write_square(square) for square in view.squares},
        shown=[name or "-" for name in view.display],
        offer=" ".join(view.offer),
        pile=None if len(view.pile) < 2 else [" ".join(layer) for layer in view.pile],
        played=" ".join(view.played),
        bonus=numbers(view.bonus),
        won="" if view.star is None else SEATS[view.star],
    )


def _write_side(side: Side) -> SidePosition:
    kikai = {district: [_write_part(part) for part in parts] for district, parts in side.kikai.items()}
    return SidePosition(
        energy=side.energy,
        megaphones=side.megaphones,
        ladders=side.ladders,
        renown=side.renown,
        points=side.points,
        master=side.master,
        hand=" ".join(side.hand),
        fans=letters(side.collected),
        kikai=kikai,
        streets=list(side.streets),
        discarded=side.discarded,
        tiles=numbers(side.tiles),
        foundation=numbers(side.foundation),
        influence="" if list(side.influence) == usual_influence(side.kikai) else numbers(side.influence),
    )


def _write_part(part: Part) -> str:
    return part.element + " fan" * part.fan + " ladder" * part.ladders


def _write_square(square: Square) -> str:
    return letters(square.fans) if square.owner is None else f"{SEATS[square.owner]} {square.billboard}"


def letters(counts: tuple[int, ...]) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(str(number) for number in numbers)

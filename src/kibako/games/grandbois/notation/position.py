"""Positions of GrandBois as short descriptions.

forest: a map of the visible squares, a line a row: "F3" three foxes, "C" clearing, "B" bear, "^0" seat 0's tower, "." nothing.
at: the column and row of its first square. clans: for each seat its letters. river: tile numbers.
What is left out is as usual: the starting tile alone, all tiles not named elsewhere in the pile, seat 0 to lay a tile.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from kibako.engine.errors import BadPosition
from kibako.engine.game import Fields
from kibako.engine.manifest import Options
from kibako.games.grandbois.data.components import CLAN_LETTERS, COMPONENTS, KINDS, TILES
from kibako.games.grandbois.notation import actions
from kibako.games.grandbois.notation.actions import laid_tiles
from kibako.games.grandbois.rules.codes import (
    CHOOSE_TILE,
    CHOOSE_TOWER,
    DECISIONS,
    OVER,
    anchor_of,
    entry,
    entry_action,
    entry_seat,
    turned_tile,
)
from kibako.games.grandbois.rules.placement import fits_somewhere, may_raise_tower
from kibako.games.grandbois.rules.state import GrandBoisState
from kibako.games.grandbois.rules.tables import BARE_GROUND, CLEARING, EDGE, FOOTPRINT, RIVER, SIZE, TILE_KINDS, TOWER
from kibako.kit.bags import members, set_of
from kibako.kit.positions import demand, fields_of, find, read_numbers, reading, write_numbers

START: Final = "\n".join((" ".join(COMPONENTS.start.split()[:2]), " ".join(COMPONENTS.start.split()[:1:-1])))
AT: Final = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    clans: str  # "F R L" for three seats, "FR LS" for two
    river: str
    forest: str = START
    at: str = "0,0"
    turn: int = 0
    doing: str = "tile"
    pile: str | None = None  # the tiles nobody has seen; left out: all that are named nowhere else
    under: str = ""  # tiles at the bottom of the pile, in order
    aside: str = ""  # tiles set aside at the end
    laid: list[str] = []  # the tiles of the forest in order, as "17 90 3,-2 seat 1": for drawing, and for a tower to be decided


def describe(state: GrandBoisState) -> Fields:
    forest, at = _write_forest(state)
    named = [*state.river, *state.under, *members(state.aside), *laid_tiles(state)]
    pile = members(state.unseen)
    return fields_of(
        Position(
            clans=_write_clans(state),
            river=_write_tiles(state.river),
            forest=forest,
            at=at,
            turn=int(state.turn),
            doing=DECISIONS[state.doing],
            pile=None if sorted([*pile, *named]) == list(range(TILES)) else _write_tiles(pile),
            under=_write_tiles(state.under),
            aside=_write_tiles(members(state.aside)),
            laid=[_write_laid(kept) for kept in state.laid],
        )
    )


def arrange(fields: Fields, options: Options) -> GrandBoisState:
    with reading("GrandBois"):
        position = msgspec.convert(fields, Position)
        state = GrandBoisState(len(position.clans.split()))
        demand(state.seats in (2, 3, 4), f"clans are needed for two to four seats, not {state.seats}")
        state.expert = bool(options["expert"])
        _read_clans(state, position)
        _read_forest(state, position)
        _read_laid(state, position)
        _read_piles(state, position)
        _set_turn(state, position)
        return state


def _seats(state: GrandBoisState) -> list[str]:
    return [str(seat) for seat in range(state.seats)]


def _write_tiles(tiles: list[int] | vec[i64]) -> str:
    return write_numbers(tile + 1 for tile in tiles)


def _read_tiles(text: str, where: str) -> list[int]:
    return [tile - 1 for tile in read_numbers(text, range(1, TILES + 1), where)]


# --- clans ---------------------------------------------------------------------------------------------------------


def _write_clans(state: GrandBoisState) -> str:
    each = int(state.clans_each)
    letters = "".join(CLAN_LETTERS[clan] for clan in state.clans)
    return " ".join(letters[each * seat : each * seat + each] for seat in range(state.seats))


def _read_clans(state: GrandBoisState, position: Position) -> None:
    each = int(state.clans_each)
    for letters in position.clans.split():
        demand(len(letters) == each, f"with {state.seats} players a seat has {each} clan(s), not {letters!r} (G4)")
    played = "".join(position.clans.split())
    demand(set(played) <= set(CLAN_LETTERS), f"the clans are {', '.join(CLAN_LETTERS)}, not {position.clans!r}")
    demand(len(set(played)) == len(played), f"each clan is played once at most, not {position.clans!r}")
    rest = [letter for letter in CLAN_LETTERS if letter not in played]
    state.clans = vec[u8](CLAN_LETTERS.index(letter) for letter in (*played, *rest))


# --- the forest ----------------------------------------------------------------------------------------------------


def _write_forest(state: GrandBoisState) -> tuple[str, str]:
    places = [actions.place_of(square) for square in state.squares]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    rows = [[_write_square(state, x, y) for x in range(left, right + 1)] for y in range(top, bottom + 1)]
    return "\n".join(" ".join(square.ljust(2) for square in row).rstrip() for row in rows), f"{left},{top}"


def _write_square(state: GrandBoisState, x: int, y: int) -> str:
    square = actions.square_at(x, y)
    kind = KINDS[state.kind[square]]
    return f"^{list(state.towers).index(square) // state.clans_each}" if kind == "^" else kind


def _read_forest(state: GrandBoisState, position: Position) -> None:
    at = AT.fullmatch(position.at)
    if at is None:
        raise BadPosition(f"at: expected column,row, e.g. '-1,2', not {position.at[:20]!r}")
    x0, y0 = int(at[1]), int(at[2])
    rows = [line.split() for line in position.forest.strip().splitlines()]
    state.kind = BARE_GROUND[:]
    state.towers = vec[i64]([-1] * (state.seats * state.clans_each))
    for y, row in enumerate(rows, y0):
        for x, square in enumerate(row, x0):
            if square != ".":
                demand(max(abs(x), abs(y)) <= EDGE, f"a forest reaches at most {EDGE} squares out, not {x},{y}")
                _read_square(state, square, actions.square_at(x, y))
    demand(len(state.squares) > 0, "a forest has at least one square")
    state.close_anchors(0, SIZE)


def _read_square(state: GrandBoisState, word: str, square: int) -> None:
    state.add_square(square)
    if word.startswith("^"):
        demand(word[1:] in _seats(state), f"{word[:20]!r} is nobody's tower; the seats are {', '.join(_seats(state))}")
        seat = int(word[1:])
        demand(state.tower_left(seat) >= 0, f"seat {seat} has only {state.clans_each} tower(s)")
        state.towers[state.tower_left(seat)] = square
        state.kind[square] = TOWER
    else:
        demand(word in KINDS, f"{word[:20]!r} is no square; squares are F1 to F4 and so on, C, B, ^0 and .")
        state.kind[square] = KINDS.index(word)


# --- the tiles -----------------------------------------------------------------------------------------------------


def _write_laid(kept: int) -> str:
    return f"{actions.write(int(entry_action(kept))).removeprefix('lay ')} seat {entry_seat(kept)}"


def _read_laid(state: GrandBoisState, position: Position) -> None:
    laid = []
    for text in position.laid:
        action, _, seat = text.partition(" seat ")
        demand(seat in _seats(state), f"laid: expected e.g. '17 90 3,-2 seat 1', not {text[:40]!r}")
        laid.append(entry(actions.read(f"lay {action}"), int(seat)))
    state.laid = vec[i64](laid)
    _check_laid(state)


def _check_laid(state: GrandBoisState) -> None:
    """The topmost squares of the tiles laid must be what the map shows."""
    top: dict[int, int] = {}
    for kept in state.laid:
        action = entry_action(kept)
        for i, step in enumerate(FOOTPRINT):
            top[anchor_of(action) + step] = TILE_KINDS[4 * turned_tile(action) + i]
    for square, kind in top.items():
        shown = CLEARING if state.kind[square] == TOWER else state.kind[square]
        where = actions.write_place(square)
        demand(shown == kind, f"the tiles laid have {KINDS[kind]} at {where}, the map has {KINDS[shown]}")


def _read_piles(state: GrandBoisState, position: Position) -> None:
    river, under = _read_tiles(position.river, "river"), _read_tiles(position.under, "under")
    aside = _read_tiles(position.aside, "aside")
    named = [*river, *under, *aside, *laid_tiles(state)]
    rest = [tile for tile in range(TILES) if tile not in named]
    pile = rest if position.pile is None else _read_tiles(position.pile, "pile")
    demand(len({*named, *pile}) == len(named) + len(pile), "each tile is in one place only")
    demand(len(river) == RIVER or (len(river) < RIVER and not pile and not under), f"the river has {RIVER} tiles (G9)")
    state.river = vec[i64](river)
    state.under = vec[i64](under)
    state.aside = set_of(aside)
    state.unseen = set_of(pile)


def _set_turn(state: GrandBoisState, position: Position) -> None:
    demand(0 <= position.turn < state.seats, f"turn must be a seat, 0 to {state.seats - 1}")
    state.turn = position.turn
    state.doing = find(position.doing, DECISIONS, "decision")
    if state.doing == CHOOSE_TILE:
        demand(fits_somewhere(state), "no tile of the river can be laid")
    elif state.doing == CHOOSE_TOWER:
        demand(len(state.laid) > 0, "a tower is decided for the last tile of laid, which is missing")
        last = state.laid[len(state.laid) - 1]
        demand(entry_seat(last) == state.turn, f"seat {entry_seat(last)} laid the last tile, so it decides about a tower (G10)")
        demand(may_raise_tower(state, anchor_of(entry_action(last))), "no tower can be placed (G10)")
    demand(state.doing != OVER or len(state.river) == 0, "the game is over only when the river is empty")
    demand(state.doing == OVER or state.aside == 0, "tiles are set aside only at the end (G11)")

"""Why an action of GrandBois may not be done now."""

from __future__ import annotations

from kibako.engine.game import Refusal
from kibako.engine.words import text
from kibako.games.grandbois.data.components import KINDS
from kibako.games.grandbois.notation.actions import laid_tiles
from kibako.games.grandbois.rules.codes import ACT_TOWER, CHOOSE_TILE, anchor_of, tile_of, tower_square, turned_tile
from kibako.games.grandbois.rules.state import GrandBoisState
from kibako.games.grandbois.rules.tables import BEAR, EDGE, FOOTPRINT, NO_CLAN, TILE_KINDS, TOWER, clan_of, need, strength
from kibako.games.grandbois.text.words import square_place, square_words


def refuse(state: GrandBoisState, action: int) -> Refusal:
    if state.doing == CHOOSE_TILE:
        return Refusal(text("not-tower-now"), "G6") if action >= ACT_TOWER else _refuse_tile(state, action)
    return Refusal(text("not-tile-now"), "G10") if action < ACT_TOWER else _refuse_tower(state, int(tower_square(action)))


def _refuse_tower(state: GrandBoisState, square: int) -> Refusal:
    """G10. What lies outside the forest is no clearing either."""
    ground = KINDS[state.kind[square]]
    if square not in state.squares:
        return Refusal(text("not-in-forest"), "G10")
    if ground != "C":
        return Refusal(text("not-a-clearing", ground=square_words(ground)), "G10")
    return Refusal(text("not-that-clearing"), "G10")


def _refuse_tile(state: GrandBoisState, action: int) -> Refusal:
    tile = int(tile_of(action))
    if tile not in state.river:
        return _refuse_other(state, tile)
    first, anchor = 4 * int(turned_tile(action)), int(anchor_of(action))
    squares = [(anchor + int(step), int(TILE_KINDS[first + i])) for i, step in enumerate(FOOTPRINT)]
    covered = [(square, kind) for square, kind in squares if square in state.squares]
    if not covered:
        return _refuse_outside(state, tile)
    if len(covered) == len(squares):
        return Refusal(text("adds-nothing"), "G6")
    refusals = (_refuse_square(state, kind, square) for square, kind in covered)
    return next((refusal for refusal in refusals if refusal is not None), Refusal(text("too-far-out", edge=EDGE)))


def _refuse_other(state: GrandBoisState, tile: int) -> Refusal:
    """A tile that isn't in the river."""
    if tile in state.under or state.unseen >> tile & 1:
        return Refusal(text("in-pile"), "G6")
    laid = tile in laid_tiles(state)
    return Refusal(text("already-laid" if laid else "not-in-river", tile=tile + 1), "G6")


def _refuse_outside(state: GrandBoisState, tile: int) -> Refusal:
    if any(tile_of(legal) == tile for legal in state.actions()):
        return Refusal(text("covers-nothing"), "G6")
    return Refusal(text("fits-nowhere", tile=tile + 1), "G7")


def _refuse_square(state: GrandBoisState, kind: int, square: int) -> Refusal | None:
    ground = int(state.kind[square])
    args = {"place": square_place(square), "ground": square_words(KINDS[ground]), "cover": square_words(KINDS[kind])}
    if ground in (BEAR, TOWER):
        return Refusal(text("never-covered", kind="bear" if ground == BEAR else "tower", place=args["place"]), "G7")
    if strength(kind) < need(ground):
        return Refusal(text("too-few", needed=int(need(ground)), **args), "G7")
    if state.expert and clan_of(ground) != NO_CLAN and clan_of(ground) == clan_of(kind):
        return Refusal(text("same-clan", **args), "G12")
    return None

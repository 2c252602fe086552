"""What a seat may see and know in GrandBois: all but the others' clans, and the order of the pile (G4)."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from kibako.engine.game import View
from kibako.games.grandbois import actions
from kibako.games.grandbois.belief import GrandBoisBelief
from kibako.games.grandbois.components import COMPONENTS, KINDS
from kibako.games.grandbois.position import DOING
from kibako.games.grandbois.state import BARE_GROUND, OVER, SIZE, GrandBoisState


class Square(msgspec.Struct, frozen=True):
    x: int
    y: int
    kind: str  # "F3", "C", "B", or "^" for a clearing with a tower
    tower: int | None = None  # the seat whose tower stands here


class Laid(msgspec.Struct, frozen=True):
    """A tile of the forest."""

    seat: int
    tile: int
    turn: int  # degrees clockwise
    x: int
    y: int


class GrandBoisView(View, frozen=True, kw_only=True):
    expert: bool
    turn: int
    doing: str
    forest: tuple[Square, ...]
    laid: tuple[Laid, ...]  # in order
    river: tuple[int, ...]
    unseen: tuple[int, ...]  # the tiles still in the pile; everybody can work them out
    under: tuple[int, ...]  # tiles at the bottom of the pile, in order
    aside: tuple[int, ...]
    clans: tuple[tuple[str, ...] | None, ...]  # by seat; None: secret
    towers: tuple[tuple[tuple[int, int] | None, ...], ...]  # by seat: where each stands, by row and column; None: not yet


def look(state: GrandBoisState, seat: int | None) -> GrandBoisView:
    return GrandBoisView(
        seat=seat,
        seats=int(state.seats),
        expert=state.expert,
        turn=int(state.turn),
        doing=DOING[state.doing],
        forest=tuple(_square(state, square) for square in sorted(state.squares)),
        laid=tuple(_laid(entry) for entry in state.laid),
        river=tuple(int(tile) + 1 for tile in state.river),
        unseen=_tiles(state.unseen),
        under=tuple(int(tile) + 1 for tile in state.under),
        aside=_tiles(state.aside),
        clans=tuple(_clans(state, owner) if owner == seat or state.doing == OVER else None for owner in range(state.seats)),
        towers=tuple(_towers(state, owner) for owner in range(state.seats)),
    )


def reveal(state: GrandBoisState) -> GrandBoisView:
    """With everybody's clans open; those nobody plays are the others. What order the pile has isn't decided."""
    clans = tuple(_clans(state, owner) for owner in range(state.seats))
    return msgspec.structs.replace(look(state, None), clans=clans)


def imagine(view: GrandBoisView) -> GrandBoisBelief:
    state = _public_part(view)
    each = int(state.clans_each)
    known = {each * seat + i: clan for seat, clans in enumerate(view.clans) for i, clan in enumerate(clans or ())}
    hidden = [number for number, clan in enumerate(COMPONENTS.clans) if clan not in known.values()]
    holes = [place for place in range(len(COMPONENTS.clans)) if place not in known]
    filled = known | {place: COMPONENTS.clans[number] for place, number in zip(holes, hidden, strict=True)}
    state.clans = vec[u8](COMPONENTS.clans.index(filled[place]) for place in range(len(filled)))
    return GrandBoisBelief(state, hidden, holes)


def _tiles(bits: int) -> tuple[int, ...]:
    return tuple(tile + 1 for tile in range(64) if bits >> tile & 1)


def _square(state: GrandBoisState, square: int) -> Square:
    x, y = actions.place_of(square)
    kind = KINDS[state.kind[square]]
    return Square(x, y, kind, list(state.towers).index(square) // int(state.clans_each) if kind == "^" else None)


def _laid(entry: int) -> Laid:
    tile, quarters, anchor = actions.laying(entry >> 3)
    return Laid(entry & 7, tile + 1, 90 * quarters, *actions.place_of(anchor))


def _clans(state: GrandBoisState, seat: int) -> tuple[str, ...]:
    first = int(state.clans_each) * seat
    return tuple(COMPONENTS.clans[state.clans[i]] for i in range(first, first + int(state.clans_each)))


def _towers(state: GrandBoisState, seat: int) -> tuple[tuple[int, int] | None, ...]:
    first = int(state.clans_each) * seat
    squares = [int(state.towers[i]) for i in range(first, first + int(state.clans_each))]
    placed = sorted(square for square in squares if square >= 0)
    return (*(actions.place_of(square) for square in placed), *(None for square in squares if square < 0))


def _public_part(view: GrandBoisView) -> GrandBoisState:
    state = GrandBoisState(view.seats)
    state.expert = view.expert
    state.kind = BARE_GROUND[:]
    for square in view.forest:
        number = actions.square_at(square.x, square.y)
        state.add_square(number)
        state.kind[number] = KINDS.index(square.kind)
    state.close_anchors(0, SIZE)
    state.laid = vec[i64](_entry(laid) for laid in view.laid)
    state.river = vec[i64](tile - 1 for tile in view.river)
    state.unseen = sum(1 << (tile - 1) for tile in view.unseen)
    state.under = vec[i64](tile - 1 for tile in view.under)
    state.aside = sum(1 << (tile - 1) for tile in view.aside)
    state.towers = vec[i64](-1 if place is None else actions.square_at(*place) for towers in view.towers for place in towers)
    state.turn = view.turn
    state.doing = DOING.index(view.doing)
    return state


def _entry(laid: Laid) -> int:
    turned = 4 * (laid.tile - 1) + laid.turn // 90
    return 8 * (turned * SIZE + actions.square_at(laid.x, laid.y)) + laid.seat

"""What a seat may see and know in GrandBois: all but the others' clans, and the order of the pile (G4)."""

from __future__ import annotations

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from kibako.engine.game import View
from kibako.games.grandbois.ai.belief import GrandBoisBelief
from kibako.games.grandbois.data.components import CLAN_LETTERS, COMPONENTS, KINDS, letter_of
from kibako.games.grandbois.notation import actions
from kibako.games.grandbois.rules.codes import DECISIONS, OVER, entry, entry_action, entry_seat
from kibako.games.grandbois.rules.state import GrandBoisState
from kibako.games.grandbois.rules.tables import BARE_GROUND, SIZE
from kibako.kit.bags import members, set_of

Spot = tuple[int, int]
"""A place of the grid: column and row."""

CORNERS: Final = ((0, 0), (1, 0), (1, 1), (0, 1))  # the order of a tile's squares
AROUND: Final = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]


def spots_under(x: int, y: int) -> list[Spot]:
    """The four spots under a tile whose top left is x, y."""
    return [(x + dx, y + dy) for dx, dy in CORNERS]


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

    @property
    def spots(self) -> list[Spot]:
        """The four spots under it."""
        return spots_under(self.x, self.y)


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

    @property
    def kinds(self) -> dict[Spot, str]:
        """The squares of the forest by their place."""
        return {(square.x, square.y): square.kind for square in self.forest}

    def clearings(self) -> list[Spot]:
        """G10: the clearings of the tile just laid, while a tower is decided."""
        kinds = self.kinds
        return [spot for spot in self.laid[-1].spots if kinds[spot] == "C"] if self.doing == "tower" else []

    def tower_points(self, spot: Spot) -> dict[Spot, int]:
        """What each square around a tower there would count now for the seat to act, in order (G16, G17)."""
        own = {letter_of(clan) for clan in self.clans[self.turn] or ()}
        kinds = self.kinds
        around = ((spot[0] + dx, spot[1] + dy) for dx, dy in AROUND)
        letters = {place: kinds.get(place, ".")[0] for place in around}
        return {place: 2 if letter in own else 1 for place, letter in letters.items() if letter in CLAN_LETTERS}

    def largest_group(self, clan: str) -> set[Spot]:
        """G15: squares of the clan joined by edges."""
        left = {spot for spot, kind in self.kinds.items() if kind[0] == letter_of(clan)}
        largest: set[Spot] = set()
        while left:
            group = [min(left)]
            left.remove(group[0])
            for x, y in group:
                beside = left & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
                left -= beside
                group.extend(sorted(beside))
            largest = max(largest, set(group), key=len)
        return largest


def look(state: GrandBoisState, seat: int | None) -> GrandBoisView:
    return GrandBoisView(
        seat=seat,
        seats=int(state.seats),
        expert=state.expert,
        turn=int(state.turn),
        doing=DECISIONS[state.doing],
        forest=tuple(_square(state, square) for square in sorted(state.squares)),
        laid=tuple(_laid(kept) for kept in state.laid),
        river=tuple(int(tile) + 1 for tile in state.river),
        unseen=_tiles(state.unseen),
        under=tuple(int(tile) + 1 for tile in state.under),
        aside=_tiles(state.aside),
        clans=tuple(_clans(state, owner) if owner == seat or state.doing == OVER else None for owner in range(state.seats)),
        towers=tuple(_towers(state, owner) for owner in range(state.seats)),
    )


def open_view(state: GrandBoisState) -> GrandBoisView:
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
    return tuple(tile + 1 for tile in members(bits))


def _square(state: GrandBoisState, square: int) -> Square:
    x, y = actions.place_of(square)
    kind = KINDS[state.kind[square]]
    return Square(x, y, kind, list(state.towers).index(square) // int(state.clans_each) if kind == "^" else None)


def _laid(kept: int) -> Laid:
    return Laid(int(entry_seat(kept)), *actions.laying(int(entry_action(kept))))


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
    state.unseen = set_of(tile - 1 for tile in view.unseen)
    state.under = vec[i64](tile - 1 for tile in view.under)
    state.aside = set_of(tile - 1 for tile in view.aside)
    state.towers = vec[i64](-1 if place is None else actions.square_at(*place) for towers in view.towers for place in towers)
    state.turn = view.turn
    state.doing = DECISIONS.index(view.doing)
    return state


def _entry(laid: Laid) -> int:
    return int(entry(actions.lay_action(laid.tile, laid.turn, laid.x, laid.y), laid.seat))

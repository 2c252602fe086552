"""GrandBois in words: what is asked, what an action does, why it isn't allowed, what happened."""

from __future__ import annotations

from collections.abc import Iterable

from kibako.engine.game import Refusal
from kibako.engine.state import Event
from kibako.engine.words import Seat, Text, text
from kibako.games.grandbois.actions import laying, place_of
from kibako.games.grandbois.components import CLAN_LETTERS, COMPONENTS, KINDS
from kibako.games.grandbois.state import (
    ACT_NO_TOWER,
    ACT_TOWER,
    AROUND,
    BEAR,
    BEGAN,
    CHOOSE_TILE,
    CLEARING,
    EDGE,
    FLUSHED,
    FOOTPRINT,
    LAID,
    NO_CLAN,
    RAISED,
    REVEALED,
    SET_ASIDE,
    SIZE,
    TILE_KINDS,
    TOWER,
    GrandBoisState,
    clan_of,
    need,
    strength,
)
from kibako.games.grandbois.view import GrandBoisView


def minus(number: int) -> str:
    """A column or row, with a sign that is read aloud; a hyphen often isn't."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def place_words(x: int, y: int) -> Text:
    """A square of the grid, named alike wherever it is spoken of; a tile's place is that of its top-left square."""
    return text("place", x=minus(x), y=minus(y))


def square_place(square: int) -> Text:
    return place_words(*place_of(square))


def square_words(kind: int) -> Text:
    name = KINDS[kind]
    if name[0] in CLAN_LETTERS:
        return text("animals", clan=COMPONENTS.clans[CLAN_LETTERS.index(name[0])], count=int(name[1]))
    return text("square", kind={CLEARING: "clearing", BEAR: "bear", TOWER: "tower"}[kind])


def clan_words(clan: int) -> Text:
    return text("clan", clan=COMPONENTS.clans[clan])


def ask(view: GrandBoisView) -> Text:
    return text(f"ask-{view.doing}")


def cite(view: GrandBoisView) -> tuple[str, ...]:
    if view.doing == "tile":
        return ("G6", "G7", "G12") if view.expert else ("G6", "G7")
    return ("G10", "G16", "G17") if view.doing == "tower" else ("G13", "G20")


def say(action: int, view: GrandBoisView) -> Text:
    if action == ACT_NO_TOWER:
        return text("do-no-tower")
    kinds = {(square.x, square.y): square.kind for square in view.forest}
    if action >= ACT_TOWER:
        square = action - ACT_TOWER
        return text("do-tower", place=square_place(square), worth=_worth_around(view, kinds, square))
    tile, quarters, anchor = laying(action)
    covers = list(_covers(kinds, action))
    return text("do-lay", tile=tile + 1, turn=90 * quarters, place=square_place(anchor), covers=covers)


def _covers(kinds: dict[tuple[int, int], str], action: int) -> Iterable[Text]:
    """What a tile would put over what."""
    for square, kind in _squares(action):
        ground = kinds.get(place_of(square))
        if ground is not None:
            yield text("over", cover=square_words(kind), ground=square_words(KINDS.index(ground)))


def _squares(action: int) -> list[tuple[int, int]]:
    """The squares that a tile would lie on, and what it would show there."""
    first, anchor = 4 * (action // SIZE), action % SIZE
    return [(anchor + int(step), int(TILE_KINDS[first + i])) for i, step in enumerate(FOOTPRINT)]


def _worth_around(view: GrandBoisView, kinds: dict[tuple[int, int], str], square: int) -> int:
    """What the squares around a tower here would count now (G16, G17)."""
    own = {CLAN_LETTERS[COMPONENTS.clans.index(clan)] for clan in view.clans[view.turn] or ()}
    around = (kinds.get(place_of(square + int(step)), ".")[0] for step in AROUND)
    return sum(2 if letter in own else 1 for letter in around if letter in CLAN_LETTERS)


def status(view: GrandBoisView) -> tuple[Text, ...]:
    laid = [sum(entry.seat == seat for entry in view.laid) for seat in range(view.seats)]
    left = [sum(place is None for place in places) for places in view.towers]
    return tuple(text("status", laid=laid[seat], left=left[seat]) for seat in range(view.seats))


def report(event: Event, _reader: int | None) -> Text:
    kind, a, b, c, d = event
    if kind == BEGAN:
        return text("was-begun", who=Seat(a))
    if kind == LAID:
        return text("was-laid", who=Seat(a), tile=b + 1, place=square_place(c), covered=d)
    if kind == RAISED:
        return text("was-raised", who=Seat(a), place=square_place(b))
    if kind == FLUSHED:
        return text("was-flushed", count=a)
    if kind == SET_ASIDE:
        return text("was-set-aside", count=a)
    assert kind == REVEALED
    return text("was-revealed", who=Seat(a), clan=clan_words(b))


# --- why not ---------------------------------------------------------------------------------------------------------


def refuse(state: GrandBoisState, action: int) -> Refusal:
    if state.doing == CHOOSE_TILE:
        return Refusal(text("not-tower-now"), "G6") if action >= ACT_TOWER else _refuse_tile(state, action)
    return Refusal(text("not-tile-now"), "G10") if action < ACT_TOWER else _refuse_tower(state, action - ACT_TOWER)


def _refuse_tower(state: GrandBoisState, square: int) -> Refusal:
    """G10. What lies outside the forest is no clearing either."""
    ground = int(state.kind[square])
    args = {"place": square_place(square)}
    if square not in state.squares:
        return Refusal(text("not-in-forest", **args), "G10")
    if ground != CLEARING:
        return Refusal(text("not-a-clearing", ground=square_words(ground), **args), "G10")
    return Refusal(text("not-that-clearing", **args), "G10")


def _refuse_tile(state: GrandBoisState, action: int) -> Refusal:
    tile = laying(action)[0]
    if tile not in state.river:
        return _refuse_other(state, tile)
    squares = _squares(action)
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
    laid = any(laying(entry >> 3)[0] == tile for entry in state.laid)
    return Refusal(text("already-laid" if laid else "not-in-river", tile=tile + 1), "G6")


def _refuse_outside(state: GrandBoisState, tile: int) -> Refusal:
    if any(laying(int(legal))[0] == tile for legal in state.actions()):
        return Refusal(text("covers-nothing"), "G6")
    return Refusal(text("fits-nowhere", tile=tile + 1), "G7")


def _refuse_square(state: GrandBoisState, kind: int, square: int) -> Refusal | None:
    ground = int(state.kind[square])
    args = {"place": square_place(square), "ground": square_words(ground), "cover": square_words(kind)}
    if ground in (BEAR, TOWER):
        return Refusal(text("never-covered", kind="bear" if ground == BEAR else "tower", place=args["place"]), "G7")
    if strength(kind) < need(ground):
        return Refusal(text("too-few", needed=int(need(ground)), **args), "G7")
    if state.expert and clan_of(ground) != NO_CLAN and clan_of(ground) == clan_of(kind):
        return Refusal(text("same-clan", **args), "G12")
    return None

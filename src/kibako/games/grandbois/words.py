"""GrandBois in words: what is asked, what an action does, why it isn't allowed, what happened."""

from __future__ import annotations

from kibako.engine.game import Refusal
from kibako.engine.state import Event
from kibako.engine.words import Seat, Text, text
from kibako.games.grandbois.actions import laying, place_of, write_place
from kibako.games.grandbois.components import CLAN_LETTERS, COMPONENTS, KINDS
from kibako.games.grandbois.state import (
    ACT_NO_TOWER,
    ACT_TOWER,
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
    TILE_KINDS,
    TOWER,
    GrandBoisState,
    clan_of,
    need,
    strength,
)
from kibako.games.grandbois.view import GrandBoisView


def square_words(kind: int) -> Text:
    name = KINDS[kind]
    if name[0] in CLAN_LETTERS:
        return text("animals", clan=COMPONENTS.clans[CLAN_LETTERS.index(name[0])], count=int(name[1]))
    return text("square", kind={CLEARING: "clearing", BEAR: "bear", TOWER: "tower"}[kind])


def clan_words(clan: int) -> Text:
    return text("clan", clan=COMPONENTS.clans[clan])


def ask(view: GrandBoisView) -> Text:
    return text(f"ask-{view.doing}")


def say(action: int, _view: GrandBoisView) -> Text:
    if action == ACT_NO_TOWER:
        return text("do-no-tower")
    if action >= ACT_TOWER:
        return text("do-tower", place=write_place(action - ACT_TOWER))
    tile, quarters, anchor = laying(action)
    return text("do-lay", tile=tile + 1, turn=90 * quarters, place=write_place(anchor))


def status(view: GrandBoisView) -> tuple[Text, ...]:
    laid = [sum(entry.seat == seat for entry in view.laid) for seat in range(view.seats)]
    left = [sum(place is None for place in places) for places in view.towers]
    return tuple(text("status", laid=laid[seat], left=left[seat]) for seat in range(view.seats))


def report(event: Event, _reader: int | None) -> Text:
    kind, a, b, c, d = event
    if kind == BEGAN:
        return text("was-begun", who=Seat(a))
    if kind == LAID:
        return text("was-laid", who=Seat(a), tile=b + 1, place=write_place(c), covered=d)
    if kind == RAISED:
        return text("was-raised", who=Seat(a), place=write_place(b))
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
    return Refusal(text("not-tile-now"), "G10") if action < ACT_TOWER else Refusal(text("not-that-clearing"), "G10")


def _refuse_tile(state: GrandBoisState, action: int) -> Refusal:
    tile, quarters, anchor = laying(action)
    if tile not in state.river:
        return Refusal(text("not-in-river", tile=tile + 1), "G6")
    first = 4 * (4 * tile + quarters)
    squares = {anchor + step: TILE_KINDS[first + i] for i, step in enumerate(FOOTPRINT)}
    covered = {square: kind for square, kind in squares.items() if square in state.squares}
    if not covered:
        return Refusal(text("covers-nothing"), "G6")
    if len(covered) == len(squares):
        return Refusal(text("adds-nothing"), "G6")
    refusals = (_refuse_square(state, kind, square) for square, kind in covered.items())
    return next((refusal for refusal in refusals if refusal is not None), Refusal(text("too-far-out", edge=EDGE)))


def _refuse_square(state: GrandBoisState, kind: int, square: int) -> Refusal | None:
    ground = int(state.kind[square])
    x, y = place_of(square)
    args = {"place": f"{x},{y}", "ground": square_words(ground), "cover": square_words(kind)}
    if ground in (BEAR, TOWER):
        return Refusal(text("never-covered", **args), "G7")
    if strength(kind) < need(ground):
        return Refusal(text("too-few", **args), "G7")
    if state.expert and clan_of(ground) != NO_CLAN and clan_of(ground) == clan_of(kind):
        return Refusal(text("same-clan", **args), "G12")
    return None

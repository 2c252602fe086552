"""What each player has, beside the board; and the forest's squares and groups by clan."""

from __future__ import annotations

from collections import Counter

import msgspec

from kibako.engine.column import PlayerCard, Tallies, Tally, Thing
from kibako.engine.words import Seat, Text, text
from kibako.games.grandbois.data.components import CLAN_LETTERS, COMPONENTS, TILES, squares_of
from kibako.games.grandbois.notation.actions import laying
from kibako.games.grandbois.rules.codes import ACT_TOWER
from kibako.games.grandbois.text.words import clan_words
from kibako.games.grandbois.view import GrandBoisView, Square, spots_under


def player_cards(view: GrandBoisView) -> tuple[PlayerCard, ...]:
    return tuple(_card_of(view, seat) for seat in range(view.seats))


def _card_of(view: GrandBoisView, seat: int) -> PlayerCard:
    laid = sum(entry.seat == seat for entry in view.laid)
    most = TILES // view.seats
    return PlayerCard(
        face=f"player-{seat}",
        things=((Thing("laid", text("thing-laid", laid=laid), laid, most),), _towers(view, seat), _clans(view, seat)),
        next=view.doing != "over" and seat == (view.turn + 1) % view.seats,
    )


def _towers(view: GrandBoisView, seat: int) -> tuple[Thing, ...]:
    """Those in hand; those that stand are seen on the board."""
    return tuple(
        Thing(f"tower-{seat}", text("thing-tower", stands="no" if place is None else "yes"), faded=place is not None)
        for place in view.towers[seat]
    )


def _clans(view: GrandBoisView, seat: int) -> tuple[Thing, ...]:
    clans = view.clans[seat]
    if clans is None:
        return (Thing("secret", text("thing-secret", who=Seat(seat))),) * len(view.towers[seat])
    return tuple(Thing(f"clan-{clan}", text("thing-clan", who=Seat(seat), clan=_word(clan))) for clan in clans)


def _word(clan: str) -> Text:
    return clan_words(COMPONENTS.clans.index(clan))


def tallies(view: GrandBoisView, planned: int | None) -> Tallies:
    """G15: how many squares each clan has, and its largest group; with what the planned tile would change."""
    now, then = _count(view), _count(_with_tile(view, planned))
    own = () if view.seat is None else view.clans[view.seat] or ()
    rows = tuple(
        Tally(text(key), now[i], tuple(after - before for before, after in zip(now[i], then[i], strict=True)))
        for i, key in enumerate(("tally-squares", "tally-group"))
    )
    columns = tuple(Thing(f"clan-{clan}", text("clan-name", clan=clan)) for clan in COMPONENTS.clans)
    return Tallies(text("tally-forest"), columns, rows, tuple(COMPONENTS.clans.index(clan) for clan in own))


def _count(view: GrandBoisView) -> tuple[tuple[int, ...], tuple[int, ...]]:
    squares = Counter(square.kind[0] for square in view.forest)
    groups = tuple(len(view.largest_group(clan)) for clan in COMPONENTS.clans)
    return tuple(squares[letter] for letter in CLAN_LETTERS), groups


def _with_tile(view: GrandBoisView, planned: int | None) -> GrandBoisView:
    if planned is None or planned >= ACT_TOWER:
        return view
    tile, turn, x, y = laying(planned)
    forest = {(square.x, square.y): square for square in view.forest}
    for spot, kind in zip(spots_under(x, y), squares_of(tile, turn), strict=True):
        forest[spot] = Square(*spot, kind)
    return msgspec.structs.replace(view, forest=tuple(forest.values()))

"""What each player has, beside the board; the Kiwibot too."""

from __future__ import annotations

from kibako.engine.column import PlayerCard, Thing
from kibako.engine.words import text
from kibako.games.kiwi.data.components import CLANS, FRUITS
from kibako.games.kiwi.text.words import ability, leader_name
from kibako.games.kiwi.view import KiwiView, Side


def player_cards(view: KiwiView) -> tuple[PlayerCard, ...]:
    return tuple(_card_of(view, number, side) for number, side in enumerate(view.sides))


def _card_of(view: KiwiView, number: int, side: Side) -> PlayerCard:
    return PlayerCard(
        face=f"player-{side.clan}",
        things=(_fruits(side), _markers(side)),
        more=(*_tokens(side), *_leader(side), *_nests(side)),
        cards=tuple(_played(card) for card in view.plays_this_season(number)),
        points=Thing("point", text("thing-points", count=side.total), side.total),
        next=number == _next(view),
        name=text("kiwibot") if number >= view.seats else None,
        colour=CLANS.index(side.clan),
    )


def _next(view: KiwiView) -> int | None:
    """W31: whose turn is after this one, in the order of this season."""
    if view.turn is None or view.turn not in view.order:
        return None
    place = view.order.index(view.turn)
    return view.order[(place + 1) % len(view.order)]


def _fruits(side: Side) -> tuple[Thing, ...]:
    counts = zip(FRUITS, side.fruits, strict=True)
    return tuple(Thing(f"fruit-{c}", text("thing-fruits", colour=c, count=count), count) for c, count in counts)


def _markers(side: Side) -> tuple[Thing, ...]:
    return (Thing("marker-back", text("thing-markers", count=side.marker_count), side.marker_count),)


def _tokens(side: Side) -> tuple[Thing, ...]:
    """What can still be placed: the row's tokens and the reserve."""
    return (Thing("place", text("thing-tokens", row=side.row, reserve=side.reserve), side.row + side.reserve),)


def _leader(side: Side) -> tuple[Thing, ...]:
    if side.leader is None:
        return ()
    used = "yes" if side.ability_used else "no"
    words = text("outline-leader", name=leader_name(side.leader), used=used, **ability(side.leader))
    return (Thing(f"crown-{side.clan}", words, faded=side.ability_used),)


def _nests(side: Side) -> tuple[Thing, ...]:
    return tuple(Thing(f"nest-{side.clan}-{nest}", text("picture-nest", nest=nest)) for nest in side.nests)


def _played(card: str) -> Thing:
    down, _, kind = card.rpartition(" ")
    if down or kind == "down":
        return Thing("card-down", text("card-down", card=kind if down else "unknown"))
    return Thing(f"card-{kind.partition('-')[0]}", text("card", card=kind))

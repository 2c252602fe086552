"""What each player has, beside the board: points, cards and family, as far as the viewer sees them."""

from __future__ import annotations

from kibako.engine.column import PlayerCard, Thing
from kibako.engine.words import Seat, text
from kibako.games.kinoko.rules.codes import ROW_COUNT
from kibako.games.kinoko.text.words import card_words, place, remembered
from kibako.games.kinoko.view import Card, KinokoView


def player_cards(view: KinokoView) -> tuple[PlayerCard, ...]:
    return tuple(_card_of(view, seat) for seat in range(view.seats))


def _card_of(view: KinokoView, seat: int) -> PlayerCard:
    hand = tuple(_held(view, seat, card) for card in view.places[ROW_COUNT + seat])
    points = Thing("point", text("points", points=view.scores[seat]), view.scores[seat], 4)
    return PlayerCard(
        face=f"player-{seat}",
        things=(hand, _family(view, seat)),
        points=points,
        next=view.doing != "over" and seat == (view.turn + 1) % view.seats,
    )


def _held(view: KinokoView, seat: int, card: Card) -> Thing:
    known = card.colour or remembered(view, card)
    icon = f"card-{known}-{card.value}" if known else f"back-{card.value}"
    return Thing(icon, card_words(view, place(ROW_COUNT + seat, ".in"), card))


def _family(view: KinokoView, seat: int) -> tuple[Thing, ...]:
    colour = view.families[seat]
    if colour is None:
        return (Thing("unknown-family", text("thing-family-secret", who=Seat(seat))),)
    return (Thing(f"family-{colour}", text("family-of", who=Seat(seat), colour=colour)),)

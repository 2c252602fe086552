"""What each player has, beside the board."""

from __future__ import annotations

from kibako.engine.column import PlayerCard, Thing
from kibako.engine.words import text
from kibako.games.kikai.data.components import COLOURS, DISTRICT_WORDS, TRACKS
from kibako.games.kikai.view import KikaiView, Side


def player_cards(view: KikaiView) -> tuple[PlayerCard, ...]:
    return tuple(_card_of(view, seat, side) for seat, side in enumerate(view.sides))


def _card_of(view: KikaiView, seat: int, side: Side) -> PlayerCard:
    return PlayerCard(
        face=f"player-{seat}",
        things=(_tokens(side, _lost(view, side)), _by_colour("fan", "thing-fans", side.collected)),
        more=(*_by_colour("influence", "thing-influence", side.influence), *_left(seat, side)),
        cards=tuple(_held(card) for card in side.hand if seat != view.seat),
        points=Thing("points", text("thing-points", count=side.score, lost=_lost(view, side)), side.score),
        next=view.doing != "over" and seat != view.turn,
    )


def _lost(view: KikaiView, side: Side) -> int:
    """M36: the points that foundations still lying there will cost."""
    if view.mode == "advanced":
        return 0
    empty = (tile for word, tile in zip(DISTRICT_WORDS, side.foundation, strict=True) if word not in side.kikai)
    return -sum(TRACKS.foundations.normal[tile - 1] for tile in empty)


def _tokens(side: Side, lost: int) -> tuple[Thing, ...]:
    held = {"energy": side.energy, "megaphones": side.megaphones, "ladders": side.ladders}
    tokens = tuple(Thing(what, text(f"some-{what}", count=count), count) for what, count in held.items())
    return (*tokens, Thing("foundation", text("thing-foundations", count=lost), -lost)) if lost else tokens


def _by_colour(icon: str, key: str, counts: tuple[int, ...]) -> tuple[Thing, ...]:
    return tuple(
        Thing(f"{icon}-{colour}", text(key, colour=colour, count=count), count)
        for colour, count in zip(COLOURS, counts, strict=True)
    )


def _left(seat: int, side: Side) -> tuple[Thing, ...]:
    left, boards = side.distributors, len(side.billboards)
    return (
        Thing(f"distributor-{seat}", text("thing-distributors", count=left, income=side.income), left),
        Thing(f"billboard-{seat}", text("thing-billboards", count=boards), boards),
    )


def _held(card: str) -> Thing:
    number = DISTRICT_WORDS.index(card) if card in DISTRICT_WORDS else 0
    return Thing(f"card-{number}", text("thing-card", district=card))

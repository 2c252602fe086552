"""What stands beside the board, for any page: the players' cards, and what is counted for all."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kibako.engine import column
from kibako.engine.game import Game, Scene, View
from kibako.engine.words import Speaker


class Thing(msgspec.Struct):
    """Something a player has: the icon's id, what it is, how many (null: it is simply there), of how many."""

    icon: str
    words: str
    count: int | None
    of: int | None
    faded: bool


class PlayerCard(msgspec.Struct):
    """How a player stands, as things to look at."""

    face: str
    things: Sequence[Sequence[Thing]]
    more: Sequence[Thing]
    cards: Sequence[Thing]
    points: Thing | None
    next: bool
    board: str = ""  # its player board as an <svg>, where the picture doesn't show it


class Other(msgspec.Struct):
    """Somebody without a seat, who plays all the same."""

    name: str
    colour: int
    card: PlayerCard


class Tally(msgspec.Struct):
    words: str
    counts: Sequence[int]
    changes: Sequence[int]


class Tallies(msgspec.Struct):
    """What is counted for all players together: a table with the change that a planned action would bring."""

    heading: str
    columns: Sequence[Thing]
    rows: Sequence[Tally]
    marked: Sequence[int]


def player_cards(game: Game, scene: Scene) -> tuple[list[PlayerCard], list[Other]]:
    """One for each seat, and those of whoever has none."""
    boards = game.player_boards(scene) if scene.beside else ()
    made = [
        (card, _card(card, boards[seat] if seat < len(boards) else "", scene.speaker))
        for seat, card in enumerate(game.player_cards(scene.view))
    ]
    others = [Other(scene.speaker.say(card.name), card.colour, shown) for card, shown in made if card.name is not None]
    return [shown for card, shown in made if card.name is None], others


def tallies(game: Game, view: View, speaker: Speaker, planned: int | None) -> Tallies | None:
    counted = game.tallies(view, planned)
    if counted is None:
        return None
    return Tallies(
        speaker.say(counted.heading),
        [_thing(kind, speaker) for kind in counted.columns],
        [Tally(speaker.say(row.words), row.counts, row.changes) for row in counted.rows],
        counted.marked,
    )


def _card(card: column.PlayerCard, board: str, speaker: Speaker) -> PlayerCard:
    return PlayerCard(
        face=column.icon_id(card.face),
        things=[[_thing(thing, speaker) for thing in group] for group in card.things],
        more=[_thing(thing, speaker) for thing in card.more],
        cards=[_thing(thing, speaker) for thing in card.cards],
        points=None if card.points is None else _thing(card.points, speaker),
        next=card.next,
        board=board,
    )


def _thing(thing: column.Thing, speaker: Speaker) -> Thing:
    faded = thing.faded or thing.count == 0
    return Thing(column.icon_id(thing.icon), speaker.say(thing.words), thing.count, thing.of, faded)

"""Kinoko's table as text."""

from __future__ import annotations

from kibako.engine.words import Seat, Speaker, Text, text
from kibako.games.kinoko.state import ROW_COUNT
from kibako.games.kinoko.view import Card, KinokoView
from kibako.games.kinoko.words import place

NAME_WIDTH = 20
CARD_WIDTH = 12


def board(view: KinokoView, speaker: Speaker) -> str:
    colour = text("colour", colour=view.forbidden)
    lines = [speaker.say(text("board-head", round=view.round, forbidden=colour)), ""]
    lines += [_place_line(view, speaker, number) for number in _order(view)]
    lines.append("")
    lines += [speaker.say(words) for words in _families(view)]
    if view.doing == "die":
        dice = "  ".join(f"[{speaker.say(text('face', face=face))}]" for face in view.dice)
        lines.append(speaker.say(text("board-dice", dice=dice)))
    return "\n".join(lines)


def _families(view: KinokoView) -> list[Text]:
    """One's own during a round, all of them after it (K16)."""
    *families, left_over = [None if colour is None else text("colour", colour=colour) for colour in view.families]
    if left_over is not None:
        told = [text("board-family-of", who=Seat(seat), colour=colour) for seat, colour in enumerate(families)]
        return [text("board-families", families=told, colour=left_over)]
    own = None if view.seat is None else families[view.seat]
    return [] if own is None else [text("board-family", colour=own)]


def _order(view: KinokoView) -> list[int]:
    """The others, the rows, oneself."""
    hands = [ROW_COUNT + seat for seat in range(view.seats)]
    own = [] if view.seat is None else [ROW_COUNT + view.seat]
    return [hand for hand in hands if hand not in own] + list(range(ROW_COUNT)) + own


def _place_line(view: KinokoView, speaker: Speaker, number: int) -> str:
    name = speaker.say(place(number))
    cards = "".join(_card(view, card).ljust(CARD_WIDTH) for card in view.places[number])
    line = name.ljust(NAME_WIDTH) + cards
    if number < ROW_COUNT:
        return line.rstrip()
    seat = Seat(number - ROW_COUNT)
    return line + speaker.say(text("board-points", who=seat, points=view.scores[seat.number]))


def _card(view: KinokoView, card: Card) -> str:
    remembered = view.memory[card.number] if view.memory_aid else None
    if card.colour is None and remembered is not None:
        return f"{card.value} ({remembered})"
    return f"{card.value} {card.colour or '?'}"

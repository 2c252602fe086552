"""Kinoko's table as text."""

from __future__ import annotations

from kibako.engine.words import Seat, Speaker, Text, text
from kibako.games.kinoko.rules.codes import ROW_COUNT
from kibako.games.kinoko.text.words import place, remembered
from kibako.games.kinoko.view import Card, KinokoView

# At least.
NAME_WIDTH = 20
CARD_WIDTH = 12


def board(view: KinokoView, speaker: Speaker) -> str:
    colour = text("colour", colour=view.forbidden)
    lines = [speaker.say(text("board-head", round=view.round, forbidden=colour)), ""]
    lines += _place_lines(view, speaker)
    lines.append("")
    lines += [speaker.say(words) for words in _families(view)]
    if view.doing == "die":
        dice = "  ".join(f"[{speaker.say(text('face', face=face))}]" for face in view.dice)
        lines.append(speaker.say(text("board-dice", dice=dice)))
    return "\n".join(lines)


def _families(view: KinokoView) -> list[Text]:
    """One's own during a round, all of them after it (K16)."""
    if not view.all_open:
        return [] if view.seat is None else [text("family-of", who=Seat(view.seat), colour=view.families[view.seat])]
    *families, left_over = [text("colour", colour=colour) for colour in view.families]
    told = [text("board-family-of", who=Seat(seat), colour=colour) for seat, colour in enumerate(families)]
    return [text("board-families", families=told, colour=left_over)]


def order(view: KinokoView) -> list[int]:
    """The others, the rows, oneself."""
    hands = [ROW_COUNT + seat for seat in range(view.seats)]
    own = [] if view.seat is None else [ROW_COUNT + view.seat]
    return [hand for hand in hands if hand not in own] + list(range(ROW_COUNT)) + own


def _place_lines(view: KinokoView, speaker: Speaker) -> list[str]:
    """Columns as wide as the language and the names need."""
    names = {number: speaker.say(place(number)) for number in order(view)}
    cards = {number: [_card(view, speaker, card) for card in view.places[number]] for number in names}
    wide = max(NAME_WIDTH, 2 + max(map(len, names.values())))
    card_wide = max(CARD_WIDTH, 2 + max(len(card) for three in cards.values() for card in three))
    columns = {number: names[number].ljust(wide) + "".join(card.ljust(card_wide) for card in cards[number]) for number in names}
    return [f"{columns[number]}{_points(view, speaker, number)}".rstrip() for number in names]


def _points(view: KinokoView, speaker: Speaker, number: int) -> str:
    return "" if number < ROW_COUNT else speaker.say(text("points", points=view.scores[number - ROW_COUNT]))


def _card(view: KinokoView, speaker: Speaker, card: Card) -> str:
    """In parentheses what is only remembered."""
    known = card.colour or remembered(view, card)
    name = "?" if known is None else speaker.say(text("board-card", colour=known))
    return f"{card.value} {name}" if card.colour or known is None else f"{card.value} ({name})"

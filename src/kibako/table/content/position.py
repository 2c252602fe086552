"""A position for a page, whichever page it is: its legal actions, its parts in words, its score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from kibako.engine.column import icon_id
from kibako.engine.game import Game, Outcome, View
from kibako.engine.words import Speaker

RECENT = 4  # journal entries whose events are marked in the picture


class Action(msgspec.Struct):
    """A legal action: the text to send, the ways to click it in the picture, the words."""

    text: str
    ways: Sequence[Sequence[str]]
    words: str


class Part(msgspec.Struct):
    """A part of the position in words."""

    heading: str
    lines: Sequence[str]


class Column(msgspec.Struct):
    """A seat's column of the score sheet."""

    rank: int
    total: int
    points: Sequence[int]


class ScoreSheet(msgspec.Struct):
    reason: str
    categories: Sequence[str]
    icons: Sequence[str | None]  # of the categories
    columns: Sequence[Column]


def legal_actions(game: Game, legal: Iterable[int], view: View, speaker: Speaker, brief: bool = False) -> list[Action]:
    """In the order of their integers. In brief, those that can be clicked have no words."""
    actions = []
    for number in sorted(legal):
        ways = game.click_paths(number, view)
        words = "" if brief and ways else speaker.say(game.say(number, view))
        actions.append(Action(game.notation[number].text, ways, words))
    return actions


def outline(game: Game, view: View, speaker: Speaker) -> list[Part]:
    """The position to be read aloud."""
    return [Part(heading, lines) for heading, lines in game.outline(view, speaker)]


def score_sheet(game: Game, outcome: Outcome, language: str) -> ScoreSheet:
    reason, categories = game.outcome_words(outcome, language)
    columns = [Column(seat.rank, seat.total, list(seat.categories.values())) for seat in outcome.standings]
    icons = [game.category_icons.get(category) for category in outcome.standings[0].categories]
    return ScoreSheet(reason, categories, [icon and icon_id(icon) for icon in icons], columns)


def sentence(words: str) -> str:
    """A reason on its own: with a capital and a full stop."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")

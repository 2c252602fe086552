"""Kinoko's table to be read aloud: what the picture shows, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from kibako.engine.game import Section
from kibako.engine.words import Seat, Speaker, Text, text
from kibako.games.kinoko.text.terminal import order
from kibako.games.kinoko.text.words import card_words, die_words, place, yes_no
from kibako.games.kinoko.view import KinokoView


def outline(view: KinokoView, speaker: Speaker) -> tuple[Section, ...]:
    parts = [
        (text("outline-round"), [*_now(view), *_families(view)]),
        (text("outline-dice"), [die_words(view, number) for number in range(len(view.dice))]),
        (text("outline-scores"), [*_scores(view)]),
        *((place(number, ".heading"), _cards(view, number)) for number in order(view)),
    ]
    return tuple(Section(speaker.say(heading), tuple(map(speaker.say, lines))) for heading, lines in parts)


def _now(view: KinokoView) -> Iterator[Text]:
    yield text("outline-goal", round=view.round)
    if not view.is_scored:
        yield text("outline-turn", who=Seat(view.turn))
    else:
        yield from _ended(view)


def _ended(view: KinokoView) -> Iterator[Text]:
    """How the round was stopped (K16 to K19), and what follows (K20 to K22)."""
    assert view.stopped is not None
    yield text("was-stopped", who=Seat(view.stopped), right=yes_no(view.was_right))
    for number in range(len(view.places)):
        colour = view.complete(number)
        if colour is not None:
            yield text("outline-together", place=place(number), colour=colour)
    for seat in range(view.seats):
        for gain in view.won_and_lost(seat):
            yield text("was-gained", who=Seat(seat), points=gain) if gain > 0 else text("was-lost", who=Seat(seat))
    if view.doing == "deal":
        yield text("outline-deals", who=Seat(view.turn))
    for seat in view.winners:
        yield text("outline-won", who=Seat(seat))


def _families(view: KinokoView) -> Iterator[Text]:
    *families, left_over = view.families
    for seat, colour in enumerate(families):
        if colour is not None:
            yield text("family-of", who=Seat(seat), colour=colour)
    yield text("outline-forbidden", colour=view.forbidden)
    yield text("left-over-back") if left_over is None else text("left-over", colour=left_over)


def _scores(view: KinokoView) -> Iterator[Text]:
    for seat, points in enumerate(view.scores):
        yield text("outline-score", who=Seat(seat), points=points)


def _cards(view: KinokoView, number: int) -> list[Text]:
    return [card_words(view, place(number), card) for card in view.places[number]]

"""What the games' tests have in common: refusals, and looking into pictures."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeVar
from xml.etree import ElementTree

import pytest

from kibako import IllegalAction, Match
from kibako.engine.game import Game, Scene, Shape, View
from kibako.engine.state import Event, State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

NAMES = ("Ana", "Bo <&> \"Co'", "Di", "Eve")
"""Players' names, one with everything that must be escaped."""


def refused(match: Match, text: str, words: str = "") -> str | None:
    """The rule that forbids an action, which must change nothing; with `words`, the refusal must contain their pattern."""
    before = match.save(), match.position
    with pytest.raises(IllegalAction, match=words or None) as caught:
        match.play(text)
    assert (match.save(), match.position) == before
    return caught.value.rule


def refused_by(match: Match, text: str, rule: str | None, words: str) -> None:
    """That an action is forbidden by this rule, in these words."""
    assert refused(match, text, words) == rule


def randomly(match: Match, seed: int) -> Iterator[Match]:
    """A match played at random to its end: before each decision, and when it is over."""
    luck = random.Random(seed)
    while match.to_act is not None:
        yield match
        match.play(luck.choice(match.actions()))
    yield match


def play(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


BOTH_SHAPES: Final[tuple[Shape, Shape]] = ("wide", "tall")
"""Those that every game draws in a way of its own."""


# --- pictures --------------------------------------------------------------------------------------------------------


def scene(
    game: Game[S, V],
    view: V,
    shape: Shape = "wide",
    planned: str | None = None,
    recent: Sequence[Event] = (),
    language: str = "en",
    names: Sequence[str] = NAMES,
) -> Scene[V]:
    """A view as its seat looks at it."""
    speaker = game.speaker(view.seat, names[: view.seats], language)
    return Scene(view, speaker, shape, None if planned is None else game.read(planned), recent)


@lru_cache(4)
def parsed(drawn: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawn)  # noqa: S314 - our own picture


@lru_cache(4)
def _by_id(drawn: str) -> dict[str, list[ElementTree.Element]]:
    found: dict[str, list[ElementTree.Element]] = {}
    for part in parsed(drawn).iter():
        if (name := part.get("id")) is not None:
            found.setdefault(name, []).append(part)
    return found


def ids(drawn: str) -> list[str]:
    """The ids of a picture, as often as they stand there."""
    return [name for name, parts in _by_id(drawn).items() for _ in parts]


def element(drawn: str, name: str) -> ElementTree.Element:
    """The only element of this id."""
    (found,) = _by_id(drawn)[name]
    return found

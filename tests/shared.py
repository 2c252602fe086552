"""What the games' tests have in common: refusals, and looking into pictures."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeVar
from xml.etree import ElementTree

import pytest

from kibako import IllegalAction, Match
from kibako.engine.column import icon_id
from kibako.engine.game import Game, Scene, Shape, View
from kibako.engine.state import Event, State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

GAMES: Final = Path(__file__).parent.parent / "src" / "kibako" / "games"
NAMES = ("Ana", "Bo <&> \"Co'", "Di", "Eve")
"""Players' names, one with everything that must be escaped."""


def refusal(match: Match, text: str, words: str = "") -> tuple[str | None, str]:
    """The rule that forbids an action, and its words; nothing has changed. With `words`, they must contain this pattern."""
    before = match.save(), match.position
    with pytest.raises(IllegalAction, match=words or None) as caught:
        match.play(text)
    assert (match.save(), match.position) == before
    return caught.value.rule, str(caught.value)


def refused(match: Match, text: str, words: str = "") -> str | None:
    """The rule that forbids an action."""
    return refusal(match, text, words)[0]


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


# --- recorded games ----------------------------------------------------------------------------------------------------------


def recordings(game: Game[S, V]) -> dict[str, str]:
    """The whole games that were recorded with a game's tests, by name."""
    folder = GAMES / game.key / "tests" / "recorded"  # not in the package: when it is installed, it has no tests
    return {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.json")}


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


def loose_ends(drawn: str) -> set[str]:
    """Artwork and gradients that a picture refers to and that aren't in it."""
    return set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn)) - set(ids(drawn))


def check_artwork(key: str, defs: str, longest: int) -> None:
    """That what a game's pictures share is well-formed, named after the game, complete, not too long, and free of styles."""
    art = f"<svg>{defs}</svg>"
    names = ids(art)
    assert len(set(names)) == len(names)
    assert all(name.startswith((f"{key}-", icon_id(""))) for name in names)
    assert not loose_ends(art)
    assert len(defs) < longest
    assert not re.search(r"<style|\sstyle=", defs)


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

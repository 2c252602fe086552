"""The words in a picture: accessible names and lettering, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Self

from kibako.engine.words import Speaker, Text, text
from kibako.kit.svg import title

_said: dict[tuple[object, ...], str] = {}


class Labels:
    """The words of one picture. A game's own labels derive from this."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    @classmethod
    def spoken_by(cls, speaker: Speaker) -> Self:
        """The labels of such a speaker: always the same ones, so that what was drawn with them can be kept."""
        kind: Any = cls
        known: Self = _labels(kind, *speaker.value)
        return known

    @property
    def of_things(self) -> Self:
        """The same for pieces in which no player is named: then all readers of a language share them."""
        return self.spoken_by(self.speaker.of_things)

    def say(self, key: str, **args: object) -> str:
        return self.speaker.say(text(key, **args))

    def title(self, key: str, **args: object) -> str:
        """An element's accessible name."""
        return title(self.say(key, **args))

    def once(self, about: tuple[object, ...], make: Callable[[], Text]) -> str:
        """Words about components, in which no player is named: put together once for all pictures in a language."""
        known = (type(self), self.speaker.language, *about)
        if known not in _said:
            _said[known] = self.speaker.say(make())
        return _said[known]


KEPT: Final = 20_000
"""Drawn pieces of a kind that are kept: those of some hundred tables."""


@lru_cache(maxsize=1000)
def _labels(kind: Any, package: str, reader: int | None, names: tuple[str, ...] | None, language: str) -> Any:
    return kind(Speaker(package, reader, names, language))

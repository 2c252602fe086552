"""Texts in the readers' languages, by Fluent. A Text says what is meant; a Speaker puts it into words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource


class Seat(NamedTuple):
    """A seat in a text: becomes the player's name, or "you"."""

    number: int


class Text(NamedTuple):
    """A message of a game's texts/, with what to fill in: numbers, words, seats, other texts, lists of texts."""

    key: str
    args: dict[str, object]


def text(key: str, **args: object) -> Text:
    return Text(key, args)


@cache
def bundle(package: str, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    source = files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    made.add_resource(FluentResource(source))
    return made


@lru_cache(maxsize=20_000, typed=True)
def spoken(package: str, language: str, key: str, names: tuple[str, ...], *values: object) -> str:
    """A message filled in. The same few are said again and again: in every picture, list of actions and log."""
    texts = bundle(package, language)
    pattern = texts.get_message(key).value if texts.has_message(key) else None
    if pattern is None:
        raise ValueError(f"there is no text {key}")
    value, errors = texts.format_pattern(pattern, dict(zip(names, values, strict=True)))
    if errors:
        raise ValueError(f"text {key}: {errors[0]}")
    return str(value)


class Speaker:
    """Speaks one game's texts in one language to one reader (None: a spectator)."""

    def __init__(self, package: str, reader: int | None, names: Sequence[str] | None = None, language: str = "en") -> None:
        self._package = package
        self._language = language
        self._reader = reader
        self._names = names

    def say(self, said: Text) -> str:
        arguments: dict[str, object] = {}
        for name, value in said.args.items():
            if isinstance(value, (str, int)):
                arguments[name] = value
            else:
                arguments |= self._argument(name, value)
        return spoken(self._package, self._language, said.key, tuple(arguments), *arguments.values())

    def name(self, seat: int) -> str:
        return self._names[seat] if self._names else f"Seat {seat}"

    def _argument(self, name: str, value: object) -> dict[str, object]:
        """A seat `who` gives $who, its name, and $who-you, "yes" if it is the reader's."""
        if isinstance(value, Text):
            return {name: self.say(value)}
        if isinstance(value, list):
            return {name: ", ".join(self.say(part) for part in value)}
        if isinstance(value, Seat):
            return {name: self.name(value.number), f"{name}-you": "yes" if value.number == self._reader else "no"}
        return {name: value}

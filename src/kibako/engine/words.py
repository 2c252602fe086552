"""Texts in the readers' languages, by Fluent. A Text says what is meant; a Speaker puts it into words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "fr", "es")
"""Those that every text is in; the first is spoken where nothing else is asked for."""

ENGINE = "kibako.engine"
"""The package of the texts that all games share."""


class Seat(NamedTuple):
    """A seat in a text: becomes the player's name, or "you"."""

    number: int


class Text(NamedTuple):
    """A message of a package's texts/, with what to fill in: numbers, words, seats, other texts, lists of texts."""

    key: str
    args: dict[str, object]


def text(key: str, **args: object) -> Text:
    return Text(key, args)


@cache
def bundle(package: str, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(package, language)))
    return made


def source(package: str, language: str) -> str:
    return files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")


@lru_cache(maxsize=20_000, typed=True)
def spoken(package: str, language: str, key: str, names: tuple[str, ...], *values: object) -> str:
    """A message filled in. The same few are said again and again: in every picture, list of actions and log."""
    value, errors = bundle(package, language).format_pattern(
        _pattern(package, language, key), dict(zip(names, values, strict=True))
    )
    if errors:
        raise ValueError(f"text {key}: {errors[0]}")
    return str(value)


def _pattern(package: str, language: str, key: str) -> Pattern:
    """A message, or an attribute of one: message.attribute."""
    texts = bundle(package, language)
    name, _, attribute = key.partition(".")
    message = texts.get_message(name) if texts.has_message(name) else None
    pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise ValueError(f"there is no text {key} in {language} of {package}")
    return pattern


def slug(name: str) -> str:
    """A name inside the program as part of a text's key."""
    return "-".join(re.findall(r"[a-z0-9_]+", name.lower()))


class Speaker:
    """Speaks one package's texts in one language to one reader (None: a spectator)."""

    def __init__(self, package: str, reader: int | None, names: Sequence[str] | None = None, language: str = "en") -> None:
        self._package = package
        self.language = language
        self._reader = reader
        self._names = names

    def say(self, said: Text) -> str:
        arguments: dict[str, object] = {}
        for name, value in said.args.items():
            if isinstance(value, (str, int)):
                arguments[name] = value
            else:
                arguments |= self._argument(name, value)
        return spoken(self._package, self.language, said.key, tuple(arguments), *arguments.values())

    def name(self, seat: int) -> str:
        return self._names[seat] if self._names else spoken(ENGINE, self.language, "seat", ("number",), seat)

    def _argument(self, name: str, value: object) -> dict[str, object]:
        """A seat `who` gives $who, its name, and $who-you, "yes" if it is the reader's."""
        if isinstance(value, Text):
            return {name: self.say(value)}
        if isinstance(value, list):
            return {name: ", ".join(self.say(part) for part in value)}
        if isinstance(value, Seat):
            return {name: self.name(value.number), f"{name}-you": "yes" if value.number == self._reader else "no"}
        return {name: value}

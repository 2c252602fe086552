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


LONGEST = 1000
"""Characters of a value in a text, and of a message: nobody reads more of it, and Fluent fills in no more than 2,500."""


class Seat(NamedTuple):
    """A seat in a text: becomes the player's name, or "you"."""

    number: int


class Sign(NamedTuple):
    """Words in a text that a page may show as an icon, or as a chip that points at a place of the board."""

    words: object  # a text or a string: what it says where there are no pictures
    icon: str = ""
    place: str = ""  # the id of an element of the board
    number: int | None = None  # shown beside the icon
    bare: bool = False  # the icon tells enough, though it is a place


class Text(NamedTuple):
    """A message of a package's texts/, with what to fill in: numbers, words, seats, signs, other texts, lists of these."""

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
    return files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")


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


def shortened(value: str) -> str:
    return value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


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

    @property
    def value(self) -> tuple[str, int | None, tuple[str, ...] | None, str]:
        """What a speaker is made from."""
        return self._package, self._reader, None if self._names is None else tuple(self._names), self.language

    @property
    def of_things(self) -> Speaker:
        """One who knows no player."""
        return Speaker(self._package, None, None, self.language)

    def say(self, said: Text) -> str:
        arguments: dict[str, object] = {}
        for name, value in said.args.items():
            if isinstance(value, str):
                arguments[name] = shortened(value)
            elif isinstance(value, int):
                arguments[name] = value
            else:
                arguments |= self._argument(name, value)
        return spoken(self._package, self.language, said.key, tuple(arguments), *arguments.values())

    def name(self, seat: int) -> str:
        return self._names[seat] if self._names else spoken(ENGINE, self.language, "seat", ("number",), seat)

    def _argument(self, name: str, value: object) -> dict[str, object]:
        """A seat `who` gives $who, its name, and $who-you, "yes" if it is the reader's."""
        if isinstance(value, list):
            return {name: shortened(self.listed(value))}
        if isinstance(value, Seat):
            return {name: shortened(self.seat(value)), f"{name}-you": "yes" if value.number == self._reader else "no"}
        return {name: shortened(self.part(value)) if isinstance(value, Text | Sign) else value}

    def listed(self, parts: list[object]) -> str:
        return ", ".join(self.part(part) for part in parts)

    def part(self, value: object) -> str:
        """A part of a text in words."""
        if isinstance(value, Sign):
            return self.sign(value)
        return self.say(value) if isinstance(value, Text) else str(value)

    def sign(self, sign: Sign) -> str:
        return self.part(sign.words)

    def seat(self, seat: Seat) -> str:
        return self.name(seat.number)

    def has(self, key: str) -> bool:
        """Whether the package has such a text: message, or message.attribute."""
        name, _, attribute = key.partition(".")
        texts = bundle(self._package, self.language)
        return texts.has_message(name) and (not attribute or attribute in texts.get_message(name).attributes)

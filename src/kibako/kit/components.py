"""Component data: TOML files beside a game's rules, read into types, with errors that say where and what."""

from __future__ import annotations

import re
from typing import Final, Protocol, Self, TypeVar

import msgspec

from kibako.engine.box import our_components, played_components
from kibako.engine.errors import BadComponents
from kibako.engine.toml import parse_toml

MARKS: Final = ("book", "known", "deduced", "ruling", "made", "copy")
"""Where a component comes from; `FR` and `ES` are the book in one of its editions. engine/box.py says what each means."""


class Checked(Protocol):
    def check(self, where: str) -> Self: ...


C = TypeVar("C", bound=Checked)
T = TypeVar("T")

problems: list[BadComponents] | None = None
"""While a box is being checked: what doesn't fit. Such a file is replaced by ours, so that the others are read, too."""


def read_components(package: str, name: str, kind: type[C]) -> C:
    """The checked data of a game's data/name.toml, or of the same file of the box that is played with."""
    try:
        source, where = played_components(package, name)
        return parse_components(source, where, kind).check(where)
    except BadComponents as error:
        if problems is None:
            raise
        problems.append(error)
    where = f"{package}: {name}.toml"
    return parse_components(our_components(package, name), where, kind).check(where)


def parse_components(source: str, where: str, kind: type[T]) -> T:
    try:
        return msgspec.convert(parse_toml(source), kind)
    except ValueError as error:
        raise BadComponents(f"{where}: {error}") from None


def demand(condition: bool, where: str, message: str) -> None:
    """Raise BadComponents unless the data is as it must be."""
    if not condition:
        raise BadComponents(f"{where}: {message}")


def marks_of(source: str) -> tuple[str, ...]:
    """The marks that a source names: several where parts of a component come from different places."""
    found = {"book" if word in ("FR", "ES") else word for word in re.findall(r"\w+", source)}
    return tuple(mark for mark in MARKS if mark in found)

"""Component data: TOML files beside a game's rules, read into types, with errors that say where and what."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TypeVar

import msgspec

from kibako.engine.errors import BadComponents

T = TypeVar("T")


def read_components(package: str, name: str, kind: type[T]) -> T:
    """The data of package/name.toml as `kind`."""
    source = files(package).joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return parse_components(source, f"{package}: {name}.toml", kind)


def parse_components(source: str, where: str, kind: type[T]) -> T:
    try:
        return msgspec.convert(tomllib.loads(source), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadComponents(f"{where}: {error}") from None


def demand(condition: bool, where: str, message: str) -> None:
    """Raise BadComponents unless the data is as it must be."""
    if not condition:
        raise BadComponents(f"{where}: {message}")

"""States and luck as bytes: the same position gives the same bytes, so that positions can be compared, hashed, kept and sent.

`describe` says a position so that people can read it and versions can differ; this is short, quick and of this version alone.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from kibako.engine.errors import BadPosition

LEFT_OUT: Final = frozenset({"listener", "revealed"})
"""What is told of the last action, and to whom: no part of a position."""

GAMES: Final = "kibako.games."
CHANCE: Final = "kibako.engine.chance"
BYTES: Final = type(vec[u8]())
ENCODER: Final = msgspec.msgpack.Encoder(order="sorted")


def pack_state(state: Any) -> bytes:
    kind = type(state)
    left_out = LEFT_OUT | set(state.derived())
    tidy = state.clone().__getstate__()  # what a state has no more use for isn't copied
    fields = {name: _plain(value) for name, value in tidy.items() if name not in left_out}
    return ENCODER.encode([kind.__module__, kind.__qualname__, int(state.seats), fields])


def pack_chance(chance: Any) -> bytes:
    return ENCODER.encode([CHANCE, type(chance).__qualname__, *chance.parts()])


def unpack(packed: bytes) -> Any:
    """The state or the luck that was packed. Raises BadPosition for bytes that are neither."""
    try:
        module, name, *parts = msgspec.msgpack.decode(packed)
        if module == CHANCE:
            return getattr(import_module(module), name).of(*parts)
        if not str(module).startswith(GAMES):
            raise ValueError(module)
        seats, fields = parts
        state = getattr(import_module(module), name)(seats)
        _restore(state, fields)
    except Exception as error:
        raise BadPosition(f"these bytes are no packed state: {type(error).__name__} {error}") from None
    return state


def _plain(value: Any) -> Any:
    """Numbers as they are, vecs as bytes or lists, whatever belongs to a player as a table of its fields."""
    if isinstance(value, bool | int | str):
        return value
    if type(value) is BYTES:
        return bytes(memoryview(value))
    if hasattr(value, "__len__"):
        return [int(number) for number in value]
    return {name: _plain(inner) for name, inner in value.__getstate__().items()}


def _restore(made: Any, fields: dict[str, Any]) -> None:
    for name, value in fields.items():
        now = getattr(made, name)
        if isinstance(value, dict):
            _restore(now, value)
        elif isinstance(value, bool | int | str):
            setattr(made, name, value)
        else:
            setattr(made, name, type(now)(value))

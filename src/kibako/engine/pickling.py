"""States as plain data, so that they can be pickled: compiled classes and vecs can't do that by themselves."""

from __future__ import annotations

import copyreg
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

Pickled = tuple[Any, ...]


def reduce_state(state: Any) -> Pickled:
    """What `__reduce__` gives: a state is made with its number of seats, then every field is set; nobody listens to it."""
    return restored, (type(state), int(state.seats), state.__getstate__() | {"listener": None})


def restored(kind: type[Any], seats: int, fields: dict[str, Any]) -> Any:
    state = kind(seats)
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def _bytes(numbers: list[int]) -> object:
    return vec[u8](numbers)


def _shorts(numbers: list[int]) -> object:
    return vec[i16](numbers)


def _words(numbers: list[int]) -> object:
    return vec[i32](numbers)


def _longs(numbers: list[int]) -> object:
    return vec[i64](numbers)


def _floats(numbers: list[float]) -> object:
    return vec[float](numbers)


for _kind, _make in ((vec[u8], _bytes), (vec[i16], _shorts), (vec[i32], _words), (vec[i64], _longs), (vec[float], _floats)):
    copyreg.pickle(_kind, lambda numbers, make=_make: (make, (list(numbers),)))  # type: ignore[misc]

"""What an observation consists of: named planes, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, NamedTuple


class Plane(NamedTuple):
    """Numbers that belong together, from 0 to `high`; their place in the whole is `first` to `first + size - 1`."""

    name: str
    shape: tuple[int, ...]
    high: int
    first: int

    @property
    def size(self) -> int:
        return prod(self.shape)


class ObservationSpec:
    """The planes of a game, in their order; `size` numbers in all."""

    def __init__(self, planes: Sequence[tuple[str, tuple[int, ...], int]]) -> None:
        found: list[Plane] = []
        for name, shape, high in planes:
            found.append(Plane(name, shape, high, found[-1].first + found[-1].size if found else 0))
        self.planes = tuple(found)
        self.size = sum(plane.size for plane in found)

    def split(self, numbers: Any) -> dict[str, Any]:
        """An array of observations by plane, each in its shape; dimensions before the last one stay. Nothing is copied."""
        before = numbers.shape[:-1]
        return {
            plane.name: numbers[..., plane.first : plane.first + plane.size].reshape(*before, *plane.shape)
            for plane in self.planes
        }

    def highs(self) -> list[int]:
        """The highest number that can stand in each place."""
        return [plane.high for plane in self.planes for _ in range(plane.size)]

    def __iter__(self) -> Iterator[Plane]:
        return iter(self.planes)

    def __len__(self) -> int:
        return len(self.planes)

    def __repr__(self) -> str:
        return f"<{self.size} numbers: {', '.join(plane.name for plane in self.planes)}>"

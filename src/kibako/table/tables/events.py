"""Publishing and subscribing: whoever makes something happen need not know who minds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Topic(Generic[T]):
    """One kind of event. Subscribers are called at once, in the order of their subscribing."""

    def __init__(self) -> None:
        self._subscribers: list[Callable[[T], None]] = []

    def subscribe(self, subscriber: Callable[[T], None]) -> None:
        self._subscribers.append(subscriber)

    def publish(self, event: T) -> None:
        for subscriber in self._subscribers:
            subscriber(event)

    def close(self) -> None:
        """Nobody is told any more."""
        self._subscribers.clear()

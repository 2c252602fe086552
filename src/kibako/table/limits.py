"""How much one browser may ask: a bucket that fills with time."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate  # drops a second
        self.size = size
        self.level = size
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Whether there is a drop left; it is taken."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; those longest unused are forgotten."""

    def __init__(self, rate: float, size: float, most: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.size)
        self._buckets[address] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take()

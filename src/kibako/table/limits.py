"""How often somebody may ask for something, and who counts as somebody.

All limits of a server are one `Limits`: what is asked for, by whom, and the answer whether it may be. Nobody else knows how
they are counted.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from kibako.engine.words import text
from kibako.table.errors import TooFast
from kibako.table.figures import REFUSED


class Bucket:
    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate  # tokens a second
        self.size = size
        self.level = size
        self.filled = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether there are tokens left; they are taken."""
        self._fill()
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def is_empty(self) -> bool:
        self._fill()
        return self.level <= 0

    def spend(self, cost: float) -> None:
        """What has been used, even if it was more than was left."""
        self._fill()
        self.level = max(self.level - cost, -self.size)

    def _fill(self) -> None:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.filled) * self.rate)
        self.filled = now


class Buckets:
    """A bucket for each of many; those that have been unused longest are forgotten."""

    def __init__(self, rate: float, size: float, most: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self.rate, self.size)
        self._buckets[who] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, who: str, cost: float = 1) -> bool:
        return self.of(who).take(cost)


WORTH_TELLING: Final = 0.05  # of what somebody may spend at once
MOST_UNTOLD: Final = 10_000
MOST_EACH: Final = 256  # connections of one address at a time, and requests in progress


class Rate(NamedTuple):
    a_second: float
    at_once: float


RATES: Final[Mapping[str, Rate]] = {
    "requests": Rate(100, 2000),  # of an address: a page with all its parts is about a hundred
    "openings": Rate(0.5, 40),  # tables that an address opens; they cost memory for as long as they stay
    "looks": Rate(60, 240),  # lists and small pictures that an address asks for, drawn or read beside the loop
    "drawing": Rate(0.5, 8),  # seconds of the loop's time that go into pages, pictures and answers for an address
    "messages": Rate(100, 1000),  # by all live connections of an address
    "saves": Rate(0.2, 6),  # that an address brings; a long one takes seconds
    "hints": Rate(0.2, 10),  # that an address asks for; each is a strong bot's thinking
    "greetings": Rate(10, 500),  # live connections that an address begins
    "chat": Rate(0.5, 6),  # lines of a person at a table, however they are connected
    "confirmations": Rate(1 / 600, 4),  # mails by which an address asks mailboxes to confirm that they want more
    "watchers": Rate(0.5, 10),  # lines of all at a table who only watch
}


class Spent(NamedTuple):
    what: str
    who: str
    cost: float


class Limits:
    """What is asked for too often is refused; the rest is counted."""

    def __init__(self, tables_a_minute: float = 30) -> None:
        freer = tables_a_minute / 60 / RATES["openings"].a_second
        opening = {what: RATES[what]._replace(a_second=RATES[what].a_second * freer) for what in ("openings", "saves")}
        rates = {**RATES, **opening}
        self._buckets = {what: Buckets(*rate) for what, rate in rates.items()}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._untold: OrderedDict[tuple[str, str], float] = OrderedDict()  # what was spent here, and no other server knows

    def take(self, what: str, who: str, cost: float = 1) -> bool:
        """Whether somebody may, now."""
        may = self._buckets[what].take(who, cost)
        if may:
            self._note(what, who, cost)
        else:
            REFUSED.labels(what).inc()
        return may

    # --- several servers -------------------------------------------------------------------------------------------------

    def _note(self, what: str, who: str, cost: float) -> None:
        self._untold[what, who] = self._untold.pop((what, who), 0.0) + cost
        if len(self._untold) > MOST_UNTOLD:
            self._untold.popitem(last=False)

    def to_tell(self) -> list[Spent]:
        """What the other servers are to know, which is worth telling only once it is much. It is told once."""
        told = [Spent(*key, cost) for key, cost in self._untold.items() if cost >= WORTH_TELLING * self._buckets[key[0]].size]
        for one in told:
            del self._untold[one.what, one.who]
        return told

    def hear(self, what: str, who: str, cost: float) -> None:
        """What somebody has spent at another server counts here, too."""
        if what in self._buckets:
            self._buckets[what].of(who).spend(cost)

    # --- turns -----------------------------------------------------------------------------------------------------------

    async def turn(self, who: str) -> None:
        """However much an address asks for at once, others have their turns between. TooFast if its time is used up."""
        lock = self._turns.get(who)
        if lock is None:
            lock = self._turns[who] = asyncio.Lock()
        async with lock:
            await asyncio.sleep(0)
        if self._buckets["drawing"].of(who).is_empty():
            REFUSED.labels("drawing").inc()
            raise TooFast(text("too-many-looks"))

    @contextmanager
    def drawing(self, who: str) -> Iterator[None]:
        """What is drawn for somebody costs the time it takes. Nothing may be awaited within: that would be others' time."""
        begun = time.thread_time()
        try:
            yield
        finally:
            took = time.thread_time() - begun
            self._buckets["drawing"].of(who).spend(took)
            self._note("drawing", who, took)


def address_of(host: str | None) -> str:
    """Who counts as one: an IPv4 address, or the 64 bits of an IPv6 address that a subscriber is given as a whole."""
    try:
        address = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or ""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))

"""How everything is timed, ours and theirs: by processor time, so that a busy machine disturbs little. Needs no library."""

from __future__ import annotations

import time
from collections.abc import Callable

Row = dict[str, float]


def rate(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Games and actions a second."""
    games = actions = 0
    begun = time.process_time()
    while (took := time.process_time() - begun) < seconds:
        actions += play()
        games += 1
    return games / took, actions / took


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """In batches large enough that reading the clock costs next to nothing."""
    times = 0
    begun = time.process_time()
    while (took := time.process_time() - begun) < seconds:
        for _ in range(200):
            work()
        times += 200
    return 1e6 * took / times


def seconds_of(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun

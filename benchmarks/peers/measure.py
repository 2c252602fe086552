"""How everything is timed, ours and theirs: by processor time, so that a busy machine disturbs little. Needs no library."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

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


def played_through(env: Any) -> int:
    """A game of random legal actions in an environment of PettingZoo; says how many steps it took."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        (legal,) = seen["action_mask"].nonzero()
        env.step(int(random.choice(legal)))
        steps += 1
    return steps


def seconds_of(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun

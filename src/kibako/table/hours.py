"""What time it is: the same at all servers of a database, and going on evenly whatever is done to a machine's clock."""

from __future__ import annotations

import time

_RUNNING = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # which also goes on while the machine sleeps
_began = [time.time() - time.clock_gettime(_RUNNING)]


def now() -> float:
    return _began[0] + time.clock_gettime(_RUNNING)


def set_now(epoch: float) -> None:
    """By the clock of the database, which is everybody's."""
    _began[0] = epoch - time.clock_gettime(_RUNNING)

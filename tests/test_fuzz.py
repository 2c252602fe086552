"""Whatever is changed in descriptions, saves and actions is refused in words or can be played on from; tests/fuzz.py does it.

Each campaign has a process of its own, which is ended when its time is over: a signal doesn't interrupt a compiled loop.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kibako

KEYS = [game.key for game in kibako.all_games()]
CASES = {"position": 60, "pending": 50, "save": 25, "action": 6}
every_campaign = pytest.mark.parametrize(("key", "kind"), [(key, kind) for key in KEYS for kind in CASES])


def campaign(key: str, kind: str, seed: int, count: int, seconds: float) -> dict[str, Any]:
    """What came out of that many cases. Raises AssertionError with the case that never ended."""
    command = [sys.executable, str(Path(__file__).with_name("fuzz.py")), key, kind, str(seed), str(count)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=seconds)  # noqa: S603 - ours
    except subprocess.TimeoutExpired as error:
        told = error.stdout.decode() if isinstance(error.stdout, bytes) else error.stdout or ""
        raise AssertionError(f"not done after {seconds} s: {told.splitlines()[-1:]}") from None
    assert done.returncode == 0, f"{done.stderr}\nat {done.stdout.splitlines()[-1:]}"
    summed: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return summed


@every_campaign
def test_what_was_changed_is_refused_or_can_be_played_on_from(key: str, kind: str) -> None:
    summed = campaign(key, kind, 1, CASES[kind], 120)
    assert summed["failures"] == []
    assert summed["accepted"] > 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 12))
@every_campaign
def test_many_changes_are_refused_or_can_be_played_on_from(key: str, kind: str, seed: int) -> None:
    summed = campaign(key, kind, seed, 20 * CASES[kind], 1200)
    assert summed["failures"] == []
    assert summed["accepted"] > 5


def test_a_campaign_that_never_ends_is_ended_and_names_its_case() -> None:
    with pytest.raises(AssertionError, match="not done after"):
        campaign(KEYS[0], "position", 1, 10**9, 3)

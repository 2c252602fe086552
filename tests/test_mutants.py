"""Rule tests notice when a rule is changed: a sample of mutants of every game. docs/quality.md has the figures."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import kibako

ROOT = Path(__file__).parent.parent
SAMPLE = 40
LEAST = 85  # of a hundred: where 95 are noticed, one sample of this size in three hundred has more survivors


@pytest.mark.long
@pytest.mark.parametrize("key", [game.key for game in kibako.all_games()])
def test_a_sample_of_changed_rules_is_noticed(key: str, tmp_path: Path) -> None:
    words = [key, "--sample", str(SAMPLE), "--least", str(LEAST), "--folder", str(tmp_path)]
    done = subprocess.run([sys.executable, ROOT / "tools" / "mutants.py", *words], capture_output=True, text=True, check=False)  # noqa: S603
    assert f"{SAMPLE} of " in done.stdout, done.stdout[-2000:] + done.stderr[-2000:]
    assert done.returncode == 0, done.stdout[-5000:]

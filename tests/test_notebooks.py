"""The notebooks in examples: they run to their end, in a few seconds here and as they are meant in `make long`."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from notebooks import NOTEBOOKS, cells, run

pytest.importorskip("numpy", reason="pip install 'kibako[rl]'")

each = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def test_there_are_notebooks() -> None:
    assert len(NOTEBOOKS) >= 3


@each
def test_a_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIBAKO_QUICK", "1")
    shown = run(path)
    assert [bool(outputs) for outputs in shown] == [bool(cell["outputs"]) for cell in cells(path)], "run tests/notebooks.py"


@each
@pytest.mark.long
def test_a_notebook_does_what_it_says_within_ten_minutes_of_a_core(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KIBAKO_QUICK", raising=False)
    begun = time.process_time()
    run(path)
    assert time.process_time() - begun < 600

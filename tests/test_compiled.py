"""The compiled rules and their plain source are the same rules: they play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tables import tables

SOURCE = Path(__file__).parent.parent / "src"

PROGRAM = """
import hashlib, sys
first, last, *sys.path[:0] = sys.argv[1:]
import kibako
from tables import random_match, some_states, tables
for table in tables():
    for seed in range(int(first), int(last)):
        match = random_match(table, seed)
        views = [match.look(seat) for seat in range(table.seats)]
        known = hashlib.sha256((match.save() + match.position + repr(views)).encode())
        size, count = table.game.observation_spec(table.seats, table.options).size, table.game.action_count(table.seats, {})
        for state in some_states(table, seed):
            numbers, mask = bytearray(size), bytearray(count)
            for seat in range(table.seats):
                state.observe_into(seat, numbers)
                known.update(numbers)
            state.legal_into(mask)
            known.update(mask + state.pack())
        print(table, seed, known.hexdigest())
print(kibako.compiled())
"""


def run_program(seeds: range, *path: Path) -> list[str]:
    here = str(Path(__file__).parent)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-P", "-c", PROGRAM, str(seeds.start), str(seeds.stop), *map(str, path), here]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)  # noqa: S603 - our own program
    return done.stdout.split("\n")[:-1]


@pytest.mark.parametrize(
    "seeds",
    [range(4, 5), *(pytest.param(range(first, first + 10), marks=pytest.mark.long) for first in range(10, 50, 10))],
    ids=str,
)
def test_compiled_and_uncompiled_play_the_same_games(seeds: range) -> None:
    *compiled, is_compiled = run_program(seeds)
    *plain, is_plain = run_program(seeds, SOURCE)
    assert (is_compiled, is_plain) == ("True", "False")
    assert compiled == plain
    assert len(plain) == len(tables()) * len(seeds)

"""Whole recorded games of GrandBois, with every number of their score sheets."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from shared import recordings

import kibako
from kibako.games.grandbois.tests.helpers import GAME

RECORDED = recordings(GAME)


class Recorded(NamedTuple):
    expert: bool
    sheets: list[list[int]]  # by seat: squares, largest group, own clan at tower, other clans at tower
    totals: list[int]
    ranks: list[int]


GAMES = {
    "two-players": Recorded(False, [[32, 30, 20, 2], [33, 26, 18, 6]], [84, 83], [1, 2]),
    "three-players": Recorded(False, [[12, 8, 4, 5], [12, 16, 2, 6], [17, 26, 8, 1]], [29, 36, 52], [3, 2, 1]),
    "four-players": Recorded(
        False, [[18, 26, 10, 1], [13, 14, 6, 2], [15, 6, 6, 2], [15, 6, 2, 3]], [55, 35, 29, 26], [1, 2, 3, 4]
    ),
    "two-experts": Recorded(True, [[30, 30, 22, 4], [34, 30, 18, 2]], [86, 84], [1, 2]),
    "four-experts": Recorded(
        True, [[16, 8, 4, 5], [14, 10, 8, 4], [13, 12, 6, 4], [15, 6, 4, 6]], [33, 36, 35, 31], [3, 1, 2, 4]
    ),
    "tie-by-squares": Recorded(
        False, [[17, 12, 0, 4], [18, 8, 2, 5], [15, 4, 4, 5], [15, 4, 0, 5]], [33, 33, 28, 24], [2, 1, 3, 4]
    ),
    "tie-by-group": Recorded(False, [[16, 8, 2, 5], [16, 10, 4, 1], [14, 6, 0, 6]], [31, 31, 26], [2, 1, 3]),
    "tie-by-tower": Recorded(False, [[33, 12, 10, 5], [33, 12, 8, 7]], [60, 60], [1, 2]),
    "tie-shared": Recorded(False, [[17, 6, 0, 4], [17, 6, 0, 4], [17, 6, 0, 4]], [27, 27, 27], [1, 1, 1]),
}


FOREST = """
.  .  .  .  .  .  R1 F3 .  .  .  .
.  .  .  .  .  ^1 R3 C  T2 .  .  .
.  .  C  T4 R1 R4 B  T2 L4 .  F2 T3
.  S1 S3 F2 L4 S3 T3 T3 T1 T4 F2 C
T1 F4 L2 L3 ^0 S2 ^0 ^1 T4 S2 B  R3
T1 F2 F3 L3 L1 S3 S4 F2 T2 T3 R3 S3
.  .  T2 L3 B  S2 S2 R2 R3 T2 C  F3
.  .  F4 R2 L2 L2 S4 S3 R1 T2 T3 F1
.  R4 R1 L4 L1 C  S2 .  .  .  .  .
.  S4 R2 L2 B  C  S2 .  .  .  .  .
.  L1 L3 R2 B  F4 F1 .  .  .  .  .
.  R4 R2 R3 F3 C  .  .  .  .  .  .
.  .  C  L3 .  .  .  .  .  .  .  .
"""


def test_every_recording_is_listed() -> None:
    assert set(RECORDED) == set(GAMES)


@pytest.mark.rule("G13", "G14", "G15", "G16", "G17", "G18", "G20")
@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_its_exact_score(name: str) -> None:
    expected = GAMES[name]
    m = kibako.loads(RECORDED[name])
    assert m.outcome is not None
    assert m.outcome.reason == "all tiles laid"
    assert m.options == {"expert": expected.expert}
    assert [list(standing.categories.values()) for standing in m.outcome.standings] == expected.sheets
    assert m.outcome.scores == expected.totals
    assert [standing.rank for standing in m.outcome.standings] == expected.ranks
    assert m.outcome.winners == [seat for seat, rank in enumerate(expected.ranks) if rank == 1]
    assert sum(entry.action.startswith("lay") for entry in m.journal) == 36


def test_a_recorded_game_comes_to_the_forest_that_was_written_down() -> None:
    """FOREST is the table at the end of two-experts: rabbits and lizards against raccoons and toads."""
    m = kibako.loads(RECORDED["two-experts"])
    assert m.position.split('"""')[1].strip() == FOREST.strip()

"""Whole recorded games of Kinoko: they replay to their exact scores, and every round is scored by the book."""

from __future__ import annotations

import tomllib
from typing import Any, NamedTuple

import pytest
from shared import recordings

import kibako
from kibako import Match
from kibako.games.kinoko.tests.helpers import GAME

RECORDED = recordings(GAME)


class Result(NamedTuple):
    seats: int
    memory_aid: bool
    actions: int
    rounds: list[list[int]]  # the scores after each round
    winners: list[int]


RESULTS = {
    "two-seats": Result(2, False, 138, [[1, 0], [2, 0], [2, 1], [3, 3], [4, 3]], [0]),
    "two-seats-tie": Result(2, False, 88, [[1, 0], [2, 2], [4, 4]], [0]),
    "three-seats": Result(3, False, 158, [[0, 2, 0], [0, 3, 1], [1, 3, 3], [2, 3, 4]], [2]),
    "three-seats-memory-aid": Result(3, True, 77, [[0, 1, 0], [1, 2, 0], [1, 3, 1], [0, 3, 3], [0, 4, 4]], [1, 2]),
    "four-seats": Result(4, False, 133, [[0, 0, 0, 2], [1, 1, 0, 2], [2, 0, 1, 2], [3, 1, 2, 2], [3, 0, 2, 4]], [3]),
    "four-seats-shared": Result(
        4,
        False,
        136,
        [[0, 2, 1, 0], [2, 1, 1, 0], [1, 2, 1, 0], [1, 3, 2, 1], [2, 3, 2, 0], [2, 3, 3, 0], [3, 3, 2, 0], [4, 4, 2, 1]],
        [0, 1],
    ),
}


def after_rounds(match: Match) -> list[Match]:
    """The match as it stood after each round was scored."""
    ends = [number for number, entry in enumerate(match.journal, start=1) if entry.action == "stop"]
    stood = []
    for end in ends:
        again = kibako.loads(match.save())
        again.truncate(end)
        stood.append(again)
    return stood


def test_every_recorded_game_has_its_result_here() -> None:
    assert set(RECORDED) == set(RESULTS)


@pytest.mark.rule("K21", "K22")
@pytest.mark.parametrize("name", RESULTS)
def test_a_recorded_game_replays_to_its_exact_result(name: str) -> None:
    match, result = kibako.loads(RECORDED[name]), RESULTS[name]
    assert match.seats == result.seats
    assert match.options == {"memory_aid": result.memory_aid}
    assert len(match.journal) == result.actions
    assert [again.view(None)["scores"] for again in after_rounds(match)] == result.rounds
    assert match.outcome is not None
    assert match.outcome.scores == result.rounds[-1]
    assert match.outcome.winners == result.winners


# --- scoring again, by the book ----------------------------------------------------------------------------------


def gains_by_the_book(fields: dict[str, Any], announcer: int, before: list[int]) -> list[int]:
    """K17 to K19 once more, from the description of the revealed table."""
    hands, families = [hand.split() for hand in fields["hands"]], fields["families"].split()
    together = {hand[0] for hand in [*hands, *(row.split() for row in fields["rows"])] if len(set(hand)) == 1}
    seats = range(len(hands))
    if families[announcer] not in together:
        return [0 if seat == announcer else 1 for seat in seats]
    after = [before[seat] + 2 * (families[seat] in together) for seat in seats]
    after = [max(0, after[seat] - (fields["forbidden"] in hands[seat])) for seat in seats]
    return [after[seat] - before[seat] for seat in seats]


@pytest.mark.rule("K17", "K18", "K19", "K20")
@pytest.mark.parametrize("name", RESULTS)
def test_every_round_is_scored_by_the_book(name: str) -> None:
    result = RESULTS[name]
    before = [0] * result.seats
    for number, again in enumerate(after_rounds(kibako.loads(RECORDED[name])), start=1):
        view = again.view(None)
        announcer = again.journal[-1].seat
        assert (view["round"], view["stopped"], view["turn"]) == (number, announcer, (announcer + 1) % result.seats)
        assert view["gains"] == gains_by_the_book(tomllib.loads(again.position), announcer, before)
        before = view["scores"]


@pytest.mark.rule("K17", "K18")
def test_one_round_line_by_line() -> None:
    """Yellow and red are together; green is forbidden, and all but seat 3 hold one."""
    again = after_rounds(kibako.loads(RECORDED["four-seats"]))[2]
    fields = tomllib.loads(again.position)
    assert fields["hands"] == ["o o g", "g b b", "p g p", "r r r"]
    assert fields["rows"] == ["b p o", "y y y"]
    assert (fields["families"], fields["forbidden"]) == ("y o r p b", "g")
    assert again.log(None)[-11:] == [
        "Seat 2 stops the round and is right.",
        "Seat 0’s family was yellow (artisans).",
        "Seat 1’s family was orange (musicians).",
        "Seat 2’s family was red (athletes).",
        "Seat 3’s family was purple (artists).",
        "The family card left over was blue (public servants).",
        "Seat 0 gains 2.",
        "Seat 2 gains 2.",
        "Seat 0 held the forbidden colour and loses 1.",
        "Seat 1 held the forbidden colour and loses 1.",
        "Seat 2 held the forbidden colour and loses 1.",
    ]
    assert fields["gains"] == "1 -1 1 0"
    assert fields["scores"] == "2 0 1 2"


@pytest.mark.rule("K19", "K21", "K22")
def test_a_shared_victory_line_by_line() -> None:
    match = kibako.loads(RECORDED["three-seats-memory-aid"])
    assert match.log(0)[-7:] == [
        "You stop the round and are wrong.",
        "Your family was green (scientists).",
        "Seat 1’s family was orange (musicians).",
        "Seat 2’s family was yellow (artisans).",
        "The family card left over was blue (public servants).",
        "Seat 1 gains 1.",
        "Seat 2 gains 1.",
    ]
    assert match.outcome is not None
    assert [standing.rank for standing in match.outcome.standings] == [3, 1, 1]


def test_the_recorded_games_show_everything() -> None:
    """Every face taken, every kind of place used, right and wrong announcements, a re-roll after a re-roll."""
    matches = [kibako.loads(RECORDED[name]) for name in RESULTS]
    actions = {entry.action for match in matches for entry in match.journal}
    assert {action for action in actions if action.startswith("take")} == {
        f"take {face}" for face in ("1", "2", "3", "blank", "peek", "reroll", "sets")
    }
    lines = " ".join(line for match in matches for line in match.log(None))
    for words in (
        "and is right",
        "and is wrong",
        "loses 1",
        "exchanges all three cards with row",
        "exchanges all three cards with Seat",
    ):
        assert words in lines
    pairs = [(one.action, two.action) for match in matches for one, two in zip(match.journal, match.journal[1:], strict=False)]
    assert ("take reroll", "take reroll") in pairs

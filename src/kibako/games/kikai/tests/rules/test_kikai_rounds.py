"""The ends of rounds and of the game: M32 to M38."""

from __future__ import annotations

from typing import Any

import pytest

from kibako import Match
from kibako.games.kikai.tests.helpers import GAME, side

MANY = "School " * 5 + "Diner " * 5 + "Cinema " * 5 + "Parking " * 5


def last_turn(number: int = 1, mode: str = "normal", first_game: bool = False, **fields: Any) -> Match:
    """The last turn of a round, a card about to be taken; the seat to act is yellow in rounds 1 and 3."""
    base: dict[str, Any] = {
        "yellow": {},
        "purple": {},
        "round": number,
        "turn": 11,
        "plays": 1,
        "pending": ["take"],
        "options": {"mode": mode, "first_game": first_game},
    }
    return GAME.position(**base | fields)


def outcome(match: Match) -> Any:
    assert match.outcome is not None
    return match.outcome


def finished(mode: str = "normal", **fields: Any) -> Any:
    """The outcome of a game that ends with this turn; nothing else is gained by it."""
    match = last_turn(4, mode, **fields)
    match.play("take pile")
    assert match.to_act is None
    return outcome(match)


# --- rounds ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M32")
def test_played_cards_go_under_the_pile() -> None:
    played = "School School Diner Parking Cinema"
    match = last_turn(played=played, offer="Casino Casino", pile=[TOP, REST])
    match.play("take Casino", luck=[0])
    view = match.view(None)
    assert view["played"] == []
    assert view["round"] == 2
    assert [sorted(layer) for layer in view["pile"]] == [sorted(REST.split()), sorted(played.split())]
    assert view["offer"] == ["Diner", "Casino"]
    assert match.to_act == 1  # they alternate across rounds too


TOP = "Diner"
REST = " ".join(["School"] * 3 + ["TrainStation"] * 5 + ["Diner"] * 3 + ["Parking"] * 4 + ["Cinema"] * 4 + ["Casino"] * 3)


@pytest.mark.rule("M32")
def test_the_offer_is_refilled_from_the_played_cards_if_the_pile_had_run_out() -> None:
    hands: dict[str, Any] = {
        "yellow": {"hand": "School " * 5 + "Diner " * 5},
        "purple": {"hand": "TrainStation " * 5 + "Parking " * 5},
    }
    match = last_turn(**hands, played="Cinema " * 5 + "Casino " * 4, offer="Casino", pile=[])
    assert match.actions() == ["take Casino"]
    match.play("take Casino", luck=[0, 0])
    view = match.view(None)
    assert view["offer"] == ["Cinema", "Cinema"]
    assert sorted(view["pile"][0]) == ["Casino"] * 4 + ["Cinema"] * 3


@pytest.mark.rule("M32")
def test_cards_under_the_pile_come_last() -> None:
    rest = f"{REST} School Parking Cinema"
    match = last_turn(played="School", offer="Casino Casino", pile=["Diner Diner", rest])
    match.play("take Casino", luck=[1])
    assert match.view(None)["pile"][0] == ["Diner"]
    assert match.view(None)["pile"][-1] == ["School"]


@pytest.mark.rule("M33", "M39")
def test_the_master_example() -> None:
    """11 renown reach line 4, worth 4; in round 1 that counts four times: 16 points."""
    match = last_turn(yellow={"renown": 11})
    match.play("take pile")
    assert (side(match)["master"], side(match)["points"]) == (16, 0)
    assert "The Master gives you 16 points for column 4." in match.log(0)


@pytest.mark.rule("M33")
@pytest.mark.parametrize(("number", "factor"), [(1, 4), (2, 3), (3, 2), (4, 2)])
@pytest.mark.parametrize(("renown", "line"), [(0, 0), (1, 1), (3, 1), (4, 2), (12, 4), (13, 5), (25, 9), (27, 9)])
def test_lines_count_by_round(number: int, factor: int, renown: int, line: int) -> None:
    match = last_turn(number, yellow={"renown": renown}, purple={"renown": renown})
    match.play("take pile")
    assert [side(match, seat)["master"] for seat in range(2)] == [factor * line, factor * line]


@pytest.mark.rule("M33")
@pytest.mark.parametrize(
    ("renown", "energy", "megaphones"),
    [(0, 9, 0), (1, 7, 0), (3, 7, 0), (9, 7, 0), (12, 8, 0), (15, 8, 0), (16, 12, 0), (21, 12, 0), (22, 9, 1), (27, 9, 1)],
)
def test_in_advanced_mode_low_lines_lose_energy_high_lines_gain(renown: int, energy: int, megaphones: int) -> None:
    match = last_turn(mode="advanced", yellow={"renown": renown, "energy": 9}, purple={"renown": 1, "energy": 1})
    match.play("take pile")
    assert (side(match)["energy"], side(match)["megaphones"], side(match)["master"]) == (energy, megaphones, 0)
    assert side(match, 1)["energy"] == 0  # as far as possible


@pytest.mark.rule("M33")
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_at_start_no_line_is_reached_so_nothing_is_gained_or_lost(mode: str) -> None:
    match = last_turn(mode=mode, yellow={"energy": 9}, purple={"energy": 9})
    match.play("take pile")
    for seat in range(2):
        assert (side(match, seat)["energy"], side(match, seat)["megaphones"], side(match, seat)["master"]) == (9, 0, 0)


@pytest.mark.rule("M34")
def test_renown_returns_to_the_start_and_the_next_round_follows() -> None:
    match = last_turn(2, yellow={"renown": 7}, purple={"renown": 9})
    assert match.to_act == 1
    match.play("take pile")
    assert [side(match, seat)["renown"] for seat in range(2)] == [0, 0]
    assert (match.view(None)["round"], match.view(None)["number"], match.to_act) == (3, 1, 0)


@pytest.mark.rule("M34")
def test_the_game_ends_after_the_fourth_round() -> None:
    result = finished()
    assert result.reason == "four rounds"


@pytest.mark.rule("M35")
def test_first_game_everybody_may_draw_up_to_four_cards() -> None:
    match = last_turn(first_game=True, yellow={"hand": "School"}, purple={"hand": "Diner Diner"})
    match.play("take pile")
    assert (match.to_act, match.view(None)["doing"]) == (0, "fill")
    assert match.actions() == ["draw", "enough"]
    match.play("draw")
    match.play("draw")
    assert len(side(match)["hand"]) == 4
    assert (match.to_act, match.view(None)["doing"]) == (1, "fill")
    match.play("draw")
    match.play("enough")
    assert len(side(match, 1)["hand"]) == 3
    assert (match.to_act, match.view(None)["doing"]) == (1, "card")


@pytest.mark.rule("M35")
def test_only_with_the_option_not_with_four_cards_not_without_a_pile() -> None:
    plain = last_turn(yellow={"hand": "School"})
    plain.play("take pile")
    assert plain.view(None)["doing"] == "take"  # purple has no card, and only takes one
    full = last_turn(first_game=True, yellow={"hand": "School School Diner"}, purple={"hand": "Diner Diner Casino Casino"})
    full.play("take pile")
    assert (full.to_act, full.view(None)["doing"]) == (1, "card")
    hands: dict[str, Any] = {"yellow": {"hand": MANY}, "purple": {"hand": "Casino"}}
    bare = last_turn(first_game=True, **hands, played="", offer="TrainStation TrainStation", pile=[LAST])
    bare.play("take pile", luck=[0])
    assert bare.view(None)["doing"] == "fill"
    for _ in range(3):
        bare.play("draw")
    assert (bare.to_act, bare.view(None)["doing"]) == (1, "card")


LAST = "Casino Casino Casino Casino TrainStation TrainStation TrainStation"


@pytest.mark.rule("M35")
def test_drawing_stops_when_the_pile_is_empty() -> None:
    hand = MANY + "TrainStation TrainStation TrainStation TrainStation"
    match = last_turn(first_game=True, yellow={"hand": hand}, offer="Casino Casino", pile=["Casino Casino Casino TrainStation"])
    match.play("take pile", luck=[0])
    for _ in range(3):
        assert (match.to_act, match.view(None)["doing"]) == (1, "fill")
        match.play("draw")
    assert match.view(None)["doing"] == "card"
    assert len(side(match, 1)["hand"]) == 3


# --- the final count -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M36")
def test_the_final_count_of_normal_mode() -> None:
    yellow = {
        "points": 20,
        "master": 12,
        "discarded": 10,  # 1, 1 and 2 points uncovered
        "energy": 14,
        "megaphones": 3,
        "ladders": 5,
        "fans": "RRB",
        "kikai": {"School": ["feet red 2 fan"], "Casino": ["feet blue 1"]},
        "foundation": "5 1 2 3 4 6",
        "renown": 4,
    }
    result = finished(yellow=yellow, purple={"fans": "RB", "points": 1})
    assert result.standings[0].categories == {
        "on the way": 20,
        "Master": 12 + 4,
        "energy track": 4,
        "most fans": 5,
        "foundations": -2 - 2 - 3 - 3,
        "leftovers": 2 + 1 + 2,
    }
    assert result.standings[1].categories == {
        "on the way": 1,
        "Master": 0,
        "energy track": 0,
        "most fans": 0,
        "foundations": -18,
        "leftovers": 0,
    }
    assert result.scores == [20 + 16 + 4 + 5 - 10 + 5, -17]
    assert (result.reason, result.winners) == ("four rounds", [0])


@pytest.mark.rule("M36")
@pytest.mark.parametrize(("left", "points"), [((4, 1, 1), 0), ((5, 0, 0), 1), ((0, 2, 0), 1), ((0, 0, 2), 1), ((10, 4, 4), 6)])
def test_leftovers_count_by_five_energy_two_megaphones_two_ladders(left: tuple[int, int, int], points: int) -> None:
    yellow = dict(zip(("energy", "megaphones", "ladders"), left, strict=True))
    assert finished(yellow=yellow).standings[0].categories["leftovers"] == points


@pytest.mark.rule("M36")
def test_no_points_for_most_fans_on_a_tie_and_fans_in_places_count_nothing() -> None:
    yellow = {"fans": "RB", "kikai": {"School": ["feet red 2 fan"]}}
    result = finished(yellow=yellow, purple={"fans": "GG"})
    assert [standing.categories["most fans"] for standing in result.standings] == [0, 0]


@pytest.mark.rule("M37")
def test_the_final_count_of_advanced_mode() -> None:
    """The book's example: influence 4, 3 and 7 are 14 points."""
    yellow = {"influence": "4 3 7", "fans": "RRRBG", "energy": 30, "megaphones": 4, "discarded": 20}
    result = finished("advanced", yellow=yellow, purple={"fans": "BB", "kikai": {"School": ["feet red 2 fan"]}})
    assert result.standings[0].categories == {"fans": 5, "influence": 14}
    assert result.standings[1].categories == {"fans": 2, "influence": 1}
    assert result.scores == [19, 3]


@pytest.mark.rule("M38")
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_a_tie_goes_to_more_red_fans_and_is_shared_else(mode: str) -> None:
    result = finished(mode, yellow={"fans": "RBB"}, purple={"fans": "RRB"})
    assert result.scores[0] == result.scores[1]
    assert result.winners == [1]
    assert [standing.rank for standing in result.standings] == [2, 1]
    shared = finished(mode, yellow={"fans": "RBB"}, purple={"fans": "RGG"})
    assert shared.winners == [0, 1]
    match = last_turn(4, mode, yellow={"fans": "RBB"}, purple={"fans": "RGG"})
    match.play("take pile")
    assert [float(share) for share in match.copy_state().shares()] == [0.5, 0.5]


@pytest.mark.rule("M38")
def test_more_points_win_whatever_the_fans() -> None:
    result = finished(yellow={"points": 6, "fans": "B"}, purple={"points": 5, "fans": "R"})
    assert result.winners == [0]

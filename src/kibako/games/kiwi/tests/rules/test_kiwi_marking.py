"""Marking domains and the end of the game (W55 to W57, W65, W66)."""

from __future__ import annotations

from typing import Any

import pytest
from shared import refused

from kibako import Match
from kibako.games.kiwi.tests.helpers import GAME, at, doing, hex_at, nest_at, side


def marking(season: int = 1, **fields: Any) -> Match:
    """Seat 0 is about to mark."""
    usual: dict[str, Any] = {"clans": "red green", "phase": "marking", "season": season, "step": 1, "pending": ["mark 0"]}
    return GAME.position(**usual | fields)


@pytest.mark.rule("W55")
def test_a_marker_goes_on_a_dominated_hex_of_its_terrain_without_one() -> None:
    match = marking(
        markers=["mountain sand", ""],
        island={"0,0": "red-1", "0,1": "red-1 green-1", "0,2": "red-1", "-1,2": "red-1 green-marker", "-5,1": "green-1"},
    )
    assert match.actions() == ["done", "mark 0,0"]
    assert refused(match, "mark 0,1") == "W55"  # tied
    assert refused(match, "mark 0,2") == "W55"  # no grass marker
    assert refused(match, "mark -1,2") == "W55"  # marked already
    assert refused(match, "mark -5,1") == "W55"  # green's
    match.play("mark 0,0")
    match.play("take row")
    assert hex_at(match, "0,0")["marker"] == "red"
    assert side(match, 0)["markers"] == [0, 0, 0, 1]
    assert match.view(None)["season"] == 2  # one marker only; green has none to place


@pytest.mark.rule("W55")
def test_marking_is_optional_and_goes_in_turn_order() -> None:
    match = marking(markers=["mountain", "sand"], island={"0,0": "red-1", "0,1": "green-1"})
    match.play("done")
    assert match.to_act == 1
    assert match.actions() == ["done", "mark 0,1"]
    match.play("done")
    assert match.view(None)["season"] == 2
    assert side(match, 0)["marker_count"] == 1


@pytest.mark.rule("W55", "W12")
def test_whoever_could_have_a_fitting_marker_is_asked_so_that_nobody_learns_which_ones_they_have() -> None:
    for marker, actions in (("sand", ["done"]), ("mountain", ["done", "mark 0,0"])):
        match = marking(markers=[marker, ""], island={"0,0": "red-1", "-1,1": "red-leader green-3"})
        assert match.actions() == actions


@pytest.mark.rule("W55")
def test_in_season_4_all_markers_are_revealed_and_placed_as_one_likes() -> None:
    match = GAME.position(
        clans="red green",
        season=4,
        round=3,
        turn=1,
        hands=["move", "move"],
        cards="most-nests most-sand most-size-1 most-flower",
        markers=["mountain grass sand", "mountain"],
        island={"0,0": "red-2", "0,2": "red-1", "-1,1": "red-leader green-3", "-5,1": "green-1"},
    )
    assert match.view(1)["sides"][0]["markers"] is None
    match.play("down move", luck=[0])
    assert match.view(1)["sides"][0]["markers"] == [0, 1, 1, 1]
    assert match.view(None)["open_markers"]
    assert match.to_act == 0
    match.play("mark 0,0")
    match.play("take 2 0,0")
    assert match.to_act == 0
    match.play("mark 0,2")
    match.play("take row")
    assert match.to_act == 1  # nothing more to place: the sand marker fits nowhere
    match.play("mark -5,1")
    match.play("take row")
    assert match.outcome is not None
    assert match.outcome.scores == [2, 1]


@pytest.mark.rule("W56")
def test_dominance_is_judged_before_the_token_is_taken_and_anew_for_each_marker() -> None:
    match = marking(season=4, markers=["mountain sand", ""], island={"0,0": "red-1", "0,1": "red-2 green-1"}, row="0 8")
    match.play("mark 0,0")
    match.play("take 1 0,0")  # the only own token of the hex
    assert hex_at(match, "0,0")["marker"] == "red"
    assert match.actions() == ["done", "mark 0,1"]
    other = marking(season=4, markers=["mountain sand", ""], island={"0,0": "red-1", "0,1": "red-2 green-1"}, row="0 8")
    other.play("mark 0,0")
    other.play("take 2 0,1")  # now 0,1 is tied
    assert other.outcome is not None


@pytest.mark.rule("W56")
def test_a_marked_hex_can_still_be_entered_dominated_and_built_on() -> None:
    match = GAME.position(
        clans="red green",
        hands=["build", "move"],
        fruits=["red red", ""],
        island={"0,0": "red-2 green-marker", "0,1": "green-1"},
    )
    match.play("play build")
    match.play("build cave 0,0")
    match.play("pay red red")
    match.play("place 0,0", luck=[0])
    match.play("play move")
    match.play("move 1 0,1 0,0")
    assert (nest_at(match, "0,0"), hex_at(match, "0,0")["marker"]) == ("red-cave-1", "green")


@pytest.mark.rule("W57", "W19")
def test_the_token_comes_from_row_reserve_or_island_without_benefit() -> None:
    fields: dict[str, Any] = {"markers": ["mountain", ""], "island": {"0,0": "red-3", "0,2": "red-1"}, "row": "6 8"}
    match = marking(**fields)
    match.play("mark 0,0")
    assert match.actions() == ["take 1 0,2", "take 3 0,0", "take row", "take reserve"]
    assert refused(match, "take 1 0,0") == "W57"
    assert refused(match, "done") == "W57"
    match.play("take row")
    assert side(match, 0)["row"] == 5
    assert side(match, 0)["fruits"] == [0, 0, 0, 0]  # space 3 is lost
    shrunk = marking(**fields)
    shrunk.play("mark 0,0")
    shrunk.play("take 3 0,0")
    assert at(shrunk, "0,0") == ["red-2"]  # the face-down token is no kiwi
    reserve = marking(**fields)
    before = side(reserve, 0)["reserve"]
    reserve.play("mark 0,0")
    reserve.play("take reserve")
    assert side(reserve, 0)["reserve"] == before - 1


@pytest.mark.rule("W57")
def test_without_any_token_no_marker_can_be_placed_and_the_leader_is_none() -> None:
    places = [f"{q},{r}" for q in (0, -2, -3, -4, -5) for r in range(4)]
    assert len(places) == 20
    island = dict.fromkeys(places, "red-marker") | {"-1,1": "red-leader", "-1,2": "green-leader"}
    match = GAME.position(
        clans="red green", round=3, turn=1, hands=["move", "move"], markers=["flower", ""], island=island, cards=CARDS
    )
    assert side(match, 0)["row"] == 0
    match.play("down move", luck=[0] * 5)  # all tie for the season card: two fruits each
    assert match.view(None)["season"] == 2  # red was not even asked
    assert side(match, 0)["marker_count"] == 1


CARDS = "most-size-2 most-nests most-flower most-sand"


@pytest.mark.rule("W57")
def test_a_face_down_token_is_not_pushed_fed_or_counted() -> None:
    match = GAME.position(clans="red green", island={"0,0": "green-marker green-1", "0,1": "red-3"}, fruits=["red blue", ""])
    match.play("play feed")
    assert [text for text in match.actions() if text.endswith(" 0,0")] == ["feed green-1 0,0"]
    again = GAME.position(clans="red green", island={"0,0": "green-marker", "0,1": "red-3"})
    again.play("play move")
    again.play("move 3 0,1 0,0")
    assert doing(again) == "move"  # nobody to push


# --- the end -------------------------------------------------------------------------------------------------------------


def over(**fields: Any) -> Match:
    usual: dict[str, Any] = {"clans": "red green", "phase": "over", "season": 4}
    return GAME.position(**usual | fields)


@pytest.mark.rule("W65")
def test_points_for_markers_rank_2_nests_and_season_cards() -> None:
    match = over(
        island={"0,0": "red-marker", "0,1": "red-marker", "0,2": "red-tree-2 green-marker", "0,3": "red-tree-1"}, points="2 0"
    )
    assert match.outcome is not None
    assert match.outcome.scores == [5, 1]
    assert match.outcome.standings[0].categories == {"markers": 2, "rank-2 nests": 1, "season cards": 2}
    assert match.outcome.winners == [0]


@pytest.mark.rule("W65")
@pytest.mark.parametrize(
    ("island", "markers", "winners"),
    [
        ({"0,0": "red-3", "0,1": "green-2 green-2 green-1"}, ["", ""], [0]),
        ({"0,0": "red-2", "0,1": "green-1 green-1 green-1"}, ["", "sand"], [0]),
        ({"0,0": "red-1 red-1", "0,1": "green-1"}, ["", "sand"], [0]),
        ({"0,0": "red-1", "0,1": "green-1"}, ["", "sand"], [1]),
        ({"0,0": "red-1", "0,1": "green-1"}, ["grass", "sand"], [0, 1]),
    ],
)
def test_ties_are_broken_by_sizes_then_unplaced_markers_then_shared(
    island: dict[str, str], markers: list[str], winners: list[int]
) -> None:
    match = over(island=island, markers=markers)
    assert match.outcome is not None
    assert match.outcome.scores == [0, 0]
    assert match.outcome.winners == winners
    assert [float(share) for share in match.copy_state().shares()] == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(2)
    ]


@pytest.mark.rule("W66", "W17", "W55", "W56", "W57", "W65")
def test_the_books_example_of_a_last_marking_ends_9_7_10() -> None:
    """Three players before the last marking, laid out as the books tell it: A sole, B, C won, D and E tied."""
    red = {
        "0,0": "red-1",  # A, sole
        "0,1": "red-1",  # A
        "0,2": "red-2",  # A
        "0,3": "red-2",  # B: from here on tokens come from the island
        "-1,0": "red-2",  # B
        "-1,1": "red-control-1 green-1",  # C: the nest counts 2
        "-1,2": "red-1 red-leader green-2 green-control-1",  # D: tied, 4 to 4
        "-1,3": "red-1 yellow-1",  # E: tied
        "-2,0": "red-1 yellow-1",  # E
        "-2,1": "red-marker",
        "-2,2": "red-marker",
        "-2,3": "red-marker",
    }
    green = {
        "1,-1": "green-1",  # A
        "0,-1": "green-leader yellow-2",  # B: the leader counts 3
        "-1,-1": "green-1 green-1 green-1 yellow-2",  # C
        "-2,-1": "green-1 yellow-1",  # D: tied
        "2,-2": "green-marker green-tree-1",
        "1,-2": "green-marker green-cave-1",
        "0,-2": "green-tree-2",
        "-1,-2": "green-cave-2",
    }
    yellow = {
        "1,0": "yellow-1",  # A
        "2,-1": "yellow-1",  # A
        "3,-2": "yellow-1 yellow-leader",  # A
        "4,-3": "yellow-2",  # A
        "1,1": "yellow-control-1 red-1",  # B
        "2,0": "yellow-marker yellow-tree-1",
        "3,-1": "yellow-marker yellow-tree-2",
        "4,-2": "yellow-marker",
    }
    terrain = {hex_["place"]: hex_["terrain"] for hex_ in GAME.position(clans="red green yellow").view(None)["hexes"]}
    fits = {"red": [place for place in red if "marker" not in red[place]], "green": list(green)[:4], "yellow": list(yellow)[:5]}
    spare = {"red": [], "green": [], "yellow": ["flower", "sand"]}
    markers = [" ".join([*(terrain[place] for place in fits[clan]), *spare[clan]]) for clan in ("red", "green", "yellow")]
    match = GAME.position(
        clans="red green yellow",
        phase="marking",
        season=4,
        step=1,
        pending=["mark 0"],
        island=red | green | yellow,
        markers=markers,
        row="3 4 2",
        points="0 0 1",
        cards="most-sand most-nests most-flower most-size-2",
        keepers="yellow - - -",
    )
    assert [int(score) for score in match.copy_state().scores()] == [3, 4, 5]
    assert [side(match, number)["marker_count"] for number in range(3)] == [9, 4, 7]
    placed: dict[int, list[str]] = {0: [], 1: [], 2: []}
    while match.to_act is not None:
        number = match.to_act
        place = next(text.split()[1] for text in [*match.actions(), "- -"] if text.split()[1:] and text != "done")
        placed[number].append(place)
        match.play(f"mark {place}")
        tokens = match.actions()
        own = [text for text in tokens if text.endswith(f" {place}")]
        match.play("take row" if "take row" in tokens else "take reserve" if "take reserve" in tokens else [*own, *tokens][0])
    assert match.outcome is not None
    assert match.outcome.scores == [9, 7, 10]
    assert match.outcome.winners == [2]
    assert [len(places) for places in placed.values()] == [6, 3, 5]
    assert set(placed[0]) == {"0,0", "0,1", "0,2", "0,3", "-1,0", "-1,1"}
    assert set(placed[1]) == {"1,-1", "0,-1", "-1,-1"}
    assert set(placed[2]) == {"1,0", "2,-1", "3,-2", "4,-3", "1,1"}

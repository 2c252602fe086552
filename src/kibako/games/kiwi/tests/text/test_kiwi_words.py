"""Dominance, placing, the row, paying, growing, pushing (W17 to W23)."""

from __future__ import annotations

from typing import Any

import pytest
from shared import refused

from kibako import Match
from kibako.games.kiwi.tests.helpers import at, doing, position, side

# The island of two players with the sections 1 and 2:
#
#   q\r   0 1 2 3
#    0    M S G F
#   -1    G F M S    home of seat 0's leader: -1,1
#   -2    F G S M
#   -3    S F M G
#   -4    F S G M    home of seat 1's leader: -4,2
#   -5    G M F S


# --- dominance -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W17", "W66")
def test_the_books_example_of_dominance() -> None:
    """Purple 1, 1, 2 and a control nest make 6; red 1, 1 and the leader 5; yellow 2; green 1: purple alone may mark."""
    everybody = "purple-1 purple-1 purple-2 purple-control-1 red-1 red-1 red-leader yellow-2 green-1"
    fields = {
        "clans": "purple red yellow green",
        "island": {"0,0": everybody},
        "phase": "marking",
        "markers": ["mountain", "mountain", "mountain", "mountain"],
    }
    state = position(**fields, pending=["mark 0"]).copy_state()
    counted = [int(state.tokens(0, number)) for number in range(4)]  # type: ignore[attr-defined]
    assert counted == [6, 5, 2, 1]
    allowed = {number: "mark 0,0" in position(**fields, pending=[f"mark {number}"]).actions() for number in range(4)}
    assert allowed == {0: True, 1: False, 2: False, 3: False}


@pytest.mark.rule("W17")
def test_a_tie_dominates_nothing_and_a_control_nest_alone_may() -> None:
    tied = position(island={"0,0": "red-2 green-1 green-1"}, phase="marking", markers=["mountain", ""], pending=["mark 0"])
    assert refused(tied, "mark 0,0") == "W55"
    nest = position(island={"0,0": "red-control-1 green-1"}, phase="marking", markers=["mountain", ""], pending=["mark 0"])
    assert "mark 0,0" in nest.actions()
    tree = position(island={"0,0": "red-tree-1"}, phase="marking", markers=["mountain", ""], pending=["mark 0"])
    assert refused(tree, "mark 0,0") == "W55"


# --- placing, the row ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("W18")
def test_a_kiwi_is_placed_from_the_row_where_an_own_kiwi_or_the_leader_is() -> None:
    match = position(
        hands=["joker-b", "move"],
        island={"0,0": "red-2", "0,1": "red-tree-1", "0,2": "red-marker", "0,3": "green-1"},
    )
    match.play("play joker-b gain", luck=[0])
    assert match.actions() == ["place -1,1", "place 0,0"]
    for place in ("0,1", "0,2", "0,3"):
        assert refused(match, f"place {place}") == "W18"
    match.play("place 0,0")
    assert at(match, "0,0") == ["red-1", "red-2"]  # separate, not on top
    assert side(match, 0)["row"] == 7


@pytest.mark.rule("W18")
def test_with_the_row_empty_the_reserve_gives_tokens_and_placing_is_compulsory() -> None:
    match = position(hands=["joker-b", "move"], row="0 8", island={"0,0": "red-3 red-3 red-3 red-3 red-3 red-3"})
    assert side(match, 0)["reserve"] == 2
    match.play("play joker-b gain", luck=[0])
    assert refused(match, "done") == "W18"
    match.play("place 0,0")
    assert side(match, 0)["reserve"] == 1


@pytest.mark.rule("W18")
def test_with_both_empty_a_token_of_the_island_may_be_taken_also_off_a_bigger_kiwi() -> None:
    island = {"0,0": "red-3 red-3 red-3 red-3 red-3 red-3", "0,3": "red-2"}
    match = position(hands=["joker-b", "move"], row="0 8", island=island)
    match.play("play joker-b gain", luck=[0])
    assert match.actions() == ["done", "take 2 0,3", "take 3 0,0"]
    match.play("take 2 0,3")
    match.play("place 0,0")
    assert at(match, "0,3") == ["red-1"]
    assert at(match, "0,0")[0] == "red-1"
    match.play("done", luck=[0])  # the second one is declined
    assert match.to_act == 1


@pytest.mark.rule("W19")
def test_an_uncovered_benefit_comes_before_the_rest_of_what_it_interrupts() -> None:
    """Row of five: the first token placed uncovers the move of space 4; only then the second kiwi is placed."""
    match = position(hands=["joker-b", "move"], row="5 8")
    match.play("play joker-b gain", luck=[0])
    match.play("place -1,1")
    assert doing(match) == "move"
    match.play("move 1 -1,1 0,1")
    assert doing(match) == "place"
    match.play("place 0,1", luck=[0, 0])  # space 5: a marker
    assert side(match, 0)["marker_count"] == 1
    assert match.to_act == 1


@pytest.mark.rule("W19")
def test_the_owner_of_a_fed_kiwi_gains_in_the_others_turn() -> None:
    match = position(fruits=["red blue", ""], row="8 5", island={"0,0": "green-1"})
    match.play("play feed")
    match.play("feed green-1 0,0")
    match.play("pay red blue")
    assert match.to_act == 1
    assert doing(match) == "move"
    assert side(match, 0)["marker_count"] == 0  # the feeder's markers come after the benefit
    match.play("move 2 0,0 0,1", luck=[0, 0, 0])
    assert side(match, 0)["marker_count"] == 2
    assert match.to_act == 1  # now by turn order
    assert doing(match) == "card"


@pytest.mark.rule("W19")
def test_at_or_one_action_is_chosen_and_paid_with_all_that_belongs_to_it() -> None:
    match = position(hands=["joker-b", "move"], row="3 8", fruits=["red red", ""])
    match.play("play joker-b gain", luck=[14])
    match.play("place -1,1")  # uncovers space 6
    assert match.actions() == ["done", "bonus feed", "bonus build"]
    match.play("bonus build")
    match.play("build tree -1,1")
    assert match.actions() == ["pay red red"]
    match.play("pay red red", luck=[0])
    assert side(match, 0)["nests"] == ["tree-1"]
    assert side(match, 0)["fruits"] == [1, 1, 0, 0]  # with the benefit of the tree
    assert doing(match) == "place"


@pytest.mark.rule("W19")
def test_a_bonus_feed_draws_its_marker_and_a_bonus_may_be_declined() -> None:
    match = position(hands=["joker-b", "move"], row="3 8", fruits=["red blue", ""], island={"0,0": "red-1"})
    match.play("play joker-b gain", luck=[14])
    match.play("place -1,1")
    match.play("bonus feed")
    match.play("feed red-1 0,0")
    match.play("pay red blue", luck=[14, 14, 0])  # space 7: two fruits; then the feeder's marker
    assert side(match, 0)["marker_count"] == 1
    assert side(match, 0)["fruits"] == [0, 3, 0, 0]
    declined = position(hands=["joker-b", "move"], row="3 8", fruits=["red blue", ""], island={"0,0": "red-1"})
    declined.play("play joker-b gain", luck=[14])
    declined.play("place -1,1")
    declined.play("done")
    assert doing(declined) == "place"


@pytest.mark.rule("W19")
def test_a_space_is_uncovered_once_and_not_from_the_reserve() -> None:
    match = position(hands=["joker-b", "move"], row="0 8", island={"0,0": "red-1"})
    match.play("play joker-b gain", luck=[0])
    match.play("place 0,0")
    match.play("place 0,0", luck=[0])
    assert side(match, 0)["fruits"] == [1, 0, 0, 0]
    assert not any("uncover" in line for line in match.log(0))


# --- paying, the limit of fruits -----------------------------------------------------------------------------------------


@pytest.mark.rule("W20")
def test_markers_pay_as_any_fruit_and_equal_payments_are_offered_once() -> None:
    match = position(fruits=["red red", ""], markers=["flower flower sand", ""], island={"0,0": "red-1"})
    match.play("play feed")
    match.play("feed red-1 0,0")
    assert match.actions() == ["pay flower flower", "pay flower sand", "pay red flower", "pay red sand"]
    assert refused(match, "pay red red") == "W34"
    assert refused(match, "pay sand sand") == "W20"  # enough, but there is only one
    assert refused(match, "pay red") == "W34"
    match.play("pay red sand", luck=[0, 0])
    assert side(match, 0)["fruits"] == [1, 0, 0, 0]
    assert side(match, 0)["markers"] == [3, 0, 0, 0]
    state = match.copy_state()
    assert list(state.fruit_bag) == [13, 14, 14, 14]  # type: ignore[attr-defined]
    assert sum(state.marker_bag) == 53  # type: ignore[attr-defined]


@pytest.mark.rule("W20")
def test_others_learn_only_how_many_markers_were_paid() -> None:
    match = position(fruits=["red", ""], markers=["sand", ""], island={"0,0": "red-1"})
    match.play("play feed")
    match.play("feed red-1 0,0")
    match.play("pay red sand", luck=[0, 0])
    assert "Seat 0 pays a red fruit, a marker." in match.log(1)
    assert not any("sand" in line for line in [*match.log(1), *match.log(None)])


@pytest.mark.rule("W20")
def test_a_build_is_paid_with_one_colour_and_markers() -> None:
    match = position(fruits=["red red blue", ""], markers=["sand", ""])
    match.play("play build")
    match.play("build tree -1,1")
    assert match.actions() == ["pay red sand", "pay blue sand", "pay red red"]


@pytest.mark.rule("W21")
def test_whoever_has_more_than_ten_fruits_gives_back_what_they_choose() -> None:
    nine = "red red red green green green yellow yellow yellow"
    match = position(hands=["joker-a", "move"], fruits=[nine, ""])
    match.play("play joker-a gain", luck=[44, 43, 42, 41])
    assert side(match, 0)["fruits"] == [3, 3, 3, 4]  # the whole gain is drawn first
    assert match.actions() == ["return red", "return green", "return yellow", "return blue"]
    assert refused(match, "done") == "W21"
    match.play("return red")
    match.play("return red")
    match.play("return yellow", luck=[0])
    assert side(match, 0)["fruits"] == [1, 3, 2, 4]
    assert match.to_act == 1


@pytest.mark.rule("W21")
def test_the_limit_holds_in_anothers_turn() -> None:
    ten = "red red red green green green yellow yellow yellow yellow"
    match = position(fruits=["red blue", ten], row="8 6", island={"0,0": "green-1"})
    match.play("play feed")
    match.play("feed green-1 0,0")
    match.play("pay red blue", luck=[0])  # green uncovers space 3: a fruit
    assert match.to_act == 1
    assert doing(match) == "give-fruit"
    match.play("return yellow", luck=[0, 0, 0])
    assert sum(side(match, 1)["fruits"]) == 10


# --- growing -------------------------------------------------------------------------------------------------------------


def growing(**fields: Any) -> Match:
    """Seat 0 takes the season benefit of a control nest: it grows a kiwi."""
    return position(season=2, phase="change", step=1, **fields)


@pytest.mark.rule("W22")
def test_growing_takes_no_fruit_and_gives_no_marker() -> None:
    match = growing(island={"0,0": "red-1 red-3", "0,2": "red-2 green-1"}, pending=["grow 0 1"])
    assert match.actions() == ["grow 1 0,0", "grow 2 0,2"]
    assert refused(match, "grow 3 0,0") == "W22"
    match.play("grow 2 0,2")
    assert at(match, "0,2") == ["red-3", "green-1"]
    assert side(match, 0)["row"] == 7
    assert side(match, 0)["marker_count"] == 0


@pytest.mark.rule("W22", "W18")
def test_growing_with_a_token_of_the_island_is_optional_and_never_off_itself() -> None:
    island = {"0,0": "red-3 red-3 red-3 red-3 red-3 red-3", "0,3": "red-2"}
    match = growing(island=island, row="0 8", pending=["grow 0 1"])
    assert match.actions() == ["done", "grow 2 0,3"]
    match.play("grow 2 0,3")
    assert match.actions() == ["take 3 0,0"]
    assert refused(match, "take 2 0,3") == "W18"
    match.play("take 3 0,0")
    assert at(match, "0,3") == ["red-3"]
    assert at(match, "0,0").count("red-2") == 1


@pytest.mark.rule("W22")
def test_one_of_two_equal_kiwis_can_give_its_token_to_the_other() -> None:
    island = {"0,0": "red-3 red-3 red-3 red-3 red-3 red-3", "0,3": "red-1 red-1"}
    match = growing(island=island, row="0 8", pending=["grow 0 1"])
    match.play("grow 1 0,3")
    assert "take 1 0,3" in match.actions()
    match.play("take 1 0,3")
    assert at(match, "0,3") == ["red-2"]


@pytest.mark.rule("W22")
def test_tokens_that_leave_the_island_go_to_the_reserve_never_to_the_row() -> None:
    match = position(island={"0,0": "green-2", "0,1": "red-3"}, row="8 3")
    before = side(match, 1)["reserve"]
    match.play("play move")
    match.play("move 3 0,1 0,0")
    match.play("push green-2 0,0 off")
    assert (side(match, 1)["row"], side(match, 1)["reserve"]) == (3, before + 2)


# --- pushing -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W23")
def test_a_pushed_kiwi_goes_to_an_adjacent_hex_or_off_the_coast() -> None:
    match = position(island={"-2,1": "red-3", "-2,2": "green-1"})
    match.play("play move")
    match.play("move 3 -2,1 -2,2")
    assert sorted(text for text in match.actions() if text != "done") == sorted(
        f"push green-1 -2,2 {place}" for place in ("-1,2", "-2,3", "-3,3", "-3,2", "-2,1", "-1,1")
    )
    assert refused(match, "push green-1 -2,2 off") == "W23"  # no coast
    assert refused(match, "push green-1 -2,2 0,0") == "W23"  # not adjacent
    match.play("push green-1 -2,2 -2,1")
    assert at(match, "-2,1") == ["green-1"]


@pytest.mark.rule("W23", "W40")
def test_a_pushed_kiwi_pushes_nobody_and_may_still_move() -> None:
    match = position(island={"0,0": "red-3", "0,1": "red-2", "0,2": "green-1"})
    match.play("play move")
    match.play("move 3 0,0 0,1")
    match.play("push red-2 0,1 0,2")
    assert at(match, "0,2") == ["red-2", "green-1"]  # the green one stays
    assert "move 2 0,2 0,3" in match.actions()
    match.play("move 2 0,2 0,3", luck=[0])
    assert at(match, "0,3") == ["red-2"]


@pytest.mark.rule("W23")
def test_a_leader_pushed_off_is_put_on_another_coast_hex_by_the_pusher() -> None:
    match = position(leaders="bolo tule", island={"-1,0": "red-leader", "0,0": "green-leader green-1"}, hands=["move", "move"])
    match.play("play move")
    match.play("ability")
    match.play("go 0,0")
    match.play("push green-leader 0,0 off")
    assert match.to_act == 0
    assert "ashore 0,0" not in match.actions()  # the one it left
    assert refused(match, "ashore 0,0") == "W23"
    assert refused(match, "ashore -2,1") == "W23"  # no coast
    match.play("ashore -5,3")
    assert at(match, "-5,3") == ["green-leader"]
    match.play("push green-1 0,0 off")
    assert side(match, 1)["reserve"] == 12

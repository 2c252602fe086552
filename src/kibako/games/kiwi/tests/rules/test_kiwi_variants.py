"""Side B of the boards (W70) and the variable turn order (W80 to W82)."""

from __future__ import annotations

from typing import Any

import pytest
from shared import refused

from kibako import Match
from kibako.games.kiwi.tests.helpers import GAME, doing, side


def side_b(clans: str, **fields: Any) -> Match:
    return GAME.position(**{"clans": clans, "options": {"side_b": True}} | fields)


# --- red -----------------------------------------------------------------------------------------------------------------


def red_marks(season: int = 1, **fields: Any) -> Match:
    usual: dict[str, Any] = {
        "phase": "marking",
        "season": season,
        "step": 1,
        "pending": ["mark 0"],
        "island": {"0,0": "red-1", "0,1": "red-2", "0,2": "red-1", "-1,1": "red-leader green-3"},
        "markers": ["mountain sand grass", ""],
    }
    return side_b("red green", **usual | fields)


@pytest.mark.rule("W70")
def test_red_may_pay_a_fruit_for_a_second_marker() -> None:
    match = red_marks(fruits=["blue", ""])
    match.play("mark 0,0")
    match.play("take row")
    assert doing(match) == "mark"
    assert match.actions() == ["done", "mark 0,1", "mark 0,2"]
    match.play("mark 0,1")
    assert match.actions() == ["pay grass", "pay blue"]  # a marker pays too, but not the one to be placed
    assert refused(match, "pay sand") == "W20"
    match.play("pay blue")
    match.play("take row")
    assert match.view(None)["season"] == 2  # no third
    assert sum(side(match, 0)["fruits"]) == 0
    assert int(match.copy_state().scores()[0]) == 2


@pytest.mark.rule("W70")
def test_the_fee_is_due_only_if_a_second_marker_is_placed() -> None:
    match = red_marks(fruits=["blue", ""])
    match.play("mark 0,0")
    match.play("take row")
    match.play("done")
    assert sum(side(match, 0)["fruits"]) == 1
    poor = red_marks(markers=["mountain sand", ""])
    poor.play("mark 0,0")
    poor.play("take row")
    assert poor.view(None)["season"] == 2  # one marker left and nothing to pay with
    green = side_b(
        "green red",
        phase="marking",
        step=1,
        pending=["mark 0"],
        fruits=["blue", ""],
        island={"0,0": "green-1", "0,1": "green-1"},
        markers=["mountain sand", ""],
    )
    green.play("mark 0,0")
    green.play("take row")
    assert green.view(None)["season"] == 2  # others have no second one


@pytest.mark.rule("W70", "W55")
def test_on_side_a_red_has_no_second_marker() -> None:
    match = red_marks(fruits=["blue", ""], options={"side_b": False})
    match.play("mark 0,0")
    match.play("take row")
    assert match.view(None)["season"] == 2
    assert side(match, 0)["marker_count"] == 2


@pytest.mark.rule("W70", "W56")
def test_dominance_for_the_second_is_judged_after_the_first_token() -> None:
    match = red_marks(fruits=["blue", ""], island={"0,0": "red-1", "0,1": "red-2 green-1", "-1,1": "red-leader green-3"})
    match.play("mark 0,0")
    match.play("take 2 0,1")
    assert match.view(None)["season"] == 2  # 0,1 is tied now, and nothing else is dominated without a marker


# --- green ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W70")
def test_green_draws_one_more_and_gives_one_back() -> None:
    match = side_b("green red", hands=["joker-c", "move"], markers=["sand", ""])
    match.play("play joker-c gain", luck=[0, 0, 0, 0])  # two fruits, two markers
    assert match.actions() == ["return flower", "return sand"]
    match.play("return sand", luck=[0])
    assert side(match, 0)["markers"] == [2, 0, 0, 0]


@pytest.mark.rule("W70")
def test_green_does_so_once_a_gain() -> None:
    match = side_b("green red", hands=["feed", "move"], fruits=["red blue", ""], island={"0,0": "red-1"})
    match.play("play feed")
    match.play("feed red-1 0,0")
    match.play("pay red blue", luck=[0, 0, 0])  # two, and one more
    assert side(match, 0)["marker_count"] == 3
    match.play("return flower", luck=[0])
    assert side(match, 0)["marker_count"] == 2
    assert match.to_act == 1


@pytest.mark.rule("W70", "W3")
def test_green_gives_nothing_back_if_the_bag_had_no_more() -> None:
    held = "flower " * 14 + "grass " * 14
    match = side_b("green red", hands=["joker-c", "move"], markers=[held, "mountain " * 14 + "sand " * 13])
    match.play("play joker-c gain", luck=[0, 0, 0, 0])
    assert match.to_act == 1
    assert side(match, 0)["marker_count"] == 29


@pytest.mark.rule("W70")
def test_green_at_set_up_takes_what_the_nest_says() -> None:
    for seed in range(20):
        match = GAME.new(2, seed, {"side_b": True})
        while match.view(None)["phase"] == "leaders":
            match.play(match.actions()[0])
        assert sorted(side_["marker_count"] for side_ in match.view(None)["sides"]) == [1, 2]


@pytest.mark.rule("W70", "W81")
def test_green_at_set_up_takes_one_marker_from_space_2_but_two_in_an_awakening() -> None:
    options = {"side_b": True, "variable_order": True}
    fields: dict[str, Any] = {"clans": "green red", "step": 1, "pending": ["space 0"], "options": options}
    set_up = GAME.position(**fields, phase="spaces")
    set_up.play("space 2", luck=[0])
    assert side(set_up, 0)["marker_count"] == 1
    assert set_up.to_act == 1  # nothing to give back
    awakening = GAME.position(**fields, phase="awakening", season=2, last_spaces="1 3")
    awakening.play("space 2", luck=[0, 0])
    assert side(awakening, 0)["marker_count"] == 2
    assert doing(awakening) == "give-marker"


# --- purple --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W70")
def test_purple_gains_from_its_nests_twice_but_not_points() -> None:
    match = side_b(
        "purple red", hands=["build", "move"], fruits=["red red red", ""], island={"0,0": "purple-2", "0,3": "purple-tree-1"}
    )
    match.play("play build")
    match.play("build tree 0,0")
    match.play("pay red red red", luck=[14, 14])  # two fruits, then a kiwi
    match.play("place 0,0", luck=[14, 14])  # and the whole again
    match.play("place 0,0", luck=[0])
    assert side(match, 0)["fruits"] == [0, 4, 0, 0]
    assert side(match, 0)["row"] == 6
    assert int(match.copy_state().scores()[0]) == 1


@pytest.mark.rule("W70")
def test_purples_season_benefits_come_twice_and_its_row_once() -> None:
    match = side_b(
        "purple red",
        round=3,
        turn=0,
        first=1,
        order="1 0",
        hands=["move", "move"],
        cards="most-flower most-nests most-size-2 most-sand",
        island={"-1,1": "purple-leader", "-4,0": "red-leader", "0,2": "purple-control-2"},
    )
    match.play("down move", luck=[0, 0, 0])
    assert side(match, 0)["marker_count"] == 2
    row = side_b("purple red", hands=["joker-b", "move"], row="6 8")
    row.play("play joker-b gain", luck=[0])
    row.play("place -1,1", luck=[0])
    assert sum(side(row, 0)["fruits"]) == 2  # of the joker and space 3


@pytest.mark.rule("W70")
@pytest.mark.parametrize("clan", ["red", "green", "yellow"])
def test_the_nests_of_others_give_once(clan: str) -> None:
    other = "purple" if clan == "red" else "red"
    match = side_b(f"{clan} {other}", hands=["build", "move"], fruits=["red red", ""], island={"0,0": f"{clan}-2"})
    match.play("play build")
    match.play("build cave 0,0")
    match.play("pay red red")
    match.play("place 0,0", luck=[0])
    assert side(match, 0)["row"] == 7
    assert match.to_act == 1


# --- yellow --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W70")
def test_yellow_has_one_more_move_which_is_optional() -> None:
    match = side_b("yellow red", hands=["move", "move"], island={"0,0": "yellow-1 yellow-1 yellow-1"})
    match.play("play move")
    match.play("move 1 0,0 0,1")
    assert refused(match, "done") == "W37"
    match.play("move 1 0,0 -1,0")
    assert match.actions()[0] == "done"
    match.play("move 1 0,0 -1,1", luck=[0])
    assert match.to_act == 1
    stopped = side_b("yellow red", hands=["move", "move"], island={"0,0": "yellow-1 yellow-1 yellow-1"})
    stopped.play("play move")
    stopped.play("move 1 0,0 0,1")
    stopped.play("move 1 0,0 -1,0")
    stopped.play("done", luck=[0])
    assert stopped.to_act == 1


@pytest.mark.rule("W70")
def test_yellow_has_one_more_with_a_bonus_move_but_not_with_a_paid_one() -> None:
    bonus = side_b("yellow red", hands=["build", "move"], fruits=["red red", ""], island={"0,0": "yellow-1 yellow-1 yellow-1"})
    bonus.play("play build")
    bonus.play("build control 0,0")
    bonus.play("pay red red")
    bonus.play("move 1 0,0 0,1")
    assert doing(bonus) == "move"
    bonus.play("move 1 0,0 -1,0", luck=[0])
    assert bonus.to_act == 1
    paid = side_b(
        "yellow red", hands=["move", "move"], fruits=["yellow red", ""], island={"0,0": "yellow-1 yellow-1 yellow-1 yellow-1"}
    )
    paid.play("play move")
    for place in ("0,1", "-1,0"):
        paid.play(f"move 1 0,0 {place}")
    paid.play("done")
    paid.play("pay red yellow")
    paid.play("move 1 0,0 -1,1", luck=[0])
    assert paid.to_act == 1


@pytest.mark.rule("W70", "W38")
def test_yellows_kiwis_push_their_own_size_too() -> None:
    match = side_b(
        "yellow red",
        hands=["move", "move"],
        island={"0,0": "yellow-1 yellow-3", "0,1": "red-1 red-2 red-3 red-leader yellow-1"},
    )
    match.play("play move")
    match.play("move 1 0,0 0,1")
    assert {text.split()[1] for text in match.actions() if text != "done"} == {"red-1", "yellow-1"}  # not itself
    match.play("done")
    match.play("move 3 0,0 0,1")
    assert {text.split()[1] for text in match.actions() if text != "done"} == {
        "red-1",
        "red-2",
        "red-3",
        "red-leader",
        "yellow-1",
        "yellow-1-moved",
    }
    match.play("push red-leader 0,1 0,2")
    match.play("push red-3 0,1 0,2")
    assert doing(match) == "move"  # within the limit of two
    side_a = GAME.position(clans="yellow red", island={"0,0": "yellow-1 yellow-1", "0,1": "red-1"})
    side_a.play("play move")
    side_a.play("move 1 0,0 0,1")
    assert doing(side_a) == "move"


@pytest.mark.rule("W70", "W38")
@pytest.mark.parametrize("clan", ["red", "green", "purple"])
def test_others_have_two_moves_and_push_smaller_ones_only(clan: str) -> None:
    other = "yellow" if clan == "red" else "red"
    island = {"0,0": f"{clan}-2 {clan}-1", "0,1": f"{other}-2 {other}-1"}
    match = side_b(f"{clan} {other}", hands=["move", "move"], island=island)
    match.play("play move")
    match.play("move 2 0,0 0,1")
    assert {text.split()[1] for text in match.actions() if text != "done"} == {f"{other}-1"}
    match.play("done")
    match.play("move 1 0,0 -1,0", luck=[0])
    assert match.to_act == 1


@pytest.mark.rule("W70")
@pytest.mark.parametrize("clan", ["red", "green"])
def test_others_have_one_bonus_move(clan: str) -> None:
    """Space 5 of their rows is a Move."""
    other = "yellow" if clan == "red" else "red"
    match = side_b(f"{clan} {other}", hands=["joker-b", "move"], row="4 8", island={"0,0": f"{clan}-1 {clan}-1 {clan}-1"})
    match.play("play joker-b gain", luck=[0])
    match.play("place 0,0")
    match.play("move 1 0,0 0,1")
    assert doing(match) == "place"


@pytest.mark.rule("W70")
def test_purple_has_a_bonus_move_for_each_time_its_nest_gives() -> None:
    match = side_b("purple red", hands=["build", "move"], fruits=["red red", ""], island={"0,0": "purple-1 purple-1 purple-1"})
    match.play("play build")
    match.play("build control 0,0")
    match.play("pay red red")
    match.play("move 1 0,0 0,1")
    match.play("move 1 0,0 -1,0", luck=[0])
    assert match.to_act == 1  # two, not four


@pytest.mark.rule("W70")
@pytest.mark.parametrize("clan", ["red", "purple", "yellow"])
def test_others_draw_as_many_markers_as_they_gain(clan: str) -> None:
    match = side_b(f"{clan} green", hands=["joker-c", "move"])
    match.play("play joker-c gain", luck=[0, 0, 0, 0])
    assert side(match, 0)["marker_count"] == 1
    assert match.to_act == 1


@pytest.mark.rule("W70", "W8")
@pytest.mark.parametrize(
    ("clan", "row", "asked"), [("purple", 5, "build"), ("yellow", 4, "feed"), ("red", 4, "move"), ("green", 4, "move")]
)
def test_each_clan_has_its_own_row(clan: str, row: int, asked: str) -> None:
    """The token of the joker's first kiwi uncovers space 9 - row."""
    other = "red" if clan == "green" else "green"
    match = side_b(
        f"{clan} {other}",
        hands=["joker-b", "move"],
        row=f"{row} 8",
        fruits=["red red blue", ""],
        island={"0,0": f"{clan}-2"},
    )
    match.play("play joker-b gain", luck=[0])
    match.play("place 0,0")
    assert doing(match) == asked


# --- the turn track ------------------------------------------------------------------------------------------------------

TRACK = {"variable_order": True}


def choosing(pending: str, **fields: Any) -> Match:
    usual: dict[str, Any] = {
        "clans": "red green",
        "phase": "awakening",
        "season": 2,
        "first": 1,
        "step": 1,
        "last_spaces": "1 2",
        "options": TRACK,
        "pending": [pending],
    }
    return GAME.position(**usual | fields)


@pytest.mark.rule("W80")
@pytest.mark.parametrize(
    ("space", "edition", "fruits", "markers"),
    [(1, "mixed", 3, 1), (1, "fr", 3, 1), (1, "es", 4, 1), (2, "mixed", 2, 2), (3, "mixed", 4, 1), (4, "mixed", 3, 1)],
)
def test_what_the_spaces_give(space: int, edition: str, fruits: int, markers: int) -> None:
    match = choosing(
        "space 1",
        last_spaces="6 5",
        fruits=["", "red blue"],
        markers=["", "sand"],
        options=TRACK | {"edition": edition},
    )
    match.play(f"space {space}")
    assert (sum(side(match, 1)["fruits"]), side(match, 1)["marker_count"]) == (fruits, markers)


@pytest.mark.rule("W80", "W20")
def test_what_the_spaces_take_as_far_as_possible() -> None:
    match = choosing("space 1", fruits=["", "red blue"], markers=["", "sand grass"])
    match.play("space 6")
    assert match.actions() == ["return grass", "return sand"]
    match.play("return sand")
    assert match.actions() == ["pay grass", "pay red", "pay blue"]  # the fruit; a marker may stand in for it
    match.play("pay red")
    assert (side(match, 1)["fruits"], side(match, 1)["markers"]) == ([0, 0, 0, 1], [0, 1, 0, 0])
    five = choosing("space 1", fruits=["", "red blue"], markers=["", "sand"])
    five.play("space 5")
    five.play("pay blue")
    assert (sum(side(five, 1)["fruits"]), side(five, 1)["marker_count"]) == (1, 1)
    nothing = choosing("space 1")
    nothing.play("space 5")
    assert nothing.to_act == 0


@pytest.mark.rule("W80", "W20")
def test_on_the_track_a_marker_stands_in_for_a_fruit() -> None:
    chosen = choosing("space 1", fruits=["", "red"], markers=["", "sand"])
    chosen.play("space 5")
    chosen.play("pay sand")
    assert (sum(side(chosen, 1)["fruits"]), side(chosen, 1)["marker_count"]) == (1, 0)
    assert chosen.log(0)[-1] == "Seat 1 pays a marker."  # its kind stays hidden
    no_fruit = choosing("space 1", markers=["", "sand"])
    no_fruit.play("space 5")
    assert no_fruit.actions() == ["pay sand"]
    only_one = choosing("space 1", markers=["", "sand"])
    only_one.play("space 6")
    only_one.play("return sand")
    assert only_one.to_act == 0  # nothing is left to pay the fruit with


@pytest.mark.rule("W81")
def test_at_set_up_the_first_token_of_the_row_goes_on_a_free_space() -> None:
    match = GAME.new(3, 5, TRACK)
    while match.view(None)["phase"] != "spaces":
        match.play(match.actions()[0])
    order = match.view(None)["order"]
    assert match.to_act == order[0]
    match.play("space 6") if "space 6" in match.actions() else None
    while doing(match) != "space":
        match.play(match.actions()[0])
    assert match.to_act == order[1]
    assert refused(match, "space 6") == "W81"
    match.play("space 3")
    match.play("space 1")
    view = match.view(None)
    assert view["phase"] == "actions"
    assert [side_["row"] for side_ in view["sides"]] == [7, 7, 7]
    assert view["order"] == [order[2], order[1], order[0]]  # the track's order, left to right
    assert match.to_act == order[2]


@pytest.mark.rule("W81", "W57", "W18")
def test_the_token_on_the_track_is_out_of_play() -> None:
    match = GAME.position(
        clans="red green",
        options=TRACK,
        spaces="1 2",
        hands=["joker-b", "move"],
        row="0 8",
        island={"0,0": "red-3 red-3 red-3 red-3 red-3 red-3 red-1"},
    )
    assert side(match, 0)["reserve"] == 0
    match.play("play joker-b gain", luck=[0])
    assert match.actions() == ["done", "take 1 0,0", "take 3 0,0"]


@pytest.mark.rule("W82", "W66")
def test_the_books_example_of_an_awakening() -> None:
    """Season 2: green holds the marker and takes 2; yellow 6, paying a marker and a fruit; purple 3; red 1."""
    match = GAME.position(
        clans="red green yellow purple",
        phase="awakening",
        season=2,
        first=1,
        order="3 0 1 2",
        step=1,
        last_spaces="4 3 5 1",
        fruits=["", "", "blue", ""],
        markers=["", "", "sand", ""],
        options=TRACK,
        pending=["space 1"],
    )
    match.play("space 2", luck=[0])
    assert side(match, 1)["marker_count"] == 1
    assert match.to_act == 2
    assert refused(match, "space 2") == "W81"
    assert refused(match, "space 5") == "W82"  # its own of last season
    match.play("space 6")
    match.play("return sand")
    match.play("pay blue")
    assert (sum(side(match, 2)["fruits"]), side(match, 2)["marker_count"]) == (0, 0)
    assert match.to_act == 3
    match.play("space 3", luck=[0, 0])
    assert sum(side(match, 3)["fruits"]) == 2
    assert match.to_act == 0
    match.play("space 1", luck=[0])
    assert sum(side(match, 0)["fruits"]) == 1
    view = match.view(None)
    assert [side_["space"] for side_ in view["sides"]] == [1, 2, 6, 3]
    assert view["order"] == [0, 1, 3, 2]
    assert view["phase"] == "actions"


@pytest.mark.rule("W82", "W30")
def test_with_the_track_the_marker_passes_once_a_season() -> None:
    match = GAME.new(2, 8, TRACK)
    while match.view(None)["phase"] != "actions":
        match.play(match.actions()[0])
    first = match.view(None)["first"]
    while match.view(None)["season"] == 1:
        match.play(next((text for text in match.actions() if text.startswith("down") or text == "done"), match.actions()[0]))
    assert match.view(None)["phase"] == "awakening"
    assert match.view(None)["first"] == 1 - first
    assert match.to_act == 1 - first
    while match.view(None)["phase"] == "awakening":
        match.play(match.actions()[0])
    assert match.view(None)["first"] == 1 - first

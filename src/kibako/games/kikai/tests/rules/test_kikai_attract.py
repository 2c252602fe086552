"""Attracting fans, tolls and billboards: M25 to M29."""

from __future__ import annotations

from typing import Any

import pytest
from shared import play, refused_by

from kibako import Match
from kibako.games.kikai.tests.helpers import GAME, position, side, state_of

DINER = ["feet blue 1", "body green 3", "head blue 7"]


def at(mode: str = "normal", **fields: Any) -> Match:
    """Yellow is about to attract fans to Diner."""
    yellow = {"hand": "School", "kikai": {"Diner": DINER}} | fields.pop("yellow", {})
    return position(mode, **{"yellow": yellow, "pending": ["take", "attract Diner"], "plays": 1} | fields)


def square(match: Match, name: str) -> dict[str, Any]:
    return next(square for square in match.view(None)["squares"] if square["name"] == name)


def fans(match: Match) -> list[str]:
    return [action for action in match.actions() if action.startswith("fan")]


# --- which fans ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M25")
def test_one_fan_of_its_colour_for_each_element_with_an_empty_place() -> None:
    match = at(yellow={"streets": ["Diner S2"]}, squares={"S2": "RBG"})
    assert fans(match) == ["fan S2 feet", "fan S2 body", "fan S2 head"]
    match.play("fan S2 body")
    assert fans(match) == ["fan S2 feet", "fan S2 head"]
    refused_by(match, "fan S2 body", "M25", "already a fan at the body")
    match.play("fan S2 head")
    refused_by(match, "fan S2 feet", "M25", "no blue fan on S2")
    assert match.actions() == ["stop", "ladder Diner body"]  # the ladder just gained can be placed
    assert square(match, "S2")["fans"] == [1, 0, 0]


@pytest.mark.rule("M25")
def test_needs_own_feet_and_the_element() -> None:
    match = at(yellow={"kikai": {"Diner": DINER[:1]}, "streets": ["Diner S2"]}, squares={"S2": "RBG"})
    refused_by(match, "fan S2 body", "M25", "no body")
    bare = GAME.position(yellow={"hand": "Diner", "streets": ["Diner S2"]}, purple={"kikai": {"Diner": DINER}})
    bare.play("play Diner")
    refused_by(bare, "attract", "M25", "no kikai here")


@pytest.mark.rule("M25")
def test_only_squares_connected_by_streets_with_distributors() -> None:
    match = at(
        yellow={"streets": ["Diner S9", "S8 S9"]}, purple={"streets": ["S7 S10"]}, squares={"S7": "BBRGB", "S10": "RGGR"}
    )
    reached = {action.split()[1] for action in fans(match)}
    assert reached == {"S8", "S9"}
    refused_by(match, "fan S7 feet", "M25", "no streets with distributors connect S7")
    refused_by(match, "fan S2 feet", "M25", "no streets with distributors connect S2")


@pytest.mark.rule("M25")
def test_no_path_leads_through_another_district() -> None:
    """S3 is joined to Parking, and Parking to S8; but fans don't walk through Parking."""
    match = at(yellow={"streets": ["Diner S3", "Parking S3", "Parking S8"]}, squares={"S3": "BG", "S8": "BBGG"})
    assert {action.split()[1] for action in fans(match)} == {"S3"}
    refused_by(match, "fan S8 feet", "M25", "no streets with distributors connect S8")


@pytest.mark.rule("M25", "M26")
def test_no_riches_bring_fans_from_squares_that_are_not_connected() -> None:
    match = at(yellow={"energy": 999, "streets": ["Diner S2"]}, squares={"S2": "RBG"})
    match.play("fan S2 body")
    assert side(match)["energy"] == 999 + 2
    assert fans(match) == ["fan S2 feet", "fan S2 head"]
    refused_by(match, "fan S9 feet", "M25", "no streets with distributors connect S9")


@pytest.mark.rule("M25")
def test_as_many_as_wished_in_any_order_to_the_element_of_choice() -> None:
    for element, gained in (("feet", (4, 0, 0)), ("head", (0, 1, 2))):
        match = at(yellow={"streets": ["Diner S2"]}, squares={"S2": "BRR"})
        play(match, f"fan S2 {element}", "stop")
        assert (side(match)["energy"], side(match)["ladders"], side(match)["points"]) == gained
        assert match.view(None)["doing"] == "take"


# --- tolls -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M26")
def test_each_distributor_of_the_opponents_streets_costs_one_energy() -> None:
    match = at(yellow={"energy": 3, "streets": ["Diner S9"]}, purple={"streets": ["S8 S9", "S8 S11"]}, squares={"S11": "BBBBB"})
    assert match.view(0)["tolls"] == {"S8": 1, "S9": 0, "S11": 3}
    view = GAME.look(state_of(match), 0)
    assert GAME.speaker(0).say(GAME.say(GAME.read("fan S11 feet"), view)).endswith("from S11 to your feet, toll 3 energy")
    match.play("fan S11 feet")
    assert side(match)["energy"] == 3 - 3 + 4
    assert side(match, 1)["energy"] == 3


@pytest.mark.rule("M26")
def test_a_toll_must_be_affordable() -> None:
    match = at(yellow={"energy": 2, "streets": ["Diner S9"]}, purple={"streets": ["S8 S9", "S8 S11"]}, squares={"S11": "BBBBB"})
    refused_by(match, "fan S11 feet", "M26", "toll is 3 energy, and you have 2")
    assert "fan S8 feet" in fans(match)


@pytest.mark.rule("M26")
def test_own_streets_are_free_and_the_cheapest_path_is_taken() -> None:
    """S8 can be reached over one purple distributor from S9, or on own streets through S12 and S11."""
    purple = {"streets": ["S8 S9"]}
    dear = at(yellow={"energy": 5, "streets": ["Diner S9", "S9 S12", "S11 S12"]}, purple=purple)
    assert dear.view(0)["tolls"]["S8"] == 1
    free = at(yellow={"energy": 5, "streets": ["Diner S9", "S9 S12", "S11 S12", "S8 S11"]}, purple=purple)
    assert free.view(0)["tolls"]["S8"] == 0
    doubled = at(yellow={"streets": ["Diner S2"]}, purple={"streets": ["S2 S9", "S8 S9", "S9 S12", "S11 S12", "S8 S11"]})
    assert doubled.view(0)["tolls"] == {"S2": 0, "S8": 3, "S9": 2, "S11": 4, "S12": 3}


@pytest.mark.rule("M26", "M27")
def test_every_fan_pays_and_gains_may_pay_the_next_toll() -> None:
    match = at(
        yellow={"energy": 2, "kikai": {"Diner": ["feet blue 1", "body blue 3"]}},
        purple={"streets": ["Diner S9"]},
        squares={"S9": "BBBBB"},
    )
    play(match, "fan S9 feet", "fan S9 body")
    assert (side(match)["energy"], side(match, 1)["energy"]) == (2 - 4 + 8, 4)


# --- effects ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M27")
def test_the_effect_needs_no_ladder_and_the_fan_stays() -> None:
    """The book's example: one blue and one green fan to head and body of a kikai without ladders."""
    match = at(yellow={"streets": ["Diner S2"]}, squares={"S2": "BGR"})
    play(match, "fan S2 head", "fan S2 body")
    assert (side(match)["ladders"], side(match)["points"], side(match)["energy"]) == (1, 2, 2)
    assert side(match)["influence"] == [0, 1, 0]
    assert [part["fan"] for part in side(match)["kikai"]["Diner"]] == [False, True, True]
    assert side(match)["collected"] == [0, 0, 0]


@pytest.mark.rule("M27")
def test_each_player_has_own_fan_places() -> None:
    full = [f"{element} fan" for element in ("feet red 2", "body green 4", "head blue 6")]
    match = at(yellow={"streets": ["Diner S2"]}, purple={"kikai": {"Diner": full}}, squares={"S2": "RBG"})
    assert fans(match) == ["fan S2 feet", "fan S2 body", "fan S2 head"]


@pytest.mark.rule("M27")
def test_the_action_ends_by_itself_when_every_place_is_full() -> None:
    match = at(yellow={"kikai": {"Diner": DINER[:1]}, "streets": ["Diner S2"]}, squares={"S2": "BBB"})
    match.play("fan S2 feet")
    assert match.view(None)["doing"] == "take"


# --- billboards ------------------------------------------------------------------------------------------------------------

LAST: dict[str, Any] = {"yellow": {"kikai": {"Diner": DINER[:1]}, "streets": ["Diner S2"]}, "squares": {"S2": "B"}}
BONUSES = {1: (0, 1, 0, 20), 2: (1, 0, 0, 20), 3: (0, 0, 2, 20), 4: (0, 0, 0, 18), 5: (0, 0, 0, 20), 6: (0, 0, 0, 20)}


@pytest.mark.rule("M28")
@pytest.mark.parametrize("number", BONUSES)
def test_the_last_fan_of_a_square_brings_a_billboard_of_choice(number: int) -> None:
    match = at(**LAST)
    match.play("fan S2 feet")
    assert side(match)["energy"] == 4  # the element's effect has come first
    assert match.actions() == [f"billboard {i}" for i in range(1, 7)]
    refused_by(match, "take pile", "M28", "choose the billboard")
    match.play(f"billboard {number}")
    found = square(match, "S2")
    assert (found["owner"], found["billboard"]) == (0, number)
    points = 6 + {5: 3, 6: 4}.get(number, 0)
    megaphones, ladders, energy, distributors = BONUSES[number]
    player = side(match)
    assert (player["megaphones"], player["ladders"], player["energy"]) == (megaphones, ladders, 4 + energy)
    assert (player["points"], player["distributors"]) == (points, distributors - 1)
    assert number not in player["billboards"]


@pytest.mark.rule("M28")
def test_a_billboard_is_placed_once() -> None:
    match = at(yellow=LAST["yellow"], squares={"S2": "B", "S1": "yellow 3", "S3": "purple 4"})
    match.play("fan S2 feet")
    assert match.actions() == [f"billboard {i}" for i in (1, 2, 4, 5, 6)]
    refused_by(match, "billboard 3", "M28", "already been put up")


@pytest.mark.rule("M28")
def test_attracting_goes_on_after_a_billboard() -> None:
    match = at(yellow={"streets": ["Diner S2", "Diner S3"]}, squares={"S2": "B", "S3": "BG"})
    play(match, "fan S2 feet", "billboard 1")
    assert fans(match) == ["fan S3 body", "fan S3 head"]


@pytest.mark.rule("M28")
def test_discarded_distributors_leave_the_track_uncovering_bonuses() -> None:
    yellow = {"kikai": {"Diner": DINER[:1]}, "streets": ["Diner S2"], "discarded": 2}
    match = play(at(yellow=yellow, squares={"S2": "B"}), "fan S2 feet", "billboard 4")
    assert match.actions() == ["choose megaphone", "choose ladder"]
    match.play("choose megaphone")
    player = side(match)
    assert (player["distributors"], player["discarded"], player["income"]) == (15, 4, 5)


@pytest.mark.rule("M28")
def test_as_many_as_are_left_if_fewer() -> None:
    for left in (1, 0):
        yellow = {"kikai": {"Diner": DINER[:1]}, "streets": ["Diner S2"], "discarded": 19 - left}
        match = play(at(yellow=yellow, squares={"S2": "B"}), "fan S2 feet", "billboard 4")
        assert (side(match)["distributors"], side(match)["discarded"]) == (0, 19)
        assert match.view(None)["doing"] == "take"


@pytest.mark.rule("M28")
def test_in_advanced_mode_the_square_gives_its_bonus_and_no_choice() -> None:
    for name, street, gained in (("S2", "Diner S2", (2, 1, 0)), ("S9", "Diner S9", (4, 1, 0)), ("S3", "Diner S3", (4, 0, 0))):
        match = at("advanced", yellow={"kikai": {"Diner": DINER[:1]}, "streets": [street]}, squares={name: "B"})
        match.play(f"fan {name} feet")
        assert square(match, name)["owner"] == 0
        assert (side(match)["energy"], side(match)["megaphones"], side(match)["ladders"]) == gained
        assert side(match)["points"] == 0
        assert match.view(None)["doing"] == "take"


@pytest.mark.rule("M28")
def test_in_advanced_mode_a_discard_uncovers_too() -> None:
    yellow = {"kikai": {"Diner": DINER[:1]}, "streets": ["Diner S9", "S9 S12"], "discarded": 1}
    match = at("advanced", yellow=yellow, squares={"S12": "B"})
    match.play("fan S12 feet")
    assert match.actions() == ["choose megaphone", "choose ladder"]
    assert side(match)["distributors"] == 14


@pytest.mark.rule("M29")
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_the_sixth_billboard_wins_at_once_before_its_bonus(mode: str) -> None:
    squares = {f"S{number}": f"yellow {number - 5}" for number in (6, 7, 8, 10, 11)} | {"S2": "B"}
    match = at(mode, yellow=LAST["yellow"], purple={"points": 90, "fans": "RRR"}, squares=squares)
    match.play("fan S2 feet")
    if mode == "normal":
        assert match.actions() == ["billboard 4"]
        match.play("billboard 4")
    assert match.to_act is None
    assert match.outcome is not None
    assert match.outcome.reason == "media victory"
    assert match.outcome.winners == [0]
    assert match.outcome.scores[0] < match.outcome.scores[1]
    assert (side(match)["megaphones"], side(match)["points"], side(match)["distributors"]) == (0, 0, 19)
    assert [float(share) for share in match.copy_state().shares()] == [1.0, 0.0]
    assert match.log(0)[-1] == "All your billboards are up: a media victory!"


@pytest.mark.rule("M29")
def test_five_billboards_are_not_enough() -> None:
    squares = {f"S{number}": f"yellow {number - 5}" for number in (6, 7, 8, 10)} | {"S2": "B"}
    match = play(at(yellow=LAST["yellow"], squares=squares), "fan S2 feet", "billboard 4")
    assert match.to_act == 0
    assert len(side(match)["billboards"]) == 1

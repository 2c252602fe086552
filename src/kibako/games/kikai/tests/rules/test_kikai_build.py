"""Building elements, and the tiles under and over them: M19 to M22."""

from __future__ import annotations

from typing import Any

import pytest
from shared import play, refused_by

from kibako import Match
from kibako.games.kikai.tests.helpers import GAME, position, side, state_of

SHOWN = [
    *("feet red 2", "feet blue 1", "feet green 3"),
    *("body red 3", "body blue 6", "body green 4"),
    *("head red 5", "head blue 7", "head green 8"),
]
DISTRICTS = ("School", "TrainStation", "Diner", "Parking", "Cinema", "Casino")


def at(mode: str = "normal", **fields: Any) -> Match:
    return position(mode, **{"shown": SHOWN} | fields)


# --- elements --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M19")
def test_one_shown_element_is_paid_in_full_and_replaced_at_once() -> None:
    match = play(at(yellow={"hand": "Diner", "energy": 2}), "play Diner", "build")
    assert match.actions() == ["element feet red 2", "element feet blue 1"]
    refused_by(match, "element feet green 3", "M19", "costs 3 energy, and you have 2")
    refused_by(match, "element feet blue 2", "M19", "not on display")
    refused_by(match, "element body red 3", "M19", "its feet come first")
    match.play("element feet red 2", luck=[0])
    assert side(match)["kikai"] == {"Diner": [{"element": "feet red 2", "fan": False, "ladders": False}]}
    assert side(match)["energy"] == 0
    assert match.view(None)["display"][:3] == ["feet red 3", "feet blue 1", "feet green 3"]
    assert match.view(None)["doing"] == "take"


@pytest.mark.rule("M19")
def test_feet_then_body_then_head_and_colours_may_be_mixed() -> None:
    match = at(yellow={"hand": "Diner", "energy": 20, "kikai": {"Diner": ["feet red 3"]}})
    play(match, "play Diner", "build")
    assert match.actions() == ["element body red 3", "element body blue 6", "element body green 4"]
    refused_by(match, "element head red 5", "M19", "its body comes next")
    play(match, "element body blue 6")
    assert [part["element"] for part in side(match)["kikai"]["Diner"]] == ["feet red 3", "body blue 6"]
    match = at(yellow={"hand": "Diner", "energy": 20, "kikai": {"Diner": ["feet red 3", "body blue 3"]}})
    play(match, "play Diner", "build")
    assert all(action.startswith("element head") for action in match.actions())
    match.play("element head green 8")
    assert side(match)["energy"] == 12


@pytest.mark.rule("M19")
def test_each_player_has_an_own_kikai_in_a_district() -> None:
    match = at(yellow={"hand": "Diner", "energy": 9}, purple={"kikai": {"Diner": ["feet red 3", "body blue 3"]}})
    play(match, "play Diner", "build")
    assert match.actions() == ["element feet red 2", "element feet blue 1", "element feet green 3"]


@pytest.mark.rule("M19")
def test_the_display_is_not_refilled_once_the_box_is_empty() -> None:
    built = {
        "School": ["feet red 3"],
        "TrainStation": ["feet blue 3"],
        "Cinema": ["feet blue 2"],
        "Parking": ["feet green 2"],
    }
    match = at(
        yellow={"hand": "Diner", "energy": 2, "kikai": built},
        purple={"kikai": {"School": ["feet green 3"]}},
        shown=["feet red 2", "feet blue 1", "feet green 1", *SHOWN[3:]],
    )
    play(match, "play Diner", "build")
    match.play("element feet red 2", luck=[])
    assert match.view(None)["display"][:3] == [None, "feet blue 1", "feet green 1"]


@pytest.mark.rule("M20")
def test_feet_give_influence_and_remove_the_own_foundation_tile() -> None:
    match = at(yellow={"hand": "Diner", "energy": 5, "foundation": "1 2 6 3 4 5"})
    before = side(match)["score"]
    play(match, "play Diner", "build", "element feet blue 1")
    assert side(match)["influence"] == [0, 1, 0]
    assert side(match)["energy"] == 4  # no effect is triggered
    assert side(match)["score"] == before + 4 - 1  # the tile of -4 is gone; the fifth energy is spent
    assert side(match, 1)["score"] == -18


@pytest.mark.rule("M20")
def test_in_advanced_mode_later_feet_gain_the_bonus_of_their_tile() -> None:
    for order, gained in (("1 2 3 4 5 6", (2, 1, 0)), ("1 2 5 4 3 6", (0, 0, 2)), ("1 2 6 4 3 5", (6, 0, 0))):
        match = at("advanced", yellow={"hand": "Diner", "energy": 1, "foundation": order})
        play(match, "play Diner", "build", "element feet blue 1")
        assert (side(match)["energy"], side(match)["megaphones"], side(match)["ladders"]) == gained


@pytest.mark.rule("M20")
def test_neither_building_nor_ladders_trigger_effects() -> None:
    match = at(
        yellow={"hand": "Diner", "energy": 6, "ladders": 1, "kikai": {"Diner": ["feet red 2"]}},
        shown=["feet red 3", *SHOWN[1:]],
    )
    play(match, "play Diner", "build", "element body blue 6", "ladder Diner body")
    assert (side(match)["energy"], side(match)["ladders"], side(match)["influence"]) == (0, 0, [1, 2, 0])


# --- the tile of the first head --------------------------------------------------------------------------------------------

LOW = {
    "School": ["feet red 3", "body red 4"],
    "Diner": ["feet red start", "body green 3"],
    "Parking": ["feet blue start", "body blue 3", "head red 6"],
}
YELLOW = {
    "hand": "Diner",
    "energy": 5,
    "kikai": LOW,
    "streets": ["Diner S2", "Diner S9", "Parking S8"],
    "discarded": 2,
    "influence": "1 2 4",
}
PURPLE = {
    "kikai": {
        "School": ["feet green 2", "body red 5"],
        "Diner": ["feet green 1"],
        "Parking": ["feet blue 3", "body blue 5", "head blue 5"],
    }
}
SQUARES = {"S3": "yellow 1", "S4": "yellow 2", "S6": "yellow 5", "S1": "purple 1"}


@pytest.mark.rule("M21")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        (1, 1 * 4),  # distributors on the streets; those that left the game don't count
        (2, 3 * 1),  # taller in Diner only: School and Parking are level
        (3, 2 * 3),  # billboards
        (4, 4 * 2),  # heads in Parking and Diner
        (5, 2 * 3),  # feet in School, Diner, Parking
        (6, 2 * 4),  # highest influence
    ],
)
def test_the_first_head_scores_the_tile_of_its_district(tile: int, points: int) -> None:
    order = [2, 3, 1, 4, 5, 6] if tile == 1 else [number for number in range(1, 7) if number != tile]
    order = order if tile == 1 else [*order[:2], tile, *order[2:]]
    shown = [*SHOWN[:5], "body green 5", *SHOWN[6:]]
    match = at(yellow=YELLOW, purple=PURPLE, squares=SQUARES, shown=shown, bonus=" ".join(map(str, order)))
    play(match, "play Diner", "build", "element head red 5")
    assert side(match)["points"] == points
    assert side(match)["tiles"] == [tile]


def scored(tile: int, seat: str = "yellow", **sides: Any) -> int:
    """The points of a tile at Diner, taken by building a head there."""
    order = [number for number in range(1, 7) if number != tile]
    own = {"hand": "Diner", "energy": 5, "kikai": {"Diner": ["feet red 3", "body green 3"]}} | sides.pop(seat, {})
    bonus = " ".join(map(str, [*order[:2], tile, *order[2:]]))
    match = at(**{seat: own, "bonus": bonus, "turn": 1 + (seat == "purple"), "shown": [*SHOWN[:3], *FREE, *SHOWN[6:]]} | sides)
    play(match, "play Diner", "build", "element head red 5")
    points: int = side(match, int(seat == "purple"))["points"]
    return points


FREE = ("body red 6", "body blue 6", "body green 4")


@pytest.mark.rule("M21")
def test_only_the_players_own_distributors_count() -> None:
    yellow, purple = {"streets": ["Diner S2", "S2 S9"]}, {"streets": ["Diner S9", "Parking S8", "S8 S9"]}
    assert scored(1, yellow=yellow, purple=purple) == 1 + 2
    assert scored(1, "purple", yellow=yellow, purple=purple) == 2 + 1 + 1


@pytest.mark.rule("M21")
def test_taller_counts_where_the_other_has_nothing_and_not_where_the_other_is_taller() -> None:
    own = {"Diner": ["feet red 3", "body green 3"], "School": ["feet red 2"], "Casino": ["feet blue 2", "body blue 3"]}
    others = {"School": ["feet green 2", "body red 5"], "Cinema": ["feet green 1"]}
    shown = ["feet blue 1", "feet blue 3", "feet green 3", *FREE, *SHOWN[6:]]
    assert scored(2, yellow={"kikai": own}, purple={"kikai": others}, shown=shown) == 3 * 2  # Diner and Casino
    assert scored(2, "purple", purple={"kikai": own}, yellow={"kikai": others}, shown=shown) == 3 * 2


@pytest.mark.rule("M21")
def test_feet_count_with_and_without_more_on_them() -> None:
    own = {"Diner": ["feet red 3", "body green 3"], "School": ["feet red 2"], "Casino": ["feet blue 2", "body blue 3"]}
    shown = ["feet blue 1", "feet blue 3", "feet green 3", *FREE, *SHOWN[6:]]
    assert scored(5, yellow={"kikai": own}, shown=shown) == 2 * 3
    assert scored(4, yellow={"kikai": own}, shown=shown) == 4 * 1  # the new head is the only one


@pytest.mark.rule("M21")
@pytest.mark.parametrize("influence", ["7 2 1", "2 7 1", "1 2 7"])
def test_the_highest_influence_counts_whichever_colour_it_is(influence: str) -> None:
    assert scored(6, yellow={"influence": influence}, purple={"influence": "9 9 9"}) == 2 * 7


@pytest.mark.rule("M21")
def test_only_the_players_own_billboards_count() -> None:
    squares = {"S3": "yellow 1", "S4": "purple 2", "S6": "purple 5", "S1": "purple 1"}
    assert scored(3, squares=squares) == 2 * 1
    assert scored(3, "purple", squares=squares, yellow={}) == 2 * 3


@pytest.mark.rule("M21")
def test_only_the_first_head_of_a_district_takes_the_tile() -> None:
    yellow = dict(YELLOW, energy=9, kikai={"Parking": ["feet blue start", "body blue 3"]}, hand="Parking")
    match = at(yellow=yellow, purple=dict(PURPLE, tiles="4"), squares=SQUARES)
    play(match, "play Parking", "build", "element head red 5")
    assert (side(match)["points"], side(match)["tiles"]) == (0, [])
    assert side(match, 1)["tiles"] == [4]


def advanced(tile: int, **yellow: Any) -> Match:
    """Yellow has taken this tile of the advanced mode."""
    return at("advanced", yellow={"tiles": str(tile)} | yellow, shown=None)


def building(tile: int, **fields: Any) -> Match:
    """Yellow is about to build a head at Diner, where this tile lies."""
    order = [number for number in range(1, 7) if number != tile]
    yellow = {"hand": "Diner", "energy": 5, "kikai": {"Diner": ["feet red 3", "body red 4"]}} | fields.pop("yellow", {})
    bonus = " ".join(map(str, [*order[:2], tile, *order[2:]]))
    return at("advanced", **{"yellow": yellow, "bonus": bonus} | fields)


@pytest.mark.rule("M22")
def test_a_fan_is_removed_from_any_square_and_kept_by_nobody() -> None:
    match = play(building(1, squares={"S12": "RBBG"}, yellow={"ladders": 1}), "play Diner", "build", "element head red 5")
    assert match.view(None)["doing"] == "remove"
    refused_by(match, "take pile", "M22", "choose the fan")
    assert "ladder Diner body" in match.actions()
    assert {"remove S12 red", "remove S12 blue", "remove S12 green"} <= set(match.actions())
    red, blue, green = match.view(None)["gone"]
    match.play("remove S12 blue")
    assert match.view(None)["gone"] == [red, blue + 1, green]
    assert side(match)["collected"] == [0, 0, 0]
    assert match.view(None)["squares"][11]["fans"] == [1, 1, 1]
    assert match.view(None)["doing"] == "take"


@pytest.mark.rule("M22", "M28")
def test_a_square_emptied_so_takes_a_billboard_and_gives_its_bonus() -> None:
    match = play(building(1, squares={"S11": "G", "S1": "RRBB"}), "play Diner", "build", "element head red 5")
    refused_by(match, "remove S11 red", "M22", "no red fan on S11")
    match.play("remove S11 green")
    assert match.view(None)["squares"][10]["owner"] == 0
    assert (side(match)["megaphones"], side(match)["ladders"]) == (1, 1)
    assert len(side(match)["billboards"]) == 5


@pytest.mark.rule("M22", "M29")
def test_even_a_media_victory_can_come_from_a_removed_fan() -> None:
    squares = {f"S{number}": f"yellow {number}" for number in range(1, 6)} | {"S6": "R"}
    match = play(building(1, squares=squares), "play Diner", "build", "element head red 5", "remove S6 red")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("media victory", [0])


@pytest.mark.rule("M22")
def test_distributors_cost_one_energy_for_good() -> None:
    match = advanced(2, hand="Diner Casino", energy=2, megaphones=1)
    play(match, "play Diner", "distribute", "street Diner S9")
    assert (side(match)["energy"], side(match)["distributors"]) == (0, 18)
    match = advanced(2, hand="Diner", energy=1)
    assert play(match, "play Diner", "distribute").actions() == ["street Diner S2", "street Diner S3"]
    refused_by(match, "street Diner S9", "M23", "costs 2 energy, and you have 1")
    plain = advanced(5, hand="Diner", energy=1)
    assert "distribute" not in play(plain, "play Diner").actions()


@pytest.mark.rule("M22")
def test_a_permanent_tile_works_at_once_in_the_same_turn() -> None:
    match = building(2, yellow={"energy": 6, "hand": "Diner Casino", "megaphones": 1})
    play(match, "play Diner", "build", "element head red 5", "again", "play Casino", "distribute")
    assert match.actions() == ["street Casino S5", "street Casino S6"]
    match.play("street Casino S5")
    assert side(match)["energy"] == 0


@pytest.mark.rule("M22")
def test_ladders_may_be_spent_as_megaphones() -> None:
    match = advanced(3, hand="School Diner", ladders=1)
    play(match, "play School", "exhibit", "again")
    assert (side(match)["ladders"], match.view(None)["doing"]) == (0, "card")
    none = advanced(5, hand="School Diner", ladders=1)
    refused_by(play(none, "play School", "exhibit"), "again", "M16", "no megaphone")


@pytest.mark.rule("M22")
def test_ladders_and_megaphones_may_be_mixed() -> None:
    def paying() -> Match:
        match = advanced(3, hand="School", ladders=2, megaphones=2, kikai={"Parking": ["feet red 2 fan"]})
        return play(match, "play School", "exhibit", "fetch Parking")

    match = paying()
    assert match.actions() == ["pay 1", "pay 2"]
    refused_by(match, "pay 0", "M22", "can’t pay like that")
    refused_by(match, "open", "M22", "how to pay")
    for ladders, left in ((1, (0, 1)), (2, (1, 0))):
        match = play(paying(), f"pay {ladders}")
        assert (side(match)["megaphones"], side(match)["ladders"]) == left
        match.play("open")
        assert side(match)["collected"] == [1, 0, 0]


@pytest.mark.rule("M22", "M16")
def test_no_more_ladders_can_be_paid_than_it_costs() -> None:
    match = advanced(3, hand="School Diner", ladders=3, megaphones=1)
    play(match, "play School", "exhibit", "again")
    assert match.actions() == ["pay 0", "pay 1"]
    match.play("pay 1")
    assert (side(match)["megaphones"], side(match)["ladders"]) == (1, 2)


@pytest.mark.rule("M22", "M18")
def test_while_paying_ladders_that_are_needed_cannot_be_placed() -> None:
    kikai = {"Parking": ["feet red 2 fan", "body red 3"], "Casino": ["feet red 3", "body red 4"]}
    match = advanced(3, hand="School", ladders=2, megaphones=2, kikai=kikai)
    play(match, "play School", "exhibit", "fetch Parking")
    assert match.actions() == ["pay 1", "pay 2", "ladder Parking body", "ladder Casino body"]
    match.play("ladder Casino body")
    assert match.actions() == ["pay 1"]
    refused_by(match, "ladder Parking body", "M18", "to spare")
    match.play("pay 1")
    assert (side(match)["megaphones"], side(match)["ladders"]) == (0, 0)


@pytest.mark.rule("M18")
def test_a_head_with_its_ladders_takes_no_more() -> None:
    kikai = {
        "Parking": ["feet red 2", "body red 3 ladder", "head red 5 ladder"],
        "Casino": ["feet red 3", "body red 4 ladder", "head red 6"],
    }
    match = advanced(3, hand="School", ladders=3, kikai=kikai)
    assert [action for action in match.actions() if action.startswith("ladder")] == ["ladder Casino head"]


@pytest.mark.rule("M22")
def test_the_first_toll_of_each_attract_is_free() -> None:
    """S2 is reached over purple's street; S3 over yellow's own, which doesn't use the power up."""
    yellow = {
        "hand": "Diner",
        "energy": 1,
        "kikai": {"Diner": ["feet red 2", "body red 3", "head blue 5"]},
        "streets": ["Diner S3"],
    }
    match = at(
        "advanced",
        yellow=yellow | {"tiles": "4"},
        purple={"streets": ["Diner S2", "Diner S9"]},
        squares={"S3": "RG", "S2": "RBG", "S9": "RRRBB"},
        shown=None,
    )
    play(match, "play Diner", "attract", "fan S3 feet")
    assert (side(match)["energy"], side(match)["megaphones"]) == (1, 1)
    match.play("fan S9 body")
    assert (side(match)["energy"], side(match, 1)["energy"]) == (1 + 2, 0)
    match.play("fan S2 head")
    assert (side(match)["energy"], side(match, 1)["energy"]) == (3 - 1 + 2, 1)


@pytest.mark.rule("M22")
def test_a_free_toll_need_not_be_affordable_and_comes_with_every_attract() -> None:
    match = advanced(4, hand="Diner Casino Casino", megaphones=1, kikai={"Diner": ["feet red 3", "body red 5"]})
    yellow = GAME.describe(state_of(match))["yellow"]
    match = at("advanced", shown=None, yellow=yellow, purple={"streets": ["Diner S9"]}, squares={"S9": "RRRBB"})
    play(match, "play Diner", "attract", "fan S9 feet")
    assert side(match)["energy"] == 1
    refused_by(match, "fan S9 body", "M26", "toll is 2 energy, and you have 1")
    play(match, "stop", "again", "pair Casino Diner", "attract")
    match.play("fan S9 body")
    assert side(match)["energy"] == 2


@pytest.mark.rule("M22")
def test_the_gift_is_a_ladder_and_five_energy() -> None:
    match = play(building(5), "play Diner", "build", "element head red 5")
    assert (side(match)["ladders"], side(match)["energy"]) == (1, 5)


@pytest.mark.rule("M22")
def test_a_pair_draws_the_top_card_at_once() -> None:
    match = advanced(6, hand="Casino Casino")
    match.play("pair Casino Diner", luck=[0])
    assert len(side(match)["hand"]) == 1
    assert match.view(None)["pending"][-1] == "action Diner"
    single = advanced(6, hand="Casino Casino")
    single.play("play Casino", luck=[])
    assert side(single)["hand"] == ["Casino"]
    other = advanced(5, hand="Casino Casino")
    other.play("pair Casino Diner", luck=[])
    assert side(other)["hand"] == []


@pytest.mark.rule("M22")
def test_a_pair_draws_nothing_when_the_pile_is_empty() -> None:
    rest = "School School School School School TrainStation TrainStation TrainStation TrainStation TrainStation "
    rest += "Diner Diner Diner Diner Diner Parking Parking Parking Parking Parking Cinema Cinema Cinema Casino Casino Casino"
    match = at(
        "advanced",
        yellow={"tiles": "6", "hand": "Casino Casino"},
        purple={"hand": rest},
        offer="Cinema Cinema",
        pile=[],
        shown=None,
    )
    match.play("pair Casino Diner", luck=[])
    assert side(match)["hand"] == []


@pytest.mark.rule("M22", "M23")
def test_cheap_distributors_must_still_be_on_the_track() -> None:
    match = advanced(2, hand="Diner", energy=9, discarded=19)
    assert play(match, "play Diner", "distribute").actions() == ["street Diner S2", "street Diner S3"]
    refused_by(match, "street Diner S9", "M23", "have 2 distributors left")


@pytest.mark.rule("M22")
def test_the_powers_work_for_purple_too() -> None:
    """Purple pays no toll on yellow's street, and yellow gets none."""
    match = at(
        "advanced",
        yellow={"streets": ["Diner S9"]},
        purple={"tiles": "4", "hand": "Diner", "kikai": {"Diner": ["feet red 3"]}},
        squares={"S9": "RRRBB"},
        turn=2,
        shown=None,
    )
    play(match, "play Diner", "attract", "fan S9 feet")
    assert side(match, 0)["energy"] == 0


@pytest.mark.rule("M22")
def test_powers_belong_to_their_owner_and_to_advanced_mode() -> None:
    purple = at("advanced", yellow={"hand": "Diner", "energy": 1}, purple={"tiles": "2"}, shown=None)
    assert play(purple, "play Diner").actions() == ["build", "exhibit"]
    normal = at(yellow={"hand": "Diner", "energy": 1, "tiles": "2"})
    assert play(normal, "play Diner").actions() == ["build", "exhibit"]

"""What the Kiwibot chooses where several things fit (W90 to W94)."""

from __future__ import annotations

from typing import Any

import pytest

from kibako import BadPosition, Match
from kibako.games.kiwi.rules.codes import BOT_DECK
from kibako.games.kiwi.tests.helpers import GAME, at, bot_turn, hex_at, side, solo_position, state_of


def told(match: Match, verb: str) -> list[str]:
    return [line for line in match.log(0) if line.startswith(f"Kiwibot {verb}")]


# --- moves ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W93", "W96")
def test_the_second_of_two_together_follows_the_first_though_another_hex_comes_first() -> None:
    """Card 1, slot 1: K1 K1 to the same K+. The kiwi of -1,2 reaches -2,3 too, which comes before -2,2."""
    match = bot_turn(
        "move",
        island={"-5,3": "green-leader", "-3,2": "green-1", "-2,2": "green-2", "-2,3": "green-2", "-1,2": "green-1"},
    )
    assert told(match, "moves") == [
        "Kiwibot moves a kiwi of size 1 from -3,2 to -2,2.",
        "Kiwibot moves a kiwi of size 1 from -1,2 to -2,2.",
    ]


@pytest.mark.rule("W93", "W96")
def test_two_together_go_to_the_very_first_hex_of_the_island() -> None:
    """Card 1, slot 1: K1 K1 to the same K+, 0,0. The kiwi of -3,3 is nearer to the leader, but can't go there."""
    match = bot_turn("move", island={"-5,3": "green-leader", "-3,3": "green-1", "-1,1": "green-1 green-1", "0,0": "green-2"})
    assert at(match, "0,0") == ["green-1", "green-1", "green-2"]
    assert at(match, "-3,3") == ["green-1"]


@pytest.mark.rule("W93", "W96")
def test_who_can_not_follow_goes_to_another_hex_that_fits() -> None:
    """Card 1, slot 1: K1 K1 to the same K+. Nobody but the first reaches -2,2."""
    match = bot_turn(
        "move", island={"-5,3": "green-leader", "-3,2": "green-1", "-2,2": "green-2", "0,0": "green-1", "0,1": "green-2"}
    )
    assert told(match, "moves") == [
        "Kiwibot moves a kiwi of size 1 from -3,2 to -2,2.",
        "Kiwibot moves a kiwi of size 1 from 0,0 to 0,1.",
    ]


@pytest.mark.rule("W93", "W96")
def test_two_that_should_part_go_to_the_same_hex_if_there_is_no_other() -> None:
    """Card 2, slot 1: K1 K1 to different grass hexes. Around -5,2 only -4,2 is grass."""
    match = bot_turn("move", season=2, island={"-4,2": "green-leader", "-5,2": "green-1 green-1"})
    assert at(match, "-4,2") == ["green-1", "green-1", "green-leader"]


@pytest.mark.rule("W93", "W92")
def test_without_the_size_shown_one_that_can_push_comes_before_a_nearer_one_that_can_not() -> None:
    """Card 1, slot 2: K2 to P+, push one."""
    match = bot_turn(
        "move", round=2, island={"-4,2": "green-leader", "-3,1": "green-1", "-2,2": "green-3", "-2,1": "red-1 red-1"}
    )
    assert told(match, "moves") == ["Kiwibot moves a kiwi of size 3 from -2,2 to -2,1."]
    assert len(told(match, "pushes")) == 1


@pytest.mark.rule("W93", "W92")
def test_the_size_shown_comes_before_nearer_ones_that_could_push_too() -> None:
    """Card 1, slot 2: K2 to P+, push one. The leader stands next to such a hex."""
    match = bot_turn(
        "move", round=2, island={"-4,2": "green-leader", "-3,2": "red-1 red-1", "0,0": "green-2", "0,1": "red-1 red-1"}
    )
    assert told(match, "moves") == ["Kiwibot moves a kiwi of size 2 from 0,0 to 0,1."]


@pytest.mark.rule("W93", "W96")
def test_two_part_though_the_first_went_to_the_very_first_hex_of_the_island() -> None:
    """Card 2, slot 1: K1 K1 to different grass hexes. With section 4 these are 0,0 and -1,2."""
    match = bot_turn(
        "move", season=2, sections="4 2", island={"0,0": "green-leader", "-1,1": "green-1 green-1", "0,3": "red-leader"}
    )
    assert told(match, "moves") == [
        "Kiwibot moves a kiwi of size 1 from -1,1 to 0,0.",
        "Kiwibot moves a kiwi of size 1 from -1,1 to -1,2.",
    ]


@pytest.mark.rule("W93", "W92")
def test_where_a_push_of_the_players_is_shown_its_own_do_not_count() -> None:
    """Card 1, slot 2: K2 to P+, push one of the player's. There is no size 2; the nearer size 3 could push its own only."""
    match = bot_turn(
        "move",
        round=2,
        island={
            "-4,2": "green-leader",
            "-3,1": "green-3",
            "-2,1": "red-3 green-1",
            "0,0": "green-3",
            "0,1": "red-1 red-1",
            "0,3": "red-leader",
        },
    )
    assert told(match, "moves") == ["Kiwibot moves a kiwi of size 3 from 0,0 to 0,1."]


@pytest.mark.rule("W93", "W23")
@pytest.mark.parametrize("shore", ["0,3", "-5,3", "-2,0"])
def test_the_players_leader_comes_ashore_on_the_first_coast_hex_with_a_marker_wherever_that_is(shore: str) -> None:
    """Card 6, slot 1 of Feed: it explodes the player's size 3 on the coast."""
    island = {"-5,1": "red-3 red-leader", "-4,2": "green-leader", shore: "red-marker", "-2,2": "green-marker"}
    match = bot_turn("feed", [0, 0], season=4, solo_cards="1 2 3 6", island=island)
    assert at(match, shore) == ["red-leader"]


# --- tokens --------------------------------------------------------------------------------------------------------------

SIXES = "green-3 green-3 green-3 green-3 green-3 green-3"


@pytest.mark.rule("W93", "W18")
def test_a_token_to_place_may_come_off_any_own_kiwi_the_first_in_order() -> None:
    """Card 1, slot 1 of the jokers: place three. Row and reserve are empty."""
    match = bot_turn("joker", row="8 0", island={"0,0": "green-leader green-1", "-5,0": f"{SIXES} green-1"})
    taken, placed = told(match, "takes"), told(match, "places")
    assert len(taken) == len(placed) == 3
    assert all(line.endswith("on 0,0.") for line in taken)  # the one placed is the first again
    assert at(match, "-5,0").count("green-1") == 1
    assert at(match, "0,0") == ["green-1", "green-leader"]


# --- the change of season ------------------------------------------------------------------------------------------------


def next_season(island: dict[str, str], luck: list[int], **fields: Any) -> Match:
    """The player plays the last card of season 1. The Kiwibot wins its cards, which give it points, and has no marker."""
    match = solo_position(
        round=3,
        first=1,
        order="1 0",
        cards="most-nests most-size-3",
        island={"-4,2": "green-leader", "-1,1": "red-leader"} | island,
        **fields,
    )
    match.play("down move", luck=luck)
    return match


ONE_MARKER = [0]  # drawn, as it has none to place


@pytest.mark.rule("W30", "W92", "W43")
def test_both_of_its_caves_give_kiwis() -> None:
    match = next_season({"-5,0": "green-cave-1", "-5,1": "green-cave-2"}, [0, *ONE_MARKER, 0, 0])
    assert match.view(0)["season"] == 2
    assert side(match, 1)["row"] == 8 - 1 - 2


@pytest.mark.rule("W30", "W92", "W43")
def test_its_first_tree_gives_two_fruits_by_the_french_book() -> None:
    match = next_season({"-5,0": "green-tree-1"}, [0, *ONE_MARKER, 0, 0, 0, 0], options={"edition": "fr"})
    assert sum(side(match, 1)["fruits"]) == 2


@pytest.mark.rule("W94", "W3")
def test_from_an_empty_bag_it_draws_nothing_and_nothing_is_told() -> None:
    """It holds a sand marker, which fits nowhere; the player has all others."""
    everything = " ".join(["flower grass mountain sand"] * 13 + ["flower grass mountain"])
    match = solo_position(
        round=3,
        first=1,
        order="1 0",
        cards="most-nests most-size-3",
        markers=[everything, "sand"],
        island={"-4,2": "green-leader", "-1,1": "red-leader"},
    )
    match.play("down move", luck=[0, 0])
    assert match.view(0)["phase"] == "marking"
    assert side(match, 1)["marker_count"] == 1
    assert not told(match, "draws")


@pytest.mark.rule("W93", "W60", "W22")
def test_three_different_kiwis_of_its_grow_with_a_season_card() -> None:
    """It wins the most tokens on mountain hexes."""
    match = solo_position(
        round=3,
        first=1,
        order="1 0",
        cards="most-mountain most-nests",
        island={"-4,2": "green-leader", "-1,1": "red-leader", "-3,2": "green-1 green-1 green-1 green-1"},
    )
    match.play("down move", luck=[0, *ONE_MARKER, 0, 0])
    assert at(match, "-3,2") == ["green-1", "green-2", "green-2", "green-2"]
    assert side(match, 1)["row"] == 8 - 3


@pytest.mark.rule("W93", "W18", "W22")
def test_without_row_and_reserve_its_kiwi_grows_with_a_token_of_the_island() -> None:
    """Its control nest grows the size 2, with the first token from its leader on, off the smallest kiwi."""
    big = "green-3 green-3 green-3 green-3 green-3"
    match = solo_position(
        round=3,
        first=1,
        order="1 0",
        cards="most-nests most-size-3",
        row="8 0",
        island={
            "-4,2": "green-leader",
            "-5,0": "green-control-1",
            "-3,2": "green-2",
            "-2,2": f"{big} green-1 green-2",
            "-1,1": "red-leader",
        },
    )
    match.play("down move")
    assert match.view(0)["season"] == 2
    assert state_of(match).island_tokens(1) == 20
    assert at(match, "-3,2") == ["green-3"]
    assert at(match, "-2,2") == ["green-2", *["green-3"] * 5]


def bot_marks(island: dict[str, str], luck: list[int]) -> Match:
    """The Kiwibot has a grass marker, its leader on a grass hex, and neither row nor reserve."""
    match = solo_position(
        round=3,
        first=1,
        order="1 0",
        cards="most-nests most-size-3",
        markers=["", "grass"],
        row="8 0",
        island={"-1,1": "red-leader"} | island,
    )
    match.play("down move", luck=luck)
    return match


@pytest.mark.rule("W94", "W93", "W57")
def test_its_token_for_marking_comes_off_the_island_at_last() -> None:
    match = bot_marks({"-4,2": "green-leader green-1", "-5,0": f"{SIXES} green-1"}, [0, 0, 0, 0])
    assert hex_at(match, "-4,2")["marker"] == "green"
    assert at(match, "-4,2") == ["green-leader"]  # the first token in order
    assert side(match, 1)["marker_count"] == 0


@pytest.mark.rule("W94", "W57")
def test_without_any_token_it_draws_a_marker_instead() -> None:
    places = [f"{q},{r}" for q in (0, -1, -2, -3, -5) for r in range(4)]
    match = bot_marks({"-4,2": "green-leader"} | dict.fromkeys(places, "green-marker"), [0, 0, 0, 0, 0])
    assert hex_at(match, "-4,2")["marker"] is None
    assert side(match, 1)["marker_count"] == 2


# --- its cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W90")
@pytest.mark.parametrize(("card", "row", "count"), [("move", 0, 2), ("feed", 1, 2), ("build", 2, 2), ("joker", 3, 3)])
def test_a_described_kiwibot_may_still_reveal_what_it_has_not_played(card: str, row: int, count: int) -> None:
    for played in range(count + 1):
        match = solo_position(season=2, plays=["", " ".join([card] * played)])
        assert state_of(match).bot_cards == BOT_DECK - played * 16**row
    with pytest.raises(BadPosition, match="only nine cards"):
        solo_position(season=3, plays=["", " ".join([card] * (count + 1))])


@pytest.mark.rule("W90")
def test_what_it_played_before_shuffling_may_be_revealed_again() -> None:
    match = solo_position(season=2, plays=["", "move move feed"], first_unshuffled_turn="0 2")
    assert state_of(match).bot_cards == BOT_DECK - 16


@pytest.mark.rule("W90")
def test_it_has_no_hand_and_no_deck_as_players_have() -> None:
    state = state_of(GAME.new(1, 2))
    assert (state.hand[1], state.deck[1]) == (0, 0)

"""The solo game against the Kiwibot (W90 to W96)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kibako import IllegalAction, Match
from kibako.games.kiwi.ai.judgement import FEATURES, PRIZE, features
from kibako.games.kiwi.notation.places import axial
from kibako.games.kiwi.rules.hexes import MARKER_ORDER
from kibako.games.kiwi.rules.scoring import total
from kibako.games.kiwi.rules.state import KiwiState
from kibako.games.kiwi.tests.helpers import GAME, at, bot_turn, doing, nest_at, side, solo_position

# --- set-up --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W90")
def test_the_kiwibot_at_set_up() -> None:
    clans, leaders, solo_cards = set(), set(), set()
    for seed in range(40):
        match = GAME.new(1, seed)
        assert match.seats == 1
        assert match.to_act == 0
        clans.add(side(match, 1)["clan"])
        leaders.add(side(match, 1)["leader"])
        match.play(match.actions()[0])
        view = match.view(0)
        assert (view["first"], view["order"]) == (1, [1, 0])
        assert side(match, 1)["fruits"] == [0, 0, 0, 0]
        assert sum(side(match, 0)["fruits"]) == 5
        assert side(match, 0)["marker_count"] == 1
        cards = view["solo_cards"]
        assert cards == sorted(set(cards))
        assert len(cards) == 4
        solo_cards.add(tuple(cards))
        assert sum(line.startswith("Kiwibot reveals") for line in match.log(0)) == 1  # it begins
        assert "Kiwibot draws 4 markers." in match.log(0)
    assert clans == {"red", "green", "purple", "yellow"}
    assert len(leaders) > 10
    assert len(solo_cards) > 8


@pytest.mark.rule("W90")
def test_one_of_nine_cards_is_set_aside_and_all_are_shuffled_when_none_is_left() -> None:
    """Eight cards are revealed in eight turns, then all nine take part again."""
    seen = set()
    for seed in range(60):
        match = GAME.new(1, seed)
        while len([line for line in match.log(0) if line.startswith("Kiwibot reveals")]) < 9:
            match.play(match.actions()[-1] if "done" not in match.actions() else "done")
        rows = [line.split()[3].lower() for line in match.log(0) if line.startswith("Kiwibot reveals")]
        first = Counter(rows[:8])
        assert first <= Counter({"move": 2, "feed": 2, "build": 2, "joker": 3})
        left_aside = Counter({"move": 2, "feed": 2, "build": 2, "joker": 3}) - first
        seen.add(rows[8] == next(iter(left_aside)))
    assert seen == {True, False}  # the ninth is any card


@pytest.mark.rule("W90")
def test_the_top_solo_card_leaves_after_each_marking() -> None:
    """Season 2 has the second card: its Feed in slot 2 is the player's size 1, where card 1 feeds its own."""
    fields: dict[str, Any] = {"island": {"-4,2": "green-leader green-1", "0,0": "red-1"}, "round": 2}
    match = bot_turn("feed", [0], season=1, **fields)
    assert at(match, "-4,2") == ["green-2", "green-leader"]
    second = bot_turn("feed", [0, 0], season=2, **fields)
    assert at(second, "0,0") == ["red-2"]


# --- season cards --------------------------------------------------------------------------------------------------------


def last_turn(cards: str, **fields: Any) -> Match:
    """The player's card is the last of season 1."""
    return solo_position(round=3, turn=0, first=1, order="1 0", cards=cards, **fields)


@pytest.mark.rule("W91")
def test_two_season_cards_are_turned_up_each_season() -> None:
    match = GAME.new(1, 4)
    while match.to_act is not None:
        season = match.view(0)["season"]
        assert len(match.view(0)["season_cards"]) == 2 * season
        match.play(match.actions()[0])
    assert len(set(match.view(0)["season_cards"])) == 8


@pytest.mark.rule("W91")
def test_who_wins_both_chooses_and_the_kiwibot_gains_the_other_without_keeping_it() -> None:
    fields: dict[str, Any] = {"island": {"0,0": "red-1 red-1 red-tree-1"}}
    match = last_turn("most-nests most-size-1", **fields)
    match.play("down move", luck=[0])
    assert match.actions() == ["prize most-size-1", "prize most-nests"]
    with pytest.raises(IllegalAction, match="W91"):
        match.play("prize most-sand")
    match.play("prize most-nests")
    assert side(match, 0)["points"] == 1
    assert match.view(0)["keepers"][:2] == [0, None]
    assert side(match, 1)["marker_count"] >= 1  # the other's marker
    other = last_turn("most-nests most-size-1", **fields)
    other.play("down move", luck=[0])
    other.play("prize most-size-1", luck=[0])
    other.play(other.actions()[0])
    state = other.copy_state()
    assert isinstance(state, KiwiState)
    assert int(state.points[1]) == 1  # points count for it as printed
    assert other.view(0)["keepers"][:2] == [None, None]


@pytest.mark.rule("W91")
def test_who_wins_one_takes_it_and_the_kiwibot_keeps_the_other() -> None:
    match = last_turn("most-nests most-in-one-hex", island={"0,0": "red-tree-1", "-4,2": "green-leader green-1"})
    match.play("down move")
    assert side(match, 0)["points"] == 1
    assert match.view(0)["keepers"][:2] == [0, 1]
    assert side(match, 1)["points"] == 2


@pytest.mark.rule("W91", "W95")
def test_who_loses_both_leaves_both_to_the_kiwibot_which_wins_ties() -> None:
    match = last_turn("most-nests most-size-3")
    match.play("down move")
    assert match.view(0)["keepers"][:2] == [1, 1]  # tied at 0 and at 1
    assert side(match, 1)["points"] == 2
    assert side(match, 0)["marker_count"] == 0  # there are no right benefits
    state = match.copy_state()
    assert isinstance(state, KiwiState)
    assert int(total(state, 1)) == 2 + 2 + int(state.marker_count(1)) // 3


@pytest.mark.rule("W91")
def test_the_kiwibot_keeps_the_cards_of_the_season_that_it_won() -> None:
    cards = "most-sand most-mountain most-nests most-size-3"
    match = solo_position(season=2, round=3, turn=0, first=1, order="1 0", cards=cards)
    match.play("down move")
    assert match.view(0)["keepers"][:4] == [None, None, 1, 1]


# --- its turn ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W92", "W96")
def test_the_row_is_the_cards_type_and_the_column_the_slot() -> None:
    """Solo card 1: Build is a tree, a cave, a control nest in the slots 1, 2, 3."""
    for round_, nest in ((1, "tree"), (2, "cave"), (3, "control")):
        match = solo_position(island={"-4,2": "green-leader green-1", "0,0": "red-1"}, round=round_)
        match.play("down move", luck=None if round_ == 3 else [0, 4])
        if round_ < 3:
            assert nest_at(match, "-4,2") == f"green-{nest}-1"
        else:
            assert any(line.startswith("Kiwibot reveals") and "slot 3" in line for line in match.log(0))


@pytest.mark.rule("W92")
def test_it_builds_and_feeds_without_paying_rank_1_first_and_gains_no_fruit() -> None:
    match = bot_turn("build", island={"-4,2": "green-leader green-1"})
    assert nest_at(match, "-4,2") == "green-tree-1"
    assert side(match, 1)["fruits"] == [0, 0, 0, 0]  # a tree's fruit is lost on it
    second = bot_turn("build", island={"-4,2": "green-leader green-1", "0,0": "green-tree-1"})
    assert nest_at(second, "-4,2") == "green-tree-2"
    assert side(second, 1)["row"] == 7  # and the kiwi of that nest is placed
    fed = bot_turn("feed", [0], island={"-4,2": "green-leader green-1"})
    assert at(fed, "-4,2") == ["green-2", "green-leader"]
    assert side(fed, 1)["marker_count"] == 1
    assert not any("pays" in line for line in fed.log(0))


@pytest.mark.rule("W92")
def test_it_gains_row_benefits_and_a_bonus_move_is_that_of_column_3() -> None:
    """Its row of five: the token uncovers the Move of space 4; card 1, column 3: K1 to flower."""
    match = bot_turn("feed", [0], island={"-4,2": "green-leader green-1", "-4,1": "green-1"}, row="8 5")
    assert at(match, "-4,2") == ["green-2", "green-leader"]
    moved = [line for line in match.log(0) if line.startswith("Kiwibot moves a kiwi of size 1")]
    assert len(moved) == 1
    end = moved[0].split()[-1].rstrip(".")
    assert {"-3,1", "-4,0", "-5,2"} >= {end}  # a flower hex adjacent to -4,1


@pytest.mark.rule("W92", "W19")
def test_a_bonus_feed_is_that_of_column_3() -> None:
    """Space 6 of its row: no hex to build on, so it feeds. Card 1: K1 in slot 1, K2 in column 3."""
    match = bot_turn(
        "feed",
        [0, 0],
        row="8 3",
        island={"-4,2": "green-leader green-1 red-3 red-2", "-3,2": "green-1 red-2", "-4,3": "green-2 red-3"},
    )
    assert at(match, "-4,2") == ["red-2", "red-3", "green-3", "green-leader"]  # the first size 2 is the one just fed
    assert at(match, "-3,2") == ["red-2", "green-1"]


@pytest.mark.rule("W92", "W19")
def test_a_bonus_build_is_that_of_column_3() -> None:
    """Space 6 of its row: it can build. Card 1: a tree in slot 1, a control nest in column 3."""
    match = bot_turn("feed", [0], row="8 3", island={"-4,2": "green-leader green-1"})
    assert nest_at(match, "-4,2") == "green-control-1"


@pytest.mark.rule("W92", "W91")
def test_a_build_won_with_a_season_card_is_that_of_column_3() -> None:
    """Card 1: a tree in slot 1, a control nest in column 3, whose Move is K1 to flower."""
    match = last_turn("most-size-2 most-nests", island={"-4,2": "green-leader green-2", "-1,1": "red-leader"})
    match.play("down move")
    assert nest_at(match, "-4,2") == "green-control-1"


@pytest.mark.rule("W92")
def test_the_owner_of_a_kiwi_it_feeds_gains_what_is_uncovered() -> None:
    """Card 2, slot 2: it feeds the player's size 1; the player's row of five gives a Move, in its turn."""
    match = bot_turn("feed", season=2, round=2, island={"0,0": "red-1", "-4,2": "green-leader"}, row="5 8")
    assert match.to_act == 0
    assert doing(match) == "move"
    assert side(match, 1)["marker_count"] == 0
    match.play("move 2 0,0 0,1", luck=[0, 0])
    assert side(match, 1)["marker_count"] == 2


@pytest.mark.rule("W92")
def test_it_never_uses_its_leaders_ability() -> None:
    for seed in range(25):
        match = GAME.new(1, seed)
        while match.to_act is not None:
            match.play(match.actions()[len(match.journal) % len(match.actions())])
        assert not side(match, 1)["ability_used"]
        assert not any(line.startswith("Kiwibot uses") for line in match.log(0))
        assert side(match, 1)["fruits"] == [0, 0, 0, 0]


@pytest.mark.rule("W92", "W12")
def test_nobody_sees_its_markers() -> None:
    match = solo_position(markers=["", "sand grass"])
    assert side(match, 1)["markers"] is None
    assert side(match, 1)["marker_count"] == 2


# --- patterns ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W93")
def test_the_marker_looks_outwards_clockwise_ring_by_ring() -> None:
    """From -3,1, hex 12 + 4 * 2 + 2: itself, the six around from (+1,0), then the next ring."""
    match = solo_position()
    places = [axial(hex_["place"]) for hex_ in match.view(0)["hexes"]]
    middle = places.index((-3, 1))
    order = [places[MARKER_ORDER[24 * middle + i]] for i in range(24)]
    assert order[:7] == [(-3, 1), (-2, 1), (-3, 2), (-4, 2), (-4, 1), (-3, 0), (-2, 0)]
    assert order[7:10] == [(-1, 1), (-2, 2), (-3, 3)]
    assert len(set(order)) == 24


@pytest.mark.rule("W93")
def test_it_looks_from_its_own_leader_or_from_the_players() -> None:
    island = {"-4,2": "green-leader", "-1,1": "red-leader", "-3,2": "green-1", "-1,2": "green-1"}
    match = bot_turn("feed", [0], island=island)
    assert at(match, "-3,2") == ["green-2"]
    other = bot_turn("feed", [0], island=island, options={"solo_marker": "player"})
    assert at(other, "-1,2") == ["green-2"]


@pytest.mark.rule("W93", "W96")
def test_two_movers_go_to_the_same_hex_of_its_majority() -> None:
    """Card 1, slot 1: K1 K1 to the same K+."""
    match = bot_turn("move", island={"-4,2": "green-leader", "-3,2": "green-1", "-4,3": "green-1", "-1,1": "red-leader"})
    assert at(match, "-4,2") == ["green-1", "green-1", "green-leader"]


@pytest.mark.rule("W93", "W92")
def test_a_move_without_a_push_shown_pushes_nobody() -> None:
    match = bot_turn("move", island={"-4,2": "green-leader red-1", "-3,2": "green-1", "-4,3": "green-1"})
    assert "red-1" in at(match, "-4,2")


@pytest.mark.rule("W93", "W96")
def test_two_movers_go_to_different_hexes_of_a_terrain() -> None:
    """Card 2, slot 1: K1 K1 to different adjacent grass hexes; -4,2 and -3,3 are grass."""
    match = bot_turn("move", season=2, island={"-4,2": "green-leader", "-3,2": "green-1 green-1"})
    assert sorted((place, tuple(at(match, place))) for place in ("-4,2", "-3,3", "-3,2", "-2,1")) == [
        ("-2,1", ()),
        ("-3,2", ()),
        ("-3,3", ("green-1",)),
        ("-4,2", ("green-1", "green-leader")),
    ]


@pytest.mark.rule("W93", "W92")
def test_a_push_shown_goes_where_it_can_push_and_off_the_island_first() -> None:
    """Card 1, slot 2: K2 to P+, push one: to the coast hex -5,2, not to -3,2, which comes first but offers no push."""
    match = bot_turn(
        "move", round=2, island={"-4,2": "green-leader green-2", "-3,2": "red-2 red-2", "-5,2": "red-1 red-1 red-1"}
    )
    assert at(match, "-5,2") == ["red-1", "red-1", "green-2"]
    assert side(match, 0)["reserve"] == 20 - 8 - 4 - 2


@pytest.mark.rule("W93")
def test_of_several_it_pushes_the_biggest() -> None:
    """Card 3, slot 2: KL to P+, push two: the size 2, then a size 1, off the coast."""
    match = bot_turn("move", season=3, round=2, island={"-4,2": "green-leader", "-5,2": "red-1 red-1 red-2"})
    assert at(match, "-5,2") == ["red-1", "green-leader"]


@pytest.mark.rule("W93")
def test_else_any_size_that_can_push_one_else_any_that_can_go_there_else_anywhere() -> None:
    any_size = bot_turn("move", round=2, island={"-4,2": "green-leader", "-4,1": "green-3", "-5,1": "red-1 red-1"})
    assert at(any_size, "-5,1") == ["red-1", "green-3"]  # no size 2: the size 3 goes, and pushes one
    no_push = bot_turn("move", round=2, island={"-4,2": "green-leader", "-4,1": "green-1", "-5,1": "red-1 red-1"})
    assert at(no_push, "-5,1") == ["red-1", "red-1", "green-1"]  # nobody can push: the first that reaches such a hex
    anywhere = bot_turn("move", round=2, island={"-4,2": "green-leader green-1", "-1,1": "red-leader"})
    assert at(anywhere, "-3,2") == ["green-1"]  # no P+ in reach: any adjacent hex, the first in order


@pytest.mark.rule("W93")
@pytest.mark.parametrize(
    ("around", "end"),
    [
        ({"-4,1": "red-marker", "-3,0": "red-tree-1", "-2,1": "red-2"}, "-4,1"),
        ({"-3,0": "red-tree-1", "-2,1": "red-2", "-4,1": "green-tree-1"}, "-3,0"),
        ({"-2,1": "red-2", "-3,0": "red-1"}, "-2,1"),
        ({}, "-4,2"),
    ],
)
def test_where_it_pushes_the_players_kiwi_from_an_inner_hex(around: dict[str, str], end: str) -> None:
    """Card 1, slot 2, from -4,2 to the P+ -3,1: a marker, a nest of the player's, two tokens of theirs, the first in order."""
    match = bot_turn("move", round=2, island={"-4,2": "green-leader green-2", "-3,1": "red-1 red-1 red-1"} | around)
    assert at(match, "-3,1") == ["red-1", "red-1", "green-2"]
    assert "red-1" in at(match, end)


@pytest.mark.rule("W93")
@pytest.mark.parametrize(
    ("island", "end"),
    [
        ({"-3,2": "green-1", "-4,3": "green-1 green-1"}, "-3,2"),  # a pair without nest and marker
        ({"-3,2": "green-1 green-tree-1", "-4,3": "green-1"}, "-4,3"),
        ({"-3,2": "green-1 green-tree-1", "-4,3": "green-1 green-1"}, "-3,2"),  # a pair anywhere before a trio
        ({"-3,2": "green-1 green-1 green-1", "-4,3": "green-1 green-1"}, "-4,3"),  # a trio
    ],
)
def test_where_it_places_its_own(island: dict[str, str], end: str) -> None:
    """Card 1, slot 1, Joker: place three; the first of them. Its leader's hex holds four."""
    match = bot_turn("joker", season=1, island={"-4,2": "green-leader green-1 green-1 green-1"} | island, solo_cards="1 2 3 4")
    placed = [line for line in match.log(0) if line.startswith("Kiwibot places")]
    assert placed[0] == f"Kiwibot places a kiwi of size 1 on {end}."
    assert len(placed) == 3


def pushes_own(around: dict[str, str]) -> list[str]:
    """What the Kiwibot does when the player feeds its kiwi on 0,3, whose token uncovers a Move.

    Solo card 2, column 3: K2 to K+, pushing one of its own.
    """
    island = {"-4,2": "green-leader green-2 green-1 green-1", "0,3": "green-1 red-3", "-1,1": "red-leader"}
    match = solo_position(
        hands=["feed"], fruits=["red blue", ""], row="8 5", solo_cards="2 3 4 5", island=island | around, pending=["card 0"]
    )
    match.play("play feed")
    match.play("feed green-1 0,3")
    match.play("pay red blue")
    told = match.log(0)
    first = told.index("Kiwibot uncovers space 4 of the row.")
    return told[first + 1 : told.index("You draw 2 markers.")]


@pytest.mark.rule("W93", "W92", "W96")
@pytest.mark.parametrize(
    ("around", "end"),
    [
        ({"-3,2": "green-1 red-2", "-4,1": "green-1 red-2"}, "-3,2"),  # a pair without nest and marker, the first
        ({"-3,2": "green-1 red-2 green-tree-1", "-4,1": "green-1 red-2"}, "-4,1"),
        ({"-3,2": "green-1 red-2 red-marker", "-4,1": "green-1 red-2"}, "-4,1"),
        ({"-3,2": "green-1 green-1 red-3", "-4,1": "green-1 red-2 green-tree-1"}, "-4,1"),  # a pair anywhere before a trio
        ({"-3,2": "green-1 green-1 red-3 red-marker", "-4,1": "green-1 green-1 red-3"}, "-4,1"),  # a trio without marker
        ({"-3,2": "green-1 green-1 green-1 red-3", "-4,1": "green-1 green-1 red-3"}, "-4,1"),
        ({"-2,1": "green-1 green-1 green-1 red-3"}, "-4,2"),  # else the first
    ],
)
def test_it_pushes_one_of_its_own_to_make_pairs_and_trios(around: dict[str, str], end: str) -> None:
    moved = pushes_own({"-3,1": "green-1 green-3"} | around)
    assert moved == [
        "Kiwibot moves a kiwi of size 2 from -4,2 to -3,1.",
        f"Kiwibot pushes a green kiwi of size 1 from -3,1 to {end}.",  # the size 3 is bigger than the mover
    ]


@pytest.mark.rule("W93", "W96")
def test_of_its_own_it_pushes_the_biggest_that_is_smaller() -> None:
    moved = pushes_own({"-4,2": "green-leader", "-3,1": "green-3", "-3,0": "green-1 green-2"})
    assert moved[0] == "Kiwibot moves a kiwi of size 3 from -3,1 to -3,0."
    assert moved[1].startswith("Kiwibot pushes a green kiwi of size 2 from -3,0")
    assert len(moved) == 2


@pytest.mark.rule("W93", "W96")
def test_it_goes_where_it_can_push_its_own_else_pushing_one_else_there() -> None:
    as_shown = pushes_own({"-3,1": "green-3", "-5,2": "green-1 green-1"})
    assert as_shown[0] == "Kiwibot moves a kiwi of size 2 from -4,2 to -5,2."  # not to the nearer -3,1: nobody to push
    any_size = pushes_own({"-4,2": "green-leader", "-3,1": "green-3", "-3,0": "green-1"})
    assert any_size[0] == "Kiwibot moves a kiwi of size 3 from -3,1 to -3,0."  # there is no size 2
    there = pushes_own({"-4,2": "green-leader", "-3,1": "green-3", "-3,0": "red-1"})
    assert there == ["Kiwibot moves the leader from -4,2 to -3,1."]  # nobody can push


@pytest.mark.rule("W93", "W22")
def test_feeding_takes_one_smaller_if_the_size_is_missing_of_the_side_shown() -> None:
    """Card 3, slot 1 feeds K2; card 5, slot 1 feeds P2."""
    smaller = bot_turn("feed", [0], season=3, island={"-4,2": "green-leader", "-3,2": "green-1"})  # card 3, slot 1: K2
    assert at(smaller, "-3,2") == ["green-2"]
    players = bot_turn("feed", [0, 0], season=3, solo_cards="1 2 5 6", island={"0,0": "red-1", "-4,2": "green-leader green-2"})
    assert at(players, "0,0") == ["red-2"]


@pytest.mark.rule("W93", "W35")
def test_else_it_feeds_any_size_1_whosever() -> None:
    """The side shown has neither the size shown nor one smaller: the first size 1 from its leader outwards."""
    players = bot_turn("feed", [0, 0], season=3, island={"-4,2": "green-leader green-3", "-3,2": "red-1"})  # card 3: K2
    assert at(players, "-3,2") == ["red-2"]
    assert side(players, 1)["marker_count"] == 2  # as for any kiwi of the player's
    small = bot_turn("feed", [0, 0], season=1, island={"-4,2": "green-leader green-2", "0,0": "red-1"})  # card 1: K1
    assert at(small, "0,0") == ["red-2"]
    cards: dict[str, Any] = {"season": 4, "solo_cards": "1 2 3 6"}  # card 6: P3
    own = bot_turn("feed", [0], **cards, island={"-4,2": "green-leader", "-4,3": "green-1 red-1", "0,0": "red-1"})
    assert at(own, "-4,3") == ["red-1", "green-2"]  # in one hex its own
    assert side(own, 1)["marker_count"] == 1
    far = bot_turn("feed", [0, 0], **cards, island={"-4,2": "green-leader", "-3,2": "red-1", "0,0": "green-1"})
    assert at(far, "-3,2") == ["red-2"]  # the nearer one
    smaller = bot_turn("feed", [0, 0], **cards, island={"-4,2": "green-leader green-1", "0,0": "red-2"})
    assert at(smaller, "0,0") == ["red-3"]  # one smaller than shown comes before any size 1
    nobody = bot_turn("feed", **cards, island={"-4,2": "green-leader green-2"})
    assert "Kiwibot can’t carry out the Feed on its card." in nobody.log(0)


@pytest.mark.rule("W93", "W36", "W96")
def test_it_explodes_the_players_size_3_and_pushes_everybody() -> None:
    """Card 6, slot 1: explode P3. On the coast the player's go off, its own form a pair, the player's leader comes ashore."""
    match = bot_turn(
        "feed",
        [0, 0],
        season=4,
        solo_cards="1 2 3 6",
        island={"-5,1": "red-3 red-1 red-leader green-1", "-4,1": "green-1", "-4,2": "green-leader", "0,0": "red-marker"},
    )
    assert at(match, "-5,1") == []
    assert at(match, "-4,1") == ["green-1", "green-1"]
    assert at(match, "0,0") == ["red-leader"]  # the first coast hex with a marker
    assert side(match, 1)["marker_count"] == 2
    assert side(match, 0)["reserve"] == 20 - 8 - 1


@pytest.mark.rule("W93", "W23")
def test_a_leader_it_pushes_off_comes_ashore_elsewhere() -> None:
    island = {"-5,1": "red-3 red-leader red-marker", "-4,2": "green-leader", "0,0": "red-marker"}
    match = bot_turn("feed", [0, 0], season=4, solo_cards="1 2 3 6", island=island)
    assert at(match, "-5,1") == []
    assert at(match, "0,0") == ["red-leader"]


@pytest.mark.rule("W93", "W40")
def test_its_leader_moves_once_a_turn() -> None:
    """Card 6, slot 1: K3 and KL to different P+. There is no size 3, so the leader goes first, and can't go again."""
    island = {"-4,2": "green-leader", "-3,2": "red-1 red-1 red-1", "-2,2": "red-1 red-1 red-1"}
    match = bot_turn("move", season=4, solo_cards="1 2 3 6", island=island)
    assert sum(line.startswith("Kiwibot moves the leader") for line in match.log(0)) == 1
    assert "Kiwibot can’t carry out the Move on its card." in match.log(0)


@pytest.mark.rule("W93")
def test_growing_by_a_benefit_takes_a_size_2_first() -> None:
    match = solo_position(
        round=3,
        first=1,
        order="1 0",
        cards="most-size-2 most-sand",
        island={"-4,2": "green-leader green-1", "-3,2": "green-2", "-5,0": "green-control-1", "-1,1": "red-leader"},
    )
    match.play("down move")
    assert "green-3" in at(match, "-3,2")
    assert "Kiwibot puts a token on a kiwi of size 2 on -3,2." in match.log(0)


@pytest.mark.rule("W93", "W18")
def test_its_tokens_come_from_row_reserve_then_the_island() -> None:
    full = {"-5,0": "green-3 green-3 green-3 green-3 green-3 green-3"}
    row = bot_turn("feed", [0], island={"-4,2": "green-leader green-1"})
    assert (side(row, 1)["row"], side(row, 1)["reserve"]) == (7, 11)
    reserve = bot_turn("feed", [0], island=full | {"-4,2": "green-leader green-1"}, row="8 0")
    assert side(reserve, 1)["reserve"] == 0
    island = bot_turn("feed", [0], island=full | {"-4,2": "green-leader green-1", "-3,2": "green-1"}, row="8 0")
    assert at(island, "-4,2") == ["green-2", "green-leader"]
    assert at(island, "-3,2") == []  # the first token in order, not its own


@pytest.mark.rule("W93", "W18")
def test_a_token_of_the_island_comes_off_the_smallest_kiwi_of_the_hex() -> None:
    island = {"-5,0": "green-3 green-3 green-3 green-3 green-3", "-4,2": "green-leader green-1", "-3,2": "green-1 green-3"}
    match = bot_turn("feed", [0], island=island, row="8 0")
    assert at(match, "-4,2") == ["green-2", "green-leader"]
    assert at(match, "-3,2") == ["green-3"]


@pytest.mark.rule("W96")
def test_a_tied_hex_is_neither_sides() -> None:
    """Card 1: K1 and K1 to K+ in slot 1, K2 to P+ in slot 2. The first hex in order is tied."""
    own = bot_turn("move", island={"-4,2": "green-leader red-3", "-3,2": "green-1", "-3,1": "green-1"})
    assert "Kiwibot moves a kiwi of size 1 from -3,2 to -3,1." in own.log(0)
    players = bot_turn("move", round=2, island={"-4,2": "green-leader green-2", "-3,2": "red-1 green-1", "-5,2": "red-1 red-1"})
    assert "Kiwibot moves a kiwi of size 2 from -4,2 to -5,2." in players.log(0)


@pytest.mark.rule("W94")
def test_if_it_can_not_build_it_places_a_kiwi_and_moves() -> None:
    """The leader's hex is tied; card 1, slot 1 wants a tree; the bonus Move is K1 to flower."""
    match = bot_turn("build", island={"-4,2": "green-leader red-3", "-4,1": "green-1 red-2"})
    assert all(hex_["nest"] is None for hex_ in match.view(0)["hexes"])
    assert side(match, 1)["row"] == 7
    assert sum(line.startswith("Kiwibot places") for line in match.log(0)) == 1
    assert sum(line.startswith("Kiwibot moves") for line in match.log(0)) == 1
    both = bot_turn("build", island={"-4,2": "green-leader green-1", "0,0": "green-tree-1", "0,1": "green-tree-2"})
    assert side(both, 1)["row"] == 7


def bot_marks(markers: str, luck: list[int], **fields: Any) -> Match:
    """The player ends the actions of season 1; the season cards give the Kiwibot points, which needs no luck."""
    match = solo_position(
        round=3,
        first=1,
        order="1 0",
        cards="most-nests most-size-3",
        markers=["", markers],
        **{"island": {"-4,2": "green-leader", "-1,1": "red-leader"}} | fields,
    )
    match.play("down move", luck=luck)
    return match


@pytest.mark.rule("W94")
def test_it_turns_up_markers_until_one_fits() -> None:
    """Its leader dominates the grass of -4,2. A card is drawn, a sand and a flower are shown, then the grass fits."""
    match = bot_marks("flower grass sand", luck=[0, 2, 0, 0, *SEASON_2])
    hexes = {axial(hex_["place"]): hex_ for hex_ in match.view(0)["hexes"]}
    assert hexes[-4, 2]["marker"] == "green"
    assert match.view(0)["bot_seen"] == [1, 0, 0, 1]
    assert side(match, 1)["marker_count"] == 2
    known = [line for line in match.log(0) if "known to hold" in line]
    assert known == ["Kiwibot is known to hold 1 × flower.", "Kiwibot is known to hold 1 × sand."]


@pytest.mark.rule("W94")
def test_turning_up_a_marker_that_was_known_already_says_nothing_new() -> None:
    """The grass fits. Whether the sand, seen before, is turned up first or not, the player reads and sees the same."""
    logs, views = [], []
    for order in ([1, 0], [0]):
        match = bot_marks("grass sand", luck=[0, *order, *SEASON_2], bot_seen="sand")
        logs.append(match.log(0))
        views.append(match.view(0))
    assert logs[0] == logs[1]
    assert views[0] == views[1]


SEASON_2 = [0, 0]  # two season cards are turned up; then the player is first


@pytest.mark.rule("W94")
def test_if_none_fits_it_draws_one() -> None:
    match = bot_marks("sand", luck=[0, 0, 0, *SEASON_2])
    assert side(match, 1)["marker_count"] == 2
    assert match.view(0)["bot_seen"] == [0, 0, 0, 1]
    assert all(hex_["marker"] is None for hex_ in match.view(0)["hexes"])


@pytest.mark.rule("W94", "W93")
def test_its_token_for_marking_comes_from_the_reserve_first() -> None:
    match = bot_marks("grass", luck=[0, 0, *SEASON_2])
    assert (side(match, 1)["row"], side(match, 1)["reserve"]) == (8, 11)
    row = bot_marks(
        "grass",
        luck=[0, 0, *SEASON_2],
        island={
            "-4,2": "green-leader",
            "-1,1": "red-leader",
            "-5,0": "green-3 green-3 green-3 green-3 red-3 red-3 red-3 red-3 red-3",
        },
    )
    assert (side(row, 1)["row"], side(row, 1)["reserve"]) == (7, 0)


@pytest.mark.rule("W94")
@pytest.mark.parametrize(("markers", "left"), [("sand sand", 3), ("sand grass", 1)])
def test_in_season_4_it_draws_a_marker_only_if_none_fits(markers: str, left: int) -> None:
    """Its leader dominates the grass of -4,2. With a third unplaced marker it has a point more (W95)."""
    match = solo_position(
        season=4,
        round=3,
        first=0,
        order="1 0",
        cards="most-flower most-sand most-grass most-size-1 most-size-2 most-mountain most-nests most-size-3",
        markers=["", markers],
        island={"-4,2": "green-leader", "-1,1": "red-leader"},
    )
    match.play("down move", luck=[0, 0] if left == 3 else [0])
    assert match.outcome is not None
    assert side(match, 1)["marker_count"] == left
    assert match.outcome.standings[0].categories["Kiwibot: unplaced markers"] == left // 3


@pytest.mark.rule("W94", "W55")
def test_in_season_4_it_places_as_many_as_it_can() -> None:
    match = solo_position(
        season=4,
        round=3,
        turn=0,
        first=0,
        order="1 0",
        cards="most-flower most-sand most-grass most-size-1 most-size-2 most-mountain most-nests most-size-3",
        markers=["", "grass grass sand mountain"],
        island={"-4,2": "green-leader", "-5,0": "green-1", "-5,3": "green-1", "-1,1": "red-leader"},
    )
    match.play("down move", luck=[0])
    assert match.outcome is not None
    marked = {axial(hex_["place"]) for hex_ in match.view(0)["hexes"] if hex_["marker"]}
    assert marked == {(-4, 2), (-5, 0), (-5, 3)}


@pytest.mark.rule("W94", "W93")
def test_in_season_4_it_goes_from_hex_to_hex_even_if_tokens_run_short() -> None:
    """Its leader dominates the grass of -4,2, one kiwi the mountain beside it, one the grass further away. It has one token for
    markers; the others come off these kiwis, each when its hex is marked. Both grass hexes first would cost the mountain."""
    match = solo_position(
        season=4,
        round=3,
        first=0,
        order="1 0",
        cards="most-flower most-sand most-grass most-size-1 most-size-2 most-mountain most-nests most-size-3",
        markers=["", "grass grass mountain"],
        row="2 0",
        island={
            "-4,2": "green-leader",
            "-3,2": "green-1",
            "-1,1": "red-leader",
            "-3,3": "green-1",
            "0,0": "green-3 green-3 green-3 green-3 green-3 green-2 red-3 red-3 red-3 red-3 red-3 red-3",
        },
    )
    match.play("down move", luck=[0])
    assert {hex_["place"] for hex_ in match.view(0)["hexes"] if hex_["marker"]} == {"-4,2", "-3,2", "-3,3"}
    assert (at(match, "-3,2"), at(match, "-3,3")) == ([], [])


# --- the end -------------------------------------------------------------------------------------------------------------


def ended(**fields: Any) -> Match:
    usual: dict[str, Any] = {"phase": "over", "season": 4, "keepers": "", "hands": ["move"]}
    return solo_position(**usual | fields)


@pytest.mark.rule("W95", "W65")
def test_the_kiwibots_score_and_who_wins() -> None:
    match = ended(
        island={"0,0": "red-marker", "0,1": "red-marker", "0,2": "green-marker green-tree-2", "0,3": "green-tree-1"},
        points="4 0",
        keepers="- green green - - - - -",
        markers=["sand sand", "flower flower flower flower flower"],
    )
    assert match.outcome is not None
    standing = match.outcome.standings[0]
    assert (standing.total, standing.rank) == (6, 1)
    assert standing.categories["Kiwibot"] == 1 + 1 + 2 + 1
    assert standing.categories["Kiwibot: kept season cards"] == 2
    assert standing.categories["Kiwibot: unplaced markers"] == 1
    assert match.outcome.reason == "beat the Kiwibot"
    assert match.outcome.winners == [0]


@pytest.mark.rule("W95")
@pytest.mark.parametrize(("unplaced", "points"), [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_every_three_unplaced_markers_are_a_point_for_the_kiwibot_only(unplaced: int, points: int) -> None:
    match = ended(markers=["sand " * unplaced, "flower " * unplaced])
    assert match.outcome is not None
    assert match.outcome.standings[0].categories["Kiwibot"] == points
    assert match.outcome.scores == [0]


@pytest.mark.rule("W95")
def test_an_equal_score_is_a_loss() -> None:
    match = ended(island={"0,0": "red-marker", "0,2": "green-marker"})
    assert match.outcome is not None
    assert match.outcome.scores == [1]
    assert match.outcome.standings[0].rank == 2
    assert match.outcome.winners == []
    assert match.outcome.reason == "the Kiwibot won"
    assert [float(share) for share in match.copy_state().shares()] == [0.0]


# --- for bots ------------------------------------------------------------------------------------------------------------


def promised(cards: str, round_: int = 3) -> tuple[float, float]:
    """What the cards promise the player, with five tokens in one hex, and the Kiwibot, with three; nobody has a nest."""
    match = solo_position(round=round_, cards=cards, island={"0,0": "red-leader red-2", "-4,2": "green-leader"})
    state = match.copy_state()
    assert isinstance(state, KiwiState)
    found = features(state)
    return float(found[PRIZE]), float(found[FEATURES + PRIZE])


@pytest.mark.rule("W91", "W95")
def test_a_lead_promises_what_its_card_gives_the_more_the_nearer_the_end_of_the_season() -> None:
    points = [promised("most-in-one-hex most-nests", round_) for round_ in (1, 2, 3)]
    assert points[0][0] < points[1][0] < points[2][0] < 2
    assert points[0][1] > points[1][1] > points[2][1] > 1  # it wins the tie for nests, and keeps that card
    assert promised("most-size-2 most-nests")[0] < points[2][0]  # a Build is worth less than two points

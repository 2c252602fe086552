"""Season cards (W46 to W48, W60)."""

from __future__ import annotations

from typing import Any

import pytest

from kibako import Match
from kibako.games.kiwi.data.components import SEASON_CARDS
from kibako.games.kiwi.rules.season_cards import value
from kibako.games.kiwi.rules.state import KiwiState
from kibako.games.kiwi.tests.helpers import GAME, at, doing, side

NAMES = [card.name for card in SEASON_CARDS]
OTHERS = [name for name in NAMES if name != "fewest-flower"]

# Terrains of the island with sections 1 and 2: flower 0,3 -1,1 -2,0 -3,1 -4,0 -5,2; grass 0,2 -1,0 -2,1 -3,3 -4,2 -5,0;
# mountain 0,0 -1,2 -2,3 -3,2 -4,3 -5,1; sand 0,1 -1,3 -2,2 -3,0 -4,1 -5,3.


def before_reward(card: str, **fields: Any) -> Match:
    """Seat 1 plays the last card of season 1, face down; then the season card follows."""
    cards = " ".join([card, *[name for name in OTHERS if name != card][:3]])
    usual: dict[str, Any] = {"clans": "red green", "round": 3, "turn": 1, "hands": ["move", "move"], "cards": cards}
    if card == "fewest-flower":
        usual["options"] = {"sixteenth_season_card": True}
    return GAME.position(**usual | fields)


def values(card: str, island: dict[str, str]) -> list[int]:
    state = GAME.position(clans="red green", island=island).copy_state()
    assert isinstance(state, KiwiState)
    return [int(value(state, NAMES.index(card), number)) for number in range(2)]


AWAY = {"-5,0": "green-leader", "0,2": "red-leader"}  # leaders on grass


@pytest.mark.rule("W48", "W60")
@pytest.mark.parametrize(
    ("card", "island", "counted"),
    [
        ("most-size-1", {"0,0": "red-1 red-1 red-2", "0,1": "green-1"}, [2, 1]),
        ("most-size-2", {"0,0": "red-1 red-2 red-control-1", "0,1": "green-2 green-2"}, [1, 2]),  # a control nest is none
        ("most-size-3", {"0,0": "red-3", "0,1": "green-2"}, [2, 1]),  # the leaders are one each
        ("most-flower", AWAY | {"0,3": "red-2 red-control-1", "-5,2": "green-3 green-tree-1"}, [4, 3]),
        ("most-flower", {"0,3": "red-leader red-1", "-5,2": "green-1", "-5,0": "green-leader"}, [4, 1]),
        ("most-mountain", AWAY | {"0,0": "red-2", "-5,1": "green-1", "-1,2": "green-2"}, [2, 3]),
        ("most-grass", {"0,2": "red-leader", "-4,2": "green-leader green-1"}, [3, 4]),
        ("most-sand", AWAY | {"0,1": "red-control-2", "-5,3": "green-1 red-1"}, [3, 1]),
        ("most-nests", {"0,0": "red-tree-1", "0,1": "red-tree-2", "0,2": "green-cave-1"}, [2, 1]),
        ("most-around-leader", {"0,0": "red-leader red-control-1 green-2 green-1", "-5,0": "green-leader green-1"}, [8, 4]),
        ("most-in-one-hex", AWAY | {"0,0": "red-2 red-2", "0,1": "red-3", "-5,3": "green-1 green-control-1"}, [4, 3]),
        ("most-dominated", AWAY | {"0,0": "red-1 green-1", "0,1": "green-2 red-1", "0,3": "green-control-1"}, [1, 3]),
        (
            "most-single",
            {"0,0": "red-3", "0,1": "red-1 red-1", "0,2": "red-leader red-1", "0,3": "red-tree-1", "-5,0": "green-leader"},
            [1, 1],
        ),
    ],
)
def test_what_a_card_counts(card: str, island: dict[str, str], counted: list[int]) -> None:
    assert values(card, island) == counted


@pytest.mark.rule("W46")
def test_the_winner_gains_left_first_then_the_others_right_in_turn_order() -> None:
    match = GAME.position(
        clans="red green purple",
        round=3,
        turn=2,
        hands=["move", "move", "move"],
        cards="most-size-1 most-flower most-nests most-sand",
        island={"0,0": "green-1 green-1", "0,1": "red-1", "1,-1": "purple-1"},
    )
    match.play("down move", luck=[0, 0])  # green draws a marker and grows one
    assert match.to_act == 1
    assert doing(match) == "grow"
    assert side(match, 1)["marker_count"] == 1
    match.play("grow 1 0,0")
    assert match.to_act == 0
    match.play("place 0,1")
    assert match.to_act == 2
    match.play("place 1,-1")
    assert match.view(None)["keepers"] == [None, None, None, None]
    assert "Seat 1 wins the season card: Most kiwis of size 1." in match.log(0)


@pytest.mark.rule("W46")
def test_values_are_fixed_before_any_benefit() -> None:
    """Red wins with one kiwi of size 2; what it builds with that doesn't matter any more."""
    match = before_reward("most-size-2", island={"0,0": "red-2", "0,1": "green-1"}, fruits=["red red", ""])
    match.play("down move", luck=[0])
    match.play("build tree 0,0")
    match.play("pay red red", luck=[0] * 5)  # red's fruit, green's two; in the change of season two more of red's tree
    assert (sum(side(match, 0)["fruits"]), sum(side(match, 1)["fruits"])) == (3, 2)


@pytest.mark.rule("W46", "W65")
@pytest.mark.parametrize(("card", "points"), [("most-nests", 1), ("most-in-one-hex", 2)])
def test_a_card_that_gives_points_is_kept(card: str, points: int) -> None:
    match = before_reward(card, island={"0,0": "red-2 red-3 red-3 red-tree-1"})
    match.play("down move", luck=[0, 0])  # the other draws a marker
    assert match.view(None)["keepers"] == [0, None, None, None]
    assert side(match, 0)["points"] == points
    assert int(match.copy_state().scores()[0]) == points
    assert side(match, 1)["marker_count"] == 1


@pytest.mark.rule("W47")
def test_tied_for_the_best_gain_right_and_others_nothing() -> None:
    match = GAME.position(
        clans="red green purple",
        round=3,
        turn=2,
        hands=["move", "move", "move"],
        cards="most-size-2 most-flower most-nests most-sand",
        island={"0,0": "green-2 red-2"},
    )
    match.play("down move", luck=[0, 0, 0, 0, 0])
    assert [sum(side(match, number)["fruits"]) for number in range(3)] == [2, 2, 0]
    assert any("tied" in line for line in match.log(0))


@pytest.mark.rule("W47")
def test_for_the_fewest_zero_is_best_and_for_the_most_all_may_tie_at_zero() -> None:
    alone = before_reward("fewest-sand", island={"0,1": "green-1"})
    alone.play("down move", luck=[0, 0, 0])
    assert side(alone, 0)["marker_count"] == 2
    both = before_reward("fewest-grass", island={"-4,2": "", "-5,1": "green-leader"})
    both.play("down move", luck=[0, 0, 0])
    assert [sum(side(both, number)["fruits"]) for number in range(2)] == [1, 1]
    nobody = before_reward("most-nests")
    nobody.play("down move", luck=[0, 0, 0])
    assert [side(nobody, number)["marker_count"] for number in range(2)] == [1, 1]


@pytest.mark.rule("W48")
def test_a_build_won_is_paid_and_may_be_declined() -> None:
    match = before_reward("most-around-leader", island={"-1,1": "red-leader red-1"}, fruits=["red red", ""])
    match.play("down move", luck=[0])
    assert match.actions()[0] == "done"
    match.play("build cave -1,1")
    assert match.actions() == ["pay red red"]
    declined = before_reward("most-around-leader", island={"-1,1": "red-leader red-1"}, fruits=["red red", ""])
    declined.play("down move", luck=[0])
    declined.play("done", luck=[0, 0])
    assert side(declined, 0)["nests"] == []


# --- each benefit of W60 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("W60")
def test_most_flower_gives_the_others_nothing() -> None:
    match = before_reward("most-flower")
    match.play("down move", luck=[0, 0])  # red's leader stands on flowers
    assert [side(match, number)["marker_count"] for number in range(2)] == [1, 0]
    assert side(match, 1)["fruits"] == [0, 0, 0, 0]


@pytest.mark.rule("W60", "W22")
def test_most_mountain_grows_three_different_kiwis() -> None:
    match = before_reward("most-mountain", island={"0,0": "red-1 red-1 red-1", "0,2": "red-2"}, row="8 8")
    match.play("down move", luck=[0])
    match.play("grow 1 0,0")
    assert at(match, "0,0") == ["red-1", "red-1", "red-2-grown"]
    assert "grow 2-grown 0,0" not in match.actions()
    match.play("grow 2 0,2")
    match.play("grow 1 0,0", luck=[0])  # the third token uncovers space 3: a fruit
    assert at(match, "0,0") == ["red-1", "red-2", "red-2"]
    assert at(match, "0,2") == ["red-3"]
    assert match.to_act == 1  # green places one
    assert doing(match) == "place"


@pytest.mark.rule("W60", "W19", "W40")
def test_a_kiwi_that_has_grown_stays_known_when_a_benefit_moves_it() -> None:
    """The first growth uncovers the move of space 4; the grown kiwi goes next to an equal one, and can't grow again."""
    match = before_reward("most-mountain", island={"0,0": "red-1 red-3", "0,1": "red-2"}, row="5 8")
    match.play("down move", luck=[0])
    match.play("grow 1 0,0")
    match.play("move 2-grown 0,0 0,1")
    assert doing(match) == "grow"
    assert at(match, "0,1") == ["red-2", "red-2-moved-grown"]
    assert match.actions() == ["grow 2 0,1"]
    match.play("grow 2 0,1", luck=[0])
    assert match.to_act == 1  # no third one is left
    assert at(match, "0,1") == ["red-2", "red-3"]


@pytest.mark.rule("W60")
def test_fewest_mountain_places_four() -> None:
    match = before_reward("fewest-mountain", island={"0,0": "green-1", "0,2": "red-1"}, row="8 8")
    match.play("down move", luck=[0])
    for _ in range(2):
        match.play("place 0,2")
    match.play("place 0,2", luck=[0])  # space 3
    assert doing(match) == "place"
    match.play("place 0,2")
    assert doing(match) == "move"  # space 4: benefits work with season cards too (W19)
    match.play("done", luck=[0])
    assert at(match, "0,2") == ["red-1"] * 5
    assert sum(side(match, 1)["fruits"]) == 1


@pytest.mark.rule("W60")
def test_most_size_3_and_most_dominated_give_a_point() -> None:
    for card in ("most-size-3", "most-dominated"):
        match = before_reward(card, island={"0,0": "red-3", "0,2": "red-1"})
        match.play("down move", luck=[0, 0] if card == "most-dominated" else [0])
        assert side(match, 0)["points"] == 1
    assert side(match, 1)["marker_count"] == 1


@pytest.mark.rule("W60", "W46")
def test_most_grass_makes_the_others_give_a_marker_back() -> None:
    match = before_reward("most-grass", island={"0,2": "red-3 red-3"}, markers=["", "sand flower"])
    match.play("down move", luck=[0, 0])
    assert match.to_act == 1
    assert match.actions() == ["return flower", "return sand"]
    match.play("return sand")
    assert side(match, 1)["markers"] == [1, 0, 0, 0]
    assert "Seat 1 gives a marker back." in match.log(0)
    without = before_reward("most-grass", island={"0,2": "red-3 red-3"})
    without.play("down move", luck=[0, 0])  # as far as possible
    assert side(without, 1)["marker_count"] == 0


@pytest.mark.rule("W60")
def test_fewest_grass_gives_a_marker_and_a_fruit() -> None:
    match = before_reward("fewest-grass", island={"-4,2": "green-leader"})
    match.play("down move", luck=[0, 0, 0, 0])
    assert (side(match, 0)["marker_count"], sum(side(match, 0)["fruits"])) == (1, 1)
    assert (side(match, 1)["marker_count"], sum(side(match, 1)["fruits"])) == (0, 1)


@pytest.mark.rule("W60", "W46")
def test_most_sand_makes_the_others_remove_a_whole_kiwi_but_no_leader() -> None:
    match = before_reward("most-sand", island={"0,1": "red-1", "0,0": "green-3", "0,2": "green-1"})
    match.play("down move", luck=[0])
    assert match.actions() == ["remove 1 0,2", "remove 3 0,0"]
    reserve = side(match, 1)["reserve"]
    match.play("remove 3 0,0")
    assert at(match, "0,0") == []
    assert side(match, 1)["reserve"] == reserve + 3
    assert side(match, 0)["points"] == 1
    nobody = before_reward("most-sand", island={"0,1": "red-1"})
    nobody.play("down move", luck=[0])
    assert nobody.view(None)["season"] == 2


@pytest.mark.rule("W60")
def test_fewest_sand_lets_the_others_grow_one() -> None:
    match = before_reward("fewest-sand", island={"0,1": "green-1"})
    match.play("down move", luck=[0, 0, 0])
    assert match.to_act == 1
    match.play("grow 1 0,1")
    assert at(match, "0,1") == ["green-2"]


@pytest.mark.rule("W60", "W48")
def test_most_single_gives_two_markers_and_the_others_two_fruits() -> None:
    match = before_reward("most-single", island={"0,0": "red-1", "0,1": "green-1 green-1"})
    match.play("down move", luck=[0, 0, 0, 0, 0])
    assert side(match, 0)["marker_count"] == 2
    assert sum(side(match, 1)["fruits"]) == 2


@pytest.mark.rule("W4", "W60")
def test_the_made_card_gives_four_fruits() -> None:
    match = before_reward("fewest-flower", island={"-1,0": "red-leader", "0,3": "green-1"})
    match.play("down move", luck=[0] * 6)
    assert [sum(side(match, number)["fruits"]) for number in range(2)] == [4, 1]


@pytest.mark.rule("W60")
def test_the_fifteen_cards_are_those_of_the_books() -> None:
    assert {card.name: (card.left, card.right) for card in SEASON_CARDS[:15]} == {
        "most-size-1": ("1 marker, 1 grow", "1 place"),
        "most-flower": ("1 marker", ""),
        "most-nests": ("1 point", "1 marker"),
        "most-size-2": ("1 build", "2 fruit"),
        "most-mountain": ("3 grow-different", "1 place"),
        "fewest-mountain": ("4 place", "1 fruit"),
        "most-size-3": ("1 point", "1 place"),
        "most-grass": ("1 marker", "1 return-marker"),
        "fewest-grass": ("1 marker, 1 fruit", "1 fruit"),
        "most-around-leader": ("1 build", "2 fruit"),
        "most-sand": ("1 point", "1 remove"),
        "fewest-sand": ("2 marker", "1 grow"),
        "most-in-one-hex": ("2 point", "1 marker"),
        "most-dominated": ("1 point", "1 marker"),
        "most-single": ("2 marker", "2 fruit"),
    }

"""A season's turns: change of season, cards, Feed, Move, Build (W30 to W45)."""

from __future__ import annotations

from typing import Any

import pytest
from shared import refused

from kibako import Match
from kibako.games.kiwi.data.components import CARDS
from kibako.games.kiwi.notation.pieces import KIWIS_BY_CLAN
from kibako.games.kiwi.rules.codes import LEADER
from kibako.games.kiwi.tests.helpers import GAME, at, doing, nest_at, position, side, state_of, view_of


def last_turn(**fields: Any) -> Match:
    """The last card of a season is to be played. The leaders tie for its season card, which then gives nothing."""
    usual = {"season": 1, "round": 3, "turn": 1, "hands": ["move", "move"]}
    fields["island"] = fields.get("island", {}) | {"-1,1": "red-leader", "-4,0": "green-leader"}
    fields["cards"] = "most-flower most-nests most-size-2 most-sand"
    return position(**usual | fields)


# --- the change of season ------------------------------------------------------------------------------------------------


@pytest.mark.rule("W30")
def test_the_marker_passes_left_cards_are_discarded_and_leaders_refreshed() -> None:
    match = last_turn(used="red", plays=["move feed build", "move feed"], hands=["move", "build"])
    match.play("down build", luck=[0])
    view = match.view(0)
    assert (view["season"], view["phase"], view["round"]) == (2, "actions", 1)
    assert (view["first"], view["order"]) == (1, [1, 0])
    assert not view["sides"][0]["ability_used"]
    assert match.to_act == 1
    described = match.position
    assert 'plays = [\n    "move feed build",\n    "move feed down-build",\n]' in described


@pytest.mark.rule("W30")
def test_season_benefits_come_in_turn_order_and_the_owners_order() -> None:
    island = {"0,0": "red-tree-1 red-1", "0,1": "red-cave-1", "-5,0": "green-control-2"}
    match = last_turn(island=island, first=1, order="1 0", turn=0)
    match.play("down move", luck=[0])
    assert match.to_act == 0  # seat 0 is first now
    assert match.actions() == ["nest tree-1", "nest cave-1"]
    assert side(match, 1)["marker_count"] == 0
    match.play("nest cave-1", luck=[0])
    match.play("place 0,0", luck=[14, 14, 55])  # the tree is left, then green's control nest
    assert side(match, 0)["fruits"] == [1, 2, 0, 0]
    assert side(match, 1)["markers"] == [0, 0, 0, 1]
    assert match.view(None)["phase"] == "actions"


@pytest.mark.rule("W31")
def test_in_the_change_of_season_the_row_gives_nothing() -> None:
    match = last_turn(island={"0,0": "red-cave-2 red-1"}, row="6 8", first=1, order="1 0", turn=0)
    match.play("down move", luck=[0])
    match.play("place 0,0")
    match.play("place 0,0")
    assert side(match, 0)["row"] == 4  # spaces 3 and 4 are uncovered
    assert side(match, 0)["fruits"] == [0, 0, 0, 0]
    assert match.view(None)["phase"] == "actions"


# --- cards ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W32")
def test_three_rounds_of_one_card_each_and_a_hand_of_three() -> None:
    match = GAME.new(2, 6)
    while match.view(None)["phase"] != "actions":
        match.play(match.actions()[0])
    seen = []
    while match.view(None)["season"] == 1 and match.view(None)["phase"] == "actions":
        seen.append((match.view(None)["round"], match.to_act))
        assert side(match, match.to_act or 0)["hand_size"] == 3
        match.play(next(text for text in match.actions() if text.startswith("down")))
    first, second = match.view(None)["order"][0], match.view(None)["order"][1]
    if match.view(None)["season"] == 2:
        first, second = second, first
    assert seen == [(1, first), (1, second), (2, first), (2, second), (3, first), (3, second)]


@pytest.mark.rule("W32")
def test_only_a_card_in_hand_can_be_played() -> None:
    match = position(hands=["move move feed", "move"])
    assert refused(match, "play build") == "W32"
    assert refused(match, "down joker-a") == "W32"
    assert refused(match, "move leader -1,1 0,1") == "W32"


@pytest.mark.rule("W32")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    plays = ["move feed build move feed build", ""]
    match = position(hands=["joker-a joker-b joker-c", "move"], plays=plays, season=3)
    assert side(match, 0)["deck_size"] == 0
    match.play("down joker-a", luck=[0])
    mine = side(match, 0)
    assert mine["deck_size"] == 5
    assert sorted(mine["hand"]) == ["joker-b", "joker-c", "move"]
    assert sorted(mine["deck"]) == ["build", "build", "feed", "feed", "move"]
    assert "You shuffle the discard pile into a new deck." in match.log(0)
    assert mine["first_unshuffled_turn"] == 6  # the six cards of the seasons before lie in the deck, not in the discard
    assert sum(GAME.component_count(state_of(match))[f"red {card}"] for card in CARDS) == 9


@pytest.mark.rule("W33")
def test_a_card_face_down_may_give_a_fruit_and_is_never_shown() -> None:
    match = position(hands=["build", "move"])
    match.play("down build fruit", luck=[0, 0])
    assert side(match, 0)["fruits"] == [1, 0, 0, 0]
    assert match.view(0)["sides"][0]["plays"][0] == "down build"
    assert match.view(1)["sides"][0]["plays"][0] == "down"
    assert match.view(None)["sides"][0]["plays"][0] == "down"
    assert match.log(1)[0] == "Seat 0 plays a card face down."
    declined = position(hands=["build", "move"])
    declined.play("down build", luck=[0])
    assert side(declined, 0)["fruits"] == [0, 0, 0, 0]


@pytest.mark.rule("W33")
def test_a_card_that_can_do_nothing_may_only_be_played_face_down() -> None:
    match = position(hands=["feed build joker-c", "move"], island={"0,0": "red-1"})
    assert refused(match, "play feed") == "W33"  # nothing to pay with
    assert refused(match, "play build") == "W33"
    assert refused(match, "play joker-c feed") == "W33"
    assert "play joker-c move" in match.actions()
    assert "down feed" in match.actions()


# --- feeding -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W34")
def test_any_kiwi_but_no_leader_can_be_fed_for_as_many_colours_as_its_next_size() -> None:
    match = position(fruits=["red green yellow", ""], island={"0,0": "red-1 green-2 green-3"})
    match.play("play feed")
    assert match.actions() == ["feed red-1 0,0", "feed green-2 0,0"]
    assert refused(match, "feed green-3 0,0") == "W34"  # four colours
    assert refused(match, "feed green-leader -4,2") == "W34"
    assert refused(match, "feed red-2 0,0") == "W34"
    match.play("feed green-2 0,0")
    assert match.actions() == ["pay red green yellow"]
    match.play("pay red green yellow", luck=[0, 0, 0])
    assert at(match, "0,0") == ["red-1", "green-3", "green-3"]


@pytest.mark.rule("W35")
@pytest.mark.parametrize(("kiwi", "markers"), [("red-1", 1), ("green-1", 2)])
def test_feeding_draws_one_marker_for_an_own_kiwi_two_for_anothers(kiwi: str, markers: int) -> None:
    match = position(fruits=["red blue", ""], island={"0,0": kiwi})
    match.play("play feed")
    match.play(f"feed {kiwi} 0,0")
    match.play("pay red blue", luck=[0] * (markers + 1))
    assert side(match, 0)["marker_count"] == markers
    owner = 0 if kiwi == "red-1" else 1
    assert side(match, owner)["row"] == 7
    assert side(match, 1 - owner)["row"] == 8


@pytest.mark.rule("W35")
def test_the_owner_of_a_fed_kiwi_must_give_a_token_even_of_the_island() -> None:
    island = {"0,0": "green-3 green-3 green-3 green-3 green-3 green-3", "0,3": "green-1 green-1"}
    match = position(fruits=["red blue", ""], row="8 0", island=island)
    match.play("play feed")
    match.play("feed green-1 0,3")
    match.play("pay red blue")
    assert match.to_act == 1
    assert match.actions() == ["take 1 0,3", "take 3 0,0"]
    assert refused(match, "done") == "W18"
    match.play("take 3 0,0", luck=[0, 0, 0])
    assert at(match, "0,3") == ["green-1", "green-2"]
    assert at(match, "0,0").count("green-2") == 1


@pytest.mark.rule("W35")
def test_a_kiwi_whose_owner_has_no_other_token_can_not_be_fed_but_can_explode() -> None:
    marked = dict.fromkeys(PLACES[2:19], "green-marker")
    match = position(fruits=["red blue yellow green", ""], row="8 0", island={"0,0": "green-3"} | marked)
    assert side(match, 1)["reserve"] == 0
    match.play("play feed")
    assert match.actions() == ["feed green-3 0,0"]
    lone = position(
        fruits=["red blue yellow green", ""], row="8 0", island={"0,0": "green-2"} | marked | {PLACES[19]: "green-marker red-1"}
    )
    lone.play("play feed")
    assert lone.actions() == [f"feed red-1 {PLACES[19]}"]
    assert refused(lone, "feed green-2 0,0") == "W35"


PLACES = [f"{q},{r}" for q in (0, -1, -2, -3, -4, -5) for r in range(4) if (q, r) not in ((-1, 1), (-4, 2))]


@pytest.mark.rule("W36", "W35")
def test_a_fed_size_3_explodes_and_pushes_everybody_with_it() -> None:
    match = position(
        fruits=["red green yellow blue", ""],
        island={"-1,1": "red-leader red-1 green-3 green-2", "-4,2": "green-leader"},
        row="8 3",
    )
    reserve = side(match, 1)["reserve"]
    match.play("play feed")
    match.play("feed green-3 -1,1")
    match.play("pay red green yellow blue", luck=[0, 0])
    assert (side(match, 1)["row"], side(match, 1)["reserve"]) == (3, reserve + 3)  # no token is added
    assert side(match, 0)["marker_count"] == 2
    pushed = []
    while doing(match) == "push-this":
        assert refused(match, "done") == "W23"
        pushed.append(match.actions()[0].split()[1])
        last = len(at(match, "-1,1")) == 1
        match.play(match.actions()[0], luck=[0] if last else None)
    assert sorted(pushed) == ["green-2", "red-1", "red-leader"]  # the feeder's own leader too
    assert at(match, "-1,1") == []


# --- moving --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W37")
def test_two_free_moves_are_compulsory_as_far_as_possible() -> None:
    match = position(island={"0,0": "red-1"})
    match.play("play move")
    assert refused(match, "done") == "W37"
    assert refused(match, "move 1 0,0 0,2") == "W37"  # not adjacent
    assert refused(match, "move 2 0,0 0,1") == "W37"  # no such kiwi
    match.play("move 1 0,0 0,1")
    assert refused(match, "done") == "W37"
    match.play("move leader -1,1 -1,2", luck=[0])
    assert match.to_act == 1
    alone = position()
    alone.play("play move")
    alone.play("move leader -1,1 -1,2", luck=[0])  # nobody else to move
    assert alone.to_act == 1


@pytest.mark.rule("W37", "W41")
def test_the_ability_is_a_move() -> None:
    match = position(island={"0,0": "red-1"})
    match.play("play move")
    match.play("ability")
    match.play("go -1,3") if "go -1,3" in match.actions() else match.play(match.actions()[0])
    assert doing(match) == "move"
    assert all(text.startswith("move 1 ") for text in match.actions())


@pytest.mark.rule("W38")
def test_whoever_arrives_may_push_up_to_two_smaller_ones() -> None:
    match = position(island={"0,0": "red-2", "0,1": "green-1 green-1 green-1 red-1 green-2 green-3"})
    match.play("play move")
    match.play("move 2 0,0 0,1")
    assert {text.split()[1] for text in match.actions() if text != "done"} == {"green-1", "red-1"}
    assert refused(match, "push green-2 0,1 0,2") == "W38"
    assert refused(match, "push green-3 0,1 0,2") == "W38"
    match.play("push green-1 0,1 0,2")
    match.play("push red-1 0,1 off")
    assert doing(match) == "move"  # two at most
    assert at(match, "0,1") == ["red-2-moved", "green-1", "green-1", "green-2", "green-3"]


@pytest.mark.rule("W38")
def test_a_leader_is_as_big_as_a_size_3_and_pushing_is_optional() -> None:
    match = position(island={"-1,1": "red-leader", "0,1": "green-2 green-3 green-leader"})
    match.play("play move")
    match.play("move leader -1,1 0,1")
    assert {text.split()[1] for text in match.actions() if text != "done"} == {"green-2"}
    assert refused(match, "push green-leader 0,1 0,0") == "W38"
    match.play("done", luck=[0])
    big = position(island={"0,0": "red-3", "0,1": "green-leader green-1"})
    big.play("play move")
    big.play("move 3 0,0 0,1")
    assert {text.split()[1] for text in big.actions() if text != "done"} == {"green-1"}


@pytest.mark.rule("W38")
def test_a_size_1_pushes_nobody() -> None:
    match = position(island={"0,0": "red-1 red-1", "0,1": "green-1"})
    match.play("play move")
    match.play("move 1 0,0 0,1")
    assert doing(match) == "move"


@pytest.mark.rule("W66", "W23", "W38")
def test_the_books_example_of_two_moves() -> None:
    """A size 3 pushes its own size 2 away and a green size 2 into the sea; that size 2 then pushes two size 1 apart."""
    match = position(
        clans="purple green yellow",
        island={"-1,2": "purple-3", "-2,3": "purple-2 green-2", "-2,1": "purple-1 yellow-1", "0,0": "purple-leader"},
    )
    match.play("play move")
    match.play("move 3 -1,2 -2,3")
    match.play("push purple-2 -2,3 -2,2")
    match.play("push green-2 -2,3 off")
    match.play("move 2 -2,2 -2,1")
    match.play("push purple-1 -2,1 -2,0")
    match.play("push yellow-1 -2,1 -1,1", luck=[0])
    standing = {place: at(match, place) for place in ("-2,3", "-2,1", "-2,0", "-1,1", "-1,2", "-2,2")}
    assert standing == {
        "-2,3": ["purple-3"],
        "-2,1": ["purple-2"],
        "-2,0": ["purple-1"],
        "-1,1": ["yellow-1"],
        "-1,2": [],
        "-2,2": [],
    }
    assert side(match, 1)["reserve"] == 12


@pytest.mark.rule("W39")
def test_further_moves_cost_two_fruits_as_often_as_can_be_paid() -> None:
    match = position(island={"0,0": "red-1 red-1 red-1 red-1"}, fruits=["red red yellow yellow blue", ""])
    match.play("play move")
    match.play("move 1 0,0 0,1")
    match.play("move 1 0,0 0,1")
    assert match.actions() == ["done", "pay red red", "pay red yellow", "pay yellow yellow"]
    assert refused(match, "pay red blue") == "W39"
    match.play("pay red yellow")
    assert refused(match, "done") == "W37"
    match.play("move 1 0,0 -1,0")
    match.play("pay red yellow")
    match.play("move leader -1,1 -1,2", luck=[0])
    assert side(match, 0)["fruits"] == [0, 0, 0, 1]
    assert match.to_act == 1


@pytest.mark.rule("W39")
def test_a_bonus_move_has_no_paid_sequel() -> None:
    match = position(hands=["joker-b", "move"], row="5 8", fruits=["red red", ""], island={"0,0": "red-1"})
    match.play("play joker-b gain", luck=[12])
    match.play("place 0,0")
    match.play("move 1 0,0 0,1")
    assert doing(match) == "place"


@pytest.mark.rule("W40")
def test_no_kiwi_moves_twice_in_a_turn() -> None:
    match = position(island={"0,0": "red-1"}, fruits=["red red", ""])
    match.play("play move")
    match.play("move 1 0,0 0,1")
    assert refused(match, "move 1 0,1 0,0") == "W40"
    assert refused(match, "move 1-moved 0,1 0,0") == "W40"
    match.play("move leader -1,1 -1,2", luck=[0])  # no paid move: nobody is left
    assert match.to_act == 1
    assert at(match, "0,1") == ["red-1"]  # the next turn: marks are gone


@pytest.mark.rule("W40")
def test_a_leader_does_not_both_move_and_use_its_ability() -> None:
    match = position(island={"0,0": "red-1 red-1"})
    match.play("play move")
    match.play("move leader -1,1 -1,2")
    assert "ability" not in match.actions()
    assert refused(match, "ability") == "W40"
    other = position(island={"0,0": "red-1 red-1"})
    other.play("play move")
    other.play("ability")
    other.play(other.actions()[0])
    assert refused(other, f"move leader {leader_at(other)} 0,3") == "W40"


def leader_at(match: Match) -> str:
    return next(hex_.place for hex_ in view_of(match, None).hexes if KIWIS_BY_CLAN["red"][LEADER] in hex_.kiwis)


@pytest.mark.rule("W40")
def test_the_mark_stays_with_a_kiwi_that_is_fed_and_a_placed_kiwi_has_none() -> None:
    """A bonus Move in another's turn marks a kiwi; feeding and pushing in that turn keep the mark."""
    match = position(
        fruits=["red blue", "blue red"],
        row="8 5",
        island={"0,0": "green-1", "-5,0": "green-1"},
        hands=["feed", "feed"],
    )
    match.play("play feed")
    match.play("feed green-1 0,0")
    match.play("pay red blue")
    match.play("move 2 0,0 0,1", luck=[0, 0, 0])
    assert at(match, "0,1") == ["green-2"]  # green's own turn has begun
    placed = position(hands=["joker-b", "move"], row="6 8", island={"0,0": "red-1"})
    placed.play("play joker-b gain", luck=[0])
    placed.play("place 0,0", luck=[0])
    placed.play("place 0,0")  # uncovers the move of space 4
    assert [text for text in placed.actions() if text.startswith("move 1 0,0")] != []


@pytest.mark.rule("W40")
def test_a_moved_kiwi_that_is_pushed_keeps_its_mark() -> None:
    match = position(island={"0,0": "red-1", "0,2": "red-2 red-1"}, fruits=["red red", ""])
    match.play("play move")
    match.play("move 1 0,0 0,1")
    match.play("move 2 0,2 0,1")
    match.play("push red-1-moved 0,1 0,0")
    match.play("pay red red")
    assert refused(match, "move 1 0,0 0,1") == "W40"
    assert "move 1 0,2 0,3" in match.actions()


@pytest.mark.rule("W41")
def test_an_ability_is_used_once_a_season() -> None:
    match = position(used="red", island={"0,0": "red-1"})
    match.play("play move")
    assert "ability" not in match.actions()
    assert refused(match, "ability") == "W41"
    fresh = position(island={"0,0": "red-1"})
    fresh.play("play move")
    fresh.play("ability")
    assert side(fresh, 0)["ability_used"]


# --- building ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W42")
def test_a_nest_needs_two_tokens_dominance_and_a_hex_without_one() -> None:
    island = {
        "0,0": "red-2",
        "0,1": "red-1",
        "0,2": "red-1 red-1 green-2",
        "0,3": "red-3 green-tree-1",
        "-1,0": "red-1 red-1 green-1",
    }
    match = position(fruits=["red red", ""], island=island)
    match.play("play build")
    assert {text.split()[2] for text in match.actions()} == {"0,0", "-1,0", "-1,1"}  # -1,1: the leader
    for place in ("0,1", "0,2", "0,3"):
        assert refused(match, f"build tree {place}") == "W42"
    match.play("build cave 0,0")
    match.play("pay red red")
    assert nest_at(match, "0,0") == "red-cave-1"


@pytest.mark.rule("W42")
def test_rank_2_comes_after_rank_1_and_costs_three() -> None:
    island = {"0,0": "red-2", "0,1": "red-tree-1", "0,2": "red-cave-1", "0,3": "red-cave-2"}
    match = position(fruits=["red red blue blue blue", ""], island=island)
    match.play("play build")
    assert refused(match, "build cave 0,0") == "W42"  # both are built
    match.play("build tree 0,0")
    assert match.actions() == ["pay blue blue blue"]
    assert refused(match, "pay red red blue") == "W42"
    poor = position(fruits=["red red", ""], island=island)
    poor.play("play build")
    assert {text.split()[1] for text in poor.actions()} == {"control"}
    assert refused(poor, "build tree 0,0") == "W42"


def built(nest: str, rank: int, **fields: Any) -> Match:
    """Seat 0 builds a nest of that rank on 0,0, about to pay."""
    before = {"0,3": f"red-{nest}-1"} if rank == 2 else {}
    match = position(fruits=["red red red", ""], island={"0,0": "red-2 red-1"} | before, **fields)
    match.play("play build")
    match.play(f"build {nest} 0,0")
    return match


@pytest.mark.rule("W43")
def test_placement_benefits_of_nests() -> None:
    tree = built("tree", 1)
    tree.play("pay red red", luck=[13, 0])
    assert side(tree, 0)["fruits"] == [1, 1, 0, 0]
    tree2 = built("tree", 2)
    tree2.play("pay red red red", luck=[14, 14])
    tree2.play("place 0,0", luck=[0])
    assert side(tree2, 0)["fruits"] == [0, 2, 0, 0]
    control = built("control", 1)
    control.play("pay red red")
    control.play("move 1 0,0 0,1", luck=[0])
    assert control.to_act == 1  # one move
    control2 = built("control", 2)
    control2.play("pay red red red", luck=[0, 0])
    assert side(control2, 0)["markers"] == [1, 0, 0, 0]
    cave = built("cave", 1)
    cave.play("pay red red")
    cave.play("place 0,0", luck=[0])
    assert side(cave, 0)["row"] == 7
    cave2 = built("cave", 2)
    cave2.play("pay red red red")
    cave2.play("place 0,0")
    cave2.play("place 0,0", luck=[0])
    assert side(cave2, 0)["row"] == 6


@pytest.mark.rule("W43")
@pytest.mark.parametrize(
    ("nests", "luck", "fruits", "markers"),
    [("tree-1", [0, 0], 2, 0), ("tree-1 tree-2", None, 5, 0), ("control-2", [0], 0, 1)],
)
def test_season_benefits_of_trees_and_control(nests: str, luck: list[int] | None, fruits: int, markers: int) -> None:
    places = ["0,2", "0,3"]
    island = {place: f"red-{nest}" for place, nest in zip(places, nests.split(), strict=False)}
    match = last_turn(island=island, first=1, order="1 0", turn=0)
    match.play("down move", luck=[0, *luck] if luck else None)
    while match.view(None)["phase"] == "change":
        match.play(match.actions()[0])
    assert sum(side(match, 0)["fruits"]) == fruits
    assert side(match, 0)["marker_count"] == markers


@pytest.mark.rule("W43")
def test_season_benefits_of_control_1_and_caves() -> None:
    match = last_turn(island={"0,2": "red-control-1", "0,0": "red-1 red-3"}, first=1, order="1 0", turn=0)
    match.play("down move", luck=[0])
    assert match.actions() == ["grow 1 0,0"]
    match.play("grow 1 0,0")
    assert at(match, "0,0") == ["red-2", "red-3"]
    cave = last_turn(island={"0,2": "red-cave-1", "0,0": "red-1"}, first=1, order="1 0", turn=0)
    cave.play("down move", luck=[0, 0])
    cave.play("place 0,0")
    assert (side(cave, 0)["row"], sum(side(cave, 0)["fruits"])) == (7, 1)


@pytest.mark.rule("W44", "W65")
def test_a_rank_2_nest_is_a_point() -> None:
    match = position(island={"0,0": "red-tree-1", "0,1": "red-tree-2", "0,2": "red-cave-1", "-5,0": "green-control-2"})
    assert [int(score) for score in match.copy_state().scores()] == [1, 1]


@pytest.mark.rule("W45")
def test_a_joker_is_an_action_or_its_gain() -> None:
    fields = {"hands": ["joker-a", "move"], "fruits": ["red red blue", ""], "island": {"0,0": "red-1"}}
    match = position(**fields)
    assert match.actions() == [
        "play joker-a move",
        "play joker-a feed",
        "play joker-a build",
        "play joker-a gain",
        "down joker-a",
        "down joker-a fruit",
    ]
    match.play("play joker-a move")
    match.play("move 1 0,0 0,1")
    match.play("move leader -1,1 -1,2")
    match.play("done" if match.to_act == 0 else match.actions()[0])
    assert side(match, 0)["fruits"] == [2, 0, 0, 1]  # no gain with the action
    feed = position(**fields)
    feed.play("play joker-a feed")
    feed.play("feed red-1 0,0")
    feed.play("pay red blue", luck=[0, 0])
    assert at(feed, "0,0") == ["red-2"]
    build = position(**fields)
    build.play("play joker-a build")
    build.play("build cave -1,1")
    assert doing(build) == "pay"

"""A turn of Kinoko: K9 to K15."""

from __future__ import annotations

import tomllib
from itertools import combinations
from random import Random
from typing import Any

import pytest
from shared import refused_by

from kibako import IllegalAction, MalformedAction, Match
from kibako.games.kinoko.tests.helpers import GAME, PLACES, TABLES, state_of

BLANK = (4, 4, 4)  # draws that roll three blanks

SEAT_COUNTS = tuple(TABLES)


def at(seats: int = 3, **fields: Any) -> Match:
    return GAME.position(**TABLES[seats] | fields)


def cards(match: Match) -> dict[str, str]:
    """The colours of every place, hidden ones too."""
    fields = tomllib.loads(match.position)
    return dict(zip(PLACES, [*fields["rows"], *fields["hands"]], strict=False))


def seen(match: Match, seat: int | None) -> dict[str, str]:
    """The colours of every place as a seat sees them."""
    places = match.view(seat)["places"]
    return dict(zip(PLACES, (" ".join((card["colour"] or "?")[0] for card in place) for place in places), strict=False))


# --- the dice ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("K9")
@pytest.mark.parametrize(
    ("dice", "offered"),
    [
        ("1 3 sets", ["take 1", "take 3", "take sets"]),
        ("peek reroll blank", ["take blank", "take peek", "take reroll"]),
        ("2 2 2", ["take 2"]),
        ("1 2 1", ["take 1", "take 2"]),
        ("1 blank blank", ["take blank", "take 1"]),
    ],
)
def test_the_dice_rolled_are_offered_and_like_faces_once(dice: str, offered: list[str]) -> None:
    match = at(dice=dice)
    assert match.actions() == offered
    for face in ("blank", "1", "2", "3", "peek", "reroll", "sets"):
        if f"take {face}" not in offered:
            refused_by(match, f"take {face}", "K9", "no die shows")


@pytest.mark.rule("K9", "K15")
def test_exactly_one_die_is_carried_out() -> None:
    match = at(dice="1 3 peek")
    match.play("take 3")
    match.play("swap 3 rowA hand0")
    assert match.actions() == ["on", "stop"]
    refused_by(match, "take 1", "K15", "you have used your die")
    refused_by(match, "swap 3 rowA hand0", "K15", "you have used your die")
    assert match.to_act == 0


@pytest.mark.rule("K9")
@pytest.mark.parametrize(
    ("face", "rule", "words"),
    [("2", "K10", "swap two 2s"), ("peek", "K12", "choose a card to look at"), ("sets", "K13", "choose the set")],
)
def test_a_chosen_action_is_not_optional(face: str, rule: str, words: str) -> None:
    match = at(dice=f"{face} blank 1")
    match.play(f"take {face}")
    for instead in ("on", "stop", "take blank", "take 1", f"take {face}", "deal"):
        refused_by(match, instead, rule, words)


@pytest.mark.rule("K9")
def test_each_turn_rolls_all_three_dice() -> None:
    match = at(doing="end", dice="1 1 1")
    match.play("on", luck=[5, 3, 0])
    assert match.to_act == 1
    assert match.view(2)["dice"] == ["peek", "3", "1"]
    assert match.log(1)[-1] == "You roll peek, 3, 1."


# --- numbers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("K10")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_number_swaps_any_two_cards_of_its_value(seats: int, value: int) -> None:
    match = at(seats, dice=f"{value} blank blank")
    match.play(f"take {value}")
    places = PLACES[: seats + 2]
    assert sorted(match.actions()) == sorted(f"swap {value} {one} {other}" for one, other in combinations(places, 2))
    before = cards(match)
    for one, other in combinations(places, 2):
        after = dict(before)
        after[one], after[other] = exchanged(before[one], before[other], value)
        match.play(f"swap {value} {one} {other}")
        assert cards(match) == after
        match.undo(consent=True)


def exchanged(one: str, other: str, value: int) -> tuple[str, str]:
    ones, others = one.split(), other.split()
    ones[value - 1], others[value - 1] = others[value - 1], ones[value - 1]
    return " ".join(ones), " ".join(others)


@pytest.mark.rule("K10")
@pytest.mark.parametrize(
    ("swap", "changed"),
    [
        ("swap 2 hand1 hand2", {"hand1": "g y y", "hand2": "b b r"}),
        ("swap 2 rowA rowB", {"rowA": "y r g", "rowB": "p p p"}),
        ("swap 2 hand0 hand2", {"hand0": "r y b", "hand2": "b g r"}),
        ("swap 2 rowB hand1", {"rowB": "p b p", "hand1": "g r y"}),
    ],
    ids=["two opponents", "two rows", "own with an opponent's", "row with an opponent's"],
)
def test_swaps_of_every_sort(swap: str, changed: dict[str, str]) -> None:
    match = at(doing="swap", value=2)
    before = cards(match)
    match.play(swap)
    assert cards(match) == before | changed


@pytest.mark.rule("K10")
def test_only_cards_of_the_value_taken() -> None:
    match = at(doing="swap", value=2)
    refused_by(match, "swap 1 rowA rowB", "K10", "this one is a 1")
    refused_by(match, "swap 3 rowA hand0", "K10", "this one is a 3")
    refused_by(match, "swap 2 rowA hand3", "K10", "only 3 seats")


@pytest.mark.rule("K10")
@pytest.mark.parametrize(
    "text", ["swap 2 hand0 hand0", "swap 2 rowA", "swap 4 rowA rowB", "swap 2 1 rowA rowB", "swap rowA rowB"]
)
def test_a_swap_needs_two_different_cards_of_one_value(text: str) -> None:
    with pytest.raises(MalformedAction, match="is no action of Kinoko"):
        at(doing="swap", value=2).play(text)


@pytest.mark.rule("K10", "K13")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_place_always_holds_one_card_of_each_value(seats: int) -> None:
    match, chooser = GAME.new(seats, seed=11), Random(seats)
    for _ in range(150):
        choices = [action for action in match.actions() if action != "stop"]
        match.play(chooser.choice(choices))
        places = match.view(None)["places"]
        assert all([card["value"] for card in place] == [1, 2, 3] for place in places)
        assert all(card["number"] % 3 == card["value"] - 1 for place in places for card in place)
        assert set(GAME.component_count(state_of(match)).values()) == {1}


# --- re-roll -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("K11")
def test_re_roll_after_re_roll_then_one_action() -> None:
    match = at(dice="1 reroll 2", turn=2)
    match.play("take reroll", luck=[5, 5, 4])
    assert (match.to_act, match.view(0)["dice"]) == (2, ["peek", "reroll", "blank"])
    assert match.actions() == ["take blank", "take peek", "take reroll"]
    refused_by(match, "take 1", "K9", "no die shows a 1")
    match.play("take reroll", luck=[0, 5, 5])
    match.play("take reroll", luck=[2, 0, 2])
    assert match.actions() == ["take 1", "take 2", "take 3"]
    match.play("take 2")
    match.play("swap 2 rowA rowB")
    assert match.actions() == ["on", "stop"]
    assert match.to_act == 2


@pytest.mark.rule("K11")
def test_a_re_roll_is_no_action_of_its_own() -> None:
    match = at(dice="1 reroll 2")
    match.play("take reroll", luck=BLANK)
    refused_by(match, "on", "K9", "choose one of the rolled dice first")
    refused_by(match, "stop", "K15", "at the end of your turn")


# --- peek --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K12")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_any_card_may_be_peeked_at_and_stays_where_it_is(seats: int) -> None:
    match = at(seats, dice="peek 1 1")
    match.play("take peek")
    places = PLACES[: seats + 2]
    assert sorted(match.actions()) == sorted(f"peek {place} {value}" for place in places for value in (1, 2, 3))
    before = cards(match)
    for place in places:
        for value in (1, 2, 3):
            match.play(f"peek {place} {value}")
            assert seen(match, 0)[place].split()[value - 1] == before[place].split()[value - 1]
            assert cards(match) == before
            match.undo(consent=True)


@pytest.mark.rule("K12", "K6")
def test_a_peek_shows_one_card_to_the_peeker_until_the_turn_ends() -> None:
    match = at(doing="peek", turn=1)
    before = [seen(match, seat) for seat in (0, 1, 2, None)]
    match.play("peek hand1 2")
    assert seen(match, 1) == before[1] | {"hand1": "? b ?"}
    assert [seen(match, seat) for seat in (0, 2, None)] == [before[0], before[2], before[3]]
    match.play("on")
    assert [seen(match, seat) for seat in (0, 1, 2, None)] == before


@pytest.mark.rule("K12")
def test_which_card_is_peeked_at_is_public() -> None:
    match = at(doing="peek", turn=1)
    match.play("peek rowB 3")
    number = match.view(1)["places"][1][2]["number"]
    assert [match.view(seat)["peeked"] for seat in (0, 1, 2, None)] == [number] * 4
    assert match.log(1)[-1] == "You look at the 3 in row B."
    assert match.log(0)[-1] == match.log(2)[-1] == match.log(None)[-1] == "Seat 1 looks at the 3 in row B."
    match.play("on")
    assert match.view(0)["peeked"] is None


@pytest.mark.rule("K12", "K6")
@pytest.mark.parametrize("options", [{"memory_aid": False}, {"memory_aid": True}])
def test_nobody_else_learns_the_colour(options: dict[str, bool]) -> None:
    """Two tables that differ in the card peeked at look and read the same to everybody but the peeker."""
    tables = [at(doing="peek", rows=rows, options=options) for rows in (["y p g", "p r p"], ["p p g", "y r p"])]
    for match in tables:
        match.play("peek rowA 1")
    one, other = tables
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.log(seat) == other.log(seat)
    assert (seen(one, 0)["rowA"], seen(other, 0)["rowA"]) == ("y ? ?", "p ? ?")


@pytest.mark.rule("K12")
def test_no_peek_at_family_cards_or_absent_hands() -> None:
    match = at(doing="peek")
    with pytest.raises(MalformedAction):
        match.play("peek family 1")
    refused_by(match, "peek hand3 1", "K12", "only 3 seats")


# --- sets --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K13")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_sets_are_exchanged_with_any_other_place(seats: int) -> None:
    match = at(seats, dice="1 1 sets", turn=1)
    match.play("take sets")
    others = [place for place in PLACES[: seats + 2] if place != "hand1"]
    assert match.actions() == [f"sets {place}" for place in others]
    refused_by(match, "sets hand1", "K13", "can’t be exchanged with themselves")
    before = cards(match)
    for place in others:
        match.play(f"sets {place}")
        assert cards(match) == before | {"hand1": before[place], place: before["hand1"]}
        match.undo(consent=True)


@pytest.mark.rule("K13", "K6")
def test_the_old_cards_are_seen_in_the_opponents_hand() -> None:
    match = at(doing="sets")
    match.play("sets hand2")
    assert seen(match, 0) == {"rowA": "? ? ?", "rowB": "? ? ?", "hand0": "? ? ?", "hand1": "g b y", "hand2": "r g b"}
    assert seen(match, 2) == {"rowA": "? ? ?", "rowB": "? ? ?", "hand0": "b y r", "hand1": "g b y", "hand2": "? ? ?"}
    assert match.actions() == ["on", "stop"]


@pytest.mark.rule("K13", "K6")
def test_the_old_cards_become_a_face_down_row() -> None:
    match = at(doing="sets")
    match.play("sets rowA")
    assert seen(match, 0) == {"rowA": "? ? ?", "rowB": "? ? ?", "hand0": "? ? ?", "hand1": "g b y", "hand2": "b y r"}
    assert seen(match, 1) == {"rowA": "? ? ?", "rowB": "? ? ?", "hand0": "y p g", "hand1": "? ? ?", "hand2": "b y r"}


@pytest.mark.rule("K13")
def test_no_sets_with_an_absent_hand() -> None:
    refused_by(at(2, doing="sets"), "sets hand2", "K13", "only 2 seats")


# --- blank -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K14")
def test_a_blank_does_nothing() -> None:
    match = at(dice="blank 1 peek")
    before = [seen(match, seat) for seat in range(3)]
    match.play("take blank")
    assert [seen(match, seat) for seat in range(3)] == before
    assert match.actions() == ["on", "stop"]
    refused_by(match, "swap 1 rowA rowB", "K15", "you have used your die")


# --- stopping ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("K15")
@pytest.mark.parametrize("doing", ["die", "swap", "peek", "sets", "deal"])
def test_a_round_is_stopped_at_the_end_of_a_turn_only(doing: str) -> None:
    more = {"swap": {"value": 1}, "deal": {"stopped": 2}}
    match = at(doing=doing, **more.get(doing, {}))
    assert "stop" not in match.actions()
    with pytest.raises(IllegalAction):
        match.play("stop")


@pytest.mark.rule("K15")
def test_only_the_seat_whose_turn_it_is_may_stop() -> None:
    match = at(doing="end", turn=2)
    assert (match.to_act, match.actions()) == (2, ["on", "stop"])
    match.play("stop")
    assert match.view(None)["stopped"] == 2


@pytest.mark.rule("K15", "K14")
def test_a_first_turn_with_a_blank_may_stop_the_round() -> None:
    match = at(dice="blank blank blank", rows=["r r r", "p p p"], hands=["y g b", "g b y", "b y g"])
    match.play("take blank")
    match.play("stop")
    assert match.view(0)["scores"] == [2, 0, 0]


@pytest.mark.rule("K15")
@pytest.mark.parametrize("place", ["hand0", "hand1", "hand2", "rowA", "rowB"])
def test_any_one_place_makes_it_right(place: str) -> None:
    others = iter(["g b y", "b y g", "y g b", "p p p"])
    laid = {name: "r r r" if name == place else next(others) for name in ("rowA", "rowB", "hand0", "hand1", "hand2")}
    match = at(doing="end", hands=[laid["hand0"], laid["hand1"], laid["hand2"]], rows=[laid["rowA"], laid["rowB"]])
    match.play("stop")
    assert "You stop the round and are right." in match.log(0)


@pytest.mark.rule("K15")
@pytest.mark.parametrize(
    ("hands", "rows"),
    [
        (["r r b", "g b y", "b y r"], ["y p g", "p g p"]),
        (["y y y", "g b g", "b g r"], ["r r b", "p p p"]),
        (["y b y", "g g g", "b y b"], ["r r p", "p p r"]),
    ],
    ids=["two in hand", "two in a row, others' colours complete", "only a neighbour's colour complete"],
)
def test_two_of_three_or_another_colour_is_not_enough(hands: list[str], rows: list[str]) -> None:
    match = at(doing="end", hands=hands, rows=rows)
    match.play("stop")
    assert "You stop the round and are wrong." in match.log(0)


@pytest.mark.rule("K15")
def test_a_round_has_no_turn_limit() -> None:
    match = at(2)
    for turn in range(300):
        assert match.to_act == turn % 2
        match.play("take blank")
        match.play("on", luck=BLANK)
    assert match.view(None)["round"] == 1
    assert match.actions() == ["take blank"]

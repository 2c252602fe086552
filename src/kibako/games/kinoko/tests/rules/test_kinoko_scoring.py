"""The end of a round and of the game in Kinoko: K16 to K22."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import kibako
from kibako import IllegalAction, Match

GAME = kibako.game("kinoko")

# Seat 0 gathers red, seat 1 green, seat 2 blue; purple is forbidden and yellow left over.
FAMILIES: dict[str, Any] = {"families": "r g b y", "forbidden": "p"}
RED_IN_HAND_0: dict[str, Any] = {"hands": ["r r r", "g b y", "b y g"], "rows": ["y g b", "p p p"], **FAMILIES}
RED_IN_ROW_A: dict[str, Any] = {"hands": ["y g b", "g b y", "b y g"], "rows": ["r r r", "p p p"], **FAMILIES}
NOTHING_TOGETHER: dict[str, Any] = {"hands": ["r g b", "g b y", "b y r"], "rows": ["y p g", "p r p"], **FAMILIES}
TWO: dict[str, Any] = {"hands": ["r g b", "g b y"], "rows": ["b r g", "y y r"], "families": "r g b", "forbidden": "y"}
FOUR_FAMILIES: dict[str, Any] = {"families": "r o y g b", "forbidden": "p"}
FOUR: dict[str, Any] = {"hands": ["r o y", "o y g", "y g b", "g b p"], "rows": ["b r o", "p p r"], **FOUR_FAMILIES}


def stopped(fields: dict[str, Any], **more: Any) -> Match:
    """A position at the end of a turn, in which the round is then stopped."""
    match = GAME.position(**fields, **more, doing="end")
    match.play("stop")
    return match


def scores(match: Match) -> list[int]:
    got: list[int] = match.view(None)["scores"]
    return got


def colours(match: Match, seat: int | None) -> list[str]:
    return [" ".join((card["colour"] or "?")[0] for card in place) for place in match.view(seat)["places"]]


# --- revealing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("K16")
def test_everything_is_revealed_to_everybody() -> None:
    match = stopped(NOTHING_TOGETHER)
    for seat in (0, 1, 2, None):
        assert colours(match, seat) == ["y p g", "p r p", "r g b", "g b y", "b y r"]
        assert match.view(seat)["families"] == ["red", "green", "blue", "yellow"]


@pytest.mark.rule("K16")
def test_the_families_are_told() -> None:
    assert stopped(NOTHING_TOGETHER).log(1)[:5] == [
        "Seat 0 stops the round and is wrong.",
        "Seat 0’s family was red (athletes).",
        "Your family was green (scientists).",
        "Seat 2’s family was blue (public servants).",
        "The family card left over was yellow (artisans).",
    ]


@pytest.mark.rule("K16", "K6", "K20")
def test_it_stays_open_until_the_next_deal() -> None:
    match = stopped(NOTHING_TOGETHER)
    match.play("deal")
    assert colours(match, None) == ["? ? ?"] * 5
    assert colours(match, 0)[2] == "? ? ?"
    assert match.view(None)["families"] == [None] * 4


@pytest.mark.rule("K16", "K12")
def test_no_card_is_being_peeked_at_when_a_round_is_over() -> None:
    match = GAME.position(**NOTHING_TOGETHER, doing="peek")
    match.play("peek rowB 2")
    assert match.view(0)["peeked"] is not None
    match.play("stop")
    assert [match.view(seat)["peeked"] for seat in (0, 1, None)] == [None, None, None]


@pytest.mark.rule("K15", "K19")
def test_three_cards_that_lie_side_by_side_in_two_places_are_not_together() -> None:
    """Row A ends with two reds and row B begins with the third."""
    apart: dict[str, Any] = {"hands": ["y g b", "g b y", "b y g"], "rows": ["p r r", "r p p"], **FAMILIES}
    assert scores(stopped(apart)) == [0, 1, 1]


# --- a right announcement ----------------------------------------------------------------------------------------


@pytest.mark.rule("K17")
@pytest.mark.parametrize("fields", [RED_IN_HAND_0, RED_IN_ROW_A])
def test_the_announcer_gains_two(fields: dict[str, Any]) -> None:
    match = stopped(fields, scores="1 1 0")
    assert scores(match) == [3, 1, 0]
    assert match.view(None)["gains"] == [2, 0, 0]
    assert match.log(0) == [
        "You stop the round and are right.",
        "Your family was red (athletes).",
        "Seat 1’s family was green (scientists).",
        "Seat 2’s family was blue (public servants).",
        "The family card left over was yellow (artisans).",
        "You gain 2.",
    ]


@pytest.mark.rule("K17")
def test_every_other_complete_family_gains_two_wherever_it_lies() -> None:
    """Seat 0's red lies in seat 1's hand, seat 1's orange in a row, seat 2's yellow in seat 0's hand; green is scattered."""
    hands, rows = ["y y y", "r r r", "g b b", "b g g"], ["o o o", "p p p"]
    match = stopped(FOUR_FAMILIES, hands=hands, rows=rows, scores="0 1 0 1")
    assert scores(match) == [2, 3, 2, 1]


@pytest.mark.rule("K17")
def test_the_colours_without_an_owner_score_nobody_anything() -> None:
    """The left over yellow is together in seat 1's hand, the forbidden purple in a row."""
    match = stopped(FAMILIES, hands=["g b g", "y y y", "b g b"], rows=["r r r", "p p p"])
    assert scores(match) == [2, 0, 0]


@pytest.mark.rule("K17", "K15")
def test_any_seat_may_be_the_announcer() -> None:
    match = stopped(FAMILIES, turn=2, hands=["b b b", "g r y", "r y g"], rows=["y g r", "p p p"])
    assert scores(match) == [0, 0, 2]


@pytest.mark.rule("K18")
def test_a_forbidden_card_in_hand_costs_exactly_one() -> None:
    """Seat 1 holds two purple cards, seat 2 one."""
    match = stopped(FAMILIES, hands=["r r r", "p p y", "b g p"], rows=["g y g", "y b b"], scores="1 3 2")
    assert scores(match) == [3, 2, 1]
    assert match.view(None)["gains"] == [2, -1, -1]
    assert match.log(2)[-3:] == [
        "Seat 0 gains 2.",
        "Seat 1 held the forbidden colour and loses 1.",
        "You held the forbidden colour and lose 1.",
    ]


@pytest.mark.rule("K18")
def test_three_forbidden_cards_cost_one_too() -> None:
    match = stopped(FAMILIES, hands=["y g b", "p p p", "b y g"], rows=["r r r", "g b y"], scores="0 3 3")
    assert scores(match) == [2, 2, 3]


@pytest.mark.rule("K18")
def test_forbidden_cards_in_rows_cost_nothing() -> None:
    assert scores(stopped(RED_IN_ROW_A, scores="1 1 1")) == [3, 1, 1]


@pytest.mark.rule("K18")
def test_a_score_never_falls_below_zero() -> None:
    match = stopped(FAMILIES, hands=["r r r", "p p y", "b g p"], rows=["g y g", "y b b"], scores="0 0 1")
    assert scores(match) == [2, 0, 0]
    assert match.view(None)["gains"] == [2, 0, -1]
    assert not any("Seat 1 held" in line for line in match.log(0))


@pytest.mark.rule("K18")
def test_the_announcer_and_those_who_just_gained_lose_too() -> None:
    """Gains come first: from 0 it is 2 less 1."""
    match = stopped(FAMILIES, hands=["p g b", "g p y", "b y p"], rows=["r r r", "y b g"])
    assert scores(match) == [1, 0, 0]
    match = stopped(FAMILIES, hands=["p b y", "b y p", "y p b"], rows=["r r r", "g g g"])
    assert scores(match) == [1, 1, 0]


# --- a wrong announcement ----------------------------------------------------------------------------------------


@pytest.mark.rule("K19")
@pytest.mark.parametrize(
    ("fields", "announcer", "after"),
    [(TWO, 1, [2, 0]), (NOTHING_TOGETHER, 1, [2, 0, 2]), (FOUR, 3, [2, 1, 2, 2])],
    ids=["2 seats", "3 seats", "4 seats"],
)
def test_everybody_else_gains_one(fields: dict[str, Any], announcer: int, after: list[int]) -> None:
    before = {2: "1 0", 3: "1 0 1", 4: "1 0 1 2"}[len(after)]
    assert scores(stopped(fields, turn=announcer, scores=before)) == after


@pytest.mark.rule("K19")
def test_even_a_complete_family_gains_only_one() -> None:
    """Green and blue are together, red isn't."""
    match = stopped(FAMILIES, hands=["g g g", "r y y", "y r r"], rows=["b b b", "p p p"])
    assert scores(match) == [0, 1, 1]


@pytest.mark.rule("K19")
def test_the_forbidden_colour_is_not_checked() -> None:
    """Everybody holds purple; the announcer would have a point to lose."""
    match = stopped(FAMILIES, hands=["p r b", "g p y", "b y p"], rows=["r b r", "y g g"], scores="2 1 1")
    assert scores(match) == [2, 2, 2]
    assert not any("forbidden colour" in line for line in match.log(None))


# --- the next round ----------------------------------------------------------------------------------------------


@pytest.mark.rule("K20")
@pytest.mark.parametrize("fields", [TWO, NOTHING_TOGETHER, FOUR], ids=["2 seats", "3 seats", "4 seats"])
def test_the_left_neighbour_of_the_announcer_deals_and_begins(fields: dict[str, Any]) -> None:
    seats = len(fields["hands"])
    for announcer in range(seats):
        match = stopped(fields, turn=announcer)
        assert match.to_act == (announcer + 1) % seats
        assert match.actions() == ["deal"]
        match.play("deal")
        assert match.to_act == (announcer + 1) % seats
        assert match.view(None)["doing"] == "die"


@pytest.mark.rule("K20", "K17")
def test_also_after_a_right_announcement() -> None:
    match = stopped(RED_IN_ROW_A)
    assert match.to_act == 1


@pytest.mark.rule("K20")
def test_a_new_round_is_dealt_anew_and_the_scores_stay() -> None:
    match = stopped(RED_IN_HAND_0, scores="0 1 0", round=3)
    match.play("deal", luck=[*[0, 3, 2, 1], *[4, 3, 2, 1], *[0, 3, 2, 1], *[2, 0, 2, 1], 3, 3, 5])
    fields = tomllib.loads(match.position)
    assert (fields["families"], fields["forbidden"]) == ("p y g r", "b")
    assert fields["hands"] == ["g g r", "b b p", "p r g"]
    assert fields["rows"] == ["r p b", "y y y"]
    assert (fields["scores"], fields["round"], fields["turn"]) == ("2 1 0", 4, 1)
    assert match.view(0)["dice"] == ["3", "3", "sets"]


@pytest.mark.rule("K20", "K4")
def test_families_and_the_forbidden_colour_change_from_round_to_round() -> None:
    dealt = set()
    for seed in range(40):
        match = GAME.position(**NOTHING_TOGETHER, doing="deal", stopped=0, seed=seed)
        match.play("deal")
        fields = tomllib.loads(match.position)
        dealt.add((fields["forbidden"], fields["families"][0]))
    assert {forbidden for forbidden, _ in dealt} == set("rgbyp")
    assert {family for _, family in dealt} == set("rgbyp")


@pytest.mark.rule("K20", "K23")
def test_what_was_seen_in_a_round_is_of_no_use_in_the_next() -> None:
    match = stopped(NOTHING_TOGETHER, options={"memory_aid": True})
    match.play("deal")
    shown = match.view(0)
    assert shown["memory"][:9] == [None] * 9
    assert None not in shown["memory"][9:]


@pytest.mark.rule("K20")
@pytest.mark.parametrize("text", ["on", "stop", "take 1", "swap 1 rowA rowB", "peek rowA 1", "sets rowA"])
def test_between_rounds_only_the_deal_is_left(text: str) -> None:
    with pytest.raises(IllegalAction, match="the round is over: deal the next one") as caught:
        stopped(NOTHING_TOGETHER).play(text)
    assert caught.value.rule == "K20"


# --- the end of the game -----------------------------------------------------------------------------------------


@pytest.mark.rule("K21")
@pytest.mark.parametrize(("before", "after"), [("2 0 0", [4, 0, 0]), ("3 0 0", [5, 0, 0]), ("2 3 1", [4, 3, 1])])
def test_four_or_more_points_end_the_game(before: str, after: list[int]) -> None:
    match = stopped(RED_IN_ROW_A, scores=before)
    assert match.to_act is None
    assert match.actions() == []
    assert match.outcome is not None
    assert match.outcome.reason == "four points"
    assert match.outcome.scores == after
    assert match.outcome.winners == [0]
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play("deal")


@pytest.mark.rule("K21")
def test_three_points_do_not_end_it() -> None:
    match = stopped(RED_IN_ROW_A, scores="1 3 3")
    assert scores(match) == [3, 3, 3]
    assert match.outcome is None
    assert match.actions() == ["deal"]


@pytest.mark.rule("K21", "K18")
def test_a_four_that_drops_to_three_does_not_end_it() -> None:
    match = stopped(FAMILIES, hands=["p g b", "g p y", "b y p"], rows=["r r r", "y b g"], scores="2 0 0")
    assert scores(match) == [3, 0, 0]
    assert match.outcome is None
    assert match.to_act == 1


@pytest.mark.rule("K21", "K18")
def test_a_five_that_drops_to_four_ends_it() -> None:
    match = stopped(FAMILIES, hands=["p g b", "g p y", "b y p"], rows=["r r r", "y b g"], scores="3 0 0")
    assert match.outcome is not None
    assert match.outcome.scores == [4, 0, 0]


@pytest.mark.rule("K21", "K19")
def test_a_wrong_announcement_may_end_it_for_another() -> None:
    match = stopped(NOTHING_TOGETHER, scores="3 3 1")
    assert match.outcome is not None
    assert match.outcome.scores == [3, 4, 2]
    assert match.outcome.winners == [1]
    assert [standing.rank for standing in match.outcome.standings] == [2, 1, 3]


@pytest.mark.rule("K21", "K17")
def test_the_highest_score_wins_not_the_announcer() -> None:
    """The announcer reaches 4, but seat 1, whose green is together too, 5."""
    match = stopped(FAMILIES, hands=["b y b", "y b y", "r r r"], rows=["g g g", "p p p"], scores="2 3 0")
    assert match.outcome is not None
    assert match.outcome.scores == [4, 5, 0]
    assert match.outcome.winners == [1]
    assert list(match.copy_state().shares()) == [0.0, 1.0, 0.0]


@pytest.mark.rule("K22")
def test_the_announcer_wins_a_tie_for_the_highest() -> None:
    match = stopped(FAMILIES, turn=1, hands=["b y b", "y b y", "r r r"], rows=["g g g", "p p p"], scores="2 2 1")
    assert match.outcome is not None
    assert match.outcome.scores == [4, 4, 1]
    assert match.outcome.winners == [1]
    assert [standing.rank for standing in match.outcome.standings] == [2, 1, 3]
    assert list(match.copy_state().shares()) == [0.0, 1.0, 0.0]


@pytest.mark.rule("K22")
def test_tied_players_who_did_not_stop_the_round_share() -> None:
    match = stopped(NOTHING_TOGETHER, scores="0 3 3")
    assert match.outcome is not None
    assert match.outcome.scores == [0, 4, 4]
    assert match.outcome.winners == [1, 2]
    assert [standing.rank for standing in match.outcome.standings] == [3, 1, 1]
    assert list(match.copy_state().shares()) == [0.0, 0.5, 0.5]


@pytest.mark.rule("K22")
def test_three_may_share_and_a_lower_announcer_is_no_help() -> None:
    match = stopped(FOUR, turn=2, scores="3 3 3 3")
    assert match.outcome is not None
    assert match.outcome.winners == [0, 1, 3]
    assert [standing.rank for standing in match.outcome.standings] == [1, 1, 4, 1]
    assert list(match.copy_state().shares()) == pytest.approx([1 / 3, 1 / 3, 0.0, 1 / 3])


@pytest.mark.rule("K22")
def test_a_tie_of_two_players_goes_to_the_announcer() -> None:
    fields = {"hands": ["y b b", "b y y"], "rows": ["r r r", "g g g"], "families": "r g b", "forbidden": "y"}
    match = stopped(fields, scores="3 3", turn=0)
    assert match.outcome is not None
    assert match.outcome.scores == [4, 4]
    assert match.outcome.winners == [0]


@pytest.mark.rule("K22")
def test_a_tie_below_the_highest_is_no_victory() -> None:
    match = stopped(RED_IN_ROW_A, scores="2 1 1")
    assert match.outcome is not None
    assert [standing.rank for standing in match.outcome.standings] == [1, 2, 2]
    assert [standing.categories for standing in match.outcome.standings] == [{"points": 4}, {"points": 1}, {"points": 1}]

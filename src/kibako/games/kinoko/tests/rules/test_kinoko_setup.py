"""Kinoko's components and the set-up of a round: K1 to K8."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from math import comb
from typing import Any

import pytest

import kibako
from kibako import Match
from kibako.games.kinoko.data.components import COLOURS, COMPONENTS

GAME = kibako.game("kinoko")
SEAT_COUNTS = (2, 3, 4)
SEEDS = range(60)
LETTERS = "roygbp"
NO_AID = {"memory_aid": False}
TWO: dict[str, Any] = {"hands": ["r g b", "g b y"], "rows": ["b r g", "y y r"], "families": "r g b", "forbidden": "y"}


def table(match: Match) -> dict[str, Any]:
    """The whole position, hidden things too."""
    return tomllib.loads(match.position)


def colours_of(match: Match) -> frozenset[str]:
    return frozenset(letter for text in (*table(match)["hands"], *table(match)["rows"]) for letter in text.split())


def complete(places: list[str]) -> list[str]:
    return [place for place in places if len(set(place.split())) == 1]


def shuffled(items: str, wanted: str) -> list[int]:
    """The draws that shuffle the items into the wanted order: from the last on, each is exchanged with one before it."""
    left = list(items)
    draws = []
    for last in range(len(left) - 1, 0, -1):
        drawn = left.index(wanted[last])
        left[last], left[drawn] = left[drawn], left[last]
        draws.append(drawn)
    return draws


def mushrooms(palette: str, places: list[str]) -> list[int]:
    """The draws that deal these cards: for each value the colours by place, rows first."""
    draws, order = [], palette
    for column in zip(*(place.split() for place in places), strict=True):
        draws += shuffled(order, "".join(column))
        order = "".join(column)
    return draws


def open_table(
    seats: int, palette: str, families: str, deals: list[list[str]], first: int = 0, dice: Sequence[int] = (0, 0, 0)
) -> Match:
    """A new game by scripted luck. Families: by seat, then the forbidden one, then the one left over."""
    rest = "".join(letter for letter in LETTERS if letter not in palette)
    draws = [*shuffled(LETTERS, palette + rest), first, *shuffled(palette, families)]
    for places in deals:
        draws += mushrooms(palette, places)
    return Match.begin(GAME, seats, dict(NO_AID), "scripted", [*draws, *dice])


# --- components --------------------------------------------------------------------------------------------------


@pytest.mark.rule("K1")
def test_six_families_each_with_three_mushrooms_and_a_family_card() -> None:
    assert {family.colour: family.name for family in COMPONENTS.families} == {
        "red": "athletes",
        "orange": "musicians",
        "yellow": "artisans",
        "green": "scientists",
        "blue": "public servants",
        "purple": "artists",
    }
    assert GAME.component_count(GAME.new(4, seed=1).copy_state()) == {
        kind: 1
        for colour in ("red", "orange", "yellow", "green", "blue", "purple")
        for kind in (f"{colour} 1", f"{colour} 2", f"{colour} 3", f"family {colour}")
    }


@pytest.mark.rule("K1")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_backs_show_values_and_no_colours(seats: int) -> None:
    spectator = GAME.new(seats, seed=1).view(None)
    assert [[card["value"] for card in place] for place in spectator["places"]] == [[1, 2, 3]] * (seats + 2)
    assert all(card["colour"] is None for place in spectator["places"] for card in place)


@pytest.mark.rule("K2")
def test_the_three_dice_face_by_face() -> None:
    rolls = []
    for face in range(6):
        match = GAME.position(**TWO, doing="end")
        match.play("on", luck=[face, face, face])
        rolls.append(match.view(None)["dice"])
    assert [list(die) for die in zip(*rolls, strict=True)] == [
        ["1", "1", "2", "3", "blank", "peek"],
        ["1", "2", "2", "3", "blank", "reroll"],
        ["1", "2", "3", "3", "blank", "sets"],
    ]


@pytest.mark.rule("K2")
def test_dice_are_data_and_say_where_they_come_from() -> None:
    assert [die.source for die in COMPONENTS.dice] == ["known, ruling"] * 3
    assert all(family.source for family in COMPONENTS.families)


# --- colours and families ----------------------------------------------------------------------------------------


@pytest.mark.rule("K3")
@pytest.mark.parametrize(("seats", "colours"), [(2, 4), (3, 5), (4, 6)])
def test_two_colours_more_than_players(seats: int, colours: int) -> None:
    assert {len(colours_of(GAME.new(seats, seed))) for seed in SEEDS} == {colours}


@pytest.mark.rule("K3")
def test_any_colours_may_be_in_play() -> None:
    assert len({colours_of(GAME.new(2, seed)) for seed in range(200)}) == comb(6, 4)
    assert len({colours_of(GAME.new(3, seed)) for seed in range(200)}) == comb(6, 5)


@pytest.mark.rule("K3", "K20")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_colours_stay_for_the_whole_game(seats: int) -> None:
    match = GAME.new(seats, seed=4)
    first = colours_of(match)
    for _ in range(3):
        stop_round(match)
        match.play("deal")
        assert colours_of(match) == first
        assert set(match.view(None)["colours"]) == {colour for colour in COLOURS if colour[0] in first}


def stop_round(match: Match) -> None:
    """Do anything until the turn's end, then stop the round."""
    while match.view(None)["doing"] != "end":
        match.play(match.actions()[0])
    match.play("stop")


@pytest.mark.rule("K4")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_one_family_each_one_forbidden_one_left_over(seats: int) -> None:
    for seed in SEEDS:
        dealt = table(GAME.new(seats, seed))
        cards = [*dealt["families"].split(), dealt["forbidden"]]
        assert len(cards) == seats + 2
        assert set(cards) == colours_of(GAME.new(seats, seed))


@pytest.mark.rule("K4")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_any_family_card_may_go_anywhere(seats: int) -> None:
    """Each of the cards (a seat's, the one left over, the forbidden one) takes every colour over many games."""
    dealt = [table(GAME.new(seats, seed)) for seed in range(120)]
    for card in zip(*([*deal["families"].split(), deal["forbidden"]] for deal in dealt), strict=True):
        assert set(card) == set(LETTERS)


@pytest.mark.rule("K4")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_family_is_secret_and_the_one_left_over_unseen(seats: int) -> None:
    match = GAME.new(seats, seed=2)
    families = table(match)["families"].split()
    for seat in range(seats):
        shown = match.view(seat)
        own = [None if colour is None else colour[0] for colour in shown["families"]]
        assert own == [families[seat] if owner == seat else None for owner in range(seats + 1)]
        assert shown["forbidden"][0] == table(match)["forbidden"]
    assert match.view(None)["families"] == [None] * (seats + 1)


# --- the deal ----------------------------------------------------------------------------------------------------

ROW_A, ROW_B, HAND_0, HAND_1 = "b r g", "y y r", "r g b", "g b y"


@pytest.mark.rule("K3", "K4", "K5", "K8")
def test_a_scripted_deal() -> None:
    match = open_table(2, "rygb", families="bryg", deals=[[ROW_A, ROW_B, HAND_0, HAND_1]], first=1)
    assert table(match) == {
        "hands": [HAND_0, HAND_1],
        "rows": [ROW_A, ROW_B],
        "families": "b r g",
        "forbidden": "y",
        "turn": 1,
        "dice": "1 1 1",
    }


@pytest.mark.rule("K5")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_hand_and_row_gets_one_card_of_each_value(seats: int) -> None:
    for seed in SEEDS:
        match = GAME.new(seats, seed)
        assert len(table(match)["hands"]) == seats
        assert len(table(match)["rows"]) == 2
        places = match.view(None)["places"]
        assert all([card["value"] for card in place] == [1, 2, 3] for place in places)
        assert sorted(card["number"] for place in places for card in place) == list(range(3 * (seats + 2)))
        assert set(GAME.component_count(match.copy_state()).values()) == {1}


@pytest.mark.rule("K5")
def test_any_card_may_be_dealt_anywhere() -> None:
    dealt = [table(GAME.new(4, seed)) for seed in range(120)]
    for slot in zip(*(" ".join(deal["hands"] + deal["rows"]).split() for deal in dealt), strict=True):
        assert set(slot) == set(LETTERS)


@pytest.mark.rule("K6")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_player_sees_the_others_hands_only(seats: int) -> None:
    match = GAME.new(seats, seed=5)
    hands = table(match)["hands"]
    for seat in range(seats):
        seen = ["".join((card["colour"] or "?")[0] for card in place) for place in match.view(seat)["places"]]
        assert seen[:2] == ["???", "???"]
        assert seen[2:] == ["???" if owner == seat else hands[owner].replace(" ", "") for owner in range(seats)]


# --- dealing again -----------------------------------------------------------------------------------------------


@pytest.mark.rule("K7")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_no_hand_is_ever_dealt_complete(seats: int) -> None:
    rows_complete = 0
    for seed in range(400):
        dealt = table(GAME.new(seats, seed))
        assert not complete(dealt["hands"])
        rows_complete += len(complete(dealt["rows"]))
    assert rows_complete > 0


@pytest.mark.rule("K7")
@pytest.mark.parametrize(
    "complete_deal",
    [
        ["b b r", "y y b", "g g g", "r r y"],
        ["b b r", "y y b", "r r y", "g g g"],
        ["y y y", "g g g", "r r r", "b b b"],
    ],
    ids=["own family", "forbidden colour", "everywhere"],
)
def test_a_complete_hand_is_dealt_again_and_the_families_stay(complete_deal: list[str]) -> None:
    deals = [complete_deal, complete_deal, [ROW_A, ROW_B, HAND_0, HAND_1]]
    match = open_table(2, "rygb", families="grby", deals=deals)
    dealt = table(match)
    assert (dealt["rows"], dealt["hands"]) == ([ROW_A, ROW_B], [HAND_0, HAND_1])
    assert (dealt["families"], dealt["forbidden"]) == ("g r y", "b")


@pytest.mark.rule("K7")
def test_a_complete_row_does_not_matter() -> None:
    match = open_table(2, "rygb", families="grby", deals=[["y y y", "g g g", "r b b", "b r r"]])
    assert table(match)["rows"] == ["y y y", "g g g"]


@pytest.mark.rule("K7", "K20")
def test_later_rounds_are_dealt_again_too() -> None:
    match = GAME.position(**TWO, doing="deal", stopped=1)
    palette = "rygb"
    luck = shuffled(palette, "bgry") + mushrooms(palette, ["b b g", "y y b", "g g y", "r r r"])
    match.play("deal", luck=[*luck, *mushrooms(palette, ["b b b", "y y g", "g g r", "r r y"]), 1, 1, 1])
    assert table(match)["hands"] == ["g g r", "r r y"]
    assert (table(match)["families"], table(match)["forbidden"]) == ("b g y", "r")


# --- who begins --------------------------------------------------------------------------------------------------


@pytest.mark.rule("K8")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_anybody_may_begin_the_game(seats: int) -> None:
    begins = Counter(GAME.new(seats, seed).to_act for seed in range(200))
    assert set(begins) == set(range(seats))
    assert min(begins.values()) > 200 / seats / 2


@pytest.mark.rule("K8")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_play_goes_clockwise(seats: int) -> None:
    match = GAME.new(seats, seed=3)
    first = match.to_act
    assert first is not None
    order = []
    for _ in range(2 * seats):
        order.append(match.to_act)
        while match.view(None)["doing"] != "end":
            match.play(match.actions()[0])
        match.play("on")
    assert order == [(first + turn) % seats for turn in range(2 * seats)]


@pytest.mark.rule("K9")
def test_the_game_begins_with_a_roll() -> None:
    match = open_table(2, "rygb", families="bryg", deals=[[ROW_A, ROW_B, HAND_0, HAND_1]], dice=[5, 4, 2])
    assert match.view(None)["dice"] == ["peek", "blank", "3"]
    assert match.actions() == ["take blank", "take 3", "take peek"]

"""Described positions of KIKAI: what is usual, what is refused, and that descriptions come back."""

from __future__ import annotations

from typing import Any

import pytest

import kibako
from kibako import BadPosition
from kibako.games.kikai.tests.helpers import position

GAME = kibako.game("kikai")


def test_what_is_left_out_is_as_usual() -> None:
    view = position(yellow={"hand": "Diner"}).view(None)
    assert (view["round"], view["number"], view["turn"], view["doing"]) == (1, 1, 0, "card")
    assert [sum(square["fans"]) for square in view["squares"]] == [4, 3, 2, 2, 2, 2, 5, 4, 5, 4, 5, 4]
    placed = [sum(square["fans"][colour] for square in view["squares"]) for colour in range(3)]
    assert [fans + gone for fans, gone in zip(placed, view["gone"], strict=True)] == [15, 15, 15]
    assert view["offer"] == ["School", "TrainStation"]
    assert len(view["pile"][0]) == 27
    assert view["display"][::3] == ["feet red 2", "body red 3", "head red 5"]


def test_a_position_is_toml() -> None:
    match = GAME.position('turn = 2\n[yellow]\n[purple]\nhand = "Diner Casino"\nstreets = ["S6 School"]\n')
    assert match.to_act == 1
    assert match.view(None)["sides"][1]["streets"] == ["School S6"]
    assert GAME.position(match.position).position == match.position


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"yellow": {"energy": -1}}, "energy is from 0 to 999, not -1"),
        ({"yellow": {"energy": 10**30}}, "energy is from 0 to 999"),
        ({"yellow": {"renown": 28}}, "renown is from 0 to 27"),
        ({"yellow": {"hand": "Bakery"}}, "'Bakery' is no district"),
        ({"yellow": {"hand": "Diner " * 6}}, "not 6 cards of Diner"),
        ({"yellow": {"hand": "Diner " * 3}, "purple": {"hand": "Diner " * 3}}, "too many cards of Diner"),
        ({"yellow": {"fans": "RX"}}, "fans are written as R, B, G"),
        ({"yellow": {"fans": "R" * 16}}, "too many fans"),
        ({"yellow": {"fans": "R" * 15}, "squares": {"S1": "R"}}, "15 fans of each colour"),
        ({"yellow": {"streets": ["S1 S2"]}}, "'S1 S2' is no street"),
        ({"yellow": {"streets": ["S1 S11", "S11 S1"]}}, "named once"),
        ({"yellow": {"streets": ["S1 S11"]}, "purple": {"streets": ["S1 S11"]}}, "one owner"),
        ({"yellow": {"discarded": 21}}, "20 distributors, not 21"),
        ({"yellow": {"discarded": -(10**30)}}, "no fewer than 0"),
        ({"yellow": {"kikai": {"Bakery": ["feet red 2"]}}}, "'Bakery' is no district"),
        ({"yellow": {"kikai": {"Diner": ["body red 3"]}}}, "feet, then body, then head"),
        ({"yellow": {"kikai": {"Diner": []}}}, "one to 3 elements"),
        ({"yellow": {"kikai": {"Diner": ["feet red 9"]}}}, "'feet red 9' is no element"),
        ({"yellow": {"kikai": {"Diner": ["feet green start"]}}}, "belong to the other player"),
        ({"yellow": {"kikai": {"Diner": ["feet red 2"], "School": ["feet red 2"]}}}, "built twice"),
        ({"yellow": {"kikai": {"Diner": ["feet red 2 ladder"]}}}, "feet need no ladder"),
        ({"yellow": {"kikai": {"Diner": ["feet red 2", "body red 3", "head red 5 ladder"]}}}, "body gets its ladder first"),
        ({"yellow": {"kikai": {"Diner": ["feet red 2 hat"]}}}, "only 'fan' and 'ladder'"),
        ({"yellow": {"influence": "1 2"}}, "influence: 3 numbers from 0"),
        ({"yellow": {"influence": "1 2 -3"}}, "influence: 3 numbers from 0 to 999 are expected"),
        ({"yellow": {"tiles": "7"}}, "bonus tiles: numbers from 1 to 6"),
        ({"yellow": {"tiles": "1"}, "purple": {"tiles": "1"}}, "taken once"),
        ({"yellow": {"foundation": "1 1 2 3 4 5"}}, "the tiles 1 to 6"),
        ({"bonus": "1 2 3"}, "bonus: 6 numbers from 1 to 6"),
        ({"squares": {"S13": "R"}}, "'S13' is no square"),
        ({"squares": {"S1": "RRRRR"}}, "S1 holds 4 fans, not 5"),
        ({"squares": {"S1": ""}}, "S1 is empty, so it needs a billboard"),
        ({"squares": {"S1": "yellow 7"}}, "'7' is no billboard"),
        ({"squares": {"S1": "yellow 1", "S2": "yellow 1"}}, "only one billboard 1"),
        ({"squares": {f"S{i}": f"yellow {i}" for i in range(1, 7)}}, "media victory"),
        ({"won": "yellow"}, "media victory"),
        ({"won": "green"}, "'green' is no player"),
        ({"shown": ["feet red 2"]}, "nine elements are shown"),
        ({"shown": ["-"] * 9}, "three feet elements are shown while there are any"),
        ({"offer": "Diner Diner Casino"}, "at most 2 cards"),
        ({"pile": ["Diner"]}, "every card must be somewhere"),
        ({"round": 0}, "rounds are 1 to 4"),
        ({"turn": 12}, "round 1 has no turn 12"),
        ({"turn": 10**30}, "has no turn"),
        ({"turn": 0}, "has no turn 0"),
        ({"founded": 5}, "founded is from 0 to 4"),
        ({"founded": 2}, "yellow has 2 starting feet left, but must have 1"),
        ({"plays": 3}, "at most two"),
        ({"round": 5, "pending": ["take"]}, "nothing is pending"),
        ({"pending": []}, "can't be pending"),
        ({"pending": [""]}, "can't be pending"),
        ({"pending": ["card"]}, "can't be pending"),
        ({"pending": ["take", "card"]}, "'card' needs a card"),
        ({"pending": ["take", "card"], "yellow": {"hand": "Diner"}, "plays": 2}, "a third one"),
        ({"pending": ["take", "action"]}, "of what"),
        ({"pending": ["take", "action Bakery"]}, "'Bakery' is no district"),
        ({"pending": ["take", "action Diner fast"]}, "'fast' can't be said of it"),
        ({"pending": ["take", "attract Diner"]}, "nothing can be done about 'attract'"),
        ({"pending": ["take", "attract Diner", "choice"]}, "needs 'some'"),
        ({"pending": ["take", "build Diner"]}, "nothing can be done about 'build'"),
        ({"pending": ["take", "billboard S1"]}, "no billboard is due"),
        ({"pending": ["take", "exhibit Diner", "pay 2"]}, "nothing to choose in paying 2"),
        ({"pending": ["take", "exhibit Diner", "pay 9"]}, "'9' is no price"),
        ({"pending": ["found"]}, "can't be pending when 4 feet are founded"),
        ({"pending": ["fill yellow"]}, "may not draw now"),
        ({"pending": ["take", "remove"], "squares": {}, "options": {"mode": "advanced"}, "yellow": {"colour": 1}}, "colour"),
    ],
)
def test_what_is_no_position_is_refused_in_words(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        position(**fields)
    assert words in str(caught.value)
    assert str(caught.value).startswith("this is no position of KIKAI: ")


@pytest.mark.parametrize("shown", [["feet red 2", "feet red 2"], ["body red 3", "feet red 2"], ["feet red 3", "feet red 2"]])
def test_wrong_displays_are_refused(shown: list[str]) -> None:
    rest = ["feet blue 1", "body red 4", "body red 5", "body red 6", "head red 5", "head red 6", "head red 7"]
    with pytest.raises(BadPosition):
        position(shown=[*shown, *rest], yellow={"kikai": {"Diner": ["feet red 3"]}})


def test_finished_games_can_be_described() -> None:
    over = position(round=5, yellow={"points": 30})
    assert over.to_act is None
    assert over.outcome is not None
    assert over.outcome.winners == [0]
    won = position(won="purple", turn=2, squares={f"S{number}": f"purple {number}" for number in range(1, 7)})
    assert won.outcome is not None
    assert (won.outcome.reason, won.outcome.winners) == ("media victory", [1])
    for match in (over, won):
        assert GAME.position(match.position).position == match.position


def test_the_board_shows_what_a_player_needs() -> None:
    match = position(
        yellow={
            "hand": "Diner",
            "energy": 7,
            "kikai": {"Diner": ["feet blue 2 fan", "body red 4 ladder"]},
            "streets": ["Diner S2"],
        },
        purple={"streets": ["S2 S9"]},
        squares={"S3": "purple 6", "S2": "RBG"},
        pending=["take", "attract Diner"],
        plays=1,
    )
    board = GAME.board(GAME.look(match.copy_state(), 0), GAME.speaker(0, ["Elliot", "Giza"]))
    for words in (
        "Normal mode, round 1 of 4, turn 1 of 11, renown columns count ×4",
        "▲feet 2: M [▲]  ●body 4: 2E+Lad ladder [ ]",
        "foundation -2VP",
        "S2  ●▲■        6VP          –TrainStation  –Diner y  =S9 p  toll 0",
        "S3  purple 6   5VP",
        "toll 2",
        "Elliot (you), yellow",
        "Cards to take: School TrainStation; 27 in the pile",
    ):
        assert words in board
    advanced = position(options={"mode": "advanced"}, yellow={"tiles": "2"})
    board = GAME.board(GAME.look(advanced.copy_state(), None), GAME.speaker(None))
    assert "foundation +5E" in board
    assert "distributors cost 1 energy" in board
    assert "S7  " in board
    assert "2E+discard 2" in board

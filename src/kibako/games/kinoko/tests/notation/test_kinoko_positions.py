"""Kinoko's component data and described positions: what is read, and what is refused with which words."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from random import Random
from typing import Any

import pytest

import kibako
from kibako import BadComponents, BadOption, BadPosition, Match
from kibako.games.kinoko.data.components import COMPONENTS, Components
from kibako.kit.components import parse_components

GAME = kibako.game("kinoko")
BASE: dict[str, Any] = {
    "hands": ["r g b", "g b y", "b y r"],
    "rows": ["y p g", "p r p"],
    "families": "r g b y",
    "forbidden": "p",
}

# --- components --------------------------------------------------------------------------------------------------

DATA = files("kibako.games.kinoko").joinpath("data", "components.toml").read_text(encoding="utf-8")
RED = '[[families]]\ncolour = "red"\nname = "athletes"\nsource = "book, known"\n'


def load(source: str) -> Components:
    return parse_components(source, "test.toml", Components).check("test.toml")


@pytest.mark.rule("K1", "K2")
def test_the_data_as_it_is() -> None:
    assert load(DATA) == COMPONENTS


@pytest.mark.rule("K1", "K2")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("values = [1, 2, 3]", "values = [1, 2, 4]", r"values are 1, 2, 3, not \(1, 2, 4\)"),
        ("values = [1, 2, 3]", 'values = "123"', "Expected `array`, got `str`"),
        ("values = [1, 2, 3]", "", "missing required field `values`"),
        ("values = [1, 2, 3]", "values = [1, 2", "Unclosed array"),
        ('colour = "orange"', 'colour = "red"', "six families of six colours are needed"),
        (RED, "", "six families of six colours are needed, not 5"),
        ('"blank", "peek"]', '"blank"]', "die A has 5 faces, not 6"),
        ('"blank", "sets"]', '"blank", "sets", "1"]', "die C has 7 faces, not 6"),
        ('"blank", "reroll"]', '"blank", "again"]', "die B has an unknown face 'again'; known: blank, 1,"),
        ('["1", "2", "2", "3", "blank", "reroll"]', str(["reroll"] * 6), "die B must have another face than reroll"),
        ('faces = ["1", "1", "2", "3", "blank", "peek"]', "faces = [1, 1, 2, 3, 0, 4]", "Expected `str`, got `int`"),
        ('name = "A"', 'name = "A"\nsides = 6', "unknown field `sides`"),
        ('source = "known, ruling"', "", "missing required field `source`"),
    ],
)
def test_wrong_data_is_refused_with_place_and_reason(old: str, new: str, words: str) -> None:
    assert old in DATA
    with pytest.raises(BadComponents, match=words) as caught:
        load(DATA.replace(old, new, 1))
    assert str(caught.value).startswith("test.toml: ")


@pytest.mark.rule("K2")
def test_two_dice_are_not_enough() -> None:
    with pytest.raises(BadComponents, match="three dice are needed, not 2"):
        load(DATA[: DATA.rindex("[[dice]]")])


# --- positions ---------------------------------------------------------------------------------------------------


def test_what_is_left_out_is_as_usual() -> None:
    match = GAME.position(**BASE)
    assert (match.to_act, match.actions()) == (0, ["take blank"])
    view = match.view(0)
    assert (view["round"], view["scores"], view["gains"], view["stopped"]) == (1, [0, 0, 0], [0, 0, 0], None)
    assert match.options == {"memory_aid": False}


def test_toml_and_keywords_say_the_same() -> None:
    text = """
        hands = ["r g b", "g b y", "b y r"]
        rows = ["y p g", "p r p"]
        families = "r g b y"
        forbidden = "p"
        dice = "1 2 peek"
        options = { memory_aid = true }
    """
    again = GAME.position(**BASE, dice="1 2 peek", options={"memory_aid": True})
    assert GAME.position(text).position == again.position
    assert GAME.position(text).options == {"memory_aid": True}
    assert GAME.position(text, dice="3 3 3").actions() == ["take 3"]


def test_a_description_is_short() -> None:
    match = GAME.position(**BASE, dice="1 2 peek")
    assert tomllib.loads(match.position) == BASE | {"dice": "1 2 peek"}
    match.play("take 2")
    assert tomllib.loads(match.position) == BASE | {"dice": "1 2 peek", "doing": "swap", "value": 2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_can_be_described_and_read_again(seats: int) -> None:
    match, chooser = GAME.new(seats, seed=21, options={"memory_aid": True}), Random(seats)
    phases = set()
    for _ in range(400):
        if match.to_act is None:
            break
        again = GAME.position(match.position)
        assert again.position == match.position
        assert again.to_act == match.to_act
        assert sorted(again.actions()) == sorted(match.actions())
        for seat in (None, *range(seats)):
            assert again.view(seat) == match.view(seat)
        phases.add(match.view(None)["doing"])
        match.play(chooser.choice([action for action in match.actions() if action != "stop" or chooser.random() < 0.08]))
    assert phases == {"die", "swap", "peek", "sets", "end", "deal"}
    assert GAME.position(match.position).position == match.position


def test_a_finished_game_can_be_described() -> None:
    match = GAME.position(**BASE, doing="over", scores="4 1 0", stopped=0)
    assert match.to_act is None
    assert match.outcome is not None
    assert match.outcome.winners == [0]


def test_a_complete_hand_was_not_dealt_so() -> None:
    """K7: of such a hand one card came from a row, and so its owner may have seen nothing of it."""
    match = GAME.position(**BASE | {"hands": ["r r r", "g g g", "b b b"], "rows": ["y y y", "p p p"]})
    numbers = [[card["number"] for card in place] for place in match.view(0)["places"]]
    assert numbers == [[6, 10, 14], [3, 4, 5], [0, 7, 8], [9, 1, 11], [12, 13, 2]]


def test_what_was_seen_and_dealt_can_be_told() -> None:
    match = GAME.position(
        **BASE,
        seen={"rowA": "12 0 12"},
        dealt={"rowA": "hand0 rowA rowA", "hand0": "rowA hand0 hand0"},
        options={"memory_aid": True},
    )
    view = match.view(1)
    assert [card["number"] for card in view["places"][0]] == [6, 1, 2]
    assert [view["witnesses"][number] for number in (6, 1, 2)] == [[1, 2], [0], [1, 2]]
    assert [view["memory"][number] for number in (6, 1, 2)] == ["yellow", None, "green"]


def bad(words: str, /, **fields: Any) -> None:
    with pytest.raises(BadPosition, match=words) as caught:
        GAME.position(**BASE | fields)
    assert str(caught.value).startswith("this is no position of Kinoko: ")


@pytest.mark.parametrize(
    ("words", "fields"),
    [
        ("two to four hands are needed, not 1", {"hands": ["r g b"]}),
        ("two to four hands are needed, not 5", {"hands": ["r g b"] * 5}),
        ("two rows are needed, not 1", {"rows": ["y p g"]}),
        ("a hand or row needs three entries", {"hands": ["r g", "g b y", "b y r"]}),
        ("a hand or row needs three entries", {"rows": ["y p g r", "p r p"]}),
        ("'x' is no colour; there are r, o, y, g, b, p", {"rows": ["x p g", "p r p"]}),
        ("'red' is no colour", {"forbidden": "red"}),
        ("'' is no colour", {"forbidden": ""}),
        ("each colour needs exactly one card of value 1", {"hands": ["g g b", "g b y", "b y r"]}),
        ("families .* must be the colours in play, each once", {"families": "r g b p"}),
        ("families .* must be the colours in play, each once", {"families": "r g b"}),
        ("families .* must be the colours in play, each once", {"families": "r g b o"}),
        ("families .* must be the colours in play, each once", {"forbidden": "r"}),
        ("Expected `array`, got `str`", {"hands": "r g b"}),
        ("Expected `str`, got `int`", {"families": 3}),
        ("unknown field `table`", {"table": 1}),
    ],
)
def test_cards_that_do_not_add_up(words: str, fields: dict[str, Any]) -> None:
    bad(words, **fields)


@pytest.mark.rule("K3")
def test_a_colour_too_many_or_too_few() -> None:
    bad(r"3 players use 5 colours \(K3\), not 6", rows=["o p g", "p r p"])
    two: dict[str, Any] = {"hands": ["r g b", "g r y"], "rows": ["b b r", "y y g"], "families": "r g b", "forbidden": "y"}
    assert GAME.position(**two).seats == 2
    bad(r"2 players use 4 colours \(K3\), not 5", **two | {"rows": ["b p r", "y y g"]})


def test_a_missing_field() -> None:
    with pytest.raises(BadPosition, match="missing required field `forbidden`"):
        GAME.position(hands=BASE["hands"], rows=BASE["rows"], families="r g b y")


@pytest.mark.parametrize(
    ("words", "fields"),
    [
        ("turn must be a seat, 0 to 2", {"turn": 3}),
        ("turn must be a seat, 0 to 2", {"turn": -1}),
        ("turn must be a seat, 0 to 2", {"turn": 10**30}),
        ("stopped must be a seat, 0 to 2", {"stopped": 3}),
        ("'sleep' is no decision; there are die, swap, peek, sets, end, deal, over", {"doing": "sleep"}),
        ("doing 'deal' needs stopped", {"doing": "deal"}),
        ("doing 'over' needs stopped", {"doing": "over", "scores": "4 0 0"}),
        ("doing 'swap' needs value 1, 2 or 3", {"doing": "swap"}),
        ("doing 'swap' needs value 1, 2 or 3", {"doing": "swap", "value": 4}),
        ("value belongs to doing 'swap'", {"value": 2}),
        ("dice needs three entries", {"dice": "1 2"}),
        ("'4' is no face of a die; there are blank, 1, 2, 3, peek, reroll, sets", {"dice": "1 2 4"}),
        ("scores: 3 numbers from 0 to 9 are expected, not '1 2'", {"scores": "1 2"}),
        ("scores: 3 numbers from 0 to 9 are expected, not '1 2 -1'", {"scores": "1 2 -1"}),
        ("scores: 3 numbers from 0 to 9 are expected, not '1 2 x'", {"scores": "1 2 x"}),
        ("scores: 3 numbers from 0 to 9 are expected, not '1 2 10'", {"scores": "1 2 10", "doing": "over", "stopped": 1}),
        ("gains: 3 numbers from -1 to 2 are expected, not '0 0 3'", {"gains": "0 0 3"}),
        ("gains: 3 numbers from -1 to 2", {"gains": f"0 0 {10**30}"}),
        ("round is from 1 to 9999, not 0", {"round": 0}),
        ("round is from 1 to 9999", {"round": 10**30}),
        ("the game is over when a score is 4 or more", {"scores": "4 0 0"}),
        ("the game is over when a score is 4 or more", {"scores": "3 0 0", "doing": "over", "stopped": 0}),
        ("a card lies open only until the turn ends", {"peeked": "rowA 1"}),
        ("peeked is a place and a value, e.g. 'rowA 2', not 'rowA'", {"peeked": "rowA", "doing": "end"}),
        ("peeked is a place and a value", {"peeked": "rowA 4", "doing": "end"}),
        ("'hand3' is no place here; there are rowA, rowB, hand0, hand1, hand2", {"peeked": "hand3 1", "doing": "end"}),
        ("Expected `int`, got `str`", {"turn": "0"}),
        ("Expected `int`, got `bool`", {"turn": True}),
        ("Expected `int`, got `float`", {"round": 1.5}),
    ],
)
def test_a_table_that_cannot_be(words: str, fields: dict[str, Any]) -> None:
    bad(words, **fields)


@pytest.mark.parametrize(
    ("words", "fields"),
    [
        ("'table' is no place here", {"seen": {"table": "0 0 0"}}),
        ("rowA needs three entries", {"seen": {"rowA": "0 0"}}),
        ("seen names seats, as '01', or '-', not '03'", {"seen": {"rowA": "03 - -"}}),
        ("seen names seats, as '01', or '-', not '0-'", {"seen": {"rowA": "0- - -"}}),
        ("seen names seats, as '01', or '-', not '--'", {"seen": {"rowA": "-- - -"}}),
        ("hand1: whoever sees a card has seen it", {"seen": {"hand1": "0 02 02"}}),
        ("Expected `object`, got `array`", {"seen": ["rowA"]}),
        ("'hand7' is no place here", {"dealt": {"hand7": "rowA rowA rowA"}}),
        ("'hand7' is no place here", {"dealt": {"rowA": "hand7 rowA rowA"}}),
        ("rowA needs three entries", {"dealt": {"rowA": "hand0"}}),
        ("each place must have been dealt one card of each value", {"dealt": {"rowA": "hand0 rowA rowA"}}),
    ],
)
def test_a_history_that_cannot_be(words: str, fields: dict[str, Any]) -> None:
    bad(words, **fields)


@pytest.mark.rule("K7")
def test_no_hand_can_have_been_dealt_complete() -> None:
    dealt = {place: f"{place} {place} {place}" for place in ("rowA", "hand0")}
    bad(r"no hand can have been dealt complete \(K7\)", hands=["r r r", "g b y", "b y g"], rows=["y g b", "p p p"], dealt=dealt)


@pytest.mark.parametrize(
    ("text", "words"),
    [("hands = [", "described in TOML"), ("no toml at all", "described in TOML"), ("", "missing required field")],
)
def test_descriptions_that_cannot_be_read(text: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        GAME.position(text)


def test_options_that_cannot_be_read() -> None:
    with pytest.raises(BadOption, match="Kinoko has no option 'music'; its options: memory_aid"):
        GAME.position(**BASE, options={"music": True})
    with pytest.raises(BadOption, match=r"option memory_aid takes False \| True, not 1"):
        GAME.position(**BASE, options={"memory_aid": 1})
    with pytest.raises(BadPosition, match="options of a position are a table"):
        GAME.position(**BASE, options=["memory_aid"])


def test_any_other_nonsense_is_a_bad_position_too() -> None:
    """Fields of a good description exchanged, cut and overwritten at random: read or refused, never anything else."""
    chooser, read, refused = Random(5), 0, 0
    whole: dict[str, Any] = BASE | {
        "turn": 1,
        "doing": "end",
        "dice": "1 2 sets",
        "scores": "1 2 3",
        "peeked": "rowA 1",
        "round": 2,
    }
    whole |= {"stopped": 0, "gains": "0 1 1", "value": 0, "dealt": {"rowA": "rowA rowA rowA"}, "seen": {"rowA": "01 - -"}}
    nonsense = [
        "",
        "-",
        "r",
        "r r r",
        "rowA 9",
        "0 0 0",
        "9 9 9",
        "é ü 中",
        "over",
        "swap",
        0,
        3,
        -1,
        2**70,
        0.5,
        True,
        None,
        [],
        {},
        ["r"],
        {"a": "b"},
    ]
    for _ in range(1500):
        name = chooser.choice(list(whole))
        fields = whole | {name: chooser.choice([*nonsense, *whole.values()])}
        try:
            assert isinstance(GAME.position(**fields), Match)
            read += 1
        except BadPosition:
            refused += 1
    assert read > 50
    assert refused > 500

"""GrandBois in texts: actions, positions, the board, the log."""

from __future__ import annotations

import re
from typing import Any

import pytest

import kibako
from kibako.engine.game import Match
from kibako.games.grandbois.tests.helpers import GAME, position, state_of

# --- actions -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay 6",
        "lay 6 0",
        "lay 6 0 1",
        "lay 6 0 1;1",
        "lay 6 0 1, 1",
        "lay 6 0 1,1 ",
        " lay 6 0 1,1",
        "lay  6 0 1,1",
        "lay 6 0 1,1\n",
        "Lay 6 0 1,1",
        "lay 0 0 1,1",
        "lay 37 0 1,1",
        "lay 06 0 1,1",
        "lay 6 45 1,1",
        "lay 6 360 1,1",
        "lay 6 00 1,1",
        "lay 6 0 +1,1",
        "lay 6 0 -0,1",
        "lay 6 0 01,1",
        "lay 6 0 1.0,1",
        "lay ٦ 0 1,1",
        "lay 1٣ 0 1,1",
        "tower",
        "tower 1",
        "tower None",
        "tower none ",
        "tower 1,1,1",
        "tower a,b",
        "pass",
    ],
)
def test_texts_that_are_no_actions(text: str) -> None:
    m = position()
    before = m.save()
    with pytest.raises(kibako.MalformedAction, match=r"is no action of GrandBois; expected e\.g\. 'lay 17 90 3,-2'"):
        m.play(text)
    assert m.save() == before


@pytest.mark.parametrize("text", ["lay 6 0 39,0", "lay 6 0 0,-39", "tower 99,0"])
def test_places_off_the_table(text: str) -> None:
    with pytest.raises(kibako.MalformedAction, match="columns and rows go from -38 to 38"):
        position().play(text)


@pytest.mark.parametrize("text", [None, 0.5, b"tower none", ["lay", 6]])
def test_actions_are_texts_or_integers(text: Any) -> None:
    with pytest.raises(kibako.MalformedAction, match="an action is a text or an integer, not"):
        position().play(text)


def test_endless_texts_are_not_even_read() -> None:
    with pytest.raises(kibako.MalformedAction, match="at most 200 characters"):
        position().play("lay " * 1000)


@pytest.mark.parametrize("text", ["lay 6 0 5,5", "lay 36 270 -38,38", "tower 0,0", "tower none"])
def test_actions_that_are_not_allowed_now_are_illegal_not_malformed(text: str) -> None:
    with pytest.raises(kibako.IllegalAction) as caught:
        position().play(text)
    assert caught.value.rule == "G6"
    assert not isinstance(caught.value, kibako.MalformedAction)


def test_actions_in_words() -> None:
    m = position()
    speaker = GAME.speaker(0)
    view = GAME.look(state_of(m), 0)
    assert speaker.say(GAME.ask(view)) == "Take a tile from the river and lay it on the forest."
    assert (
        speaker.say(GAME.say(GAME.read("lay 7 270 -1,0"), view))
        == "Lay tile 7, turned 270°, at column −1, row 0: 3 rabbits over a clearing, 1 raccoon over a clearing"
    )
    m.play("lay 6 0 1,1")
    view = GAME.look(state_of(m), 0)
    assert speaker.say(GAME.ask(view)) == "Put a watchtower on the clearing of your tile, or keep it for later."
    assert (
        speaker.say(GAME.say(GAME.read("tower 1,1"), view)) == "Put a watchtower at column 1, row 1: 4 chestnuts around it now"
    )
    assert speaker.say(GAME.say(GAME.read("tower none"), view)) == "Keep your watchtower"


# --- positions -----------------------------------------------------------------------------------------------------------


def test_what_is_left_out_is_as_usual() -> None:
    m = GAME.position(clans="F R L", river="6 7 8 9")
    assert (m.seats, m.to_act, m.options) == (3, 0, {"expert": False})
    view = m.view(None)
    assert view["unseen"] == [1, 2, 3, 4, 5, *range(10, 37)]
    assert view["doing"] == "tile"
    assert GAME.describe(state_of(m)) == {"clans": "F R L", "river": "6 7 8 9", "forest": "C  C\nC  C", "at": "0,0"}


EVERYTHING = """
clans = "LS TF"
river = "30 31 32 33"
forest = '''
.  C  C
.  C  ^1 R3
B  .  F3 R1'''
at = "-1,0"
turn = 1
doing = "tile"
pile = "9 10 11"
under = "20 5"
laid = ["6 0 1,1 seat 1"]

[options]
expert = true
"""


def test_a_position_says_everything() -> None:
    m = GAME.position(EVERYTHING)
    assert m.to_act == 1
    assert m.options == {"expert": True}
    view = m.view(0)
    assert view["clans"] == [["lizard", "rabbit"], None]
    assert view["expert"] is True
    assert view["towers"] == [[None, None], [[1, 1], None]]
    assert (view["river"], view["unseen"], view["under"]) == ([30, 31, 32, 33], [9, 10, 11], [20, 5])
    assert view["laid"] == [{"seat": 1, "tile": 6, "turn": 0, "x": 1, "y": 1}]
    top, middle, bottom = ({square["x"]: square["kind"] for square in view["forest"] if square["y"] == y} for y in (0, 1, 2))
    assert top == {0: "C", 1: "C"}
    assert middle == {0: "C", 1: "^", 2: "R3"}
    assert bottom == {-1: "B", 1: "F3", 2: "R1"}
    again = GAME.position(m.position)
    assert again.position == m.position
    assert [again.view(seat) for seat in (0, 1, None)] == [m.view(seat) for seat in (0, 1, None)]


def test_a_tower_to_be_decided_is_described_by_the_tile_laid_last() -> None:
    m = position(forest="C C .\nC C R3\n. F3 R1", river="7 8 9 10", laid=["6 0 1,1 seat 2"], doing="tower", turn=2)
    assert m.to_act == 2
    assert m.actions() == ["tower 1,1", "tower none"]


def test_two_towers_of_a_seat_come_back_whichever_was_raised_first() -> None:
    """The lower tower is raised before the upper one; a description knows no order."""
    m = position(clans="FR LS", river="6 30 7 31", pile="")
    for action in ("lay 6 0 1,1", "tower 1,1", "lay 30 0 -1,1", "lay 7 0 1,-1", "tower 1,-1"):
        m.play(action)
    assert GAME.position(m.position).view(0) == m.view(0)
    assert m.view(0)["towers"] == [[[1, -1], [1, 1]], [None, None]]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"clans": "F"}, "clans are needed for two to four seats, not 1"),
        ({"clans": ""}, "clans are needed for two to four seats, not 0"),
        ({"clans": "F R L S T"}, "clans are needed for two to four seats, not 5"),
        ({"clans": "F R"}, "with 2 players a seat has 2 clan(s), not 'F' (G4)"),
        ({"clans": "FR L"}, "with 2 players a seat has 2 clan(s), not 'L' (G4)"),
        ({"clans": "FR L S"}, "with 3 players a seat has 1 clan(s), not 'FR' (G4)"),
        ({"clans": "F F L"}, "each clan is played once at most, not 'F F L'"),
        ({"clans": "F R X"}, "the clans are F, R, L, S, T, not 'F R X'"),
        ({"clans": "f r l"}, "the clans are F, R, L, S, T"),
        ({"clans": 3}, "Expected `str`, got `int` - at `$.clans`"),
        ({"river": "6 7 8"}, "the river has 4 tiles (G9)"),
        ({"river": "6 7 8 9 10"}, "the river has 4 tiles (G9)"),
        ({"river": "6 7 8", "pile": "", "under": "9"}, "the river has 4 tiles (G9)"),
        ({"river": "6 7 8 37"}, "river: numbers from 1 to 36 are expected, not '6 7 8 37'"),
        ({"river": "0 7 8 9"}, "river: numbers from 1 to 36 are expected, not '0 7 8 9'"),
        ({"river": "6 7 8 nine"}, "river: numbers from 1 to 36 are expected, not '6 7 8 nine'"),
        ({"river": "6 7 8 -9"}, "not '6 7 8 -9'"),
        ({"river": "9" * 5000}, f"not '{'9' * 40}'"),
        ({"pile": "x"}, "pile: numbers from"),
        ({"under": "x"}, "under: numbers from"),
        ({"aside": "x"}, "aside: numbers from"),
        ({"river": "6 6 7 8"}, "each tile is in one place only"),
        ({"pile": "6"}, "each tile is in one place only"),
        ({"under": "6"}, "each tile is in one place only"),
        ({"pile": "1 1"}, "each tile is in one place only"),
        ({"aside": "12"}, "tiles are set aside only at the end (G11)"),
        ({"forest": ""}, "a forest has at least one square"),
        ({"forest": ". .\n. ."}, "a forest has at least one square"),
        ({"forest": "C G1"}, "'G1' is no square; squares are F1 to F4 and so on, C, B, ^0 and ."),
        ({"forest": "C F5"}, "'F5' is no square"),
        ({"forest": "C F0"}, "'F0' is no square"),
        ({"forest": "C c"}, "'c' is no square"),
        ({"forest": "CC"}, "'CC' is no square"),
        ({"forest": "C ^"}, "'^' is nobody's tower; the seats are 0, 1, 2"),
        ({"forest": "C ^3"}, "'^3' is nobody's tower"),
        ({"forest": "C ^-1"}, "'^-1' is nobody's tower"),
        ({"forest": "C ^0 ^0"}, "seat 0 has only 1 tower(s)"),
        ({"clans": "FR LS", "forest": "C ^1 ^1 ^1"}, "seat 1 has only 2 tower(s)"),
        ({"at": "1"}, "at: expected column,row, e.g. '-1,2', not '1'"),
        ({"at": "a,b"}, "at: expected column,row"),
        ({"at": "1,2,3"}, "at: expected column,row"),
        ({"at": "9" * 5000 + ",0"}, "at: expected column,row"),
        ({"at": "38,0"}, "a forest reaches at most 37 squares out, not 38,0"),
        ({"at": "0,-38"}, "a forest reaches at most 37 squares out, not 0,-38"),
        ({"forest": "C " * 39}, "a forest reaches at most 37 squares out, not 38,0"),
        ({"turn": 3}, "turn must be a seat, 0 to 2"),
        ({"turn": -1}, "turn must be a seat, 0 to 2"),
        ({"turn": True}, "Expected `int`, got `bool`"),
        ({"turn": "0"}, "Expected `int`, got `str`"),
        ({"doing": "dance"}, "'dance' is no decision; there are tile, tower, over"),
        ({"doing": "tower"}, "a tower is decided for the last tile of laid, which is missing"),
        ({"doing": "over"}, "the game is over only when the river is empty"),
        ({"forest": "B"}, "no tile of the river can be laid"),
        ({"river": "", "pile": ""}, "no tile of the river can be laid"),
        ({"laid": ["1"]}, "laid: expected e.g. '17 90 3,-2 seat 1', not '1'"),
        ({"laid": ["1 0 0,0 seat 3"]}, "laid: expected e.g."),
        ({"laid": ["1 0 0 seat 0"]}, "'lay 1 0 0' is no action of GrandBois"),
        ({"laid": "1 0 0,0 seat 0"}, "Expected `array`, got `str` - at `$.laid`"),
        ({"laid": ["1 0 0,0 seat 0"]}, "the tiles laid have B at 0,0, the map has C"),
        ({"laid": ["1 0 5,5 seat 0"]}, "the tiles laid have B at 5,5, the map has ."),
        ({"forest": "B R3\nT1 T1\n. C", "laid": ["1 0 0,0 seat 0"], "doing": "tower"}, "no tower can be placed (G10)"),
        (
            {"river": "1 2 3 4", "forest": "T4 F2\nC F2", "laid": ["8 270 0,0 seat 1"], "doing": "tower"},
            "seat 1 laid the last tile, so it decides about a tower (G10)",
        ),
        ({"trees": 3}, "unknown field `trees`"),
    ],
)
def test_descriptions_that_are_no_positions(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(kibako.BadPosition, match=rf"^this is no position of GrandBois: .*{re.escape(words)}"):
        position(**fields)


@pytest.mark.parametrize(
    ("description", "words"),
    [
        ("clans = ", "a position is described in TOML; this isn't"),
        ("river = '6 7 8 9'", "missing required field `clans`"),
        ("clans = 'F R L'", "missing required field `river`"),
        ("clans = 'F R L'\nriver = '6 7 8 9'\noptions = 3", "options of a position are a table"),
    ],
)
def test_descriptions_as_text(description: str, words: str) -> None:
    with pytest.raises(kibako.BadPosition, match=re.escape(words)):
        GAME.position(description)


def test_options_of_a_position() -> None:
    assert position(options={"expert": True}).options == {"expert": True}
    with pytest.raises(kibako.BadOption, match="GrandBois has no option 'master'"):
        position(options={"master": True})


@pytest.mark.parametrize(
    ("at", "corner"), [("37,37", "37,37"), ("-37,-37", "-38,-38"), ("37,-37", "37,-38"), ("-37,37", "-38,37")]
)
def test_no_tile_is_laid_off_the_table(at: str, corner: str) -> None:
    """A real game can't come this far; a described one is stopped at the rim, and can always be described again."""
    m = position(forest="C", at=at)
    with pytest.raises(kibako.IllegalAction, match="no square may lie more than 37 columns or rows out"):
        m.play(f"lay 6 0 {corner}")
    while m.to_act is not None:
        assert GAME.position(m.position).actions() == m.actions()
        m.play(max(m.actions(), key=lambda action: outward(action, at)))
    reached = [max(abs(square["x"]), abs(square["y"])) for square in m.view(None)["forest"]]
    assert max(reached) == 37


def outward(action: str, at: str) -> int:
    """How far in the direction of a corner an action goes."""
    if action.startswith("tower"):
        return 0
    *_, there = action.split()
    place, corner = (tuple(map(int, text.split(","))) for text in (there, at))
    return sum(along * (1 if end > 0 else -1) for along, end in zip(place, corner, strict=True))


# --- the board and the log -------------------------------------------------------------------------------------------------

BOARD = """
       -2  -1   0   1
   -1   ·   ·   ·   ·
    0   ·  F1  ^1   ·
    1   ·   C   B   ·
    2   ·   ·   ·   ·

F foxes, R raccoons, L lizards, S rabbits, T toads; C clearing, B bear, ^ watchtower and its seat

River: tile    6        17       30       2
              C R3    T3 C     R4 R1    T3 B
             F3 R1    L3 L1    L2 L1    S1 S1
32 tiles are left in the pile.

Your secret clan: foxes

You have 1 watchtower left; Seat 1 has no watchtower left; Seat 2 has 1 watchtower left.
"""


def board(m: Match, seat: int | None, names: list[str] | None = None) -> str:
    return GAME.board(GAME.look(state_of(m), seat), GAME.speaker(seat, names))


def test_the_board_as_text() -> None:
    m = position(forest="F1 ^1\nC B", at="-1,0", river="6 17 30 2")
    assert board(m, 0) == BOARD.strip("\n")
    assert "Your secret clan" not in board(m, None)
    assert board(m, None).endswith("Seat 0 has 1 watchtower left; Seat 1 has no watchtower left; Seat 2 has 1 watchtower left.")


def test_the_board_of_two_players_near_the_end() -> None:
    m = position(clans="FR LS", river="6 17", pile="", under="")
    text = board(m, 1, ["Ann", "Bob"])
    assert "Your secret clans: lizards, rabbits" in text
    assert "The pile is empty." in text
    assert text.endswith("Ann has 2 watchtowers left; You have 2 watchtowers left.")
    m = position(clans="FR LS", river="6 17 18 19", pile="1", under="")
    assert "One tile is left in the pile." in board(m, 0)


def test_the_board_counts_the_tiles_under_the_pile() -> None:
    assert "5 tiles are left in the pile." in board(position(pile="1 2 3", under="10 11"), 0)


def test_the_log_is_told_to_each_reader_by_name() -> None:
    m = GAME.new(seats=2, seed=3)
    first = m.to_act
    assert first is not None
    m.play("lay {} 0 1,1".format(m.view(None)["river"][0]))
    names = ["Ann", "Bob"]
    assert m.log(first, names)[0] == "You begin."
    assert m.log(1 - first, names)[0] == f"{names[first]} begins."
    tile = m.journal[0].action.split()[1]
    assert m.log(None, names)[1] == f"{names[first]} lays tile {tile} at column 1, row 1, covering 1 square."

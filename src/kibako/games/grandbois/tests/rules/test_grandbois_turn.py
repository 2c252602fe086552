"""GrandBois: a turn, G6 to G10 and G12."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from shared import refusal

import kibako
from kibako.engine.game import Match
from kibako.games.grandbois.data.components import COMPONENTS

GAME = kibako.game("grandbois")


def position(forest: str = "C C\nC C", river: str = "6 7 8 9", **more: Any) -> Match:
    return GAME.position(clans=more.pop("clans", "F R L"), forest=forest, river=river, **more)


def forest(m: Match) -> str:
    """The map of a match, as its position tells it."""
    return str(GAME.describe(m.copy_state())["forest"])


# --- laying a tile -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("G6")
def test_eight_ways_to_lie_on_the_start_for_each_tile_and_turn() -> None:
    tiles, turns = (6, 7, 8, 9), (0, 90, 180, 270)
    places = ["-1,-1", "0,-1", "1,-1", "-1,0", "1,0", "-1,1", "0,1", "1,1"]
    expected = {f"lay {tile} {turn} {place}" for tile in tiles for turn in turns for place in places}
    assert set(position().actions()) == expected


@pytest.mark.rule("G6")
def test_a_tile_is_turned_freely_and_lies_as_told() -> None:
    """Tile 6 is C R3 R1 F3; here it covers one square and adds three."""
    laid = {
        0: "C  C  .\nC  C  R3\n.  F3 R1",
        90: "C  C  .\nC  F3 C\n.  R1 R3",
        180: "C  C  .\nC  R1 F3\n.  R3 C",
        270: "C  C  .\nC  R3 R1\n.  C  F3",
    }
    for turn, expected in laid.items():
        m = position()
        m.play(f"lay 6 {turn} 1,1")
        assert forest(m) == expected


@pytest.mark.rule("G6")
@pytest.mark.parametrize(
    ("before", "place", "covered", "after"),
    [
        ("C C\nC C", "1,1", 1, "C  C  .\nC  F4 F2\n.  T1 T1"),
        ("C C\nC C", "1,0", 2, "C  F4 F2\nC  T1 T1"),
        ("C C\nC .", "0,0", 3, "F4 F2\nT1 T1"),
    ],
)
def test_one_two_or_three_squares_are_covered(before: str, place: str, covered: int, after: str) -> None:
    m = position(before, river="32 7 8 9")  # tile 32 is F4 F2 T1 T1
    m.play(f"lay 32 0 {place}")
    assert forest(m) == after
    squares = "1 square" if covered == 1 else f"{covered} squares"
    assert m.log(0)[-1] == f"You lay tile 32 at column {place[0]}, row {place[2]}, covering {squares}."


@pytest.mark.rule("G6")
@pytest.mark.parametrize("place", ["2,0", "-2,1", "0,2", "2,2", "-2,-2", "9,9", "38,38", "-38,0"])
def test_a_tile_that_covers_nothing_is_refusal(place: str) -> None:
    """Beside the forest, at its corner, or far away: touching is not covering."""
    assert refusal(position(), f"lay 6 0 {place}") == (
        "G6",
        "a tile must lie over at least one square of the forest: touching it is not enough (G6)",
    )


@pytest.mark.rule("G6")
@pytest.mark.parametrize("place", ["0,0", "1,0"])
def test_a_tile_that_adds_nothing_is_refusal(place: str) -> None:
    m = position("C C C\nC C C")
    assert refusal(m, f"lay 6 0 {place}") == (
        "G6",
        "a tile must add at least one new square to the forest: here all four would lie on top of it (G6)",
    )


@pytest.mark.rule("G6")
def test_filling_a_hole_adds_a_square() -> None:
    m = position("C C C\nC . C\nC C C", river="32 7 8 9")
    for place in ("0,0", "1,0", "0,1", "1,1"):
        assert f"lay 32 0 {place}" in m.actions()
    m.play("lay 32 0 1,1")
    assert forest(m) == "C  C  C\nC  F4 F2\nC  T1 T1"
    assert refusal(m, "lay 7 0 0,1")[0] == "G6"  # the hole is gone


@pytest.mark.rule("G6")
def test_only_tiles_of_the_river_are_laid() -> None:
    assert refusal(position(), "lay 10 0 1,1") == ("G6", "tiles are taken from the river, not from the pile (G6)")


@pytest.mark.rule("G6")
def test_a_tile_must_be_laid() -> None:
    m = position()
    assert all(action.startswith("lay ") for action in m.actions())
    assert refusal(m, "tower none") == (
        "G6",
        "first click a tile in the river, then its place in the forest; a watchtower may come after that (G6)",
    )


@pytest.mark.rule("G6")
def test_heights_do_not_matter() -> None:
    """The square at 0,0 is covered three times over; the last tile lies on that pile, on lower squares and on the ground."""
    m = position("S1", river="34 35 13 9")
    m.play("lay 34 270 0,0")
    assert forest(m) == "T2 R1\nT2 R3"
    m.play("lay 35 90 -1,-1")
    assert forest(m) == "R1 R1 .\nS3 S3 R1\n.  T2 R3"
    m.play("lay 13 0 0,-1")
    assert forest(m) == "R1 S2 C\nS3 S4 L2\n.  T2 R3"


# --- covering ----------------------------------------------------------------------------------------------------------

# Rows: what covers; columns: what is covered. Digits are numbers of animals, of any clans.
COVERING = """
     C B ^ 1 2 3 4
  C  + - - - - - -
  B  + - - + + + +
  1  + - - - - - -
  2  + - - + - - -
  3  + - - + + - -
  4  + - - + + + -
"""

CLANS = "FRLST"
ANIMALS = [clan + number for clan in CLANS for number in "1234"]
GROUNDS = ["C", "B", "^0", *ANIMALS]
RIVERS = [" ".join(str(first + i) for i in range(4)) for first in range(1, 37, 4)]


def may_cover(cover: str, ground: str) -> bool:
    head, *rows = (line.split() for line in COVERING.strip().splitlines())
    table = {row[0]: dict(zip(head, row[1:], strict=True)) for row in rows}
    return table[_row(cover)][_row(ground)] == "+"


def _row(square: str) -> str:
    return square[1] if square[0] in CLANS else square[0]


def covering_squares(river: str) -> list[tuple[str, str]]:
    """For each way to lay a river tile at 0,0: the action, and the square that comes to lie there."""
    found = []
    for tile, quarters in itertools.product(river.split(), range(4)):
        squares = COMPONENTS.tiles[int(tile) - 1].split()
        found.append((f"lay {tile} {90 * quarters} 0,0", squares[-quarters]))
    return found


@pytest.mark.rule("G7", "G12")
@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("ground", GROUNDS)
def test_every_kind_of_square_onto_every_other(ground: str, expert: bool) -> None:
    """The ground lies alone at 0,0; a clearing far away leaves something to do if nothing covers it."""
    seen = set()
    for river in RIVERS:
        m = position(f"{ground} . . . C", river, options={"expert": expert})
        legal = set(m.actions())
        for action, cover in covering_squares(river):
            same_clan = expert and cover[0] == ground[0] and cover[0] in CLANS
            assert (action in legal) == (may_cover(cover, ground) and not same_clan), f"{cover} onto {ground}"
            if action not in legal and cover not in seen:
                assert refusal(m, action)[0] == ("G7" if not may_cover(cover, ground) else "G12")
            seen.add(cover)
    assert seen == {"C", "B", *ANIMALS}


@pytest.mark.rule("G7")
@pytest.mark.parametrize(
    ("ground", "action", "words"),
    [
        ("B", "lay 1 0 0,0", "the bear at column 0, row 0 is never covered (G7)"),
        ("^1", "lay 1 0 0,0", "the watchtower at column 0, row 0 is never covered (G7)"),
        ("F1", "lay 6 0 0,0", "at column 0, row 0, a clearing can’t cover 1 fox: only 2 animals or more, or a bear, can (G7)"),
        (
            "T3",
            "lay 6 270 0,0",
            "at column 0, row 0, 3 raccoons can’t cover 3 toads: only 4 animals or more, or a bear, can (G7)",
        ),
        ("S4", "lay 6 180 0,0", "at column 0, row 0, 1 raccoon can’t cover 4 rabbits: only a bear can (G7)"),
    ],
)
def test_refusals_name_the_square_and_the_reason(ground: str, action: str, words: str) -> None:
    assert refusal(position(f"{ground} . . . C", river="1 6 7 8"), action) == ("G7", words)


@pytest.mark.rule("G7")
def test_each_covered_square_must_obey_at_its_own_place() -> None:
    """Tile 30 is R4 R1 L1 L2: over F3 and S1 it lies only with its four raccoons on F3 and its two lizards on S1."""
    m = position("F3 S1", river="30 33 34 35")
    below = [action for action in m.actions() if action.startswith("lay 30") and action.endswith(" 0,0")]
    above = [action for action in m.actions() if action.startswith("lay 30") and action.endswith(" 0,-1")]
    assert below == []  # R4 R1, L2 R4, L1 L2 or R1 L1 on F3 S1
    assert above == ["lay 30 270 0,-1"]  # turned, its lower squares are R4 L2
    m.play("lay 30 270 0,-1")
    assert forest(m) == "R1 L1\nR4 L2"


@pytest.mark.rule("G7")
def test_one_forbidden_square_forbids_the_tile() -> None:
    """Over two clearings and a bear nothing goes, whatever the other squares allow."""
    m = position("C C\nB .", river="1 6 7 8")
    assert not [action for action in m.actions() if action.endswith(" 0,0")]
    assert refusal(m, "lay 1 0 0,0") == ("G7", "the bear at column 0, row 1 is never covered (G7)")


@pytest.mark.rule("G7")
def test_a_tower_is_safe_from_the_moment_it_stands() -> None:
    """Tile 1 turned half round, T1 T1 B R3, covers the clearing at 1,1 with toads or raccoons, and animals with its bear."""
    m = position(river="6 7 1 9")
    m.play("lay 6 0 1,1", luck=[0])
    m.play("tower none")
    over_the_clearing = {"lay 1 180 1,0", "lay 1 180 0,1"}
    assert over_the_clearing <= set(m.actions())
    m.undo()
    m.play("tower 1,1")
    assert not over_the_clearing & set(m.actions())
    for action in over_the_clearing:
        assert refusal(m, action) == ("G7", "the watchtower at column 1, row 1 is never covered (G7)")


@pytest.mark.rule("G8")
def test_only_the_visible_square_counts_for_covering() -> None:
    """One fox under three raccoons: two lizards could cover the fox, not the raccoons; four lizards cover them."""
    m = position("F1 . . C", river="6 31 20 9")
    assert "lay 31 270 0,0" in m.actions()  # L2 L2 S1 S3: two lizards on the fox
    m.play("lay 6 270 0,0", luck=[0])  # R3 R1 F3 C
    m.play("tower none")
    assert forest(m) == "R3 R1 .  C\nC  F3 .  ."
    assert refusal(m, "lay 31 0 -1,-1")[1].startswith("at column 0, row 0, 2 lizards can’t cover 3 raccoons")
    assert "lay 20 180 -1,-1" in m.actions()  # F2 C L4 L1: four lizards bottom right


@pytest.mark.rule("G8")
def test_only_the_visible_square_counts_for_scoring() -> None:
    m = position("F1 F2\nF1 F1", river="30", pile="", clans="F R L")
    m.play("lay 30 0 1,1")  # R4 R1 L1 L2
    assert m.outcome is not None
    assert forest(m) == "F1 F2 .\nF1 R4 R1\n.  L2 L1"
    assert [standing.categories["squares"] for standing in m.outcome.standings] == [3, 2, 2]


# --- the expert rule ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G12")
def test_experts_may_not_cover_a_clan_by_itself() -> None:
    usual, expert = (position("F1 . . C", river="5 6 7 8", options={"expert": on}) for on in (False, True))
    same_clan, other_clan, bear = "lay 6 90 0,0", "lay 6 270 0,0", "lay 5 0 0,0"  # F3, R3 and B on F1
    assert {same_clan, other_clan, bear} <= set(usual.actions())
    assert {other_clan, bear} <= set(expert.actions())
    words = "at column 0, row 0, 3 foxes may not cover 1 fox: the expert rule forbids the same clan (G12)"
    assert refusal(expert, same_clan) == ("G12", words)


@pytest.mark.rule("G12")
def test_experts_are_held_to_the_other_rules_too() -> None:
    expert = position("F3 . . C", river="5 6 7 8", options={"expert": True})
    assert refusal(expert, "lay 6 90 0,0")[0] == "G7"  # three foxes on three foxes
    assert refusal(expert, "lay 6 270 0,0")[0] == "G7"  # three raccoons on three foxes


@pytest.mark.rule("G12")
def test_a_bear_is_no_clan() -> None:
    """Tile 4 is F1 L1 L2 B. With its bear on the fox it lies there for experts, though it has a fox elsewhere."""
    expert = position("F1 . . C", river="4 6 7 8", options={"expert": True})
    assert "lay 4 90 0,0" in expert.actions()
    assert refusal(expert, "lay 4 0 0,0")[0] == "G7"


# --- the river -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G9")
def test_the_river_is_filled_before_the_tower_is_decided() -> None:
    m = position(river="9 6 7 8")
    m.play("lay 6 0 1,1", luck=[30])  # of the 32 unseen tiles, 1 to 5 and 10 to 36, the one at place 30: 35
    assert m.to_act == 0
    assert m.actions() == ["tower 1,1", "tower none"]
    assert m.view(0)["river"] == [9, 35, 7, 8]
    assert len(m.view(0)["unseen"]) == 31
    m.play("tower none", luck=[])
    assert m.view(1)["river"] == [9, 35, 7, 8]


@pytest.mark.rule("G9")
def test_the_river_shrinks_and_the_last_tile_ends_the_game() -> None:
    m = position(river="30 31 32 33", pile="36")
    rivers = []
    for action, luck in [
        ("lay 30 0 1,1", [0]),
        ("lay 31 0 -1,-1", []),
        ("lay 32 0 -1,1", []),
        ("lay 33 0 1,-1", []),
    ]:
        m.play(action, luck=luck)
        rivers.append(m.view(None)["river"])
        assert m.outcome is None
    assert rivers == [[36, 31, 32, 33], [36, 32, 33], [36, 33], [36]]
    assert m.to_act == 1
    m.play("lay 36 270 2,-2", luck=[])
    assert m.to_act is None
    assert m.outcome is not None
    assert m.outcome.reason == "all tiles laid"


@pytest.mark.rule("G9", "G13")
def test_the_last_tile_still_gives_its_player_the_tower() -> None:
    m = position(river="6", pile="", turn=2)
    m.play("lay 6 0 1,1")
    assert m.outcome is None
    assert m.to_act == 2
    assert m.view(2)["river"] == []
    m.play("tower 1,1")
    assert m.outcome is not None
    assert m.view(2)["towers"] == [[None], [None], [[1, 1]]]


# --- the tower -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G10")
def test_a_tower_goes_onto_the_clearing_just_laid() -> None:
    m = position()
    m.play("lay 6 90 1,1")  # F3 C R3 R1: its clearing lies at 2,1
    assert m.to_act == 0
    assert m.actions() == ["tower 2,1", "tower none"]
    rule = "a watchtower goes only on a clearing of"
    for elsewhere, words in {
        "0,0": f"that clearing is not on the tile just laid: {rule} that tile (G10)",
        "1,1": f"that is no clearing (3 foxes): {rule} the tile just laid (G10)",
        "30,0": "there is no forest there: a watchtower goes on a clearing of the tile just laid (G10)",
    }.items():
        assert refusal(m, f"tower {elsewhere}") == ("G10", words)
    assert refusal(m, "lay 7 0 -1,-1") == ("G10", "your tile is laid: now decide about your watchtower (G10)")
    m.play("tower 2,1")
    assert forest(m) == "C  C  .\nC  F3 ^0\n.  R1 R3"
    assert m.to_act == 1
    assert m.log(1)[-1] == "Seat 0 raises a watchtower at column 2, row 1."


@pytest.mark.rule("G10")
def test_without_a_clearing_there_is_nothing_to_decide() -> None:
    m = position(river="30 7 8 9")
    m.play("lay 30 0 1,1")
    assert m.to_act == 1
    assert m.actions()[0].startswith("lay ")


@pytest.mark.rule("G10")
def test_a_clearing_left_without_a_tower_gets_none_later() -> None:
    """Seat 0 keeps its tower; in its next turn it lays a tile without a clearing and is not asked again."""
    m = position(river="6 30 31 32", pile="33 34")
    m.play("lay 6 0 1,1", luck=[0])
    m.play("tower none")
    assert refusal(m, "tower 1,1") == (
        "G6",
        "first click a tile in the river, then its place in the forest; a watchtower may come after that (G6)",
    )
    m.play("lay 30 0 -1,-1", luck=[0])
    m.play("lay 31 0 -1,1")
    assert m.to_act == 0
    assert refusal(m, "tower 1,1")[0] == "G6"
    m.play("lay 32 0 1,-1")
    assert m.to_act == 1
    assert m.view(0)["towers"] == [[None], [None], [None]]


@pytest.mark.rule("G10")
def test_a_kept_tower_can_be_placed_in_a_later_turn() -> None:
    m = position(river="6 30 31 7", pile="33 34")
    m.play("lay 6 0 1,1", luck=[0])
    m.play("tower none")
    m.play("lay 30 0 -1,-1", luck=[0])
    m.play("lay 31 0 -1,1")
    m.play("lay 7 0 1,-1")
    assert m.actions() == ["tower 1,-1", "tower none"]


@pytest.mark.rule("G10")
def test_whose_tower_stands_has_none_left() -> None:
    """Seat 0's tower stands: laying a clearing asks nothing; seat 1 still has one."""
    m = position("C C\nC C\n. ^0")
    m.play("lay 6 0 1,-1")
    assert m.to_act == 1
    m.play("lay 7 0 -1,-1")
    assert m.to_act == 1
    assert m.actions() == ["tower -1,-1", "tower none"]


@pytest.mark.rule("G10")
def test_two_players_place_one_tower_a_turn_and_two_in_all() -> None:
    m = position(river="6 7 8 9", pile="10 11 12", clans="FR LS")
    m.play("lay 6 0 1,1", luck=[0])
    m.play("tower 1,1")
    assert m.to_act == 1  # one tower is left, but not for this turn
    assert m.view(None)["towers"] == [[[1, 1], None], [None, None]]
    m.play("lay 7 0 -1,-1", luck=[0])
    m.play("tower none")
    m.play("lay 8 180 -1,1", luck=[0])
    assert m.actions() == ["tower 0,2", "tower none"]
    m.play("tower 0,2")
    assert m.view(None)["towers"] == [[[1, 1], [0, 2]], [None, None]]
    m.play("lay 9 0 1,-1")
    m.play("tower none")
    m.play("lay 11 180 2,-2")
    assert m.to_act == 1  # seat 0 has none left
    assert [entry.seat for entry in m.journal] == [0, 0, 1, 1, 0, 0, 1, 1, 0]

"""GrandBois: when no tile of the river fits, G11.

Bears can't be covered, so a forest walled by bears is open only at its holes: a tile fits over a hole's one square or nowhere.
"""

from __future__ import annotations

import pytest

import kibako

GAME = kibako.game("grandbois")
FLUSHED = "No tile in the river fits: all 4 go under the pile, and new ones are turned up."

ONE_HOLE = """
B B B B
B C . B
B . . B
B B B B
"""

# After the first hole is filled, only a bear of tiles 1 to 5 covers four foxes.
THREE_HOLES = """
B B B B B  B B B  B B
B C . B F4 . B F4 . B
B . . B .  . B .  . B
B B B B B  B B B  B B
"""


@pytest.mark.rule("G11")
def test_every_tile_left_is_shown_once_then_all_are_set_aside_and_the_game_ends() -> None:
    m = GAME.position(clans="F R L", forest=ONE_HOLE, river="30 31 32 33", pile="34 35 36")
    assert {action.split()[-1] for action in m.actions()} == {"1,1"}
    m.play("lay 30 0 1,1", luck=[0, 1, 0])  # 34 fills the river; then 36 and 35 are turned up
    assert m.to_act is None
    assert m.outcome is not None
    assert m.outcome.reason == "no tile fits"
    assert m.outcome.scores == [0, 2 + 4, 2 + 4]  # R4 R1 and L2 L1 lie in the hole
    view = m.view(None)
    assert (view["river"], view["unseen"], view["under"]) == ([], [], [])
    assert view["aside"] == [31, 32, 33, 34, 35, 36]
    assert view["clans"] == [["fox"], ["raccoon"], ["lizard"]]
    told = [
        "You lay tile 30 at column 1, row 1, covering 1 square.",
        FLUSHED,
        "No tile fits any more: the last 6 are set aside.",
    ]
    assert m.log(0)[:3] == told
    assert m.log(0)[3] == "You played the foxes."


@pytest.mark.rule("G11")
def test_the_tiles_left_are_not_turned_up_more_than_once() -> None:
    """Four tiles left are all in the river already: nothing goes under the pile. A single one is set aside in the singular."""
    m = GAME.position(clans="F R L", forest=ONE_HOLE, river="30 31 32 33", pile="34")
    m.play("lay 30 0 1,1", luck=[0])
    assert m.log(None)[1] == "No tile fits any more: the last 4 are set aside."
    assert m.view(None)["aside"] == [31, 32, 33, 34]
    m = GAME.position(clans="F R L", forest=ONE_HOLE, river="30 31", pile="")
    m.play("lay 30 0 1,1")
    assert m.log(None)[1] == "No tile fits any more: the last one is set aside."
    m = GAME.position(clans="F R L", forest=ONE_HOLE, river="30", pile="")
    m.play("lay 30 0 1,1")
    assert m.outcome is not None
    assert m.outcome.reason == "all tiles laid"


@pytest.mark.rule("G11")
def test_the_river_goes_under_the_pile_until_a_tile_fits() -> None:
    m = GAME.position(clans="F R L", forest=THREE_HOLES, river="30 31 32 33", pile="1 2 28 29 34 35 36")
    m.play("lay 30 0 1,1", luck=[4, 4, 0, 3, 2])  # 34 fills the river; then 35, 1, 36 and 29 are turned up
    view = m.view(1)
    assert m.to_act == 1
    assert view["river"] == [35, 1, 36, 29]
    assert view["under"] == [34, 31, 32, 33]
    assert view["unseen"] == [2, 28]
    assert m.actions() == ["lay 1 0 4,1", "lay 1 0 7,1"]
    assert m.log(1)[1:] == [FLUSHED]

    m.play("lay 1 0 4,1", luck=[1, 0])  # 28 fills the river, 2 is turned up, then three from under the pile, in order
    view = m.view(2)
    assert view["river"] == [2, 34, 31, 32]
    assert view["under"] == [33, 35, 28, 36, 29]
    assert view["unseen"] == []
    assert m.actions() == ["lay 2 270 7,1"]

    m.play("lay 2 270 7,1", luck=[])  # nothing is open any more; no luck is needed for tiles that were seen before
    assert m.outcome is not None
    assert m.outcome.reason == "no tile fits"
    assert m.view(None)["aside"] == [28, 29, 31, 32, 33, 34, 35, 36]
    assert m.log(None)[-4] == "No tile fits any more: the last 8 are set aside."


@pytest.mark.rule("G11", "G9")
def test_tiles_under_the_pile_come_back_last_and_in_order() -> None:
    m = GAME.position(clans="F R L", river="30 31 32 33", pile="20", under="36 34 35")
    rivers = []
    for action, luck in [("lay 30 0 1,1", [0]), ("lay 31 0 -1,-1", []), ("lay 32 0 -1,1", []), ("lay 33 0 1,-1", [])]:
        m.play(action, luck=luck)
        rivers.append(m.view(None)["river"])
    assert rivers == [[20, 31, 32, 33], [20, 36, 32, 33], [20, 36, 34, 33], [20, 36, 34, 35]]
    assert m.view(None)["under"] == []


@pytest.mark.rule("G11", "G12")
@pytest.mark.parametrize("expert", [False, True])
def test_for_experts_a_tile_that_would_cover_its_own_clan_does_not_fit(expert: bool) -> None:
    """Three rabbits in the second hole: the river has only four rabbits to cover them; tile 8 has four toads."""
    forest = "B B B B B  B B\nB C . B S3 . B\nB . . B .  . B\nB B B B B  B B"
    m = GAME.position(clans="F R L", forest=forest, river="33 11 13 16", pile="8 31 34 36", options={"expert": expert})
    m.play("lay 33 0 1,1", luck=[2, 0, 0, 0] if expert else [2])  # 34 fills the river; 8, 31, 36 and 34 again are turned up
    assert m.view(1)["river"] == ([8, 31, 36, 34] if expert else [34, 11, 13, 16])
    assert m.view(1)["under"] == ([11, 13, 16] if expert else [])
    assert m.actions() == (["lay 8 270 4,1"] if expert else ["lay 11 270 4,1", "lay 13 90 4,1", "lay 16 90 4,1"])


@pytest.mark.rule("G11", "G10")
def test_the_tower_is_decided_before_the_next_player_is_found_stuck() -> None:
    m = GAME.position(clans="F R L", forest=ONE_HOLE, river="6 31 32 33", pile="34 35 36")
    m.play("lay 6 0 1,1", luck=[0])
    assert m.actions() == ["tower 1,1", "tower none"]
    assert m.view(0)["river"] == [34, 31, 32, 33]
    m.play("tower 1,1", luck=[0, 0])
    assert m.outcome is not None
    assert m.outcome.reason == "no tile fits"
    assert m.outcome.standings[0].categories["other clans at tower"] == 2  # R3 and R1; the bears count nothing


def test_a_stuck_game_is_saved_and_loaded() -> None:
    m = GAME.position(clans="F R L", forest=THREE_HOLES, river="30 31 32 33", pile="1 2 28 29 34 35 36")
    m.play("lay 30 0 1,1", luck=[4, 4, 0, 3, 2])
    assert kibako.loads(m.save()).position == m.position
    assert GAME.position(m.position).position == m.position

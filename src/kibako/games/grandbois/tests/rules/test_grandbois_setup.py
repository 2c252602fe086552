"""GrandBois: the components and the set-up, G1 to G5."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

import kibako
from kibako.engine.game import Match
from kibako.games.grandbois.data.components import COMPONENTS, Components
from kibako.kit.components import parse_components

GAME = kibako.game("grandbois")
SQUARES = [square for tile in COMPONENTS.tiles for square in tile.split()]
CLANS = {"F": "fox", "R": "raccoon", "L": "lizard", "S": "rabbit", "T": "toad"}

UNSHUFFLED = [4, 3, 2, 1]
"""The draws that leave the clans in the order fox, raccoon, lizard, rabbit, toad."""


def begin(seats: int, *, first: int = 0, tiles: tuple[int, ...] = (0, 0, 0, 0)) -> Match:
    """A game with chosen luck: clans in order, the first player, and the river as places among the tiles still unseen."""
    return Match.begin(GAME, seats, {"expert": False}, "scripted", [*UNSHUFFLED, first, *tiles])


# --- components ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G1")
def test_five_clans_and_36_tiles_of_four_squares_and_a_start_of_clearings() -> None:
    assert COMPONENTS.clans == tuple(CLANS.values())
    assert len(COMPONENTS.tiles) == 36
    assert COMPONENTS.start.split() == ["C", "C", "C", "C"]
    assert len(SQUARES) == 4 * 36
    assert all(re.fullmatch(r"C|B|[FRLST][1-4]", square) for square in SQUARES)


@pytest.mark.rule("G2")
def test_the_squares_add_up() -> None:
    count = Counter(SQUARES)
    assert (count["C"], count["B"]) == (24, 5)
    assert all(tile.count("C") + tile.count("B") <= 1 for tile in COMPONENTS.tiles)
    for clan in CLANS:
        assert [count[f"{clan}{animals}"] for animals in (1, 2, 3, 4)] == [7, 7, 6, 3]


@pytest.mark.rule("G2")
def test_squares_are_named_from_the_top_left_clockwise() -> None:
    """Tile 5 is B F3 F1 R2: the bear top left, three foxes top right, one fox bottom right, two raccoons bottom left."""
    m = GAME.position(clans="F R L", river="5 6 7 8")
    m.play("lay 5 0 1,1")
    assert forest(m) == "C  C  .\nC  B  F3\n.  R2 F1"


SOURCE = files("kibako.games.grandbois").joinpath("data", "tiles.toml").read_text(encoding="utf-8")


@pytest.mark.rule("G1")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"F3 F1 L3 L1",', "", "36 tiles are needed, not 35"),
        ('"F3 F1 L3 L1",', '"F3 F1 L3 L1", "C C C C",', "36 tiles are needed, not 37"),
        ('"F3 F1 L3 L1"', '"F3 F1 L3"', "tile 36 has 3 squares, not 4"),
        ('"F3 F1 L3 L1"', '"F3 F1 L3 L1 L1"', "tile 36 has 5 squares, not 4"),
        ('"F3 F1 L3 L1"', '"F5 F1 L3 L1"', "tile 36: 'F5' is no square"),
        ('"F3 F1 L3 L1"', '"F3 F1 L3 W1"', "tile 36: 'W1' is no square"),
        ('"F3 F1 L3 L1"', '"F3 F1 L3 f1"', "tile 36: 'f1' is no square"),
        ('"F3 F1 L3 L1"', '"F3 . L3 L1"', "tile 36: '.' is no square"),
        ('"F3 F1 L3 L1"', '"F3 ^ L3 L1"', "tile 36: '^' is no square"),
        ('start = "C C C C"', 'start = "C C"', "tile 0 has 2 squares, not 4"),
        (', "toad"]', "]", "five clans are needed, not 4"),
        ("clans =", "tribes =", "unknown field `tribes`"),
        ('start = "C C C C"', "", "missing required field `start`"),
        ('start = "C C C C"', "start = 4", "Expected `str`, got `int`"),
        ("tiles = [", "tiles = ", "Invalid"),
    ],
)
def test_tile_data_that_does_not_add_up_is_refused_in_words(old: str, new: str, words: str) -> None:
    assert old in SOURCE
    with pytest.raises(kibako.BadComponents, match=rf"^the tiles: .*{re.escape(words)}"):
        parse_components(SOURCE.replace(old, new), "the tiles", Components).check("the tiles")


# --- set-up ------------------------------------------------------------------------------------------------------------


def forest(m: Match) -> str:
    """The map of a match, as its position tells it."""
    return str(GAME.describe(m.copy_state())["forest"])


@pytest.mark.rule("G3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_lies_alone_and_four_tiles_are_turned_up(seats: int) -> None:
    view = GAME.new(seats=seats, seed=5).view(None)
    assert [(square["x"], square["y"], square["kind"]) for square in view["forest"]] == [
        (0, 0, "C"),
        (1, 0, "C"),
        (0, 1, "C"),
        (1, 1, "C"),
    ]
    assert len(view["river"]) == 4
    assert len(view["unseen"]) == 32
    assert sorted([*view["river"], *view["unseen"]]) == list(range(1, 37))
    assert view["laid"] == view["under"] == view["aside"] == []


@pytest.mark.rule("G3")
def test_the_river_is_drawn_from_the_shuffled_tiles() -> None:
    assert begin(3).view(None)["river"] == [1, 2, 3, 4]
    assert begin(3, tiles=(35, 0, 33, 5)).view(None)["river"] == [36, 1, 35, 7]
    drawn = Counter(tile for seed in range(200) for tile in GAME.new(seats=2, seed=seed).view(None)["river"])
    assert set(drawn) == set(range(1, 37))
    assert max(drawn.values()) < 50  # 22 on average


@pytest.mark.rule("G4")
@pytest.mark.parametrize(
    ("seats", "dealt", "towers"),
    [
        (2, [["fox", "raccoon"], ["lizard", "rabbit"]], 2),
        (3, [["fox"], ["raccoon"], ["lizard"]], 1),
        (4, [["fox"], ["raccoon"], ["lizard"], ["rabbit"]], 1),
    ],
)
def test_clans_and_towers_by_player_count(seats: int, dealt: list[list[str]], towers: int) -> None:
    m = begin(seats)
    for seat in range(seats):
        view = m.view(seat)
        assert view["clans"] == [dealt[owner] if owner == seat else None for owner in range(seats)]
        assert view["towers"] == [[None] * towers] * seats
    assert m.view(None)["clans"] == [None] * seats


@pytest.mark.rule("G4")
def test_any_clan_may_be_dealt_to_any_seat_and_none_twice() -> None:
    deals = [own_clans(GAME.new(seats=4, seed=seed)) for seed in range(150)]
    assert all(len(set(deal)) == 4 for deal in deals)
    assert {(seat, clan) for deal in deals for seat, clan in enumerate(deal)} == {
        (seat, clan) for seat in range(4) for clan in CLANS.values()
    }


def own_clans(m: Match) -> list[str]:
    return [m.view(seat)["clans"][seat][0] for seat in range(m.seats)]


@pytest.mark.rule("G4")
def test_clans_stay_secret_until_the_end_but_towers_are_public() -> None:
    """Seat 0 raises its tower: everybody sees whose it is, nobody sees a clan; the last tile reveals those that are played."""
    m = GAME.position(clans="F R L", river="6 33", pile="")
    m.play("lay 6 0 1,1")
    m.play("tower 1,1")
    for seat in (1, 2, None):
        view = m.view(seat)
        assert view["clans"][0] is None
        assert view["towers"][0] == [[1, 1]]
        assert [square["tower"] for square in view["forest"] if square["kind"] == "^"] == [0]
        assert not told_clans(m, seat)
    m.play("lay 33 0 -1,-1")
    for reader in (0, 1, 2, None):
        assert m.view(reader)["clans"] == [["fox"], ["raccoon"], ["lizard"]]
        assert told_clans(m, reader) == {"foxes", "raccoons", "lizards"}


def told_clans(m: Match, seat: int | None) -> set[str]:
    return set(re.findall(r"foxes|raccoons|lizards|rabbits|toads", " ".join(m.log(seat))))


@pytest.mark.rule("G5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_and_play_goes_clockwise(seats: int) -> None:
    for first in range(seats):
        m = begin(seats, first=first)
        assert m.to_act == first
        assert m.log(first)[0] == "You begin."
        assert m.log(None)[0] == f"Seat {first} begins."
    assert turn_order(m)[:5] == [(seats - 1 + i) % seats for i in range(5)]
    assert {GAME.new(seats=seats, seed=seed).to_act for seed in range(40)} == set(range(seats))


@pytest.mark.rule("G5")
@pytest.mark.parametrize(("seats", "turns"), [(2, 18), (3, 12), (4, 9)])
def test_turns_each(seats: int, turns: int) -> None:
    order = turn_order(GAME.new(seats=seats, seed=seats))
    assert Counter(order) == dict.fromkeys(range(seats), turns)
    assert order == [(order[0] + i) % seats for i in range(36)]


def turn_order(m: Match) -> list[int]:
    """Who lays the tiles, to the end of the game."""
    while m.to_act is not None:
        m.play(m.actions()[-1])
    return [entry.seat for entry in m.journal if entry.action.startswith("lay")]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"seats": 1}, "GrandBois is played with 2, 3, 4 seats, not 1"),
        ({"seats": 5}, "not 5"),
        ({"seats": "3"}, "not '3'"),
        ({"options": {"expert": 1}}, "option expert takes"),
        ({"options": {"master": True}}, "GrandBois has no option 'master'; its options: expert"),
    ],
)
def test_tables_that_cannot_be_opened(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(kibako.BadOption, match=re.escape(words)):
        GAME.new(**arguments)

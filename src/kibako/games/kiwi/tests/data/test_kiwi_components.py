"""The components of Kiwi Chow Down, and what the loader says about broken ones."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

import kibako
from kibako.engine.errors import BadComponents
from kibako.games.kiwi.data.components import (
    BOX,
    CARDS,
    CLANS,
    ISLAND,
    LEADERS,
    NEST_NAMES,
    SEASON_CARDS,
    SOLO,
    SOLO_CARDS,
    SOLO_MOVE,
    TERRAINS,
    Clans,
    Island,
    Leaders,
    SeasonCards,
    SoloCards,
    read_cell,
)
from kibako.games.kiwi.notation.places import axial
from kibako.games.kiwi.tests.helpers import GAME, at, doing, state_of
from kibako.kit.components import parse_components

FOLDER = Path(__file__).parents[2]
Kind = TypeVar("Kind", Island, Clans, Leaders, SeasonCards, SoloCards)


def position(**fields: Any) -> kibako.Match:
    return GAME.position(**fields)


@pytest.mark.rule("W1")
def test_four_clans_with_tokens_nests_leaders_and_nine_cards() -> None:
    assert tuple(clan.name for clan in BOX.clans) == CLANS == ("red", "green", "purple", "yellow")
    assert {card.name: card.copies for card in BOX.cards} == {
        "move": 2,
        "feed": 2,
        "build": 2,
        "joker-a": 1,
        "joker-b": 1,
        "joker-c": 1,
    }
    assert NEST_NAMES == ("tree-1", "tree-2", "control-1", "control-2", "cave-1", "cave-2")
    counted = GAME.component_count(state_of(GAME.new(4, 1)))
    for clan in CLANS:
        assert counted[f"{clan} tokens"] == 20
        assert counted[f"{clan} nests"] == 6
        assert sum(counted[f"{clan} {card}"] for card in CARDS) == 9


@pytest.mark.rule("W2")
def test_the_jokers_gains() -> None:
    gains = {card.name: card.gain for card in BOX.cards if card.gain}
    assert gains == {"joker-a": "4 fruit", "joker-b": "1 fruit, 2 place", "joker-c": "2 fruit, 1 marker"}
    match = position(clans="red green", hands=["joker-a joker-b joker-c", "move"])
    match.play("play joker-a gain", luck=[0, 0, 0, 0, 0])
    assert match.view(None)["sides"][0]["fruits"] == [4, 0, 0, 0]


@pytest.mark.rule("W2")
def test_joker_c_gives_two_fruits_and_a_marker() -> None:
    match = position(clans="red green", hands=["joker-c", "move"])
    match.play("play joker-c gain", luck=[20, 20, 55, 0])
    side = match.view(0)["sides"][0]
    assert side["fruits"] == [0, 2, 0, 0]
    assert side["markers"] == [0, 0, 0, 1]


@pytest.mark.rule("W2")
def test_joker_b_places_two_small_kiwis_or_by_the_french_book_a_big_one() -> None:
    for edition in ("mixed", "es"):
        match = position(clans="red green", hands=["joker-b", "move"], options={"edition": edition})
        match.play("play joker-b gain", luck=[0])
        match.play("place -1,1")
        match.play("place -1,1", luck=[0])
        assert at(match, "-1,1") == ["red-1", "red-1", "red-leader"]
    match = position(clans="red green", hands=["joker-b", "move"], options={"edition": "fr"})
    match.play("play joker-b gain", luck=[0])
    match.play("place -1,1", luck=[0])
    assert at(match, "-1,1") == ["red-2", "red-leader"]
    assert match.view(0)["sides"][0]["row"] == 6


@pytest.mark.rule("W2", "W19")
def test_the_french_joker_b_uncovers_two_spaces_in_order() -> None:
    match = position(clans="red green", hands=["joker-b", "move"], row="6 8", options={"edition": "fr"})
    match.play("play joker-b gain", luck=[0])
    match.play("place -1,1", luck=[0])  # space 3: a fruit; space 4: a move
    assert doing(match) == "move"
    assert match.view(0)["sides"][0]["fruits"] == [2, 0, 0, 0]
    assert match.log(0)[-4:-1] == [
        "You place a kiwi of size 2 on -1,1.",
        "You uncover space 3 of your row.",
        "You draw a red fruit.",
    ]


def french_joker_b(row: str, island: str) -> kibako.Match:
    """Red plays joker b for its gain; the row and the island hold what they say, the rest is under markers."""
    match = position(clans="red green", hands=["joker-b", "move"], row=row, island={"0,0": island}, options={"edition": "fr"})
    match.play("play joker-b gain", luck=[0])
    return match


@pytest.mark.rule("W2", "W18")
def test_the_french_joker_b_takes_a_token_that_is_missing_from_the_island() -> None:
    match = french_joker_b("1 8", "red-3 red-3 red-3 red-3 red-3 red-3 red-1")
    assert match.actions() == ["done", "take 1 0,0", "take 3 0,0"]
    match.play("take 3 0,0")
    match.play("place 0,0", luck=[0, 0])
    assert Counter(at(match, "0,0")) == {"red-1": 1, "red-2": 2, "red-3": 5}
    assert match.view(0)["sides"][0]["row"] == 0
    assert match.view(0)["sides"][0]["marker_count"] == 1  # of space 8


@pytest.mark.rule("W2", "W18")
def test_the_french_joker_b_with_one_token_may_place_a_small_kiwi_but_must_place_it() -> None:
    match = french_joker_b("0 8", "red-3 red-3 red-3 red-3 red-3 red-3 red-1")  # one is in the reserve
    match.play("done")
    assert match.actions() == ["place -1,1", "place 0,0"]
    match.play("place 0,0", luck=[0])
    assert Counter(at(match, "0,0")) == {"red-1": 2, "red-3": 6}


@pytest.mark.rule("W2", "W18")
def test_the_french_joker_b_without_any_token_at_hand_is_optional() -> None:
    island = "red-3 red-3 red-3 red-3 red-3 red-3 red-2"
    declined = french_joker_b("0 8", island)
    declined.play("done", luck=[0])
    assert declined.to_act == 1
    taken = french_joker_b("0 8", island)
    taken.play("take 2 0,0")
    taken.play("take 1 0,0")
    taken.play("place 0,0", luck=[0])
    assert Counter(at(taken, "0,0")) == {"red-2": 1, "red-3": 6}


@pytest.mark.rule("W3")
def test_bags_of_14_each_and_empty_ones_give_nothing() -> None:
    counted = GAME.component_count(state_of(GAME.new(2, 1)))
    assert all(counted[f"{colour} fruits"] == 14 for colour in BOX.fruits)
    assert all(counted[f"{terrain} markers"] == 14 for terrain in TERRAINS)
    everything = ["red " * 14, "green " * 14, "yellow " * 14, "blue " * 14]
    match = position(clans="red green purple yellow", fruits=everything, hands=["joker-a", "move", "move", "move"])
    assert match.actions() == ["play joker-a move", "play joker-a build", "down joker-a"]
    with pytest.raises(kibako.IllegalAction, match="W3"):
        match.play("down joker-a fruit")
    with pytest.raises(kibako.IllegalAction, match="W33"):
        match.play("play joker-a gain")


@pytest.mark.rule("W3")
def test_nobody_draws_from_an_empty_marker_bag() -> None:
    markers = ["flower " * 14 + "grass " * 14, "mountain " * 14 + "sand " * 14]
    match = position(clans="red green", hands=["joker-c", "move"], markers=markers)
    match.play("play joker-c gain", luck=[0, 0, 0])
    assert match.view(None)["sides"][0]["marker_count"] == 28


@pytest.mark.rule("W4")
def test_fifteen_season_cards_and_a_made_one_behind_an_option() -> None:
    assert len(SEASON_CARDS) == 16
    assert SEASON_CARDS[-1].name == "fewest-flower"
    assert (SEASON_CARDS[-1].left, SEASON_CARDS[-1].right) == ("4 fruit", "1 fruit")
    drawn: dict[bool, set[str]] = {False: set(), True: set()}
    for option, names in drawn.items():
        for seed in range(60):
            match = GAME.new(2, seed, {"sixteenth_season_card": option})
            for _ in range(2):
                match.play(match.actions()[0])
            cards = match.view(None)["season_cards"]
            assert len(set(cards)) == 4
            names.update(cards)
    assert "fewest-flower" not in drawn[False]
    assert "fewest-flower" in drawn[True]


@pytest.mark.rule("W5")
def test_sections_and_islands() -> None:
    for section in ISLAND.sections:
        assert Counter(section.terrains()) == {0: 3, 1: 3, 2: 3, 3: 3}
    assert [len(set(slots.hexes())) for slots in ISLAND.slots] == [24, 36, 48]
    assert ISLAND.slots[1].places[1].hexes()[:2] == [(1, -1), (0, -1)]
    assert ISLAND.slots[2].places[2].hexes()[-1] == (-3, 4)
    match = position(clans="red green purple", sections="3 1 4")
    terrains = {axial(hex_["place"]): hex_["terrain"] for hex_ in match.view(None)["hexes"]}
    assert [terrains[0, r] for r in range(4)] == ["flower", "grass", "sand", "mountain"]
    assert terrains[1, -1] == "mountain"
    assert terrains[1, 0] == "grass"


@pytest.mark.rule("W6")
def test_the_colours_that_pay_for_moves() -> None:
    assert {clan.name: set(clan.move) for clan in BOX.clans} == {
        "yellow": {"yellow", "green"},
        "green": {"green", "blue"},
        "purple": {"blue", "red"},
        "red": {"red", "yellow"},
    }
    assert {clan: colours_paid(clan, side_b=False) for clan in CLANS} == {clan.name: set(clan.move) for clan in BOX.clans}


@pytest.mark.rule("W6", "W70")
def test_side_b_has_other_colours() -> None:
    """The books: on side B the requirements vary. Which: made."""
    colours = {clan: colours_paid(clan, side_b=True) for clan in CLANS}
    assert colours == {
        "red": {"red", "green"},
        "green": {"green", "yellow"},
        "purple": {"yellow", "blue"},
        "yellow": {"yellow", "red"},
    }
    assert all(colours[clan.name] != set(clan.move) for clan in BOX.clans)


def colours_paid(clan: str, side_b: bool) -> set[str]:
    """With which fruits a clan can pay for a third move."""
    other = "green" if clan == "red" else "red"
    match = position(
        clans=f"{clan} {other}",
        fruits=["red red green green yellow yellow blue blue", ""],
        island={"0,0": f"{clan}-1 {clan}-1 {clan}-1 {clan}-1"},
        options={"side_b": side_b},
    )
    match.play("play move")
    while doing(match) != "pay-move":
        match.play(next(text for text in match.actions() if text != "ability"))
    return {colour for text in match.actions() if text != "done" for colour in text.split()[1:]}


def nests_given(players: int, **options: bool) -> list[tuple[int, int]]:
    """Fruits and markers at set-up, by place in turn order."""
    match = GAME.new(players, 3, options)
    for _ in range(players):
        match.play(match.actions()[0])
    view = match.view(None)
    return [(sum(view["sides"][side]["fruits"]), view["sides"][side]["marker_count"]) for side in view["order"]]


@pytest.mark.rule("W7", "W12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_order_nest_gives_the_same_whatever_the_number_of_players(players: int) -> None:
    assert nests_given(players) == [(4, 2), (5, 1), (2, 1), (5, 2)][:players]


@pytest.mark.rule("W7")
@pytest.mark.parametrize(
    "nests", [[(3, 1), (4, 1)], [(5, 3), (5, 1), (3, 1)], [(5, 2), (3, 2), (3, 1), (5, 2)]], ids=["two", "three", "four"]
)
def test_the_option_even_nests_gives_by_number_of_players(nests: list[tuple[int, int]]) -> None:
    assert nests_given(len(nests), even_nests=True) == nests


@pytest.mark.rule("W7", "W90")
@pytest.mark.parametrize(("even", "player", "kiwibot"), [(False, (5, 1), (0, 2 + 2)), (True, (4, 1), (0, 1 + 2))])
def test_alone_the_nests_are_the_first_two(even: bool, player: tuple[int, int], kiwibot: tuple[int, int]) -> None:
    match = GAME.new(1, 3, {"even_nests": even})
    match.play(match.actions()[0])
    given = [(sum(side["fruits"]), side["marker_count"]) for side in match.view(None)["sides"]]
    assert given[0] == player
    drawn = sum(line.startswith("Kiwibot draws a marker") for line in match.log(0))  # in its first turn
    assert f"Kiwibot draws {kiwibot[1]} markers." in match.log(0)
    assert given[1][0] == kiwibot[0]
    assert given[1][1] >= kiwibot[1] + drawn


@pytest.mark.rule("W8")
def test_the_rows_benefits() -> None:
    assert BOX.side_a.row[2:] == ("1 fruit", "1 move", "1 marker", "1 feed-or-build", "2 fruit", "1 marker")
    assert {clan.name: clan.side_b.row[2:] for clan in BOX.clans} == {
        "red": ("1 fruit", "1 fruit", "1 move", "1 marker", "2 fruit", "1 build"),
        "green": ("1 marker", "1 fruit", "1 move", "1 marker", "1 feed", "1 marker"),
        "purple": ("1 fruit", "1 build", "1 fruit", "1 move", "1 build", "1 marker"),
        "yellow": ("1 fruit", "1 fruit", "1 feed", "1 move", "1 marker", "1 fruit"),
    }
    match = position(clans="red green", hands=["joker-b", "move"], row="6 8")
    match.play("play joker-b gain", luck=[0])
    match.play("place -1,1", luck=[13])  # space 3
    assert match.view(None)["sides"][0]["fruits"] == [1, 1, 0, 0]


@pytest.mark.rule("W8", "W70")
def test_the_rows_of_side_b_give_other_benefits() -> None:
    match = position(clans="green red", hands=["joker-b", "move"], row="6 8", options={"side_b": True})
    match.play("play joker-b gain", luck=[0])
    match.play("place -1,1", luck=[0, 0])  # space 3: a marker, and one more for green
    assert doing(match) == "give-marker"


@pytest.mark.rule("W9")
def test_sixteen_leaders_four_a_clan() -> None:
    assert Counter(leader.clan for leader in LEADERS) == dict.fromkeys(CLANS, 4)
    steps = {leader.name: list(leader.steps) for leader in LEADERS}
    assert len(steps) == 16
    assert steps["chopan"] == ["line 3", "push all between"]
    assert steps["tule"] == ["go 1", "push 1 arrival", "go 1", "push 1 arrival"]
    assert [leader.source for leader in LEADERS if leader.name != "chopan"] == ["made"] * 15


@pytest.mark.rule("W96")
def test_six_solo_cards() -> None:
    assert [card.name for card in SOLO_CARDS] == ["1", "2", "3", "4", "5", "6"]
    assert SOLO_CARDS[0].move == ("K1 K1 same K+", "K2 to P+ push 1", "K1 to flower")
    assert SOLO_CARDS[1].move == ("K1 K1 apart grass", "KL to P+ push 1", "K2 to K+ push own 1")
    assert SOLO_CARDS[4].feed == ("feed P2", "feed K2", "feed P3")
    assert SOLO_CARDS[5].build == ("build control", "build tree", "build cave")


# The signs that both books explain for the solo cards.
MOVE_SIGNS = {"K1", "K2", "K3", "KL", "same", "apart", "push", "push own", "K+", "P+"}
OTHER_SIGNS = {"feed K1", "feed K2", "feed P1", "feed P2", "feed P3", "build tree", "build control", "build cave", "place 3"}


@pytest.mark.rule("W96")
def test_every_sign_that_the_books_explain_is_on_the_solo_cards() -> None:
    cells = [cell for card in SOLO_CARDS for row in (card.move, card.feed, card.build, card.joker) for cell in row]
    words = {word for cell in cells for word in re.findall(r"push own|[\w+]+", cell)}
    assert words >= MOVE_SIGNS
    assert words & set(TERRAINS)
    assert set(cells) >= OTHER_SIGNS


@pytest.mark.rule("W96")
def test_a_joker_mostly_does_what_the_other_rows_do_and_sometimes_places() -> None:
    jokers = [cell for card in SOLO_CARDS for cell in card.joker]
    placing = [cell for cell in jokers if cell.startswith("place")]
    assert 0 < len(placing) < len(jokers) / 2
    assert set(placing) == {"place 3"}


@pytest.mark.rule("W96")
def test_a_cell_may_show_three_movers_and_pushes_of_both_sides() -> None:
    """As a printed card may, though none of the made ones does."""
    kind, *numbers = read_cell("K1 K2 KL apart P+ push 2 push own 1", "")
    assert (kind, numbers) == (SOLO_MOVE, [1, 2, 4, 2, 5, 2, 1])


# --- broken data ---------------------------------------------------------------------------------------------------------


def broken(name: str, kind: type[Kind], old: str, new: str) -> Kind:
    lines = (FOLDER / "data" / f"{name}.toml").read_text(encoding="utf-8").splitlines()
    source = "\n".join(line for line in lines if not line.startswith("#"))
    assert old in source
    return parse_components(source.replace(old, new, 1), f"{name}.toml", kind)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"MSGF"', '"MSG"', "section 1 needs three rows of four hexes"),
        ('"MSGF"', '"MSGL"', "section 1: a hex is M, S, G or F, not L"),
        ('"flower", "grass"', '"grass", "flower"', "terrains must be"),
        ("players = 2", "players = 5", "slots are needed for 2, 3 and 4 players"),
        ("origin = [-5, 3]", "origin = [0, 3]", "two hexes lie in one place"),
        ("origin = [-5, 3]", "origin = [-9, 3]", ""),
        ("size_2 = [[2, 1], [1, 2]]", "size_2 = [[2, 1]]", "12 tokens go to the island"),
        ("leader = [1, 1]", "leader = [4, 1]", "a is from 0 to 3"),
        ("4 = [1, 2, 3]", "4 = [1, 2, 4]", "sections_away 4"),
    ],
)
def test_a_broken_island_is_told_in_words(old: str, new: str, words: str) -> None:
    island = broken("island", Island, old, new)
    if words:
        with pytest.raises(BadComponents, match=f"island.toml: .*{words}"):
            island.check("island.toml")
    else:
        assert island.check("island.toml") is island  # an island of two parts would be playable


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("tokens = 20", "tokens = 19", "20 tokens"),
        ('name = "red"', 'name = "pink"', "clans must be"),
        ('move = ["red", "yellow"]', 'move = ["red", "red"]', "two colours of fruit"),
        ('move = ["red", "green"]', 'move = ["red", "pink"]', "two colours of fruit"),
        ('["", "", "1 fruit", "1 move"', '["", "1 fruit", "1 move"', "8 spaces, not 7"),
        ('["", "", "1 fruit", "1 move"', '["", "1 fruit", "", "1 move"', "third space"),
        ('"1 feed-or-build"', '"1 feast"', "'1 feast' is no benefit"),
        ('placed = "2 fruit, 1 place"', 'placed = "2 fruit, 1 place, 1 grow"', "more than 2 parts"),
        ('name = "tree-2"', 'name = "tree-3"', "the nests must be"),
        ("copies = 2", "copies = 3", "action cards can't be"),
        ('gain = "4 fruit"', 'gain = ""', "jokers, and only they"),
        ("fruits = [5, 5, 3]", "fruits = [5, 5]", "3 players take as many nests"),
        ("fruits = [4, 5, 2, 5]", "fruits = [4, 5, 2]", "there are 4 turn-order nests"),
        ("players = 2", "players = 1", r"2, 3 and 4 players, not for \[1, 3, 4\]"),
        ('[[track]]\ngain = "1 marker"\nsource = "book"\n', "", "6 spaces, not 5"),
        ('fruits = ["red", "green"', 'fruits = ["green", "red"', "fruits must be"),
    ],
)
def test_broken_clans_are_told_in_words(old: str, new: str, words: str) -> None:
    with pytest.raises(BadComponents, match=f"clans.toml.*: .*{words}"):
        broken("clans", Clans, old, new).check("clans.toml")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('clan = "red"', 'clan = "green"', "as many leaders, 1 to 12, are needed for each"),
        ('name = "bolo"', 'name = "chopan"', "same name"),
        ('name = "bolo"', 'name = "Bolo B"', "one word in small letters"),
        ('"line 3", "push all between"', '"push all start"', "never goes to another hex"),
        ('"line 3"', '"fly 3"', "'fly 3' is no step"),
        ('"line 3"', '"line"', "'line' needs one number"),
        ('"coast"', '"coast 2"', "'coast 2' needs no number"),
        ('["swap 3"]', "[]", "needs 1 to 6 steps"),
    ],
)
def test_broken_leaders_are_told_in_words(old: str, new: str, words: str) -> None:
    with pytest.raises(BadComponents, match=f"leaders.toml: .*{words}"):
        broken("leaders", Leaders, old, new).check("leaders.toml")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('best = "most"', 'best = "least"', "most or fewest"),
        ('measure = "nests"', 'measure = "eggs"', "measure is one of"),
        ('name = "most-nests"', 'name = "most-flower"', "same name"),
        ('left = "1 point"', 'left = "a point"', "'a point' is no benefit"),
    ],
)
def test_broken_season_cards_are_told_in_words(old: str, new: str, words: str) -> None:
    with pytest.raises(BadComponents, match=f"seasons.toml.*: .*{words}"):
        broken("seasons", SeasonCards, old, new).check("seasons.toml")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('name = "1"', 'name = "7"', "numbered from 1 on, in this order, not 7, 2"),
        ('"K1 K1 same K+"', '"K1 same K+"', "need two movers"),
        ('"K1 K1 same K+"', '"K1 K1 to K+"', "need two movers"),
        ('"K1 to flower"', '"K1 to lake"', "nothing the Kiwibot can do"),
        ('"K1 to flower"', '"place 3"', "must do what they are called"),
        ('"build tree"', '"build house"', "nothing the Kiwibot can do"),
    ],
)
def test_broken_solo_cards_are_told_in_words(old: str, new: str, words: str) -> None:
    with pytest.raises(BadComponents, match=f"solo.toml.*: .*{words}"):
        broken("solo", SoloCards, old, new).check("solo.toml")


@pytest.mark.rule("W90")
def test_a_game_needs_four_solo_cards() -> None:
    with pytest.raises(BadComponents, match="there are 4 to 24 solo cards, not 3"):
        msgspec.structs.replace(SOLO, cards=SOLO_CARDS[:3]).check("solo.toml")


@pytest.mark.rule("W11")
def test_every_clan_has_as_many_leaders() -> None:
    with pytest.raises(BadComponents, match="as many leaders, 1 to 12"):
        Leaders(LEADERS[:-1]).check("leaders.toml")
    with pytest.raises(BadComponents, match="as many leaders, 1 to 12"):
        Leaders(()).check("leaders.toml")


def test_data_of_the_wrong_kind_names_the_file() -> None:
    with pytest.raises(BadComponents, match=r"clans.toml: Expected `int`"):
        broken("clans", Clans, "tokens = 20", 'tokens = "20"')
    with pytest.raises(BadComponents, match=r"clans.toml: .*unknown field"):
        broken("clans", Clans, "tokens = 20", "token = 20")

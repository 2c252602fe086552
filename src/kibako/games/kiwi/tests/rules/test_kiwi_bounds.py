"""How far, how many, and which: the limits of abilities, moves, pushes, feeding, growing and payments (W9, W20 to W41, W70)."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from kibako.games.kiwi.data.components import FRUITS, TERRAINS
from kibako.games.kiwi.rules.board import is_moved
from kibako.games.kiwi.rules.codes import LEADER
from kibako.games.kiwi.tests.helpers import GAME, at, doing, position, side, state_of

FOUR = "red green purple yellow"


# --- moves and pushes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("W9", "W41")
def test_brisa_runs_three_hexes_and_not_a_fourth() -> None:
    """Sections 1, 2, 4 and 3 join mountains in a row: -1,2, -2,3, -3,3, -4,4."""
    match = GAME.position(
        clans="purple red green yellow",
        leaders="brisa chopan tule flecha",
        sections="1 2 4 3",
        island={"0,2": "purple-leader", "0,0": "purple-1"},
    )
    terrain = {hex_["place"]: hex_["terrain"] for hex_ in match.view(None)["hexes"]}
    assert {terrain[place] for place in ("-1,2", "-2,3", "-3,3", "-4,4")} == {"mountain"}
    match.play("play move")
    match.play("ability")
    assert "go -3,3" in match.actions()
    assert "go -4,4" not in match.actions()


@pytest.mark.rule("W39", "W40")
def test_a_move_can_be_bought_for_the_leader_alone() -> None:
    match = position(island={"0,0": "red-1 red-1"}, fruits=["red red", ""], used="red")
    match.play("play move")
    match.play("move 1 0,0 0,1")
    match.play("move 1 0,0 0,1")
    assert match.actions() == ["done", "pay red red"]
    match.play("pay red red")
    assert {text.split()[1] for text in match.actions()} == {"leader"}


@pytest.mark.rule("W39", "W40")
@pytest.mark.parametrize(("seat", "home", "fruit"), [(0, "-1,1", "red"), (1, "-4,2", "green")])
def test_a_move_can_be_bought_for_a_kiwi_when_the_leader_has_moved_but_for_nobody_else(
    seat: int, home: str, fruit: str
) -> None:
    clan = ("red", "green")[seat]
    four = f"{fruit} {fruit} {fruit} {fruit}"
    match = position(turn=seat, island={"0,0": f"{clan}-1 {clan}-1"}, fruits=[four, ""] if seat == 0 else ["", four])
    match.play("play move")
    match.play(next(text for text in match.actions() if text.startswith(f"move leader {home}")))
    match.play("move 1 0,0 0,1")
    match.play(f"pay {fruit} {fruit}")
    match.play("move 1 0,0 0,1", luck=[0])
    assert match.to_act == 1 - seat  # two fruits are left, and nobody to move
    assert sum(side(match, seat)["fruits"]) == 2


@pytest.mark.rule("W38")
def test_the_second_that_is_pushed_is_smaller_too() -> None:
    match = position(island={"0,0": "red-3", "0,1": "green-2 green-2 green-1 green-3 green-leader"})
    match.play("play move")
    match.play("move 3 0,0 0,1")
    match.play("push green-2 0,1 0,2")
    assert {text.split()[1] for text in match.actions() if text != "done"} == {"green-1", "green-2"}


@pytest.mark.rule("W70", "W38")
def test_a_yellow_kiwi_may_push_another_of_its_size_that_has_just_moved_there() -> None:
    match = GAME.position(
        clans="yellow green", options={"side_b": True}, island={"0,0": "yellow-2 yellow-2", "0,3": "yellow-3"}
    )
    match.play("play move")
    match.play("move 2 0,0 0,1")
    assert doing(match) == "move"  # it does not push itself
    match.play("move 2 0,0 0,1")
    assert {text.split()[1] for text in match.actions() if text != "done"} == {"yellow-2-moved"}


@pytest.mark.rule("W40")
def test_only_kiwis_are_marked_as_moved() -> None:
    assert [kind for kind in range(LEADER + 1) if is_moved(kind)] == [3, 4, 5, 9, 10, 11]


@pytest.mark.rule("W23")
def test_a_leader_comes_ashore_on_any_other_coast_hex_and_nowhere_else() -> None:
    match = GAME.position(clans="yellow green", leaders="flecha tule", island={"-3,1": "yellow-leader", "-5,1": "green-leader"})
    match.play("play move")
    match.play("ability")
    match.play("go -5,1")
    places = {hex_["place"] for hex_ in match.view(None)["hexes"]}

    def neighbours(place: str) -> int:
        q, r = map(int, place.split(","))
        return sum(f"{q + dq},{r + dr}" in places for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)))

    coast = {place for place in places if neighbours(place) < 6}
    assert len(coast) < len(places)
    assert set(match.actions()) == {f"ashore {place}" for place in coast - {"-5,1"}}


# --- feeding and growing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("W33", "W34")
@pytest.mark.parametrize("owner", ["red", "green"])
@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize("paid", [1, 2, 3, 4])
def test_a_feed_card_needs_a_kiwi_that_can_be_paid_for(owner: str, size: int, paid: int) -> None:
    match = position(fruits=[" ".join(FRUITS[:paid]), ""], island={"0,0": f"{owner}-{size}"})
    assert ("play feed" in match.actions()) == (paid > size)


@pytest.mark.rule("W33", "W34")
@pytest.mark.parametrize("fruit", FRUITS)
def test_two_fruits_of_one_colour_do_not_feed(fruit: str) -> None:
    match = position(fruits=[f"{fruit} {fruit} {fruit}", ""], island={"0,0": "red-1"})
    assert "play feed" not in match.actions()


@pytest.mark.rule("W22", "W18")
def test_a_kiwi_grown_by_an_ability_with_a_token_of_the_island_is_not_marked() -> None:
    """Panza grows a kiwi where it arrives; only "different ones" are kept apart."""
    big = "yellow-3 yellow-3 yellow-3 yellow-3 yellow-3 yellow-3"
    match = GAME.position(
        clans="yellow green",
        leaders="panza tule",
        row="0 8",
        island={"-1,1": "yellow-leader", "-1,2": "yellow-1", "0,0": f"{big} yellow-1"},
    )
    match.play("play move")
    match.play("ability")
    match.play("go -1,2")
    match.play("grow 1 -1,2")
    match.play("take 1 0,0")
    assert at(match, "-1,2") == ["yellow-2", "yellow-leader"]


@pytest.mark.rule("W60", "W22", "W18")
def test_three_different_kiwis_grow_with_tokens_of_the_island() -> None:
    """What has grown in this benefit doesn't grow again, and is worth its size all the while."""
    big = "red-3 red-3 red-3 red-3 red-3"
    match = position(row="0 8", island={"0,0": "red-1 red-1", "0,1": f"{big} red-1", "0,2": "red-2"}, pending=["grow 0 2 1"])
    match.play("grow 1 0,0")
    match.play("take 1 0,1")
    assert at(match, "0,0") == ["red-1", "red-2-grown"]
    assert match.actions() == ["done", "grow 1 0,0", "grow 2 0,2"]
    first = [hex_["place"] for hex_ in match.view(None)["hexes"]].index("0,0")
    assert state_of(match).tokens(first, 0) == 1 + 2
    assert state_of(match).kiwis_in(first, 0) == 2
    assert state_of(match).island_tokens(0) == 20


@pytest.mark.rule("W60", "W22", "W18")
def test_a_kiwi_that_has_grown_and_lost_its_token_again_is_one_kiwi_when_the_benefit_is_over() -> None:
    island = {"0,0": "red-1 red-1", "0,1": "red-3 red-3 red-3 red-3 red-3 red-1", "0,2": "red-2"}
    match = position(row="0 8", island=island, pending=["unmark-grown 0", "grow 0 3 1"])
    for text in ("grow 1 0,0", "take 1 0,1", "grow 2 0,2", "take 2-grown 0,0"):
        match.play(text)
    assert at(match, "0,0") == ["red-1", "red-1-grown"]
    for text in ("grow 1 0,0", "take 3 0,1"):
        match.play(text)
    assert at(match, "0,0") == ["red-1", "red-2"]
    assert state_of(match).island_tokens(0) == 20


# --- payments ------------------------------------------------------------------------------------------------------------

ANY_TWO = "pay 0 3 2"


def pairs(held: list[str]) -> list[str]:
    """Each pair of different or equal fruits out of these, once."""
    possible = combinations_with_replacement(FRUITS, 2)
    return [
        f"pay {one} {other}" for one, other in possible if all(held.count(f) >= (one, other).count(f) for f in (one, other))
    ]


@pytest.mark.rule("W20")
@pytest.mark.parametrize(
    "held",
    [
        "red green yellow blue",
        "red red green yellow blue",
        "red green green yellow blue",
        "red green yellow yellow blue",
        "red green yellow blue blue",
    ],
)
def test_two_fruits_of_any_colours_are_paid_with_what_is_there(held: str) -> None:
    match = position(fruits=[held, ""], pending=[ANY_TWO])
    assert sorted(match.actions()) == sorted(pairs(held.split()))


@pytest.mark.rule("W20")
@pytest.mark.parametrize("colour", FRUITS)
@pytest.mark.parametrize("count", [2, 7, 8, 9, 10])
def test_many_fruits_of_one_colour_can_be_paid_and_no_others(colour: str, count: int) -> None:
    match = position(fruits=[" ".join([colour] * count), ""], pending=[ANY_TWO])
    assert match.actions() == [f"pay {colour} {colour}"]


@pytest.mark.rule("W20")
@pytest.mark.parametrize("terrain", TERRAINS)
@pytest.mark.parametrize("count", [2, 7, 8, 14])
def test_many_markers_of_one_terrain_can_be_paid_and_no_others(terrain: str, count: int) -> None:
    match = position(markers=[" ".join([terrain] * count), ""], pending=[ANY_TWO])
    assert match.actions() == [f"pay {terrain} {terrain}"]
    single = position(markers=[terrain, ""], fruits=["red", ""], pending=[ANY_TWO])
    assert single.actions() == [f"pay red {terrain}"]


# --- gains ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W2", "W3")
def test_the_log_names_every_fruit_drawn() -> None:
    match = position(hands=["joker-a", "move"])
    match.play("play joker-a gain", luck=[0, 13, 26, 39, 0])
    assert side(match, 0)["fruits"] == [1, 1, 1, 1]
    assert match.log(0)[-1] == "You draw a red fruit, a green fruit, a yellow fruit, a blue fruit."


@pytest.mark.rule("W70", "W35")
def test_the_log_counts_the_marker_that_green_draws_on_top() -> None:
    match = GAME.position(clans="green red", options={"side_b": True}, fruits=["red green", ""], island={"0,0": "red-1"})
    match.play("play feed")
    match.play("feed red-1 0,0")
    match.play("pay red green", luck=[0, 0, 0])
    assert match.log(0)[-1] == "You draw 3 markers."
    assert doing(match) == "give-marker"


@pytest.mark.rule("W2", "W19")
def test_a_new_kiwi_of_two_tokens_uncovers_the_spaces_from_left_to_right() -> None:
    """The French joker b, with the row's last two tokens: two fruits, then a marker."""
    match = position(hands=["joker-b", "move"], row="2 8", options={"edition": "fr"}, island={"0,0": "red-1"})
    match.play("play joker-b gain", luck=[0])
    match.play("place 0,0", luck=[0, 0, 0, 0])
    uncovered = [line for line in match.log(0) if "uncover" in line]
    assert uncovered == ["You uncover space 7 of your row.", "You uncover space 8 of your row."]


def jokers(markers_left: bool, tokens: int, free: bool) -> set[str]:
    """The jokers that red may play for their gain when the bag of fruits is empty."""
    terrain_at = {hex_["place"]: hex_["terrain"] for hex_ in GAME.position(clans=FOUR).view(None)["hexes"]}
    places = list(terrain_at)
    marked = dict.fromkeys(places[: 20 - tokens], "red-marker")
    kiwis = {} if free else {places[-1]: " ".join(["red-1"] * tokens)}
    laid = [terrain_at[place] for place in marked]
    held = ["" if markers_left else " ".join([terrain] * (14 - laid.count(terrain))) for terrain in TERRAINS]
    match = GAME.position(
        clans=FOUR,
        hands=["joker-a joker-b joker-c", "move", "move", "move"],
        fruits=[" ".join([colour] * 14) for colour in FRUITS],
        markers=held,
        row=f"{tokens if free else 0} 8 8 8",
        island=marked | kiwis,
    )
    return {text.split()[1] for text in match.actions() if text.endswith(" gain")}


@pytest.mark.rule("W33", "W3", "W45")
@pytest.mark.parametrize("free", [True, False])
@pytest.mark.parametrize("tokens", [0, 1])
@pytest.mark.parametrize("markers_left", [True, False])
def test_a_joker_gives_something_without_fruits_if_there_are_tokens_or_markers(
    markers_left: bool, tokens: int, free: bool
) -> None:
    expected = {"joker-b"} if tokens else set()
    assert jokers(markers_left, tokens, free) == expected | ({"joker-c"} if markers_left else set())


# --- the end -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W65")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    match = GAME.new(2, 1)
    while match.to_act is not None:
        match.play(match.actions()[0])
    assert match.actions() == []
    assert list(state_of(match).actions()) == []

"""Set-up of Kiwi Chow Down (W10 to W16), and which options go together."""

from __future__ import annotations

from collections import Counter

import pytest
from shared import refused

import kibako
from kibako import BadOption, Match
from kibako.games.kiwi.notation.places import axial
from kibako.games.kiwi.tests.helpers import GAME, doing, view_of


def settled(seats: int, seed: int, **options: object) -> Match:
    """A new match, with the first leader on offer for everybody."""
    match = GAME.new(seats, seed, options)
    while match.view(None)["phase"] == "leaders":
        match.play(match.actions()[0])
    return match


def pieces(match: Match) -> dict[tuple[int, int], list[str]]:
    hexes = [hex_ for hex_ in view_of(match, None).hexes if hex_.kiwis]
    return {axial(hex_.place): [kiwi.name for kiwi in hex_.kiwis] for hex_ in hexes}


@pytest.mark.rule("W10")
def test_first_player_sections_and_clans_are_by_luck() -> None:
    firsts, sections, clans = set(), set(), set()
    for seed in range(40):
        view = GAME.new(3, seed).view(None)
        firsts.add(view["first"])
        sections.add(tuple(view["sections"]))
        clans.add(tuple(side["clan"] for side in view["sides"]))
        assert view["order"] == [(view["first"] + i) % 3 for i in range(3)]
        assert len(set(view["sections"])) == 3
        assert len({side["clan"] for side in view["sides"]}) == 3
    assert firsts == {0, 1, 2}
    assert len(sections) > 10
    assert len(clans) > 10


@pytest.mark.rule("W10")
def test_turns_go_clockwise_from_the_first_player() -> None:
    match = settled(3, 4)
    order = match.view(None)["order"]
    for round_ in range(2):
        for side in order:
            assert match.to_act == side, round_
            match.play(next(text for text in match.actions() if text.startswith("down")))


@pytest.mark.rule("W11")
def test_leaders_are_chosen_openly_in_turn_order() -> None:
    match = GAME.new(3, 7)
    for side in match.view(None)["order"]:
        assert match.to_act == side
        clan = match.view(None)["sides"][side]["clan"]
        names = [text.split()[1] for text in match.actions()]
        assert len(names) == 4
        other = "chopan" if clan != "red" else "tule"
        assert refused(match, f"leader {other}") == "W11"
        match.play(match.actions()[2])
        assert match.view(None)["sides"][side]["leader"] == names[2]


@pytest.mark.rule("W12")
def test_markers_are_hidden_but_counted_and_fruits_are_public() -> None:
    match = settled(2, 5)
    first = match.view(None)["order"][0]
    mine, theirs = match.view(first)["sides"][first], match.view(1 - first)["sides"][first]
    assert sum(mine["markers"]) == 2
    assert theirs["markers"] is None
    assert theirs["marker_count"] == 2
    assert theirs["fruits"] == mine["fruits"]
    while match.view(None)["season"] == 1:
        match.play(match.actions()[-1] if "done" not in match.actions() else "done")
    fruits = sum(match.view(None)["sides"][first]["fruits"])
    assert fruits <= 4 + 3 + 2  # nothing from the nest a second time


@pytest.mark.rule("W13")
def test_eight_tokens_on_the_row_and_twelve_on_the_island() -> None:
    for seats in (2, 3, 4):
        match = settled(seats, seats)
        for side in match.view(None)["sides"]:
            assert side["row"] == 8
            assert side["reserve"] == 0
            assert side["nests"] == []
        tokens = Counter(
            kiwi.split("-")[0]
            for kiwis in pieces(match).values()
            for kiwi in kiwis
            if not kiwi.endswith("leader")
            for _ in range(int(kiwi.split("-")[1]))
        )
        assert set(tokens.values()) == {12}


@pytest.mark.rule("W14")
def test_the_first_game_set_up() -> None:
    match = settled(2, 2)
    view = match.view(None)
    one, two = (view["sides"][side]["clan"] for side in view["order"])
    assert pieces(match) == {
        (-1, 1): [f"{one}-1", f"{one}-1", f"{one}-leader"],
        (-1, 2): [f"{one}-2"],
        (-2, 1): [f"{one}-2"],
        (0, 0): [f"{one}-1"],
        (-2, 3): [f"{one}-1"],
        (0, 2): [f"{one}-1"],
        (-1, 3): [f"{two}-1"],
        (-1, 0): [f"{two}-1"],
        (-2, 2): [f"{two}-1"],
        (-4, 2): [f"{two}-1", f"{two}-1", f"{two}-leader"],
        (-4, 1): [f"{two}-2"],
        (-3, 2): [f"{two}-2"],
        (-5, 3): [f"{two}-1"],
        (-3, 0): [f"{two}-1"],
        (-5, 1): [f"{two}-1"],
        (-4, 0): [f"{one}-1"],
        (-4, 3): [f"{one}-1"],
        (-3, 1): [f"{one}-1"],
    }


@pytest.mark.rule("W14")
@pytest.mark.parametrize(("seats", "away"), [(3, [1, 2, 1]), (4, [1, 2, 3])])
def test_kiwis_abroad(seats: int, away: list[int]) -> None:
    match = settled(seats, 9)
    view = match.view(None)
    for place, side in enumerate(view["order"]):
        clan = view["sides"][side]["clan"]
        for steps, (a, b) in zip(away, [(3, 1), (0, 1), (2, 2)], strict=True):
            hex_ = view["hexes"][12 * ((place + steps) % seats) + 4 * b + a]
            assert {"clan": clan, "size": "1"} in hex_["kiwis"]


@pytest.mark.rule("W15")
def test_the_free_set_up() -> None:
    match = settled(2, 1, free_setup=True)
    first, second = match.view(None)["order"]
    assert match.to_act == first
    assert len(match.actions()) == 24
    match.play("settle 0,0")
    assert refused(match, "settle 0,0") == "W15"  # not empty
    match.play("settle 0,1")
    clans = [match.view(None)["sides"][side]["clan"] for side in (first, second)]
    assert pieces(match)[0, 0] == [f"{clans[0]}-1", f"{clans[0]}-1", f"{clans[0]}-leader"]
    assert refused(match, "settle 0,0") == "W15"  # an own kiwi is there
    match.play("settle 0,1")  # another's is no hindrance
    for _ in range(15):
        assert doing(match) == "settle"
        match.play(match.actions()[-1])
    assert doing(match) == "settle-big"
    assert refused(match, "grow 2 0,0") == "W15"
    assert match.to_act == first
    match.play("grow 1 0,0")
    assert match.to_act == first
    match.play("grow 1 0,0")
    own = [kiwi for kiwi in pieces(match)[0, 0] if kiwi.startswith(clans[0])]
    assert own == [f"{clans[0]}-2", f"{clans[0]}-2", f"{clans[0]}-leader"]
    match.play(match.actions()[0])
    match.play(match.actions()[-1])
    for side in match.view(None)["sides"]:
        assert (side["row"], side["reserve"]) == (8, 0)
    sizes = Counter(kiwi for kiwis in pieces(match).values() for kiwi in kiwis)
    assert sizes[f"{clans[1]}-1"] == 8
    assert sizes[f"{clans[1]}-2"] == 2


@pytest.mark.rule("W15")
def test_the_first_of_two_grown_kiwis_is_not_grown_again() -> None:
    match = GAME.position(
        clans="red green",
        options={"free_setup": True},
        phase="settling",
        season=0,
        step=19,
        island={"0,0": "red-1 red-leader", "0,3": "red-1", "-5,0": "green-leader"},
        reserve="10 12",
        order="0 1",
        pending=["settle-big 0 2"],
    )
    match.play("grow 1 0,0")
    assert match.actions() == ["grow 1 0,3"]


@pytest.mark.rule("W16")
def test_four_season_cards_and_hands_of_three() -> None:
    match = settled(4, 8)
    view = match.view(2)
    assert len(view["season_cards"]) == 4
    for side in view["sides"]:
        assert (side["hand_size"], side["deck_size"]) == (3, 6)
    assert len(view["sides"][2]["hand"]) == 3
    assert view["sides"][1]["hand"] is None
    hands = {tuple(settled(2, seed).view(0)["sides"][0]["hand"]) for seed in range(30)}
    assert len(hands) > 8


@pytest.mark.rule("W90", "W93")
@pytest.mark.parametrize("option", ["free_setup", "side_b", "variable_order"])
def test_what_the_books_do_not_combine_is_refused_before_anything_happens(option: str) -> None:
    with pytest.raises(BadOption, match=rf"solo game.*W90.*{option}"):
        GAME.new(1, 1, {option: True})
    with pytest.raises(kibako.BadPosition, match=rf"W90.*{option}"):
        GAME.position(clans="red green", solo=True, options={option: True})
    with pytest.raises(BadOption, match="solo_marker is for the solo game"):
        GAME.new(2, 1, {"solo_marker": "player"})


def test_options_combine_freely_otherwise() -> None:
    options = {"free_setup": True, "side_b": True, "variable_order": True, "edition": "es", "sixteenth_season_card": True}
    match = GAME.new(4, 3, options)
    while match.to_act is not None:
        match.play(match.actions()[len(match.journal) % len(match.actions())])
    assert match.outcome is not None
    assert match.outcome.reason == "four seasons are over"
    with pytest.raises(BadOption):
        GAME.new(2, 1, {"edition": "de"})
    with pytest.raises(BadOption):
        GAME.new(5, 1)

"""Setting KIKAI up: M12 to M14."""

from __future__ import annotations

import pytest
from shared import refused_by

from kibako import Match
from kibako.games.kikai.tests.helpers import GAME, side


def new(mode: str = "normal", seed: int = 1) -> Match:
    return GAME.new(seed=seed, options={"mode": mode})


@pytest.mark.rule("M12")
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_the_table_is_laid(mode: str) -> None:
    view = new(mode).view(None)
    assert view["mode"] == mode
    assert sorted(view["bonus"]) == [1, 2, 3, 4, 5, 6]
    assert all(len(side["hand"]) == 4 for side in view["sides"])
    assert len(view["offer"]) == 2
    assert [len(layer) for layer in view["pile"]] == [20]
    assert [name.split()[0] for name in view["display"]] == ["feet"] * 3 + ["body"] * 3 + ["head"] * 3
    assert len(view["box"]) == 5 + 9 + 9
    assert not [name for name in (*view["display"], *view["box"]) if name.endswith("start")]
    assert [sorted(side["feet"]) for side in view["sides"]] == [
        ["feet blue start", "feet red start"],
        ["feet green start", "feet red start"],
    ]


@pytest.mark.rule("M12")
def test_everything_is_laid_at_random() -> None:
    views = [new(seed=seed).view(None) for seed in range(12)]
    for name in ("bonus", "squares", "display", "offer"):
        assert len({str(view[name]) for view in views}) > 5
    for seat in range(2):
        assert len({str(view["sides"][seat]["hand"]) for view in views}) > 5
        assert len({str(view["sides"][seat]["foundation"]) for view in views}) > 5


@pytest.mark.rule("M13")
def test_founders_take_turns_and_choose_feet_district_and_street() -> None:
    match = new()
    founders = []
    for text in ("found blue Casino", "found red School", "found green Parking", "found red TrainStation"):
        founders.append(match.to_act)
        match.play(text)
        district = text.split()[-1]
        assert all(action.startswith(f"street {district} S") for action in match.actions())
        match.play(match.actions()[0])
    assert founders == [0, 1, 1, 0]
    assert match.to_act == 0
    assert match.view(None)["doing"] == "card"
    yellow, purple = side(match, 0), side(match, 1)
    assert yellow["influence"] == [1, 1, 0]
    assert purple["influence"] == [1, 0, 1]
    assert yellow["kikai"]["Casino"][0]["element"] == "feet blue start"
    assert purple["kikai"]["School"][0]["element"] == "feet red start"
    assert yellow["streets"] == ["TrainStation S1", "Casino S5"]
    assert purple["streets"] == ["School S6", "Parking S3"]
    for player in (yellow, purple):
        assert (player["distributors"], player["income"], player["feet"]) == (18, 3, [])


@pytest.mark.rule("M13")
def test_the_player_chooses_which_feet_first_and_only_their_own() -> None:
    match = new()
    assert {action.split()[1] for action in match.actions()} == {"blue", "red"}
    assert len(match.actions()) == 12
    refused_by(match, "found green School", "M13", "no green starting feet")
    match.play("found red Diner")
    match.play("street Diner S2")
    assert {action.split()[1] for action in match.actions()} == {"green", "red"}


@pytest.mark.rule("M13")
def test_only_free_streets_of_one_space_at_that_district() -> None:
    match = new()
    match.play("found blue Diner")
    assert match.actions() == ["street Diner S2", "street Diner S3"]
    refused_by(match, "street Diner S9", "M13", "free street of one space at Diner")
    refused_by(match, "street Parking S3", "M13", "free street of one space at Diner")
    refused_by(match, "found red School", "M13", "choose the street")
    match.play("street Diner S2")
    match.play("found red Diner")
    assert match.actions() == ["street Diner S3"]


@pytest.mark.rule("M13")
def test_a_district_without_a_free_single_exit_is_closed() -> None:
    match = new()
    match.play("found blue School")
    match.play("street School S6")
    refused_by(match, "found red School", "M13", "School has no free street of one space")
    assert "found red Diner" in match.actions()


@pytest.mark.rule("M13")
def test_the_two_starting_feet_go_to_different_districts() -> None:
    match = new()
    for text in ("found blue Diner", "street Diner S2", "found red Parking", "street Parking S3"):
        match.play(text)
    refused_by(match, "found green Parking", "M13", "different districts")
    assert "found green Diner" in match.actions()


@pytest.mark.rule("M13", "M14")
def test_set_up_is_free_and_normal_mode_starts_with_5e_1m_1lad() -> None:
    match = new()
    tiles = {seat: side(match, seat)["foundation"] for seat in range(2)}
    for text in ("blue Casino", "red School", "green Parking", "red Diner"):
        match.play(f"found {text}")
        match.play(match.actions()[0])
    for seat in range(2):
        player = side(match, seat)
        assert (player["energy"], player["megaphones"], player["ladders"], player["points"]) == (5, 1, 1, 0)
        values = [-2, -2, -3, -3, -4, -4]
        built = {0: (5, 2), 1: (0, 3)}[seat]  # their districts in the ring
        lost = sum(values[tile - 1] for place, tile in enumerate(tiles[seat]) if place not in built)
        assert player["score"] == lost + 1  # and 1 for the five energy


@pytest.mark.rule("M14")
def test_advanced_mode_starts_with_the_bonuses_of_the_chosen_tiles() -> None:
    bonuses = [(5, 0, 0), (3, 0, 1), (2, 1, 0), (0, 1, 1), (0, 0, 2), (6, 0, 0)]
    match = new("advanced", seed=5)
    chosen = {0: (5, 2), 1: (0, 3)}
    expected = {
        seat: [sum(amounts) for amounts in zip(*(bonuses[side(match, seat)["foundation"][d] - 1] for d in places), strict=True)]
        for seat, places in chosen.items()
    }
    for text in ("blue Casino", "red School", "green Parking", "red Diner"):
        match.play(f"found {text}")
        match.play(match.actions()[0])
    for seat in range(2):
        player = side(match, seat)
        assert [player["energy"], player["megaphones"], player["ladders"]] == expected[seat]

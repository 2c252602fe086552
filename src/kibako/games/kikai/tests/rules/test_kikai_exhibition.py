"""Exhibitions: M30 and M31."""

from __future__ import annotations

from typing import Any

import pytest
from shared import play, refused_by

from kibako import Match
from kibako.games.kikai.tests.helpers import GAME, side, state_of

SPREAD = {"Parking": ["feet red 2 fan", "body red 3 fan"], "Cinema": ["feet blue 1 fan", "body green 3 fan"]}


def at(mode: str = "normal", **yellow: Any) -> Match:
    """Yellow has just played a card at Parking."""
    return GAME.position(
        yellow={"hand": "School", "kikai": SPREAD} | yellow,
        purple={"kikai": {"Parking": ["feet green 1 fan"], "Diner": ["feet green 2 fan"]}},
        pending=["take", "action Parking"],
        plays=1,
        options={"mode": mode},
    )


@pytest.mark.rule("M30")
def test_all_own_fans_of_the_district_are_collected_and_only_those() -> None:
    match = play(at(), "exhibit")
    assert side(match)["collected"] == [2, 0, 0]
    assert [part["fan"] for part in side(match)["kikai"]["Parking"]] == [False, False]
    assert [part["fan"] for part in side(match)["kikai"]["Cinema"]] == [True, True]
    assert side(match, 1)["kikai"]["Parking"][0]["fan"]
    assert side(match, 1)["collected"] == [0, 0, 0]
    assert match.view(None)["doing"] == "take"


@pytest.mark.rule("M30")
def test_a_megaphone_fetches_the_fans_of_an_adjacent_district() -> None:
    """The book's example: two red fans at Parking, a blue and a green one fetched from Cinema."""
    match = play(at(megaphones=1), "exhibit")
    assert match.actions() == ["fetch Cinema", "open"]
    match.play("fetch Cinema")
    assert side(match)["collected"] == [0, 0, 0]  # all is chosen before anything is gained
    assert side(match)["megaphones"] == 0
    assert match.actions() == ["open"]
    refused_by(match, "fetch Cinema", "M30", "come anyway")
    match.play("open")
    assert side(match)["collected"] == [2, 1, 1]


@pytest.mark.rule("M30")
@pytest.mark.parametrize(("district", "cost"), [("TrainStation", 2), ("Diner", 1), ("Cinema", 1), ("Casino", 2), ("School", 3)])
def test_megaphones_by_distance(district: str, cost: int) -> None:
    kikai = {district: ["feet red 2 fan"]}
    match = play(at(kikai=kikai, megaphones=cost), "exhibit", f"fetch {district}", "open")
    assert (side(match)["megaphones"], side(match)["collected"]) == (0, [1, 0, 0])
    poor = at(kikai=kikai | {"Diner": ["feet red 3 fan"]}, megaphones=cost - 1) if cost > 1 else at(kikai=kikai)
    play(poor, "exhibit")
    if cost > 1:
        refused_by(poor, f"fetch {district}", "M30", f"takes {cost} megaphones")
    else:
        assert poor.view(None)["doing"] == "take"


@pytest.mark.rule("M30")
def test_several_districts_each_paid_apart() -> None:
    kikai = SPREAD | {"School": ["feet blue 2 fan"], "Diner": ["feet green 3"]}
    match = play(at(kikai=kikai, megaphones=4), "exhibit")
    refused_by(match, "fetch Diner", "M30", "no fans at Diner")
    refused_by(match, "fetch Parking", "M30", "come anyway")
    play(match, "fetch School", "fetch Cinema", "open")
    assert (side(match)["megaphones"], side(match)["collected"]) == (0, [2, 2, 1])


@pytest.mark.rule("M30")
def test_always_possible_even_in_an_empty_district() -> None:
    match = play(at(kikai={}, discarded=4), "exhibit")
    assert (side(match)["energy"], side(match)["collected"], side(match)["renown"]) == (5, [0, 0, 0], 0)


@pytest.mark.rule("M31")
@pytest.mark.parametrize(("removed", "income"), [(0, 0), (1, 2), (4, 5), (5, 5), (10, 5), (11, 6), (17, 7), (20, 7)])
def test_energy_is_the_last_income_uncovered(removed: int, income: int) -> None:
    match = play(at(discarded=removed), "exhibit")
    assert side(match)["energy"] == income


@pytest.mark.rule("M31", "M39")
def test_the_renown_example() -> None:
    """Influence 5 of blue, 3 of green, 2 of red; one blue, one green, two red fans: 12 steps; E, E, Lad, M on the way."""
    match = play(at(influence="2 5 3", megaphones=1), "exhibit", "fetch Cinema", "open")
    player = side(match)
    assert player["renown"] == 12
    assert (player["energy"], player["ladders"], player["megaphones"]) == (2, 1, 1)


@pytest.mark.rule("M31")
def test_only_bonuses_newly_reached_are_gained() -> None:
    match = play(at(influence="2 0 0", renown=6), "exhibit")
    assert (side(match)["renown"], side(match)["ladders"], side(match)["energy"]) == (10, 1, 0)
    match = play(at(influence="1 0 0", renown=3), "exhibit")
    assert (side(match)["renown"], side(match)["ladders"], side(match)["energy"]) == (5, 0, 0)


@pytest.mark.rule("M31")
def test_renown_stops_at_the_last_space() -> None:
    match = play(at(influence="9 0 0", renown=26), "exhibit")
    assert (side(match)["renown"], side(match)["points"]) == (27, 3)


@pytest.mark.rule("M31")
def test_the_influence_of_that_moment_counts() -> None:
    match = at(ladders=1)
    play(match, "ladder Parking body", "exhibit")
    assert side(match)["renown"] == 2 * 3


@pytest.mark.rule("M31")
def test_fan_places_are_free_again() -> None:
    match = GAME.position(
        yellow={"hand": "Parking", "kikai": SPREAD, "streets": ["Parking S3"]},
        purple={},
        pending=["take", "action Parking"],
        plays=1,
        squares={"S3": "RR"},
    )
    assert match.actions() == ["exhibit"]
    match.play("exhibit")
    again = GAME.position(**GAME.describe(state_of(match)) | {"pending": ["take", "action Parking"]})
    assert "attract" in again.actions()

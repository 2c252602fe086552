"""Distributing flyers: M23 and M24."""

from __future__ import annotations

from typing import Any

import pytest
from shared import refused_by

from kibako import Match
from kibako.games.kikai.tests.helpers import GAME, position, side


def at(district: str, mode: str = "normal", **fields: Any) -> Match:
    """Yellow is about to choose a street from a district."""
    yellow = {"energy": 20, "hand": "School"} | fields.pop("yellow", {})
    return position(mode, **{"yellow": yellow, "pending": ["take", f"street {district}"]} | fields)


@pytest.mark.rule("M23")
def test_a_street_costs_two_energy_a_space_all_spaces_at_once() -> None:
    match = at("Diner")
    match.play("street Diner S2")
    assert (side(match)["energy"], side(match)["distributors"], side(match)["income"]) == (18, 19, 2)
    match = at("Diner")
    match.play("street Diner S9")
    assert (side(match)["energy"], side(match)["distributors"], side(match)["income"]) == (16, 18, 3)
    assert side(match)["streets"] == ["Diner S9"]
    assert match.view(None)["doing"] == "take"


@pytest.mark.rule("M23")
def test_what_cannot_be_paid_or_manned_is_not_offered() -> None:
    match = at("Diner", yellow={"energy": 3})
    assert match.actions() == ["street Diner S2", "street Diner S3"]
    refused_by(match, "street Diner S9", "M23", "costs 4 energy, and you have 3")
    match = at("Diner", yellow={"discarded": 19})
    assert match.actions() == ["street Diner S2", "street Diner S3"]
    refused_by(match, "street Diner S9", "M23", "don’t have 2 distributors")
    bare = GAME.position(yellow={"hand": "Diner", "energy": 9, "discarded": 20}, purple={})
    bare.play("play Diner")
    assert "distribute" not in bare.actions()


@pytest.mark.rule("M23")
def test_the_bonuses_of_track_and_street_come_at_once() -> None:
    """The book's example: two distributors onto the double street with a ladder, the second uncovering a choice."""
    match = at("Diner", yellow={"streets": ["Diner S2", "TrainStation S2", "Diner S3"]})
    refused_by(match, "street TrainStation S1", "M24", "doesn’t continue your network from Diner")
    match.play("street S2 S9")
    assert (side(match)["energy"], side(match)["ladders"]) == (16, 1)
    match.play("choose ladder")
    assert side(match)["ladders"] == 2
    assert side(match)["distributors"] == 15
    megaphones = at("School", yellow={"streets": ["School S6"]})
    megaphones.play("street S6 S11")
    assert side(megaphones)["megaphones"] == 1


@pytest.mark.rule("M23")
def test_a_street_that_is_taken_is_closed() -> None:
    match = at("Diner", yellow={"streets": ["Diner S2"]}, purple={"streets": ["Diner S3"]})
    assert match.actions() == ["street TrainStation S2", "street Diner S9", "street S2 S9"]
    for street in ("Diner S2", "Diner S3"):
        refused_by(match, f"street {street}", "M23", "taken")


@pytest.mark.rule("M23")
def test_having_begun_does_not_bar_other_exits_and_far_ends_may_be_districts() -> None:
    match = at("Parking", yellow={"streets": ["Parking S3"]})
    assert match.actions() == ["street Diner S3", "street Parking S8", "street Parking S4"]
    match.play("street Diner S3")
    assert "Diner S3" in side(match)["streets"]


@pytest.mark.rule("M24")
def test_a_network_ends_where_it_enters_another_district() -> None:
    """The book's example: from Diner nothing can be deployed out of Train Station, though the network leads there."""
    streets = ["Diner S2", "TrainStation S2"]
    match = at("Diner", yellow={"streets": streets})
    assert match.actions() == ["street Diner S3", "street Diner S9", "street S2 S9"]
    station = at("TrainStation", yellow={"streets": streets})
    assert station.actions() == ["street TrainStation S1", "street TrainStation S12", "street S2 S9"]


@pytest.mark.rule("M24")
def test_an_own_network_is_extended_square_by_square() -> None:
    match = at("Diner", yellow={"streets": ["Diner S9", "S8 S9", "S8 S11"]})
    assert match.actions() == sorted(
        [
            *("street Diner S2", "street Diner S3", "street Parking S8", "street S2 S9", "street S7 S8", "street S9 S12"),
            *("street S1 S11", "street S6 S11", "street S10 S11", "street S11 S12"),
        ],
        key=GAME.read,
    )


@pytest.mark.rule("M24")
def test_it_never_continues_from_the_opponents_streets() -> None:
    match = at("Diner", purple={"streets": ["Diner S9", "S8 S9"]})
    assert match.actions() == ["street Diner S2", "street Diner S3"]
    refused_by(match, "street S7 S8", "M24", "doesn’t continue your network")
    shared = at("Diner", yellow={"streets": ["Diner S2"]}, purple={"streets": ["S2 S9", "S8 S9"]})
    assert shared.actions() == ["street TrainStation S2", "street Diner S3", "street Diner S9"]


@pytest.mark.rule("M24")
def test_a_network_can_be_extended_from_any_district_it_touches() -> None:
    streets = ["Casino S5", "Cinema S5", "Cinema S7"]
    assert "street S5 S7" in at("Casino", yellow={"streets": streets}).actions()
    assert "street S7 S8" in at("Cinema", yellow={"streets": streets}).actions()
    assert "street S7 S8" not in at("Casino", yellow={"streets": streets}).actions()
    refused_by(at("Parking", yellow={"streets": streets}), "street S5 S7", "M24", "network from Parking")

"""The rulebook's example of play, round 1: Elliot (yellow) turns 1 to 4, Giza (purple) turns 1 to 3 (M39)."""

from __future__ import annotations

import pytest

from kibako import Match
from kibako.games.kikai.tests.helpers import GAME, side

ELLIOT, GIZA = 0, 1
REST = "School School TrainStation TrainStation TrainStation Diner Diner Parking Parking Cinema Cinema Casino Casino"


def opening() -> Match:
    """Before the feet are founded, with the cards and fans that the example needs."""
    return GAME.position(
        yellow={"energy": 5, "megaphones": 1, "ladders": 1, "hand": "Diner Diner Parking Parking"},
        purple={"energy": 5, "megaphones": 1, "ladders": 1, "hand": "School School TrainStation Cinema"},
        founded=0,
        squares={"S1": "RRBG", "S2": "RBB", "S6": "RG"},
        shown=[
            *("feet blue 2", "feet red 2", "feet green 1"),
            *("body red 3", "body blue 3", "body green 3"),
            *("head red 5", "head blue 5", "head green 5"),
        ],
        offer="TrainStation Diner",
        pile=["Parking", "Cinema", "Casino", "Casino", "School", "Cinema", "Casino", REST],
    )


def play(match: Match, seat: int, *texts: str) -> None:
    for text in texts:
        assert match.to_act == seat, text
        match.play(text)


@pytest.mark.rule("M39")
def test_the_example_of_play() -> None:
    match = opening()

    # Set-up.
    play(match, ELLIOT, "found blue Casino", "street Casino S5")
    play(match, GIZA, "found red School", "street School S6", "found green Parking", "street Parking S8")
    play(match, ELLIOT, "found red TrainStation", "street TrainStation S2")
    assert side(match, ELLIOT)["influence"] == [1, 1, 0]
    assert side(match, GIZA)["influence"] == [1, 0, 1]

    # Turn 1. Elliot builds the blue feet at Diner for 2 energy: one more blue influence.
    play(match, ELLIOT, "play Diner", "build", "element feet blue 2")
    assert side(match, ELLIOT)["energy"] == 3
    assert side(match, ELLIOT)["influence"] == [1, 2, 0]
    play(match, ELLIOT, "take TrainStation", "end")
    # Giza deploys on both spaces from School: the income is 5 now, and both exits of School are hers.
    play(match, GIZA, "play School", "distribute", "street School S1")
    assert side(match, GIZA)["energy"] == 1
    assert side(match, GIZA)["income"] == 5
    play(match, GIZA, "take pile", "end")

    # Turn 2. Elliot deploys one distributor at Diner: the income is 4 now.
    play(match, ELLIOT, "play Diner", "distribute", "street Diner S2")
    assert (side(match, ELLIOT)["energy"], side(match, ELLIOT)["income"]) == (1, 4)
    play(match, ELLIOT, "take Diner", "end")
    # Giza could bring a red fan from two squares, takes the one from the square of four, and gains 2 energy.
    play(match, GIZA, "play School", "attract")
    assert [action for action in match.actions() if action.startswith("fan")] == ["fan S1 feet", "fan S6 feet"]
    play(match, GIZA, "fan S1 feet")
    assert side(match, GIZA)["energy"] == 3
    play(match, GIZA, "take pile", "end")

    # Turn 3. Elliot plays two Parking cards for Diner, brings a blue fan and gains a megaphone.
    play(match, ELLIOT, "pair Parking Diner", "attract", "fan S2 feet")
    assert side(match, ELLIOT)["megaphones"] == 2
    play(match, ELLIOT, "take pile", "end")
    # Giza exhibits at Train Station, where she has nothing; a megaphone fetches the fan from School.
    energy = side(match, GIZA)["energy"]
    play(match, GIZA, "play TrainStation", "exhibit", "fetch School", "open")
    giza = side(match, GIZA)
    assert giza["energy"] == energy + 5
    assert (giza["megaphones"], giza["renown"], giza["collected"]) == (0, 1, [1, 0, 0])
    play(match, GIZA, "take pile", "end")

    # Turn 4. Elliot brings a red fan to Train Station, then for a megaphone exhibits at Diner with the fan from there too.
    energy = side(match, ELLIOT)["energy"]
    play(match, ELLIOT, "play TrainStation", "attract", "fan S2 feet")
    assert side(match, ELLIOT)["energy"] == energy + 2
    play(match, ELLIOT, "again", "play Diner", "exhibit", "fetch TrainStation", "open")
    elliot = side(match, ELLIOT)
    assert elliot["energy"] == energy + 2 + 4 + 1
    assert (elliot["renown"], elliot["megaphones"]) == (3, 0)
    assert elliot["collected"] == [1, 1, 0]
    assert elliot["hand"] == ["School"]
    # He takes Parking, and draws a card for a ladder.
    play(match, ELLIOT, "take Parking", "draw")
    assert side(match, ELLIOT)["hand"] == ["School", "Parking", "Casino"]
    assert side(match, ELLIOT)["ladders"] == 0
    assert match.to_act == GIZA


@pytest.mark.rule("M39", "M15")
def test_the_example_of_cards() -> None:
    """Giza plays Train Station, then two Casino cards to act at Train Station again."""
    match = GAME.position(yellow={}, purple={"hand": "Casino Casino School"}, turn=6)
    play(match, GIZA, "pair Casino TrainStation")
    assert match.view(None)["pending"][-1] == "action TrainStation"
    assert side(match, GIZA)["hand"] == ["School"]


@pytest.mark.rule("M39", "M13")
def test_the_example_of_the_first_feet() -> None:
    """Elliot builds the red feet at Parking, gains red influence, and has several streets to choose from."""
    match = opening()
    play(match, ELLIOT, "found red Parking")
    assert side(match, ELLIOT)["influence"] == [1, 0, 0]
    assert match.actions() == ["street Parking S3", "street Parking S8"]


@pytest.mark.rule("M39", "M18", "M20")
def test_the_example_of_a_whole_kikai() -> None:
    """Giza built blue feet for 1, the blue body for 6, the green head for 7: only the feet gave influence so far."""
    shown = [
        *("feet blue 1", "feet red 2", "feet green 1"),
        *("body red 3", "body blue 6", "body green 3"),
        *("head red 5", "head blue 5", "head green 7"),
    ]
    kikai: list[str] = []
    energy, names = 14, ("feet blue 1", "body blue 6", "head green 7")
    for name in names:
        purple = {"hand": "Diner", "energy": energy, "kikai": {"Diner": kikai} if kikai else {}, "ladders": 3}
        rest = [
            "feet blue 3" if name != names[0] else shown[0],
            *shown[1:4],
            "body blue 3" if len(kikai) > 1 else shown[4],
            *shown[5:],
        ]
        match = GAME.position(yellow={}, purple=purple, turn=2, shown=rest)
        play(match, GIZA, "play Diner", "build", f"element {name}")
        energy = side(match, GIZA)["energy"]
        kikai.append(name)
    assert energy == 0
    assert side(match, GIZA)["influence"] == [0, 1, 0]
    play(match, GIZA, "ladder Diner body", "ladder Diner head")
    assert side(match, GIZA)["influence"] == [0, 3, 3]
    assert side(match, GIZA)["ladders"] == 0

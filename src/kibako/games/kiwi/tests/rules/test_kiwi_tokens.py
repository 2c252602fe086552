"""Which tokens of the island can be taken (W18, W22), and that fruits given back are in the bag again (W21)."""

from __future__ import annotations

import pytest

from kibako.games.kiwi.rules.codes import FOR_DIFFERENT, FOR_HEX, FOR_PLACE, FOR_SIZE
from kibako.games.kiwi.tests.helpers import position, state_of

ISLAND = {"0,0": "red-1 red-2", "0,1": "red-1", "0,2": "red-2 red-2", "0,3": "green-1"}
ALL = ["take 1 0,0", "take 2 0,0", "take 1 0,1", "take 2 0,2"]


def takes(purpose: int, place: str, size: int) -> list[str]:
    """The tokens that red is offered, for a kiwi of this size in this hex."""
    number = [hex_["place"] for hex_ in position().view(None)["hexes"]].index(place)
    return position(island=ISLAND, pending=[f"take 0 {purpose} {number} {size - 1}"]).actions()


@pytest.mark.rule("W18")
@pytest.mark.parametrize("purpose", [FOR_PLACE, FOR_HEX])
def test_any_own_token_can_be_placed_elsewhere_or_none(purpose: int) -> None:
    assert sorted(takes(purpose, "0,0", 1)) == sorted(["done", *ALL])


@pytest.mark.rule("W22", "W18")
@pytest.mark.parametrize("purpose", [FOR_SIZE, FOR_DIFFERENT])
@pytest.mark.parametrize(
    ("place", "size", "missing"),
    [
        ("0,0", 1, ["take 1 0,0"]),
        ("0,0", 2, ["take 2 0,0"]),
        ("0,1", 1, ["take 1 0,1"]),
        ("0,2", 2, []),  # the other one of the same size there
    ],
)
def test_a_kiwi_does_not_grow_by_its_own_token(purpose: int, place: str, size: int, missing: list[str]) -> None:
    assert sorted(takes(purpose, place, size)) == sorted(set(ALL) - set(missing))


@pytest.mark.rule("W21")
def test_a_fruit_given_back_joins_those_in_the_bag() -> None:
    match = position(fruits=["red red blue", ""], pending=["give-fruit 0 1"])
    before = state_of(match).fruit_bag[:]
    match.play("return red")
    match.play("return blue")
    assert sum(state_of(match).fruit_bag) == sum(before) + 2

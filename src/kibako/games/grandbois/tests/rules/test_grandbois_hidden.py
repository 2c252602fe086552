"""GrandBois: what a seat may know, what can be taken back, and what a seat can imagine."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter

import pytest

import kibako
from kibako.engine.chance import Quick
from kibako.engine.game import Match
from kibako.games.grandbois.rules.state import GrandBoisState

GAME = kibako.game("grandbois")
CLANS = ["fox", "raccoon", "lizard", "rabbit", "toad"]


# --- views ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G4")
@pytest.mark.parametrize(
    ("one", "other", "seat"),
    [("F R L", "F T S", 0), ("F R L S", "T R F L", 1), ("FR LS", "FR ST", 0), ("F R L", "S T R", None)],
)
def test_tables_that_differ_in_hidden_clans_look_the_same(one: str, other: str, seat: int | None) -> None:
    shown = []
    for clans in (one, other):
        m = GAME.position(clans=clans, river="6 7 8 9", forest="F1 C\n^1 B")
        m.play("lay 6 0 1,-1", luck=[3])
        view = GAME.look(m.copy_state(), seat)
        shown.append((json.dumps(m.view(seat)), m.log(seat), GAME.board(view, GAME.speaker(seat)), m.actions()))
    assert shown[0] == shown[1]


@pytest.mark.rule("G3")
def test_nothing_tells_which_tile_comes_next() -> None:
    """Matches of different luck are the same to everybody until a tile is drawn, even to the state."""
    one, other = (GAME.position(clans="F R L", river="6 7 8 9", seed=seed) for seed in (1, 2))
    assert one.position == other.position
    for seat in (0, 1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat)["unseen"] == sorted(one.view(seat)["unseen"])
    drawn = set()
    for seed in range(60):
        m = GAME.position(clans="F R L", river="6 7 8 9", seed=seed)
        m.play("lay 6 0 1,1")
        drawn.add(m.view(0)["river"][0])
    assert len(drawn) > 15


def test_a_view_is_plain_data() -> None:
    m = GAME.position(clans="F R L", river="6 7 8 9", forest="C ^2")
    view = m.view(2)
    assert json.loads(json.dumps(view)) == view
    assert view["seat"] == 2
    assert view["forest"] == [{"x": 0, "y": 0, "kind": "C", "tower": None}, {"x": 1, "y": 0, "kind": "^", "tower": 2}]


@pytest.mark.parametrize("seat", [3, -1, True, "0"])
def test_there_is_no_such_seat(seat: int) -> None:
    with pytest.raises(kibako.BadSeat, match="this table has seats 0 to 2"):
        GAME.position(clans="F R L", river="6 7 8 9").view(seat)


# --- undo ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G9")
def test_a_tile_turned_up_can_be_taken_back_only_with_consent() -> None:
    m = GAME.position(clans="F R L", river="6 7 8 9")
    start = m.position
    m.play("lay 6 0 1,1")
    with pytest.raises(kibako.CannotUndo, match="consent"):
        m.undo()
    river = m.view(0)["river"]
    m.undo(consent=True)
    assert m.position == start
    m.play("lay 6 90 -1,-1")
    assert m.view(0)["river"] == river  # the same luck comes again


def test_what_shows_nothing_new_is_taken_back_freely() -> None:
    m = GAME.position(clans="F R L", river="6 7 8 9")
    m.play("lay 6 0 1,1")
    before = m.position
    m.play("tower 1,1")
    m.undo()
    assert m.position == before
    m.play("tower none")
    m.undo()
    assert m.position == before


def test_with_the_pile_empty_tiles_are_taken_back_freely_until_the_clans_are_revealed() -> None:
    m = GAME.position(clans="F R L", river="30 31", pile="")
    m.play("lay 30 0 1,1")
    m.undo()
    m.play("lay 31 0 1,1")
    m.play("lay 30 0 -1,-1")
    assert m.outcome is not None
    with pytest.raises(kibako.CannotUndo, match="consent"):
        m.undo()


@pytest.mark.rule("G11")
def test_a_tile_from_under_the_pile_is_no_news() -> None:
    m = GAME.position(clans="F R L", river="30 31 32 33", pile="", under="34 35")
    m.play("lay 30 0 1,1")
    assert m.view(0)["river"] == [34, 31, 32, 33]
    m.undo()
    assert m.view(0)["river"] == [30, 31, 32, 33]


# --- beliefs -------------------------------------------------------------------------------------------------------------


def imagined(m: Match, seat: int | None, samples: int) -> Counter[tuple[int, ...]]:
    """How often each deal of the five clans is imagined: by seat, those nobody plays last and in order."""
    belief = GAME.imagine(GAME.look(m.copy_state(), seat))
    chance = Quick(99)
    deals: Counter[tuple[int, ...]] = Counter()
    for _ in range(samples):
        state = belief.sample(chance)
        assert isinstance(state, GrandBoisState)
        played = int(state.seats * state.clans_each)
        clans = [int(clan) for clan in state.clans]
        deals[*clans[:played], *sorted(clans[played:])] += 1
    return deals


@pytest.mark.parametrize(
    ("clans", "seat", "own"),
    [
        ("F R L", 1, {1: 1}),
        ("T S L R", 0, {0: 4}),
        ("FR LS", 0, {0: 0, 1: 1}),
        ("FR LS", 1, {2: 2, 3: 3}),
        ("F R L", None, {}),
    ],
)
def test_every_deal_of_the_hidden_clans_is_imagined_equally_often(clans: str, seat: int | None, own: dict[int, int]) -> None:
    m = GAME.position(clans=clans, river="6 7 8 9")
    played = len(clans.replace(" ", ""))
    possible = {
        (*deal[:played], *sorted(deal[played:]))
        for deal in itertools.permutations(range(5))
        if all(deal[place] == clan for place, clan in own.items())
    }
    average = 100
    deals = imagined(m, seat, average * len(possible))
    assert set(deals) == possible
    assert all(0.6 * average < count < 1.4 * average for count in deals.values())  # four standard deviations


def test_at_the_end_there_is_nothing_left_to_imagine() -> None:
    m = GAME.position(clans="T S L", river="", pile="", forest="F1", doing="over")
    assert set(imagined(m, 0, 50)) == {(4, 3, 2, 0, 1)}


def test_an_imagined_state_is_the_real_one_but_for_the_clans_and_stands_alone() -> None:
    choose = random.Random(5)
    m = GAME.new(seats=3, seed=5, options={"expert": True})
    for _ in range(25):
        m.play(choose.choice(m.actions()))
    assert m.to_act is not None
    before = m.position
    belief = GAME.imagine(GAME.look(m.copy_state(), m.to_act))
    state = belief.sample(Quick(1))
    assert GAME.describe(state) | {"clans": ""} == GAME.describe(m.copy_state()) | {"clans": ""}
    chance = Quick(2)
    while state.to_act() >= 0:
        state.apply(state.actions()[0], chance)
    assert m.position == before
    assert GAME.look(belief.sample(Quick(1)), m.to_act) == GAME.look(m.copy_state(), m.to_act)

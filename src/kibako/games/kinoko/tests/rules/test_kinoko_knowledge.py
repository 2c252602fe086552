"""What a player of Kinoko is shown, remembers and can work out: K23 and K24."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any, cast

import pytest

from kibako import Match
from kibako.engine.chance import Quick
from kibako.games.kinoko.data.components import COLOURS
from kibako.games.kinoko.notation.actions import read
from kibako.games.kinoko.rules.state import KinokoState
from kibako.games.kinoko.tests.helpers import GAME, PLACES, TABLES, look, state_of
from kibako.games.kinoko.view import KinokoView

AID = {"memory_aid": True}
LUCK = {"1": [0, 0, 0], "2": [2, 1, 1], "3": [3, 3, 2], "peek": [5, 4, 4], "sets": [4, 4, 5]}


def face_of(action: str) -> str:
    """The die face that an action carries out."""
    kind, rest = action.split(maxsplit=1)
    return rest[0] if kind == "swap" else kind


def played(seats: int, actions: list[str], **fields: Any) -> Match:
    """A match in which the seats, from 0 on, carry out one of these actions a turn; it ends before the last turn's end."""
    match = GAME.position(**TABLES[seats], **fields, dice=f"{face_of(actions[0])} blank blank" if actions else "blank 1 2")
    for number, action in enumerate(actions):
        if number > 0:
            match.play("on", luck=LUCK[face_of(action)])
        match.play(f"take {face_of(action)}")
        match.play(action)
    return match


def remembered(view: KinokoView) -> dict[str, str]:
    """The colours a seat has ever seen, where those cards lie now."""
    lines = (" ".join((view.memory[card.number] or "?")[0] for card in place) for place in view.places)
    return dict(zip(PLACES, lines, strict=False))


def shown(match: Match, seat: int) -> dict[str, str]:
    places = match.view(seat)["places"]
    return dict(zip(PLACES, (" ".join((card["colour"] or "?")[0] for card in place) for place in places), strict=False))


# --- memory ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K23")
def test_a_card_is_remembered_wherever_it_goes() -> None:
    match = played(3, ["swap 1 rowA hand1", "swap 1 hand0 hand1", "peek hand2 3", "sets rowB"])
    assert remembered(look(match, 0)) == {
        "rowA": "g ? ?",
        "rowB": "y ? ?",
        "hand0": "? ? ?",
        "hand1": "r b y",
        "hand2": "b y r",
    }
    assert remembered(look(match, 1)) == {
        "rowA": "? ? ?",
        "rowB": "y g b",
        "hand0": "p r p",
        "hand1": "r ? ?",
        "hand2": "b y r",
    }
    assert remembered(look(match, 2)) == {
        "rowA": "g ? ?",
        "rowB": "y g b",
        "hand0": "p r p",
        "hand1": "r b y",
        "hand2": "? ? r",
    }


@pytest.mark.rule("K23")
def test_seen_now_is_less_than_ever_seen() -> None:
    match = played(3, ["swap 1 rowA hand1", "swap 1 hand0 hand1"])
    assert shown(match, 0) == {"rowA": "? ? ?", "rowB": "? ? ?", "hand0": "? ? ?", "hand1": "r b y", "hand2": "b y r"}
    assert remembered(look(match, 0))["hand0"] == "y ? ?"
    assert remembered(look(match, 0))["rowA"] == "g ? ?"


@pytest.mark.rule("K23", "K12")
def test_a_peek_is_remembered_by_the_peeker_alone() -> None:
    match = played(3, ["peek rowB 2", "swap 2 rowA rowB"])
    assert remembered(look(match, 0))["rowA"] == "? r ?"
    assert remembered(look(match, 1))["rowA"] == remembered(look(match, 2))["rowA"] == "? ? ?"
    assert shown(match, 0)["rowA"] == "? ? ?"


@pytest.mark.rule("K23", "K6", "K16")
def test_a_spectator_remembers_only_what_is_revealed() -> None:
    match = played(3, ["swap 1 rowA hand1", "peek rowA 1"])
    assert set(look(match, None).memory) == {None}
    match.play("stop")
    assert remembered(look(match, None)) == {
        "rowA": "g p g",
        "rowB": "p r p",
        "hand0": "r g b",
        "hand1": "y b y",
        "hand2": "b y r",
    }


@pytest.mark.rule("K23")
def test_the_memory_aid_is_off_by_default() -> None:
    assert GAME.new(2, seed=1).options == {"memory_aid": False}
    match = played(3, ["swap 1 rowA hand1"])
    assert "memory" not in match.view(0)
    assert "witnesses" not in match.view(0)
    assert "green" not in str(match.view(0)["places"][0])


@pytest.mark.rule("K23")
def test_the_memory_aid_shows_all_that_was_seen_and_no_more() -> None:
    match = played(3, ["swap 1 rowA hand1", "peek rowB 3"], options=AID)
    view = match.view(0)
    by_card = dict(enumerate(view["memory"]))
    places = [[by_card[card["number"]] for card in place] for place in view["places"]]
    assert places == [
        ["green", None, None],
        [None, None, None],
        [None, None, None],
        ["yellow", "blue", "yellow"],
        ["blue", "yellow", "red"],
    ]
    assert shown(match, 0)["rowA"] == "? ? ?"
    assert match.view(1)["memory"][match.view(1)["places"][1][2]["number"]] == "purple"


@pytest.mark.rule("K23")
def test_everybody_can_know_who_has_seen_a_card() -> None:
    match = played(3, ["swap 1 rowA hand1", "peek rowB 3"], options=AID)
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        witnesses = [[view["witnesses"][card["number"]] for card in place] for place in view["places"]]
        assert witnesses[0] == [[0, 2], [], []]
        assert witnesses[1] == [[], [], [1]]
        assert witnesses[3] == [[0, 2], [0, 2], [0, 2]]


@pytest.mark.rule("K6", "K16", "K23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_is_seen_by_seats_of_the_table_and_in_the_end_by_all(seats: int) -> None:
    match = GAME.position(**TABLES[seats], doing="end")
    everybody = {*range(seats)}
    assert witnesses(match) == [set()] * 6 + [everybody - {seat} for seat in range(seats) for _ in range(3)]
    match.play("stop")
    assert witnesses(match) == [everybody] * (3 * seats + 6)


def witnesses(match: Match) -> list[set[int]]:
    """By card: who has ever seen it, of as many as a table could have."""
    return [{seat for seat in range(8) if int(seats) >> seat & 1} for seats in state_of(match).seen]


@pytest.mark.rule("K6", "K10", "K12", "K13")
@pytest.mark.parametrize(
    ("action", "colours", "learners"),
    [
        ("swap 1 rowA hand1", "yellow", [0, 2]),  # row A's card lies open now to all but seat 1
        ("swap 1 hand1 hand2", "green blue", [1, 2]),  # each sees its own card in the other's hand
        ("swap 1 rowA rowB", "", []),
        ("peek rowB 2", "red", [0]),
        ("sets rowA", "yellow purple green", [1, 2]),
    ],
)
def test_what_an_action_lays_open_is_news_to_those_who_did_not_see_it(action: str, colours: str, learners: list[int]) -> None:
    """For searches: the colours in their order, as a number in base 8."""
    state = state_of(GAME.position(**TABLES[3]))
    state.apply(read(action), Quick(1))
    number = 0
    for colour in colours.split():
        number = 8 * number + 1 + COLOURS.index(colour)
    assert [int(state.private_observation(seat)) for seat in range(3)] == [number * (seat in learners) for seat in range(3)]
    state.apply(read("on"), Quick(1))
    assert [int(state.private_observation(seat)) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("K23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_aid_changes_nothing_but_what_is_shown(seats: int) -> None:
    plain, aided = GAME.new(seats, seed=9), GAME.new(seats, seed=9, options=AID)
    for _ in range(40):
        assert plain.actions() == aided.actions()
        assert plain.log(0) == aided.log(0)
        hidden = {name: aided.view(0)[name] for name in plain.view(0)}
        assert hidden == plain.view(0) | {"memory_aid": True}
        plain.play(plain.actions()[0])
        aided.play(aided.actions()[0])


# --- belief ------------------------------------------------------------------------------------------------------

Layout = tuple[tuple[str, ...], ...]
"""The colours of every place, rows first."""


def dealt_layout(fields: dict[str, Any]) -> Layout:
    return tuple(tuple(place.split()) for place in (*fields["rows"], *fields["hands"]))


def possible_deals(fields: dict[str, Any], seat: int) -> list[Layout]:
    """Every deal that shows the seat the hands it sees at first, and in which no hand is complete (K7)."""
    laid = dealt_layout(fields)
    hidden = [0, 1, 2 + seat]
    columns = []
    for value in range(3):
        column = [place[value] for place in laid]
        orders = permutations([column[place] for place in hidden])
        columns.append([[dict(zip(hidden, order, strict=True)).get(i, c) for i, c in enumerate(column)] for order in orders])
    deals = [tuple(zip(*chosen, strict=True)) for chosen in product(*columns)]
    return [deal for deal in deals if all(len(set(hand)) > 1 for hand in deal[2:])]


def watch(deal: Layout, actions: list[str], seat: int) -> tuple[list[object], Layout]:
    """What a seat sees, turn by turn, if this was the deal; and where all cards lie in the end."""
    laid = [list(place) for place in deal]
    saw: list[object] = []
    for turn, action in enumerate(actions):
        player = turn % (len(deal) - 2)
        kind, *words = action.split()
        if kind == "swap":
            one, other, index = PLACES.index(words[1]), PLACES.index(words[2]), int(words[0]) - 1
            laid[one][index], laid[other][index] = laid[other][index], laid[one][index]
        elif kind == "sets":
            own, other = 2 + player, PLACES.index(words[0])
            laid[own], laid[other] = laid[other], laid[own]
        elif player == seat:
            saw.append(laid[PLACES.index(words[0])][int(words[1]) - 1])
        saw.append([list(hand) for owner, hand in enumerate(laid[2:]) if owner != seat])
    return saw, tuple(tuple(place) for place in laid)


def consistent(seats: int, actions: list[str], seat: int) -> set[Layout]:
    fields = TABLES[seats]
    truly_saw, _ = watch(dealt_layout(fields), actions, seat)
    watched = [watch(deal, actions, seat) for deal in possible_deals(fields, seat)]
    return {laid for saw, laid in watched if saw == truly_saw}


def consistent_families(seats: int, seat: int) -> set[str]:
    fields = TABLES[seats]
    own = fields["families"].split()[seat]
    hidden = [letter for letter in fields["families"].split() if letter != own]
    return {" ".join([*order[:seat], own, *order[seat:]]) for order in permutations(hidden)}


def sampled(match: Match, seat: int, count: int) -> tuple[Counter[Layout], Counter[str]]:
    belief, chance = GAME.imagine(look(match, seat)), Quick(2024)
    laid: Counter[Layout] = Counter()
    families: Counter[str] = Counter()
    for _ in range(count):
        state = belief.sample(chance)
        assert isinstance(state, KinokoState)
        letters = [COLOURS[state.colour_at(slot)][0] for slot in range(3 * int(state.places))]
        laid[tuple(zip(letters[::3], letters[1::3], letters[2::3], strict=True))] += 1
        families[" ".join(COLOURS[colour][0] for colour in state.family)] += 1
    return laid, families


def as_likely(counted: Counter[Any], count: int) -> bool:
    """Whether all outcomes came about equally often: none off by five standard deviations."""
    expected = count / len(counted)
    return all(abs(times - expected) < 5 * expected**0.5 for times in counted.values())


HISTORIES: list[tuple[int, list[str], int]] = [
    (2, [], 0),
    (2, [], 1),
    (2, ["peek hand0 1"], 0),
    (2, ["peek hand0 1"], 1),
    (2, ["sets rowA", "swap 1 rowB hand1", "peek hand0 2", "swap 2 rowA hand1"], 0),
    (2, ["sets rowA", "swap 1 rowB hand1", "peek hand0 2", "swap 2 rowA hand1"], 1),
    (2, ["sets hand1", "sets rowB", "swap 3 rowA rowB"], 0),
    (3, ["swap 1 rowA hand0", "swap 1 rowA hand1"], 0),
    (3, ["peek rowB 1", "sets hand2", "swap 3 hand0 hand2", "sets rowB"], 1),
    (3, ["peek rowB 1", "sets hand2", "swap 3 hand0 hand2", "sets rowB"], 2),
    (4, ["sets rowB", "peek rowB 2", "swap 2 hand0 hand3", "swap 1 rowA rowB", "peek hand0 3"], 0),
    (4, ["sets rowB", "peek rowB 2", "swap 2 hand0 hand3", "swap 1 rowA rowB", "peek hand0 3"], 3),
]


@pytest.mark.rule("K24")
@pytest.mark.parametrize(("seats", "actions", "seat"), HISTORIES)
def test_samples_are_exactly_the_deals_that_fit_and_as_likely(seats: int, actions: list[str], seat: int) -> None:
    deals, families = consistent(seats, actions, seat), consistent_families(seats, seat)
    count = 50 * len(deals) + 40 * len(families)
    laid, held = sampled(played(seats, actions), seat, count)
    assert set(laid) == deals
    assert set(held) == families
    assert as_likely(laid, count)
    assert as_likely(held, count)


@pytest.mark.rule("K24")
def test_counts_worked_out_by_hand() -> None:
    """Three cards of each value are unknown: 6 * 6 * 6 deals. Only red is missing thrice, so 2 * 2 * 2 of them would have
    given seat 0 a complete hand. One card known halves or thirds what is left.
    """
    assert len(consistent(2, [], 0)) == 216 - 8
    assert len(consistent(2, ["peek hand0 1"], 0)) == 2 * 6 * 6 - 2 * 2 * 2
    assert consistent_families(2, 0) == {"r g b", "r b g"}


@pytest.mark.rule("K24", "K7")
def test_a_hand_that_was_dealt_is_not_complete_wherever_it_lies_now() -> None:
    """Seat 0 gave the hand it was dealt for row A: red can be together in hand now, but not in row A."""
    laid, _ = sampled(played(2, ["sets rowA"]), 0, 4000)
    red = ("r", "r", "r")
    assert any(layout[2] == red for layout in laid)
    assert not any(layout[0] == red for layout in laid)


@pytest.mark.rule("K24")
@pytest.mark.parametrize(("seats", "actions", "seat"), HISTORIES)
def test_a_sample_looks_like_the_real_table(seats: int, actions: list[str], seat: int) -> None:
    match = played(seats, actions, options=AID)
    belief, chance = GAME.imagine(look(match, seat)), Quick(7)
    for _ in range(20):
        state = belief.sample(chance)
        assert GAME.look(cast("KinokoState", state), seat) == look(match, seat)
        assert sorted(state.actions()) == sorted(match.copy_state().actions())
        assert GAME.component_count(cast("KinokoState", state)) == GAME.component_count(state_of(match))


@pytest.mark.rule("K24", "K6", "K4")
def test_tables_that_differ_in_what_a_seat_has_not_seen_look_the_same() -> None:
    """Own hand, rows, the others' families and the one left over are changed."""
    one = GAME.position(hands=["r g b", "g b y", "b y r"], rows=["y p g", "p r p"], families="r g b y", forbidden="p")
    other = GAME.position(hands=["p r g", "g b y", "b y r"], rows=["y g p", "r p b"], families="r y g b", forbidden="p")
    assert look(one, 0) == look(other, 0)
    assert look(one, 1) != look(other, 1)


@pytest.mark.rule("K24", "K16")
def test_nothing_is_left_to_imagine_when_the_round_is_revealed() -> None:
    match = GAME.position(**TABLES[3], doing="end")
    match.play("stop")
    laid, families = sampled(match, 2, 20)
    assert laid == {dealt_layout(TABLES[3]): 20}
    assert families == {"r g b y": 20}


@pytest.mark.rule("K24", "K7")
def test_a_spectator_imagines_any_deal_without_a_complete_hand() -> None:
    belief, chance = GAME.imagine(look(GAME.new(2, seed=3), None)), Quick(5)
    hands, families = set(), set()
    for _ in range(2000):
        fields = GAME.describe(cast("KinokoState", belief.sample(chance)))
        hands.update(fields["hands"])
        families.add((fields["families"], fields["forbidden"]))
    assert len(hands) == 4**3 - 4
    assert all(len(set(hand.split())) > 1 for hand in hands)
    assert len(families) == 6
    assert len({forbidden for _, forbidden in families}) == 1

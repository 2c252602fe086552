"""Who comes when, with three players: with two, left and right are the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kibako import Match
from kibako.games.kiwi.notation.pending import write_frame
from kibako.games.kiwi.notation.waiting import Pending, frame_of, pending_of
from kibako.games.kiwi.tests.helpers import GAME, doing, random_states, side

THREE = "red green purple"
CARDS = "most-size-1 most-flower most-nests most-sand"


def last_card(first: int, **fields: Any) -> Match:
    """The last card of a season is about to be played; turns go clockwise from this player."""
    order = [(first + i) % 3 for i in range(3)]
    usual: dict[str, Any] = {
        "clans": THREE,
        "round": 3,
        "first": first,
        "order": " ".join(map(str, order)),
        "turn": order[-1],
        "hands": ["move", "move", "move"],
        "cards": CARDS,
    }
    return GAME.position(**usual | fields)


def deciders(match: Match, kind: str) -> list[int]:
    """Who makes decisions of a kind, one after the other; each takes the first action."""
    found: list[int] = []
    while match.to_act is not None and doing(match) == kind:
        found.append(match.to_act)
        match.play(match.actions()[0])
    return found


@pytest.mark.rule("W46")
@pytest.mark.parametrize(("first", "others"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_after_the_winner_the_others_gain_in_turn_order(first: int, others: list[int]) -> None:
    match = last_card(first, island={"0,0": "green-1 green-1", "0,1": "red-1", "1,-1": "purple-1"})
    match.play("down move", luck=[0, 0])
    assert (match.to_act, doing(match)) == (1, "grow")
    match.play("grow 1 0,0")
    assert deciders(match, "place") == others


@pytest.mark.rule("W47")
@pytest.mark.parametrize(("first", "tied"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_tied_players_gain_in_turn_order(first: int, tied: list[int]) -> None:
    match = last_card(first, island={"0,0": "red-1 red-1", "0,1": "green-1", "1,-1": "purple-1 purple-1"})
    match.play("down move")
    assert deciders(match, "place") == tied


@pytest.mark.rule("W55")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_domains_are_marked_in_turn_order(first: int, order: list[int]) -> None:
    island = {"0,0": "red-2", "0,1": "green-2", "1,-1": "purple-2"}
    match = last_card(first, island=island, markers=["flower", "flower", "flower"], season=2, cards=CARDS)
    match.play("down move")
    while doing(match) != "mark":
        match.play(match.actions()[0])
    assert deciders(match, "mark") == order


@pytest.mark.rule("W30")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_changes_clockwise_and_nests_give_in_the_new_order(first: int, second: int) -> None:
    match = last_card(first, island={"0,0": "red-cave-1", "0,2": "red-tree-1", "0,1": "green-cave-1", "1,-1": "purple-cave-1"})
    match.play("down move")
    while match.view(None)["season"] == 1:
        match.play(next((action for action in match.actions() if action == "done"), match.actions()[0]))
    assert match.view(None)["first"] == second
    assert match.view(None)["order"] == [(second + i) % 3 for i in range(3)]


@pytest.mark.rule("W82")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 2), (2, 0)])
def test_with_the_track_spaces_are_chosen_clockwise_from_the_new_holder(first: int, second: int) -> None:
    match = last_card(first, spaces="4 3 5", options={"variable_order": True})
    match.play(match.actions()[-1])
    while match.view(None)["phase"] != "awakening":
        match.play(next((action for action in match.actions() if action in ("done", "down move")), match.actions()[0]))
    assert match.view(None)["first"] == second
    chosen = []
    while doing(match) == "space":
        chosen.append(match.to_act)
        match.play(next(action for action in match.actions() if action in ("space 1", "space 2", "space 6", "space 3")))
        while doing(match) in ("give-marker", "give-fruit"):
            match.play(match.actions()[0])
    assert chosen == [(second + i) % 3 for i in range(3)]


@pytest.mark.rule("W15")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_settling_goes_round_in_turn_order_lap_by_lap(seed: int) -> None:
    match = GAME.new(3, seed, {"free_setup": True})
    order = match.view(None)["order"]
    assert deciders(match, "leader") == order
    assert deciders(match, "settle-leader") == order
    laps = deciders(match, "settle")
    assert laps == order * (len(laps) // 3)
    assert deciders(match, "settle-big") == [seat for seat in order for _ in range(2)]
    assert [side(match, seat)["reserve"] for seat in range(3)] == [side(match, 0)["reserve"]] * 3


NUMBERS = {
    **dict.fromkeys(("leader", "settle-leader", "settle", "space", "card", "bonus", "give-marker", "remove", "pay-move"), 0),
    **dict.fromkeys(("settle-big", "build", "feed", "give-fruit", "mark", "mark-token", "nest", "place"), 1),
    **dict.fromkeys(("ashore", "move", "prize", "pull"), 2),
    **dict.fromkeys(("bring", "grow", "pay", "push-this", "take", "way"), 3),
    "push": 4,
}
"""How many numbers of its own a pending decision can have, after the side."""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_pending_decision_keeps_no_number_that_it_does_not_use(seats: int) -> None:
    """Two positions are equal when their descriptions are; so nothing may be written that means nothing."""
    for seed in range(3):
        for state in random_states(seats, seed):
            for entry in state.stack[: int(state.depth)]:
                name, _, *numbers = write_frame(int(entry)).split()
                assert len(numbers) <= NUMBERS.get(name, 4), f"{name} {numbers}"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_view_names_all_that_is_pending_and_packs_nothing(seats: int) -> None:
    """Every frame comes back from its names, and every number of it has one."""
    kinds = set()
    for seed in range(3):
        for state in random_states(seats, seed):
            waiting = pending_of(state)
            kinds |= {pending.kind for pending in waiting}
            assert [frame_of(state, pending) for pending in waiting] == [
                int(given) for given in state.stack[: int(state.depth)]
            ]
            assert msgspec.json.decode(msgspec.json.encode(waiting), type=tuple[Pending, ...]) == waiting
    assert len(kinds) > 12


@pytest.mark.rule("W9")
def test_trueque_of_the_second_player_swaps_with_the_leader_of_the_first() -> None:
    island = {"-1,1": "purple-leader", "-4,1": "green-leader", "0,0": "purple-1"}
    match = GAME.position(clans="green purple", leaders="tule trueque", turn=1, hands=["move", "move"], island=island)
    match.play("play move")
    match.play("ability")
    assert match.actions() == ["go -4,1"]

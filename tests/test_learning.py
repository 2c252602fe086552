"""Observations and indices of actions: what a seat may know and nothing else, complete, and the same compiled or not."""

from __future__ import annotations

import pickle
from array import array

import pytest
from tables import Table, random_match, random_states, some_states, tables

import kibako
from kibako.engine.chance import Chance, Quick, Scripted, Seeded
from kibako.engine.state import State

every_table = pytest.mark.parametrize("table", tables(), ids=str, scope="module")


def observed(table: Table, state: State, seat: int) -> bytearray:
    numbers = bytearray(table.game.observation_spec(table.seats, table.options).size)
    state.observe_into(seat, numbers)
    return numbers


def mask_of(table: Table, state: State) -> bytearray:
    mask = bytearray(table.game.action_count(table.seats, table.options))
    state.legal_into(mask)
    return mask


@every_table
def test_states_that_look_the_same_are_observed_the_same(table: Table) -> None:
    """So nothing hidden shows, and the information state says no more than the view."""
    differing = 0
    for seed in table.seeds:
        for number, state in enumerate(some_states(table, seed)):
            for seat in range(table.seats):
                imagined = table.game.imagine(table.game.look(state, seat)).sample(Quick(1000 * seed + number))
                assert observed(table, imagined, seat) == observed(table, state, seat)
                assert table.game.information_state(imagined, seat) == table.game.information_state(state, seat)
                if int(state.to_act()) == seat:
                    assert mask_of(table, imagined) == mask_of(table, state)
                differing += imagined != state
    assert (differing > 0) == table.game.manifest.secrets


@every_table
def test_observations_tell_states_apart_and_keep_to_their_planes(table: Table) -> None:
    spec = table.game.observation_spec(table.seats, table.options)
    highs, seen = spec.highs(), set()
    states = random_states(table, table.seeds[0])
    for state in states:
        numbers = observed(table, state, max(0, int(state.to_act())))
        assert all(number <= high for number, high in zip(numbers, highs, strict=True))
        seen.add(bytes(numbers))
    assert len(seen) > 0.9 * len({table.game.information_state(state, max(0, int(state.to_act()))) for state in states})
    assert [plane.first for plane in spec] == [sum(one.size for one in spec.planes[:n]) for n in range(len(spec))]


@every_table
def test_every_seat_finds_itself_first(table: Table) -> None:
    """Whoever acts sees a 1 for itself, and every other seat sees it as far round the table as it is."""
    spec = table.game.observation_spec(table.seats, table.options)
    (plane,) = (plane for plane in spec if plane.name == "to act")
    for state in some_states(table, table.seeds[0]):
        for seat in range(table.seats):
            told = observed(table, state, seat)[plane.first : plane.first + plane.size]
            expected = [0] * plane.size
            if state.to_act() >= 0:
                expected[(int(state.to_act()) - seat) % table.seats] = 1
            assert list(told) == expected


@every_table
def test_indices_are_a_bijection_with_legal_actions_and_masks_equal_them(table: Table) -> None:
    count = table.game.action_count(table.seats, table.options)
    for seed in table.seeds:
        for state in random_states(table, seed)[::3]:
            if state.to_act() < 0:
                assert not any(mask_of(table, state))
                continue
            actions = [int(action) for action in state.actions()]
            indices = [int(index) for index in state.action_indices()]
            assert len(set(indices)) == len(actions)
            assert 0 <= min(indices) <= max(indices) < count
            assert [int(state.action_at(index)) for index in indices] == actions
            assert [index for index, legal in enumerate(mask_of(table, state)) if legal] == sorted(indices)


@every_table
def test_every_index_is_one_action_or_none(table: Table) -> None:
    """Legal or not: what an index means comes back from its text, and no two indices mean the same."""
    for state in some_states(table, table.seeds[0], most=3):
        if state.to_act() < 0:
            continue
        count = table.game.action_count(table.seats, table.options)
        means = [int(state.action_at(index)) for index in range(count)]
        actions = [action for action in means if action >= 0]
        assert len(set(actions)) == len(actions)
        for action in actions[:: max(1, len(actions) // 400)]:
            try:
                text = table.game.write(action)
            except (KeyError, IndexError):
                continue  # an action that nobody will ever have: there is no text for it
            assert table.game.read(text) == action


@every_table
def test_a_match_observes_for_its_players(table: Table) -> None:
    match = random_match(table, 3, length=9)
    spec = table.game.observation_spec(match.seats, match.options)
    numbers = array("f", bytes(4 * spec.size))
    assert match.to_act is not None
    match.observe_into(match.to_act, numbers)
    assert [int(number) for number in numbers] == list(observed(table, match.copy_state(), match.to_act))
    for action in match.legal:
        assert match.action_at(match.index_of(action)) == action
    assert match.information_state(0) == table.game.information_state(match.copy_state(), 0)
    with pytest.raises(kibako.BadSeat):
        match.observe_into(9, numbers)
    with pytest.raises(IndexError, match="means no action"):
        match.action_at(10**6)
    with pytest.raises(ValueError, match="observation_spec"):
        match.observe_into(0, bytearray(3))
    with pytest.raises(ValueError, match="action_count"):
        match.legal_into(bytearray(0))
    with pytest.raises(TypeError, match="writable"):
        match.observe_into(0, bytes(spec.size))


@every_table
def test_states_are_packed_compared_hashed_and_pickled(table: Table) -> None:
    for state in some_states(table, table.seeds[0]):
        packed = state.pack()
        again = kibako.unpack(packed)
        assert again == state
        assert hash(again) == hash(state)
        assert again.pack() == packed == state.clone().pack() == pickle.loads(pickle.dumps(state)).pack()  # noqa: S301
        assert table.game.describe(again) == table.game.describe(state)
        if state.to_act() >= 0:
            assert list(again.actions()) == list(state.actions())
            again.apply(again.actions()[0], Quick(1))
            assert again != state
            played = state.clone()
            played.apply(state.actions()[0], Quick(1))
            assert again == played


@pytest.mark.parametrize("luck", [Quick(7), Seeded("seven"), Scripted([1, 0, 2, 1, 1, 0])], ids=["quick", "seeded", "scripted"])
def test_luck_is_packed_and_goes_on_where_it_was(luck: Chance) -> None:
    luck.below(3)
    again = kibako.unpack(luck.pack())
    assert again == luck == pickle.loads(pickle.dumps(luck))  # noqa: S301
    assert hash(again) == hash(luck)
    assert [int(again.below(3)) for _ in range(5)] == [int(luck.below(3)) for _ in range(5)]
    assert luck != Quick(8)


@pytest.mark.parametrize(
    "packed", [b"", b"nothing", b"\x93\xa2os\xa6system\x01", b"\x94\xb6kibako.games.none.rule\xa1X\x02\x80"]
)
def test_bytes_of_strangers_are_no_state(packed: bytes) -> None:
    with pytest.raises(kibako.BadPosition, match="no packed state"):
        kibako.unpack(packed)

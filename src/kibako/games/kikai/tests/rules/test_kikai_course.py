"""Whole games of KIKAI: nothing gets lost, nothing gets stuck, everything can be described, seen and taken back."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kibako
from kibako import CannotUndo
from kibako.engine.chance import Quick, Scripted
from kibako.engine.state import State
from kibako.games.kikai.notation.actions import ACTIONS

GAME = kibako.game("kikai")
TABLES = [{"mode": mode, "first_game": first_game} for mode in ("normal", "advanced") for first_game in (False, True)]
GAMES = 40 if kibako.compiled() else 8
every_table = pytest.mark.parametrize("options", TABLES, ids=str)


def choose(state: State, chance: Quick, taste: int) -> int:
    """A random action; with a taste, mostly the rarer ones, so that all parts of the rules are reached."""
    legal = [int(action) for action in state.actions()]
    likely = [action for action in legal if GAME.write(action).split()[0] in TASTES[taste]]
    return (likely or legal)[int(chance.below(len(likely or legal)))]


TASTES = [
    (),
    ("attract", "fan", "play", "street", "distribute"),
    ("build", "element", "ladder", "fetch", "again", "pair"),
    ("attract", "fan", "again", "billboard", "fetch", "build"),
]


@every_table
def test_components_are_conserved_and_every_turn_can_be_finished(options: dict[str, object]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        chance = Quick(seed)
        state = GAME.start(2, GAME.manifest.check_options(options), chance)
        before = GAME.component_count(state)
        assert sum(before.values()) == 45 + 36 + 30 + 40 + 12 + 12 + 6
        for _ in range(3000):
            if state.to_act() < 0:
                break
            action = choose(state, chance, seed % len(TASTES))
            seen[GAME.write(action).split()[0]] += 1
            state.apply(action, chance)
            assert GAME.component_count(state) == before
        assert state.to_act() < 0, "a game must end"
    expected = {text.split()[0] for text in ACTIONS.numbers} - {"pay", "remove", "draw", "enough", "billboard"}
    assert expected <= set(seen)


@every_table
@settings(deadline=None, max_examples=15 if kibako.compiled() else 6)
@given(seed=st.integers(0, 2**60), taste=st.integers(0, 3))
def test_from_anywhere_the_turn_can_be_ended_by_any_choices(options: dict[str, object], seed: int, taste: int) -> None:
    """There is always an action, and a seat's turn is over after at most a few dozen of them."""
    chance = Quick(seed)
    state = GAME.start(2, GAME.manifest.check_options(options), chance)
    actions_this_turn, whose = 0, state.to_act()
    while state.to_act() >= 0:
        legal = state.actions()
        assert len(legal) > 0
        for side in GAME.look(state, None).shown()["sides"]:
            assert min(side["energy"], side["megaphones"], side["ladders"], side["distributors"]) >= 0
        state.apply(choose(state, chance, taste), chance)
        actions_this_turn = actions_this_turn + 1 if state.to_act() == whose else 0
        whose = state.to_act()
        assert actions_this_turn < 60


@every_table
def test_a_view_tells_the_whole_position_to_everybody(options: dict[str, object]) -> None:
    chance = Quick(7)
    state = GAME.start(2, GAME.manifest.check_options(options), chance)
    while state.to_act() >= 0:
        for seat in (None, 0, 1):
            view = GAME.look(state, seat)
            imagined = GAME.imagine(view).sample(chance)
            assert GAME.look(imagined, seat) == view
            assert sorted(imagined.actions()) == sorted(state.actions())
        state.apply(choose(state, chance, 3), chance)


def test_hands_are_open_pile_and_box_have_no_order() -> None:
    match = GAME.new(seed=2)
    assert match.view(0)["sides"] == match.view(1)["sides"] == match.view(None)["sides"]
    view = match.view(0)
    assert view["pile"] == [sorted(view["pile"][0], key=ORDER.index)]
    assert view["box"] == sorted(view["box"], key=ELEMENTS.index)


ORDER = ("School", "TrainStation", "Diner", "Parking", "Cinema", "Casino")
ELEMENTS = [text.removeprefix("element ") for text in ACTIONS.numbers if text.startswith("element")]


def test_undo_is_free_back_to_the_last_reveal() -> None:
    match = GAME.position(yellow={"hand": "Diner", "energy": 9, "kikai": {"Diner": ["feet red 2"]}}, purple={"hand": "School"})
    start = match.position
    for text in ("play Diner", "distribute", "street Diner S2"):
        match.play(text)
    for _ in range(3):
        match.undo()
    assert match.position == start
    for text in ("play Diner", "build"):
        match.play(text)
    match.play("element body red 3")  # a new body is turned up
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo()
    match.undo(consent=True)
    match.undo()
    assert match.journal[-1].action == "play Diner"
    for text in ("exhibit", "take School"):  # the offer is refilled
        match.play(text)
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo()


def test_luck_is_used_only_where_something_is_turned_up() -> None:
    match = GAME.position(yellow={"hand": "Diner", "energy": 9, "ladders": 1}, purple={}, offer="School Casino")
    state = match.copy_state()
    for text in ("play Diner", "build"):
        state.apply(GAME.read(text), Scripted([]))
    state.apply(GAME.read("element feet red 2"), Scripted([0]))
    state.apply(GAME.read("take School"), Scripted([]))
    state.apply(GAME.read("draw"), Scripted([3, 2]))  # the drawn card, then the one that refills the offer
    assert state.to_act() == 1


@every_table
def test_whatever_is_not_legal_is_refused_with_words_and_a_rule(options: dict[str, object]) -> None:
    chance, speaker = Quick(5), GAME.speaker(0)
    state = GAME.start(2, GAME.manifest.check_options(options), chance)
    rules: set[str | None] = set()
    while state.to_act() >= 0:
        legal = {int(action) for action in state.actions()}
        if chance.below(4) == 0:
            refusals = [GAME.refuse(state, action) for action in ACTIONS.numbers.values() if action not in legal]
            assert all(len(speaker.say(refusal.words)) > 10 for refusal in refusals)
            rules |= {refusal.rule for refusal in refusals}
        state.apply(choose(state, chance, 3), chance)
    assert {"M13", "M15", "M17", "M18", "M19", "M25"} <= rules
    assert None not in rules

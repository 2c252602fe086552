"""Bots: honest, legal, bounded; their search over many imagined states; contests between them."""

from __future__ import annotations

import time

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tables import Table, random_match, random_states, some_states, tables

import kibako
from kibako.bots import BOTS, SEARCHING, UnknownBot, find_bot, read_budget
from kibako.bots.ismcts import SLICE, Search
from kibako.bots.search import Tree
from kibako.engine.chance import Chance, Quick
from kibako.engine.errors import BadOption
from kibako.engine.game import Game
from kibako.engine.state import NOBODY, Belief, State
from kibako.lab.contest import contest

every_table = pytest.mark.parametrize("table", tables(), ids=str)
SMALL = ("random", "easy", "ismcts:6")


def decisions(table: Table) -> list[State]:
    """Some states in which somebody has a choice."""
    found = [state for state in some_states(table, table.seeds[0]) if state.to_act() >= 0 and len(state.actions()) > 1]
    return found[:: max(1, len(found) // 4)][:4]


# --- honest ------------------------------------------------------------------------------------------------------------------


@every_table
def test_what_a_seat_cannot_see_never_changes_its_choice(table: Table) -> None:
    compared = 0
    for number, state in enumerate(decisions(table)):
        seat = int(state.to_act())
        view, legal = table.game.look(state, seat), [int(action) for action in state.actions()]
        belief, luck = table.game.imagine(view), Quick(number)
        for name in SMALL:
            chosen = find_bot(name)(table.game, view, legal, Quick(number))
            assert chosen in legal
            for _ in range(2):
                other = belief.sample(luck)
                again = [int(action) for action in other.actions()]
                assert find_bot(name)(table.game, table.game.look(other, seat), again, Quick(number)) == chosen
                compared += table.game.describe(other) != table.game.describe(state)
    assert compared or not table.game.manifest.secrets


@every_table
def test_a_bot_chooses_a_legal_action_of_a_match_and_changes_nothing(table: Table) -> None:
    match = random_match(table, 3, length=7)
    before = match.save()
    for name in SMALL:
        chosen = kibako.bot(name, seed=5).choose(match)
        assert chosen in match.legal
        assert chosen == kibako.bot(name, seed=5).choose(match)
        policy = find_bot(name)
        assert match.to_act is not None
        view, legal = match.look(match.to_act), [int(action) for action in match.legal]
        assert chosen == policy(table.game, view, legal, Quick(5))  # from the view alone
    assert match.save() == before


def test_two_bots_play_a_match_to_its_end() -> None:
    match = kibako.all_games()[0].new(seed=1)
    bots = [kibako.bot("easy", seed) for seed in range(match.seats)]
    while match.to_act is not None:
        match.play(bots[match.to_act].choose(match))
    assert match.outcome is not None
    with pytest.raises(kibako.IllegalAction, match="over"):
        bots[0].choose(match)
    assert repr(bots[0]) == "<bot easy>"


@pytest.mark.parametrize("name", ["", "grandmaster", "ismcts:0"])
def test_a_bot_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(kibako.UnknownBot):
        kibako.bot(name)


# --- what games tell searches ------------------------------------------------------------------------------------------------


@every_table
def test_win_probabilities_are_shares_and_rollout_actions_are_legal(table: Table) -> None:
    for state in [*decisions(table), list(some_states(table, table.seeds[0]))[-1]]:
        before, luck = table.game.describe(state), Quick(3)
        win_probabilities = [float(hope) for hope in state.win_probabilities()]
        assert len(win_probabilities) == table.seats
        assert all(0 <= hope <= 1 for hope in win_probabilities)
        assert table.seats == 1 or sum(win_probabilities) == pytest.approx(1)
        if state.to_act() >= 0:
            legal = [int(action) for action in state.actions()]
            assert all(int(state.rollout_action(luck)) in legal for _ in range(10))
            assert all(-1 < float(state.prior(action)) < 3 for action in legal)
            assert all(int(state.private_observation(seat)) >= 0 for seat in range(table.seats))
        assert table.game.describe(state) == before


@every_table
def test_win_probabilities_at_the_end_are_the_shares(table: Table) -> None:
    luck = Quick(5)
    state = table.game.start(table.seats, table.options, luck)
    while state.to_act() >= 0:
        state.apply(state.rollout_action(luck), luck)
    assert list(state.win_probabilities()) == list(state.shares())


# --- the search --------------------------------------------------------------------------------------------------------------


@every_table
def test_a_search_goes_on_in_slices_and_can_be_asked_at_any_time(table: Table) -> None:
    state = decisions(table)[0]
    legal = [int(action) for action in state.actions()]
    search = Search(table.game, table.game.look(state, int(state.to_act())), legal, Quick(1))
    assert search.best() in legal
    for total in (5, 10):
        search.run(iterations=5)
        thoughts = search.thoughts()
        assert {thought.action for thought in thoughts} == set(legal)
        assert sum(thought.visits for thought in thoughts) == total
        assert all(0 <= thought.value <= 1.001 for thought in thoughts)
        assert search.best() == thoughts[0].action


def test_a_search_keeps_to_its_seconds() -> None:
    game = kibako.all_games()[0]
    state = game.start(2, game.manifest.check_options({}), Quick(1))
    search = Search(game, game.look(state, int(state.to_act())), list(state.actions()), Quick(1))
    begun = time.process_time()
    search.run(seconds=0.05)
    assert search.tree.iterations > 0
    assert 0.05 <= time.process_time() - begun < 5


def test_a_search_can_be_stopped_and_then_goes_on() -> None:
    game = kibako.all_games()[0]
    state = game.start(2, game.manifest.check_options({}), Quick(1))
    search = Search(game, game.look(state, int(state.to_act())), list(state.actions()), Quick(1))
    answers = iter([False, False, True])
    search.run(seconds=600, stop=lambda: next(answers))
    assert search.tree.iterations == 2 * SLICE
    search.run(iterations=5)
    assert search.tree.iterations == 2 * SLICE + 5


@pytest.mark.parametrize("name", ["medium", "hard", "ismcts:600s", "ismcts:10000000"])
@pytest.mark.parametrize("game", kibako.all_games(), ids=lambda game: game.key)
def test_a_bot_that_is_stopped_at_once_plays_what_looked_best(game: Game, name: str) -> None:
    state = game.start(2, game.manifest.check_options({}), Quick(1))
    view, legal = game.look(state, int(state.to_act())), [int(action) for action in state.actions()]
    stopped = find_bot(name, stop=lambda: True)(game, view, legal, Quick(1))
    budget = SEARCHING[name] if name in SEARCHING else read_budget(name)
    assert stopped == Search(game, view, legal, Quick(1), budget.look).best()
    assert stopped in legal


class Pile(State):
    """A game that tells searches nothing: take one to three, whoever takes the last wins."""

    def __init__(self, left: int, turn: int = 0) -> None:
        super().__init__(2)
        self.left = left
        self.turn = turn

    def to_act(self) -> i64:
        return self.turn if self.left else NOBODY

    def actions(self) -> vec[i64]:
        return vec[i64](range(1, min(3, self.left) + 1))

    def apply(self, action: i64, chance: Chance) -> None:  # noqa: ARG002
        self.left -= action
        self.turn = 1 - self.turn

    def clone(self) -> Pile:
        return Pile(self.left, self.turn)

    def scores(self) -> vec[i64]:
        return vec[i64]([0, 0])

    def shares(self) -> vec[float]:
        return vec[float]([float(self.turn == 1), float(self.turn == 0)])


class Purse(Pile):
    """Guess a coin (1 or 2); one who looks first (3) sees it."""

    def __init__(self, coin: int) -> None:
        super().__init__(2)
        self.coin = coin
        self.seen = False
        self.won = False

    def actions(self) -> vec[i64]:
        return vec[i64]([1, 2] if self.seen else [1, 2, 3])

    def apply(self, action: i64, chance: Chance) -> None:  # noqa: ARG002
        if action == 3:
            self.seen = True
        else:
            self.won = action == self.coin
            self.left = 0

    def clone(self) -> Purse:
        other = Purse(self.coin)
        other.seen, other.won, other.left = self.seen, self.won, self.left
        return other

    def shares(self) -> vec[float]:
        return vec[float]([float(self.won), float(not self.won)])

    def private_observation(self, seat: i64) -> i64:  # noqa: ARG002
        return self.coin if self.seen and self.left else 0


class Known(Belief):
    def __init__(self, state: Pile) -> None:
        self.state = state

    def sample(self, chance: Chance) -> State:  # noqa: ARG002
        return self.state.clone()


class EitherCoin(Belief):
    def sample(self, chance: Chance) -> State:
        return Purse(1 + int(chance.below(2)))


def searched(belief: Belief, legal: list[int], iterations: int) -> tuple[Tree, int]:
    tree = Tree(belief, 0, vec[i64](legal), Quick(1))
    tree.look(4)
    tree.run(iterations)
    return tree, max(legal, key=lambda action: int(tree.visits_of(action)))


@pytest.mark.parametrize(("left", "best"), [(5, 1), (6, 2), (7, 3), (10, 2)])
def test_a_game_that_tells_nothing_is_searched_too(left: int, best: int) -> None:
    assert searched(Known(Pile(left)), [1, 2, 3], 600)[1] == best


def test_seeing_something_is_worth_it_because_one_can_act_on_it() -> None:
    tree, best = searched(EitherCoin(), [1, 2, 3], 600)
    assert best == 3
    assert float(tree.value_of(3)) > 0.9
    assert float(tree.value_of(1)) == pytest.approx(0.5, abs=0.2)


def test_a_tree_finds_its_nodes_again_when_it_has_grown() -> None:
    tree, _ = searched(Known(Pile(40)), [1, 2, 3], 3000)
    assert int(tree.size()) > 1024
    assert sum(int(tree.visits_of(action)) for action in (1, 2, 3)) == 3000
    assert all(int(tree.find(int(tree.parent[node]), int(tree.key[node]))) == node for node in range(1, int(tree.size())))


# --- names -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["", "harder", "ismcts", "ismcts:", "ismcts:-1", "ismcts:2 s", "ismcts:٣", "mcts:5", "ismcts:1.5"]
)
def test_an_unknown_bot_is_refused_in_every_language(name: str) -> None:
    with pytest.raises(UnknownBot, match="There is no bot") as raised:
        find_bot(name)
    assert "robot" in raised.value.words("fr")
    assert "ningún" in raised.value.words("es")


@pytest.mark.parametrize("name", ["ismcts:0", "ismcts:0s", "ismcts:99999999999", "ismcts:601s"])
def test_a_budget_nobody_can_keep_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="budget"):
        find_bot(name)


def test_levels_and_budgets_are_found() -> None:
    assert list(BOTS) == ["random", "easy", "medium", "hard"]
    for name in (*BOTS, "ismcts:1", "ismcts:0.5s", "ismcts:2s", "ismcts:5000"):
        assert callable(find_bot(name))


# --- contests ----------------------------------------------------------------------------------------------------------------


@every_table
def test_contests_end_and_come_out_the_same_again(table: Table) -> None:
    bots = [("easy", "random")[seat % 2] for seat in range(table.seats)]
    first, second = (contest(table.game, table.options, 7, bots) for _ in range(2))
    assert (first.scores, first.shares, first.actions) == (second.scores, second.shares, second.actions)
    assert len(first.shares) == table.seats
    assert first.reason
    assert sum(first.decisions) <= first.actions


def test_a_contest_with_the_wrong_number_of_bots_is_refused() -> None:
    game = kibako.all_games()[0]
    with pytest.raises(BadOption):
        contest(game, game.manifest.check_options({}), 1, ["random"] * 9)


# --- one legal action --------------------------------------------------------------------------------------------------------


class Watched(State):
    """A state that counts what is applied to it without being legal."""

    def __init__(self, state: State, illegal: list[int]) -> None:
        super().__init__(int(state.seats))
        self.state = state
        self.illegal = illegal

    def to_act(self) -> i64:
        return self.state.to_act()

    def actions(self) -> vec[i64]:
        return self.state.actions()

    def apply(self, action: i64, chance: Chance) -> None:
        if action not in self.state.actions():
            self.illegal.append(int(action))
            return
        self.state.apply(action, chance)

    def clone(self) -> State:
        return Watched(self.state.clone(), self.illegal)

    def scores(self) -> vec[i64]:
        return self.state.scores()

    def shares(self) -> vec[float]:
        return self.state.shares()

    def win_probabilities(self) -> vec[float]:
        return self.state.win_probabilities()

    def rollout_action(self, chance: Chance) -> i64:
        return self.state.rollout_action(chance)

    def prior(self, action: i64) -> float:
        return self.state.prior(action)

    def quiet(self, played: i64) -> bool:
        return self.state.quiet(played)

    def private_observation(self, seat: i64) -> i64:
        return self.state.private_observation(seat)


class WatchedBelief(Belief):
    def __init__(self, belief: Belief, illegal: list[int]) -> None:
        self.belief = belief
        self.illegal = illegal

    def sample(self, chance: Chance) -> State:
        return Watched(self.belief.sample(chance), self.illegal)


@every_table
def test_a_search_applies_legal_actions_alone(table: Table) -> None:
    """Where there is but one action too: the tree must not play it again in the states that follow."""
    states = [state for state in random_states(table, table.seeds[0]) if state.to_act() >= 0]
    forced = [state for state in states if len(state.actions()) == 1]
    illegal: list[int] = []
    for state in [*forced[:: max(1, len(forced) // 3)][:3], *decisions(table)[:1]]:
        seat, legal = int(state.to_act()), state.actions()
        tree = Tree(WatchedBelief(table.game.imagine(table.game.look(state, seat)), illegal), seat, legal, Quick(1))
        tree.look(2)
        tree.run(12)
        assert sum(int(tree.visits_of(action)) for action in legal) == 12
    assert illegal == []

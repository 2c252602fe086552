"""The games as environments, judged by the suites of the libraries they are for."""

from __future__ import annotations

import gc
import importlib
import os
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tables import Table, tables

import kibako
from kibako import envs
from kibako.engine.chance import Quick

np = pytest.importorskip("numpy", reason="pip install 'kibako[rl]'")
gymnasium = pytest.importorskip("gymnasium")
pettingzoo_test = pytest.importorskip("pettingzoo.test")
pyspiel = pytest.importorskip("pyspiel")

TABLES = [table for table in tables() if table.usual]
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game.key}-{table.seats}")
KEY = TABLES[0].game.key
SMALLEST = min(kibako.all_games(), key=lambda game: game.observation_spec().size).key


@pytest.fixture
def masked() -> Iterator[None]:
    """PettingZoo's suite warns of every observation that holds a mask, its own games' too."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        yield


# --- PettingZoo -------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("masked")
@every_table
def test_pettingzoo_finds_nothing_wrong(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo_test.api_test(envs.pettingzoo(table.game.key, table.seats), num_cycles=30)
    pettingzoo_test.seed_test(lambda: envs.pettingzoo(table.game.key, table.seats), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoo_renders_in_every_way(capsys: pytest.CaptureFixture[str]) -> None:
    made = []

    def make(render_mode: str | None = None) -> Any:
        made.append(envs.pettingzoo(SMALLEST, 2, render_mode=render_mode))
        return made[-1]

    pettingzoo_test.render_test(make, {"svg": lambda picture: picture.startswith("<svg")})
    assert [env.render_mode for env in made[1:]] == ["human", "ansi", "rgb_array", "svg"]
    assert capsys.readouterr().out


def test_a_seat_is_rendered_what_it_sees() -> None:
    shown = []
    for seat in (None, 0, 1):
        env = envs.pettingzoo(SMALLEST, 2, render_mode="ansi", render_seat=seat)
        env.reset(seed=3)
        shown.append(env.render())
    assert len(set(shown)) == 3


@every_table
def test_pettingzoo_games_are_the_games(table: Table) -> None:
    """The same luck and choices lead through the same states, and pay what the outcome says."""
    env = envs.pettingzoo(table.game.key, table.seats)
    env.reset(seed=11)
    luck, choose = Quick(11), np.random.default_rng(1)
    state = table.start(luck)
    while state.to_act() >= 0:
        agent = f"seat_{int(state.to_act())}"
        seen, reward, over, cut, _ = env.last()
        assert (env.agent_selection, reward, over, cut) == (agent, 0, False, False)
        legal = sorted(int(index) for index in state.action_indices())
        assert list(np.flatnonzero(seen["action_mask"])) == legal
        index = int(choose.choice(legal))
        state.apply(state.action_at(index), luck)
        env.step(index)
    assert all(env.terminations.values())
    rewards = [env.rewards[f"seat_{seat}"] for seat in range(table.seats)]
    best = {seat for seat in range(table.seats) if rewards[seat] == max(rewards)}
    assert table.seats == 1 or (best == set(table.game.outcome(state).winners) and sum(rewards) == pytest.approx(0))


def test_pettingzoo_users_get_the_errors_they_know() -> None:
    env = envs.pettingzoo(KEY, 2)
    with pytest.raises(AttributeError, match="reset"):
        env.agent_selection  # noqa: B018 - reading it is what fails
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        env.step(10**6)
    with pytest.raises(AssertionError, match="action space"):
        env.step(0.5)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)  # what PettingZoo's own games do: whoever plays it has lost
    assert all(env.terminations.values())
    assert min(env.rewards.values()) == -1
    raw = envs.pettingzoo(KEY, 2).unwrapped
    raw.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match="mask is 0"):
        raw.step(illegal)
    raw.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        raw.reset()


# --- Gymnasium --------------------------------------------------------------------------------------------------------------


@every_table
def test_gymnasium_finds_nothing_wrong(table: Table) -> None:
    checker = importlib.import_module("gymnasium.utils.env_checker")
    env = envs.gymnasium(table.game.key, "random", seats=table.seats, seat=table.seats - 1, render_mode="ansi")
    checker.check_env(env, skip_render_check=True)


@pytest.mark.parametrize("against", ["easy", "medium"])
def test_a_seat_plays_against_bots_and_learns_how_it_ended(against: str) -> None:
    env = envs.gymnasium(SMALLEST, against)
    endings = set()
    choose = np.random.default_rng(2)
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
            seen, reward, over, _, _ = env.step(choose.choice(np.flatnonzero(seen["action_mask"])))
        endings.add(reward)
    assert endings <= {-1.0, 0.0, 1.0}
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_gymnasium_users_get_the_errors_they_know() -> None:
    env = envs.gymnasium(KEY, "random")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    seen, _ = env.reset(seed=1)
    for wrong in (-1, 10**7, 0.5, "1"):
        with pytest.raises(gymnasium.error.InvalidAction):
            env.step(wrong)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert env.step(illegal)[1:] == (-1.0, True, False, {"illegal": illegal})
    env.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.reset()
    with pytest.raises(gymnasium.error.Error, match="seat"):
        envs.gymnasium(KEY, seat=9)
    with pytest.raises(kibako.UnknownBot):
        envs.gymnasium(KEY, against="nobody")


# --- OpenSpiel --------------------------------------------------------------------------------------------------------------


@every_table
def test_openspiel_finds_nothing_wrong(table: Table, capfd: pytest.CaptureFixture[str]) -> None:
    """With serialization at every state, and every action's text."""
    game = envs.openspiel(table.game.key, table.seats)
    pyspiel.random_sim_test(game, 1, True, False)
    assert game.num_players() == table.seats
    capfd.readouterr()


def played(game: Any, choices: int, seed: int) -> Any:
    """A state after a number of random choices."""
    choose, state = np.random.default_rng(seed), game.new_initial_state()
    while choices > 0 or state.is_chance_node():
        choices -= not state.is_chance_node()
        state.apply_action(int(choose.choice(state.legal_actions())))
    return state


@every_table
def test_openspiel_imagines_states_that_look_the_same(table: Table) -> None:
    game = envs.openspiel(table.game.key, table.seats)
    state, player = played(game, 5, 3), 0
    draws = iter(np.random.default_rng(4).random(100))
    others = [state.resample_from_infostate(player, lambda: float(next(draws))) for _ in range(8)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.current_player() == state.current_player()
    assert (len({str(other) for other in [state, *others]}) > 1) == table.game.manifest.secrets


@pytest.mark.parametrize("key", [game.key for game in kibako.all_games()])
def test_openspiel_searches(key: str) -> None:
    """Its own ISMCTS and MCTS choose something legal."""
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")

    class Shallow:
        """Judges by nothing: it is the search that is tried, not how well it plays."""

        def evaluate(self, state: Any) -> list[float]:
            return [0.0] * state.num_players()

        def prior(self, state: Any) -> list[tuple[int, float]]:
            actions = state.legal_actions()
            return [(action, 1 / len(actions)) for action in actions]

    game = envs.openspiel(key)
    state = played(game, 6, 5)
    choose = np.random.RandomState(1)
    for bot in (
        ismcts.ISMCTSBot(game, Shallow(), uct_c=2.0, max_simulations=12, random_state=choose),
        mcts.MCTSBot(game, 2.0, 12, Shallow(), random_state=choose),
    ):
        assert bot.step(state) in state.legal_actions()


def test_openspiel_users_get_the_errors_they_know() -> None:
    game = envs.openspiel(KEY)
    with pytest.raises(kibako.BadOption):
        envs.openspiel(KEY, seats=9)
    state = played(game, 0, 1)
    illegal = next(index for index in range(game.num_distinct_actions()) if index not in state.legal_actions())
    with pytest.raises(ValueError, match="not legal"):
        state.apply_action(illegal)
    assert pyspiel.load_game(f"kibako_{KEY}").num_players() == 2


# --- many at once -----------------------------------------------------------------------------------------------------------


@every_table
def test_many_games_are_the_same_as_one_by_one(table: Table) -> None:
    """Observations, masks, rewards and ends; the next game begins by itself, with the luck of the same stream."""
    env = envs.vector(table.game.key, 3, seats=table.seats, seed=5)
    luck = [Quick(5 | number << 64) for number in range(3)]
    states = [table.start(one) for one in luck]
    step, ended = env.reset(5), 0
    for _ in range(700):
        for number, state in enumerate(states):
            expected = np.zeros(env.spec.size, np.uint8)
            state.observe_into(int(state.to_act()), expected)
            assert (step.observation[number] == expected).all()
            assert step.seat[number] == int(state.to_act())
            assert sorted(np.flatnonzero(step.mask[number])) == sorted(int(index) for index in state.action_indices())
        actions = env.sample()
        step = env.step(actions)
        for number, state in enumerate(states):
            state.apply(state.action_at(actions[number]), luck[number])
            assert bool(step.done[number]) == bool(state.to_act() < 0)
            if state.to_act() < 0:
                best = {seat for seat in range(table.seats) if step.reward[number][seat] == step.reward[number].max()}
                assert table.seats == 1 or best == set(table.game.outcome(state).winners)
                states[number] = table.start(luck[number])
                ended += 1
            else:
                assert not step.reward[number].any()
        if ended > 4:
            break
    assert ended


def test_the_same_seed_brings_the_same_games() -> None:
    def run(seed: int, dtype: str) -> list[Any]:
        env = envs.vector(SMALLEST, 8, seed=seed, dtype=dtype)
        return [np.array(env.step(env.sample()).observation) for _ in range(60)]

    one, again, other, floats = run(1, "uint8"), run(1, "uint8"), run(2, "uint8"), run(1, "float32")
    assert all((a == b).all() for a, b in zip(one, again, strict=True))
    assert any((a != b).any() for a, b in zip(one, other, strict=True))
    assert floats[0].dtype == np.float32
    assert all((a == b).all() for a, b in zip(one, floats, strict=True))


@pytest.mark.parametrize("key", [game.key for game in kibako.all_games()])
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads what Linux tells of memory")
def test_many_games_take_no_more_memory_as_they_go_on(key: str) -> None:
    """Less than 50 bytes a step; whatever was kept of a state would be more."""
    env = envs.vector(key, 32, seed=1)
    used = []
    for _ in range(2):
        for _ in range(2500):
            env.step(env.sample())
        gc.collect()
        used.append(int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE"))
    assert used[1] - used[0] < 50 * 2500 * 32


def test_bad_input_to_many_games_changes_nothing() -> None:
    env = envs.vector(KEY, 2, seed=1)
    before = env.observation.copy(), env.mask.copy()
    legal = env.sample()
    illegal = legal.copy()
    illegal[1] = np.flatnonzero(~env.mask[1])[0]
    wrong: list[tuple[Any, type[Exception], str]] = [
        (illegal, ValueError, "not legal in game 1"),
        (legal[:1], ValueError, "shape"),
        (legal.astype(float), TypeError, "whole numbers"),
        (np.array([-1, 0]), ValueError, "from 0"),
        (np.array([2**40, 0]), ValueError, "from 0"),
        (np.array([-1, 0], np.int8), ValueError, "not legal in game 0"),
    ]
    for actions, kind, words in wrong:
        with pytest.raises(kind, match=words):
            env.step(actions)
        assert (env.observation == before[0]).all()
        assert (env.mask == before[1]).all()
    with pytest.raises(ValueError, match="read-only"):
        env.mask[0, 0] = True
    with pytest.raises(ValueError, match="n is"):
        envs.vector(KEY, 0)
    with pytest.raises(ValueError, match="dtype"):
        envs.vector(KEY, 1, dtype="float64")
    env.close()
    with pytest.raises(RuntimeError, match="closed"):
        env.step(legal)


# --- extras -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "library"),
    [
        (lambda: envs.pettingzoo(KEY), "pettingzoo"),
        (lambda: envs.gymnasium(KEY), "gymnasium"),
        (lambda: envs.openspiel(KEY), "pyspiel"),
        (lambda: envs.vector(KEY, 1), "numpy"),
    ],
)
def test_a_missing_library_is_named_with_the_command_that_installs_it(
    make: Callable[[], Any], library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = importlib.import_module

    def without(name: str, package: str | None = None) -> Any:
        if name.split(".", maxsplit=1)[0] == library:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return real(name, package)

    monkeypatch.setattr(envs, "import_module", without)
    with pytest.raises(kibako.MissingLibrary, match=rf"{library} is not installed.*pip install 'kibako\[rl\]'"):
        make()


def test_kibako_alone_imports_none_of_them() -> None:
    program = "import kibako, sys; kibako.envs.vector; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    loaded = set(done.stdout.split())
    assert "kibako" in loaded
    assert not {"numpy", "gymnasium", "pettingzoo", "pyspiel", "torch"} & loaded

"""What trains on the environments: PyTorch's libraries, and OpenSpiel's deep learning."""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from typing import Any

import pytest

import kibako
from kibako import envs
from kibako.lab.arena import plan, play, schedule
from kibako.lab.recording import Recording, record


def loaded() -> Any:
    """PyTorch; skipped where its build for graphics cards misses the gigabytes of libraries it needs."""
    try:
        return importlib.import_module("torch")
    except (ImportError, OSError) as missing:
        if "CI" in os.environ:
            raise
        return pytest.skip(f"PyTorch can't be loaded: {missing}", allow_module_level=True)


torch = loaded()

np = importlib.import_module("numpy")

TABLES = [(game.key, seats) for game in kibako.all_games() for seats in game.manifest.seats if seats > 1]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_torchrl_steps_pettingzoo_environments(key: str, seats: int) -> None:
    libs = importlib.import_module("torchrl.envs.libs.pettingzoo")
    env = libs.PettingZooWrapper(env=envs.pettingzoo(key, seats), use_mask=True, group_map=None)
    played = env.rollout(12, break_when_any_done=False)
    assert played.batch_size[0] == 12
    assert all(
        played[f"seat_{seat}", "action_mask"].shape[-1] == envs.vector(key, 1, seats=seats).actions for seat in range(seats)
    )


@pytest.mark.filterwarnings("ignore")
def test_openspiels_deep_cfr_learns_from_a_late_position() -> None:
    """It tries every action of the player it learns for, so it is given the last few decisions of a game."""
    deep_cfr = importlib.import_module("open_spiel.python.pytorch.deep_cfr")
    key = next(game.key for game in kibako.all_games() if not game.manifest.secrets)
    game = envs.openspiel(key)
    history = _history(game)
    state = game.new_initial_state()
    for action in history[:-4]:
        state.apply_action(action)
    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=(16,),
        advantage_network_layers=(16,),
        num_iterations=1,
        num_traversals=1,
        batch_size_advantage=1,
        batch_size_strategy=1,
        memory_capacity=1000,
    )
    for player in range(2):
        solver._traverse_game_tree(state, player)
    learned = [player for player in range(2) if solver.advantage_buffers[player] is not None]
    assert learned
    for player in learned:
        assert np.isfinite(float(solver._learn_advantage_network(player)))


def _history(game: Any) -> list[int]:
    choose, state = np.random.default_rng(3), game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(choose.choice(state.legal_actions())))
    return list(state.history())


def test_a_network_of_torch_takes_observations_as_they_are() -> None:
    env = envs.vector(TABLES[0][0], 16, seed=1, dtype="float32")
    net = torch.nn.Linear(env.spec.size, env.actions)
    for _ in range(3):
        logits = net(torch.tensor(env.observation)).masked_fill(~torch.tensor(env.mask), -torch.inf)
        env.step(torch.distributions.Categorical(logits=logits).sample().numpy())
    assert env.seat.shape == (16,)


def test_recorded_decisions_are_learned_from(tmp_path: Path) -> None:
    """A network of torch takes them as they are, and imitates what it is shown."""
    game = min(kibako.all_games(), key=lambda game: game.observation_spec().size)
    planned = plan(game, ["easy"], 8, seed=1)
    record(tmp_path / "games.parquet", planned, map(play, schedule(planned)))
    recording = Recording(tmp_path / "games.parquet")
    torch.manual_seed(1)
    net = torch.nn.Linear(recording.spec.size, recording.about.actions)
    optimiser = torch.optim.Adam(net.parameters(), lr=0.01)
    losses = []
    for _ in range(30):
        for part in recording:
            seen, mask = torch.tensor(part["observation"], dtype=torch.float32), torch.tensor(part["mask"])
            logits = net(seen).masked_fill(~mask, -1e9)
            loss = torch.nn.functional.cross_entropy(logits, torch.tensor(part["action"], dtype=torch.int64))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            losses.append(loss.item())
    assert losses[-1] < 0.8 * losses[0]

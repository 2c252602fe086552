"""The games as environments of PettingZoo: agents act one after the other, each with the mask of what it may do."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import error, logger, spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from kibako.engine.manifest import OptionValue
from kibako.envs.seeing import RENDER_MODES, Seeing, check_render_mode, luck_of
from kibako.envs.stepping import rewards_of

ILLEGAL = -1.0  # the reward of whoever does what its mask forbids, which ends the game


def environment(
    key: str, seats: int | None, render_mode: str | None, render_seat: int | None, options: Mapping[str, OptionValue]
) -> Any:
    """As PettingZoo's own games are wrapped: what is masked ends the game, what is no action or comes too early is refused."""
    env: Any = TableEnv(key, seats, render_mode, render_seat, options)
    env = TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = AssertOutOfBoundsWrapper(env)
    return OrderEnforcingWrapper(env)


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo is no dependency, so it has no types here
    def __init__(
        self, key: str, seats: int | None, render_mode: str | None, render_seat: int | None, options: Mapping[str, OptionValue]
    ) -> None:
        super().__init__()
        self.seeing = Seeing(key, seats, options)
        self.metadata = {"name": f"kibako_{key}", "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}
        self.render_mode = check_render_mode(render_mode)
        self.render_seat = render_seat
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seeing.seats)]
        self.agents: list[str] = []
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.seeing.actions) for agent in self.possible_agents}
        self.luck = luck_of(None)
        self.closed = False

    def _observation_space(self) -> Any:
        highs = self.seeing.highs()
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.seeing.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        self._demand_open()
        if seed is not None:
            self.luck = luck_of(seed)
        self.state_ = self.seeing.start(self.luck)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[int(self.state_.to_act())]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.numbers[agent]
        return {"observation": self.seeing.observation(self.state_, seat), "action_mask": self.seeing.mask(self.state_, seat)}

    def step(self, action: int | None) -> None:
        self._demand_open()
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._play(operator.index(action))  # type: ignore[arg-type]  # raises what it should for None
        self._accumulate_rewards()

    def _play(self, index: int) -> None:
        chosen = self.seeing.action(self.state_, index)
        if chosen < 0:
            raise error.InvalidAction(f"action {index} is not legal for {self.agent_selection}: its mask is 0")
        self.state_.apply(chosen, self.luck)
        if self.state_.to_act() < 0:
            self.rewards = dict(zip(self.possible_agents, rewards_of(self.state_), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[int(self.state_.to_act())]

    def render(self) -> Any:
        self._demand_open()
        if self.render_mode is None:
            logger.warn("render() without a render_mode shows nothing: choose one when the environment is made")
            return None
        return self.seeing.rendered(self.state_, self.render_seat, self.render_mode)

    def close(self) -> None:
        self.closed = True

    def _demand_open(self) -> None:
        if self.closed:
            raise error.ClosedEnvironmentError("this environment is closed: make another one")

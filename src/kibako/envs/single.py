"""The games as environments of Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import Env, error, spaces

from kibako.bots import find_bot
from kibako.engine.manifest import OptionValue
from kibako.engine.state import State
from kibako.envs.seeing import RENDER_MODES, Seeing, check_render_mode, luck_of
from kibako.envs.stepping import rewards_of

ILLEGAL = -1.0  # the reward of an action that the mask forbids, which ends the game


class SingleEnv(Env):  # type: ignore[misc]  # Gymnasium is no dependency, so it has no types here
    """`action_masks()` tells what is legal too, as MaskablePPO of sb3-contrib asks for it."""

    def __init__(
        self,
        key: str,
        against: str,
        seats: int | None,
        seat: int,
        render_mode: str | None,
        options: Mapping[str, OptionValue],
    ) -> None:
        self.seeing = Seeing(key, seats, options)
        if not 0 <= seat < self.seeing.seats:
            raise error.Error(f"seat is a number from 0 to {self.seeing.seats - 1}, not {seat!r}")
        self.seat = seat
        self.bot = find_bot(against)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 2}
        self.action_space = spaces.Discrete(self.seeing.actions)
        highs = self.seeing.highs()
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.seeing.actions,), np.int8),
            }
        )
        self.state: State | None = None
        self.closed = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self._demand_open()
        super().reset(seed=seed, options=options)
        self.luck = luck_of(int(self.np_random.integers(2**62)))
        self.state = self.seeing.start(self.luck)
        self._let_others_play(self.state)
        while self.state.to_act() < 0:  # they ended it before it was this seat's turn
            self.state = self.seeing.start(self.luck)
            self._let_others_play(self.state)
        return self._seen(self.state), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self._demand_open()
        state = self.state
        if state is None or state.to_act() < 0:
            raise error.ResetNeeded("the game is over or hasn't begun: call reset() first")
        if not self.action_space.contains(action):
            raise error.InvalidAction(f"{action!r} is no index of an action: they go from 0 to {self.seeing.actions - 1}")
        chosen = self.seeing.action(state, int(action))
        if chosen < 0:
            seen = self._seen(state)
            self.state = None
            return seen, ILLEGAL, True, False, {"illegal": int(action)}
        state.apply(chosen, self.luck)
        self._let_others_play(state)
        over = bool(state.to_act() < 0)
        reward = float(rewards_of(state)[self.seat]) if over else 0.0
        return self._seen(state), reward, over, False, {}

    def action_masks(self) -> Any:
        """Which actions are legal now."""
        if self.state is None:
            raise error.ResetNeeded("the game is over or hasn't begun: call reset() first")
        return self.seeing.mask(self.state, self.seat).astype(bool)

    def render(self) -> Any:
        self._demand_open()
        if self.state is None or self.render_mode is None:
            return None
        return self.seeing.rendered(self.state, self.seat, self.render_mode)

    def close(self) -> None:
        self.closed = True

    def _let_others_play(self, state: State) -> None:
        while state.to_act() not in (-1, self.seat):
            legal = [int(action) for action in state.actions()]
            view = self.seeing.game.look(state, int(state.to_act()))
            state.apply(self.bot(self.seeing.game, view, legal, self.luck), self.luck)

    def _seen(self, state: State) -> dict[str, Any]:
        return {"observation": self.seeing.observation(state, self.seat), "action_mask": self.seeing.mask(state, self.seat)}

    def _demand_open(self) -> None:
        if self.closed:
            raise error.ClosedEnvironmentError("this environment is closed: make another one")

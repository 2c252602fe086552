"""Many games at once: one step plays an action in each, in compiled code, and what follows is read by numpy in place."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from kibako.engine.chance import Quick
from kibako.engine.manifest import OptionValue
from kibako.envs.seeing import Seeing
from kibako.envs.stepping import Games

DTYPES = ("uint8", "float32")


class Step(NamedTuple):
    """What a step led to: the environment's own arrays, which the next step overwrites."""

    observation: Any
    mask: Any
    reward: Any
    done: Any
    seat: Any


class VectorEnv:
    """`n` games: `observation` (n, size), `mask` (n, actions), `reward` (n, seats), `done` (n,) and `seat` (n,).

    `seat` is whose decision it is, and the observation and the mask are that seat's. Where a game ended, `done` is set for one
    step, `reward` has everybody's reward, and the rest is of the next game, which has begun. The arrays can't be written to.
    """

    def __init__(
        self, key: str, n: int, seats: int | None, seed: int | None, dtype: str, options: Mapping[str, OptionValue]
    ) -> None:
        if type(n) is not int or n < 1:
            raise ValueError(f"n is a number of games from 1 on, not {n!r}")
        if dtype not in DTYPES:
            raise ValueError(f"dtype is one of {', '.join(DTYPES)}, not {dtype!r}")
        seeing = Seeing(key, seats, options)
        self.game, self.n, self.seats, self.spec, self.actions = seeing.game, n, seeing.seats, seeing.spec, seeing.actions
        self._games = Games(seeing.start, n, seeing.size, seeing.actions, seeing.seats, _seed(seed))
        self._luck = Quick(_seed(seed) ^ 1)
        numbers = np.frombuffer(self._games.cells, np.uint8).reshape(n, seeing.size)
        self._numbers = numbers if dtype == "float32" else None
        self.observation = numbers if dtype == "uint8" else numbers.astype(np.float32)
        self.mask = np.frombuffer(self._games.mask, np.bool_).reshape(n, self.actions)
        self.reward = np.frombuffer(self._games.rewards, np.float64).reshape(n, self.seats)
        self.done = np.frombuffer(self._games.done, np.bool_)
        self.seat = np.frombuffer(self._games.seat, np.int64)
        self._chosen = np.frombuffer(self._games.chosen, np.int32)
        self._closed = False

    def reset(self, seed: int | None = None) -> Step:
        """New games everywhere; the same seed brings the same luck."""
        self._demand_open()
        self._games.reset(_seed(seed))
        self._luck = Quick(_seed(seed) ^ 1)
        return self._after()

    def step(self, actions: Any) -> Step:
        """An index for each game. Raises ValueError for one that isn't legal, before anything has changed."""
        self._demand_open()
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        if chosen.shape != (self.n,):
            raise ValueError(f"actions have the shape ({self.n},), not {chosen.shape}")
        if chosen.dtype.itemsize > 4 and ((chosen < 0) | (chosen >= self.actions)).any():
            raise ValueError(f"actions go from 0 to {self.actions - 1}")
        self._games.step(chosen.astype("<i4").tobytes())
        return self._after()

    def sample(self) -> Any:
        """A random legal action for each game."""
        self._demand_open()
        self._games.sample(self._luck)
        return self._chosen.copy()

    def close(self) -> None:
        self._closed = True

    def _after(self) -> Step:
        if self._numbers is not None:
            np.copyto(self.observation, self._numbers)
        return Step(self.observation, self.mask, self.reward, self.done, self.seat)

    def _demand_open(self) -> None:
        if self._closed:
            raise RuntimeError("this environment is closed: make another one")


def _seed(seed: int | None) -> int:
    return secrets.randbits(63) if seed is None else int(seed)

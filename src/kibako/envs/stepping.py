"""Many games played at once, their observations, masks and rewards written where numpy reads them in place. Compiled.

Each game has luck of its own, so what happens in it depends on the seed, its number and its actions alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from kibako.engine.chance import Chance, Quick
from kibako.engine.planes import Planes
from kibako.engine.state import State

Start = Callable[[Chance], State]

SIZE: Final = 4  # bytes of an action's index


def zero_bytes(size: int) -> vec[u8]:
    return vec[u8](bytes(size))


@final
class Games:
    """The vecs stay the same ones: they are written to and never replaced, but for what one game needs."""

    def __init__(self, start: Start, count: i64, size: i64, actions: i64, seats: i64, seed: int) -> None:
        self.start = start
        self.count: i64 = count
        self.actions: i64 = actions
        self.seats: i64 = seats
        self.cells: vec[u8] = zero_bytes(count * size)  # observations, by game
        self.mask: vec[u8] = zero_bytes(count * actions)
        self.rewards: vec[float] = vec[float]([0.0] * (count * seats))
        self.done: vec[u8] = zero_bytes(count)
        self.seat: vec[i64] = vec[i64]([0] * count)  # whose decision it is
        self.chosen: vec[i32] = vec[i32]([i32(0)] * count)  # at random
        self.states: list[State] = []
        self.luck: list[Quick] = []
        self.planes: list[Planes] = []
        self.legal: list[vec[i64]] = []  # the indices that the mask has
        i: i64
        for i in range(count):
            self.planes.append(Planes(self.cells, size * i))
            self.legal.append(vec[i64]())
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New games everywhere."""
        self.states = []
        self.luck = []
        i: i64
        for i in range(self.count):
            luck = Quick((seed & 0xFFFFFFFFFFFFFFFF) | int(i) << 64)
            self.luck.append(luck)
            self.states.append(self.start(luck))
            self.forget_end(i)
            self.show(i, self.states[i])

    def step(self, chosen: bytes) -> None:
        """One action in each game, as indices of four bytes. Raises ValueError before anything has changed."""
        self.check(chosen)
        i: i64
        for i in range(self.count):
            state = self.states[i]
            state.apply(state.action_at(i64(read_i32_le(chosen, SIZE * i))), self.luck[i])
            self.forget_end(i)
            if state.to_act() < 0:
                self.end(i, state)
                state = self.start(self.luck[i])
                self.states[i] = state
            self.show(i, state)

    def check(self, chosen: bytes) -> None:
        if len(chosen) != SIZE * self.count:
            raise ValueError(f"{self.count} actions are needed, one for each game, not {len(chosen) // SIZE}")
        i: i64
        for i in range(self.count):
            index = i64(read_i32_le(chosen, SIZE * i))
            if not (0 <= index < self.actions) or self.mask[self.actions * i + index] == 0:
                raise ValueError(f"action {index} is not legal in game {i}: its mask is 0")

    def forget_end(self, i: i64) -> None:
        if self.done[i] != 0:
            self.done[i] = u8(0)
            seat: i64
            for seat in range(self.seats):
                self.rewards[self.seats * i + seat] = 0.0

    def end(self, i: i64, state: State) -> None:
        """1 for winning alone, -1 shared among those who lose; alone at the table 1 or -1."""
        self.done[i] = u8(1)
        shares = state.shares()
        seat: i64
        for seat in range(self.seats):
            self.rewards[self.seats * i + seat] = reward_of(shares[seat], self.seats)

    def show(self, i: i64, state: State) -> None:
        """What whoever decides now may know and do."""
        seat = state.to_act()
        self.seat[i] = seat
        planes = self.planes[i]
        planes.wipe()
        state.observe(seat, planes)
        first = self.actions * i
        mask = self.mask
        for index in self.legal[i]:
            if index >= 0:
                mask[first + index] = u8(0)
        indices = state.action_indices()
        for index in indices:
            if index >= 0:
                mask[first + index] = u8(1)
        self.legal[i] = indices

    def sample(self, luck: Quick) -> None:
        """A legal action for each game, each as likely as the others, into `chosen`."""
        i: i64
        for i in range(self.count):
            legal = self.legal[i]
            index = legal[luck.below(len(legal))]
            while index < 0:
                index = legal[luck.below(len(legal))]
            self.chosen[i] = i32(index)


def reward_of(share: float, seats: i64) -> float:
    """A share of the victory as a reward: between -1 and 1, and all seats' together 0."""
    if seats == 1:
        return 2.0 * share - 1.0
    return (float(seats) * share - 1.0) / (float(seats) - 1.0)


def rewards_of(state: State) -> list[float]:
    """By seat, of a game that is over."""
    shares = state.shares()
    return [reward_of(share, state.seats) for share in shares]


def indices_of(state: State) -> list[int]:
    """The indices of the legal actions, sorted; those without one left out."""
    return sorted([int(index) for index in state.action_indices() if index >= 0])

"""Decisions of games that are played again, one after the other in memory that others read in place. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from kibako.engine.chance import Chance
from kibako.engine.planes import Planes, zeros
from kibako.engine.state import State, holds

BITS: Final = 8  # of a mask in a byte, the lowest first


@final
class Block:
    """Room for a number of decisions; those with a single legal action, or with one that has no index, are left out."""

    def __init__(self, room: i64, size: i64, actions: i64, searched: bool) -> None:
        self.room: i64 = room
        self.width: i64 = (actions + BITS - 1) // BITS  # bytes of a mask
        self.cells: vec[u8] = zeros(room * size)  # observations
        self.masks: vec[u8] = zeros(room * self.width)
        self.game: vec[i32] = vec[i32]([i32(0)] * room)
        self.move: vec[i32] = vec[i32]([i32(0)] * room)
        self.seat: vec[i32] = vec[i32]([i32(0)] * room)
        self.index: vec[i32] = vec[i32]([i32(0)] * room)  # of what was chosen
        self.searched = searched
        self.actions: list[vec[i64]] = []  # by decision, for what a search tried
        self.indices: list[vec[i64]] = []
        self.planes: list[Planes] = []
        self.count: i64 = 0
        i: i64
        for i in range(room):
            self.planes.append(Planes(self.cells, size * i))

    def clear(self) -> None:
        """Room again; observations are wiped when they are written over."""
        i: i64
        for i in range(self.count * self.width):
            self.masks[i] = u8(0)
        self.count = 0
        self.actions = []
        self.indices = []

    def play(self, number: i64, state: State, luck: Chance, moves: vec[i64], first: i64) -> i64:
        """Play a game on from one of its moves until it ends or there is no more room; says which move is next."""
        at = first
        while at < len(moves) and self.count < self.room:
            legal = state.actions()
            if not holds(legal, moves[at]):
                raise ValueError(f"move {at} isn't legal: these games were played under other rules")
            if len(legal) > 1:
                self.note(number, state, legal, moves[at], at)
            state.apply(moves[at], luck)
            at += 1
        return at

    def note(self, number: i64, state: State, legal: vec[i64], chosen: i64, move: i64) -> None:
        indices = state.action_indices()
        mask = self.width * self.count
        index: i64 = -1
        i: i64
        for i in range(len(legal)):
            one = indices[i]
            if one >= 0:
                byte = mask + one // BITS
                self.masks[byte] = u8(i64(self.masks[byte]) | 1 << (one % BITS))
            if legal[i] == chosen:
                index = one
        if index < 0:
            self.forget(mask)
            return
        row = self.count
        planes = self.planes[row]
        planes.wipe()
        state.observe(state.to_act(), planes)
        self.game[row] = i32(number)
        self.move[row] = i32(move)
        self.seat[row] = i32(state.to_act())
        self.index[row] = i32(index)
        if self.searched:
            self.actions.append(legal[:])
            self.indices.append(indices[:])
        self.count += 1

    def forget(self, mask: i64) -> None:
        i: i64
        for i in range(mask, mask + self.width):
            self.masks[i] = u8(0)

"""What a seat knows in GrandBois: everything but who plays which of the clans that aren't its own."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kibako.engine.chance import Chance
from kibako.engine.state import Belief
from kibako.games.grandbois.rules.state import GrandBoisState
from kibako.kit.bags import shuffle


@final
class GrandBoisBelief(Belief):
    """`hidden` are the clans the seat can't place; `holes` where in the state's clans they belong."""

    def __init__(self, known: GrandBoisState, hidden: list[int], holes: list[int]) -> None:
        self.known = known
        self.hidden = vec[u8](hidden)
        self.holes = vec[i64](holes)

    def sample(self, chance: Chance) -> GrandBoisState:
        state = self.known.clone()
        order = self.hidden[:]
        shuffle(order, chance)
        clans = state.clans[:]
        i: i64
        for i in range(len(order)):
            clans[self.holes[i]] = order[i]
        state.clans = clans
        return state

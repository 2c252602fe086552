"""What a seat knows in KIKAI: all but the order of the pile and of the box, which no state has before they are drawn from."""

from __future__ import annotations

from typing import final

from kibako.engine.chance import Chance
from kibako.engine.state import Belief
from kibako.games.kikai.rules.state import KikaiState


@final
class KikaiBelief(Belief):
    def __init__(self, known: KikaiState) -> None:
        self.known = known

    def sample(self, chance: Chance) -> KikaiState:  # noqa: ARG002 - nothing is left to luck
        return self.known.clone()

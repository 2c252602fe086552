"""What every game's state answers, and what every belief gives. Compiled; searches and simulations call nothing else."""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kibako.engine.chance import Chance

NOBODY: Final = -1
LONG_ENOUGH: Final = 60

Event = tuple[int, int, int, int, int]
"""What happened, for the log: a kind of the game's own, then up to four numbers that belong to it."""


def hopes_by_scores(scores: vec[i64], scale: float) -> vec[float]:
    """Shares of the victory that add up to 1: somebody `scale` points ahead of another has e times as much."""
    if len(scores) == 1:
        return vec[float]([1.0 / (1.0 + math.exp(-float(scores[0]) / scale))])
    return hopes_by_strength(vec[float]([float(score) for score in scores]), scale)


def hopes_by_strength(strengths: vec[float], scale: float) -> vec[float]:
    best = strengths[0]
    for strength in strengths:
        best = max(best, strength)
    hopes = vec[float](capacity=len(strengths))
    total = 0.0
    for strength in strengths:
        hope = math.exp((strength - best) / scale)
        hopes = append(hopes, hope)
        total += hope
    i: i64
    for i in range(len(hopes)):
        hopes[i] /= total
    return hopes


@final
class Listener:
    """Collects the events of a state that somebody follows."""

    def __init__(self) -> None:
        self.events: list[Event] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: plain data, and the rules that lead on from it.

    A game is a sequence of small decisions. A turn of many parts is many decisions; those that interrupt (someone
    else's choice in the middle of a turn) are kept on a stack by the game and need nothing special here.
    A state holds only what has been decided: a pile that nobody has looked at has contents but no order, so there is nothing
    to find out about it before a draw.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.revealed: bool = False  # set by an action that showed somebody something hidden
        self.listener: Listener | None = None  # never copied by clone(): a search stays silent

    @abstractmethod
    def to_act(self) -> i64:
        """The seat that decides now; NOBODY when the game is over."""

    @abstractmethod
    def actions(self) -> vec[i64]:
        """All legal actions of the seat to act, each once: the only judge of legality. Not to be changed by the caller."""

    @abstractmethod
    def apply(self, action: i64, chance: Chance) -> None:
        """Carry out one of `actions()`. What happens for any other number is undefined: the match checks, a search needn't."""

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares nothing that either may change."""

    @abstractmethod
    def scores(self) -> vec[i64]:
        """What each seat would score if the game ended now; the final scores when it has."""

    @abstractmethod
    def shares(self) -> vec[float]:
        """Each seat's share of the victory when the game is over: 1 alone, 1/k among k, 0 for the others."""

    # --- for players without a person: each has an answer that needs no knowledge of the game ---------------------

    def hopes(self) -> vec[float]:
        """Each seat's share of the victory, as it may be expected; shares() when the game is over."""
        return self.shares() if self.to_act() == NOBODY else hopes_by_scores(self.scores(), 8.0)

    def hunch(self, chance: Chance) -> i64:
        """A legal action as a player in a hurry might choose it, for playing on in a search."""
        legal = self.actions()
        return legal[chance.below(len(legal))]

    def appeal(self, action: i64) -> float:  # noqa: ARG002 - nothing is known of it
        """How promising a legal action looks to the seat to act: 0 like most, 1 like the best there are."""
        return 0.0

    def calm(self, played: i64) -> bool:
        """Whether hopes() may be asked now, so many actions after the search has left its tree."""
        return played >= LONG_ENOUGH

    def glimpse(self, seat: i64) -> i64:  # noqa: ARG002 - nothing is seen
        """What the last action showed to this seat and not to everybody, as a small number above 0; 0 for nothing."""
        return 0

    def tell(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Note an event, if anybody listens."""
        if self.listener is not None:
            self.listener.events.append((int(kind), int(a), int(b), int(c), int(d)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What a seat knows, made once from its view; gives states that fit it, as likely as they are."""

    @abstractmethod
    def sample(self, chance: Chance) -> State:
        """A possible state: it looks to the seat exactly like the real one."""

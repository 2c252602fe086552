"""What every game's state answers, and what every belief gives. Compiled; searches and simulations call nothing else."""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from kibako.engine.chance import Chance
from kibako.engine.packing import pack_state
from kibako.engine.pickling import Pickled, reduce_state
from kibako.engine.planes import Planes, pour, room_in, zeros

NOBODY: Final = -1
LONG_ENOUGH: Final = 60

Event = tuple[int, int, int, int, int]
"""What happened, for the log: a kind of the game's own, then up to four numbers that belong to it."""


def in_order(actions: vec[i64]) -> vec[i64]:
    """A sorted copy (Shell's sort: short, and no number is boxed)."""
    found = actions[:]
    count: i64 = len(found)
    gap: i64 = 1
    while gap < count:
        gap = 3 * gap + 1
    i: i64
    while gap > 0:
        for i in range(gap, count):
            action = found[i]
            at = i
            while at >= gap and found[at - gap] > action:
                found[at] = found[at - gap]
                at -= gap
            found[at] = action
        gap = gap // 3
    return found


def holds(actions: vec[i64], action: i64) -> bool:
    for one in actions:
        if one == action:
            return True
    return False


def win_probabilities_by_scores(scores: vec[i64], scale: float) -> vec[float]:
    """Win probabilities that add up to 1: being `scale` points ahead of another is e times as likely to win."""
    if len(scores) == 1:
        return vec[float]([1.0 / (1.0 + math.exp(-float(scores[0]) / scale))])
    return win_probabilities_by_strength(vec[float]([float(score) for score in scores]), scale)


def win_probabilities_by_strength(strengths: vec[float], scale: float) -> vec[float]:
    best = strengths[0]
    for strength in strengths:
        best = max(best, strength)
    win_probabilities = vec[float](capacity=len(strengths))
    total = 0.0
    for strength in strengths:
        weight = math.exp((strength - best) / scale)
        win_probabilities = append(win_probabilities, weight)
        total += weight
    i: i64
    for i in range(len(win_probabilities)):
        win_probabilities[i] /= total
    return win_probabilities


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

    # --- for bots: each has an answer that needs no knowledge of the game --------------------------------------------

    def win_probabilities(self) -> vec[float]:
        """Each seat's expected share of the victory; shares() when the game is over."""
        return self.shares() if self.to_act() == NOBODY else win_probabilities_by_scores(self.scores(), 8.0)

    def rollout_action(self, chance: Chance) -> i64:
        """A legal action as a player in a hurry might choose it, for playing on in a search."""
        legal = self.actions()
        return legal[chance.below(len(legal))]

    def prior(self, action: i64) -> float:  # noqa: ARG002 - nothing is known of it
        """How promising a legal action looks to the seat to act: 0 like most, 1 like the best there are."""
        return 0.0

    def is_guess(self, action: i64) -> bool:  # noqa: ARG002 - nothing is staked on what can't be seen
        """Whether a legal action stakes much on what the seat to act doesn't know, so that whoever looks at one imagined
        state alone had better leave it.
        """
        return False

    def quiet(self, played: i64) -> bool:
        """Whether win_probabilities() can be trusted now, that many actions after the search has left its tree."""
        return played >= LONG_ENOUGH

    def private_observation(self, seat: i64) -> i64:  # noqa: ARG002 - nothing is seen
        """What the last action showed to this seat and not to everybody, as a small number above 0; 0 for nothing."""
        return 0

    # --- for learning: observations and a dense action space ------------------------------------------------------------

    def observe(self, seat: i64, planes: Planes) -> None:
        """Write what the seat may know as numbers, seat-relative, in the order of the game's `planes`; wiped before."""
        raise NotImplementedError

    def action_indices(self) -> vec[i64]:
        """For each of `actions()` its index, from 0 to the game's action_count - 1; no two have the same, and -1 is none.

        Whoever acts is always "me" in them, so that the same index means the same for every seat.
        """
        raise NotImplementedError

    def action_at(self, index: i64) -> i64:
        """The action that an index means in this state, legal or not; -1 if it means none."""
        raise NotImplementedError

    def observe_into(self, seat: int, buffer: Any) -> None:
        """What the seat may know, into a buffer of uint8 or float32 of the size that the game's observation_spec tells."""
        cells = zeros(room_in(buffer))
        planes = Planes(cells, 0)
        try:
            self.observe(seat, planes)
        except IndexError:
            planes.at = -1
        if planes.at != len(cells):
            raise ValueError(f"the buffer has {len(cells)} numbers, which isn't what the game's observation_spec says")
        pour(cells, buffer)

    def legal_into(self, mask: Any) -> None:
        """1 for the index of each legal action, 0 for all others, into a buffer of the game's action_count."""
        cells = zeros(room_in(mask))
        if self.to_act() >= 0:
            for index in self.action_indices():
                if index >= len(cells):
                    raise ValueError(f"the mask has {len(cells)} numbers, which isn't the game's action_count")
                if index >= 0:
                    cells[index] = u8(1)
        pour(cells, mask)

    # --- copies ------------------------------------------------------------------------------------------------------

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> Pickled:
        return reduce_state(self)

    def derived(self) -> tuple[str, ...]:
        """Fields that follow from the others, or serve a search alone: no part of the position."""
        return ()

    def pack(self) -> bytes:
        """The position as bytes; `kibako.unpack` gives it back. Equal positions give equal bytes."""
        return pack_state(self)

    def __eq__(self, other: object) -> bool:
        """Whether everything is the same, in the same order."""
        return isinstance(other, State) and self.pack() == other.pack()

    def __hash__(self) -> int:
        """Of the position as it is now: a state that is a key must not be played on."""
        return hash(self.pack())

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

"""Kinoko's state: what can be done now, and doing it. Rule numbers are those of docs/rules/kinoko.md.

How a round begins and ends is in rounds.py.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.engine.planes import Planes
from kibako.engine.state import NOBODY
from kibako.games.kinoko.ai import indices, judgement, observation
from kibako.games.kinoko.rules.board import Board
from kibako.games.kinoko.rules.codes import (
    ACT_DEAL,
    ACT_ON,
    ACT_PEEK,
    ACT_SET,
    ACT_STOP,
    BLANK,
    CHOOSE_DEAL,
    CHOOSE_DIE,
    CHOOSE_END,
    CHOOSE_PEEK,
    CHOOSE_SET,
    CHOOSE_SWAP,
    FACE_KINDS,
    OVER,
    PEEK,
    PEEKED,
    REROLL,
    ROW_COUNT,
    SET_SWAPPED,
    SETS,
    SWAPPED,
    TOOK,
    VALUES,
    peek_slot,
    set_place,
    swap,
    swap_index,
    swap_other,
    swap_place,
)
from kibako.games.kinoko.rules.rounds import deal, roll, stop_round
from kibako.kit.ranking import shares_of


@final
class KinokoState(Board):
    def clone(self) -> KinokoState:
        s = KinokoState(self.seats)
        self.copy_to(s)
        return s

    def to_act(self) -> i64:
        if self.doing == OVER:
            return NOBODY
        return self.turn

    def scores(self) -> vec[i64]:
        return vec[i64]([i64(points) for points in self.points])

    def shares(self) -> vec[float]:
        return shares_of(self.worth())

    def worth(self) -> vec[i64]:
        """K21, K22: the score; of those tied for the lead, whoever stopped the last round is ahead."""
        worth = vec[i64]([2 * i64(points) for points in self.points])
        if i64(self.points[self.announcer]) == self.best_score():
            worth[self.announcer] += 1
        return worth

    # --- what can be done ------------------------------------------------------------------------------------------

    def actions(self) -> vec[i64]:
        if self.doing == CHOOSE_DIE:
            return self.faces_rolled()
        if self.doing == CHOOSE_END:  # K15
            return vec[i64]([ACT_ON, ACT_STOP])
        if self.doing == CHOOSE_SWAP:
            return self.swaps()
        if self.doing == CHOOSE_PEEK:
            return vec[i64]([ACT_PEEK + slot for slot in range(VALUES * self.places)])
        if self.doing == CHOOSE_SET:
            return self.other_sets()
        return vec[i64]([ACT_DEAL])

    def faces_rolled(self) -> vec[i64]:
        """K9: one die is chosen; dice that show the same are offered once."""
        first = i64(self.dice[0])
        second = i64(self.dice[1])
        third = i64(self.dice[2])
        faces = append(vec[i64](capacity=3), first)
        if second != first:
            faces = append(faces, second)
        if third not in (first, second):
            faces = append(faces, third)
        return faces

    def swaps(self) -> vec[i64]:
        """K10: any two cards of the value."""
        found = vec[i64](capacity=15)
        index = self.value - 1
        place: i64
        other: i64
        for place in range(self.places):
            for other in range(place + 1, self.places):
                found = append(found, swap(index, place, other))
        return found

    def other_sets(self) -> vec[i64]:
        """K13: an opponent's hand or a row."""
        found = vec[i64](capacity=5)
        place: i64
        for place in range(self.places):
            if place != ROW_COUNT + self.turn:
                found = append(found, ACT_SET + place)
        return found

    # --- doing it ----------------------------------------------------------------------------------------------------

    def apply(self, action: i64, chance: Chance) -> None:
        self.news = 0
        self.news_to = 0
        if action < FACE_KINDS:
            self.take(action, chance)
        elif action == ACT_ON:
            self.end_turn(chance)
        elif action == ACT_STOP:
            stop_round(self)
        elif action == ACT_DEAL:
            deal(self, chance)
        elif action >= ACT_SET:
            self.swap_sets(set_place(action))
        elif action >= ACT_PEEK:
            self.peek(peek_slot(action))
        else:
            self.swap_cards(swap_index(action), swap_place(action), swap_other(action))

    def take(self, face: i64, chance: Chance) -> None:
        self.tell(TOOK, self.turn, face, 0, 0)
        if face == BLANK:  # K14
            self.doing = CHOOSE_END
        elif face == PEEK:
            self.doing = CHOOSE_PEEK
        elif face == REROLL:  # K11
            roll(self, chance)
        elif face == SETS:
            self.doing = CHOOSE_SET
        else:
            self.value = face
            self.doing = CHOOSE_SWAP

    def swap_cards(self, index: i64, place: i64, other: i64) -> None:
        """K10."""
        self.exchange(place, other, index)
        self.doing = CHOOSE_END
        self.tell(SWAPPED, self.turn, index + 1, place, other)

    def swap_sets(self, other: i64) -> None:
        """K13."""
        index: i64
        for index in range(VALUES):
            self.exchange(ROW_COUNT + self.turn, other, index)
        self.doing = CHOOSE_END
        self.tell(SET_SWAPPED, self.turn, other, 0, 0)

    def peek(self, slot: i64) -> None:
        """K12: it lies open to the peeker until the turn ends."""
        self.peeked = i64(self.card[slot])
        self.show(self.peeked, 1 << self.turn, 0)
        self.doing = CHOOSE_END
        self.tell(PEEKED, self.turn, slot, 0, 0)

    def end_turn(self, chance: Chance) -> None:
        """K8: clockwise."""
        self.peeked = -1
        self.turn = (self.turn + 1) % self.seats
        roll(self, chance)

    # --- for bots --------------------------------------------------------------------------------------------------

    def win_probabilities(self) -> vec[float]:
        return self.shares() if self.doing == OVER else judgement.win_probabilities(self)

    def quiet(self, played: i64) -> bool:  # noqa: ARG002 - the end of a round is judged, however long it takes
        return self.doing == CHOOSE_DEAL

    def prior(self, action: i64) -> float:
        return judgement.prior_of(self, action)

    def is_guess(self, action: i64) -> bool:
        return judgement.is_guess(self, action)

    def rollout_action(self, chance: Chance) -> i64:
        return judgement.rollout_action(self, self.actions(), chance)

    def private_observation(self, seat: i64) -> i64:
        """The colours of cards that were laid open to the seat by the last action; they are what its next choice rests on."""
        if self.news_to & (1 << seat) != 0:
            return self.news
        return 0

    def derived(self) -> tuple[str, ...]:
        return ("news", "news_to")

    # --- for learning ------------------------------------------------------------------------------------------------

    def observe(self, seat: i64, planes: Planes) -> None:
        observation.observe(self, seat, planes)

    def action_indices(self) -> vec[i64]:
        return indices.indices(self, self.actions())

    def action_at(self, index: i64) -> i64:
        return indices.action_at(self, index)

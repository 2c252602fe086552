"""GrandBois's state: what can be done now, and doing it. Rule numbers are those of docs/rules/grandbois.md."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.engine.planes import Planes
from kibako.engine.state import NOBODY
from kibako.games.grandbois.ai import indices, judgement, observation
from kibako.games.grandbois.rules import scoring
from kibako.games.grandbois.rules.board import Board
from kibako.games.grandbois.rules.codes import (
    ACT_NO_TOWER,
    ACT_TOWER,
    CHOOSE_TILE,
    CHOOSE_TOWER,
    LAID,
    OVER,
    RAISED,
    REVEALED,
    anchor_of,
    entry,
    tile_of,
    tower_square,
    turned_tile,
)
from kibako.games.grandbois.rules.placement import may_raise_tower, placements, tower_places
from kibako.games.grandbois.rules.river import find_a_fitting_tile, replace
from kibako.kit.ranking import shares_of


@final
class GrandBoisState(Board):
    def clone(self) -> GrandBoisState:
        s = GrandBoisState(self.seats)
        self.copy_to(s)
        return s

    def to_act(self) -> i64:
        if self.doing == OVER:
            return NOBODY
        return self.turn

    def actions(self) -> vec[i64]:
        return placements(self) if self.doing == CHOOSE_TILE else tower_places(self)

    def scores(self) -> vec[i64]:
        return scoring.scores(self)

    def shares(self) -> vec[float]:
        """G20."""
        return shares_of(scoring.worth(self))

    # --- doing it ----------------------------------------------------------------------------------------------------

    def apply(self, action: i64, chance: Chance) -> None:
        if action < ACT_TOWER:
            self.lay(action, chance)
        else:
            if action != ACT_NO_TOWER:
                self.raise_tower(tower_square(action))
                self.tell(RAISED, self.turn, tower_square(action), 0, 0)
            self.end_turn(chance)

    def lay(self, action: i64, chance: Chance) -> None:
        """G6, then G9, then G10 if there is anything to decide."""
        anchor = anchor_of(action)
        self.laid = append(self.laid, entry(action, self.turn))
        before: i64 = len(self.squares)
        self.put(turned_tile(action), anchor)
        self.tell(LAID, self.turn, tile_of(action), anchor, 4 - (len(self.squares) - before))
        replace(self, tile_of(action), chance)
        if may_raise_tower(self, anchor):
            self.doing = CHOOSE_TOWER
        else:
            self.end_turn(chance)

    def end_turn(self, chance: Chance) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.doing = CHOOSE_TILE
        if len(self.river) == 0 or not find_a_fitting_tile(self, chance):
            self.end()

    def end(self) -> None:
        """G13."""
        self.doing = OVER
        self.revealed = True
        i: i64
        for i in range(self.seats * self.clans_each):
            self.tell(REVEALED, i // self.clans_each, i64(self.clans[i]), 0, 0)

    # --- for bots --------------------------------------------------------------------------------------------------

    def win_probabilities(self) -> vec[float]:
        return self.shares() if self.doing == OVER else judgement.win_probabilities(self)

    def quiet(self, played: i64) -> bool:
        return self.doing == CHOOSE_TILE and played >= 8

    def prior(self, action: i64) -> float:
        return judgement.prior_of(self, action)

    def rollout_action(self, chance: Chance) -> i64:
        if self.doing == CHOOSE_TOWER:
            return judgement.rollout_tower(self)
        return judgement.rollout_placement(self, chance)

    # --- for learning ------------------------------------------------------------------------------------------------

    def observe(self, seat: i64, planes: Planes) -> None:
        observation.observe(self, seat, planes)

    def action_indices(self) -> vec[i64]:
        return indices.indices(self, self.actions())

    def action_at(self, index: i64) -> i64:
        return indices.action_at(self, index)

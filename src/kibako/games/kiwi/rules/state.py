"""The course of a game of Kiwi Chow Down: decisions, phases, seasons, the end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.engine.planes import Planes
from kibako.engine.state import NOBODY, win_probabilities_by_strength
from kibako.games.kiwi.ai import indices, observation
from kibako.games.kiwi.ai.judgement import left_of, strengths
from kibako.games.kiwi.ai.prior import prior_of
from kibako.games.kiwi.data.components import LEADERS_A_CLAN
from kibako.games.kiwi.rules import building, marking, scoring, season_cards, setup
from kibako.games.kiwi.rules.board import Board, kind_of, side_of
from kibako.games.kiwi.rules.codes import (
    ACT_DONE,
    BOT,
    BOT_TURN,
    CHOOSE_CARD,
    CHOOSE_LEADER,
    CHOOSE_MARK,
    CHOOSE_NEST,
    CHOOSE_SPACE,
    FIRST_EFFECT,
    PHASE_ACTIONS,
    PHASE_AWAKENING,
    PHASE_CHANGE,
    PHASE_LEADERS,
    PHASE_MARKING,
    PHASE_OVER,
    PHASE_REWARD,
    PHASE_SETTLING,
    PHASE_SPACES,
    ROUNDS,
    SEASON,
    SEASONS,
    SETTLE,
    SETTLE_BIG,
    SETTLE_LEADER,
    SPANISH,
)
from kibako.games.kiwi.rules.decisions import carry_out, choose, options
from kibako.games.kiwi.rules.kiwibot import kiwibot
from kibako.kit.ranking import shares_of

SETTLING_LAPS: Final = 10  # leader with two, eight more, then two tokens on top (W15)
SOLO_PAIR: Final = 2
PATIENCE: Final = 150  # actions after which the beginning of any turn will do for a judgement
MANY: Final = 40  # actions whose priors a rollout compares


@final
class KiwiState(Board):
    def clone(self) -> KiwiState:
        s = KiwiState(self.seats)
        s.free_setup = self.free_setup
        s.side_b = self.side_b
        s.variable = self.variable
        s.even_nests = self.even_nests
        s.edition = self.edition
        s.sixteenth = self.sixteenth
        s.from_player = self.from_player
        s.sections = self.sections
        s.terrain = self.terrain
        s.clan = self.clan
        self.copy_pieces(s)
        self.copy_course(s)
        return s

    def copy_pieces(self, s: KiwiState) -> None:
        s.kiwis = self.kiwis[:]
        s.nest = self.nest[:]
        s.mark = self.mark[:]
        s.leader_at = self.leader_at[:]
        s.leader = self.leader[:]
        s.used = self.used
        s.leader_has_moved = self.leader_has_moved
        s.fruits = self.fruits[:]
        s.markers = self.markers[:]
        s.row = self.row[:]
        s.reserve = self.reserve[:]
        s.built = self.built[:]
        s.points = self.points[:]
        s.hand = self.hand[:]
        s.deck = self.deck[:]
        s.plays = self.plays[:]
        s.first_unshuffled_turn = self.first_unshuffled_turn[:]
        s.space = self.space[:]
        s.last_space = self.last_space
        s.fruit_bag = self.fruit_bag[:]
        s.marker_bag = self.marker_bag[:]

    def copy_course(self, s: KiwiState) -> None:
        s.season = self.season
        s.phase = self.phase
        s.round = self.round
        s.step = self.step
        s.first = self.first
        s.order = self.order
        s.cards = self.cards[:]
        s.keeper = self.keeper[:]
        s.open_markers = self.open_markers
        s.stack = self.stack[: self.depth]
        s.depth = self.depth
        s.legal = self.legal
        s.listed = self.listed
        s.solo_cards = self.solo_cards
        s.bot_cards = self.bot_cards
        s.bot_aside = self.bot_aside
        s.bot_seen = self.bot_seen[:]

    # --- asking ------------------------------------------------------------------------------------------------

    def to_act(self) -> i64:
        if self.depth == 0:
            return NOBODY
        return side_of(self.stack[self.depth - 1])

    def actions(self) -> vec[i64]:
        if not self.listed:
            self.legal = options(self, self.stack[self.depth - 1]) if self.depth > 0 else vec[i64]()
            self.listed = True
        return self.legal

    # --- acting ------------------------------------------------------------------------------------------------

    def apply(self, action: i64, chance: Chance) -> None:
        self.depth -= 1
        choose(self, self.stack[self.depth], action)
        self.run(chance)

    def run(self, chance: Chance) -> None:
        """Go on until there is something to decide, or the game is over."""
        self.listed = False
        while not self.listed:
            if self.depth == 0:
                if self.phase == PHASE_OVER:
                    return
                self.proceed(chance)
                continue
            given = self.stack[self.depth - 1]
            if kind_of(given) >= FIRST_EFFECT:
                self.depth -= 1
                carry_out(self, given, chance)
            elif self.is_bot(side_of(given)):
                self.depth -= 1
                kiwibot.decide(self, given)
            else:
                self.open_decision(given)

    def open_decision(self, given: i64) -> None:
        """Ask, unless there is nothing to decide; whoever may mark is asked even then, as that depends on hidden markers."""
        legal = options(self, given)
        kind = kind_of(given)
        idle = len(legal) == 0 or (len(legal) == 1 and legal[0] == ACT_DONE)
        if idle and (kind != CHOOSE_MARK or self.open_markers):
            self.depth -= 1
        elif kind == CHOOSE_NEST and len(legal) == 1:
            self.depth -= 1
            building.choose_nest(self, given, legal[0])
        else:
            self.legal = legal
            self.listed = True

    # --- the course of the game --------------------------------------------------------------------------------

    def set_up(self, chance: Chance) -> None:
        setup.lay_out(self, chance)
        self.run(chance)

    def proceed(self, chance: Chance) -> None:
        """The next step of the phase, or the next phase."""
        if self.step < self.steps_of_phase():
            self.step += 1
            self.take_step(self.step - 1, chance)
            return
        self.step = 0
        if self.phase == PHASE_ACTIONS and self.round < ROUNDS:
            self.round += 1
        else:
            self.next_phase(chance)

    def steps_of_phase(self) -> i64:
        if self.phase == PHASE_REWARD:
            return 1
        return self.sides * (SETTLING_LAPS if self.phase == PHASE_SETTLING else 1)

    def take_step(self, step: i64, chance: Chance) -> None:
        side: i64 = self.order[step % self.sides]
        if self.phase == PHASE_ACTIONS:
            self.clear_marks()  # W40
            self.ask(BOT_TURN if self.is_bot(side) else CHOOSE_CARD, side, 0, 0, 0)
        elif self.phase == PHASE_LEADERS:
            self.pick_leader(side, chance)
        elif self.phase == PHASE_SETTLING:
            self.ask_to_settle(side, step // self.sides)
        elif self.phase == PHASE_SPACES:
            self.ask(CHOOSE_SPACE, side, 0, 0, 0)
        elif self.phase == PHASE_AWAKENING:  # W82: from the marker's holder clockwise
            self.ask(CHOOSE_SPACE, (self.first + step) % self.sides, 0, 0, 0)
        elif self.phase == PHASE_CHANGE:
            self.gain_from_nests(side)
        elif self.phase == PHASE_REWARD:
            season_cards.reward(self)
        elif self.is_bot(side):
            kiwibot.mark_domains(self, chance)
        else:
            marking.ask_mark(self, side, 0)

    def pick_leader(self, side: i64, chance: Chance) -> None:
        """W11, W90."""
        if self.is_bot(side):
            setup.choose_leader(self, side, LEADERS_A_CLAN * self.clan[side] + chance.below(LEADERS_A_CLAN))
        else:
            self.ask(CHOOSE_LEADER, side, 0, 0, 0)

    def ask_to_settle(self, side: i64, lap: i64) -> None:
        """W15."""
        if lap == 0:
            self.ask(SETTLE_LEADER, side, 0, 0, 0)
        elif lap < SETTLING_LAPS - 1:
            self.ask(SETTLE, side, 0, 0, 0)
        else:
            self.ask(SETTLE_BIG, side, 2, 0, 0)

    def gain_from_nests(self, side: i64) -> None:
        """W30, W40."""
        self.clear_marks()
        if self.is_bot(side):
            kiwibot.gain_from_nests(self)
        elif self.built[side] != 0:
            self.ask(CHOOSE_NEST, side, self.built[side], 0, 0)

    def next_phase(self, chance: Chance) -> None:
        phase = self.phase
        if phase == PHASE_LEADERS:
            setup.take_supplies(self, chance)
            if self.free_setup:
                self.phase = PHASE_SETTLING
            else:
                setup.settle_first_game(self)
                self.finish_set_up(chance)
        elif phase == PHASE_SETTLING:
            self.finish_set_up(chance)
        elif phase == PHASE_SPACES:
            self.turn_order_by_track()
            self.begin_actions()
        elif phase == PHASE_AWAKENING:
            self.turn_order_by_track()
            self.phase = PHASE_CHANGE
        elif phase == PHASE_CHANGE:
            self.begin_actions()
        elif phase == PHASE_ACTIONS:
            self.phase = PHASE_REWARD
        elif phase == PHASE_REWARD:
            self.phase = PHASE_MARKING
            if self.season == SEASONS:
                marking.open_all_markers(self)
        else:
            self.end_season(chance)

    def finish_set_up(self, chance: Chance) -> None:
        """W16, W90."""
        if self.solo:
            kiwibot.set_up(self, chance)
        else:
            season_cards.turn_up(self, SEASONS, chance)
        setup.deal_hands(self, chance)
        self.begin_season(chance)
        if self.variable:
            self.phase = PHASE_SPACES
        else:
            self.begin_actions()

    def begin_season(self, chance: Chance) -> None:
        self.season += 1
        self.round = 0
        self.tell(SEASON, self.season, 0, 0, 0)
        if self.solo:
            season_cards.turn_up(self, SOLO_PAIR, chance)

    def begin_actions(self) -> None:
        self.phase = PHASE_ACTIONS
        self.round = 1

    def end_season(self, chance: Chance) -> None:
        if self.season == SEASONS:
            self.phase = PHASE_OVER
            return
        self.begin_season(chance)
        self.used = 0
        self.pass_marker()
        if self.variable:
            self.phase = PHASE_AWAKENING
            self.last_space = self.space
            self.space = vec[i64]([0] * self.sides)
        else:
            self.phase = PHASE_CHANGE
            self.turn_order_from(self.first)

    def pass_marker(self) -> None:
        """W30, W82: to the left; by the Spanish book to the right in an awakening."""
        steps: i64 = self.sides - 1 if self.variable and self.edition == SPANISH else 1
        self.first = (self.first + steps) % self.sides

    # --- scoring -----------------------------------------------------------------------------------------------

    def scores(self) -> vec[i64]:
        scores = vec[i64](capacity=self.seats)
        side: i64
        for side in range(self.seats):
            scores = append(scores, scoring.total(self, side))
        return scores

    def shares(self) -> vec[float]:
        if self.solo:
            return vec[float]([1.0 if scoring.total(self, 0) > scoring.total(self, BOT) else 0.0])
        worth = vec[i64](capacity=self.sides)
        side: i64
        for side in range(self.sides):
            worth = append(worth, scoring.worth(self, side))
        return shares_of(worth)

    # --- for bots ------------------------------------------------------------------------------------------------------

    def win_probabilities(self) -> vec[float]:
        if self.depth == 0:
            return self.shares()
        scale = 1.2 + 0.9 * left_of(self) if self.solo else 0.7 + 2.0 * left_of(self)
        return win_probabilities_by_strength(strengths(self), scale)[: self.seats]

    def quiet(self, played: i64) -> bool:
        """At the first turn of a season, or at any once it has taken long."""
        if kind_of(self.stack[self.depth - 1]) != CHOOSE_CARD:
            return False
        begins = self.round == 1 and self.step <= (2 if self.solo else 1)  # the Kiwibot's own turn is no decision
        return begins or played >= PATIENCE

    def prior(self, action: i64) -> float:
        return prior_of(self, action, self.to_act())

    def rollout_action(self, chance: Chance) -> i64:
        """The most appealing action, of a part of them where there are many."""
        legal = self.actions()
        side = self.to_act()
        count: i64 = len(legal)
        step = 1 + count // MANY
        first = chance.below(count)
        chosen = legal[first]
        best = prior_of(self, chosen, side)
        i: i64 = step
        while i < count:
            action = legal[(first + i) % count]
            prior = prior_of(self, action, side)
            if prior > best:
                best = prior
                chosen = action
            i += step
        return chosen

    def derived(self) -> tuple[str, ...]:
        return ("legal", "listed")

    # --- for learning ------------------------------------------------------------------------------------------------

    def observe(self, seat: i64, planes: Planes) -> None:
        observation.observe(self, seat, planes)

    def action_indices(self) -> vec[i64]:
        return indices.indices(self, self.actions())

    def action_at(self, index: i64) -> i64:
        return indices.action_at(self, index)

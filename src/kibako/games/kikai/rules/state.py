"""KIKAI's state: what can be done now, and doing it. Rule numbers are those of docs/rules/kikai.md.

Small decisions wait on a stack of pending ones, the next one last; the rules that make them are in the modules named after
the four actions and in turns.py. When nothing is pending, the next turn, round or founder follows.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.engine.planes import Planes
from kibako.engine.state import NOBODY
from kibako.games.kikai.ai import indices, judgement, observation
from kibako.games.kikai.rules.attract import attract, attractable
from kibako.games.kikai.rules.board import Board
from kibako.games.kikai.rules.build import build, buildable, place_ladders, removable, remove_fan, with_ladders
from kibako.games.kikai.rules.codes import (
    ACT_AGAIN,
    ACT_BILLBOARD,
    ACT_CHOICE,
    ACT_DO,
    ACT_DRAW,
    ACT_ELEMENT,
    ACT_ENOUGH,
    ACT_FAN,
    ACT_FETCH,
    ACT_FOUND,
    ACT_LADDER,
    ACT_OPEN,
    ACT_PAIR,
    ACT_PAY,
    ACT_PLAY,
    ACT_REMOVE,
    ACT_STOP,
    ACT_STREET,
    ACT_TAKE,
    ACT_TAKE_NOTHING,
    ACT_TAKE_TOP,
    ACTION,
    ATTRACT,
    BILLBOARD,
    BUILD,
    CARD,
    CHOICE,
    DO_ATTRACT,
    DO_BUILD,
    DO_DISTRIBUTE,
    DO_EXHIBIT,
    END,
    EXHIBIT,
    EXIT,
    FILL,
    FOUND,
    PAY,
    REMOVE,
    SOME_TAKEN,
    STREET,
    TAKE,
)
from kibako.games.kikai.rules.distribute import deploy, deployable, distribute, single_exits
from kibako.games.kikai.rules.exhibition import exhibit, fetch, fetchable, open_exhibition
from kibako.games.kikai.rules.score import advantage, score
from kibako.games.kikai.rules.tables import BILLBOARDS, COLOUR_COUNT, DISTRICT_COUNT, LADDERS, LEVELS, MEGAPHONES
from kibako.games.kikai.rules.turns import (
    close_turn,
    closing,
    draw_for_ladder,
    fill,
    foundable,
    go_on,
    lay_start,
    may_draw,
    play_again,
    play_card,
    play_pair,
    playable,
    take_card,
    take_top,
    takeable,
)
from kibako.kit.bags import only
from kibako.kit.ranking import shares_of
from kibako.kit.tallies import one


@final
class KikaiState(Board):
    def clone(self) -> KikaiState:
        s = KikaiState(self.seats)
        self.copy_to(s)
        return s

    def to_act(self) -> i64:
        if self.over:
            return NOBODY
        return self.turn

    def scores(self) -> vec[i64]:
        return vec[i64]([score(self, 0), score(self, 1)])

    def shares(self) -> vec[float]:
        """M29, M36 to M38."""
        return shares_of(vec[i64]([advantage(self), 0]))

    # --- what can be done ------------------------------------------------------------------------------------------

    def actions(self) -> vec[i64]:
        """M18: ladders can be placed at every decision of one's own turn."""
        decision = self.top()
        if decision == FOUND:
            return foundable(self)
        if decision == EXIT:
            return single_exits(self, self.top_a())
        if decision == FILL:
            return vec[i64]([ACT_DRAW, ACT_ENOUGH])
        return with_ladders(self, self.choices(decision), self.spare_ladders(decision))

    def spare_ladders(self, decision: i64) -> i64:
        """The ladders that can be placed: while paying with them, what is needed must stay."""
        me = self.actor()
        if decision == PAY:
            return min(me.ladders, me.ladders + me.megaphones - self.top_a())
        return me.ladders

    def choices(self, decision: i64) -> vec[i64]:
        if decision == CARD:
            return playable(self)
        if decision == ACTION:
            return self.doable(self.top_a())
        if decision == TAKE:
            return takeable(self)
        if decision == END:
            return closing(self)
        if decision == BUILD:
            return buildable(self, self.top_a())
        if decision == STREET:
            return deployable(self, self.top_a())
        if decision == ATTRACT:
            return self.attractable_or_stop()
        if decision == EXHIBIT:
            return fetchable(self, self.top_a(), self.top_b())
        if decision == CHOICE:
            return vec[i64]([ACT_CHOICE, ACT_CHOICE + 1])
        if decision == BILLBOARD:
            return self.billboards_left()
        if decision == REMOVE:
            return removable(self)
        return self.payments(self.top_a())

    def doable(self, district: i64) -> vec[i64]:
        """M15: what can be carried out; an exhibition always can (M30)."""
        found = append(vec[i64](capacity=16), ACT_DO + DO_EXHIBIT)
        if len(buildable(self, district)) > 0:
            found = append(found, ACT_DO + DO_BUILD)
        if len(deployable(self, district)) > 0:
            found = append(found, ACT_DO + DO_DISTRIBUTE)
        if len(attractable(self, district, 0)) > 0:
            found = append(found, ACT_DO + DO_ATTRACT)
        return found

    def attractable_or_stop(self) -> vec[i64]:
        """M15: at least one fan is taken."""
        flags = self.top_b()
        found = attractable(self, self.top_a(), flags)
        return append(found, ACT_STOP) if flags & SOME_TAKEN != 0 else found

    def billboards_left(self) -> vec[i64]:
        found = vec[i64](capacity=8)
        left = self.actor().billboards
        number: i64
        for number in range(BILLBOARDS):
            if left & only(number) != 0:
                found = append(found, ACT_BILLBOARD + number)
        return found

    def payments(self, cost: i64) -> vec[i64]:
        """M22: megaphones and ladders may be mixed."""
        found = vec[i64](capacity=4)
        ladders: i64
        for ladders in range(self.fewest_ladders(cost), self.most_ladders(cost) + 1):
            found = append(found, ACT_PAY + ladders)
        return found

    # --- doing it ----------------------------------------------------------------------------------------------------

    def apply(self, action: i64, chance: Chance) -> None:
        self.carry_out(action, chance)
        if self.top() == END and not self.anything_to_close():
            self.pop()
        if len(self.pending) == 0 and not self.over:
            go_on(self, chance)

    def anything_to_close(self) -> bool:
        """Whether there is anything to decide before the turn ends."""
        return may_draw(self) or len(with_ladders(self, vec[i64](), self.actor().ladders)) > 0

    def carry_out(self, action: i64, chance: Chance) -> None:
        if action >= ACT_LADDER and action < ACT_REMOVE:
            place_ladders(self, (action - ACT_LADDER) >> 1, ((action - ACT_LADDER) & 1) + 1)
        elif action < ACT_ELEMENT:
            self.play_or_do(action, chance)
        elif action < ACT_BILLBOARD:
            self.decide_action(action, chance)
        elif action < ACT_AGAIN:
            self.decide_interruption(action)
        elif action < ACT_LADDER:
            self.decide_end(action, chance)
        else:
            self.decide_rarely(action)

    def play_or_do(self, action: i64, chance: Chance) -> None:
        if action < ACT_PAIR:
            play_card(self, action - ACT_PLAY)
        elif action < ACT_DO:
            play_pair(self, (action - ACT_PAIR) // DISTRICT_COUNT, (action - ACT_PAIR) % DISTRICT_COUNT, chance)
        else:
            self.begin_action(action - ACT_DO)

    def begin_action(self, which: i64) -> None:
        district = self.top_a()
        self.pop()
        if which == DO_BUILD:
            self.push(BUILD, district, 0)
        elif which == DO_DISTRIBUTE:
            self.push(STREET, district, 0)
        elif which == DO_ATTRACT:
            self.push(ATTRACT, district, 0)
        else:
            exhibit(self, district)

    def decide_action(self, action: i64, chance: Chance) -> None:
        """An element, a street, a fan, or no more fans."""
        district = self.top_a()
        if action < ACT_STREET:
            self.pop()
            build(self, action - ACT_ELEMENT, district, chance)
        elif action < ACT_FAN:
            self.decide_street(action - ACT_STREET)
        elif action < ACT_STOP:
            attract(self, (action - ACT_FAN) // LEVELS, (action - ACT_FAN) % LEVELS)
        else:
            self.pop()

    def decide_street(self, street: i64) -> None:
        founding = self.top() == EXIT
        self.pop()
        if founding:
            deploy(self, street)
        else:
            distribute(self, street)

    def decide_interruption(self, action: i64) -> None:
        """A billboard, a choice of the energy track, a further district, the opening, a payment."""
        a = self.top_a()
        b = self.top_b()
        if action >= ACT_FETCH and action < ACT_OPEN:
            fetch(self, action - ACT_FETCH)
            return
        self.pop()
        if action < ACT_CHOICE:
            self.place_billboard(a, action - ACT_BILLBOARD)
        elif action < ACT_FETCH:
            self.gain(self.turn, one(MEGAPHONES if action == ACT_CHOICE else LADDERS))
        elif action == ACT_OPEN:
            open_exhibition(self, a, b)
        else:
            self.pay(a, action - ACT_PAY)

    def decide_end(self, action: i64, chance: Chance) -> None:
        """A second action, a card, the end."""
        if action == ACT_AGAIN:
            play_again(self)
        elif action < ACT_TAKE_TOP:
            take_card(self, action - ACT_TAKE)
        elif action == ACT_TAKE_TOP:
            take_top(self, chance)
        elif action == ACT_TAKE_NOTHING:
            close_turn(self)
        elif action != ACT_DRAW:
            self.pop()
        elif self.top() == FILL:
            fill(self, chance)
        else:
            draw_for_ladder(self, chance)

    def decide_rarely(self, action: i64) -> None:
        """A fan to remove, starting feet."""
        if action < ACT_FOUND:
            self.pop()
            remove_fan(self, (action - ACT_REMOVE) // COLOUR_COUNT, (action - ACT_REMOVE) % COLOUR_COUNT)
        else:
            lay_start(self, (action - ACT_FOUND) // DISTRICT_COUNT, (action - ACT_FOUND) % DISTRICT_COUNT)

    # --- for bots --------------------------------------------------------------------------------------------------

    def win_probabilities(self) -> vec[float]:
        return self.shares() if self.over else judgement.win_probabilities(self)

    def quiet(self, played: i64) -> bool:  # noqa: ARG002 - however long it takes
        """At the beginning of a turn."""
        decision = self.top()
        return (decision == CARD and self.plays == 0) or decision == FOUND

    def prior(self, action: i64) -> float:
        return judgement.prior_of(self, action)

    def rollout_action(self, chance: Chance) -> i64:
        return judgement.rollout_action(self, self.actions(), chance)

    # --- for learning ------------------------------------------------------------------------------------------------

    def observe(self, seat: i64, planes: Planes) -> None:
        observation.observe(self, seat, planes)

    def action_indices(self) -> vec[i64]:
        return indices.indices(self.actions())

    def action_at(self, index: i64) -> i64:
        return indices.action_at(self, index)

"""KIKAI's state: what can be done now, and doing it. Rule numbers are those of docs/rules/kikai.md.

Small decisions wait on a stack of pending ones, the next one last; the rules that make them are in the modules named after
the four actions and in turns.py. When nothing is pending, the next turn, round or founder follows.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.engine.state import NOBODY, hopes_by_strength
from kibako.games.kikai.attract import attract, attractable
from kibako.games.kikai.build import build, buildable, place_ladders, removable, remove_fan, with_ladders
from kibako.games.kikai.codes import (
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
from kibako.games.kikai.data import BILLBOARDS, COLOUR_COUNT, DISTRICT_COUNT, LEVELS
from kibako.games.kikai.distribute import deploy, deployable, distribute, single_exits
from kibako.games.kikai.exhibition import exhibit, fetch, fetchable, open_exhibition
from kibako.games.kikai.judgement import LAST_TURN, appeal_of, strength
from kibako.games.kikai.score import advantage, score
from kibako.games.kikai.town import Town
from kibako.games.kikai.turns import (
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

MEGAPHONE_EFFECT: Final = 16  # as packed effects
LADDER_EFFECT: Final = 256


@final
class KikaiState(Town):
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
        ahead = advantage(self)
        if ahead == 0:
            return vec[float]([0.5, 0.5])
        return vec[float]([1.0, 0.0]) if ahead > 0 else vec[float]([0.0, 1.0])

    # --- for players without a person ------------------------------------------------------------------------------

    def hopes(self) -> vec[float]:
        if self.over:
            return self.shares()
        left = 1.0 - float(self.turns) / float(LAST_TURN)
        return hopes_by_strength(vec[float]([strength(self, 0), strength(self, 1)]), 2.5 + 7.0 * left)

    def calm(self, played: i64) -> bool:  # noqa: ARG002 - however long it takes
        """At the beginning of a turn."""
        decision = self.top()
        return (decision == CARD and self.plays == 0) or decision == FOUND

    def appeal(self, action: i64) -> float:
        return appeal_of(self, action)

    def hunch(self, chance: Chance) -> i64:
        """The more appealing of some random actions."""
        legal = self.actions()
        chosen = legal[chance.below(len(legal))]
        for _ in range(2):
            other = legal[chance.below(len(legal))]
            if other != chosen and appeal_of(self, other) > appeal_of(self, chosen):
                chosen = other
        return chosen

    # --- what can be done ------------------------------------------------------------------------------------------

    def actions(self) -> vec[i64]:
        """M18: ladders can be placed at every decision of the own turn."""
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
            self.gain(self.turn, MEGAPHONE_EFFECT if action == ACT_CHOICE else LADDER_EFFECT)
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

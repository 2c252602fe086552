"""What the frames of the stack do: the options of decisions, what a choice leads to, effects that run by themselves."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.engine.state import NOBODY
from kibako.games.kiwi import (
    building,
    feeding,
    gains,
    kiwibot,
    leaders,
    marking,
    moving,
    paying,
    pushing,
    rewards,
    settling,
    turns,
)
from kibako.games.kiwi.codes import (
    ACT_ASHORE,
    ACT_LEADER,
    BOT_TURN,
    BRING,
    CHOOSE_BONUS,
    CHOOSE_BUILD,
    CHOOSE_CARD,
    CHOOSE_FEED,
    CHOOSE_GROW,
    CHOOSE_LEADER,
    CHOOSE_MARK,
    CHOOSE_MOVE,
    CHOOSE_NEST,
    CHOOSE_PLACE,
    CHOOSE_PUSH,
    CHOOSE_SPACE,
    CHOOSE_WAY,
    END_TURN,
    EXPLODE,
    FEED_KIWI,
    GAIN,
    GIVE_FRUIT,
    GIVE_MARKER,
    MARK_TOKEN,
    NEST_BENEFIT,
    PAY,
    PAY_MOVE,
    PLACE_AT,
    PULL,
    PUSH_HEX,
    PUSH_THIS,
    PUT_ASHORE,
    REMOVE_KIWI,
    REWARDS,
    SET_MARKER,
    SET_NEST,
    SETTLE,
    SETTLE_BIG,
    SETTLE_LEADER,
    TAKE_TOKEN,
    UNCOVER,
    USE_ABILITY,
)
from kibako.games.kiwi.state import Table, first_of, kind_of, second_of, side_of

ANY_SIZE: Final = 3


def options(s: Table, given: i64) -> vec[i64]:
    """The actions of a decision."""
    kind = kind_of(given)
    if kind <= CHOOSE_CARD:
        return set_up_options(s, kind, given)
    if kind <= PULL:
        return move_options(s, kind, given)
    if kind <= CHOOSE_GROW:
        return gain_options(s, kind, given)
    return other_options(s, kind, given)


def set_up_options(s: Table, kind: i64, given: i64) -> vec[i64]:
    if kind == CHOOSE_CARD:
        return turns.cards(s, given)
    if kind == CHOOSE_LEADER:
        return settling.leader_options(s, given)
    if kind == SETTLE_LEADER:
        return settling.leader_places(s)
    if kind == SETTLE:
        return settling.kiwi_places(s, given)
    if kind == SETTLE_BIG:
        return settling.kiwis_to_enlarge(s, given)
    return settling.free_spaces(s, given)


def move_options(s: Table, kind: i64, given: i64) -> vec[i64]:
    if kind == CHOOSE_MOVE:
        return moving.moves(s, given)
    if kind == PAY_MOVE:
        return moving.paid_moves(s, given)
    if kind == CHOOSE_PUSH:
        return pushing.pushes(s, given)
    if kind == PUSH_THIS:
        return pushing.ways_for_this(s, given)
    if kind == PUT_ASHORE:
        return pushing.shores(s, given)
    if kind == CHOOSE_WAY:
        return leaders.way_options(s, given)
    if kind == BRING:
        return leaders.companions(s, given)
    return leaders.pulls(s, given)


def gain_options(s: Table, kind: i64, given: i64) -> vec[i64]:
    if kind == CHOOSE_FEED:
        return feeding.kiwis_to_feed(s, given)
    if kind == PAY:
        return paying.pay_options(s, given)
    if kind == TAKE_TOKEN:
        return gains.tokens_to_take(s, given)
    if kind == CHOOSE_BUILD:
        return building.nests_to_build(s, given)
    if kind == CHOOSE_PLACE:
        return gains.places(s, given)
    return gains.kiwis_to_grow(s, given)


def other_options(s: Table, kind: i64, given: i64) -> vec[i64]:
    if kind == CHOOSE_NEST:
        return building.nests_left(given)
    if kind == CHOOSE_BONUS:
        side = side_of(given)
        return gains.bonus_options(feeding.can_feed(s, side), building.can_build(s, side))
    if kind == GIVE_FRUIT:
        return paying.fruits_to_give(s, given)
    if kind == GIVE_MARKER:
        return paying.markers_to_give(s, given)
    if kind == REMOVE_KIWI:
        return gains.kiwis_to_remove(s, given)
    if kind == CHOOSE_MARK:
        return marking.marks(s, given)
    if kind == MARK_TOKEN:
        return marking.mark_tokens(s, given)
    return rewards.prizes(s, given)


# --- choosing ---------------------------------------------------------------------------------------------------------


def choose(s: Table, given: i64, action: i64) -> None:
    kind = kind_of(given)
    if kind <= CHOOSE_CARD:
        choose_in_set_up(s, kind, given, action)
    elif kind <= PULL:
        choose_in_move(s, kind, given, action)
    elif kind <= CHOOSE_GROW:
        choose_in_gain(s, kind, given, action)
    else:
        choose_other(s, kind, given, action)


def choose_in_set_up(s: Table, kind: i64, given: i64, action: i64) -> None:
    if kind == CHOOSE_CARD:
        turns.choose_card(s, given, action)
    elif kind == CHOOSE_LEADER:
        settling.choose_leader(s, side_of(given), action - ACT_LEADER)
    elif kind == CHOOSE_SPACE:
        settling.choose_space(s, given, action)
    elif kind == SETTLE_BIG:
        settling.settle_big(s, given, action)
    else:
        settling.settle(s, given, action, kind == SETTLE_LEADER)


def choose_in_move(s: Table, kind: i64, given: i64, action: i64) -> None:
    if kind == CHOOSE_MOVE:
        moving.choose_move(s, given, action)
    elif kind == PAY_MOVE:
        moving.pay_move(s, given, action)
    elif kind == CHOOSE_PUSH:
        pushing.choose_push(s, given, action)
    elif kind == PUSH_THIS:
        pushing.push_by_action(s, side_of(given), action)
    elif kind == PUT_ASHORE:
        pushing.put_ashore(s, side_of(given), first_of(given), s.hex_in(action - ACT_ASHORE))
    elif kind == CHOOSE_WAY:
        leaders.choose_way(s, given, action)
    elif kind == BRING:
        leaders.bring(s, given, action)
    else:
        leaders.choose_pull(s, given, action)


def choose_in_gain(s: Table, kind: i64, given: i64, action: i64) -> None:
    if kind == CHOOSE_FEED:
        feeding.choose_feed(s, given, action)
    elif kind == PAY:
        paying.pay(s, side_of(given), action)
    elif kind == TAKE_TOKEN:
        gains.take_token(s, given, action)
    elif kind == CHOOSE_BUILD:
        building.choose_build(s, given, action)
    elif kind == CHOOSE_PLACE:
        gains.choose_place(s, given, action)
    else:
        gains.choose_grow(s, given, action)


def choose_other(s: Table, kind: i64, given: i64, action: i64) -> None:
    if kind == CHOOSE_NEST:
        building.choose_nest(s, given, action)
    elif kind == CHOOSE_BONUS:
        gains.choose_bonus(s, given, action)
    elif kind == GIVE_FRUIT:
        paying.give_fruit(s, given, action)
    elif kind == GIVE_MARKER:
        paying.give_marker(s, given, action)
    elif kind == REMOVE_KIWI:
        gains.remove_kiwi(s, given, action)
    elif kind == CHOOSE_MARK:
        marking.choose_mark(s, given, action)
    elif kind == MARK_TOKEN:
        marking.take_mark_token(s, given, action)
    else:
        rewards.choose_prize(s, given, action)


# --- effects ---------------------------------------------------------------------------------------------------------


def carry_out(s: Table, given: i64, chance: Chance) -> None:
    kind = kind_of(given)
    if kind == GAIN:
        if s.is_bot(side_of(given)):
            kiwibot.gain(s, given, chance)
        else:
            gains.gain(s, given, chance)
    elif kind == UNCOVER:
        gains.uncover(s, given)
    elif kind == END_TURN:
        turns.end_turn(s, given, chance)
    elif kind == REWARDS:
        rewards.reward_side(s, given)
    elif kind == SET_MARKER:
        marking.after_marker(s, given)
    elif kind >= BOT_TURN:
        carry_out_bot(s, kind, given, chance)
    else:
        carry_out_action(s, kind, given)


def carry_out_action(s: Table, kind: i64, given: i64) -> None:
    if kind == FEED_KIWI:
        feeding.feed_kiwi(s, given)
    elif kind == EXPLODE:
        feeding.explode(s, given)
    elif kind == PUSH_HEX:
        pushing.push_all(s, side_of(given), first_of(given), ANY_SIZE, NOBODY)
    elif kind == SET_NEST:
        building.set_nest(s, given)
    elif kind == NEST_BENEFIT:
        building.nest_benefit(s, given)
    elif kind == USE_ABILITY:
        leaders.carry_on(s, given)
    elif kind == PLACE_AT:
        gains.place_at(s, given)
    else:
        s.unmark_grown()


def carry_out_bot(s: Table, kind: i64, given: i64, chance: Chance) -> None:
    if kind == BOT_TURN:
        kiwibot.take_turn(s, chance)
    else:
        kiwibot.do_cell(s, first_of(given), second_of(given))

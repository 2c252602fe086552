"""What the frames of the stack do: the options of decisions, what a choice leads to, effects that run by themselves."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.engine.state import NOBODY
from kibako.games.kiwi.rules import (
    building,
    effects,
    feeding,
    hand,
    leaders,
    marking,
    moving,
    paying,
    pushing,
    season_cards,
    setup,
)
from kibako.games.kiwi.rules.board import Board, first_of, kind_of, second_of, side_of
from kibako.games.kiwi.rules.codes import (
    BOT_TURN,
    CHOOSE_BONUS,
    CHOOSE_BUILD,
    CHOOSE_CARD,
    CHOOSE_COMPANION,
    CHOOSE_FEED,
    CHOOSE_GROW,
    CHOOSE_LEADER,
    CHOOSE_MARK,
    CHOOSE_MOVE,
    CHOOSE_NEST,
    CHOOSE_PLACE,
    CHOOSE_PULL,
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
    number_of,
    to_of,
)
from kibako.games.kiwi.rules.kiwibot import kiwibot


def options(s: Board, given: i64) -> vec[i64]:
    """The actions of a decision."""
    kind = kind_of(given)
    if kind <= CHOOSE_CARD:
        return set_up_options(s, kind, given)
    if kind <= CHOOSE_PULL:
        return move_options(s, kind, given)
    if kind <= CHOOSE_GROW:
        return gain_options(s, kind, given)
    return other_options(s, kind, given)


def set_up_options(s: Board, kind: i64, given: i64) -> vec[i64]:
    if kind == CHOOSE_CARD:
        return hand.cards(s, given)
    if kind == CHOOSE_LEADER:
        return setup.leader_options(s, given)
    if kind == SETTLE_LEADER:
        return setup.leader_places(s)
    if kind == SETTLE:
        return setup.kiwi_places(s, given)
    if kind == SETTLE_BIG:
        return setup.kiwis_to_enlarge(s, given)
    return setup.free_spaces(s, given)


def move_options(s: Board, kind: i64, given: i64) -> vec[i64]:
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
    if kind == CHOOSE_COMPANION:
        return leaders.companions(s, given)
    return leaders.pulls(s, given)


def gain_options(s: Board, kind: i64, given: i64) -> vec[i64]:
    if kind == CHOOSE_FEED:
        return feeding.kiwis_to_feed(s, given)
    if kind == PAY:
        return paying.pay_options(s, given)
    if kind == TAKE_TOKEN:
        return effects.tokens_to_take(s, given)
    if kind == CHOOSE_BUILD:
        return building.nests_to_build(s, given)
    if kind == CHOOSE_PLACE:
        return effects.places(s, given)
    return effects.kiwis_to_grow(s, given)


def other_options(s: Board, kind: i64, given: i64) -> vec[i64]:
    if kind == CHOOSE_NEST:
        return building.nests_left(given)
    if kind == CHOOSE_BONUS:
        side = side_of(given)
        return effects.bonus_options(feeding.can_feed(s, side), building.can_build(s, side))
    if kind == GIVE_FRUIT:
        return paying.fruits_to_give(s, given)
    if kind == GIVE_MARKER:
        return paying.markers_to_give(s, given)
    if kind == REMOVE_KIWI:
        return effects.kiwis_to_remove(s, given)
    if kind == CHOOSE_MARK:
        return marking.hexes_to_mark(s, given)
    if kind == MARK_TOKEN:
        return marking.mark_tokens(s, given)
    return season_cards.prizes(s, given)


# --- choosing ---------------------------------------------------------------------------------------------------------


def choose(s: Board, given: i64, action: i64) -> None:
    kind = kind_of(given)
    if kind <= CHOOSE_CARD:
        choose_in_set_up(s, kind, given, action)
    elif kind <= CHOOSE_PULL:
        choose_in_move(s, kind, given, action)
    elif kind <= CHOOSE_GROW:
        choose_in_gain(s, kind, given, action)
    else:
        choose_other(s, kind, given, action)


def choose_in_set_up(s: Board, kind: i64, given: i64, action: i64) -> None:
    if kind == CHOOSE_CARD:
        hand.choose_card(s, given, action)
    elif kind == CHOOSE_LEADER:
        setup.choose_leader(s, side_of(given), number_of(action))
    elif kind == CHOOSE_SPACE:
        setup.choose_space(s, given, action)
    elif kind == SETTLE_BIG:
        setup.settle_big(s, given, action)
    else:
        setup.settle(s, given, action, kind == SETTLE_LEADER)


def choose_in_move(s: Board, kind: i64, given: i64, action: i64) -> None:
    if kind == CHOOSE_MOVE:
        moving.choose_move(s, given, action)
    elif kind == PAY_MOVE:
        moving.pay_move(s, given, action)
    elif kind == CHOOSE_PUSH:
        pushing.choose_push(s, given, action)
    elif kind == PUSH_THIS:
        pushing.push_by_action(s, side_of(given), action)
    elif kind == PUT_ASHORE:
        pushing.put_ashore(s, side_of(given), first_of(given), s.hex_in(to_of(action)))
    elif kind == CHOOSE_WAY:
        leaders.choose_way(s, given, action)
    elif kind == CHOOSE_COMPANION:
        leaders.bring(s, given, action)
    else:
        leaders.choose_pull(s, given, action)


def choose_in_gain(s: Board, kind: i64, given: i64, action: i64) -> None:
    if kind == CHOOSE_FEED:
        feeding.choose_feed(s, given, action)
    elif kind == PAY:
        paying.pay(s, side_of(given), action)
    elif kind == TAKE_TOKEN:
        effects.take_token(s, given, action)
    elif kind == CHOOSE_BUILD:
        building.choose_build(s, given, action)
    elif kind == CHOOSE_PLACE:
        effects.choose_place(s, given, action)
    else:
        effects.choose_grow(s, given, action)


def choose_other(s: Board, kind: i64, given: i64, action: i64) -> None:
    if kind == CHOOSE_NEST:
        building.choose_nest(s, given, action)
    elif kind == CHOOSE_BONUS:
        effects.choose_bonus(s, given, action)
    elif kind == GIVE_FRUIT:
        paying.give_fruit(s, given, action)
    elif kind == GIVE_MARKER:
        paying.give_marker(s, given, action)
    elif kind == REMOVE_KIWI:
        effects.remove_kiwi(s, given, action)
    elif kind == CHOOSE_MARK:
        marking.choose_mark(s, given, action)
    elif kind == MARK_TOKEN:
        marking.take_mark_token(s, given, action)
    else:
        season_cards.choose_prize(s, given, action)


# --- effects ---------------------------------------------------------------------------------------------------------


def carry_out(s: Board, given: i64, chance: Chance) -> None:
    kind = kind_of(given)
    if kind == GAIN:
        if s.is_bot(side_of(given)):
            kiwibot.gain_for_bot(s, given, chance)
        else:
            effects.gain(s, given, chance)
    elif kind == UNCOVER:
        effects.uncover(s, given)
    elif kind == END_TURN:
        hand.end_turn(s, given, chance)
    elif kind == REWARDS:
        season_cards.reward_side(s, given)
    elif kind == SET_MARKER:
        marking.after_marker(s, given)
    elif kind >= BOT_TURN:
        carry_out_bot(s, kind, given, chance)
    else:
        carry_out_action(s, kind, given)


def carry_out_action(s: Board, kind: i64, given: i64) -> None:
    if kind == FEED_KIWI:
        feeding.feed_kiwi(s, given)
    elif kind == EXPLODE:
        feeding.explode(s, given)
    elif kind == PUSH_HEX:
        pushing.push_all(s, side_of(given), first_of(given), pushing.ANY_SIZE, NOBODY)
    elif kind == SET_NEST:
        building.set_nest(s, given)
    elif kind == NEST_BENEFIT:
        building.nest_benefit(s, given)
    elif kind == USE_ABILITY:
        leaders.carry_on(s, given)
    elif kind == PLACE_AT:
        effects.place_at(s, given)
    else:
        s.unmark_grown()


def carry_out_bot(s: Board, kind: i64, given: i64, chance: Chance) -> None:
    if kind == BOT_TURN:
        kiwibot.take_turn(s, chance)
    else:
        kiwibot.do_cell(s, first_of(given), second_of(given))

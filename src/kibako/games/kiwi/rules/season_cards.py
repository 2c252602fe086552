"""Season cards (W46 to W48, W60), in solo in pairs (W91)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.games.kiwi.data import components
from kibako.games.kiwi.data.components import MEASURES, SEASON_CARDS
from kibako.games.kiwi.rules.board import CARD_BENEFITS, Board, by_size, first_of, second_of, side_of
from kibako.games.kiwi.rules.codes import (
    ACT_PRIZE,
    BITS,
    BOT,
    CHOOSE_PRIZE,
    COLOURS,
    COMPARED,
    CONTROL,
    FIELD,
    KEPT,
    REWARDS,
    SPANISH,
    TIED,
    TURNED_UP,
    WON_CARD,
    number_of,
)
from kibako.kit.bags import pick

MEASURE: Final = vec[i64]([MEASURES.index(card.measure) for card in SEASON_CARDS])
FEWEST: Final = vec[i64]([int(card.best == "fewest") for card in SEASON_CARDS])
PRINTED: Final = 15  # the sixteenth is made (W4)
NOBODY_WON: Final = -1
HUMAN: Final = 0
SPANISH_SINGLE: Final = len(SEASON_CARDS)


def turn_up(s: Board, count: i64, chance: Chance) -> None:
    """W16, W91: a given number of season cards that have not been seen yet."""
    i: i64
    unseen: i64 = (1 << (PRINTED + (1 if s.sixteenth else 0))) - 1
    for card in s.cards:
        unseen &= ~(1 << card)
    for i in range(count):
        card = pick(unseen, chance)
        unseen &= ~(1 << card)
        s.cards = append(s.cards, card)
        s.keeper = append(s.keeper, 0)
        s.tell(TURNED_UP, told(s, card), i, 0, 0)


# --- measuring -------------------------------------------------------------------------------------------------------


def value(s: Board, card: i64, side: i64) -> i64:
    """What a side has of what the card asks for."""
    measure = MEASURE[card]
    if measure < COLOURS:
        return tokens_on(s, measure, side)
    if measure <= components.MEASURE_SIZE_3:
        return sized_kiwis(s, measure - components.MEASURE_SIZE_1 + 1, side)
    if measure == components.MEASURE_NESTS:
        return nest_total(s, side)
    if measure == components.MEASURE_AROUND_LEADER:
        return tokens_around_leader(s, side)
    if measure == components.MEASURE_ONE_HEX:
        return best_hex(s, side)
    if measure == components.MEASURE_DOMINATED:
        return dominated_hexes(s, side)
    return single_hexes(s, side)


def tokens_on(s: Board, terrain: i64, side: i64) -> i64:
    """W48: leaders and control nests count."""
    total: i64 = 0
    hex_: i64
    for hex_ in range(s.hexes):
        if s.terrain[hex_] == terrain:
            total += s.tokens(hex_, side)
    return total


def sized_kiwis(s: Board, size: i64, side: i64) -> i64:
    """W48: a control nest is no kiwi of any size; by the Spanish book it is one of size 2."""
    total = kiwis_of_size(s, size, side)
    if size == 2 and s.edition == SPANISH:
        total += control_nests(s, side)
    return total


def control_nests(s: Board, side: i64) -> i64:
    built = s.built[side] >> 2 * CONTROL
    return (built & 1) + ((built >> 1) & 1)


def kiwis_of_size(s: Board, size: i64, side: i64) -> i64:
    """A leader is one of size 3."""
    total: i64 = 0
    if size == 3:
        total = 1
    hex_: i64
    for hex_ in range(s.hexes):
        total += (by_size(s.kiwis_at(hex_, side)) >> BITS * (size - 1)) & FIELD
    return total


def nest_total(s: Board, side: i64) -> i64:
    """W48: one each, of both ranks."""
    total: i64 = 0
    left = s.built[side]
    while left > 0:
        total += left & 1
        left >>= 1
    return total


def tokens_around_leader(s: Board, side: i64) -> i64:
    """W48: of all clans, own leader and nests included."""
    total: i64 = 0
    owner: i64
    for owner in range(s.sides):
        total += s.tokens(s.leader_at[side], owner)
    return total


def best_hex(s: Board, side: i64) -> i64:
    best: i64 = 0
    hex_: i64
    for hex_ in range(s.hexes):
        best = max(best, s.tokens(hex_, side))
    return best


def dominated_hexes(s: Board, side: i64) -> i64:
    total: i64 = 0
    hex_: i64
    for hex_ in range(s.hexes):
        if s.dominates(hex_, side):
            total += 1
    return total


def single_hexes(s: Board, side: i64) -> i64:
    """W48, W60: exactly one own kiwi; the leader is one, a nest is not. By the Spanish book at least one, control nests too."""
    total: i64 = 0
    hex_: i64
    for hex_ in range(s.hexes):
        if (s.tokens(hex_, side) > 0) if s.edition == SPANISH else (s.kiwis_in(hex_, side) == 1):
            total += 1
    return total


def told(s: Board, card: i64) -> i64:
    """The card as it is told: by the Spanish book one has another condition (W60)."""
    return SPANISH_SINGLE if s.edition == SPANISH and MEASURE[card] == components.MEASURE_SINGLE else card


def is_better(card: i64, one: i64, other: i64) -> bool:
    return one < other if FEWEST[card] == 1 else one > other


# --- rewarding -------------------------------------------------------------------------------------------------------


def reward(s: Board) -> None:
    """W46: all values are fixed before any benefit."""
    if s.solo:
        reward_pair(s)
    else:
        reward_card(s, s.season - 1)


def reward_card(s: Board, number: i64) -> None:
    """W46, W47: one wins; or the best are tied, gain the right benefit, and the others nothing."""
    card = s.cards[number]
    values = vec[i64](capacity=s.sides)
    best: i64 = 0
    side: i64
    for side in range(s.sides):
        mine = value(s, card, side)
        s.note(COMPARED, side, told(s, card), mine, 0)
        values = append(values, mine)
        if side == 0 or is_better(card, mine, best):
            best = mine
    winners: i64 = 0
    for mine in values:
        if mine == best:
            winners += 1
    if winners > 1:
        s.tell(TIED, told(s, card), 0, 0, 0)
    hand_out(s, number, values, best, winners == 1)


def hand_out(s: Board, number: i64, values: vec[i64], best: i64, won: bool) -> None:
    """The winner first, then the others in turn order: so they go on the stack the other way round."""
    winner = NOBODY_WON
    i: i64 = s.sides - 1
    while i >= 0:
        side = s.order[i]
        i -= 1
        if won and values[side] == best:
            winner = side
        elif won or values[side] == best:
            s.ask(REWARDS, side, number, 0, 0)
    if won:
        s.ask(REWARDS, winner, number, 1, 0)
        s.note(WON_CARD, winner, told(s, s.cards[number]), 0, 0)


def reward_side(s: Board, given: i64) -> None:
    """W40: marks clear before each player's benefits. W46: a card that gives points is kept."""
    side = side_of(given)
    number = first_of(given)
    s.clear_marks()
    benefit = 2 * s.cards[number] + second_of(given)
    if not s.solo and CARD_BENEFITS[2 * benefit] >> 4 == components.POINT:
        s.keeper[number] = 1 + side
    s.gain(CARD_BENEFITS, benefit, side)


# --- solo ------------------------------------------------------------------------------------------------------------


def reward_pair(s: Board) -> None:
    """W91: the Kiwibot wins ties; both winners are fixed before any benefit."""
    first = 2 * (s.season - 1)
    player_first = player_wins(s, first)
    player_second = player_wins(s, first + 1)
    if player_first and player_second:
        s.ask(CHOOSE_PRIZE, HUMAN, first, first + 1, 0)
    elif player_first:
        share(s, first, first + 1)
    elif player_second:
        share(s, first + 1, first)
    else:
        keep(s, first)
        keep(s, first + 1)
        s.ask(REWARDS, BOT, first + 1, 1, 0)
        s.ask(REWARDS, BOT, first, 1, 0)


def player_wins(s: Board, number: i64) -> bool:
    card = s.cards[number]
    mine = value(s, card, HUMAN)
    other = value(s, card, BOT)
    s.note(COMPARED, HUMAN, told(s, card), mine, 0)
    s.note(COMPARED, BOT, told(s, card), other, 0)
    won = is_better(card, mine, other)
    s.note(WON_CARD, HUMAN if won else BOT, told(s, card), 0, 0)
    return won


def share(s: Board, own: i64, other: i64) -> None:
    """The player wins one card, the Kiwibot keeps the other."""
    keep(s, other)
    give_prizes(s, own, other)


def give_prizes(s: Board, own: i64, other: i64) -> None:
    s.ask(REWARDS, BOT, other, 1, 0)
    s.ask(REWARDS, HUMAN, own, 1, 0)
    if CARD_BENEFITS[2 * (2 * s.cards[own] + 1)] >> 4 == components.POINT:
        s.keeper[own] = 1 + HUMAN


def keep(s: Board, number: i64) -> None:
    s.keeper[number] = 1 + BOT
    s.note(KEPT, BOT, told(s, s.cards[number]), 0, 0)


def prizes(s: Board, given: i64) -> vec[i64]:
    return vec[i64]([ACT_PRIZE + s.cards[first_of(given)], ACT_PRIZE + s.cards[second_of(given)]])


def choose_prize(s: Board, given: i64, action: i64) -> None:
    """W91: the player won both: the left benefit of one; the other's goes to the Kiwibot, which discards it."""
    if s.cards[first_of(given)] == number_of(action):
        give_prizes(s, first_of(given), second_of(given))
    else:
        give_prizes(s, second_of(given), first_of(given))

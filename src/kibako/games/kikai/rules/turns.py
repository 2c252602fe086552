"""Set-up, the course of a turn, the end of a round (M11 to M17, M32 to M35)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kibako.engine.chance import Chance
from kibako.games.kikai.build import draw_element, put
from kibako.games.kikai.codes import (
    ACT_AGAIN,
    ACT_DRAW,
    ACT_END,
    ACT_FOUND,
    ACT_PAIR,
    ACT_PLAY,
    ACT_TAKE,
    ACT_TAKE_NOTHING,
    ACT_TAKE_TOP,
    ACTION,
    AGAIN,
    CARD,
    END,
    EXIT,
    FILL,
    FILLING,
    FOUND,
    FOUNDED,
    FOUNDING,
    MASTER,
    PLAYED,
    PLAYED_PAIR,
    PLAYING,
    ROUND_OVER,
    TAKE,
    TOOK,
    TURN,
)
from kibako.games.kikai.data import (
    ADVANCED,
    CAPACITY,
    CARDS,
    DISTRICT_COUNT,
    ELEMENT_COLOUR,
    ELEMENT_COUNT,
    FACTORS,
    FAN_BAG,
    HAND,
    LEVELS,
    LINE_GAIN,
    LINE_LOSS,
    LINE_POINTS,
    NONE,
    POWER_PAIR_DRAWS,
    ROUND_ENDS,
    ROUNDS,
    SHOWN_A_LEVEL,
    SLOTS,
    SPACES_A_LINE,
    SQUARE_COUNT,
    START_GAIN,
    START_SEAT,
)
from kibako.games.kikai.distribute import single_exits
from kibako.games.kikai.tally import count, one, total
from kibako.games.kikai.town import Town
from kibako.kit.bags import only, shuffle

FOUNDERS: Final = vec[i64]([0, 1, 1, 0])  # M13
ALL_SIX: Final = 63


# --- set-up --------------------------------------------------------------------------------------------------------------


def set_up(town: Town, chance: Chance) -> None:
    """M12."""
    lay_tiles(town, chance)
    lay_fans(town, chance)
    lay_elements(town, chance)
    town.pile = append(vec[i64](capacity=1), all_cards())
    deal(town, 0, chance)
    deal(town, 1, chance)
    town.refill_offer(chance)
    ask_feet(town)


def lay_tiles(town: Town, chance: Chance) -> None:
    yellow = six_shuffled(chance)
    for tile in six_shuffled(chance):
        yellow = append(yellow, tile)
    town.foundation = yellow
    town.bonus = six_shuffled(chance)
    town.bonus_left = ALL_SIX


def six_shuffled(chance: Chance) -> vec[u8]:
    tiles = vec[u8]([0, 1, 2, 3, 4, 5])
    shuffle(tiles, chance)
    return tiles


def lay_fans(town: Town, chance: Chance) -> None:
    bag = FAN_BAG[:]
    shuffle(bag, chance)
    town.fans = vec[i64](capacity=SQUARE_COUNT)
    town.billboard = vec[u8](capacity=SQUARE_COUNT)
    drawn: i64 = 0
    square: i64
    i: i64
    for square in range(SQUARE_COUNT):
        fans: i64 = 0
        for i in range(drawn, drawn + CAPACITY[square]):
            fans += one(i64(bag[i]))
        drawn += CAPACITY[square]
        town.fans = append(town.fans, fans)
        town.billboard = append(town.billboard, u8(NONE))


def lay_elements(town: Town, chance: Chance) -> None:
    """M12, M13: the marked feet are set aside for their owners."""
    town.kikai = vec[u8](capacity=SLOTS)
    element: i64
    for element in range(ELEMENT_COUNT):
        town.kikai = append(town.kikai, u8(NONE))
        if START_SEAT[element] >= 0:
            town.player(START_SEAT[element]).feet |= only(element)
        else:
            town.boxed |= only(element)
    town.shown = vec[u8](capacity=SHOWN_A_LEVEL * LEVELS)
    i: i64
    for i in range(SHOWN_A_LEVEL * LEVELS):
        town.shown = append(town.shown, u8(draw_element(town, i // SHOWN_A_LEVEL, chance)))


def all_cards() -> i64:
    cards: i64 = 0
    district: i64
    for district in range(DISTRICT_COUNT):
        cards += CARDS[district] * one(district)
    return cards


def deal(town: Town, seat: i64, chance: Chance) -> None:
    """M12, M14: what a player starts with."""
    player = town.player(seat)
    player.foundations = ALL_SIX
    player.billboards = ALL_SIX
    player.influence = vec[i64]([0, 0, 0])
    _: i64
    for _ in range(HAND):
        player.hand += one(town.draw_card(chance))
    if town.mode != ADVANCED:
        town.gain(seat, START_GAIN)


def ask_feet(town: Town) -> None:
    town.turn = FOUNDERS[town.founded]
    town.push(FOUND, 0, 0)


def foundable(town: Town) -> vec[i64]:
    """M13: one of the own starting feet, in a district without own feet that has a free single exit."""
    found = vec[i64](capacity=12)
    feet = town.actor().feet
    district: i64
    element: i64
    for district in range(DISTRICT_COUNT):
        if town.height(town.turn, district) > 0 or len(single_exits(town, district)) == 0:
            continue
        for element in range(ELEMENT_COUNT):
            if feet & only(element) != 0:
                found = append(found, ACT_FOUND + DISTRICT_COUNT * ELEMENT_COLOUR[element] + district)
    return found


def lay_start(town: Town, colour: i64, district: i64) -> None:
    """M13: build the starting feet of a colour, then ask for the exit."""
    me = town.actor()
    element: i64 = 0
    while me.feet & only(element) == 0 or ELEMENT_COLOUR[element] != colour:
        element += 1
    me.feet &= ~only(element)
    town.tell(FOUNDED, town.turn, element, district, 0)
    town.pop()
    town.push(EXIT, district, 0)
    put(town, element, district)


# --- a turn --------------------------------------------------------------------------------------------------------------


def begin_turn(town: Town) -> None:
    """M15: without a card one is only taken."""
    town.part = PLAYING
    town.turn = town.turns % 2
    town.plays = 0
    begun = ROUND_ENDS[town.round - 1] if town.round > 0 else 0
    town.tell(TURN, town.turn, town.round + 1, town.turns - begun + 1, 0)
    town.push(TAKE, 0, 0)
    if town.actor().hand != 0:
        town.push(CARD, 0, 0)


def playable(town: Town) -> vec[i64]:
    """M15: any card, or any two identical ones for any district."""
    found = vec[i64](capacity=48)
    hand = town.actor().hand
    card: i64
    district: i64
    for card in range(DISTRICT_COUNT):
        if count(hand, card) > 0:
            found = append(found, ACT_PLAY + card)
        if count(hand, card) > 1:
            for district in range(DISTRICT_COUNT):
                found = append(found, ACT_PAIR + DISTRICT_COUNT * card + district)
    return found


def play_card(town: Town, card: i64) -> None:
    town.tell(PLAYED, town.turn, card, 0, 0)
    lay_down(town, one(card), card)


def play_pair(town: Town, card: i64, district: i64, chance: Chance) -> None:
    """M15; M22: a power draws a card for it, before the action."""
    town.tell(PLAYED_PAIR, town.turn, card, district, 0)
    lay_down(town, 2 * one(card), district)
    if town.has_power(POWER_PAIR_DRAWS) and len(town.pile) > 0:
        town.draw_to_hand(town.turn, chance)


def lay_down(town: Town, cards: i64, district: i64) -> None:
    town.actor().hand -= cards
    town.played += cards
    town.plays += 1
    town.pop()
    town.push(ACTION, district, 0)


def takeable(town: Town) -> vec[i64]:
    """M16: a second action, once; M17: else a card of the offer or of the pile."""
    found = vec[i64](capacity=8)
    if may_play_again(town):
        found = append(found, ACT_AGAIN)
    district: i64
    for district in range(DISTRICT_COUNT):
        if count(town.offer, district) > 0:
            found = append(found, ACT_TAKE + district)
    if len(town.pile) > 0:
        found = append(found, ACT_TAKE_TOP)
    elif town.offer == 0:
        found = append(found, ACT_TAKE_NOTHING)
    return found


def may_play_again(town: Town) -> bool:
    """M16."""
    return town.plays == 1 and town.actor().hand != 0 and town.spendable() > 0


def play_again(town: Town) -> None:
    """M16."""
    town.tell(AGAIN, town.turn, 0, 0, 0)
    town.push(CARD, 0, 0)
    town.spend_megaphones(1)


def take_card(town: Town, district: i64) -> None:
    """M17."""
    town.offer -= one(district)
    town.actor().hand += one(district)
    town.tell(TOOK, town.turn, district, 0, 0)
    close_turn(town)


def take_top(town: Town, chance: Chance) -> None:
    town.draw_to_hand(town.turn, chance)
    close_turn(town)


def close_turn(town: Town) -> None:
    town.pop()
    town.push(END, 0, 0)


def closing(town: Town) -> vec[i64]:
    """M17: cards for ladders, or the end of the turn."""
    found = append(vec[i64](capacity=8), ACT_END)
    if may_draw(town):
        found = append(found, ACT_DRAW)
    return found


def may_draw(town: Town) -> bool:
    return town.actor().ladders > 0 and len(town.pile) > 0


def draw_for_ladder(town: Town, chance: Chance) -> None:
    """M17."""
    town.actor().ladders -= 1
    town.draw_to_hand(town.turn, chance)


# --- what comes next ---------------------------------------------------------------------------------------------------


def go_on(town: Town, chance: Chance) -> None:
    """Nothing is pending: on to the next founder, hand to fill, or turn."""
    if town.part == FOUNDING:
        town.founded += 1
        if town.founded < len(FOUNDERS):
            ask_feet(town)
        else:
            begin_turn(town)
    elif town.part == FILLING:
        fill_hands(town, town.turn + 1)
    else:
        end_turn(town, chance)


def end_turn(town: Town, chance: Chance) -> None:
    """M17, M11: they alternate throughout, across rounds too."""
    town.refill_offer(chance)
    town.turns += 1
    if town.turns < ROUND_ENDS[town.round]:
        begin_turn(town)
    else:
        end_round(town, chance)


def end_round(town: Town, chance: Chance) -> None:
    """M32 to M35."""
    town.tell(ROUND_OVER, town.round + 1, 0, 0, 0)
    if town.played != 0:
        town.pile = append(town.pile[:], town.played)
    town.played = 0
    town.refill_offer(chance)
    reward(town, 0)
    reward(town, 1)
    town.round += 1
    if town.round == ROUNDS:
        town.end_game()
    else:
        fill_hands(town, 0)


def reward(town: Town, seat: i64) -> None:
    """M33, M34."""
    player = town.player(seat)
    line = (player.renown + SPACES_A_LINE - 1) // SPACES_A_LINE
    player.renown = 0
    if town.mode == ADVANCED:
        row = max(0, line - 1)
        lost = min(player.energy, LINE_LOSS[row])
        player.energy -= lost
        town.tell(MASTER, seat, line, lost, ADVANCED)
        town.gain(seat, LINE_GAIN[row])
    else:
        points = LINE_POINTS[line] * FACTORS[town.round]
        player.master += points
        town.tell(MASTER, seat, line, points, 0)


def fill_hands(town: Town, first: i64) -> None:
    """M35: from this seat on each may draw up to four cards in hand; then the next turn begins."""
    seat: i64
    for seat in range(first, 2):
        if may_fill(town, seat):
            town.part = FILLING
            town.turn = seat
            town.push(FILL, 0, 0)
            return
    begin_turn(town)


def may_fill(town: Town, seat: i64) -> bool:
    return town.first_game and total(town.player(seat).hand) < HAND and len(town.pile) > 0


def fill(town: Town, chance: Chance) -> None:
    town.draw_to_hand(town.turn, chance)
    if not may_fill(town, town.turn):
        town.pop()

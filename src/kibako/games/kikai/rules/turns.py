"""Set-up, the course of a turn, the end of a round (M11 to M17, M32 to M35)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kibako.engine.chance import Chance
from kibako.games.kikai.rules.board import Board
from kibako.games.kikai.rules.build import draw_element, put
from kibako.games.kikai.rules.codes import (
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
from kibako.games.kikai.rules.distribute import single_exits
from kibako.games.kikai.rules.tables import (
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
    TURN_SEATS,
)
from kibako.kit.bags import only, shuffle
from kibako.kit.tallies import count, one, total

FOUNDERS: Final = vec[i64]([0, 1, 1, 0])  # M13
ALL_SIX: Final = 63


# --- set-up --------------------------------------------------------------------------------------------------------------


def set_up(board: Board, chance: Chance) -> None:
    """M12."""
    lay_tiles(board, chance)
    lay_fans(board, chance)
    lay_elements(board, chance)
    board.pile = append(vec[i64](capacity=1), all_cards())
    deal(board, 0, chance)
    deal(board, 1, chance)
    board.refill_offer(chance)
    ask_feet(board)


def lay_tiles(board: Board, chance: Chance) -> None:
    yellow = six_shuffled(chance)
    for tile in six_shuffled(chance):
        yellow = append(yellow, tile)
    board.foundation = yellow
    board.bonus = six_shuffled(chance)
    board.bonus_left = ALL_SIX


def six_shuffled(chance: Chance) -> vec[u8]:
    tiles = vec[u8]([0, 1, 2, 3, 4, 5])
    shuffle(tiles, chance)
    return tiles


def lay_fans(board: Board, chance: Chance) -> None:
    """M12: the squares are filled; fans that find no room are out of the game."""
    bag = FAN_BAG[:]
    shuffle(bag, chance)
    board.fans = vec[i64](capacity=SQUARE_COUNT)
    board.billboard = vec[u8](capacity=SQUARE_COUNT)
    drawn: i64 = 0
    square: i64
    i: i64
    for square in range(SQUARE_COUNT):
        fans: i64 = 0
        for i in range(drawn, drawn + CAPACITY[square]):
            fans += one(i64(bag[i]))
        drawn += CAPACITY[square]
        board.fans = append(board.fans, fans)
        board.billboard = append(board.billboard, u8(NONE))
    for i in range(drawn, len(bag)):
        board.gone += one(i64(bag[i]))


def lay_elements(board: Board, chance: Chance) -> None:
    """M12, M13: the marked feet are set aside for their owners."""
    board.kikai = vec[u8](capacity=SLOTS)
    element: i64
    for element in range(ELEMENT_COUNT):
        board.kikai = append(board.kikai, u8(NONE))
        if START_SEAT[element] >= 0:
            board.player(START_SEAT[element]).feet |= only(element)
        else:
            board.boxed |= only(element)
    board.shown = vec[u8](capacity=SHOWN_A_LEVEL * LEVELS)
    i: i64
    for i in range(SHOWN_A_LEVEL * LEVELS):
        board.shown = append(board.shown, u8(draw_element(board, i // SHOWN_A_LEVEL, chance)))


def all_cards() -> i64:
    cards: i64 = 0
    district: i64
    for district in range(DISTRICT_COUNT):
        cards += CARDS[district] * one(district)
    return cards


def deal(board: Board, seat: i64, chance: Chance) -> None:
    """M12, M14: what a player starts with."""
    player = board.player(seat)
    player.foundations = ALL_SIX
    player.billboards = ALL_SIX
    player.influence = vec[i64]([0, 0, 0])
    _: i64
    for _ in range(HAND):
        player.hand += one(board.draw_card(chance))
    if board.mode != ADVANCED:
        board.gain(seat, START_GAIN)


def ask_feet(board: Board) -> None:
    board.turn = FOUNDERS[board.founded]
    board.push(FOUND, 0, 0)


def foundable(board: Board) -> vec[i64]:
    """M13: one of the player's starting feet, in a district where they have none and a single exit is free."""
    found = vec[i64](capacity=12)
    feet = board.actor().feet
    district: i64
    element: i64
    for district in range(DISTRICT_COUNT):
        if board.height(board.turn, district) > 0 or len(single_exits(board, district)) == 0:
            continue
        for element in range(ELEMENT_COUNT):
            if feet & only(element) != 0:
                found = append(found, ACT_FOUND + DISTRICT_COUNT * ELEMENT_COLOUR[element] + district)
    return found


def lay_start(board: Board, colour: i64, district: i64) -> None:
    """M13: build the starting feet of a colour, then ask for the exit."""
    me = board.actor()
    element: i64 = 0
    while me.feet & only(element) == 0 or ELEMENT_COLOUR[element] != colour:
        element += 1
    me.feet &= ~only(element)
    board.tell(FOUNDED, board.turn, element, district, 0)
    board.pop()
    board.push(EXIT, district, 0)
    put(board, element, district)


# --- a turn --------------------------------------------------------------------------------------------------------------


def begin_turn(board: Board) -> None:
    """M15: without a card one is only taken."""
    board.part = PLAYING
    board.turn = TURN_SEATS[board.turns]
    board.plays = 0
    begun = ROUND_ENDS[board.round - 1] if board.round > 0 else 0
    board.tell(TURN, board.turn, board.round + 1, board.turns - begun + 1, 0)
    board.push(TAKE, 0, 0)
    if board.actor().hand != 0:
        board.push(CARD, 0, 0)


def playable(board: Board) -> vec[i64]:
    """M15: any card, or any two identical ones for any district."""
    found = vec[i64](capacity=48)
    hand = board.actor().hand
    card: i64
    district: i64
    for card in range(DISTRICT_COUNT):
        if count(hand, card) > 0:
            found = append(found, ACT_PLAY + card)
        if count(hand, card) > 1:
            for district in range(DISTRICT_COUNT):
                found = append(found, ACT_PAIR + DISTRICT_COUNT * card + district)
    return found


def play_card(board: Board, card: i64) -> None:
    board.tell(PLAYED, board.turn, card, 0, 0)
    lay_down(board, one(card), card)


def play_pair(board: Board, card: i64, district: i64, chance: Chance) -> None:
    """M15; M22: a power draws a card for it, before the action."""
    board.tell(PLAYED_PAIR, board.turn, card, district, 0)
    lay_down(board, 2 * one(card), district)
    if board.has_power(POWER_PAIR_DRAWS) and len(board.pile) > 0:
        board.draw_to_hand(board.turn, chance)


def lay_down(board: Board, cards: i64, district: i64) -> None:
    board.actor().hand -= cards
    board.played += cards
    board.plays += 1
    board.pop()
    board.push(ACTION, district, 0)


def takeable(board: Board) -> vec[i64]:
    """M16: a second action, once; M17: else a card of the offer or of the pile."""
    found = vec[i64](capacity=8)
    if may_play_again(board):
        found = append(found, ACT_AGAIN)
    district: i64
    for district in range(DISTRICT_COUNT):
        if count(board.offer, district) > 0:
            found = append(found, ACT_TAKE + district)
    if len(board.pile) > 0:
        found = append(found, ACT_TAKE_TOP)
    elif board.offer == 0:
        found = append(found, ACT_TAKE_NOTHING)
    return found


def may_play_again(board: Board) -> bool:
    """M16."""
    return board.plays == 1 and board.actor().hand != 0 and board.spendable() > 0


def play_again(board: Board) -> None:
    """M16."""
    board.tell(AGAIN, board.turn, 0, 0, 0)
    board.push(CARD, 0, 0)
    board.spend_megaphones(1)


def take_card(board: Board, district: i64) -> None:
    """M17."""
    board.offer -= one(district)
    board.actor().hand += one(district)
    board.tell(TOOK, board.turn, district, 0, 0)
    close_turn(board)


def take_top(board: Board, chance: Chance) -> None:
    board.draw_to_hand(board.turn, chance)
    close_turn(board)


def close_turn(board: Board) -> None:
    board.pop()
    board.push(END, 0, 0)


def closing(board: Board) -> vec[i64]:
    """M17: cards for ladders, or the end of the turn."""
    found = append(vec[i64](capacity=8), ACT_END)
    if may_draw(board):
        found = append(found, ACT_DRAW)
    return found


def may_draw(board: Board) -> bool:
    return board.actor().ladders > 0 and len(board.pile) > 0


def draw_for_ladder(board: Board, chance: Chance) -> None:
    """M17."""
    board.actor().ladders -= 1
    board.draw_to_hand(board.turn, chance)


# --- what comes next ---------------------------------------------------------------------------------------------------


def go_on(board: Board, chance: Chance) -> None:
    """Nothing is pending: on to the next founder, hand to fill, or turn."""
    if board.part == FOUNDING:
        board.founded += 1
        if board.founded < len(FOUNDERS):
            ask_feet(board)
        else:
            begin_turn(board)
    elif board.part == FILLING:
        fill_hands(board, board.turn + 1)
    else:
        end_turn(board, chance)


def end_turn(board: Board, chance: Chance) -> None:
    """M17, M11."""
    board.refill_offer(chance)
    board.turns += 1
    if board.turns < ROUND_ENDS[board.round]:
        begin_turn(board)
    else:
        end_round(board, chance)


def end_round(board: Board, chance: Chance) -> None:
    """M32 to M35."""
    board.tell(ROUND_OVER, board.round + 1, 0, 0, 0)
    if board.played != 0:
        board.pile = append(board.pile[:], board.played)
    board.played = 0
    board.refill_offer(chance)
    reward(board, 0)
    reward(board, 1)
    board.round += 1
    if board.round == ROUNDS:
        board.end_game()
    else:
        fill_hands(board, 0)


def reward(board: Board, seat: i64) -> None:
    """M33, M34: START is no line, in either mode."""
    player = board.player(seat)
    line = (player.renown + SPACES_A_LINE - 1) // SPACES_A_LINE
    player.renown = 0
    if board.mode == ADVANCED:
        lost = min(player.energy, LINE_LOSS[line])
        player.energy -= lost
        board.tell(MASTER, seat, line, lost, ADVANCED)
        board.gain(seat, LINE_GAIN[line])
    else:
        points = LINE_POINTS[line] * FACTORS[board.round]
        player.master += points
        board.tell(MASTER, seat, line, points, 0)


def fill_hands(board: Board, first: i64) -> None:
    """M35: from this seat on each may draw up to four cards in hand; then the next turn begins."""
    seat: i64
    for seat in range(first, 2):
        if may_fill(board, seat):
            board.part = FILLING
            board.turn = seat
            board.push(FILL, 0, 0)
            return
    begin_turn(board)


def may_fill(board: Board, seat: i64) -> bool:
    return board.first_game and total(board.player(seat).hand) < HAND and len(board.pile) > 0


def fill(board: Board, chance: Chance) -> None:
    board.draw_to_hand(board.turn, chance)
    if not may_fill(board, board.turn):
        board.pop()

"""A player's turn: one card from the hand (W32, W33, W45)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.games.kiwi.data import components
from kibako.games.kiwi.rules.board import JOKER_BENEFITS, Board, side_of
from kibako.games.kiwi.rules.building import can_build
from kibako.games.kiwi.rules.codes import (
    ACT_PLAY,
    AS_BUILD,
    AS_FEED,
    AS_GAIN,
    AS_MOVE,
    CARD,
    CARD_BUILD,
    CARD_FEED,
    CARD_KINDS,
    CARD_MOVE,
    CHOOSE_BUILD,
    CHOOSE_FEED,
    DOWN,
    DOWNED,
    END_TURN,
    FACE_DOWN,
    FACE_DOWN_FRUIT,
    FRENCH,
    GAIN,
    JOKER_A,
    PLAYED,
    ROUNDS,
    SHUFFLED,
    TURNS,
    card_of,
    use_of,
)
from kibako.games.kiwi.rules.feeding import can_feed
from kibako.games.kiwi.rules.moving import play_move_card
from kibako.games.kiwi.rules.setup import draw_card

JOKERS: Final = 3


def cards(s: Board, given: i64) -> vec[i64]:
    """W33: a card that can do nothing may only be played face down."""
    side = side_of(given)
    hand = s.hand[side]
    feed = can_feed(s, side)
    build = can_build(s, side)
    fruit = s.bag_count(s.fruit_bag) > 0
    found = vec[i64](capacity=18)
    card: i64
    for card in range(CARD_KINDS):
        if (hand >> 4 * card) & 15 == 0:
            continue
        action = ACT_PLAY + CARD * card
        joker = card >= JOKER_A
        if card == CARD_MOVE or joker:
            found = append(found, action + AS_MOVE)
        if feed and (card == CARD_FEED or joker):
            found = append(found, action + AS_FEED)
        if build and (card == CARD_BUILD or joker):
            found = append(found, action + AS_BUILD)
        if joker and gives_something(s, side, card):
            found = append(found, action + AS_GAIN)
        found = append(found, action + FACE_DOWN)
        if fruit:
            found = append(found, action + FACE_DOWN_FRUIT)
    return found


def gives_something(s: Board, side: i64, card: i64) -> bool:
    """Whether a joker's printed gain does anything."""
    if s.bag_count(s.fruit_bag) > 0:
        return True
    if card == JOKER_A:
        return False
    if card == JOKER_A + 1:
        return s.free_tokens(side) + s.island_tokens(side) > 0
    return s.bag_count(s.marker_bag) > 0


def choose_card(s: Board, given: i64, action: i64) -> None:
    side = side_of(given)
    card = card_of(action)
    played = use_of(action)
    down = played >= FACE_DOWN
    s.hand[side] -= 1 << 4 * card
    s.plays[TURNS * side + s.turn()] = 1 + card + (DOWN if down else 0)
    s.ask(END_TURN, side, 0, 0, 0)
    if down:
        s.note(DOWNED, side, 0, 0, 0)
    else:
        s.revealed = not s.solo
        s.note(PLAYED, side, card, played, 0)
    play_as(s, side, card, played)


def play_as(s: Board, side: i64, card: i64, played: i64) -> None:
    if played == AS_MOVE:
        play_move_card(s, side)
    elif played == AS_FEED:
        s.ask(CHOOSE_FEED, side, 0, 0, 0)
    elif played == AS_BUILD:
        s.ask(CHOOSE_BUILD, side, 0, 0, 0)
    elif played == AS_GAIN:
        s.gain(JOKER_BENEFITS, card - JOKER_A + (JOKERS if s.edition == FRENCH else 0), side)
    elif played == FACE_DOWN_FRUIT:
        s.ask(GAIN, side, components.FRUIT, 1, 0)


def end_turn(s: Board, given: i64, chance: Chance) -> None:
    """W32: draw one; an empty deck is made anew of the discards."""
    side = side_of(given)
    if s.deck[side] == 0:
        shuffle_discards(s, side)
    if s.deck[side] != 0:
        draw_card(s, side, chance)


def shuffle_discards(s: Board, side: i64) -> None:
    """The cards of the seasons before."""
    this_season = ROUNDS * (s.season - 1)
    turn: i64
    for turn in range(s.first_unshuffled_turn[side], this_season):
        played = s.plays[TURNS * side + turn]
        if played > 0:
            s.deck[side] += 1 << 4 * ((played & 7) - 1)
    s.first_unshuffled_turn[side] = this_season
    s.note(SHUFFLED, side, 0, 0, 0)

"""The Kiwibot (W90 to W96): the opponent of a lone player. Its whole turn is carried out without anybody deciding for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.games.kiwi.data import components
from kibako.games.kiwi.data.components import (
    APART,
    CELL_MOVERS,
    CELL_NUMBERS,
    SOLO_BUILD,
    SOLO_CARDS,
    SOLO_FEED,
    SOLO_MOVE,
    TOGETHER,
)
from kibako.games.kiwi.rules import effects
from kibako.games.kiwi.rules.board import Board, draw_from, first_of, kind_of, second_of, size_of, third_of
from kibako.games.kiwi.rules.building import can_build_on, next_nest
from kibako.games.kiwi.rules.codes import (
    ACT_GIVE_FRUIT,
    BOT,
    BOT_CELL,
    BOT_DECK,
    CHOOSE_GROW,
    CHOOSE_PLACE,
    CLAN_NESTS,
    COLOURS,
    FOR_DIFFERENT,
    FOR_PLACE,
    FOR_SIZE,
    FRENCH,
    GAIN,
    GAINED_MARKERS,
    GIVE_FRUIT,
    KNOWN,
    LEFT_OUT,
    MOVED_PLAYERS,
    NEST_BENEFIT,
    PUSH_THIS,
    PUT_ASHORE,
    REVEALED_CARD,
    SEASONS,
    SET_ASIDE,
    SET_NEST,
    SPANISH,
    TAKE_TOKEN,
    TURNS,
)
from kibako.games.kiwi.rules.feeding import feed
from kibako.games.kiwi.rules.hexes import NO_HEX
from kibako.games.kiwi.rules.kiwibot.patterns import (
    ANY_PIECE,
    ANYWHERE,
    GOING_ANYWHERE,
    NOTHING,
    OWN_PUSHES,
    PLAYER,
    PLAYERS_LEADER,
    PUSHES,
    RELATION,
    SOLO_CELLS,
    SOLO_HEXES,
    adjacent,
    biggest_pushable,
    coast_but,
    find_move,
    first_kiwi,
    first_move,
    first_token,
    in_order,
    own_places,
    owner_of_first_small_kiwi,
    place_for_own,
    place_for_players,
)
from kibako.games.kiwi.rules.marking import set_marker
from kibako.games.kiwi.rules.moving import move_piece
from kibako.games.kiwi.rules.paying import give_fruit
from kibako.games.kiwi.rules.pushing import push, put_ashore
from kibako.kit.bags import pick
from kibako.kit.tallies import draw, total

ROW_MOVE: Final = 0
ROW_FEED: Final = 1
ROW_BUILD: Final = 2
COLUMNS: Final = 3
BONUS_COLUMN: Final = 2
CELLS_A_CARD: Final = 12
DEALT: Final = 4  # solo cards in a game


def set_up(s: Board, chance: Chance) -> None:
    """W90: four of the six solo cards, in ascending order."""
    left: i64 = (1 << len(SOLO_CARDS)) - 1
    dealt: i64 = 0
    i: i64
    _i: i64
    for _i in range(DEALT):
        card = pick(left & ~dealt, chance)
        dealt |= 1 << card
    cards = vec[i64](capacity=DEALT)
    for i in range(len(SOLO_CARDS)):
        if (dealt >> i) & 1 != 0:
            cards = append(cards, i)
    s.solo_cards = cards


# --- its turn --------------------------------------------------------------------------------------------------------


def take_turn(s: Board, chance: Chance) -> None:
    """W92: a card is revealed; its row and the slot tell what to do."""
    row = reveal(s, chance)
    s.plays[TURNS * BOT + s.turn()] = 1 + row
    s.note(REVEALED_CARD, BOT, row, s.round, 0)
    s.ask(BOT_CELL, BOT, row, s.round - 1, 0)


def reveal(s: Board, chance: Chance) -> i64:
    """W90: any card not revealed yet, one set aside unseen among them; when no other is left, all nine are shuffled."""
    if total(s.bot_cards) == (1 if s.bot_aside < 0 else 0):
        shuffle_cards(s, chance)
    row = draw(s.bot_cards, chance)
    s.bot_cards -= 1 << 4 * row
    return row


def shuffle_cards(s: Board, chance: Chance) -> None:
    """W90: one is set aside again, by the Spanish book face up."""
    s.bot_cards = BOT_DECK
    s.first_unshuffled_turn[BOT] = s.turn()
    if s.edition == SPANISH:
        s.bot_aside = draw(s.bot_cards, chance)
        s.bot_cards -= 1 << 4 * s.bot_aside
        s.note(SET_ASIDE, BOT, s.bot_aside, 0, 0)


def unrevealed_cards(s: Board) -> i64:
    """Its cards that it may still reveal since they were shuffled, as its plays tell; -1 if it can't have played so many."""
    left: i64 = BOT_DECK
    if s.bot_aside >= 0:
        left -= 1 << 4 * s.bot_aside
    turn: i64
    for turn in range(s.first_unshuffled_turn[BOT], TURNS):
        played = s.plays[TURNS * BOT + turn]
        if played > 0:
            if (left >> 4 * (played - 1)) & 15 == 0:
                return -1
            left -= 1 << 4 * (played - 1)
    return left


def do_cell(s: Board, row: i64, column: i64) -> None:
    first = CELL_NUMBERS * (CELLS_A_CARD * s.solo_cards[s.season - 1] + COLUMNS * row + column)
    kind = SOLO_CELLS[first]
    if kind == SOLO_MOVE:
        do_moves(s, first)
    elif kind == SOLO_FEED:
        do_feed(s, PLAYER if SOLO_CELLS[first + 1] == 1 else BOT, SOLO_CELLS[first + 2])
    elif kind == SOLO_BUILD:
        do_build(s, SOLO_CELLS[first + 1])
    else:
        s.ask(GAIN, BOT, components.PLACE, SOLO_CELLS[first + 1], 0)


def do_moves(s: Board, cell: i64) -> None:
    """W93: each mover shown once; several go to the same hex, or to different ones, if they can."""
    only: i64 = ANYWHERE
    barred: i64 = 0
    i: i64
    for i in range(CELL_MOVERS):
        if SOLO_CELLS[cell + 1 + i] == 0:
            return
        end = do_move(s, SOLO_CELLS[cell + 1 + i], cell, only, barred)
        if end == NO_HEX:
            continue
        if SOLO_CELLS[cell + RELATION] == TOGETHER and only == ANYWHERE:
            only = end
        elif SOLO_CELLS[cell + RELATION] == APART:
            barred |= 1 << end


def do_move(s: Board, who: i64, cell: i64, only: i64, barred: i64) -> i64:
    """The hex it went to. Who is bound to one hex, or to another one, goes elsewhere if that can't be."""
    found: i64 = NOTHING
    if only != ANYWHERE or barred != 0:
        found = find_move(s, who, cell, only, barred)
    if found == NOTHING:
        found = find_move(s, who, cell, ANYWHERE, 0)
    if found == NOTHING and s.edition != FRENCH:  # W93: the French book has no such pattern
        found = first_move(s, ANY_PIECE, cell, GOING_ANYWHERE, ANYWHERE, 0)
    if found == NOTHING:
        s.note(LEFT_OUT, BOT, 0, 0, 0)
        return NO_HEX
    end = found & 31
    piece = found >> 10
    size: i64 = 3
    if piece == PLAYERS_LEADER:
        move_players_leader(s, end)
    else:
        size = size_of(piece)
        move_piece(s, BOT, piece, (found >> 5) & 31, end)
    push_smaller(s, end, PLAYER, size, SOLO_CELLS[cell + PUSHES])
    push_smaller(s, end, BOT, size, SOLO_CELLS[cell + OWN_PUSHES])
    return end


def move_players_leader(s: Board, end: i64) -> None:
    """W96 by the Spanish book."""
    s.note(MOVED_PLAYERS, BOT, s.clan[PLAYER], s.cell(s.leader_at[PLAYER]), s.cell(end))
    s.leader_has_moved |= 1 << PLAYER
    s.leader_at[PLAYER] = end


def push_smaller(s: Board, hex_: i64, side: i64, size: i64, pushes: i64) -> None:
    """W92: as many of a side's smaller ones as shown, of several the biggest first."""
    _i: i64
    for _i in range(pushes):
        kind = biggest_pushable(s, hex_, side, size)
        if kind != NOTHING:
            push_away(s, hex_, side, kind)


def push_away(s: Board, hex_: i64, owner: i64, piece: i64) -> None:
    """W93: the player's off the island if it can be; its own to form pairs and trios."""
    if owner == BOT:
        push(s, BOT, owner, piece, hex_, place_for_own(s, adjacent(s, hex_)))
    elif s.is_coast(hex_):
        push(s, BOT, owner, piece, hex_, NO_HEX)
    else:
        push(s, BOT, owner, piece, hex_, place_for_players(s, adjacent(s, hex_)))


def do_feed(s: Board, owner: i64, size: i64) -> None:
    """W93: the size shown; one smaller, by the Spanish book ever smaller; else any of size 1, whosever. It pays nothing."""
    found: i64 = NOTHING
    smallest = max(size - 1, 1)
    if s.edition == SPANISH:
        smallest = 1
    while found == NOTHING and size >= smallest:
        found = first_kiwi(s, owner, size, False)
        size -= 1
    if found == NOTHING:
        owner = owner_of_first_small_kiwi(s)
        found = first_kiwi(s, owner, 1, False)
    if found == NOTHING:
        s.note(LEFT_OUT, BOT, 1, 0, 0)
    else:
        feed(s, BOT, owner, found >> 4, found & 15)


def do_build(s: Board, kind: i64) -> None:
    """W92, W94: without paying; if it can't build, it places a kiwi and gains a bonus Move."""
    hex_ = place_to_build(s, kind)
    if hex_ != NOTHING:
        s.ask(SET_NEST, BOT, hex_, next_nest(s, BOT, kind), 0)
    else:
        s.note(LEFT_OUT, BOT, 2, 0, 0)
        s.ask(GAIN, BOT, components.MOVE, 1, 0)
        s.ask(GAIN, BOT, components.PLACE, 1, 0)


def place_to_build(s: Board, kind: i64) -> i64:
    if next_nest(s, BOT, kind) < 0:
        return NOTHING
    i: i64
    for i in range(SOLO_HEXES):
        hex_ = in_order(s, i)
        if can_build_on(s, BOT, hex_):
            return hex_
    return NOTHING


# --- its gains and choices -------------------------------------------------------------------------------------------


def gain_for_bot(s: Board, given: i64, chance: Chance) -> None:
    """W92: no fruit, but by the French book; a bonus Move, Feed or Build is that of the third column."""
    effect = first_of(given)
    if effect == components.FRUIT and s.edition != FRENCH:
        return
    if effect == components.MOVE:
        s.ask(BOT_CELL, BOT, ROW_MOVE, BONUS_COLUMN, 0)
    elif effect == components.FEED:
        s.ask(BOT_CELL, BOT, ROW_FEED, BONUS_COLUMN, 0)
    elif effect == components.BUILD:
        s.ask(BOT_CELL, BOT, ROW_BUILD, BONUS_COLUMN, 0)
    elif effect == components.FEED_OR_BUILD:
        s.ask(BOT_CELL, BOT, ROW_BUILD if can_build_bonus(s) else ROW_FEED, BONUS_COLUMN, 0)
    else:
        effects.gain(s, given, chance)


def can_build_bonus(s: Board) -> bool:
    card = s.solo_cards[s.season - 1]
    kind = SOLO_CELLS[CELL_NUMBERS * (CELLS_A_CARD * card + COLUMNS * ROW_BUILD + BONUS_COLUMN) + 1]
    return place_to_build(s, kind) != NOTHING


def gain_from_nests(s: Board) -> None:
    """W30, in the order tree, control, cave."""
    nest: i64 = CLAN_NESTS - 1
    while nest >= 0:
        if (s.built[BOT] >> nest) & 1 != 0:
            s.ask(NEST_BENEFIT, BOT, nest, 1, 0)
        nest -= 1


def decide(s: Board, given: i64) -> None:
    """What a player would be asked."""
    kind = kind_of(given)
    if kind == PUSH_THIS:
        push_away(s, first_of(given), second_of(given), third_of(given))
    elif kind == PUT_ASHORE:
        bring_ashore(s, first_of(given), second_of(given))
    elif kind == CHOOSE_PLACE:
        effects.put_kiwi(s, BOT, place_for_own(s, own_places(s)), first_of(given))
    elif kind == CHOOSE_GROW:
        grow(s, first_of(given), second_of(given) == 1)
    elif kind == TAKE_TOKEN:
        take_bot_token(s, first_of(given), second_of(given), third_of(given))
    elif kind == GIVE_FRUIT:
        give_fruit(s, given, ACT_GIVE_FRUIT + commonest_fruit(s))


def commonest_fruit(s: Board) -> i64:
    """W21: of more than ten fruits it gives back what it has most of."""
    commonest: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if s.fruits[COLOURS * BOT + colour] > s.fruits[COLOURS * BOT + commonest]:
            commonest = colour
    return commonest


def bring_ashore(s: Board, owner: i64, left: i64) -> None:
    coast = coast_but(s, left)
    put_ashore(s, BOT, owner, place_for_own(s, coast) if owner == BOT else place_for_players(s, coast))


def grow(s: Board, count: i64, different: bool) -> None:
    """W93: a size 2 first, else a size 1."""
    found = first_kiwi(s, BOT, 2, different)
    if found == NOTHING:
        found = first_kiwi(s, BOT, 1, different)
    if found == NOTHING:
        return
    if count > 1:
        s.ask(CHOOSE_GROW, BOT, count - 1, 1 if different else 0, 0)
    if s.free_tokens(BOT) > 0:
        effects.enlarge(s, BOT, found >> 4, found & 15, different)
    else:
        s.ask(TAKE_TOKEN, BOT, FOR_DIFFERENT if different else FOR_SIZE, found >> 4, found & 15)


def take_bot_token(s: Board, purpose: i64, hex_: i64, kind: i64) -> None:
    """W93: of the island, the first in the marker's order."""
    found = first_token(s, hex_ if purpose >= FOR_SIZE else NO_HEX, kind)
    if found == NOTHING:
        return
    effects.take_from_island(s, BOT, found & 15, found >> 4)
    if purpose == FOR_PLACE:
        s.ask(CHOOSE_PLACE, BOT, 0, 0, 0)
    else:
        effects.enlarge(s, BOT, hex_, kind, purpose == FOR_DIFFERENT)


# --- marking ---------------------------------------------------------------------------------------------------------


def mark_domains(s: Board, chance: Chance) -> None:
    """W94: one marker, in season 4 all that fit; if none does it draws one."""
    placed = mark_all(s) if s.season == SEASONS else mark_one(s, chance)
    if not placed and effects.draw_markers(s, BOT, 1, chance) > 0:
        s.note(GAINED_MARKERS, BOT, 1, 0, 0)


def mark_one(s: Board, chance: Chance) -> bool:
    """Markers are shown in any order until one fits; the others are turned back, but have been seen."""
    left = s.markers[COLOURS * BOT : COLOURS * BOT + COLOURS]
    shown = vec[i64]([0] * COLOURS)
    placed = False
    while not placed and s.bag_count(left) > 0:
        terrain = draw_from(left, 0, chance)
        shown[terrain] += 1
        s.bot_seen[terrain] = max(s.bot_seen[terrain], shown[terrain])
        placed = mark_terrain(s, terrain)
    tell_known(s)
    return placed


def tell_known(s: Board) -> None:
    """Not which ones were turned up this time: one that was known already says nothing new."""
    terrain: i64
    for terrain in range(COLOURS):
        if s.bot_seen[terrain] > 0:
            s.note(KNOWN, BOT, terrain, s.bot_seen[terrain], 0)


def mark_all(s: Board) -> bool:
    """One hex after the other: a hex that it can't mark now it can't mark later, with fewer tokens and markers."""
    placed = False
    i: i64
    for i in range(SOLO_HEXES):
        hex_ = in_order(s, i)
        if s.markers[COLOURS * BOT + s.terrain[hex_]] > 0 and mark_hex(s, hex_):
            placed = True
    return placed


def mark_terrain(s: Board, terrain: i64) -> bool:
    """Mark the first hex of a terrain that it can."""
    i: i64
    for i in range(SOLO_HEXES):
        hex_ = in_order(s, i)
        if s.terrain[hex_] == terrain and mark_hex(s, hex_):
            return True
    return False


def mark_hex(s: Board, hex_: i64) -> bool:
    """W55: if the Kiwibot dominates it."""
    if s.mark[hex_] != 0 or not s.dominates(hex_, BOT) or not spend_token(s):
        return False
    terrain = s.terrain[hex_]
    set_marker(s, BOT, hex_)
    s.bot_seen[terrain] = max(s.bot_seen[terrain] - 1, 0)
    return True


def spend_token(s: Board) -> bool:
    """W93: for marking from the reserve, the row, the island; False if there is none."""
    if s.reserve[BOT] > 0:
        s.reserve[BOT] -= 1
        return True
    if s.row[BOT] > 0:
        s.row[BOT] -= 1
        return True
    found = first_token(s, NO_HEX, 0)
    if found == NOTHING:
        return False
    s.shrink(found >> 4, BOT, found & 15)
    return True

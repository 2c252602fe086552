"""The Kiwibot (W90 to W96): the opponent of a lone player. Its whole turn is carried out without anybody deciding for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.games.kiwi import components, gains
from kibako.games.kiwi.building import can_build_on, next_nest
from kibako.games.kiwi.codes import (
    BOT,
    BOT_CELL,
    BOT_DECK,
    CHOOSE_GROW,
    CHOOSE_PLACE,
    COLOURS,
    FOR_DIFFERENT,
    FOR_PLACE,
    FOR_SIZE,
    GAIN,
    GAINED_MARKERS,
    KNOWN,
    LEFT_OUT,
    NEST_BENEFIT,
    NESTS,
    PUSH_THIS,
    PUT_ASHORE,
    REVEALED_CARD,
    SEASONS,
    SET_NEST,
    TAKE_TOKEN,
    TURNS,
)
from kibako.games.kiwi.components import (
    APART,
    CELL_NUMBERS,
    SOLO_BUILD,
    SOLO_CARDS,
    SOLO_FEED,
    SOLO_MOVE,
    TOGETHER,
)
from kibako.games.kiwi.feeding import feed
from kibako.games.kiwi.island import NO_HEX
from kibako.games.kiwi.marking import set_marker
from kibako.games.kiwi.moving import move_piece
from kibako.games.kiwi.patterns import (
    ANY_PIECE,
    ANYWHERE,
    HEXES,
    NOTHING,
    PLAYER,
    adjacent,
    biggest_pushable,
    coast_but,
    find_move,
    first_kiwi,
    first_move,
    first_token,
    in_order,
    own_places,
    place_for_own,
    place_for_players,
)
from kibako.games.kiwi.pushing import push, put_ashore
from kibako.games.kiwi.state import Table, draw_from, first_of, kind_of, second_of, size_of, third_of
from kibako.kit.bags import pick

ROW_MOVE: Final = 0
ROW_FEED: Final = 1
ROW_BUILD: Final = 2
COLUMNS: Final = 3
BONUS_COLUMN: Final = 2
CELLS_A_CARD: Final = 12
DEALT: Final = 4  # solo cards in a game
CELLS: Final = vec[i64]([number for card in SOLO_CARDS for cell in card.cells("") for number in cell])


def set_up(s: Table, chance: Chance) -> None:
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


def take_turn(s: Table, chance: Chance) -> None:
    """W92: a card is revealed; its row and the slot tell what to do."""
    row = reveal(s, chance)
    s.plays[TURNS * BOT + s.turn()] = 1 + row
    s.note(REVEALED_CARD, BOT, row, s.round, 0)
    s.ask(BOT_CELL, BOT, row, s.round - 1, 0)


def reveal(s: Table, chance: Chance) -> i64:
    """W90: any card not revealed yet, the one set aside among them; when that is the last, all nine are shuffled."""
    counts = cards_left(s)
    if s.bag_count(counts) == 1:
        s.bot_cards = BOT_DECK
        s.era[BOT] = s.turn()
        counts = cards_left(s)
    row = draw_from(counts, 0, chance)
    s.bot_cards -= 1 << 4 * row
    return row


def cards_left(s: Table) -> vec[i64]:
    return vec[i64]([(s.bot_cards >> 4 * row) & 15 for row in range(4)])


def do_cell(s: Table, row: i64, column: i64) -> None:
    first = CELL_NUMBERS * (CELLS_A_CARD * s.solo_cards[s.season - 1] + COLUMNS * row + column)
    kind = CELLS[first]
    if kind == SOLO_MOVE:
        do_moves(s, first)
    elif kind == SOLO_FEED:
        do_feed(s, PLAYER if CELLS[first + 1] == 1 else BOT, CELLS[first + 2])
    elif kind == SOLO_BUILD:
        do_build(s, CELLS[first + 1])
    else:
        s.ask(GAIN, BOT, components.PLACE, CELLS[first + 1], 0)


def do_moves(s: Table, first: i64) -> None:
    """W93: each mover shown once; two go to the same hex, or to different ones, if they can."""
    target = CELLS[first + 4]
    pushes = CELLS[first + 5]
    end = do_move(s, CELLS[first + 1], target, pushes, ANYWHERE, NO_HEX)
    if CELLS[first + 2] == 0:
        return
    only = end if CELLS[first + 3] == TOGETHER else ANYWHERE
    but = end if CELLS[first + 3] == APART else NO_HEX
    do_move(s, CELLS[first + 2], target, pushes, only, but)


def do_move(s: Table, who: i64, target: i64, pushes: i64, only: i64, but: i64) -> i64:
    """The hex it went to. Who is bound to one hex, or to another one, goes elsewhere if that can't be."""
    found: i64 = NOTHING
    if only != ANYWHERE or but != NO_HEX:
        found = find_move(s, who, ANYWHERE if only != ANYWHERE else target, pushes, only, but)
    if found == NOTHING:
        found = find_move(s, who, target, pushes, ANYWHERE, NO_HEX)
    if found == NOTHING:
        found = first_move(s, ANY_PIECE, ANYWHERE, 0, ANYWHERE, NO_HEX)
    if found == NOTHING:
        s.note(LEFT_OUT, BOT, 0, 0, 0)
        return NO_HEX
    end = found & 31
    piece = found >> 10
    move_piece(s, BOT, piece, (found >> 5) & 31, end)
    push_players(s, end, size_of(piece), pushes)
    return end


def push_players(s: Table, hex_: i64, size: i64, pushes: i64) -> None:
    """W92: as many of the player's as shown, of several the biggest first."""
    _i: i64
    for _i in range(pushes):
        kind = biggest_pushable(s, hex_, size)
        if kind != NOTHING:
            push_away(s, hex_, PLAYER, kind)


def push_away(s: Table, hex_: i64, owner: i64, piece: i64) -> None:
    """W93: the player's off the island if it can be; its own to form pairs and trios."""
    if owner == BOT:
        push(s, BOT, owner, piece, hex_, place_for_own(s, adjacent(s, hex_)))
    elif s.is_coast(hex_):
        push(s, BOT, owner, piece, hex_, NO_HEX)
    else:
        push(s, BOT, owner, piece, hex_, place_for_players(s, adjacent(s, hex_)))


def do_feed(s: Table, owner: i64, size: i64) -> None:
    """W93: the size shown; one smaller; any of size 1: of the side shown. It pays nothing."""
    while size > 0:
        found = first_kiwi(s, owner, size, False)
        if found != NOTHING:
            feed(s, BOT, owner, found >> 4, found & 15)
            return
        size -= 1
    s.note(LEFT_OUT, BOT, 1, 0, 0)


def do_build(s: Table, kind: i64) -> None:
    """W92, W94: without paying; if it can't build, it places a kiwi and gains a bonus Move."""
    hex_ = place_to_build(s, kind)
    if hex_ != NOTHING:
        s.ask(SET_NEST, BOT, hex_, next_nest(s, BOT, kind), 0)
    else:
        s.note(LEFT_OUT, BOT, 2, 0, 0)
        s.ask(GAIN, BOT, components.MOVE, 1, 0)
        s.ask(GAIN, BOT, components.PLACE, 1, 0)


def place_to_build(s: Table, kind: i64) -> i64:
    if next_nest(s, BOT, kind) < 0:
        return NOTHING
    i: i64
    for i in range(HEXES):
        hex_ = in_order(s, i)
        if can_build_on(s, BOT, hex_):
            return hex_
    return NOTHING


# --- its gains and choices -------------------------------------------------------------------------------------------


def gain(s: Table, given: i64, chance: Chance) -> None:
    """W92: no fruit; a bonus Move, Feed or Build is that of the third column."""
    effect = first_of(given)
    if effect == components.FRUIT:
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
        gains.gain(s, given, chance)


def can_build_bonus(s: Table) -> bool:
    card = s.solo_cards[s.season - 1]
    kind = CELLS[CELL_NUMBERS * (CELLS_A_CARD * card + COLUMNS * ROW_BUILD + BONUS_COLUMN) + 1]
    return place_to_build(s, kind) != NOTHING


def gain_from_nests(s: Table) -> None:
    """W30, in the order tree, control, cave."""
    nest: i64 = NESTS - 1
    while nest >= 0:
        if (s.built[BOT] >> nest) & 1 != 0:
            s.ask(NEST_BENEFIT, BOT, nest, 1, 0)
        nest -= 1


def decide(s: Table, given: i64) -> None:
    """What a player would be asked."""
    kind = kind_of(given)
    if kind == PUSH_THIS:
        push_away(s, first_of(given), second_of(given), third_of(given))
    elif kind == PUT_ASHORE:
        bring_ashore(s, first_of(given), second_of(given))
    elif kind == CHOOSE_PLACE:
        gains.put_kiwi(s, BOT, place_for_own(s, own_places(s)), first_of(given))
    elif kind == CHOOSE_GROW:
        grow(s, first_of(given), second_of(given) == 1)
    elif kind == TAKE_TOKEN:
        take_token(s, first_of(given), second_of(given), third_of(given))


def bring_ashore(s: Table, owner: i64, left: i64) -> None:
    coast = coast_but(s, left)
    put_ashore(s, BOT, owner, place_for_own(s, coast) if owner == BOT else place_for_players(s, coast))


def grow(s: Table, count: i64, different: bool) -> None:
    """W93: a size 2 first, else a size 1."""
    found = first_kiwi(s, BOT, 2, different)
    if found == NOTHING:
        found = first_kiwi(s, BOT, 1, different)
    if found == NOTHING:
        return
    if count > 1:
        s.ask(CHOOSE_GROW, BOT, count - 1, 1 if different else 0, 0)
    if s.free_tokens(BOT) > 0:
        gains.enlarge(s, BOT, found >> 4, found & 15, different)
    else:
        s.ask(TAKE_TOKEN, BOT, FOR_DIFFERENT if different else FOR_SIZE, found >> 4, found & 15)


def take_token(s: Table, purpose: i64, hex_: i64, kind: i64) -> None:
    """W93: of the island, the first in the marker's order."""
    found = first_token(s, hex_ if purpose >= FOR_SIZE else NO_HEX, kind)
    if found == NOTHING:
        return
    gains.take_from_island(s, BOT, found & 15, found >> 4)
    if purpose == FOR_PLACE:
        s.ask(CHOOSE_PLACE, BOT, 0, 0, 0)
    else:
        gains.enlarge(s, BOT, hex_, kind, purpose == FOR_DIFFERENT)


# --- marking ---------------------------------------------------------------------------------------------------------


def mark_domains(s: Table, chance: Chance) -> None:
    """W94: one marker, in season 4 all that fit; if none does it draws one."""
    placed = mark_all(s) if s.season == SEASONS else mark_one(s, chance)
    if not placed and gains.draw_markers(s, BOT, 1, chance) > 0:
        s.note(GAINED_MARKERS, BOT, 1, 0, 0)


def mark_one(s: Table, chance: Chance) -> bool:
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


def tell_known(s: Table) -> None:
    """Not which ones were turned up this time: one that was known already says nothing new."""
    terrain: i64
    for terrain in range(COLOURS):
        if s.bot_seen[terrain] > 0:
            s.note(KNOWN, BOT, terrain, s.bot_seen[terrain], 0)


def mark_all(s: Table) -> bool:
    placed = False
    i: i64 = 0
    while i < HEXES:
        terrain = s.terrain[in_order(s, i)]
        if s.markers[COLOURS * BOT + terrain] > 0 and mark_terrain(s, terrain):
            placed = True
            i = 0
        else:
            i += 1
    return placed


def mark_terrain(s: Table, terrain: i64) -> bool:
    """Put a marker on the first hex of its terrain that the Kiwibot dominates."""
    i: i64
    for i in range(HEXES):
        hex_ = in_order(s, i)
        if s.terrain[hex_] == terrain and s.mark[hex_] == 0 and s.dominates(hex_, BOT) and spend_token(s):
            set_marker(s, BOT, hex_)
            s.bot_seen[terrain] = max(s.bot_seen[terrain] - 1, 0)
            return True
    return False


def spend_token(s: Table) -> bool:
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

"""Gaining: benefits of every kind, and the tokens that placed and grown kiwis are made of (W18, W19, W21, W22)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.games.kiwi.data import components
from kibako.games.kiwi.rules.board import (
    ROW_BENEFITS,
    Board,
    count_of,
    draw_from,
    first_of,
    frame,
    second_of,
    side_of,
    size_of,
    third_of,
    with_each_kind,
)
from kibako.games.kiwi.rules.codes import (
    ACT_BONUS,
    ACT_DONE,
    ACT_GROW,
    ACT_PLACE,
    ACT_REMOVE,
    ACT_TAKE,
    AS_BUILD,
    AS_FEED,
    CHOOSE_BONUS,
    CHOOSE_BUILD,
    CHOOSE_FEED,
    CHOOSE_GROW,
    CHOOSE_MOVE,
    CHOOSE_PLACE,
    COLOURS,
    FOR_BIG,
    FOR_DIFFERENT,
    FOR_HEX,
    FOR_PLACE,
    FOR_SIZE,
    FROM,
    GAIN,
    GAINED_FRUIT,
    GAINED_MARKERS,
    GIVE_FRUIT,
    GIVE_MARKER,
    GREEN,
    GREW,
    GROWN,
    KINDS,
    MOST_FRUITS,
    PAY,
    PHASE_CHANGE,
    PHASE_SPACES,
    PIECE,
    PLACED,
    POINTS,
    REMOVE_KIWI,
    REMOVED,
    ROW,
    TAKE_TOKEN,
    TOOK,
    UNCOVER,
    UNCOVERED,
    UNMARK_GROWN,
    YELLOW,
    from_of,
    piece_of,
    to_of,
)
from kibako.games.kiwi.rules.paying import ANY


def gain(s: Board, given: i64, chance: Chance) -> None:
    """One effect of a benefit."""
    side = side_of(given)
    effect = first_of(given)
    count = second_of(given)
    if effect == components.FRUIT:
        gain_fruits(s, side, count, chance)
    elif effect == components.MARKER:
        gain_markers(s, side, count, chance)
    elif effect <= components.GROW_DIFFERENT:
        gain_kiwis(s, side, effect, count)
    elif effect <= components.FEED_OR_BUILD:
        gain_action(s, side, effect, count)
    elif effect == components.POINT:
        s.points[side] += count
        s.note(POINTS, side, count, 0, 0)
    elif effect == components.RETURN_MARKER:
        s.ask(GIVE_MARKER, side, 0, 0, 0)
    elif effect == components.RETURN_FRUIT:
        pay_track(s, side, count)
    else:
        s.ask(REMOVE_KIWI, side, 0, 0, 0)


def pay_track(s: Board, side: i64, count: i64) -> None:
    """W80: as far as possible; markers may stand in for fruits (W20)."""
    due = min(count, s.fruit_count(side) + s.marker_count(side))
    if due > 0:
        s.ask(PAY, side, ANY, due, 0)


def gain_kiwis(s: Board, side: i64, effect: i64, count: i64) -> None:
    """W19: two kiwis are placed one after the other, each with its benefit."""
    if effect == components.PLACE:
        if count > 1:
            s.ask(GAIN, side, effect, count - 1, 0)
        place(s, side)
    elif effect == components.PLACE_BIG:
        place_big(s, side)
    elif effect == components.GROW:
        s.ask(CHOOSE_GROW, side, count, 0, 0)
    else:
        s.ask(UNMARK_GROWN, side, 0, 0, 0)
        s.ask(CHOOSE_GROW, side, count, 1, 0)


def gain_action(s: Board, side: i64, effect: i64, count: i64) -> None:
    """A bonus Move, Feed or Build."""
    if effect == components.MOVE:  # W70: one more for yellow
        s.ask(CHOOSE_MOVE, side, 0, count + (1 if s.has_power(side, YELLOW) else 0), 0)
    elif effect == components.FEED:
        s.ask(CHOOSE_FEED, side, 1, 0, 0)
    elif effect == components.BUILD:
        s.ask(CHOOSE_BUILD, side, 1, 0, 0)
    else:
        s.ask(CHOOSE_BONUS, side, 0, 0, 0)


def gain_fruits(s: Board, side: i64, count: i64, chance: Chance) -> None:
    """W3, W21: all that the bag gives; then no more than ten are kept."""
    draw_fruits(s, side, count, chance)
    if s.fruit_count(side) > MOST_FRUITS:
        s.ask(GIVE_FRUIT, side, MOST_FRUITS, 0, 0)


def draw_fruits(s: Board, side: i64, count: i64, chance: Chance) -> None:
    drawn: i64 = 0
    _i: i64
    for _i in range(min(count, s.bag_count(s.fruit_bag))):
        colour = draw_from(s.fruit_bag, 0, chance)
        s.fruits[COLOURS * side + colour] += 1
        drawn += 1 << 4 * colour
    s.note(GAINED_FRUIT, side, drawn, 0, 0)


def gain_markers(s: Board, side: i64, count: i64, chance: Chance) -> None:
    """W3. W70: green draws one more, then gives one back."""
    drawn = draw_markers(s, side, count, chance)
    if s.has_power(side, GREEN) and s.phase != PHASE_SPACES and draw_markers(s, side, 1, chance) > 0:
        drawn += 1
        s.ask(GIVE_MARKER, side, 0, 0, 0)
    if drawn > 0:
        s.note(GAINED_MARKERS, side, drawn, 0, 0)


def draw_markers(s: Board, side: i64, count: i64, chance: Chance) -> i64:
    """How many could be drawn."""
    drawn = min(count, s.bag_count(s.marker_bag))
    _i: i64
    for _i in range(drawn):
        s.markers[COLOURS * side + draw_from(s.marker_bag, 0, chance)] += 1
    return drawn


def uncover(s: Board, given: i64) -> None:
    """W19, W31: the benefit of a space of the row, but not in the change of season."""
    side = side_of(given)
    space = first_of(given)
    if s.phase == PHASE_CHANGE or space <= 2:
        return
    board: i64 = 1 + s.clan[side] if s.side_b else 0
    s.note(UNCOVERED, side, space, 0, 0)
    s.gain(ROW_BENEFITS, ROW * board + space - 1, side)


def bonus_options(can_feed: bool, can_build: bool) -> vec[i64]:
    """W19: at "or" one is chosen; a bonus may be declined."""
    found = append(vec[i64](capacity=3), ACT_DONE)
    if can_feed:
        found = append(found, ACT_BONUS + AS_FEED)
    if can_build:
        found = append(found, ACT_BONUS + AS_BUILD)
    return found


def choose_bonus(s: Board, given: i64, action: i64) -> None:
    if action == ACT_BONUS + AS_FEED:
        s.ask(CHOOSE_FEED, side_of(given), 1, 0, 0)
    elif action == ACT_BONUS + AS_BUILD:
        s.ask(CHOOSE_BUILD, side_of(given), 1, 0, 0)


# --- placing ---------------------------------------------------------------------------------------------------------


def place(s: Board, side: i64) -> None:
    """W18: with a token of row or reserve it must be done, with one of the island it may."""
    if s.free_tokens(side) > 0:
        s.ask(CHOOSE_PLACE, side, 0, 0, 0)
    else:
        s.ask(TAKE_TOKEN, side, FOR_PLACE, 0, 0)


def place_big(s: Board, side: i64) -> None:
    """W2 by the French book: one kiwi of size 2. What row and reserve lack may be taken off the island (W18)."""
    if s.free_tokens(side) >= 2:
        s.ask(CHOOSE_PLACE, side, 1, 0, 0)
    elif s.island_tokens(side) > 0:
        s.ask(TAKE_TOKEN, side, FOR_BIG, 0, 0)
    else:
        place(s, side)


def place_at(s: Board, given: i64) -> None:
    """W9: a leader's ability places in a certain hex."""
    side = side_of(given)
    if s.free_tokens(side) > 0:
        put_kiwi(s, side, first_of(given), 0)
    else:
        s.ask(TAKE_TOKEN, side, FOR_HEX, first_of(given), 0)


def places(s: Board, given: i64) -> vec[i64]:
    """W18: hexes with a kiwi of one's own; nests and face-down tokens don't count."""
    side = side_of(given)
    found = vec[i64](capacity=24)
    hex_: i64
    for hex_ in range(s.hexes):
        if s.has_kiwi(hex_, side):
            found = append(found, ACT_PLACE + s.cell(hex_))
    return found


def choose_place(s: Board, given: i64, action: i64) -> None:
    put_kiwi(s, side_of(given), s.hex_in(to_of(action)), first_of(given))


def put_kiwi(s: Board, side: i64, hex_: i64, big: i64) -> None:
    """A new kiwi of one token, or of two."""
    s.add_kiwi(hex_, side, big)
    s.note(PLACED, side, s.cell(hex_), big + 1, 0)
    if big == 1 and s.row[side] > 1:
        first = s.take_row_token(side)
        s.take_free_token(side)
        s.push(frame(UNCOVER, side, first, 0, 0, 0))
        return
    if big == 1:
        s.take_free_token(side)
    s.take_free_token(side)


# --- tokens from the island ------------------------------------------------------------------------------------------


def tokens_to_take(s: Board, given: i64) -> vec[i64]:
    """W18, W22: any own face-up token but those of the kiwi it is for. Placing with it is optional."""
    side = side_of(given)
    purpose = first_of(given)
    found = vec[i64](capacity=24)
    if purpose < FOR_SIZE:
        found = append(found, ACT_DONE)
    hex_: i64
    kind: i64
    for hex_ in range(s.hexes):
        kiwis = s.kiwis_at(hex_, side)
        if kiwis == 0:
            continue
        for kind in range(KINDS):
            spare = count_of(kiwis, kind)
            if purpose >= FOR_SIZE and hex_ == second_of(given) and kind == third_of(given):
                spare -= 1
            if spare > 0:
                found = append(found, ACT_TAKE + PIECE * kind + FROM * s.cell(hex_))
    return found


def take_token(s: Board, given: i64, action: i64) -> None:
    """The token goes to the reserve, and from there to where it is needed."""
    side = side_of(given)
    purpose = first_of(given)
    if action == ACT_DONE:
        if purpose == FOR_BIG and s.free_tokens(side) > 0:  # the token at hand must be placed (W18)
            place(s, side)
        return
    take_from_island(s, side, piece_of(action), s.hex_in(from_of(action)))
    if purpose == FOR_BIG:
        place_big(s, side)
    elif purpose == FOR_PLACE:
        s.ask(CHOOSE_PLACE, side, 0, 0, 0)
    elif purpose == FOR_HEX:
        put_kiwi(s, side, second_of(given), 0)
    else:
        enlarge(s, side, second_of(given), third_of(given), purpose == FOR_DIFFERENT)


def take_from_island(s: Board, side: i64, kind: i64, hex_: i64) -> None:
    s.shrink(hex_, side, kind)
    s.reserve[side] += 1
    s.note(TOOK, side, kind, s.cell(hex_), 0)


# --- growing ---------------------------------------------------------------------------------------------------------


def enlarge(s: Board, side: i64, hex_: i64, kind: i64, grown: bool) -> None:
    """Put a token of row or reserve on a kiwi of size 1 or 2."""
    s.drop_kiwi(hex_, side, kind)
    larger = kind + 1
    if grown and kind < GROWN:
        larger += GROWN
    s.add_kiwi(hex_, side, larger)
    s.note(GREW, side, kind, s.cell(hex_), 0)
    s.take_free_token(side)


def kiwis_to_grow(s: Board, given: i64) -> vec[i64]:
    """W22: own kiwis of size 1 and 2, each of several once; with tokens of the island it is optional."""
    side = side_of(given)
    only = third_of(given) - 1
    free = s.free_tokens(side) > 0
    found = vec[i64](capacity=16)
    if not free:
        found = append(found, ACT_DONE)
    hex_: i64
    kind: i64
    for hex_ in range(s.hexes):
        kiwis = s.kiwis_at(hex_, side)
        if second_of(given) == 1:
            kiwis &= (1 << 30) - 1
        if kiwis == 0 or (only >= 0 and hex_ != only):
            continue
        for kind in range(KINDS):
            if size_of(kind) < 3 and count_of(kiwis, kind) > 0 and (free or s.has_other_token(side, kind)):
                found = append(found, ACT_GROW + PIECE * kind + FROM * s.cell(hex_))
    return found


def choose_grow(s: Board, given: i64, action: i64) -> None:
    if action == ACT_DONE:
        return
    side = side_of(given)
    kind = piece_of(action)
    hex_ = s.hex_in(from_of(action))
    different = second_of(given)
    if first_of(given) > 1:
        s.ask(CHOOSE_GROW, side, first_of(given) - 1, different, third_of(given))
    if s.free_tokens(side) > 0:
        enlarge(s, side, hex_, kind, different == 1)
    else:
        s.ask(TAKE_TOKEN, side, FOR_DIFFERENT if different == 1 else FOR_SIZE, hex_, kind)


# --- removing --------------------------------------------------------------------------------------------------------


def kiwis_to_remove(s: Board, given: i64) -> vec[i64]:
    """W60: one of the player's kiwis, whole, no leader."""
    return each_kiwi(s, vec[i64](capacity=24), side_of(given), ACT_REMOVE)


def each_kiwi(s: Board, found: vec[i64], side: i64, act: i64) -> vec[i64]:
    """What has been found so far, and the action for each kind of a side's kiwis in each hex."""
    hex_: i64
    for hex_ in range(s.hexes):
        kiwis = s.kiwis_at(hex_, side)
        if kiwis != 0:
            found = with_each_kind(found, kiwis, act + FROM * s.cell(hex_))
    return found


def remove_kiwi(s: Board, given: i64, action: i64) -> None:
    kind = piece_of(action)
    hex_ = s.hex_in(from_of(action))
    s.drop_kiwi(hex_, side_of(given), kind)
    s.reserve[side_of(given)] += size_of(kind)
    s.note(REMOVED, side_of(given), kind, s.cell(hex_), 0)

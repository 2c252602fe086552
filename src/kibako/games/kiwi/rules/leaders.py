"""The leaders' abilities (W9, W41): small steps, carried out one after the other as leaders.toml has them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.games.kiwi.data import components
from kibako.games.kiwi.data.components import LEADERS, MOST_STEPS
from kibako.games.kiwi.rules.board import Board, count_of, first_of, frame, second_of, side_of, third_of, with_each_kind
from kibako.games.kiwi.rules.codes import (
    ACT_BRING,
    ACT_DONE,
    ACT_GO,
    ACT_PULL,
    CHOOSE_COMPANION,
    CHOOSE_GROW,
    CHOOSE_PULL,
    CHOOSE_PUSH,
    CHOOSE_WAY,
    CLAN_NESTS,
    FROM,
    KINDS,
    LEADER,
    MOVED,
    MOVED_TO,
    MUST,
    NOT_MOVED,
    PAID,
    PIECE,
    PLACE_AT,
    PULLED,
    SPANISH,
    USE_ABILITY,
    USED_ABILITY,
    WENT,
    WHOSE,
    from_of,
    piece_of,
    to_of,
    whose_of,
)
from kibako.games.kiwi.rules.hexes import DIRECTIONS, NO_HEX, distance
from kibako.games.kiwi.rules.pushing import ANY_SIZE, push, push_all

PROGRAMS: Final = vec[i64]([step for leader in LEADERS for step in leader.program("")])


def is_way(step: i64) -> bool:
    return components.GO <= step >> 4 <= components.SWAP


def can_use_ability(s: Board, side: i64) -> bool:
    """W40, W41: once a season, not after moving in this turn, and only if it can end on another hex."""
    if ((s.used | spent_leaders(s)) >> side) & 1 != 0:
        return False
    first = MOST_STEPS * s.leader[side]
    while not is_way(PROGRAMS[first]):
        first += 1
    return len(ways(s, side, PROGRAMS[first], s.leader_at[side], s.leader_at[side])) > 0


def spent_leaders(s: Board) -> i64:
    """W40: by the Spanish book a leader may both move and use its ability in one turn."""
    return 0 if s.edition == SPANISH else s.leader_has_moved


def use_ability(s: Board, side: i64) -> None:
    s.used |= 1 << side
    if s.edition != SPANISH:
        s.leader_has_moved |= 1 << side
    s.note(USED_ABILITY, side, s.leader[side], 0, 0)
    s.ask(USE_ABILITY, side, 0, s.leader_at[side], s.leader_at[side])


def carry_on(s: Board, given: i64) -> None:
    """The next step of an ability."""
    side = side_of(given)
    number = first_of(given)
    step: i64 = PROGRAMS[MOST_STEPS * s.leader[side] + number] if number < MOST_STEPS else 0
    if step == 0:
        return
    if is_way(step):
        s.ask(CHOOSE_WAY, side, number, second_of(given), third_of(given))
    else:
        s.ask(USE_ABILITY, side, number + 1, second_of(given), third_of(given))
        take_step(s, side, step, second_of(given), third_of(given))


def take_step(s: Board, side: i64, step: i64, start: i64, arrival: i64) -> None:
    action = step >> 4
    count = step & 15
    if action <= components.PUSH_SMALL_BOTH:
        push_from(s, side, action, start, arrival)
    elif action == components.PUSH_ARRIVAL:
        s.push(frame(CHOOSE_PUSH, side, arrival, count, LEADER, ANY_SIZE + MUST))
    elif action == components.PUSH_UP_TO_ARRIVAL:
        s.push(frame(CHOOSE_PUSH, side, arrival, count, LEADER, ANY_SIZE))
    elif action == components.PUSH_PAID_ARRIVAL:
        s.push(frame(CHOOSE_PUSH, side, arrival, count, LEADER, ANY_SIZE + PAID))
    elif action == components.PUSH_ONWARD_ARRIVAL:
        push_onward(s, side, direction(s, start, arrival), arrival)
    elif action == components.BRING:
        s.ask(CHOOSE_COMPANION, side, start, arrival, count)
    elif action == components.PULL:
        s.ask(CHOOSE_PULL, side, arrival, count, 0)
    elif action == components.GROW_ARRIVAL:
        s.ask(CHOOSE_GROW, side, 1, 0, arrival + 1)
    elif action == components.PLACE_START:
        s.ask(PLACE_AT, side, start, 0, 0)
    else:
        s.ask(PLACE_AT, side, arrival, 0, 0)


# --- going -----------------------------------------------------------------------------------------------------------


def ways(s: Board, side: i64, step: i64, at: i64, start: i64) -> vec[i64]:
    """Where a step can lead; never back to where the ability began (W41)."""
    way = step >> 4
    if way == components.LINE:
        return straight_ways(s, at, step & 15)
    if way == components.RUN:
        return runs(s, at, step & 15)
    found = vec[i64](capacity=8)
    hex_: i64
    for hex_ in range(s.hexes):
        if hex_ != start and leads_to(s, side, way, step & 15, at, hex_):
            found = append(found, ACT_GO + s.cell(hex_))
    return found


def leads_to(s: Board, side: i64, way: i64, count: i64, at: i64, hex_: i64) -> bool:
    far = distance(s.base + at, s.base + hex_)
    if way <= components.JUMP:
        return far == count
    if way == components.COAST:
        return s.is_coast(hex_)
    if way == components.NEST:
        return s.nest[hex_] > 0 and (s.nest[hex_] - 1) // CLAN_NESTS == side
    return far <= count and leader_in(s, hex_, side) >= 0


def leader_in(s: Board, hex_: i64, side: i64) -> i64:
    """Another side whose leader is there; -1 if there is none."""
    other: i64
    for other in range(s.sides):
        if other != side and s.leader_at[other] == hex_:
            return other
    return -1


def straight_ways(s: Board, at: i64, length: i64) -> vec[i64]:
    """Straight, all on the island."""
    found = vec[i64](capacity=6)
    d: i64
    for d in range(DIRECTIONS):
        hex_ = along(s, at, d, length)
        if hex_ != NO_HEX:
            found = append(found, ACT_GO + s.cell(hex_))
    return found


def along(s: Board, hex_: i64, d: i64, length: i64) -> i64:
    _i: i64
    for _i in range(length):
        hex_ = s.neighbour(hex_, d)
        if hex_ == NO_HEX:
            return NO_HEX
    return hex_


def runs(s: Board, at: i64, length: i64) -> vec[i64]:
    """Up to that many hexes, all that are entered of one terrain."""
    reached = vec[i64]([0] * s.hexes)  # steps needed
    found = vec[i64](capacity=12)
    d: i64
    for d in range(DIRECTIONS):
        hex_ = s.neighbour(at, d)
        if hex_ != NO_HEX:
            reached[hex_] = 1
            found = append(found, hex_)
    done: i64 = 0
    while done < len(found):
        hex_ = found[done]
        done += 1
        if reached[hex_] < length:
            for d in range(DIRECTIONS):
                on = s.neighbour(hex_, d)
                if on >= 0 and on != at and reached[on] == 0 and s.terrain[on] == s.terrain[hex_]:
                    reached[on] = reached[hex_] + 1
                    found = append(found, on)
    i: i64
    for i in range(len(found)):
        found[i] = ACT_GO + s.cell(found[i])
    return found


def way_options(s: Board, given: i64) -> vec[i64]:
    side = side_of(given)
    step = PROGRAMS[MOST_STEPS * s.leader[side] + first_of(given)]
    return ways(s, side, step, third_of(given), second_of(given))


def choose_way(s: Board, given: i64, action: i64) -> None:
    side = side_of(given)
    hex_ = s.hex_in(to_of(action))
    if PROGRAMS[MOST_STEPS * s.leader[side] + first_of(given)] >> 4 == components.SWAP:
        s.leader_at[leader_in(s, hex_, side)] = third_of(given)
    s.leader_at[side] = hex_
    s.note(WENT, side, s.cell(hex_), 0, 0)
    s.ask(USE_ABILITY, side, first_of(given) + 1, second_of(given), hex_)


def direction(s: Board, start: i64, end: i64) -> i64:
    """In which of the six directions a straight line leads."""
    d: i64
    length = distance(s.base + start, s.base + end)
    for d in range(DIRECTIONS):
        if along(s, start, d, length) == end:
            return d
    return -1


# --- pushing and pulling ---------------------------------------------------------------------------------------------


def push_from(s: Board, side: i64, action: i64, start: i64, arrival: i64) -> None:
    if action == components.PUSH_ALL_START:
        push_all(s, side, start, ANY_SIZE, side)
    elif action == components.PUSH_ALL_ARRIVAL:
        push_all(s, side, arrival, ANY_SIZE, side)
    elif action == components.PUSH_SMALL_BOTH:
        push_all(s, side, arrival, 1, side)
        push_all(s, side, start, 1, side)
    else:
        d = direction(s, start, arrival)
        between: i64
        for between in range(1, distance(s.base + start, s.base + arrival)):
            push_all(s, side, along(s, start, d, between), ANY_SIZE, side)


def push_onward(s: Board, side: i64, d: i64, hex_: i64) -> None:
    """All kiwis of the hex go on in one direction, off the island if no hex follows."""
    to = s.neighbour(hex_, d)
    owner: i64
    kind: i64
    _i: i64
    for owner in range(s.sides):
        kiwis = s.kiwis_at(hex_, owner)
        for kind in range(KINDS):
            for _i in range(count_of(kiwis, kind)):
                push(s, side, owner, kind, hex_, to)
        if s.leader_at[owner] == hex_ and owner != side:
            push(s, side, owner, LEADER, hex_, to)


def pulls(s: Board, given: i64) -> vec[i64]:
    """W9: up to a given number of kiwis of any size, leaders too, from the adjacent hexes."""
    side = side_of(given)
    found = append(vec[i64](capacity=24), ACT_DONE)
    d: i64
    owner: i64
    for d in range(DIRECTIONS):
        hex_ = s.neighbour(first_of(given), d)
        if hex_ == NO_HEX:
            continue
        for owner in range(s.sides):
            action = ACT_PULL + WHOSE * s.clan[owner] + FROM * s.cell(hex_)
            kiwis = s.kiwis_at(hex_, owner)
            found = with_each_kind(found, kiwis, action)
            if s.leader_at[owner] == hex_ and owner != side:
                found = append(found, action + PIECE * LEADER)
    return found


def choose_pull(s: Board, given: i64, action: i64) -> None:
    if action == ACT_DONE:
        return
    side = side_of(given)
    owner = s.side_of_clan(whose_of(action))
    piece = piece_of(action)
    hex_ = s.hex_in(from_of(action))
    s.shift(piece, owner, hex_, first_of(given))
    s.note(PULLED, side, 16 * s.clan[owner] + piece, s.cell(hex_), s.cell(first_of(given)))
    if second_of(given) > 1:
        s.ask(CHOOSE_PULL, side, first_of(given), second_of(given) - 1, 0)


def companions(s: Board, given: i64) -> vec[i64]:
    """W9: the player's kiwis of the start hex that have not moved this turn (W40)."""
    kiwis = s.kiwis_at(first_of(given), side_of(given)) & NOT_MOVED
    return with_each_kind(append(vec[i64](capacity=4), ACT_DONE), kiwis, ACT_BRING + FROM * s.cell(first_of(given)))


def bring(s: Board, given: i64, action: i64) -> None:
    if action == ACT_DONE:
        return
    side = side_of(given)
    kind = piece_of(action)
    s.drop_kiwi(first_of(given), side, kind)
    s.add_kiwi(second_of(given), side, kind + MOVED)
    s.note(MOVED_TO, side, kind, s.cell(first_of(given)), s.cell(second_of(given)))
    if third_of(given) > 1:
        s.ask(CHOOSE_COMPANION, side, first_of(given), second_of(given), third_of(given) - 1)

"""Building elements, and the ladders at them (M18 to M22)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kibako.engine.chance import Chance
from kibako.games.kikai.rules.board import Board, Player
from kibako.games.kikai.rules.codes import ACT_ELEMENT, ACT_LADDER, ACT_REMOVE, BUILT, LADDER, REMOVE, REMOVED, SHOWN, TILE
from kibako.games.kikai.rules.tables import (
    ADVANCED,
    BILLBOARDS,
    COLOUR_COUNT,
    DISTRICT_COUNT,
    ELEMENT_COLOUR,
    ELEMENT_COST,
    ELEMENT_LEVEL,
    FOUNDATION_BONUS,
    GIFT,
    LEVEL_ELEMENTS,
    LEVELS,
    NONE,
    POWER_GIFT,
    POWER_REMOVE_FAN,
    SHOWN_A_LEVEL,
    SPACES,
    SQUARE_COUNT,
    STREET_COUNT,
    TILE_BILLBOARDS,
    TILE_DISTRIBUTORS,
    TILE_FEET,
    TILE_HEADS,
    TILE_POINTS,
    TILE_TALLER,
)
from kibako.kit.bags import only, pick, size
from kibako.kit.tallies import count, one


def buildable(board: Board, district: i64) -> vec[i64]:
    """M19: the shown elements of the next level that can be paid."""
    found = vec[i64](capacity=8)
    level = board.height(board.turn, district)
    if level == LEVELS:
        return found
    energy = board.actor().energy
    i: i64
    for i in range(SHOWN_A_LEVEL * level, SHOWN_A_LEVEL * (level + 1)):
        element = i64(board.shown[i])
        if element != NONE and ELEMENT_COST[element] <= energy:
            found = append(found, ACT_ELEMENT + element)
    return found


def build(board: Board, element: i64, district: i64, chance: Chance) -> None:
    """M19."""
    board.actor().energy -= ELEMENT_COST[element]
    board.tell(BUILT, board.turn, element, district, ELEMENT_COST[element])
    put(board, element, district)
    show_another(board, element, chance)


def put(board: Board, element: i64, district: i64) -> None:
    """An element joins a kikai, at its level."""
    level = ELEMENT_LEVEL[element]
    board.kikai[board.slot(district, level)] = u8(element)
    if level == 0:
        lay_feet(board, element, district)
    elif level == LEVELS - 1 and board.bonus_left & only(district) != 0:
        take_tile(board, district)


def show_another(board: Board, element: i64, chance: Chance) -> None:
    """M19: the display is refilled at once while elements last."""
    level = ELEMENT_LEVEL[element]
    i: i64
    for i in range(SHOWN_A_LEVEL * level, SHOWN_A_LEVEL * (level + 1)):
        if i64(board.shown[i]) == element:
            board.shown[i] = u8(draw_element(board, level, chance))


def draw_element(board: Board, level: i64, chance: Chance) -> i64:
    box = board.boxed & LEVEL_ELEMENTS[level]
    if box == 0:
        return NONE
    element = pick(box, chance)
    board.boxed &= ~only(element)
    board.tell(SHOWN, element, 0, 0, 0)
    return element


def lay_feet(board: Board, element: i64, district: i64) -> None:
    """M20, M14: influence at once; the foundation tile leaves the game, in advanced mode for its bonus."""
    me = board.actor()
    me.influence[ELEMENT_COLOUR[element]] += 1
    me.foundations &= ~only(district)
    if board.mode == ADVANCED:
        board.gain(board.turn, FOUNDATION_BONUS[i64(board.foundation[DISTRICT_COUNT * board.turn + district])])


# --- the bonus tile of the first head ----------------------------------------------------------------------------------


def take_tile(board: Board, district: i64) -> None:
    """M21, M22."""
    me = board.actor()
    tile = i64(board.bonus[district])
    board.bonus_left &= ~only(district)
    me.tiles |= only(tile)
    if board.mode == ADVANCED:
        board.tell(TILE, board.turn, tile, ADVANCED, 0)
        if tile == POWER_GIFT:
            board.gain(board.turn, GIFT)
        elif tile == POWER_REMOVE_FAN and any_fan(board):
            board.push(REMOVE, 0, 0)
    else:
        points = TILE_POINTS[tile] * tile_count(board, tile)
        me.points += points
        board.tell(TILE, board.turn, tile, 0, points)


def tile_count(board: Board, tile: i64) -> i64:
    """M21: how many of what a tile counts the seat to act has."""
    me = board.actor()
    if tile == TILE_DISTRIBUTORS:
        return distributors_out(me)
    if tile == TILE_BILLBOARDS:
        return BILLBOARDS - size(me.billboards)
    if tile == TILE_TALLER:
        return taller(board)
    if tile == TILE_HEADS:
        return districts_of_height(board, LEVELS)
    if tile == TILE_FEET:
        return districts_of_height(board, 1)
    return max(me.influence[0], me.influence[1], me.influence[2])


def distributors_out(player: Player) -> i64:
    """Distributors on the streets; those that left the game don't count."""
    found: i64 = 0
    street: i64
    for street in range(STREET_COUNT):
        if player.streets & only(street) != 0:
            found += SPACES[street]
    return found


def taller(board: Board) -> i64:
    found: i64 = 0
    district: i64
    for district in range(DISTRICT_COUNT):
        if board.height(board.turn, district) > board.height(1 - board.turn, district):
            found += 1
    return found


def districts_of_height(board: Board, height: i64) -> i64:
    """How many own kikai are at least that high."""
    found: i64 = 0
    district: i64
    for district in range(DISTRICT_COUNT):
        if board.height(board.turn, district) >= height:
            found += 1
    return found


def any_fan(board: Board) -> bool:
    return any(fans != 0 for fans in board.fans)


def removable(board: Board) -> vec[i64]:
    """M22: one fan of any square."""
    found = vec[i64](capacity=48)
    square: i64
    colour: i64
    for square in range(SQUARE_COUNT):
        for colour in range(COLOUR_COUNT):
            if count(board.fans[square], colour) > 0:
                found = append(found, ACT_REMOVE + COLOUR_COUNT * square + colour)
    return found


def remove_fan(board: Board, square: i64, colour: i64) -> None:
    """M22: it leaves the game; a square emptied so is treated as in M28."""
    board.take_fan(square, colour)
    board.gone += one(colour)
    board.tell(REMOVED, board.turn, square, colour, 0)
    if board.fans[square] == 0:
        board.place_any_billboard(square)


# --- ladders -----------------------------------------------------------------------------------------------------------


def with_ladders(board: Board, found: vec[i64], spare: i64) -> vec[i64]:
    """M18: the places for ladders, added to what else can be done; `spare` ladders may be used."""
    if spare <= 0:
        return found
    district: i64
    for district in range(DISTRICT_COUNT):
        body = board.slot(district, 1)
        if i64(board.kikai[body]) == NONE:
            continue
        if board.laddered & only(body) == 0:
            found = append(found, ACT_LADDER + 2 * district)
        elif spare >= 2 and i64(board.kikai[body + 1]) != NONE and board.laddered & only(body + 1) == 0:
            found = append(found, ACT_LADDER + 2 * district + 1)
    return found


def place_ladders(board: Board, district: i64, level: i64) -> None:
    """M18: one at a body for two influence, two at a head for three."""
    me = board.actor()
    slot = board.slot(district, level)
    me.ladders -= level
    me.influence[board.fan_colour(slot)] += level + 1
    board.laddered |= only(slot)
    board.tell(LADDER, board.turn, district, level, board.fan_colour(slot))

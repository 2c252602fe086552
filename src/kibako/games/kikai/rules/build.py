"""Building elements, and the ladders at them (M18 to M22)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kibako.engine.chance import Chance
from kibako.games.kikai.codes import ACT_ELEMENT, ACT_LADDER, ACT_REMOVE, BUILT, LADDER, REMOVE, REMOVED, SHOWN, TILE
from kibako.games.kikai.data import (
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
from kibako.games.kikai.tally import count, one
from kibako.games.kikai.town import Player, Town
from kibako.kit.bags import only, pick, size


def buildable(town: Town, district: i64) -> vec[i64]:
    """M19: the shown elements of the next level that can be paid."""
    found = vec[i64](capacity=8)
    level = town.height(town.turn, district)
    if level == LEVELS:
        return found
    energy = town.actor().energy
    i: i64
    for i in range(SHOWN_A_LEVEL * level, SHOWN_A_LEVEL * (level + 1)):
        element = i64(town.shown[i])
        if element != NONE and ELEMENT_COST[element] <= energy:
            found = append(found, ACT_ELEMENT + element)
    return found


def build(town: Town, element: i64, district: i64, chance: Chance) -> None:
    """M19."""
    town.actor().energy -= ELEMENT_COST[element]
    town.tell(BUILT, town.turn, element, district, ELEMENT_COST[element])
    put(town, element, district)
    show_another(town, element, chance)


def put(town: Town, element: i64, district: i64) -> None:
    """An element joins a kikai, at its level."""
    level = ELEMENT_LEVEL[element]
    town.kikai[town.slot(district, level)] = u8(element)
    if level == 0:
        lay_feet(town, element, district)
    elif level == LEVELS - 1 and town.bonus_left & only(district) != 0:
        take_tile(town, district)


def show_another(town: Town, element: i64, chance: Chance) -> None:
    """M19: the display is refilled at once while elements last."""
    level = ELEMENT_LEVEL[element]
    i: i64
    for i in range(SHOWN_A_LEVEL * level, SHOWN_A_LEVEL * (level + 1)):
        if i64(town.shown[i]) == element:
            town.shown[i] = u8(draw_element(town, level, chance))


def draw_element(town: Town, level: i64, chance: Chance) -> i64:
    box = town.boxed & LEVEL_ELEMENTS[level]
    if box == 0:
        return NONE
    element = pick(box, chance)
    town.boxed &= ~only(element)
    town.tell(SHOWN, element, 0, 0, 0)
    return element


def lay_feet(town: Town, element: i64, district: i64) -> None:
    """M20, M14: influence at once; the foundation tile leaves the game, in advanced mode for its bonus."""
    me = town.actor()
    me.influence[ELEMENT_COLOUR[element]] += 1
    me.foundations &= ~only(district)
    if town.mode == ADVANCED:
        town.gain(town.turn, FOUNDATION_BONUS[i64(town.foundation[DISTRICT_COUNT * town.turn + district])])


# --- the bonus tile of the first head ----------------------------------------------------------------------------------


def take_tile(town: Town, district: i64) -> None:
    """M21, M22."""
    me = town.actor()
    tile = i64(town.bonus[district])
    town.bonus_left &= ~only(district)
    me.tiles |= only(tile)
    if town.mode == ADVANCED:
        town.tell(TILE, town.turn, tile, ADVANCED, 0)
        if tile == POWER_GIFT:
            town.gain(town.turn, GIFT)
        elif tile == POWER_REMOVE_FAN and any_fan(town):
            town.push(REMOVE, 0, 0)
    else:
        points = TILE_POINTS[tile] * tile_count(town, tile)
        me.points += points
        town.tell(TILE, town.turn, tile, 0, points)


def tile_count(town: Town, tile: i64) -> i64:
    """M21: how many of what a tile counts the seat to act has."""
    me = town.actor()
    if tile == TILE_DISTRIBUTORS:
        return distributors_out(me)
    if tile == TILE_BILLBOARDS:
        return BILLBOARDS - size(me.billboards)
    if tile == TILE_TALLER:
        return taller(town)
    if tile == TILE_HEADS:
        return districts_of_height(town, LEVELS)
    if tile == TILE_FEET:
        return districts_of_height(town, 1)
    return max(me.influence[0], me.influence[1], me.influence[2])


def distributors_out(player: Player) -> i64:
    """Distributors on the streets; those that left the game don't count."""
    found: i64 = 0
    street: i64
    for street in range(STREET_COUNT):
        if player.streets & only(street) != 0:
            found += SPACES[street]
    return found


def taller(town: Town) -> i64:
    found: i64 = 0
    district: i64
    for district in range(DISTRICT_COUNT):
        if town.height(town.turn, district) > town.height(1 - town.turn, district):
            found += 1
    return found


def districts_of_height(town: Town, height: i64) -> i64:
    """How many own kikai are at least that high."""
    found: i64 = 0
    district: i64
    for district in range(DISTRICT_COUNT):
        if town.height(town.turn, district) >= height:
            found += 1
    return found


def any_fan(town: Town) -> bool:
    return any(fans != 0 for fans in town.fans)


def removable(town: Town) -> vec[i64]:
    """M22: one fan of any square."""
    found = vec[i64](capacity=48)
    square: i64
    colour: i64
    for square in range(SQUARE_COUNT):
        for colour in range(COLOUR_COUNT):
            if count(town.fans[square], colour) > 0:
                found = append(found, ACT_REMOVE + COLOUR_COUNT * square + colour)
    return found


def remove_fan(town: Town, square: i64, colour: i64) -> None:
    """M22: it leaves the game; a square emptied so is treated as in M28."""
    town.take_fan(square, colour)
    town.gone += one(colour)
    town.tell(REMOVED, town.turn, square, colour, 0)
    if town.fans[square] == 0:
        town.place_any_billboard(square)


# --- ladders -----------------------------------------------------------------------------------------------------------


def with_ladders(town: Town, found: vec[i64], spare: i64) -> vec[i64]:
    """M18: the places for ladders, added to what else can be done; `spare` ladders may be used."""
    if spare <= 0:
        return found
    district: i64
    for district in range(DISTRICT_COUNT):
        body = town.slot(district, 1)
        if i64(town.kikai[body]) == NONE:
            continue
        if town.laddered & only(body) == 0:
            found = append(found, ACT_LADDER + 2 * district)
        elif spare >= 2 and i64(town.kikai[body + 1]) != NONE and town.laddered & only(body + 1) == 0:
            found = append(found, ACT_LADDER + 2 * district + 1)
    return found


def place_ladders(town: Town, district: i64, level: i64) -> None:
    """M18: one at a body for two influence, two at a head for three."""
    me = town.actor()
    slot = town.slot(district, level)
    me.ladders -= level
    me.influence[town.fan_colour(slot)] += level + 1
    town.laddered |= only(slot)
    town.tell(LADDER, town.turn, district, level, town.fan_colour(slot))

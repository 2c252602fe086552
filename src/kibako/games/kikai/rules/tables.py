"""KIKAI's components as tables of numbers, for the compiled rules.

Districts are numbered from 0 in the order of the ring; places are the districts, then the squares.
Colours: 0 red, 1 blue, 2 green. Levels of a kikai: 0 feet, 1 body, 2 head; a slot is 18 * seat + 3 * district + level.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kibako.games.kikai.data.components import (
    COLOURS,
    ELEMENTS,
    MODES,
    SEATS,
    TOWN,
    TRACK_SPACE,
    TRACKS,
    TYPES,
    Element,
    read_effect,
)

NONE: Final = 255  # where an element could be and isn't
DISTRICT_COUNT: Final = 6
LEVELS: Final = 3
COLOUR_COUNT: Final = 3
SLOTS_A_SEAT: Final = 18
SLOTS: Final = 36
ELEMENT_COUNT: Final = 36
ELEMENTS_A_LEVEL: Final = 12
DISTRIBUTORS: Final = 20
BILLBOARDS: Final = 6
ROUNDS: Final = 4
SHOWN_A_LEVEL: Final = 3
OFFER: Final = 2
HAND: Final = 4  # cards at the start (M12), and up to which the first-game option draws (M35)

NORMAL: Final = 0
ADVANCED: Final = 1
YELLOW: Final = 0
PURPLE: Final = 1

# Bonus tiles by number, in normal mode (M21) and in advanced mode (M22).
TILE_DISTRIBUTORS: Final = 0
TILE_TALLER: Final = 1
TILE_BILLBOARDS: Final = 2
TILE_HEADS: Final = 3
TILE_FEET: Final = 4
POWER_REMOVE_FAN: Final = 0
POWER_CHEAP_FLYERS: Final = 1
POWER_LADDERS_AS_MEGAPHONES: Final = 2
POWER_FREE_TOLL: Final = 3
POWER_GIFT: Final[i64] = 4
POWER_PAIR_DRAWS: Final = 5

# What can be gained, as the kinds of a tally: an effect.
ENERGY: Final = 0
MEGAPHONES: Final = 1
LADDERS: Final = 2
POINTS: Final = 3
DISCARDS: Final = 4  # distributors that leave the game

# Spaces of the energy track.
SPACE_INCOME: Final = 0
SPACE_CHOICE: Final = 1
SPACE_POINTS: Final = 2
SPACE_GAIN: Final = 3


def packed_effect(text: str) -> int:
    return read_effect(text, "").packed()


def effect_of(element: Element, mode: int) -> int:
    return packed_effect(element.advanced if mode == ADVANCED else element.normal)


def roads_of(place: int) -> list[tuple[int, int]]:
    """The streets at a place, each with the place at its other end."""
    name = TOWN.places[place]
    found = []
    for street, data in enumerate(TOWN.streets):
        if name in data.ends:
            other = data.ends[1] if data.ends[0] == name else data.ends[0]
            found.append((street, TOWN.places.index(other)))
    return found


def bonus_at(space: int, mode: int) -> int:
    for bonus in TRACKS.master.bonuses:
        if bonus.at == space:
            return packed_effect(bonus.advanced if mode == ADVANCED else bonus.normal)
    return 0


def track_space(space: str) -> tuple[int, int]:
    """M8: the kind of a space, and its income, its points, or what it gives at once."""
    match = TRACK_SPACE.fullmatch(space)
    if match is None:
        return SPACE_GAIN, packed_effect(space)
    if match[1]:
        return SPACE_INCOME, int(match[1])
    return (SPACE_CHOICE, 0) if match[2] else (SPACE_POINTS, int(match[3]))


def incomes(mode: str) -> list[int]:
    """M31: by the number of distributors removed, the last income uncovered."""
    found = [0]
    for space in TRACKS.energy.track(mode):
        kind, number = track_space(space)
        found.append(number if kind == SPACE_INCOME else found[-1])
    return found


def track_points() -> list[int]:
    """M36: by the number of distributors removed, the points uncovered."""
    found = [0]
    for space in TRACKS.energy.spaces:
        kind, number = track_space(space)
        found.append(found[-1] + (number if kind == SPACE_POINTS else 0))
    return found


def round_ends() -> list[int]:
    """M11: by round, the turns of the whole game that are over when it ends."""
    found: list[int] = []
    for seats in TRACKS.turns.seats():
        found.append(len(seats) + (found[-1] if found else 0))
    return found


def income(mode: i64, removed: i64) -> i64:
    """M31: what an exhibition gives, by how many distributors have left the track."""
    return INCOME[(DISTRIBUTORS + 1) * mode + removed]


# Places and streets.
SQUARE_COUNT: Final[i64] = len(TOWN.squares)
PLACE_COUNT: Final[i64] = len(TOWN.places)
STREET_COUNT: Final[i64] = len(TOWN.streets)
CARDS: Final = vec[i64]([district.cards for district in TOWN.districts])
CAPACITY: Final = vec[i64]([square.fans for square in TOWN.squares])
SQUARE_GAIN: Final = vec[i64]([square.gain(mode).packed() for mode in MODES for square in TOWN.squares])  # by mode, as is:
SPACES: Final = vec[i64]([street.spaces for street in TOWN.streets])
STREET_BONUS: Final = vec[i64]([street.gain(mode).packed() for mode in MODES for street in TOWN.streets])
ROADS: Final = vec[i64]([street for place in range(len(TOWN.places)) for street, _ in roads_of(place)])  # by place, then
ROAD_ENDS: Final = vec[i64]([end for place in range(len(TOWN.places)) for _, end in roads_of(place)])  # the same order
FIRST_ROAD: Final = vec[i64]([sum(len(roads_of(p)) for p in range(place)) for place in range(len(TOWN.places) + 1)])

# Elements; effects are by 36 * mode + element.
ELEMENT_COLOUR: Final = vec[i64]([COLOURS.index(element.colour) for element in ELEMENTS])
ELEMENT_COST: Final = vec[i64]([element.cost for element in ELEMENTS])
ELEMENT_LEVEL: Final = vec[i64]([TYPES.index(element.type) for element in ELEMENTS])
ELEMENT_EFFECT: Final = vec[i64]([effect_of(element, mode) for mode in (NORMAL, ADVANCED) for element in ELEMENTS])
START_SEAT: Final = vec[i64]([SEATS.index(element.start) if element.start else -1 for element in ELEMENTS])
LEVEL_ELEMENTS: Final = vec[i64]([(2**ELEMENTS_A_LEVEL - 1) * 2 ** (ELEMENTS_A_LEVEL * level) for level in range(LEVELS)])

# Tracks.
TRACK_KIND: Final = vec[i64]([track_space(space)[0] for mode in MODES for space in TRACKS.energy.track(mode)])  # by mode
TRACK_GAIN: Final = vec[i64]([track_space(space)[1] for mode in MODES for space in TRACKS.energy.track(mode)])  # by mode
INCOME: Final = vec[i64]([income for mode in MODES for income in incomes(mode)])  # by mode
TRACK_POINTS: Final = vec[i64](track_points())
RENOWN_LAST: Final[i64] = TRACKS.master.last
SPACES_A_LINE: Final[i64] = TRACKS.master.spaces_a_line
RENOWN_BONUS: Final = vec[i64](
    [bonus_at(space, mode) for mode in (NORMAL, ADVANCED) for space in range(TRACKS.master.last + 1)]
)
LINE_POINTS: Final = vec[i64]((0, *TRACKS.master.points))
FACTORS: Final = vec[i64](TRACKS.master.factors)
LINE_GAIN: Final = vec[i64]([0 if line.startswith("-") else packed_effect(line) for line in ("", *TRACKS.master.advanced)])
LINE_LOSS: Final = vec[i64]([packed_effect(line[1:]) if line.startswith("-") else 0 for line in ("", *TRACKS.master.advanced)])
ROUND_ENDS: Final = vec[i64](round_ends())
TURN_SEATS: Final = vec[i64]([seat for seats in TRACKS.turns.seats() for seat in seats])

# Tiles.
BILLBOARD_BONUS: Final = vec[i64]([packed_effect(bonus) for bonus in TRACKS.billboards.bonuses])
FOUNDATION_POINTS: Final = vec[i64](TRACKS.foundations.normal)
FOUNDATION_BONUS: Final = vec[i64]([packed_effect(bonus) for bonus in TRACKS.foundations.advanced])
START_GAIN: Final[i64] = packed_effect(TRACKS.start.normal)
GIFT: Final[i64] = packed_effect(TRACKS.bonus_tiles.gift)
TILE_POINTS: Final = vec[i64](
    [
        TRACKS.bonus_tiles.distributors,
        TRACKS.bonus_tiles.taller,
        TRACKS.bonus_tiles.billboards,
        TRACKS.bonus_tiles.heads,
        TRACKS.bonus_tiles.feet,
        TRACKS.bonus_tiles.influence,
    ]
)
FAN_BAG: Final = vec[u8]([u8(colour) for colour in range(COLOUR_COUNT) for _ in range(15)])

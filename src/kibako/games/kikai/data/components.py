"""KIKAI's components, as town.toml, elements.toml and tracks.toml have them."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import msgspec

from kibako.engine.errors import BadComponents
from kibako.kit.components import demand, read_components

PACKAGE: Final = "kibako.games.kikai"
COLOURS: Final = ("red", "blue", "green")
TYPES: Final = ("feet", "body", "head")
SEATS: Final = ("yellow", "purple")
MODES: Final = ("normal", "advanced")
TILES: Final = ("distributors", "taller", "billboards", "heads", "feet", "influence")
POWERS: Final = ("remove-fan", "cheap-flyers", "ladders-as-megaphones", "free-toll", "gift", "pair-draws")

DISTRICTS: Final = 6
FANS_A_COLOUR: Final = 15
ELEMENTS_A_TYPE: Final = 12
DISTRIBUTORS: Final = 20
BILLBOARDS: Final = 6
ROUNDS: Final = 4
MOST: Final = 15  # of anything that is counted in four bits

EFFECT_PART: Final = re.compile(r"(\d{0,2})(E|M|Lad|VP)|discard-(\d)")
TRACK_SPACE: Final = re.compile(r"E(\d{1,2})|(X)|(\d)VP")  # else what is gained at once


class Effect(msgspec.Struct, frozen=True):
    """What is gained; `discard` distributors leave the energy track."""

    energy: int = 0
    megaphones: int = 0
    ladders: int = 0
    points: int = 0
    discard: int = 0

    def packed(self) -> int:
        """Four bits each, in their order."""
        return sum(number << 4 * place for place, number in enumerate(msgspec.structs.astuple(self)))

    @classmethod
    def unpacked(cls, packed: int) -> Effect:
        return cls(*(packed >> 4 * place & MOST for place in range(len(cls.__struct_fields__))))


class District(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    cards: int
    at: tuple[int, int]
    source: str


class PrintedSquare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    fans: int
    bonus: str
    at: tuple[int, int]
    source: str
    points: int | None = None  # as many as fans if left out

    def gain(self, mode: str) -> Effect:
        """M28: what emptying it gives."""
        if mode == "advanced":
            return read_effect(self.bonus, "")
        return Effect(points=self.fans if self.points is None else self.points)


class Street(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ends: tuple[str, str]
    spaces: int
    source: str
    bonus: str = ""
    advanced: str | None = None  # in advanced mode; the same if left out

    def gain(self, mode: str) -> Effect:
        """M23: what deploying there gives."""
        return read_effect(self.bonus if mode == "normal" or self.advanced is None else self.advanced, "")


class Element(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    type: str
    colour: str
    cost: int
    normal: str
    advanced: str
    source: str
    start: str = ""


class Town(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    districts: tuple[District, ...]
    squares: tuple[PrintedSquare, ...]
    streets: tuple[Street, ...]

    @property
    def places(self) -> tuple[str, ...]:
        return (*(district.name for district in self.districts), *(square.name for square in self.squares))

    def check(self, where: str) -> Town:
        """M1, M4, M5, M6: what the rules count on."""
        demand(len(self.districts) == DISTRICTS, where, f"six districts make the ring, not {len(self.districts)} (M1)")
        words = [word(name) for name in self.places]
        demand(len(set(words)) == len(words), where, f"two places have the same name: {_twice(words)}")
        demand(len(self.squares) <= 16, where, f"there can be 16 squares at most, not {len(self.squares)}")
        fans = sum(square.fans for square in self.squares)
        demand(fans <= 3 * FANS_A_COLOUR, where, f"the squares hold {fans} fans, but there are {3 * FANS_A_COLOUR} (M5)")
        for district in self.districts:
            demand(1 <= district.cards <= MOST, where, f"{district.name} has {district.cards} cards, not 1 to {MOST} (M4)")
        for square in self.squares:
            demand(1 <= square.fans <= MOST, where, f"square {square.name} has {square.fans} fans, not 1 to {MOST} (M5)")
            points = square.gain("normal").points
            demand(0 <= points <= MOST, where, f"square {square.name} is worth {points} points, not 0 to {MOST} (M5)")
            demand_no_points(square.bonus, f"{where}: square {square.name}")
        self.check_cards(where)
        self.check_streets(where)
        return self

    def check_cards(self, where: str) -> None:
        cards = sum(district.cards for district in self.districts)
        demand(cards >= 10, where, f"ten cards are dealt at the start, but there are {cards} (M12)")

    def check_streets(self, where: str) -> None:
        demand(len(self.streets) <= 60, where, f"there can be 60 streets at most, not {len(self.streets)}")
        for street in self.streets:
            named = f"street {' – '.join(street.ends)}"
            for end in street.ends:
                demand(end in self.places, where, f"{named} leads to {end!r}, which is no district or square (M6)")
            demand(street.ends[0] != street.ends[1], where, f"{named} leads back to where it begins (M6)")
            demand(street.spaces in (1, 2), where, f"{named} has {street.spaces} spaces, not 1 or 2 (M6)")
            read_effect(street.bonus, f"{where}: {named}")
            demand_no_points(street.advanced or "", f"{where}: {named}")
        joined = [" ".join(sorted(street.ends)) for street in self.streets]
        demand(len(set(joined)) == len(joined), where, f"two streets join the same places: {_twice(joined)} (M6)")
        self.check_reach(where)

    def check_reach(self, where: str) -> None:
        """Everybody can begin somewhere, and every square can be reached by somebody."""
        ends = {end for street in self.streets for end in street.ends}
        for name in self.places:
            demand(name in ends, where, f"no street leads to {name} (M6)")
        districts = {district.name for district in self.districts}
        exits = [end for street in self.streets if street.spaces == 1 for end in street.ends if end in districts]
        demand(len(set(exits)) >= 4, where, "at least four districts need a street of one space, for the starting feet (M13)")


class Elements(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    elements: tuple[Element, ...]

    def check(self, where: str) -> Elements:
        """M3, M7."""
        for kind in TYPES:
            count = sum(element.type == kind for element in self.elements)
            demand(count == ELEMENTS_A_TYPE, where, f"there are {ELEMENTS_A_TYPE} elements of type {kind}, not {count} (M3)")
        for number, element in enumerate(self.elements):
            self.check_element(element, f"{where}: element {number + 1} ({element.type} {element.colour})")
        demand(list(self.elements) == sorted(self.elements, key=type_of), where, "feet come first, then bodies, then heads")
        for seat, colours in (("yellow", ["blue", "red"]), ("purple", ["green", "red"])):
            starting = sorted(element.colour for element in self.elements if element.start == seat)
            demand(starting == colours, where, f"{seat} starts with feet {' and '.join(colours)}, not {starting} (M13)")
        return self

    def check_element(self, element: Element, where: str) -> None:
        demand(element.type in TYPES, where, f"{element.type!r} is no type; there are {', '.join(TYPES)}")
        demand(element.colour in COLOURS, where, f"{element.colour!r} is no colour; there are {', '.join(COLOURS)}")
        demand(element.start in ("", *SEATS), where, f"start is yellow or purple, not {element.start!r}")
        demand(not element.start or element.type == "feet", where, "only feet can be starting feet (M3)")
        demand(0 <= element.cost <= 99, where, f"a cost of {element.cost} is not from 0 to 99")
        read_effect(element.normal, where)
        demand_no_points(element.advanced, where)


class Energy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spaces: tuple[str, ...]
    advanced_points: str
    source: str
    advanced: tuple[str, ...] = ()  # a track of its own for advanced mode

    def track(self, mode: str) -> tuple[str, ...]:
        """M8: in advanced mode the track of its own, or the usual one with something else for points."""
        if mode == "normal":
            return self.spaces
        return self.advanced or tuple(self.advanced_points if space.endswith("VP") else space for space in self.spaces)


class MasterBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: int
    normal: str
    advanced: str
    source: str


class Master(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: tuple[int, ...]
    factors: tuple[int, ...]
    advanced: tuple[str, ...]
    spaces_a_line: int
    bonuses: tuple[MasterBonus, ...]
    source: str

    @property
    def last(self) -> int:
        return len(self.points) * self.spaces_a_line


class Turns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    yellow: tuple[int, ...]
    purple: tuple[int, ...]
    source: str
    begins: tuple[str, ...] = ()  # who begins each round; if left out, whoever's turn it is

    def seats(self) -> tuple[tuple[int, ...], ...]:
        """M11: by round, whose turn it is: the players alternate, and who has turns left takes them."""
        found: list[tuple[int, ...]] = []
        for number, turns in enumerate(zip(self.yellow, self.purple, strict=True)):
            first = SEATS.index(self.begins[number]) if self.begins else sum(len(seats) for seats in found) % 2
            both = [(first + turn) % 2 for turn in range(2 * min(turns))]
            found.append((*both, *[turns.index(max(turns))] * abs(turns[0] - turns[1])))
        return tuple(found)


class Billboards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bonuses: tuple[str, ...]
    source: str


class Foundations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    normal: tuple[int, ...]
    advanced: tuple[str, ...]
    source: str


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    normal: str
    source: str


class BonusTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    distributors: int
    taller: int
    billboards: int
    heads: int
    feet: int
    influence: int
    gift: str
    source: str


class Tracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    energy: Energy
    master: Master
    turns: Turns
    billboards: Billboards
    foundations: Foundations
    start: Start
    bonus_tiles: BonusTiles

    def check(self, where: str) -> Tracks:
        self.check_energy(where)
        self.check_master(where)
        self.check_turns(where)
        self.check_tiles(where)
        return self

    def check_energy(self, where: str) -> None:
        demand_no_points(self.energy.advanced_points, where)
        for mode in MODES:
            spaces = self.energy.track(mode)
            demand(len(spaces) == DISTRIBUTORS, where, f"the energy track has {len(spaces)} spaces, not {DISTRIBUTORS} (M8)")
            for space in spaces:
                check_space(space, mode, where)

    def check_master(self, where: str) -> None:
        master = self.master
        demand(len(master.points) == 9, where, f"the Master's track has nine lines, not {len(master.points)} (M9)")
        demand(len(master.advanced) == 9, where, f"nine lines are needed in advanced mode, not {len(master.advanced)} (M33)")
        demand(len(master.factors) == ROUNDS, where, f"{ROUNDS} rounds need {ROUNDS} factors, not {len(master.factors)} (M33)")
        demand(master.spaces_a_line >= 1, where, "a line of the Master's track needs at least one space (M9)")
        for line in master.advanced:
            read_effect(line.removeprefix("-"), where)
            demand(not line.startswith("-") or line.endswith("E"), where, f"only energy can be lost, not {line!r} (M33)")
        for bonus in master.bonuses:
            demand(1 <= bonus.at <= master.last, where, f"there is no space {bonus.at} on the Master's track (M9)")
            read_effect(bonus.normal, where)
            read_effect(bonus.advanced, where)

    def check_turns(self, where: str) -> None:
        """M11: as the players alternate throughout, who begins a round has as many turns as the other, or one more."""
        turns = (self.turns.yellow, self.turns.purple)
        demand(len(turns[0]) == len(turns[1]) == ROUNDS, where, f"turns are needed for {ROUNDS} rounds (M11)")
        demand(min(*turns[0], *turns[1]) >= 1, where, "each player has a turn in each round (M11)")
        if self.turns.begins:
            self.check_begins(where)
            return
        begins = 0
        for number in range(ROUNDS):
            own, other = turns[begins][number], turns[1 - begins][number]
            demand(
                own - other in (0, 1),
                where,
                f"round {number + 1}: {SEATS[begins]} begins, so {own} turns against {other} can't alternate (M11)",
            )
            begins = 1 - begins if own > other else begins

    def check_begins(self, where: str) -> None:
        turns = self.turns
        demand(len(turns.begins) == ROUNDS, where, f"{ROUNDS} rounds are begun by somebody, not {len(turns.begins)} (M11)")
        for name in turns.begins:
            demand(name in SEATS, where, f"yellow or purple begins a round, not {name!r} (M11)")
        for number, (yellow, purple) in enumerate(zip(turns.yellow, turns.purple, strict=True)):
            demand(
                abs(yellow - purple) <= 1, where, f"round {number + 1}: {yellow} turns against {purple} can't alternate (M11)"
            )

    def check_tiles(self, where: str) -> None:
        for bonus in (*self.billboards.bonuses, *self.foundations.advanced, self.start.normal, self.bonus_tiles.gift):
            read_effect(bonus, where)
        count = len(self.billboards.bonuses)
        demand(count == BILLBOARDS, where, f"each player has {BILLBOARDS} billboards, not {count} (M10)")
        for tiles in (self.foundations.normal, self.foundations.advanced):
            demand(len(tiles) == DISTRICTS, where, f"each player has {DISTRICTS} foundation tiles, not {len(tiles)} (M10)")
        demand(max(self.foundations.normal) <= 0, where, "foundation tiles cost points in normal mode (M36)")


def read_effect(text: str, where: str) -> Effect:
    """What "Lad+2E" and the like give; nothing for nothing."""
    gained: Counter[str] = Counter()
    for part in text.split("+") if text else ():
        match = EFFECT_PART.fullmatch(part)
        demand(match is not None, where, f"{part!r} is no effect: E, M, Lad, VP with a number before, or discard-2")
        assert match is not None
        gained[match[2] or "discard"] += int(match[3] or match[1] or 1)
    demand(all(number <= MOST for number in gained.values()), where, f"{text!r}: at most {MOST} of a kind can be gained")
    return Effect(gained["E"], gained["M"], gained["Lad"], gained["VP"], gained["discard"])


def demand_no_points(text: str, where: str) -> None:
    """M37: what advanced mode gives."""
    demand(read_effect(text, where).points == 0, where, "there are no points on the way in advanced mode (M37)")


def check_space(space: str, mode: str, where: str) -> None:
    """M8: an income, a choice, points at the end of a normal game, or what is gained at once."""
    match = TRACK_SPACE.fullmatch(space)
    demand(mode == "normal" or match is None or not match[3], where, f"{space!r}: advanced mode counts no such points (M37)")
    if match is None:
        try:
            points = read_effect(space, where).points
        except BadComponents:
            points = 1
        demand(points == 0 and space != "", where, f"{space!r} is no space of the energy track: E5, X, 2VP, or 2E at once (M8)")


def word(name: str) -> str:
    """A place's name as one word of an action."""
    return name.replace(" ", "")


def type_of(element: Element) -> int:
    return TYPES.index(element.type) if element.type in TYPES else len(TYPES)


def element_names(elements: tuple[Element, ...]) -> tuple[str, ...]:
    """As "feet blue 2"; starting feet are "feet blue start"; further ones of equal type, colour and cost get a letter."""
    names: list[str] = []
    for element in elements:
        name = f"{element.type} {element.colour} {'start' if element.start else element.cost}"
        same = sum(element_name.rstrip("bcdefghijkl") == name for element_name in names if not element.start)
        names.append(name + " bcdefghijkl"[same].strip())
    return tuple(names)


def _twice(names: list[str]) -> str:
    return Counter(names).most_common(1)[0][0]


TOWN: Final = read_components(PACKAGE, "town", Town)
ELEMENTS: Final = read_components(PACKAGE, "elements", Elements).elements
TRACKS: Final = read_components(PACKAGE, "tracks", Tracks)

DISTRICT_WORDS: Final = tuple(word(district.name) for district in TOWN.districts)
SQUARE_WORDS: Final = tuple(word(square.name) for square in TOWN.squares)
STREET_WORDS: Final = tuple(" ".join(word(end) for end in street.ends) for street in TOWN.streets)
ELEMENT_NAMES: Final = element_names(ELEMENTS)


ELEMENT_NUMBERS: Final = {name: number for number, name in enumerate(ELEMENT_NAMES)}
"""Elements by name; of the starting feet that both players have, either."""


def district_name(word: str) -> str:
    """A district as people call it."""
    return TOWN.districts[DISTRICT_WORDS.index(word)].name


def colour_of(element: str) -> int:
    """The number of an element's colour, by its name."""
    return COLOURS.index(element.split()[1])


def element_number(name: str, seat: int) -> int:
    """Which element is called so; both players have red starting feet, so these are a seat's own."""
    return next(
        number
        for number, (known, element) in enumerate(zip(ELEMENT_NAMES, ELEMENTS, strict=True))
        if known == name and element.start in ("", SEATS[seat])
    )

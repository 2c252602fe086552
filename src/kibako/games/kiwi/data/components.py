"""Kiwi Chow Down's components, as the TOML files have them, checked and turned into the numbers the rules work with."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from kibako.kit.components import demand, read_components

PACKAGE: Final = "kibako.games.kiwi"

# What a benefit is made of (W43, W60): 16 * effect + how many.
FRUIT: Final = 1
MARKER: Final = 2
PLACE: Final = 3
PLACE_BIG: Final = 4
GROW: Final = 5
GROW_DIFFERENT: Final = 6
MOVE: Final = 7
FEED: Final = 8
BUILD: Final = 9
FEED_OR_BUILD: Final = 10
POINT: Final = 11
RETURN_MARKER: Final = 12
RETURN_FRUIT: Final = 13
REMOVE: Final = 14
BENEFITS: Final = (
    *("", "fruit", "marker", "place", "place-big", "grow", "grow-different", "move", "feed", "build", "feed-or-build"),
    *("point", "return-marker", "return-fruit", "remove"),
)
MOST_EFFECTS: Final = 2  # of one benefit

# The steps of leaders' abilities (W9): 16 * step + its number.
GO: Final = 1
JUMP: Final = 2
LINE: Final = 3
RUN: Final = 4
COAST: Final = 5
NEST: Final = 6
SWAP: Final = 7
PUSH_ALL_START: Final = 8
PUSH_ALL_ARRIVAL: Final = 9
PUSH_ALL_BETWEEN: Final = 10
PUSH_SMALL_BOTH: Final = 11
PUSH_ARRIVAL: Final = 12
PUSH_UP_TO_ARRIVAL: Final = 13
PUSH_PAID_ARRIVAL: Final = 14
PUSH_ONWARD_ARRIVAL: Final = 15
BRING: Final = 16
PULL: Final = 17
GROW_ARRIVAL: Final = 18
PLACE_START: Final = 19
PLACE_ARRIVAL: Final = 20
STEPS: Final = (
    *("", "go", "jump", "line", "run", "coast", "nest", "swap", "push all start", "push all arrival", "push all between"),
    *("push small both", "push arrival", "push up-to arrival", "push paid arrival", "push onward arrival", "bring", "pull"),
    *("grow arrival", "place start", "place arrival"),
)
COUNTED_STEPS: Final = (GO, JUMP, LINE, RUN, SWAP, PUSH_ARRIVAL, PUSH_UP_TO_ARRIVAL, PUSH_PAID_ARRIVAL, BRING, PULL)
MOST_STEPS: Final = 6

# What season cards measure (W48): a terrain's tokens as the terrain, then these.
MEASURE_SIZE_1: Final = 4
MEASURE_SIZE_2: Final = 5
MEASURE_SIZE_3: Final = 6
MEASURE_NESTS: Final = 7
MEASURE_AROUND_LEADER: Final = 8
MEASURE_ONE_HEX: Final = 9
MEASURE_DOMINATED: Final = 10
MEASURE_SINGLE: Final = 11
TERRAINS: Final = ("flower", "grass", "mountain", "sand")
MEASURES: Final = (*TERRAINS, "size-1", "size-2", "size-3", "nests", "around-leader", "one-hex", "dominated", "single")

# A cell of a solo card (W96): what to do, then its numbers.
SOLO_MOVE: Final = 0  # up to three movers, relation, target, how many of the player's to push, how many of its own
SOLO_FEED: Final = 1  # whose (0 Kiwibot's, 1 the player's), size
SOLO_BUILD: Final = 2  # type of nest
SOLO_PLACE: Final = 3  # how many
FEWEST_SOLO_CARDS: Final = 4  # one a season
MOST_SOLO_CARDS: Final = 24
CELL_NUMBERS: Final = 8
CELL_MOVERS: Final = 3
TOGETHER: Final = 1
APART: Final = 2
OWN_MAJORITY: Final = 4  # targets: a terrain, or one of these
PLAYER_MAJORITY: Final = 5

CLANS: Final = ("red", "green", "purple", "yellow")
FRUITS: Final = ("red", "green", "yellow", "blue")
CARDS: Final = ("move", "feed", "build", "joker-a", "joker-b", "joker-c")
NEST_TYPES: Final = ("tree", "control", "cave")
NEST_NAMES: Final = tuple(f"{kind}-{rank}" for kind in NEST_TYPES for rank in (1, 2))
MOST_LEADERS: Final = 12  # of a clan
SECTION_ROWS: Final = 3
SECTION_COLUMNS: Final = 4
SPACES: Final = 6  # of the turn track


def read_benefit(text: str, where: str) -> list[int]:
    """A benefit such as "2 fruit, 1 place" as numbers, filled up to MOST_EFFECTS."""
    numbers = []
    for part in text.split(", ") if text else []:
        count, _, effect = part.partition(" ")
        demand(
            effect in BENEFITS[1:] and re.fullmatch("[1-9]", count) is not None,
            where,
            f"{part!r} is no benefit: a number from 1 to 9 and one of {', '.join(BENEFITS[1:])}",
        )
        numbers.append(16 * BENEFITS.index(effect) + int(count))
    demand(len(numbers) <= MOST_EFFECTS, where, f"{text!r} has more than {MOST_EFFECTS} parts")
    return numbers + [0] * (MOST_EFFECTS - len(numbers))


# --- the island ------------------------------------------------------------------------------------------------------

Pair = tuple[int, int]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    rows: tuple[str, ...]

    def terrains(self) -> list[int]:
        """By hex: four a row."""
        letters = [terrain[0].upper() for terrain in TERRAINS]
        return [letters.index(letter) for row in self.rows for letter in row]


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: Pair
    along: Pair
    across: Pair

    def hexes(self) -> list[Pair]:
        (q, r), (dq, dr), (eq, er) = self.origin, self.along, self.across
        return [(q + a * dq + b * eq, r + a * dr + b * er) for b in range(SECTION_ROWS) for a in range(SECTION_COLUMNS)]


class Slots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int
    places: tuple[Slot, ...]

    def hexes(self) -> list[Pair]:
        return [place for slot in self.places for place in slot.hexes()]


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    leader: Pair
    size_1: tuple[Pair, ...]
    size_2: tuple[Pair, ...]
    abroad: tuple[Pair, ...]
    sections_away: dict[str, tuple[int, ...]]


class Island(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    terrains: tuple[str, ...]
    sections: tuple[Section, ...]
    slots: tuple[Slots, ...]
    first_game: FirstGame

    def check(self, where: str) -> Island:
        demand(self.terrains == TERRAINS, where, f"the terrains must be {', '.join(TERRAINS)}, in this order")
        demand(len(self.sections) == 4, where, f"four sections are needed, not {len(self.sections)}")
        for section in self.sections:
            self.check_section(section, where)
        players = [slots.players for slots in self.slots]
        demand(players == [2, 3, 4], where, f"slots are needed for 2, 3 and 4 players, not for {players}")
        for slots in self.slots:
            self.check_slots(slots, where)
        self.check_first_game(where)
        return self

    def check_section(self, section: Section, where: str) -> None:
        name = f"section {section.name}"
        shape = [len(row) for row in section.rows]
        demand(shape == [SECTION_COLUMNS] * SECTION_ROWS, where, f"{name} needs three rows of four hexes, not {shape}")
        strange = sorted({*"".join(section.rows)} - {terrain[0].upper() for terrain in TERRAINS})
        demand(not strange, where, f"{name}: a hex is M, S, G or F, not {', '.join(strange)}")

    def check_slots(self, slots: Slots, where: str) -> None:
        name = f"the island of {slots.players} players"
        demand(len(slots.places) == slots.players, where, f"{name} has {len(slots.places)} sections")
        hexes = slots.hexes()
        demand(len(set(hexes)) == len(hexes), where, f"{name}: two hexes lie in one place")
        alone = [place for place in hexes if sum(_adjacent(place, other) for other in hexes) < 2]
        demand(not alone, where, f"{name}: a hex at {alone[:1]} has fewer than two neighbours")

    def check_first_game(self, where: str) -> None:
        first = self.first_game
        used = [first.leader, *first.size_1, *first.size_2, *first.abroad]
        inside = all(0 <= a < SECTION_COLUMNS and 0 <= b < SECTION_ROWS for a, b in used)
        demand(inside, where, "first_game: a is from 0 to 3, b from 0 to 2")
        placed = len(first.size_1) + 2 * len(first.size_2) + len(first.abroad)
        demand(placed == 12, where, f"first_game: 12 tokens go to the island (W13), not {placed}")
        for players in (2, 3, 4):
            away = first.sections_away.get(str(players), ())
            fits = len(away) == len(first.abroad) and all(0 < steps < players for steps in away)
            demand(fits, where, f"first_game: sections_away {players} must name another section for each kiwi abroad")


def _adjacent(one: Pair, other: Pair) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


# --- the clans -------------------------------------------------------------------------------------------------------


class SideA(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    row: tuple[str, ...]
    source: str


class SideB(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: tuple[str, str]
    row: tuple[str, ...]
    power: str
    source: str


class Clan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    move: tuple[str, str]  # on side A
    source: str
    side_b: SideB


class NestSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    placed: str
    season: str
    source: str


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    copies: int
    source: str
    gain: str = ""
    french: str | None = None  # the gain by the French book, if it differs


class TurnNests(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the turn-order nests give, by place."""

    fruits: tuple[int, ...]
    markers: tuple[int, ...]
    source: str


class EvenNests(TurnNests, frozen=True, forbid_unknown_fields=True):
    """The same for a number of players, with the option even_nests."""

    players: int


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gain: str
    source: str
    spanish: str | None = None  # by the Spanish book, if it differs


class Clans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tokens: int
    row: int
    most_fruits: int
    fruits: tuple[str, ...]
    of_each: int
    side_a: SideA
    clans: tuple[Clan, ...]
    nests: tuple[NestSpace, ...]
    cards: tuple[Card, ...]
    turn_nests: TurnNests
    even_nests: tuple[EvenNests, ...]
    track: tuple[Space, ...]

    def check(self, where: str) -> Clans:
        names = tuple(clan.name for clan in self.clans)
        demand(names == CLANS, where, f"the clans must be {', '.join(CLANS)}, in this order")
        demand(self.fruits == FRUITS, where, f"the fruits must be {', '.join(FRUITS)}, in this order")
        demand((self.tokens, self.row) == (20, 8), where, "a clan has 20 tokens, 8 of them on the row (W1, W13)")
        for name, row in (("side A", self.side_a.row), *((f"clan {clan.name}", clan.side_b.row) for clan in self.clans)):
            self.check_row(name, row, where)
        for clan in self.clans:
            for colours in (clan.move, clan.side_b.move):
                known = set(colours) <= set(FRUITS) and len(set(colours)) == 2
                demand(known, where, f"clan {clan.name}: an extra move is paid with two colours of fruit, not {colours}")
        self.check_parts(where)
        return self

    def check_row(self, name: str, row: tuple[str, ...], where: str) -> None:
        demand(len(row) == self.row, where, f"{name}: the kiwi row has {self.row} spaces, not {len(row)}")
        demand(not row[0] and not row[1] and all(row[2:]), where, f"{name}: benefits begin at the third space (W8)")
        for text in row:
            read_benefit(text, f"{where}, {name}")

    def check_parts(self, where: str) -> None:
        demand(tuple(nest.name for nest in self.nests) == NEST_NAMES, where, f"the nests must be {', '.join(NEST_NAMES)}")
        for nest in self.nests:
            read_benefit(nest.placed, f"{where}, {nest.name}")
            read_benefit(nest.season, f"{where}, {nest.name}")
        copies = [(card.name, card.copies) for card in self.cards]
        demand(copies == list(zip(CARDS, (2, 2, 2, 1, 1, 1), strict=True)), where, f"the action cards can't be {copies} (W1)")
        for card in self.cards:
            demand(bool(card.gain) == card.name.startswith("joker"), where, f"{card.name}: jokers, and only they, have a gain")
            read_benefit(card.gain, f"{where}, {card.name}")
            read_benefit(card.french or "", f"{where}, {card.name}")
        self.check_turn_nests(where)
        demand(len(self.track) == SPACES, where, f"the turn track has {SPACES} spaces, not {len(self.track)}")
        for space in self.track:
            read_benefit(space.gain, f"{where}, track")
            read_benefit(space.spanish or "", f"{where}, track")

    def check_turn_nests(self, where: str) -> None:
        given = {len(self.turn_nests.fruits), len(self.turn_nests.markers)}
        demand(given == {len(CLANS)}, where, f"there are {len(CLANS)} turn-order nests (W7)")
        players = [nests.players for nests in self.even_nests]
        demand(players == [2, 3, 4], where, f"even_nests are needed for 2, 3 and 4 players, not for {players} (W7)")
        for nests in self.even_nests:
            given = {len(nests.fruits), len(nests.markers)}
            demand(given == {nests.players}, where, f"even_nests: {nests.players} players take as many nests (W7)")


# --- leaders, season cards, solo cards -------------------------------------------------------------------------------


class Leader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clan: str
    name: str
    steps: tuple[str, ...]
    source: str

    def program(self, where: str) -> list[int]:
        """The steps as numbers, filled up to MOST_STEPS."""
        demand(0 < len(self.steps) <= MOST_STEPS, where, f"{self.name} needs 1 to {MOST_STEPS} steps")
        numbers = [self.step(text, where) for text in self.steps]
        goes = [number // 16 for number in numbers if GO <= number // 16 <= SWAP]
        demand(bool(goes), where, f"{self.name} never goes to another hex (W41)")
        return numbers + [0] * (MOST_STEPS - len(numbers))

    def step(self, text: str, where: str) -> int:
        words = text.split()
        counts = [word for word in words if word.isdigit()]
        name = " ".join(word for word in words if not word.isdigit())
        demand(name in STEPS[1:], where, f"{self.name}: {text!r} is no step of an ability: {', '.join(STEPS[1:])}")
        step = STEPS.index(name)
        fits = len(counts) == (1 if step in COUNTED_STEPS else 0) and all(0 < int(count) < 10 for count in counts)
        demand(fits, where, f"{self.name}: {text!r} needs {'one number' if step in COUNTED_STEPS else 'no number'}")
        return 16 * step + (int(counts[0]) if counts else 0)


class Leaders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    leaders: tuple[Leader, ...]

    def check(self, where: str) -> Leaders:
        clans = [leader.clan for leader in self.leaders]
        each = len(clans) // len(CLANS)
        as_many = 0 < each <= MOST_LEADERS and clans == [clan for clan in CLANS for _ in range(each)]
        said = f"as many leaders, 1 to {MOST_LEADERS}, are needed for each of {', '.join(CLANS)}, in this order"
        demand(as_many, where, said)
        names = [leader.name for leader in self.leaders]
        demand(len(set(names)) == len(names), where, "two leaders have the same name")
        for leader in self.leaders:
            one_word = re.fullmatch("[a-z]+", leader.name) is not None
            demand(one_word, where, f"{leader.name!r}: a name is one word in small letters")
            leader.program(where)
        return self


class SeasonCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    best: str
    measure: str
    left: str
    right: str
    source: str


class SeasonCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[SeasonCard, ...]

    def check(self, where: str) -> SeasonCards:
        demand(len(self.cards) == 16, where, f"15 season cards and the made one are needed (W4), not {len(self.cards)}")
        names = [card.name for card in self.cards]
        demand(len(set(names)) == len(names), where, "two season cards have the same name")
        for card in self.cards:
            demand(card.best in ("most", "fewest"), where, f"{card.name}: best is most or fewest, not {card.best!r}")
            demand(card.measure in MEASURES, where, f"{card.name}: measure is one of {', '.join(MEASURES)}")
            named = f"{card.best}-{card.measure}".replace("one-hex", "in-one-hex")
            demand(card.name == named, where, f"{card.name}: a card is named after best and measure: {named}")
            read_benefit(card.left, f"{where}, {card.name}")
            read_benefit(card.right, f"{where}, {card.name}")
        return self


class SoloCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    move: tuple[str, str, str]
    feed: tuple[str, str, str]
    build: tuple[str, str, str]
    joker: tuple[str, str, str]

    def cells(self, where: str) -> list[list[int]]:
        """Row by row: what the Kiwibot does in each of three slots."""
        rows = (self.move, self.feed, self.build, self.joker)
        return [read_cell(text, f"{where}, card {self.name}") for row in rows for text in row]


class SoloCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    cards: tuple[SoloCard, ...]

    def check(self, where: str) -> SoloCards:
        names = [card.name for card in self.cards]
        numbered = names == [str(number) for number in range(1, len(names) + 1)]
        demand(numbered, where, f"the solo cards are numbered from 1 on, in this order, not {', '.join(names)}")
        enough = FEWEST_SOLO_CARDS <= len(names) <= MOST_SOLO_CARDS
        demand(enough, where, f"there are {FEWEST_SOLO_CARDS} to {MOST_SOLO_CARDS} solo cards, not {len(names)} (W90)")
        for card in self.cards:
            kinds = [cell[0] for cell in card.cells(where)][:9]
            wanted = [SOLO_MOVE] * 3 + [SOLO_FEED] * 3 + [SOLO_BUILD] * 3
            demand(kinds == wanted, where, f"card {card.name}: the rows move, feed and build must do what they are called")
        return self


MOVE_CELL: Final = re.compile(
    r"K([123L])(?: K([123L]))?(?: K([123L]))? (to|same|apart) (K\+|P\+|\w+)(?: push ([1-9]))?(?: push own ([1-9]))?"
)
MOVERS: Final = (None, "1", "2", "3", "L")
TARGETS: Final = (*TERRAINS, "K+", "P+")
RELATIONS: Final = ("to", "same", "apart")


def read_cell(text: str, where: str) -> list[int]:
    if match := re.fullmatch(r"feed ([KP])([123])", text):
        numbers = [SOLO_FEED, int(match[1] == "P"), int(match[2])]
    elif (match := re.fullmatch(r"build (\w+)", text)) and match[1] in NEST_TYPES:
        numbers = [SOLO_BUILD, NEST_TYPES.index(match[1])]
    elif match := re.fullmatch(r"place ([1-9])", text):
        numbers = [SOLO_PLACE, int(match[1])]
    else:
        numbers = _read_move_cell(text, where)
    return numbers + [0] * (CELL_NUMBERS - len(numbers))


def _read_move_cell(text: str, where: str) -> list[int]:
    match = MOVE_CELL.fullmatch(text)
    demand(
        match is not None and match[5] in TARGETS,
        where,
        f"{text!r} is nothing the Kiwibot can do; the file's first lines say what is",
    )
    assert match is not None
    one, two, three, relation, target, pushes, own = match.groups()
    demand((two is None) == (relation == "to"), where, f"{text!r}: 'same' and 'apart' need two movers or three, 'to' one")
    movers = [MOVERS.index(mover) for mover in (one, two, three)]
    return [SOLO_MOVE, *movers, RELATIONS.index(relation), TARGETS.index(target), int(pushes or 0), int(own or 0)]


ISLAND: Final = read_components(PACKAGE, "island", Island)
BOX: Final = read_components(PACKAGE, "clans", Clans)
LEADERS: Final = read_components(PACKAGE, "leaders", Leaders).leaders
LEADERS_A_CLAN: Final = len(LEADERS) // len(CLANS)
SEASON_CARDS: Final = read_components(PACKAGE, "seasons", SeasonCards).cards
SOLO: Final = read_components(PACKAGE, "solo", SoloCards)
SOLO_CARDS: Final = SOLO.cards

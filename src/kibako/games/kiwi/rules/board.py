"""What lies on the table in Kiwi Chow Down, what can be asked and changed there. Rule numbers: docs/rules/kiwi.md.

Sides are the players, in solo the Kiwibot too (side 1). Kiwis of one side in one hex are counted, not named: five bits of one
number for each kind. A kind is size - 1, + 3 if it has moved this turn (W40), + 6 if the effect going on has grown it.

What is to be done lies on a stack of frames: decisions, and effects that run by themselves. A frame is one number: its kind,
the side it belongs to, and four small numbers of its own. decisions.py carries them out; when none is left the season
goes on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.engine.state import State
from kibako.games.kiwi.data import components
from kibako.games.kiwi.data.components import (
    BOX,
    CLANS,
    FRUITS,
    MOST_EFFECTS,
    NEST_NAMES,
    SEASON_CARDS,
    read_benefit,
)
from kibako.games.kiwi.rules.codes import (
    ANY_SIZES,
    BITS,
    BOT,
    BOT_TOLD,
    CLAN_NESTS,
    COLOURS,
    CONTROL,
    FIELD,
    GAIN,
    JOKER_A,
    KINDS,
    LEADER,
    MOVED,
    PHASE_LEADERS,
    PIECE,
    ROUNDS,
    ROW,
    UNCOVER,
)
from kibako.games.kiwi.rules.hexes import CELL, CELLS, DIRECTIONS, HEX_IN_CELL, NEIGHBOURS, NO_HEX, SECTION, base

ONE_KIWI: Final = vec[i64]([2 ** (BITS * kind) for kind in range(KINDS)])  # a table, as 1 << n is a shift of 32 bits

CLAN_TOTAL: Final = 4


def all_benefits(texts: list[str]) -> list[int]:
    """The benefits one after the other, MOST_EFFECTS numbers each."""
    return [number for text in texts for number in read_benefit(text, "")]


def row_texts() -> list[str]:
    """Side A, then side B of each clan: 8 spaces each."""
    return [*BOX.side_a.row, *(text for clan in BOX.clans for text in clan.side_b.row)]


def joker_texts() -> list[str]:
    """The gains of the jokers by the Spanish book, then by the French."""
    jokers = BOX.cards[JOKER_A:]
    return [card.gain for card in jokers] + [card.french or card.gain for card in jokers]


def track_texts() -> list[str]:
    """The spaces of the track by the French book, then by the Spanish."""
    return [space.gain for space in BOX.track] + [space.spanish or space.gain for space in BOX.track]


ROW_BENEFITS: Final = vec[i64](all_benefits(row_texts()))  # by board (0: side A, 1 + clan: side B), then space
JOKER_BENEFITS: Final = vec[i64](all_benefits(joker_texts()))
TRACK_BENEFITS: Final = vec[i64](all_benefits(track_texts()))
NEST_BENEFITS: Final = vec[i64](all_benefits([text for nest in BOX.nests for text in (nest.placed, nest.season)]))
CARD_BENEFITS: Final = vec[i64](all_benefits([text for card in SEASON_CARDS for text in (card.right, card.left)]))
# By clan, on side A, then on side B: two each.
MOVE_COLOURS: Final = vec[i64](
    [FRUITS.index(colour) for clan in BOX.clans for colour in clan.move]
    + [FRUITS.index(colour) for clan in BOX.clans for colour in clan.side_b.move]
)

assert (len(CLANS), len(NEST_NAMES), MOST_EFFECTS) == (CLAN_TOTAL, CLAN_NESTS, 2)


def frame(kind: i64, side: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    return kind | side << 6 | a << 8 | b << 16 | c << 24 | d << 32


def kind_of(frame: i64) -> i64:
    return frame & 63


def side_of(frame: i64) -> i64:
    return (frame >> 6) & 3


def first_of(frame: i64) -> i64:
    return (frame >> 8) & 255


def second_of(frame: i64) -> i64:
    return (frame >> 16) & 255


def third_of(frame: i64) -> i64:
    return (frame >> 24) & 255


def fourth_of(frame: i64) -> i64:
    return (frame >> 32) & 255


def by_size(kiwis: i64) -> i64:
    """Kiwis counted by size alone: their marks left out."""
    kiwis = (kiwis & ((1 << 30) - 1)) + (kiwis >> 30)
    return (kiwis & ANY_SIZES) + (kiwis >> 15)


def token_count(kiwis: i64) -> i64:
    sizes = by_size(kiwis)
    return (sizes & FIELD) + 2 * ((sizes >> BITS) & FIELD) + 3 * (sizes >> 2 * BITS)


def kiwi_count(kiwis: i64) -> i64:
    sizes = by_size(kiwis)
    return (sizes & FIELD) + ((sizes >> BITS) & FIELD) + (sizes >> 2 * BITS)


def count_of(kiwis: i64, kind: i64) -> i64:
    return (kiwis >> BITS * kind) & FIELD


def with_each_kind(found: vec[i64], kiwis: i64, action: i64) -> vec[i64]:
    """What has been found so far, and the action for each kind that there is among kiwis."""
    kind: i64
    for kind in range(KINDS):
        if count_of(kiwis, kind) > 0:
            found = append(found, action + PIECE * kind)
    return found


def size_of(piece: i64) -> i64:
    """A leader is as strong as a size 3 (W38)."""
    if piece == LEADER:
        return 3
    return piece % 3 + 1


def is_moved(piece: i64) -> bool:
    return piece % 6 >= MOVED


def draw_from(counts: vec[i64], first: i64, chance: Chance) -> i64:
    """Draw from a bag that isn't empty: the four counts from `first` on."""
    i: i64
    total: i64 = 0
    for i in range(first, first + COLOURS):
        total += counts[i]
    skipped = chance.below(total)
    i = first
    while skipped >= counts[i]:
        skipped -= counts[i]
        i += 1
    counts[i] -= 1
    return i - first


class Board(State):
    """The position. `KiwiState` in state.py adds the rules that lead on from it."""

    def __init__(self, seats: i64) -> None:  # noqa: PLR0915 - one statement a field
        super().__init__(seats)
        self.solo: bool = seats == 1
        self.sides: i64 = 2 if seats == 1 else seats
        self.base: i64 = base(self.sides)
        self.hexes: i64 = SECTION * self.sides
        # Options.
        self.free_setup: bool = False
        self.side_b: bool = False
        self.variable: bool = False
        self.even_nests: bool = False
        self.edition: i64 = 0  # mixed, es, fr
        self.sixteenth: bool = False
        self.from_player: bool = False  # the solo marker's side (W93)
        # The island; terrain, sections and clan never change, so they are shared.
        self.sections = vec[i64]()
        self.terrain = vec[i64]()
        self.clan = vec[i64]()  # by side
        self.kiwis = vec[i64]()  # by sides * hex + side: how many of each kind
        self.nest = vec[i64]()  # by hex: 0, or 1 + CLAN_NESTS * side + nest
        self.mark = vec[i64]()  # by hex: 0, or 1 + side: a domain marker, of the hex's terrain, with a token face down
        self.leader_at = vec[i64]()  # by side; -1 before set-up
        # What the sides have.
        self.leader = vec[i64]()  # the leader card; -1 before it is chosen
        self.used: i64 = 0  # leaders that used their ability this season, as bits (W41)
        self.leader_has_moved: i64 = 0  # leaders that moved this turn, as bits (W40)
        self.fruits = vec[i64]()  # by 4 * side + colour
        self.markers = vec[i64]()  # by 4 * side + terrain; hidden
        self.row = vec[i64]()
        self.reserve = vec[i64]()
        self.built = vec[i64]()  # nests built, as bits
        self.points = vec[i64]()  # of season cards
        self.hand = vec[i64]()
        self.deck = vec[i64]()
        self.plays = vec[i64]()  # by TURNS * side + turn
        self.first_unshuffled_turn = vec[i64]()  # by side: the first turn whose card has not been shuffled into the deck again
        self.space = vec[i64]()  # on the turn track, from 1; 0: none
        self.last_space = vec[i64]()
        self.fruit_bag = vec[i64]()
        self.marker_bag = vec[i64]()
        # The course of the game.
        self.season: i64 = 0
        self.phase: i64 = PHASE_LEADERS
        self.round: i64 = 0
        self.step: i64 = 0  # in the phase
        self.first: i64 = 0  # who has the first-player marker
        self.order = vec[i64]()  # replaced, never changed, so shared
        self.cards = vec[i64]()  # season cards turned up, in order
        self.keeper = vec[i64]()  # by season card in play: 1 + who keeps it, or 0
        self.open_markers: bool = False  # W55: in season 4 all markers lie open
        self.stack = vec[i64]()
        self.depth: i64 = 0
        self.legal = vec[i64]()  # the actions of the decision on top, once `listed`; replaced, never changed, so shared
        self.listed: bool = False
        # Solo.
        self.solo_cards = vec[i64]()  # never changed, so shared
        self.bot_cards: i64 = 0  # its cards not yet revealed, with one set aside unseen: four bits for each row of a solo card
        self.bot_aside: i64 = -1  # the row of the card that lies set aside face up (W90); -1: none
        self.bot_seen = vec[i64]()  # by terrain: the Kiwibot's markers that were shown and turned back (W94)

    def note(self, kind: i64, side: i64, b: i64, c: i64, d: i64) -> None:
        """Tell what a side did."""
        if self.listener is not None:
            self.tell(kind, BOT_TOLD if self.is_bot(side) else side, b, c, d)

    # --- frames ------------------------------------------------------------------------------------------------

    def push(self, frame: i64) -> None:
        if self.depth < len(self.stack):
            self.stack[self.depth] = frame
        else:
            self.stack = append(self.stack, frame)
        self.depth += 1

    def ask(self, kind: i64, side: i64, a: i64, b: i64, c: i64) -> None:
        """Put a frame on the stack."""
        self.push(frame(kind, side, a, b, c, 0))

    def gain(self, benefits: vec[i64], number: i64, side: i64) -> None:
        """Put a benefit's effects on the stack, the first on top."""
        i: i64 = MOST_EFFECTS * number + MOST_EFFECTS - 1
        while i >= MOST_EFFECTS * number:
            if benefits[i] != 0:
                self.push(frame(GAIN, side, benefits[i] >> 4, benefits[i] & 15, 0, 0))
            i -= 1

    # --- the island --------------------------------------------------------------------------------------------

    def neighbour(self, hex_: i64, direction: i64) -> i64:
        return NEIGHBOURS[DIRECTIONS * (self.base + hex_) + direction]

    def is_coast(self, hex_: i64) -> bool:
        """W23."""
        d: i64
        for d in range(DIRECTIONS):
            if NEIGHBOURS[DIRECTIONS * (self.base + hex_) + d] == NO_HEX:
                return True
        return False

    def cell(self, hex_: i64) -> i64:
        return CELL[self.base + hex_]

    def hex_in(self, cell: i64) -> i64:
        return HEX_IN_CELL[CELLS * (self.sides - 2) + cell]

    def side_of_clan(self, clan: i64) -> i64:
        side: i64
        for side in range(self.sides):
            if self.clan[side] == clan:
                return side
        return -1

    def kiwis_at(self, hex_: i64, side: i64) -> i64:
        return self.kiwis[self.sides * hex_ + side]

    def tokens(self, hex_: i64, side: i64) -> i64:
        """W17: what a side counts in a hex: a kiwi its size, a leader 3, a control nest 2."""
        kiwis = self.kiwis[self.sides * hex_ + side]
        total: i64 = 0
        if kiwis != 0:
            total = token_count(kiwis)
        if self.leader_at[side] == hex_:
            total += 3
        nest = self.nest[hex_] - 1 - CLAN_NESTS * side
        if nest >> 1 == CONTROL:
            total += 2
        return total

    def dominates(self, hex_: i64, side: i64) -> bool:
        """W17."""
        own = self.tokens(hex_, side)
        if own == 0:
            return False
        other: i64
        for other in range(self.sides):
            if other != side and self.tokens(hex_, other) >= own:
                return False
        return True

    def dominant(self, hex_: i64) -> i64:
        """The side that dominates a hex; -1 if none does."""
        side: i64
        for side in range(self.sides):
            if self.dominates(hex_, side):
                return side
        return -1

    def all_tokens(self) -> vec[i64]:
        """By sides * hex + side."""
        found = vec[i64](capacity=self.sides * self.hexes)
        hex_: i64
        side: i64
        for hex_ in range(self.hexes):
            for side in range(self.sides):
                found = append(found, self.tokens(hex_, side))
        return found

    def has_kiwi(self, hex_: i64, side: i64) -> bool:
        """The leader is a kiwi too."""
        return self.kiwis[self.sides * hex_ + side] != 0 or self.leader_at[side] == hex_

    def has_smaller(self, hex_: i64, side: i64, size: i64) -> bool:
        """Whether others have a kiwi there that is smaller than that."""
        other: i64
        for other in range(self.sides):
            sizes = by_size(self.kiwis[self.sides * hex_ + other])
            if other != side and ((sizes & FIELD) != 0 or (size > 2 and (sizes >> BITS) & FIELD != 0)):
                return True
        return False

    def kiwis_in(self, hex_: i64, side: i64) -> i64:
        """How many kiwis, the leader among them."""
        kiwis = kiwi_count(self.kiwis[self.sides * hex_ + side])
        if self.leader_at[side] == hex_:
            return kiwis + 1
        return kiwis

    def island_tokens(self, side: i64) -> i64:
        """Own tokens in face-up kiwis."""
        total: i64 = 0
        hex_: i64
        for hex_ in range(self.hexes):
            kiwis = self.kiwis_at(hex_, side)
            if kiwis != 0:
                total += token_count(kiwis)
        return total

    def free_tokens(self, side: i64) -> i64:
        """Tokens on the row and in the reserve."""
        return self.row[side] + self.reserve[side]

    def has_other_token(self, side: i64, piece: i64) -> bool:
        """Whether a token for this kiwi can come from anywhere (W18, W22)."""
        return self.row[side] + self.reserve[side] > 0 or self.island_tokens(side) > size_of(piece)

    def add_kiwi(self, hex_: i64, side: i64, kind: i64) -> None:
        self.kiwis[self.sides * hex_ + side] += ONE_KIWI[kind]

    def drop_kiwi(self, hex_: i64, side: i64, kind: i64) -> None:
        self.kiwis[self.sides * hex_ + side] -= ONE_KIWI[kind]

    def shift(self, piece: i64, side: i64, start: i64, end: i64) -> None:
        if piece == LEADER:
            self.leader_at[side] = end
        else:
            self.drop_kiwi(start, side, piece)
            self.add_kiwi(end, side, piece)

    def shrink(self, hex_: i64, side: i64, kind: i64) -> None:
        """Take the top token off a kiwi; the marks of the rest stay (W40)."""
        self.drop_kiwi(hex_, side, kind)
        if size_of(kind) > 1:
            self.add_kiwi(hex_, side, kind - 1)

    def clear_marks(self) -> None:
        """W40: a turn begins."""
        self.leader_has_moved = 0
        i: i64
        for i in range(len(self.kiwis)):
            if self.kiwis[i] > ANY_SIZES:
                self.kiwis[i] = by_size(self.kiwis[i])

    def unmark_grown(self) -> None:
        i: i64
        for i in range(len(self.kiwis)):
            grown = self.kiwis[i] >> 30
            self.kiwis[i] = (self.kiwis[i] & ((1 << 30) - 1)) + grown

    # --- what the sides have -------------------------------------------------------------------------------------

    def is_bot(self, side: i64) -> bool:
        return self.solo and side == BOT

    def has_power(self, side: i64, clan: i64) -> bool:
        """W70: whether a side plays the side B of that clan."""
        return self.side_b and self.clan[side] == clan

    def fruit_count(self, side: i64) -> i64:
        f = self.fruits
        i = COLOURS * side
        return f[i] + f[i + 1] + f[i + 2] + f[i + 3]

    def marker_count(self, side: i64) -> i64:
        m = self.markers
        i = COLOURS * side
        return m[i] + m[i + 1] + m[i + 2] + m[i + 3]

    def bag_count(self, bag: vec[i64]) -> i64:
        return bag[0] + bag[1] + bag[2] + bag[3]

    def turn(self) -> i64:
        """The number of the current turn of each player, from 0."""
        return ROUNDS * (self.season - 1) + self.round - 1

    def take_row_token(self, side: i64) -> i64:
        """The space that is uncovered, from 1."""
        self.row[side] -= 1
        return ROW - self.row[side]

    def take_free_token(self, side: i64) -> None:
        """W18, W19: from the row, else from the reserve; the space's benefit comes once the kiwi stands."""
        if self.row[side] > 0:
            space = self.take_row_token(side)
            self.push(frame(UNCOVER, side, space, 0, 0, 0))
        else:
            self.reserve[side] -= 1

    def turn_order_from(self, first: i64) -> None:
        """W10: clockwise."""
        order = vec[i64](capacity=self.sides)
        i: i64
        for i in range(self.sides):
            order = append(order, (first + i) % self.sides)
        self.order = order

    def turn_order_by_track(self) -> None:
        """W81: left to right."""
        order = vec[i64](capacity=self.sides)
        space: i64
        side: i64
        for space in range(1, components.SPACES + 1):
            for side in range(self.sides):
                if self.space[side] == space:
                    order = append(order, side)
        self.order = order

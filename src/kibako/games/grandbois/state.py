"""GrandBois's rules. Rule numbers are those of docs/rules/grandbois.md.

The forest is a grid, 80 wide, with the starting tile in the middle: nobody can reach its edge in 36 tiles, and from a described
position its rim stops them. A tile lies with its top-left square on its anchor; its squares are taken in the order top-left,
top-right, bottom-right, bottom-left.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kibako.engine.chance import Chance
from kibako.engine.state import NOBODY, State, hopes_by_strength
from kibako.games.grandbois.components import COMPONENTS, TILES, tile_kinds
from kibako.kit.bags import only, pick, shuffle, size

WIDTH: Final = 80
SIZE: Final = 6400
MIDDLE: Final = 39
ORIGIN: Final = 3159  # the top-left square of the starting tile
EDGE: Final = 37  # how many columns or rows from there a square can be
FOOTPRINT: Final = vec[i64]([0, 1, WIDTH + 1, WIDTH])
BESIDE: Final = vec[i64]([-1, 1, -WIDTH, WIDTH])
AROUND: Final = vec[i64]([-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1])

# Kinds of squares.
EMPTY: Final = 0
CLEARING: Final = 1
BEAR: Final = 2
TOWER: Final = 3
ANIMALS: Final = 4  # + 4 * clan + animals - 1
CLANS: Final = 5
NO_CLAN: Final = -1

# What is being decided.
CHOOSE_TILE: Final = 0
CHOOSE_TOWER: Final = 1
OVER: Final = 2

# Actions: (4 * tile + quarter turns) * SIZE + anchor to lay a tile (numbered from 0), then from these numbers on.
ACT_TOWER: Final = 1000000  # + square
ACT_NO_TOWER: Final = 1100000

# Events.
BEGAN: Final = 0  # seat
LAID: Final = 1  # seat, tile, anchor, squares covered
RAISED: Final = 2  # seat, square
FLUSHED: Final = 3  # how many tiles went under the pile
SET_ASIDE: Final = 4  # how many tiles
REVEALED: Final = 5  # seat, clan

RIVER: Final = 4
MOST_SEATS_WITH_TWO_CLANS: Final = 2

# G7 as numbers: a square covers another if its strength is at least what that one needs.
NEVER: Final = 7
BEAR_STRENGTH: Final = 5


def strength(kind: i64) -> i64:
    if kind == BEAR:
        return BEAR_STRENGTH
    if kind >= ANIMALS:
        return (kind & 3) + 1
    return 0


def need(kind: i64) -> i64:
    if kind in (BEAR, TOWER):
        return NEVER
    if kind >= ANIMALS:
        return (kind & 3) + 2
    return 0


def clan_of(kind: i64) -> i64:
    """NO_CLAN for kinds below ANIMALS."""
    return (kind >> 2) - 1


# For speed four squares are compared at once, each in four bits of one number: 8 + strength - need keeps its bit 8 exactly
# when the strength suffices.
ENOUGH: Final = 0x8888
ONES: Final = 0x1111
NO_CLANS: Final = 0xFFFF  # four squares whose clan is none of any tile


def packed(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    return first | second << 4 | third << 8 | fourth << 12


def turned(kinds: list[int], quarters: int) -> list[int]:
    """A tile's squares after quarter turns clockwise."""
    return kinds[4 - quarters :] + kinds[: 4 - quarters]


def all_kinds() -> list[int]:
    return [kind for tile in COMPONENTS.tiles for quarters in range(4) for kind in turned(tile_kinds(tile), quarters)]


def pack_all(values: list[int]) -> list[int]:
    return [int(packed(*values[i : i + 4])) for i in range(0, len(values), 4)]


def bare_ground() -> list[int]:
    """The grid without a forest: nothing inside; a rim that isn't empty, so that no anchor ever reaches over it."""
    inside = range(MIDDLE - EDGE, MIDDLE + EDGE + 1)
    return [EMPTY if row in inside and column in inside else BEAR for row in range(WIDTH) for column in range(WIDTH)]


BARE_GROUND: Final = vec[u8](bare_ground())

# By kind.
NEED: Final = vec[i64]([need(kind) for kind in range(ANIMALS + 4 * CLANS)])
GROUND_CLAN: Final = vec[i64]([clan_of(kind) + 1 if kind >= ANIMALS else 15 for kind in range(ANIMALS + 4 * CLANS)])

# By turned tile: 4 * tile + quarter turns; the strongest square by tile, four times.
TILE_KINDS: Final = vec[u8](all_kinds())  # four squares each
TILE_STRENGTHS: Final = vec[i64](pack_all([int(strength(kind)) for kind in all_kinds()]))
TILE_STRONGEST: Final = vec[i64]([ONES * max(int(strength(kind)) for kind in tile_kinds(tile)) for tile in COMPONENTS.tiles])
TILE_CLANS: Final = vec[i64](pack_all([int(clan_of(kind)) + 1 for kind in all_kinds()]))
START_KINDS: Final = vec[u8](tile_kinds(COMPONENTS.start))


@final
class GrandBoisState(State):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.clans_each: i64 = 2 if seats <= MOST_SEATS_WITH_TWO_CLANS else 1  # and as many towers (G4)
        self.expert: bool = False
        self.kind = vec[u8]()  # by square
        self.squares = vec[i64]()  # those of the forest
        self.frontier = vec[i64]()  # the anchors where a tile would cover and add squares, and no bear or tower is
        self.laid = vec[i64]()  # 8 * action + seat of each tile of the forest, in order
        self.river = vec[i64]()
        self.unseen: i64 = 0  # the tiles of the pile that nobody has seen, as bits
        self.under = vec[i64]()  # below them, in order: tiles that were in the river once (G11)
        self.aside: i64 = 0  # tiles set aside at the end, as bits (G11)
        self.towers = vec[i64]()  # clans_each for each seat: its square, or -1
        self.clans = vec[u8]()  # clans_each for each seat, then those nobody plays; never changed, so shared
        self.turn: i64 = 0
        self.doing: i64 = CHOOSE_TILE

    def clone(self) -> GrandBoisState:
        s = GrandBoisState(self.seats)
        s.expert = self.expert
        s.kind = self.kind[:]
        s.squares = self.squares[:]
        s.frontier = self.frontier
        s.laid = self.laid[:]
        s.river = self.river[:]
        s.unseen = self.unseen
        s.under = self.under
        s.aside = self.aside
        s.towers = self.towers[:]
        s.clans = self.clans
        s.turn = self.turn
        s.doing = self.doing
        return s

    # --- asking ------------------------------------------------------------------------------------------------

    def to_act(self) -> i64:
        if self.doing == OVER:
            return NOBODY
        return self.turn

    def actions(self) -> vec[i64]:
        return self.placements() if self.doing == CHOOSE_TILE else self.tower_places()

    def placements(self) -> vec[i64]:
        """G6, G7, G12."""
        found = vec[i64](capacity=256)
        river = self.river
        strengths = TILE_STRENGTHS  # read far faster from here than from the module
        strongest = TILE_STRONGEST
        quarter: i64
        for anchor in self.frontier:
            needs = self.needs(anchor)
            clans = self.barred_clans(anchor)
            for tile in river:
                if not covers(strongest[tile], needs):
                    continue
                for quarter in range(4 * tile, 4 * tile + 4):
                    if covers(strengths[quarter], needs) and not same_clan(TILE_CLANS[quarter], clans):
                        found = append(found, quarter * SIZE + anchor)
        return found

    def fits_somewhere(self) -> bool:
        """Whether there is any placement, found sooner than all of them."""
        for anchor in self.frontier:
            for tile in self.river:
                if self.fitting_turn(tile, 0, anchor) >= 0:
                    return True
        return False

    def fitting_turn(self, tile: i64, first: i64, anchor: i64) -> i64:
        """How a tile may lie there, from a first turn on, by G7 and G12; -1 if it can't."""
        needs = self.needs(anchor)
        clans = self.barred_clans(anchor)
        turn: i64
        for turn in range(first, first + 4):
            quarter = 4 * tile + (turn & 3)
            if covers(TILE_STRENGTHS[quarter], needs) and not same_clan(TILE_CLANS[quarter], clans):
                return quarter
        return -1

    def needs(self, anchor: i64) -> i64:
        kind = self.kind
        return packed(
            NEED[i64(kind[anchor])],
            NEED[i64(kind[anchor + 1])],
            NEED[i64(kind[anchor + WIDTH + 1])],
            NEED[i64(kind[anchor + WIDTH])],
        )

    def barred_clans(self, anchor: i64) -> i64:
        """G12: the clans that may not cover the four squares; none without the expert rule."""
        if not self.expert:
            return NO_CLANS
        kind = self.kind
        return packed(
            GROUND_CLAN[i64(kind[anchor])],
            GROUND_CLAN[i64(kind[anchor + 1])],
            GROUND_CLAN[i64(kind[anchor + WIDTH + 1])],
            GROUND_CLAN[i64(kind[anchor + WIDTH])],
        )

    def tower_places(self) -> vec[i64]:
        """G10: the clearings of the tile just laid, or none."""
        found = append(vec[i64](capacity=5), ACT_NO_TOWER)
        anchor = (self.laid[len(self.laid) - 1] >> 3) % SIZE
        for step in FOOTPRINT:
            if self.kind[anchor + step] == CLEARING:
                found = append(found, ACT_TOWER + anchor + step)
        return found

    # --- acting ------------------------------------------------------------------------------------------------

    def apply(self, action: i64, chance: Chance) -> None:
        if action < ACT_TOWER:
            self.lay(action, chance)
        else:
            if action != ACT_NO_TOWER:
                self.raise_tower(action - ACT_TOWER)
            self.end_turn(chance)

    def lay(self, action: i64, chance: Chance) -> None:
        """G6, then G9, then G10 if there is anything to decide."""
        quarter = action // SIZE
        anchor = action % SIZE
        self.laid = append(self.laid, 8 * action + self.turn)
        before: i64 = len(self.squares)
        self.put(4 * quarter, anchor)
        self.tell(LAID, self.turn, quarter >> 2, anchor, 4 - (len(self.squares) - before))
        self.refill(quarter >> 2, chance)
        if self.may_raise_tower(anchor):
            self.doing = CHOOSE_TOWER
        else:
            self.end_turn(chance)

    def put(self, first: i64, anchor: i64) -> None:
        """G8: what is covered is gone."""
        self.frontier = self.frontier[:]  # the clones' share of it stays as it is
        i: i64
        for i in range(4):
            square = anchor + FOOTPRINT[i]
            if self.kind[square] == EMPTY:
                self.add_square(square)
            self.kind[square] = TILE_KINDS[first + i]
        self.close_anchors(anchor - WIDTH - 1, anchor + WIDTH + 1)

    def add_square(self, square: i64) -> None:
        """The square joins the forest; anchors it is the first to touch join the frontier."""
        self.squares = append(self.squares, square)
        kind = self.kind
        for step in FOOTPRINT:
            a = square - step
            if kind[a] == EMPTY and kind[a + 1] == EMPTY and kind[a + WIDTH + 1] == EMPTY and kind[a + WIDTH] == EMPTY:
                self.frontier = append(self.frontier, a)

    def close_anchors(self, first: i64, last: i64) -> None:
        """Of the anchors between these keep those where a tile would still add a square and cover no bear or tower.

        Others never open again.
        """
        kind = self.kind
        anchors = self.frontier[:]
        kept: i64 = 0
        for a in self.frontier:
            if not first <= a <= last or is_open(kind[a], kind[a + 1], kind[a + WIDTH + 1], kind[a + WIDTH]):
                anchors[kept] = a
                kept += 1
        self.frontier = anchors[:kept]

    def refill(self, tile: i64, chance: Chance) -> None:
        """G9: the tile taken from the river is replaced while the pile lasts."""
        river = vec[i64](capacity=RIVER)
        for old in self.river:
            if old != tile:
                river = append(river, old)
            elif self.pile_size() > 0:
                river = append(river, self.draw(chance))
        self.river = river

    def pile_size(self) -> i64:
        if self.unseen != 0:
            return 1
        return len(self.under)

    def draw(self, chance: Chance) -> i64:
        """The top of the pile: any tile nobody has seen, then those put under it in their order."""
        if self.unseen != 0:
            tile = pick(self.unseen, chance)
            self.unseen &= ~only(tile)
            return tile
        tile = self.under[0]
        self.under = self.under[1:]
        return tile

    def may_raise_tower(self, anchor: i64) -> bool:
        """G10."""
        if self.tower_left() < 0:
            return False
        for step in FOOTPRINT:
            if self.kind[anchor + step] == CLEARING:
                return True
        return False

    def tower_left(self) -> i64:
        """The seat's first tower not yet placed; -1 if there is none."""
        i: i64
        for i in range(self.clans_each * self.turn, self.clans_each * (self.turn + 1)):
            if self.towers[i] < 0:
                return i
        return -1

    def raise_tower(self, square: i64) -> None:
        """G10."""
        self.towers[self.tower_left()] = square
        self.kind[square] = TOWER
        self.close_anchors(square - WIDTH - 1, square)
        self.tell(RAISED, self.turn, square, 0, 0)

    def end_turn(self, chance: Chance) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.doing = CHOOSE_TILE
        if len(self.river) == 0 or not self.find_a_fitting_tile(chance):
            self.end()

    def find_a_fitting_tile(self, chance: Chance) -> bool:
        """G11: True once a tile of the river fits; False if no tile left does."""
        shown: i64 = len(self.river)
        while not self.fits_somewhere():
            left = len(self.river) + size(self.unseen) + len(self.under)
            if shown >= left:
                self.set_aside()
                return False
            self.flush(chance)
            shown += len(self.river)
        return True

    def flush(self, chance: Chance) -> None:
        """G11: the river goes under the pile; four more are turned up."""
        self.tell(FLUSHED, len(self.river), 0, 0, 0)
        under = self.under[:]
        for tile in self.river:
            under = append(under, tile)
        self.under = under
        self.river = vec[i64](capacity=RIVER)
        while len(self.river) < RIVER and self.pile_size() > 0:
            self.river = append(self.river, self.draw(chance))

    def set_aside(self) -> None:
        self.tell(SET_ASIDE, len(self.river) + size(self.unseen) + len(self.under), 0, 0, 0)
        for tile in self.river:
            self.aside |= only(tile)
        for tile in self.under:
            self.aside |= only(tile)
        self.aside |= self.unseen
        self.unseen = 0
        self.river = vec[i64]()
        self.under = vec[i64]()

    def end(self) -> None:
        """G13."""
        self.doing = OVER
        self.revealed = True
        i: i64
        for i in range(self.seats * self.clans_each):
            self.tell(REVEALED, i // self.clans_each, i64(self.clans[i]), 0, 0)

    # --- set-up ------------------------------------------------------------------------------------------------

    def set_up(self, chance: Chance) -> None:
        """G3, G4, G5."""
        self.kind = BARE_GROUND[:]
        self.towers = vec[i64]([-1] * (self.seats * self.clans_each))
        self.put_start()
        self.unseen = only(TILES) - 1
        clans = vec[u8]([0, 1, 2, 3, 4])
        shuffle(clans, chance)
        self.clans = clans
        self.turn = chance.below(self.seats)
        while len(self.river) < RIVER:
            self.river = append(self.river, self.draw(chance))
        self.tell(BEGAN, self.turn, 0, 0, 0)

    def put_start(self) -> None:
        i: i64
        for i in range(4):
            self.add_square(ORIGIN + FOOTPRINT[i])
            self.kind[ORIGIN + FOOTPRINT[i]] = START_KINDS[i]
        self.close_anchors(0, SIZE)

    # --- scoring -----------------------------------------------------------------------------------------------

    def scores(self) -> vec[i64]:
        sums = self.clan_sums()
        scores = vec[i64](capacity=self.seats)
        seat: i64
        for seat in range(self.seats):
            s = self.sheet_by(sums, seat)
            scores = append(scores, s[0] + s[1] + s[2] + s[3])
        return scores

    def shares(self) -> vec[float]:
        """G20."""
        worth = vec[i64](capacity=self.seats)
        best: i64 = 0
        seat: i64
        for seat in range(self.seats):
            value = self.worth(seat)
            worth = append(worth, value)
            best = max(best, value)
        winners: i64 = 0
        for value in worth:
            if value == best:
                winners += 1
        return vec[float]([1.0 / float(winners) if value == best else 0.0 for value in worth])

    def worth(self, seat: i64) -> i64:
        """G20: the total, then the categories in their order, each within ten bits."""
        s = self.sheet(seat)
        return (s[0] + s[1] + s[2] + s[3]) << 40 | s[0] << 30 | s[1] << 20 | s[2] << 10 | s[3]

    def sheet(self, seat: i64) -> vec[i64]:
        """The seat's points for squares, largest groups, own clans and other clans around its towers (G14 to G18)."""
        return self.sheet_by(self.clan_sums(), seat)

    def sheet_by(self, sums: vec[i64], seat: i64) -> vec[i64]:
        squares: i64 = 0
        groups: i64 = 0
        own: i64 = 0
        others: i64 = 0
        i: i64
        for i in range(self.clans_each * seat, self.clans_each * (seat + 1)):
            squares += sums[i64(self.clans[i])]
            groups += 2 * sums[CLANS + i64(self.clans[i])]
            if self.towers[i] < 0:
                continue
            for step in AROUND:
                clan = clan_of(i64(self.kind[self.towers[i] + step]))
                if clan == NO_CLAN:
                    continue
                if self.plays(seat, clan):
                    own += 2
                else:
                    others += 1
        return vec[i64]([squares, groups, own, others])

    def plays(self, seat: i64, clan: i64) -> bool:
        i: i64
        for i in range(self.clans_each * seat, self.clans_each * (seat + 1)):
            if i64(self.clans[i]) == clan:
                return True
        return False

    def clan_sums(self) -> vec[i64]:
        """G14, G15: by clan the visible squares, then by clan the squares of its largest group."""
        sums = vec[i64]([0] * (2 * CLANS))
        todo = self.kind[:]
        for square in self.squares:
            clan = clan_of(i64(todo[square]))
            if clan != NO_CLAN:
                group = group_size(todo, square, clan)
                sums[clan] += group
                sums[CLANS + clan] = max(sums[CLANS + clan], group)
        return sums

    # --- for players without a person ------------------------------------------------------------------------------

    def hopes(self) -> vec[float]:
        """By the scores, and what a tower not yet placed may bring; the nearer the end, the more a lead is worth."""
        if self.doing == OVER:
            return self.shares()
        left = size(self.unseen) + len(self.under) + len(self.river)
        scores = self.scores()
        strengths = vec[float](capacity=self.seats)
        seat: i64
        for seat in range(self.seats):
            strengths = append(strengths, float(scores[seat]) + self.towers_left(seat) * min(7.0, 0.4 * float(left)))
        return hopes_by_strength(strengths, 3.0 + 0.4 * float(left))

    def towers_left(self, seat: i64) -> float:
        left = 0.0
        i: i64
        for i in range(self.clans_each * seat, self.clans_each * (seat + 1)):
            if self.towers[i] < 0:
                left += 1.0
        return left

    def calm(self, played: i64) -> bool:
        return self.doing == CHOOSE_TILE and played >= 8

    def appeal(self, action: i64) -> float:
        """What the tile brings the seat's clans, and what it covers of the others'."""
        if action >= ACT_TOWER:
            return self.appeal_of_tower(action - ACT_TOWER) if action != ACT_NO_TOWER else 0.5
        return 0.5 + 0.06 * float(self.gain_of(action // SIZE, action % SIZE, self.interests()))

    def gain_of(self, quarter: i64, anchor: i64, interests: i64) -> i64:
        gain: i64 = 0
        kinds = TILE_KINDS
        ground = self.kind
        i: i64
        for i in range(4):
            square = anchor + FOOTPRINT[i]
            clan = clan_of(i64(kinds[4 * quarter + i]))
            if clan != NO_CLAN:
                interest = ((interests >> 4 * clan) & 3) - 1
                if interest != 0:
                    gain += 3 * interest if self.has_beside(square, clan) else 2 * interest
            covered = clan_of(i64(ground[square]))
            if covered != NO_CLAN:
                gain -= 2 * (((interests >> 4 * covered) & 3) - 1)
        return gain

    def interests(self) -> i64:
        """By clan, four bits each: 3 for the own ones, 0 for those of others, 1 for those of nobody: 2, -1 and 0 above 1."""
        found: i64 = 0
        i: i64
        for i in range(CLANS):
            if i // self.clans_each == self.turn:
                found |= 3 << 4 * i64(self.clans[i])
            elif i >= self.seats * self.clans_each:
                found |= 1 << 4 * i64(self.clans[i])
        return found

    def has_beside(self, square: i64, clan: i64) -> bool:
        kind = self.kind
        return (
            clan_of(i64(kind[square - 1])) == clan
            or clan_of(i64(kind[square + 1])) == clan
            or clan_of(i64(kind[square - WIDTH])) == clan
            or clan_of(i64(kind[square + WIDTH])) == clan
        )

    def appeal_of_tower(self, square: i64) -> float:
        """Squares around it, twice for the own clans; a good place has eight or more."""
        worth: i64 = 0
        for step in AROUND:
            clan = clan_of(i64(self.kind[square + step]))
            if clan != NO_CLAN:
                worth += 1
                if self.plays(self.turn, clan):
                    worth += 1
        return 0.1 * float(worth)

    def hunch(self, chance: Chance) -> i64:
        """The most appealing of a few random placements."""
        if self.doing == CHOOSE_TOWER:
            return self.hunch_of_tower()
        interests = self.interests()
        chosen: i64 = -1
        best: i64 = 0
        found: i64 = 0
        tries: i64 = 0
        while tries < 30 and found < 3:
            tries += 1
            anchor = self.frontier[chance.below(len(self.frontier))]
            quarter = self.fitting_turn(self.river[chance.below(len(self.river))], chance.below(4), anchor)
            if quarter >= 0:
                found += 1
                gain = self.gain_of(quarter, anchor, interests)
                if chosen < 0 or gain > best:
                    chosen = quarter * SIZE + anchor
                    best = gain
        if chosen >= 0:
            return chosen
        legal = self.placements()
        return legal[chance.below(len(legal))]

    def hunch_of_tower(self) -> i64:
        chosen: i64 = ACT_NO_TOWER
        best = 0.5
        for action in self.tower_places():
            appeal = self.appeal(action)
            if appeal > best:
                chosen = action
                best = appeal
        return chosen


def is_open(first: u8, second: u8, third: u8, fourth: u8) -> bool:
    """Whether a tile over these squares would add one and cover no bear or tower."""
    if bars(first) or bars(second) or bars(third) or bars(fourth):
        return False
    return EMPTY in (first, second, third, fourth)


def bars(kind: u8) -> bool:
    return kind in (BEAR, TOWER)


def covers(strengths: i64, needs: i64) -> bool:
    """G7, for four squares at once."""
    return ((strengths | ENOUGH) - needs) & ENOUGH == ENOUGH


def same_clan(tile: i64, ground: i64) -> bool:
    """G12: whether one of four squares has the clan of the ground it would cover: a zero among the differences."""
    difference = tile ^ ground
    return (difference - ONES) & ~difference & ENOUGH != 0


def group_size(todo: vec[u8], start: i64, clan: i64) -> i64:
    """How many squares of the clan hang together with this one; they are cleared."""
    todo[start] = EMPTY
    group = append(vec[i64](capacity=16), start)
    done: i64 = 0
    while done < len(group):
        square = group[done]
        done += 1
        for step in BESIDE:
            if clan_of(i64(todo[square + step])) == clan:
                todo[square + step] = EMPTY
                group = append(group, square + step)
    return len(group)

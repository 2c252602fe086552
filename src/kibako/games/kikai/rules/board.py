"""The table of KIKAI: who has what, what lies where, and the small things that many rules do."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from kibako.engine.chance import Chance
from kibako.engine.state import NOBODY, State
from kibako.games.kikai.rules.codes import (
    BILLBOARD,
    CHOICE,
    DISCARDED,
    DREW,
    FOUNDING,
    GAINED,
    MEDIA_VICTORY,
    OFFERED,
    PAY,
    PLACED_BILLBOARD,
    decision_of,
    first_of,
    pending,
    second_of,
)
from kibako.games.kikai.rules.tables import (
    ADVANCED,
    BILLBOARD_BONUS,
    BILLBOARDS,
    DISCARDS,
    DISTRIBUTORS,
    ELEMENT_COLOUR,
    ENERGY,
    LADDERS,
    LEVELS,
    MEGAPHONES,
    NONE,
    OFFER,
    POINTS,
    POWER_LADDERS_AS_MEGAPHONES,
    SLOTS_A_SEAT,
    SPACE_CHOICE,
    SPACE_GAIN,
    SQUARE_COUNT,
    SQUARE_GAIN,
    TRACK_GAIN,
    TRACK_KIND,
)
from kibako.kit.bags import only, size
from kibako.kit.tallies import count, draw, one, total


@final
class Player:
    """What a player has."""

    def __init__(self) -> None:
        self.energy: i64 = 0
        self.megaphones: i64 = 0
        self.ladders: i64 = 0
        self.renown: i64 = 0
        self.points: i64 = 0  # gained on the way, but for the Master's
        self.master: i64 = 0  # points from the Master
        self.hand: i64 = 0  # a tally of districts
        self.collected: i64 = 0  # a tally of colours: fans kept for the end
        self.streets: i64 = 0  # a set
        self.removed: i64 = 0  # distributors gone from the energy track
        self.discarded: i64 = 0  # those of them that left the game
        self.billboards: i64 = 0  # a set of those not placed
        self.foundations: i64 = 0  # a set of the districts where the tile still lies
        self.feet: i64 = 0  # a set of the starting feet not yet built
        self.tiles: i64 = 0  # a set of the bonus tiles taken
        self.influence = vec[i64]()  # by colour

    def clone(self) -> Player:
        p = Player()
        p.energy = self.energy
        p.megaphones = self.megaphones
        p.ladders = self.ladders
        p.renown = self.renown
        p.points = self.points
        p.master = self.master
        p.hand = self.hand
        p.collected = self.collected
        p.streets = self.streets
        p.removed = self.removed
        p.discarded = self.discarded
        p.billboards = self.billboards
        p.foundations = self.foundations
        p.feet = self.feet
        p.tiles = self.tiles
        p.influence = self.influence[:]
        return p


class Board(State):
    """The position; KikaiState adds what can be done in it."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.mode: i64 = 0
        self.first_game: bool = False
        self.yellow: Player = Player()
        self.purple: Player = Player()
        self.kikai = vec[u8]()  # by slot: an element or NONE
        self.attracted: i64 = 0  # the slots that hold a fan, as a set
        self.laddered: i64 = 0  # the slots that have their ladders, as a set
        self.fans = vec[i64]()  # by square: a tally of colours
        self.billboard = vec[u8]()  # by square: 6 * seat + number, or NONE
        self.gone: i64 = 0  # a tally of the fans that left the game (M22), or never came into it (M12)
        self.shown = vec[u8]()  # three of each level, or NONE
        self.boxed: i64 = 0  # the elements in the box that nobody has seen, as a set
        self.foundation = vec[u8]()  # by 6 * seat + district: the tile; never changed, so shared
        self.bonus = vec[u8]()  # by district: the bonus tile; never changed, so shared
        self.bonus_left: i64 = 0  # the districts where it still lies, as a set
        self.offer: i64 = 0  # a tally of districts, as are:
        self.played: i64 = 0  # the cards played this round
        self.pile = vec[i64]()  # from the top, layers of known content and unknown order; replaced, never changed, so shared
        self.pending = vec[i64]()  # decisions, the next one last
        self.part: i64 = FOUNDING
        self.founded: i64 = 0  # starting feet built
        self.turn: i64 = 0  # the seat to act
        self.turns: i64 = 0  # turns that are over
        self.round: i64 = 0
        self.plays: i64 = 0  # cards or pairs played this turn
        self.over: bool = False
        self.star: i64 = NOBODY  # who has won by a media victory

    def copy_to(self, s: Board) -> None:
        s.mode = self.mode
        s.first_game = self.first_game
        s.yellow = self.yellow.clone()
        s.purple = self.purple.clone()
        s.kikai = self.kikai[:]
        s.attracted = self.attracted
        s.laddered = self.laddered
        s.fans = self.fans[:]
        s.billboard = self.billboard[:]
        s.gone = self.gone
        s.shown = self.shown[:]
        s.boxed = self.boxed
        s.foundation = self.foundation
        s.bonus = self.bonus
        s.bonus_left = self.bonus_left
        s.offer = self.offer
        s.played = self.played
        s.pile = self.pile
        s.pending = self.pending[:]
        s.part = self.part
        s.founded = self.founded
        s.turn = self.turn
        s.turns = self.turns
        s.round = self.round
        s.plays = self.plays
        s.over = self.over
        s.star = self.star

    # --- asking ------------------------------------------------------------------------------------------------

    def player(self, seat: i64) -> Player:
        return self.yellow if seat == 0 else self.purple

    def actor(self) -> Player:
        return self.yellow if self.turn == 0 else self.purple

    def other(self) -> Player:
        return self.purple if self.turn == 0 else self.yellow

    def slot(self, district: i64, level: i64) -> i64:
        """Of the seat to act."""
        return SLOTS_A_SEAT * self.turn + LEVELS * district + level

    def height(self, seat: i64, district: i64) -> i64:
        """How many elements a kikai has."""
        first = SLOTS_A_SEAT * seat + LEVELS * district
        level: i64 = 0
        while level < LEVELS and i64(self.kikai[first + level]) != NONE:
            level += 1
        return level

    def fan_colour(self, slot: i64) -> i64:
        return ELEMENT_COLOUR[i64(self.kikai[slot])]

    def has_power(self, tile: i64) -> bool:
        """M22: whether the seat to act has this tile of the advanced mode."""
        return self.mode == ADVANCED and self.actor().tiles & only(tile) != 0

    def spendable(self) -> i64:
        """How many megaphones the seat to act could pay, with ladders if they may stand in (M22)."""
        me = self.actor()
        return me.megaphones + me.ladders if self.has_power(POWER_LADDERS_AS_MEGAPHONES) else me.megaphones

    # --- pending decisions ---------------------------------------------------------------------------------------

    def push(self, decision: i64, a: i64, b: i64) -> None:
        self.pending = append(self.pending, pending(decision, a, b))

    def pop(self) -> None:
        self.pending, _ = pop(self.pending)

    def top(self) -> i64:
        """The decision to be made now; -1 if none is pending."""
        if len(self.pending) == 0:
            return -1
        return decision_of(self.pending[len(self.pending) - 1])

    def top_a(self) -> i64:
        return first_of(self.pending[len(self.pending) - 1])

    def top_b(self) -> i64:
        return second_of(self.pending[len(self.pending) - 1])

    # --- gaining and paying ----------------------------------------------------------------------------------------

    def gain(self, seat: i64, effect: i64) -> None:
        if effect == 0:
            return
        self.tell(GAINED, seat, effect, 0, 0)
        player = self.player(seat)
        player.energy += count(effect, ENERGY)
        player.megaphones += count(effect, MEGAPHONES)
        player.ladders += count(effect, LADDERS)
        player.points += count(effect, POINTS)
        if count(effect, DISCARDS) != 0:
            self.discard(seat, count(effect, DISCARDS))

    def discard(self, seat: i64, wanted: i64) -> None:
        """M28: distributors leave the track for good, as many as are left if fewer."""
        player = self.player(seat)
        number = min(wanted, DISTRIBUTORS - player.removed)
        player.discarded += number
        self.tell(DISCARDED, seat, number, 0, 0)
        self.uncover(seat, number)

    def uncover(self, seat: i64, number: i64) -> None:
        """M8: take distributors off the track from the left."""
        player = self.player(seat)
        _: i64
        for _ in range(number):
            space = DISTRIBUTORS * self.mode + player.removed
            player.removed += 1
            if TRACK_KIND[space] == SPACE_CHOICE:
                self.push(CHOICE, 0, 0)
            elif TRACK_KIND[space] == SPACE_GAIN:
                self.gain(seat, TRACK_GAIN[space])

    def spend_megaphones(self, cost: i64) -> None:
        """Pay now, or ask how if ladders may stand in (M22)."""
        if self.fewest_ladders(cost) == self.most_ladders(cost):
            self.pay(cost, self.most_ladders(cost))
        else:
            self.push(PAY, cost, 0)

    def fewest_ladders(self, cost: i64) -> i64:
        return max(0, cost - self.actor().megaphones)

    def most_ladders(self, cost: i64) -> i64:
        if self.has_power(POWER_LADDERS_AS_MEGAPHONES):
            return min(cost, self.actor().ladders)
        return 0

    def pay(self, cost: i64, ladders: i64) -> None:
        me = self.actor()
        me.ladders -= ladders
        me.megaphones -= cost - ladders

    # --- squares -----------------------------------------------------------------------------------------------------

    def take_fan(self, square: i64, colour: i64) -> None:
        """A fan leaves a square."""
        self.fans[square] -= one(colour)

    def place_billboard(self, square: i64, number: i64) -> None:
        """M28, M29."""
        me = self.actor()
        self.billboard[square] = u8(BILLBOARDS * self.turn + number)
        me.billboards &= ~only(number)
        self.tell(PLACED_BILLBOARD, self.turn, square, number, 0)
        if me.billboards == 0:
            self.star = self.turn
            self.end_game()
            self.tell(MEDIA_VICTORY, self.turn, 0, 0, 0)
        else:
            if self.mode != ADVANCED:
                self.gain(self.turn, BILLBOARD_BONUS[number])
            self.gain(self.turn, SQUARE_GAIN[SQUARE_COUNT * self.mode + square])

    def place_any_billboard(self, square: i64) -> None:
        """M28: in advanced mode they are all the same."""
        left = self.actor().billboards
        self.place_billboard(square, size((left & -left) - 1))

    def ask_billboard(self, square: i64) -> None:
        self.push(BILLBOARD, square, 0)

    def end_game(self) -> None:
        self.over = True
        self.pending = vec[i64]()

    # --- cards ---------------------------------------------------------------------------------------------------------

    def draw_card(self, chance: Chance) -> i64:
        """The district of the top card of a pile that is not empty."""
        district = draw(self.pile[0], chance)
        rest = self.pile[0] - one(district)
        if rest == 0:
            self.pile = self.pile[1:]
        else:
            pile = self.pile[:]
            pile[0] = rest
            self.pile = pile
        return district

    def draw_to_hand(self, seat: i64, chance: Chance) -> None:
        district = self.draw_card(chance)
        self.player(seat).hand += one(district)
        self.tell(DREW, seat, district, 0, 0)

    def refill_offer(self, chance: Chance) -> None:
        """M17: two cards lie open while the pile lasts."""
        while total(self.offer) < OFFER and len(self.pile) > 0:
            district = self.draw_card(chance)
            self.offer += one(district)
            self.tell(OFFERED, district, 0, 0, 0)

"""Kinoko's rules. Rule numbers are those of docs/rules/kinoko.md.

Places: the two rows, then the hands. A slot is 3 * place + value - 1; each always holds one card of its value.
A card is named by the slot it was dealt to: all moves are public, so everybody always knows which card lies where.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kibako.engine.chance import Chance
from kibako.engine.state import NOBODY, State, hopes_by_strength
from kibako.games.kinoko.components import COMPONENTS, face_number
from kibako.kit.bags import shuffle

# Die faces; 1, 2, 3 are themselves.
BLANK: Final = 0
PEEK: Final = 4
REROLL: Final = 5
SETS: Final = 6
FACE_KINDS: Final = 7

# What is being decided.
CHOOSE_DIE: Final = 0
CHOOSE_SWAP: Final = 1
CHOOSE_PEEK: Final = 2
CHOOSE_SET: Final = 3
CHOOSE_END: Final = 4
CHOOSE_DEAL: Final = 5
OVER: Final = 6

# Actions: a face to take, then from these numbers on.
ACT_SWAP: Final = 64  # + 64 * (value - 1) + 8 * place + other place
ACT_PEEK: Final = 256  # + slot
ACT_SET: Final = 320  # + place
ACT_ON: Final = 384
ACT_STOP: Final = 385
ACT_DEAL: Final = 386

# Events.
ROUND: Final = 0  # number, forbidden colour, first seat
ROLLED: Final = 1  # seat, three faces
TOOK: Final = 2  # seat, face
SWAPPED: Final = 3  # seat, value, place, other place
PEEKED: Final = 4  # seat, slot
SET_SWAPPED: Final = 5  # seat, place
STOPPED: Final = 6  # seat, 1 if right
GAINED: Final = 7  # seat, points
LOST: Final = 8  # seat
FAMILY: Final = 9  # seat, colour
LEFT_OVER: Final = 10  # colour

UNKNOWN: Final = 255  # a colour that nobody asked for yet, in beliefs
VALUES: Final = 3
ROW_COUNT: Final = 2  # seat s has place ROW_COUNT + s
WINNING_SCORE: Final = 4

DICE: Final = vec[u8]([u8(face_number(face)) for die in COMPONENTS.dice for face in die.faces])
FACES_A_DIE: Final = 6


@final
class KinokoState(State):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.places: i64 = seats + ROW_COUNT
        self.memory_aid: bool = False
        self.palette = vec[u8]()  # the colours in play; never changed, so shared
        self.colour = vec[u8]()  # by card
        self.card = vec[u8]()  # by slot
        self.seen = vec[u8]()  # by card: the seats that have ever seen it, as bits (K23)
        self.family = vec[u8]()  # by seat, then the one left over
        self.forbidden: i64 = 0
        self.points = vec[u8]()
        self.dice = vec[u8]()
        self.doing: i64 = CHOOSE_DEAL
        self.turn: i64 = 0
        self.value: i64 = 0  # of the cards being swapped
        self.peeked: i64 = -1  # the card that lies open to the seat whose turn it is
        self.round: i64 = 0
        self.announcer: i64 = NOBODY  # who stopped the last round
        self.news: i64 = 0  # the colours that the last action laid open, for searches only: no part of the position
        self.news_to: i64 = 0  # to whom, as bits
        self.gains = vec[i64]()  # of the last round; replaced, never changed, so shared

    def clone(self) -> KinokoState:
        s = KinokoState(self.seats)
        s.memory_aid = self.memory_aid
        s.palette = self.palette
        s.colour = self.colour[:]
        s.card = self.card[:]
        s.seen = self.seen[:]
        s.family = self.family[:]
        s.forbidden = self.forbidden
        s.points = self.points[:]
        s.dice = self.dice
        s.doing = self.doing
        s.turn = self.turn
        s.value = self.value
        s.peeked = self.peeked
        s.round = self.round
        s.announcer = self.announcer
        s.gains = self.gains
        return s

    # --- asking ------------------------------------------------------------------------------------------------

    def to_act(self) -> i64:
        if self.doing == OVER:
            return NOBODY
        return self.turn

    def actions(self) -> vec[i64]:
        if self.doing == CHOOSE_DIE:
            return self.faces_rolled()
        if self.doing == CHOOSE_END:  # K15
            return vec[i64]([ACT_ON, ACT_STOP])
        if self.doing == CHOOSE_SWAP:
            return self.swaps()
        if self.doing == CHOOSE_PEEK:
            return vec[i64]([ACT_PEEK + slot for slot in range(VALUES * self.places)])
        if self.doing == CHOOSE_SET:
            return self.other_sets()
        return vec[i64]([ACT_DEAL])

    def faces_rolled(self) -> vec[i64]:
        """K9: one die is chosen; dice that show the same are offered once."""
        first = i64(self.dice[0])
        second = i64(self.dice[1])
        third = i64(self.dice[2])
        faces = append(vec[i64](capacity=3), first)
        if second != first:
            faces = append(faces, second)
        if third not in (first, second):
            faces = append(faces, third)
        return faces

    def swaps(self) -> vec[i64]:
        """K10: any two cards of the value."""
        found = vec[i64](capacity=15)
        base = ACT_SWAP + 64 * (self.value - 1)
        place: i64
        other: i64
        for place in range(self.places):
            for other in range(place + 1, self.places):
                found = append(found, base + 8 * place + other)
        return found

    def other_sets(self) -> vec[i64]:
        """K13: an opponent's hand or a row."""
        found = vec[i64](capacity=5)
        place: i64
        for place in range(self.places):
            if place != ROW_COUNT + self.turn:
                found = append(found, ACT_SET + place)
        return found

    def scores(self) -> vec[i64]:
        return vec[i64]([i64(points) for points in self.points])

    def shares(self) -> vec[float]:
        """K21, K22: the highest score; among several the one who stopped the last round, if tied; else they share."""
        best = self.best_score()
        alone = i64(self.points[self.announcer]) == best
        winners: i64 = 0
        for points in self.points:
            if i64(points) == best:
                winners += 1
        shares = vec[float]()
        seat: i64
        for seat in range(self.seats):
            if i64(self.points[seat]) != best or (alone and seat != self.announcer):
                shares = append(shares, 0.0)
            else:
                shares = append(shares, 1.0 if alone else 1.0 / float(winners))
        return shares

    def best_score(self) -> i64:
        best: i64 = 0
        for points in self.points:
            best = max(best, i64(points))
        return best

    def colour_at(self, slot: i64) -> u8:
        return self.colour[i64(self.card[slot])]

    # --- acting ------------------------------------------------------------------------------------------------

    def apply(self, action: i64, chance: Chance) -> None:
        self.news = 0
        self.news_to = 0
        if action < FACE_KINDS:
            self.take(action, chance)
        elif action == ACT_ON:
            self.end_turn(chance)
        elif action == ACT_STOP:
            self.stop_round()
        elif action == ACT_DEAL:
            self.deal(chance)
        elif action >= ACT_SET:
            self.swap_sets(action - ACT_SET)
        elif action >= ACT_PEEK:
            self.peek(action - ACT_PEEK)
        else:
            self.swap_cards(action - ACT_SWAP)

    def take(self, face: i64, chance: Chance) -> None:
        self.tell(TOOK, self.turn, face, 0, 0)
        if face == BLANK:  # K14
            self.doing = CHOOSE_END
        elif face == PEEK:
            self.doing = CHOOSE_PEEK
        elif face == REROLL:  # K11
            self.roll(chance)
        elif face == SETS:
            self.doing = CHOOSE_SET
        else:
            self.value = face
            self.doing = CHOOSE_SWAP

    def roll(self, chance: Chance) -> None:
        """K9."""
        dice = vec[u8](capacity=3)
        first: i64
        for first in range(0, 3 * FACES_A_DIE, FACES_A_DIE):
            dice = append(dice, DICE[first + chance.below(FACES_A_DIE)])
        self.dice = dice
        self.doing = CHOOSE_DIE
        self.tell(ROLLED, self.turn, i64(dice[0]), i64(dice[1]), i64(dice[2]))

    def swap_cards(self, code: i64) -> None:
        """K10."""
        value_index = code >> 6
        place = (code >> 3) & 7
        other = code & 7
        self.exchange(place, other, value_index)
        self.doing = CHOOSE_END
        self.tell(SWAPPED, self.turn, value_index + 1, place, other)

    def swap_sets(self, other: i64) -> None:
        """K13."""
        index: i64
        for index in range(VALUES):
            self.exchange(ROW_COUNT + self.turn, other, index)
        self.doing = CHOOSE_END
        self.tell(SET_SWAPPED, self.turn, other, 0, 0)

    def exchange(self, place: i64, other: i64, value_index: i64) -> None:
        slot = VALUES * place + value_index
        other_slot = VALUES * other + value_index
        card = self.card[slot]
        self.card[slot] = self.card[other_slot]
        self.card[other_slot] = card
        self.show(i64(card), self.onlookers(other), self.onlookers(place))
        self.show(i64(self.card[slot]), self.onlookers(place), self.onlookers(other))

    def peek(self, slot: i64) -> None:
        """K12: it lies open to the peeker until the turn ends."""
        self.peeked = i64(self.card[slot])
        self.show(self.peeked, 1 << self.turn, 0)
        self.doing = CHOOSE_END
        self.tell(PEEKED, self.turn, slot, 0, 0)

    def onlookers(self, place: i64) -> i64:
        """K6: a hand is seen by everybody but its owner, a row by nobody."""
        if place < ROW_COUNT:
            return 0
        return ((1 << self.seats) - 1) & ~(1 << (place - ROW_COUNT))

    def show(self, card: i64, onlookers: i64, before: i64) -> None:
        """A card lies open to onlookers. It reveals something even to those who saw it once: they may have forgotten (K23)."""
        self.seen[card] = u8(i64(self.seen[card]) | onlookers)
        if onlookers & ~before != 0:
            self.revealed = True
            self.news = 8 * self.news + 1 + i64(self.colour[card])
            self.news_to |= onlookers & ~before

    def end_turn(self, chance: Chance) -> None:
        """K8: clockwise."""
        self.peeked = -1
        self.turn = (self.turn + 1) % self.seats
        self.roll(chance)

    # --- rounds ------------------------------------------------------------------------------------------------

    def set_up(self, chance: Chance) -> None:
        """K3, K8: the colours of the game and who begins."""
        colours = vec[u8]([0, 1, 2, 3, 4, 5])
        shuffle(colours, chance)
        self.palette = colours[: self.places]
        self.points = vec[u8]([0] * self.seats)
        self.gains = vec[i64]([0] * self.seats)
        self.turn = chance.below(self.seats)
        self.deal(chance)

    def deal(self, chance: Chance) -> None:
        """K4, K5, K20: `turn` begins the round."""
        self.round += 1
        self.peeked = -1
        self.deal_families(chance)
        self.deal_mushrooms(chance)
        while self.any_complete_hand():  # K7
            self.deal_mushrooms(chance)
        self.card = vec[u8]([u8(slot) for slot in range(VALUES * self.places)])
        self.seen = vec[u8]([u8(self.onlookers(slot // VALUES)) for slot in range(VALUES * self.places)])
        self.tell(ROUND, self.round, self.forbidden, self.turn, 0)
        self.roll(chance)

    def deal_families(self, chance: Chance) -> None:
        """K4: one each, then the forbidden colour, then the one that stays unseen."""
        cards = self.palette[:]
        shuffle(cards, chance)
        self.forbidden = i64(cards[self.seats])
        cards[self.seats] = cards[self.seats + 1]
        self.family = cards[: self.seats + 1]

    def deal_mushrooms(self, chance: Chance) -> None:
        """K5: for each value the colours, one a place."""
        colour = vec[u8]([0] * (VALUES * self.places))
        cards = self.palette[:]
        index: i64
        place: i64
        for index in range(VALUES):
            shuffle(cards, chance)
            for place in range(self.places):
                colour[VALUES * place + index] = cards[place]
        self.colour = colour

    def any_complete_hand(self) -> bool:
        """K7, by the cards as dealt."""
        colour = self.colour
        card: i64
        for card in range(VALUES * ROW_COUNT, VALUES * self.places, VALUES):
            if colour[card] == colour[card + 1] and colour[card] == colour[card + 2]:
                return True
        return False

    def together(self, colour: u8) -> bool:
        """K15: whether the three mushrooms of a colour are in one place."""
        slot: i64
        for slot in range(0, VALUES * self.places, VALUES):
            if self.colour_at(slot) == colour:
                return self.colour_at(slot + 1) == colour and self.colour_at(slot + 2) == colour
        return False

    def holds_forbidden(self, seat: i64) -> bool:
        first = VALUES * (ROW_COUNT + seat)
        slot: i64
        for slot in range(first, first + VALUES):
            if i64(self.colour_at(slot)) == self.forbidden:
                return True
        return False

    def stop_round(self) -> None:
        """K16 to K21."""
        self.announcer = self.turn
        self.revealed = True
        self.peeked = -1
        before = self.points[:]
        right = self.together(self.family[self.turn])
        self.tell(STOPPED, self.turn, i64(right), 0, 0)
        self.reveal_all()
        if right:
            self.reward_together()
            self.punish_forbidden()
        else:
            self.reward_others()
        self.gains = vec[i64]([i64(self.points[seat]) - i64(before[seat]) for seat in range(self.seats)])
        self.turn = (self.turn + 1) % self.seats  # K20
        self.doing = OVER if self.best_score() >= WINNING_SCORE else CHOOSE_DEAL

    def reveal_all(self) -> None:
        """K16."""
        everybody = u8((1 << self.seats) - 1)
        card: i64
        for card in range(VALUES * self.places):
            self.seen[card] = everybody
        seat: i64
        for seat in range(self.seats):
            self.tell(FAMILY, seat, i64(self.family[seat]), 0, 0)
        self.tell(LEFT_OVER, i64(self.family[self.seats]), 0, 0, 0)

    def reward_together(self) -> None:
        """K17."""
        seat: i64
        for seat in range(self.seats):
            if self.together(self.family[seat]):
                self.gain(seat, 2)

    def punish_forbidden(self) -> None:
        """K18."""
        seat: i64
        for seat in range(self.seats):
            if self.points[seat] > 0 and self.holds_forbidden(seat):
                self.points[seat] -= 1
                self.tell(LOST, seat, 0, 0, 0)

    def reward_others(self) -> None:
        """K19."""
        seat: i64
        for seat in range(self.seats):
            if seat != self.turn:
                self.gain(seat, 1)

    def gain(self, seat: i64, points: i64) -> None:
        self.points[seat] += u8(points)
        self.tell(GAINED, seat, points, 0, 0)

    # --- for players without a person ------------------------------------------------------------------------------

    def hopes(self) -> vec[float]:
        """A point ahead makes a victory about twice as likely."""
        if self.doing == OVER:
            return self.shares()
        return hopes_by_strength(vec[float]([float(points) for points in self.points]), 1.2)

    def calm(self, played: i64) -> bool:  # noqa: ARG002 - the end of a round is judged, however long it takes
        return self.doing == CHOOSE_DEAL

    def hunch(self, chance: Chance) -> i64:
        """Mostly what appeals most; among equals, and now and then, any."""
        legal = self.actions()
        if len(legal) == 1:
            return legal[0]
        if self.doing != CHOOSE_END and chance.below(8) == 0:
            return legal[chance.below(len(legal))]
        best = -1.0
        chosen: i64 = 0
        equal: i64 = 0
        for action in legal:
            appeal = self.appeal(action)
            if appeal > best:
                best = appeal
                chosen = action
                equal = 1
            elif appeal == best:
                equal += 1
                if chance.below(equal) == 0:
                    chosen = action
        return chosen

    def glimpse(self, seat: i64) -> i64:
        """The colours of cards that were laid open to the seat by the last action; they are what its next choice rests on."""
        if self.news_to & (1 << seat) != 0:
            return self.news
        return 0

    def appeal(self, action: i64) -> float:
        """To gather the own family in one place, by what the seat has seen (K23)."""
        if action == ACT_STOP:
            return 0.9 if self.sure(self.turn) else 0.0
        if action == ACT_ON:
            return 0.5
        if action < FACE_KINDS:
            return self.appeal_of_face(action)
        if action >= ACT_SET:
            return 0.1
        if action >= ACT_PEEK:
            return self.appeal_of_peek(action - ACT_PEEK)
        return self.appeal_of_swap(action - ACT_SWAP)

    def knows(self, seat: i64, card: i64) -> bool:
        return i64(self.seen[card]) & (1 << seat) != 0

    def place_of_family(self, seat: i64, index: i64) -> i64:
        """Where the seat's own card of that value lies; -1 if it doesn't know."""
        colour = self.family[seat]
        place: i64
        for place in range(self.places):
            card = i64(self.card[VALUES * place + index])
            if self.colour[card] == colour:
                if self.knows(seat, card):
                    return place
                return -1
        return -1

    def gathering_place(self, seat: i64) -> i64:
        """Where most of the own cards lie that the seat knows of; -1 if it knows of none."""
        first = self.place_of_family(seat, 0)
        second = self.place_of_family(seat, 1)
        third = self.place_of_family(seat, 2)
        if second >= 0 and second == third:
            return second
        if first >= 0:
            return first
        return second if second >= 0 else third

    def sure(self, seat: i64) -> bool:
        """Whether the seat has seen its own three cards, and they are together."""
        first = self.place_of_family(seat, 0)
        return first >= 0 and first == self.place_of_family(seat, 1) and first == self.place_of_family(seat, 2)

    def appeal_of_face(self, face: i64) -> float:
        if face == BLANK:
            return 1.0 if self.sure(self.turn) else 0.1
        if face == PEEK:
            return 0.4
        if face == REROLL:
            return 0.3
        if face == SETS:
            return 0.0
        if self.sure(self.turn):
            return 0.2
        here = self.place_of_family(self.turn, face - 1)
        if here < 0:
            return 0.2
        return 0.8 if here != self.gathering_place(self.turn) else 0.2

    def appeal_of_peek(self, slot: i64) -> float:
        """A card that may be the own one."""
        if self.knows(self.turn, i64(self.card[slot])) or self.place_of_family(self.turn, slot % VALUES) >= 0:
            return 0.0
        return 0.5

    def appeal_of_swap(self, code: i64) -> float:
        index = code >> 6
        place = (code >> 3) & 7
        other = code & 7
        here = self.place_of_family(self.turn, index)
        goal = self.gathering_place(self.turn)
        if here >= 0 and here != goal:
            return 1.0 if (place == here and other == goal) or (place == goal and other == here) else 0.2
        if here >= 0:
            return 0.0 if here in (place, other) else 0.3
        return 0.4 if goal in (place, other) else 0.3

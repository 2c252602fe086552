"""What a seat knows in Kiwi Chow Down, and the deals of cards and markers that fit it (W12, W32, W33)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kibako.engine.chance import Chance
from kibako.engine.state import Belief
from kibako.games.kiwi.rules.board import draw_from
from kibako.games.kiwi.rules.codes import COLOURS, DOWN, TURNS, WHOLE_DECK
from kibako.games.kiwi.rules.state import KiwiState
from kibako.kit.tallies import draw, total

MOST_TRIES: Final = 40


@final
class KiwiBelief(Belief):
    """Made from a state in which hidden hands, decks and markers are empty and hidden cards are DOWN alone.

    `hidden` are the sides whose cards are unknown, as bits. `hands` and `markers` say how many cards in hand and how many
    unknown markers each side has; the marker bag holds all markers that the seat hasn't seen.
    """

    def __init__(self, known: KiwiState, hidden: int, hands: list[int], markers: list[int]) -> None:
        self.known = known
        self.hidden: i64 = hidden
        self.hands = vec[i64](hands)
        self.markers = vec[i64](markers)

    def sample(self, chance: Chance) -> KiwiState:
        state = self.known.clone()
        state.listed = False
        side: i64
        for side in range(state.sides):
            self.deal_markers(state, side, chance)
            if (self.hidden >> side) & 1 != 0:
                self.deal_cards(state, side, chance)
        return state

    def deal_markers(self, state: KiwiState, side: i64, chance: Chance) -> None:
        _i: i64
        for _i in range(self.markers[side]):
            state.markers[COLOURS * side + draw_from(state.marker_bag, 0, chance)] += 1

    def deal_cards(self, state: KiwiState, side: i64, chance: Chance) -> None:
        """Deals that can't have led to the cards played openly are dealt again."""
        _i: i64
        for _i in range(MOST_TRIES):
            deal = Deal(self.known, side, self.hands[side], chance)
            if deal.fits:
                break
        state.hand[side] = deal.hand
        state.deck[side] = deal.deck
        turn: i64
        for turn in range(TURNS):
            state.plays[TURNS * side + turn] = deal.plays[turn]


@final
class Deal:
    """One way a hidden side's nine cards may lie.

    Once its discards were shuffled into its deck, its cards are of two kinds: old ones, which it held at that time (the card it
    played in that turn among them), and stirred ones. Old cards that it hasn't played since are still in its hand.
    """

    def __init__(self, known: KiwiState, side: i64, hand_size: i64, chance: Chance) -> None:
        self.fits: bool = True
        self.plays = known.plays[TURNS * side : TURNS * side + TURNS]
        self.hand: i64 = 0
        self.deck: i64 = 0
        self.old: i64 = WHOLE_DECK
        self.stirred: i64 = 0
        self.stir(known.first_unshuffled_turn[side], chance)
        self.place_open_plays(known.first_unshuffled_turn[side], chance)
        self.place_down_plays(known.first_unshuffled_turn[side], chance)
        self.fill_hand(hand_size, known.first_unshuffled_turn[side] > 0, chance)

    def stir(self, first: i64, chance: Chance) -> None:
        """The cards played before the discards were shuffled: open ones are known, of the others any but the one kept."""
        turn: i64
        for turn in range(first):
            played = self.plays[turn]
            if 0 < played < DOWN:
                self.old -= 1 << 4 * (played - 1)
                self.stirred += 1 << 4 * (played - 1)
        kept: i64 = 0
        if 0 < first < TURNS and 0 < self.plays[first] < DOWN:
            kept = 1 << 4 * (self.plays[first] - 1)
        for turn in range(first):
            if self.plays[turn] == DOWN:
                card = draw(self.old - kept, chance)
                self.plays[turn] = DOWN + 1 + card
                self.old -= 1 << 4 * card
                self.stirred += 1 << 4 * card

    def place_open_plays(self, first: i64, chance: Chance) -> None:
        turn: i64
        for turn in range(first, TURNS):
            if 0 < self.plays[turn] < DOWN:
                self.use(self.plays[turn] - 1, turn == first and first > 0, chance)

    def use(self, card: i64, must_be_old: bool, chance: Chance) -> None:
        old = (self.old >> 4 * card) & 15
        stirred = (self.stirred >> 4 * card) & 15
        if must_be_old and old == 0:
            self.fits = False
        if old > 0 and (must_be_old or chance.below(old + stirred) < old):
            self.old -= 1 << 4 * card
        else:
            self.stirred -= 1 << 4 * card

    def place_down_plays(self, first: i64, chance: Chance) -> None:
        turn: i64
        for turn in range(first, TURNS):
            if self.plays[turn] == DOWN:
                old = total(self.old)
                if turn == first and first > 0 and old == 0:
                    self.fits = False
                from_old = (turn == first and first > 0 and old > 0) or chance.below(old + total(self.stirred)) < old
                card = draw(self.old if from_old else self.stirred, chance)
                if from_old:
                    self.old -= 1 << 4 * card
                else:
                    self.stirred -= 1 << 4 * card
                self.plays[turn] = DOWN + 1 + card

    def fill_hand(self, size: i64, shuffled: bool, chance: Chance) -> None:
        """Old cards first, once there are others."""
        if shuffled:
            self.fits = self.fits and total(self.old) <= size
        _i: i64
        for _i in range(size):
            if self.old != 0:
                card = draw(self.old, chance)
                self.old -= 1 << 4 * card
            else:
                card = draw(self.stirred, chance)
                self.stirred -= 1 << 4 * card
            self.hand += 1 << 4 * card
        self.deck = self.old + self.stirred

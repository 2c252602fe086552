"""The table of Kinoko: what lies where, who has seen it, and the small things that many rules do."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kibako.engine.state import NOBODY, State
from kibako.games.kinoko.rules.codes import CHOOSE_DEAL, ROW_COUNT, VALUES


class Board(State):
    """The position; KinokoState adds what can be done in it."""

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

    def copy_to(self, s: Board) -> None:
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

    def colour_at(self, slot: i64) -> u8:
        return self.colour[i64(self.card[slot])]

    def best_score(self) -> i64:
        best: i64 = 0
        for points in self.points:
            best = max(best, i64(points))
        return best

    def onlookers(self, place: i64) -> i64:
        """K6: a hand is seen by everybody but its owner, a row by nobody."""
        if place < ROW_COUNT:
            return 0
        return ((1 << self.seats) - 1) & ~(1 << (place - ROW_COUNT))

    def exchange(self, place: i64, other: i64, index: i64) -> None:
        """K10, K13: two places exchange their cards of a value."""
        slot = VALUES * place + index
        other_slot = VALUES * other + index
        card = self.card[slot]
        self.card[slot] = self.card[other_slot]
        self.card[other_slot] = card
        self.show(i64(card), self.onlookers(other), self.onlookers(place))
        self.show(i64(self.card[slot]), self.onlookers(place), self.onlookers(other))

    def show(self, card: i64, onlookers: i64, before: i64) -> None:
        """A card lies open to onlookers. It reveals something even to those who saw it once: they may have forgotten (K23)."""
        self.seen[card] = u8(i64(self.seen[card]) | onlookers)
        if onlookers & ~before != 0:
            self.revealed = True
            self.news = 8 * self.news + 1 + i64(self.colour[card])
            self.news_to |= onlookers & ~before

    def any_complete_hand(self) -> bool:
        """K7, by the cards as dealt."""
        colour = self.colour
        card: i64
        for card in range(VALUES * ROW_COUNT, VALUES * self.places, VALUES):
            if colour[card] == colour[card + 1] and colour[card] == colour[card + 2]:
                return True
        return False


def knows(board: Board, seat: i64, card: i64) -> bool:
    """K23: whether the seat has ever seen the card."""
    return i64(board.seen[card]) & (1 << seat) != 0

"""What a seat knows in Kinoko, and the deals that fit it (K23, K24)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kibako.engine.chance import Chance
from kibako.engine.state import Belief
from kibako.games.kinoko.rules.codes import UNKNOWN, VALUES
from kibako.games.kinoko.rules.state import KinokoState
from kibako.kit.bags import shuffle


@final
class KinokoBelief(Belief):
    """Made from a state in which every colour that the seat doesn't know is UNKNOWN."""

    def __init__(self, known: KinokoState) -> None:
        self.known = known
        self.cards: list[vec[u8]] = []  # for each value, the cards of unknown colour
        self.colours: list[vec[u8]] = []  # for each value, the colours they have between them
        index: i64
        for index in range(VALUES):
            self.cards.append(self.unknown_cards(index))
            self.colours.append(self.missing_colours(index))
        self.hidden_families = self.families_left()

    def unknown_cards(self, index: i64) -> vec[u8]:
        found = vec[u8]()
        card: i64
        for card in range(index, VALUES * self.known.places, VALUES):
            if self.known.colour[card] == UNKNOWN:
                found = append(found, u8(card))
        return found

    def missing_colours(self, index: i64) -> vec[u8]:
        found = vec[u8]()
        for colour in self.known.palette:
            if not self.is_known(colour, index):
                found = append(found, colour)
        return found

    def is_known(self, colour: u8, index: i64) -> bool:
        card: i64
        for card in range(index, VALUES * self.known.places, VALUES):
            if self.known.colour[card] == colour:
                return True
        return False

    def families_left(self) -> vec[u8]:
        """K24: no hidden Family card has the forbidden colour or a family that is known."""
        found = vec[u8]()
        for colour in self.known.palette:
            if i64(colour) != self.known.forbidden and colour not in self.known.family:
                found = append(found, colour)
        return found

    def sample(self, chance: Chance) -> KinokoState:
        state = self.known.clone()
        self.deal_unknown(state, chance)
        while state.any_complete_hand():  # K24: no hand began the round complete
            self.deal_unknown(state, chance)
        self.deal_families(state, chance)
        return state

    def deal_unknown(self, state: KinokoState, chance: Chance) -> None:
        index: i64
        i: i64
        for index in range(VALUES):
            cards = self.cards[index]
            colours = self.colours[index][:]
            shuffle(colours, chance)
            for i in range(len(cards)):
                state.colour[i64(cards[i])] = colours[i]

    def deal_families(self, state: KinokoState, chance: Chance) -> None:
        colours = self.hidden_families[:]
        shuffle(colours, chance)
        used: i64 = 0
        i: i64
        for i in range(state.seats + 1):
            if state.family[i] == UNKNOWN:
                state.family[i] = colours[used]
                used += 1

"""What a seat may see and know in Kinoko (K6, K12, K23)."""

from __future__ import annotations

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from kibako.engine.game import View
from kibako.games.kinoko.ai.belief import KinokoBelief
from kibako.games.kinoko.data.components import COLOURS, FACES
from kibako.games.kinoko.rules.board import knows
from kibako.games.kinoko.rules.codes import CHOOSE_DEAL, DECISIONS, ROW_COUNT, UNKNOWN, VALUES
from kibako.games.kinoko.rules.state import KinokoState


class Card(msgspec.Struct, frozen=True):
    number: int  # which card it is: the slot it was dealt to
    value: int
    colour: str | None  # None: its back is seen


class KinokoView(View, frozen=True, kw_only=True):
    places: tuple[tuple[Card, ...], ...]  # row A, row B, the hands by seat
    colours: tuple[str, ...]  # in play
    forbidden: str
    families: tuple[str | None, ...]  # by seat, then the one left over
    scores: tuple[int, ...]
    gains: tuple[int, ...]  # of the last round
    dice: tuple[str, ...]
    round: int
    turn: int
    doing: str
    value: int  # of the cards being swapped
    peeked: int | None  # the card that the seat whose turn it is looks at
    stopped: int | None  # who stopped the last round
    memory_aid: bool
    memory: tuple[str | None, ...]  # by card: its colour, if the seat has ever seen it
    witnesses: tuple[tuple[int, ...], ...]  # by card: the seats that have ever seen it; everybody can know that

    @property
    def all_open(self) -> bool:
        """After a round, and whenever everything is revealed: nobody may see the Family card left over before (K4)."""
        return self.families[-1] is not None

    @property
    def is_scored(self) -> bool:
        """Whether the round is over, and everything lies open (K16)."""
        return self.doing in ("deal", "over")

    def complete(self, place: int) -> str | None:
        """The colour of three cards that belong together."""
        colours = {card.colour for card in self.places[place]}
        return colours.pop() if len(colours) == 1 else None

    @property
    def was_right(self) -> bool:
        """K15: whether the three mushrooms of whoever stopped the round were together."""
        assert self.stopped is not None
        return self.families[self.stopped] in {self.complete(place) for place in range(len(self.places))}

    def won_and_lost(self, seat: int) -> list[int]:
        """What a seat won and lost in the round, one by one: after a right stop a 1 is 2 for the set (K17) less 1 (K18)."""
        gain = self.gains[seat]
        if gain == 1 and self.was_right:
            return [2, -1]
        return [gain] if gain else []

    @property
    def winners(self) -> list[int]:
        """K21, K22."""
        if self.doing != "over":
            return []
        best = [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]
        return [self.stopped] if self.stopped is not None and self.stopped in best else best

    def shown(self) -> dict[str, Any]:
        """K23: what was seen once is shown again only with the memory aid."""
        plain = super().shown()
        if not self.memory_aid:
            del plain["memory"], plain["witnesses"]
        return plain


def look(state: KinokoState, seat: int | None) -> KinokoView:
    """K16: after a round everything lies open."""
    return _view(state, seat, everything=state.doing >= CHOOSE_DEAL)


def open_view(state: KinokoState) -> KinokoView:
    return _view(state, None, everything=True)


def _view(state: KinokoState, seat: int | None, everything: bool) -> KinokoView:
    known = [everything or _knows(state, seat, card) for card in range(VALUES * state.places)]
    return KinokoView(
        seat=seat,
        seats=int(state.seats),
        places=tuple(_place(state, seat, place, everything) for place in range(state.places)),
        colours=tuple(COLOURS[colour] for colour in sorted(state.palette)),
        forbidden=COLOURS[state.forbidden],
        families=tuple(COLOURS[colour] if everything or owner == seat else None for owner, colour in enumerate(state.family)),
        scores=tuple(int(points) for points in state.points),
        gains=tuple(int(gain) for gain in state.gains),
        dice=tuple(FACES[face] for face in state.dice),
        round=int(state.round),
        turn=int(state.turn),
        doing=DECISIONS[state.doing],
        value=int(state.value) if DECISIONS[state.doing] == "swap" else 0,
        peeked=None if state.peeked < 0 else int(state.peeked),
        stopped=None if state.announcer < 0 else int(state.announcer),
        memory_aid=state.memory_aid,
        memory=tuple(COLOURS[state.colour[card]] if known[card] else None for card in range(len(known))),
        witnesses=tuple(_witnesses(state, card) for card in range(len(known))),
    )


def imagine(view: KinokoView) -> KinokoBelief:
    return KinokoBelief(_known_part(view))


def _knows(state: KinokoState, seat: int | None, card: int) -> bool:
    return seat is not None and bool(knows(state, seat, card))


def _sees(state: KinokoState, seat: int | None, place: int, card: int) -> bool:
    """K6, K12."""
    if seat is None:
        return False
    return bool(state.onlookers(place) >> seat & 1) or (card == state.peeked and seat == state.turn)


def _place(state: KinokoState, seat: int | None, place: int, everything: bool) -> tuple[Card, ...]:
    cards = []
    for index in range(VALUES):
        card = int(state.card[VALUES * place + index])
        colour = COLOURS[state.colour[card]] if everything or _sees(state, seat, place, card) else None
        cards.append(Card(card, index + 1, colour))
    return tuple(cards)


def _witnesses(state: KinokoState, card: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(int(state.seats)) if knows(state, seat, card))


def remember(shown: dict[str, Any], before: KinokoView | None) -> dict[str, Any]:
    """K23: what a player who forgets nothing knows of the cards of the round, besides what lies before their eyes."""
    if "memory" in shown:  # with the memory aid
        return shown
    cards = [(place, card) for place, cards in enumerate(shown["places"]) for card in cards]
    goes_on = before is not None and before.round == shown["round"]
    memory = list(before.memory) if before and goes_on else [None] * len(cards)
    witnesses = [set(seats) for seats in before.witnesses] if before and goes_on else [set() for _ in cards]
    for place, card in cards:
        memory[card["number"]] = card["colour"] or memory[card["number"]]
        witnesses[card["number"]] |= _onlookers(shown, place)
    if shown["peeked"] is not None:
        witnesses[shown["peeked"]].add(shown["turn"])
    return shown | {"memory": memory, "witnesses": [sorted(seats) for seats in witnesses]}


def _onlookers(shown: dict[str, Any], place: int) -> set[int]:
    """K6, K16: a hand is seen by everybody but its owner, a row by nobody; after the round everything by all."""
    everybody = set(range(shown["seats"]))
    if shown["doing"] in ("deal", "over"):
        return everybody
    return everybody - {place - ROW_COUNT} if place >= ROW_COUNT else set()


def _known_part(view: KinokoView) -> KinokoState:
    """The state as far as the view tells it; what it doesn't tell is UNKNOWN."""
    state = KinokoState(view.seats)
    state.memory_aid = view.memory_aid
    state.palette = vec[u8](COLOURS.index(colour) for colour in view.colours)
    state.colour = vec[u8](_number(colour) for colour in view.memory)
    state.card = vec[u8](card.number for place in view.places for card in place)
    state.seen = vec[u8](sum(1 << seat for seat in seats) for seats in view.witnesses)
    state.family = vec[u8](_number(colour) for colour in view.families)
    state.forbidden = COLOURS.index(view.forbidden)
    state.points = vec[u8](view.scores)
    state.gains = vec[i64](view.gains)
    state.dice = vec[u8](FACES.index(face) for face in view.dice)
    state.doing = DECISIONS.index(view.doing)
    state.turn = view.turn
    state.value = view.value
    state.peeked = -1 if view.peeked is None else view.peeked
    state.round = view.round
    state.announcer = -1 if view.stopped is None else view.stopped
    return state


def _number(colour: str | None) -> int:
    return UNKNOWN if colour is None else COLOURS.index(colour)

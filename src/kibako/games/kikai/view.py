"""What a seat may see in KIKAI: everything but the order of the pile and of the box, which nobody knows (M12)."""

from __future__ import annotations

from typing import Final

import msgspec

from kibako.engine.game import View
from kibako.games.kikai.attract import FAR, toll_is_free, tolls
from kibako.games.kikai.codes import (
    ACTION,
    ATTRACT,
    BILLBOARD,
    BUILD,
    EXHIBIT,
    EXIT,
    FILL,
    PAY,
    SOME_TAKEN,
    STREET,
    TOLL_FREED,
)
from kibako.games.kikai.components import COLOURS, DISTRICT_WORDS, ELEMENT_NAMES, SEATS, SQUARE_WORDS, STREET_WORDS
from kibako.games.kikai.data import (
    ADVANCED,
    BILLBOARDS,
    DISTRIBUTORS,
    ELEMENT_COUNT,
    INCOME,
    LEVELS,
    NONE,
    ROUND_ENDS,
    SLOTS_A_SEAT,
)
from kibako.games.kikai.state import KikaiState

MODES: Final = ("normal", "advanced")
DOING: Final = (
    "found",
    "exit",
    "card",
    "action",
    "build",
    "street",
    "attract",
    "billboard",
    "choice",
    "exhibit",
    "pay",
    "remove",
    "take",
    "end",
    "fill",
)


class Part(msgspec.Struct, frozen=True):
    """An element of a kikai."""

    element: str
    fan: bool = False
    ladders: bool = False


class Side(msgspec.Struct, frozen=True):
    """What a player has."""

    energy: int
    megaphones: int
    ladders: int
    renown: int
    points: int  # gained on the way, but for the Master's
    master: int  # points from the Master
    score: int  # what it would be if the game ended now
    income: int  # of an exhibition
    hand: tuple[str, ...]
    influence: tuple[int, ...]  # red, blue, green
    collected: tuple[int, ...]  # likewise: fans kept for the end
    streets: tuple[str, ...]
    distributors: int  # left on the energy track
    discarded: int  # distributors that left the game
    billboards: tuple[int, ...]  # those not placed, from 1
    foundation: tuple[int, ...]  # by district: which tile, from 1; it is gone where there are feet
    tiles: tuple[int, ...]  # bonus tiles taken, from 1
    feet: tuple[str, ...]  # starting feet not yet built
    kikai: dict[str, tuple[Part, ...]]  # by district


class Square(msgspec.Struct, frozen=True):
    name: str
    fans: tuple[int, ...]  # red, blue, green
    owner: int | None = None  # the seat whose billboard is here
    billboard: int | None = None  # which one, from 1


class KikaiView(View, frozen=True, kw_only=True):
    mode: str
    first_game: bool
    round: int  # from 1; 5 when all are over
    number: int  # of the turn in its round, from 1
    turn: int  # the seat to act
    doing: str  # the decision to be made, "over" if none
    pending: tuple[str, ...]  # all decisions, the next one last
    plays: int  # cards or pairs played this turn
    founded: int  # starting feet built
    star: int | None  # who has won by a media victory
    sides: tuple[Side, ...]
    squares: tuple[Square, ...]
    display: tuple[str | None, ...]  # three feet, three bodies, three heads
    box: tuple[str, ...]  # the elements still in the box; everybody can work them out
    offer: tuple[str, ...]
    pile: tuple[tuple[str, ...], ...]  # its layers from the top; their contents can be worked out, their order can't
    played: tuple[str, ...]  # this round
    bonus: tuple[int, ...]  # by district: which bonus tile lies or lay there, from 1
    gone: tuple[int, ...]  # fans that left the game
    tolls: dict[str, int]  # while fans are attracted: what each square within reach costs


def look(state: KikaiState, seat: int | None) -> KikaiView:
    return KikaiView(
        seat=seat,
        seats=2,
        mode=MODES[state.mode],
        first_game=state.first_game,
        round=int(state.round) + 1,
        number=int(state.turns - (ROUND_ENDS[state.round - 1] if state.round > 0 else 0)) + 1,
        turn=int(state.turn),
        doing="over" if state.over else DOING[state.top()],
        pending=tuple(write_decision(state, entry) for entry in state.pending),
        plays=int(state.plays),
        founded=int(state.founded),
        star=None if state.star < 0 else int(state.star),
        sides=tuple(_side(state, owner) for owner in range(2)),
        squares=tuple(_square(state, square) for square in range(len(SQUARE_WORDS))),
        display=tuple(None if element == NONE else ELEMENT_NAMES[element] for element in state.shown),
        box=tuple(ELEMENT_NAMES[element] for element in members(state.boxed, ELEMENT_COUNT)),
        offer=cards(state.offer),
        pile=tuple(cards(layer) for layer in state.pile),
        played=cards(state.played),
        bonus=tuple(int(tile) + 1 for tile in state.bonus),
        gone=_colours(state.gone),
        tolls=_tolls(state),
    )


def members(bits: int, most: int) -> list[int]:
    return [member for member in range(most) if bits >> member & 1]


def cards(tally: int) -> tuple[str, ...]:
    return tuple(word for number, word in enumerate(DISTRICT_WORDS) for _ in range(tally >> 4 * number & 15))


def write_decision(state: KikaiState, entry: int) -> str:
    """A pending decision in words: "attract Diner some"."""
    decision, a, b = entry & 15, entry >> 4 & 255, entry >> 12
    words = [DOING[decision]]
    if decision in (EXIT, ACTION, BUILD, STREET, ATTRACT, EXHIBIT):
        words.append(DISTRICT_WORDS[a])
    elif decision == BILLBOARD:
        words.append(SQUARE_WORDS[a])
    elif decision == PAY:
        words.append(str(a))
    elif decision == FILL:
        words.append(SEATS[state.turn])
    if decision == EXHIBIT:
        words += [DISTRICT_WORDS[district] for district in members(b, len(DISTRICT_WORDS))]
    elif decision == ATTRACT:
        words += [word for word, flag in (("some", SOME_TAKEN), ("freed", TOLL_FREED)) if b & flag]
    return " ".join(words)


def _side(state: KikaiState, seat: int) -> Side:
    player = state.player(seat)
    return Side(
        energy=int(player.energy),
        megaphones=int(player.megaphones),
        ladders=int(player.ladders),
        renown=int(player.renown),
        points=int(player.points),
        master=int(player.master),
        score=int(state.scores()[seat]),
        income=int(INCOME[player.removed]),
        hand=cards(player.hand),
        influence=tuple(int(influence) for influence in player.influence),
        collected=_colours(player.collected),
        streets=tuple(STREET_WORDS[street] for street in members(player.streets, len(STREET_WORDS))),
        distributors=int(DISTRIBUTORS - player.removed),
        discarded=int(player.discarded),
        billboards=tuple(number + 1 for number in members(player.billboards, BILLBOARDS)),
        foundation=tuple(int(tile) + 1 for tile in state.foundation[6 * seat : 6 * seat + 6]),
        tiles=tuple(tile + 1 for tile in members(player.tiles, len(DISTRICT_WORDS))),
        feet=tuple(ELEMENT_NAMES[element] for element in members(player.feet, ELEMENT_COUNT)),
        kikai={word: parts for number, word in enumerate(DISTRICT_WORDS) if (parts := _parts(state, seat, number))},
    )


def _parts(state: KikaiState, seat: int, district: int) -> tuple[Part, ...]:
    first = SLOTS_A_SEAT * seat + LEVELS * district
    return tuple(_part(state, slot) for slot in range(first, first + int(state.height(seat, district))))


def _part(state: KikaiState, slot: int) -> Part:
    element = ELEMENT_NAMES[state.kikai[slot]]
    return Part(element, bool(state.attracted >> slot & 1), bool(state.laddered >> slot & 1))


def _colours(tally: int) -> tuple[int, ...]:
    return tuple(int(tally) >> 4 * colour & 15 for colour in range(len(COLOURS)))


def _square(state: KikaiState, square: int) -> Square:
    billboard = int(state.billboard[square])
    if billboard == NONE:
        return Square(SQUARE_WORDS[square], _colours(state.fans[square]))
    return Square(SQUARE_WORDS[square], _colours(state.fans[square]), billboard // BILLBOARDS, billboard % BILLBOARDS + 1)


def _tolls(state: KikaiState) -> dict[str, int]:
    """M26; M22: the first toll may be free."""
    if state.top() != ATTRACT:
        return {}
    free = state.mode == ADVANCED and toll_is_free(state, state.top_b())
    found = tolls(state, state.top_a())[len(DISTRICT_WORDS) :]
    return {SQUARE_WORDS[square]: 0 if free else int(toll) for square, toll in enumerate(found) if toll != FAR}

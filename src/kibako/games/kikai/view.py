"""What a seat may see in KIKAI: everything but the order of the pile and of the box, which nobody knows (M12)."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from kibako.engine.game import View
from kibako.engine.state import NOBODY
from kibako.games.kikai.ai.belief import KikaiBelief
from kibako.games.kikai.data.components import (
    COLOURS,
    DISTRICT_WORDS,
    ELEMENT_NAMES,
    MODES,
    SQUARE_WORDS,
    STREET_WORDS,
    element_number,
)
from kibako.games.kikai.notation.decisions import push_decision, write_decision
from kibako.games.kikai.rules.attract import FAR, toll_is_free, tolls
from kibako.games.kikai.rules.board import Player
from kibako.games.kikai.rules.codes import ATTRACT, DECISIONS, FOUNDING, PLAYING
from kibako.games.kikai.rules.state import KikaiState
from kibako.games.kikai.rules.tables import (
    ADVANCED,
    BILLBOARDS,
    DISTRIBUTORS,
    LEVELS,
    NONE,
    ROUND_ENDS,
    SLOTS,
    SLOTS_A_SEAT,
    income,
)
from kibako.games.kikai.rules.turns import FOUNDERS
from kibako.kit.bags import members, set_of
from kibako.kit.tallies import counts_of, tally_of


class Part(msgspec.Struct, frozen=True):
    """An element of a kikai."""

    element: str
    fan: bool = False
    ladders: bool = False

    @property
    def colour(self) -> str:
        return self.element.split()[1]


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

    @property
    def asked(self) -> list[str]:
        """The decision to be made now in words: what it is, what it is about, and more that belongs to it."""
        return self.pending[-1].split() if self.pending else []

    @property
    def about(self) -> str:
        """The district, square, price or player that the decision is about; empty if none."""
        return "".join(self.asked[1:2])

    @property
    def district(self) -> str | None:
        """The district where the seat to act is doing something."""
        return self.about if self.about in DISTRICT_WORDS else None

    def parts(self, seat: int, district: str | None) -> tuple[Part, ...]:
        """A kikai from the feet up."""
        return self.sides[seat].kikai.get(district or "", ())


def look(state: KikaiState, seat: int | None) -> KikaiView:
    return KikaiView(
        seat=seat,
        seats=2,
        mode=MODES[state.mode],
        first_game=state.first_game,
        round=int(state.round) + 1,
        number=int(state.turns - (ROUND_ENDS[state.round - 1] if state.round > 0 else 0)) + 1,
        turn=int(state.turn),
        doing="over" if state.over else DECISIONS[state.top()],
        pending=tuple(write_decision(state, entry) for entry in state.pending),
        plays=int(state.plays),
        founded=int(state.founded),
        star=None if state.star < 0 else int(state.star),
        sides=tuple(_side(state, owner) for owner in range(2)),
        squares=tuple(_square(state, square) for square in range(len(SQUARE_WORDS))),
        display=tuple(None if element == NONE else ELEMENT_NAMES[element] for element in state.shown),
        box=tuple(ELEMENT_NAMES[element] for element in members(state.boxed)),
        offer=_cards(state.offer),
        pile=tuple(_cards(layer) for layer in state.pile),
        played=_cards(state.played),
        bonus=tuple(int(tile) + 1 for tile in state.bonus),
        gone=_colours(state.gone),
        tolls=_tolls(state),
    )


def open_view(state: KikaiState) -> KikaiView:
    """Nothing is hidden: what lies in the pile and the box is known, and its order isn't decided before it is drawn."""
    return look(state, None)


def imagine(view: KikaiView) -> KikaiBelief:
    """The state that a view shows, as it shows everything."""
    return KikaiBelief(_state(view))


def _cards(tally: int) -> tuple[str, ...]:
    counts = counts_of(tally, len(DISTRICT_WORDS))
    return tuple(word for word, count in zip(DISTRICT_WORDS, counts, strict=True) for _ in range(count))


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
        income=int(income(state.mode, player.removed)),
        hand=_cards(player.hand),
        influence=tuple(int(influence) for influence in player.influence),
        collected=_colours(player.collected),
        streets=tuple(STREET_WORDS[street] for street in members(player.streets)),
        distributors=int(DISTRIBUTORS - player.removed),
        discarded=int(player.discarded),
        billboards=tuple(number + 1 for number in members(player.billboards)),
        foundation=tuple(int(tile) + 1 for tile in state.foundation[6 * seat : 6 * seat + 6]),
        tiles=tuple(tile + 1 for tile in members(player.tiles)),
        feet=tuple(ELEMENT_NAMES[element] for element in members(player.feet)),
        kikai={word: parts for number, word in enumerate(DISTRICT_WORDS) if (parts := _parts(state, seat, number))},
    )


def _parts(state: KikaiState, seat: int, district: int) -> tuple[Part, ...]:
    first = SLOTS_A_SEAT * seat + LEVELS * district
    return tuple(_part(state, slot) for slot in range(first, first + int(state.height(seat, district))))


def _part(state: KikaiState, slot: int) -> Part:
    element = ELEMENT_NAMES[state.kikai[slot]]
    return Part(element, bool(state.attracted >> slot & 1), bool(state.laddered >> slot & 1))


def _colours(tally: int) -> tuple[int, ...]:
    return tuple(counts_of(tally, len(COLOURS)))


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


# --- from a view to its state ------------------------------------------------------------------------------------------------


def _state(view: KikaiView) -> KikaiState:
    state = KikaiState(view.seats)
    state.mode = MODES.index(view.mode)
    state.first_game = view.first_game
    state.kikai = vec[u8]([NONE] * SLOTS)
    for seat, side in enumerate(view.sides):
        _set_player(state.player(seat), seat, side)
        _set_kikai(state, seat, side)
    _set_table(state, view)
    _set_turn(state, view)
    return state


def _set_player(player: Player, seat: int, side: Side) -> None:
    player.energy = side.energy
    player.megaphones = side.megaphones
    player.ladders = side.ladders
    player.renown = side.renown
    player.points = side.points
    player.master = side.master
    player.hand = _tally(side.hand)
    player.collected = tally_of(list(side.collected))
    player.streets = set_of(STREET_WORDS.index(street) for street in side.streets)
    player.removed = DISTRIBUTORS - side.distributors
    player.discarded = side.discarded
    player.billboards = set_of(number - 1 for number in side.billboards)
    player.foundations = set_of(number for number, word in enumerate(DISTRICT_WORDS) if word not in side.kikai)
    player.feet = set_of(element_number(name, seat) for name in side.feet)
    player.tiles = set_of(tile - 1 for tile in side.tiles)
    player.influence = vec[i64](side.influence)


def _set_kikai(state: KikaiState, seat: int, side: Side) -> None:
    for district, parts in side.kikai.items():
        first = SLOTS_A_SEAT * seat + LEVELS * DISTRICT_WORDS.index(district)
        for slot, part in enumerate(parts, first):
            state.kikai[slot] = element_number(part.element, seat)
            state.attracted |= part.fan << slot
            state.laddered |= part.ladders << slot


def _set_table(state: KikaiState, view: KikaiView) -> None:
    state.fans = vec[i64](tally_of(list(square.fans)) for square in view.squares)
    state.billboard = vec[u8](
        NONE if square.owner is None or square.billboard is None else BILLBOARDS * square.owner + square.billboard - 1
        for square in view.squares
    )
    state.gone = tally_of(list(view.gone))
    state.shown = vec[u8](NONE if name is None else ELEMENT_NAMES.index(name) for name in view.display)
    state.boxed = set_of(ELEMENT_NAMES.index(name) for name in view.box)
    state.foundation = vec[u8](tile - 1 for side in view.sides for tile in side.foundation)
    state.bonus = vec[u8](tile - 1 for tile in view.bonus)
    taken = {tile for side in view.sides for tile in side.tiles}
    state.bonus_left = set_of(district for district, tile in enumerate(view.bonus) if tile not in taken)
    state.offer = _tally(view.offer)
    state.played = _tally(view.played)
    state.pile = vec[i64](_tally(layer) for layer in view.pile)


def _set_turn(state: KikaiState, view: KikaiView) -> None:
    state.round = view.round - 1
    state.turns = (ROUND_ENDS[state.round - 1] if state.round > 0 else 0) + view.number - 1
    state.turn = view.turn
    state.plays = view.plays
    state.founded = view.founded
    state.part = FOUNDING if view.founded < len(FOUNDERS) else PLAYING
    state.star = NOBODY if view.star is None else view.star
    state.over = view.doing == "over"
    for decision in view.pending:
        push_decision(state, decision)


def _tally(cards: tuple[str, ...]) -> int:
    return tally_of([cards.count(word) for word in DISTRICT_WORDS])

"""What a seat may see in Kiwi Chow Down: all but the others' hands, decks, face-down cards and kinds of markers."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kibako.engine.game import View
from kibako.games.kiwi.ai.belief import KiwiBelief
from kibako.games.kiwi.data.components import BOX, CARDS, CLANS, NEST_NAMES, TERRAINS
from kibako.games.kiwi.notation.decisions import Decision, decision_of
from kibako.games.kiwi.notation.names import (
    LEADER_NAMES,
    PHASES,
    SEASON_CARD_NAMES,
    SOLO_ROWS,
    SPANISH_NAMES,
    card_names,
    packed,
)
from kibako.games.kiwi.notation.pieces import KIWIS_BY_CLAN, Kiwi, Nest, kiwis_in, nest_standing
from kibako.games.kiwi.notation.places import Place, cell_of, place_in
from kibako.games.kiwi.notation.waiting import Pending, frame_of, pending_of
from kibako.games.kiwi.options import EDITIONS
from kibako.games.kiwi.rules import scoring, season_cards, setup
from kibako.games.kiwi.rules.codes import BOT, CLAN_NESTS, COLOURS, DOWN, LEADER, OF_EACH, ROUNDS, TURNS
from kibako.games.kiwi.rules.kiwibot.kiwibot import unrevealed_cards
from kibako.games.kiwi.rules.state import KiwiState
from kibako.kit.tallies import total


class Hex(msgspec.Struct, frozen=True, cache_hash=True):
    place: Place
    terrain: str
    kiwis: tuple[Kiwi, ...]
    nest: Nest | None
    marker: str | None  # the clan whose domain marker lies here
    tokens: tuple[int, ...]  # W17: by side, what counts here
    dominant: str | None  # W17: the clan that counts more than every other


class Side(msgspec.Struct, frozen=True):
    """What a player has before them, or the Kiwibot."""

    clan: str
    leader: str | None
    ability_used: bool
    leader_moved: bool
    fruits: tuple[int, ...]  # red, green, yellow, blue
    marker_count: int
    markers: tuple[int, ...] | None  # flower, grass, mountain, sand; None: hidden
    row: int
    reserve: int
    nests: tuple[str, ...]
    points: int  # of season cards
    total: int  # W65: if the game ended now
    season_values: tuple[int, ...]  # W48: what the side has for each of `season_cards`
    hand_size: int
    hand: tuple[str, ...] | None
    deck_size: int
    deck: tuple[str, ...] | None  # one's own: what it holds, in no order
    plays: tuple[str, ...]  # by turn: a card, "down" or "down move", "" if none
    first_unshuffled_turn: int  # the first turn whose card was not shuffled into the deck again
    space: int  # on the turn track; 0: none
    last_space: int


class KiwiView(View, frozen=True, kw_only=True):
    free_setup: bool
    side_b: bool
    variable_order: bool
    even_nests: bool
    edition: str
    sixteenth_season_card: bool
    solo_marker: str
    sections: tuple[int, ...]
    hexes: tuple[Hex, ...]
    sides: tuple[Side, ...]  # the seats; in solo the player and the Kiwibot
    season: int
    phase: str
    round: int
    step: int
    first: int  # who has the first-player marker
    order: tuple[int, ...]
    season_cards: tuple[str, ...]
    keepers: tuple[int | None, ...]  # by season card
    fruit_bag: tuple[int, ...]
    marker_bag: int
    decision: Decision | None  # None: the game is over
    pending: tuple[Pending, ...]  # the decision, last, and all that comes after it
    open_markers: bool
    solo_cards: tuple[int, ...]
    bot_seen: tuple[int, ...]  # the Kiwibot's markers that were shown and turned back, by terrain
    bot_aside: str | None  # the Kiwibot's card that lies set aside face up (W90)

    @property
    def turn(self) -> int | None:
        """Whose decision it is."""
        return None if self.decision is None else self.decision.seat

    @property
    def doing(self) -> str:
        """The kind of decision, or "over"."""
        return "over" if self.decision is None else self.decision.kind

    @property
    def cards_a_season(self) -> int:
        """W91: alone there are two season cards a season."""
        return 2 if self.seats == 1 else 1

    @property
    def others(self) -> list[int]:
        """The other sides, beginning with the viewer's neighbour."""
        first = 0 if self.seat is None else self.seat + 1
        sides = [(first + i) % len(self.sides) for i in range(len(self.sides))]
        return [side for side in sides if side != self.seat]

    @property
    def actor(self) -> Side:
        """The side that decides."""
        assert self.decision is not None
        return self.sides[self.decision.seat]

    def tokens_in(self, hex_: Hex) -> list[tuple[str, int]]:
        """W17: the clans that count in a hex, and how much."""
        return [(side.clan, count) for side, count in zip(self.sides, hex_.tokens, strict=True) if count]

    def plays_this_season(self, side: int) -> list[str]:
        first = ROUNDS * (max(self.season, 1) - 1)
        return [card for card in self.sides[side].plays[first : first + ROUNDS] if card]

    def hex_at(self, place: str) -> Hex | None:
        return next((hex_ for hex_ in self.hexes if hex_.place == place), None)


def look(state: KiwiState, seat: int | None) -> KiwiView:
    return _view(state, seat, tuple(side == seat for side in range(int(state.sides))))


def open_view(state: KiwiState) -> KiwiView:
    """With all hands, decks, face-down cards and markers open."""
    return _view(state, None, (True,) * int(state.sides))


def _view(state: KiwiState, seat: int | None, open_: tuple[bool, ...]) -> KiwiView:
    return KiwiView(
        seat=seat,
        seats=int(state.seats),
        free_setup=state.free_setup,
        side_b=state.side_b,
        variable_order=state.variable,
        even_nests=state.even_nests,
        edition=EDITIONS[state.edition],
        sixteenth_season_card=state.sixteenth,
        solo_marker="player" if state.from_player else "kiwibot",
        sections=tuple(int(section) + 1 for section in state.sections),
        hexes=_hexes(state),
        sides=tuple(_side(state, side, open_[side]) for side in range(state.sides)),
        season=int(state.season),
        phase=PHASES[state.phase],
        round=int(state.round),
        step=int(state.step),
        first=int(state.first),
        order=_numbers(state.order),
        season_cards=tuple(SEASON_CARD_NAMES[card] for card in state.cards),
        keepers=tuple(None if keeper == 0 else int(keeper) - 1 for keeper in state.keeper),
        fruit_bag=_numbers(state.fruit_bag),
        marker_bag=sum(state.marker_bag),
        decision=decision_of(state),
        pending=pending_of(state),
        open_markers=state.open_markers,
        solo_cards=tuple(int(card) + 1 for card in state.solo_cards),
        bot_seen=_numbers(state.bot_seen),
        bot_aside=None if state.bot_aside < 0 else SOLO_ROWS[state.bot_aside],
    )


def _numbers(numbers: vec[i64]) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers)


def _hexes(state: KiwiState) -> tuple[Hex, ...]:
    clans = tuple(CLANS[clan] for clan in state.clan)
    counts, sides = _numbers(state.all_tokens()), int(state.sides)
    return tuple(_hex(state, hex_, clans, counts[sides * hex_ : sides * hex_ + sides]) for hex_ in range(int(state.hexes)))


def _hex(state: KiwiState, hex_: int, clans: tuple[str, ...], tokens: tuple[int, ...]) -> Hex:
    owner, dominant = int(state.mark[hex_]) - 1, int(state.dominant(hex_))
    return Hex(
        place_in(state.cell(hex_)),
        TERRAINS[state.terrain[hex_]],
        tuple(kiwi for side, clan in enumerate(clans) for kiwi in _kiwis(state, hex_, side, clan)),
        nest_standing(clans, int(state.nest[hex_])),
        None if owner < 0 else clans[owner],
        tokens,
        None if dominant < 0 else clans[dominant],
    )


def _kiwis(state: KiwiState, hex_: int, side: int, clan: str) -> tuple[Kiwi, ...]:
    found = kiwis_in(clan, int(state.kiwis_at(hex_, side)))
    return (*found, KIWIS_BY_CLAN[clan][LEADER]) if state.leader_at[side] == hex_ else found


def _side(state: KiwiState, side: int, own: bool) -> Side:
    markers = _numbers(state.markers[COLOURS * side : COLOURS * side + COLOURS])
    leader = int(state.leader[side])
    hand, deck = int(state.hand[side]), int(state.deck[side])
    return Side(
        clan=CLANS[state.clan[side]],
        leader=None if leader < 0 else LEADER_NAMES[leader],
        ability_used=bool(state.used >> side & 1),
        leader_moved=bool(state.leader_has_moved >> side & 1),
        fruits=_numbers(state.fruits[COLOURS * side : COLOURS * side + COLOURS]),
        marker_count=sum(markers),
        markers=markers if own or state.open_markers else None,
        row=int(state.row[side]),
        reserve=int(state.reserve[side]),
        nests=tuple(name for nest, name in enumerate(NEST_NAMES) if state.built[side] >> nest & 1),
        points=int(state.points[side]),
        total=int(scoring.total(state, side)),
        season_values=tuple(int(season_cards.value(state, card, side)) for card in state.cards),
        hand_size=int(total(hand)),
        hand=card_names(hand) if own else None,
        deck_size=int(total(deck)),
        deck=card_names(deck) if own else None,
        plays=tuple(_played_card(state, side, turn, own) for turn in range(TURNS)),
        first_unshuffled_turn=int(state.first_unshuffled_turn[side]),
        space=int(state.space[side]),
        last_space=int(state.last_space[side]),
    )


def _played_card(state: KiwiState, side: int, turn: int, own: bool) -> str:
    played = int(state.plays[TURNS * side + turn])
    if played == 0:
        return ""
    if state.is_bot(side):
        return SOLO_ROWS[played - 1]
    if played < DOWN:
        return CARDS[played - 1]
    return f"down {CARDS[played - DOWN - 1]}" if own else "down"


def season_card_said(view: KiwiView, card: str) -> str:
    """W60: which words tell a season card's condition in this edition."""
    return SPANISH_NAMES.get(card, card) if view.edition == "es" else card


def move_colours(view: KiwiView, clan: str) -> tuple[str, str]:
    """W6, W70: the fruits that pay for an extra move."""
    board = BOX.clans[CLANS.index(clan)]
    return board.side_b.move if view.side_b else board.move


def nest_to_build(built: tuple[str, ...], kind: str) -> str:
    """W42: rank 1 before rank 2."""
    return next(name for name in NEST_NAMES if name.startswith(kind) and name not in built)


# --- imagining -------------------------------------------------------------------------------------------------------


def imagine(view: KiwiView) -> KiwiBelief:
    known = known_part(view)
    hidden = [side for side in range(view.seats) if view.sides[side].hand is None]
    markers = [_unknown_markers(view, side) for side in range(len(view.sides))]
    return KiwiBelief(known, sum(1 << side for side in hidden), [side.hand_size for side in view.sides], markers)


def _unknown_markers(view: KiwiView, side: int) -> int:
    if view.sides[side].markers is not None:
        return 0
    seen = sum(view.bot_seen) if view.seats == 1 and side == BOT else 0
    return view.sides[side].marker_count - seen - len(_shown_markers(view, side))


def _shown_markers(view: KiwiView, side: int) -> list[str]:
    """The place where a hidden marker is being put: it is of that terrain."""
    if view.sides[side].markers is not None:
        return []
    return [pending.about["place"] for pending in view.pending if (pending.kind, pending.side) == ("mark-token", side)]


def known_part(view: KiwiView) -> KiwiState:
    """The state as far as the view tells it; all markers that it doesn't tell of are in the bag."""
    state = KiwiState(view.seats)
    state.free_setup = view.free_setup
    state.side_b = view.side_b
    state.variable = view.variable_order
    state.even_nests = view.even_nests
    state.edition = EDITIONS.index(view.edition)
    state.sixteenth = view.sixteenth_season_card
    state.from_player = view.solo_marker == "player"
    state.clan = vec[i64](CLANS.index(side.clan) for side in view.sides)
    setup.lay_sections(state, vec[i64](section - 1 for section in view.sections))
    setup.empty(state)
    for number, hex_ in enumerate(view.hexes):
        _set_hex(state, number, hex_)
    for number, side in enumerate(view.sides):
        _set_side(state, number, side)
    _set_course(state, view)
    _set_markers(state, view)
    return state


def _side_of(state: KiwiState, clan: str) -> int:
    return int(state.side_of_clan(CLANS.index(clan)))


def _set_hex(state: KiwiState, number: int, hex_: Hex) -> None:
    for kiwi in hex_.kiwis:
        if kiwi.is_leader:
            state.leader_at[_side_of(state, kiwi.clan)] = number
        else:
            state.add_kiwi(number, _side_of(state, kiwi.clan), kiwi.number)
    if hex_.nest is not None:
        state.nest[number] = 1 + CLAN_NESTS * _side_of(state, hex_.nest.clan) + NEST_NAMES.index(hex_.nest.name)
    if hex_.marker is not None:
        state.mark[number] = 1 + _side_of(state, hex_.marker)


def _set_side(state: KiwiState, number: int, side: Side) -> None:
    state.leader[number] = -1 if side.leader is None else LEADER_NAMES.index(side.leader)
    state.used |= side.ability_used << number
    state.leader_has_moved |= side.leader_moved << number
    state.row[number] = side.row
    state.reserve[number] = side.reserve
    state.built[number] = sum(1 << NEST_NAMES.index(nest) for nest in side.nests)
    state.points[number] = side.points
    state.hand[number] = packed(side.hand or ())
    state.deck[number] = packed(side.deck or ())
    state.first_unshuffled_turn[number] = side.first_unshuffled_turn
    state.space[number] = side.space
    state.last_space[number] = side.last_space
    for colour in range(COLOURS):
        state.fruits[COLOURS * number + colour] = side.fruits[colour]
        state.markers[COLOURS * number + colour] = 0 if side.markers is None else side.markers[colour]
    for turn, card in enumerate(side.plays):
        state.plays[TURNS * number + turn] = _number_played(card)


def _number_played(card: str) -> int:
    if card in ("", "down"):
        return DOWN if card else 0
    if card == "joker":
        return 1 + SOLO_ROWS.index(card)
    return 1 + CARDS.index(card) if card in CARDS else DOWN + 1 + CARDS.index(card.removeprefix("down "))


def _set_course(state: KiwiState, view: KiwiView) -> None:
    state.season, state.phase, state.round, state.step = view.season, PHASES.index(view.phase), view.round, view.step
    state.first = view.first
    state.order = vec[i64](view.order)
    state.cards = vec[i64](SEASON_CARD_NAMES.index(name) for name in view.season_cards)
    state.keeper = vec[i64](0 if keeper is None else keeper + 1 for keeper in view.keepers)
    state.fruit_bag = vec[i64](view.fruit_bag)
    state.open_markers = view.open_markers
    state.stack = vec[i64](frame_of(state, pending) for pending in view.pending)
    state.depth = len(view.pending)
    state.solo_cards = vec[i64](card - 1 for card in view.solo_cards)
    state.bot_aside = -1 if view.bot_aside is None else SOLO_ROWS.index(view.bot_aside)
    if state.solo:
        state.bot_cards = unrevealed_cards(state)


def _set_markers(state: KiwiState, view: KiwiView) -> None:
    """Those that were seen though they are hidden now; the others are in the bag."""
    state.bot_seen = vec[i64](view.bot_seen)
    if state.solo and not view.open_markers:
        for terrain in range(COLOURS):
            state.markers[COLOURS * BOT + terrain] = view.bot_seen[terrain]
    for side in range(len(view.sides)):
        for place in _shown_markers(view, side):
            state.markers[COLOURS * side + state.terrain[state.hex_in(cell_of(place))]] += 1
    for terrain in range(COLOURS):
        lying = sum(state.mark[hex_] > 0 and state.terrain[hex_] == terrain for hex_ in range(state.hexes))
        held = sum(state.markers[COLOURS * side + terrain] for side in range(state.sides))
        state.marker_bag[terrain] = OF_EACH - lying - held

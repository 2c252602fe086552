"""What a seat may see in Kiwi Chow Down: all but the others' hands, decks, face-down cards and kinds of markers."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kibako.engine.game import View
from kibako.games.kiwi import actions, settling
from kibako.games.kiwi.belief import KiwiBelief, card_count
from kibako.games.kiwi.codes import BOT, COLOURS, DOWN, KINDS, LEADER, MARK_TOKEN, NESTS, OF_EACH, TURNS
from kibako.games.kiwi.components import CARDS, CLANS, LEADERS, NEST_NAMES, SEASON_CARDS, TERRAINS
from kibako.games.kiwi.island import place_of
from kibako.games.kiwi.options import EDITIONS
from kibako.games.kiwi.play import KiwiState
from kibako.games.kiwi.position import FRAMES, PHASES, ROWS, bot_cards_left
from kibako.games.kiwi.state import count_of, first_of, kind_of, side_of

Place = tuple[int, int]


class Hex(msgspec.Struct, frozen=True):
    q: int
    r: int
    terrain: str
    kiwis: tuple[str, ...]  # "red-2", "red-leader"; "red-2-moved" if it can't move again this turn
    nest: str | None  # "red-tree-1"
    marker: str | None  # the clan whose domain marker lies here


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
    hand_size: int
    hand: tuple[str, ...] | None
    deck_size: int
    deck: tuple[str, ...] | None  # one's own: what it holds, in no order
    plays: tuple[str, ...]  # by turn: a card, "down" or "down move", "" if none
    era: int  # the first turn whose card was not shuffled into the deck again
    space: int  # on the turn track; 0: none
    last_space: int


class KiwiView(View, frozen=True, kw_only=True):
    free_setup: bool
    side_b: bool
    variable_order: bool
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
    doing: str
    turn: int | None  # whose decision it is
    pending: tuple[int, ...]
    open_markers: bool
    solo_cards: tuple[int, ...]
    bot_seen: tuple[int, ...]  # the Kiwibot's markers that were shown and turned back, by terrain


def look(state: KiwiState, seat: int | None) -> KiwiView:
    return _view(state, seat, tuple(side == seat for side in range(int(state.sides))))


def reveal(state: KiwiState) -> KiwiView:
    """With all hands, decks, face-down cards and markers open."""
    return _view(state, None, (True,) * int(state.sides))


def _view(state: KiwiState, seat: int | None, open_: tuple[bool, ...]) -> KiwiView:
    pending = tuple(int(state.stack[i]) for i in range(int(state.depth)))
    return KiwiView(
        seat=seat,
        seats=int(state.seats),
        free_setup=state.free_setup,
        side_b=state.side_b,
        variable_order=state.variable,
        edition=EDITIONS[state.edition],
        sixteenth_season_card=state.sixteenth,
        solo_marker="player" if state.from_player else "kiwibot",
        sections=tuple(int(section) + 1 for section in state.sections),
        hexes=tuple(_hex(state, hex_) for hex_ in range(state.hexes)),
        sides=tuple(_side(state, side, open_[side]) for side in range(state.sides)),
        season=int(state.season),
        phase=PHASES[state.phase],
        round=int(state.round),
        step=int(state.step),
        first=int(state.first),
        order=_numbers(state.order),
        season_cards=tuple(SEASON_CARDS[card].name for card in state.cards),
        keepers=tuple(None if keeper == 0 else int(keeper) - 1 for keeper in state.keeper),
        fruit_bag=_numbers(state.fruit_bag),
        marker_bag=sum(state.marker_bag),
        doing=FRAMES[int(kind_of(pending[-1]))] if pending else "over",
        turn=int(state.to_act()) if pending else None,
        pending=pending,
        open_markers=state.open_markers,
        solo_cards=tuple(int(card) + 1 for card in state.solo_cards),
        bot_seen=_numbers(state.bot_seen),
    )


def _numbers(numbers: vec[i64]) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers)


def _hex(state: KiwiState, hex_: int) -> Hex:
    q, r = place_of(int(state.cell(hex_)))
    nest = int(state.nest[hex_]) - 1
    owner = int(state.mark[hex_]) - 1
    return Hex(
        q,
        r,
        TERRAINS[state.terrain[hex_]],
        tuple(kiwi for side in range(state.sides) for kiwi in kiwis_of(state, hex_, side)),
        None if nest < 0 else f"{CLANS[state.clan[nest // NESTS]]}-{NEST_NAMES[nest % NESTS]}",
        None if owner < 0 else CLANS[state.clan[owner]],
    )


def kiwis_of(state: KiwiState, hex_: int, side: int) -> list[str]:
    clan = CLANS[state.clan[side]]
    kiwis = int(state.kiwis_at(hex_, side))
    found = [f"{clan}-{actions.PIECES[kind]}" for kind in range(KINDS) for _ in range(count_of(kiwis, kind))]
    return [*found, f"{clan}-leader"] if state.leader_at[side] == hex_ else found


def card_names(cards: int) -> tuple[str, ...]:
    return tuple(name for card, name in enumerate(CARDS) for _ in range(cards >> 4 * card & 15))


def _side(state: KiwiState, side: int, own: bool) -> Side:
    markers = _numbers(state.markers[COLOURS * side : COLOURS * side + COLOURS])
    leader = int(state.leader[side])
    hand, deck = int(state.hand[side]), int(state.deck[side])
    return Side(
        clan=CLANS[state.clan[side]],
        leader=None if leader < 0 else LEADERS[leader].name,
        ability_used=bool(state.used >> side & 1),
        leader_moved=bool(state.tired >> side & 1),
        fruits=_numbers(state.fruits[COLOURS * side : COLOURS * side + COLOURS]),
        marker_count=sum(markers),
        markers=markers if own or state.open_markers else None,
        row=int(state.row[side]),
        reserve=int(state.reserve[side]),
        nests=tuple(name for nest, name in enumerate(NEST_NAMES) if state.built[side] >> nest & 1),
        points=int(state.points[side]),
        hand_size=int(card_count(hand)),
        hand=card_names(hand) if own else None,
        deck_size=int(card_count(deck)),
        deck=card_names(deck) if own else None,
        plays=tuple(_play(state, side, turn, own) for turn in range(TURNS)),
        era=int(state.era[side]),
        space=int(state.space[side]),
        last_space=int(state.last_space[side]),
    )


def _play(state: KiwiState, side: int, turn: int, own: bool) -> str:
    played = int(state.plays[TURNS * side + turn])
    if played == 0:
        return ""
    if state.is_bot(side):
        return ROWS[played - 1]
    if played < DOWN:
        return CARDS[played - 1]
    return f"down {CARDS[played - DOWN - 1]}" if own else "down"


def next_nest(built: tuple[str, ...], kind: str) -> str:
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


def _shown_markers(view: KiwiView, side: int) -> list[int]:
    """The hex where a hidden marker is being placed: it is of that terrain."""
    placing = [frame for frame in view.pending if kind_of(frame) == MARK_TOKEN and side_of(frame) == side]
    return [int(first_of(frame)) for frame in placing] if view.sides[side].markers is None else []


def known_part(view: KiwiView) -> KiwiState:
    """The state as far as the view tells it; all markers that it doesn't tell of are in the bag."""
    state = KiwiState(view.seats)
    state.free_setup = view.free_setup
    state.side_b = view.side_b
    state.variable = view.variable_order
    state.edition = EDITIONS.index(view.edition)
    state.sixteenth = view.sixteenth_season_card
    state.from_player = view.solo_marker == "player"
    state.clan = vec[i64](CLANS.index(side.clan) for side in view.sides)
    settling.lay_sections(state, vec[i64](section - 1 for section in view.sections))
    settling.empty(state)
    for number, hex_ in enumerate(view.hexes):
        _set_hex(state, number, hex_)
    for number, side in enumerate(view.sides):
        _set_side(state, number, side)
    _set_course(state, view)
    return state


def _set_hex(state: KiwiState, number: int, hex_: Hex) -> None:
    for kiwi in hex_.kiwis:
        clan, _, piece = kiwi.partition("-")
        side, kind = int(state.side_of_clan(CLANS.index(clan))), actions.PIECES.index(piece)
        if kind == LEADER:
            state.leader_at[side] = number
        else:
            state.add_kiwi(number, side, kind)
    if hex_.nest is not None:
        clan, _, nest = hex_.nest.partition("-")
        state.nest[number] = 1 + NESTS * int(state.side_of_clan(CLANS.index(clan))) + NEST_NAMES.index(nest)
    if hex_.marker is not None:
        state.mark[number] = 1 + int(state.side_of_clan(CLANS.index(hex_.marker)))


def _set_side(state: KiwiState, number: int, side: Side) -> None:
    state.leader[number] = -1 if side.leader is None else [leader.name for leader in LEADERS].index(side.leader)
    state.used |= side.ability_used << number
    state.tired |= side.leader_moved << number
    state.row[number] = side.row
    state.reserve[number] = side.reserve
    state.built[number] = sum(1 << NEST_NAMES.index(nest) for nest in side.nests)
    state.points[number] = side.points
    state.hand[number] = _packed(side.hand or ())
    state.deck[number] = _packed(side.deck or ())
    state.era[number] = side.era
    state.space[number] = side.space
    state.last_space[number] = side.last_space
    for colour in range(COLOURS):
        state.fruits[COLOURS * number + colour] = side.fruits[colour]
        state.markers[COLOURS * number + colour] = 0 if side.markers is None else side.markers[colour]
    for turn, card in enumerate(side.plays):
        state.plays[TURNS * number + turn] = _played(card)


def _packed(cards: tuple[str, ...]) -> int:
    return sum(1 << 4 * CARDS.index(card) for card in cards)


def _played(card: str) -> int:
    if card in ("", "down"):
        return DOWN if card else 0
    if card == "joker":
        return 1 + ROWS.index(card)
    return 1 + CARDS.index(card) if card in CARDS else DOWN + 1 + CARDS.index(card.removeprefix("down "))


def _set_course(state: KiwiState, view: KiwiView) -> None:
    state.season, state.phase, state.round, state.step = view.season, PHASES.index(view.phase), view.round, view.step
    state.first = view.first
    state.order = vec[i64](view.order)
    state.cards = vec[i64]([card.name for card in SEASON_CARDS].index(name) for name in view.season_cards)
    state.keeper = vec[i64](0 if keeper is None else keeper + 1 for keeper in view.keepers)
    state.fruit_bag = vec[i64](view.fruit_bag)
    state.open_markers = view.open_markers
    state.stack = vec[i64](view.pending)
    state.depth = len(view.pending)
    state.solo_cards = vec[i64](card - 1 for card in view.solo_cards)
    state.bot_seen = vec[i64](view.bot_seen)
    if view.seats == 1:
        state.bot_cards = bot_cards_left(state)
        if not view.open_markers:
            for terrain in range(COLOURS):
                state.markers[COLOURS * BOT + terrain] = view.bot_seen[terrain]
    for side in range(len(view.sides)):
        for hex_ in _shown_markers(view, side):
            state.markers[COLOURS * side + state.terrain[hex_]] += 1
    for terrain in range(COLOURS):
        lying = sum(state.mark[hex_] > 0 and state.terrain[hex_] == terrain for hex_ in range(state.hexes))
        held = sum(state.markers[COLOURS * side + terrain] for side in range(state.sides))
        state.marker_bag[terrain] = OF_EACH - lying - held

"""Positions of Kiwi Chow Down as short descriptions; docs/lab/kiwi.md tells what can be said.

Only `clans` is needed. What is left out is as usual: leaders at home and no other kiwi on the island, all other tokens on the
row and in the reserve, no fruits and markers, a hand of one Move, Feed and Build, seat 0 to play the first card of season 1.
"""

from __future__ import annotations

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kibako.engine.errors import BadPosition, KibakoError
from kibako.engine.game import Fields
from kibako.engine.sheet import Options
from kibako.games.kiwi import actions, settling
from kibako.games.kiwi.codes import (
    ACTIONS,
    BOT,
    BOT_DECK,
    CHOOSE_CARD,
    COLOURS,
    DOWN,
    EFFECTS,
    HAND,
    KINDS,
    LEADER,
    MARKING,
    MOST_FRUITS,
    NESTS,
    OF_EACH,
    OVER,
    ROUNDS,
    ROW,
    SEASONS,
    TOKENS,
    TURNS,
    WHOLE_DECK,
)
from kibako.games.kiwi.codes import SPACES as CHOOSING_SPACES
from kibako.games.kiwi.components import (
    CARDS,
    CLANS,
    FRUITS,
    LEADERS,
    LEADERS_A_CLAN,
    NEST_NAMES,
    SEASON_CARDS,
    SPACES,
    TERRAINS,
)
from kibako.games.kiwi.frames import options
from kibako.games.kiwi.island import SECTION, place_of
from kibako.games.kiwi.options import check_mode, set_options
from kibako.games.kiwi.play import KiwiState
from kibako.games.kiwi.state import count_of, frame, kind_of, side_of

PHASES: Final = ("leaders", "settling", "spaces", "awakening", "change", "actions", "reward", "marking", "over")
ROWS: Final = ("move", "feed", "build", "joker")  # of a solo card
DECISIONS: Final = (
    *("leader", "settle-leader", "settle", "settle-big", "space", "card", "move", "pay-move", "push", "push-this", "ashore"),
    *("way", "bring", "pull", "feed", "pay", "take", "build", "place", "grow", "nest", "bonus", "give-fruit", "give-marker"),
    *("remove", "mark", "mark-token", "prize"),
)
EFFECT_NAMES: Final = (
    *("gain", "uncover", "feed-kiwi", "explode", "push-hex", "set-nest", "nest-benefit", "ability", "place-at", "unmark-grown"),
    *("rewards", "end-turn", "after-marker", "bot-turn", "bot-cell"),
)
FRAMES: Final = dict(enumerate(DECISIONS)) | dict(enumerate(EFFECT_NAMES, start=EFFECTS))
FRAME_NUMBERS: Final = {name: number for number, name in FRAMES.items()}
DEFAULT_HAND: Final = "move feed build"
NONE: Final = "-"


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    clans: str  # by seat: "red green"; in solo the player's and the Kiwibot's
    solo: bool = False
    sections: str = ""  # "1 2": which island section lies in which slot
    island: dict[str, str] = {}  # by hex: "red-1 red-1 red-leader green-2 red-tree-1 green-marker"
    leaders: str = ""  # the leader cards by seat
    used: str = ""  # clans whose leader used its ability this season
    tired: str = ""  # clans whose leader moved this turn
    fruits: list[str] = []  # by seat: "red red blue"
    markers: list[str] = []  # by seat: "flower sand"
    row: str = ""  # tokens on the rows, by seat
    reserve: str = ""
    points: str = ""  # of season cards
    hands: list[str] = []
    plays: list[str] = []  # by seat and turn: "move down-feed - build"
    era: str = ""  # by seat: the first turn whose card was not shuffled into the deck again
    spaces: str = ""  # on the turn track
    last_spaces: str = ""
    season: int = 1
    phase: str = "actions"
    round: int | None = None
    step: int | None = None
    turn: int = 0  # whose turn it is to play a card, if nothing is pending
    first: int = 0
    order: str = ""
    cards: str = ""  # season cards in play
    keepers: str = ""  # by season card: a clan or "-"
    pending: list[str] = []  # decisions and effects, the one on top last
    solo_cards: str = ""
    bot_seen: str = ""  # the Kiwibot's markers that were shown and turned back


def _demand(condition: bool, message: str) -> None:
    if not condition:
        raise BadPosition(f"this is no position of Kiwi Chow Down: {message}")


def _join(words: list[str]) -> str:
    return " ".join(words)


def _names(numbers: list[int], names: tuple[str, ...]) -> str:
    return _join([names[number] for number in numbers])


def _multiset(counts: list[int], names: tuple[str, ...]) -> str:
    return _join([name for name, count in zip(names, counts, strict=True) for _ in range(count)])


def _index(name: str, names: tuple[str, ...], what: str) -> int:
    _demand(name in names, f"{name!r} is no {what}; there are {', '.join(names)}")
    return names.index(name)


LEADER_NAMES: Final = tuple(leader.name for leader in LEADERS)
CARD_NAMES: Final = tuple(card.name for card in SEASON_CARDS)


# --- writing ---------------------------------------------------------------------------------------------------------


def describe(state: KiwiState) -> Fields:
    sides = range(int(state.sides))
    described = Position(
        clans=_names([int(clan) for clan in state.clan], CLANS),
        solo=state.solo,
        sections=_join([str(section + 1) for section in state.sections]),
        island={_place(state, hex_): text for hex_ in range(state.hexes) if (text := _write_hex(state, hex_))},
        leaders=_join([NONE if leader < 0 else LEADER_NAMES[leader] for leader in state.leader]),
        used=_write_clans(state, int(state.used)),
        tired=_write_clans(state, int(state.tired)),
        fruits=_lists([_multiset(_four(state.fruits, side), FRUITS) for side in sides]),
        markers=_lists([_multiset(_four(state.markers, side), TERRAINS) for side in sides]),
        row=_written(state.row),
        reserve=_written(state.reserve),
        points=_written(state.points) if any(state.points) else "",
        hands=[_multiset([state.hand[side] >> 4 * card & 15 for card in range(6)], CARDS) for side in range(state.seats)],
        plays=_lists([_write_plays(state, side) for side in sides]),
        era=_written(state.era) if any(state.era) else "",
        spaces=_written(state.space) if any(state.space) else "",
        last_spaces=_written(state.last_space) if any(state.last_space) else "",
        season=int(state.season),
        phase=PHASES[state.phase],
        round=int(state.round),
        step=int(state.step),
        first=int(state.first),
        order=_written(state.order),
        cards=_names([int(card) for card in state.cards], CARD_NAMES),
        keepers=_write_keepers(state) if any(state.keeper) else "",
        pending=[_write_frame(int(state.stack[i])) for i in range(state.depth)],
        solo_cards=_join([str(card + 1) for card in state.solo_cards]),
        bot_seen=_multiset([int(count) for count in state.bot_seen], TERRAINS),
    )
    fields: Fields = msgspec.to_builtins(described)
    fields = {name: value for name, value in fields.items() if value is not None}
    return fields | {"island": fields.pop("island")} if "island" in fields else fields


def _four(counts: vec[i64], side: int) -> list[int]:
    return [int(count) for count in counts[COLOURS * side : COLOURS * side + COLOURS]]


def _lists(texts: list[str]) -> list[str]:
    return texts if any(texts) else []


def _written(numbers: vec[i64]) -> str:
    return _join([str(int(number)) for number in numbers])


def _place(state: KiwiState, hex_: int) -> str:
    q, r = place_of(int(state.cell(hex_)))
    return f"{q},{r}"


def _write_hex(state: KiwiState, hex_: int) -> str:
    words = []
    for side in range(state.sides):
        clan, kiwis = CLANS[state.clan[side]], int(state.kiwis_at(hex_, side))
        words += [f"{clan}-{actions.PIECES[kind]}" for kind in range(KINDS) for _ in range(count_of(kiwis, kind))]
        if state.leader_at[side] == hex_:
            words.append(f"{clan}-leader")
    if state.nest[hex_] > 0:
        owner, nest = divmod(int(state.nest[hex_]) - 1, NESTS)
        words.append(f"{CLANS[state.clan[owner]]}-{NEST_NAMES[nest]}")
    if state.mark[hex_] > 0:
        words.append(f"{CLANS[state.clan[int(state.mark[hex_]) - 1]]}-marker")
    return _join(words)


def _write_clans(state: KiwiState, bits: int) -> str:
    return _join([CLANS[state.clan[side]] for side in range(state.sides) if bits >> side & 1])


def _write_plays(state: KiwiState, side: int) -> str:
    plays = [int(play) for play in state.plays[TURNS * side : TURNS * side + TURNS]]
    while plays and plays[-1] == 0:
        plays.pop()
    names = ROWS if state.is_bot(side) else CARDS
    return _join(
        [NONE if play == 0 else f"down-{names[play - DOWN - 1]}" if play > DOWN else names[play - 1] for play in plays]
    )


def _write_keepers(state: KiwiState) -> str:
    return _join([NONE if keeper == 0 else CLANS[state.clan[int(keeper) - 1]] for keeper in state.keeper])


def _write_frame(given: int) -> str:
    numbers = [given >> shift & 255 for shift in (8, 16, 24, 32)]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return _join([FRAMES[int(kind_of(given))], str(int(side_of(given))), *map(str, numbers)])


# --- reading ---------------------------------------------------------------------------------------------------------


def arrange(fields: Fields, options: Options) -> KiwiState:
    try:
        position = msgspec.convert(fields, Position)
        state = _begin(position, options)
        _read_island(state, position)
        _read_supplies(state, position)
        _read_course(state, position)
        _read_tokens(state, position)
        _read_hands(state, position)
        _read_solo(state, position)
        _read_pending(state, position)
        return state
    except BadPosition:
        raise
    except (msgspec.ValidationError, ValueError, OverflowError) as error:
        raise BadPosition(f"this is no position of Kiwi Chow Down: {error}") from None


def _begin(position: Position, options: Options) -> KiwiState:
    clans = [_index(name, CLANS, "clan") for name in position.clans.split()]
    _demand(len(set(clans)) == len(clans) and 2 <= len(clans) <= 4, "clans names two to four different clans")
    _demand(not position.solo or len(clans) == 2, "in solo clans names the player's clan and the Kiwibot's")
    seats = 1 if position.solo else len(clans)
    try:
        check_mode(seats, options)
    except KibakoError as error:
        raise BadPosition(str(error)) from None
    state = KiwiState(seats)
    set_options(state, options)
    state.clan = vec[i64](clans)
    sections = _by_side(position.sections, state, list(range(1, 5))[: state.sides], "sections")
    _demand(set(sections) <= {1, 2, 3, 4} and len(set(sections)) == state.sides, "sections are 1 to 4, each once")
    settling.lay_sections(state, vec[i64](section - 1 for section in sections))
    settling.empty(state)
    return state


def _by_side(text: str, state: KiwiState, default: list[int], what: str) -> list[int]:
    """A number for each side."""
    if not text:
        return default
    numbers = [int(word) for word in text.split()]
    _demand(len(numbers) == state.sides, f"{what} needs {state.sides} numbers, not {text!r}")
    _demand(all(0 <= number <= 56 for number in numbers), f"{what}: {text!r}")
    return numbers


def _texts(texts: list[str], count: int, what: str) -> list[str]:
    _demand(len(texts) in (0, count), f"{what} needs an entry for each of {count}, not {len(texts)}")
    return texts or [""] * count


def _side(state: KiwiState, clan: str) -> int:
    side = int(state.side_of_clan(_index(clan, CLANS, "clan")))
    _demand(side >= 0, f"{clan} doesn't play")
    return side


def _bits(state: KiwiState, clans: str) -> int:
    return sum(1 << side for side in {_side(state, clan) for clan in clans.split()})


# --- the island ------------------------------------------------------------------------------------------------------


def _read_island(state: KiwiState, position: Position) -> None:
    hexes = {_place(state, hex_): hex_ for hex_ in range(state.hexes)}
    for place, text in position.island.items():
        _demand(place in hexes, f"there is no hex {place!r} on the island of {state.sides} players")
        for word in text.split():
            _read_piece(state, hexes[place], word)


def _read_piece(state: KiwiState, hex_: int, word: str) -> None:
    clan, _, piece = word.partition("-")
    side = _side(state, clan)
    if piece == "marker":
        _demand(state.mark[hex_] == 0, f"{_place(state, hex_)}: a hex has one marker at most (W55)")
        state.mark[hex_] = 1 + side
    elif piece in NEST_NAMES:
        nest = NEST_NAMES.index(piece)
        _demand(state.nest[hex_] == 0, f"{_place(state, hex_)}: a hex has one nest at most (W42)")
        _demand(not state.built[side] >> nest & 1, f"{clan} has only one {piece} (W1)")
        state.nest[hex_] = 1 + NESTS * side + nest
        state.built[side] |= 1 << nest
    elif piece == "leader":
        _demand(state.leader_at[side] < 0, f"{clan} has only one leader")
        state.leader_at[side] = hex_
    else:
        state.add_kiwi(hex_, side, _index(piece, actions.PIECES[:LEADER], "piece"))
        _demand(state.island_tokens(side) <= TOKENS, f"{clan} has {TOKENS} tokens (W1)")


# --- supplies --------------------------------------------------------------------------------------------------------


def _read_supplies(state: KiwiState, position: Position) -> None:
    for side, text in enumerate(_texts(position.fruits, state.sides, "fruits")):
        for name in text.split():
            colour = _index(name, FRUITS, "fruit")
            state.fruits[COLOURS * side + colour] += 1
            state.fruit_bag[colour] -= 1
        _demand(state.fruit_count(side) <= MOST_FRUITS + 4, f"{text!r} are more fruits than anybody can have (W21)")
    for side, text in enumerate(_texts(position.markers, state.sides, "markers")):
        for name in text.split():
            terrain = _index(name, TERRAINS, "marker")
            state.markers[COLOURS * side + terrain] += 1
            state.marker_bag[terrain] -= 1
    for hex_ in range(state.hexes):
        if state.mark[hex_] > 0:
            state.marker_bag[state.terrain[hex_]] -= 1
    _demand(min(state.fruit_bag) >= 0, f"there are {OF_EACH} fruits of each colour (W3)")
    _demand(min(state.marker_bag) >= 0, f"there are {OF_EACH} markers of each terrain (W3)")


def _read_tokens(state: KiwiState, position: Position) -> None:
    """Every token is somewhere: what isn't told is in the reserve, or back on the row if there are too many for that."""
    lying = [_tokens_lying(state, side) for side in range(state.sides)]
    rows = _by_side(position.row, state, [min(ROW, TOKENS - count) for count in lying], "row")
    _demand(all(row <= ROW for row in rows), f"a row has {ROW} spaces (W13)")
    rest = [TOKENS - count - row for count, row in zip(lying, rows, strict=True)]
    reserves = _by_side(position.reserve, state, rest, "reserve")
    for side in range(state.sides):
        clan = CLANS[state.clan[side]]
        _demand(rest[side] >= 0 and reserves[side] == rest[side], f"{clan} has {TOKENS} tokens in all (W1), not these")
    state.row = vec[i64](rows)
    state.reserve = vec[i64](reserves)


def _tokens_lying(state: KiwiState, side: int) -> int:
    """On the island, under markers and on the turn track."""
    marked = sum(mark == 1 + side for mark in state.mark)
    return int(state.island_tokens(side)) + marked + (state.space[side] > 0 or state.last_space[side] > 0)


def _read_hands(state: KiwiState, position: Position) -> None:
    for side, text in enumerate(_texts(position.plays, state.sides, "plays")):
        _demand(len(text.split()) <= TURNS, f"a game has {TURNS} turns a player, not as many as {text!r}")
        for turn, word in enumerate(text.split()):
            state.plays[TURNS * side + turn] = _read_play(word, state.is_bot(side))
    state.era = vec[i64](_by_side(position.era, state, [0] * state.sides, "era"))
    _demand(max(state.era) <= TURNS, "era is a number of turns")
    settled = state.season > 0
    hands = position.hands or [DEFAULT_HAND if settled else ""] * int(state.seats)
    for side, text in enumerate(_texts(hands, state.seats, "hands")):
        cards = [_index(word, CARDS, "card") for word in text.split()]
        _demand(len(cards) <= HAND, f"a hand has {HAND} cards at most (W32), not {text!r}")
        state.hand[side] = sum(1 << 4 * card for card in cards)
        state.deck[side] = _rest_of_deck(state, side)


def _rest_of_deck(state: KiwiState, side: int) -> int:
    """The cards that are neither in the hand nor played since the discards were shuffled."""
    rest = [WHOLE_DECK >> 4 * card & 15 for card in range(len(CARDS))]
    for card in range(len(CARDS)):
        rest[card] -= state.hand[side] >> 4 * card & 15
    for turn in range(int(state.era[side]), TURNS):
        played = int(state.plays[TURNS * side + turn])
        if played > 0:
            rest[(played & 7) - 1] -= 1
    _demand(min(rest) >= 0, f"{CLANS[state.clan[side]]} has only nine cards (W1)")
    return sum(count << 4 * card for card, count in enumerate(rest))


def _read_play(word: str, bot: bool) -> int:
    if word == NONE:
        return 0
    if bot:
        return 1 + _index(word, ROWS, "card of the Kiwibot")
    down = word.startswith("down-")
    return 1 + _index(word.removeprefix("down-"), CARDS, "card") + (DOWN if down else 0)


# --- the course of the game ------------------------------------------------------------------------------------------


def _read_course(state: KiwiState, position: Position) -> None:
    _demand(position.phase in PHASES, f"phase is one of {', '.join(PHASES)}")
    state.phase = PHASES.index(position.phase)
    early = state.phase < CHOOSING_SPACES
    _demand((0 if early else 1) <= position.season <= SEASONS, f"there are {SEASONS} seasons")
    state.season = position.season
    state.round = position.round if position.round is not None else 1 if state.phase == ACTIONS else 0
    _demand(0 <= state.round <= ROUNDS, f"a season has {ROUNDS} rounds")
    _demand(state.phase != ACTIONS or state.round > 0, f"a round is 1 to {ROUNDS}")
    _demand(0 <= position.first < state.sides, "first is the side that has the first-player marker")
    state.first = position.first
    state.space = vec[i64](_by_side(position.spaces, state, [0] * state.sides, "spaces"))
    state.last_space = vec[i64](_by_side(position.last_spaces, state, [0] * state.sides, "last_spaces"))
    _demand(max(*state.space, *state.last_space) <= SPACES, f"the turn track has {SPACES} spaces")
    _read_order(state, position)
    _read_cards(state, position)
    state.open_markers = state.phase == OVER or (state.phase == MARKING and state.season == SEASONS)
    _read_leaders(state, position)


def _read_order(state: KiwiState, position: Position) -> None:
    if state.variable and all(state.space):
        state.turn_order_by_track()
    else:
        state.turn_order_from(state.first)
    if position.order:
        state.order = vec[i64](_by_side(position.order, state, [], "order"))
    _demand(sorted(state.order) == list(range(state.sides)), "order names every side once")


def _read_cards(state: KiwiState, position: Position) -> None:
    count = 0 if state.season == 0 else 2 * int(state.season) if state.solo else SEASONS
    names = position.cards.split() if position.cards else list(CARD_NAMES[:count])
    _demand(
        len(names) == count and len(set(names)) == count, f"{count} different season cards are in play now, not {len(names)}"
    )
    state.cards = vec[i64](_index(name, CARD_NAMES, "season card") for name in names)
    _demand(
        state.sixteenth or len(CARD_NAMES) - 1 not in state.cards, f"{CARD_NAMES[-1]} needs the option sixteenth_season_card"
    )
    keepers = position.keepers.split() if position.keepers else [NONE] * count
    _demand(len(keepers) == count, f"keepers needs an entry for each of {count} season cards")
    state.keeper = vec[i64](0 if keeper == NONE else 1 + _side(state, keeper) for keeper in keepers)
    state.points = vec[i64](_by_side(position.points, state, [0] * state.sides, "points"))


def _read_leaders(state: KiwiState, position: Position) -> None:
    state.used = _bits(state, position.used)
    state.tired = _bits(state, position.tired)
    names = position.leaders.split() or [LEADER_NAMES[LEADERS_A_CLAN * clan] for clan in state.clan]
    _demand(len(names) == state.sides, f"leaders needs {state.sides} names, not {position.leaders!r}")
    for side, name in enumerate(names):
        state.leader[side] = -1 if name == NONE else _index(name, LEADER_NAMES, "leader")
        own = state.leader[side] < 0 or state.leader[side] // LEADERS_A_CLAN == state.clan[side]
        _demand(own, f"{name} is no leader of {CLANS[state.clan[side]]}")
        if state.phase >= CHOOSING_SPACES:
            _demand(name != NONE, "every side has a leader by now")
            if state.leader_at[side] < 0:
                state.leader_at[side] = SECTION * list(state.order).index(side) + settling.HOME_LEADER


def _read_solo(state: KiwiState, position: Position) -> None:
    if not state.solo:
        _demand(not position.solo_cards and not position.bot_seen, "solo_cards and bot_seen belong to the solo game")
        return
    if state.season > 0:
        cards = [int(word) - 1 for word in (position.solo_cards or "1 2 3 4").split()]
        ascending = cards == sorted(set(cards)) and len(cards) == SEASONS and set(cards) <= set(range(6))
        _demand(ascending, "solo_cards are four of 1 to 6, in ascending order (W90)")
        state.solo_cards = vec[i64](cards)
    state.bot_cards = bot_cards_left(state)
    for name in position.bot_seen.split():
        state.bot_seen[_index(name, TERRAINS, "marker")] += 1
    for terrain in range(COLOURS):
        held = state.markers[COLOURS * BOT + terrain]
        _demand(state.bot_seen[terrain] <= held, "bot_seen are markers that the Kiwibot has")


def bot_cards_left(state: KiwiState) -> int:
    """The Kiwibot's cards that it hasn't revealed since they were shuffled."""
    left = [BOT_DECK >> 4 * row & 15 for row in range(len(ROWS))]
    for turn in range(int(state.era[BOT]), TURNS):
        played = int(state.plays[TURNS * BOT + turn])
        if played > 0:
            left[played - 1] -= 1
    _demand(min(left) >= 0, "the Kiwibot has only nine cards")
    return sum(count << 4 * row for row, count in enumerate(left))


def _read_pending(state: KiwiState, position: Position) -> None:
    _demand(0 <= position.turn < state.seats, f"turn must be a seat, 0 to {state.seats - 1}")
    if state.phase == OVER:
        _demand(not position.pending, "nothing is pending when the game is over")
    elif position.pending:
        for text in position.pending:
            state.push(_read_frame(state, text))
    else:
        _demand(state.phase == ACTIONS, f"phase {position.phase} needs something pending")
        state.push(frame(CHOOSE_CARD, position.turn, 0, 0, 0, 0))
    usual = list(state.order).index(position.turn) + 1 if state.phase == ACTIONS else 0
    state.step = position.step if position.step is not None else usual
    _demand(0 <= state.step <= 10 * state.sides, "step is a number of steps in the phase")
    _demand(state.depth == 0 or _is_decision(state), "the last of pending must be something a player can decide now")


def _is_decision(state: KiwiState) -> bool:
    top = int(state.stack[state.depth - 1])
    return kind_of(top) < EFFECTS and not state.is_bot(side_of(top)) and len(options(state, top)) > 0


def _read_frame(state: KiwiState, text: str) -> int:
    name, *words = text.split()
    _demand(name in FRAME_NUMBERS, f"{name!r} can't be pending; there are {', '.join(FRAME_NUMBERS)}")
    numbers = [int(word) for word in words]
    _demand(1 <= len(numbers) <= 5 and all(0 <= number < 256 for number in numbers), f"pending {text!r}: a side, then numbers")
    _demand(numbers[0] < state.sides, f"pending {text!r}: there is no side {numbers[0]}")
    side, a, b, c, d = numbers + [0] * (5 - len(numbers))
    return int(frame(FRAME_NUMBERS[name], side, a, b, c, d))

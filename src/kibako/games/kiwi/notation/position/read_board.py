"""What a description says of the table: island, supplies, tokens and cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kibako.engine.manifest import Options
from kibako.games.kiwi.data.components import CARDS, CLANS, FRUITS, NEST_NAMES, TERRAINS
from kibako.games.kiwi.notation.names import SOLO_ROWS
from kibako.games.kiwi.notation.pieces import KIND_NAMES
from kibako.games.kiwi.notation.places import place_in
from kibako.games.kiwi.notation.position.schema import ABSENT, Position
from kibako.games.kiwi.options import check_mode, set_options
from kibako.games.kiwi.rules import setup
from kibako.games.kiwi.rules.codes import (
    CLAN_NESTS,
    COLOURS,
    DOWN,
    HAND,
    MOST_FRUITS,
    OF_EACH,
    ROW,
    TOKENS,
    TURNS,
    WHOLE_DECK,
)
from kibako.games.kiwi.rules.state import KiwiState
from kibako.kit.positions import demand, find, read_numbers
from kibako.kit.tallies import counts_of, tally_of

DEFAULT_HAND: Final = "move feed build"
MOST_OF_ANYTHING: Final = 56  # of anything that is counted
MOST_COUNTED: Final = 15  # of what one benefit gives: four bits


def begin(position: Position, options: Options) -> KiwiState:
    """An empty table with the clans and the island of a description."""
    clans = [find(name, CLANS, "clan") for name in position.clans.split()]
    demand(len(set(clans)) == len(clans) and 2 <= len(clans) <= 4, "clans names two to four different clans")
    demand(not position.solo or len(clans) == 2, "in solo clans names the player's clan and the Kiwibot's")
    seats = 1 if position.solo else len(clans)
    check_mode(seats, options)
    state = KiwiState(seats)
    set_options(state, options)
    state.clan = vec[i64](clans)
    sections = by_side(position.sections, state, list(range(1, 1 + int(state.sides))), "sections")
    demand(set(sections) <= {1, 2, 3, 4} and len(set(sections)) == state.sides, "sections are 1 to 4, each once")
    setup.lay_sections(state, vec[i64](section - 1 for section in sections))
    setup.empty(state)
    return state


def by_side(text: str, state: KiwiState, usual: list[int], what: str) -> list[int]:
    """A number for each side."""
    return read_numbers(text, range(MOST_OF_ANYTHING + 1), what, int(state.sides)) if text else usual


def texts_for(texts: list[str], count: int, what: str) -> list[str]:
    demand(len(texts) in (0, count), f"{what} needs an entry for each of {count}, not {len(texts)}")
    return texts or [""] * count


def side_of_clan(state: KiwiState, clan: str) -> int:
    side = int(state.side_of_clan(find(clan, CLANS, "clan")))
    demand(side >= 0, f"{clan} doesn't play")
    return side


# --- the island ------------------------------------------------------------------------------------------------------


def read_island(state: KiwiState, position: Position) -> None:
    hexes = {str(place_in(state.cell(hex_))): hex_ for hex_ in range(int(state.hexes))}
    for place, text in position.island.items():
        demand(place in hexes, f"there is no hex {place[:40]!r} on the island of {state.sides} players")
        for word in text.split():
            read_piece(state, hexes[place], word)


def read_piece(state: KiwiState, hex_: int, word: str) -> None:
    clan, _, piece = word.partition("-")
    side = side_of_clan(state, clan)
    if piece == "marker":
        demand(state.mark[hex_] == 0, f"{place_in(state.cell(hex_))}: a hex has one marker at most (W55)")
        state.mark[hex_] = 1 + side
    elif piece in NEST_NAMES:
        read_nest(state, hex_, side, NEST_NAMES.index(piece))
    elif piece == "leader":
        demand(state.leader_at[side] < 0, f"{clan} has only one leader")
        state.leader_at[side] = hex_
    else:
        state.add_kiwi(hex_, side, find(piece, KIND_NAMES, "piece"))
        demand(state.island_tokens(side) <= TOKENS, f"{clan} has {TOKENS} tokens (W1)")


def read_nest(state: KiwiState, hex_: int, side: int, nest: int) -> None:
    demand(state.nest[hex_] == 0, f"{place_in(state.cell(hex_))}: a hex has one nest at most (W42)")
    demand(not state.built[side] >> nest & 1, f"{CLANS[state.clan[side]]} has only one {NEST_NAMES[nest]} (W1)")
    state.nest[hex_] = 1 + CLAN_NESTS * side + nest
    state.built[side] |= 1 << nest


# --- supplies --------------------------------------------------------------------------------------------------------


def read_supplies(state: KiwiState, position: Position) -> None:
    for side, text in enumerate(texts_for(position.fruits, int(state.sides), "fruits")):
        hand_over(text, FRUITS, "fruit", state.fruits, COLOURS * side, state.fruit_bag)
        demand(state.fruit_count(side) <= MOST_FRUITS + MOST_COUNTED, f"{text!r} are more fruits than anybody can have (W21)")
    for side, text in enumerate(texts_for(position.markers, int(state.sides), "markers")):
        hand_over(text, TERRAINS, "marker", state.markers, COLOURS * side, state.marker_bag)
    for hex_ in range(int(state.hexes)):
        if state.mark[hex_] > 0:
            state.marker_bag[state.terrain[hex_]] -= 1
    demand(min(state.fruit_bag) >= 0, f"there are {OF_EACH} fruits of each colour (W3)")
    demand(min(state.marker_bag) >= 0, f"there are {OF_EACH} markers of each terrain (W3)")


def hand_over(text: str, names: tuple[str, ...], what: str, held: vec[i64], first: int, bag: vec[i64]) -> None:
    """From the bag to a side."""
    for name in text.split():
        number = find(name, names, what)
        held[first + number] += 1
        bag[number] -= 1


def read_tokens(state: KiwiState, position: Position) -> None:
    """Every token is somewhere: what isn't told is in the reserve, or back on the row if there are too many for that."""
    lying = [tokens_lying(state, side) for side in range(int(state.sides))]
    rows = by_side(position.row, state, [min(ROW, TOKENS - count) for count in lying], "row")
    demand(all(row <= ROW for row in rows), f"a row has {ROW} spaces (W13)")
    rest = [TOKENS - count - row for count, row in zip(lying, rows, strict=True)]
    reserves = by_side(position.reserve, state, rest, "reserve")
    for side in range(int(state.sides)):
        clan = CLANS[state.clan[side]]
        demand(rest[side] >= 0 and reserves[side] == rest[side], f"{clan} has {TOKENS} tokens in all (W1), not these")
    state.row = vec[i64](rows)
    state.reserve = vec[i64](reserves)


def tokens_lying(state: KiwiState, side: int) -> int:
    """On the island, under markers and on the turn track."""
    marked = sum(mark == 1 + side for mark in state.mark)
    return int(state.island_tokens(side)) + marked + (state.space[side] > 0 or state.last_space[side] > 0)


# --- cards -----------------------------------------------------------------------------------------------------------


def read_hands(state: KiwiState, position: Position) -> None:
    read_plays(state, position)
    hands = position.hands or [usual_hand(state, position, seat) for seat in range(int(state.seats))]
    for side, text in enumerate(texts_for(hands, int(state.seats), "hands")):
        cards = [find(word, CARDS, "card") for word in text.split()]
        demand(len(cards) <= HAND, f"a hand has {HAND} cards at most (W32), not {text!r}")
        state.hand[side] = sum(1 << 4 * card for card in cards)
        state.deck[side] = rest_of_deck(state, side)


def usual_hand(state: KiwiState, position: Position, seat: int) -> str:
    """Dealt after the set-up (W16); without the card of the turn that is going on (W32)."""
    if state.season == 0:
        return ""
    return DEFAULT_HAND.rpartition(" ")[0] if f"end-turn {seat}" in position.pending else DEFAULT_HAND


def read_plays(state: KiwiState, position: Position) -> None:
    for side, text in enumerate(texts_for(position.plays, int(state.sides), "plays")):
        demand(len(text.split()) <= TURNS, f"a game has {TURNS} turns a player, not as many as {text!r}")
        for turn, word in enumerate(text.split()):
            state.plays[TURNS * side + turn] = read_play(word, state.is_bot(side))
    state.first_unshuffled_turn = vec[i64](
        by_side(position.first_unshuffled_turn, state, [0] * int(state.sides), "first_unshuffled_turn")
    )
    demand(max(state.first_unshuffled_turn) <= TURNS, "first_unshuffled_turn is a number of turns")


def read_play(word: str, bot: bool) -> int:
    if word == ABSENT:
        return 0
    if bot:
        return 1 + find(word, SOLO_ROWS, "card of the Kiwibot")
    down = DOWN if word.startswith("down-") else 0
    return 1 + find(word.removeprefix("down-"), CARDS, "card") + down


def rest_of_deck(state: KiwiState, side: int) -> int:
    """The cards that are neither in the hand nor played since the discards were shuffled."""
    whole, held = counts_of(WHOLE_DECK, len(CARDS)), counts_of(int(state.hand[side]), len(CARDS))
    rest = [count - gone for count, gone in zip(whole, held, strict=True)]
    for turn in range(int(state.first_unshuffled_turn[side]), TURNS):
        played = int(state.plays[TURNS * side + turn])
        if played > 0:
            rest[(played & 7) - 1] -= 1
    demand(min(rest) >= 0, f"{CLANS[state.clan[side]]} has only nine cards (W1)")
    return tally_of(rest)

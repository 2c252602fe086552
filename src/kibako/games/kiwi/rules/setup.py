"""Set-up (W10 to W16) and the turn track (W80 to W82)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kibako.engine.chance import Chance
from kibako.games.kiwi.data import components
from kibako.games.kiwi.data.components import BOX, ISLAND, LEADERS_A_CLAN, SECTION_COLUMNS, SPACES
from kibako.games.kiwi.rules.board import TRACK_BENEFITS, Board, count_of, first_of, frame, side_of
from kibako.games.kiwi.rules.codes import (
    ACT_GROW,
    ACT_LEADER,
    ACT_SETTLE,
    ACT_SPACE,
    BEGAN,
    BOT,
    BOT_DECK,
    CHOSE_SPACE,
    COLOURS,
    FROM,
    GAINED_MARKERS,
    GREW,
    HAND,
    LED,
    OF_EACH,
    ROW,
    SETTLE_BIG,
    SETTLED,
    SPANISH,
    TOKENS,
    TURNS,
    WHOLE_DECK,
    from_of,
    number_of,
    to_of,
)
from kibako.games.kiwi.rules.effects import draw_fruits, draw_markers
from kibako.games.kiwi.rules.hexes import SECTION
from kibako.kit.bags import shuffle
from kibako.kit.tallies import draw

SECTION_TERRAINS: Final = vec[i64]([terrain for section in ISLAND.sections for terrain in section.terrains()])
NEST_GIFTS: Final = (BOX.turn_nests, *BOX.even_nests)  # for any number of sides, then by the option for 2, 3 and 4
NEST_FRUITS: Final = [vec[i64](list(nests.fruits)) for nests in NEST_GIFTS]
NEST_MARKERS: Final = [vec[i64](list(nests.markers)) for nests in NEST_GIFTS]
BOT_MARKERS: Final = 2  # more than its nest gives (W90)


def section_hex(place: tuple[int, int]) -> int:
    return place[0] + SECTION_COLUMNS * place[1]


FIRST: Final = ISLAND.first_game
HOME_LEADER: Final = section_hex(FIRST.leader)
HOME_SIZE_1: Final = vec[i64]([section_hex(place) for place in FIRST.size_1])
HOME_SIZE_2: Final = vec[i64]([section_hex(place) for place in FIRST.size_2])
ABROAD: Final = vec[i64]([section_hex(place) for place in FIRST.abroad])
AWAY: Final = vec[i64]([steps for players in "234" for steps in FIRST.sections_away[players]])


def lay_out(s: Board, chance: Chance) -> None:
    """W5, W10, W13: all that comes before anybody decides; clans, first player and sections by luck."""
    s.clan = shuffled(4, chance)[: s.sides]
    s.first = BOT if s.solo else chance.below(s.seats)
    lay_sections(s, shuffled(4, chance)[: s.sides])
    empty(s)
    s.turn_order_from(s.first)
    s.note(BEGAN, s.first, 0, 0, 0)


def shuffled(count: i64, chance: Chance) -> vec[i64]:
    numbers = vec[u8]([u8(i) for i in range(count)])
    shuffle(numbers, chance)
    return vec[i64]([i64(number) for number in numbers])


def lay_sections(s: Board, sections: vec[i64]) -> None:
    s.sections = sections
    terrain = vec[i64](capacity=s.hexes)
    i: i64
    for section in sections:
        for i in range(SECTION):
            terrain = append(terrain, SECTION_TERRAINS[SECTION * section + i])
    s.terrain = terrain


def empty(s: Board) -> None:
    """An empty island, full bags, whole decks."""
    n = s.sides
    s.kiwis = vec[i64]([0] * (n * s.hexes))
    s.nest = vec[i64]([0] * s.hexes)
    s.mark = vec[i64]([0] * s.hexes)
    s.leader_at = vec[i64]([-1] * n)
    s.leader = vec[i64]([-1] * n)
    s.fruits = vec[i64]([0] * (COLOURS * n))
    s.markers = vec[i64]([0] * (COLOURS * n))
    s.row = vec[i64]([ROW] * n)
    s.reserve = vec[i64]([TOKENS - ROW] * n)
    s.built = vec[i64]([0] * n)
    s.points = vec[i64]([0] * n)
    s.hand = vec[i64]([0] * n)
    s.deck = vec[i64]([WHOLE_DECK] * n)
    s.plays = vec[i64]([0] * (TURNS * n))
    s.first_unshuffled_turn = vec[i64]([0] * n)
    s.space = vec[i64]([0] * n)
    s.last_space = vec[i64]([0] * n)
    s.fruit_bag = vec[i64]([OF_EACH] * COLOURS)
    s.marker_bag = vec[i64]([OF_EACH] * COLOURS)
    s.bot_seen = vec[i64]([0] * COLOURS)
    if s.solo:
        s.deck[BOT] = 0
        s.bot_cards = BOT_DECK


# --- leaders and supplies --------------------------------------------------------------------------------------------


def leader_options(s: Board, given: i64) -> vec[i64]:
    """W11: one of the clan's."""
    first = LEADERS_A_CLAN * s.clan[side_of(given)]
    return vec[i64]([ACT_LEADER + first + i for i in range(LEADERS_A_CLAN)])


def choose_leader(s: Board, side: i64, leader: i64) -> None:
    s.leader[side] = leader
    s.note(LED, side, leader, 0, 0)


def take_supplies(s: Board, chance: Chance) -> None:
    """W7, W12, W90: what the turn-order nests give."""
    which: i64 = s.sides - 1 if s.even_nests else 0
    fruits = NEST_FRUITS[which]
    markers = NEST_MARKERS[which]
    place: i64
    for place in range(s.sides):
        side = s.order[place]
        if not s.is_bot(side):
            draw_fruits(s, side, fruits[place], chance)
        more: i64 = BOT_MARKERS if s.is_bot(side) else 0
        s.note(GAINED_MARKERS, side, draw_markers(s, side, markers[place] + more, chance), 0, 0)


def deal_hands(s: Board, chance: Chance) -> None:
    """W16."""
    side: i64
    _i: i64
    for side in range(s.seats):
        for _i in range(HAND):
            draw_card(s, side, chance)


def draw_card(s: Board, side: i64, chance: Chance) -> None:
    """Any card of the deck, which isn't empty."""
    card = draw(s.deck[side], chance)
    s.deck[side] -= 1 << 4 * card
    s.hand[side] += 1 << 4 * card


# --- kiwis on the island ---------------------------------------------------------------------------------------------


def settle_first_game(s: Board) -> None:
    """W14."""
    place: i64
    i: i64
    for place in range(s.sides):
        side = s.order[place]
        home = SECTION * place
        s.leader_at[side] = home + HOME_LEADER
        for hex_ in HOME_SIZE_1:
            s.add_kiwi(home + hex_, side, 0)
        for hex_ in HOME_SIZE_2:
            s.add_kiwi(home + hex_, side, 1)
        s.reserve[side] = 0
        for i in range(len(ABROAD)):
            away = (place + AWAY[3 * (s.sides - 2) + i]) % s.sides
            s.add_kiwi(SECTION * away + ABROAD[i], side, 0)


def leader_places(s: Board) -> vec[i64]:
    """W15: hexes empty of anyone's kiwis."""
    found = vec[i64](capacity=48)
    hex_: i64
    side: i64
    for hex_ in range(s.hexes):
        taken = False
        for side in range(s.sides):
            if s.has_kiwi(hex_, side):
                taken = True
        if not taken:
            found = append(found, ACT_SETTLE + s.cell(hex_))
    return found


def kiwi_places(s: Board, given: i64) -> vec[i64]:
    """W15: hexes without a kiwi of one's own."""
    found = vec[i64](capacity=48)
    hex_: i64
    for hex_ in range(s.hexes):
        if not s.has_kiwi(hex_, side_of(given)):
            found = append(found, ACT_SETTLE + s.cell(hex_))
    return found


def settle(s: Board, given: i64, action: i64, with_leader: bool) -> None:
    side = side_of(given)
    hex_ = s.hex_in(to_of(action))
    s.add_kiwi(hex_, side, 0)
    s.reserve[side] -= 1
    if with_leader:
        s.add_kiwi(hex_, side, 0)
        s.reserve[side] -= 1
        s.leader_at[side] = hex_
    s.note(SETTLED, side, s.cell(hex_), 1 if with_leader else 0, 0)


def kiwis_to_enlarge(s: Board, given: i64) -> vec[i64]:
    """W15: own kiwis of size 1."""
    side = side_of(given)
    found = vec[i64](capacity=16)
    hex_: i64
    for hex_ in range(s.hexes):
        if count_of(s.kiwis_at(hex_, side), 0) > 0:
            found = append(found, ACT_GROW + FROM * s.cell(hex_))
    return found


def settle_big(s: Board, given: i64, action: i64) -> None:
    side = side_of(given)
    hex_ = s.hex_in(from_of(action))
    s.drop_kiwi(hex_, side, 0)
    s.add_kiwi(hex_, side, 1)
    s.reserve[side] -= 1
    s.note(GREW, side, 0, s.cell(hex_), 0)
    if first_of(given) > 1:
        s.push(frame(SETTLE_BIG, side, first_of(given) - 1, 0, 0, 0))


# --- the turn track --------------------------------------------------------------------------------------------------


def free_spaces(s: Board, given: i64) -> vec[i64]:
    """W81, W82: any free space, but not the one of last season."""
    found = vec[i64](capacity=SPACES)
    space: i64
    for space in range(1, SPACES + 1):
        if space != s.last_space[side_of(given)] and space not in s.space:
            found = append(found, ACT_SPACE + space - 1)
    return found


def choose_space(s: Board, given: i64, action: i64) -> None:
    """W80, W81: what the space gives and takes; the token of the row that is put there uncovers nothing."""
    side = side_of(given)
    number = number_of(action)
    if s.last_space[side] == 0:
        s.row[side] -= 1
    s.space[side] = number + 1
    s.note(CHOSE_SPACE, side, number + 1, 0, 0)
    s.gain(TRACK_BENEFITS, number + (components.SPACES if s.edition == SPANISH else 0), side)

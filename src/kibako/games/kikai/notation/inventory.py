"""Every component of KIKAI, counted wherever it lies."""

from __future__ import annotations

from collections import Counter

from kibako.games.kikai.data.components import COLOURS, DISTRICT_WORDS, ELEMENT_NAMES, ELEMENTS, SEATS
from kibako.games.kikai.rules.state import KikaiState
from kibako.games.kikai.rules.tables import BILLBOARDS, DISTRIBUTORS, ELEMENT_COUNT, NONE, SLOTS, SPACES
from kibako.kit.tallies import count


def component_count(state: KikaiState) -> dict[str, int]:
    counted = fans(state) + elements(state) + cards(state)
    for seat in range(2):
        counted += pieces(state, seat)
    counted["bonus tiles"] = sum(int(bits).bit_count() for bits in (state.bonus_left, state.yellow.tiles, state.purple.tiles))
    return dict(counted)


def fans(state: KikaiState) -> Counter[str]:
    counted: Counter[str] = Counter()
    for tally in (*state.fans, state.yellow.collected, state.purple.collected, state.gone):
        for colour, name in enumerate(COLOURS):
            counted[f"{name} fans"] += int(count(tally, colour))
    for slot in range(SLOTS):
        if state.attracted >> slot & 1:
            counted[f"{COLOURS[state.fan_colour(slot)]} fans"] += 1
    return counted


def elements(state: KikaiState) -> Counter[str]:
    where = [int(element) for element in (*state.kikai, *state.shown) if element != NONE]
    hidden = state.boxed | state.yellow.feet | state.purple.feet
    where += [element for element in range(ELEMENT_COUNT) if hidden >> element & 1]
    return Counter(" ".join([ELEMENT_NAMES[element], ELEMENTS[element].start]).strip() for element in where)


def cards(state: KikaiState) -> Counter[str]:
    counted: Counter[str] = Counter()
    for tally in (state.yellow.hand, state.purple.hand, state.offer, state.played, *state.pile):
        for district, name in enumerate(DISTRICT_WORDS):
            counted[f"{name} cards"] += int(count(tally, district))
    return counted


def pieces(state: KikaiState, seat: int) -> Counter[str]:
    """A player's distributors, billboards and foundation tiles; a tile leaves when feet are built on it."""
    player, name = state.player(seat), SEATS[seat]
    on_streets = sum(int(spaces) for street, spaces in enumerate(SPACES) if player.streets >> street & 1)
    on_squares = sum(billboard != NONE and billboard // BILLBOARDS == seat for billboard in state.billboard)
    built_on = sum(state.height(seat, district) > 0 for district in range(len(DISTRICT_WORDS)))
    return Counter(
        {
            f"{name} distributors": int(DISTRIBUTORS - player.removed) + on_streets + int(player.discarded),
            f"{name} billboards": int(player.billboards).bit_count() + on_squares,
            f"{name} foundation tiles": int(player.foundations).bit_count() + built_on,
        }
    )

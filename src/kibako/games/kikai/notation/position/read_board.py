"""Laying out a described position of KIKAI: what the players have, what lies on the table."""

from __future__ import annotations

from collections import Counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kibako.games.kikai.data.components import (
    COLOURS,
    DISTRIBUTORS,
    DISTRICT_WORDS,
    ELEMENT_NAMES,
    ELEMENTS,
    FANS_A_COLOUR,
    SEATS,
    SQUARE_WORDS,
    STREET_WORDS,
    TOWN,
    TYPES,
    element_number,
)
from kibako.games.kikai.notation.position.schema import ALL_SIX, LETTERS, Position, SidePosition, usual_influence
from kibako.games.kikai.rules.board import Player
from kibako.games.kikai.rules.state import KikaiState
from kibako.games.kikai.rules.tables import (
    BILLBOARDS,
    ELEMENT_COUNT,
    LEVELS,
    NONE,
    OFFER,
    RENOWN_LAST,
    SHOWN_A_LEVEL,
    SLOTS,
    SLOTS_A_SEAT,
    SPACES,
)
from kibako.games.kikai.view import Part
from kibako.kit.bags import set_of
from kibako.kit.positions import demand, find, read_numbers
from kibako.kit.tallies import count, one, tally_of, total

MOST_WRITTEN: Final = 999  # of energy, points and the like


# --- reading: a player -----------------------------------------------------------------------------------------------------


def read_side(state: KikaiState, seat: int, side: SidePosition) -> None:
    player = state.player(seat)
    for name in ("energy", "megaphones", "ladders", "points", "master"):
        number = getattr(side, name)
        demand(0 <= number <= MOST_WRITTEN, f"{name} is from 0 to {MOST_WRITTEN}, not {number}")
        setattr(player, name, number)
    demand(0 <= side.renown <= RENOWN_LAST, f"renown is from 0 to {RENOWN_LAST}, not {side.renown} (M9)")
    player.renown = side.renown
    player.hand = _read_cards_of(side.hand)
    player.collected = _read_fans(side.fans)
    _read_streets(player, side)
    _read_kikai(state, seat, side)


def _read_streets(player: Player, side: SidePosition) -> None:
    streets = [find(_street(text), STREET_WORDS, "street") for text in side.streets]
    demand(len(set(streets)) == len(streets), "each street is named once")
    player.streets = set_of(streets)
    removed = sum(int(SPACES[street]) for street in streets) + side.discarded
    demand(side.discarded >= 0, "no fewer than 0 distributors can have left the game")
    demand(removed <= DISTRIBUTORS, f"each player has {DISTRIBUTORS} distributors, not {removed} (M2)")
    player.discarded = side.discarded
    player.removed = removed


def _street(text: str) -> str:
    """A street's ends in the usual order."""
    turned = " ".join(reversed(text.split()))
    return turned if turned in STREET_WORDS else text


def _read_kikai(state: KikaiState, seat: int, side: SidePosition) -> None:
    player = state.player(seat)
    player.foundations = ALL_SIX
    player.feet = set_of(number for number, element in enumerate(ELEMENTS) if element.start == SEATS[seat])
    kikai: dict[str, tuple[Part, ...]] = {}
    for name, texts in side.kikai.items():
        district = find(name, DISTRICT_WORDS, "district")
        demand(1 <= len(texts) <= LEVELS, f"{name}: a kikai has one to {LEVELS} elements (M19)")
        kikai[name] = tuple(_read_part(text) for text in texts)
        player.foundations &= ~(1 << district)
        for level, part in enumerate(kikai[name]):
            _put_part(state, seat, LEVELS * district + level, part)
    given = read_numbers(side.influence, range(MOST_WRITTEN + 1), "influence", len(COLOURS)) if side.influence else None
    player.influence = vec[i64](given or usual_influence(kikai))


def _read_part(text: str) -> Part:
    words = text.split()
    marks = words[3:]
    demand(set(marks) <= {"fan", "ladder"}, f"{text!r}: after an element come only 'fan' and 'ladder'")
    return Part(" ".join(words[:3]), "fan" in marks, "ladder" in marks)


def _put_part(state: KikaiState, seat: int, place: int, part: Part) -> None:
    slot, level = SLOTS_A_SEAT * seat + place, place % LEVELS
    element = _element(part.element, seat)
    demand(ELEMENTS[element].type == TYPES[level], f"{part.element!r}: a kikai is feet, then body, then head (M19)")
    demand(element not in list(state.kikai), f"{part.element!r} is built twice")
    demand(level > 0 or not part.ladders, "feet need no ladder (M20)")
    below = bool(state.laddered >> slot - 1 & 1) if level else True
    demand(level < LEVELS - 1 or not part.ladders or below, f"{part.element!r}: the body gets its ladder first (M18)")
    state.kikai[slot] = element
    state.attracted |= part.fan << slot
    state.laddered |= part.ladders << slot
    state.player(seat).feet &= ~(1 << element)


def _element(name: str, seat: int) -> int:
    demand(name in ELEMENT_NAMES, f"{name!r} is no element; they are called 'feet blue 2' or 'feet red start'")
    same = [ELEMENTS[number] for number, known in enumerate(ELEMENT_NAMES) if known == name]
    demand(any(element.start in ("", SEATS[seat]) for element in same), f"{name!r} belong to the other player (M13)")
    return element_number(name, seat)


def _read_fans(letters: str) -> int:
    counts = Counter(letters.replace(" ", ""))
    demand(set(counts) <= set(LETTERS), f"{letters!r}: fans are written as {', '.join(LETTERS)}")
    demand(all(number <= FANS_A_COLOUR for number in counts.values()), f"{letters!r} are too many fans (M3)")
    return tally_of([counts[letter] for letter in LETTERS])


def _read_cards_of(text: str) -> int:
    counts = Counter(find(word, DISTRICT_WORDS, "district") for word in text.split())
    for district, held in counts.items():
        demand(held <= TOWN.districts[district].cards, f"there are not {held} cards of {DISTRICT_WORDS[district]} (M4)")
    return tally_of([counts[district] for district in range(len(DISTRICT_WORDS))])


# --- reading: the table ------------------------------------------------------------------------------------------------------


def read_squares(state: KikaiState, position: Position) -> None:
    state.billboard = vec[u8]([NONE] * len(SQUARE_WORDS))
    state.fans = vec[i64]([0] * len(SQUARE_WORDS))
    state.yellow.billboards = state.purple.billboards = ALL_SIX
    for name, text in position.squares.items():
        square = find(name, SQUARE_WORDS, "square")
        owner, _, number = text.partition(" ")
        if owner in SEATS:
            _read_billboard(state, square, SEATS.index(owner), number)
        else:
            state.fans[square] = _read_fans(text)
            fans, most = int(total(state.fans[square])), TOWN.squares[square].fans
            demand(fans <= most, f"{name} holds {most} fans, not {fans} (M5)")
    left = _fans_left(state)
    demand(min(left) >= 0, f"there are {FANS_A_COLOUR} fans of each colour (M3)")
    _fill_squares(state, [number for number, name in enumerate(SQUARE_WORDS) if name not in position.squares], left)
    state.gone = tally_of(left)


def _read_billboard(state: KikaiState, square: int, seat: int, number: str) -> None:
    chosen = find(number, tuple(str(i + 1) for i in range(BILLBOARDS)), "billboard")
    player = state.player(seat)
    demand(bool(player.billboards >> chosen & 1), f"{SEATS[seat]} has only one billboard {number}")
    player.billboards &= ~(1 << chosen)
    state.billboard[square] = BILLBOARDS * seat + chosen


def _fans_left(state: KikaiState) -> list[int]:
    """By colour: the fans named nowhere."""
    tallies = [*state.fans, state.yellow.collected, state.purple.collected]
    left = [FANS_A_COLOUR - sum(int(count(tally, colour)) for tally in tallies) for colour in range(len(COLOURS))]
    for slot in range(SLOTS):
        if state.attracted >> slot & 1:
            left[state.fan_colour(slot)] -= 1
    return left


def _fill_squares(state: KikaiState, squares: list[int], left: list[int]) -> None:
    """One fan each in turn until all are full or none is left; the colours take turns too."""
    for standing in range(max(square.fans for square in TOWN.squares)):
        for square in squares:
            if standing < TOWN.squares[square].fans and sum(left) > 0:
                usual = (square + standing) % len(COLOURS)
                colour = usual if left[usual] else left.index(max(left))
                left[colour] -= 1
                state.fans[square] += one(colour)


def read_elements(state: KikaiState, position: Position) -> None:
    used = {int(element) for element in state.kikai}
    rest = [number for number in range(ELEMENT_COUNT) if number not in used and not ELEMENTS[number].start]
    if position.shown is None:
        by_type = [[number for number in rest if ELEMENTS[number].type == kind] for kind in TYPES]
        shown = [number for some in by_type for number in (*some, NONE, NONE, NONE)[:SHOWN_A_LEVEL]]
    else:
        shown = [NONE if name == "-" else _element(name, 0) for name in position.shown]
    _check_shown(shown, rest)
    state.shown = vec[u8](shown)
    state.boxed = set_of(number for number in rest if number not in shown)


def _check_shown(shown: list[int], rest: list[int]) -> None:
    demand(len(shown) == SHOWN_A_LEVEL * LEVELS, "nine elements are shown, or '-' where there is none (M12)")
    elements = [number for number in shown if number != NONE]
    demand(len(set(elements)) == len(elements), "each element is shown once")
    for place, number in enumerate(shown):
        kind = TYPES[place // SHOWN_A_LEVEL]
        if number == NONE:
            hidden = [other for other in rest if ELEMENTS[other].type == kind and other not in shown]
            demand(not hidden, f"three {kind} elements are shown while there are any (M19)")
            continue
        demand(number in rest, f"{ELEMENT_NAMES[number]!r} is shown, but built or set aside")
        demand(ELEMENTS[number].type == kind, "three feet, three bodies, three heads are shown, in this order (M12)")


def read_tiles(state: KikaiState, position: Position) -> None:
    state.bonus = vec[u8](_read_order(position.bonus, "bonus"))
    orders = [_read_order(side.foundation, "foundation") for side in (position.yellow, position.purple)]
    state.foundation = vec[u8](orders[0] + orders[1])
    for player, side in ((state.yellow, position.yellow), (state.purple, position.purple)):
        player.tiles = set_of(tile - 1 for tile in read_numbers(side.tiles, range(1, 7), "bonus tiles"))
    demand(state.yellow.tiles & state.purple.tiles == 0, "each bonus tile is taken once")
    taken = state.yellow.tiles | state.purple.tiles
    state.bonus_left = set_of(district for district, tile in enumerate(state.bonus) if not int(taken) >> int(tile) & 1)


def _read_order(text: str, where: str) -> list[int]:
    order = [number - 1 for number in read_numbers(text, range(1, 7), where, 6)]
    demand(sorted(order) == list(range(6)), f"{where}: the tiles 1 to 6, one for each district")
    return order


def read_cards(state: KikaiState, position: Position) -> None:
    state.played = _read_cards_of(position.played)
    named = [state.yellow.hand, state.purple.hand, state.played]
    state.offer = _usual_offer(_cards_left(named)) if position.offer is None else _read_cards_of(position.offer)
    layers = [_read_cards_of(layer) for layer in position.pile or []]
    left = _cards_left([*named, state.offer, *layers])
    if position.pile is None:
        layers = [tally_of(left)]
    else:
        demand(not any(left), "every card must be somewhere: in a hand, played, in the offer or in the pile")
    state.pile = vec[i64](layer for layer in layers if layer)
    demand(total(state.offer) <= OFFER, f"the offer has at most {OFFER} cards (M17)")


def _cards_left(tallies: list[i64]) -> list[int]:
    """By district: the cards that are in none of them."""
    left = [
        district.cards - sum(int(count(tally, number)) for tally in tallies) for number, district in enumerate(TOWN.districts)
    ]
    demand(min(left) >= 0, f"there are too many cards of {DISTRICT_WORDS[left.index(min(left))]} (M4)")
    return left


def _usual_offer(left: list[int]) -> int:
    """One card each of the first districts that have any left."""
    return int(sum(one(district) for district in [district for district in range(6) if left[district]][:OFFER]))

"""Positions of Kinoko as short descriptions.

hands, rows: the colours of the cards of value 1, 2, 3, by their first letters: "r g b"; forbidden and families likewise.
All else has a default: scores 0, dice blank, seat 0 to choose a die, each card dealt where it lies and seen by whoever sees it.
Of a complete hand one card counts as dealt to a row, since no hand is dealt complete (K7).
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from kibako.engine.errors import BadPosition
from kibako.engine.game import Fields
from kibako.engine.sheet import Options
from kibako.games.kinoko.actions import PLACES
from kibako.games.kinoko.components import COLOURS, FACES
from kibako.games.kinoko.state import CHOOSE_DEAL, OVER, ROW_COUNT, VALUES, WINNING_SCORE, KinokoState

LETTERS: Final = {colour[0]: number for number, colour in enumerate(COLOURS)}
DOING: Final = ("die", "swap", "peek", "sets", "end", "deal", "over")
LAST_ROUND: Final = 9999


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    hands: list[str]
    rows: list[str]
    families: str  # a colour a seat, then the one left over
    forbidden: str
    turn: int = 0
    doing: str = "die"
    dice: str = "blank blank blank"
    scores: str = ""
    value: int = 0  # of the cards being swapped
    peeked: str = ""  # the place and value of a card that lies open to the seat to act
    round: int = 1
    stopped: int | None = None  # who stopped the last round
    gains: str = ""  # of the last round
    dealt: dict[str, str] = {}  # the place each card of a place was dealt to, if not there
    seen: dict[str, str] = {}  # the seats that have ever seen the cards of a place, as "01 1 -"


def describe(state: KinokoState) -> Fields:
    names = PLACES[: state.places]
    colours = {name: _colours_at(state, place) for place, name in enumerate(names)}
    described = Position(
        hands=[colours[name] for name in names[ROW_COUNT:]],
        rows=[colours[name] for name in names[:ROW_COUNT]],
        families=" ".join(_letter(colour) for colour in state.family),
        forbidden=_letter(state.forbidden),
        turn=int(state.turn),
        doing=DOING[state.doing],
        dice=" ".join(FACES[face] for face in state.dice),
        scores=_numbers(state.points),
        value=int(state.value) if DOING[state.doing] == "swap" else 0,
        peeked=_peeked(state),
        round=int(state.round),
        stopped=None if state.announcer < 0 else int(state.announcer),
        gains=_numbers(state.gains),
        dealt=_dealt(state),
        seen=_seen(state),
    )
    fields: Fields = msgspec.to_builtins(described)
    return fields


def arrange(fields: Fields, options: Options) -> KinokoState:
    try:
        position = msgspec.convert(fields, Position)
        seats = len(position.hands)
        _demand(seats in (2, 3, 4), f"two to four hands are needed, not {seats}")
        state = KinokoState(seats)
        state.memory_aid = bool(options["memory_aid"])
        _lay_cards(state, position)
        _lay_families(state, position)
        _set_table(state, position)
        _read_seen(state, position)
        _set_pending(state, position)
        return state
    except msgspec.ValidationError as error:
        raise BadPosition(f"this is no position of Kinoko: {error}") from None


def _demand(condition: bool, message: str) -> None:
    if not condition:
        raise BadPosition(f"this is no position of Kinoko: {message}")


def _letter(colour: int) -> str:
    return COLOURS[colour][0]


def _colour(letter: str) -> int:
    _demand(letter in LETTERS, f"{letter!r} is no colour; the colours are {' '.join(LETTERS)}")
    return LETTERS[letter]


def _three(text: str, where: str) -> list[str]:
    words = text.split()
    _demand(len(words) == VALUES, f"{where} needs three entries, for the values 1, 2, 3; it has {text!r}")
    return words


# --- writing -----------------------------------------------------------------------------------------------------


def _slots(place: int) -> range:
    return range(VALUES * place, VALUES * place + VALUES)


def _colours_at(state: KinokoState, place: int) -> str:
    return " ".join(_letter(state.colour_at(slot)) for slot in _slots(place))


def _peeked(state: KinokoState) -> str:
    if state.peeked < 0:
        return ""
    place, index = divmod(list(state.card).index(int(state.peeked)), VALUES)
    return f"{PLACES[place]} {index + 1}"


def _numbers(given: vec[u8] | vec[i64]) -> str:
    return " ".join(str(int(number)) for number in given) if any(given) else ""


def _dealt(state: KinokoState) -> dict[str, str]:
    """Nothing if the usual reading is right, else every place."""
    usual = _usual_deal(state.places, [int(state.colour_at(slot)) for slot in range(VALUES * state.places)])
    if [int(card) for card in state.card] == usual:
        return {}
    return {
        PLACES[place]: " ".join(PLACES[state.card[slot] // VALUES] for slot in _slots(place)) for place in range(state.places)
    }


def _seen(state: KinokoState) -> dict[str, str]:
    usual = _usual_seen(state)
    return {
        PLACES[place]: " ".join(_digits(_seen_at(state, slot)) for slot in _slots(place))
        for place in range(state.places)
        if any(_seen_at(state, slot) != usual[state.card[slot]] for slot in _slots(place))
    }


def _seen_at(state: KinokoState, slot: int) -> int:
    return int(state.seen[int(state.card[slot])])


def _digits(seats: int) -> str:
    return "".join(str(seat) for seat in range(4) if seats >> seat & 1) or "-"


# --- reading -----------------------------------------------------------------------------------------------------


def _lay_cards(state: KinokoState, position: Position) -> None:
    _demand(len(position.rows) == ROW_COUNT, f"two rows are needed, not {len(position.rows)}")
    by_slot = [_colour(letter) for text in (*position.rows, *position.hands) for letter in _three(text, "a hand or row")]
    palette = sorted(set(by_slot))
    _demand(len(palette) == state.places, f"{state.seats} players use {state.places} colours (K3), not {len(palette)}")
    for index in range(VALUES):
        _demand(len(set(by_slot[index::VALUES])) == state.places, f"each colour needs exactly one card of value {index + 1}")
    cards = _read_deal(state.places, position.dealt) if position.dealt else _usual_deal(state.places, by_slot)
    state.palette = vec[u8](palette)
    state.card = vec[u8](cards)
    state.colour = vec[u8](colour for _, colour in sorted(zip(cards, by_slot, strict=True)))
    _demand(not state.any_complete_hand(), "no hand can have been dealt complete (K7)")


def _usual_deal(places: int, by_slot: list[int]) -> list[int]:
    """Each card dealt where it lies; one card of a complete hand came from a row, as no hand is dealt complete (K7)."""
    cards = list(range(VALUES * places))
    for number, first in enumerate(range(VALUES * ROW_COUNT, VALUES * places, VALUES)):
        if len(set(by_slot[first : first + VALUES])) == 1:
            index, row = number % VALUES, number // VALUES
            cards[first + index], cards[VALUES * row + index] = VALUES * row + index, first + index
    return cards


def _read_deal(places: int, dealt: dict[str, str]) -> list[int]:
    cards = list(range(VALUES * places))
    for name, text in dealt.items():
        for index, origin in enumerate(_three(text, name)):
            cards[VALUES * _place(name, places) + index] = VALUES * _place(origin, places) + index
    _demand(sorted(cards) == list(range(VALUES * places)), "each place must have been dealt one card of each value")
    return cards


def _place(name: str, places: int) -> int:
    _demand(name in PLACES[:places], f"{name!r} is no place here; there are {', '.join(PLACES[:places])}")
    return PLACES.index(name)


def _usual_seen(state: KinokoState) -> list[int]:
    """By card: whoever sees it where it lies, or saw it where it was dealt; everybody once the round is over (K16)."""
    if state.doing >= CHOOSE_DEAL:
        return [(1 << int(state.seats)) - 1] * (VALUES * int(state.places))
    seen = [int(state.onlookers(card // VALUES)) for card in range(VALUES * state.places)]
    for slot in range(VALUES * state.places):
        seen[state.card[slot]] |= int(state.onlookers(slot // VALUES))
    return seen


def _read_seen(state: KinokoState, position: Position) -> None:
    state.seen = vec[u8](_usual_seen(state))
    for name, text in position.seen.items():
        place = _place(name, state.places)
        for index, digits in enumerate(_three(text, name)):
            card = int(state.card[VALUES * place + index])
            seen = sum(1 << seat for seat in _seats(digits, int(state.seats)))
            _demand(seen | int(state.seen[card]) == seen, f"{name}: whoever sees a card has seen it")
            state.seen[card] = seen


def _seats(digits: str, seats: int) -> set[int]:
    known = {str(seat): seat for seat in range(seats)}
    _demand(digits == "-" or all(digit in known for digit in digits), f"seen names seats, as '01', or '-', not {digits!r}")
    return {known[digit] for digit in digits.strip("-")}


def _lay_families(state: KinokoState, position: Position) -> None:
    families = [_colour(letter) for letter in position.families.split()]
    state.forbidden = _colour(position.forbidden)
    state.family = vec[u8](families)
    _demand(
        Counter([*families, int(state.forbidden)]) == Counter(int(colour) for colour in state.palette),
        "families (a colour a seat, then the one left over) and forbidden must be the colours in play, each once",
    )


def _set_table(state: KinokoState, position: Position) -> None:
    seats = int(state.seats)
    _demand(0 <= position.turn < seats, f"turn must be a seat, 0 to {seats - 1}")
    _demand(position.stopped is None or 0 <= position.stopped < seats, f"stopped must be a seat, 0 to {seats - 1}")
    _demand(position.doing in DOING, f"doing is one of {', '.join(DOING)}")
    state.turn = position.turn
    state.doing = DOING.index(position.doing)
    state.announcer = -1 if position.stopped is None else position.stopped
    _demand(state.announcer >= 0 or position.doing not in ("deal", "over"), f"doing {position.doing!r} needs stopped")
    state.dice = vec[u8](_face(face) for face in _three(position.dice, "dice"))
    state.points = vec[u8](_by_seat("scores", position.scores, seats, range(10)))
    state.gains = vec[i64](_by_seat("gains", position.gains, seats, range(-1, 3)))
    _demand(1 <= position.round <= LAST_ROUND, f"round is from 1 to {LAST_ROUND}, not {position.round}")
    state.round = position.round
    _demand((max(state.points) >= WINNING_SCORE) == (state.doing == OVER), "the game is over when a score is 4 or more")


def _set_pending(state: KinokoState, position: Position) -> None:
    if position.doing == "swap":
        _demand(position.value in (1, 2, 3), "doing 'swap' needs value 1, 2 or 3")
    else:
        _demand(position.value == 0, "value belongs to doing 'swap'")
    state.value = position.value
    if position.peeked:
        _demand(position.doing == "end", "a card lies open only until the turn ends: doing must be 'end'")
        name, _, value = position.peeked.partition(" ")
        _demand(value in ("1", "2", "3"), f"peeked is a place and a value, e.g. 'rowA 2', not {position.peeked!r}")
        state.peeked = int(state.card[VALUES * _place(name, state.places) + int(value) - 1])
        state.show(state.peeked, 1 << state.turn, 0)
        state.revealed = False


def _face(face: str) -> int:
    _demand(face in FACES, f"{face!r} is no face of a die; there are {', '.join(FACES)}")
    return FACES.index(face)


def _by_seat(what: str, given: str, seats: int, allowed: range) -> list[int]:
    words = given.split()
    _demand(len(words) in (0, seats), f"{what} {given!r} must have a number for each of the {seats} seats")
    numbers = {str(number): number for number in allowed}
    _demand(all(word in numbers for word in words), f"{what} are from {allowed[0]} to {allowed[-1]}, not {given!r}")
    return [numbers[word] for word in words] or [0] * seats

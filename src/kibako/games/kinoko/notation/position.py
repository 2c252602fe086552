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

from kibako.engine.game import Fields
from kibako.engine.manifest import Options
from kibako.games.kinoko.data.components import COLOURS, FACES
from kibako.games.kinoko.notation.actions import PLACES
from kibako.games.kinoko.rules.codes import CHOOSE_DEAL, DECISIONS, OVER, ROW_COUNT, VALUES, WINNING_SCORE
from kibako.games.kinoko.rules.state import KinokoState
from kibako.kit.positions import demand, fields_of, find, read_numbers, reading, write_numbers

LETTERS: Final = tuple(colour[0] for colour in COLOURS)
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
    return fields_of(
        Position(
            hands=[colours[name] for name in names[ROW_COUNT:]],
            rows=[colours[name] for name in names[:ROW_COUNT]],
            families=" ".join(_letter(colour) for colour in state.family),
            forbidden=_letter(state.forbidden),
            turn=int(state.turn),
            doing=DECISIONS[state.doing],
            dice=" ".join(FACES[face] for face in state.dice),
            scores=_numbers(state.points),
            value=int(state.value) if DECISIONS[state.doing] == "swap" else 0,
            peeked=_peeked(state),
            round=int(state.round),
            stopped=None if state.announcer < 0 else int(state.announcer),
            gains=_numbers(state.gains),
            dealt=_dealt(state),
            seen=_seen(state),
        )
    )


def arrange(fields: Fields, options: Options) -> KinokoState:
    with reading("Kinoko"):
        position = msgspec.convert(fields, Position)
        seats = len(position.hands)
        demand(seats in (2, 3, 4), f"two to four hands are needed, not {seats}")
        state = KinokoState(seats)
        state.memory_aid = bool(options["memory_aid"])
        _lay_cards(state, position)
        _lay_families(state, position)
        _set_table(state, position)
        _read_seen(state, position)
        _set_pending(state, position)
        return state


def _letter(colour: int) -> str:
    return LETTERS[colour]


def _colour(letter: str) -> int:
    return find(letter, LETTERS, "colour")


def _three(text: str, where: str) -> list[str]:
    words = text.split()
    demand(len(words) == VALUES, f"{where} needs three entries, for the values 1, 2, 3; it has {text!r}")
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
    return write_numbers(given) if any(given) else ""


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
    demand(len(position.rows) == ROW_COUNT, f"two rows are needed, not {len(position.rows)}")
    by_slot = [_colour(letter) for text in (*position.rows, *position.hands) for letter in _three(text, "a hand or row")]
    palette = sorted(set(by_slot))
    demand(len(palette) == state.places, f"{state.seats} players use {state.places} colours (K3), not {len(palette)}")
    for index in range(VALUES):
        demand(len(set(by_slot[index::VALUES])) == state.places, f"each colour needs exactly one card of value {index + 1}")
    cards = _read_deal(state.places, position.dealt) if position.dealt else _usual_deal(state.places, by_slot)
    state.palette = vec[u8](palette)
    state.card = vec[u8](cards)
    state.colour = vec[u8](colour for _, colour in sorted(zip(cards, by_slot, strict=True)))
    demand(not state.any_complete_hand(), "no hand can have been dealt complete (K7)")


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
    demand(sorted(cards) == list(range(VALUES * places)), "each place must have been dealt one card of each value")
    return cards


def _place(name: str, places: int) -> int:
    return find(name, PLACES[:places], "place here")


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
            demand(seen | int(state.seen[card]) == seen, f"{name}: whoever sees a card has seen it")
            state.seen[card] = seen


def _seats(digits: str, seats: int) -> set[int]:
    known = {str(seat): seat for seat in range(seats)}
    demand(digits == "-" or all(digit in known for digit in digits), f"seen names seats, as '01', or '-', not {digits!r}")
    return {known[digit] for digit in digits.strip("-")}


def _lay_families(state: KinokoState, position: Position) -> None:
    families = [_colour(letter) for letter in position.families.split()]
    state.forbidden = _colour(position.forbidden)
    state.family = vec[u8](families)
    demand(
        Counter([*families, int(state.forbidden)]) == Counter(int(colour) for colour in state.palette),
        "families (a colour a seat, then the one left over) and forbidden must be the colours in play, each once",
    )


def _set_table(state: KinokoState, position: Position) -> None:
    seats = int(state.seats)
    demand(0 <= position.turn < seats, f"turn must be a seat, 0 to {seats - 1}")
    demand(position.stopped is None or 0 <= position.stopped < seats, f"stopped must be a seat, 0 to {seats - 1}")
    state.turn = position.turn
    state.doing = find(position.doing, DECISIONS, "decision")
    state.announcer = -1 if position.stopped is None else position.stopped
    demand(state.announcer >= 0 or position.doing not in ("deal", "over"), f"doing {position.doing!r} needs stopped")
    state.dice = vec[u8](find(face, FACES, "face of a die") for face in _three(position.dice, "dice"))
    state.points = vec[u8](_by_seat("scores", position.scores, seats, range(10)))
    state.gains = vec[i64](_by_seat("gains", position.gains, seats, range(-1, 3)))
    demand(1 <= position.round <= LAST_ROUND, f"round is from 1 to {LAST_ROUND}, not {position.round}")
    state.round = position.round
    demand((max(state.points) >= WINNING_SCORE) == (state.doing == OVER), "the game is over when a score is 4 or more")


def _set_pending(state: KinokoState, position: Position) -> None:
    if position.doing == "swap":
        demand(position.value in (1, 2, 3), "doing 'swap' needs value 1, 2 or 3")
    else:
        demand(position.value == 0, "value belongs to doing 'swap'")
    state.value = position.value
    if position.peeked:
        demand(position.doing == "end", "a card lies open only until the turn ends: doing must be 'end'")
        name, _, value = position.peeked.partition(" ")
        demand(value in ("1", "2", "3"), f"peeked is a place and a value, e.g. 'rowA 2', not {position.peeked!r}")
        state.peeked = int(state.card[VALUES * _place(name, state.places) + int(value) - 1])
        state.show(state.peeked, 1 << state.turn, 0)
        state.revealed = False


def _by_seat(what: str, given: str, seats: int, allowed: range) -> list[int]:
    return read_numbers(given, allowed, what, seats) if given else [0] * seats

"""What is clicked in KIKAI's pictures for each action, and the ids of what can be clicked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

from kibako.engine.game import Aim
from kibako.games.kikai.actions import NUMBERS
from kibako.games.kikai.components import COLOURS, DISTRICT_WORDS, SQUARE_WORDS, TOWN, TYPES
from kibako.games.kikai.view import KikaiView, Part

CAPACITIES: Final = {name: square.fans for name, square in zip(SQUARE_WORDS, TOWN.squares, strict=True)}
COPIES: Final = {name: district.cards for name, district in zip(DISTRICT_WORDS, TOWN.districts, strict=True)}


# --- ids -----------------------------------------------------------------------------------------------------------------


@cache
def element_id(element: str, seat: int) -> str:
    """Both players have red starting feet, so these are told apart by their owner."""
    plain = f"element-{element.replace(' ', '-')}"
    return f"{plain}-{seat}" if element.endswith("start") else plain


@cache
def street_id(street: str) -> str:
    return f"street-{street.replace(' ', '-')}"


@cache
def fans_id(square: str, colour: int) -> str:
    """All fans of a colour on a square: they are alike."""
    return f"fan-{square}-{COLOURS[colour]}"


def billboard_id(seat: int, number: int) -> str:
    """Numbered from 1."""
    return f"billboard-{seat}-{number}"


def card_ids(view: KikaiView) -> tuple[list[str], list[str], list[str]]:
    """The cards of both hands and of the offer, in their order.

    Cards of a district are all alike. Yellow's are numbered from the first, purple's from the last, so that neither changes
    when the other's does; a card on offer bears the number it would have in the hand of who may take it now.
    """
    seen = [Counter[str](), Counter[str]()]
    hands: list[list[str]] = [[], []]
    for seat, side in enumerate(view.sides):
        for card in side.hand:
            hands[seat].append(numbered(card, seat, seen[seat]))
    if view.doing == "take":
        return hands[0], hands[1], [numbered(card, view.turn, seen[view.turn]) for card in view.offer]
    return hands[0], hands[1], [f"offer-{number}" for number in range(len(view.offer))]


def numbered(card: str, seat: int, seen: Counter[str]) -> str:
    number = COPIES[card] - 1 - seen[card] if seat else seen[card]
    seen[card] += 1
    return f"card-{card}-{number}"


def ladders_id(seat: int) -> str:
    return f"ladders-{seat}"


# --- what is asked about ---------------------------------------------------------------------------------------------------


def district_asked(view: KikaiView) -> str | None:
    """The district where the seat to act is doing something."""
    words = view.pending[-1].split() if view.pending else []
    return words[1] if len(words) > 1 and words[1] in DISTRICT_WORDS else None


def parts_of(view: KikaiView, seat: int, district: str) -> tuple[Part, ...]:
    return view.sides[seat].kikai.get(district, ())


def colour_of(element: str) -> int:
    return COLOURS.index(element.split()[1])


def takers(view: KikaiView) -> list[tuple[int, int]]:
    """The levels of the kikai at work that have no fan yet, with their colours."""
    parts = parts_of(view, view.turn, district_asked(view) or "")
    return [(level, colour_of(part.element)) for level, part in enumerate(parts) if not part.fan]


# --- aiming ----------------------------------------------------------------------------------------------------------------


def aim(action: int, view: KikaiView) -> Aim:
    """No way is the beginning of another, so that a complete one can be played at once. What has no place is a button."""
    verb, *rest = NUMBERS[action].split()
    aiming = AIMS.get(verb)
    return aiming(rest, view) if aiming is not None else ()


def _found(words: list[str], view: KikaiView) -> Aim:
    colour, district = words
    return ((element_id(f"feet {colour} start", view.turn), f"district-{district}"),)


def _play(words: list[str], view: KikaiView) -> Aim:
    """Where there are two of a kind a single one needs its district too, for a second one could be meant."""
    cards = own_cards(view, words[0])
    return ((cards[0],),) if len(cards) == 1 else tuple((card, f"district-{words[0]}") for card in cards)


def _pair(words: list[str], view: KikaiView) -> Aim:
    cards = own_cards(view, words[0])
    return tuple((one, other, f"district-{words[1]}") for one in cards for other in cards if other != one)


def own_cards(view: KikaiView, card: str) -> list[str]:
    ids = card_ids(view)[view.turn]
    return [name for name, held in zip(ids, view.sides[view.turn].hand, strict=True) if held == card]


def _element(words: list[str], view: KikaiView) -> Aim:
    return ((element_id(" ".join(words), view.turn),),)


def _street(words: list[str], _view: KikaiView) -> Aim:
    return ((street_id(" ".join(words)),),)


def _fan(words: list[str], view: KikaiView) -> Aim:
    """The fan, or its square; then the element it goes to, if there are several."""
    square, level = words[0], TYPES.index(words[1])
    fans = view.squares[SQUARE_WORDS.index(square)].fans
    open_ = takers(view)
    colour = dict(open_)[level]
    alone = sum(other == colour for _, other in open_) == 1
    only = sum(fans[other] > 0 for _, other in open_) == 1
    return ways_to(fans_id(square, colour), alone, level, view) + ways_to(f"square-{square}", only, level, view)


def ways_to(first: str, complete: bool, level: int, view: KikaiView) -> Aim:
    if complete:
        return ((first,),)
    part = parts_of(view, view.turn, district_asked(view) or "")[level]
    return ((first, element_id(part.element, view.turn)), (first, f"stage-{level}"))


def _billboard(words: list[str], view: KikaiView) -> Aim:
    return ((billboard_id(view.turn, int(words[0])),),)


def _fetch(words: list[str], _view: KikaiView) -> Aim:
    return ((f"district-{words[0]}",),)


def _take(words: list[str], view: KikaiView) -> Aim:
    if words[0] == "nothing":
        return ()
    if words[0] == "pile":
        return (("pile",),)
    return tuple((name,) for name, card in zip(card_ids(view)[2], view.offer, strict=True) if card == words[0])


def _draw(_words: list[str], _view: KikaiView) -> Aim:
    return (("pile",),)


def _ladder(words: list[str], view: KikaiView) -> Aim:
    """One of the own ladders, then the part or its district: a district never has a choice of parts (M18)."""
    part = parts_of(view, view.turn, words[0])[TYPES.index(words[1])]
    first = ladders_id(view.turn)
    return ((first, element_id(part.element, view.turn)), (first, f"district-{words[0]}"))


def _remove(words: list[str], view: KikaiView) -> Aim:
    square, colour = words[0], COLOURS.index(words[1])
    fans = view.squares[SQUARE_WORDS.index(square)].fans
    whole: Aim = ((f"square-{square}",),) if sum(count > 0 for count in fans) == 1 else ()
    return ((fans_id(square, colour),), *whole)


AIMS: Final[dict[str, Callable[[list[str], KikaiView], Aim]]] = {
    "found": _found,
    "play": _play,
    "pair": _pair,
    "element": _element,
    "street": _street,
    "fan": _fan,
    "billboard": _billboard,
    "fetch": _fetch,
    "take": _take,
    "draw": _draw,
    "ladder": _ladder,
    "remove": _remove,
}

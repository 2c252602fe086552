"""What KIKAI's coach looks out for in a seat's view, and what an action can do there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kibako.games.kikai.data.components import COLOURS, DISTRICT_WORDS
from kibako.games.kikai.rules.exhibition import distance
from kibako.games.kikai.view import KikaiView, Part, Side

FAN_COLOURS: Final = tuple(COLOURS)
FEW_FANS: Final = 2
LAST_TURNS: Final = (10, 11)  # of the eleven turns of a round: each player's last one (M11)


def own(view: KikaiView) -> Side:
    assert view.seat is not None
    return view.sides[view.seat]


# --- signs -------------------------------------------------------------------------------------------------------------------


def begins_turn(view: KikaiView) -> bool:
    return view.doing == "card" and view.plays == 0


def kikai_is_full(view: KikaiView) -> bool:
    """M27: a kikai with a body or more, and a fan at each part; with the card to exhibit there."""
    full = {place for place, parts in own(view).kikai.items() if len(parts) > 1 and all(part.fan for part in parts)}
    return bool(full & {*own(view).hand})


def has_attracted(view: KikaiView) -> bool:
    return any(part.fan for parts in own(view).kikai.values() for part in parts)


def last_turn_of_round(view: KikaiView) -> bool:
    return view.number in LAST_TURNS


def is_poor(view: KikaiView) -> bool:
    return own(view).energy < 2  # a distributor, or the cheapest body, is out of reach


def ladder_is_free(view: KikaiView) -> bool:
    """M18: a ladder, and a body without one."""
    bare = any(len(parts) > 1 and not parts[1].ladders for parts in own(view).kikai.values())
    return own(view).ladders > 0 and bare


def last_fan_within_reach(view: KikaiView) -> bool:
    """M28: a square whose only fan can be attracted now."""
    colours = {part.colour for part in view.parts(view.turn, view.district) if not part.fan}
    alone = [square.fans for square in view.squares if square.name in view.tolls and sum(square.fans) == 1]
    names = ("red", "blue", "green")
    return view.doing == "attract" and any(names[fans.index(1)] in colours for fans in alone)


def second_action(view: KikaiView) -> bool:
    """M16: a megaphone and a card are left after the first action."""
    return view.doing == "take" and view.plays == 1 and own(view).megaphones > 0 and bool(own(view).hand)


SIGNS: Final[dict[str, Callable[[KikaiView], bool]]] = {
    "begins-turn": begins_turn,
    "kikai-is-full": kikai_is_full,
    "has-fans": has_attracted,
    "last-turn-of-round": last_turn_of_round,
    "is-poor": is_poor,
    "ladder-is-free": ladder_is_free,
    "last-fan-within-reach": last_fan_within_reach,
    "second-action": second_action,
}


# --- effects -----------------------------------------------------------------------------------------------------------------


def parts_built(view: KikaiView) -> int:
    return sum(len(parts) for parts in own(view).kikai.values())


def new_parts(before: KikaiView, after: KikaiView) -> dict[str, tuple[Part, ...]]:
    """What has been built, by district."""
    old = own(before).kikai
    return {place: parts[len(old.get(place, ())) :] for place, parts in own(after).kikai.items()}


def new_places(before: KikaiView, after: KikaiView) -> list[str]:
    return [place for place in own(after).kikai if place not in own(before).kikai]


def is_next_to(before: KikaiView, after: KikaiView, seat: int) -> bool:
    """M1: a new kikai next door to one that the seat had; from one's own a megaphone brings the fans (M30)."""
    built = [DISTRICT_WORDS.index(place) for place in before.sides[seat].kikai]
    return any(distance(DISTRICT_WORDS.index(place), other) == 1 for place in new_places(before, after) for other in built)


def has_neighbours(before: KikaiView, after: KikaiView) -> bool:
    assert after.seat is not None
    return is_next_to(before, after, after.seat)


def is_undisturbed(before: KikaiView, after: KikaiView) -> bool:
    """Next door to one's own, and not to the rival's."""
    assert after.seat is not None
    return has_neighbours(before, after) and not is_next_to(before, after, 1 - after.seat)


def network(view: KikaiView, place: str) -> set[str]:
    """M19: what one's own streets join to a place."""
    reached, streets = {place}, [set(street.split()) for street in own(view).streets]
    while joined := [street for street in streets if len(street & reached) == 1]:
        reached |= joined[0]
    return reached


def waiting(view: KikaiView, place: str, colour: str) -> int:
    """The fans of a colour on the squares that one's own streets join to a place."""
    reached = network(view, place)
    return sum(square.fans[FAN_COLOURS.index(colour)] for square in view.squares if square.name in reached)


def suits(before: KikaiView, after: KikaiView) -> bool:
    """Fans of its colour can come to what has been built."""
    built = new_parts(before, after).items()
    return any(waiting(after, place, part.colour) > 0 for place, parts in built for part in parts)


def suits_best(before: KikaiView, after: KikaiView) -> bool:
    """And they bring the most renown: in its colour one has the most influence."""
    colours = {part.colour for parts in new_parts(before, after).values() for part in parts}
    most = own(after).influence
    return suits(before, after) and any(most[FAN_COLOURS.index(colour)] == max(most) for colour in colours)


def small_square(before: KikaiView, after: KikaiView) -> bool:
    """A new street leads to a square that few fans are left on."""
    ends = {end for street in own(after).streets if street not in own(before).streets for end in street.split()}
    return any(0 < sum(square.fans) <= FEW_FANS for square in after.squares if square.name in ends)


def empty_squares(view: KikaiView) -> int:
    return sum(sum(square.fans) == 0 for square in view.squares)


EFFECTS: Final[dict[str, Callable[[KikaiView, KikaiView], bool]]] = {
    "billboard": lambda before, after: len(own(after).billboards) < len(own(before).billboards),
    "renown": lambda before, after: own(after).renown > own(before).renown,
    "points": lambda before, after: own(after).points > own(before).points,
    "income": lambda before, after: own(after).income > own(before).income,
    "influence": lambda before, after: sum(own(after).influence) > sum(own(before).influence),
    "energy": lambda before, after: own(after).energy > own(before).energy,
    "neighbours": has_neighbours,
    "undisturbed": is_undisturbed,
    "small-square": small_square,
    "suits": suits,
    "suits-best": suits_best,
    "double": lambda before, after: own(before).distributors - own(after).distributors > 1,
    "discards": lambda before, after: own(after).discarded > own(before).discarded,
    "ladder": lambda before, after: own(after).ladders > own(before).ladders,
    "megaphone": lambda before, after: own(after).megaphones > own(before).megaphones,
    "calls": lambda before, after: own(after).megaphones < own(before).megaphones,
    "cards": lambda before, after: len(own(after).hand) > len(own(before).hand),
    "empties": lambda before, after: empty_squares(after) > empty_squares(before),
    "taller": lambda before, after: parts_built(after) > parts_built(before),
}

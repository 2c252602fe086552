"""What is clicked in KIKAI's pictures for each action, and which action a click in vain stands for."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from kibako.engine.game import ClickPaths, Refusal
from kibako.games.kikai.data.components import COLOURS, DISTRICT_WORDS, SQUARE_WORDS, STREET_WORDS, TYPES, colour_of
from kibako.games.kikai.notation.actions import ACTIONS, write
from kibako.games.kikai.picture.ids import billboard_id, card_ids, element_id, fans_id, ladders_id, street_id
from kibako.games.kikai.text.refusals import not_drawn
from kibako.games.kikai.view import KikaiView, imagine

# --- what is clicked for an action -----------------------------------------------------------------------------------------


def click_paths(action: int, view: KikaiView) -> ClickPaths:
    """No way is the beginning of another, so that a complete one can be played at once. What has no place is a button."""
    words = write(action).split()
    ways = PATHS.get(words[0])
    return ways(words[1:], view) if ways is not None else ()


def _found_paths(words: list[str], view: KikaiView) -> ClickPaths:
    colour, district = words
    return ((element_id(f"feet {colour} start", view.turn), f"district-{district}"),)


def _play_paths(words: list[str], view: KikaiView) -> ClickPaths:
    """Where there are two of a kind a single one needs its district too, for a second one could be meant."""
    cards = own_cards(view, words[0])
    return ((cards[0],),) if len(cards) == 1 else tuple((card, f"district-{words[0]}") for card in cards)


def _pair_paths(words: list[str], view: KikaiView) -> ClickPaths:
    cards = own_cards(view, words[0])
    return tuple((one, other, f"district-{words[1]}") for one in cards for other in cards if other != one)


def own_cards(view: KikaiView, card: str) -> list[str]:
    ids = card_ids(view)[view.turn]
    return [name for name, held in zip(ids, view.sides[view.turn].hand, strict=True) if held == card]


def _element_paths(words: list[str], view: KikaiView) -> ClickPaths:
    return ((element_id(" ".join(words), view.turn),),)


def _street_paths(words: list[str], _view: KikaiView) -> ClickPaths:
    return ((street_id(" ".join(words)),),)


def _fan_paths(words: list[str], view: KikaiView) -> ClickPaths:
    """The fan, or its square; then the element it goes to, if there are several."""
    square, level = words[0], TYPES.index(words[1])
    fans = view.squares[SQUARE_WORDS.index(square)].fans
    open_ = takers(view)
    colour = dict(open_)[level]
    alone = sum(other == colour for _, other in open_) == 1
    only = sum(fans[other] > 0 for _, other in open_) == 1
    return ways_to(fans_id(square, colour), alone, level, view) + ways_to(f"square-{square}", only, level, view)


def takers(view: KikaiView) -> list[tuple[int, int]]:
    """The levels of the kikai at work that have no fan yet, with their colours."""
    parts = view.parts(view.turn, view.district)
    return [(level, colour_of(part.element)) for level, part in enumerate(parts) if not part.fan]


def ways_to(first: str, complete: bool, level: int, view: KikaiView) -> ClickPaths:
    if complete:
        return ((first,),)
    part = view.parts(view.turn, view.district)[level]
    return ((first, element_id(part.element, view.turn)), (first, f"stage-{level}"))


def _billboard_paths(words: list[str], view: KikaiView) -> ClickPaths:
    return ((billboard_id(view.turn, int(words[0])),),)


def _fetch_paths(words: list[str], _view: KikaiView) -> ClickPaths:
    return ((f"district-{words[0]}",),)


def _take_paths(words: list[str], view: KikaiView) -> ClickPaths:
    if words[0] == "nothing":
        return ()
    if words[0] == "pile":
        return (("pile",),)
    return tuple((name,) for name, card in zip(card_ids(view)[2], view.offer, strict=True) if card == words[0])


def _draw_paths(_words: list[str], _view: KikaiView) -> ClickPaths:
    return (("pile",),)


def _ladder_paths(words: list[str], view: KikaiView) -> ClickPaths:
    """One of one's own ladders, then the part or its district: a district never has a choice of parts (M18)."""
    part = view.parts(view.turn, words[0])[TYPES.index(words[1])]
    first = ladders_id(view.turn)
    return ((first, element_id(part.element, view.turn)), (first, f"district-{words[0]}"))


def _remove_paths(words: list[str], view: KikaiView) -> ClickPaths:
    square, colour = words[0], COLOURS.index(words[1])
    fans = view.squares[SQUARE_WORDS.index(square)].fans
    whole: ClickPaths = ((f"square-{square}",),) if sum(count > 0 for count in fans) == 1 else ()
    return ((fans_id(square, colour),), *whole)


PATHS: Final[dict[str, Callable[[list[str], KikaiView], ClickPaths]]] = {
    "found": _found_paths,
    "play": _play_paths,
    "pair": _pair_paths,
    "element": _element_paths,
    "street": _street_paths,
    "fan": _fan_paths,
    "billboard": _billboard_paths,
    "fetch": _fetch_paths,
    "take": _take_paths,
    "draw": _draw_paths,
    "ladder": _ladder_paths,
    "remove": _remove_paths,
}
"""By kind of action; the others are buttons."""


# --- which action a click in vain stands for ---------------------------------------------------------------------------------


def action_for_click(path: tuple[str, ...], last: str, view: KikaiView) -> int | Refusal | None:
    """None too where the action would be allowed, so that another way of clicking it is the right one."""
    if view.doing == "over":
        return None
    if (colour := undrawn_colour(last, view)) is not None:
        return not_drawn(COLOURS.index(colour))
    try:
        meant = _after(path, last, view) or _alone(last, view)
    except (ValueError, IndexError):  # names of nothing in the picture
        return None
    action = ACTIONS.numbers.get(meant or "")
    return None if action is None or action in list(imagine(view).known.actions()) else action


def undrawn_colour(last: str, view: KikaiView) -> str | None:
    """Of a clicked fan, if no element of the kikai at work has it (M25)."""
    colour = next((one for one in COLOURS if re.match(f"fan-[^-]+-{one}", last)), None)
    drawn = {part.colour for part in view.parts(view.turn, view.district)} if view.doing == "attract" else {colour}
    return None if colour in drawn else colour


# --- a click after others -----------------------------------------------------------------------------------------------


def _after(path: tuple[str, ...], last: str, view: KikaiView) -> str | None:
    """With what was clicked before."""
    if not path:
        return None
    first = path[0]
    if first == ladders_id(view.turn):
        return _clicked_ladder(last, view)
    if first.startswith("card-") and last.startswith("district-"):
        return f"pair {first.split('-')[1]} {last.removeprefix('district-')}"
    if first.startswith("element-feet") and last.startswith("district-"):
        return f"found {first.split('-')[2]} {last.removeprefix('district-')}"
    if first.startswith(("fan-", "square-")):
        level = _clicked_level(last, view)
        return None if level is None else f"fan {first.split('-')[1]} {TYPES[level]}"
    return None


def _clicked_ladder(last: str, view: KikaiView) -> str | None:
    """An own part, or a district: then the first part there without ladders (M18)."""
    for district in DISTRICT_WORDS:
        parts = view.parts(view.turn, district)
        if last == f"district-{district}":
            bare = [kind for kind, part in zip(TYPES[1:], parts[1:], strict=False) if not part.ladders]
            return f"ladder {district} {bare[0] if bare else TYPES[min(max(len(parts), 2), 3) - 1]}"
        for kind, part in zip(TYPES[1:], parts[1:], strict=False):
            if last == element_id(part.element, view.turn):
                return f"ladder {district} {kind}"
    return None


def _clicked_level(last: str, view: KikaiView) -> int | None:
    """Of the part at work that was clicked, on the stage or in the town."""
    if last.startswith("stage-"):
        return int(last.removeprefix("stage-"))
    parts = view.parts(view.turn, view.district)
    return next((level for level, part in enumerate(parts) if last == element_id(part.element, view.turn)), None)


# --- a click by itself -----------------------------------------------------------------------------------------------------


def _alone(last: str, view: KikaiView) -> str | None:
    kind = last.partition("-")[0]
    return MEANINGS[kind](last, view) if kind in MEANINGS else None


def _clicked_card(last: str, view: KikaiView) -> str | None:
    """In one's own hand it is to be played, in the offer to be taken; the opponent's cards mean nothing."""
    hands, offer = card_ids(view)[:2], card_ids(view)[2]
    if last in hands[view.turn]:
        return f"play {view.sides[view.turn].hand[hands[view.turn].index(last)]}"
    return f"take {view.offer[offer.index(last)]}" if last in offer else None


def _clicked_pile(_last: str, view: KikaiView) -> str:
    return "draw" if view.doing in ("end", "fill") else "take pile"


def _clicked_district(last: str, view: KikaiView) -> str | None:
    name = last.removeprefix("district-")
    if view.doing == "exhibit":
        return f"fetch {name}"
    if view.doing == "found":
        feet = view.sides[view.turn].feet
        return f"found {feet[0].split()[1]} {name}" if feet else None
    return f"play {name}"


def _clicked_element(last: str, view: KikaiView) -> str | None:
    """Only those on display: what is built is no target by itself."""
    shown = {element_id(name, view.turn): name for name in view.display if name is not None}
    return f"element {shown[last]}" if last in shown else None


def _clicked_street(last: str, _view: KikaiView) -> str | None:
    return next((f"street {words}" for words in STREET_WORDS if last == street_id(words)), None)


def _clicked_square(last: str, view: KikaiView) -> str | None:
    """The element that takes such a fan, else the first one."""
    parts = view.parts(view.turn, view.district)
    for square in SQUARE_WORDS:
        if last == f"square-{square}":
            return f"fan {square} {TYPES[0]}"
        for number, colour in enumerate(COLOURS):
            if re.fullmatch(f"{fans_id(square, number)}(-[0-9]+)?", last):
                fits = [kind for kind, part in zip(TYPES, parts, strict=False) if part.colour == colour]
                return f"fan {square} {(*fits, TYPES[0])[0]}"
    return None


def _clicked_billboard(last: str, view: KikaiView) -> str | None:
    _, seat, number = last.split("-")
    return f"billboard {number}" if int(seat) == view.turn else None


def _clicked_ladders(last: str, view: KikaiView) -> str | None:
    """The first own body or head that could still get them."""
    if last != ladders_id(view.turn):
        return None
    for district in DISTRICT_WORDS:
        for kind, part in zip(TYPES[1:], view.parts(view.turn, district)[1:], strict=False):
            if not part.ladders:
                return f"ladder {district} {kind}"
    return None


MEANINGS: Final[dict[str, Callable[[str, KikaiView], str | None]]] = {
    "card": _clicked_card,
    "offer": _clicked_card,
    "pile": _clicked_pile,
    "district": _clicked_district,
    "element": _clicked_element,
    "street": _clicked_street,
    "square": _clicked_square,
    "fan": _clicked_square,
    "billboard": _clicked_billboard,
    "ladders": _clicked_ladders,
}

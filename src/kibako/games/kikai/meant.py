"""What somebody meant who clicked in vain in a picture of KIKAI."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kibako.games.kikai.actions import TEXTS
from kibako.games.kikai.clicks import card_ids, district_asked, element_id, fans_id, ladders_id, parts_of, street_id
from kibako.games.kikai.components import COLOURS, DISTRICT_WORDS, SQUARE_WORDS, STREET_WORDS, TYPES
from kibako.games.kikai.position import rebuild
from kibako.games.kikai.view import KikaiView


def meant(path: tuple[str, ...], last: str, view: KikaiView) -> int | None:
    """None too where the action would be allowed, so that another way of clicking it is the right one."""
    if view.doing == "over":
        return None
    action = TEXTS.get(_after(path, last, view) or _alone(last, view) or "")
    return None if action is None or action in list(rebuild(view).actions()) else action


# --- a click that ends a way -----------------------------------------------------------------------------------------------


def _after(path: tuple[str, ...], last: str, view: KikaiView) -> str | None:
    """With what was clicked before."""
    if not path:
        return None
    first = path[0]
    if first == ladders_id(view.turn):
        return _ladder(last, view)
    if first.startswith("card-") and last.startswith("district-"):
        return f"pair {first.split('-')[1]} {last.removeprefix('district-')}"
    if first.startswith("element-feet") and last.startswith("district-"):
        return f"found {first.split('-')[2]} {last.removeprefix('district-')}"
    if first.startswith(("fan-", "square-")):
        level = _level(last, view)
        return None if level is None else f"fan {first.split('-')[1]} {TYPES[level]}"
    return None


def _ladder(last: str, view: KikaiView) -> str | None:
    """An own part, or a district: then the first part there without ladders (M18)."""
    for district in DISTRICT_WORDS:
        parts = parts_of(view, view.turn, district)
        if last == f"district-{district}":
            bare = [kind for kind, part in zip(TYPES[1:], parts[1:], strict=False) if not part.ladders]
            return f"ladder {district} {bare[0] if bare else TYPES[min(max(len(parts), 2), 3) - 1]}"
        for kind, part in zip(TYPES[1:], parts[1:], strict=False):
            if last == element_id(part.element, view.turn):
                return f"ladder {district} {kind}"
    return None


def _level(last: str, view: KikaiView) -> int | None:
    """Of the part at work that was clicked, on the stage or in the town."""
    if last.startswith("stage-"):
        return int(last.removeprefix("stage-"))
    parts = parts_of(view, view.turn, district_asked(view) or "")
    return next((level for level, part in enumerate(parts) if last == element_id(part.element, view.turn)), None)


# --- a click by itself -----------------------------------------------------------------------------------------------------


def _alone(last: str, view: KikaiView) -> str | None:
    kind = last.partition("-")[0]
    return READERS[kind](last, view) if kind in READERS else None


def _card(last: str, view: KikaiView) -> str | None:
    """Of the own hand it is to be played, of the offer to be taken; the other's cards mean nothing."""
    hands, offer = card_ids(view)[:2], card_ids(view)[2]
    if last in hands[view.turn]:
        return f"play {view.sides[view.turn].hand[hands[view.turn].index(last)]}"
    return f"take {view.offer[offer.index(last)]}" if last in offer else None


def _pile(_last: str, view: KikaiView) -> str:
    return "draw" if view.doing in ("end", "fill") else "take pile"


def _district(last: str, view: KikaiView) -> str | None:
    name = last.removeprefix("district-")
    if view.doing == "exhibit":
        return f"fetch {name}"
    if view.doing == "found":
        feet = view.sides[view.turn].feet
        return f"found {feet[0].split()[1]} {name}" if feet else None
    return f"play {name}"


def _element(last: str, view: KikaiView) -> str | None:
    """Only those on display: what is built is no target by itself."""
    shown = {element_id(name, view.turn): name for name in view.display if name is not None}
    return f"element {shown[last]}" if last in shown else None


def _street(last: str, _view: KikaiView) -> str | None:
    return next((f"street {words}" for words in STREET_WORDS if last == street_id(words)), None)


def _square(last: str, view: KikaiView) -> str | None:
    """The element that takes such a fan, else the first one."""
    parts = parts_of(view, view.turn, district_asked(view) or "")
    for square in SQUARE_WORDS:
        if last == f"square-{square}":
            return f"fan {square} {TYPES[0]}"
        for number, colour in enumerate(COLOURS):
            if last.startswith(fans_id(square, number)):
                fits = [kind for kind, part in zip(TYPES, parts, strict=False) if part.element.split()[1] == colour]
                missing = TYPES[len(parts) : len(parts) + 1]
                return f"fan {square} {(*fits, *missing)[0]}" if fits or missing else None
    return None


def _billboard(last: str, view: KikaiView) -> str | None:
    _, seat, number = last.split("-")
    return f"billboard {number}" if int(seat) == view.turn else None


def _ladders(last: str, view: KikaiView) -> str | None:
    """The first own body or head that could still get them."""
    if last != ladders_id(view.turn):
        return None
    for district in DISTRICT_WORDS:
        for kind, part in zip(TYPES[1:], parts_of(view, view.turn, district)[1:], strict=False):
            if not part.ladders:
                return f"ladder {district} {kind}"
    return None


READERS: Final[dict[str, Callable[[str, KikaiView], str | None]]] = {
    "card": _card,
    "offer": _card,
    "pile": _pile,
    "district": _district,
    "element": _element,
    "street": _street,
    "square": _square,
    "fan": _square,
    "billboard": _billboard,
    "ladders": _ladders,
}

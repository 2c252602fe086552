"""How a choice is clicked in Kinoko's picture, and what a click means that chooses nothing."""

from __future__ import annotations

from kibako.engine.game import ClickPaths
from kibako.games.kinoko.data.components import FACES, face_number
from kibako.games.kinoko.notation.actions import PLACES
from kibako.games.kinoko.rules.codes import (
    ACT_ON,
    ACT_PEEK,
    ACT_SET,
    FACE_KINDS,
    VALUES,
    peek,
    peek_slot,
    set_place,
    set_with,
    swap,
    swap_index,
    swap_other,
    swap_place,
)
from kibako.games.kinoko.view import Card, KinokoView


def card_id(card: Card) -> str:
    return f"card-{card.number}"


def click_paths(action: int, view: KinokoView) -> ClickPaths:
    if action < FACE_KINDS:
        return tuple((f"die-{die}",) for die, face in enumerate(view.dice) if face == FACES[action])
    if action >= ACT_ON:
        return ()
    if action >= ACT_SET:
        place = int(set_place(action))
        return ((f"place-{PLACES[place]}",), *((card_id(card),) for card in view.places[place]))
    if action >= ACT_PEEK:
        place, index = divmod(int(peek_slot(action)), VALUES)
        return ((card_id(view.places[place][index]),),)
    index = int(swap_index(action))
    one, two = (card_id(view.places[where][index]) for where in (swap_place(action), swap_other(action)))
    return (one, two), (two, one)


def action_for_click(path: tuple[str, ...], last: str, view: KinokoView) -> int | None:
    """A die means taking it, a frame exchanging sets; a card means what is being done with cards now, else looking at it."""
    dice = {f"die-{die}": face_number(face) for die, face in enumerate(view.dice)}
    frames = {f"place-{PLACES[place]}": int(set_with(place)) for place in range(len(view.places))}
    return _action_for_card(path, last, view) if last.startswith("card-") else (dice | frames).get(last)


def _action_for_card(path: tuple[str, ...], last: str, view: KinokoView) -> int | None:
    spots = {card_id(card): (place, card.value - 1) for place, cards in enumerate(view.places) for card in cards}
    if last not in spots or last in path:
        return None
    place, index = spots[last]
    if view.doing == "swap":
        others = [spots[card][0] for card in path if card in spots and spots[card][0] != place]
        other = others[0] if others else (place + 1) % len(view.places)
        return int(swap(index, min(place, other), max(place, other)))
    return int(set_with(place) if view.doing == "sets" else peek(VALUES * place + index))

"""How a choice is clicked in Kinoko's picture, and what a click means that chooses nothing."""

from __future__ import annotations

from kibako.engine.game import Aim
from kibako.games.kinoko.actions import PLACES
from kibako.games.kinoko.components import FACES, face_number
from kibako.games.kinoko.state import ACT_ON, ACT_PEEK, ACT_SET, ACT_SWAP, FACE_KINDS, VALUES
from kibako.games.kinoko.view import Card, KinokoView
from kibako.games.kinoko.words import swap_of


def card_id(card: Card) -> str:
    return f"card-{card.number}"


def aim(action: int, view: KinokoView) -> Aim:
    if action < FACE_KINDS:
        return tuple((f"die-{die}",) for die, face in enumerate(view.dice) if face == FACES[action])
    if action >= ACT_ON:
        return ()
    if action >= ACT_SET:
        place = action - ACT_SET
        return ((f"place-{PLACES[place]}",), *((card_id(card),) for card in view.places[place]))
    if action >= ACT_PEEK:
        place, index = divmod(action - ACT_PEEK, VALUES)
        return ((card_id(view.places[place][index]),),)
    value, place, other = swap_of(action)
    one, two = (card_id(view.places[where][value - 1]) for where in (place, other))
    return (one, two), (two, one)


def meant(path: tuple[str, ...], last: str, view: KinokoView) -> int | None:
    """A die means taking it, a frame exchanging sets; a card means what is being done with cards now, else looking at it."""
    dice = {f"die-{die}": face_number(face) for die, face in enumerate(view.dice)}
    frames = {f"place-{PLACES[place]}": ACT_SET + place for place in range(len(view.places))}
    return _meant_by_card(path, last, view) if last.startswith("card-") else (dice | frames).get(last)


def _meant_by_card(path: tuple[str, ...], last: str, view: KinokoView) -> int | None:
    spots = {card_id(card): (place, card.value - 1) for place, cards in enumerate(view.places) for card in cards}
    if last not in spots or last in path:
        return None
    place, index = spots[last]
    if view.doing == "swap":
        others = [spots[card][0] for card in path if card in spots and spots[card][0] != place]
        return _swap(place, index, others[0] if others else (place + 1) % len(view.places))
    return ACT_SET + place if view.doing == "sets" else ACT_PEEK + VALUES * place + index


def _swap(place: int, index: int, other: int) -> int:
    return ACT_SWAP + 64 * index + 8 * min(place, other) + max(place, other)

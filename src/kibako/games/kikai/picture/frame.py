"""How a position of KIKAI is looked at: the view, the shape of the picture, the words, what is planned and what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kibako.engine.game import Scene
from kibako.engine.state import Event
from kibako.games.kikai.data.components import (
    COLOURS,
    DISTRICT_WORDS,
    ELEMENT_NAMES,
    ELEMENTS,
    SQUARE_WORDS,
    STREET_WORDS,
    TYPES,
)
from kibako.games.kikai.notation.actions import write
from kibako.games.kikai.picture.ids import fans_id
from kibako.games.kikai.picture.labels import Names
from kibako.games.kikai.picture.layout import BESIDE, PLANS
from kibako.games.kikai.rules import codes
from kibako.games.kikai.view import KikaiView

ON_SQUARES = (codes.ATTRACTED, codes.PLACED_BILLBOARD, codes.REMOVED)


class Frame:
    def __init__(self, scene: Scene[KikaiView]) -> None:
        self.view = scene.view
        self.shape = scene.shape
        self.beside = scene.beside  # whether the players' boards are not in the picture
        self.plan = BESIDE if scene.beside else PLANS[scene.shape]
        self.names = Names.spoken_by(scene.speaker)
        self.words = self.names.of_things  # for pieces that name no player
        self.planned = write(scene.planned).split() if scene.planned is not None else [""]
        self.place = scene.view.district  # the district where something is being done
        self.fetched = fetched(scene.view, self.planned)
        self.own = scene.view.seat or 0  # who sits below; spectators sit with yellow
        self.acting = scene.view.doing != "over" and scene.view.seat == scene.view.turn
        self.streets: set[str] = set()  # where something happened last, as:
        self.squares: set[str] = set()
        self.parts: set[tuple[int, str, int]] = set()  # seat, district, level
        for event in scene.recent:
            self._notice(*event)
        self.came = arrivals(scene.view, scene.recent)

    def plans(self, verb: str) -> list[str]:
        """The further words of what is planned, if it is this."""
        return self.planned[1:] if self.planned[0] == verb else []

    def _notice(self, kind: int, a: int, b: int, c: int, _d: int) -> None:
        if kind == codes.DEPLOYED:
            self.streets.add(STREET_WORDS[b])
        elif kind in ON_SQUARES:
            self.squares.add(SQUARE_WORDS[b])
        elif kind == codes.LADDER:
            self.parts.add((a, DISTRICT_WORDS[b], c))
        elif kind in (codes.BUILT, codes.FOUNDED):
            self.parts.add((a, DISTRICT_WORDS[c], TYPES.index(ELEMENTS[b].type)))


def fetched(view: KikaiView, planned: Sequence[str]) -> set[str]:
    """The further districts whose fans come to an exhibition, or are planned to (M30)."""
    if view.doing != "exhibit":
        return set()
    return {*view.asked[2:], *(planned[1:] if planned[0] == "fetch" else ())}


def arrivals(view: KikaiView, recent: Sequence[Event]) -> dict[tuple[int, str], str]:
    """By seat and element: the id that the fan there had on its square, if it came of late. The last to go had the least."""
    found: dict[tuple[int, str], str] = {}
    gone: Counter[tuple[int, int]] = Counter()
    for kind, seat, square, element, _ in reversed(recent):
        if kind != codes.ATTRACTED:
            continue
        colour = COLOURS.index(ELEMENTS[element].colour)
        number = view.squares[square].fans[colour] + gone[square, colour]
        gone[square, colour] += 1
        found.setdefault((seat, ELEMENT_NAMES[element]), f"{fans_id(SQUARE_WORDS[square], colour)}-{number}")
    return found

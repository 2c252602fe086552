"""GrandBois in words: what is asked, what an action does, what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kibako.engine.state import Event
from kibako.engine.words import Seat, Sign, Text, text
from kibako.games.grandbois.data.components import CLAN_LETTERS, COMPONENTS, squares_of
from kibako.games.grandbois.notation.actions import laying, place_of
from kibako.games.grandbois.rules.codes import (
    ACT_NO_TOWER,
    ACT_TOWER,
    BEGAN,
    FLUSHED,
    LAID,
    RAISED,
    REVEALED,
    SET_ASIDE,
    tower_square,
)
from kibako.games.grandbois.view import GrandBoisView, Spot, spots_under


def minus(number: int) -> str:
    """A column or row, with a sign that is read aloud; a hyphen often isn't."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def place_words(x: int, y: int) -> Text:
    """A square of the grid, named alike wherever it is spoken of; a tile's place is that of its top-left square."""
    return text("place", x=minus(x), y=minus(y))


def square_place(square: int) -> Text:
    return place_words(*place_of(square))


def square_words(kind: str) -> Text:
    if kind[0] in CLAN_LETTERS:
        return text("animals", clan=COMPONENTS.clans[CLAN_LETTERS.index(kind[0])], count=int(kind[1]))
    return text("square", kind={"C": "clearing", "B": "bear", "^": "tower"}[kind])


def tile_words(kinds: Sequence[str | None]) -> list[Text]:
    """A tile's squares in their order, without those that are None."""
    return [text("corner", corner=corner, square=square_words(kind)) for corner, kind in enumerate(kinds) if kind is not None]


def clan_words(clan: int) -> Text:
    return text("clan", clan=COMPONENTS.clans[clan])


def ask(view: GrandBoisView) -> Text:
    return text(f"ask-{view.doing}")


def say(action: int, view: GrandBoisView) -> Text:
    if action == ACT_NO_TOWER:
        return text("do-no-tower")
    if action >= ACT_TOWER:
        spot = place_of(int(tower_square(action)))
        return text("do-tower", place=place_words(*spot), worth=sum(view.tower_points(spot).values()))
    tile, turn, x, y = laying(action)
    covers = list(_covers(view.kinds, action))
    return text("do-lay", tile=tile, turn=turn, place=place_words(x, y), covers=covers)


def _covers(kinds: dict[Spot, str], action: int) -> Iterable[Text]:
    """What a tile would put over what."""
    tile, turn, x, y = laying(action)
    for spot, kind in zip(spots_under(x, y), squares_of(tile, turn), strict=True):
        if spot in kinds:
            yield text("over", cover=square_words(kind), ground=square_words(kinds[spot]))


def status(view: GrandBoisView) -> tuple[Text, ...]:
    laid = [sum(entry.seat == seat for entry in view.laid) for seat in range(view.seats)]
    left = [sum(place is None for place in places) for places in view.towers]
    return tuple(text("status", laid=laid[seat], left=left[seat]) for seat in range(view.seats))


def progress(view: GrandBoisView) -> Text:
    count = len(view.laid) + len(view.river) + len(view.unseen) + len(view.under)
    return text("progress", tile=min(len(view.laid) + 1, count), count=count)


def report(event: Event, _reader: int | None) -> Text:
    kind, a, b, c, d = event
    if kind == BEGAN:
        return text("was-begun", who=Seat(a))
    if kind == LAID:
        tile = Sign(str(b + 1), f"tile-{b + 1}", f"tile-{b + 1}", bare=True)
        return text("was-laid", who=Seat(a), tile=tile, place=square_place(c), covered=d)
    if kind == RAISED:
        tower = Sign(text("square", kind="tower"), f"tower-{a}", f"tower-{a}-0", bare=True)
        return text("was-raised", who=Seat(a), place=square_place(b), tower=tower)
    if kind == FLUSHED:
        return text("was-flushed", count=a)
    if kind == SET_ASIDE:
        return text("was-set-aside", count=a)
    assert kind == REVEALED
    return text("was-revealed", who=Seat(a), clan=Sign(clan_words(b), f"clan-{COMPONENTS.clans[b]}"))

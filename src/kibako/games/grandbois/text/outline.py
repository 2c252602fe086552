"""GrandBois's position to be read aloud, with the places named as the actions name them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kibako.engine.game import Section
from kibako.engine.words import Seat, Speaker, Text, text
from kibako.games.grandbois.data.components import squares_of
from kibako.games.grandbois.text.terminal import own_clans
from kibako.games.grandbois.text.words import minus, place_words, square_words, tile_words
from kibako.games.grandbois.view import GrandBoisView, Spot, Square


def outline(view: GrandBoisView, speaker: Speaker) -> tuple[Section, ...]:
    told = Outline(view, speaker)
    parts = (
        ("outline-you", told.own()),
        ("outline-groups", told.groups()),
        ("outline-river", told.river()),
        ("outline-forest", told.forest()),
        ("outline-towers", told.towers()),
        ("outline-clans", told.clans()),
    )
    sections = ((heading, tuple(lines)) for heading, lines in parts)
    return tuple(Section(speaker.say(text(heading)), lines) for heading, lines in sections if lines)


class Outline:
    def __init__(self, view: GrandBoisView, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        self.over = view.doing == "over"

    def say(self, key: str, **args: object) -> str:
        return self.speaker.say(text(key, **args))

    def own(self) -> Iterator[str]:
        own = None if self.view.seat is None else self.view.clans[self.view.seat]
        if own is not None and not self.over:
            yield f"{own_clans(own, self.speaker)}."

    def river(self) -> Iterator[str]:
        for tile in self.view.river:
            yield self.say("outline-tile", tile=tile, squares=tile_words(squares_of(tile, 0)))
        yield self.say("outline-turning" if self.view.river else "outline-empty-river")
        if self.view.aside:
            yield self.say("was-set-aside", count=len(self.view.aside))
        yield self.say("pile", count=len(self.view.unseen) + len(self.view.under))

    # --- the forest ----------------------------------------------------------------------------------------------

    def forest(self) -> Iterator[str]:
        yield from self.last()
        for y in sorted({square.y for square in self.view.forest}):
            row = [square for square in self.view.forest if square.y == y]
            squares = "; ".join(self.say("outline-column", x=minus(square.x), square=self.square(square)) for square in row)
            yield self.say("outline-row", y=minus(y), squares=squares)
        yield self.say("outline-where")
        if self.view.expert:
            yield self.say("outline-expert")

    def square(self, square: Square) -> Text:
        if square.tower is not None:
            return text("outline-tower-square", who=Seat(square.tower))
        return square_words(square.kind)

    def last(self) -> Iterator[str]:
        """The tile laid last; and while a tower is decided, the clearings it shows (G10)."""
        if not self.view.laid:
            return
        last = self.view.laid[-1]
        yield self.say("outline-last", who=Seat(last.seat), tile=last.tile, place=place_words(last.x, last.y))
        for spot in self.view.clearings():
            yield self.say("outline-clearing", place=place_words(*spot))

    # --- towers, clans and groups ------------------------------------------------------------------------------------

    def towers(self) -> Iterator[str]:
        for seat, places in enumerate(self.view.towers):
            for place in places:
                if place is not None:
                    yield self.say("outline-tower", who=Seat(seat), place=place_words(*place), around=self.around(place))
            yield self.say("towers-left", who=Seat(seat), left=sum(place is None for place in places)) + "."

    def around(self, place: Spot) -> list[Text]:
        """What may count among the eight squares (G16, G17), row by row."""
        kinds = self.view.kinds
        return [square_words(kinds[spot]) for spot in self.view.tower_points(place)] or [text("outline-nothing")]

    def clans(self) -> Iterator[str]:
        for seat, clans in enumerate(self.view.clans):
            if clans is None:
                yield self.say("outline-secret", who=Seat(seat), count=len(self.view.towers[seat]))
            elif seat != self.view.seat or self.over:
                yield from (self.say("outline-clan", who=Seat(seat), clan=text("clan", clan=clan)) for clan in clans)

    def groups(self) -> Iterable[str]:
        """At the end the largest group of every clan played (G15)."""
        played = ((seat, clan) for seat, clans in enumerate(self.view.clans) for clan in clans or ())
        return [self.group(seat, clan) for seat, clan in played] if self.over else []

    def group(self, seat: int, clan: str) -> str:
        largest = self.view.largest_group(clan)
        who = {"who": Seat(seat), "clan": text("clan", clan=clan)}
        if not largest:
            return self.say("outline-no-group", **who)
        places = "; ".join(self.speaker.say(place_words(x, y)) for x, y in sorted(largest, key=lambda spot: spot[::-1]))
        return self.say("outline-group", count=len(largest), places=places, **who)

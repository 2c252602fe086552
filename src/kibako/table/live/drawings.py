"""Pictures of tables: each is drawn once for all who see the same, and told as what differs from the one before.

Whoever sees the same has the same view, by value, in the same language and shape. A picture that follows another is told in
parts: spans of the old one, and what is new between them.
"""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate
from weakref import WeakKeyDictionary

import msgspec

from kibako.engine.game import Scene, Shape, View
from kibako.engine.words import Speaker
from kibako.table.content.explanations import names_in
from kibako.table.content.position import RECENT
from kibako.table.tables.table import LiveTable

Span = tuple[int, int]
"""A part of the picture before: where it begins, and how many characters it has."""

SHORT = 16  # characters that aren't worth a span
LONG = 200  # characters of a piece in which it is worth looking for what has changed


class Shown:
    """What has been shown of one position of a table. Another position has another of these."""

    def __init__(self, live: LiveTable) -> None:
        self._seats = list(live.seats)
        self._journal = live.match.journal
        self._length = len(self._journal)
        self._views: dict[int | None, View] = {}
        self._drawings: dict[tuple[object, ...], Drawing] = {}
        self._names: dict[tuple[int | None, str], dict[str, str]] = {}

    def holds(self, live: LiveTable) -> bool:
        """Whether the table still is as it was: taking back makes a new journal."""
        same = self._journal is live.match.journal and self._length == len(self._journal)
        return same and self._seats == live.seats

    def view(self, live: LiveTable, seat: int | None) -> View:
        """What the seat may know."""
        if seat not in self._views:
            self._views[seat] = live.match.look(seat)
        return self._views[seat]

    def drawing(self, live: LiveTable, view: View, speaker: Speaker, shape: Shape, planned: str | None) -> Drawing:
        """The board for a view."""
        key = (msgspec.msgpack.encode(view), speaker.language, shape, planned)
        if key not in self._drawings:
            game = live.match.game
            recent = [event for entry in self._journal[-RECENT:] for event in entry.events]
            action = None if planned is None else game.read(planned)
            self._drawings[key] = Drawing(game.draw(Scene(view, speaker, shape, action, recent, beside=True)))
        return self._drawings[key]

    def names(self, live: LiveTable, view: View, speaker: Speaker) -> dict[str, str]:
        """What the elements of the board are called."""
        key = (view.seat, speaker.language)
        if key not in self._names:
            self._names[key] = names_in(live.match.game, view, speaker)
        return self._names[key]


_shown: WeakKeyDictionary[LiveTable, Shown] = WeakKeyDictionary()


def shown(live: LiveTable) -> Shown:
    """Of the position that the table is at now."""
    known = _shown.get(live)
    if known is None or not known.holds(live):
        known = _shown[live] = Shown(live)
    return known


class Drawing:
    """A picture as the groups that it is made of, so that another can be compared with it."""

    def __init__(self, text: str) -> None:
        self.pieces = text.replace("<g", "\0<g").split("\0")
        # Whether scripts count its characters as we do: they count twice those of the higher planes.
        self.is_plain = len(text.encode("utf-16-le", "surrogatepass")) == 2 * len(text)

    @property
    def text(self) -> str:
        return "".join(self.pieces)

    @cached_property
    def starts(self) -> list[int]:
        """Where each piece begins, and where the last one ends."""
        return list(accumulate(map(len, self.pieces), initial=0))

    @cached_property
    def places(self) -> dict[str, int]:
        return {piece: number for number, piece in enumerate(self.pieces)}

    def since(self, before: Drawing) -> list[str | Span] | None:
        """The spans of the one before and the new pieces that it is made of; None if they can't be told."""
        if self is before:
            return [(0, self.starts[-1])]
        return _changes(before, self) if before.is_plain else None


def _changes(before: Drawing, after: Drawing) -> list[str | Span]:
    """Piece by piece. What isn't there as it is, is compared with what stood at its place."""
    old, starts, places = before.pieces, before.starts, before.places
    told = _Told()
    at, count = 0, len(old)
    begun = 0  # the pieces from there on are those that were expected
    for piece in after.pieces:
        if at < count and old[at] == piece:
            at += 1
            continue
        told.keep(starts[begun], starts[at])
        found = places.get(piece)
        if found is not None:
            begun, at = found, found + 1
            continue
        if at < count:
            told.replace(old[at], starts[at], piece)
            at += 1
        else:
            told.add(piece)
        begun = at
    told.keep(starts[begun], starts[at])
    return told.parts


class _Told:
    """Spans and new pieces, neighbours being joined."""

    def __init__(self) -> None:
        self.parts: list[str | Span] = []

    def add(self, piece: str) -> None:
        if not piece:
            return
        if self.parts and isinstance(last := self.parts[-1], str):
            self.parts[-1] = last + piece
        else:
            self.parts.append(piece)

    def keep(self, start: int, end: int) -> None:
        if start == end:
            return
        if self.parts and not isinstance(last := self.parts[-1], str) and last[0] + last[1] == start:
            self.parts[-1] = (last[0], last[1] + end - start)
        else:
            self.parts.append((start, end - start))

    def replace(self, old: str, start: int, new: str) -> None:
        """A piece like the one at its place, but for the middle."""
        if len(new) < LONG:
            self.add(new)
            return
        same = _alike(old, new)
        tail = _alike(old[same:][::-1], new[same:][::-1])
        same, tail = (long if long >= SHORT else 0 for long in (same, tail))
        self.keep(start, start + same)
        self.add(new[same : len(new) - tail])
        self.keep(start + len(old) - tail, start + len(old))


def _alike(one: str, other: str) -> int:
    """How many characters both begin with."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low

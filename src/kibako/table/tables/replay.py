"""Replays: a game's past as a viewer may see it, playing on from a moment of it, opening saves."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Literal

import kibako
from kibako.engine.actions import Entry
from kibako.engine.chance import Quick
from kibako.engine.commitment import new_seed
from kibako.engine.errors import BadSave
from kibako.engine.game import Fields, Match, View
from kibako.engine.state import State
from kibako.engine.words import text
from kibako.table.errors import NotYourSeat, TableError
from kibako.table.store.records import Kept, Move, SeatRecord, Status, TableRecord
from kibako.table.tables.identity import new_id
from kibako.table.tables.opening import against_bots, seated
from kibako.table.tables.table import SLICE, LiveTable
from kibako.table.tables.thinking import levels

MOST_POSITIONS = 40_000  # kept for all replays; a position has one to three kB
MOST_MOVES = 5_000  # of a save that is opened; the longest real games have a fifth

Eyes = int | Literal["open", "watcher"]
"""Who looks: a seat, a watcher, or somebody to whom everything is open."""


class Past:
    """All positions of a match. They are made once; a game that goes on adds to them."""

    def __init__(self, match: Match, states: list[State] | None = None) -> None:
        self.match = match
        self._last: Entry | None = match.journal[-1] if match.journal else None
        self.states: list[State] = list(match.positions()) if states is None else states

    def follow(self) -> bool:
        """Add what was played since; False if moves were taken back: that makes new entries of all, so the last tells."""
        journal, known = self.match.journal, len(self.states) - 1
        if len(journal) < known or (known and journal[known - 1] is not self._last):
            return False
        if len(journal) > known:
            self.states.extend(self.match.positions(self.states[-1], known))
            self._last = journal[-1]
        return True


class Pasts:
    """The games whose replays were looked at last."""

    def __init__(self) -> None:
        self._pasts: OrderedDict[str, Past] = OrderedDict()

    async def of(self, live: LiveTable) -> Past:
        known = self._pasts.get(live.record.id)
        while known is None or known.match is not live.match or not known.follow():  # moves may be undone meanwhile
            known = Past(live.match, [])
            known.states = await _in_slices(live.match.fork())
        past = self._pasts[live.record.id] = known
        self._pasts.move_to_end(live.record.id)
        while len(self._pasts) > 1 and sum(len(one.states) for one in self._pasts.values()) > MOST_POSITIONS:
            self._pasts.popitem(last=False)
        return past


async def _in_slices(match: Match) -> list[State]:
    """All positions of a match, while others have their turns between."""
    states = []
    for number, state in enumerate(match.positions()):
        states.append(state)
        if number % SLICE == SLICE - 1:
            await asyncio.sleep(0)
    return states


# --- who may see what ------------------------------------------------------------------------------------------------------


def eyes_of(live: LiveTable, own: set[int], wanted: Eyes | None) -> Eyes:
    """While a game goes on, a seat's view is for whoever has the seat, and nothing is open."""
    if wanted is None:
        return "open" if live.is_told else min(own) if own else "watcher"
    if isinstance(wanted, int) and not 0 <= wanted < live.match.seats:
        raise TableError(text("no-such-seat", seats=live.match.seats))
    if wanted != "watcher" and wanted not in own and not live.is_told:
        raise NotYourSeat(text("not-your-eyes"))
    return wanted


def eyes_allowed(live: LiveTable, own: set[int]) -> list[Eyes]:
    seats: list[Eyes] = [seat for seat in range(live.match.seats) if live.is_told or seat in own]
    return ["open", "watcher", *seats] if live.is_told else [*seats, "watcher"]


class Replay:
    """A game's past through one viewer's eyes."""

    def __init__(self, live: LiveTable, past: Past, eyes: Eyes) -> None:
        self.live = live
        self.past = past
        self.eyes = eyes
        self.reader = eyes if isinstance(eyes, int) else None

    def check(self, at: int) -> None:
        """Whether the game has such a moment."""
        if not 0 <= at < len(self.past.states):
            raise TableError(text("no-such-moment", length=len(self.live.match.journal)))

    def view(self, at: int) -> View:
        """What the viewer saw, or after the end may see, when that many moves were made."""
        game, state = self.live.match.game, self.past.states[at]
        if self.eyes == "open":
            return game.open_view(state)
        view = game.look(state, self.reader)
        return game.look(state, None) if self._is_to_be_remembered(at, view) else view

    def view_of_mover(self, at: int) -> View | None:
        """What the seat saw whose move led here, if the viewer may know what that seat knew."""
        seat = self.live.match.journal[at - 1].seat
        if self.eyes == "open":
            return self.live.match.game.look(self.past.states[at - 1], seat)
        view = self.view(at - 1)
        return view if self.eyes == seat == view.seat else None

    def _is_to_be_remembered(self, at: int, view: View) -> bool:
        """In a game of memory, a replay during play must not show again what a seat has to remember."""
        return not self.live.is_told and at < len(self.past.states) - 1 and view.shown() != View.shown(view)

    @property
    def tests_memory(self) -> bool:
        return self._is_to_be_remembered(0, self.live.match.game.look(self.past.states[0], self.reader))


def turns(match: Match) -> list[int]:
    """The moments at which a turn begins: when another seat acts; where there is only one, when something new came up."""
    journal = match.journal
    begun = [at for at in range(1, len(journal)) if journal[at].seat != journal[at - 1].seat]
    if match.seats == 1:
        begun = [at for at in range(1, len(journal)) if journal[at - 1].revealed]
    return [0, *begun]


# --- playing on ------------------------------------------------------------------------------------------------------------


def position_at(replay: Replay, at: int) -> Fields:
    """The position to play on from: the real one when nothing is secret any more, else one that fits what the viewer sees.

    In a game of memory it fits what a watcher knows: what a seat has seen once is not to be looked up there.
    """
    replay.check(at)
    state, match = replay.past.states[at], replay.live.match
    if state.to_act() < 0:
        raise TableError(text("over-there"))
    if not replay.live.is_told:
        view = replay.view(at)
        if view.shown() != View.shown(view):
            view = match.game.look(state, None)
        state = match.game.imagine(view).sample(Quick(secrets.randbits(96)))
    return match.described(state)


def table_from(replay: Replay, at: int, seat: int, name: str, level: str) -> tuple[Kept, str]:
    """A private table that begins there: one seat is the viewer's, bots have the others; and the seat's secret."""
    live, match = replay.live, replay.live.match
    if not 0 <= seat < match.seats:
        raise TableError(text("no-such-seat", seats=match.seats))
    if replay.reader not in (None, seat) and not live.is_told:
        raise NotYourSeat(text("not-your-eyes"))
    if level not in levels():
        raise TableError(text("no-such-bot", bot=level, bots=", ".join(levels())))
    seats, own = seated(against_bots([level] * match.seats, seat, name))
    record = _record(match, live.record.title, "running", new_seed(), new_seed(), position_at(replay, at))
    return Kept(record, seats, []), own[seat]


def table_of(save: str) -> Kept:
    """A table for the replay of a save. Nobody plays there, and nothing is secret to whoever has the save."""
    match = kibako.loads(save)
    if len(match.journal) > MOST_MOVES:
        raise BadSave(text("save-too-many", most=MOST_MOVES, count=len(match.journal)))
    if "\0" in match.seed + match.salt + match.committed + "".join(match.contributions):  # no database keeps that
        raise BadSave(text("save-not-whole", reason="\\0"))
    if match.start is None and match.start_draws != _set_up(match).start_draws:
        raise BadSave(text("save-chosen-luck"))
    given = match.contributions or [""] * match.seats
    seats = [SeatRecord(seat, "person", luck=given[seat]) for seat in range(match.seats)]
    moves = [Move(entry.seat, entry.action, list(entry.draws)) for entry in match.journal]
    record = _record(match, match.game.title, "review", match.committed or match.seed, match.salt, match.start)
    return Kept(record._replace(rules=match.rules, luck="shared" if match.committed else "given"), seats, moves)


def _set_up(match: Match) -> Match:
    return match.game.new(match.seats, match.seed, match.options)


def _record(match: Match, title: str, status: Status, seed: str, salt: str, start: Fields | None) -> TableRecord:
    game = match.game
    rules, box = game.manifest.rules, game.box_digest
    return TableRecord(new_id(), title, game.key, rules, match.options, seed, False, status, salt, start, box)

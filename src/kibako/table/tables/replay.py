"""Looking back at a game: its moments as a viewer may see them, playing on from one, opening saves."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import Any, Literal

import kibako
from kibako.bots import BOTS
from kibako.engine.chance import Quick
from kibako.engine.errors import BadSave
from kibako.engine.fair import new_seed
from kibako.engine.game import Fields, Scene, View
from kibako.engine.match import Entry, Match
from kibako.engine.state import Event, State
from kibako.engine.words import Speaker, text
from kibako.table.errors import NotYourSeat, TableError
from kibako.table.hub import clean, new_id
from kibako.table.live import LONGEST_NAME, LiveTable, digest_of, new_secret
from kibako.table.pages import TABLE
from kibako.table.records import Kept, Move, SeatRecord, TableRecord
from kibako.table.scenes import RECENT, fair_message, outline, score_sheet

MOST_POSITIONS = 40_000  # kept for all games that are looked back at; a position has one to three kB

Eyes = int | Literal["open", "watcher"]
"""Who looks: a seat, a watcher, or somebody to whom everything is open."""


class Past:
    """All positions of a match. They are made once; a game that goes on adds to them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.states: list[State] = list(match.positions())
        self._last: Entry | None = match.journal[-1] if match.journal else None

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
    """The games that were looked back at last."""

    def __init__(self) -> None:
        self._pasts: OrderedDict[str, Past] = OrderedDict()

    def of(self, live: LiveTable) -> Past:
        known = self._pasts.pop(live.record.id, None)
        past = known if known is not None and known.match is live.match and known.follow() else Past(live.match)
        self._pasts[live.record.id] = past
        while len(self._pasts) > 1 and sum(len(one.states) for one in self._pasts.values()) > MOST_POSITIONS:
            self._pasts.popitem(last=False)
        return past


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


class Sight:
    """One viewer's sight of a game's past."""

    def __init__(self, live: LiveTable, past: Past, eyes: Eyes, language: str) -> None:
        self.live = live
        self.past = past
        self.eyes = eyes
        self.language = language
        self.reader = eyes if isinstance(eyes, int) else None

    def speaker(self, view: View | None = None) -> Speaker:
        """Speaks the game's words to this reader, or to whomever a view is shown."""
        reader = self.reader if view is None else view.seat
        return self.live.match.game.speaker(reader, self.live.names, self.language)

    def say(self, key: str, **args: object) -> str:
        return Speaker(TABLE, self.reader, None, self.language).say(text(key, **args))

    def view(self, at: int) -> View:
        """What the viewer saw, or after the end may see, when that many moves were made."""
        game, state = self.live.match.game, self.past.states[at]
        if self.eyes == "open":
            return game.reveal(state)
        view = game.look(state, self.reader)
        return game.look(state, None) if self._is_to_be_remembered(at, view) else view

    def _is_to_be_remembered(self, at: int, view: View) -> bool:
        """In a game of memory, looking back during play must not show again what a seat has to remember."""
        return not self.live.is_told and at < len(self.past.states) - 1 and view.shown() != View.shown(view)

    @property
    def tests_memory(self) -> bool:
        return self._is_to_be_remembered(0, self.live.match.game.look(self.past.states[0], self.reader))

    def lines(self, events: tuple[Event, ...]) -> list[str]:
        speaker = self.speaker()
        reports = [self.live.match.game.report(event, self.reader) for event in events]
        return [speaker.say(report) for report in reports if report is not None]

    def did(self, at: int) -> str:
        """The action that led here in its seat's words, if the viewer may know what that seat knew."""
        game, entry = self.live.match.game, self.live.match.journal[at - 1]
        if self.eyes not in ("open", entry.seat):
            return ""
        before = self.view(at - 1) if self.eyes == entry.seat else game.look(self.past.states[at - 1], entry.seat)
        return self.speaker().say(game.say(game.read(entry.action), before)) if before.seat == entry.seat else ""


# --- what a browser is sent --------------------------------------------------------------------------------------------------


def course(sight: Sight) -> dict[str, Any]:
    """The game as a whole: who played, whose moves they were, where turns began, and the log with the moment of each line."""
    live, match = sight.live, sight.live.match
    told = [match.start_events, *(entry.events for entry in match.journal)]
    return {
        "title": live.record.title,
        "game": match.game.key,
        "status": live.status,
        "length": len(match.journal),
        "seats": [entry.seat for entry in match.journal],
        "turns": turns(match),
        "log": [[at, line] for at, events in enumerate(told) for line in sight.lines(events)],
        "memory": sight.tests_memory,
        "players": [{"name": chair.name, "kind": chair.kind, "level": chair.level} for chair in live.seats],
        "fair": fair_message(live),
        "outcome": None if match.outcome is None else score_sheet(match.game, match.outcome, sight.language),
    }


def turns(match: Match) -> list[int]:
    """The moments at which a turn begins: when another seat acts; where there is only one, when something new came up."""
    journal = match.journal
    begun = [at for at in range(1, len(journal)) if journal[at].seat != journal[at - 1].seat]
    if match.seats == 1:
        begun = [at for at in range(1, len(journal)) if journal[at - 1].revealed]
    return [0, *begun]


def moment(sight: Sight, at: int, tall: bool, in_words: bool) -> dict[str, Any]:
    """The game after that many moves."""
    match, game = sight.live.match, sight.live.match.game
    if not 0 <= at < len(sight.past.states):
        raise TableError(text("no-such-moment", length=len(match.journal)))
    view = sight.view(at)
    speaker = sight.speaker(view)
    recent = [event for entry in match.journal[max(0, at - RECENT) : at] for event in entry.events]
    turn = int(sight.past.states[at].to_act())
    return {
        "at": at,
        "by": match.journal[at - 1].seat if at else None,
        "did": sight.did(at) if at else "",
        "lines": sight.lines(match.journal[at - 1].events if at else match.start_events),
        "toAct": turn if turn >= 0 else None,
        "ask": sight.say("is-to-act", who=sight.live.names[turn]) if turn >= 0 else sight.say("over"),
        "picture": game.draw(Scene(view, speaker, tall, None, recent)),
        "stands": [speaker.say(stands) for stands in game.status(view)],
        "marks": game.marks(view),
        "outline": outline(game, view, speaker) if in_words else None,
    }


# --- playing on ------------------------------------------------------------------------------------------------------------


def position_at(sight: Sight, at: int) -> Fields:
    """The position to play on from: the real one when nothing is secret any more, else one that fits what the viewer sees."""
    if not 0 <= at < len(sight.past.states):
        raise TableError(text("no-such-moment", length=len(sight.live.match.journal)))
    state = sight.past.states[at]
    if state.to_act() < 0:
        raise TableError(text("over-there"))
    if not sight.live.is_told:
        state = sight.live.match.game.imagine(sight.view(at)).sample(Quick(secrets.randbits(96)))
    return sight.live.match.described(state)


def table_from(sight: Sight, at: int, chair: int, name: str, level: str) -> tuple[Kept, str]:
    """A private table that begins there: one seat is the viewer's, bots have the others; and the seat's secret."""
    live, match = sight.live, sight.live.match
    if not 0 <= chair < match.seats:
        raise TableError(text("no-such-seat", seats=match.seats))
    if sight.reader not in (None, chair) and not live.is_told:
        raise NotYourSeat(text("not-your-eyes"))
    if level not in BOTS:
        raise TableError(text("no-such-bot", bot=level, bots=", ".join(BOTS)))
    secret = new_secret()
    person = clean(name, LONGEST_NAME) or sight.say("player-name", number=chair + 1)
    seats = [
        SeatRecord(number, "person", person, "", digest_of(secret))
        if number == chair
        else SeatRecord(number, "bot", sight.say("bot-name", number=number + 1), level)
        for number in range(match.seats)
    ]
    return Kept(_record(match, live.record.title, "running", new_seed(), new_seed(), position_at(sight, at)), seats, []), secret


def table_of(save: str, language: str) -> Kept:
    """A table for looking back at a save. Nobody plays there, and nothing is secret to whoever has the save."""
    match = kibako.load(save)
    if "\0" in match.seed + match.salt:  # no database keeps that
        raise BadSave(text("save-not-whole", reason="\\0"))
    if match.start is None and match.start_draws != _set_up(match).start_draws:
        raise BadSave(text("save-chosen-luck"))
    speaker = Speaker(TABLE, None, None, language)
    seats = [SeatRecord(seat, "person", speaker.say(text("player-name", number=seat + 1))) for seat in range(match.seats)]
    moves = [Move(entry.seat, entry.action, list(entry.draws)) for entry in match.journal]
    return Kept(_record(match, match.game.title, "review", match.seed, match.salt, match.start), seats, moves)


def _set_up(match: Match) -> Match:
    return match.game.new(match.seats, match.seed, match.options)


def _record(match: Match, title: str, status: str, seed: str, salt: str, start: Fields | None) -> TableRecord:
    game = match.game
    return TableRecord(new_id(), title, game.key, game.sheet.rules, match.options, seed, False, status, salt, start)

"""How a connection looks at a table."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from kibako.engine.actions import Entry
from kibako.engine.column import icon_id
from kibako.engine.game import Match
from kibako.engine.state import State
from kibako.engine.story import Line
from kibako.engine.words import Speaker
from kibako.table.live.drawings import Drawing
from kibako.table.live.protocol import Hello, Log, LogLine, Picture, Run
from kibako.table.store.records import SeatRecord
from kibako.table.tables.identity import called
from kibako.table.tables.table import LiveTable
from kibako.table.words import say

RUN_KINDS: Final[dict[str, Literal["name", "icon", "place"]]] = {"name": "name", "icon": "icon", "place": "place"}


class Moment(NamedTuple):
    """A position of a match, after a given number of moves."""

    match: Match
    state: State
    at: int
    last: Entry | None

    def is_of(self, match: Match) -> bool:
        """Whether the match only went on since. Taking back makes new entries of all, so the last tells."""
        journal = match.journal
        return match is self.match and self.at <= len(journal) and (self.at == 0 or journal[self.at - 1] is self.last)


class Viewer:
    """Whose eyes a connection looks through, in which form, and what it has been told."""

    def __init__(self, seats: set[int], language: str = "en", hello: Hello | None = None) -> None:
        wanted = hello or Hello()
        self.seats = seats
        self.language = language
        self.seat: int | None = min(seats) if seats else None
        self.shape = wanted.shape
        self.outline = wanted.outline
        self.picture_wanted = wanted.picture
        self.data = wanted.view
        self.changes = wanted.changes
        self.pace = wanted.pace
        self.planned: str | None = None
        self._log: list[str] = []  # the lines that were sent
        self._drawing: Drawing | None = None  # the picture that was sent
        self._number = 0  # of pictures that were sent
        self._moment: Moment | None = None  # when the last message was sent

    def follow(self, live: LiveTable) -> None:
        """The table has changed. With several seats and no secrets, look through the eyes of whoever is to act."""
        self.planned = None
        if live.to_act in self.seats and not live.match.game.manifest.secrets:
            self.seat = live.to_act

    def speaker(self, live: LiveTable) -> Speaker:
        """Speaks the game's words to this reader."""
        return live.match.game.speaker(self.seat, live.names(self.language), self.language)

    def called(self, seat: SeatRecord) -> str:
        return called(seat, self.language)

    def say(self, key: str, **args: object) -> str:
        """Something that the table says, not the game."""
        return say(self.language, key, **args)

    def picture(self, drawing: Drawing) -> Picture | str:
        """What is to be sent of a picture."""
        if not self.changes:
            return drawing.text
        before, since = self._drawing, self._number
        parts = None if before is None else drawing.since(before)
        self._drawing, self._number = drawing, since + 1
        return Picture(since + 1, None, [drawing.text]) if parts is None else Picture(since + 1, since, parts)

    def passed(self, live: LiveTable) -> list[dict[str, Any]]:
        """In a game of memory, what the seat was shown after each move since the last message, but for the last one."""
        game, journal, before = live.match.game, live.match.journal, self._moment
        if game.remember is None:
            return []
        self._moment = Moment(live.match, live.match.copy_state(), len(journal), journal[-1] if journal else None)
        if before is None or not before.is_of(live.match):
            return []
        states = live.match.positions(before.state, before.at)
        return [game.look(state, self.seat).shown() for state, _ in zip(states, journal[before.at + 1 :], strict=False)]

    def forget(self) -> None:
        """What was sent isn't there."""
        self._drawing = None

    def news(self, log: list[str], story: list[Line]) -> Log:
        """The lines that have not been sent yet; after taking back, or for another seat, those that have changed."""
        changed = (number for number, (sent, line) in enumerate(zip(self._log, log, strict=False)) if sent != line)
        first = next(changed, min(len(self._log), len(log)))
        self._log = log
        return Log(first, log[first:], [log_line(line) for line in story[first:]])


def log_line(line: Line) -> LogLine:
    runs = [
        Run(run.words, RUN_KINDS.get(run.kind), icon_id(run.icon) if run.icon else None, run.place or None, run.number)
        for run in line.runs
    ]
    return LogLine(runs, line.seat, line.heading, line.then)

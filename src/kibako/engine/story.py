"""The log as a page shows it: lines of runs, which are words, names, icons and places; grouped under headings.

A text may have attributes for it: `.heading` begins a group, `.log` says the same with fewer words, as its signs are seen.
What a seat does next is folded into its line, unless something of the kind is there already.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from kibako.engine.words import ENGINE, Seat, Sign, Speaker, Text, text

MOST_FOLDED: Final = 4
TOKEN: Final = re.compile("\x02([0-9]+)\x03")


class Run(NamedTuple):
    """A part of a line: words; as a name, an icon or a place if it is one."""

    words: str
    kind: str = ""  # name, icon, place
    icon: str = ""
    place: str = ""
    number: int | None = None


class Line(NamedTuple):
    runs: tuple[Run, ...]
    seat: int | None  # whose line it is
    heading: bool = False
    then: bool = False  # goes on in the line before
    keys: tuple[str, ...] = ()  # of what its line tells so far


class _Scribe(Speaker):
    """Speaks texts with a token in the place of each name and sign."""

    def __init__(self, speaker: Speaker) -> None:
        self.__dict__.update(speaker.__dict__)
        self.plain = speaker
        self.marks: list[Run] = []

    def runs(self, said: Text) -> tuple[Run, ...]:
        self.marks = []
        pieces = TOKEN.split(self.say(said))
        words = (Run(piece) if number % 2 == 0 else self.marks[int(piece)] for number, piece in enumerate(pieces))
        return _without_stop([run for run in words if run.words])

    def listed(self, parts: list[object]) -> str:
        signs = bool(parts) and all(isinstance(part, Sign) and part.icon for part in parts)
        return (" " if signs else ", ").join(self.part(part) for part in parts)

    def sign(self, sign: Sign) -> str:
        kind = "place" if sign.place and not sign.bare else "icon" if sign.icon else ""
        return self._marked(Run(self.plain.part(sign.words), kind, sign.icon, sign.place, sign.number))

    def seat(self, seat: Seat) -> str:
        return self._marked(Run(self.name(seat.number), "name"))

    def _marked(self, run: Run) -> str:
        self.marks.append(run)
        return f"\x02{len(self.marks) - 1}\x03"


def story(reports: Iterable[Text | None], speaker: Speaker, seats: int, before: Sequence[Line] = ()) -> list[Line]:
    """The lines of what was reported, after those told before. Somebody without a seat is numbered after the seats."""
    scribe, lines = _Scribe(speaker), list(before[-1:])
    for report in reports:
        if report is not None:
            lines.append(_line(report, scribe, seats, lines[-1] if lines else None))
    return lines[len(before[-1:]) :]


def _line(report: Text, scribe: _Scribe, seats: int, last: Line | None) -> Line:
    if scribe.has(f"{report.key}.heading"):
        return Line(scribe.runs(Text(f"{report.key}.heading", report.args)), None, heading=True)
    brief = f"{report.key}.log"
    runs = scribe.runs(Text(brief, report.args) if scribe.has(brief) else report)
    seat = _seat(report.args.get("who"), seats)
    then = _folded(runs, scribe) if last is not None and _goes_on(last, report.key, seat) else None
    if then is None or last is None:
        return Line(runs, seat, keys=(report.key,))
    return Line(then, seat, then=True, keys=(*last.keys, report.key))


def _without_stop(runs: list[Run]) -> tuple[Run, ...]:
    """A line needs no full stop, and may go on."""
    last = runs[-1]
    ended = [last._replace(words=last.words.removesuffix("."))] if not last.kind else [last]
    return tuple(run for run in [*runs[:-1], *ended] if run.words)


def _seat(who: object, seats: int) -> int | None:
    if isinstance(who, Seat):
        return who.number
    return seats if isinstance(who, Text) else None


def _goes_on(last: Line, key: str, seat: int | None) -> bool:
    return not last.heading and last.seat == seat is not None and key not in last.keys and len(last.keys) < MOST_FOLDED


def _folded(runs: tuple[Run, ...], scribe: _Scribe) -> tuple[Run, ...] | None:
    """A sentence without its subject, where it begins with that: a name, or "You"."""
    first, *rest = runs
    if first.kind == "name" and rest and rest[0].words.startswith(" "):
        return (rest[0]._replace(words=f",{rest[0].words}"), *rest[1:])
    you = Speaker(ENGINE, None, None, scribe.language).say(text("sentence-you"))
    if first.kind or not first.words.startswith(you):
        return None
    words = first.words[len(you) :]
    return (first._replace(words=f", {words[:1].lower()}{words[1:]}"), *rest)

"""A replay in the reader's words: the game as a whole, and moments of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from weakref import WeakKeyDictionary

import msgspec

from kibako.engine.game import Scene, Shape, View
from kibako.engine.state import Event
from kibako.engine.story import Line as StoryLine
from kibako.engine.story import story
from kibako.engine.words import Speaker
from kibako.table.content.column import player_cards
from kibako.table.content.position import RECENT, outline, score_sheet
from kibako.table.live.presenter import proof_of
from kibako.table.live.viewer import log_line
from kibako.table.tables.identity import called
from kibako.table.tables.replay import Eyes, Past, Replay, turns
from kibako.table.tables.table import SLICE
from kibako.table.web.schemas import Card, Course, Line, Moment, Other, Part, PlayerAnswer, Proof, ScoreSheet
from kibako.table.words import say

Events = tuple[Event, ...]
Turn = Callable[[], Awaitable[None]]
Drawing = Callable[[], AbstractContextManager[None]]


class Told:
    """What a viewer is told of a game, line by line: put into words once, some moves at a time."""

    def __init__(self) -> None:
        self.log: list[tuple[int, str]] = []  # lines with the moment they belong to
        self.story: list[msgspec.Raw] = []  # the same lines with icons and places, as JSON
        self._last: list[StoryLine] = []
        self._moments = 0
        self._lock = asyncio.Lock()

    async def follow(self, replay: Replay, speaker: Speaker, turn: Turn, drawing: Drawing) -> None:
        """Go on to the last moment; turn lets others come between, and drawing measures what it takes."""
        match, view = replay.live.match, msgspec.structs.replace(replay.view(len(replay.past.states) - 1), seat=replay.reader)
        told = [match.start_events, *(entry.events for entry in match.journal)]
        async with self._lock:
            while self._moments < len(told):
                await turn()
                with drawing():
                    self._tell(replay, told[self._moments : self._moments + SLICE], view, speaker)

    def _tell(self, replay: Replay, moments: list[Events], view: View, speaker: Speaker) -> None:
        game, seats, begun = replay.live.match.game, replay.live.match.seats, self._moments
        self.log += [(begun + at, line) for at, events in enumerate(moments) for line in _lines(replay, events, speaker)]
        reports = ((game.report(event, view.seat), event) for events in moments for event in events)
        seen = (None if report is None else game.illustrate(report, event, view) for report, event in reports)
        lines = story(seen, speaker, seats, self._last)
        self.story += [msgspec.Raw(Line.model_validate(log_line(line)).model_dump_json().encode()) for line in lines]
        self._last = lines[-1:] or self._last
        self._moments += len(moments)


_told: WeakKeyDictionary[Past, dict[tuple[object, ...], Told]] = WeakKeyDictionary()


async def course(replay: Replay, head: Course, language: str, turn: Turn, drawing: Drawing) -> bytes:
    """The whole of a game as JSON: its head, and its log, which is long."""
    names = replay.live.names(language)
    told = _told.setdefault(replay.past, {}).setdefault((replay.reader, replay.eyes, language, *names), Told())
    await told.follow(replay, replay.live.match.game.speaker(replay.reader, names, language), turn, drawing)
    with drawing():
        return msgspec.json.encode(head.model_dump(mode="json") | {"log": told.log, "story": told.story})


def head(replay: Replay, eyes: list[Eyes], shown: Moment, language: str) -> Course:
    """The game as a whole, but for its log: who played, whose moves they were, where turns began."""
    live, match = replay.live, replay.live.match
    promise, outcome = proof_of(live), match.outcome
    return Course(
        title=live.record.title,
        game=match.game.key,
        status=live.status,
        length=len(match.journal),
        seats=[entry.seat for entry in match.journal],
        turns=turns(match),
        log=[],
        story=[],
        memory=replay.tests_memory,
        players=[PlayerAnswer(name=called(seat, language), kind=seat.kind, level=seat.level) for seat in live.seats],
        proof=None if promise is None else Proof.model_validate(promise),
        outcome=None if outcome is None else ScoreSheet.model_validate(score_sheet(match.game, outcome, language)),
        seat=replay.eyes,
        eyes=eyes,
        moment=shown,
    )


def moment(replay: Replay, at: int, shape: Shape, in_words: bool, language: str) -> Moment:
    """The game after that many moves."""
    replay.check(at)
    live, match, game = replay.live, replay.live.match, replay.live.match.game
    view = replay.view(at)
    speaker = game.speaker(view.seat, live.names(language), language)
    told_to = game.speaker(replay.reader, live.names(language), language)
    recent = [event for entry in match.journal[max(0, at - RECENT) : at] for event in entry.events]
    turn = int(replay.past.states[at].to_act())
    scene = Scene(view, speaker, shape, None, recent, beside=True)
    cards, others = player_cards(game, scene)
    parts = [Part.model_validate(part) for part in outline(game, view, speaker)] if in_words else None
    return Moment(
        at=at,
        by=match.journal[at - 1].seat if at else None,
        did=_did(replay, at, language) if at else "",
        lines=_lines(replay, match.journal[at - 1].events if at else match.start_events, told_to),
        toAct=turn if turn >= 0 else None,
        ask=say(language, "is-to-act", who=called(live.seats[turn], language)) if turn >= 0 else say(language, "over"),
        picture=game.draw(scene),
        stands=[speaker.say(stands) for stands in game.status(view)],
        colours=list(game.seat_colours(view)),
        cards=[Card.model_validate(card) for card in cards],
        others=[Other.model_validate(other) for other in others],
        outline=parts,
    )


def _lines(replay: Replay, events: Events, speaker: Speaker) -> list[str]:
    """What the log told the viewer of some events."""
    reports = [replay.live.match.game.report(event, replay.reader) for event in events]
    return [speaker.say(report) for report in reports if report is not None]


def _did(replay: Replay, at: int, language: str) -> str:
    """The action that led here in its seat's words, if the viewer may know what that seat knew."""
    game, before = replay.live.match.game, replay.view_of_mover(at)
    if before is None:
        return ""
    speaker = game.speaker(replay.reader, replay.live.names(language), language)
    return speaker.say(game.say(game.read(replay.live.match.journal[at - 1].action), before))

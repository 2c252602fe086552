"""A replay in the reader's words: the game as a whole, and moments of it."""

from __future__ import annotations

import msgspec

from kibako.engine.game import Scene, Shape
from kibako.engine.state import Event
from kibako.table.content.column import player_cards
from kibako.table.content.position import RECENT, outline, score_sheet
from kibako.table.live.presenter import proof_of
from kibako.table.live.viewer import log_line
from kibako.table.tables.identity import called
from kibako.table.tables.replay import Eyes, Replay, turns
from kibako.table.web.schemas import Card, Course, Line, Moment, Other, Part, PlayerAnswer, Proof, ScoreSheet
from kibako.table.words import say


def course(replay: Replay, eyes: list[Eyes], shown: Moment, language: str) -> Course:
    """The game as a whole: who played, whose moves they were, where turns began, and the log with the moment of each line."""
    live, match = replay.live, replay.live.match
    told = [match.start_events, *(entry.events for entry in match.journal)]
    promise, outcome = proof_of(live), match.outcome
    return Course(
        title=live.record.title,
        game=match.game.key,
        status=live.status,
        length=len(match.journal),
        seats=[entry.seat for entry in match.journal],
        turns=turns(match),
        log=[(at, line) for at, events in enumerate(told) for line in _lines(replay, events, language)],
        story=_story(replay, language),
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
    recent = [event for entry in match.journal[max(0, at - RECENT) : at] for event in entry.events]
    turn = int(replay.past.states[at].to_act())
    scene = Scene(view, speaker, shape, None, recent, beside=True)
    cards, others = player_cards(game, scene)
    parts = [Part.model_validate(part) for part in outline(game, view, speaker)] if in_words else None
    return Moment(
        at=at,
        by=match.journal[at - 1].seat if at else None,
        did=_did(replay, at, language) if at else "",
        lines=_lines(replay, match.journal[at - 1].events if at else match.start_events, language),
        toAct=turn if turn >= 0 else None,
        ask=say(language, "is-to-act", who=called(live.seats[turn], language)) if turn >= 0 else say(language, "over"),
        picture=game.draw(scene),
        stands=[speaker.say(stands) for stands in game.status(view)],
        colours=list(game.seat_colours(view)),
        cards=[Card.model_validate(card) for card in cards],
        others=[Other.model_validate(other) for other in others],
        outline=parts,
    )


def _lines(replay: Replay, events: tuple[Event, ...], language: str) -> list[str]:
    """What the log told the viewer of some events."""
    game = replay.live.match.game
    speaker = game.speaker(replay.reader, replay.live.names(language), language)
    reports = [game.report(event, replay.reader) for event in events]
    return [speaker.say(report) for report in reports if report is not None]


def _story(replay: Replay, language: str) -> list[Line]:
    """The whole log, as the last moment's view knows icons and places."""
    match, view = replay.live.match, replay.view(len(replay.past.states) - 1)
    speaker = match.game.speaker(replay.reader, replay.live.names(language), language)
    seen = msgspec.structs.replace(view, seat=replay.reader)
    return [Line.model_validate(log_line(line)) for line in match.story(speaker, seen)]


def _did(replay: Replay, at: int, language: str) -> str:
    """The action that led here in its seat's words, if the viewer may know what that seat knew."""
    game, before = replay.live.match.game, replay.view_of_mover(at)
    if before is None:
        return ""
    speaker = game.speaker(replay.reader, replay.live.names(language), language)
    return speaker.say(game.say(game.read(replay.live.match.journal[at - 1].action), before))

"""Lessons: a game's lesson.toml, played step by step. Nothing is kept: where a learner is follows from the step's number."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from kibako.engine.game import Game, Scene
from kibako.engine.match import Match
from kibako.engine.words import Speaker, text
from kibako.table.errors import NoSuchPage, TableError
from kibako.table.pages import TABLE
from kibako.table.scenes import RECENT, action_list, sentence


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody else plays."""

    play: str
    luck: list[int] = []


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the teacher says, and what the learner may do: one of `play`, or go on."""

    say: str
    position: str | None = None
    show: list[str] = []
    play: list[str] = []
    wrong: str | None = None
    luck: list[int] = []
    then: list[Reply] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    names: list[str]
    steps: list[Step]


@lru_cache
def lesson(game: Game) -> Lesson:
    toml = files(game.package).joinpath("lesson.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(toml), Lesson)


@lru_cache(maxsize=200)
def reached(game: Game, number: int) -> Match:
    """The match as the learner finds it at a step. It is shared: nobody may play on it."""
    steps = lesson(game).steps
    if not 0 <= number < len(steps):
        raise NoSuchPage(text("no-lesson"))
    first = next(back for back in range(number, -1, -1) if steps[back].position is not None)
    match = game.position(steps[first].position)
    for step in steps[first:number]:
        play_step(match, step)
    return match


def play_step(match: Match, step: Step, action: str | None = None) -> None:
    """The learner's action, as recommended or another that is accepted, and the others' after it."""
    if step.play:
        match.play(action or step.play[0], luck=step.luck)
    for reply in step.then:
        match.play(reply.play, luck=reply.luck)


def names(game: Game, language: str) -> list[str]:
    speaker = game.speaker(None, None, language)
    return [speaker.say(text(name)) for name in lesson(game).names]


def step_message(game: Game, number: int, language: str, tall: bool, planned: str | None = None) -> dict[str, Any]:
    """A step as the page shows it; only what the learner's seat may see."""
    taught, match = lesson(game), reached(game, number)
    step = taught.steps[number]
    state, speaker = match.state, game.speaker(taught.seat, names(game, language), language)
    view = game.look(state, taught.seat)
    recent = [event for entry in match.journal[-RECENT:] for event in entry.events]
    plan = game.read(planned) if planned is not None and planned in match.actions() else None
    acting = bool(step.play) and match.to_act == taught.seat
    return {
        "number": number,
        "steps": len(taught.steps),
        "say": speaker.say(text(step.say)),
        "ask": speaker.say(game.ask(view)) if acting else "",
        "show": step.show,
        "picture": game.draw(Scene(view, speaker, tall, plan, recent)),
        "actions": action_list(game, state, view, speaker) if acting else [],
        "outline": [{"heading": heading, "lines": lines} for heading, lines in game.outline(view, speaker)],
    }


def answer(game: Game, number: int, action: str, language: str) -> dict[str, Any]:
    """What the teacher says to a legal action of the learner: right, or try another."""
    taught, match = lesson(game), reached(game, number)
    step = taught.steps[number]
    if action in step.play:
        return {"right": True, "words": ""}
    if action not in match.actions():
        raise TableError(text("not-now"))
    if step.wrong is None:
        return {"right": False, "words": Speaker(TABLE, None, None, language).say(text("try-another"))}
    speaker = game.speaker(taught.seat, names(game, language), language)
    return {"right": False, "words": speaker.say(text(step.wrong))}


def why(game: Game, number: int, path: list[str], clicked: str, language: str) -> dict[str, Any]:
    """Why something can't be chosen in a lesson, if there is a rule against it."""
    taught, match = lesson(game), reached(game, number)
    state = match.state
    view = game.look(state, taught.seat)
    action = game.meant(tuple(path), clicked, view)
    if match.to_act != taught.seat or action is None or action in [int(legal) for legal in state.actions()]:
        return {"words": "", "rule": None}
    refusal = game.refuse(state, action)
    speaker = game.speaker(taught.seat, names(game, language), language)
    return {"words": sentence(speaker.say(refusal.words)), "rule": refusal.rule}

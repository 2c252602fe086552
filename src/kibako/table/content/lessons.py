"""Lessons: a game's lesson.toml, played step by step. Nothing is kept: the step's number says where a learner is."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatchcase
from functools import cached_property, lru_cache
from importlib.resources import files
from itertools import accumulate
from typing import Literal

import msgspec

from kibako.engine.game import Game, Match, Scene, Shape, View
from kibako.engine.words import Speaker, text
from kibako.table.content import explanations
from kibako.table.content.position import RECENT, Action, Part, legal_actions, outline
from kibako.table.errors import NoSuchPage, TableError
from kibako.table.words import say

CLICK = "click "
"""With an element's id after it: an answer to a question that is answered by clicking."""

Kind = Literal["tell", "play", "free", "click"]


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody else plays."""

    play: str
    luck: list[int] = []


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that may come of a free choice: by the action played, and by what it does. The first that fits is told."""

    say: str
    play: list[str] = msgspec.field(default_factory=lambda: ["*"])  # patterns of actions
    effect: str | None = None  # a named effect of the game, which the action must have
    right: bool = False
    luck: list[int] | None = None  # None: as it comes
    then: list[Reply] = []


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the teacher says, and what the learner does: read it, play what is taught, choose freely, or click the answers."""

    say: str
    position: str | None = None
    show: list[str] = []  # elements that are lit
    play: list[str] = []  # what is taught: the first is pointed at, the others are accepted too
    choices: list[Choice] = []
    click: list[str] = []  # the answers: elements to be clicked, all of them
    among: list[str] = []  # patterns of the elements that can be clicked as an answer
    right: str | None = None  # said when all answers are found
    wrong: str | None = None
    luck: list[int] = []
    then: list[Reply] = []

    @property
    def kind(self) -> Kind:
        if self.click:
            return "click"
        return "play" if self.play else "free" if self.choices else "tell"

    @property
    def model(self) -> str | None:
        """The action with which the lesson goes on."""
        if self.play:
            return self.play[0]
        return next((choice.play[0] for choice in self.choices if choice.right), None)


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    steps: list[Step]


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game that the lesson leads into; the learner begins."""

    seats: int
    bot: str = "easy"
    options: dict[str, bool | int | str] = {}


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    seat: int
    names: list[str]
    first_game: FirstGame
    chapters: list[Chapter]

    @cached_property
    def steps(self) -> list[Step]:
        return [step for chapter in self.chapters for step in chapter.steps]

    @cached_property
    def firsts(self) -> list[int]:
        """The number of each chapter's first step."""
        return [0, *accumulate(len(chapter.steps) for chapter in self.chapters)][:-1]

    def chapter_at(self, number: int) -> int:
        return max(place for place, first in enumerate(self.firsts) if first <= number)


class Heading(msgspec.Struct):
    """A chapter in the list of them."""

    title: str
    first: int


class Shown(msgspec.Struct):
    """A step as the page shows it."""

    number: int
    steps: int
    chapter: int
    chapters: list[Heading]
    kind: Kind
    say: str
    ask: str
    show: list[str]
    taught: str  # the action that the finger leads to
    answers: int  # how many elements are to be clicked
    picture: str
    actions: list[Action]
    called: dict[str, str]  # what targets are called that a small picture may not have
    outline: list[Part]


class Verdict(msgspec.Struct):
    """The teacher's answer: to an action whether it was right and what came of it, to a vain click the rule against it."""

    words: str
    right: bool | None = None
    rule: str | None = None
    picture: str | None = None


@lru_cache
def lesson(game: Game) -> Lesson:
    toml = files(game.package).joinpath("rulebook", "lesson.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(toml), Lesson)


@lru_cache(maxsize=400)
def reached(game: Game, number: int) -> Match:
    """The match as the learner finds it at a step. It is shared, so nobody may play on it."""
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
    played = action or step.model
    if step.choices and played is not None:
        follow(match, step, played)
    elif played is not None:
        match.play(played, luck=step.luck)
    _reply(match, step.then)


def _reply(match: Match, replies: list[Reply]) -> None:
    for reply in replies:
        match.play(reply.play, luck=reply.luck)


def follow(match: Match, step: Step, action: str) -> Choice | None:
    """Play a free choice and what follows it; says which of the outcomes foreseen it was."""
    seat = match.to_act
    before = match.look(seat)
    named = [choice for choice in step.choices if any(fnmatchcase(action, pattern) for pattern in choice.play)]
    match.play(action, luck=next((choice.luck for choice in named if choice.luck is not None), None))
    after = match.look(seat)
    found = next((choice for choice in named if _has_effect(match.game, choice.effect, before, after)), None)
    _reply(match, found.then if found else [])
    return found


def _has_effect(game: Game, effect: str | None, before: View, after: View) -> bool:
    return effect is None or game.effects[effect](before, after)


def speaker_of(game: Game, language: str) -> Speaker:
    """Who tells the learner what is to be seen."""
    taught, plain = lesson(game), game.speaker(None, None, language)
    return game.speaker(taught.seat, [plain.say(text(name)) for name in taught.names], language)


def chapters(game: Game, language: str) -> list[Heading]:
    taught, speaker = lesson(game), game.speaker(None, None, language)
    return [
        Heading(speaker.say(text(chapter.title)), first) for chapter, first in zip(taught.chapters, taught.firsts, strict=True)
    ]


def shown(game: Game, number: int, language: str, shape: Shape, planned: str | None = None) -> Shown:
    """A step as the page shows it: only what the learner's seat may see."""
    match, taught = reached(game, number), lesson(game)
    step, speaker = taught.steps[number], speaker_of(game, language)
    view = match.look(taught.seat)
    plan = game.read(planned) if planned is not None and planned in match.actions() else None
    acting = step.kind in ("play", "free") and match.to_act == taught.seat
    picture = drawn(game, match, speaker, shape, plan)
    return Shown(
        number=number,
        steps=len(taught.steps),
        chapter=taught.chapter_at(number),
        chapters=chapters(game, language),
        kind=step.kind,
        say=speaker.say(text(step.say)),
        ask=speaker.say(game.ask(view)) if acting else "",
        show=step.show,
        taught=step.play[0] if step.play else "",
        answers=len(step.click),
        picture=picture,
        actions=legal_actions(game, [int(action) for action in match.legal], view, speaker)
        if acting
        else answers(step, picture),
        called={name: speaker.say(tile.words) for tile in game.tiles(view) for name in tile.ids} if acting else {},
        outline=outline(game, view, speaker),
    )


def drawn(game: Game, match: Match, speaker: Speaker, shape: Shape, plan: int | None = None) -> str:
    recent = [event for entry in match.journal[-RECENT:] for event in entry.events]
    return game.draw(Scene(match.look(lesson(game).seat), speaker, shape, plan, recent))


def answers(step: Step, picture: str) -> list[Action]:
    """What can be clicked as an answer, as if each were an action; what it is called is in the picture."""
    ids = dict.fromkeys(re.findall(r'\sid="([^"]+)"', picture)) if step.click else {}
    return [Action(f"{CLICK}{name}", [[name]], "") for name in ids if any(fnmatchcase(name, one) for one in step.among)]


def answer(game: Game, number: int, action: str, language: str, shape: Shape = "wide") -> Verdict:
    """What the teacher says to what the learner did."""
    match = reached(game, number)
    step, speaker = lesson(game).steps[number], speaker_of(game, language)
    if step.kind == "click":
        return _hear(step, action.removeprefix(CLICK), speaker)
    if action in step.play:
        return Verdict("", right=True)
    if action not in match.actions():
        raise TableError(text("not-now"))
    if step.kind == "free":
        return _judge(game, step, match, action, speaker, shape)
    return Verdict(_said(step.wrong, speaker), right=False)


def _said(key: str | None, speaker: Speaker) -> str:
    return say(speaker.language, "try-another") if key is None else speaker.say(text(key))


def _hear(step: Step, clicked: str, speaker: Speaker) -> Verdict:
    """A question answered by clicking: what is said to a right answer is for when all are found."""
    if clicked not in step.click:
        return Verdict(_said(step.wrong, speaker), right=False)
    return Verdict("" if step.right is None else speaker.say(text(step.right)), right=True)


def _judge(game: Game, step: Step, match: Match, action: str, speaker: Speaker, shape: Shape) -> Verdict:
    """A free choice is carried out, and its effect is told."""
    after = match.fork()
    found = follow(after, step, action)
    words = _said(step.wrong if found is None else found.say, speaker)
    return Verdict(words, right=found is not None and found.right, picture=drawn(game, after, speaker, shape))


def why(game: Game, number: int, path: list[str], clicked: str, language: str) -> Verdict:
    """Why something can't be chosen in a lesson."""
    taught, match = lesson(game), reached(game, number)
    if match.to_act != taught.seat:
        return Verdict("")
    view = match.look(taught.seat)
    told = explanations.why(game, match.copy_state(), view, speaker_of(game, language), path, clicked)
    return Verdict(told.words, rule=told.rule)

"""Lessons: every step and every wrong turn is played, in each language; and what is pointed at is in the picture."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase

import msgspec
import pytest
from shared import BOTH_SHAPES

import kibako
from kibako.engine.game import Game, Shape
from kibako.engine.words import LANGUAGES, Text, source
from kibako.table.content import lessons
from kibako.table.content.lessons import CLICK, Chapter, FirstGame, Lesson, Step, lesson, reached
from kibako.table.errors import NoSuchPage, TableError

GAMES = kibako.all_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
LONGEST = 330  # characters of what the teacher says


def steps(game: Game) -> Iterator[tuple[int, Step]]:
    return enumerate(lesson(game).steps)


def keys(taught: Lesson) -> Iterator[str]:
    """All texts of a lesson."""
    yield from taught.names
    for chapter in taught.chapters:
        yield chapter.title
        for step in chapter.steps:
            said = (step.say, step.right, step.wrong, *(choice.say for choice in step.choices))
            yield from (key for key in said if key is not None)


@every_game
def test_a_lesson_has_chapters_that_can_be_begun_with(game: Game) -> None:
    taught = lesson(game)
    assert len(taught.chapters) >= 2
    for first, chapter in zip(taught.firsts, taught.chapters, strict=True):
        assert taught.steps[first] is chapter.steps[0]
        assert chapter.steps[0].position is not None
        assert any(step.kind != "tell" for step in chapter.steps), f"nothing is done in {chapter.title}"
        last = [step.kind for step in chapter.steps if step.kind in ("play", "free")][-1:]
        assert last in ([], ["free"]), f"{chapter.title} ends without a free choice"


@every_game
def test_the_learner_does_something_in_most_steps(game: Game) -> None:
    kinds = Counter(step.kind for _, step in steps(game))
    assert kinds["free"] >= 2
    assert kinds["click"] >= 1
    assert kinds["tell"] <= sum(kinds.values()) * 0.6


@every_game
def test_every_step_can_be_played_and_the_lesson_goes_on(game: Game) -> None:
    """What is taught, and whatever else is right: it is legal, and the next step follows from it."""
    seat, taught = lesson(game).seat, lesson(game).steps
    for number, step in steps(game):
        match = reached(game, number)
        assert match.seats <= len(lesson(game).names)
        if step.kind in ("play", "free"):
            assert match.to_act == seat
        assert set(step.play) <= set(match.actions())
        right = {action for action in match.actions() if step.kind == "free" and was_right(game, number, action)}
        for action in {*step.play, *right}:
            lessons.play_step(match.fork(), step, action)
        goes_on = number + 1 == len(taught) or taught[number + 1].position is not None
        assert len({*step.play, *right}) == 1 or goes_on or step.kind in ("tell", "click"), step.say


def was_right(game: Game, number: int, action: str) -> bool:
    return lessons.answer(game, number, action, "en").right is True


@every_game
@pytest.mark.parametrize("shape", BOTH_SHAPES)
def test_what_is_shown_is_in_the_picture(game: Game, shape: Shape) -> None:
    """And so are the answers to questions, each with a name of its own."""
    pointed = 0
    for number, step in steps(game):
        shown = lessons.shown(game, number, "en", shape)
        ids = set(re.findall(r'\sid="([^"]+)"', shown.picture))
        assert set(step.show) <= ids, (step.say, set(step.show) - ids)
        answers = {action.text.removeprefix(CLICK) for action in shown.actions if action.text.startswith(CLICK)}
        assert set(step.click) <= answers, (step.say, set(step.click) - answers)
        assert len(answers) > len(step.click) or step.kind != "click", f"{step.say} asks for all there is"
        for name in answers:
            assert re.search(rf'\sid="{re.escape(name)}"[^>]*>\s*(?:<[^>]+>\s*)*?<title>', shown.picture), f"{name} has no name"
        pointed += len(step.show)
    assert pointed > 8


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_is_answered(game: Game, language: str) -> None:
    """Every legal action of a free choice is carried out and told, wrong ones of taught steps, every click of a question."""
    told = 0
    for number, step in steps(game):
        shown = lessons.shown(game, number, language, "wide")
        assert 15 < len(shown.say) <= LONGEST, (step.say, len(shown.say))
        tried = [action.text for action in shown.actions]
        verdicts = {action: lessons.answer(game, number, action, language) for action in sampled(step, tried)}
        for action, verdict in verdicts.items():
            assert verdict.words or verdict.right, action
            assert len(verdict.words) <= LONGEST
            assert verdict.rule is None
            assert (verdict.picture is not None) == (step.kind == "free")
        told += len(verdicts)
        if step.kind == "free":
            check_free(step, list(verdicts.values()))
        if step.kind == "click":
            assert {action for action, verdict in verdicts.items() if verdict.right} == {CLICK + name for name in step.click}
    assert told > 30


def check_free(step: Step, verdicts: list[lessons.Verdict]) -> None:
    """Some of it is right and some isn't, or it is told apart what comes of it; every outcome foreseen is met."""
    assert any(verdict.right for verdict in verdicts)
    assert len({verdict.words for verdict in verdicts}) >= 2, f"{step.say} has one answer for everything"


def sampled(step: Step, actions: list[str]) -> list[str]:
    """Few enough to be tried in a test: of each kind of outcome some."""
    if step.kind != "free" or len(actions) <= 40:
        return actions[:40] if step.kind == "play" else actions
    named = [pattern for choice in step.choices for pattern in choice.play if pattern != "*"]
    wanted = [action for action in actions if any(fnmatchcase(action, pattern) for pattern in named)]
    return [*dict.fromkeys([*wanted, *actions[:: max(1, len(actions) // 25)]])]


@every_game
def test_every_outcome_foreseen_comes_up(game: Game) -> None:
    for number, step in steps(game):
        if step.kind != "free":
            continue
        met = {lessons.answer(game, number, action, "en").words for action in reached(game, number).actions()}
        speaker = lessons.speaker_of(game, "en")
        for choice in step.choices:
            assert speaker.say(Text(choice.say, {})) in met, f"{choice.say} is never said"


@every_game
def test_free_choices_are_judged_by_what_they_do(game: Game) -> None:
    """By the position after the action, so that a lesson stays true when a position in it is changed."""
    free = [step for _, step in steps(game) if step.kind == "free"]
    by_effect = [step for step in free if any(choice.effect for choice in step.choices)]
    assert len(by_effect) >= 3
    assert {choice.effect for step in by_effect for choice in step.choices} - {None} <= set(game.effects)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_of_a_lesson_are_used_and_differ(game: Game, language: str) -> None:
    wanted = set(keys(lesson(game)))
    speaker = lessons.speaker_of(game, language)
    said = {key: speaker.say(Text(key, {})) for key in wanted}
    assert len(set(said.values())) == len(said)
    written = set(re.findall(r"^((?:lesson|chapter)-[\w-]+) =", source(game.package, language), re.MULTILINE))
    assert written == wanted


@every_game
def test_the_first_game_is_the_one_that_was_taught(game: Game) -> None:
    first = lesson(game).first_game
    options = game.manifest.check_options(first.options)
    taught = [reached(game, number) for number, _ in steps(game)]
    assert any(match.options == options and match.seats == first.seats for match in taught), "another game was taught"


@every_game
def test_nonsense_is_answered(game: Game) -> None:
    number = next(number for number, step in steps(game) if step.kind == "play")
    with pytest.raises(TableError):
        lessons.answer(game, number, "not an action", "en")
    with pytest.raises(NoSuchPage):
        lessons.shown(game, len(lesson(game).steps), "en", "wide")
    asked = next(number for number, step in steps(game) if step.kind == "click")
    assert lessons.answer(game, asked, "click nothing", "en").right is False


def test_what_a_lesson_may_not_say_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"say": "a", "colour": "red"}, Step)


def test_chapters_know_their_steps() -> None:
    taught = Lesson(0, ["a"], FirstGame(2), [Chapter("one", [Step("a"), Step("b")]), Chapter("two", [Step("c")])])
    assert taught.firsts == [0, 2]
    assert [taught.chapter_at(number) for number in range(3)] == [0, 0, 1]

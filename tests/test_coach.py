"""The coach and the reasons of hints: data over named signs and effects, judged from a seat's view alone."""

from __future__ import annotations

import re
from functools import cache

import pytest

import kibako
from kibako.bots import bot
from kibako.engine.chance import Quick
from kibako.engine.game import Game, Match
from kibako.engine.words import LANGUAGES, source, text
from kibako.table.content import coach, lessons

GAMES = kibako.all_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
LONGEST = 200  # characters of a tip: it is read while playing
MOVES = 1500


@cache
def played(game: Game) -> list[Match]:
    """Moments of some games of the kind that the lesson leads into, in which everybody plays at random."""
    first = lessons.lesson(game).first_game
    found: list[Match] = []
    for seed in range(8):
        match, player = game.new(first.seats, seed, first.options), bot("random", seed)
        while not match.is_over and len(found) < MOVES:
            found.append(match.fork())
            match.play(player.choose(match))
    return found


@every_game
def test_the_coach_speaks_only_of_what_the_game_names(game: Game) -> None:
    book = coach.coach(game)
    assert {sign for tip in book.tips for sign in tip.when} == set(game.signs)
    assert set(book.because) <= set(game.effects)
    assert len({tip.say for tip in book.tips}) == len(book.tips) >= 4


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tips_and_reasons_are_said_in_every_language(game: Game, language: str) -> None:
    book = coach.coach(game)
    keys = {tip.say for tip in book.tips} | {f"because-{name}" for name in book.because}
    said = [game.speaker(0, None, language).say(text(key)) for key in keys]
    assert len(set(said)) == len(said)
    assert max(map(len, said)) <= LONGEST
    written = re.findall(r"^((?:coach|because)-[\w-]+) =", source(game.package, language), re.MULTILINE)
    assert set(written) == keys


@every_game
def test_every_tip_comes_up_and_none_all_the_time(game: Game) -> None:
    moments = played(game)
    told = [{tip.key for tip in tips_of(match)} for match in moments]
    for tip in coach.coach(game).tips:
        times = sum(tip.say in keys for keys in told)
        assert 0 < times < len(moments) * 0.5, f"{tip.say} comes up {times} times in {len(moments)} moments"


def tips_of(match: Match) -> list[coach.Told]:
    seat = match.to_act
    assert seat is not None
    return coach.tips(match.game, match.look(seat), match.game.speaker(seat))


@every_game
def test_the_coach_knows_no_more_than_the_seat(game: Game) -> None:
    """In every state that fits the seat's view it says the same."""
    compared = 0
    for match in played(game)[::30]:
        seat = match.to_act
        assert seat is not None
        view, speaker = match.look(seat), game.speaker(seat)
        other = game.look(game.imagine(view).sample(Quick(7)), seat)
        assert coach.tips(game, other, speaker) == coach.tips(game, view, speaker)
        compared += 1
    assert compared >= 10


@every_game
def test_a_hint_gives_a_reason_where_its_action_does_something_the_next_best_does_not(game: Game) -> None:
    reasons = set()
    choices = [match for match in played(game) if len(match.legal) > 1]
    for match in choices[:: len(choices) // 60]:
        seat, legal = match.to_act, [int(action) for action in match.legal]
        assert seat is not None
        reasons.add(coach.reason(game, match.look(seat), legal[0], legal[-1:], game.speaker(seat)))
        reasons.add(coach.reason(game, match.look(seat), legal[-1], legal[:1], game.speaker(seat)))
    said = {game.speaker(0).say(text(f"because-{name}")) for name in coach.coach(game).because}
    assert reasons - {""} <= said
    assert len(reasons - {""}) >= 2


@every_game
def test_an_action_has_no_reason_against_itself(game: Game) -> None:
    match = played(game)[40]
    seat, action = match.to_act, int(match.legal[0])
    assert coach.reason(game, match.look(seat), action, [action], game.speaker(seat)) == ""

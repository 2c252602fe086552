"""Kiwi Chow Down in every language: nothing is missing, nothing stays English, actions can be told apart by their words."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import cast

import pytest

from kibako import BadOption
from kibako.engine.game import Scene, Shape
from kibako.engine.state import Listener
from kibako.engine.words import LANGUAGES, source, text
from kibako.games.kiwi.data.components import BOX, CLANS, PACKAGE, SEASON_CARDS, SOLO_CARDS
from kibako.games.kiwi.notation.pieces import KIWIS_BY_CLAN
from kibako.games.kiwi.rules.state import KiwiState
from kibako.games.kiwi.tests.helpers import GAME, random_states
from kibako.games.kiwi.text.terminal import cell_words
from kibako.games.kiwi.text.words import benefit_words, kiwi_words, season_words

NAMES = ["Ana", "Bo", "Cy", "Di"]
ENGLISH = re.compile(
    r"\b(red|green|purple|yellow|blue|flowers?|grass|mountain|sand|feed|build|tree|cave|kiwi of|size|hex of|"
    r"leader of|your|the|fruit of|moved|grown|down|none|off)\b"
)
"""Words that no French or Spanish sentence of the game has."""


def messages(language: str) -> list[str]:
    return re.findall(r"^(?:[a-z][\w-]*|    \.[\w-]+) =", source(PACKAGE, language), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_in_the_same_order(language: str) -> None:
    assert files(PACKAGE).joinpath("text", f"{language}.ftl").is_file()
    assert messages(language) == messages("en")
    assert len(messages(language)) > 200


def test_french_and_spanish_are_written_as_they_should_be() -> None:
    for line in source(PACKAGE, "fr").splitlines():
        if not line.startswith("#"):
            assert "'" not in line
            assert not re.search(r" [:;!?»]|« ", line), line
    assert "'" not in source(PACKAGE, "es")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_that_is_asked_done_and_told_can_be_said(language: str, seats: int) -> None:
    listener = Listener()
    asked = set()
    for step, state in enumerate(random_states(seats, 3 * seats)):
        state.listener = listener
        seat = int(state.to_act()) if state.to_act() >= 0 else 0
        view, speaker = GAME.look(state, seat), GAME.speaker(seat, NAMES[:seats], language)
        said = [speaker.say(GAME.ask(view)), *(speaker.say(words) for words in GAME.status(view))]
        if state.to_act() >= 0:
            asked.add(view.doing)
            said += [speaker.say(GAME.say(int(action), view)) for action in state.actions()]
        if step % 40 == 0:
            said.append(GAME.board(view, speaker))
        if language != "en":
            for sentence in said:
                assert not ENGLISH.search(sentence), sentence
    assert len(asked) > 10
    reported = {event[0] for event in listener.events}
    for event in listener.events[::3]:
        for reader in (None, 0):
            words = GAME.report(event, reader)
            sentence = "" if words is None else GAME.speaker(reader, NAMES[:seats], language).say(words)
            assert language == "en" or not ENGLISH.search(sentence), sentence
    assert len(reported) > 15


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_words_of_all_legal_actions_are_different(seats: int) -> None:
    compared = 0
    for seed in range(3):
        for state in random_states(seats, 10 * seed + seats):
            if state.to_act() < 0:
                continue
            view = GAME.look(state, int(state.to_act()))
            for language in LANGUAGES:
                said = [GAME.speaker(view.seat, None, language).say(GAME.say(int(one), view)) for one in state.actions()]
                assert len(set(said)) == len(said), sorted(said)
                compared += len(said)
    assert compared > 3000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_box_tell_its_components_apart(language: str) -> None:
    speaker = GAME.speaker(None, None, language)
    kiwis = [speaker.say(kiwi_words(kiwi)) for clan in CLANS for kiwi in KIWIS_BY_CLAN[clan]]
    assert len(set(kiwis)) == len(kiwis)
    cards = [speaker.say(season_words("season-card", card.name)) for card in SEASON_CARDS]
    assert len(set(cards)) == len(cards)
    short = [speaker.say(text("picture-condition", card=card.name)) for card in SEASON_CARDS]
    assert len(set(short)) == len(short)
    nests = [speaker.say(text("nest", nest=nest.name)) for nest in BOX.nests]
    assert len(set(nests)) == len(nests)
    letters = [speaker.say(text("clan-letter", clan=clan.name)) for clan in BOX.clans]
    assert len(set(letters)) == len(letters)
    for benefit in ("", "1 fruit", "2 fruit, 1 place", "1 feed-or-build", "3 grow-different"):
        assert all(speaker.say(part) for part in benefit_words(benefit))
    cells = {cell for card in SOLO_CARDS for row in (card.move, card.feed, card.build, card.joker) for cell in row}
    for edition in ("mixed", "es"):
        assert len({speaker.say(cell_words(cell, edition)) for cell in cells}) == len(cells)


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("language", ["fr", "es"])
def test_no_english_word_is_in_a_picture(language: str, shape: Shape) -> None:
    looked_at = 0
    for seats in (1, 4):
        for step, state in enumerate(random_states(seats, seats)):
            if step % 25:
                continue
            for seat in (None, 0):
                view = GAME.look(state, seat)
                drawn = GAME.draw(Scene(view, GAME.speaker(seat, NAMES[:seats], language), shape))
                for words in re.findall(r"<(?:title|text)[^>]*>([^<]+)<", drawn):
                    assert not ENGLISH.search(words.lower()), words
                    looked_at += 1
    assert looked_at > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_do_not_go_with_the_players_are_refused_in_the_readers_language(language: str) -> None:
    with pytest.raises(BadOption) as alone:
        GAME.new(seats=1, options={"side_b": True})
    with pytest.raises(BadOption) as together:
        GAME.new(seats=2, options={"solo_marker": "player"})
    assert "W90" in alone.value.words(language)
    assert "W93" in together.value.words(language)
    if language != "en":
        assert not ENGLISH.search(alone.value.words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaders_spaces_and_nests_are_said_with_what_they_do(language: str) -> None:
    match = GAME.position(clans="red green", island={"0,0": "red-tree-1"}, phase="change", season=2, pending=["nest 0 1"])
    view = GAME.look(cast("KiwiState", match.copy_state()), 0)
    said = GAME.speaker(0, None, language).say(GAME.say(GAME.read("nest tree-1"), view))
    assert said.endswith({"en": ": 2 fruits", "fr": "\u00a0: 2 fruits", "es": ": 2 frutas"}[language])

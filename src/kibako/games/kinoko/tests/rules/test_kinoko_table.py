"""Kinoko at the table: action texts, refusals, taking back, words and the board as text."""

from __future__ import annotations

from typing import Any

import pytest

from kibako import CannotUndo, IllegalAction, MalformedAction, Match
from kibako.games.kinoko.notation.actions import ACTIONS
from kibako.games.kinoko.tests.helpers import GAME, TABLES, state_of

PHASES: dict[str, dict[str, Any]] = {
    "die": {"dice": "1 reroll sets"},
    "swap": {"doing": "swap", "value": 2},
    "peek": {"doing": "peek"},
    "sets": {"doing": "sets"},
    "end": {"doing": "end"},
    "deal": {"doing": "deal", "stopped": 2},
}


def at(phase: str, **fields: Any) -> Match:
    return GAME.position(**TABLES[3], **PHASES[phase], **fields)


# --- action texts ------------------------------------------------------------------------------------------------


def test_every_action_reads_back_from_its_text() -> None:
    """7 faces, 3 * 15 swaps, 18 peeks, 6 sets, on, stop, deal."""
    assert len(ACTIONS.numbers) == 7 + 45 + 18 + 6 + 3
    for text, action in ACTIONS.numbers.items():
        assert GAME.read(text) == action
        assert GAME.write(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "take", "take 4", "take  2", " take 2", "take 2 ", "TAKE 2", "take 2\n", "take two", "roll",
        "swap", "swap 2 rowA", "swap 2 rowA rowA", "swap 2 hand0 rowA", "swap 0 rowA rowB", "swap 2 rowA hand4",
        "peek", "peek rowA", "peek rowA 0", "peek rowA 4", "peek rowC 1", "sets", "sets rowC", "sets hand4",
        "on on", "stop hand0", "deal 1", "pass", "é", "take ２", "\x00", "None",
    ],
)  # fmt: skip
def test_malformed_texts_are_told_from_illegal_ones(text: str) -> None:
    match = at("die")
    before = match.save()
    with pytest.raises(MalformedAction, match=r"is no action of Kinoko; expected e\.g\. 'take 2'"):
        match.play(text)
    assert match.save() == before


@pytest.mark.parametrize("text", [None, 0.5, b"on", ["on"], "on" * 1000])
def test_what_is_no_short_text_is_malformed(text: Any) -> None:
    with pytest.raises(MalformedAction, match="an action"):
        at("end").play(text)


# --- refusals ----------------------------------------------------------------------------------------------------

SAMPLES = {
    "die": "take 1",
    "swap": "swap 2 rowA rowB",
    "peek": "peek rowA 1",
    "sets": "sets rowA",
    "end": "on",
    "deal": "deal",
}
WORDS = {
    "die": ("K9", "choose one of the rolled dice first"),
    "swap": ("K10", "you must use the die you took: swap two 2s"),
    "peek": ("K12", "you must use the die you took: choose a card to look at"),
    "sets": ("K13", "you must use the die you took: choose the set to exchange with yours"),
    "end": ("K15", "you have used your die: end your turn, or stop the round"),
    "deal": ("K20", "the round is over: deal the next one"),
}


@pytest.mark.rule("K9", "K10", "K12", "K13", "K15", "K20")
@pytest.mark.parametrize("phase", PHASES)
def test_an_action_of_another_decision_is_refused(phase: str) -> None:
    match = at(phase)
    rule, words = WORDS[phase]
    for other, text in SAMPLES.items():
        if other == phase:
            assert text in match.actions()
            continue
        with pytest.raises(IllegalAction) as caught:
            match.play(text)
        assert str(caught.value) == f"{words} ({rule})"
        assert caught.value.rule == rule


@pytest.mark.parametrize(
    ("phase", "text", "words"),
    [
        ("die", "take peek", "no die shows the peek (K9)"),
        ("die", "take blank", "no die shows the blank (K9)"),
        ("swap", "swap 1 rowA rowB", "you took a 2: both cards must be 2s, and this one is a 1 (K10)"),
        ("die", "stop", "a round is stopped at the end of your turn: first use one of the dice (K15)"),
        ("swap", "swap 2 rowA hand3", "this table has only 3 seats (K10)"),
        ("peek", "peek hand3 1", "this table has only 3 seats (K12)"),
        ("sets", "sets hand3", "this table has only 3 seats (K13)"),
        ("sets", "sets hand0", "your own cards can’t be exchanged with themselves (K13)"),
    ],
)
def test_the_right_kind_of_action_refused(phase: str, text: str, words: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        at(phase).play(text)
    assert str(caught.value) == words


@pytest.mark.parametrize("phase", PHASES)
def test_whatever_is_not_offered_is_refused_with_a_rule(phase: str) -> None:
    match = at(phase)
    offered = set(match.actions())
    for text in ACTIONS.numbers.keys() - offered:
        with pytest.raises(IllegalAction) as caught:
            match.play(text)
        assert caught.value.rule == ("K15" if text == "stop" and phase == "die" else WORDS[phase][0])
    assert match.journal == []


def test_nothing_is_legal_when_the_game_is_over() -> None:
    match = GAME.position(**TABLES[3], doing="over", scores="4 1 0", stopped=0)
    for text in ACTIONS.numbers:
        with pytest.raises(IllegalAction, match=r"^the game is over$") as caught:
            match.play(text)
        assert caught.value.rule is None


# --- taking back -------------------------------------------------------------------------------------------------


def taken_back(match: Match, text: str) -> None:
    before = match.position
    match.play(text)
    assert match.position != before
    match.undo()
    assert match.position == before


def kept(match: Match, text: str) -> None:
    """It can't be taken back without the others' consent; with it, it can."""
    before = match.position
    match.play(text)
    with pytest.raises(CannotUndo, match="revealed something"):
        match.undo()
    match.undo(consent=True)
    assert match.position == before


@pytest.mark.parametrize(
    ("phase", "text"), [("die", "take 1"), ("die", "take sets"), ("swap", "swap 2 rowA rowB")], ids=lambda value: value
)
def test_what_shows_nobody_anything_can_be_taken_back(phase: str, text: str) -> None:
    taken_back(at(phase), text)


@pytest.mark.rule("K6")
@pytest.mark.parametrize(
    ("phase", "text"),
    [
        ("swap", "swap 2 rowA hand0"),
        ("swap", "swap 2 rowB hand1"),
        ("swap", "swap 2 hand1 hand2"),
        ("swap", "swap 2 hand0 hand2"),
        ("sets", "sets rowB"),
        ("sets", "sets hand1"),
        ("peek", "peek rowA 1"),
        ("peek", "peek hand0 1"),
        ("peek", "peek hand1 1"),
        ("die", "take reroll"),
        ("end", "on"),
        ("end", "stop"),
        ("deal", "deal"),
    ],
)
def test_what_shows_somebody_a_card_or_rolls_cannot(phase: str, text: str) -> None:
    kept(at(phase), text)


@pytest.mark.rule("K6", "K23")
def test_a_card_seen_before_and_seen_again_cannot_be_taken_back() -> None:
    """Seat 0 swaps with row A; when the card comes back, the others see again what they may have forgotten."""
    match = at("swap")
    kept(match, "swap 2 rowA hand0")
    match.play("swap 2 rowA hand0")
    match.play("on", luck=[2, 4, 4])
    match.play("take 2")
    kept(match, "swap 2 rowA hand0")
    taken_back(match, "swap 2 rowA rowB")


def test_luck_taken_back_comes_again() -> None:
    match = at("end")
    match.play("on")
    rolled = match.view(None)["dice"]
    match.undo(consent=True)
    match.play("on")
    assert match.view(None)["dice"] == rolled


# --- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "asked", "said"),
    [
        ("die", "Choose one of the dice.", "Take the 1: swap two 1s"),
        ("swap", "Swap two 2s: choose the two cards.", "Swap the 2 in row A with the 2 in row B"),
        ("peek", "Choose a card to look at.", "Look at the 1 in row A"),
        ("sets", "Choose the set to exchange with yours.", "Exchange your three cards with row A"),
        ("end", "End your turn, or stop the round: are your three mushrooms together?", "End your turn"),
        ("deal", "Deal the next round.", "Deal the next round"),
    ],
)
def test_what_is_asked_and_what_an_action_does(phase: str, asked: str, said: str) -> None:
    match, speaker = at(phase), GAME.speaker(0)
    view = GAME.look(state_of(match), 0)
    assert speaker.say(GAME.ask(view)) == asked
    assert speaker.say(GAME.say(GAME.read(match.actions()[0]), view)) == said


@pytest.mark.rule("K14", "K11", "K12", "K13")
def test_every_face_in_words() -> None:
    view, speaker = GAME.look(state_of(at("die")), 0), GAME.speaker(0)
    assert [speaker.say(GAME.say(GAME.read(f"take {face}"), view)) for face in ("blank", "peek", "reroll", "sets")] == [
        "Take the blank: do nothing",
        "Take the peek: look at one card",
        "Take the re-roll: roll all dice again",
        "Take the set swap: exchange your three cards with another three",
    ]


def test_the_log_of_a_round_for_each_reader() -> None:
    match = at("die")
    match.play("take reroll", luck=[4, 4, 5])
    match.play("take sets")
    match.play("sets hand1")
    match.play("on", luck=[2, 4, 4])
    match.play("take 2")
    match.play("swap 2 rowA hand0")
    assert match.log(0, names=["Ann", "Ben", "Cy"]) == [
        "You take re-roll.",
        "You roll blank, blank, swap sets.",
        "You take swap sets.",
        "You exchange your cards with Ben’s hand.",
        "Ben rolls 2, blank, blank.",
        "Ben takes 2.",
        "Ben swaps the 2 in row A with the 2 in your hand.",
    ]
    assert match.log(1)[3:] == [
        "Seat 0 exchanges all three cards with your hand.",
        "You roll 2, blank, blank.",
        "You take 2.",
        "You swap the 2 in row A with the 2 in Seat 0’s hand.",
    ]
    assert not any("your" in line.lower() for line in match.log(None))


def test_a_new_game_begins_its_log_with_the_round() -> None:
    match = GAME.new(3, seed=7)
    begins = "You begin." if match.to_act == 0 else f"Seat {match.to_act} begins."
    assert match.log(0)[0] == f"Round 1. Forbidden: orange (musicians). {begins}"
    assert len(match.log(0)) == 2


# --- the board ---------------------------------------------------------------------------------------------------


def board(match: Match, seat: int | None) -> list[str]:
    return GAME.board(GAME.look(state_of(match), seat), GAME.speaker(seat)).splitlines()


@pytest.mark.rule("K6")
def test_the_board_of_a_player() -> None:
    assert board(at("die", scores="1 0 2"), 1) == [
        "Round 1, forbidden: purple (artists)",
        "",
        "Seat 0’s hand       1 red       2 green     3 blue      1 point",
        "Seat 2’s hand       1 blue      2 yellow    3 red       2 points",
        "row A               1 ?         2 ?         3 ?",
        "row B               1 ?         2 ?         3 ?",
        "your hand           1 ?         2 ?         3 ?         0 points",
        "",
        "Your family: green (scientists)",
        "Dice: [1]  [re-roll]  [swap sets]",
    ]


@pytest.mark.rule("K6")
def test_the_board_of_a_spectator() -> None:
    shown = board(at("end"), None)
    assert shown[2:7] == [
        "Seat 0’s hand       1 ?         2 ?         3 ?         0 points",
        "Seat 1’s hand       1 ?         2 ?         3 ?         0 points",
        "Seat 2’s hand       1 ?         2 ?         3 ?         0 points",
        "row A               1 ?         2 ?         3 ?",
        "row B               1 ?         2 ?         3 ?",
    ]
    assert not any(line.startswith(("Your family", "Dice")) for line in shown)


@pytest.mark.rule("K12", "K23")
@pytest.mark.parametrize("aid", [False, True])
def test_the_board_during_a_peek_and_after(aid: bool) -> None:
    match = at("peek", options={"memory_aid": aid})
    match.play("peek rowB 2")
    assert board(match, 0)[5] == "row B               1 ?         2 red       3 ?"
    assert board(match, 1)[5] == "row B               1 ?         2 ?         3 ?"
    match.play("on")
    after = "2 (red)" if aid else "2 ?"
    assert board(match, 0)[5] == f"row B               1 ?         {after.ljust(12)}3 ?"


@pytest.mark.rule("K16")
def test_the_board_between_rounds() -> None:
    assert board(at("deal"), 0)[2:7] == [
        "Seat 1’s hand       1 green     2 blue      3 yellow    0 points",
        "Seat 2’s hand       1 blue      2 yellow    3 red       0 points",
        "row A               1 yellow    2 purple    3 green",
        "row B               1 purple    2 red       3 purple",
        "your hand           1 red       2 green     3 blue      0 points",
    ]
    families = "Families: Seat 0 red (athletes), Seat 1 green (scientists), Seat 2 blue (public servants)"
    assert board(at("deal"), 0)[-1] == f"{families}; left over: yellow (artisans)"

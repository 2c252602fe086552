"""KIKAI for everybody: three languages, read aloud, explained."""

from __future__ import annotations

from typing import cast
from xml.etree import ElementTree

import pytest

from kibako.engine.game import Match, Refusal, Scene, Shape
from kibako.engine.words import LANGUAGES
from kibako.games.kikai.notation.actions import ACTIONS
from kibako.games.kikai.rules.codes import DECISIONS
from kibako.games.kikai.rules.state import KikaiState
from kibako.games.kikai.tests.helpers import GAME, position, randomly, view_of
from kibako.games.kikai.text.citations import CITED

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ["Ann", "Bo"]


# --- in three languages ----------------------------------------------------------------------------------------------------


@LANGUAGE
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_a_whole_game_can_be_told_in_every_language(language: str, mode: str) -> None:
    """Whatever is said anywhere is there, with all that it fills in; no two legal actions read the same."""
    seen = set()
    for step, match in enumerate(randomly(5, mode, first_game=True)):
        seat = match.to_act if match.to_act is not None else 0
        view, speaker = view_of(match, seat), GAME.speaker(seat, NAMES, language)
        said = [speaker.say(GAME.say(ACTIONS.numbers[action], view)) for action in match.actions()]
        assert len(set(said)) == len(said), said
        speaker.say(GAME.ask(view))
        for told in GAME.status(view):
            speaker.say(told)
        seen.add(view.doing)
        if step % 10 == 0:
            GAME.board(view, speaker)
            state = cast("KikaiState", match.copy_state())
            refusals = [GAME.refuse(state, action) for action in ACTIONS.numbers.values() if action not in state.actions()]
            assert match.to_act is None or all(len(speaker.say(refusal.words)) > 8 for refusal in refusals)
    assert len(match.log(0, NAMES, language)) > 100
    assert len(seen) > 12


@LANGUAGE
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_everything_with_an_id_has_a_name(language: str, shape: Shape) -> None:
    """Cards of a district in one hand are alike, and so are fans of a colour on one square; all else is told apart."""
    checked = 0
    for step, match in enumerate(randomly(7, "normal", first_game=True)):
        if step % 8:
            continue
        drawn = ElementTree.fromstring(GAME.draw(Scene(view_of(match), GAME.speaker(0, NAMES, language), shape)))  # noqa: S314
        named = {each.get("id"): each.findtext("title") for each in drawn.iter() if each.get("id")}
        assert [name for name, title in named.items() if not title] == []
        alike = ("card-", "offer-", "stage-", "fan-")
        apart = [title for name, title in named.items() if name and not name.startswith(alike)]
        assert len(set(apart)) == len(apart)
        checked += 1
    assert checked > 10


# --- read aloud ------------------------------------------------------------------------------------------------------------


def test_the_outline_says_what_the_picture_shows() -> None:
    match = position(
        yellow={
            "hand": "Diner TrainStation",
            "energy": 7,
            "kikai": {"Diner": ["feet blue 2 fan", "body red 4 ladder"]},
            "streets": ["Diner S2"],
            "renown": 4,
            "fans": "RRB",
        },
        purple={"streets": ["S2 S9"], "tiles": "2"},
        squares={"S3": "purple 6", "S2": "RBG"},
        pending=["take", "attract Diner"],
        plays=1,
    )
    sections = GAME.outline(view_of(match), GAME.speaker(0, NAMES))
    assert [section.heading for section in sections] == [
        *("Now", "You, yellow", "Bo, purple", "Districts", "Squares", "Streets", "Elements to build", "Cards")
    ]
    lines = [line for section in sections for line in section.lines]
    for line in (
        "It is your turn.",
        "Tokens: 7 energy, 0 megaphones, 0 ladders",
        "Cards in hand: Train Station, Diner",
        "Renown: 4 of 27, column 2",
        "The next bonus is at renown 6: 1 energy",
        "Fans kept: red 2, blue 1, green 0",
        "Bonus tiles taken: 3 VP for each district where your kikai is taller",
        "Train Station: the bonus tile is taken",
        "Diner, you: blue feet, a fan there gives 1 megaphone, a fan is there, "
        "red body, a fan there gives 2 energy, 1 ladder, no fan there, with ladders",
        "S2: 1 red fan, 1 blue fan, 1 green fan; emptying it gives 6 points; a fan comes free",
        "S3: Bo’s billboard 6",
        "Diner–S2: your distributors, 1",
        "S2–S9: Bo’s distributors, 2",
        "S6–S11: free, 2 spaces, gives 2 energy, 1 megaphone",
        "Face up, to take: School, Train Station",
    ):
        assert line in lines
    assert len(set(lines)) == len(lines)


@LANGUAGE
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_every_position_can_be_read_aloud(language: str, mode: str) -> None:
    for step, match in enumerate(randomly(11, mode, first_game=True)):
        if step % 12 == 0 or match.to_act is None:
            for view in (view_of(match), view_of(match, 1), GAME.open_view(cast("KikaiState", match.copy_state()))):
                speaker = GAME.speaker(view.seat, NAMES, language)
                sections = GAME.outline(view, speaker)
                assert all(line.strip() for section in sections for line in (section.heading, *section.lines))
                assert len(sections) == 8
                GAME.draw(Scene(view, speaker))
                GAME.board(view, speaker)


def test_reveal_shows_everything() -> None:
    """Hands are open and the pile has no order: a view of everything is a view of anybody's."""
    match = GAME.new(seed=4)
    view = GAME.open_view(cast("KikaiState", match.copy_state()))
    assert view.seat is None
    cards = [*view.offer, *view.played, *(card for layer in view.pile for card in layer)]
    assert len(cards) + sum(len(side.hand) for side in view.sides) == 30
    assert len(view.box) + sum(name is not None for name in view.display) + sum(len(side.feet) for side in view.sides) == 36


# --- explained -------------------------------------------------------------------------------------------------------------


def test_every_decision_cites_its_rules() -> None:
    cited = {}
    for mode in ("normal", "advanced"):
        for seed in range(3):
            for match in randomly(seed, mode, first_game=True):
                cited[view_of(match).doing] = GAME.cite(view_of(match))
    for doing, mode, pending in (("remove", "advanced", "remove"), ("billboard", "normal", "billboard S3")):
        rare = position(
            mode, pending=["take", pending], plays=1, yellow={"hand": "Diner"}, squares={"S3": ""} if mode == "normal" else {}
        )
        cited[doing] = GAME.cite(view_of(rare))
    assert set(DECISIONS) - set(cited) <= {"pay"}
    assert all(cited.values())
    assert set(CITED) == set(DECISIONS)
    assert cited["attract"][0] == "M25"
    assert cited["over"] == ("M37", "M38")


def explained(match: Match, *clicks: str) -> tuple[str, str | None] | None:
    view = view_of(match, match.to_act)
    meant = GAME.action_for_click(clicks[:-1], clicks[-1], view)
    if meant is None:
        return None
    refusal = meant if isinstance(meant, Refusal) else GAME.refuse(cast("KikaiState", match.copy_state()), meant)
    return GAME.speaker(match.to_act).say(refusal.words), refusal.rule


YELLOW = {
    "hand": "Diner Diner School",
    "energy": 3,
    "ladders": 1,
    "kikai": {"Diner": ["feet blue 2", "body red 4"], "Casino": ["feet red 2 fan"]},
    "streets": ["Diner S2"],
}


@pytest.mark.parametrize(
    ("pending", "clicks", "words", "rule"),
    [
        ("card", ["district-Cinema"], "you have no card of Cinema", "M15"),
        ("card", ["card-School-0", "district-Casino"], "you have no two cards of School", "M15"),
        ("card", ["offer-0"], "play a card first", "M15"),
        ("card", ["pile"], "play a card first", "M15"),
        ("card", ["street-Diner-S9"], "play a card first", "M15"),
        ("action Diner", ["square-S2"], "choose what to do with the card first", "M15"),
        ("build Casino", ["element-feet-green-2"], "its body comes next", "M19"),
        ("build Casino", ["element-body-blue-4"], "it costs 4 energy, and you have 3", "M19"),
        ("street Diner", ["street-Diner-S9"], "this street costs 4 energy, and you have 3", "M23"),
        ("street Diner", ["street-Casino-S5"], "this street doesn’t continue your network from Diner", "M24"),
        ("street Diner", ["street-Parking-S3"], "this street is taken", "M23"),
        ("attract Diner", ["square-S7"], "no streets with distributors connect S7 to here", "M25"),
        ("attract Diner", ["fan-S7-blue"], "no streets with distributors connect S7 to here", "M25"),
        ("attract Diner", ["fan-S2-green"], "no element of this kikai draws green fans", "M25"),
        ("attract Diner", ["pile"], "you are bringing fans: choose one, or stop", "M25"),
        ("exhibit Diner", ["district-Cinema"], "you have no fans at Cinema", "M30"),
        ("exhibit Diner", ["district-Casino"], "that takes 3 megaphones", "M30"),
        ("take", ["card-Diner-0"], "take a card first", "M17"),
        ("end", ["offer-0"], "your turn is nearly over: spend a ladder to draw, or end it", "M17"),
        ("card", ["ladders-0", "district-Casino"], "you have no body at Casino", "M18"),
    ],
)
def test_clicks_in_vain_are_explained(pending: str, clicks: list[str], words: str, rule: str) -> None:
    match = position(
        yellow=YELLOW,
        purple={"streets": ["Parking S3"]},
        squares={"S2": "RBG", "S7": "RBBGG"},
        shown=[
            *("feet green 2", "feet blue 1", "feet green 1"),
            *("body red 3", "body blue 4", "body green 3"),
            *("head red 5", "head blue 5", "head green 5"),
        ],
        pending=["take", pending] if pending not in ("take", "end") else [pending],
        plays=0 if pending == "card" else 1,
    )
    assert explained(match, *clicks) == (words, rule)


def test_what_is_allowed_or_means_nothing_is_not_explained() -> None:
    match = position(yellow=YELLOW, purple={"hand": "Cinema"})
    assert explained(match, "card-School-0") is None
    assert explained(match, "board-0") is None
    assert explained(match, "card-Cinema-4") is None
    assert explained(match, "renown-1") is None
    assert explained(position(round=5), "pile") is None


def test_whatever_is_clicked_in_vain_is_refused_or_ignored() -> None:
    """Over whole games, every element of the picture: what is meant is never legal, and can be explained."""
    found = 0
    for mode in ("normal", "advanced"):
        for step, match in enumerate(randomly(17, mode, first_game=True)):
            if step % 9 or match.to_act is None:
                continue
            view = view_of(match, match.to_act)
            drawn = ElementTree.fromstring(GAME.draw(Scene(view, GAME.speaker(match.to_act, NAMES))))  # noqa: S314
            for name in (each.get("id") for each in drawn.iter()):
                meant = GAME.action_for_click((), name, view) if name else None
                if meant is not None:
                    assert meant not in list(match.copy_state().actions())
                    assert isinstance(meant, Refusal) or GAME.refuse(cast("KikaiState", match.copy_state()), meant).rule
                    found += 1
    assert found > 500

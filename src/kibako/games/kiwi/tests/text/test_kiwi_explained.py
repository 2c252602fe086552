"""Looking back, reading aloud, rules cited, clicks in vain explained."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest
from shared import BOTH_SHAPES

from kibako.engine.chance import Quick
from kibako.engine.game import Match, Scene, Section, Shape
from kibako.engine.words import LANGUAGES
from kibako.games.kiwi.notation.decisions import DECISION_KINDS, DECISIONS
from kibako.games.kiwi.notation.places import on_board
from kibako.games.kiwi.rules.codes import TURNS
from kibako.games.kiwi.rules.state import KiwiState
from kibako.games.kiwi.tests.helpers import GAME, position, random_states
from kibako.games.kiwi.view import KiwiView

NAMES = ["Ana", "Bo", "Cy", "Di"]


def seen(match: Match, seat: int = 0) -> KiwiView:
    return GAME.look(cast("KiwiState", match.copy_state()), seat)


# --- looking back -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_looking_back_shows_every_hand_deck_marker_and_face_down_card(seats: int) -> None:
    downs = 0
    for step, state in enumerate(random_states(seats, seats, ("done",))):
        if step % 20:
            continue
        shown = GAME.open_view(state)
        assert shown.seat is None
        for seat in range(seats):
            own, opened = GAME.look(state, seat).sides[seat], shown.sides[seat]
            assert (opened.hand, opened.deck, opened.markers) == (own.hand, own.deck, own.markers)
            assert opened.plays == own.plays
            downs += sum(card.startswith("down ") for card in opened.plays)
            assert len(opened.plays) == TURNS
        assert all(side.markers is not None for side in shown.sides)  # the Kiwibot's too
        for language in LANGUAGES:
            speaker = GAME.speaker(None, NAMES[:seats], language)
            assert GAME.board(shown, speaker)
            assert GAME.outline(shown, speaker)
            for shape in BOTH_SHAPES:
                ElementTree.fromstring(GAME.draw(Scene(shown, speaker, shape)))  # noqa: S314 - our own picture
    assert downs > 0


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_the_open_picture_shows_hands_and_kinds_of_markers_a_spectators_does_not(shape: Shape) -> None:
    match = position(hands=["move feed joker-a", "build build joker-c"], markers=["sand sand", "grass"])
    state = cast("KiwiState", match.copy_state())
    opened = GAME.draw(Scene(GAME.open_view(state), GAME.speaker(None, NAMES[:2]), shape))
    closed = GAME.draw(Scene(GAME.look(state, None), GAME.speaker(None, NAMES[:2]), shape))
    for art in ("kiwi-mini-joker", "kiwi-mini-build", "kiwi-marker-grass"):
        assert f"#{art}" in opened
    assert "#kiwi-mini-joker" not in closed
    assert "Joker c (2 fruits and 1 marker)" in opened
    said = [line for section in GAME.outline(GAME.open_view(state), GAME.speaker(None, NAMES[:2])) for line in section.lines]
    assert "Hand: Build, Build, Joker c (2 fruits and 1 marker)" in said
    assert "1 domain marker (1 grass)" in said


# --- reading aloud ------------------------------------------------------------------------------------------------------


def told(match: Match, seat: int | None = 0) -> tuple[Section, ...]:
    return GAME.outline(GAME.look(cast("KiwiState", match.copy_state()), seat), GAME.speaker(seat, ["Ann", "Ben"]))


def test_the_outline_tells_what_the_picture_shows() -> None:
    match = position(
        island={"0,0": "red-1 red-1 red-2-moved green-3 green-leader", "0,1": "red-control-1 green-marker"},
        fruits=["red red blue", "yellow"],
        markers=["sand", "grass"],
        hands=["move feed joker-a", "build"],
        plays=["build", ""],
        round=2,
        row="5 8",
    )
    lines = {section.heading: section.lines for section in told(match)}
    assert list(lines) == ["Now", "Season cards", "Your hand", "Your clan board", "Island", "Ben, green clan", "Bags"]
    assert "Your turn: Play a card." in lines["Now"]
    assert "Turn order: Ann, Ben" in lines["Now"]
    assert any(
        line.startswith("Season 1: Most kiwis of size 1 (winner: a marker, grow a kiwi;") for line in lines["Season cards"]
    )
    assert "So far for “Most kiwis of size 1”: Ann 2, Ben 0" in lines["Season cards"]
    assert lines["Your hand"][:3] == ("Move", "Feed", "Joker a (4 fruits)")
    own = lines["Your clan board"]
    for line in (
        "3 fruits: 2 red, 1 blue",
        "1 domain marker (1 sand)",
        "You are the red clan.",
        "Kiwi row: 5 of 8 tokens; reserve: 11",
    ):
        assert line in own
    assert any(line.startswith("Still to be uncovered, from the left: space 4 a move") for line in own)
    hexes = lines["Island"]
    assert (
        "A1, mountain, coast: a red kiwi of size 2 (moved), 2 red kiwis of size 1, the green leader, a green kiwi of size 3."
        " The green clan dominates (red 4, green 6)."
    ) in hexes
    assert (
        "A2, sand, coast: a control nest of rank 1 of the red clan, a domain of the green clan. The red clan dominates."
        in hexes
    )
    assert any(line.startswith("Empty sand hexes: ") for line in hexes)
    assert "1 domain marker" in lines["Ben, green clan"]


def test_the_outline_tells_nothing_more_than_the_view() -> None:
    """Imagined states that look the same to a seat read the same."""
    compared = 0
    for seats in (1, 3):
        for step, state in enumerate(random_states(seats, 7)):
            if step % 30 or state.to_act() < 0:
                continue
            for seat in (None, 0):
                view, speaker = GAME.look(state, seat), GAME.speaker(seat, NAMES[:seats])
                imagined = cast("KiwiState", GAME.imagine(view).sample(Quick(step)))
                assert GAME.outline(GAME.look(imagined, seat), speaker) == GAME.outline(view, speaker)
                compared += 1
    assert compared > 10


def test_an_outline_names_every_hex_and_everybody() -> None:
    for seats in (1, 2, 3, 4):
        for step, state in enumerate(random_states(seats, 2)):
            if step % 60:
                continue
            view = GAME.look(state, 0)
            for language in LANGUAGES:
                sections = GAME.outline(view, GAME.speaker(0, NAMES[:seats], language))
                whole = "\n".join(line for section in sections for line in section.lines)
                for hex_ in view.hexes:
                    assert re.search(rf"\b{on_board(hex_.place, len(view.sides))}\b", whole)
                headings = "\n".join(section.heading for section in sections)
                assert all(name in headings for name in NAMES[1:seats])
                assert all(line and line == line.strip() for section in sections for line in section.lines)


# --- rules cited ----------------------------------------------------------------------------------------------------------


def test_every_decision_cites_rules_that_exist() -> None:
    page = (Path(__file__).parents[6] / "docs" / "rules" / "kiwi.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"\*\*(W\d+)\*\*", page))
    assert len(set(DECISIONS)) == len(DECISION_KINDS)
    assert all(kind.rules and set(kind.rules) <= numbers for kind in DECISION_KINDS)
    cited: dict[str, set[str]] = {}
    for seats in (1, 2, 4):
        for state in random_states(seats, 11 + seats):
            view = GAME.look(state, None)
            rules = GAME.cite(view)
            assert len(set(rules)) == len(rules)
            assert set(rules) <= numbers
            assert bool(rules) == (state.to_act() >= 0)
            cited.setdefault(view.doing, set()).update(rules[:1])
    assert len(cited) > 18
    assert cited["pay"] >= {"W34", "W42"}


# --- clicks in vain ----------------------------------------------------------------------------------------------------------


def explained(match: Match, *clicks: str) -> tuple[str, str | None]:
    """What is said after these clicks, and the rule."""
    view = seen(match, match.to_act or 0)
    action = GAME.action_for_click(clicks[:-1], clicks[-1], view)
    assert isinstance(action, int)
    assert GAME.read(GAME.write(action)) == action
    assert action not in [int(one) for one in match.copy_state().actions()]
    refusal = GAME.refuse(cast("KiwiState", match.copy_state()), action)
    return GAME.speaker(match.to_act).say(refusal.words), refusal.rule


def moving() -> Match:
    match = position(island={"0,0": "red-2 red-1", "0,1": "green-1 green-3", "0,3": "red-1 green-1"})
    match.play("play move")
    return match


def test_moving_another_clans_kiwi_is_explained() -> None:
    assert explained(moving(), "bird-green-1-0,1") == ("that kiwi is not of your clan", "W37")
    assert explained(moving(), "bird-green-1-0,3") == ("that kiwi is not of your clan", "W37")  # an own one is there too
    assert explained(moving(), "leader-green")[1] == "W37"


def test_moving_too_far_or_twice_is_explained() -> None:
    match = moving()
    assert explained(match, "bird-red-2-0,0", "hex-0,3") == ("a kiwi goes to a hex next to its own, one hex at a time", "W37")
    match.play("move 1 0,0 0,1")
    assert explained(match, "bird-red-1-moved-0,1") == ("this kiwi has already moved this turn", "W40")
    assert explained(match, "card-feed-1") == ("your moves must be made first, 1 to go", "W37")


def test_where_nobody_can_go_is_explained() -> None:
    """Where somebody can go nothing is refused: the page tells what is clicked first."""
    match = moving()
    view, moves = seen(match), match.actions()
    there = next(hex_.place for hex_ in view.hexes if any(move.endswith(f" {hex_.place}") for move in moves))
    far = next(hex_.place for hex_ in view.hexes if not any(move.endswith(f" {hex_.place}") for move in moves))
    assert GAME.action_for_click((), f"hex-{there}", view) is None
    assert explained(match, f"hex-{far}") == ("a kiwi goes to a hex next to its own, one hex at a time", "W37")


def test_an_ability_that_was_used_is_explained() -> None:
    match = position(leaders="bolo tule", used="red")
    match.play("play move")
    assert explained(match, "ability") == ("your leader has already used its ability this season", "W41")
    fresh = position(leaders="bolo tule", island={"0,0": "red-1"})
    fresh.play("play move")
    fresh.play("move leader -1,1 0,1")
    assert explained(fresh, "ability")[1] == "W40"
    assert explained(fresh, "leader-red")[1] == "W40"


def test_pushing_the_wrong_one_is_explained() -> None:
    match = moving()
    match.play("move 2 0,0 0,1")
    assert explained(match, "bird-green-3-0,1") == ("this kiwi is too big to be pushed here", "W38")
    assert explained(match, "bird-red-1-0,0") == ("nobody is pushed from there now", "W23")
    assert explained(match, "bird-green-1-0,1", "hex-0,3")[1] == "W23"
    assert explained(match, "bird-red-2-moved-0,1")[1] == "W38"


def test_feeding_in_vain_is_explained() -> None:
    match = position(island={"0,0": "red-1 green-3"}, fruits=["red blue", ""])
    match.play("play feed")
    assert explained(match, "leader-green") == ("a leader can’t be fed", "W34")
    assert explained(match, "bird-green-3-0,0") == (
        "you can’t pay for that: feeding this kiwi costs 4 fruits of different colours",
        "W34",
    )
    match.play("feed red-1 0,0")
    assert GAME.action_for_click(("fruit-red-1", "hex-0,0"), "fruit-pink-1", seen(match)) is None
    assert explained(match, "fruit-red-1")[0].startswith("2 fruits of different colours must be paid, not this: a red fruit")


def test_a_card_that_does_nothing_is_explained() -> None:
    match = position(island={"0,0": "red-1"}, hands=["feed build move", "move"])
    assert explained(match, "card-feed-1")[0].startswith("there is no kiwi you could feed")
    assert explained(match, "card-build-1")[0].startswith("you can’t pay for any nest now")
    beset = {"0,0": "red-leader green-3 green-1"}
    rich = position(island=beset, hands=["feed build move", "move"], fruits=["red red red", ""])
    assert explained(rich, "card-build-1")[0].startswith("there is no hex for a nest")
    assert explained(match, "bird-red-1-0,0") == ("play a card first", "W32")
    assert explained(match, "hex-0,0") == ("play a card first", "W32")
    assert explained(match, "fruit-red-1")[1] == "W32"


def test_building_in_vain_is_explained() -> None:
    match = position(
        island={"0,0": "red-2", "0,1": "red-1 red-1 green-leader", "0,2": "red-1", "0,3": "red-2 red-tree-1"},
        hands=["build", "move"],
        fruits=["red red", ""],
    )
    match.play("play build")
    assert explained(match, "hex-0,1") == ("you don’t dominate that hex", "W42")
    assert explained(match, "hex-0,2") == ("you need at least two tokens on that hex", "W42")
    assert explained(match, "nest-red-cave-1", "hex-0,3") == ("there is already a nest on that hex", "W42")
    assert explained(match, "nest-red-tree-2") == ("you can’t pay for that: this nest costs 3 fruits of one colour", "W42")
    assert GAME.action_for_click((), "nest-red-cave-1", seen(match)) is None  # it can be built


def test_marking_in_vain_is_explained() -> None:
    match = position(
        island={"0,0": "red-2", "0,1": "red-1 green-1", "0,2": "red-1", "0,3": "red-1 green-marker"},
        markers=["mountain sand flower", ""],
        phase="marking",
        pending=["mark 0"],
    )
    assert explained(match, "hex-0,1") == ("you don’t dominate that hex", "W55")
    assert explained(match, "hex-0,2") == ("that hex takes a grass marker, and you have none", "W55")
    assert explained(match, "flag-0,3") == ("there is already a marker on that hex", "W55")
    assert explained(match, "marker-sand-1")[1] == "W55"
    match.play("mark 0,0")
    assert explained(match, "bird-green-1-0,1")[1] == "W57"
    empty = position(island={"0,0": "red-2"}, row="0 8", markers=["mountain", ""], phase="marking", pending=["mark 0"])
    empty.play("mark 0,0")
    assert explained(empty, "row") == ("your row is empty", "W57")


def test_placing_growing_and_the_turn_track_in_vain() -> None:
    match = position(hands=["joker-b", "move"], island={"0,0": "red-2", "0,3": "green-1"})
    match.play("play joker-b gain", luck=[0])
    assert explained(match, "hex-0,3") == ("you have no kiwi on that hex", "W18")
    assert explained(match, "bird-green-1-0,3") == ("you have no kiwi on that hex", "W18")
    growing = position(island={"0,0": "red-3 red-1 green-1"}, phase="change", season=2, pending=["grow 0 1 0 0"])
    assert explained(growing, "bird-red-3-0,0") == ("a kiwi of size 3 doesn’t grow any more", "W22")
    assert explained(growing, "bird-green-1-0,0")[0] == "that kiwi is not of your clan"


def test_clicks_that_mean_nothing_and_clicks_of_others() -> None:
    match = moving()
    view = seen(match)
    for name in ("player-1", "bags", "solo-card", "hex-0,1", "", "seasons", "nothing-at-all"):
        assert GAME.action_for_click((), name, view) is None
    for name in (
        "fruit-pink-1",
        "fruit-red",
        "marker-",
        "card-ace-1",
        "use-joker-a-fly",
        "nest-red-house-1",
        "off",
        "lead-",
        "-",
    ):
        assert GAME.action_for_click(("card", "bird", "nest-"), name, view) is None
    assert GAME.action_for_click((), "bird-green-1-0,1", seen(match, 1)) is None


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_is_clicked_is_understood_or_not_and_always_refused_with_a_rule(seats: int) -> None:
    """All elements of many pictures, in every decision: never an error, never a legal action."""
    understood, doings = 0, set()
    for step, state in enumerate(random_states(seats, 21 + seats)):
        if state.to_act() < 0 or (step % 9 and GAME.look(state, None).doing in doings):
            continue
        seat = int(state.to_act())
        view, speaker = GAME.look(state, seat), GAME.speaker(seat, NAMES[:seats], LANGUAGES[step % 3])
        doings.add(view.doing)
        legal = {int(action) for action in state.actions()}
        for name in re.findall(r' id="([^"]+)"', GAME.draw(Scene(view, speaker))):
            action = GAME.action_for_click((), name, view)
            if action is not None:
                assert isinstance(action, int)
                assert action not in legal
                assert GAME.read(GAME.write(action)) == action
                refusal = GAME.refuse(state, action)
                assert refusal.rule
                assert speaker.say(refusal.words)
                understood += 1
    assert understood > 500


# --- names of what can be clicked ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_whatever_can_be_clicked_has_a_name_of_its_own(shape: Shape) -> None:
    compared = 0
    for seats in (1, 3):
        for step, state in enumerate(random_states(seats, 31)):
            if state.to_act() < 0 or step % 12:
                continue
            view = GAME.look(state, int(state.to_act()))
            root = ElementTree.fromstring(GAME.draw(Scene(view, GAME.speaker(view.seat, NAMES[:seats]), shape)))  # noqa: S314
            titles = {part.get("id"): part.findtext("title") for part in root.iter() if part.get("id")}
            aimed = {name for action in state.actions() for way in GAME.click_paths(int(action), view) for name in way}
            tiled = {name: tile.words for tile in GAME.tiles(view) for name in tile.ids}
            assert all(titles.get(name) or tiled[name] for name in aimed)
            places = [name for name in aimed if name.startswith(("hex-", "fruit-", "marker-", "card-", "space-", "season-"))]
            assert len({titles[name] for name in places}) == len(places)
            compared += len(aimed)
    assert compared > 100

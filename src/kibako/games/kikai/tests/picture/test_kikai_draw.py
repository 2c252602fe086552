"""KIKAI's pictures: well-formed, complete, true; everything that can be done can be clicked."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from typing import Any, cast
from xml.etree import ElementTree

import pytest
from shared import BOTH_SHAPES, NAMES, check_artwork, element, ids, loose_ends, parsed

from kibako.engine.chance import Quick
from kibako.engine.game import SHAPES, Match, Scene, Shape
from kibako.engine.picture import picture, style
from kibako.engine.state import Event
from kibako.games.kikai.data.components import DISTRICT_WORDS, ELEMENTS, SQUARE_WORDS, STREET_WORDS
from kibako.games.kikai.picture.clicks import click_paths
from kibako.games.kikai.picture.draw import defs, draw, player_boards
from kibako.games.kikai.picture.ids import billboard_id
from kibako.games.kikai.picture.layout import TALL, WIDE, Plan, cheapest, road, slots, spots
from kibako.games.kikai.picture.machines import PARTS
from kibako.games.kikai.picture.player_cards import player_cards
from kibako.games.kikai.rules.state import KikaiState
from kibako.games.kikai.tests.helpers import GAME, randomly, scene, view_of

BOTH = pytest.mark.parametrize("shape", ["wide", "tall"])
MODES = pytest.mark.parametrize("mode", ["normal", "advanced"])
PLANS = pytest.mark.parametrize("plan", [WIDE, TALL], ids=["wide", "tall"])
EVERYBODY = (None, 0, 1)

TOWN = """
round = 2
turn = 8
plays = 1
bonus = "5 1 3 4 2 6"
offer = "School TrainStation"
[squares]
S1 = "GB"
S2 = "G"
S3 = "purple 2"
S4 = "RB"
S5 = "BG"
S6 = "yellow 3"
S7 = "BBRGB"
S8 = "RGR"
S9 = "RGGRG"
S10 = "BRBG"
S11 = "RGBBB"
S12 = "GRGR"
[yellow]
energy = 10
ladders = 3
renown = 3
points = 10
hand = "Cinema Cinema School"
fans = "RBB"
tiles = "3"
streets = ["Diner S2", "S2 S9", "S9 S12", "Casino S6", "Casino S10"]
[yellow.kikai]
Diner = ["feet red start fan", "body blue 4", "head green 5"]
Casino = ["feet blue start"]
[purple]
energy = 6
megaphones = 1
ladders = 1
renown = 6
points = 12
hand = "Casino TrainStation Diner"
fans = "RGGG"
tiles = "4"
streets = ["Parking S8", "S8 S11", "S8 S9", "Parking S3", "TrainStation S1", "S1 S11", "TrainStation S2"]
[purple.kikai]
Parking = ["feet green start", "body green 4 ladder", "head red 5 ladder"]
TrainStation = ["feet red start fan"]
"""


def position(*pending: str, **more: Any) -> Match:
    return GAME.position(TOWN, pending=list(pending), **more)


def parents(drawn: str, name: str) -> list[str]:
    """The ids of what an element lies in, from the outside."""

    def search(part: ElementTree.Element, way: list[str]) -> list[str] | None:
        if part.get("id") == name:
            return way
        for child in part:
            found = search(child, [*way, part.get("id", "")])
            if found is not None:
                return found
        return None

    found = search(parsed(drawn), [])
    assert found is not None
    return [part for part in found if part]


def references(drawn: str) -> set[str]:
    """The pieces of artwork that a picture or a part of one shows."""
    return set(re.findall(r'href="#kikai-([^"]+)"', drawn))


def shown_in(part: ElementTree.Element) -> set[str]:
    return references(ElementTree.tostring(part, encoding="unicode"))


def written_in(part: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in part.iter("text")]


# --- boards beside the picture -------------------------------------------------------------------------------------------


def test_what_boards_beside_the_picture_show_is_not_in_it_too() -> None:
    for match in randomly(5):
        shown = Scene(view_of(match, match.to_act), GAME.speaker(match.to_act), beside=True)
        names, boards = set(ids(draw(shown))), player_boards(shown)
        beside = [set(re.findall(r'data-for="([^"]+)"', board)) for board in boards]
        assert [parsed(board).tag for board in boards] == ["svg", "svg"]
        assert not any(ids(board) for board in boards)
        assert all(names.isdisjoint(each) for each in beside)
        for seat, side in enumerate(view_of(match).sides):
            assert {billboard_id(seat, number) for number in side.billboards} <= beside[seat]
        tiles = {name for tile in GAME.tiles(shown.view) for name in tile.ids}
        for action in map(int, match.legal):
            assert {name for way in click_paths(action, shown.view) for name in way} <= names | tiles


@pytest.mark.rule("M18")
def test_ladders_can_be_taken_from_a_tile_while_an_action_is_chosen() -> None:
    match = GAME.position(yellow={"hand": "Diner", "ladders": 1, "kikai": {"Diner": ["feet red 2", "body red 4"]}}, purple={})
    match.play("play Diner")
    assert "ladder Diner body" in match.actions()
    assert "ladders-0" in {name for tile in GAME.tiles(view_of(match, 0)) for name in tile.ids}


def test_a_phone_has_its_boards_in_the_picture() -> None:
    shown = Scene(view_of(GAME.new()), GAME.speaker(0), "tall", beside=True)
    assert player_boards(shown) == ()
    assert "board-0" in ids(draw(shown))


def test_foundations_tell_why_points_begin_below_nothing() -> None:
    match = GAME.new(options={"mode": "normal"})
    for card, side in zip(player_cards(view_of(match)), view_of(match).sides, strict=True):
        (lost,) = [thing for thing in card.things[0] if thing.icon == "foundation"]
        assert lost.count == -18
        assert side.score == lost.count + 1  # M36: a point for what is left over


# --- well made -----------------------------------------------------------------------------------------------------------


@MODES
def test_pictures_are_well_formed_small_and_have_each_id_once(mode: str) -> None:
    art = set(ids(f"<svg>{defs()}</svg>"))
    seen = set()
    for step, match in enumerate(randomly(3, mode, first_game=True)):
        seen.add(view_of(match, None).doing)
        recent = match.journal[-1].events if match.journal else ()
        shape = BOTH_SHAPES[step % 2]
        drawn = draw(scene(match, EVERYBODY[step % 3], shape, recent=recent))
        assert len(drawn) < 72_000
        assert " style=" not in drawn
        assert "<script" not in drawn
        root = parsed(drawn)
        assert root.tag == "svg"
        assert root.get("class") == "board"
        assert root.get("viewBox") == ("0 0 390 588" if shape == "tall" else "0 0 1090 780")
        names = ids(drawn)
        assert len(set(names)) == len(names)
        assert not set(names) & art
        assert {f"kikai-{name}" for name in references(drawn)} <= art
        assert set(re.findall(r"url\(#([^)]+)\)", drawn)) <= art
    assert {"found", "exit", "card", "action", "build", "street", "attract", "choice", "take", "end", "fill", "over"} <= seen


def test_the_shared_artwork_is_well_formed_prefixed_and_complete() -> None:
    check_artwork("kikai", defs(), 165_000)


def test_a_picture_stands_alone() -> None:
    alone = picture(GAME.whatever, scene(position("take", "attract Diner some"), 0, planned="fan S11 body"))
    assert not loose_ends(alone)


def test_every_class_of_the_style_is_used_and_the_other_way_round() -> None:
    styled = set(re.findall(r"\.(kikai-[\w-]+)", style(GAME.whatever)))
    match = position("take", "attract Diner some")
    recent: tuple[Event, ...] = tuple(event for entry in played_street().journal for event in entry.events)
    drawn = [draw(scene(match, 0, shape, "fan S11 body")) for shape in BOTH_SHAPES]
    drawn.append(draw(scene(played_street(), 0, recent=recent)))
    used = {name for part in [*drawn, defs()] for words in re.findall(r'class="([^"]*)"', part) for name in words.split()}
    assert styled <= used
    assert {name for name in used if name.startswith("kikai-")} <= styled


@BOTH
def test_a_picture_depends_on_its_scene_only(shape: Shape) -> None:
    match = position("take", "attract Diner some")
    assert draw(scene(match, 0, shape)) == draw(scene(match, 0, shape))
    again = GAME.position(match.position)
    assert draw(scene(again, 1, shape)) == draw(scene(match, 1, shape))


# --- clicking --------------------------------------------------------------------------------------------------------------

BUTTONS = {"build", "distribute", "attract", "exhibit", "stop", "open", "again", "end", "enough", "choose", "pay"}


@MODES
def test_everything_legal_can_be_clicked(mode: str) -> None:
    """In both shapes. No way is the beginning of another: a complete one can be played at once."""
    clicked: set[str] = set()
    for seed in (4, 5):
        for match in randomly(seed, mode, first_game=seed == 4):
            if match.to_act is None:
                continue
            view = view_of(match, match.to_act)
            present = [set(ids(draw(scene(match, match.to_act, shape)))) for shape in BOTH_SHAPES]
            paths = {action: click_paths(GAME.read(action), view) for action in match.actions()}
            ways = [way for each in paths.values() for way in each]
            assert len(set(ways)) == len(ways)
            assert not any(one != other and one == other[: len(one)] for one in ways for other in ways)
            for way in ways:
                assert set(way) <= present[0]
                assert set(way) <= present[1]
                assert len(set(way)) == len(way)
            for action, each in paths.items():
                plain = action.split()[0] in BUTTONS or action == "take nothing"
                assert (not each) == plain
            clicked |= {action.split()[0] for action, each in paths.items() if each}
    assert clicked >= {"found", "street", "play", "pair", "element", "fan", "take", "draw", "ladder"}


def test_cards_are_clicked_one_or_both() -> None:
    match = position("take", "card", plays=0)
    view = view_of(match, 0)
    assert click_paths(GAME.read("play School"), view) == (("card-School-0",),)
    assert click_paths(GAME.read("play Cinema"), view) == (
        ("card-Cinema-0", "district-Cinema"),
        ("card-Cinema-1", "district-Cinema"),
    )
    assert click_paths(GAME.read("pair Cinema Diner"), view) == (
        ("card-Cinema-0", "card-Cinema-1", "district-Diner"),
        ("card-Cinema-1", "card-Cinema-0", "district-Diner"),
    )


def test_fans_are_clicked_by_colour_or_by_square() -> None:
    """S1 has fans for body and head; S8 only for the head, so the square is enough."""
    view = view_of(position("take", "attract Diner some"), 0)
    assert click_paths(GAME.read("fan S1 body"), view) == (
        ("fan-S1-blue",),
        ("square-S1", "element-body-blue-4"),
        ("square-S1", "stage-1"),
    )
    assert click_paths(GAME.read("fan S8 head"), view) == (("fan-S8-green",), ("square-S8",))
    assert click_paths(GAME.read("stop"), view) == ()


def test_a_fan_that_could_go_to_two_parts_is_asked_for_the_part() -> None:
    match = position("take", "attract Diner", yellow=two_of_a_colour())
    view = view_of(match, 0)
    assert click_paths(GAME.read("fan S2 feet"), view) == (
        ("fan-S2-green", "element-feet-green-1"),
        ("fan-S2-green", "stage-0"),
        ("square-S2", "element-feet-green-1"),
        ("square-S2", "stage-0"),
    )
    assert {"stage-0", "element-feet-green-1"} <= set(ids(draw(scene(match, 0, shape="tall"))))


def two_of_a_colour() -> dict[str, object]:
    return {
        "energy": 10,
        "streets": ["Diner S2", "Casino S6"],
        "kikai": {"Diner": ["feet green 1", "body green 5"], "Casino": ["feet red start"], "School": ["feet blue start"]},
    }


@pytest.mark.rule("M22")
def test_a_fan_to_remove_is_clicked() -> None:
    """By its colour; a square with fans of one colour is enough."""
    match = position("take", "remove", options={"mode": "advanced"})
    view = view_of(match, 0)
    assert click_paths(GAME.read("remove S1 blue"), view) == (("fan-S1-blue",),)
    assert click_paths(GAME.read("remove S2 green"), view) == (("fan-S2-green",), ("square-S2",))
    assert {"fan-S1-blue", "square-S2"} <= set(ids(draw(scene(match, 0))))


@pytest.mark.rule("M18")
def test_ladders_are_taken_up_then_placed() -> None:
    view = view_of(position("take", "card", plays=0), 0)
    assert click_paths(GAME.read("ladder Diner body"), view) == (
        ("ladders-0", "element-body-blue-4"),
        ("ladders-0", "district-Diner"),
    )


def test_glows_belong_to_what_is_there() -> None:
    for match in (position("take", "attract Diner some"), position("take", "street Diner"), position("take", "build Casino")):
        for shape in BOTH_SHAPES:
            drawn = draw(scene(match, 0, shape))
            assert set(re.findall(r'data-for="([^"]+)"', drawn)) <= set(ids(drawn))


def test_only_who_is_to_act_sees_streets_and_squares_to_choose() -> None:
    for pending, glow in (("street Diner", "street-Diner-S3"), ("attract Diner some", "square-S1")):
        match = position("take", pending)
        assert f'data-for="{glow}"' in draw(scene(match, 0))
        assert f'data-for="{glow}"' not in draw(scene(match, 1))
        assert f'data-for="{glow}"' not in draw(scene(match, None))


# --- what nobody knows -------------------------------------------------------------------------------------------------------


@MODES
def test_a_picture_shows_nothing_hidden(mode: str) -> None:
    """The order of the pile and of the box."""
    for step, match in enumerate(randomly(7, mode)):
        if step % 9 or match.to_act is None:
            continue
        for seat in EVERYBODY:
            imagined = cast("KikaiState", GAME.imagine(view_of(match, seat)).sample(Quick(step)))
            shape = SHAPES[step % len(SHAPES)]
            other = Scene(GAME.look(imagined, seat), GAME.speaker(seat, NAMES), shape)
            assert draw(other) == draw(scene(match, seat, shape))


# --- what is shown -----------------------------------------------------------------------------------------------------------


@BOTH
def test_the_town_is_complete(shape: Shape) -> None:
    drawn = draw(scene(position("take", "attract Diner some"), 0, shape))
    present = set(ids(drawn))
    assert {f"district-{name}" for name in DISTRICT_WORDS} <= present
    assert {f"square-{name}" for name in SQUARE_WORDS} <= present
    assert {f"street-{name.replace(' ', '-')}" for name in STREET_WORDS} <= present
    fans = sorted(name for name in present if re.fullmatch(r"fan-S11-\w+-\d", name))
    assert fans == ["fan-S11-blue-0", "fan-S11-blue-1", "fan-S11-blue-2", "fan-S11-green-0", "fan-S11-red-0"]
    assert parents(drawn, "billboard-0-3")[-1] == "square-S6"
    assert parents(drawn, "element-body-blue-4")[-1] == "district-Diner"
    assert parents(drawn, "element-feet-red-start-1")[-1] == "district-TrainStation"
    assert [drawn.count(f'href="#kikai-flyer-{seat}"') for seat in (0, 1)] == [7, 8]
    assert [drawn.count(f'href="#kikai-balloon-{seat}"') for seat in (0, 1)] == [13, 12]


@BOTH
def test_both_boards_are_shown_the_own_one_below_or_first(shape: Shape) -> None:
    for seat in (0, 1):
        drawn = draw(scene(position("take", "card", plays=0), seat, shape))
        own, other = (ids(drawn).index(f"board-{each}") for each in (seat, 1 - seat))
        assert own < other if shape == "tall" else own > other
        mine = [name for name in ids(drawn) if name.startswith("card-")]
        assert len(mine) == 6
        inside = [name for name in mine if f"board-{1 - seat}" in parents(drawn, name)]
        assert len(inside) == 3


def test_numbers_of_a_board() -> None:
    drawn = draw(scene(position("take", "card", plays=0), 0))
    board = written_in(element(drawn, "board-0"))
    assert board[0] == "Ana"
    assert {"10", "3"} <= set(board)
    assert "income 5" in board
    assert written_in(element(drawn, "ladders-0")) == ["3"]
    assert "Bo <&> \"Co'" in written_in(element(drawn, "board-1"))
    waiting = {name for name in ids(drawn) if name.startswith("billboard-0") and "board-0" in parents(drawn, name)}
    assert waiting == {f"billboard-0-{number}" for number in (1, 2, 4, 5, 6)}


@PLANS
def test_places_keep_apart(plan: Plan) -> None:
    """Slots lie between the squares; fans stand within their square; everything is in the picture."""
    left, top, width, height = plan.box
    for street in STREET_WORDS:
        assert road(plan, street).length > plan.slot * 1.85 * len(slots(plan, street))
    for count in range(1, 8):
        assert all(x * x + y * y < (plan.radius * 0.95) ** 2 for x, y in spots(plan, count))
    for name in (*DISTRICT_WORDS, *SQUARE_WORDS):
        x, y = plan.at(name)
        room = plan.width / 2 if name in DISTRICT_WORDS else plan.radius
        assert left <= x - room
        assert x + room <= left + width
        assert top <= y - plan.radius
        assert y + plan.radius <= top + height


def test_each_element_has_a_drawing_and_those_of_a_colour_differ() -> None:
    art = set(ids(f"<svg>{defs()}</svg>"))
    assert {f"kikai-part-{name}" for name in PARTS} <= art
    drawn = {(data.type, data.colour, data.cost): PARTS[number] for number, data in enumerate(ELEMENTS)}
    assert len(set(drawn.values())) == len(drawn)


# --- pieces keep their ids -------------------------------------------------------------------------------------------------


@BOTH
def test_an_element_keeps_its_id_from_the_yard_to_the_town(shape: Shape) -> None:
    match = position("take", "build Casino", shown=list(SHOWN))
    before = draw(scene(match, 0, shape))
    assert parents(before, "element-body-red-3") == []
    match.play("element body red 3", luck=[0])
    after = draw(scene(match, 0, shape))
    assert "piece" in element(after, "element-body-red-3").get("class", "")
    assert parents(after, "element-body-red-3") == ["district-Casino"]


SHOWN = (
    "feet red 2",
    "feet red 3",
    "feet blue 1",
    "body red 3",
    "body red 4",
    "body red 5",
    "head red 6",
    "head red 7",
    "head red 8",
)


@BOTH
def test_starting_feet_keep_their_id(shape: Shape) -> None:
    match = GAME.new(seed=1)
    before = draw(scene(match, 0, shape))
    assert {"element-feet-red-start-0", "element-feet-blue-start-0"} <= set(ids(before))
    action = next(action for action in match.actions() if action.startswith("found red"))
    match.play(action)
    assert parents(draw(scene(match, 0, shape)), "element-feet-red-start-0") == [f"district-{action.split()[2]}"]


@BOTH
def test_a_taken_card_keeps_its_id(shape: Shape) -> None:
    for seat, turn, name in ((0, 8, "card-School-1"), (1, 7, "card-School-4")):
        match = position("take", turn=turn)
        before = draw(scene(match, seat, shape))
        assert click_paths(GAME.read("take School"), view_of(match, seat)) == ((name,),)
        match.play("take School")
        after = draw(scene(match, seat, shape))
        assert element(before, name).get("transform") != element(after, name).get("transform")


@BOTH
def test_a_billboard_keeps_its_id(shape: Shape) -> None:
    match = emptied()
    before, view = draw(scene(match, 0, shape)), view_of(match, 0)
    assert view.doing == "billboard"
    assert click_paths(GAME.read("billboard 5"), view) == (("billboard-0-5",),)
    assert parents(before, "billboard-0-5") == ([] if shape == "tall" else ["board-0"])
    match.play("billboard 5")
    assert parents(draw(scene(match, 0, shape)), "billboard-0-5") == ["square-S2"]


def emptied() -> Match:
    """Yellow has brought the last fan of S2."""
    match = position("take", "attract Diner some")
    match.play("fan S2 head")
    return match


@BOTH
def test_a_fan_keeps_its_id_from_the_square_to_the_kikai(shape: Shape) -> None:
    match = position("take", "attract Diner some")
    before = draw(scene(match, 0, shape))
    match.play("fan S11 body")
    after = draw(scene(match, 0, shape, recent=match.journal[-1].events))
    assert parents(before, "fan-S11-blue-2")[-1] == "fan-S11-blue"
    assert parents(after, "fan-S11-blue-2")[-1] == "element-body-blue-4"
    match.play("fan S9 head")
    events = tuple(event for entry in match.journal for event in entry.events)
    after = draw(scene(match, 0, shape, recent=events))
    assert parents(after, "fan-S11-blue-2")[-1] == "element-body-blue-4"
    assert parents(after, "fan-S9-green-2")[-1] == "element-head-green-5"
    assert "seated-element-head-green-5" in ids(draw(scene(match, 0, shape)))


def test_cards_of_one_hand_do_not_move_when_the_other_plays() -> None:
    match = position("take", "card", plays=0)
    before = {name for name in ids(draw(scene(match, 1))) if name.startswith("card-") and name[-1] in "34"}
    match.play("play School")
    after = {name for name in ids(draw(scene(match, 1))) if name.startswith("card-") and name[-1] in "34"}
    assert before == after == {"card-Casino-4", "card-TrainStation-4", "card-Diner-4"}


# --- previews and traces -----------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("M26")
def test_a_planned_fan_shows_its_way_and_who_is_paid(shape: Shape) -> None:
    """From S11 by S8, S9 and S2: purple's streets of two and of one space cost 3."""
    match = position("take", "attract Diner some")
    view = view_of(match, 0)
    assert cheapest(view, "Diner", "S11") == ["S11", "S8", "S9", "S2", "Diner"]
    assert view.tolls["S11"] == 3
    plain, planned = draw(scene(match, 0, shape)), draw(scene(match, 0, shape, "fan S11 body"))
    assert set(ids(planned)) == set(ids(plain))
    more = Counter(written_in(parsed(planned))) - Counter(written_in(parsed(plain)))
    assert more == Counter(["−1", "−2"])
    assert planned.count('class="kikai-way"') == 4
    assert "kikai-way" not in plain
    assert len(shown_in(element(planned, "element-body-blue-4")) - shown_in(element(plain, "element-body-blue-4"))) == 1


def test_the_way_costs_what_the_rules_say() -> None:
    """Whatever the streets: what the shown way costs is the toll."""
    checked = 0
    for match in itertools.chain.from_iterable(randomly(seed) for seed in range(11, 16)):
        if match.to_act is None:
            continue
        view = view_of(match, match.to_act)
        if view.doing != "attract":
            continue
        owned = {street: seat for seat, side in enumerate(view.sides) for street in side.streets}
        for square, toll in view.tolls.items():
            way = cheapest(view, view.about, square)
            legs = [f"{a} {b}" if f"{a} {b}" in owned else f"{b} {a}" for a, b in itertools.pairwise(way)]
            spaces = {street: len(slots(WIDE, street)) for street in legs}
            assert sum(spaces[street] for street in legs if owned[street] != view.turn) == toll
            checked += 1
    assert checked > 20


@BOTH
def test_what_is_planned_is_shown(shape: Shape) -> None:
    cases = (
        ("build Casino", "element body red 3", "district-Casino", "part-suitcase-0"),
        ("card", "pair Cinema Parking", "district-Parking", None),
    )
    for pending, planned, name, art in cases:
        match = position("take", pending, shown=list(SHOWN), plays=0)
        plain, drawn = draw(scene(match, 0, shape)), draw(scene(match, 0, shape, planned))
        before, after = (ElementTree.tostring(element(each, name)) for each in (plain, drawn))
        assert before != after
        assert art is None or art in shown_in(element(drawn, name)) - shown_in(element(plain, name))
        assert set(ids(drawn)) == set(ids(plain))


@BOTH
def test_a_planned_street_gets_its_balloons(shape: Shape) -> None:
    match = position("take", "street Diner")
    plain, drawn = draw(scene(match, 0, shape)), draw(scene(match, 0, shape, "street Diner S9"))
    assert drawn.count('href="#kikai-flyer-0"') == plain.count('href="#kikai-flyer-0"') + 2


@BOTH
def test_every_legal_action_can_be_planned(shape: Shape) -> None:
    for step, match in enumerate(randomly(13, "advanced")):
        if step % 5 or match.to_act is None:
            continue
        for action in match.actions():
            drawn = draw(scene(match, match.to_act, shape, action))
            assert len(set(ids(drawn))) == len(ids(drawn))


def played_street() -> Match:
    match = position("take", "street Diner")
    match.play("street Diner S3")
    return match


def test_what_happened_last_is_marked() -> None:
    match = played_street()
    events = tuple(event for entry in match.journal for event in entry.events)
    plain, marked = draw(scene(match, 1)), draw(scene(match, 1, recent=events))
    assert "kikai-trace" not in plain
    assert marked.count("kikai-trace") == 1
    assert ids(marked) == ids(plain)
    built = position("take", "build Casino", shown=list(SHOWN))
    built.play("element body red 3", luck=[0])
    events = tuple(event for entry in built.journal for event in entry.events)
    part = element(draw(scene(built, 1, recent=events)), "element-body-red-3")
    assert [each.get("class") for each in part if each.get("class") == "kikai-trace"] == ["kikai-trace"]


def test_names_are_escaped_and_titles_told() -> None:
    drawn = draw(scene(position("take", "card", plays=0), 0))
    assert element(drawn, "district-TrainStation").findtext("title") == "District Train Station"
    assert element(drawn, "street-Diner-S9").findtext("title") == "Street Diner–S9, free, 2 spaces"
    assert element(drawn, "fan-S2-green").findtext("title") == "1 green fan on S2"
    assert (
        element(drawn, "element-body-blue-4").findtext("title")
        == "yellow’s blue body at Diner; a fan there gives 2 energy, 1 megaphone"
    )
    assert element(drawn, "ladders-0").findtext("title") == "Yellow’s ladders: 3"
    assert element(drawn, "board-0").findtext("title") == "Your board, yellow"
    for name in ids(drawn):
        piece = element(drawn, name)
        if piece.get("class") == "piece":
            assert piece.findtext("title"), name


@pytest.mark.rule("M8")
def test_the_energy_track_of_the_advanced_mode_gives_energy_for_points() -> None:
    shared = ElementTree.fromstring(f"<svg>{defs()}</svg>")  # noqa: S314
    stars = {
        mode: sum(each.get("href") == "#kikai-i-vp" for each in element_of(shared, f"kikai-track-{mode}").iter())
        for mode in ("normal", "advanced")
    }
    assert stars == {"normal": 8, "advanced": 0}


def element_of(root: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(each for each in root.iter() if each.get("id") == name)


@pytest.mark.rule("M30")
def test_districts_whose_fans_are_fetched_are_marked() -> None:
    """The calling megaphone stands at the district that is planned, and at the one that was chosen before."""

    def called(drawn: str) -> list[str]:
        places = (f"district-{name}" for name in DISTRICT_WORDS)
        return [place for place in places if any(each.get("href") == "#kikai-i-mega" for each in element(drawn, place))]

    yellow = {"megaphones": 2, "kikai": {"Cinema": ["feet red 2 fan"], "Parking": ["feet blue 2"]}}
    match = GAME.position(yellow=yellow, purple={}, pending=["take", "exhibit Parking"], plays=1)
    assert called(draw(scene(match, 0))) == []
    assert called(draw(scene(match, 0, planned="fetch Cinema"))) == ["district-Cinema"]
    match.play("fetch Cinema")
    assert called(draw(scene(match, 0))) == ["district-Cinema"]

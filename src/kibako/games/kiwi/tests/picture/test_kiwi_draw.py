"""Kiwi Chow Down's pictures: well-formed, complete, true to what a seat may know; all that can be done can be clicked."""

from __future__ import annotations

import random
import re
from collections import Counter
from importlib.resources import files
from typing import Any, cast
from xml.etree import ElementTree

import pytest
import shared
from shared import BOTH_SHAPES, NAMES, check_artwork, element, ids, loose_ends, parsed

from kibako.engine.chance import Quick
from kibako.engine.game import SHAPES, Match, Scene, Shape
from kibako.engine.picture import picture, style
from kibako.engine.state import Event
from kibako.engine.words import LANGUAGES
from kibako.games.kiwi.data.components import FRUITS, TERRAINS
from kibako.games.kiwi.picture.clicks import click_paths
from kibako.games.kiwi.picture.draw import defs, draw
from kibako.games.kiwi.rules import codes
from kibako.games.kiwi.rules.state import KiwiState
from kibako.games.kiwi.tests.helpers import EVERYTHING, GAME, hex_at, random_matches, view_of
from kibako.games.kiwi.view import KiwiView

BOTH = pytest.mark.parametrize("shape", ["wide", "tall"])
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def scene(
    match: Match, seat: int | None, shape: Shape = "wide", planned: str | None = None, recent: tuple[Event, ...] = ()
) -> Scene[KiwiView]:
    return shared.scene(GAME, view_of(match, seat), shape, planned, recent)


def references(drawn: str) -> list[str]:
    return re.findall(r'href="#(kiwi-[^"]+)"', drawn)


def shown_in(drawn: str, name: str) -> list[str]:
    return references(ElementTree.tostring(element(drawn, name), encoding="unicode"))


def told(drawn: str, name: str) -> list[str]:
    return [text.text or "" for text in element(drawn, name).iter("text")]


def everybody(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


def last_events(match: Match) -> tuple[Event, ...]:
    return tuple(event for entry in match.journal[-4:] for event in entry.events)


# --- well made ------------------------------------------------------------------------------------------------------


VIEW_BOXES = {"wide": "0 0 1090 780", "tall": "0 0 390 588", "upright": "0 0 820 928", "low": "0 0 680 390"}


@SEATS
def test_pictures_are_well_formed_small_and_have_each_id_once(seats: int) -> None:
    art, seen = set(ids(f"<svg>{defs()}</svg>")), set()
    for step, match in enumerate(random_matches(seats, seats, EVERYTHING)):
        seen.add(view_of(match, None).phase)
        if step % 3:
            continue
        for seat in everybody(match):
            shape = SHAPES[step // 3 % len(SHAPES)]
            drawn = draw(scene(match, seat, shape=shape, recent=last_events(match)))
            assert len(drawn) < 80_000
            assert "style=" not in drawn
            assert "<script" not in drawn
            root = parsed(drawn)
            assert (root.tag, root.get("class")) == ("svg", "board")
            assert root.get("viewBox") == VIEW_BOXES[shape]
            names = ids(drawn)
            assert len(set(names)) == len(names)
            assert not set(names) & art
            assert set(references(drawn)) <= art
    assert {"leaders", "actions", "over"} <= seen


def test_the_shared_artwork_is_well_formed_prefixed_and_complete() -> None:
    check_artwork("kiwi", defs(), 215_000)


@BOTH
def test_a_picture_stands_alone(shape: Shape) -> None:
    alone = picture(GAME.whatever, scene(position(), 0, shape, "play move"))
    assert not loose_ends(alone)


def test_every_class_of_the_style_is_used_and_the_other_way_round() -> None:
    own = files("kibako.games.kiwi").joinpath("picture", "board.css").read_text(encoding="utf-8")
    styled = set(re.findall(r"\.(kiwi-[\w-]+)", own))
    assert len(styled) > 6
    assert own in style(GAME.whatever)
    drawn = [
        draw(scene(match, match.to_act, shape, recent=last_events(match)))
        for match in random_matches(2, 1)
        for shape in BOTH_SHAPES
    ]
    drawn += [
        draw(scene(pushed_this(), 0)),
        draw(scene(position(), 0, "low")),
        draw(scene(position(), 0, planned="play move")),
        draw(scene(moving(), 0, planned=MOVE)),
    ]
    used = {name for part in drawn for words in re.findall(r'class="([^"]*)"', part) for name in words.split()}
    assert styled == {name for name in used if name.startswith("kiwi-")} | {"kiwi-bird"}
    for name in re.findall(r"\.([a-z][\w-]*)", re.sub(r"/\*.*?\*/|\{.*?\}", "", own, flags=re.DOTALL)):
        assert name in styled | {"board", "legal", "chosen", "many"}


@BOTH
def test_drawing_is_deterministic(shape: Shape) -> None:
    assert draw(scene(position(), 0, shape)) == draw(scene(position(), 0, shape))


# --- clicks ---------------------------------------------------------------------------------------------------------


@SEATS
@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["plain", "everything"])
def test_everything_legal_can_be_clicked(seats: int, options: dict[str, bool]) -> None:
    """Each way leads to one action; none ends on the way to another; only to stop and to choose a bonus are buttons."""
    asked = Counter[str]()
    for match in random_matches(seats, 10 + seats, options):
        if match.to_act is None:
            continue
        view = view_of(match, match.to_act)
        paths = {action: click_paths(GAME.read(action), view) for action in match.actions()}
        clicked = [way for ways in paths.values() for way in ways]
        assert len(set(clicked)) == len(clicked)
        assert not {way[:length] for way in clicked for length in range(1, len(way))} & set(clicked)
        assert all(action == "done" or action.startswith("bonus") for action, ways in paths.items() if not ways)
        asked[view.doing] += 1
        tiled = {name for tile in GAME.tiles(view) for name in tile.ids}
        for shape in SHAPES if asked[view.doing] < 6 else ():
            drawn = draw(scene(match, match.to_act, shape))
            steps = {step for way in clicked for step in way} - tiled
            root = parsed(drawn)
            assert steps <= {part.get("id") for part in root.iter()}
            lit = set(re.findall(r'class="glow[^"]*" data-for="([^"]+)"', drawn)) | set(
                re.findall(r'data-for="([^"]+)" class="glow', drawn)
            )
            targets = {part.get("id") for part in root.iter() if part.get("class") == "target"}
            assert steps <= lit | targets


def position(**fields: Any) -> Match:
    """Red and green on the island of two; red is to play a card, or has played one."""
    in_turn = "end-turn 0" in fields.get("pending", [])
    usual: dict[str, Any] = {
        "clans": "red green",
        "sections": "1 2",
        "leaders": "rumba tule",
        "island": {"0,0": "red-1 red-1 red-leader", "0,1": "red-2 green-1", "-2,1": "green-leader green-3"},
        "fruits": ["red red green blue", "yellow"],
        "markers": ["flower flower sand", "grass mountain"],
        "hands": ["joker-a joker-c" if in_turn else "move joker-a joker-c", "feed build build"],
    }
    return GAME.position(**usual | fields)


def ways(match: Match, action: str) -> tuple[tuple[str, ...], ...]:
    assert match.to_act is not None
    assert action in match.actions()
    return click_paths(GAME.read(action), view_of(match, match.to_act))


MOVE = "move 1 0,0 0,1"


def moving() -> Match:
    match = position()
    match.play("play move")
    return match


def test_how_cards_are_clicked() -> None:
    match = position(hands=["move move joker-a", "feed"])
    assert ways(match, "play move") == (("card-move-1",), ("card-move-2",))
    assert ways(match, "play joker-a feed") == (("card-joker-a-1", "use-joker-a-feed"),)
    assert ways(match, "down move fruit") == (("down-fruit", "card-move-1"), ("down-fruit", "card-move-2"))
    assert ways(match, "down joker-a") == (("down-nothing", "card-joker-a-1"), ("card-joker-a-1", "down-nothing"))


def test_how_kiwis_are_clicked() -> None:
    match = moving()
    assert ways(match, MOVE) == (("bird-red-1-0,0", "hex-0,1"), ("bird-red-1-0,0-2", "hex-0,1"))
    assert ways(match, "move leader 0,0 0,1") == (("leader-red", "hex-0,1"),)
    assert ways(match, "ability") == (("ability",),)
    match.play("move 2 0,1 0,0")
    assert ways(match, "push red-1 0,0 off") == (("bird-red-1-0,0", "off"), ("bird-red-1-0,0-2", "off"))
    assert ways(match, "done") == ()


def pushed_this() -> Match:
    """Red's leader is using its ability: everybody is pushed from its hex (W9)."""
    match = moving()
    match.play("ability")
    return match


def test_who_must_be_pushed_is_pointed_at_and_only_the_way_is_clicked() -> None:
    match = pushed_this()
    assert ways(match, "push red-1 0,0 0,1") == (("hex-0,1",),)
    assert ways(match, "push red-1 0,0 off") == (("off",),)
    assert "kiwi-this-1" in references(draw(scene(match, 0)))


def test_how_payments_are_clicked() -> None:
    """In any order; of things that are alike first the first."""
    match = position(pending=["end-turn 0", "pay 0 1 2"])
    assert ways(match, "pay red red") == (("fruit-red-1", "fruit-red-2"),)
    assert ways(match, "pay red flower") == (("fruit-red-1", "marker-flower-1"), ("marker-flower-1", "fruit-red-1"))
    giving = position(pending=["end-turn 0", "give-fruit 0 3"])
    assert ways(giving, "return red") == (("fruit-red-1",), ("fruit-red-2",))


def test_how_nests_are_clicked() -> None:
    match = position(
        pending=["end-turn 0", "build 0"], island={"0,0": "red-2 red-leader", "0,1": "red-tree-1 red-1", "-2,1": "green-leader"}
    )
    assert ways(match, "build tree 0,0") == (("nest-red-tree-2", "hex-0,0"),)
    assert ways(match, "build cave 0,0") == (("nest-red-cave-1", "hex-0,0"),)


def test_markers_lead_to_their_hexes() -> None:
    match = position(phase="marking", pending=["mark 0"], markers=["mountain mountain", "grass"])
    assert hex_at(match, "0,0")["terrain"] == "mountain"
    assert ways(match, "mark 0,0") == (("hex-0,0",), ("marker-mountain-1", "hex-0,0"), ("marker-mountain-2", "hex-0,0"))


def test_glows_are_only_for_who_is_to_act() -> None:
    match = moving()
    for seat in (1, None):
        assert 'data-for="hex-0,1" href="#kiwi-hexglow' not in draw(scene(match, seat))
    assert 'data-for="hex-0,1" href="#kiwi-hexglow' in draw(scene(match, 0))


# --- what is hidden -------------------------------------------------------------------------------------------------


@SEATS
def test_a_picture_shows_nothing_hidden(seats: int) -> None:
    """Pictures of all states that fit a view are the same."""
    differing = 0
    for step, match in enumerate(random_matches(seats, 20 + seats, {"variable_order": True})):
        if step % 6 or match.to_act is None:
            continue
        for seat in everybody(match):
            imagined = cast("KiwiState", GAME.imagine(view_of(match, seat)).sample(Quick(step)))
            shape = SHAPES[step // 6 % len(SHAPES)]
            other = Scene(GAME.look(imagined, seat), GAME.speaker(seat, NAMES[:seats]), shape)
            assert draw(other) == draw(scene(match, seat, shape))
            state = cast("KiwiState", match.copy_state())
            differing += (list(imagined.hand), list(imagined.markers)) != (list(state.hand), list(state.markers))
    assert differing > 5


@BOTH
def test_hands_and_markers_are_for_their_owners_eyes(shape: Shape) -> None:
    match = position()
    own, other, nobody = (draw(scene(match, seat, shape)) for seat in (0, 1, None))
    assert {"card-move-1", "card-joker-a-1", "marker-flower-2", "marker-sand-1"} <= set(ids(own))
    assert {"card-feed-1", "card-build-2", "marker-grass-1"} <= set(ids(other))
    for drawn in (own, other, nobody):
        faces = {name for name in references(drawn) if re.match(r"kiwi-marker-(flower|grass|mountain)", name)}
        assert (
            faces == {own: {"kiwi-marker-flower"}, other: {"kiwi-marker-grass", "kiwi-marker-mountain"}, nobody: set()}[drawn]
        )
    assert not any(name.startswith(("card-", "marker-")) for name in ids(nobody))
    assert not {name for name in ids(own) if name.startswith("card-")} & {"card-feed-1", "card-build-1"}


def test_a_card_face_down_stays_so_for_the_others() -> None:
    match = position(plays=["move", "down-feed"], round=2, turn=0)
    assert shown_in(draw(scene(match, 0)), "player-1").count("kiwi-mini-down") == 1
    assert "kiwi-mini-feed" not in shown_in(draw(scene(match, 0)), "player-1")


# --- what is shown --------------------------------------------------------------------------------------------------


@BOTH
def test_the_island_shows_its_pieces(shape: Shape) -> None:
    match = position(
        island={"0,0": "red-1 red-1 red-leader red-tree-2", "0,1": "red-2 green-1 green-marker", "-2,1": "green-leader"}
    )
    drawn = draw(scene(match, None, shape))
    seen = Counter(references(drawn))
    assert (seen["kiwi-stand-red-1"], seen["kiwi-stand-red-2"], seen["kiwi-stand-green-leader"]) == (2, 1, 1)
    assert (seen["kiwi-badge-red-1"], seen["kiwi-badge-red-leader"]) == (2, 1)
    assert shown_in(drawn, "nest-red-tree-2") == ["kiwi-nest-red-tree-2"]
    assert shown_in(drawn, "flag-0,1") == ["kiwi-flag-green"]
    assert element(drawn, "bird-red-2-0,1").findtext("title") == "a red kiwi of size 2, hex A2"
    assert len([name for name in ids(drawn) if name.startswith("hex-")]) == 24
    order = ids(drawn)
    assert max(order.index(name) for name in order if name.startswith("piece-")) < order.index("badge-red-1-0,0")


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_hex_bears_the_name_that_words_call_it_by(shape: Shape, seats: int) -> None:
    match = GAME.new(seats, seed=1)
    view = view_of(match, 0)
    drawn = draw(scene(match, 0, shape))
    shown = {hex_.place: element(drawn, f"hex-{hex_.place}") for hex_ in view.hexes}
    names = {place: found.findtext("text") for place, found in shown.items()}
    assert len(set(names.values())) == len(view.hexes)
    for place, found in shown.items():
        assert str(found.findtext("title")).startswith(f"{names[place]}, ")


@BOTH
def test_the_own_board_shows_what_one_has(shape: Shape) -> None:
    drawn = draw(scene(position(row="5 8"), 0, shape))
    assert {f"fruit-{name}" for name in ("red-1", "red-2", "green-1", "blue-1")} <= set(ids(drawn))
    assert "fruit-yellow-1" not in ids(drawn)
    assert "11" in told(drawn, "reserve")
    assert element(drawn, "row").findtext("title") == "Your kiwi row: 5 of 8"
    assert {f"nest-red-{kind}-{rank}" for kind in ("tree", "control", "cave") for rank in (1, 2)} <= set(ids(drawn))
    assert (element(drawn, "ability").findtext("title") or "").startswith("Rumba: push everybody")


@BOTH
def test_the_others_public_things_are_told(shape: Shape) -> None:
    match = position(row="5 6", fruits=["", "yellow yellow blue"])
    drawn = draw(scene(match, 0, shape))
    assert told(drawn, "player-1")[-6:] == ["0", "0", "2", "1", "2", "16"]
    assert "player-0" not in ids(drawn)
    assert {"player-0", "player-1"} <= set(ids(draw(scene(match, None, shape))))


@pytest.mark.parametrize("shape", ["wide", "upright"])
def test_what_player_cards_tell_is_not_in_the_picture_too(shape: Shape) -> None:
    view = view_of(position(row="5 6"), 0)
    speaker = GAME.speaker(0, ["Ann", "Bob"])
    alone, beside_cards = (ids(draw(Scene(view, speaker, shape, beside=beside))) for beside in (False, True))
    assert set(alone) - set(beside_cards) == {"player-1"}


@BOTH
def test_more_fruits_and_markers_than_usual_still_lie_apart(shape: Shape) -> None:
    match = position(
        fruits=["red red red red green green green blue blue blue yellow yellow", ""], markers=["flower " * 5 + "sand " * 6, ""]
    )
    drawn = draw(scene(match, 0, shape))
    for start in ("held-fruit", "held-marker"):
        spots = [element(drawn, name).get("transform") for name in ids(drawn) if name.startswith(start)]
        assert len(spots) == len(set(spots)) == (12 if start.endswith("fruit") else 11)


@BOTH
def test_the_kiwibot_card_lights_what_was_played(shape: Shape) -> None:
    match = next(match for match in random_matches(1, 3) if view_of(match, 0).round == 2 and view_of(match, 0).doing == "card")
    drawn = draw(scene(match, 0, shape))
    lit = [part for part in element(drawn, "solo-card").iter("rect") if part.get("fill") == "#f8d77c"]
    assert len(lit) == sum(1 for card in view_of(match, 0).sides[1].plays[:3] if card)
    assert len([name for name in ids(drawn) if name.startswith("season-")]) >= 2


@BOTH
def test_the_turn_track_is_there_if_it_is_played_with(shape: Shape) -> None:
    match = next(match for match in random_matches(3, 2, EVERYTHING) if view_of(match, 0).doing == "space")
    assert {f"space-{i}" for i in range(1, 7)} <= set(ids(draw(scene(match, 0, shape))))
    assert "space-1" not in ids(draw(scene(position(), 0, shape)))


@BOTH
def test_leaders_to_choose_from_are_shown_to_who_chooses(shape: Shape) -> None:
    match = GAME.new(seats=3, seed=4)
    assert match.to_act is not None
    for seat in everybody(match):
        leaders = [name for name in ids(draw(scene(match, seat, shape))) if name.startswith("lead-")]
        assert len(leaders) == (4 if seat == match.to_act else 0)


# --- pieces keep their ids ------------------------------------------------------------------------------------------


def spot(drawn: str, name: str) -> str:
    return element(drawn, name).get("transform") or ""


@BOTH
def test_a_kiwi_keeps_its_piece_while_it_moves(shape: Shape) -> None:
    """What is clicked is called by its hex; the piece around it, by where it was."""
    match = moving()
    before = draw(scene(match, 0, shape, recent=last_events(match)))
    match.play("move 2 0,1 0,0")
    after = draw(scene(match, 0, shape, recent=last_events(match)))
    assert spot(before, "piece-red-2-0,1") != spot(after, "piece-red-2-0,1")
    inside = [part.get("id") for part in element(after, "piece-red-2-0,1").iter() if part.get("id")]
    assert inside == ["piece-red-2-0,1", "bird-red-2-moved-0,0"]
    assert "badge-red-2-0,1" in ids(after)
    match.play("push red-1 0,0 0,1")
    pushed = draw(scene(match, 0, shape, recent=last_events(match)))
    moved = {name for name in ("piece-red-1-0,0", "piece-red-1-0,0-2") if spot(after, name) != spot(pushed, name)}
    assert moved
    assert "bird-red-1-0,1" in ids(pushed)


@BOTH
def test_leaders_nests_and_cards_keep_their_pieces(shape: Shape) -> None:
    match = position()
    before = draw(scene(match, 0, shape))
    match.play("play move")
    match.play("move leader 0,0 0,1")
    after = draw(scene(match, 0, shape))
    assert spot(before, "piece-red-leader") != spot(after, "piece-red-leader")
    building = position(pending=["end-turn 0", "build 0"], island={"0,0": "red-2 red-leader", "-2,1": "green-leader"})
    board = draw(scene(building, 0, shape))
    building.play("build tree 0,0")
    building.play("pay red red")
    assert spot(board, "nest-red-tree-1") != spot(draw(scene(building, 0, shape)), "nest-red-tree-1")


# --- previews and traces --------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("fields", "action", "art"),
    [
        ({"pending": ["end-turn 0", "build 0"]}, "build cave 0,0", "kiwi-nest-red-cave-1"),
        ({"pending": ["end-turn 0", "place 0"]}, "place 0,0", "kiwi-stand-red-1"),
        ({"pending": ["end-turn 0", "feed 0"]}, "feed green-1 0,1", "kiwi-more"),
        ({"pending": ["end-turn 0", "feed 0"]}, "feed green-3 -2,1", "kiwi-feathers-green"),
        ({"pending": ["end-turn 0", "remove 0"]}, "remove 2 0,1", "kiwi-less"),
        ({"pending": ["end-turn 0", "move 0 1 0"]}, "move 2 0,1 0,2", "kiwi-stand-red-2"),
        ({"phase": "marking", "pending": ["mark 0"], "markers": ["mountain", ""]}, "mark 0,0", "kiwi-flag-red"),
    ],
)
def test_what_is_planned_is_shown(shape: Shape, fields: dict[str, object], action: str, art: str) -> None:
    match = position(**{"fruits": ["red red green blue yellow", ""]} | fields)
    assert action in match.actions()
    plain, planned = draw(scene(match, 0, shape)), draw(scene(match, 0, shape, action))
    assert art in shown_in(planned, "ghost")
    assert set(ids(planned)) == {*ids(plain), "ghost"}


@SEATS
def test_any_plan_can_be_drawn(seats: int) -> None:
    luck = random.Random(seats)
    for match in random_matches(seats, 50 + seats, EVERYTHING):
        for action in luck.sample(match.actions(), 1) if match.to_act is not None else ():
            parsed(draw(scene(match, match.to_act, luck.choice(SHAPES), action)))


@BOTH
def test_what_happened_last_is_marked(shape: Shape) -> None:
    match = moving()
    plain = draw(scene(match, 1, shape))
    match.play("move 2 0,1 0,0")
    recent = (
        *last_events(match),
        (codes.BURST, 1, GAME.read("place -2,1") - codes.ACT_PLACE, 0, 0),
        (codes.PLACED, 0, 60, 1, 0),
    )
    marked = draw(scene(match, 1, shape, recent=recent))
    assert "kiwi-trace" not in plain
    assert {"kiwi-feathers-green", "kiwi-last"} <= set(references(marked))


def test_fruits_and_terrains_all_have_their_signs() -> None:
    art = set(ids(f"<svg>{defs()}</svg>"))
    assert {f"kiwi-fruit-{colour}" for colour in FRUITS} | {f"kiwi-marker-{terrain}" for terrain in TERRAINS} <= art


CHOOSING = """
clans = "{clans}"
leaders = "- -"
row = "8 8"
reserve = "12 12"
hands = ["", ""]
season = 0
phase = "leaders"
round = 0
step = 1
order = "0 1"
pending = ["leader 0"]
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clans", ["red green", "green red", "purple red", "yellow red"])
def test_leaders_abilities_can_be_read_on_a_phone(clans: str, language: str) -> None:
    """W11: a leader is chosen for its ability. Captions below ten pixels are left out there."""
    view = view_of(GAME.position(CHOOSING.format(clans=clans)), 0)
    drawn = draw(Scene(view, GAME.speaker(0, None, language), "tall"))
    captions = [(text.group(1), text.group(2)) for text in re.finditer(r"<text ([^>]*)>(.*?)</text>", drawn)]
    abilities = [(attributes, rows) for attributes, rows in captions if 'class="caption"' in attributes and "<tspan" in rows]
    assert len(abilities) == 4
    for attributes, rows in abilities:
        size = re.search(r'font-size="([\d.]+)"', attributes)
        assert size is not None
        assert float(size[1]) >= 10
        assert rows.count("<tspan") <= 3

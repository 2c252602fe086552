"""GrandBois's pictures: well-formed, complete, true to what a seat may know; everything that can be done can be clicked."""

from __future__ import annotations

import itertools
import re
from functools import cache
from importlib.resources import files
from typing import cast
from xml.etree import ElementTree

import pytest
from shared import BOTH_SHAPES, NAMES, check_artwork, element, ids, loose_ends, parsed

from kibako.engine.chance import Quick
from kibako.engine.game import SHAPES, Match, Scene, Shape
from kibako.engine.picture import picture, style
from kibako.games.grandbois.data.components import squares_of
from kibako.games.grandbois.picture.clicks import click_paths
from kibako.games.grandbois.picture.draw import defs, draw, forest_fit
from kibako.games.grandbois.picture.edges import TALL, WIDE
from kibako.games.grandbois.picture.edges import Shape as Edges
from kibako.games.grandbois.rules.codes import LAID, RAISED
from kibako.games.grandbois.rules.state import GrandBoisState
from kibako.games.grandbois.tests.helpers import GAME, position, randomly, scene, view_of
from kibako.games.grandbois.text.words import minus

BOTH = pytest.mark.parametrize("shape", ["wide", "tall"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def references(drawn: str) -> set[str]:
    """The pieces of artwork that a picture or a part of one shows."""
    return set(re.findall(r'href="#grandbois-([^"]+)"', drawn))


def shown_in(part: ElementTree.Element) -> set[str]:
    return references(ElementTree.tostring(part, encoding="unicode"))


def everybody(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


@cache
def late_game() -> Match:
    return next(match for match in randomly(3, 5) if len(match.journal) == 30)


# --- well made -----------------------------------------------------------------------------------------------------------


@BOTH
def test_the_ruler_numbers_every_place_that_words_name(shape: Shape) -> None:
    match = next(match for match in randomly(3, 5) if len(match.journal) > 12 and match.actions()[0].startswith("lay"))
    ruler = next(
        one for one in parsed(draw(scene(match, match.to_act, shape=shape))).iter() if "ruler" in (one.get("class") or "")
    )
    numbers = {one.text for one in ruler.iter() if one.text}
    places = {word for action in match.actions() for word in action.split()[-1].split(",")}
    assert {minus(int(place)) for place in places} <= numbers
    assert any(place.startswith("-") for place in places)


@SEATS
def test_pictures_are_well_formed_small_and_have_each_id_once(seats: int) -> None:
    art = set(ids(f"<svg>{defs()}</svg>"))
    seen = set()
    for step, match in enumerate(randomly(seats, seats)):
        seen.add(view_of(match, None).doing)
        recent = match.journal[-1].events if match.journal else ()
        for seat in everybody(match):
            drawn = draw(scene(match, seat, shape=SHAPES[step % len(SHAPES)], recent=recent))
            assert len(drawn) < 75_000
            assert "style=" not in drawn
            assert "<script" not in drawn
            root = parsed(drawn)
            assert root.tag == "svg"
            assert root.get("class") == "board"
            assert root.get("viewBox") == (
                "0 0 390 600" if SHAPES[step % len(SHAPES)] in ("tall", "upright") else "0 0 1090 780"
            )
            names = ids(drawn)
            assert len(set(names)) == len(names)
            assert not set(names) & art
            assert {f"grandbois-{name}" for name in references(drawn)} <= art
    assert seen == {"tile", "tower", "over"}


def test_the_shared_artwork_is_well_formed_prefixed_and_complete() -> None:
    check_artwork("grandbois", defs(), 160_000)


def test_a_picture_stands_alone() -> None:
    for planned in ("lay 6 0 1,1", None):
        alone = picture(GAME.whatever, scene(position(), 0, planned=planned))
        assert not loose_ends(alone)


def test_every_class_of_the_style_is_used_and_the_other_way_round() -> None:
    styled = set(re.findall(r"\.(grandbois-[\w-]+)", style(GAME.whatever)))
    assert len(styled) > 10
    drawn = [draw(scene(match, match.to_act, shape)) for match in randomly(3, 1) for shape in BOTH_SHAPES]
    drawn += [draw(scene(tower_question(), 0, planned="tower 2,1")), draw(scene(position(), 0, planned="lay 6 0 1,1"))]
    drawn.append(draw(scene(tower_question(), 0, recent=tower_question().journal[-1].events)))
    used = {name for part in [*drawn, defs()] for words in re.findall(r'class="([^"]*)"', part) for name in words.split()}
    assert styled <= used
    assert {name for name in used if name.startswith("grandbois-")} <= styled


def test_own_style_has_only_own_and_shared_classes() -> None:
    own = files("kibako.games.grandbois").joinpath("picture", "board.css").read_text(encoding="utf-8")
    shared = {"legal", "chosen", "target"}
    for name in re.findall(r"\.([a-z][\w-]*)", re.sub(r"/\*.*?\*/|\{.*?\}", "", own, flags=re.DOTALL)):
        assert name.startswith(("grandbois-", "dial-turn-")) or name in shared, name


def test_the_same_scene_gives_the_same_picture() -> None:
    match = late_game()
    for seat in everybody(match):
        assert draw(scene(match, seat)) == draw(scene(match, seat))


def test_names_are_words_of_the_texts() -> None:
    """Every piece and every target tells what it is; nobody's name breaks the picture."""
    for match in itertools.islice(randomly(3, 2), 0, 40, 3):
        root = parsed(draw(scene(match, match.to_act)))
        for part in root.iter():
            if "piece" in part.get("class", "").split() or ("target" in part.get("class", "") and part.get("id")):
                name = part.find("title")
                assert name is not None
                assert name.text


def test_a_tile_is_called_by_what_it_shows() -> None:
    match = position(river="6 7 8 9", forest="C C\nC C")
    match.play("lay 6 0 1,1", luck=[0])
    match.play("tower none")
    match.play("lay 7 180 2,2", luck=[0])
    drawn = draw(scene(match, 0))

    def name(tile: str) -> str | None:
        return element(drawn, tile).findtext("title")

    assert (
        name("tile-0") == "Starting tile at column 0, row 0: top left a clearing, top right a clearing, bottom left a clearing"
    )
    assert (
        name("tile-6")
        == "Tile 6 in the forest at column 1, row 1: top left a clearing, top right 3 raccoons, bottom left 3 foxes"
    )
    assert (
        name("tile-8")
        == "Tile 8 in the river: top left a clearing, top right 4 toads, bottom right 2 foxes, bottom left 2 foxes"
    )


# --- clicks --------------------------------------------------------------------------------------------------------------


@SEATS
@BOTH
def test_everything_legal_can_be_clicked(seats: int, shape: Shape) -> None:
    for match in randomly(seats, 10 + seats):
        if match.to_act is None:
            continue
        view = view_of(match, match.to_act)
        present = set(ids(draw(scene(match, match.to_act, shape))))
        paths = [click_paths(GAME.read(action), view) for action in match.actions()]
        clicked = [way for ways in paths for way in ways]
        assert len(set(clicked)) == len(clicked)
        assert sum(not ways for ways in paths) == (view.doing == "tower")
        for way in clicked:
            assert {step for step in way if not step.startswith("dial-")} <= present


def test_how_things_are_clicked() -> None:
    view = view_of(position(), 0)
    assert click_paths(GAME.read("lay 17 90 3,-2"), view) == (("tile-17", "dial-turn-90", "place-3,-2"),)
    assert click_paths(GAME.read("tower 4,-2"), view) == (("clearing-4,-2",),)
    assert click_paths(GAME.read("tower none"), view) == ()


@pytest.mark.parametrize("expert", [False, True])
def test_only_possible_places_are_drawn_and_only_for_who_is_to_act(expert: bool) -> None:
    for match in itertools.islice(randomly(3, 8, expert), 0, 60, 5):
        possible = {action.split()[3] for action in match.actions() if action.startswith("lay")}
        for seat in everybody(match):
            drawn = draw(scene(match, seat))
            places = {name.removeprefix("place-") for name in ids(drawn) if name.startswith("place-")}
            assert places == (possible if seat == match.to_act else set())
            frames = re.findall(r'class="target" data-for="place-([^"]+)"', drawn)
            assert sorted(frames) == sorted(places)


def test_targets_lie_where_they_say() -> None:
    """A place's peg is in its middle; its light falls on the squares it would add: here all but the top left."""
    drawn = draw(scene(position(), 0))
    assert element(drawn, "place-1,1").get("transform") == "translate(200 200)"
    (frame,) = re.findall(r'<use href="#grandbois-place-(\d+)"[^>]*data-for="place-1,1"/>', drawn)
    assert int(frame) == 0b1110
    clearing = draw(scene(tower_question(), 0))
    assert element(clearing, "clearing-2,1").get("transform") == "translate(200 100)"
    assert [name for name in ids(clearing) if name.startswith(("clearing-", "place-"))] == ["clearing-2,1"]
    assert "clearing-" not in " ".join(ids(draw(scene(tower_question(), 1))))


def test_a_river_tile_has_its_glow_and_its_four_turns() -> None:
    drawn = draw(scene(position(), 0))
    for tile in (6, 7, 8, 9):
        assert f'class="glow" data-for="tile-{tile}"' in drawn
        faces = [part for part in element(drawn, f"tile-{tile}").iter() if "grandbois-turn" in part.get("class", "").split()]
        assert [part.get("class", "").split()[1] for part in faces] == [f"grandbois-turn-{turn}" for turn in (0, 90, 180, 270)]
        for turn, face in zip((0, 90, 180, 270), faces, strict=True):
            assert [name.split("-")[0] for name in faces_of(face)] == squares_of(tile, turn)
        assert ["grandbois-shown" in part.get("class", "") for part in faces] == [True, False, False, False]


def faces_of(part: ElementTree.Element) -> list[str]:
    """The squares of a tile in the order top left, top right, bottom right, bottom left."""
    uses = [(use.get("y", "0"), use.get("x", "0"), use.get("href", "")) for use in part.iter("use")]
    squares = {
        (y, x): name.removeprefix("#grandbois-") for y, x, name in uses if re.fullmatch(r"#grandbois-(C|B|\w\d)-\d", name)
    }
    return [squares[corner] for corner in (("0", "0"), ("0", "100"), ("100", "100"), ("100", "0"))]


# --- what is hidden --------------------------------------------------------------------------------------------------------


@SEATS
def test_a_picture_shows_nothing_hidden(seats: int) -> None:
    differing = 0
    for step, match in enumerate(randomly(seats, 20 + seats)):
        if step % 4 or match.to_act is None:
            continue
        for seat in everybody(match):
            imagined = cast("GrandBoisState", GAME.imagine(view_of(match, seat)).sample(Quick(step)))
            other = Scene(GAME.look(imagined, seat), GAME.speaker(seat, NAMES[:seats]), BOTH_SHAPES[step % 8 == 0])
            assert draw(other) == draw(scene(match, seat, BOTH_SHAPES[step % 8 == 0]))
            differing += list(imagined.clans) != list(cast("GrandBoisState", match.copy_state()).clans)
    assert differing > 10


@BOTH
def test_only_own_clans_are_face_up_until_the_end(shape: Shape) -> None:
    for clans, own in (("F R L", ["F", "R", "L"]), ("FR LS", ["FR", "LS"])):
        match = position(clans=clans)
        for seat in everybody(match):
            drawn = draw(scene(match, seat, shape))
            cards = {name[-1] for name in references(drawn) if re.fullmatch(r"card-[A-Z]", name)}
            assert cards == (set() if seat is None else set(own[seat]))
            hidden = [letter for letters in own for letter in letters if letter not in cards]
            assert drawn.count('href="#grandbois-card-back"') == len(hidden)


@BOTH
@pytest.mark.rule("G13")
def test_at_the_end_all_clans_are_face_up(shape: Shape) -> None:
    for seats, shown in ((2, 4), (3, 3), (4, 4)):
        *_, match = randomly(seats, seats)
        clans = [clan for own in view_of(match, None).clans for clan in own or ()]
        for seat in everybody(match):
            drawn = draw(scene(match, seat, shape))
            cards = [name for name in ids(drawn) if name.startswith("clan-")]
            assert len(cards) == shown
            assert {name[-1] for name in references(drawn) if re.fullmatch(r"card-[A-Z]", name)} == {
                "FRLST"[["fox", "raccoon", "lizard", "rabbit", "toad"].index(clan)] for clan in clans
            }
            assert "card-back" not in references(drawn)


@pytest.mark.rule("G15")
def test_at_the_end_the_largest_groups_are_outlined() -> None:
    """Joined by edges: the two foxes that touch by a corner are apart; the raccoons are nowhere."""
    match = position(clans="F R L", river="", pile="", doing="over", forest="F1 F2 C\nL1 C F1\nL2 C F4\nL1 C F1")
    drawn = draw(scene(match, 0))
    fox = element(drawn, "group-F")
    assert fox.findtext("title") == "Your largest group of foxes: 3"
    edges = {part.get("d") for part in fox.iter("path") if part.get("class", "").startswith("grandbois-trace")}
    assert edges == {
        "M200 100h100M200 100v100M300 100v100M200 200v100M300 200v100M200 400h100M200 300v100M300 300v100",
    }
    assert element(drawn, "group-L").findtext("title") == "Di’s largest group of lizards: 3"
    assert "group-R" not in ids(drawn)
    assert "group-F" not in ids(draw(scene(position(), 0)))


# --- pieces keep their ids ---------------------------------------------------------------------------------------------------


@BOTH
def test_a_tile_keeps_its_id_from_the_river_to_the_forest(shape: Shape) -> None:
    match = position()
    before = draw(scene(match, 0, shape))
    match.play("lay 6 90 1,1", luck=[3])
    after = draw(scene(match, 0, shape))
    assert "piece" in element(before, "tile-6").get("class", "")
    assert element(after, "tile-6").get("transform") == "translate(100 100)"
    assert [name.split("-")[0] for name in faces_of(element(after, "tile-6"))] == squares_of(6, 90)
    drawn_tile = view_of(match, 0).river[0]
    assert f"tile-{drawn_tile}" in ids(after)
    assert f"tile-{drawn_tile}" not in ids(before)


def test_tiles_lie_upon_each_other_in_their_order() -> None:
    for match in itertools.islice(randomly(4, 6), 10, 40, 7):
        laid = [f"tile-{tile.tile}" for tile in view_of(match, 0).laid]
        drawn = [name for name in ids(draw(scene(match, 0))) if name in laid]
        assert drawn == laid


def test_towers_keep_their_ids_and_come_from_back_to_front() -> None:
    """The second tower of a seat is raised farther back than its first."""
    match = position(clans="FR LS", river="6 7 8 9")
    waiting = draw(scene(match, 0))
    assert {"tower-0-0", "tower-0-1", "tower-1-0", "tower-1-1"} <= set(ids(waiting))
    match.play("lay 6 0 1,1", luck=[0])
    match.play("tower 1,1")
    match.play("lay 7 0 -1,1", luck=[0])
    match.play("tower none")
    match.play("lay 8 0 1,-1", luck=[0])
    match.play("tower 1,-1")
    for seat in everybody(match):
        drawn = draw(scene(match, seat))
        assert element(drawn, "tower-0-0").get("transform") == "translate(105 110) scale(0.9)"
        assert element(drawn, "tower-0-1").get("transform") == "translate(105 -90) scale(0.9)"
        standing = [name for name in ids(drawn) if name.startswith("tower-0")]
        assert standing == ["tower-0-1", "tower-0-0"]


@SEATS
def test_every_piece_is_always_somewhere(seats: int) -> None:
    towers = {f"tower-{seat}-{number}" for seat in range(seats) for number in range(2 if seats == 2 else 1)}
    cards = {name.replace("tower", "clan") for name in towers}
    before: set[str] = set()
    for match in randomly(seats, 30 + seats):
        for seat in (None, match.to_act):
            present = set(ids(draw(scene(match, seat))))
            assert towers | cards <= present
        tiles = {name for name in present if name.startswith("tile-")}
        assert before <= tiles
        before = tiles
    assert len(before) == 37


# --- previews and traces -----------------------------------------------------------------------------------------------------


@BOTH
def test_a_planned_tile_hovers_and_names_what_it_covers(shape: Shape) -> None:
    match = position(forest="F1 C\nL2 B", river="5 7 8 9")
    plain, planned = draw(scene(match, 0, shape)), draw(scene(match, 0, shape, "lay 5 180 -1,0"))
    ghost = element(planned, "ghost")
    assert ghost.get("transform") == "translate(-100 0)"
    assert {name for name in shown_in(ghost) if name.startswith("chip-")} == {"chip-F1", "chip-L2"}
    assert [name.split("-")[0] for name in faces_of(ghost)] == squares_of(5, 180)
    assert set(ids(planned)) == {*ids(plain), "ghost"}
    held = element(planned, "tile-5")
    assert [part.get("class") for part in held if part.tag == "g"] == ["grandbois-lift grandbois-held"]
    shown = [part.get("class", "") for part in held.iter() if "grandbois-shown" in part.get("class", "")]
    assert shown == ["grandbois-turn grandbois-turn-180 grandbois-shown"]
    assert "grandbois-lift grandbois-held" not in plain


def tower_question() -> Match:
    """Seat 0 has laid tile 14 and may raise a tower on 2,1."""
    match = position(clans="F R L", river="14 7 8 9", forest="C C F1 C B\nR4 C . . F2\n. . . . C")
    match.play("lay 14 0 1,1", luck=[0])
    return match


@BOTH
def test_a_planned_tower_stands_there_and_counts_what_is_around_it(shape: Shape) -> None:
    """Around 2,1 (G16, G17): a fox above, three toads, foxes and a fox below; a clearing and nothing count nothing."""
    match = tower_question()
    ghost = element(draw(scene(match, 0, shape, "tower 2,1")), "ghost")
    assert ghost.get("transform") == "translate(200 100)"
    assert "tower-0" in shown_in(ghost)
    assert sorted(text.text or "" for text in ghost.iter("text")) == ["+1", "+2", "+2", "+2"]
    assert "ghost" not in ids(draw(scene(match, 0, shape, "tower none")))


def test_what_happened_last_is_marked() -> None:
    match = position(clans="F R L", river="6 7 8 9")
    match.play("lay 6 0 1,1", luck=[0])
    match.play("tower 1,1")
    events = tuple(event for entry in match.journal for event in entry.events)
    assert {event[0] for event in events} == {LAID, RAISED}
    plain, marked = draw(scene(match, 1)), draw(scene(match, 1, recent=events))
    assert "grandbois-trace" not in plain
    assert marked.count("grandbois-badge") == 1
    assert sum("grandbois-trace" in part.get("class", "") for part in element(marked, "tile-6").iter()) == 2
    assert marked.count("grandbois-under") == 2
    assert ids(marked) == ids(plain)


# --- fitting in ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [WIDE, TALL], ids=["wide", "tall"])
@pytest.mark.parametrize(
    "forest",
    [
        "C C\nC C",
        " ".join(["F1"] * 60),
        "\n".join(["F1"] * 60),
        "\n".join(" ".join(["F1"] * 20) for _ in range(20)),
        "\n".join(" ".join(["."] * row + ["F1"]) for row in range(16)),
    ],
    ids=["start", "row", "column", "block", "diagonal"],
)
@pytest.mark.parametrize("seat", [None, 0])
def test_the_forest_always_fits(shape: Edges, forest: str, seat: int | None) -> None:
    """With a square to spare on each side, as far as a tile may reach out; clear of what lies in the corners."""
    view = view_of(position(forest=forest, at="-30,-30"), seat)
    way = forest_fit(view, shape)
    left, top, width, height = shape.forest
    for square in view.forest:
        x, y = way.x + square.x * way.size, way.y + square.y * way.size
        assert left <= x - way.size
        assert x + 2 * way.size <= left + width
        assert top <= y - way.size
        assert y + 2 * way.size <= top + height
        if seat is not None:
            bottom, reach = shape.corner[1] - 150 * shape.corner[2], shape.corner[0] + 156 * shape.corner[2]
            assert y + way.size <= bottom or x >= reach
    assert 5 < way.size <= shape.largest


def test_a_forest_without_its_tiles_is_drawn_square_by_square() -> None:
    match = position(clans="F R L", forest="F1 C .\n^1 B T4", at="-1,2")
    drawn = draw(scene(match, 0))
    squares = {name for name in ids(drawn) if name.startswith("square-")}
    assert squares == {"square--1,2", "square-0,2", "square--1,3", "square-0,3", "square-1,3"}
    assert "tile-0" not in ids(drawn)
    assert element(drawn, "tower-1-0").get("transform") == "translate(-95 310) scale(0.9)"
    match.play("lay 6 0 0,1", luck=[0])
    after = draw(scene(match, 0))
    assert {name for name in ids(after) if name.startswith("square-")} == squares - {"square-0,2"}
    assert "tile-6" in ids(after)


def test_the_pile_is_counted_and_vanishes() -> None:
    drawn = draw(scene(position(), 0))
    assert [text.text for text in element(drawn, "pile").iter("text")] == ["32"]
    assert "pile" not in ids(draw(scene(position(pile=""), 0)))
    aside = position(clans="F R L", river="", pile="", doing="over", aside="3 4")
    assert [text.text for text in element(draw(scene(aside, 0)), "pile").iter("text")] == ["2"]

"""GrandBois for everybody: three languages, the position read aloud, why something can't be done, everything open."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from shared import BOTH_SHAPES

from kibako.engine.game import Match, Scene
from kibako.engine.words import LANGUAGES
from kibako.games.grandbois.tests.helpers import GAME, position, randomly, state_of, view_of
from kibako.games.grandbois.view import GrandBoisView

NAMES = ["Ann", "Bob", "Cy", "Di"]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


# --- languages -----------------------------------------------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by Fluent
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message and attribute of a language, with the variables it uses."""
    source = files(GAME.package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            named = [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)]
            for name, pattern in named:
                variables = Variables()
                variables.visit(pattern)
                assert name not in found
                found[name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_text_is_there_and_is_filled_in_alike(language: str) -> None:
    assert messages(language) == messages("en")


def test_french_has_its_spaces_and_apostrophes() -> None:
    source = files(GAME.package).joinpath("text", "fr.ftl").read_text(encoding="utf-8")
    words = "\n".join(line for line in source.splitlines() if not line.startswith("#"))
    assert not re.search(r" [:;!?»]|'", words)


@EVERY_LANGUAGE
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_has_words_of_its_own(language: str, seats: int) -> None:
    counted = 0
    for step, match in enumerate(randomly(seats, 40 + seats)):
        if step % 6 == 0 and match.to_act is not None:
            view, speaker = view_of(match, match.to_act), GAME.speaker(match.to_act, NAMES, language)
            said = [speaker.say(GAME.say(GAME.read(action), view)) for action in match.actions()]
            assert len(set(said)) == len(said)
            counted += len(said)
    assert counted > 300


# --- names in the picture --------------------------------------------------------------------------------------------------


@EVERY_LANGUAGE
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_in_a_picture_has_a_name_of_its_own(language: str, seats: int) -> None:
    """Only what is covered may be called alike; a peg and the spot under it are two."""
    for step, match in enumerate(randomly(seats, 50 + seats)):
        if step % 5:
            continue
        planned = None if match.to_act is None else GAME.read(match.actions()[0])
        speaker = GAME.speaker(match.to_act, NAMES, language)
        drawn = GAME.draw(Scene(view_of(match, match.to_act), speaker, BOTH_SHAPES[step % 2], planned))
        named: dict[str, str] = {}
        for part in ElementTree.fromstring(drawn).iter():  # noqa: S314 - our own picture
            name = part.get("id")
            if name is not None:
                title = part.findtext("title")
                assert title, name
                assert title not in named, (name, named.get(title))
                named[title] = name
        assert len(named) > 8


# --- everything open -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 1), (4, 1)])
def test_everything_is_open_to_those_who_look_back(seats: int, each: int) -> None:
    for step, match in enumerate(randomly(seats, 60 + seats)):
        if step % 9:
            continue
        view = GAME.open_view(state_of(match))
        assert view.seat is None
        own = [GAME.look(state_of(match), seat).clans[seat] for seat in range(seats)]
        assert list(view.clans) == own
        assert all(clans is not None and len(clans) == each for clans in view.clans)
        for shape in BOTH_SHAPES:
            drawn = GAME.draw(Scene(view, GAME.speaker(None, NAMES), shape))
            assert len(re.findall(r'href="#grandbois-card-[A-Z]"', drawn)) == seats * each
            assert "card-back" not in drawn
            assert "spot-" not in drawn
        told = "\n".join(line for section in GAME.outline(view, GAME.speaker(None, NAMES)) for line in section.lines)
        assert told.count(" plays the ") == seats * each
        assert GAME.board(view, GAME.speaker(None, NAMES))


# --- read aloud ------------------------------------------------------------------------------------------------------------


def aloud(view: GrandBoisView, language: str = "en") -> dict[str, list[str]]:
    return {part.heading: list(part.lines) for part in GAME.outline(view, GAME.speaker(view.seat, NAMES, language))}


def test_a_position_read_aloud() -> None:
    match = position(forest="F1 ^1 .\nC B T3", at="-1,-2", river="6 17", pile="", options={"expert": True})
    assert aloud(view_of(match, 0)) == {
        "What only you know": ["Your secret clan: foxes."],
        "River": [
            "Tile 6: top left a clearing, top right 3 raccoons, bottom right 1 raccoon, bottom left 3 foxes.",
            "Tile 17: top left 3 toads, top right a clearing, bottom right 1 lizard, bottom left 3 lizards.",
            "Turning a tile by 90° moves each of its squares one corner on, clockwise.",
            "The pile is empty.",
        ],
        "Forest": [
            "Row −2: column −1: 1 fox; column 0: Bob’s watchtower.",
            "Row −1: column −1: a clearing; column 0: a bear; column 1: 3 toads.",
            "Columns are numbered to the right and rows downwards; a tile’s place is that of its top left square.",
            "The expert rule is on: animals may not cover animals of their own clan.",
        ],
        "Watchtowers": [
            "You have 1 watchtower left.",
            "Bob’s watchtower stands at column 0, row −2; around it: 1 fox, 3 toads.",
            "Bob has no watchtower left.",
            "Cy has 1 watchtower left.",
        ],
        "Clans": ["Bob’s clan is secret.", "Cy’s clan is secret."],
    }


def test_the_question_of_a_tower_read_aloud() -> None:
    match = position()
    match.play("lay 6 90 1,1", luck=[0])
    told = aloud(view_of(match, 0))["Forest"]
    assert told[:2] == ["Your tile 6 was laid last, at column 1, row 1.", "Your tile shows a clearing at column 2, row 1."]
    speaker = GAME.speaker(0)
    said = [speaker.say(GAME.say(GAME.read(action), view_of(match, 0))) for action in match.actions()]
    assert said == ["Put a watchtower at column 2, row 1: 4 chestnuts around it now", "Keep your watchtower"]


@pytest.mark.rule("G13")
def test_the_end_read_aloud() -> None:
    match = position(river="", pile="", doing="over", forest="F1 F2 C\nL1 C F1")
    told = aloud(view_of(match, 0))
    assert "What only you know" not in told
    assert told["Clans"] == ["You play the foxes.", "Bob plays the raccoons.", "Cy plays the lizards."]
    assert told["Largest groups"] == [
        "Your largest group of foxes, 2 squares: column 0, row 0; column 1, row 0.",
        "None of Bob’s raccoons can be seen.",
        "Cy’s largest group of lizards, 1 square: column 0, row 1.",
    ]
    assert told["River"][0] == "The river is empty."


@EVERY_LANGUAGE
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_square_and_tile_is_read_aloud_in_every_language(language: str, seats: int) -> None:
    for step, match in enumerate(randomly(seats, 70 + seats)):
        if step % 7:
            continue
        for seat in (None, *range(seats)):
            view = view_of(match, seat)
            sections = GAME.outline(view, GAME.speaker(seat, NAMES, language))
            assert all(section.heading and section.lines for section in sections)
            lines = [line for section in sections for line in section.lines]
            assert all(line.endswith(".") for line in lines)
            column = {"en": "column", "fr": "colonne", "es": "columna"}[language]
            rows = [line for line in lines if re.match(r"(Row|Ligne|Fila) ", line)]
            assert sum(line.count(column) for line in rows) == len(view.forest)


# --- why not there -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("expert", [False, True])
def test_whatever_is_asked_cites_rules(expert: bool) -> None:
    cited = {}
    for match in randomly(3, 3, expert):
        view = view_of(match, match.to_act)
        cited[view.doing] = GAME.cite(view)
    assert cited == {
        "tile": ("G6", "G7", "G12") if expert else ("G6", "G7"),
        "tower": ("G10", "G16", "G17"),
        "over": ("G13", "G20"),
    }


def why_not(match: Match, *clicks: str) -> tuple[str | None, str]:
    """The rule and the words that answer clicking these elements, all of which the picture shows."""
    *path, last = clicks
    view = view_of(match, match.to_act)
    for shape in BOTH_SHAPES:
        drawn = GAME.draw(Scene(view, GAME.speaker(match.to_act, NAMES), shape))
        assert all(f'id="{name}"' in drawn for name in clicks if not name.startswith("dial-"))
    action = GAME.action_for_click(tuple(path), last, view)
    assert isinstance(action, int)
    assert GAME.write(action) not in match.actions()
    refusal = GAME.refuse(state_of(match), action)
    return refusal.rule, GAME.speaker(match.to_act, NAMES).say(refusal.words)


FOREST = "C  C  T4\nF1 R3 B\nC  C  ^1"
WHY_NOT = [
    (("spot-3,0",), "G6", "a tile must lie over at least one square of the forest: touching it is not enough"),
    (("spot-0,0",), "G6", "a tile must add at least one new square to the forest: here all four would lie on top of it"),
    (("spot-2,1",), "G7", "the bear at column 2, row 1 is never covered"),
    (("spot-2,2",), "G7", "the watchtower at column 2, row 2 is never covered"),
    (("spot-2,-1",), "G7", "at column 2, row 0, 3 foxes can’t cover 4 toads: only a bear can"),
]


@pytest.mark.rule("G6", "G7")
@pytest.mark.parametrize(("clicks", "rule", "words"), WHY_NOT)
def test_why_not_there(clicks: tuple[str, ...], rule: str, words: str) -> None:
    """Tile 6 as it comes: C R3 over F3 R1."""
    assert why_not(position(forest=FOREST), "tile-6", "dial-turn-0", *clicks) == (rule, words)


@pytest.mark.rule("G7", "G12")
def test_why_not_there_depends_on_the_turn_and_on_the_expert_rule() -> None:
    """Tile 6 turned by 90 brings its clearing over the fox, turned by 180 its three foxes."""
    match = position(forest=FOREST)
    assert why_not(match, "tile-6", "dial-turn-90", "spot--1,1") == (
        "G7",
        "at column 0, row 1, a clearing can’t cover 1 fox: only 2 animals or more, or a bear, can",
    )
    assert "lay 6 180 -1,1" in match.actions()
    expert = position(forest=FOREST, options={"expert": True})
    assert why_not(expert, "tile-6", "dial-turn-180", "spot--1,1") == (
        "G12",
        "at column 0, row 1, 3 foxes may not cover 1 fox: the expert rule forbids the same clan",
    )


@pytest.mark.rule("G6")
def test_why_not_something_else() -> None:
    match = position(forest="C C\nC C\n. B", river="6 7 8 9")
    first = ("G6", "first click a tile in the river, then its place in the forest; a watchtower may come after that")
    assert why_not(match, "spot-0,0") == first
    assert why_not(match, "tower-0-0") == first
    assert why_not(match, "pile") == ("G6", "tiles are taken from the river, not from the pile")
    match.play("lay 6 0 1,-1", luck=[0])
    match.play("tower none")
    assert why_not(match, "tile-6") == ("G6", "tile 6 already lies in the forest: take one from the river")


@pytest.mark.rule("G7")
def test_why_not_a_tile_that_fits_nowhere() -> None:
    match = position(forest="R4 F4", river="1 7 8 9", pile="")
    assert why_not(match, "tile-7") == (
        "G7",
        "tile 7 can’t be laid anywhere at the moment: wherever it would cover a square, it isn’t allowed to",
    )


@pytest.mark.rule("G10")
def test_why_not_a_tower_there() -> None:
    match = position(forest="C C\nC F1\n^1 .")
    match.play("lay 6 0 1,-1", luck=[0])
    only = "a watchtower goes only on a clearing of"
    assert why_not(match, "spot-0,0") == (
        "G10",
        f"that clearing is not on the tile just laid: {only} that tile",
    )
    assert why_not(match, "spot-1,1") == ("G10", f"that is no clearing (1 fox): {only} the tile just laid")
    assert why_not(match, "spot-0,2") == ("G10", f"that is no clearing (a watchtower): {only} the tile just laid")
    assert why_not(match, "tile-7") == ("G10", "your tile is laid: now decide about your watchtower")
    assert "spot-1,-1" not in GAME.draw(Scene(view_of(match, 0), GAME.speaker(0)))


def test_nothing_is_meant_by_what_says_nothing() -> None:
    match = position()
    assert GAME.action_for_click((), "spot-0,0", view_of(match, 1)) is None
    assert GAME.action_for_click((), "spot-0,0", view_of(match, None)) is None
    for name in ("clan-0-0", "corner", "tile-0", "tile-37", "tower-1-0", "", "spot-", "spot-99,0", "spot-none", "tile-x"):
        assert GAME.action_for_click((), name, view_of(match, 0)) is None
    for path in (("tile-99",), ("tile-6", "dial-turn-45"), ("tile-6 0 0,0", "tile-7")):
        assert GAME.action_for_click(path, "spot-0,0", view_of(match, 0)) is None
    over = position(river="", pile="", doing="over", forest="F1 F2")
    assert GAME.action_for_click((), "spot-0,0", view_of(over, 0)) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_spot_is_legal_or_explained(seats: int) -> None:
    """For every tile and turn, in every language: the answer always names a rule."""
    refused = 0
    for step, match in enumerate(randomly(seats, 80 + seats, expert=seats == 3)):
        if step % 8 or match.to_act is None:
            continue
        view = view_of(match, match.to_act)
        drawn = GAME.draw(Scene(view, GAME.speaker(match.to_act)))
        legal = set(match.actions())
        for spot in re.findall(r'id="(spot-[^"]+)"', drawn):
            for tile in view.river:
                turn = random.Random(f"{spot} {tile}").choice((0, 90, 180, 270))
                action = GAME.action_for_click((f"tile-{tile}", f"dial-turn-{turn}"), spot, view)
                assert isinstance(action, int)
                if GAME.write(action) not in legal:
                    refusal = GAME.refuse(state_of(match), action)
                    assert refusal.rule is not None
                    assert all(GAME.speaker(match.to_act, NAMES, language).say(refusal.words) for language in LANGUAGES)
                    refused += 1
    assert refused > 200

"""Kinoko for everybody: three languages, the position read aloud, everything revealed, rules cited, wrong clicks explained."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from shared import BOTH_SHAPES

from kibako import Match
from kibako.engine.chance import Quick
from kibako.engine.game import Scene, parse_position
from kibako.engine.words import LANGUAGES, text
from kibako.games.kinoko.data.components import PACKAGE
from kibako.games.kinoko.tests.helpers import GAME, TABLES, look
from kibako.games.kinoko.view import KinokoView

NAMES = ("Lina", "Mei", "Hugo", "Pilar")
PHASES: dict[str, dict[str, Any]] = {
    "die": {"dice": "1 reroll sets"},
    "swap": {"doing": "swap", "value": 2, "dice": "2 1 3"},
    "peek": {"doing": "peek", "dice": "peek 1 3"},
    "sets": {"doing": "sets", "dice": "1 2 sets"},
    "end": {"doing": "end", "dice": "1 2 blank"},
    "deal": {"doing": "deal", "stopped": 2, "gains": "1 1 0", "scores": "1 1 0"},
    "over": {"doing": "over", "stopped": 2, "gains": "1 1 0", "scores": "4 1 0"},
}


def at(phase: str, **fields: Any) -> Match:
    return GAME.position(**(TABLES[3] | PHASES[phase] | fields))


def played(seats: int, aid: bool = False, length: int = 60) -> Iterator[Match]:
    """A random match at each of its positions; rounds are stopped often."""
    choose = random.Random(seats)
    match = GAME.new(seats, seats, {"memory_aid": aid})
    while match.to_act is not None and len(match.journal) < length:
        yield match
        rare = [action for action in match.actions() if action in ("take sets", "take peek", "stop")]
        match.play(choose.choice(rare if rare and choose.random() < 0.6 else match.actions()))
    yield match


# --- three languages -----------------------------------------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.found.add(node.id.name)


def variables_of(pattern: ast.Pattern | None) -> set[str]:
    variables = Variables()
    variables.visit(pattern)
    return variables.found


def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message and attribute."""
    source = files(PACKAGE).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            name = entry.id.name
            assert name not in found
            found[name] = variables_of(entry.value)
            found |= {f"{name}.{part.id.name}": variables_of(part.value) for part in entry.attributes}
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_texts(language: str) -> None:
    assert messages(language) == messages("en")


def test_nothing_that_is_read_stays_english() -> None:
    """Every sentence differs from the English one, but for names, numbers and words that are the same."""
    english = files(PACKAGE).joinpath("text", "en.ftl").read_text(encoding="utf-8").splitlines()
    for language in LANGUAGES[1:]:
        lines = files(PACKAGE).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        same = {line for line in lines if line in english and re.search(r"[a-z]{3} [a-z]{3}", re.sub(r"\{.*?\}", "", line))}
        assert same == set()


def test_french_spaces_and_apostrophes() -> None:
    source = files(PACKAGE).joinpath("text", "fr.ftl").read_text(encoding="utf-8")
    assert "'" not in source
    assert re.findall(r"[^\s\u00a0\"][:;!?](?=\s|$)", source) == []
    assert re.findall(r"\w [:;!?]", source) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_has_its_own_words(seats: int, language: str) -> None:
    for match in played(seats):
        if match.to_act is not None:
            view = look(match, match.to_act)
            speaker = GAME.speaker(match.to_act, NAMES[:seats], language)
            assert speaker.say(GAME.ask(view))
            said = [speaker.say(GAME.say(GAME.read(action), view)) for action in match.actions()]
            assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "fr",
            [
                "Vous choisissez\u00a0: échange de trios.",
                "Vous échangez vos trois cartes contre celles que tient Alice.",
                "Alice lance les dés\u00a0: 2, vierge, vierge.",
                "Alice choisit\u00a0: 2.",
                "Alice échange le 2 de la ligne A et le 2 de votre main.",
                "Alice arrête la manche, à tort.",
                "Votre famille était\u00a0: rouge (athlètes).",
                "Alice avait pour famille\u00a0: vert (scientifiques).",
                "Pilar avait pour famille\u00a0: bleu (fonctionnaires).",
                "La carte Famille restante était\u00a0: jaune (artisans).",
                "Vous gagnez 1 point.",
                "Pilar gagne 1 point.",
            ],
        ),
        (
            "es",
            [
                "Eliges: cambio de tríos.",
                "Cambias tus tres cartas por las de Alice.",
                "Alice lanza los dados: 2, vacía, vacía.",
                "Alice elige: 2.",
                "Alice intercambia el 2 de la fila A y el 2 de tu mano.",
                "Alice detiene la ronda, por error.",
                "Tu familia era: rojo (atletas).",
                "La familia de Alice era: verde (científicos).",
                "La familia de Pilar era: azul (funcionarios).",
                "La carta de Familia sobrante era: amarillo (artesanos).",
                "Ganas 1 punto.",
                "Pilar gana 1 punto.",
            ],
        ),
    ],
)
def test_a_round_told_in_other_languages(language: str, lines: list[str]) -> None:
    match = at("die")
    match.play("take sets")
    match.play("sets hand1")
    match.play("on", luck=[2, 4, 4])
    match.play("take 2")
    match.play("swap 2 rowA hand0")
    match.play("stop")
    assert match.log(0, ["Zoé", "Alice", "Pilar"], language) == lines


def test_the_board_in_french() -> None:
    view = look(at("die", scores="1 0 2"), 1)
    assert GAME.board(view, GAME.speaker(1, ["Ann", "Bo", "Cy"], "fr")).splitlines() == [
        "Manche 1, interdit\u00a0: violet (artistes)",
        "",
        "chez Ann            1 rouge     2 vert      3 bleu      1 point",
        "chez Cy             1 bleu      2 jaune     3 rouge     2 points",
        "ligne A             1 ?         2 ?         3 ?",
        "ligne B             1 ?         2 ?         3 ?",
        "votre main          1 ?         2 ?         3 ?         0 point",
        "",
        "Votre famille\u00a0: vert (scientifiques)",
        "Dés\u00a0: [1]  [relance]  [échange de trios]",
    ]


def test_long_names_and_words_keep_the_boards_columns() -> None:
    match = at("die", hands=["y g b", "g b y", "b y r"], rows=["r p g", "p r p"], options={"memory_aid": True})
    match = GAME.position(**(parse_position(match.position) | {"seen": {"hand0": "012 012 012"}}))
    names = ["Ana", "Maximiliana de los Bosques", "Eva"]
    shown = GAME.board(look(match, 0), GAME.speaker(0, names, "es")).splitlines()[2:7]
    assert len({line.index(" 1 ") for line in shown}) == len({line.index(" 2 ") for line in shown}) == 1
    assert " 1 (amarillo) " in shown[-1]


# --- pictures ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_has_an_id_has_a_name_of_its_own(seats: int, language: str) -> None:
    for match in played(seats, aid=seats == 3, length=30):
        for view in (look(match, 0), look(match, None), GAME.open_view(match.copy_state())):  # type: ignore[arg-type]
            for shape in BOTH_SHAPES:
                svg = GAME.draw(Scene(view, GAME.speaker(view.seat, NAMES[:seats], language), shape))
                named = [part for part in ET.fromstring(svg).iter() if part.get("id")]  # noqa: S314 - our own
                names = [part.findtext("title") or "" for part in named]
                assert all(names)
                assert len(set(names)) == len(names)


# --- reading aloud -------------------------------------------------------------------------------------------------------


def lines(view: KinokoView, language: str = "en") -> list[str]:
    sections = GAME.outline(view, GAME.speaker(view.seat, NAMES[: view.seats], language))
    return [line for section in sections for line in section.lines]


def test_the_table_read_aloud() -> None:
    match = at("peek", scores="1 0 2", hands=["r p b", "g b y", "b y p"], rows=["y g g", "p r r"])
    match.play("peek rowB 1")
    sections = GAME.outline(look(match, 0), GAME.speaker(0, NAMES[:3]))
    assert [(section.heading, list(section.lines)) for section in sections] == [
        (
            "The round",
            [
                "Round 1; the game ends at 4 points.",
                "It is your turn.",
                "Your family: red (athletes)",
                "Forbidden colour: purple (artists). After a correct stop, holding any of it costs 1 point.",
                "The family card left over, face down",
            ],
        ),
        ("The dice", ["Die A: peek, look at one card", "Die B: 1, swap two 1s", "Die C: 3, swap two 3s"]),
        ("Scores", ["You: 1 point", "Mei: 0 points", "Hugo: 2 points"]),
        (
            "Mei’s hand",
            ["1 green (scientists), Mei’s hand", "2 blue (public servants), Mei’s hand", "3 yellow (artisans), Mei’s hand"],
        ),
        (
            "Hugo’s hand",
            [
                "1 blue (public servants), Hugo’s hand",
                "2 yellow (artisans), Hugo’s hand",
                "3 purple (artists), Hugo’s hand, the forbidden colour",
            ],
        ),
        ("Row A", ["1 face down, row A", "2 face down, row A", "3 face down, row A"]),
        (
            "Row B",
            [
                "1 purple (artists), row B, the forbidden colour, looked at this turn",
                "2 face down, row B",
                "3 face down, row B",
            ],
        ),
        ("Your hand", ["1 face down, your hand", "2 face down, your hand", "3 face down, your hand"]),
    ]


@pytest.mark.rule("K16", "K17", "K18")
def test_a_scored_round_read_aloud() -> None:
    match = GAME.position(
        hands=["g r p", "b b b"], rows=["p p g", "r g r"], families="b g r", forbidden="p", doing="end", scores="1 0"
    )
    match.play("stop")
    assert lines(look(match, 1))[:9] == [
        "Round 1; the game ends at 4 points.",
        "Lina stops the round and is right.",
        "Three mushrooms together, your hand: blue (public servants).",
        "Lina gains 2.",
        "Lina held the forbidden colour and loses 1.",
        "You deal the next round.",
        "Lina’s family: blue (public servants)",
        "Your family: green (scientists)",
        "Forbidden colour: purple (artists). After a correct stop, holding any of it costs 1 point.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_aloud_tells_no_more_than_is_seen(language: str) -> None:
    chance = Quick(2)
    for match in played(3, length=40):
        for seat in (None, 0, 1):
            view = look(match, seat)
            imagined = GAME.look(GAME.imagine(view).sample(chance), seat)  # type: ignore[arg-type]
            assert lines(imagined, language) == lines(view, language)


def test_every_card_is_read_aloud_as_the_picture_names_it() -> None:
    view = look(at("swap"), 0)
    svg = ET.fromstring(GAME.draw(Scene(view, GAME.speaker(0, NAMES[:3], "es"))))  # noqa: S314 - our own
    names = [part.findtext("title") for part in svg.iter() if (part.get("id") or "").startswith(("card-", "die-"))]
    assert len(names) == 18
    assert set(names) <= set(lines(view, "es"))


# --- looking back --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("K16")
@pytest.mark.parametrize("phase", PHASES)
def test_everything_revealed(phase: str) -> None:
    match = at(phase)
    view = GAME.open_view(match.copy_state())  # type: ignore[arg-type]
    assert view.seat is None
    assert [" ".join(str(card.colour)[0] for card in cards) for cards in view.places] == [
        *TABLES[3]["rows"],
        *TABLES[3]["hands"],
    ]
    assert view.families == ("red", "green", "blue", "yellow")
    assert None not in view.memory
    for language in LANGUAGES:
        speaker = GAME.speaker(None, NAMES[:3], language)
        assert "?" not in GAME.board(view, speaker)
        for shape in BOTH_SHAPES:
            svg = GAME.draw(Scene(view, speaker, shape))
            assert "kinoko-back-" not in svg
            assert "family-back" not in svg
        shown = [speaker.say(text("colour", colour=colour)) for colour in view.families]
        assert all(any(colour in line for line in GAME.outline(view, speaker)[0].lines) for colour in shown)


# --- rules of what is asked ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "rules"),
    [
        ("die", ("K9", "K10", "K11", "K13")),
        ("swap", ("K10",)),
        ("peek", ("K12",)),
        ("sets", ("K13",)),
        ("end", ("K15", "K17", "K18", "K19")),
        ("deal", ("K20", "K4", "K5")),
        ("over", ("K21", "K22")),
    ],
)
def test_each_decision_cites_its_rules(phase: str, rules: tuple[str, ...]) -> None:
    assert GAME.cite(look(at(phase), 0)) == rules


def test_the_dice_cite_what_they_do() -> None:
    assert GAME.cite(look(at("die", dice="peek blank blank"), 0)) == ("K9", "K12", "K14")


# --- wrong clicks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "path", "last", "words", "rule"),
    [
        ("die", (), "card-0", "choose one of the rolled dice first", "K9"),
        ("die", (), "place-rowA", "choose one of the rolled dice first", "K9"),
        ("swap", (), "card-0", "you took a 2: both cards must be 2s, and this one is a 1", "K10"),
        ("swap", ("card-1",), "card-2", "you took a 2: both cards must be 2s, and this one is a 3", "K10"),
        ("swap", ("card-1",), "card-14", "you took a 2: both cards must be 2s, and this one is a 3", "K10"),
        ("swap", (), "die-2", "you must use the die you took: swap two 2s", "K10"),
        ("swap", (), "place-hand1", "you must use the die you took: swap two 2s", "K10"),
        ("peek", (), "die-1", "you must use the die you took: choose a card to look at", "K12"),
        ("sets", (), "card-7", "your own cards can’t be exchanged with themselves", "K13"),
        ("sets", (), "place-hand0", "your own cards can’t be exchanged with themselves", "K13"),
        ("end", (), "card-3", "you have used your die: end your turn, or stop the round", "K15"),
        ("end", (), "die-0", "you have used your die: end your turn, or stop the round", "K15"),
        ("deal", (), "card-3", "the round is over: deal the next one", "K20"),
    ],
)
def test_a_wrong_click_is_explained(phase: str, path: tuple[str, ...], last: str, words: str, rule: str) -> None:
    match = at(phase)
    action = GAME.action_for_click(path, last, look(match, 0))
    assert isinstance(action, int)
    assert GAME.write(action) not in match.actions()
    refusal = GAME.refuse(match.copy_state(), action)  # type: ignore[arg-type]
    assert (GAME.speaker(0).say(refusal.words), refusal.rule) == (words, rule)


@pytest.mark.parametrize(
    "last", ["forbidden", "family-0", "family-left-over", "card-99", "die-3", "die-x", "place-x", "place-hand3", ""]
)
@pytest.mark.parametrize("phase", ["peek", "swap"])
def test_what_means_nothing(phase: str, last: str) -> None:
    assert GAME.action_for_click((), last, look(at(phase), 0)) is None


def test_whatever_was_clicked_before_the_meaning_is_found() -> None:
    view = look(at("swap"), 0)
    assert GAME.action_for_click(("nothing",), "card-0", view) == GAME.action_for_click((), "card-0", view)
    assert GAME.action_for_click(("card-1",), "card-1", view) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_can_be_clicked_means_something_that_is_legal_or_refused(seats: int) -> None:
    for match in played(seats):
        if match.to_act is None:
            continue
        view = look(match, match.to_act)
        drawn = re.findall(r' id="((?:card|die|place)-[^"]+)"', GAME.draw(Scene(view, GAME.speaker(match.to_act))))
        for last in drawn:
            action = GAME.action_for_click((), last, view)
            assert isinstance(action, int)
            if GAME.write(action) not in match.actions():
                assert GAME.refuse(match.copy_state(), action).rule  # type: ignore[arg-type]

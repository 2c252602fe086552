"""The tables of the rules pages say what the component files say, in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, Final

import pytest

from kibako.engine.words import LANGUAGES
from kibako.games.kiwi.data.components import BOX, ISLAND, LEADERS, SEASON_CARDS, SOLO_CARDS, TERRAINS
from kibako.games.kiwi.tests.helpers import GAME

every_language = pytest.mark.parametrize("language", LANGUAGES)
ROWS: Final = ("move", "feed", "build", "joker")

# Each language's words for what the files say.
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "P": "P",
        "and": " and ",
        "to": "{0} to {1}",
        "same": "{0} to the same {1}",
        "apart": "{0} to different {1}",
        "apart terrain": "{0} to different {1}",
        "push": ", push {0}",
        "push own": ", push {0} of its own",
        "explodes": "{0} explodes",
        "feed": "feed {0}",
        "build": "build {0}",
        "place": "place {0}",
        "tree": "tree",
        "control": "control",
        "cave": "cave",
        "terrains": "flower grass mountain sand",
        "letters": "FGMS",
        "": "nothing",
    },
    "fr": {
        "P": "J",
        "and": " et ",
        "to": "{0} vers {1}",
        "same": "{0} vers le même {1}",
        "apart": "{0} vers des {1} différents",
        "apart terrain": "{0} vers des hexagones {1} différents",
        "push": ", pousse {0}",
        "push own": ", pousse {0} des siens",
        "explodes": "{0} explose",
        "feed": "nourrit {0}",
        "build": "construit {0}",
        "place": "place {0}",
        "tree": "arbre",
        "control": "tour de contrôle",
        "cave": "grotte",
        "terrains": "fleur herbe montagne sable",
        "letters": "FHMS",
        "": "rien",
    },
    "es": {
        "P": "J",
        "and": " y ",
        "to": "{0} a {1}",
        "same": "{0} al mismo {1}",
        "apart": "{0} a {1} diferentes",
        "apart terrain": "{0} a hexágonos de {1} diferentes",
        "push": ", empuja {0}",
        "push own": ", empuja {0} suyo",
        "explodes": "{0} explota",
        "feed": "alimenta {0}",
        "build": "construye {0}",
        "place": "coloca {0}",
        "tree": "árbol",
        "control": "control",
        "cave": "cueva",
        "terrains": "flores hierba montaña arena",
        "letters": "FHMA",
        "": "nada",
    },
}

# Benefits, in the order of the languages.
BENEFITS: Final[dict[str, tuple[str, str, str]]] = {
    "1 fruit": ("1 fruit", "1 fruit", "1 fruta"),
    "2 fruit": ("2 fruits", "2 fruits", "2 frutas"),
    "3 fruit": ("3 fruits", "3 fruits", "3 frutas"),
    "1 marker": ("1 marker", "1 marqueur", "1 marcador"),
    "2 marker": ("2 markers", "2 marqueurs", "2 marcadores"),
    "1 point": ("1 point", "1 point", "1 punto"),
    "2 point": ("2 points", "2 points", "2 puntos"),
    "1 build": ("a Build", "Construire", "Construir"),
    "1 return-marker": ("give 1 marker back", "rendre 1 marqueur", "devolver 1 marcador"),
    "3 grow-different": ("grow three different ones", "en faire grandir trois différents", "hacer crecer tres diferentes"),
    "1 remove": (
        "remove one of your kiwis of any size, whole, not the leader",
        "retirer un de ses kiwis, de n’importe quelle taille, en entier, pas le leader",
        "quitar un kiwi propio de cualquier tamaño, entero, no el líder",
    ),
}
OF_NESTS: Final = BENEFITS | {
    "1 move": ("a Move", "un déplacement", "un movimiento"),
    "1 grow": ("grow a kiwi", "faire grandir un kiwi", "hacer crecer un kiwi"),
    "1 place": ("place a kiwi", "placer un kiwi", "colocar un kiwi"),
    "2 place": ("place two kiwis", "placer deux kiwis", "colocar dos kiwis"),
}
OF_SEASONS: Final = BENEFITS | {
    "1 grow": ("grow one", "en faire grandir un", "hacer crecer uno"),
    "1 place": ("place one", "en placer un", "colocar uno"),
    "4 place": ("place four", "en placer quatre", "colocar cuatro"),
}
OF_ROWS: Final = {
    "1 fruit": ("fruit", "fruit", "fruta"),
    "2 fruit": ("2 fruits", "2 fruits", "2 frutas"),
    "1 marker": ("marker", "marqueur", "marcador"),
    "1 move": ("Move", "déplacement", "movimiento"),
    "1 feed": ("Feed", "Nourrir", "Alimentar"),
    "1 build": ("Build", "Construire", "Construir"),
    "1 feed-or-build": ("Feed or Build", "Nourrir ou Construire", "Alimentar o Construir"),
}


def table(language: str, rule: str) -> list[list[str]]:
    """The cells of a rule's first table, below its headings."""
    page = files(GAME.package).joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")
    said = page.split(f"\n**{rule}** ", 1)[1].split("\n**W", 1)[0]
    found = re.search(r"(?:^\|.*\n)+", said, re.MULTILINE)
    assert found is not None
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found[0].splitlines()[2:]]


def benefit(words: dict[str, tuple[str, str, str]], text: str, language: str) -> str:
    number = LANGUAGES.index(language)
    return ", ".join(words[part][number] for part in text.split(", ")) if text else WORDS[language][""]


# --- the solo cards ----------------------------------------------------------------------------------------------------------


def cell(text: str, row: str, language: str) -> str:
    """A cell of a solo card as the page says it: the rows Feed and Build leave out their verbs."""
    words = WORDS[language]
    verb, _, rest = text.partition(" ")
    if verb == "feed":
        kiwi = rest.replace("P", words["P"])
        kiwi = words["explodes"].format(kiwi) if rest == "P3" else kiwi
        return kiwi if row == "feed" else words["feed"].format(kiwi)
    if verb == "build":
        return words[rest] if row == "build" else words["build"].format(words[rest])
    if verb == "place":
        return words["place"].format(rest)
    return moves(text, words)


def moves(text: str, words: dict[str, str]) -> str:
    match = re.fullmatch(r"((?:K. )+)(to|same|apart) (\S+)(?: push (\d))?(?: push own (\d))?", text)
    assert match is not None
    movers, relation, target, pushes, own = match.groups()
    names = dict(zip(TERRAINS, words["terrains"].split(), strict=True))
    relation += " terrain" if relation == "apart" and target in names else ""
    end = names.get(target, target.replace("P", words["P"]))
    said = words[relation].format(words["and"].join(movers.split()), end)
    said += words["push"].format(pushes) if pushes else ""
    return said + (words["push own"].format(own) if own else "")


@pytest.mark.rule("W96")
@every_language
def test_the_solo_cards(language: str) -> None:
    wanted = [[cell(text, row, language) for text in getattr(card, row)] for card in SOLO_CARDS for row in ROWS]
    found = table(language, "W96")
    assert [line[2:] for line in found] == wanted
    assert [line[0] for line in found[::4]] == [card.name for card in SOLO_CARDS]


# --- what is made of numbers and benefits ------------------------------------------------------------------------------------


@pytest.mark.rule("W5")
@every_language
def test_the_sections(language: str) -> None:
    letters = str.maketrans("FGMS", WORDS[language]["letters"])
    wanted = [[section.name, *(row.translate(letters) for row in section.rows)] for section in ISLAND.sections]
    assert [[line[0], *line[1:]] for line in table(language, "W5")] == wanted


@pytest.mark.rule("W7")
@every_language
def test_the_turn_order_nests(language: str) -> None:
    given = [BOX.turn_nests, *BOX.even_nests]
    wanted = [[number for pair in zip(nests.fruits, nests.markers, strict=True) for number in pair] for nests in given]
    assert [[int(number) for number in re.findall(r"\d+", " ".join(line[1:]))] for line in table(language, "W7")] == wanted


@pytest.mark.rule("W8")
@every_language
def test_the_kiwi_rows(language: str) -> None:
    rows = [BOX.side_a.row, *(clan.side_b.row for clan in BOX.clans)]
    wanted = [[benefit(OF_ROWS, text, language) for text in row[2:]] for row in rows]
    assert [line[1:] for line in table(language, "W8")] == wanted


@pytest.mark.rule("W9")
@every_language
def test_the_leaders(language: str) -> None:
    assert [line[1].lower() for line in table(language, "W9")] == [leader.name for leader in LEADERS]


@pytest.mark.rule("W43")
@every_language
def test_the_nests(language: str) -> None:
    wanted = [[benefit(OF_NESTS, text, language) for text in (nest.placed, nest.season)] for nest in BOX.nests]
    assert [line[1:] for line in table(language, "W43")] == wanted


@pytest.mark.rule("W60")
@every_language
def test_the_season_cards(language: str) -> None:
    """All but ours (W4)."""
    wanted: list[list[Any]] = [
        [benefit(OF_SEASONS, text, language) for text in (card.left, card.right)] for card in SEASON_CARDS[:-1]
    ]
    assert [line[1:] for line in table(language, "W60")] == wanted

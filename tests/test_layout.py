"""The house rules of the source tree: which way imports point, who may name a game, and that every rule has its test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import msgspec
import pytest
import rules

import kibako
from kibako.engine.game import Game

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "kibako"
KEYS = [game.key for game in kibako.all_games()]

ALLOWED = {
    "engine": {"engine"},
    "kit": {"engine", "kit"},
    "bots": {"engine", "kit", "bots"},
    "envs": {"engine", "kit", "bots", "envs"},
    "lab": {"engine", "kit", "bots", "envs", "lab"},
}
"""What each room of the package may import from; a game may use engine, kit and its own folder."""


def modules(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(PACKAGE).parts]


def imports(path: Path) -> Iterator[str]:
    """The kibako modules that a module imports, as kibako.room.module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names if (node.module or "").startswith("kibako"))
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("kibako"))


@pytest.mark.parametrize("room", ALLOWED)
def test_rooms_import_one_way(room: str) -> None:
    paths = modules(PACKAGE / room)
    assert paths
    for path in paths:
        for name in imports(path):
            assert name.split(".")[1] in ALLOWED[room], f"{path.name} imports {name}"


@pytest.mark.parametrize("key", KEYS)
def test_a_game_imports_engine_kit_and_itself(key: str) -> None:
    paths = modules(PACKAGE / "games" / key)
    assert len(paths) > 5
    for path in paths:
        for name in imports(path):
            room = name.split(".")[1]
            assert room in {"engine", "kit"} or name.startswith(f"kibako.games.{key}"), f"{path} imports {name}"


LEVELS = {"data": 0, "rules": 1, "options": 1, "ai": 2, "notation": 2, "view": 2, "text": 3, "picture": 4, "game": 5}
"""The rooms of a game, from what knows least to what knows all: a room imports from its own level and those below it."""

COMPILED = ("rules", "ai")
KNOWN_TO_COMPILED = {"kibako.engine.chance", "kibako.engine.planes", "kibako.engine.state"}


def room_of(name: str, key: str) -> str:
    """The room of a game that a dotted name belongs to; empty for names outside the game."""
    inside = name.removeprefix(f"kibako.games.{key}.")
    return "" if inside == name else inside.split(".")[0]


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def is_the_state_asking_its_judgement(module: str, imported: str) -> bool:
    """A search asks the state, so rules/state.py is the one module of the rules that calls ai/."""
    return module == "state" and imported == "ai"


@pytest.mark.parametrize("key", KEYS)
def test_the_rooms_of_a_game_import_downwards(key: str) -> None:
    for path in modules(PACKAGE / "games" / key):
        own = room_of(dotted(path), key)
        for name in imports(path):
            room = room_of(name, key)
            if room and own != "__init__" and not is_the_state_asking_its_judgement(path.stem, room):
                assert LEVELS[room] <= LEVELS[own], f"{path.relative_to(PACKAGE)} imports {name}"


@pytest.mark.parametrize("key", KEYS)
def test_compiled_rooms_know_no_views_and_no_words(key: str) -> None:
    home = PACKAGE / "games" / key
    paths = [path for room in COMPILED for path in modules(home / room)]
    assert {home / "rules" / "state.py", home / "ai" / "belief.py"} <= set(paths)
    for path in paths:
        for name in imports(path):
            known = room_of(name, key) in {"data", *COMPILED} or name.startswith("kibako.kit.")
            assert known or name.rpartition(".")[0] in KNOWN_TO_COMPILED, f"{path.relative_to(PACKAGE)} imports {name}"


ADDRESSES = {
    "ai.indices": ("action_count",),
    "ai.observation": ("planes",),
    "notation.actions": ("read", "write"),
    "notation.inventory": ("component_count",),
    "notation.position": ("describe", "arrange"),
    "picture.clicks": ("click_paths", "action_for_click"),
    "picture.contents": ("contents",),
    "picture.draw": ("defs", "draw"),
    "picture.player_cards": ("player_cards",),
    "text.citations": ("cite",),
    "text.outline": ("outline",),
    "text.refusals": ("refuse",),
    "text.terminal": ("board",),
    "text.words": ("ask", "say", "report", "status", "progress"),
    "view": ("look", "imagine", "open_view"),
    "game": ("start", "outcome"),
}
"""Where each function of the contract stands, in every game."""


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("module", ADDRESSES)
def test_the_same_question_has_the_same_address_in_every_game(key: str, module: str) -> None:
    game = kibako.game(key)
    for name in ADDRESSES[module]:
        assert getattr(game, name).__module__ == f"{game.package}.{module}", name


def test_every_function_a_game_must_have_has_an_address() -> None:
    needed = {field.name for field in msgspec.structs.fields(Game) if field.required} - {"package", "manifest"}
    assert needed == {name for names in ADDRESSES.values() for name in names}


def test_no_module_imports_itself_by_a_detour() -> None:
    """Nor hides it: all imports of ours stand at the top, and none is for types only."""
    paths = {dotted(path).removesuffix(".__init__"): path for path in modules(PACKAGE)}
    arrows: dict[str, set[str]] = {}
    for module, path in paths.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inner = [ast.unparse(node) for node in ast.walk(tree) if node not in tree.body and imports_ours(node)]
        assert not inner, f"{path}: {inner[0]}, not at its top"
        names = list(imports(path))
        arrows[module] = {name if name in paths else name.rpartition(".")[0] for name in names} & set(paths) - {module}
    assert sum(map(len, arrows.values())) > 500
    assert list(TopologicalSorter(arrows).static_order())


def imports_ours(node: ast.AST) -> bool:
    return isinstance(node, ast.Import | ast.ImportFrom) and "kibako" in ast.unparse(node)


def test_nothing_outside_its_folder_names_a_game() -> None:
    names = "|".join([*KEYS, *(game.title for game in kibako.all_games())])
    pattern = re.compile(rf"\b({names})\b", re.IGNORECASE)
    checked = [path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".toml", ".ftl"}]
    checked += [*ROOT.glob("tests/*.py"), *ROOT.glob("benchmarks/*.py"), ROOT / "setup.py", ROOT / "Makefile"]
    assert len(checked) > 40
    for path in checked:
        if path.is_relative_to(PACKAGE / "games") and path.parent != PACKAGE / "games":
            continue
        found = pattern.search(path.read_text(encoding="utf-8"))
        assert found is None, f"{path} names {found and found[0]}"


# --- the table's rooms -----------------------------------------------------------------------------------------------------

BELOW_ALL = {"errors", "figures", "hours", "limits", "logs", "words"}
TABLE_ROOMS: dict[str, set[str]] = {
    **{room: set() for room in BELOW_ALL},
    "store": set(),
    "content": set(),
    "tables": {"store"},
    "live": {"store", "content", "tables"},
    "web": {"store", "content", "tables", "live"},
    "app": {"store", "tables", "web"},
    "door": set(),
    "crew": set(),
    "serve": {"store", "tables", "app", "door", "crew"},
}
"""What each room of the table may import from, besides itself and the modules below all."""


def table_room(name: str) -> str:
    return name.removeprefix("kibako.table").split(".")[1]


def test_the_rooms_of_the_table_import_one_way() -> None:
    seen = set()
    for path in modules(PACKAGE / "table"):
        if path.parent == PACKAGE / "table" and path.stem == "__init__":
            continue
        own = table_room(dotted(path))
        seen.add(own)
        for name in imports(path):
            if name.startswith("kibako.table."):
                allowed = {own, *TABLE_ROOMS[own], *BELOW_ALL}
                assert table_room(name) in allowed, f"{path.relative_to(PACKAGE)} imports {name}"
            else:
                assert name.split(".")[1:2] in ([], ["engine"], ["kit"], ["bots"], ["web"]), f"{path} imports {name}"
    assert seen == set(TABLE_ROOMS)


# --- rules ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_has_a_test_that_names_it(key: str) -> None:
    numbers = rules.rules_of(key)
    assert len(numbers) >= 20
    assert numbers - rules.tested(key) == set()
    assert rules.tested(key) - numbers == set()


@pytest.mark.parametrize("key", KEYS)
def test_rules_cited_in_code_and_texts_exist(key: str) -> None:
    numbers = {number for path in rules.sources(key) for number in rules.cited(key, path)}
    assert numbers
    assert numbers - rules.rules_of(key) == set()


@pytest.mark.parametrize("key", KEYS)
def test_the_index_of_the_rules_is_up_to_date(key: str) -> None:
    """So that a rule's number leads to its code at the same address in every game."""
    assert rules.docstring(rules.index_file(key)) == rules.index_of(key), "run python tests/rules.py with PYTHONPATH=src"


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_recorded_games(key: str) -> None:
    assert len(list((PACKAGE / "games" / key / "tests" / "recorded").glob("*.json"))) >= 4

"""The house rules of the source tree: which way imports point, who may name a game, and that every rule has its test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kibako

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "kibako"
KEYS = [game.key for game in kibako.games()]

ALLOWED = {
    "engine": {"engine"},
    "kit": {"engine", "kit"},
    "bots": {"engine", "kit", "bots"},
    "lab": {"engine", "kit", "bots", "lab"},
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


@pytest.mark.parametrize("key", KEYS)
def test_compiled_rules_know_no_views_and_no_words(key: str) -> None:
    game = kibako.game(key)
    assert {"state", "belief"} <= set(game.sheet.compiled)
    engine = {"kibako.engine.chance", "kibako.engine.state"}
    allowed = {f"kibako.games.{key}.{name}" for name in (*game.sheet.compiled, "components")}
    for name in game.sheet.compiled:
        for imported in imports(PACKAGE / "games" / key / f"{name}.py"):
            module = imported.rpartition(".")[0]
            known = module in engine | allowed or imported in allowed or imported.startswith("kibako.kit.")
            assert known, f"{key}/{name}.py imports {imported}"


def test_nothing_outside_its_folder_names_a_game() -> None:
    names = "|".join([*KEYS, *(game.title for game in kibako.games())])
    pattern = re.compile(rf"\b({names})\b", re.IGNORECASE)
    checked = [path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".toml", ".ftl"}]
    checked += [*ROOT.glob("tests/*.py"), *ROOT.glob("benchmarks/*.py"), ROOT / "setup.py", ROOT / "Makefile"]
    assert len(checked) > 40
    for path in checked:
        if path.is_relative_to(PACKAGE / "games") and path.parent != PACKAGE / "games":
            continue
        found = pattern.search(path.read_text(encoding="utf-8"))
        assert found is None, f"{path} names {found and found[0]}"


# --- rules ---------------------------------------------------------------------------------------------------------------


def rules_of(key: str) -> set[str]:
    """The numbers that begin the statements of a game's rules page."""
    return set(re.findall(r"\*\*([A-Z]\d+)\*\*", (ROOT / "docs" / "rules" / f"{key}.md").read_text(encoding="utf-8")))


def rules_tested(key: str) -> set[str]:
    """The numbers in the rule marks of a game's tests."""
    found: set[str] = set()
    for path in (PACKAGE / "games" / key / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found.update(number for mark in node.decorator_list for number in numbers_of(mark))
    return found


def numbers_of(mark: ast.expr) -> list[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        return [ast.literal_eval(argument) for argument in mark.args]
    return []


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_has_a_test_that_names_it(key: str) -> None:
    rules = rules_of(key)
    assert len(rules) >= 20
    assert rules - rules_tested(key) == set()
    assert rules_tested(key) - rules == set()


@pytest.mark.parametrize("key", KEYS)
def test_rules_cited_in_code_and_texts_exist(key: str) -> None:
    rules = rules_of(key)
    letter = next(iter(rules))[0]
    cited = {
        number
        for path in modules(PACKAGE / "games" / key)
        for number in re.findall(rf"\b{letter}\d+\b(?!_)", " ".join(comments_and_strings(path)))
    }
    assert cited
    assert cited - rules == set()


def comments_and_strings(path: Path) -> Iterator[str]:
    source = path.read_text(encoding="utf-8")
    yield from re.findall(r"#.*", source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_recorded_games(key: str) -> None:
    assert len(list((PACKAGE / "games" / key / "tests" / "recorded").glob("*.json"))) >= 4

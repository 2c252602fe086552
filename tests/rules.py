"""Where each rule is: on its page, in the code, in the tests. `python tests/rules.py` writes each game's index of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import kibako

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "kibako" / "games"


def sources(key: str) -> list[Path]:
    """A game's modules without its tests."""
    home = GAMES / key
    return [path for path in sorted(home.rglob("*.py")) if "tests" not in path.relative_to(home).parts]


@cache
def rules_of(key: str) -> frozenset[str]:
    """The numbers that begin the statements of a game's rules page."""
    return frozenset(re.findall(r"\*\*([A-Z]\d+)\*\*", (ROOT / "docs" / "rules" / f"{key}.md").read_text(encoding="utf-8")))


def tested(key: str) -> set[str]:
    """The numbers in the rule marks of a game's tests."""
    found: set[str] = set()
    for path in (GAMES / key / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found.update(number for mark in node.decorator_list for number in numbers_of(mark))
    return found


def numbers_of(mark: ast.expr) -> list[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        return [ast.literal_eval(argument) for argument in mark.args]
    return []


def cited(key: str, path: Path) -> set[str]:
    """The numbers in a module's comments and texts, and all between the ends of "W46 to W48"."""
    return numbers_in(key, " ".join(comments_and_strings(path)))


def numbers_in(key: str, words: str) -> set[str]:
    letter = min(rules_of(key))[0]
    between = re.findall(rf"\b{letter}(\d+) to {letter}(\d+)\b", words)
    found = {f"{letter}{number}" for first, last in between for number in range(int(first), int(last) + 1)} & rules_of(key)
    return found | set(re.findall(rf"\b{letter}\d+\b(?!_)", words))


def comments_and_strings(path: Path) -> Iterator[str]:
    source = path.read_text(encoding="utf-8")
    yield from re.findall(r"#.*", source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


# --- the index -------------------------------------------------------------------------------------------------------------


def index_of(key: str) -> str:
    """What the docstring of a game's rules/__init__.py says: each rule, and the modules that carry it out."""
    cited_in = {path: cited(key, path) for path in sources(key) if path.name != "__init__.py"}
    lines = [f"The rules of {kibako.game(key).title}, compiled. Which module carries out which rule:", ""]
    for number in sorted(rules_of(key), key=lambda number: int(number[1:])):
        paths = [path for path, numbers in cited_in.items() if number in numbers]
        lines.append(f"{number:<4} {addresses(key, number, paths) or 'no module of its own: its test plays it'}")
    return "\n".join([*lines, ""])


def addresses(key: str, number: str, paths: list[Path]) -> str:
    """Those of the rules, if there are any; first the modules that say in their first words that the rule is theirs."""
    carried_out = [path for path in paths if path.is_relative_to(GAMES / key / "rules")] or paths
    carried_out.sort(
        key=lambda path: number not in numbers_in(key, ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "")
    )
    return ", ".join(path.relative_to(GAMES / key).with_suffix("").as_posix() for path in carried_out)


def docstring(path: Path) -> str:
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")), clean=False) or ""


def index_file(key: str) -> Path:
    return GAMES / key / "rules" / "__init__.py"


if __name__ == "__main__":
    for game in kibako.all_games():
        index_file(game.key).write_text(f'"""{index_of(game.key)}"""\n', encoding="utf-8")

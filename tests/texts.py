"""All texts of the box, as their files say them. `python tests/texts.py` notes that all translations fit their English."""

from __future__ import annotations

import ast
import hashlib
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kibako
from kibako.engine.words import LANGUAGES

PACKAGE = Path(__file__).parent.parent / "src" / "kibako"
ROOMS = {
    "kibako.engine": PACKAGE / "engine",
    "kibako.bots": PACKAGE / "bots",
    "kibako.lab": PACKAGE / "lab",
    "kibako.table": PACKAGE / "table",
    "kibako.web": PACKAGE / "web",
    **{game.package: PACKAGE / "games" / game.key for game in kibako.all_games()},
}
"""Every package that has words, and its folder."""

CHECKED = Path(__file__).parent / "translated.json"
"""For each English text a digest of it as it was when its translations were last found to fit."""


class Parts(Visitor):
    """What a message is made of: the values it takes, the messages it mentions."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.mentions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the library's name
        self.mentions.add(node.id.name)


def parts(entry: ftl.Message | ftl.Term) -> Parts:
    found = Parts()
    found.visit(entry)
    return found


@cache
def messages(package: str, language: str) -> dict[str, ftl.Message]:
    """The messages of a file, by name; the file must be whole and name each once."""
    resource = FluentParser().parse((ROOMS[package] / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert junk == [], f"{package} {language} can't be read: {junk}"
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    names = [entry.id.name for entry in found]
    assert len(set(names)) == len(names), f"{package} {language} says something twice: {sorted(names)}"
    return dict(zip(names, found, strict=True))


def words_of(message: ftl.Message) -> str:
    """A message without its comment, in one way of writing."""
    bare = ftl.Message(message.id, message.value, message.attributes)
    return str(FluentSerializer().serialize_entry(bare))


def digests(package: str) -> dict[str, str]:
    return {
        name: hashlib.sha256(words_of(message).encode()).hexdigest()[:12] for name, message in messages(package, "en").items()
    }


# --- which texts are used ------------------------------------------------------------------------------------------------


def modules(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(folder).parts]


def strings(path: Path) -> Iterator[str]:
    """The strings of a module as patterns: what an f-string fills in may be anything."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)


def toml_strings(path: Path) -> Iterator[str]:
    yield from (re.escape(found) for found in re.findall(r'"([\w-]+)"', path.read_text(encoding="utf-8")))


def page_strings() -> Iterator[str]:
    """The texts that templates and scripts name; a script's are called js-… in the files."""
    for path in (PACKAGE / "web" / "templates").glob("*.html"):
        source = path.read_text(encoding="utf-8")
        yield from (re.escape(name) for _, name in re.findall(r"""\bt\((["'])([\w-]+)\1""", source))
        yield from (re.escape(name) + r"[\w-]+" for _, name in re.findall(r"""\bt\((["'])([\w-]+)\1 ~""", source))
    for path in (PACKAGE / "web" / "static").rglob("*.js"):
        source = path.read_text(encoding="utf-8")
        named = [name for call in re.findall(r"\bt\([^)]*", source) for name in re.findall(r'"([\w-]+)"', call)]
        yield from (re.escape(f"js-{name}") for name in named)
        yield from (re.escape(f"js-{name}") + r"[\w-]+" for name in re.findall(r"\bt\(`([\w-]+)\$\{", source))


def page_calls() -> set[str]:
    """The texts that templates and scripts name directly."""
    templates = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "web" / "templates").glob("*.html"))
    scripts = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "web" / "static").rglob("*.js"))
    found = {name for _, name in re.findall(r"""\bt\((["'])([\w-]+)\1[,)]""", templates)}
    return found | {f"js-{name}" for name in re.findall(r'\bt\("([\w-]+)"[,)]', scripts)}


def used(package: str) -> re.Pattern[str]:
    """A pattern of all names that the package's code may ask for."""
    folder = ROOMS[package]
    if package == "kibako.web":
        found = {*page_strings()}
    else:
        shared = [PACKAGE / "engine" / "game.py"] if "games" in package else []
        if package == "kibako.engine":  # its errors are raised elsewhere, too
            shared = [*PACKAGE.glob("*.py"), *modules(PACKAGE / "table"), *modules(PACKAGE / "bots"), *modules(PACKAGE / "lab")]
        found = {pattern for path in [*modules(folder), *shared] for pattern in strings(path)}
        found |= {pattern for path in folder.rglob("*.toml") for pattern in toml_strings(path)}
    return re.compile("|".join(pattern for pattern in found if pattern and pattern != r"[\w-]+"))


def accept() -> None:
    kept: dict[str, Any] = {package: digests(package) for package in ROOMS}
    CHECKED.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    accept()

__all__ = ["CHECKED", "LANGUAGES", "ROOMS", "digests", "messages", "parts", "used", "words_of"]

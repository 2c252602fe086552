"""What docs name exists: files and folders, links, modules, make targets, commands and their options."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from typer.main import get_command

import kibako
from kibako.cli import app

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "kibako"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]

FILE = re.compile(r"(?<![\w./:-])[\w<>*.-]+(?:/[\w<>*.-]+)*\.(?:py|md|toml|ftl|css|js|ts|jpg)\b")
FOLDER = re.compile(r"`((?:[\w<>-]+/)+)`")
LINK = re.compile(r"\]\((?!\w+:)([^)#]*)(?:#([^)]*))?\)")
MODULE = re.compile(r"\bkibako(?:\.\w+)+\b(?!/)")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@cache
def tree() -> frozenset[Path]:
    """Files and folders of the repository, without what is built or installed."""
    skipped = {".git", ".venv", "build", "node_modules", "__pycache__"}
    found = set()
    for top in ROOT.iterdir():
        if top.name not in skipped:
            found |= {top, *(path for path in top.rglob("*") if not skipped & {*path.parts})}
    return frozenset(found)


def exists(name: str) -> bool:
    """Whether something in the tree has this path or ends with it; <key> stands for any name, * for any part of one."""
    pattern = re.escape(name.rstrip("/")).replace(r"\*", "[^/]*")
    pattern = re.sub(r"<\w+>", "[^/]+", pattern)
    wanted = re.compile(rf"(.*/)?{pattern}")
    return any(wanted.fullmatch(path.as_posix()) for path in tree())


def prose(page: Path) -> str:
    """A page without addresses on the web."""
    return re.sub(r"\w+://\S+", "", page.read_text(encoding="utf-8"))


@every_page
def test_files_and_folders_that_are_named_exist(page: Path) -> None:
    words = LINK.sub("", prose(page))
    named = {*FILE.findall(words), *FOLDER.findall(words)}
    assert [name for name in sorted(named) if not exists(name)] == []


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(re.sub(r"`[^`]*`", "", prose(page))):
        linked = (page.parent / target).resolve() if target else page
        assert linked.exists(), target
        assert not anchor or anchor in anchors(linked), f"{target}#{anchor}"


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives the headings of a page."""
    headings = re.findall(r"(?m)^#+ (.*)$", page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@every_page
def test_modules_that_are_named_exist(page: Path) -> None:
    for name in {*MODULE.findall(prose(page))}:
        assert found(name), name


def found(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    here: object = kibako
    for end, part in enumerate(name.split(".")[1:], start=2):
        if not hasattr(here, part):
            try:
                import_module(".".join(name.split(".")[:end]))
            except ImportError:
                return False
        here = getattr(here, part)
    return True


@every_page
def test_make_targets_that_are_named_exist(page: Path) -> None:
    targets = set(re.findall(r"(?m)^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
    named = set(re.findall(r"(?m)(?:`|^ +)make ([a-z-]+)", prose(page)))
    assert named <= targets


@every_page
def test_commands_that_are_named_take_these_options(page: Path) -> None:
    commands = get_command(app).commands  # type: ignore[attr-defined]  # typer makes a group of several commands
    for command, rest in re.findall(r"(?m)(?:`|^ +)kibako ([a-z]+)\b([^`\n]*)", page.read_text(encoding="utf-8")):
        assert command in commands, f"kibako {command}"
        known = {option for parameter in commands[command].params for option in (*parameter.opts, *parameter.secondary_opts)}
        assert set(re.findall(r"(?<=\s)--?[a-z][\w-]*", rest)) <= known, f"kibako {command}{rest}"


def test_what_is_looked_for_is_found() -> None:
    """The pages above name things of every kind; and what isn't there is missed."""
    pages = "".join(prose(page) for page in PAGES)
    assert all(pattern.search(pages) for pattern in (FILE, FOLDER, LINK, MODULE))
    assert exists("games/<key>/game.toml")
    assert not exists("games/<key>/shelf.toml")
    assert not exists("engine/sheet.py")
    assert not found("kibako.engine.shelf")
    assert found("kibako.lab.arena.play")

"""Scripts, styles and templates of the pages: what they name exists, and what exists is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kibako.kit.svg import PALETTE, SEAT_COLOURS, SEAT_SHAPES
from kibako.table.web import types
from kibako.table.web.palette import palette_css
from kibako.table.web.templates import scripts

PACKAGE = Path(__file__).parent.parent / "src" / "kibako"
STATIC = PACKAGE / "web" / "static"
STYLES = sorted((STATIC / "styles").glob("*.css"))
TEMPLATES = sorted((PACKAGE / "web" / "templates").glob("*.html"))


def read(*paths: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_the_scripts_types_are_those_of_the_api() -> None:
    assert types.FILE.read_text(encoding="utf-8") == types.declarations(), "run: python -m kibako.table.web.types"


# --- styles ------------------------------------------------------------------------------------------------------------------


def test_every_custom_property_is_defined_and_used() -> None:
    styles = read(*STYLES)
    defined = {*PALETTE, *re.findall(r"^\s+--([\w-]+):", styles, re.MULTILINE)}
    used = set(re.findall(r"var\(--([\w-]+)\)", styles)) | set(re.findall(r'"--([\w-]+)"', read(*STATIC.rglob("*.js"))))
    assert used == defined


def test_nothing_repeats_a_colour_of_the_palette() -> None:
    colours = {*PALETTE.values(), *SEAT_COLOURS}
    others = [path for room in ("table", "lab") for kind in ("*.py", "*.css") for path in (PACKAGE / room).rglob(kind)]
    assert PACKAGE / "lab" / "report.css" in others
    assert colours & set(re.findall(r"#[0-9a-f]{3,8}\b", read(*STYLES, *TEMPLATES, *STATIC.rglob("*.js"), *others))) == set()


def test_seats_have_shapes_and_fills() -> None:
    fills = re.findall(r"\.seat-(\d)\{fill:(#[0-9a-f]{6})\}", palette_css())
    assert [(int(seat), colour) for seat, colour in fills] == list(enumerate(SEAT_COLOURS))
    assert len(SEAT_SHAPES) == len(SEAT_COLOURS)


@pytest.mark.parametrize("sheet", STYLES, ids=lambda path: path.stem)
def test_every_class_and_id_that_is_styled_exists(sheet: Path) -> None:
    known = set(
        re.findall(
            r"[\w-]+", read(*TEMPLATES, *STATIC.rglob("*.js"), *PACKAGE.rglob("picture/*.py"), *PACKAGE.rglob("content/*.py"))
        )
    )
    bare = re.sub(r"/\*.*?\*/|@[^{]*(?=\{)", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    named = {name for head in re.findall(r"([^{};]+)\{", bare) for name in re.findall(r"[.#]([a-zA-Z][\w-]*)", head)}
    assert named
    assert named - known == set()


def test_what_depends_on_contents_is_named_and_no_whole_page_does() -> None:
    """Rules about `:has()` on the page, or for whatever isn't something, make every change anywhere restyle the whole board."""
    pages = {name for body in re.findall(r'body = (?:\[.*\], "[^"]*", )?"([^"]*)"', read(*TEMPLATES)) for name in body.split()}
    boards = sorted(PACKAGE.glob("games/*/picture/board.css"))
    bare = re.sub(r"/\*.*?\*/", "", read(*STYLES, *boards), flags=re.DOTALL)
    while (flat := re.sub(r"\([^()]*\)", "", bare)) != bare:
        bare = flat
    selectors = [one.strip() for head in re.findall(r"([^{};]+)\{", bare) for one in head.split(",") if ":has" in one]
    assert "table-page" in pages
    assert len(selectors) > len(boards)
    for selector in selectors:
        whole, styled = selector.partition(":has")[0].split()[-1], re.split(r"[ >+~]+", selector)[-1]
        assert whole not in {"body", "html", *(f".{page}" for page in pages)}, selector
        assert not styled.startswith((":not", "*")), selector


# --- templates and scripts ---------------------------------------------------------------------------------------------------


def test_every_style_sheet_is_on_some_page() -> None:
    chosen = re.findall(r"{% set styles[^=]*= \[([^]]*)\]", read(*TEMPLATES))
    loaded = {"base", *re.findall(r'"([\w-]+)"', "".join(chosen))}
    assert loaded == {path.stem for path in STYLES}


def test_every_script_is_on_some_page_after_what_it_imports() -> None:
    entries = {entry for path in TEMPLATES for entry in re.findall(r'"([\w/]+\.js)"', path.read_text(encoding="utf-8"))}
    loaded = {entry: scripts(entry) for entry in entries}
    assert all(paths[-1] == entry for entry, paths in loaded.items())
    assert all(len(paths) == len(set(paths)) for paths in loaded.values())
    assert {path for paths in loaded.values() for path in paths} == {
        path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js")
    }

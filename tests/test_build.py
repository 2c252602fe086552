"""The build: what is compiled, when anew, and what it does where the compiler can't."""

from __future__ import annotations

import importlib.util
import os
import shutil
from pathlib import Path
from types import ModuleType

import pytest
from setuptools import Extension

ROOT = Path(__file__).parent.parent
C = """#include <Python.h>
static struct PyModuleDef about = {PyModuleDef_HEAD_INIT, "%s", NULL, -1, NULL};
__attribute__((visibility("default"))) PyObject *PyInit_%s(void) { return PyModule_Create(&about); }
"""
WITHOUT_LTO = """#!/bin/sh
case " $* " in *" -shared "*-flto*) echo "lto-wrapper is missing" >&2; exit 1;; esac
exec cc "$@"
"""


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """setup.py, in a copy of the sources."""
    shutil.copytree(ROOT / "src" / "kibako", tmp_path / "src" / "kibako")
    shutil.copy(ROOT / "setup.py", tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CC", os.environ.get("CC", "cc"))  # it may put ccache before it
    known = importlib.util.spec_from_file_location("kibako_setup", tmp_path / "setup.py")
    assert known is not None
    assert known.loader is not None
    module = importlib.util.module_from_spec(known)
    known.loader.exec_module(module)
    return module


def test_all_rules_and_judgement_are_compiled_and_nothing_else_of_a_game(build: ModuleType) -> None:
    compiled = {path for path in build.compiled_modules() if "games" in path.parts}
    rooms = {path.relative_to("src/kibako/games").parts[1] for path in compiled}
    assert rooms == {"rules", "ai"}
    assert {path for path in compiled if path.name == "state.py"} == set(Path().glob("src/kibako/games/*/rules/state.py"))
    assert not any(path.name == "__init__.py" for path in compiled)
    assert all(path.exists() for path in build.compiled_modules())


@pytest.mark.parametrize(
    ("changed", "anew"),
    [
        ("src/kibako/games/*/picture/board.css", False),
        ("src/kibako/games/*/text/en.ftl", False),
        ("src/kibako/games/*/picture/draw.py", False),
        ("src/kibako/games/*/game.toml", False),
        ("src/kibako/table/app.py", False),
        ("src/kibako/games/*/rules/state.py", True),
        ("src/kibako/games/*/ai/belief.py", True),
        ("src/kibako/games/*/data/components.py", True),  # plain, but its types are read
        ("src/kibako/engine/chance.py", True),
        ("setup.py", True),
    ],
)
def test_only_what_the_compiler_reads_makes_it_compile_anew(build: ModuleType, changed: str, anew: bool) -> None:
    before = build.digest()
    path = sorted(Path().glob(changed))[0]
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert (build.digest() != before) == anew


def two_parts(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[Extension]:
    """What mypyc would give: parts with one list of arguments in common."""
    shared = ["-O0", "-Werror"]
    parts = []
    for name in ("library", "handle"):
        Path(f"{name}.c").write_text(C % (name, name), encoding="utf-8")
        parts.append(Extension(name, [f"{name}.c"], extra_compile_args=shared))
    monkeypatch.setattr(build, "extensions", lambda: parts)
    return parts


def compiled_parts() -> list[str]:
    return sorted(path.name.split(".")[0] for path in Path("build/compiled").glob("*.so"))


def test_each_flag_is_given_once_and_parts_come_out(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    library, handle = two_parts(build, monkeypatch)
    build.compile_all()
    assert compiled_parts() == ["handle", "library"]
    assert build.is_kept()
    assert library.extra_compile_args == ["-O0", "-Werror", *build.FLAGS, build.ACROSS_MODULES]
    assert handle.extra_compile_args == ["-O0", "-Werror"]


def test_where_the_linker_cannot_optimise_it_goes_without(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    library, _ = two_parts(build, monkeypatch)
    compiler = Path("without-lto").absolute()
    compiler.write_text(WITHOUT_LTO, encoding="utf-8")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    build.compile_all()
    assert compiled_parts() == ["handle", "library"]
    assert build.is_kept()
    assert build.ACROSS_MODULES not in library.extra_compile_args
    told = capfd.readouterr().err
    assert "-flto=auto failed" in told
    assert "NOT COMPILED" not in told


def test_without_a_compiler_it_says_so_loudly(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    two_parts(build, monkeypatch)
    monkeypatch.setenv("CC", str(Path("no-such-compiler").absolute()))
    build.compile_all()
    assert not build.is_kept()
    told = capfd.readouterr().err
    assert "NOT COMPILED" in told
    assert len(told.splitlines()) > 5

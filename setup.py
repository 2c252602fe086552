"""Compiles the rules and the judgement of all games and the engine's inner loops; where it can't, they stay plain Python.

What was compiled is kept in build/compiled: mypyc and the C compiler run again only when something they read has changed.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from itertools import chain
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
PACKAGE = SOURCE / "kibako"
ENGINE = [
    "engine/chance.py",
    "engine/planes.py",
    "engine/state.py",
    "engine/journal.py",
    "engine/playout.py",
    "kit/bags.py",
    "kit/tallies.py",
    "kit/ranking.py",
    "bots/search.py",
    "envs/block.py",
    "envs/stepping.py",
]
KEPT = Path("build/compiled")
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

# Nobody else calls what is compiled, so the compiler may inline it: a search is a third faster for it.
# A warning of a compiler that mypyc doesn't know yet is no reason to play uncompiled.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]
ACROSS_MODULES = "-flto=auto"
SLOW = """
****************************************************************************************************
  Kibako is NOT COMPILED. Everything works, but bots think more than 50 times slower.
  The C compiler is missing or failed. On Debian: apt-get install gcc libc6-dev python3-dev
  Then: make clean, and again.
****************************************************************************************************"""


def compiled_modules() -> list[Path]:
    """The engine's own, and all of a game's rules/ and ai/."""
    rooms = chain.from_iterable(sorted(PACKAGE.glob(f"games/*/{room}")) for room in ("rules", "ai"))
    modules = chain.from_iterable(sorted(room.rglob("*.py")) for room in rooms)
    return [*(PACKAGE / name for name in ENGINE), *(module for module in modules if module.name != "__init__.py")]


# --- whether anything must be compiled anew ----------------------------------------------------------------------------------


def read_by_compiler() -> list[Path]:
    """The compiled modules and whatever they import: the types of a plain module decide how its callers are compiled."""
    found: set[Path] = set()
    waiting = compiled_modules()
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += imported(module)
    return sorted(found)


def imported(module: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names = [f"{node.module}", *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        places = [SOURCE / name.replace(".", "/") for name in names if name.startswith("kibako")]
        yield from (path for place in places for path in (place.with_suffix(".py"), place / "__init__.py") if path.exists())


def is_kept() -> bool:
    file = KEPT / "digest"
    return file.exists() and file.read_text(encoding="utf-8") == digest()


def digest() -> str:
    """Everything that what is compiled depends on, as one number."""
    known = hashlib.sha256(f"{sys.version} {version('mypy')} {version('librt')} {sysconfig.get_platform()}".encode())
    known.update(" ".join(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")).encode())
    for path in [Path("setup.py"), *read_by_compiler()]:
        known.update(str(path).encode() + path.read_bytes())
    return known.hexdigest()


# --- compiling ---------------------------------------------------------------------------------------------------------------


def extensions() -> list[Any]:
    """What mypyc makes of the modules: first a library that holds them all, then for each a small one that hands it out."""
    from mypyc.build import mypycify  # noqa: PLC0415 - needed only to compile

    shutil.rmtree("build/c", ignore_errors=True)
    os.environ["MYPYPATH"] = str(SOURCE)
    options = ["--ignore-missing-imports", "--follow-imports=silent", "--explicit-package-bases"]
    modules = [str(module) for module in compiled_modules()]
    return list(mypycify([*options, *modules], opt_level="3", debug_level="0", multi_file=True, target_dir="build/c"))


def compile_all() -> None:
    """Across modules if the linker can, else each for itself, else not at all."""
    sources = digest()  # somebody may change them meanwhile
    library, *handles = extensions()
    usual = library.extra_compile_args  # one list, shared by all of them
    for flags in ([*FLAGS, ACROSS_MODULES], FLAGS):
        library.extra_compile_args, library.extra_link_args = [*usual, *flags], flags
        try:
            compile_c([library, *handles])
        except Exception as error:  # whatever a missing or a poor compiler raises
            tell(f"compiling with {' '.join(flags)} failed: {str(error)[:200]}")
        else:
            (KEPT / "digest").write_text(sources, encoding="utf-8")
            return
    tell(SLOW)


def compile_c(parts: list[Any]) -> None:
    shutil.rmtree(KEPT, ignore_errors=True)
    command = OnAllCores(Distribution({"ext_modules": parts}))
    command.build_lib, command.build_temp, command.parallel = str(KEPT), "build/objects", CORES
    command.ensure_finalized()
    command.run()


class OnAllCores(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles the many sources of one library at the same time too, not only libraries."""

    def build_extensions(self) -> None:
        self.compiler.compile = partial(one_by_one, self.compiler.compile)
        super().build_extensions()


def one_by_one(compile_some: Callable[..., list[str]], sources: list[str], **options: Any) -> list[str]:
    with ThreadPoolExecutor(CORES) as pool:
        return list(chain.from_iterable(pool.map(lambda source: compile_some([source], **options), sources)))


def use_ccache() -> None:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    if compiler and "ccache" not in compiler and shutil.which("ccache"):
        os.environ["CC"] = f"ccache {compiler}"


# --- installing --------------------------------------------------------------------------------------------------------------


class Gather(build_py):  # type: ignore[misc]
    """Takes nothing over from an earlier build."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class Compile(build_ext):  # type: ignore[misc]
    """Puts what is compiled beside the plain modules."""

    def run(self) -> None:
        self.extensions: list[Any] = []  # the one named below only says that there will be some
        if os.environ.get("KIBAKO_COMPILE", "1") == "0":
            return
        if not is_kept():
            use_ccache()
            compile_all()
        if is_kept():
            shutil.copytree(KEPT, self.build_lib, dirs_exist_ok=True, ignore=shutil.ignore_patterns("digest"))


def tell(words: str) -> None:
    print(f"kibako: {words}", file=sys.stderr, flush=True)


def build_art() -> None:
    """Fonts and icons, unless make has put them there; without npm or a network it goes on without them."""
    if (PACKAGE / "art" / "icons.json").exists() or not Path("art/build.py").exists():
        return
    try:
        subprocess.run([sys.executable, "art/build.py"], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        tell(f"no fonts and icons ({error}); pages will do without them")


if __name__ == "__main__":
    build_art()
    setup(ext_modules=[Extension("kibako", [])], cmdclass={"build_py": Gather, "build_ext": Compile})

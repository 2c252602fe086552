"""Compiles the modules that games and engine name as compiled; without a C compiler installs them as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/kibako")
# Nobody else calls what is compiled, so the compiler may inline it: a search is a third faster for it.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
if "gcc" in (sysconfig.get_config_var("CC") or ""):
    FLAGS.append("-flto=auto")
ENGINE = ["engine/chance.py", "engine/state.py", "engine/playout.py", "kit/bags.py", "bots/search.py"]


def compiled_modules() -> list[str]:
    modules = [PACKAGE / name for name in ENGINE]
    for sheet in sorted(PACKAGE.glob("games/*/game.toml")):
        names = tomllib.loads(sheet.read_text(encoding="utf-8"))["compiled"]
        modules += [sheet.parent / f"{name}.py" for name in names]
    return [str(module) for module in modules]


def extensions() -> list[Any]:
    if os.environ.get("KIBAKO_COMPILE", "1") == "0":
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - needed only to compile

    os.environ["MYPYPATH"] = "src"
    modules = ["--ignore-missing-imports", "--follow-imports=silent", "--explicit-package-bases", *compiled_modules()]
    found = list(mypycify(modules, opt_level="3", debug_level="0", multi_file=True))
    for extension in found:
        extension.extra_compile_args += FLAGS
        extension.extra_link_args += FLAGS
    return found


class OptionalBuild(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Goes on without the extensions if they can't be built."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # whatever a missing compiler raises
            print(f"kibako: no compiled modules ({error}); it will run, but many times slower", file=sys.stderr)
            self.extensions: list[Any] = []


def build_art() -> None:
    """Fonts and icons, unless make has put them there; without npm or a network it goes on without them."""
    if (PACKAGE / "art" / "icons.json").exists() or not Path("art/build.py").exists():
        return
    try:
        subprocess.run([sys.executable, "art/build.py"], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"kibako: no fonts and icons ({error}); pages will do without them", file=sys.stderr)


build_art()
setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})

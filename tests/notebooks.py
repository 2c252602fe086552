"""Runs notebooks without Jupyter, their cells in order in one namespace. Keeps what they show:

python tests/notebooks.py examples/FILE.ipynb ...
"""

from __future__ import annotations

import ast
import io
import json
import os
import sys
import tempfile
from contextlib import chdir, redirect_stdout
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "examples"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
SHOWN = (("image/svg+xml", "_repr_svg_"), ("text/html", "_repr_html_"), ("text/plain", "__repr__"))


def cells(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in found if cell["cell_type"] == "code"]


def run(path: Path) -> list[list[dict[str, Any]]]:
    """What each cell of code shows; in an empty folder, since it may write files."""
    names: dict[str, Any] = {"__name__": "notebook"}
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        return [outputs("".join(cell["source"]), f"{path.name}, {cell['id']}", names) for cell in cells(path)]


def outputs(source: str, name: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """What is printed, and the value of a last expression."""
    body = ast.parse(source, name).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(ast.Module(body, []), name, "exec"), names)  # noqa: S102 - our own notebooks
        value = None
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), name, "eval"), names)  # noqa: S307
    text = printed.getvalue()
    found: list[dict[str, Any]] = [{"name": "stdout", "output_type": "stream", "text": lines(text)}] if text else []
    if value is not None:
        kind, method = next((kind, method) for kind, method in SHOWN if hasattr(value, method))
        shown = lines(str(getattr(value, method)()))
        found.append({"data": {kind: shown}, "execution_count": None, "metadata": {}, "output_type": "execute_result"})
    return found


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def keep(path: Path) -> None:
    """Run a notebook and write what it showed into it."""
    whole = json.loads(path.read_text(encoding="utf-8"))
    code = [cell for cell in whole["cells"] if cell["cell_type"] == "code"]
    for cell, shown in zip(code, run(path), strict=True):
        cell["outputs"] = shown
    path.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    assert "KIBAKO_QUICK" not in os.environ, "what is kept is a whole run"
    for name in sys.argv[1:]:
        keep(Path(name).resolve())

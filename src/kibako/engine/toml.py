"""TOML of strangers, descriptions of positions and component files: read without spending much on what nobody would write."""

from __future__ import annotations

import re
import tomllib
from typing import Any

LONGEST = 100_000  # characters; the longest real position or component file has a tenth
MOST_DOTS = 100  # in a line: reading a dotted key takes time and memory as the square of its length
TEXTS = re.compile(r'#[^\n]*|"""(?:[^\\]|\\.)*?"""|' + r"'''.*?'''" + r'|"(?:[^"\\\n]|\\.)*"|' + r"'[^'\n]*'", re.DOTALL)


def parse_toml(source: str) -> dict[str, Any]:
    """What it says. Raises ValueError, saying what is wrong, without having spent much on it."""
    if len(source) > LONGEST:
        raise ValueError(f"it has {len(source)} characters, and at most {LONGEST} are read")
    for line in TEXTS.sub("x", source).splitlines():
        if line.count(".") > MOST_DOTS:
            raise ValueError(f"a line has {line.count('.')} dots outside of texts, and at most {MOST_DOTS} are read")
    try:
        return tomllib.loads(source)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None

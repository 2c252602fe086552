"""A drawing as a picture that stands alone: with its styles and symbols, without the fonts."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def style(package: str) -> str:
    """The shared style of boards, and that of the game in a folder."""
    shared = files("kibako.engine").joinpath("board.css").read_text(encoding="utf-8")
    own = files(package).joinpath("picture", "board.css")
    return shared + (own.read_text(encoding="utf-8") if own.is_file() else "")


def standalone(drawn: str, defs: str, style: str) -> str:
    """What a game draws, as an SVG file."""
    head, _, rest = drawn.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{style}</style><defs>{defs}</defs>{rest}'

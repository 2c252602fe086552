"""Draws the terminal picture of the README: python docs/pictures/draw.py."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import kibako
from kibako.engine.chance import Quick
from kibako.terminal import Session

FOLDER = Path(__file__).parent


class Onlooker(Console):
    """A console that records what it shows up to the first question."""

    def input(self, *_: object, **__: object) -> str:
        self.print("[dim](help)[/dim] > [blink]▌[/blink]")
        raise KeyboardInterrupt


def draw(key: str, seats: int, seed: int, moves: int) -> None:
    match, chance = kibako.game(key).new(seats=seats, seed=seed), Quick(seed)
    while len(match.journal) < moves or match.to_act != 0:
        actions = match.actions()
        match.play(actions[chance.below(len(actions))])
    console = Onlooker(record=True, width=92, file=io.StringIO(), force_terminal=True, highlight=False)
    session = Session(match, 1, console, Path("unused"))
    session.told = len(match.log(0)) - 4
    try:
        session.turn(0)
    except KeyboardInterrupt:
        svg = console.export_svg(title=f"kibako play {key}")
        plain = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
        (FOLDER / "terminal.svg").write_text(plain, encoding="utf-8")


if __name__ == "__main__":
    draw("grandbois", 3, 5, 22)

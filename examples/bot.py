"""A bot that joins a table by its link and plays: python examples/bot.py http://localhost:8642/t/AbC [NAME]

It knows no game: it plays any legal action. Replace `choose` with something cleverer; `turn.view` is all that its seat can see.
"""

from __future__ import annotations

import random
import sys

from kibako import KibakoError, Turn, sit_down


def choose(turn: Turn) -> str:
    return random.choice(turn.actions)


def main(link: str, name: str = "Example bot") -> None:
    with sit_down(link, name) as seat:
        for turn in seat.turns():
            action = choose(turn)
            print(f"{turn.ask}  →  {turn.words[action]}")
            seat.play(action)
        print(seat.outcome)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:3])
    except KibakoError as error:
        sys.exit(str(error))

"""What is pending, as texts: a kind of decision or effect, the side it belongs to, its numbers: "pay 0 1 2"."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kibako.games.kiwi.notation.decisions import DECISIONS
from kibako.games.kiwi.rules.board import frame, kind_of, side_of
from kibako.games.kiwi.rules.codes import FIRST_EFFECT

EFFECT_NAMES: Final = (
    *("gain", "uncover", "feed-kiwi", "explode", "push-hex", "set-nest", "nest-benefit", "ability", "place-at", "unmark-grown"),
    *("rewards", "end-turn", "after-marker", "bot-turn", "bot-cell"),
)
FRAMES: Final = dict(enumerate(DECISIONS)) | dict(enumerate(EFFECT_NAMES, start=FIRST_EFFECT))
FRAME_NUMBERS: Final = {name: number for number, name in FRAMES.items()}
SHIFTS: Final = (8, 16, 24, 32)
MOST_NUMBERS: Final = 1 + len(SHIFTS)  # the side's, and a frame's own


def numbers_of(given: int) -> tuple[int, int, int, int]:
    """A frame's own."""
    a, b, c, d = (given >> shift & 255 for shift in SHIFTS)
    return a, b, c, d


@lru_cache(1024)
def write_frame(given: int) -> str:
    numbers = list(numbers_of(given))
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return " ".join([FRAMES[int(kind_of(given))], str(int(side_of(given))), *map(str, numbers)])


@lru_cache(1024)
def read_frame(text: str) -> int:
    """What `write_frame` wrote."""
    name, *words = text.split()
    side, a, b, c, d = [int(word) for word in words] + [0] * (MOST_NUMBERS - len(words))
    return int(frame(FRAME_NUMBERS[name], side, a, b, c, d))

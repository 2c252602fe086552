"""Reading described positions: checks, and errors that say which game's position it isn't and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from kibako.engine.errors import BadPosition, KibakoError
from kibako.engine.game import Fields


@contextmanager
def reading(title: str) -> Iterator[None]:
    """Whatever goes wrong inside is the description's fault."""
    try:
        yield
    except (KibakoError, msgspec.ValidationError, ValueError) as error:
        raise BadPosition(f"this is no position of {title}: {error}") from None


def demand(condition: bool, message: str) -> None:
    """Inside `reading`: what a description must fulfil."""
    if not condition:
        raise BadPosition(message)


def find(word: str, words: Sequence[str], what: str) -> int:
    """The number of a word among those there are."""
    demand(word in words, f"{word[:40]!r} is no {what}; there are {', '.join(words)}")
    return words.index(word)


def write_numbers(numbers: Iterable[int]) -> str:
    return " ".join(str(int(number)) for number in numbers)


def read_numbers(text: str, allowed: range, what: str, count: int | None = None) -> list[int]:
    """Numbers divided by spaces; with `count`, exactly that many."""
    words, known = text.split(), {str(number): number for number in allowed}
    fits = count in (None, len(words)) and all(word in known for word in words)
    wanted = "numbers" if count is None else f"{count} numbers"
    demand(fits, f"{what}: {wanted} from {allowed[0]} to {allowed[-1]} are expected, not {text[:40]!r}")
    return [known[word] for word in words]


def fields_of(position: msgspec.Struct) -> Fields:
    """A position as plain data, without what is as usual."""
    fields: Fields = msgspec.to_builtins(position)
    return fields

"""Actions as people and programs outside the rules handle them: integers that know their texts, and entries of a journal."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import Final

import msgspec

from kibako.engine.errors import MalformedAction
from kibako.engine.state import Event
from kibako.engine.words import text as say

LONGEST_ACTION: Final = 200  # characters; no game comes near
REMEMBERED: Final = 50_000  # actions of a game that are kept with their texts; some games have more


class Action(int):
    """An action of a game: the integer that the rules know it by, and its text.

    It equals that integer and has its hash. It doesn't equal its text: compare `action.text`.
    """

    notation: Notation

    def __new__(cls, number: int, notation: Notation) -> Action:
        action = super().__new__(cls, number)
        action.notation = notation
        return action

    @cached_property
    def text(self) -> str:
        return self.notation.write(int(self))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Action, (int(self), self.notation)


class Notation(dict[int, Action]):
    """Reads and writes one game's actions. It holds those that came up by their integers: they are made once, not each time."""

    def __init__(self, package: str, write: Callable[[int], str], read: Callable[[str], int]) -> None:
        super().__init__()
        self.package = package
        self.write = write
        self._read = read
        self._numbers: dict[str, int] = {}

    def __missing__(self, number: int) -> Action:
        if len(self) >= REMEMBERED:
            self.clear()
        action = self[int(number)] = Action(number, self)
        return action

    def read(self, action: object) -> Action:
        """The action of a text; an action of this game is itself. Raises MalformedAction."""
        if isinstance(action, Action) and action.notation is self:
            return action
        known = self._numbers.get(action) if isinstance(action, str) else None
        return self[self._parse(action) if known is None else known]

    def _parse(self, text: object) -> int:
        if not isinstance(text, str):
            raise MalformedAction(say("action-no-text", type=type(text).__name__))
        if len(text) > LONGEST_ACTION:
            raise MalformedAction(say("action-too-long", most=LONGEST_ACTION, length=len(text)))
        number = self._read(text)
        if len(self._numbers) >= REMEMBERED:
            self._numbers.clear()
        self._numbers[text] = number
        return number

    def __repr__(self) -> str:
        return f"<notation of {self.package}>"

    def __reduce__(self) -> tuple[object, ...]:
        return notation_in, (self.package,)


def notation_in(package: str) -> Notation:
    """The notation of the game in a folder: notations are pickled by name."""
    notation: Notation = import_module(f"{package}.game").GAME.notation
    return notation


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of the journal: who did what, and what was drawn. `revealed` says whether it showed anybody anything new."""

    seat: int
    move: Action
    draws: tuple[int, ...]
    events: tuple[Event, ...]
    revealed: bool

    @property
    def action(self) -> str:
        """What was done, as text."""
        return self.move.text

"""Actions as people and programs outside the rules handle them: integers that know their texts, and entries of a journal."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import Final, SupportsIndex

import msgspec

from kibako.engine.errors import MalformedAction
from kibako.engine.state import Event
from kibako.engine.words import text as say

LONGEST_ACTION: Final = 200  # characters; no game comes near
LONGEST_NUMBER: Final = 64  # bits; a longer number isn't repeated whole
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
        """The action of a text or an integer; an action of this game is itself. Raises MalformedAction."""
        if isinstance(action, Action):
            if action.notation is self:
                return action
            raise MalformedAction(say("action-of-other-game", action=action.text))
        if isinstance(action, str):
            known = self._numbers.get(action)
            return self[self._parse(action) if known is None else known]
        if isinstance(action, bool) or not isinstance(action, SupportsIndex):
            raise MalformedAction(say("action-no-text", type=type(action).__name__))
        return self._numbered(operator.index(action))

    def _numbered(self, number: int) -> Action:
        """The action of an integer: it is one if what is written for it is read as the same."""
        if number not in self:
            try:
                is_action = self._read(self.write(number)) == number
            except Exception:  # whatever happens where a number has no meaning
                is_action = False
            if not is_action:
                said = str(number) if number.bit_length() < LONGEST_NUMBER else f"{hex(number)[:20]}…"
                raise MalformedAction(say("action-no-number", number=said))
        return self[number]

    def _parse(self, text: str) -> int:
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

"""What can go wrong, told apart. When one of these is raised, nothing has changed."""

from __future__ import annotations


class KibakoError(Exception):
    """Anything Kibako refuses, with a message made for a person."""


class UnknownGame(KibakoError):
    """No game of that key is on the shelf."""


class BadOption(KibakoError):
    """A seat count or an option that the game doesn't have."""


class BadSeat(KibakoError):
    """A seat that isn't at this table."""


class BadPosition(KibakoError):
    """A description that is no position of the game."""


class MalformedAction(KibakoError):
    """A text that is no action of the game, whatever the position."""


class IllegalAction(KibakoError):
    """An action of the game that is not allowed now; `rule` is the number of the rule that forbids it, if there is one."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


class CannotUndo(KibakoError):
    """Nothing to take back, or something hidden has been shown since."""


class BadSave(KibakoError):
    """A save that is not whole, not of this version, or not a legal game."""


class BadComponents(KibakoError):
    """Component data that doesn't add up: it says which file and what is wrong."""

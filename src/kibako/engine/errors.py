"""What can go wrong, told apart. When one of these is raised, nothing has changed."""

from __future__ import annotations

from collections.abc import Sequence

from kibako.engine.words import ENGINE, LANGUAGES, Speaker, Text, shortened, text


class KibakoError(Exception):
    """Anything Kibako refuses, with a message made for a person: a Text, which can be said in every language."""

    package = ENGINE  # whose texts/ the message is in
    seat: int | None = None  # whom it is said to

    def __init__(self, message: Text | str) -> None:
        self.message = message
        super().__init__(self.words("en"))

    def words(self, language: str, names: Sequence[str] | None = None) -> str:
        """The message in a reader's language; what is for programmers alone (a str) is English."""
        if isinstance(self.message, str):
            return shortened(self.message)
        return speaker(self.package, self.seat, names, language).say(self.message)


class UnknownLanguage(KibakoError):
    """A language that there are no texts in."""


def speaker(package: str, reader: int | None, names: Sequence[str] | None, language: str) -> Speaker:
    """Whoever speaks a package's texts in a language that somebody asked for. Raises UnknownLanguage."""
    if language not in LANGUAGES:
        raise UnknownLanguage(text("no-such-language", language=repr(language), languages=", ".join(LANGUAGES)))
    return Speaker(package, reader, names, language)


class UnknownGame(KibakoError):
    """There is no game of that key."""


class BadOption(KibakoError):
    """A seat count or an option that the game doesn't have."""


class BadSeat(KibakoError):
    """A seat that isn't at this table."""


class BadPosition(KibakoError):
    """A description that is no position of the game."""


class MalformedAction(KibakoError):
    """A text or an integer that is no action of the game, whatever the position."""


class IllegalAction(KibakoError):
    """An action of the game that is not allowed now; `rule` is the number of the rule that forbids it, if there is one."""

    def __init__(self, message: Text | str, rule: str | None = None, package: str = ENGINE, seat: int | None = None) -> None:
        self.package = package
        self.rule = rule
        self.seat = seat
        super().__init__(message)

    def words(self, language: str, names: Sequence[str] | None = None) -> str:
        said = super().words(language, names)
        return f"{said} ({self.rule})" if self.rule else said


class CannotUndo(KibakoError):
    """Nothing to take back, or something hidden has been shown since."""


class BadSave(KibakoError):
    """A save that is not whole, not of this version, or not a legal game; `cause` is what its moves were refused with."""

    def __init__(self, message: Text | str, cause: KibakoError | None = None) -> None:
        self.cause = cause
        super().__init__(message)

    def words(self, language: str, names: Sequence[str] | None = None) -> str:
        if self.cause is None or isinstance(self.message, str):
            return super().words(language, names)
        reason = self.cause.words(language, names)
        return speaker(self.package, None, names, language).say(Text(self.message.key, self.message.args | {"reason": reason}))


class MissingLibrary(KibakoError, ImportError):
    """A library that is needed for this isn't installed; the message says what to install."""


class BadComponents(KibakoError):
    """Component data that doesn't add up: it says which file and what is wrong."""

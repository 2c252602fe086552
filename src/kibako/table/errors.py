"""What the table refuses, with the status of an HTTP answer."""

from __future__ import annotations

from kibako.engine.errors import KibakoError
from kibako.engine.game import Match
from kibako.engine.words import Text
from kibako.table.words import PACKAGE


class TableError(KibakoError):
    package = PACKAGE
    status = 400


class NoSuchTable(TableError):
    """A wrong or old link."""

    status = 404


class NoSuchPage(TableError):
    """A page, picture or lesson that isn't there."""

    status = 404


class NotYourSeat(TableError):
    """A secret that opens no seat, or a move for somebody else's."""

    status = 403


class TableFull(TableError):
    """No open seat is left."""

    status = 409


class Stopped(TableError):
    """A table that can't go on; what could be played again of it can be looked at."""

    status = 410

    def __init__(self, message: Text, match: Match | None = None) -> None:
        self.match = match
        super().__init__(message)


class Damaged(Stopped):
    """A table whose journal isn't what was kept, or can't be played again from some move on."""

    def __init__(self, message: Text, match: Match | None = None, move: int = -1) -> None:
        self.move = move
        super().__init__(message, match)


class OtherGame(Stopped):
    """A table of another game, of other rules, or of other components, than this server plays."""


class Paused(TableError):
    """Nobody can move until somebody resumes."""

    status = 409


class TooFast(TableError):
    """More requests than a person makes."""

    status = 429


class StoreDown(TableError):
    """The database doesn't answer; nothing was changed."""

    status = 503

"""What the table refuses, with the status of an HTTP answer."""

from __future__ import annotations

from kibako.engine.errors import KibakoError
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


class Damaged(TableError):
    """A table whose journal isn't what was kept, or can't be played again."""

    status = 410


class OtherGame(TableError):
    """A table of other rules, or of other components, than this server plays."""

    status = 410


class Paused(TableError):
    """Nobody can move until somebody resumes."""

    status = 409


class TooFast(TableError):
    """More requests than a person makes."""

    status = 429


class StoreDown(TableError):
    """The database doesn't answer; nothing was changed."""

    status = 503

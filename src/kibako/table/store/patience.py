"""A database that hangs is given up after some seconds: its line is closed, and that is told as an error."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from sqlalchemy import Connection, Engine, event
from sqlalchemy import text as sql

CONNECT: Final = 3  # seconds for a connection
STATEMENT: Final = 3.0  # seconds after which PostgreSQL gives a statement up by itself
ANSWER: Final = 4.0  # seconds after which we give PostgreSQL up
AN_HOUR: Final = 3600.0
BUSY: Final = 3.0  # seconds that SQLite waits for another writer

LINE: Final[dict[str, Any]] = {
    "connect_timeout": CONNECT,
    "options": f"-c statement_timeout={STATEMENT:.0f}s -c idle_in_transaction_session_timeout=10s",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
"""What every connection to PostgreSQL is opened with."""


def give_up_hanging(engine: Engine) -> None:
    """Let every connection of a PostgreSQL engine be one that waits no longer than this."""
    psycopg: Any = import_module("psycopg")  # an extra: a server with SQLite has none

    class Patient(psycopg.Connection):  # type: ignore[misc]
        patience = ANSWER

        def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
            try:
                return super().wait(gen, interval, self.patience if timeout is None else timeout)
            except psycopg.errors._WaitTimeout:
                self.close()
                raise psycopg.OperationalError(f"no answer within {self.patience:.0f} seconds") from None

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: object, _record: object, words: Any, named: dict[str, Any]) -> Any:
        return Patient.connect(*words, **(LINE | named))


@contextmanager
def unhurried(connection: Connection) -> Iterator[None]:
    """For work that may take long, within its transaction: bringing a database up to date, copying it."""
    line: Any = connection.connection.driver_connection
    if connection.dialect.name == "sqlite":
        yield
        return
    connection.execute(sql("SET LOCAL statement_timeout = 0"))
    connection.execute(sql("SET LOCAL idle_in_transaction_session_timeout = 0"))
    line.patience = AN_HOUR
    try:
        yield
    finally:
        line.patience = ANSWER

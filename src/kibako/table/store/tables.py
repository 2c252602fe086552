"""Where tables are kept: SQLite by default, PostgreSQL by URL.

A move is one row. It is appended, and moves are taken back, only if the journal is the one that the server knows: length and
sum are compared and changed by one statement, which also makes others wait who want to change the same journal. Every change
of a table or its company raises the table's revision, by which other servers notice it, and returns the new one.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import reduce
from importlib.resources import files
from itertools import accumulate
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import ColumnElement, Connection, Engine, create_engine, delete, event, insert, make_url, select, update
from sqlalchemy import exc as sql_errors
from sqlalchemy import text as sql

from kibako.engine.words import text
from kibako.table.errors import NoSuchTable, StoreDown, TableFull
from kibako.table.figures import DATABASE_FAILURES
from kibako.table.store import patience
from kibako.table.store.reading import journal_of, moment, move_of, raw, seats_of, table_of
from kibako.table.store.records import UNREADABLE, Glance, Kept, Move, News, Played, SeatRecord, Status, TableRecord, sum_after
from kibako.table.store.schema import moves, seats, tables

LINES = 8  # to PostgreSQL, at most
UPGRADING = 0x6B6962616B6F  # the lock that one of several starting servers holds
logger = logging.getLogger("kibako.table")

Journal = tuple[int, str]
"""What tells a journal from every other: its length and its sum."""


class Conflict(Exception):
    """The table isn't as it was expected: another server has changed it."""


class Store:
    def __init__(self, url: str) -> None:
        self.is_shared = make_url(url).get_backend_name() != "sqlite"  # whether other servers may be at it
        if self.is_shared:
            self.engine: Engine = create_engine(
                url,
                hide_parameters=True,  # errors are logged
                pool_pre_ping=True,
                pool_size=LINES,
                max_overflow=0,
                pool_timeout=patience.ANSWER,
            )
            patience.give_up_hanging(self.engine)
            self._reading: Engine = self.engine.execution_options(isolation_level="REPEATABLE READ")
        else:
            self.engine = self._reading = create_engine(url, hide_parameters=True)
            _make_private(self.engine.url.database)
            event.listen(self.engine, "connect", _prepare_sqlite)

    def upgrade(self, version: str = "head") -> None:
        """Bring the database to this version's schema, or to another's. Only that may take long."""
        config = Config()
        config.set_main_option("script_location", str(files("kibako.table.store").joinpath("migrations")))
        if version == "head" and self._is_current(config):
            return
        with self.begin() as connection, patience.unhurried(connection):
            if self.is_shared:
                connection.execute(sql(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
            config.attributes["connection"] = connection
            command.upgrade(config, version)

    def _is_current(self, config: Config) -> bool:
        with self.begin() as connection:
            there = MigrationContext.configure(connection).get_current_revision()
        return there == ScriptDirectory.from_config(config).get_current_head()

    def close(self) -> None:
        self.engine.dispose()

    def ping(self) -> None:
        """Raises StoreDown if the database doesn't answer."""
        with self.begin() as connection:
            connection.execute(sql("SELECT 1"))

    @contextmanager
    def begin(self, reading: bool = False) -> Iterator[Connection]:
        """One transaction, of which reading sees one moment; a database that is locked or gone is reported in words."""
        try:
            with (self._reading if reading else self.engine).begin() as connection:
                yield connection
        except sql_errors.IntegrityError:
            raise
        except (sql_errors.OperationalError, sql_errors.InterfaceError, sql_errors.TimeoutError) as error:
            DATABASE_FAILURES.inc()
            logger.warning("the database doesn't answer: %s", _reason(error))  # where it is, is for the operator alone
            raise StoreDown(text("store-down")) from error

    # --- tables ----------------------------------------------------------------------------------------------------

    def create(self, record: TableRecord, chairs: Sequence[SeatRecord], made: Sequence[Move] = ()) -> None:
        """A new table; one that comes from a save has moves already."""
        played = [Played(record.id, number, move, record.status) for number, move in enumerate(made)]
        sums = list(accumulate(made, sum_after, initial=""))
        with self.begin() as connection:
            connection.execute(insert(tables).values(**_table_row(record), length=len(played), sum=sums[-1]))
            connection.execute(insert(seats), [_seat_row(record.id, chair) for chair in chairs])
            if played:
                rows = [_move_row(one, total) for one, total in zip(played, sums[1:], strict=True)]
                connection.execute(insert(moves), rows)

    def read(self, table: str) -> Kept:
        with self.begin(reading=True) as connection:
            row, chairs = _row_and_seats(connection, table)
            rows = _moves_from(connection, table, 0)
        (record, is_whole), (sitting, are_whole) = table_of(row), seats_of(chairs)
        made, damaged = journal_of(rows, row["length"], row["sum"])
        damaged = damaged if is_whole and are_whole else UNREADABLE
        return Kept(record, sitting, made, damaged, row["question"], row["revision"], row["damaged"])

    def news(self, table: str, known: Journal) -> News:
        """What is kept of a table whose journal was known."""
        with self.begin(reading=True) as connection:
            row, chairs = _row_and_seats(connection, table)
            rows = _moves_from(connection, table, known[0]) if row["length"] > known[0] else []
        (record, is_whole), (sitting, are_whole) = table_of(row), seats_of(chairs)
        found = [move_of(one) for one in rows]
        added = [move for move in found if move is not None]
        went_on = is_whole and are_whole and len(added) == len(found) and reduce(sum_after, added, known[1]) == row["sum"]
        return News(record, sitting, added if went_on else None, row["question"], row["revision"])

    def remember(self, table: str, damaged: int | None) -> None:
        """From which move on a table can't be played again; None: all of it can."""
        with self.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == table).values(damaged=damaged))

    def revisions(self, names: Sequence[str]) -> dict[str, int]:
        """How often each table has been changed."""
        with self.begin(reading=True) as connection:
            found = connection.execute(select(tables.c.id, tables.c.revision).where(tables.c.id.in_(names)))
            return {row[0]: row[1] for row in found}

    def glance(self, names: Sequence[str]) -> list[Glance]:
        """The tables of these names that there are: first those that go on, then those that are over; the newest first."""
        is_over = tables.c.status.in_(("over", "review"))
        wanted = select(*raw(tables, "id", "status", "created", "changed")).where(tables.c.id.in_(names))
        with self.begin() as connection:
            rows = connection.execute(wanted.order_by(is_over, tables.c.changed.desc())).all()
        return [Glance(row.id, row.status, moment(row.created), moment(row.changed)) for row in rows]

    def list(self, limit: int = 60) -> list[Kept]:
        """The newest public tables that are not over, without their moves."""
        with self.begin() as connection:
            found = (
                select(*raw(tables))
                .where(tables.c.status != "over", tables.c.public)
                .order_by(tables.c.changed.desc())
                .limit(limit)
            )
            rows = connection.execute(found).mappings().all()
            ids = [row["id"] for row in rows]
            chairs = (
                connection.execute(select(*raw(seats)).where(seats.c.table_id.in_(ids)).order_by(seats.c.number))
                .mappings()
                .all()
            )
        return [_listed(row, [chair for chair in chairs if chair["table_id"] == row["id"]]) for row in rows]

    # --- seats -----------------------------------------------------------------------------------------------------

    def take_seat(self, table: str, chair: SeatRecord) -> int:
        """Sit down on an open seat; only one person can."""
        with self.begin() as connection:
            revision = raised(connection, table)
            open_seat = (seats.c.table_id == table, seats.c.number == chair.number, seats.c.kind == "open")
            changed = connection.execute(update(seats).where(*open_seat).values(**_seat_row(table, chair)))
            if changed.rowcount != 1:
                raise TableFull(text("seat-just-taken"))
        return revision

    def change_seat(self, table: str, known: SeatRecord, now: SeatRecord) -> int:
        """Somebody else on a seat. Conflict if it isn't as it was known."""
        with self.begin() as connection:
            revision = raised(connection, table)
            same = (seats.c[name] == value for name, value in _seat_row(table, known).items())
            if connection.execute(update(seats).where(*same).values(**_seat_row(table, now))).rowcount != 1:
                raise Conflict
        return revision

    def ask(self, table: str, known: str | None, now: str | None) -> int:
        """Keep what the people at a table are asked. Conflict if that has changed meanwhile."""
        with self.begin() as connection:
            same = (tables.c.id == table, tables.c.question.is_not_distinct_from(known))
            return _raise_revision(connection, same, {"question": now})

    def give_up(self, table: str) -> int:
        """Nobody plays there any more. Conflict if nobody did."""
        with self.begin() as connection:
            here = (tables.c.id == table, tables.c.status.in_(("open", "running")))  # open until the first move
            return _raise_revision(connection, here, {"status": "review", "changed": _now()})

    # --- moves -----------------------------------------------------------------------------------------------------

    def append(self, *played: Played) -> dict[str, int]:
        """Keep moves, all or none. They are there for good when this returns. Conflict if a journal isn't the known one."""
        added = sorted(((one, sum_after(one.before, one.move)) for one in played), key=lambda both: both[0].table)
        revisions = {}
        try:
            with self.begin() as connection:
                for one, total in added:
                    known, now = (one.number, one.before), (one.number + 1, total)
                    revisions[one.table] = _change_journal(connection, one.table, known, now, one.status)
                connection.execute(insert(moves), [_move_row(*both) for both in added])
        except sql_errors.IntegrityError:
            raise Conflict from None
        return revisions

    def truncate(self, table: str, known: Journal, now: Journal, status: Status) -> int:
        """Keep only the first moves. Conflict if the journal isn't the known one."""
        with self.begin() as connection:
            revision = _change_journal(connection, table, known, now, status)
            connection.execute(delete(moves).where(moves.c.table_id == table, moves.c.number >= now[0]))
        return revision


def raised(connection: Connection, table: str) -> int:
    """The table's new revision. It is asked for before anything else is changed: so others who change the table wait."""
    return _raise_revision(connection, (tables.c.id == table,), {})


def _change_journal(connection: Connection, table: str, known: Journal, now: Journal, status: Status) -> int:
    """What was asked of the people at the table falls with the position that it was asked in."""
    same = (tables.c.id == table, tables.c.length == known[0], tables.c.sum == known[1])
    values = {"length": now[0], "sum": now[1], "status": status, "changed": _now(), "question": None}
    return _raise_revision(connection, same, values)


def _raise_revision(connection: Connection, same: Iterable[ColumnElement[bool]], values: dict[str, Any]) -> int:
    changed = update(tables).where(*same).values(revision=tables.c.revision + 1, **values).returning(tables.c.revision)
    revision: int | None = connection.execute(changed).scalar()
    if revision is None:
        raise Conflict
    return revision


def _row_and_seats(connection: Connection, table: str) -> tuple[Any, Sequence[Any]]:
    row = connection.execute(select(*raw(tables)).where(tables.c.id == table)).mappings().first()
    if row is None:
        raise NoSuchTable(text("no-such-table"))
    chairs = select(*raw(seats)).where(seats.c.table_id == table).order_by(seats.c.number)
    return row, connection.execute(chairs).mappings().all()


def _listed(row: Any, chairs: Sequence[Any]) -> Kept:
    """Without its moves."""
    (record, is_whole), (sitting, are_whole) = table_of(row), seats_of(chairs)
    damaged = row["damaged"] if is_whole and are_whole else UNREADABLE
    return Kept(record, sitting, [], damaged, remembered=row["damaged"])


def _moves_from(connection: Connection, table: str, first: int) -> Sequence[Any]:
    here = (moves.c.table_id == table, moves.c.number >= first)
    return connection.execute(select(*raw(moves)).where(*here).order_by(moves.c.number)).mappings().all()


def default_url(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def _make_private(database: str | None) -> None:
    """Seeds and secrets lie there: a file that is made is for its owner alone."""
    if database and database != ":memory:":
        with suppress(OSError):  # a folder that isn't there is told when the database is opened
            os.close(os.open(database, os.O_CREAT | os.O_RDWR, 0o600))


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Writers don't block readers, and a committed move survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={patience.BUSY * 1000:.0f}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _reason(error: sql_errors.SQLAlchemyError) -> str:
    """In one line, without statement, values and URL."""
    reason = error.orig if isinstance(error, sql_errors.DBAPIError) else "every line to it is in use"
    return str(reason).split("\n", maxsplit=1)[0]


def _now() -> datetime:
    return datetime.now(UTC)


def _table_row(record: TableRecord) -> dict[str, Any]:
    plain = record._asdict()
    start = None if record.start is None else json.dumps(record.start)
    return plain | {"options": json.dumps(record.options), "start": start, "created": _now(), "changed": _now()}


def _seat_row(table: str, chair: SeatRecord) -> dict[str, Any]:
    return {"table_id": table, **chair._asdict()}


def _move_row(played: Played, total: str) -> dict[str, Any]:
    move = played.move._asdict() | {"draws": json.dumps(played.move.draws)}
    return {"table_id": played.table, "number": played.number, **move, "played": _now(), "sum": total}

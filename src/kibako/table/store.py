"""Where tables are kept: SQLite by default, PostgreSQL by URL. A move is one row, appended at its expected number."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, bindparam, create_engine, delete, event, insert, select, update
from sqlalchemy import exc as sql_errors

from kibako.engine.sheet import Options
from kibako.engine.words import text
from kibako.table.errors import NoSuchTable, StoreDown, TableFull
from kibako.table.records import Kept, Move, Played, SeatRecord, TableRecord
from kibako.table.schema import moves, seats, tables

BUSY_SECONDS = 5


class Conflict(Exception):
    """Somebody else has appended that move already."""


class Store:
    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, pool_pre_ping=True)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _prepare_sqlite)

    def upgrade(self, version: str = "head") -> None:
        """Bring the database to this version's schema, or to another's."""
        config = Config()
        config.set_main_option("script_location", str(files("kibako.table").joinpath("migrations")))
        with self.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, version)

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """One transaction; a database that is locked or gone is told in words."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except sql_errors.IntegrityError:
            raise
        except (sql_errors.OperationalError, sql_errors.InterfaceError) as error:
            raise StoreDown(text("store-down", why=_reason(error))) from error

    # --- tables ----------------------------------------------------------------------------------------------------

    def create(self, record: TableRecord, chairs: Sequence[SeatRecord], made: Sequence[Move] = ()) -> None:
        """A new table; one that comes from a save has moves already."""
        played = [Played(record.id, number, move, record.status) for number, move in enumerate(made)]
        with self.begin() as connection:
            connection.execute(insert(tables).values(**_table_row(record)))
            connection.execute(insert(seats), [_seat_row(record.id, chair) for chair in chairs])
            if played:
                connection.execute(insert(moves), [_move_row(one) for one in played])

    def read(self, table: str) -> Kept:
        with self.begin() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
            if row is None:
                raise NoSuchTable(text("no-such-table"))
            chairs = connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.number)).mappings()
            played = connection.execute(select(moves).where(moves.c.table_id == table).order_by(moves.c.number)).mappings()
            return Kept(_table(row), [_seat(chair) for chair in chairs], [_move(move) for move in played])

    def list(self, limit: int = 60) -> list[Kept]:
        """The newest public tables that are not over, without their moves."""
        with self.begin() as connection:
            found = (
                select(tables).where(tables.c.status != "over", tables.c.public).order_by(tables.c.changed.desc()).limit(limit)
            )
            rows = connection.execute(found).mappings().all()
            ids = [row["id"] for row in rows]
            chairs = (
                connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.number)).mappings().all()
            )
        return [Kept(_table(row), [_seat(chair) for chair in chairs if chair["table_id"] == row["id"]], []) for row in rows]

    # --- seats -----------------------------------------------------------------------------------------------------

    def take_seat(self, table: str, chair: SeatRecord) -> None:
        """Sit down on an open seat; only one person can."""
        with self.begin() as connection:
            open_seat = (seats.c.table_id == table, seats.c.number == chair.number, seats.c.kind == "open")
            changed = connection.execute(update(seats).where(*open_seat).values(**_seat_row(table, chair)))
            if changed.rowcount != 1:
                raise TableFull(text("seat-just-taken"))

    def change_seat(self, table: str, chair: SeatRecord) -> None:
        with self.begin() as connection:
            here = (seats.c.table_id == table, seats.c.number == chair.number)
            connection.execute(update(seats).where(*here).values(**_seat_row(table, chair)))

    # --- moves -----------------------------------------------------------------------------------------------------

    def append(self, *played: Played) -> None:
        """Keep moves, all or none. They are there for good when this returns; Conflict if another has such a number."""
        changes = [{"table": one.table, "status": one.status, "changed": _now()} for one in played]
        try:
            with self.begin() as connection:
                connection.execute(insert(moves), [_move_row(one) for one in played])
                connection.execute(update(tables).where(tables.c.id == bindparam("table")), changes)
        except sql_errors.IntegrityError:
            raise Conflict from None

    def truncate(self, table: str, length: int, status: str) -> None:
        """Take moves back, all of them or none."""
        with self.begin() as connection:
            connection.execute(delete(moves).where(moves.c.table_id == table, moves.c.number >= length))
            connection.execute(update(tables).where(tables.c.id == table).values(status=status, changed=_now()))


def default_url(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Writers don't block readers, and a committed move survives the end of this process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _reason(error: sql_errors.DBAPIError) -> str:
    return str(error.orig).split("\n", maxsplit=1)[0]


def _now() -> datetime:
    return datetime.now(UTC)


def _table_row(record: TableRecord) -> dict[str, Any]:
    plain = record._asdict()
    start = None if record.start is None else json.dumps(record.start)
    return plain | {"options": json.dumps(record.options), "start": start, "created": _now(), "changed": _now()}


def _table(row: Any) -> TableRecord:
    options: Options = json.loads(row["options"])
    fields = {name: row[name] for name in TableRecord._fields}
    start = None if row["start"] is None else json.loads(row["start"])
    return TableRecord(**(fields | {"options": options, "start": start}))


def _seat_row(table: str, chair: SeatRecord) -> dict[str, Any]:
    return {"table_id": table, **chair._asdict()}


def _seat(row: Any) -> SeatRecord:
    return SeatRecord(**{name: row[name] for name in SeatRecord._fields})


def _move_row(played: Played) -> dict[str, Any]:
    move = played.move._asdict() | {"draws": json.dumps(played.move.draws)}
    return {"table_id": played.table, "number": played.number, **move, "played": _now()}


def _move(row: Any) -> Move:
    return Move(row["seat"], row["action"], json.loads(row["draws"]))

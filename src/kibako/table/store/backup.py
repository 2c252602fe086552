"""Everything that is kept in one file, and back from there, while servers play on.

A backup is a SQLite database with the schema that its original had. So one from an earlier version is brought up to date,
like any database, before it is read; and what came from SQLite can be restored to PostgreSQL, and the other way round.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import (
    Boolean,
    ColumnClause,
    Connection,
    DateTime,
    MetaData,
    Table,
    case,
    column,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy import exc as sql_errors
from sqlalchemy import table as named

from kibako.engine.errors import KibakoError
from kibako.table.errors import NoSuchTable
from kibako.table.store import schema
from kibako.table.store.patience import unhurried
from kibako.table.store.reading import moment, raw
from kibako.table.store.tables import Store

OURS: Final = 0x6B69626B  # tells a backup, which may be replaced by a newer one, from a database that is played with
MARK_AT: Final = 68  # where SQLite keeps that in a file
OF_SERVERS: Final = {"servers", "minders", "presence"}  # tables that say who is at work now
AT_ONCE: Final = 100  # tables of a transaction


class Restored(NamedTuple):
    back: int  # tables that are as in the backup now
    left: int  # tables that are there, and were left as they are
    refused: list[str]  # tables that the database doesn't take as they are


# --- making one --------------------------------------------------------------------------------------------------------------


def back_up(store: Store, file: Path) -> int:
    """Copy all that is kept at this moment, for its owner alone; says how many tables there are."""
    _check_may_replace(store, file)
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_RDWR, 0o600))
        _copy_rows(store, part) if store.is_shared else _copy_file(store, part)
        count = _mark(part)
        part.replace(file)
    except OSError as error:
        raise KibakoError(f"{file} can't be written ({error.strerror})") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return count


def _check_may_replace(store: Store, file: Path) -> None:
    database = None if store.is_shared else store.engine.url.database
    if database and Path(database).resolve() == file.resolve():
        raise KibakoError(f"{file} is the database itself; choose another name")
    with suppress(FileNotFoundError), file.open("rb") as there:
        there.seek(MARK_AT)
        if int.from_bytes(there.read(4), "big") != OURS:
            raise KibakoError(f"{file} is there and is no backup of Kibako's; choose another name")


def _copy_file(store: Store, part: Path) -> None:
    with store.begin() as connection, closing(sqlite3.connect(part)) as copy:
        original: Any = connection.connection.driver_connection
        original.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


def _copy_rows(store: Store, part: Path) -> None:
    with store.begin(reading=True) as source, unhurried(source):
        version = MigrationContext.configure(source).get_current_revision()
        if version is None:
            raise KibakoError("the database holds no tables of Kibako")
        copy = Store(f"sqlite:///{part}")
        copy.upgrade(version)
        with copy.begin() as target:
            target.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
            found = MetaData()
            found.reflect(target)
            for one in found.sorted_tables:
                if one.name not in OF_SERVERS | {"alembic_version"}:
                    _copy_table(source, target, one)
        with copy.engine.connect() as target:
            target.exec_driver_sql("PRAGMA journal_mode=DELETE")
        copy.close()


def _copy_table(source: Connection, target: Connection, one: Table) -> None:
    columns: list[ColumnClause[Any]] = [column(each.name) for each in one.columns]
    rows = source.execution_options(yield_per=1000).execute(select(*columns).select_from(named(one.name, *columns))).mappings()
    while some := [{name: _in_utc(value) for name, value in row.items()} for row in islice(rows, 1000)]:
        target.execute(insert(one), some)


def _in_utc(value: Any) -> Any:
    """SQLite keeps no time zones."""
    return value.astimezone(UTC) if isinstance(value, datetime) else value


def _mark(part: Path) -> int:
    with closing(sqlite3.connect(part)) as copy:
        copy.execute(f"PRAGMA application_id={OURS}")
        try:
            count: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        except sqlite3.OperationalError:
            raise KibakoError("the database holds no tables of Kibako") from None
    return count


# --- bringing one back -------------------------------------------------------------------------------------------------------


def restore(store: Store, file: Path, overwrite: bool = False) -> Restored:
    """Bring back the tables that are gone or damaged; all as they were in the backup, if what is there may be overwritten.

    Each table is brought back as a whole or not at all. Servers that know it read it again, since its revision has changed.
    """
    with _opened(file) as backup:
        store.upgrade()
        with store.begin() as there, backup.begin() as kept:
            is_empty = there.execute(select(func.count()).select_from(schema.tables)).scalar_one() == 0
            _restore_common(kept, there, schema.keys, overwrite or is_empty)
            _restore_common(kept, there, schema.deals, overwrite)
            names = [row[0] for row in kept.execute(select(schema.tables.c.id).order_by(schema.tables.c.id))]
        wanted = [name for name in names if overwrite or is_empty or _is_missed(store, backup, name)]
        refused: list[str] = []
        for first in range(0, len(wanted), AT_ONCE):
            refused += _restore_some(store, backup, wanted[first : first + AT_ONCE])
    return Restored(len(wanted) - len(refused), len(names) - len(wanted), refused)


@contextmanager
def _opened(file: Path) -> Iterator[Store]:
    """A copy of a backup, brought up to date."""
    if not file.is_file():
        raise KibakoError(f"there is no backup at {file}")
    with tempfile.TemporaryDirectory(prefix="kibako-restore-") as folder:
        copy = Path(folder, "backup.db")
        shutil.copy(file, copy)
        backup = Store(f"sqlite:///{copy}")
        try:
            with closing(sqlite3.connect(copy)) as look:
                look.execute("SELECT id, seed FROM tables LIMIT 1").fetchall()
                if look.execute("PRAGMA quick_check").fetchone()[0] != "ok":
                    raise KibakoError(f"{file} is damaged")
            backup.upgrade()
        except sqlite3.DatabaseError as error:
            raise KibakoError(f"{file} is no backup that can be read ({error})") from None
        except CommandError:
            raise KibakoError(f"{file} was made by a newer Kibako than this") from None
        try:
            yield backup
        finally:
            backup.close()


def _restore_common(kept: Connection, there: Connection, one: Table, overwrite: bool) -> None:
    """What belongs to no table."""
    (key,) = one.primary_key.columns
    known = {row[0] for row in there.execute(select(key))}
    for row in _rows(kept, one):
        if row[key.name] not in known:
            there.execute(insert(one).values(row))
        elif overwrite:
            there.execute(update(one).where(key == row[key.name]).values(row))


def _is_missed(store: Store, backup: Store, name: str) -> bool:
    """Whether a table isn't there, or can't go on where the backup's could."""
    try:
        kept = store.read(name)
    except NoSuchTable:
        return True
    can_not_go_on = kept.damaged is not None or kept.remembered is not None
    return can_not_go_on and backup.read(name).damaged is None


def _restore_some(store: Store, backup: Store, names: Sequence[str]) -> list[str]:
    """Those that the database doesn't take. All in one transaction; if that fails, by halves until one is to blame alone."""
    try:
        with store.begin() as there, unhurried(there), backup.begin() as kept:
            for name in names:
                _put(kept, there, name)
    except (sql_errors.DBAPIError, sql_errors.StatementError):
        if len(names) == 1:
            return [*names]
        half = len(names) // 2
        return _restore_some(store, backup, names[:half]) + _restore_some(store, backup, names[half:])
    return []


def _put(kept: Connection, there: Connection, name: str) -> None:
    """A row that is there is changed first: so others who change the table wait."""
    (row,) = _rows(kept, schema.tables, name)
    known = schema.tables.c.revision
    raised = case((known > row["revision"], known), else_=row["revision"]) + 1
    if not there.execute(update(schema.tables).where(schema.tables.c.id == name).values(row | {"revision": raised})).rowcount:
        there.execute(insert(schema.tables).values(row))
    for one in schema.metadata.sorted_tables:
        if one.name in OF_SERVERS or "table_id" not in one.c:
            continue
        there.execute(delete(one).where(one.c.table_id == name))
        if rows := _rows(kept, one, name):
            there.execute(insert(one), rows)


def _rows(kept: Connection, one: Table, name: str = "") -> list[dict[str, Any]]:
    """Rows of a backup; of one table, if it is named."""
    wanted = select(*raw(one))
    if name:
        wanted = wanted.where(one.c["table_id" if "table_id" in one.c else "id"] == name)
    return [{key: typed(one, key, value) for key, value in row.items()} for row in kept.execute(wanted).mappings()]


def typed(one: Table, name: str, value: Any) -> Any:
    kind = one.c[name].type
    if isinstance(kind, DateTime):
        return moment(value)
    return bool(value) if isinstance(kind, Boolean) else value

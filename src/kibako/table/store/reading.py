"""Rows as records. What isn't as we wrote it is read as far as it goes: somebody's game is never lost for one column."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeVar, get_args

import msgspec
from sqlalchemy import Label, String, Table, type_coerce

from kibako.table.store.records import UNREADABLE, Move, SeatRecord, Status, TableRecord, sum_after, sum_of

R = TypeVar("R")
STATUSES = get_args(Status)


def raw(table: Table, *names: str) -> list[Label[Any]]:
    """Columns as the driver gives them, so that none fails while it is fetched; all of them if none is named."""
    return [type_coerce(column, String).label(column.name) for column in table.c if not names or column.name in names]


def whole(kind: type[R], row: Any) -> R | None:
    """A row as a record, unless something in it is of another kind than we write."""
    named = {str(name): value for name, value in row.items()}
    plain = [named[name] for name in kind.__annotations__] if issubclass(kind, tuple) else named
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError:
        return None


def moment(kept: Any) -> datetime:
    """SQLite keeps texts without a time zone; all times are UTC. The beginning of time, if it is no time at all."""
    try:
        found = kept if isinstance(kept, datetime) else datetime.fromisoformat(kept)
    except (TypeError, ValueError):
        found = datetime.fromtimestamp(0, UTC)
    return found if found.tzinfo else found.replace(tzinfo=UTC)


class Read(NamedTuple):
    table: TableRecord
    is_whole: bool


def table_of(row: Any) -> Read:
    fields = {name: row[name] for name in TableRecord._fields}
    start = None if row["start"] is None else _json(row["start"])
    table = whole(TableRecord, fields | {"public": bool(row["public"]), "options": _json(row["options"]), "start": start})
    return Read(_remains(row), False) if table is None else Read(table, True)


def _remains(row: Any) -> TableRecord:
    """What of a table can be said in any case. It is nobody's to be seen who hasn't its link."""
    status: Status = row["status"] if row["status"] in STATUSES else "running"
    rules = row["rules"] if isinstance(row["rules"], int) else 0
    named, title, game, seed, salt, box = (_text(row[name]) for name in ("id", "title", "game", "seed", "salt", "box"))
    return TableRecord(named, title, game, rules, {}, seed, bool(row["public"]), status, salt, None, box)


def seats_of(rows: Sequence[Any]) -> tuple[list[SeatRecord], bool]:
    """The seats, and whether they are whole: from the first on, none missing."""
    read = [whole(SeatRecord, row) for row in rows]
    found = [seat for seat in read if seat is not None]
    return found, len(found) == len(rows) and [seat.number for seat in found] == list(range(len(found)))


# --- the journal -------------------------------------------------------------------------------------------------------------


def journal_of(rows: Sequence[Any], length: int, total: str) -> tuple[list[Move], int | None]:
    """The moves, and the number of the first that isn't what was kept: changed, missing, or after another than its own."""
    made, damaged = _linked(rows)
    if damaged is None and (length, total) != (len(made), sum_of(made)):
        damaged = min(len(made), length) if isinstance(length, int) else UNREADABLE
    return made, damaged


def _linked(rows: Sequence[Any]) -> tuple[list[Move], int | None]:
    made: list[Move] = []
    total, damaged = "", None
    for number, row in enumerate(rows):
        move = move_of(row)
        total = "" if move is None else sum_after(total, move)
        if damaged is None and (move is None or row["number"] != number or row["sum"] != total):
            damaged = number
        made.append(move or Move(-1, _text(row["action"]), []))
    return made, damaged


def move_of(row: Any) -> Move | None:
    return whole(Move, {"seat": row["seat"], "action": row["action"], "draws": _json(row["draws"])})


def _json(kept: Any) -> Any:
    """What can't be read stays a text, which is nothing that we look for there."""
    try:
        return json.loads(kept)
    except (TypeError, ValueError, RecursionError):
        return kept


def _text(kept: Any) -> str:
    return kept if isinstance(kept, str) else ""

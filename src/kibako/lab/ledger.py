"""The ledger of an arena: a plan and then the finished games, one JSON line each, written as soon as they are finished."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self, TypeVar

import msgspec

from kibako.engine.words import text
from kibako.lab.arena import ArenaError, Plan, Played

T = TypeVar("T")

NAME: Final = "games.jsonl"
SAFE_EVERY: Final = 1.0  # seconds at most between two syncs to disk

MUST_FIT: Final = ("game", "rules", "version", "seats", "options", "bots", "seed", "box")
"""What has to be the same when a run is continued; more games may be asked for."""


class Ledger:
    """Open for one arena at a time. A line that was being written when the machine stopped is removed."""

    def __init__(self, folder: Path, planned: Plan, resume: bool = False) -> None:
        self.path = folder / NAME
        self._file = self._open(folder)
        self._safe = time.monotonic()
        try:
            self.finished = self._begin(planned, resume)
        except BaseException:
            self._file.close()
            raise

    def _open(self, folder: Path) -> BinaryIO:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = self.path.open("a+b")
        except OSError as error:
            raise ArenaError(text("folder", folder=str(folder), why=str(error.strerror))) from None
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise ArenaError(text("in-use", folder=str(folder))) from None
        return file

    def _begin(self, planned: Plan, resume: bool) -> list[Played]:
        self._file.seek(0)
        lines = list(_whole_lines(self._file))
        self._file.truncate(sum(len(line) for line in lines))
        if not lines:
            self._write(planned)
            self.save()
            return []
        if not resume:
            raise ArenaError(text("not-empty", file=str(self.path)))
        _check(self._read(lines[0], Plan), planned)
        return [self._read(line, Played) for line in lines[1:]]

    def _read(self, line: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError:
            raise ArenaError(text("not-a-ledger", file=str(self.path))) from None

    def add(self, played: Played) -> None:
        self.finished.append(played)
        self._write(played)
        if time.monotonic() - self._safe > SAFE_EVERY:
            self.save()

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def save(self) -> None:
        os.fsync(self._file.fileno())
        self._safe = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.save()
        self._file.close()


def kept(folder: Path) -> list[Played]:
    """The games that an arena has kept in a folder, also while it is going on."""
    path = folder / NAME
    try:
        with path.open("rb") as file:
            plan, *lines = _whole_lines(file)
        msgspec.json.decode(plan, type=Plan)
        return [msgspec.json.decode(line, type=Played) for line in lines]
    except (OSError, ValueError):
        raise ArenaError(text("not-a-ledger", file=str(path))) from None


def _whole_lines(file: BinaryIO) -> Iterator[bytes]:
    return (line for line in file if line.endswith(b"\n"))


def _check(begun: Plan, planned: Plan) -> None:
    for name in MUST_FIT:
        before, now = getattr(begun, name), getattr(planned, name)
        if before != now:
            raise ArenaError(text(f"other-{name}", before=_shown(before), now=_shown(now)))


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={_shown(choice)}" for name, choice in value.items()) or "–"
    return " ".join(value) if isinstance(value, list) else str(value)

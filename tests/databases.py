"""A PostgreSQL server of our own, which can be restarted, frozen and filled up."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
SMALL = 48 * 1024 * 1024  # bytes of the disk that can be filled up


class Postgres:
    """On a socket in a folder of its own. As the user postgres if we are root, since the server refuses root."""

    def __init__(self, settings: str = "") -> None:
        if not PROGRAMS:
            assert "CI" not in os.environ, "PostgreSQL is missing: apt-get install postgresql"
            pytest.skip("no PostgreSQL here: apt-get install postgresql")
        self.folder = Path(tempfile.mkdtemp(prefix="kibako-pg-"))
        self.url = f"postgresql+psycopg://kibako@/postgres?host={self.folder}"
        self._data = self.folder / "data"
        self._small = self.folder / "small"
        self._settings = f"-k {self.folder} -c listen_addresses='' -c fsync=off {settings}"
        self._own(self.folder)
        self._run("initdb", "--auth=trust", "--username=kibako", "--no-sync", str(self._data))
        self.start()

    def start(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-w", "-o", self._settings, "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "stop")

    def close(self) -> None:
        self.stop()
        if self._small.is_mount():
            subprocess.run(["umount", "-l", str(self._small)], check=False)  # noqa: S603, S607 - a program of the system
        shutil.rmtree(self.folder, ignore_errors=True)

    # --- what can happen to it -----------------------------------------------------------------------------------------

    def restart(self, how: str) -> None:
        """fast: in good order; immediate: as after a crash."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", how, "-l", str(self.folder / "log"), "restart")

    def freeze(self) -> None:
        """All its processes stand still, also those that it has started meanwhile."""
        main = int((self._data / "postmaster.pid").read_text().split()[0])
        _send(main, signal.SIGSTOP)
        for process in _children(main):
            _send(process, signal.SIGSTOP)

    def thaw(self) -> None:
        main = int((self._data / "postmaster.pid").read_text().split()[0])
        for process in (*_children(main), main):
            _send(process, signal.SIGCONT)

    def have_small_disk(self) -> Path | None:
        """A place on a disk of some megabytes; None where we may not mount one."""
        self._small.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(self._small)]
        if subprocess.run(command, check=False, capture_output=True).returncode != 0:  # noqa: S603 - a program of the system
            return None
        tables = self._small / "tables"
        tables.mkdir()
        self._own(tables)
        return tables

    def fill_disk(self) -> None:
        with suppress(OSError), (self._small / "ballast").open("wb", buffering=0) as ballast:
            while True:
                ballast.write(bytes(4096))

    def empty_disk(self) -> None:
        (self._small / "ballast").unlink()

    # --- processes -----------------------------------------------------------------------------------------------------

    def _own(self, folder: Path) -> None:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")

    def _run(self, program: str, *words: str) -> None:
        command = [str(PROGRAMS[-1] / program), *words]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        subprocess.run(command, check=True, capture_output=True, cwd="/")  # noqa: S603 - programs of the system


def _send(process: int, what: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, what)


def _children(parent: int) -> list[int]:
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii")
    return [int(word) for word in found.split()]

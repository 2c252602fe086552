"""A real server in a process of its own, for tests that must see it die, or look at it in a browser."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any


class Server:
    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.address = ""
        self.errors = folder / "errors"  # what it said to standard error
        self._process: subprocess.Popen[str] | None = None
        self._port = 0

    def start(self) -> None:
        """Begin, or begin again at the same port."""
        command = [sys.executable, "-m", "kibako", "table", "--no-browser", "--port", str(self._port), "--pace", "0"]
        command += ["--tables-a-minute", "1000"]  # one address opens those of all tests
        command += self.options
        environment = os.environ | {"XDG_DATA_HOME": str(self.folder), "XDG_CACHE_HOME": str(self.folder)}
        with self.errors.open("a") as errors:
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
            )
        assert self._process.stdout is not None
        said = re.search(r"http://localhost:(\d+)/", self.next_line())
        assert said is not None, "the server did not start"
        self._port = int(said[1])
        self.address = f"http://localhost:{self._port}"
        self._wait()

    def next_line(self) -> str:
        """The next that it says."""
        assert self._process is not None
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    @property
    def process_id(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _wait(self) -> None:
        """Until it answers: connections are queued from the moment it listens."""
        urllib.request.urlopen(f"{self.address}/api/games", timeout=180).read()  # noqa: S310 - our own server

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    def stop(self, by: signal.Signals = signal.SIGINT) -> int:
        """Let it end; its exit code."""
        if self._process is None:
            return 0
        self._process.send_signal(by)
        code = self._process.wait(timeout=300)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code

    def get(self, path: str) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(urllib.request.urlopen(f"{self.address}{path}", timeout=180).read())  # noqa: S310
        return answer

    def get_text(self, path: str) -> str:
        return urllib.request.urlopen(f"{self.address}{path}", timeout=180).read().decode()  # type: ignore[no-any-return]  # noqa: S310

    def post(self, path: str, order: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(  # noqa: S310 - our own server
            f"{self.address}{path}", json.dumps(order).encode(), {"Content-Type": "application/json"}
        )
        answer: dict[str, Any] = json.loads(urllib.request.urlopen(request, timeout=180).read())  # noqa: S310 - our own server
        return answer


def worked(pid: int) -> float:
    """Seconds of the processor that a process has had so far."""
    numbers = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")

"""What a server runs on is asked for known vulnerabilities; here of a service that knows one."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOL = ROOT / "build" / "audit"
LOCK = ROOT / "requirements" / "server.lock"

pytestmark = [pytest.mark.long, pytest.mark.skipif(not TOOL.exists(), reason="make audit fetches pip-audit")]


class Advisories:
    """Speaks as osv.dev does; one package may be vulnerable."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.vulnerable = ""
        told = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                package = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["package"]["name"]
                told.asked.append(package)
                known = {"vulns": [{"id": "OSV-1", "summary": "It is open.", "affected": []}]}
                body = json.dumps(known if package == told.vulnerable else {}).encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_words: object) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/"


@pytest.fixture
def advisories() -> Iterator[Advisories]:
    made = Advisories()
    yield made
    made.server.shutdown()
    made.server.server_close()


def audit(address: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """As the Makefile does it, but that another service is asked."""
    words = re.search(
        r"^AUDIT = PYTHONPATH=build/audit \$\(BIN\)/python ((?:.|\\\n)+?)$(?<!\\)", (ROOT / "Makefile").read_text(), re.M
    )
    assert words
    command = [sys.executable, *words[1].replace("\\", " ").split(), "--osv-url", address, "--cache-dir", str(folder)]
    return subprocess.run(  # noqa: S603 - the tool that we fetched
        command,
        cwd=ROOT,
        env={"PYTHONPATH": str(TOOL), "NO_PROXY": "*"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_every_locked_package_is_asked_for_and_a_vulnerable_one_is_found(advisories: Advisories, tmp_path: Path) -> None:
    locked = set(re.findall(r"^([\w-]+)==[^;\n]*$", LOCK.read_text(), re.M))  # on every system
    assert audit(advisories.address, tmp_path).returncode == 0
    assert locked <= set(advisories.asked)
    assert "starlette" in locked
    advisories.vulnerable = "starlette"
    done = audit(advisories.address, tmp_path)
    assert done.returncode == 1
    assert "OSV-1" in done.stdout


def test_where_nobody_answers_nothing_is_said_to_be_safe(tmp_path: Path) -> None:
    assert audit("http://127.0.0.1:9/", tmp_path).returncode != 0

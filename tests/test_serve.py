"""A server as a process: alone with its file, and nothing left behind when it is killed."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import time
from pathlib import Path

from servers import Server, worked
from websockets.sync.client import connect

import kibako

KEY = next(game.key for game in kibako.all_games() if 2 in game.manifest.seats)


def test_a_second_server_on_the_same_file_is_refused_in_one_line(own_server: Server) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(own_server.folder), "XDG_CACHE_HOME": str(own_server.folder)}
    command = [sys.executable, "-m", "kibako", "table", "--no-browser", "--port", "0"]
    refused = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300, check=False)  # noqa: S603
    assert refused.returncode == 2
    lines = [line for line in refused.stderr.splitlines() if "plain Python" not in line]
    assert len(lines) == 1
    assert "another server plays with" in lines[0]
    assert not own_server.get("/api/tables")


def test_a_killed_server_leaves_its_file_to_the_next(own_server: Server) -> None:
    own_server.kill()
    own_server.start()
    assert not own_server.get("/api/tables")


def test_the_file_is_for_its_owner_alone(own_server: Server) -> None:
    found = list(own_server.folder.rglob("tables.db"))
    assert len(found) == 1
    assert stat.S_IMODE(found[0].stat().st_mode) == 0o600


def test_bots_end_with_a_server_that_is_killed(own_server: Server) -> None:
    """Even one that is in the middle of a long thought."""
    seats = [{"kind": "bot", "level": "ismcts:60s"}, {"kind": "bot", "level": "ismcts:60s"}]
    table = own_server.post("/api/tables", {"game": KEY, "seats": seats})["table"]
    with connect(f"{own_server.address.replace('http', 'ws')}/live/{table}") as watcher:  # for nobody they don't think
        watcher.send('{"type": "hello"}')
        watcher.recv()
        workers = _until_some(own_server.process_id)
    own_server.kill()
    end = time.monotonic() + 180
    while any(is_alive(worker) for worker in workers):
        assert time.monotonic() < end, "a worker is left behind"
        time.sleep(0.05)


def _until_some(parent: int) -> list[int]:
    """The processes of a server, once one of them thinks."""
    end = time.monotonic() + 180
    while True:
        found = [int(path.name) for path in Path("/proc").glob("[0-9]*") if parent_of(path) == parent]
        workers = [child for child in found if b"spawn_main" in command_of(child)]
        if any(worked(worker) > 2.5 for worker in workers):  # importing takes less, however busy the machine is
            return found
        assert time.monotonic() < end
        time.sleep(0.05)


def parent_of(path: Path) -> int:
    try:
        return int((path / "stat").read_text().rsplit(")", 1)[1].split()[1])
    except (OSError, ValueError):
        return 0


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def is_alive(process: int) -> bool:
    """And not merely waiting to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_live_connections_remember_what_was_sent_lately(server: Server) -> None:
    """A table's message is longer than the 4 kB that deflating would remember by itself."""
    made = server.post("/api/tables", {"game": KEY, "seats": [{"kind": "person"}, {"kind": "person"}]})
    with connect(f"{server.address.replace('http', 'ws')}/live/{made['table']}", max_size=None) as line:
        assert line.response is not None
        assert "server_max_window_bits=15" in line.response.headers["Sec-WebSocket-Extensions"]
        line.send(json.dumps({"type": "hello", "secrets": [made["secrets"]["0"]]}))
        while (said := json.loads(line.recv()))["type"] != "table":
            pass
        assert said["seat"] == 0

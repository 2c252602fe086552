"""Killed at any moment and started again, the server has every move that anybody was shown, and none half."""

from __future__ import annotations

import json
import random
import threading
from pathlib import Path
from typing import Any

from servers import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import kibako

KEY = next(game.key for game in kibako.all_games() if 2 in game.manifest.seats)


def told(socket: ClientConnection, log: list[str]) -> dict[str, Any]:
    """The next message about the table; what is new in the log is put there."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=180))
        if message["type"] == "table":
            log[message["log"]["first"] :] = message["log"]["lines"]
            return message | {"log": log}


def play_until_killed(server: Server, table: str, secrets: list[str], choose: random.Random) -> dict[str, Any]:
    """Play both seats as fast as moves are acknowledged; the state that was shown last.

    The server is killed a moment after some moves, so that slow machines see it die in the midst of playing, too.
    """
    state: dict[str, Any] = {}
    log: list[str] = []
    killer, last_move = threading.Timer(choose.uniform(0, 0.05), server.kill), choose.randint(6, 20)
    try:
        with connect(live_address(server, table), max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "secrets": secrets}))
            state = told(socket, log)
            while state["status"] != "over":
                if state["at"] >= last_move and killer.ident is None:
                    killer.start()
                if state["toAct"] != state["seat"]:
                    socket.send(json.dumps({"type": "see", "seat": state["toAct"]}))
                else:
                    action = choose.choice(state["actions"])["text"]
                    socket.send(json.dumps({"type": "play", "action": action, "at": state["at"]}))
                state = told(socket, log)
    except (ConnectionClosed, TimeoutError):
        pass
    assert killer.ident is not None, "the game was over before the server was killed"
    killer.join()
    return state


def live_address(server: Server, table: str) -> str:
    return f"{server.address.replace('http', 'ws')}/live/{table}"


def look_again(server: Server, table: str, secret: str) -> dict[str, Any]:
    with connect(live_address(server, table), max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "secrets": [secret]}))
        return told(socket, [])


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    choose = random.Random(4)
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
    moves = 0
    for _ in range(4):
        made = server.post("/api/tables", {"game": KEY, "seats": seats, "seed": "7"})
        shown = play_until_killed(server, made["table"], list(made["secrets"].values()), choose)
        server.start()
        kept = look_again(server, made["table"], made["secrets"][str(shown["seat"])])
        assert kept["at"] in (shown["at"], shown["at"] + 1)  # one more may have been kept, but not yet shown
        assert kept["log"][: len(shown["log"])] == shown["log"]
        moves += shown["at"]
    server.stop()
    assert moves > 20

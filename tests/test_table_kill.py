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

KEY = next(game.key for game in kibako.games() if 2 in game.sheet.seats)


def told(socket: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=20))
        if message["type"] == "table":
            return message


def play_until_killed(server: Server, table: str, secrets: list[str], choose: random.Random) -> dict[str, Any]:
    """Play both seats as fast as moves are acknowledged; the state that was shown last."""
    state: dict[str, Any] = {}
    killer = threading.Timer(choose.uniform(0.3, 0.9), server.kill)
    try:
        with connect(live_address(server, table), max_size=None) as socket:
            socket.send(json.dumps({"secrets": secrets}))
            state = told(socket)
            killer.start()
            while state["status"] != "over":
                if state["toAct"] != state["seat"]:
                    socket.send(json.dumps({"see": state["toAct"]}))
                else:
                    action = choose.choice(state["actions"])["text"]
                    socket.send(json.dumps({"play": action, "at": state["at"]}))
                state = told(socket)
    except (ConnectionClosed, TimeoutError):
        pass
    killer.join()
    return state


def live_address(server: Server, table: str) -> str:
    return f"{server.address.replace('http', 'ws')}/live/{table}"


def look_again(server: Server, table: str, secret: str) -> dict[str, Any]:
    with connect(live_address(server, table), max_size=None) as socket:
        socket.send(json.dumps({"secrets": [secret]}))
        return told(socket)


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

"""Starting the server on this machine."""

from __future__ import annotations

import os
import socket
import webbrowser
from pathlib import Path
from threading import Timer

import uvicorn

from kibako.engine.errors import KibakoError
from kibako.table.app import make_app
from kibako.table.notify import Post
from kibako.table.store import Store, default_url


def data_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "kibako"


def serve(host: str, port: int, database: str | None, browser: bool, pace: float, tables_a_minute: float, post: Post) -> None:
    """Run until Ctrl-C. A port in use is told before anything is begun."""
    listening = _listen(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listening.getsockname()[1]}/"  # noqa: S104
    app = make_app(Store(database or default_url(data_folder())), pace, tables_a_minute, post)
    config = uvicorn.Config(app, log_level="warning", ws_max_size=64 * 1024, ws_max_queue=16)
    print(f"Kibako is at {address} - Ctrl-C ends it.", flush=True)  # noqa: T201 - for the person at the terminal
    if browser:
        Timer(0.8, webbrowser.open, [address]).start()
    uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(200)
    except OSError as error:
        raise KibakoError(f"port {port} can't be used ({error.strerror}); choose another with --port, or 0 for any") from None
    return listening

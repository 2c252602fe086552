"""Connections to elsewhere that end in time, whatever the other end does: it may send a byte now and then for ever."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from concurrent.futures import Future
from contextlib import suppress
from threading import Lock, Thread, Timer
from typing import Final, Self

TIMEOUT: Final = 10.0  # seconds for a name or a connection, or until something comes
DEADLINE: Final = 20.0  # seconds for all of it


class Line:
    """What one notification is sent by. At the deadline it is closed in the midst of whatever is waited for."""

    def __init__(self) -> None:
        self._connected: list[socket.socket] = []
        self._is_over = False
        self._lock = Lock()
        self._timer = Timer(DEADLINE, self.close)
        self._timer.daemon = True
        self._timer.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def connect(self, addresses: Iterable[str], port: int) -> socket.socket:
        """To the first of some addresses that answers."""
        reason = OSError("there is no such address")
        for address in addresses:
            try:
                return self._watched(socket.create_connection((address, port), TIMEOUT))
            except OSError as error:
                reason = error
        raise reason

    def _watched(self, connection: socket.socket) -> socket.socket:
        """We close a second handle: TLS takes the first one over."""
        with self._lock:
            if self._is_over:
                connection.close()
                raise TimeoutError("it took too long")
            self._connected.append(connection.dup())
        return connection

    def close(self) -> None:
        """From any thread."""
        self._timer.cancel()
        with self._lock:
            self._is_over = True
            for connection in self._connected:
                with suppress(OSError):  # it is closed already
                    connection.shutdown(socket.SHUT_RDWR)
                connection.close()
            self._connected.clear()


def addresses_of(host: str, port: int) -> list[str]:
    """The system looks a name up for as long as it likes; we don't wait for that, and neither does the server's end."""
    found: Future[list[str]] = Future()
    Thread(target=_look_up, args=(host, port, found), daemon=True).start()
    return found.result(TIMEOUT)


def _look_up(host: str, port: int, found: Future[list[str]]) -> None:
    try:
        entries = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        found.set_result(list(dict.fromkeys(str(entry[4][0]) for entry in entries)))
    except (OSError, UnicodeError) as error:
        found.set_exception(OSError(str(error)))

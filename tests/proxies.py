"""A line to PostgreSQL that can be broken at a chosen moment, for tests."""

from __future__ import annotations

import contextlib
import socket
import threading

from sqlalchemy.engine import URL, make_url


class Proxy:
    """Passes bytes both ways, a thread for each direction of each line."""

    def __init__(self, target: tuple[str, int], url: URL) -> None:
        self._target = target
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        self.url = url.set(host="127.0.0.1", port=port, query={}).render_as_string(hide_password=False)
        self.dropped = 0
        self._lines: list[tuple[socket.socket, socket.socket]] = []
        self._word = b""
        self._after = b""
        self._before = False
        self._refusing = self._refuse_then = False
        threading.Thread(target=self._accept, daemon=True).start()

    @classmethod
    def before(cls, url: str) -> Proxy:
        parsed = make_url(url)
        host = parsed.host or str(parsed.query.get("host", ""))
        return cls((host, parsed.port or 5432), parsed)

    # --- what is to happen ---------------------------------------------------------------------------------------------

    def drop_answer_to(self, word: str, after: str = "", then_refuse: bool = False) -> None:
        """Pass the next such statement on, and break the line before its answer comes back.

        after: only on a line where this word went before, in the same transaction.
        """
        self._before, self._refuse_then, self._after = False, then_refuse, after.encode()
        self._word = word.encode()

    def break_before(self, word: str, after: str = "") -> None:
        """Break the line instead of passing the next such statement on."""
        self._before, self._refuse_then, self._after = True, False, after.encode()
        self._word = word.encode()

    def let_through(self) -> None:
        self._refusing = False

    def break_all(self) -> None:
        """Break every line at once; new ones come through."""
        lines, self._lines = self._lines, []
        for near, far in lines:
            _close(near, far)

    def close(self) -> None:
        self._listener.close()
        self.break_all()

    # --- lines ---------------------------------------------------------------------------------------------------------

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if self._refusing:
                near.close()
                continue
            try:
                far = self._connect()
            except OSError:  # the database is away
                near.close()
                continue
            self._lines.append((near, far))
            deaf = threading.Event()  # whether answers are dropped
            threading.Thread(target=self._ask, args=(near, far, deaf), daemon=True).start()
            threading.Thread(target=self._answer, args=(far, near, deaf), daemon=True).start()

    def _connect(self) -> socket.socket:
        host, port = self._target
        if host.startswith("/"):
            far = socket.socket(socket.AF_UNIX)
            try:
                far.connect(f"{host}/.s.PGSQL.{port}")
            except OSError:
                far.close()
                raise
            return far
        return socket.create_connection(self._target)

    def _ask(self, near: socket.socket, far: socket.socket, deaf: threading.Event) -> None:
        said = b""  # in this transaction
        while data := _receive(near):
            said = data if b"BEGIN" in data else said + data
            if self._word and self._word in data and self._after in said:
                self._word = b""
                self.dropped += 1
                self._refusing = self._refuse_then
                if self._before:
                    break
                deaf.set()
            if not _sent(far, data):
                break
        _close(near, far)

    def _answer(self, far: socket.socket, near: socket.socket, deaf: threading.Event) -> None:
        while data := _receive(far):
            if deaf.is_set() or not _sent(near, data):
                break
        _close(far, near)


def _receive(line: socket.socket) -> bytes:
    try:
        return line.recv(65536)
    except OSError:
        return b""


def _sent(line: socket.socket, data: bytes) -> bool:
    try:
        line.sendall(data)
    except OSError:  # it was broken
        return False
    return True


def _close(*lines: socket.socket) -> None:
    for line in lines:
        with contextlib.suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)
        line.close()

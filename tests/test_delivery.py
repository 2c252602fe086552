"""Notifications to receivers that never come to an end: they keep nothing else waiting, and are given up."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator

import pytest
from test_table_live import KEY

import kibako
from kibako.table.tables import delivery, lines
from kibako.table.tables.delivery import Delivery, Notification, Sender
from kibako.table.tables.saves import Saves

HOME = "http://localhost"
DRIP = 0.05  # seconds between two bytes


class Dripping:
    """Says a byte now and then, for ever, whatever it is told."""

    def __init__(self, first: bytes = b"", byte: bytes = b"x") -> None:
        self._first, self._byte = first, byte
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self.called = threading.Semaphore(0)
        self._over = threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                line, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._drip, args=(line,), daemon=True).start()

    def _drip(self, line: socket.socket) -> None:
        self.called.release()
        try:
            line.sendall(self._first)
            while not self._over.wait(DRIP):
                line.sendall(self._byte)
        except OSError:
            pass  # given up
        finally:
            line.close()

    def close(self) -> None:
        self._over.set()
        self._listening.close()


@pytest.fixture
def dripping() -> Iterator[Dripping]:
    """A web server that never comes to the end of its answer."""
    made = Dripping()
    yield made
    made.close()


def a_sender(smtp: str = "") -> Sender:
    hosts = frozenset({"localhost"})
    return Sender(Delivery(HOME, smtp, "box@example.org" if smtp else "", webhooks=True, hosts=hosts))


def told_at(address: str) -> Notification:
    return Notification(address, "en", "Ann", "Game", "Evening", f"{HOME}/t/x", f"{HOME}/quiet/x", "1")


def test_a_save_is_read_while_all_webhooks_drip(dripping: Dripping) -> None:
    async def check() -> None:
        sender, saves = a_sender(), Saves()
        hooks = [told_at(f"http://localhost:{dripping.port}/{number}") for number in range(2 * delivery.SENDING)]
        sending = [asyncio.create_task(sender.send(one)) for one in hooks]
        for _ in range(delivery.SENDING):
            await asyncio.to_thread(dripping.called.acquire)
        kept = await saves.read(kibako.game(KEY).new(2, 1).save())
        assert kept.table.game == KEY
        assert not any(task.done() for task in sending)
        for task in sending:
            task.cancel()
        sender.close()
        await saves.close()

    asyncio.run(check())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "DEADLINE", 2.0)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(("first", "outcome"), [(b"", "failed"), (b"HTTP/1.1 200 OK\r\nX-Long: ", "sent")])
def test_a_webhook_that_drips_is_given_up(first: bytes, outcome: str) -> None:
    """Whoever has said 200 has got it, however long they go on talking."""
    slow = Dripping(first)
    assert asyncio.run(a_sender().send(told_at(f"http://localhost:{slow.port}/"))) == outcome
    assert slow.called.acquire(timeout=0)
    slow.close()


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_a_mail_server_that_drips_is_given_up(scheme: str) -> None:
    """In its greeting, or in the handshake of TLS: 22 begins one, of 16,384 bytes."""
    slow = Dripping(b"\x16\x03\x03\x40\x00" if scheme == "smtps" else b"220-")
    assert asyncio.run(a_sender(f"{scheme}://localhost:{slow.port}").send(told_at("ann@example.org"))) == "failed"
    assert slow.called.acquire(timeout=0)
    slow.close()


@pytest.mark.usefixtures("impatient")
def test_a_name_that_nobody_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()
    monkeypatch.setattr(lines, "TIMEOUT", DRIP)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answered.wait() and [])
    assert asyncio.run(a_sender().send(told_at("https://silent.example.org/"))) == "failed"
    answered.set()


def test_what_is_being_sent_is_broken_off_at_the_end(dripping: Dripping) -> None:
    async def check() -> None:
        sender = a_sender()
        sending = asyncio.create_task(sender.send(told_at(f"http://localhost:{dripping.port}/")))
        await asyncio.to_thread(dripping.called.acquire)
        sender.close()
        assert await sending == "failed"

    asyncio.run(check())

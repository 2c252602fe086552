"""The door: how many connections there may be, in all and from one address, and how long a request may take to arrive.

Without it, connections that send nothing, or a byte now and then, would take all descriptors of the process.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import resource
from collections import Counter
from collections.abc import Collection
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from kibako.table.figures import CONNECTIONS, REFUSED
from kibako.table.limits import MOST_EACH, address_of

SECONDS: Final = {"headers": 10.0, "body": 60.0}
"""That a request's headers may take to arrive, from its first byte or the connection's beginning, and then its body."""

MOST = 10_000  # connections in all, where there are descriptors enough
BACKLOG = 64  # connections that are taken at once: until they are counted they need descriptors, too
QUIET = 60.0  # seconds between two lines of the log about it
logger = logging.getLogger("kibako.table")


def raise_descriptors() -> int:
    """Have as many descriptors as the system allows; says how many."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = min(hard, 1 << 20) if hard != resource.RLIM_INFINITY else 1 << 20
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return allowed


class Door:
    """Counts who is in. Trusted proxies bring many people, so for them there is no limit but the one for all."""

    def __init__(self, descriptors: int, proxies: Collection[str] = ()) -> None:
        self.most = min(MOST, descriptors // 2)
        self.most_each = min(MOST_EACH, max(1, self.most // 3))
        self.seconds = SECONDS
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._inside: Counter[str] = Counter()
        self._told = -QUIET

    def enter(self, address: str) -> bool:
        """Whether there is room for one more."""
        if self._inside.total() >= self.most or (self._inside[address] >= self.most_each and not self._is_proxy(address)):
            REFUSED.labels("connections").inc()
            self._tell(address)
            return False
        CONNECTIONS.inc()
        self._inside[address] += 1
        return True

    def _is_proxy(self, address: str) -> bool:
        try:
            one = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(one.overlaps(proxy) for proxy in self._proxies if proxy.version == one.version)

    def leave(self, address: str) -> None:
        CONNECTIONS.dec()
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]

    def _tell(self, address: str) -> None:
        now = asyncio.get_running_loop().time()
        if now - self._told >= QUIET:
            self._told = now
            logger.warning("too many connections: %d, and %d from %s", self._inside.total(), self._inside[address], address)


class GuardedProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, behind the door."""

    door: Door

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._address: str | None = None  # counted under it
        self._arriving = ""
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = address_of(self.client[0] if self.client else None)
        if not self.door.enter(address):
            transport.abort()
            return
        self._address = address
        self._await("headers")

    def connection_lost(self, exc: Exception | None) -> None:
        self._await("")
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return
        if self.cycle is None or self.cycle.response_complete:
            self._await("headers")
        else:
            self._await("body" if self.cycle.more_body else "")

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on another protocol has the connection: it must tell when it is over."""
        self._await("")
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        if protocol is self:
            return
        lost = protocol.connection_lost

        def connection_lost(exc: Exception | None) -> None:
            self._leave()
            lost(exc)

        protocol.connection_lost = connection_lost

    def _leave(self) -> None:
        if self._address is not None:
            self.door.leave(self._address)
            self._address = None

    def _await(self, part: str) -> None:
        """Something of a request is to arrive in time; a new deadline only for another part."""
        if part == self._arriving:
            return
        self._arriving = part
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(self.door.seconds[part], self.transport.abort) if part else None


class Remembering(WebSocketsSansIOProtocol):
    """A live connection whose deflating remembers 32 kB of what was sent, where uvicorn's remembers 4.

    A table's message is much like the one before, and longer than 4 kB: so it becomes a third to a sixth, in less time. That
    costs 144 kB of memory for each connection.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        longest = ServerPerMessageDeflateFactory(
            server_max_window_bits=15, client_max_window_bits=12, compress_settings={"memLevel": 5}
        )
        self.conn.available_extensions = [longest]


def behind(which: Door) -> type[GuardedProtocol]:
    """The protocol to give to uvicorn."""

    class Behind(GuardedProtocol):
        door = which

    return Behind

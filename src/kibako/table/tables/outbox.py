"""Notifications that are to be sent: kept until they are, so that none is lost with a server.

Whoever sends one holds it by a lease, longer than an attempt may take. If a server dies, or loses the database, between sending
one and writing that down, it is sent again, with the same id.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from kibako.engine.errors import KibakoError
from kibako.table.errors import StoreDown
from kibako.table.figures import NOTIFICATIONS
from kibako.table.hours import now
from kibako.table.store.records import Outgoing
from kibako.table.store.social import SocialStore
from kibako.table.store.writer import Writer
from kibako.table.tables.background import Background
from kibako.table.tables.delivery import PAUSES, SENDING, Notification, Sender

LEASE: Final = 60.0  # seconds for which nobody else sends it
EVERY: Final = 5.0  # seconds between two looks for what others have left
AGAIN: Final = 1.0  # seconds until the database is asked again
logger = logging.getLogger("kibako.table")


class Outbox:
    def __init__(
        self,
        social: SocialStore,
        writer: Writer,
        background: Background,
        sender: Sender,
        make: Callable[[Outgoing], Awaitable[Notification | None]],
    ) -> None:
        self._social = social
        self._writer = writer
        self._background = background
        self._sender = sender
        self._make = make  # None: nobody needs to be told any more
        self._room = SENDING
        self._looking = asyncio.Event()

    def start(self) -> None:
        self._background.start(self._look_for_ever())

    def look(self) -> None:
        """There may be something to be sent, or room to send it."""
        self._looking.set()

    async def _look_for_ever(self) -> None:
        while True:
            self._looking.clear()
            with suppress(StoreDown):
                await self._take()
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._looking.wait()

    async def _take(self) -> None:
        if not self._room:
            return
        for one in await self._writer.run(self._social.take_outgoing, now(), LEASE, self._room):
            self._room -= 1
            self._background.start(self._send(one))

    async def _send(self, one: Outgoing) -> None:
        try:
            pause = await self._attempt(one)
            await self._keep(one, pause)
        except StoreDown:
            pass  # the table can't be read: somebody sends it when the lease is over
        finally:
            self._room += 1
            self.look()

    async def _attempt(self, one: Outgoing) -> float | None:
        """The seconds until it is to be tried again; None if it is done with."""
        if one.attempts > len(PAUSES) + 1:  # the last one ended with its server
            return None
        try:
            notification = await self._make(one)
        except StoreDown:
            raise
        except KibakoError as error:
            logger.warning("table %s can't tell of a turn: %s", one.table_id, error)
            return None
        if notification is None or (one.attempts == 1 and not self._sender.may_send(notification.address)):
            return None
        if await self._sender.send(notification) != "failed":
            return None
        if one.attempts <= len(PAUSES):
            return PAUSES[one.attempts - 1]
        NOTIFICATIONS.labels("failed").inc()
        return None

    async def _keep(self, one: Outgoing, pause: float | None) -> None:
        """What has been sent must not be sent again: the database is asked until it answers."""
        until = None if pause is None else now() + pause
        while True:
            try:
                await self._writer.run(self._social.keep_outgoing, one, until)
            except StoreDown:
                await asyncio.sleep(AGAIN)
            else:
                break
        if pause is not None:
            asyncio.get_running_loop().call_later(pause, self.look)

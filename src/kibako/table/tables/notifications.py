"""Telling people who are away that it is their turn: to whom, when, and how they end it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import NamedTuple

from kibako.engine.words import text
from kibako.table.errors import NoSuchPage
from kibako.table.store.records import Address
from kibako.table.store.social import SocialStore
from kibako.table.tables.background import Background
from kibako.table.tables.delivery import Delivery, Notification, Sender
from kibako.table.tables.minding import Minding
from kibako.table.tables.registry import Registry
from kibako.table.tables.table import LiveTable, Stale


class Due(NamedTuple):
    """A notification that will be sent, if it still is that turn and the person away."""

    seat: int
    length: int
    address: Address
    timer: asyncio.TimerHandle


class Notifications:
    def __init__(
        self, registry: Registry, social: SocialStore, minding: Minding, delivery: Delivery, key: str, background: Background
    ) -> None:
        self._registry = registry
        self._social = social
        self._minding = minding
        self.delivery = delivery
        self._sender = Sender(delivery, key)
        self._key = key
        self._background = background
        self._due: dict[str, Due] = {}

    @property
    def push_key(self) -> str:
        """What browsers need to be told of turns; empty where this server doesn't push."""
        return self._sender.push.public_key if self._sender.push else ""

    def close(self) -> None:
        for due in self._due.values():
            due.timer.cancel()

    async def set_address(self, live: LiveTable, seat: int, address: str, language: str) -> None:
        """Where somebody wants to be told of their turns; nothing ends it."""
        wanted = Address(self.delivery.check(address), language) if address.strip() else None
        async with live.lock:
            await self._registry.change(
                live, self._social.keep_address, seat, wanted, done=lambda: live.company.addresses.get(seat) == wanted
            )
        if wanted is None:
            live.company.addresses.pop(seat, None)
        else:
            live.company.addresses[seat] = wanted
        live.changed()

    def follow(self, live: LiveTable) -> None:
        """The table has changed: plan a notification for a while after a turn began. Coming and going doesn't put it off."""
        seat, length = live.person_to_act, len(live.match.journal)
        address = None if seat is None else live.company.addresses.get(seat)
        if (old := self._due.get(live.record.id)) is not None:
            if (old.seat, old.length, old.address) == (seat, length, address) and not live.paused:
                return
            old.timer.cancel()
            del self._due[live.record.id]
        if seat is None or address is None or address.told == length or live.paused or not self._minding.minds(live):
            return
        timer = asyncio.get_running_loop().call_later(self.delivery.after, self._is_due, live, seat, address)
        self._due[live.record.id] = Due(seat, length, address, timer)

    def _is_due(self, live: LiveTable, seat: int, address: Address) -> None:
        self._due.pop(live.record.id, None)
        self._background.start(self._notify(live, seat, address))

    async def _notify(self, live: LiveTable, seat: int, address: Address) -> None:
        if live.to_act != seat or seat in live.present() or live.company.addresses.get(seat) != address:
            return
        told = address._replace(told=len(live.match.journal))
        try:
            async with live.lock:
                await self._registry.change(live, self._social.claim_telling, seat, address, told.told)
        except Stale:
            return  # another server tells them, or they want it no more
        live.company.addresses[seat] = told
        await self._sender.send(self._notification(live, seat, address))

    def _notification(self, live: LiveTable, seat: int, address: Address) -> Notification:
        home, table = self.delivery.home.rstrip("/"), live.record
        return Notification(
            address=address.address,
            language=address.language,
            name=live.names[seat],
            game=live.match.game.title,
            table=table.title,
            link=f"{home}/t/{table.id}",
            quiet=f"{home}/quiet/{table.id}/{seat}/{self._proof(table.id, seat, address.address)}",
        )

    # --- ending them -------------------------------------------------------------------------------------------------------

    def _proof(self, table: str, seat: int, address: str) -> str:
        """Shows that whoever follows a notification's link has got it."""
        return hmac.new(self._key.encode(), f"quiet {table} {seat} {address}".encode(), hashlib.sha256).hexdigest()[:32]

    async def check_quiet(self, table: str, seat: int, proof: str) -> LiveTable:
        live = await self._registry.find(table)
        address = live.company.addresses.get(seat)
        if address is None or not hmac.compare_digest(self._proof(table, seat, address.address).encode(), proof.encode()):
            raise NoSuchPage(text("already-quiet"))
        return live

    async def stop(self, table: str, seat: int, proof: str) -> LiveTable:
        live = await self.check_quiet(table, seat, proof)
        await self.set_address(live, seat, "", "")
        return live

"""Telling people who are away that it is their turn: to whom, when, and how they end it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import NamedTuple

from kibako.engine.words import text
from kibako.table.errors import NoSuchPage, TooFast
from kibako.table.hours import now
from kibako.table.store.records import Address, Confirmation, Outgoing
from kibako.table.store.social import SocialStore
from kibako.table.store.writer import Writer
from kibako.table.tables.background import Background
from kibako.table.tables.delivery import Delivery, Mail, Notification, Sender, confirmation_mail, is_mail, mailbox_of
from kibako.table.tables.identity import called, digest_of, new_secret
from kibako.table.tables.minding import Minding
from kibako.table.tables.outbox import Outbox
from kibako.table.tables.registry import Registry
from kibako.table.tables.table import LiveTable, Stale

A_DAY = 86_400.0  # for which a link that confirms an address can be opened
MOST_TO_ONE = 3  # such links to one mailbox, in that time


class Due(NamedTuple):
    """A notification that will be sent, if it still is that turn and the person away."""

    seat: int
    length: int
    address: Address
    timer: asyncio.TimerHandle


class Notifications:
    def __init__(
        self,
        registry: Registry,
        social: SocialStore,
        writer: Writer,
        minding: Minding,
        delivery: Delivery,
        key: str,
        background: Background,
    ) -> None:
        self._writer = writer
        self._registry = registry
        self._social = social
        self._minding = minding
        self.delivery = delivery
        self._sender = Sender(delivery, key)
        self._key = key
        self._background = background
        self._due: dict[str, Due] = {}
        self._outbox = Outbox(social, writer, background, self._sender, self._still_due)

    def start(self) -> None:
        """Send what is to be sent, here or by a server that is gone."""
        if self.delivery.sends:
            self._outbox.start()

    @property
    def push_key(self) -> str:
        """What browsers need to be told of turns; empty where this server doesn't push."""
        return self._sender.push.public_key if self._sender.push else ""

    @property
    def _home(self) -> str:
        return self.delivery.home.rstrip("/")

    def close(self) -> None:
        for due in self._due.values():
            due.timer.cancel()
        self._sender.close()

    async def set_address(self, live: LiveTable, seat: int, address: str, language: str) -> None:
        """Where somebody wants to be told of their turns; nothing ends it. Whose a mail address is must be confirmed there."""
        wanted = Address(self.delivery.check(address), language) if address.strip() else None
        known = live.company.addresses.get(seat)
        if wanted is None or not is_mail(wanted.address):
            await self._keep(live, seat, wanted)
        elif known is None or known.address != wanted.address or not known.confirmed:
            link = await self._confirmation(live, seat, wanted.address)
            await self._keep(live, seat, wanted._replace(confirmed=False))
            mail = confirmation_mail(wanted.address, language, self._home, link)
            self._background.start(self._send(mail))

    async def _keep(self, live: LiveTable, seat: int, wanted: Address | None) -> None:
        async with live.lock:
            await self._registry.change(
                live, self._social.keep_address, seat, wanted, done=lambda: live.company.addresses.get(seat) == wanted
            )
        if wanted is None:
            live.company.addresses.pop(seat, None)
        else:
            live.company.addresses[seat] = wanted
        live.changed()

    # --- confirming them ---------------------------------------------------------------------------------------------------

    async def _confirmation(self, live: LiveTable, seat: int, address: str) -> str:
        """A new link that confirms an address. A mailbox gets a few, however many people ask."""
        token = new_secret()
        mailbox = hmac.new(self._key.encode(), f"mailbox {mailbox_of(address)}".encode(), hashlib.sha256).hexdigest()
        asked = Confirmation(digest_of(token), live.record.id, seat, mailbox, address, now() + A_DAY)
        if not await self._writer.run(self._social.keep_confirmation, asked, MOST_TO_ONE, now()):
            raise TooFast(text("too-many-confirmations"))
        return f"{self._home}/confirm/{token}"

    async def _send(self, mail: Mail) -> None:
        await self._sender.send_mail(mail)

    async def check_confirmation(self, token: str, take: bool = False) -> tuple[LiveTable, Confirmation]:
        """What a link confirms, if the address is still wanted there."""
        asked = await self._writer.run(self._social.confirmation, digest_of(token), now(), take)
        live = None if asked is None else await self._registry.find(asked.table_id)
        address = None if live is None or asked is None else live.company.addresses.get(asked.seat)
        if asked is None or live is None or address is None or address.address != asked.address:
            raise NoSuchPage(text("no-such-confirmation"))
        return live, asked

    async def confirm(self, token: str) -> LiveTable:
        """From now on turns are told there."""
        live, asked = await self.check_confirmation(token, take=True)
        await self._keep(live, asked.seat, live.company.addresses[asked.seat]._replace(confirmed=True))
        return live

    # --- telling -----------------------------------------------------------------------------------------------------------

    def follow(self, live: LiveTable) -> None:
        """The table has changed: plan a notification for a while after a turn began. Coming and going doesn't put it off."""
        seat, length = live.person_to_act, len(live.match.journal)
        address = None if seat is None else live.company.address_of(seat)
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
        if live.to_act != seat or seat in live.present() or live.company.address_of(seat) != address:
            return
        told = address._replace(told=len(live.match.journal))
        try:
            async with live.lock:
                await self._registry.change(live, self._social.claim_telling, seat, address, told.told, now())
        except Stale:
            return  # another server tells them, or they want it no more
        live.company.addresses[seat] = told
        self._outbox.look()

    async def _still_due(self, one: Outgoing) -> Notification | None:
        """What is to be sent, if it still is that turn and the person away."""
        live = await self._registry.find(one.table_id)
        address = live.company.address_of(one.seat)
        if address is None or (live.to_act, len(live.match.journal)) != (one.seat, one.length) or one.seat in live.present():
            return None
        return self._notification(live, one, address)

    def _notification(self, live: LiveTable, one: Outgoing, address: Address) -> Notification:
        home, table, seat = self._home, live.record, one.seat
        return Notification(
            address=address.address,
            language=address.language,
            name=called(live.seats[seat], address.language),
            game=live.match.game.title,
            table=table.title,
            link=f"{home}/t/{table.id}",
            quiet=f"{home}/quiet/{table.id}/{seat}/{self._proof('quiet', table.id, seat, address.address)}",
            id=self._proof("turn", table.id, seat, one.length),
        )

    # --- ending them -------------------------------------------------------------------------------------------------------

    def _proof(self, purpose: str, table: str, seat: int, of: object) -> str:
        """Nobody else can know it: so whoever follows a notification's link has got it."""
        return hmac.new(self._key.encode(), f"{purpose} {table} {seat} {of}".encode(), hashlib.sha256).hexdigest()[:32]

    async def check_quiet(self, table: str, seat: int, proof: str) -> LiveTable:
        live = await self._registry.find(table)
        address = live.company.addresses.get(seat)
        known = "" if address is None else self._proof("quiet", table, seat, address.address)
        if not known or not hmac.compare_digest(known.encode(), proof.encode()):
            raise NoSuchPage(text("already-quiet"))
        return live

    async def stop(self, table: str, seat: int, proof: str) -> LiveTable:
        live = await self.check_quiet(table, seat, proof)
        await self.set_address(live, seat, "", "")
        return live

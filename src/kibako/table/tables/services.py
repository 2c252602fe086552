"""Everything that a server does for its tables, put together: who knows whom is said here and nowhere else."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import NamedTuple

from kibako.engine.errors import KibakoError
from kibako.table.errors import StoreDown
from kibako.table.figures import TABLES
from kibako.table.hours import set_now
from kibako.table.store.servers import Servers
from kibako.table.store.social import SocialStore
from kibako.table.store.tables import Store
from kibako.table.store.writer import Writer
from kibako.table.tables.background import Background
from kibako.table.tables.bots import Bots
from kibako.table.tables.chat import Chat
from kibako.table.tables.clocks import Clocks
from kibako.table.tables.consent import Consent
from kibako.table.tables.deals import Deals
from kibako.table.tables.delivery import Delivery
from kibako.table.tables.handovers import Handovers
from kibako.table.tables.minding import Minding
from kibako.table.tables.miniatures import Miniatures
from kibako.table.tables.moves import Moves
from kibako.table.tables.notifications import Notifications
from kibako.table.tables.registry import Registry
from kibako.table.tables.rematches import Rematches
from kibako.table.tables.replay import Pasts
from kibako.table.tables.saves import Saves
from kibako.table.tables.sharing import Sharing
from kibako.table.tables.spectators import Spectators

logger = logging.getLogger("kibako.table")


class Services(NamedTuple):
    store: Store
    social: SocialStore
    writer: Writer
    background: Background
    registry: Registry
    moves: Moves
    bots: Bots
    chat: Chat
    clocks: Clocks
    consent: Consent
    notifications: Notifications
    deals: Deals
    spectators: Spectators
    pasts: Pasts
    minding: Minding
    miniatures: Miniatures
    handovers: Handovers
    rematches: Rematches
    saves: Saves
    sharing: Sharing

    async def close(self) -> None:
        self.registry.changes.close()
        self.clocks.close()
        self.notifications.close()
        await self.background.close()
        await self.bots.close()
        with suppress(StoreDown):
            await self.sharing.close()
        await self.miniatures.close()
        await self.saves.close()
        self.writer.close()
        self.store.close()


async def start(store: Store, pace: float, delivery: Delivery) -> Services:
    """Bring the database up to date, then sit down again at the tables where something must happen by itself."""
    await asyncio.to_thread(store.upgrade)
    social, writer, background = SocialStore(store), Writer(store), Background()
    servers = Servers(store) if store.is_shared else None
    if servers is not None:
        set_now(await asyncio.to_thread(servers.time))
    key = await asyncio.to_thread(social.key, "server")
    registry = Registry(store, social, writer)
    TABLES.set_function(lambda: len(registry.known()))
    minding = Minding(registry, servers, writer, background)
    moves, chat = Moves(registry, store, writer, background), Chat(social, writer)
    bots = Bots(moves, minding, pace)
    clocks = Clocks(registry, social, minding, bots, chat, background)
    consent = Consent(store, registry, moves, clocks)
    notifications = Notifications(registry, social, writer, minding, delivery, key, background)
    spectators = Spectators(registry, social, key)
    deals = Deals(registry, social, writer, key, background)
    sharing = Sharing(store, servers, writer, registry, minding, bots, background)
    for follow in (clocks.follow, minding.follow, notifications.follow, deals.follow, bots.follow, sharing.follow):
        registry.changes.subscribe(follow)
    registry.keeping.subscribe(sharing.kept)
    sharing.start()
    notifications.start()
    waiting = await asyncio.to_thread(social.waiting)
    background.start(_reopen(registry, waiting if servers is None else await _claimed(servers, minding, writer, waiting)))
    return Services(
        store=store,
        social=social,
        writer=writer,
        background=background,
        registry=registry,
        moves=moves,
        bots=bots,
        chat=chat,
        clocks=clocks,
        consent=consent,
        notifications=notifications,
        deals=deals,
        spectators=spectators,
        pasts=Pasts(),
        minding=minding,
        miniatures=Miniatures(key),
        handovers=Handovers(social, writer),
        rematches=Rematches(registry, social),
        saves=Saves(),
        sharing=sharing,
    )


async def _claimed(servers: Servers, minding: Minding, writer: Writer, waiting: list[str]) -> list[str]:
    """Those that no other server minds."""
    mine = await writer.run(servers.claim, waiting)
    minding.begin(mine)
    return sorted(mine)


async def _reopen(registry: Registry, names: list[str]) -> None:
    for name in names:
        try:
            await registry.find(name)
        except KibakoError as error:
            logger.warning("table %s can't be opened: %s", name, error)

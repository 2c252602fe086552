"""Who watches, and whom the players have muted or removed. A spectator is whoever comes from one address, however often."""

from __future__ import annotations

import hashlib
import hmac
from typing import NamedTuple

from kibako.engine.words import text
from kibako.table.errors import NotYourSeat, TableError
from kibako.table.store.records import Judged, Verdict
from kibako.table.store.social import SocialStore
from kibako.table.tables.registry import Registry
from kibako.table.tables.table import LiveTable


class Spectator(NamedTuple):
    """Somebody who watches, has spoken, or has been judged; without a name if they never spoke."""

    mark: str
    name: str
    here: bool  # at this server
    verdict: Verdict | None


class Spectators:
    def __init__(self, registry: Registry, social: SocialStore, key: str) -> None:
        self._registry = registry
        self._social = social
        self._key = key

    def mark(self, live: LiveTable, address: str) -> str:
        """Tells an address from others at this table, and says nothing of it."""
        said = f"spectator {live.record.id} {address}".encode()
        return hmac.new(self._key.encode(), said, hashlib.sha256).hexdigest()[:32]

    def check_may_come(self, live: LiveTable, address: str) -> None:
        if live.company.is_removed(self.mark(live, address)):
            raise NotYourSeat(text("you-were-removed"))

    def check_may_speak(self, live: LiveTable, address: str) -> None:
        if self.mark(live, address) in live.company.judged:
            raise TableError(text("you-are-muted"))

    def all(self, live: LiveTable) -> list[Spectator]:
        """Those who are here first."""
        judged, here = live.company.judged, {one.spectator for one in live.onlookers if not one.seats}
        names = {line.spectator: line.name for line in live.company.chat if line.spectator}
        found = [
            Spectator(
                mark, names.get(mark) or (judged[mark].name if mark in judged else ""), mark in here, _verdict(live, mark)
            )
            for mark in {*here, *names, *judged}
        ]
        return sorted(found, key=lambda one: (not one.here, one.name, one.mark))

    async def judge(self, live: LiveTable, mark: str, verdict: Verdict | None) -> None:
        """Mute or remove a spectator, or let them be; it holds until somebody who plays changes it."""
        known = next((one for one in self.all(live) if one.mark == mark), None)
        if known is None:
            raise TableError(text("no-such-spectator"))
        judged = None if verdict is None else Judged(known.name, verdict)
        async with live.lock:
            await self._registry.change(
                live, self._social.keep_judged, mark, judged, done=lambda: live.company.judged.get(mark) == judged
            )
        live.company.judged = {each: one for each, one in live.company.judged.items() if each != mark}
        if judged is not None:
            live.company.judged[mark] = judged
        live.changed()


def _verdict(live: LiveTable, mark: str) -> Verdict | None:
    judged = live.company.judged.get(mark)
    return None if judged is None else judged.verdict

"""Playing again: a new table with the same game, options, clock and people; others are asked, and who accepts lands there."""

from __future__ import annotations

from kibako.engine.words import LANGUAGES, text
from kibako.table.errors import TableError
from kibako.table.store.records import AWAITED, Kept, Rematch, SeatRecord
from kibako.table.store.social import SocialStore
from kibako.table.tables.clocks import new_clock
from kibako.table.tables.identity import called
from kibako.table.tables.opening import Chair, Opening, table_for
from kibako.table.tables.registry import Registry
from kibako.table.tables.table import LiveTable, Stale

Entered = tuple[str, dict[int, str]]
"""A table, and the secrets of the seats that somebody has there."""


class Rematches:
    def __init__(self, registry: Registry, social: SocialStore) -> None:
        self._registry = registry
        self._social = social

    async def again(self, live: LiveTable, own: set[int], turned: int, contributes: bool, patron: str) -> Entered:
        """The table where these seats play again. With other people there is one for all, which the first makes."""
        if not live.is_told:
            raise TableError(text("not-over-yet"))
        others = [seat for seat in live.seats if _is_persons(seat) and seat.number not in own]
        async with live.lock:
            if others and live.company.rematch is not None:
                return await self._join(live, live.company.rematch, own, contributes)
            kept, secrets = _next_table(live, own, turned % len(live.seats), contributes)
            clock = live.company.clock
            await self._registry.add(kept, new_clock(clock.kind, clock.seconds), patron)
            if others:
                try:
                    await self._ask(live, Rematch(kept.table.id, turned % len(live.seats), min(own)))
                except Stale:  # somebody else was first, at another server
                    assert live.company.rematch is not None
                    return await self._join(live, live.company.rematch, own, contributes)
            return kept.table.id, secrets

    async def _ask(self, live: LiveTable, rematch: Rematch) -> None:
        await self._registry.change(live, self._social.keep_rematch, rematch, done=lambda: live.company.rematch == rematch)
        live.company.rematch = rematch
        live.changed()

    async def _join(self, live: LiveTable, rematch: Rematch, own: set[int], contributes: bool) -> Entered:
        """Sit down on what is still free of one's seats there; of the others one has the secrets already."""
        there, secrets = await self._registry.find(rematch.table), {}
        for seat in sorted(own):
            number = (seat + rematch.turned) % len(there.seats)
            if there.seats[number].kind == "open":
                _, secrets[number] = await self._registry.join(
                    there, called(live.seats[seat], LANGUAGES[0]), number, AWAITED if contributes else ""
                )
        return rematch.table, secrets


def _is_persons(seat: SeatRecord) -> bool:
    """Whether somebody has the seat, even if a bot has been playing it."""
    return bool(seat.secret)


def _next_table(live: LiveTable, own: set[int], turned: int, contributes: bool) -> tuple[Kept, dict[int, str]]:
    """Everybody moves on by some seats; those of other people wait for them."""
    count, record = len(live.seats), live.record
    chairs = [_chair(live.seats[(number - turned) % count], own) for number in range(count)]
    opening = Opening(record.game, chairs, record.options, record.title, public=False, contributes=contributes)
    kept, secrets = table_for(opening)
    return kept._replace(table=kept.table._replace(start=record.start)), secrets


def _chair(seat: SeatRecord, own: set[int]) -> Chair:
    if seat.number in own:
        return Chair("person", seat.name)
    return Chair("open") if _is_persons(seat) else Chair("bot", seat.name, seat.level)

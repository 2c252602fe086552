"""What is kept beside tables, seats and moves: chat, clocks, addresses, deals and who tried them."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy import exc as sql_errors

from kibako.table.hours import now
from kibako.table.store.reading import whole
from kibako.table.store.records import (
    Address,
    ChatKind,
    ChatLine,
    Clock,
    Company,
    Confirmation,
    Deal,
    Judged,
    Outgoing,
    Rematch,
    Try,
)
from kibako.table.store.schema import (
    addresses,
    clocks,
    confirmations,
    deals,
    handovers,
    keys,
    messages,
    outbox,
    rematches,
    spectators,
    tables,
    tries,
)
from kibako.table.store.tables import Conflict, Store, raised

MOST_KEPT, MOST_OF_SPECTATORS = 200, 100  # lines of a table's chat; older ones are forgotten


class SocialStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    def read(self, table: str, after: int = -1) -> Company:
        """All that is kept about the company at a table; of its chat, what was said after a line."""
        later = (messages.c.table_id == table, messages.c.number > after)
        with self._store.begin(reading=True) as connection:
            said = connection.execute(select(messages).where(*later).order_by(messages.c.number)).mappings().all()
            clock = connection.execute(select(clocks).where(clocks.c.table_id == table)).mappings().first()
            written = connection.execute(select(addresses).where(addresses.c.table_id == table)).mappings().all()
            tried = connection.execute(select(tries.c.deal_id, tries.c.finished).where(tries.c.table_id == table)).all()
            judged = connection.execute(select(spectators).where(spectators.c.table_id == table)).mappings().all()
            again = connection.execute(select(rematches).where(rematches.c.table_id == table)).mappings().first()
            return Company(
                chat=[line for row in said if (line := whole(ChatLine, row)) is not None],
                clock=(clock and whole(Clock, clock)) or Clock(),
                addresses={row["seat"]: address for row in written if (address := whole(Address, row)) is not None},
                deals=[row[0] for row in tried],
                rematch=None if again is None else Rematch(again["next_id"], again["turned"], again["asker"]),
                finished=all(row[1] is not None for row in tried),
                judged={row["mark"]: Judged(row["name"], row["verdict"]) for row in judged},
            )

    def waiting(self) -> list[str]:
        """The running tables where something must happen by itself: a clock runs, or somebody wants to be notified."""
        ticking = exists().where(clocks.c.table_id == tables.c.id, clocks.c.deadline.is_not(None))
        telling = exists().where(addresses.c.table_id == tables.c.id, addresses.c.confirmed)
        with self._store.begin() as connection:
            found = connection.execute(select(tables.c.id).where(tables.c.status == "running", or_(ticking, telling)))
            return [row[0] for row in found]

    def add_line(
        self, table: str, seat: int | None, name: str, kind: ChatKind, words: str, spectator: str = ""
    ) -> tuple[ChatLine, int]:
        """What somebody says, with the next number; and the table's revision."""
        with self._store.begin() as connection:
            revision = raised(connection, table)
            last = connection.execute(select(func.max(messages.c.number)).where(messages.c.table_id == table)).scalar()
            line = ChatLine(0 if last is None else last + 1, seat, name, kind, words, now(), spectator)
            connection.execute(insert(messages).values(table_id=table, **msgspec.structs.asdict(line)))
            _forget_old(connection, table, messages.c.seat.is_(None), MOST_OF_SPECTATORS)
            _forget_old(connection, table, messages.c.seat.is_not(None), MOST_KEPT)
        return line, revision

    def keep_judged(self, table: str, mark: str, judged: Judged | None) -> int:
        """What players have decided about a spectator."""
        with self._store.begin() as connection:
            revision = raised(connection, table)
            connection.execute(delete(spectators).where(spectators.c.table_id == table, spectators.c.mark == mark))
            if judged is not None:
                connection.execute(insert(spectators).values(table_id=table, mark=mark, **judged._asdict()))
        return revision

    def keep_clock(self, table: str, known: Clock, now: Clock) -> int:
        """Change a table's clock; the table's revision. Conflict if the clock isn't the known one."""
        with self._store.begin() as connection:
            revision = raised(connection, table)
            row = connection.execute(select(clocks).where(clocks.c.table_id == table)).mappings().first()
            if (Clock() if row is None else Clock(**_fields(row, "table_id"))) != known:
                raise Conflict
            new = {"table_id": table, **now._asdict()}
            connection.execute(
                insert(clocks).values(**new) if row is None else update(clocks).where(clocks.c.table_id == table).values(**new)
            )
        return revision

    def keep_address(self, table: str, seat: int, address: Address | None) -> int:
        with self._store.begin() as connection:
            revision = raised(connection, table)
            connection.execute(delete(addresses).where(addresses.c.table_id == table, addresses.c.seat == seat))
            if address is not None:
                connection.execute(insert(addresses).values(table_id=table, seat=seat, **address._asdict()))
        return revision

    def claim_telling(self, table: str, seat: int, address: Address, told: int, now: float) -> int:
        """Whoever gets no Conflict, and nobody else, has decided that this person is to be told of their turn."""
        with self._store.begin() as connection:
            revision = raised(connection, table)
            here = (addresses.c.table_id == table, addresses.c.seat == seat)
            same = (addresses.c[name] == value for name, value in address._asdict().items())
            if connection.execute(update(addresses).where(*here, *same).values(told=told)).rowcount != 1:
                raise Conflict
            connection.execute(delete(outbox).where(outbox.c.table_id == table, outbox.c.seat == seat))
            connection.execute(insert(outbox).values(**Outgoing(table, seat, told, 0, now)._asdict()))
        return revision

    def take_outgoing(self, now: float, lease: float, most: int) -> list[Outgoing]:
        """Notifications that nobody holds: an attempt is begun, and until the lease ends nobody else begins one."""
        with self._store.begin() as connection:
            free = select(outbox).where(outbox.c.until <= now).order_by(outbox.c.until).limit(most)
            rows = connection.execute(free.with_for_update(skip_locked=True)).mappings().all()
            taken = [Outgoing(**row)._replace(attempts=row["attempts"] + 1, until=now + lease) for row in rows]
            for one in taken:
                connection.execute(update(outbox).where(_is_at(one)).values(attempts=one.attempts, until=one.until))
        return taken

    def keep_outgoing(self, one: Outgoing, until: float | None) -> None:
        """A notification that was held is to be tried again, or (None) is done with; not if another holds it now."""
        held = and_(_is_at(one), outbox.c.length == one.length, outbox.c.attempts == one.attempts)
        change = delete(outbox).where(held) if until is None else update(outbox).where(held).values(until=until)
        with self._store.begin() as connection:
            connection.execute(change)

    def keep_confirmation(self, asked: Confirmation, most: int, now: float) -> bool:
        """Whether a link may be sent: a mailbox gets no more than some before they are too old, whoever asks."""
        with self._store.begin() as connection:
            connection.execute(delete(confirmations).where(confirmations.c.expires < now))
            there = select(func.count()).select_from(confirmations).where(confirmations.c.mailbox == asked.mailbox)
            if connection.execute(there).scalar_one() >= most:
                return False
            connection.execute(insert(confirmations).values(**asked._asdict(), used=False))
        return True

    def confirmation(self, token: str, now: float, take: bool = False) -> Confirmation | None:
        """What a link confirms, while it is neither used nor too old; if it is taken, it is used."""
        here = and_(confirmations.c.token == token, confirmations.c.expires >= now, confirmations.c.used.is_(False))
        with self._store.begin() as connection:
            row = connection.execute(select(confirmations).where(here)).mappings().first()
            if row is None or (take and connection.execute(update(confirmations).where(here).values(used=True)).rowcount != 1):
                return None
        return Confirmation(**_fields(row, "used"))

    # --- leading on ----------------------------------------------------------------------------------------------------

    def keep_rematch(self, table: str, rematch: Rematch) -> int:
        """Conflict if the table has a rematch already."""
        row = {"table_id": table, "next_id": rematch.table, "turned": rematch.turned, "asker": rematch.asker}
        try:
            with self._store.begin() as connection:
                revision = raised(connection, table)
                connection.execute(insert(rematches).values(**row))
        except sql_errors.IntegrityError:
            raise Conflict from None
        return revision

    def rematch(self, table: str) -> Rematch | None:
        return self.read(table).rematch

    def keep_handover(self, token: str, sealed: str, expires: float, now: float) -> None:
        """Until it is taken or too old; what is too old goes."""
        with self._store.begin() as connection:
            connection.execute(delete(handovers).where(handovers.c.expires < now))
            connection.execute(insert(handovers).values(token=token, sealed=sealed, expires=expires))

    def take_handover(self, token: str, now: float) -> str | None:
        """What was kept, once."""
        here = and_(handovers.c.token == token, handovers.c.expires >= now)
        with self._store.begin() as connection:
            found = connection.execute(select(handovers.c.sealed).where(here)).scalar()
            taken = connection.execute(delete(handovers).where(here)).rowcount
        return str(found) if found is not None and taken == 1 else None

    # --- deals ---------------------------------------------------------------------------------------------------------

    def key(self, name: str) -> str:
        """A secret of this server, made when it is first needed."""
        with self._store.begin() as connection:
            found = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
        if found is not None:
            return str(found)
        try:
            with self._store.begin() as connection:
                connection.execute(insert(keys).values(name=name, value=secrets.token_hex(32)))
        except sql_errors.IntegrityError:
            pass  # another server at the same database was first
        return self.key(name)

    def add_deal(self, deal: Deal) -> None:
        """Keep a deal, if it isn't yet."""
        row = deal._asdict() | {"options": json.dumps(deal.options), "levels": json.dumps(deal.levels)}
        try:
            with self._store.begin() as connection:
                connection.execute(insert(deals).values(**row))
        except sql_errors.IntegrityError:
            pass

    def deal(self, name: str) -> Deal | None:
        return self._deal(deals.c.id == name)

    def deal_from(self, table: str, seat: int) -> Deal | None:
        """The deal that a player of a table has challenged others with, or that the table was one try of."""
        tried = exists().where(tries.c.deal_id == deals.c.id, tries.c.table_id == table)
        return self._deal(and_(deals.c.seat == seat, or_(deals.c.source == table, tried)))

    def _deal(self, condition: ColumnElement[bool]) -> Deal | None:
        with self._store.begin() as connection:
            row = connection.execute(select(deals).where(condition)).mappings().first()
        if row is None:
            return None
        return Deal(**_fields(row) | {"options": json.loads(row["options"]), "levels": json.loads(row["levels"])})

    def add_try(self, tried: Try) -> int:
        with self._store.begin() as connection:
            revision = raised(connection, tried.table_id)
            connection.execute(insert(tries).values(**tried._asdict()))
        return revision

    def finish_try(self, table: str, moves: dict[int, int], outcome: str, finished: float) -> int:
        """Write the result down; what is written stays. moves: of each seat."""
        with self._store.begin() as connection:
            revision = raised(connection, table)
            open_tries = (tries.c.table_id == table, tries.c.finished.is_(None))
            for row in connection.execute(
                select(tries.c.deal_id, deals.c.seat).join(deals, deals.c.id == tries.c.deal_id).where(*open_tries)
            ).all():
                values = {"moves": moves.get(row[1], 0), "outcome": outcome, "finished": finished}
                connection.execute(update(tries).where(*open_tries, tries.c.deal_id == row[0]).values(**values))
        return revision

    def counts(self, *names: str) -> dict[str, tuple[int, int]]:
        """How many tries of these deals were begun, and how many are over: a list of them is old once that has changed."""
        counted = select(tries.c.deal_id, func.count(), func.count(tries.c.finished)).group_by(tries.c.deal_id)
        with self._store.begin() as connection:
            found = {row[0]: (row[1], row[2]) for row in connection.execute(counted.where(tries.c.deal_id.in_(names)))}
        return {name: found.get(name, (0, 0)) for name in names}

    def tries(self, *names: str) -> list[Try]:
        """All tries of deals: finished ones in the order in which they ended, then those that go on."""
        with self._store.begin() as connection:
            wanted = select(tries).where(tries.c.deal_id.in_(names)).order_by(tries.c.finished.is_(None), tries.c.finished)
            return [Try(**_fields(row)) for row in connection.execute(wanted).mappings()]


def latest(chat: Sequence[ChatLine]) -> list[ChatLine]:
    """What is kept of it: spectators push away nothing that players have said."""
    spoken = [line.number for line in chat if line.seat is not None][-MOST_KEPT:]
    kept = {*spoken, *[line.number for line in chat if line.seat is None][-MOST_OF_SPECTATORS:]}
    return [line for line in chat if line.number in kept]


def _forget_old(connection: Connection, table: str, whose: ColumnElement[bool], most: int) -> None:
    here = and_(messages.c.table_id == table, whose)
    newest = select(messages.c.number).where(here).order_by(messages.c.number.desc())
    last = connection.execute(newest.offset(most).limit(1)).scalar()
    if last is not None:
        connection.execute(delete(messages).where(here, messages.c.number <= last))


def _is_at(one: Outgoing) -> ColumnElement[bool]:
    return and_(outbox.c.table_id == one.table_id, outbox.c.seat == one.seat)


def _fields(row: Any, *without: str) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in without}

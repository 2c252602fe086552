"""What is kept beside tables, seats and moves: chat, clocks, addresses, deals and who tried them."""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Table, and_, delete, exists, insert, or_, select, update
from sqlalchemy import exc as sql_errors

from kibako.table.chat import MOST_KEPT, Said
from kibako.table.clocks import Clock
from kibako.table.company import Address, Company
from kibako.table.deals import Deal, Try
from kibako.table.schema import addresses, clocks, deals, keys, messages, tables, tries
from kibako.table.store import Store


class Ledger:
    def __init__(self, store: Store) -> None:
        self._store = store

    def read(self, table: str) -> Company:
        """All that is kept about the company at a table."""
        with self._store.begin() as connection:
            said = connection.execute(select(messages).where(messages.c.table_id == table).order_by(messages.c.number))
            clock = connection.execute(select(clocks).where(clocks.c.table_id == table)).mappings().first()
            written = connection.execute(select(addresses).where(addresses.c.table_id == table)).mappings().all()
            tried = connection.execute(select(tries.c.deal_id, tries.c.finished).where(tries.c.table_id == table)).all()
            return Company(
                chat=[Said(**_fields(row, "table_id")) for row in said.mappings()],
                clock=Clock() if clock is None else Clock(**_fields(clock, "table_id")),
                addresses={row["seat"]: Address(row["address"], row["language"], row["told"]) for row in written},
                deals=[row[0] for row in tried],
                finished=all(row[1] is not None for row in tried),
            )

    def waiting(self) -> list[str]:
        """The running tables that something must happen at by itself: a clock runs, or somebody wants to be told."""
        ticking = exists().where(clocks.c.table_id == tables.c.id, clocks.c.deadline.is_not(None))
        telling = exists().where(addresses.c.table_id == tables.c.id)
        with self._store.begin() as connection:
            found = connection.execute(select(tables.c.id).where(tables.c.status == "running", or_(ticking, telling)))
            return [row[0] for row in found]

    def add_message(self, table: str, said: Said) -> None:
        old = and_(messages.c.table_id == table, messages.c.number <= said.number - MOST_KEPT)
        with self._store.begin() as connection:
            connection.execute(insert(messages).values(table_id=table, **said._asdict()))
            connection.execute(delete(messages).where(old))

    def keep_clock(self, table: str, clock: Clock) -> None:
        self._put(clocks, clocks.c.table_id == table, {"table_id": table, **asdict(clock)})

    def keep_address(self, table: str, seat: int, address: Address | None) -> None:
        here = and_(addresses.c.table_id == table, addresses.c.seat == seat)
        if address is not None:
            self._put(addresses, here, {"table_id": table, "seat": seat, **address._asdict()})
            return
        with self._store.begin() as connection:
            connection.execute(delete(addresses).where(here))

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

    def add_try(self, tried: Try) -> None:
        with self._store.begin() as connection:
            connection.execute(insert(tries).values(**tried._asdict()))

    def finish_try(self, table: str, moves: dict[int, int], outcome: str, finished: float) -> None:
        """Write the result down; what is written stays. moves: of each seat."""
        with self._store.begin() as connection:
            open_tries = (tries.c.table_id == table, tries.c.finished.is_(None))
            for row in connection.execute(
                select(tries.c.deal_id, deals.c.seat).join(deals, deals.c.id == tries.c.deal_id).where(*open_tries)
            ).all():
                values = {"moves": moves.get(row[1], 0), "outcome": outcome, "finished": finished}
                connection.execute(update(tries).where(*open_tries, tries.c.deal_id == row[0]).values(**values))

    def tries(self, *names: str) -> list[Try]:
        """All tries of deals: the finished in the order of their ends, then those that go on."""
        with self._store.begin() as connection:
            wanted = select(tries).where(tries.c.deal_id.in_(names)).order_by(tries.c.finished.is_(None), tries.c.finished)
            return [Try(**_fields(row)) for row in connection.execute(wanted).mappings()]

    def _put(self, where: Table, here: ColumnElement[bool], row: dict[str, Any]) -> None:
        """Replace a row, or write the first."""
        with self._store.begin() as connection:
            if connection.execute(update(where).where(here).values(**row)).rowcount == 0:
                connection.execute(insert(where).values(**row))


def _fields(row: Any, *without: str) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in without}

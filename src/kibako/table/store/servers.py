"""Which servers are at a PostgreSQL database, who minds which table, who sits where; and word from one to the others.

A table is minded by one server at a time: it lets bots play there, ends turns whose time is up, and tells people of theirs.
It holds the table by a lease, which others take over when it isn't renewed. Time is the database's. A lease only saves doing
work twice: a server that has lost one without noticing can spoil nothing, since every change says what it expects.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Iterable
from typing import NamedTuple

from sqlalchemy import text as sql

from kibako.table.store.tables import Store

BEAT = 2.0  # seconds between two signs of life
LEASE = 6.0  # seconds that a sign of life is good for
ADOPTED = 50  # tables at a time that a server takes over
LISTENED = "kibako"  # the channel that all listen to

NOW = "SELECT extract(epoch FROM clock_timestamp())::float8"
ALIVE = """
INSERT INTO servers VALUES (:me, extract(epoch FROM clock_timestamp()) + :lease)
ON CONFLICT (id) DO UPDATE SET until = excluded.until"""
FORGET = "DELETE FROM servers WHERE until < extract(epoch FROM clock_timestamp()) - 10 * :lease"
RENEW = """
UPDATE minders SET until = extract(epoch FROM clock_timestamp()) + :lease WHERE server = :me
RETURNING table_id"""
RELEASE = "DELETE FROM minders WHERE server = :me AND table_id = ANY(:names)"
CLAIM = """
INSERT INTO minders SELECT id, CAST(:me AS varchar), extract(epoch FROM clock_timestamp()) + :lease FROM tables
WHERE id = ANY(:names) AND NOT EXISTS (
    SELECT FROM minders WHERE table_id = id AND server <> :me AND until >= extract(epoch FROM clock_timestamp()))
ORDER BY id
ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, until = excluded.until
WHERE minders.until < extract(epoch FROM clock_timestamp()) OR minders.server = excluded.server
RETURNING table_id"""
ADOPT = """
UPDATE minders SET server = :me, until = extract(epoch FROM clock_timestamp()) + :lease
WHERE table_id IN (
    SELECT table_id FROM minders WHERE until < extract(epoch FROM clock_timestamp()) LIMIT :most FOR UPDATE SKIP LOCKED)
RETURNING table_id"""
ELSEWHERE = """
SELECT table_id, seats FROM presence JOIN servers ON id = server
WHERE server <> :me AND table_id = ANY(:names) AND until > extract(epoch FROM clock_timestamp())"""
SEATED = """
INSERT INTO presence SELECT CAST(:me AS varchar), id, CAST(:seats AS text) FROM tables WHERE id = :table
ON CONFLICT (server, table_id) DO UPDATE SET seats = excluded.seats"""
EMPTY = "DELETE FROM presence WHERE server = :me AND table_id = :table"
LEAVE = "UPDATE minders SET until = 0 WHERE server = :me"
GONE = "DELETE FROM servers WHERE id = :me"


class Beat(NamedTuple):
    """What a server learns at each sign of life."""

    mine: set[str]  # the tables that it minds
    adopted: set[str]  # those of them that another had minded
    revisions: dict[str, int]  # of the tables that it has in memory
    elsewhere: dict[str, set[int]]  # the seats whose people are at other servers


class Servers:
    """One server among the others at its database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.me = secrets.token_hex(8)

    def time(self) -> float:
        with self._store.begin() as connection:
            found: float = connection.execute(sql(NOW)).scalar_one()
        return found

    def beat(self, known: Collection[str], wanted: Collection[str], done: Collection[str]) -> Beat:
        """Be heard of; keep the tables that are minded here, take over what nobody minds any more, and see what has changed."""
        self._do(ALIVE)
        self._do(FORGET)
        self._do(RELEASE, names=list(done))
        mine = self._do(RENEW) | self.claim(wanted)
        adopted = self._do(ADOPT, most=ADOPTED)
        return Beat(mine | adopted, adopted, self._store.revisions(list(known)), self.elsewhere(known))

    def claim(self, names: Collection[str]) -> set[str]:
        """Those of the tables that are minded here from now on, because nobody else does."""
        return self._do(CLAIM, names=list(names)) if names else set()

    def seat(self, present: dict[str, set[int]]) -> None:
        """Whose people are at this server now, at the tables where that has changed."""
        there = [{"me": self.me, "table": table, "seats": json.dumps(sorted(one))} for table, one in present.items() if one]
        gone = [{"me": self.me, "table": table} for table, one in present.items() if not one]
        self._do(ALIVE)
        with self._store.begin() as connection:
            for statement, some in ((SEATED, there), (EMPTY, gone)):
                if some:
                    connection.execute(sql(statement), some)

    def elsewhere(self, names: Collection[str]) -> dict[str, set[int]]:
        """The seats at these tables whose people are at other servers."""
        found: dict[str, set[int]] = {}
        with self._store.begin() as connection:
            for table, seats in connection.execute(sql(ELSEWHERE), {"me": self.me, "names": list(names)}):
                found.setdefault(table, set()).update(json.loads(seats))
        return found

    def leave(self) -> None:
        """Let others take over at once."""
        self._do(LEAVE)
        self._do(GONE)

    def tell(self, words: Iterable[str]) -> None:
        """Say something to all servers that listen."""
        told = [{"channel": LISTENED, "words": one} for one in words]
        with self._store.begin() as connection:
            connection.execute(sql("SELECT pg_notify(:channel, :words)"), told)

    def _do(self, statement: str, **values: object) -> set[str]:
        """The tables that a statement returns, if it does. One a transaction: servers must not lock each other out."""
        with self._store.begin() as connection:
            done = connection.execute(sql(statement), {"me": self.me, "lease": LEASE, **values})
            return {row[0] for row in done} if done.returns_rows else set()

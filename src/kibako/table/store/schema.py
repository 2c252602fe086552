"""The tables of the database as they are now; migrations/ has their history."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, DateTime, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text, false, true

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False, index=True),
    Column("salt", Text, nullable=False, server_default=""),
    Column("start", Text),
    Column("box", String(64), nullable=False, server_default=""),
    Column("luck", String(16), nullable=False, server_default="server"),
    Column("length", Integer, nullable=False, server_default="0"),  # of its journal
    Column("sum", String(64), nullable=False, server_default=""),  # of its journal
    Column("revision", Integer, nullable=False, server_default="0"),  # raised by every change, also of its company
    Column("question", Text),  # what the people at the table have been asked, as JSON
    Column("damaged", Integer),  # the first move that couldn't be played again when that was last tried; -1: nothing could
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(32), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("luck", String(64), nullable=False, server_default=""),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("draws", Text, nullable=False),
    Column("played", DateTime(timezone=True), nullable=False),
    Column("sum", String(64), nullable=False, server_default=""),  # of the journal up to here
)

# --- company: chat, clocks, addresses -----------------------------------------------------------------------

messages = Table(
    "messages",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),  # NULL: somebody who watches
    Column("name", Text, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("words", Text, nullable=False),
    Column("said", Double, nullable=False),
    Column("spectator", String(32), nullable=False, server_default=""),
)

spectators = Table(
    "spectators",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("mark", String(32), primary_key=True),  # a keyed digest of an address
    Column("name", Text, nullable=False),
    Column("verdict", String(16), nullable=False),
)

clocks = Table(
    "clocks",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seconds", Double, nullable=False),
    Column("seat", Integer),
    Column("length", Integer, nullable=False),
    Column("deadline", Double),
    Column("paused", Boolean, nullable=False),
    Column("remaining", Double),
)

addresses = Table(
    "addresses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("address", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("told", Integer, nullable=False),
    Column("confirmed", Boolean, nullable=False, server_default=true()),
)

outbox = Table(
    "outbox",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("length", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("until", Double, nullable=False, index=True),
)

confirmations = Table(
    "confirmations",
    metadata,
    Column("token", String(64), primary_key=True),  # a digest
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("mailbox", String(64), nullable=False, index=True),  # a keyed digest
    Column("address", Text, nullable=False),
    Column("expires", Double, nullable=False),
    Column("used", Boolean, nullable=False),
)

# --- leading on --------------------------------------------------------------------------------------------------------------

handovers = Table(
    "handovers",
    metadata,
    Column("token", String(64), primary_key=True),  # a digest
    Column("sealed", Text, nullable=False),
    Column("expires", Double, nullable=False),
)

rematches = Table(
    "rematches",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("next_id", String(32), nullable=False),
    Column("turned", Integer, nullable=False),
    Column("asker", Integer, nullable=False),
)

# --- the same deal -----------------------------------------------------------------------------------------------------------

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

deals = Table(
    "deals",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("levels", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("day", String(10), nullable=False),
    Column("source", String(32), nullable=False, index=True),
    Column("box", String(64), nullable=False, server_default=""),
)

tries = Table(
    "tries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("deal_id", String(64), ForeignKey("deals.id", ondelete="CASCADE"), primary_key=True),
    Column("browser", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("against_people", Boolean, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("finished", Double),
    Column("begun", Double, nullable=False, server_default="0"),
    Column("origin", String(64), nullable=False, server_default=""),
    Column("chosen", Boolean, nullable=False, server_default=false()),
    Index("ix_tries_deal_id", "deal_id"),
)

# --- servers at one database -------------------------------------------------------------------------------------------------

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Double, nullable=False),  # when it counts as gone, if it isn't heard of again
)

minders = Table(
    "minders",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("server", String(32), nullable=False, index=True),
    Column("until", Double, nullable=False, index=True),  # when another server may take over
)

presence = Table(
    "presence",
    metadata,
    Column("server", String(32), ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seats", Text, nullable=False),
)

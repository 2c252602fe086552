"""Journals that know their length and their sum."""

import json

import sqlalchemy as sa
from alembic import op

from kibako.table.store.records import Move, sum_after

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("length", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("sum", sa.String(64), nullable=False, server_default=""))
    op.add_column("moves", sa.Column("sum", sa.String(64), nullable=False, server_default=""))
    connection = op.get_bind()
    for (table,) in connection.execute(sa.text("SELECT id FROM tables")).all():
        _add_sums(connection, table)


def _add_sums(connection: sa.Connection, table: str) -> None:
    """What is there counts as what was kept."""
    found = sa.text("SELECT number, seat, action, draws FROM moves WHERE table_id = :table ORDER BY number")
    total, sums = "", []
    for number, seat, action, draws in connection.execute(found, {"table": table}).all():
        total = sum_after(total, Move(seat, action, json.loads(draws)))
        sums.append({"table": table, "number": number, "sum": total})
    if sums:
        connection.execute(sa.text("UPDATE moves SET sum = :sum WHERE table_id = :table AND number = :number"), sums)
        whole = {"table": table, "length": len(sums), "sum": total}
        connection.execute(sa.text("UPDATE tables SET length = :length, sum = :sum WHERE id = :table"), whole)


def downgrade() -> None:
    op.drop_column("moves", "sum")
    for name in ("sum", "length"):
        op.drop_column("tables", name)

"""Tables that count their changes, and servers that share them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("question", sa.Text))
    op.create_table("servers", sa.Column("id", sa.String(32), primary_key=True), sa.Column("until", sa.Double, nullable=False))
    op.create_table(
        "minders",
        _table_id(),
        sa.Column("server", sa.String(32), nullable=False, index=True),
        sa.Column("until", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "presence",
        sa.Column("server", sa.String(32), sa.ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True),
        _table_id(),
        sa.Column("seats", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("presence", "minders", "servers"):
        op.drop_table(name)
    for name in ("question", "revision"):
        op.drop_column("tables", name)

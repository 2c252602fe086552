"""Seats on their way to another device, and tables that lead on to another."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "handovers",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_table(
        "rematches",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("next_id", sa.String(32), nullable=False),
        sa.Column("turned", sa.Integer, nullable=False),
        sa.Column("asker", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("rematches", "handovers"):
        op.drop_table(name)

"""Spectators whom the players have muted or removed, and which of them said what."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("messages", sa.Column("spectator", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "spectators",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("mark", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("verdict", sa.String(16), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("spectators")
    op.drop_column("messages", "spectator")

"""Mail addresses that must be confirmed by a link before turns are told there. Those that are kept already stay as they are."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("addresses", sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "confirmations",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("mailbox", sa.String(64), nullable=False, index=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("confirmations")
    op.drop_column("addresses", "confirmed")

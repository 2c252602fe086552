"""Luck that all at a table contribute to, and when and from where a deal was begun."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("luck", sa.String(16), nullable=False, server_default="server"))
    op.add_column("seats", sa.Column("luck", sa.String(64), nullable=False, server_default=""))
    op.add_column("tries", sa.Column("begun", sa.Double, nullable=False, server_default="0"))
    op.add_column("tries", sa.Column("origin", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    for table, column in (("tries", "origin"), ("tries", "begun"), ("seats", "luck"), ("tables", "luck")):
        op.drop_column(table, column)

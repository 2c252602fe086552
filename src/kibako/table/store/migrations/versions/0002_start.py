"""Tables that promise their luck, and tables that begin at a position."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("salt", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("start", sa.Text))


def downgrade() -> None:
    for name in ("start", "salt"):
        op.drop_column("tables", name)

"""Tables and deals that are played with somebody's own components."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for name in ("tables", "deals"):
        op.add_column(name, sa.Column("box", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("deals", "tables"):
        op.drop_column(name, "box")

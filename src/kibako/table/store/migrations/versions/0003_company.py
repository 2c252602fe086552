"""Chat, clocks, addresses; deals and who tried them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "messages",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("said", sa.Double, nullable=False),
    )
    op.create_table(
        "clocks",
        _table_id(),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("remaining", sa.Double),
    )
    op.create_table(
        "addresses",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
    )
    op.create_table("keys", sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.Text, nullable=False))
    op.create_table(
        "deals",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("levels", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("source", sa.String(32), nullable=False, index=True),
    )
    op.create_table(
        "tries",
        _table_id(),
        sa.Column("deal_id", sa.String(64), sa.ForeignKey("deals.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("against_people", sa.Boolean, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("finished", sa.Double),
    )
    op.create_index("ix_tries_deal_id", "tries", ["deal_id"])


def downgrade() -> None:
    for name in ("tries", "deals", "keys", "addresses", "clocks", "messages"):
        op.drop_table(name)

"""Tables that are known to be damaged."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("damaged", sa.Integer))


def downgrade() -> None:
    op.drop_column("tables", "damaged")

"""Who sits at a table may be a program, which somebody else runs."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Whoever sits there already did not say so."""
    op.add_column("seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))

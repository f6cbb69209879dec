"""How often a table was changed, so that several servers can share it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add it."""
    op.add_column("tables", sa.Column("revision", sa.BigInteger, nullable=False, server_default="0"))

"""When servers ran, so that no clock runs while none does."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make room for it; before, a server counts as having been there."""
    op.create_table(
        "runs",
        sa.Column("server", sa.String(16), primary_key=True),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("alive", sa.BigInteger, nullable=False),
    )
